"""Register an app."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Forbidden, LimitReached, Malformed
from application.players.end_tokens import hold_own_token
from application.players.sessions import hash_of
from domain.apps.apps import App, AppId
from domain.apps.redirects import redirect_fault
from domain.hosting.players import Player, PlayerKind
from domain.hosting.texts import is_plain

_PATH: Final = "redirect_uris"


@dataclass(frozen=True, slots=True)
class IssuedApp:
    """An app with its new secret, which is shown only this once. Public apps have no secret."""

    app: App
    secret: str | None = field(repr=False)


async def register_app(
    desk: Desk, caller: Caller, name: str, redirects: tuple[str, ...], is_confidential: bool
) -> IssuedApp:
    author = app_author(caller)
    fit_app(desk, name, redirects)
    secret = desk.ids.token() if is_confidential else None
    id, now = AppId(desk.ids.fresh("app")), desk.clock.now()
    app = App(id, author.id, name, redirects, now, None if secret is None else hash_of(secret))
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
        if len(await work.apps_of(author.id)) >= desk.policy.apps_per_player:
            most = desk.policy.apps_per_player
            raise LimitReached("too-many-apps", limit="apps-per-player", value=most, retry_after=None)
        await work.add_app(app)
        await work.commit()
    return IssuedApp(app, secret)


def app_author(caller: Caller) -> Player:
    """Only a person with an account may register an app."""
    player = caller.player_with(Scope.ACCOUNT)
    if player.kind is not PlayerKind.HUMAN:
        raise Forbidden("humans-only")
    return player


def fit_app(desk: Desk, name: str, redirects: tuple[str, ...]) -> None:
    """Checks the app's name and redirect addresses."""
    if not 0 < len(name.strip()) == len(name) <= desk.policy.label or not is_plain(name):
        raise Malformed("bad-label", path="name", fault=f"must have 1 to {desk.policy.label} printable characters")
    if not 0 < len(redirects) <= desk.policy.redirects_per_app:
        raise Malformed("bad-redirect", path=_PATH, fault=f"must be 1 to {desk.policy.redirects_per_app} addresses")
    for address in redirects:
        fault = redirect_fault(address)
        if fault is not None:
            raise Malformed("bad-redirect", path=_PATH, fault=f"{address[:60]}: {fault}")
