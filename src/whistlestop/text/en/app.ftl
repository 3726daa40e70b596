# The interface in the browser.  The browser gets this file and cards.ftl.
