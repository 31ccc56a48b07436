"""Find apps, and the caller's grants to apps."""

from __future__ import annotations

from dataclasses import dataclass

from application.apps.change_app import unknown_app
from application.apps.register_app import app_author
from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import NotFound
from domain.apps.apps import App, AppId, Grant, GrantId


@dataclass(frozen=True, slots=True)
class GrantOfApp:
    grant: Grant
    app: App


async def find_app(desk: Desk, caller: Caller, app: AppId) -> App:
    """Public: the consent page shows the app before the sign-in."""
    async with desk.store.reading() as reading:
        found = await reading.app(app)
    if found is None:
        raise unknown_app(app)
    return found


async def own_apps(desk: Desk, caller: Caller) -> tuple[App, ...]:
    """The apps that the caller has registered, oldest first."""
    author = app_author(caller)
    async with desk.store.reading() as reading:
        return tuple(await reading.apps_of(author.id))


async def own_grants(desk: Desk, caller: Caller) -> tuple[GrantOfApp, ...]:
    """The caller's grants in force, the most recently used first."""
    player = caller.player_with(Scope.ACCOUNT)
    async with desk.store.reading() as reading:
        grants = await reading.grants_of(player.id, desk.clock.now())
        apps = {app.id: app for app in await reading.apps([grant.app for grant in grants])}
    return tuple(GrantOfApp(grant, apps[grant.app]) for grant in grants if grant.app in apps)


async def find_grant(desk: Desk, caller: Caller, grant: GrantId) -> GrantOfApp:
    """NotFound for a grant of another player."""
    found = next((each for each in await own_grants(desk, caller) if each.grant.id == grant), None)
    if found is None:
        raise unknown_grant(grant)
    return found


def unknown_grant(grant: str) -> NotFound:
    return NotFound("unknown-grant", what="grant", id=grant[:60])
