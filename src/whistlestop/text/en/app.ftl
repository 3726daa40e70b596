# The interface in the browser.  The browser gets this file and cards.ftl.

app-loading = One moment …
app-not-found = There is nothing under this address.
app-to-start = To the start page
app-close = Close
