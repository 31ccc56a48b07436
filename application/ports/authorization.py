"""The protocol of OAuth 2.1 as pure judgement: what a request of an app asks for, and how it is answered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from application.ports.apps import AuthorizationCode, RefreshToken
from domain.apps.apps import App, AppId, Grant
from domain.kernel.plain import Plain

Parameters: TypeAlias = tuple[tuple[str, str], ...]
"""Names and values as they came, repetitions included."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What an app asks a player for. `redirect` is one of the app's own, and `challenge` an S256 one."""

    app: App
    redirect: str
    scopes: frozenset[str]
    challenge: str


class AuthorizationFault(Exception):
    """`error` is OAuth's own word, `code` ours. `redirect` is where the app hears of it, once the address is known to
    be the app's.
    """

    def __init__(self, error: str, code: str, detail: str, redirect: str | None = None) -> None:
        super().__init__(error)
        self.error = error
        self.code = code
        self.detail = detail
        self.redirect = redirect


@dataclass(frozen=True, slots=True)
class AppRequest:
    """A request that an app itself makes, at the token or the revocation endpoint."""

    form: Parameters
    authorization: str | None


@dataclass(frozen=True, slots=True)
class AppKnowledge:
    """All that is stored about what the request names; None where there is nothing of the kind."""

    app: App | None = None
    code: AuthorizationCode | None = None
    refresh: RefreshToken | None = None
    grant: Grant | None = None


@dataclass(frozen=True, slots=True)
class AppAnswer:
    """The answer, ready to be sent, and what has to be stored with it.

    `scopes` are those of the new access token. `is_replay`: somebody used a code or refresh token that was used before.
    """

    status: int
    body: Mapping[str, Plain]
    headers: tuple[tuple[str, str], ...]
    scopes: frozenset[str] | None = None
    is_replay: bool = False
    is_revocation: bool = False


@dataclass(frozen=True, slots=True)
class FreshTexts:
    """The texts that an answer may give out, and for how many seconds the access token is good."""

    access: str
    refresh: str
    seconds: int


class Authorization(Protocol):
    """Pure: nothing is stored, sent or remembered."""

    def wish(self, parameters: Parameters, app: App | None) -> Wish:
        """What an authorization request asks for; raises AuthorizationFault."""
        ...

    def approval(self, parameters: Parameters, app: App, code: str) -> str:
        """The address that takes a player back to the app with a code."""
        ...

    def denial(self, parameters: Parameters, app: App) -> str:
        """The address that takes a player back to the app without one."""
        ...

    def named_app(self, request: AppRequest) -> AppId | None:
        """The app that a request says it comes from."""
        ...

    def token_answer(self, request: AppRequest, knowledge: AppKnowledge, texts: FreshTexts) -> AppAnswer: ...

    def revocation_answer(self, request: AppRequest, knowledge: AppKnowledge) -> AppAnswer:
        """`knowledge.grant` is that of the token that the request names."""
        ...

    def metadata(self) -> Mapping[str, Plain]:
        """What a client has to know of this server (RFC 8414)."""
        ...
