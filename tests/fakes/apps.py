"""The part of the fake store that keeps apps, grants, codes and refresh tokens."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from application.ports.apps import AuthorizationCode, RefreshToken
from domain.apps.apps import App, AppId, Grant, GrantId
from domain.hosting.terms import Moment, PlayerId
from tests.fakes.pruning import drop

if TYPE_CHECKING:
    from tests.fakes.store import Shelves


@dataclass
class AppShelves:
    apps: dict[AppId, App] = field(default_factory=dict)
    grants: dict[GrantId, Grant] = field(default_factory=dict)
    authorization_codes: dict[bytes, AuthorizationCode] = field(default_factory=dict)
    refresh_tokens: dict[bytes, RefreshToken] = field(default_factory=dict)


def drop_app(shelves: "Shelves", app: AppId) -> Sequence[str]:
    ended = [token.id for token in shelves.tokens.values() if token.app == app]
    alive = [token for token in ended if shelves.tokens[token].revoked_at is None]
    drop(shelves.tokens, ended)
    grants = {grant.id for grant in shelves.grants.values() if grant.app == app}
    drop(shelves.grants, grants)
    drop(shelves.refresh_tokens, [each.hash for each in shelves.refresh_tokens.values() if each.grant in grants])
    drop(shelves.authorization_codes, [c.hash for c in shelves.authorization_codes.values() if c.app == app])
    drop(shelves.apps, [app])
    return alive


class FakeAppReading:
    _shelves: "Shelves"

    async def app(self, app: AppId) -> App | None:
        return self._shelves.apps.get(app)

    async def apps(self, apps: Sequence[AppId]) -> Sequence[App]:
        return [self._shelves.apps[app] for app in dict.fromkeys(apps) if app in self._shelves.apps]

    async def apps_of(self, author: PlayerId) -> Sequence[App]:
        own = [app for app in self._shelves.apps.values() if app.author == author]
        return sorted(own, key=lambda app: (app.created_at, app.id))

    async def grant(self, grant: GrantId) -> Grant | None:
        return self._shelves.grants.get(grant)

    async def grants_of(self, player: PlayerId, now: Moment) -> Sequence[Grant]:
        good = [grant for grant in self._shelves.grants.values() if grant.player == player and grant.is_good(now)]
        return sorted(good, key=lambda grant: (-grant.used_at, grant.id))

    async def authorization_code(self, hash: bytes) -> AuthorizationCode | None:
        return self._shelves.authorization_codes.get(hash)

    async def refresh_token(self, hash: bytes) -> RefreshToken | None:
        return self._shelves.refresh_tokens.get(hash)


class FakeAppWork(FakeAppReading):
    def _end(self, line: set[str], at: Moment) -> list[str]:
        raise NotImplementedError

    async def add_app(self, app: App) -> None:
        self._shelves.apps[app.id] = app

    async def change_app(self, app: App) -> None:
        self._shelves.apps[app.id] = app

    async def drop_app(self, app: AppId) -> Sequence[str]:
        return drop_app(self._shelves, app)

    async def add_authorization_code(self, code: AuthorizationCode) -> None:
        self._shelves.authorization_codes[code.hash] = code

    async def exchange_code(self, hash: bytes, grant: GrantId) -> bool:
        code = self._shelves.authorization_codes[hash]
        if code.grant is not None:
            return False
        self._shelves.authorization_codes[hash] = replace(code, grant=grant)
        return True

    async def add_grant(self, grant: Grant) -> None:
        self._shelves.grants[grant.id] = grant

    async def extend_grant(self, grant: GrantId, used_at: Moment, expires_at: Moment) -> None:
        self._shelves.grants[grant] = replace(self._shelves.grants[grant], used_at=used_at, expires_at=expires_at)

    async def revoke_grant(self, grant: GrantId, at: Moment) -> Sequence[str]:
        known = self._shelves.grants[grant]
        self._shelves.grants[grant] = replace(known, revoked_at=known.revoked_at or at)
        return self._end({token.id for token in self._shelves.tokens.values() if token.parent == grant}, at)

    async def revoke_older_tokens(self, grant: GrantId, kept: int, at: Moment) -> Sequence[str]:
        made = [token for token in self._shelves.tokens.values() if token.parent == grant]
        newest = sorted(made, key=lambda token: (token.created_at, token.id), reverse=True)
        return self._end({token.id for token in newest[kept:]}, at)

    async def add_refresh_token(self, token: RefreshToken) -> None:
        self._shelves.refresh_tokens[token.hash] = token

    async def use_refresh_token(self, hash: bytes, at: Moment) -> bool:
        token = self._shelves.refresh_tokens[hash]
        if token.used_at is not None:
            return False
        self._shelves.refresh_tokens[hash] = replace(token, used_at=at)
        return True

    async def forget_authorization_codes(self, before: Moment, limit: int) -> int:
        shelf = self._shelves.authorization_codes
        return drop(shelf, [code.hash for code in shelf.values() if code.expires_at < before][:limit])

    async def forget_refresh_tokens(self, before: Moment, limit: int) -> int:
        shelf = self._shelves.refresh_tokens
        return drop(shelf, [each.hash for each in shelf.values() if each.used_at and each.used_at < before][:limit])

    async def forget_grants(self, before: Moment, limit: int) -> int:
        shelves = self._shelves
        old = [each.id for each in shelves.grants.values() if min(each.expires_at, each.revoked_at or before) < before]
        gone = old[:limit]
        drop(shelves.refresh_tokens, [each.hash for each in shelves.refresh_tokens.values() if each.grant in gone])
        return drop(shelves.grants, gone)
