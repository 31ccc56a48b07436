"""Middleware around every request. It is plain ASGI because each request pays for it."""
