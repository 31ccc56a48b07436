"""Authlib's authorization server for one request. It gets all data in advance, and records what is to be stored."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from authlib.oauth2.rfc6749 import AuthorizationServer, InvalidRequestError, OAuth2Payload, OAuth2Request
from authlib.oauth2.rfc9207 import IssuerParameter

from adapters.oauth.grants import CodeGrant, Revocation, RotatingGrant, S256Only
from adapters.oauth.models import Client
from application.ports.authorization import AppKnowledge, FreshTexts, Parameters

NO_TEXTS = FreshTexts("", "", 0)


@dataclass(slots=True)
class Response:
    """Authlib's answer. Its extensions may change `location`."""

    status: int
    body: Mapping[str, Any]
    headers: tuple[tuple[str, str], ...]
    location: str


class Payload(OAuth2Payload):
    """The parameters of a query or form."""

    def __init__(self, parameters: Parameters) -> None:
        self._lists: defaultdict[str, list[str]] = defaultdict(list)
        for name, value in parameters:
            self._lists[name].append(value)

    @property
    def data(self) -> dict[str, str]:
        return {name: values[0] for name, values in self._lists.items() if values[0]}

    @property
    def datalist(self) -> defaultdict[str, list[str]]:
        return self._lists

    def refuse_repetition(self) -> None:
        if any(len(values) > 1 for values in self._lists.values()):
            raise InvalidRequestError("A parameter is given more than once.")


class Request(OAuth2Request):
    """A request in the form that Authlib reads. Only the proxy in front knows whether it came by TLS."""

    def __init__(self, method: str, parameters: Parameters, authorization: str | None = None) -> None:
        headers = {} if authorization is None else {"Authorization": authorization}
        super().__init__(method, "https://headwater.invalid/", headers=headers)
        self.parameters = self.payload = Payload(parameters)

    @property
    def form(self) -> dict[str, str]:
        return self.parameters.data


class OwnIssuer(IssuerParameter):
    """Adds the name of this server to answers, so that an app does not confuse two servers (RFC 9207)."""

    def __init__(self, issuer: str) -> None:
        self._issuer = issuer

    def get_issuer(self) -> str:
        return self._issuer


class Server(AuthorizationServer):
    """One instance serves one request."""

    def __init__(
        self,
        issuer: str,
        scopes: frozenset[str],
        knowledge: AppKnowledge,
        texts: FreshTexts = NO_TEXTS,
        code_text: str = "",
    ) -> None:
        super().__init__(scopes_supported=sorted(scopes))
        self.knowledge = knowledge
        self.code_text = code_text
        self.scopes: frozenset[str] | None = None
        self.is_replay = False
        self.is_revocation = False
        self._texts = texts
        self._issuer = issuer
        self.register_grant(CodeGrant, [S256Only(required=True)])
        self.register_grant(RotatingGrant)
        self.register_endpoint(Revocation)
        self.register_token_generator("default", self._tokens)  # type: ignore[arg-type]
        OwnIssuer(issuer)(self)

    def query_client(self, client_id: str) -> Client | None:  # type: ignore[override]
        app = self.knowledge.app
        return Client(app) if app is not None and app.id == client_id else None

    def save_token(self, token: Mapping[str, Any], request: OAuth2Request) -> None:
        self.scopes = frozenset(token["scope"].split())

    def send_signal(self, name: str, *args: object, **kwargs: object) -> None:
        """No code listens to signals."""

    def create_oauth2_request(self, request: Request) -> Request:
        return request

    def handle_response(self, status: int, body: Any, headers: Any) -> Response:
        location = next((value for name, value in headers if name == "Location"), "")
        return Response(status, body or {}, tuple(headers), location)

    def get_error_uri(self, request: OAuth2Request, error: Exception) -> str:
        return f"{self._issuer}/docs/oauth"

    def _tokens(self, *, scope: str, include_refresh_token: bool, **_: object) -> dict[str, Any]:
        tokens = {
            "token_type": "Bearer",
            "access_token": self._texts.access,
            "expires_in": self._texts.seconds,
            "scope": " ".join(sorted(scope.split())),
        }
        return {**tokens, "refresh_token": self._texts.refresh} if include_refresh_token else tokens
