"""The ASGI application for servers other than our own: `some-server headwater.asgi:app`."""

from __future__ import annotations

from headwater import logs
from headwater.settings import load_or_exit
from headwater.wiring import wire

_settings = load_or_exit()
logs.configure(_settings.log_level, _settings.log_format)
app = wire(_settings).app
