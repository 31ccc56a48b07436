"""Push messages to browsers."""

from adapters.push.web_push import WebPushSealer

__all__ = ["WebPushSealer"]
