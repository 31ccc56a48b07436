"""Matches as clients see them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import strawberry

from api.graphql.context import Info
from api.graphql.schema.advice import AnalysisConnection, Hint, analysis_of, hint_of
from api.graphql.schema.catalogue import Edition, Game, edition_of, game_of
from api.graphql.schema.fields import AUDIENCE, computed_field
from api.graphql.schema.league_places import LeaguePlace, place_of
from api.graphql.schema.match_parts import (
    Absence,
    AsSeat,
    ChosenOption,
    Clock,
    Decision,
    ForkOrigin,
    Leaving,
    LegalMove,
    MatchStatus,
    Outcome,
    Timing,
    Verdict,
    clock_of,
    decision_of,
    legal_moves_of,
    position_json_of,
    timing_of,
)
from api.graphql.schema.match_states import MatchState, state_of
from api.graphql.schema.moves import Position
from api.graphql.schema.nodes import After, Before, First, Last, Node, global_id, page_arguments
from api.graphql.schema.players import Player, load_player
from api.graphql.schema.scalars import JSON, Moment
from api.graphql.schema.visible_events import VisibleEventPage
from api.graphql.schema.vocabulary import AiLevel, Colour, SeatDeparture
from application.hosting.match_view import MatchView, view_from_seat
from application.hosting.visible_log import has_ended
from application.leagues.find_table import table_of_match
from application.matches.analyse import analyse
from application.matches.explain import explain_in
from application.matches.export_record import export_record
from application.matches.hint import hint_in
from application.matches.read_events import read_events
from application.matches.view_past import view_past
from domain.hosting.clocks import deadline
from domain.hosting.match import SeatState
from domain.hosting.terms import Status
from domain.kernel.plain import plain

if TYPE_CHECKING:
    from api.graphql.schema.events import MatchEventConnection

LazyEvents = Annotated["MatchEventConnection", strawberry.lazy("api.graphql.schema.events")]


@strawberry.type(description="A seat at the table.")
class Seat(Node):
    look: strawberry.Private[MatchView]
    state: strawberry.Private[SeatState]
    number: int = strawberry.field(description="Its number, from 1.")
    colour: str | None = strawberry.field(
        graphql_type=Colour | None, description="Its colour; null before one is chosen or drawn."
    )
    ai_level: str | None = strawberry.field(
        graphql_type=AiLevel | None, description="The level of the AI that has the seat, null for players."
    )
    stand_in: str | None = strawberry.field(
        graphql_type=AiLevel | None, description="The level of the AI that plays on for an absent player."
    )
    left: str | None = strawberry.field(
        graphql_type=SeatDeparture | None, description="How the player left; null while the player is there."
    )
    is_viewer: bool = strawberry.field(description="Whether it is the caller's own seat.")
    words: str | None = strawberry.field(description="What the seat added to the deal; null before the end.")

    @computed_field(description="Who sits there; null for a free seat and for an AI.", metadata={AUDIENCE: True})
    async def player(self, info: Info) -> Player | None:
        return await load_player(info, self.state.player)

    @computed_field(description="Whether the player has a stream open on the match.", metadata={AUDIENCE: True})
    async def is_connected(self, info: Info) -> bool:
        if self.state.player is None:
            return False
        return self.state.player in await info.context.connected_players.load(self.look.match.id)

    @computed_field(description="The seat's clock; null without one.")
    def clock(self) -> Clock | None:
        return clock_of(self.look, self.number)

    @computed_field(description="Points as if the game ended now; null before the start.")
    def score(self) -> int | None:
        scores = self.look.scores
        return scores[self.number - 1].total if scores else None

    @computed_field(description="These points in detail, as in the position; null before the start.")
    def score_details(self) -> JSON | None:
        scores = self.look.scores
        return JSON(plain(scores[self.number - 1])) if scores else None

    @computed_field(description="The rank at the end; null before.")
    def rank(self) -> int | None:
        ranks = self.look.match.ranks
        return ranks[self.number - 1] if ranks else None


@strawberry.type(description="One hosted play: seats, clock, log and, once started, a position.")
class Match(Node):
    look: strawberry.Private[MatchView]

    @computed_field(description="What is played.", metadata={AUDIENCE: True})
    def game(self, info: Info) -> Game:
        return game_of(self.look.game, info.context.words)

    @computed_field(description="The edition that the match has pinned.")
    def edition(self) -> Edition:
        return edition_of(self.look.game)

    @computed_field(description="The version of the rules that the match has pinned.")
    def rules_version(self) -> int:
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
        return timing_of(self.look.match.timing)

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

    @computed_field(description="Who opened it.", metadata={AUDIENCE: True})
    async def creator(self, info: Info) -> Player | None:
        return await load_player(info, self.look.match.creator)

    @computed_field(description="When it was opened.")
    def opened_at(self) -> Moment:
        return Moment(self.look.match.opened_at)

    @computed_field(description="When it last changed.")
    def updated_at(self) -> Moment:
        return Moment(self.look.state.changed_at)

    @computed_field(description="When it was started; null before.")
    def started_at(self) -> Moment | None:
        at = self.look.match.started_at
        return None if at is None else Moment(at)

    @computed_field(description="When it ended; null before.")
    def ended_at(self) -> Moment | None:
        at = self.look.match.ended_at
        return None if at is None else Moment(at)

    @computed_field(description="When the time of the seat to move is up; null without a clock and for an AI.")
    def deadline(self) -> Moment | None:
        match = self.look.match
        mover = None if match.to_move is None else match.seat(match.to_move)
        at = None if mover is None or mover.machine else deadline(match.clock)
        return None if at is None else Moment(at)

    @computed_field(
        description="When the round of its league ends, by the league's clock: from then on nothing can be done in it. "
        "Null outside leagues."
    )
    def league_deadline(self) -> Moment | None:
        at = self.look.match.deadline
        return None if at is None else Moment(at)

    @computed_field(description="Where it belongs in a league; null outside leagues.", metadata={"cost": 5})
    async def league_place(self, info: Info) -> LeaguePlace | None:
        place = await table_of_match(info.context.desk, info.context.caller, self.look.match)
        return None if place is None else place_of(place)

    @computed_field(description="The seats in order.")
    def seats(self) -> list[Seat]:
        return [seat_of(self.look, state) for state in self.look.match.seats]

    @computed_field(description="The caller's own seat; null for a spectator.")
    def viewer_seat(self) -> int | None:
        return self.look.seat

    @computed_field(description="The seat to move; null when nobody is.")
    def to_move(self) -> Seat | None:
        match = self.look.match
        return None if match.to_move is None else seat_of(self.look, match.seat(match.to_move))

    @computed_field(description="What is to be chosen; null when nothing is.", metadata={AUDIENCE: True})
    def decision(self, info: Info) -> Decision | None:
        return decision_of(self.look, info.context.words)

    @computed_field(
        graphql_type=Position | None,
        description="The table as the caller sees it, typed; null before the start.",
        metadata={"cost": 5},
    )
    def position(self, as_: AsSeat = strawberry.UNSET) -> Any:
        return self._look_as(as_).game_view

    @computed_field(description="The same as one compact JSON value, for speed.", metadata={"cost": 2})
    def position_json(self, as_: AsSeat = strawberry.UNSET) -> JSON | None:
        return position_json_of(self._look_as(as_))

    def _look_as(self, seat: int | None) -> MatchView:
        return self.look if seat is strawberry.UNSET else view_from_seat(self.look, seat)

    @computed_field(description="Every move that the seat to move may play now.", metadata={"cost": 10})
    def legal_moves(self) -> list[LegalMove]:
        return legal_moves_of(self.look)

    @computed_field(description="Whether the caller's last move may be taken back now.")
    def can_undo(self) -> bool:
        return self.look.can_undo

    @computed_field(
        description="What the rules say of a move of the seat to move.", metadata={"cost": 3, AUDIENCE: True}
    )
    def explain(
        self, info: Info, move: Annotated[str, strawberry.argument(description="The move as text.")]
    ) -> Verdict | None:
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
    async def hint(self, info: Info) -> Hint | None:
        return hint_of(await hint_in(info.context.desk, info.context.caller, self.look))

    @computed_field(
        description="What each decision cost and what was luck, once the match has ended.", metadata={"cost": 20}
    )
    async def analysis(
        self,
        info: Info,
        first: First = None,
        after: After = None,
        last: Last = None,
        before: Before = None,
    ) -> AnalysisConnection | None:
        context = info.context
        ply, size = page_arguments(info, first, after, last, before).span(len(self.look.match.moves))
        return analysis_of(await analyse(context.desk, context.caller, self.look.match.id, ply, size), ply)

    @computed_field(
        graphql_type=LazyEvents | None, description="What has happened, oldest first.", metadata={"cost": 5}
    )
    async def events(
        self,
        info: Info,
        first: First = None,
        after: After = None,
        last: Last = None,
        before: Before = None,
    ) -> Any:
        context = info.context
        since, size = page_arguments(info, first, after, last, before).span(self.look.version)
        page = await read_events(context.desk, context.caller, self.look.match.id, since, size)
        return VisibleEventPage(self.look, page, since, context.caller.language)

    @computed_field(
        description="The match as it was at a version, or after so many moves, as the caller may see it.",
        metadata={"cost": 5},
    )
    async def at(
        self,
        info: Info,
        version: Annotated[int | None, strawberry.argument(description="The version, from 1.")] = None,
        ply: Annotated[int | None, strawberry.argument(description="The number of moves that stand, from 0.")] = None,
    ) -> MatchState | None:
        context = info.context
        return state_of(await view_past(context.desk, context.caller, self.look.match.id, version, ply))

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

    @computed_field(
        description="The game record; null before the start. Before the end a partial one, without the deal.",
        metadata={"cost": 10},
    )
    async def record(self, info: Info) -> JSON | None:
        if self.look.match.status is Status.ABORTED or self.look.state.game_state is None:
            return None
        return JSON(await export_record(info.context.desk, info.context.caller, self.look.match.id))

    @computed_field(description="Where it began, if it was forked from another match.")
    def fork_of(self) -> ForkOrigin | None:
        fork = self.look.match.fork
        if fork is None:
            return None
        return ForkOrigin(match_id=strawberry.ID(fork.match), version=fork.version, ply=len(fork.moves))

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


def seat_of(look: MatchView, state: SeatState) -> Seat:
    return Seat(
        id=global_id("seat", look.match.id, state.number),
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
