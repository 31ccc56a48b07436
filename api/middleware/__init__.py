"""What every request passes on its way in and out; plain ASGI, because it is paid for each time."""
