"""The asynchronous half; `_sync` is made from it by `python sdk/python/generate.py`."""
