"""Players, guests, bots, sessions and tokens."""

from __future__ import annotations

from msgspec.structs import replace
from starlette.responses import Response

from api.rest.operation import Call, Nothing, json_response, operation
from api.rest.responses import issued_shape, player_shape, token_shape
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
from application.accounts.read_account import profile_text
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
_NAME_CODES = ("name-taken", "bad-name", "bad-password", "too-many-requests")


async def create_player(call: Call, body: Credentials) -> Response:
    return token_response(await sign_up(call.desk, call.caller, body.name, body.password))


async def create_guest(call: Call, body: GuestWish) -> Response:
    return token_response(await enter_as_guest(call.desk, call.caller, body.name))


async def create_session(call: Call, body: Credentials) -> Response:
    return token_response(await sign_in(call.desk, call.caller, body.name, body.password))


async def upgrade(call: Call, body: Credentials) -> Response:
    return token_response(await upgrade_guest(call.desk, call.caller, body.name, body.password))


async def read_player(call: Call, _: Nothing) -> Response:
    player = await player_by_name(call.desk, call.caller, call.path("name"))
    return json_response(replace(player_shape(player), text=await profile_text(call.desk, player.id)))


async def read_me(call: Call, _: Nothing) -> Response:
    player = call.caller.required_player()
    return json_response(Me(player_shape(player), sorted(call.caller.scopes), call.caller.expires_at))


async def end_session(call: Call, _: Nothing) -> Response:
    await sign_out(call.desk, call.caller)
    return Response(status_code=204)


async def create_own_token(call: Call, body: TokenWish) -> Response:
    scopes = [Scope(scope) for scope in body.scopes]
    at = _moment(body.expires_at)
    return token_response(await create_token(call.desk, call.caller, body.label, scopes, at, body.password))


async def list_own_tokens(call: Call, _: Nothing) -> Response:
    return json_response(
        TokenList([token_shape(token, call.caller) for token in await list_tokens(call.desk, call.caller)])
    )


async def delete_token(call: Call, _: Nothing) -> Response:
    await revoke_token(call.desk, call.caller, call.path("token"))
    return Response(status_code=204)


async def create_own_bot(call: Call, body: BotWish) -> Response:
    return json_response(player_shape(await create_bot(call.desk, call.caller, body.name)), 201)


async def list_own_bots(call: Call, _: Nothing) -> Response:
    return json_response(PlayerList([player_shape(bot) for bot in await list_bots(call.desk, call.caller)]))


async def create_token_of_bot(call: Call, body: TokenWish) -> Response:
    scopes, bot = [Scope(scope) for scope in body.scopes], PlayerId(call.path("bot"))
    at = _moment(body.expires_at)
    return token_response(await create_bot_token(call.desk, call.caller, bot, body.label, scopes, at, body.password))


async def list_tokens_of_bot(call: Call, _: Nothing) -> Response:
    tokens = await list_bot_tokens(call.desk, call.caller, PlayerId(call.path("bot")))
    return json_response(TokenList([token_shape(token, call.caller) for token in tokens]))


def _moment(at: int | None) -> Moment | None:
    return None if at is None else Moment(at)


def token_response(issued: IssuedToken) -> Response:
    """The response with a new token, which no cache may keep."""
    return json_response(issued_shape(issued), 201, {"Cache-Control": "no-store"})


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
        codes=_NAME_CODES,
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
        codes=_NAME_CODES,
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
        codes=("sign-in-needed", "scope-missing", "not-a-guest", *_NAME_CODES),
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
