"""Players, guests, bots, sessions and tokens."""

from __future__ import annotations

from starlette.responses import Response

from api.rest.operation import Ask, Nothing, answer, operation
from api.rest.shapes import (
    BotWish,
    Credentials,
    GuestWish,
    IssuedShape,
    Me,
    PlayerList,
    PlayerShape,
    TokenList,
    TokenWish,
)
from api.rest.telling import issued_shape, player_shape, token_shape
from application.callers import Scope
from application.players.create_bot import create_bot
from application.players.create_bot_token import create_bot_token
from application.players.create_token import create_token
from application.players.enter_as_guest import enter_as_guest
from application.players.find_players import player_by_name
from application.players.list_bot_tokens import list_bot_tokens
from application.players.list_bots import list_bots
from application.players.list_tokens import list_tokens
from application.players.revoke_token import revoke_token
from application.players.sessions import IssuedToken
from application.players.sign_in import sign_in
from application.players.sign_out import sign_out
from application.players.sign_up import sign_up
from application.players.upgrade_guest import upgrade_guest
from domain.hosting.terms import Moment, PlayerId

_PLAYERS = "players"
_TOKENS = "tokens"
_OWN_END = (
    "It ends with the token that is used now, and when that one is revoked. With your `password` it stands for itself."
)
_NAMING = ("name-taken", "bad-name", "bad-password", "too-many-requests")


async def create_player(ask: Ask, wish: Credentials) -> Response:
    return _issued(await sign_up(ask.desk, ask.caller, wish.name, wish.password))


async def create_guest(ask: Ask, wish: GuestWish) -> Response:
    return _issued(await enter_as_guest(ask.desk, ask.caller, wish.name))


async def create_session(ask: Ask, wish: Credentials) -> Response:
    return _issued(await sign_in(ask.desk, ask.caller, wish.name, wish.password))


async def upgrade(ask: Ask, wish: Credentials) -> Response:
    return _issued(await upgrade_guest(ask.desk, ask.caller, wish.name, wish.password))


async def read_player(ask: Ask, _: Nothing) -> Response:
    return answer(player_shape(await player_by_name(ask.desk, ask.caller, ask.path("name"))))


async def read_me(ask: Ask, _: Nothing) -> Response:
    player = ask.caller.required_player()
    return answer(Me(player_shape(player), sorted(ask.caller.scopes), ask.caller.expires_at))


async def end_session(ask: Ask, _: Nothing) -> Response:
    await sign_out(ask.desk, ask.caller)
    return Response(status_code=204)


async def create_own_token(ask: Ask, wish: TokenWish) -> Response:
    scopes = [Scope(scope) for scope in wish.scopes]
    at = _moment(wish.expires_at)
    return _issued(await create_token(ask.desk, ask.caller, wish.label, scopes, at, wish.password))


async def list_own_tokens(ask: Ask, _: Nothing) -> Response:
    return answer(TokenList([token_shape(token) for token in await list_tokens(ask.desk, ask.caller)]))


async def delete_token(ask: Ask, _: Nothing) -> Response:
    await revoke_token(ask.desk, ask.caller, ask.path("token"))
    return Response(status_code=204)


async def create_own_bot(ask: Ask, wish: BotWish) -> Response:
    return answer(player_shape(await create_bot(ask.desk, ask.caller, wish.name)), 201)


async def list_own_bots(ask: Ask, _: Nothing) -> Response:
    return answer(PlayerList([player_shape(bot) for bot in await list_bots(ask.desk, ask.caller)]))


async def create_token_of_bot(ask: Ask, wish: TokenWish) -> Response:
    scopes, bot = [Scope(scope) for scope in wish.scopes], PlayerId(ask.path("bot"))
    at = _moment(wish.expires_at)
    return _issued(await create_bot_token(ask.desk, ask.caller, bot, wish.label, scopes, at, wish.password))


async def list_tokens_of_bot(ask: Ask, _: Nothing) -> Response:
    tokens = await list_bot_tokens(ask.desk, ask.caller, PlayerId(ask.path("bot")))
    return answer(TokenList([token_shape(token) for token in tokens]))


def _moment(at: int | None) -> Moment | None:
    return None if at is None else Moment(at)


def _issued(issued: IssuedToken) -> Response:
    """A token's text is nobody's to keep but the client's."""
    return answer(issued_shape(issued), 201, {"Cache-Control": "no-store"})


OPERATIONS = (
    operation(
        "POST /v1/players",
        "signUp",
        create_player,
        Credentials,
        IssuedShape,
        tag=_PLAYERS,
        status=201,
        says="Sign up with name and password",
        codes=_NAMING,
    ),
    operation(
        "POST /v1/guests",
        "enterAsGuest",
        create_guest,
        GuestWish,
        IssuedShape,
        tag=_PLAYERS,
        status=201,
        says="Enter without a password",
        codes=_NAMING,
        optional_body=True,
    ),
    operation(
        "POST /v1/sessions",
        "signIn",
        create_session,
        Credentials,
        IssuedShape,
        tag=_PLAYERS,
        status=201,
        says="Sign in",
        codes=("wrong-password",),
    ),
    operation(
        "DELETE /v1/sessions/current",
        "signOut",
        end_session,
        Nothing,
        None,
        tag=_PLAYERS,
        status=204,
        says="Sign out: the token of this request is no longer good",
        scope="known",
        codes=("sign-in-needed",),
    ),
    operation(
        "GET /v1/players/{name}",
        "readPlayer",
        read_player,
        Nothing,
        PlayerShape,
        tag=_PLAYERS,
        says="A player by name",
        codes=("unknown-player",),
    ),
    operation(
        "GET /v1/me",
        "readMe",
        read_me,
        Nothing,
        Me,
        tag=_PLAYERS,
        says="Who you are and what your token may do",
        scope="known",
        codes=("sign-in-needed",),
    ),
    operation(
        "POST /v1/me/upgrade",
        "upgradeGuest",
        upgrade,
        Credentials,
        IssuedShape,
        tag=_PLAYERS,
        status=201,
        says="Make a guest a player with name and password; older tokens end",
        scope=Scope.ACCOUNT,
        codes=("sign-in-needed", "scope-missing", "not-a-guest", *_NAMING),
    ),
    operation(
        "GET /v1/tokens",
        "listTokens",
        list_own_tokens,
        Nothing,
        TokenList,
        tag=_TOKENS,
        says="Your tokens, without their texts",
        scope=Scope.ACCOUNT,
        codes=("sign-in-needed", "scope-missing"),
    ),
    operation(
        "POST /v1/tokens",
        "createToken",
        create_own_token,
        TokenWish,
        IssuedShape,
        tag=_TOKENS,
        status=201,
        says="A new token",
        details=_OWN_END,
        scope=Scope.ACCOUNT,
        codes=("sign-in-needed", "scope-missing", "bad-scopes", "bad-expiry", "wrong-password", "too-many-tokens"),
    ),
    operation(
        "DELETE /v1/tokens/{token}",
        "revokeToken",
        delete_token,
        Nothing,
        None,
        tag=_TOKENS,
        status=204,
        says="Revoke a token, yours or one of your bots', and all that were made with it",
        details="The token that is used now can be revoked without the scope.",
        scope=Scope.ACCOUNT,
        codes=("sign-in-needed", "scope-missing", "unknown-token"),
    ),
    operation(
        "GET /v1/bots",
        "listBots",
        list_own_bots,
        Nothing,
        PlayerList,
        tag=_TOKENS,
        says="Your bots",
        scope=Scope.BOTS,
        codes=("sign-in-needed", "scope-missing"),
    ),
    operation(
        "POST /v1/bots",
        "createBot",
        create_own_bot,
        BotWish,
        PlayerShape,
        tag=_TOKENS,
        status=201,
        says="A new bot",
        scope=Scope.BOTS,
        codes=("sign-in-needed", "scope-missing", "humans-only", "name-taken", "bad-name"),
    ),
    operation(
        "GET /v1/bots/{bot}/tokens",
        "listBotTokens",
        list_tokens_of_bot,
        Nothing,
        TokenList,
        tag=_TOKENS,
        says="The tokens of a bot of yours",
        scope=Scope.BOTS,
        codes=("sign-in-needed", "scope-missing", "unknown-bot"),
    ),
    operation(
        "POST /v1/bots/{bot}/tokens",
        "createBotToken",
        create_token_of_bot,
        TokenWish,
        IssuedShape,
        tag=_TOKENS,
        status=201,
        says="A token that a bot of yours acts with",
        details=_OWN_END,
        scope=Scope.BOTS,
        codes=("sign-in-needed", "scope-missing", "unknown-bot", "bad-scopes", "bad-expiry", "wrong-password"),
    ),
)
