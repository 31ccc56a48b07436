"""Change one of the caller's apps, renew its secret, or remove it."""

from __future__ import annotations

from dataclasses import replace

from application.apps.register_app import IssuedApp, app_author, fit_app
from application.callers import Caller
from application.desk import Desk
from application.errors import Conflict, NotFound
from application.players.end_tokens import announce_end, hold_own_token
from application.players.sessions import hash_of
from application.ports.store import Work
from domain.apps.apps import App, AppId


async def change_app(desk: Desk, caller: Caller, app: AppId, name: str, redirects: tuple[str, ...]) -> App:
    """Changes name and addresses. The grants of players stay."""
    fit_app(desk, name, redirects)
    async with desk.store.working() as work:
        after = replace(await _own_app(desk, work, caller, app), name=name, redirects=redirects)
        await work.change_app(after)
        await work.commit()
    return after


async def renew_secret(desk: Desk, caller: Caller, app: AppId) -> IssuedApp:
    """The new secret of a confidential app. The old one stops working."""
    secret = desk.ids.token()
    async with desk.store.working() as work:
        before = await _own_app(desk, work, caller, app)
        if not before.is_confidential:
            raise Conflict("no-secret")
        after = replace(before, secret=hash_of(secret))
        await work.change_app(after)
        await work.commit()
    return IssuedApp(after, secret)


async def remove_app(desk: Desk, caller: Caller, app: AppId) -> AppId:
    """Ends all grants to the app, and its open streams."""
    async with desk.store.working() as work:
        ended = await work.drop_app((await _own_app(desk, work, caller, app)).id)
        await work.commit()
    await announce_end(desk, ended)
    return app


async def _own_app(desk: Desk, work: Work, caller: Caller, app: AppId) -> App:
    """NotFound for an app of another author.

    Locks the author, so that a change of the name cannot restore an old secret.
    """
    author = app_author(caller)
    await hold_own_token(desk, work, caller)
    found = await work.app(app)
    if found is None or found.author != author.id:
        raise unknown_app(app)
    return found


def unknown_app(app: str) -> NotFound:
    return NotFound("unknown-app", what="app", id=app[:60])
