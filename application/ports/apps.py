"""What is stored of apps, of what players let them do, and of the codes and refresh tokens in between."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from domain.apps.apps import App, AppId, Grant, GrantId
from domain.hosting.terms import Moment, PlayerId


@dataclass(frozen=True, slots=True)
class AuthorizationCode:
    """What a player has allowed and an app has not yet fetched. `grant` is what the code was exchanged for."""

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
    """Good for one refresh. A used one that comes again was stolen, or its successor was."""

    hash: bytes
    grant: GrantId
    created_at: Moment
    used_at: Moment | None = None


class AppReading(Protocol):
    async def app(self, app: AppId) -> App | None: ...

    async def apps(self, apps: Sequence[AppId]) -> Sequence[App]:
        """Those that exist."""
        ...

    async def apps_of(self, author: PlayerId) -> Sequence[App]:
        """Oldest first."""
        ...

    async def grant(self, grant: GrantId) -> Grant | None:
        """Also when it has ended."""
        ...

    async def grants_of(self, player: PlayerId, now: Moment) -> Sequence[Grant]:
        """Those that are good, the last used first."""
        ...

    async def authorization_code(self, hash: bytes) -> AuthorizationCode | None:
        """Also when it has expired or was exchanged."""
        ...

    async def refresh_token(self, hash: bytes) -> RefreshToken | None:
        """Also when it was used."""
        ...


class AppWork(AppReading, Protocol):
    async def add_app(self, app: App) -> None: ...

    async def change_app(self, app: App) -> None:
        """Replaces name, redirects and secret."""
        ...

    async def drop_app(self, app: AppId) -> Sequence[str]:
        """Deletes the app with its grants and tokens; the ids of the tokens that had not ended."""
        ...

    async def add_authorization_code(self, code: AuthorizationCode) -> None: ...

    async def exchange_code(self, hash: bytes, grant: GrantId) -> bool:
        """Marks the code as exchanged for the grant, once: false the second time, in any process."""
        ...

    async def add_grant(self, grant: Grant) -> None: ...

    async def extend_grant(self, grant: GrantId, used_at: Moment, expires_at: Moment) -> None: ...

    async def revoke_grant(self, grant: GrantId, at: Moment) -> Sequence[str]:
        """Ends the grant and every token made under it; the ids of those that had not ended."""
        ...

    async def revoke_older_tokens(self, grant: GrantId, kept: int, at: Moment) -> Sequence[str]:
        """Ends all tokens made under a grant but the newest `kept`; the ids of those that had not ended."""
        ...

    async def add_refresh_token(self, token: RefreshToken) -> None: ...

    async def use_refresh_token(self, hash: bytes, at: Moment) -> bool:
        """Marks it as used, once: false the second time, in any process."""
        ...

    async def forget_authorization_codes(self, before: Moment, limit: int) -> int:
        """Deletes codes that expired before this."""
        ...

    async def forget_refresh_tokens(self, before: Moment, limit: int) -> int:
        """Deletes those that were used before this."""
        ...

    async def forget_grants(self, before: Moment, limit: int) -> int:
        """Deletes grants that expired or were revoked before this."""
        ...
