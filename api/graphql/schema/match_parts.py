"""The parts that matches and their states have in common: terms, clocks, decisions, legal moves, verdicts."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any

import orjson
import strawberry

from api.graphql.context import Info
from api.graphql.schema.fields import AUDIENCE, computed_field
from api.graphql.schema.moves import Move, typed_move
from api.graphql.schema.scalars import JSON, Milliseconds, Moment
from api.graphql.schema.vocabulary import AiLevel, DecisionKind, EndReason, MoveKind
from api.views import view_json
from application.hosting.match_view import MatchView
from application.matches.legal_moves import LegalMove as Weighed
from application.matches.legal_moves import legal_moves_in
from application.words import Words
from domain.hosting import terms
from domain.kernel.plain import kind_of, plain, tagged_object


@strawberry.enum(description="Where a match is in its life.")
class MatchStatus(Enum):
    OPEN = strawberry.enum_value("open", description="Seats can be taken.")
    RUNNING = strawberry.enum_value("running", description="It is being played.")
    FINISHED = strawberry.enum_value("finished", description="It is over and has an outcome.")
    ABORTED = strawberry.enum_value("aborted", description="It ended without an outcome.")


@strawberry.enum(description="How time runs.")
class Pace(Enum):
    NONE = strawberry.enum_value("none", description="Not at all.")
    LIVE = strawberry.enum_value("live", description="From a bank, with an increment after each turn.")
    CORRESPONDENCE = strawberry.enum_value("correspondence", description="So much for each turn.")


@strawberry.enum(description="What becomes of a seat whose player resigned or ran out of time.")
class Leaving(Enum):
    TAKEOVER = strawberry.enum_value("takeover", description="An AI plays on; the player may come back.")
    LOSE = strawberry.enum_value(
        "lose", description="The seat loses and the match ends; in a league those left go on, if two."
    )


@strawberry.type(description="The clock that matches are played with.")
class Timing:
    pace: Pace = strawberry.field(description="How time runs.")
    bank: Milliseconds = strawberry.field(description="With a live clock: what each seat begins with.")
    increment: Milliseconds = strawberry.field(description="With a live clock: what is added after each turn.")
    per_turn: Milliseconds = strawberry.field(description="In correspondence: what each turn may take.")


def timing_of(timing: terms.Timing) -> Timing:
    return Timing(
        pace=Pace(timing.pace.value),
        bank=Milliseconds(timing.bank),
        increment=Milliseconds(timing.increment),
        per_turn=Milliseconds(timing.per_turn),
    )


@strawberry.type(description="What happens when somebody leaves.")
class Absence:
    on_timeout: Leaving = strawberry.field(description="When time runs out.")
    on_resign: Leaving = strawberry.field(description="When a player resigns.")
    level: str = strawberry.field(graphql_type=AiLevel, description="The level of the AI that takes over.")


@strawberry.type(description="An option of the match with the value it has.")
class ChosenOption:
    key: str = strawberry.field(description="The option.")
    value: str | None = strawberry.field(description="Its value; null where it does not apply.")


@strawberry.type(description="The clock of one seat.")
class Clock:
    remaining: Milliseconds = strawberry.field(description="What is left at the moment of the answer.")
    is_running: bool = strawberry.field(description="Whether the seat's time runs now.")
    stopped_until: Moment | None = strawberry.field(
        description="The seat is to move, but its time stands still until then: a vacation, or no playing hours."
    )
    stops_at: Moment | None = strawberry.field(description="When the running time will stand still next, if at all.")


@strawberry.type(description="The choice that is pending.")
class Decision:
    seat: int = strawberry.field(description="The seat that chooses.")
    kind: str = strawberry.field(graphql_type=DecisionKind, description="What sort of choice it is.")
    name: str = strawberry.field(description="The choice in the caller's language.")
    data: JSON = strawberry.field(description="What it is about: cells, amounts.")


@strawberry.type(description="A move that may be played now.")
class LegalMove:
    game: strawberry.Private[str]
    played: strawberry.Private[Any]
    kind: str = strawberry.field(graphql_type=MoveKind, description="What sort of move it is.")
    move: Any = strawberry.field(graphql_type=Move, description="The move, typed, as `playMove` takes it.")
    notation: str = strawberry.field(description="The move as text: all that is needed to play it.")
    score_delta: int | None = strawberry.field(
        description="What it changes in the mover's live score; null where hidden pieces decide."
    )
    can_undo: bool = strawberry.field(description="Whether it can be taken back right after it.")

    @computed_field(description="What it means, in the caller's language.", metadata={AUDIENCE: True})
    def text(self, info: Info) -> str:
        return info.context.words.move(self.game, tagged_object(self.played))


@strawberry.type(description="What the rules say of a move.")
class Verdict:
    move: str = strawberry.field(description="The move that was asked about.")
    is_legal: bool = strawberry.field(description="Whether it may be played now.")
    code: str | None = strawberry.field(description="Why not: a stable code. Null for a legal move.")
    rule: str | None = strawberry.field(description="The number of the rule that forbids it.")
    text: str | None = strawberry.field(description="Why not, in the caller's language.")
    data: JSON = strawberry.field(description="What the refusal is about.")


@strawberry.type(description="How a match ended.")
class Outcome:
    reason: str = strawberry.field(graphql_type=EndReason, description="Why it ended.")
    ranks: list[int] = strawberry.field(description="Ranks in seat order; empty for a match without outcome.")
    winners: list[int] = strawberry.field(description="The seats of rank 1.")
    taken_over: list[int] = strawberry.field(description="The seats that an AI has played for their players.")
    result: JSON | None = strawberry.field(description="Scores in detail, as in the position, and ranks.")


@strawberry.type(description="Where a match was forked from another one.")
class ForkOrigin:
    match_id: strawberry.ID = strawberry.field(description="The first match.")
    version: int = strawberry.field(description="Its version at which this one goes on.")
    ply: int = strawberry.field(description="How many of its moves this one repeats.")


AsSeat = Annotated[
    int | None,
    strawberry.argument(
        name="as", description="One's own seat, or null for the public side; left out: as the caller sees it."
    ),
]


def clock_of(look: MatchView, seat: int) -> Clock | None:
    clock = look.clock(seat)
    if clock is None:
        return None
    return Clock(
        remaining=Milliseconds(clock.remaining),
        is_running=clock.is_running,
        stopped_until=None if clock.stopped_until is None else Moment(clock.stopped_until),
        stops_at=None if clock.stops_at is None else Moment(clock.stops_at),
    )


def decision_of(look: MatchView, words: Words) -> Decision | None:
    pending = look.decision
    if pending is None:
        return None
    name = words.name(look.match.game, "decision", pending.kind)
    data = {key: plain(value) for key, value in pending.data.items()}
    return Decision(seat=pending.seat, kind=pending.kind, name=name, data=JSON(data))


def position_json_of(look: MatchView) -> JSON | None:
    return None if look.game_view is None else JSON(orjson.Fragment(view_json(look)))


def legal_moves_of(look: MatchView) -> list[LegalMove]:
    return [_legal_move(look.match.game, weighed) for weighed in legal_moves_in(look).moves]


def _legal_move(game: str, weighed: Weighed) -> LegalMove:
    return LegalMove(
        game=game,
        played=weighed.move,
        kind=kind_of(type(weighed.move)),
        move=typed_move(game, weighed.move),
        notation=weighed.text,
        score_delta=weighed.delta,
        can_undo=weighed.can_undo,
    )
