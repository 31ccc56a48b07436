"""The OAuth endpoints for apps. They are thin: Authlib decides, and use cases store."""

from __future__ import annotations

from api.oauth.endpoints import oauth_routes

__all__ = ["oauth_routes"]
