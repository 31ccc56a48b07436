"""Matches as clients see them."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any

import orjson
import strawberry

from api.graphql.context import Info
from api.graphql.schema.advice import Analysis, Hint, analysis_of, hint_of
from api.graphql.schema.catalogue import Game, game_of
from api.graphql.schema.events import MatchEventConnection, MatchEventEdge, VisibleEvent
from api.graphql.schema.fields import computed_field
from api.graphql.schema.moves import Move, Position
from api.graphql.schema.nodes import PAGE, Node, page_info, version_in
from api.graphql.schema.players import Player, load_player
from api.graphql.schema.scalars import JSON, Milliseconds, Moment
from api.views import view_json
from application.hosting.match_view import MatchView, view_from_seat
from application.hosting.visible_log import has_ended
from application.matches.analyse import analyse
from application.matches.explain import explain_in
from application.matches.export_record import export_record
from application.matches.hint import hint_in
from application.matches.legal_moves import LegalMove as Weighed
from application.matches.legal_moves import legal_moves_in
from application.matches.read_events import read_events
from domain.hosting.match import SeatState
from domain.hosting.terms import Status
from domain.kernel.plain import plain, tagged_object


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


@strawberry.type(description="The clock that a match is played with.")
class Timing:
    pace: Pace = strawberry.field(description="How time runs.")
    bank: Milliseconds = strawberry.field(description="With a live clock: what each seat begins with.")
    increment: Milliseconds = strawberry.field(description="With a live clock: what is added after each turn.")
    per_turn: Milliseconds = strawberry.field(description="In correspondence: what each turn may take.")


@strawberry.type(description="What happens when somebody leaves.")
class Absence:
    on_timeout: Leaving = strawberry.field(description="When time runs out.")
    on_resign: Leaving = strawberry.field(description="When a player resigns.")
    level: str = strawberry.field(description="The level of the AI that takes over.")


@strawberry.type(description="An option of the match with the value it has.")
class ChosenOption:
    key: str = strawberry.field(description="The option.")
    value: str | None = strawberry.field(description="Its value; null where it does not apply.")


@strawberry.type(description="The clock of one seat.")
class Clock:
    remaining: Milliseconds = strawberry.field(description="What is left at the moment of the answer.")
    is_running: bool = strawberry.field(description="Whether the seat's time runs now.")


@strawberry.type(description="A seat at the table.")
class Seat:
    look: strawberry.Private[MatchView]
    state: strawberry.Private[SeatState]
    number: int = strawberry.field(description="Its number, from 1.")
    colour: str | None = strawberry.field(description="Its colour; null before one is chosen or drawn.")
    ai_level: str | None = strawberry.field(description="The level of the AI that has the seat, null for players.")
    stand_in: str | None = strawberry.field(description="The level of the AI that plays on for an absent player.")
    left: str | None = strawberry.field(
        description="`resigned`, `timed-out`, or `withdrawn` from the league's season; null while the player is there."
    )
    is_viewer: bool = strawberry.field(description="Whether it is the caller's own seat.")
    words: str | None = strawberry.field(description="What the seat added to the deal; null before the end.")

    @computed_field(description="Who sits there; null for a free seat and for an AI.")
    async def player(self, info: Info) -> Player | None:
        return await load_player(info, self.state.player)

    @computed_field(description="Whether the player has a stream open on the match.")
    async def connected(self, info: Info) -> bool:
        if self.state.player is None:
            return False
        return self.state.player in await info.context.connected_players.load(self.look.match.id)

    @computed_field(description="The seat's clock; null without one.")
    def clock(self) -> Clock | None:
        left, clock = self.look.remaining(self.number), self.look.match.clock
        if left is None or clock is None:
            return None
        return Clock(remaining=Milliseconds(left), is_running=clock.seat == self.number)

    @computed_field(description="Points as if the game ended now; null before the start.")
    def score(self) -> int | None:
        scores = self.look.scores
        return scores[self.number - 1].total if scores else None

    @computed_field(description="These points in detail, as in the game record; null before the start.")
    def score_details(self) -> JSON | None:
        scores = self.look.scores
        return JSON(scores[self.number - 1].breakdown()) if scores else None

    @computed_field(description="The rank at the end; null before.")
    def rank(self) -> int | None:
        ranks = self.look.match.ranks
        return ranks[self.number - 1] if ranks else None


@strawberry.type(description="The choice that is pending.")
class Decision:
    seat: int = strawberry.field(description="The seat that chooses.")
    kind: str = strawberry.field(description="What sort of choice it is: a stable word of the game.")
    name: str = strawberry.field(description="The choice in the caller's language.")
    data: JSON = strawberry.field(description="What it is about: cells, amounts.")


@strawberry.type(description="A move that may be played now.")
class LegalMove:
    game: strawberry.Private[str]
    move: Any = strawberry.field(graphql_type=Move, description="The move, typed.")
    notation: str = strawberry.field(description="The move as text: all that is needed to play it.")
    score_delta: int | None = strawberry.field(
        description="What it changes in the mover's live score; null where hidden pieces decide."
    )
    can_undo: bool = strawberry.field(description="Whether it can be taken back right after it.")

    @computed_field(description="What it means, in the caller's language.")
    def text(self, info: Info) -> str:
        return info.context.words.move(self.game, tagged_object(self.move))


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
    reason: str = strawberry.field(description="`game`, `resignation`, `timeout`, `deadline`, or why it was aborted.")
    ranks: list[int] = strawberry.field(description="Ranks in seat order; empty for a match without outcome.")
    winners: list[int] = strawberry.field(description="The seats of rank 1.")
    taken_over: list[int] = strawberry.field(description="The seats that an AI has played for their players.")
    result: JSON | None = strawberry.field(description="Scores with their breakdown and ranks, as in the game record.")


AsSeat = Annotated[
    int | None,
    strawberry.argument(
        name="as", description="One's own seat, or null for the public side; left out: as the caller sees it."
    ),
]


@strawberry.type(description="One hosted play: seats, clock, log and, once started, a position.")
class Match(Node):
    look: strawberry.Private[MatchView]

    @computed_field(description="What is played.")
    def game(self, info: Info) -> Game:
        return game_of(self.look.game, info.context.words)

    @computed_field(description="The edition that the match has pinned.")
    def edition(self) -> str:
        return self.look.match.edition

    @computed_field(description="The version of the rules that the match has pinned.")
    def rules(self) -> int:
        return self.look.match.rules

    @computed_field(description="The options; settled when the match starts.")
    def options(self) -> list[ChosenOption]:
        return [ChosenOption(key=key, value=value) for key, value in self.look.match.options.items()]

    @computed_field(description="Where it is in its life.")
    def status(self) -> MatchStatus:
        return MatchStatus(self.look.match.status.value)

    @computed_field(description="How often it has changed; also the cursor of its newest event.")
    def version(self) -> int:
        return self.look.version

    @computed_field(description="The clock it is played with.")
    def timing(self) -> Timing:
        timing = self.look.match.timing
        return Timing(
            pace=Pace(timing.pace.value),
            bank=Milliseconds(timing.bank),
            increment=Milliseconds(timing.increment),
            per_turn=Milliseconds(timing.per_turn),
        )

    @computed_field(description="What happens when somebody leaves.")
    def absence(self) -> Absence:
        absence = self.look.match.absence
        return Absence(
            on_timeout=Leaving(absence.on_timeout.value),
            on_resign=Leaving(absence.on_resign.value),
            level=absence.level,
        )

    @computed_field(description="Whether it can be found in lists.")
    def is_listed(self) -> bool:
        return self.look.match.access.listed

    @computed_field(description="Whether anybody may watch it.")
    def has_spectators(self) -> bool:
        return self.look.match.access.spectators

    @computed_field(description="Whether it counts for ratings.")
    def is_rated(self) -> bool:
        return self.look.match.rated

    @computed_field(description="Who opened it.")
    async def creator(self, info: Info) -> Player | None:
        return await load_player(info, self.look.match.creator)

    @computed_field(description="When it was opened.")
    def opened_at(self) -> Moment:
        return Moment(self.look.match.opened_at)

    @computed_field(description="When it was started; null before.")
    def started_at(self) -> Moment | None:
        at = self.look.match.started_at
        return None if at is None else Moment(at)

    @computed_field(description="When it ended; null before.")
    def ended_at(self) -> Moment | None:
        at = self.look.match.ended_at
        return None if at is None else Moment(at)

    @computed_field(
        description="When the round of its league ends, by the league's clock: from then on nothing can be done in it. "
        "Null outside leagues."
    )
    def league_deadline(self) -> Moment | None:
        at = self.look.match.deadline
        return None if at is None else Moment(at)

    @computed_field(description="The seats in order.")
    def seats(self) -> list[Seat]:
        return [_seat(self.look, state) for state in self.look.match.seats]

    @computed_field(description="The caller's own seat; null for a spectator.")
    def viewer_seat(self) -> int | None:
        return self.look.seat

    @computed_field(description="The seat to move; null when nobody is.")
    def to_move(self) -> Seat | None:
        match = self.look.match
        return None if match.to_move is None else _seat(self.look, match.seat(match.to_move))

    @computed_field(description="What is to be chosen; null when nothing is.")
    def decision(self, info: Info) -> Decision | None:
        pending = self.look.decision
        if pending is None:
            return None
        name = info.context.words.name(self.look.match.game, "decision", pending.kind)
        data = {key: plain(value) for key, value in pending.data.items()}
        return Decision(seat=pending.seat, kind=pending.kind, name=name, data=JSON(data))

    @computed_field(
        graphql_type=Position | None,
        description="The table as the caller sees it, typed; null before the start.",
        metadata={"cost": 5},
    )
    def position(self, as_: AsSeat = strawberry.UNSET) -> Any:
        return self._look_as(as_).game_view

    @computed_field(description="The same as one compact JSON value, for speed.", metadata={"cost": 2})
    def position_json(self, as_: AsSeat = strawberry.UNSET) -> JSON | None:
        look = self._look_as(as_)
        if look.game_view is None:
            return None
        return JSON(orjson.Fragment(view_json(look)))

    def _look_as(self, seat: int | None) -> MatchView:
        return self.look if seat is strawberry.UNSET else view_from_seat(self.look, seat)

    @computed_field(description="Every move that the seat to move may play now.", metadata={"cost": 10})
    def legal_moves(self) -> list[LegalMove]:
        game = self.look.match.game
        return [_legal_move(game, weighed) for weighed in legal_moves_in(self.look).moves]

    @computed_field(description="Whether the caller's last move may be taken back now.")
    def can_undo(self) -> bool:
        return self.look.can_undo

    @computed_field(description="What the rules say of a move of the seat to move.", metadata={"cost": 3})
    def explain(
        self, info: Info, move: Annotated[str, strawberry.argument(description="The move as text.")]
    ) -> Verdict:
        verdict = explain_in(self.look, move)
        text = None if verdict.code is None else info.context.words.refusal(verdict.code, verdict.data, verdict.game)
        return Verdict(
            move=verdict.move,
            is_legal=verdict.is_legal,
            code=verdict.code,
            rule=verdict.rule,
            text=text,
            data=JSON({key: plain(value) for key, value in verdict.data.items()}),
        )

    @computed_field(
        description="What a machine would play in the caller's place; only for the seat to move, "
        "never when rated nor in a league that is no sandbox.",
        metadata={"cost": 100},
    )
    async def hint(self, info: Info) -> Hint:
        return hint_of(await hint_in(info.context.desk, info.context.caller, self.look))

    @computed_field(
        description="What each decision cost and what was luck, once the match has ended.", metadata={"cost": 20}
    )
    async def analysis(
        self,
        info: Info,
        after: Annotated[int, strawberry.argument(description="The last ply that is known.")] = 0,
        first: Annotated[int, strawberry.argument(description="How many decisions at most.")] = PAGE,
    ) -> Analysis:
        context = info.context
        return analysis_of(await analyse(context.desk, context.caller, self.look.match.id, after, first))

    @computed_field(description="What has happened, oldest first.", metadata={"cost": 5})
    async def events(
        self,
        info: Info,
        after: Annotated[str | None, strawberry.argument(description="The cursor to go on from.")] = None,
        first: Annotated[int, strawberry.argument(description="How many at most.")] = PAGE,
    ) -> MatchEventConnection:
        context, since, match = info.context, version_in(after), self.look.match
        page = await read_events(context.desk, context.caller, match.id, since, first)
        events: list[Any] = [
            VisibleEvent(match.id, match.game, entry, context.caller.language) for entry in page.entries
        ]
        return MatchEventConnection(
            edges=[MatchEventEdge(cursor=one.cursor, node=one) for one in events],
            page_info=page_info([one.cursor for one in events], page.has_more, since > 0),
            version=page.version,
        )

    @computed_field(description="How it ended; null before.")
    def outcome(self) -> Outcome | None:
        match = self.look.match
        if not has_ended(match):
            return None
        winners = [number for number, rank in enumerate(match.ranks, 1) if rank == 1]
        result = None if match.result is None else JSON(match.result)
        return Outcome(
            reason=match.reason or "",
            ranks=list(match.ranks),
            winners=winners,
            taken_over=list(match.taken_over),
            result=result,
        )

    @computed_field(description="What the server committed to before the deal: SHA-256 of its secret.")
    def commitment(self) -> str:
        return self.look.match.commitment

    @computed_field(description="The deal's secret in hexadecimal, to check the deal with; null before the end.")
    def secret(self) -> str | None:
        return self.look.secret

    @computed_field(description="The game record that anybody can replay; null before the end.", metadata={"cost": 10})
    async def record(self, info: Info) -> JSON | None:
        if self.look.match.status is not Status.FINISHED:
            return None
        return JSON(await export_record(info.context.desk, info.context.caller, self.look.match.id))

    @computed_field(description="The match that was offered as a rematch of this one.")
    def rematch_id(self) -> strawberry.ID | None:
        rematch = self.look.match.rematch
        return None if rematch is None else strawberry.ID(rematch)

    @computed_field(description="The match that this one is a rematch of.")
    def rematch_of_id(self) -> strawberry.ID | None:
        earlier = self.look.match.rematch_of
        return None if earlier is None else strawberry.ID(earlier)


def match_of(look: MatchView) -> Match:
    return Match(id=strawberry.ID(look.match.id), look=look)


def _seat(look: MatchView, state: SeatState) -> Seat:
    return Seat(
        look=look,
        state=state,
        number=state.number,
        colour=state.colour,
        ai_level=state.ai,
        stand_in=state.stand_in,
        left=state.left,
        is_viewer=look.seat == state.number,
        words=state.words if has_ended(look.match) else None,
    )


def _legal_move(game: str, weighed: Weighed) -> LegalMove:
    return LegalMove(
        game=game,
        move=weighed.move,
        notation=weighed.text,
        score_delta=weighed.delta,
        can_undo=weighed.can_undo,
    )
