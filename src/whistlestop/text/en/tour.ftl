# The guided first game in the browser.
