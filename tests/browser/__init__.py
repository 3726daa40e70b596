"""The app in a real browser, as people meet it."""
