"""The port's Authorization, built on Authlib. It translates Authlib's errors."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from authlib.oauth2 import OAuth2Error
from authlib.oauth2.rfc6749 import (
    InvalidClientError,
    InvalidScopeError,
    UnsupportedResponseTypeError,
)
from authlib.oauth2.rfc6749.util import extract_basic_authorization
from authlib.oauth2.rfc8414 import AuthorizationServerMetadata

from adapters.oauth.grants import METHODS, NoS256Challenge, UnregisteredRedirect
from adapters.oauth.models import GRANT_TYPES
from adapters.oauth.server import Request, Response, Server
from application.ports.authorization import (
    AppAnswer,
    AppKnowledge,
    AppRequest,
    AuthorizationFault,
    FreshTexts,
    Parameters,
    Wish,
)
from application.words import LANGUAGES
from domain.apps.apps import App, AppId
from domain.kernel.plain import Plain

_CODES: Final[Mapping[type[OAuth2Error], str]] = {
    InvalidClientError: "unknown-app",
    UnregisteredRedirect: "bad-redirect",
    InvalidScopeError: "bad-app-scopes",
    NoS256Challenge: "challenge-needed",
    UnsupportedResponseTypeError: "bad-response-type",
}
_ENDPOINTS: Final = {
    "authorization_endpoint": "/oauth/authorize",
    "token_endpoint": "/oauth/token",
    "revocation_endpoint": "/oauth/revoke",
    "service_documentation": "/docs/oauth",
}


class AuthlibAuthorization:
    """`issuer` is the server's public address, and `scopes` are all scopes that an app may request."""

    def __init__(self, issuer: str, scopes: frozenset[str]) -> None:
        self._issuer = issuer.rstrip("/")
        self._scopes = scopes

    def wish(self, parameters: Parameters, app: App | None) -> Wish:
        request = self._consent_grant(self._server(app), parameters).request
        data = request.payload.data
        assert app is not None
        return Wish(app, data["redirect_uri"], frozenset(request.scope.split()), data["code_challenge"])

    def approval(self, parameters: Parameters, app: App, code: str) -> str:
        return self._way_back(self._server(app, code), parameters, is_allowed=True)

    def denial(self, parameters: Parameters, app: App) -> str:
        return self._way_back(self._server(app), parameters, is_allowed=False)

    def named_app(self, request: AppRequest) -> AppId | None:
        name, _ = extract_basic_authorization({"Authorization": _readable_header(request.authorization) or ""})
        return AppId(name) if name else next((AppId(value) for key, value in request.form if key == "client_id"), None)

    def token_answer(self, request: AppRequest, knowledge: AppKnowledge, texts: FreshTexts) -> AppAnswer:
        server = Server(self._issuer, self._scopes, knowledge, texts)
        oauth_request = Request("POST", request.form, _readable_header(request.authorization))
        return _answer(server, _respond(server, oauth_request, server.create_token_response))

    def revocation_answer(self, request: AppRequest, knowledge: AppKnowledge) -> AppAnswer:
        server = Server(self._issuer, self._scopes, knowledge)
        oauth_request = Request("POST", request.form, _readable_header(request.authorization))
        answer: Callable[[Request], Any] = partial(server.create_endpoint_response, "revocation")
        return _answer(server, _respond(server, oauth_request, answer))

    def metadata(self) -> Mapping[str, Plain]:
        return AuthorizationServerMetadata(  # type: ignore[return-value]
            issuer=self._issuer,
            **{name: self._issuer + path for name, path in _ENDPOINTS.items()},
            scopes_supported=sorted(self._scopes),
            response_types_supported=["code"],
            response_modes_supported=["query"],
            grant_types_supported=list(GRANT_TYPES),
            token_endpoint_auth_methods_supported=METHODS,
            revocation_endpoint_auth_methods_supported=METHODS,
            code_challenge_methods_supported=["S256"],
            authorization_response_iss_parameter_supported=True,
            ui_locales_supported=list(LANGUAGES),
        )

    def _server(self, app: App | None, code: str = "") -> Server:
        return Server(self._issuer, self._scopes, AppKnowledge(app), code_text=code)

    def _consent_grant(self, server: Server, parameters: Parameters) -> Any:
        try:
            return server.get_consent_grant(Request("GET", parameters))  # type: ignore[no-untyped-call]
        except OAuth2Error as error:
            redirect = error.redirect_uri and self._error_address(server, error)
            raise AuthorizationFault(str(error.error), _code(error), error.get_error_description(), redirect) from None
        except ValueError:
            # Authlib quotes a response type in a description, which may not contain every character.
            raise AuthorizationFault("invalid_request", "bad-authorization", "not readable") from None

    def _error_address(self, server: Server, error: OAuth2Error) -> str:
        response: Any = server.handle_error_response(Request("GET", ()), error)
        server.execute_hook("after_create_authorization_response", response)
        return str(response.location)

    def _way_back(self, server: Server, parameters: Parameters, *, is_allowed: bool) -> str:
        grant = self._consent_grant(server, parameters)
        answer: Any = server.create_authorization_response(grant.request, "player" if is_allowed else None, grant)
        return str(answer.location)


def _readable_header(authorization: str | None) -> str | None:
    """None for a header that is not text, which Authlib cannot handle."""
    try:
        extract_basic_authorization({"Authorization": authorization or ""})
    except ValueError:
        return None
    return authorization


def _respond(server: Server, request: Request, answer: Callable[[Request], Any]) -> Any:
    """Refuses a request with a repeated parameter; otherwise the answer."""
    try:
        request.parameters.refuse_repetition()
    except OAuth2Error as error:
        response: Any = server.handle_error_response(request, error)
        return response
    return answer(request)


def _answer(server: Server, response: Response) -> AppAnswer:
    is_done = response.status == 200
    return AppAnswer(
        response.status,
        response.body,
        response.headers,
        server.scopes if is_done else None,
        server.is_replay,
        server.is_revocation and is_done,
    )


def _code(error: OAuth2Error) -> str:
    return next((code for kind, code in _CODES.items() if isinstance(error, kind)), "bad-authorization")
