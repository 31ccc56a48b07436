"""The web client in a real browser, served by a real server."""
