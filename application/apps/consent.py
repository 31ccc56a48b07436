"""Show a player the request of an app, and record the decision."""

from __future__ import annotations

from dataclasses import replace

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Malformed, NotFound, Refusal
from application.players.end_tokens import hold_own_token
from application.players.sessions import hash_of, player_scopes
from application.ports.apps import AuthorizationCode
from application.ports.authorization import AuthorizationFault, Parameters, Wish
from domain.apps.apps import App, AppId
from domain.hosting.players import Player
from domain.hosting.terms import Moment

LONGEST_REQUEST = 4_000


async def read_wish(desk: Desk, caller: Caller, parameters: Parameters) -> Wish:
    """The scopes that an authorization request asks for. Anyone may read it, to know the app before signing in.

    A signed-in player sees only the scopes that they can grant.
    """
    wish = _wish(desk, parameters, await _named_app(desk, parameters))
    return wish if caller.player is None else _within(wish, caller.player)


async def allow_app(desk: Desk, caller: Caller, parameters: Parameters) -> str:
    """The redirect back to the app, with a code for one use within a minute."""
    player = caller.player_with(Scope.ACCOUNT)
    app = await _named_app(desk, parameters)
    wish, text = _within(_wish(desk, parameters, app), player), desk.ids.token()
    end = Moment(desk.clock.now() + desk.policy.authorization_code)
    scopes = tuple(sorted(wish.scopes))
    code = AuthorizationCode(hash_of(text), wish.app.id, player.id, wish.redirect, scopes, wish.challenge, end)
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
        await work.add_authorization_code(code)
        await work.commit()
    return desk.authorization.approval(parameters, wish.app, text)


async def refuse_app(desk: Desk, caller: Caller, parameters: Parameters) -> str:
    """The redirect back to the app, without a code."""
    wish = _wish(desk, parameters, await _named_app(desk, parameters))
    return desk.authorization.denial(parameters, wish.app)


async def _named_app(desk: Desk, parameters: Parameters) -> App | None:
    if sum(len(name) + len(value) for name, value in parameters) > LONGEST_REQUEST:
        raise Malformed("too-long", path="query", fault=f"must have at most {LONGEST_REQUEST} characters")
    id = next((value for name, value in parameters if name == "client_id"), "")
    async with desk.store.reading() as reading:
        return await reading.app(AppId(id))


def _wish(desk: Desk, parameters: Parameters, app: App | None) -> Wish:
    try:
        return desk.authorization.wish(parameters, app)
    except AuthorizationFault as fault:
        raise _refusal(fault, parameters) from None


def _refusal(fault: AuthorizationFault, parameters: Parameters) -> Refusal:
    """`redirect` lets a page offer a link back.

    The server does not redirect by itself, because the address may be a trap.
    """
    if fault.code == "unknown-app":
        id = next((value for name, value in parameters if name == "client_id"), "")
        return NotFound(fault.code, what="app", id=id[:60])
    way_back = {} if fault.redirect is None else {"redirect": fault.redirect}
    detail = _redirect_detail(parameters) if fault.code == "bad-redirect" else fault.detail
    return Malformed(fault.code, path="query", fault=detail, error=fault.error, **way_back)


def _redirect_detail(parameters: Parameters) -> str:
    """The address, which needs no translation. The library's own error texts are English."""
    address = next((value for name, value in parameters if name == "redirect_uri"), "")
    return address[:60] if address.isascii() and address.isprintable() and address else "?"


def _within(wish: Wish, player: Player) -> Wish:
    scopes = wish.scopes & player_scopes(player)
    if not scopes:
        raise Malformed("bad-app-scopes", path="scope", fault="nothing that this player may do")
    return replace(wish, scopes=frozenset(map(str, scopes)))
