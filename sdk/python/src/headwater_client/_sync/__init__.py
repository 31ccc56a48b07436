"""The synchronous half, made from `_async` by `python sdk/python/generate.py`."""
