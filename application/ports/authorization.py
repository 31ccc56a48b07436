"""The OAuth 2.1 protocol without I/O: it reads an app's request and computes the answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from application.ports.apps import AuthorizationCode, RefreshToken
from domain.apps.apps import App, AppId, Grant
from domain.kernel.plain import Plain

Parameters: TypeAlias = tuple[tuple[str, str], ...]
"""Names and values as received, with repetitions."""


@dataclass(frozen=True, slots=True)
class Wish:
    """An app's request to a player. `redirect` is registered for the app, and `challenge` uses S256."""

    app: App
    redirect: str
    scopes: frozenset[str]
    challenge: str


class AuthorizationFault(Exception):
    """`error` is the code of OAuth, `code` that of this server.

    `redirect` reports the error to the app. It is set only when the address is registered for the app.
    """

    def __init__(self, error: str, code: str, detail: str, redirect: str | None = None) -> None:
        super().__init__(error)
        self.error = error
        self.code = code
        self.detail = detail
        self.redirect = redirect


@dataclass(frozen=True, slots=True)
class AppRequest:
    """A request by the app itself, at the token or revocation endpoint."""

    form: Parameters
    authorization: str | None


@dataclass(frozen=True, slots=True)
class AppKnowledge:
    """All stored data that the request names; None for what does not exist."""

    app: App | None = None
    code: AuthorizationCode | None = None
    refresh: RefreshToken | None = None
    grant: Grant | None = None


@dataclass(frozen=True, slots=True)
class AppAnswer:
    """The answer to send, and what has to be stored with it.

    `scopes` are those of the new access token. `is_replay` means that a code or refresh token was used a second time.
    """

    status: int
    body: Mapping[str, Plain]
    headers: tuple[tuple[str, str], ...]
    scopes: frozenset[str] | None = None
    is_replay: bool = False
    is_revocation: bool = False


@dataclass(frozen=True, slots=True)
class FreshTexts:
    """New token texts for the answer, and the lifetime of the access token in seconds."""

    access: str
    refresh: str
    seconds: int


class Authorization(Protocol):
    """Pure: stores, sends and remembers nothing."""

    def wish(self, parameters: Parameters, app: App | None) -> Wish:
        """The request of an app. Raises AuthorizationFault."""
        ...

    def approval(self, parameters: Parameters, app: App, code: str) -> str:
        """The redirect to the app with a code."""
        ...

    def denial(self, parameters: Parameters, app: App) -> str:
        """The redirect to the app without a code."""
        ...

    def named_app(self, request: AppRequest) -> AppId | None:
        """The app that the request names."""
        ...

    def token_answer(self, request: AppRequest, knowledge: AppKnowledge, texts: FreshTexts) -> AppAnswer: ...

    def revocation_answer(self, request: AppRequest, knowledge: AppKnowledge) -> AppAnswer:
        """`knowledge.grant` is the grant of the named token."""
        ...

    def metadata(self) -> Mapping[str, Plain]:
        """The server's metadata for clients (RFC 8414)."""
        ...
