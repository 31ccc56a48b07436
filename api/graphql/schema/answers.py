"""The results of mutations: a success type for each mutation, or one of its refusals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import strawberry

from api.graphql.context import Info
from api.graphql.schema.events import MatchEvent
from api.graphql.schema.generated import union_type
from api.graphql.schema.matches import Match, match_of
from api.graphql.schema.players import Player, Token, public_player, token_of
from api.graphql.schema.refusals import (
    Conflict,
    IllegalMove,
    InvalidInput,
    LimitReached,
    NotAllowed,
    NotFound,
    NotYourTurn,
    StaleVersion,
    WrongCredentials,
    WrongStatus,
)
from api.graphql.schema.visible_events import VisibleEvent
from application.hosting.change import ChangeResult
from application.players.sessions import IssuedToken


@strawberry.interface(description="A match was changed.")
class MatchChanged:
    match: Match = strawberry.field(description="The match after the change.")
    version: int = strawberry.field(description="The version the change led to.")
    events: list[MatchEvent] = strawberry.field(description="What the change logged.")
    is_repeated: bool = strawberry.field(description="Whether it had been done before, under the same key.")


@strawberry.type(description="The match is open.")
class MatchCreated(MatchChanged):
    pass


@strawberry.type(description="A new match goes on from a position of another one.")
class MatchForked(MatchChanged):
    pass


@strawberry.type(description="The caller has a seat.")
class MatchJoined(MatchChanged):
    pass


@strawberry.type(description="The seat is free.")
class MatchLeft(MatchChanged):
    pass


@strawberry.type(description="An AI has the seat.")
class AiSeatAdded(MatchChanged):
    pass


@strawberry.type(description="The match has begun.")
class MatchStarted(MatchChanged):
    pass


@strawberry.type(description="The match has ended without an outcome.")
class MatchAborted(MatchChanged):
    pass


@strawberry.type(description="The move was played.")
class MovePlayed(MatchChanged):
    pass


@strawberry.type(description="The moves were taken back.")
class MovesUndone(MatchChanged):
    pass


@strawberry.type(description="The caller has given up.")
class Resigned(MatchChanged):
    pass


@strawberry.type(description="The time was up, and the match's policy has been applied.")
class TimeoutClaimed(MatchChanged):
    pass


@strawberry.type(description="The caller has the seat back.")
class SeatTakenBack(MatchChanged):
    pass


@strawberry.type(description="The rematch is open.")
class RematchOffered(MatchChanged):
    pass


@strawberry.type(description="The caller is known from now on.")
class Session:
    player: Player = strawberry.field(description="Who the caller is.")
    token: Token = strawberry.field(description="The token of this session.")
    secret: str = strawberry.field(description="The token's text, for the Authorization header; shown this once.")
    has_called_off_erasure: bool = strawberry.field(
        description="Whether the account was to be erased, and stays because the player has signed in."
    )


@strawberry.type(description="A token was made.")
class TokenCreated:
    token: Token = strawberry.field(description="The token.")
    secret: str = strawberry.field(description="Its text, for the Authorization header; shown this once.")


@strawberry.type(description="The token is no longer good.")
class TokenRevoked:
    token_id: strawberry.ID = strawberry.field(description="Its id.")


@strawberry.type(description="A bot was made.")
class BotCreated:
    bot: Player = strawberry.field(description="The bot.")


C = TypeVar("C", bound=MatchChanged)


def change_answer(info: Info, success: type[C]) -> Callable[[ChangeResult], C]:
    """Builds the success of this type from a change."""

    def answer(change: ChangeResult) -> C:
        match, language = change.view.match, info.context.caller.language
        events: list[Any] = [VisibleEvent(match, change.view.seat, logged, language) for logged in change.entries]
        return success(
            match=match_of(change.view),
            version=change.version,
            events=events,
            is_repeated=change.is_repeated,
        )

    return answer


def session(issued: IssuedToken) -> Session:
    return Session(
        player=public_player(issued.player),
        token=token_of(issued),
        secret=issued.text,
        has_called_off_erasure=issued.has_called_off_erasure,
    )


def created_token(issued: IssuedToken) -> TokenCreated:
    return TokenCreated(token=token_of(issued), secret=issued.text)


def revoked_token(id: str) -> TokenRevoked:
    return TokenRevoked(token_id=strawberry.ID(id))


_TABLE = (NotFound, NotAllowed, InvalidInput, LimitReached, WrongStatus, Conflict)
_PLAY = (*_TABLE, NotYourTurn, StaleVersion, IllegalMove)
_ACCOUNT = (InvalidInput, LimitReached, Conflict, NotAllowed)


def _result(verb: str, *members: type) -> Any:
    text = f"The answer to `{verb}`: done, or why not."
    return union_type(f"{verb[0].upper()}{verb[1:]}Result", text, members)


CreateMatchResult: Any = _result("createMatch", MatchCreated, *_TABLE)
ForkMatchResult: Any = _result("forkMatch", MatchForked, *_TABLE)
JoinMatchResult: Any = _result("joinMatch", MatchJoined, *_TABLE)
LeaveMatchResult: Any = _result("leaveMatch", MatchLeft, *_TABLE)
AddAiSeatResult: Any = _result("addAiSeat", AiSeatAdded, *_TABLE)
StartMatchResult: Any = _result("startMatch", MatchStarted, *_TABLE)
AbortMatchResult: Any = _result("abortMatch", MatchAborted, *_TABLE)
PlayMoveResult: Any = _result("playMove", MovePlayed, *_PLAY)
UndoResult: Any = _result("undo", MovesUndone, *_PLAY)
ResignResult: Any = _result("resign", Resigned, *_TABLE)
ClaimTimeoutResult: Any = _result("claimTimeout", TimeoutClaimed, *_TABLE)
TakeBackSeatResult: Any = _result("takeBackSeat", SeatTakenBack, *_TABLE)
OfferRematchResult: Any = _result("offerRematch", RematchOffered, *_TABLE)
SignUpResult: Any = _result("signUp", Session, *_ACCOUNT)
SignInResult: Any = _result("signIn", Session, WrongCredentials, *_ACCOUNT)
EnterAsGuestResult: Any = _result("enterAsGuest", Session, *_ACCOUNT)
UpgradeGuestResult: Any = _result("upgradeGuest", Session, *_ACCOUNT)
CreateTokenResult: Any = _result("createToken", TokenCreated, WrongCredentials, *_ACCOUNT)
SignOutResult: Any = _result("signOut", TokenRevoked, NotFound)
RevokeTokenResult: Any = _result("revokeToken", TokenRevoked, NotFound, *_ACCOUNT)
CreateBotResult: Any = _result("createBot", BotCreated, *_ACCOUNT)
CreateBotTokenResult: Any = _result("createBotToken", TokenCreated, WrongCredentials, NotFound, *_ACCOUNT)
