"""OAuth 2.1 by Authlib."""

from __future__ import annotations

import logging

from adapters.oauth.rules import AuthlibAuthorization

# At DEBUG the library logs the tokens that it issues.
logging.getLogger("authlib").setLevel(logging.WARNING)

__all__ = ["AuthlibAuthorization"]
