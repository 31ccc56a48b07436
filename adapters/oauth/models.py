"""Stored data in the classes that Authlib expects."""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest

from authlib.oauth2.rfc6749 import AuthorizationCodeMixin, ClientMixin, TokenMixin

from application.ports.apps import AuthorizationCode
from domain.apps.apps import App, Grant
from domain.apps.redirects import is_registered

GRANT_TYPES = ("authorization_code", "refresh_token")


class Client(ClientMixin):
    """An app. A confidential app must send its secret, and a public app has none."""

    def __init__(self, app: App) -> None:
        self.app = app

    def get_client_id(self) -> str:
        return self.app.id

    def get_default_redirect_uri(self) -> str:
        """There is no default: a request must name its address."""
        return ""

    def get_allowed_scope(self, scope: str | None) -> str | None:  # type: ignore[override]
        """None for a request without scopes, which Authlib then refuses."""
        return scope or None

    def check_redirect_uri(self, redirect_uri: str) -> bool:
        return is_registered(redirect_uri, self.app.redirects)

    def check_client_secret(self, client_secret: str) -> bool:
        secret_hash = self.app.secret
        return secret_hash is not None and compare_digest(secret_hash, sha256(client_secret.encode()).digest())

    def check_endpoint_auth_method(self, method: str, endpoint: str) -> bool:
        return (method == "none") is not self.app.is_confidential

    def check_response_type(self, response_type: str) -> bool:
        return response_type == "code"

    def check_grant_type(self, grant_type: str) -> bool:
        return grant_type in GRANT_TYPES


class Code(AuthorizationCodeMixin):
    """A stored authorization code."""

    def __init__(self, stored: AuthorizationCode) -> None:
        self.stored = stored
        self.code_challenge = stored.challenge
        self.code_challenge_method = "S256"

    def get_redirect_uri(self) -> str:
        return self.stored.redirect

    def get_scope(self) -> str:
        return scope_text(self.stored.scopes)


class Granted(TokenMixin):
    """A token that stands for a grant: a refresh token, or the token to revoke."""

    def __init__(self, grant: Grant) -> None:
        self.grant = grant

    def check_client(self, client: ClientMixin) -> bool:
        return isinstance(client, Client) and client.app.id == self.grant.app

    def get_scope(self) -> str:
        return scope_text(self.grant.scopes)


def scope_text(scopes: tuple[str, ...]) -> str:
    return " ".join(sorted(scopes))
