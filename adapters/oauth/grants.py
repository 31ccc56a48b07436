"""The two grant types. They work on data that the use case has read, and do no I/O."""

from __future__ import annotations

from typing import Any, Protocol

from authlib.oauth2.rfc6749 import ClientMixin, InvalidGrantError, InvalidRequestError, OAuth2Request, TokenMixin
from authlib.oauth2.rfc6749.grants import AuthorizationCodeGrant, RefreshTokenGrant
from authlib.oauth2.rfc7009 import RevocationEndpoint
from authlib.oauth2.rfc7636 import CodeChallenge

from adapters.oauth.models import Client, Code, Granted
from application.ports.authorization import AppKnowledge

METHODS = ["client_secret_basic", "client_secret_post", "none"]


class GrantServer(Protocol):
    """The part of the server that the grant types use."""

    knowledge: AppKnowledge
    code_text: str
    is_replay: bool
    is_revocation: bool


class UnregisteredRedirect(InvalidRequestError):
    """The app has not registered this address, so the server does not redirect to it."""


class NoS256Challenge(InvalidRequestError):
    """PKCE is missing, or uses a method without protection."""


class S256Only(CodeChallenge):
    """PKCE as OAuth 2.1 requires it: always, and never `plain`."""

    SUPPORTED_CODE_CHALLENGE_METHOD = ["S256"]  # noqa: RUF012

    def validate_code_challenge(self, grant: Any, redirect_uri: str) -> None:
        data = grant.request.payload.data
        if not data.get("code_challenge") or data.get("code_challenge_method") != "S256":
            raise NoS256Challenge("A 'code_challenge' with the 'code_challenge_method' S256 is required.")
        super().validate_code_challenge(grant, redirect_uri)


class CodeGrant(AuthorizationCodeGrant):
    """Authorization code with PKCE."""

    TOKEN_ENDPOINT_AUTH_METHODS = METHODS
    server: GrantServer

    @staticmethod
    def validate_authorization_redirect_uri(request: OAuth2Request, client: ClientMixin) -> str:
        address = request.payload.redirect_uri if request.payload else None
        if not address or not client.check_redirect_uri(address):
            raise UnregisteredRedirect("The 'redirect_uri' is not registered for this client.")
        return str(address)

    def generate_authorization_code(self) -> str:
        return self.server.code_text

    def save_authorization_code(self, code: str, request: OAuth2Request) -> None:
        """Does nothing: the use case stores the code."""

    def query_authorization_code(self, code: str, client: ClientMixin) -> Code | None:
        stored = self.server.knowledge.code
        if stored is None or not isinstance(client, Client) or stored.app != client.app.id:
            return None
        return Code(stored)

    def delete_authorization_code(self, authorization_code: Code) -> None:
        """Does nothing: the use case marks the code as used, to recognise a second use."""

    def authenticate_user(self, authorization_code: Code) -> str:
        """Runs last, after the checks of redirect and PKCE: no stranger can trigger the reaction to a replay."""
        if authorization_code.stored.grant is not None:
            self.server.is_replay = True
            raise InvalidGrantError("Invalid 'code' in request.")
        return authorization_code.stored.player


class RotatingGrant(RefreshTokenGrant):
    """Each refresh token works once, and gives the next one."""

    TOKEN_ENDPOINT_AUTH_METHODS = METHODS
    INCLUDE_NEW_REFRESH_TOKEN = True
    server: GrantServer

    def authenticate_refresh_token(self, refresh_token: str) -> Granted | None:  # type: ignore[override]
        knowledge = self.server.knowledge
        return Granted(knowledge.grant) if knowledge.refresh and knowledge.grant else None

    def authenticate_user(self, refresh_token: TokenMixin) -> str:
        knowledge = self.server.knowledge
        if knowledge.refresh and knowledge.refresh.used_at is not None:
            self.server.is_replay = True
            raise InvalidGrantError("Invalid 'refresh_token' in request.")
        return refresh_token.grant.player if isinstance(refresh_token, Granted) else ""

    def revoke_old_credential(self, refresh_token: TokenMixin) -> None:
        """Does nothing: the use case marks the token as used, to recognise a second use."""


class Revocation(RevocationEndpoint):
    """Revoking any token of a grant ends the whole grant."""

    CLIENT_AUTH_METHODS = METHODS
    server: GrantServer

    def query_token(self, token_string: str, token_type_hint: str | None) -> Granted | None:
        grant = self.server.knowledge.grant
        return Granted(grant) if grant else None

    def revoke_token(self, token: Granted, request: OAuth2Request) -> None:
        self.server.is_revocation = True
