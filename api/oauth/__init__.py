"""OAuth's own endpoints, for programs of other people: thin, because Authlib judges and use cases store."""

from __future__ import annotations

from api.oauth.endpoints import oauth_routes

__all__ = ["oauth_routes"]
