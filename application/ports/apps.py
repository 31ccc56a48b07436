"""Storage of apps, grants, authorization codes and refresh tokens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from domain.apps.apps import App, AppId, Grant, GrantId
from domain.hosting.terms import Moment, PlayerId


@dataclass(frozen=True, slots=True)
class AuthorizationCode:
    """A player's consent that the app has not used yet. `grant` is set once the code is exchanged."""

    hash: bytes
    app: AppId
    player: PlayerId
    redirect: str
    scopes: tuple[str, ...]
    challenge: str
    expires_at: Moment
    grant: GrantId | None = None


@dataclass(frozen=True, slots=True)
class RefreshToken:
    """Valid for one refresh. A second use means that this token or its successor was stolen."""

    hash: bytes
    grant: GrantId
    created_at: Moment
    used_at: Moment | None = None


class AppReading(Protocol):
    async def app(self, app: AppId) -> App | None: ...

    async def apps(self, apps: Sequence[AppId]) -> Sequence[App]:
        """Skips ids that do not exist."""
        ...

    async def apps_of(self, author: PlayerId) -> Sequence[App]:
        """Oldest first."""
        ...

    async def grant(self, grant: GrantId) -> Grant | None:
        """Also an ended one."""
        ...

    async def grants_of(self, player: PlayerId, now: Moment) -> Sequence[Grant]:
        """The grants in force, most recently used first."""
        ...

    async def authorization_code(self, hash: bytes) -> AuthorizationCode | None:
        """Also an expired or exchanged one."""
        ...

    async def refresh_token(self, hash: bytes) -> RefreshToken | None:
        """Also a used one."""
        ...


class AppWork(AppReading, Protocol):
    async def add_app(self, app: App) -> None: ...

    async def change_app(self, app: App) -> None:
        """Stores name, redirects and secret."""
        ...

    async def drop_app(self, app: AppId) -> Sequence[str]:
        """Deletes the app with its grants and tokens. Returns the ids of tokens that had not ended."""
        ...

    async def add_authorization_code(self, code: AuthorizationCode) -> None: ...

    async def exchange_code(self, hash: bytes, grant: GrantId) -> bool:
        """Marks the code as exchanged for the grant. False the second time, in any process."""
        ...

    async def add_grant(self, grant: Grant) -> None: ...

    async def extend_grant(self, grant: GrantId, used_at: Moment, expires_at: Moment) -> None: ...

    async def revoke_grant(self, grant: GrantId, at: Moment) -> Sequence[str]:
        """Ends the grant and all its tokens. Returns the ids of tokens that had not ended."""
        ...

    async def revoke_older_tokens(self, grant: GrantId, kept: int, at: Moment) -> Sequence[str]:
        """Ends all tokens of a grant except the newest `kept`. Returns the ids of tokens that had not ended."""
        ...

    async def add_refresh_token(self, token: RefreshToken) -> None: ...

    async def use_refresh_token(self, hash: bytes, at: Moment) -> bool:
        """Marks the token as used. False the second time, in any process."""
        ...

    async def forget_authorization_codes(self, before: Moment, limit: int) -> int:
        """Deletes codes that expired before this."""
        ...

    async def forget_refresh_tokens(self, before: Moment, limit: int) -> int:
        """Deletes refresh tokens used before this moment."""
        ...

    async def forget_grants(self, before: Moment, limit: int) -> int:
        """Deletes grants that expired or were revoked before this."""
        ...
