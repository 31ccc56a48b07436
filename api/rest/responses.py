"""Results of use cases as responses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Literal

import orjson
from msgspec import Raw

from api.events import match_event_json
from api.rest.match_shapes import (
    AbsenceShape,
    ChangeShape,
    ClockShape,
    DecisionShape,
    ForkShape,
    GoneShape,
    LeaguePlaceShape,
    LegalMoveShape,
    ListChangeShape,
    MatchLine,
    MatchShape,
    Occupant,
    OutcomeShape,
    SeatLine,
    SeatShape,
    SeatStanding,
    StateShape,
    Status,
    TimingShape,
)
from api.rest.shapes import IssuedShape, PlayerShape, TokenShape
from api.views import view_json
from application.callers import Caller
from application.desk import Desk
from application.hosting.change import ChangeResult
from application.hosting.match_view import MatchView
from application.hosting.sentences import sentences as sentences_of
from application.leagues.find_table import TableOfMatch
from application.matches.legal_moves import LegalMove, legal_moves_in, legal_texts_in
from application.players.sessions import IssuedToken
from application.ports.store import MatchSummary, Token
from application.process.match_lists import ListChange
from application.words import Words
from domain.hosting.clocks import deadline
from domain.hosting.entries import Logged
from domain.hosting.match import Fork, Match, SeatState
from domain.hosting.players import Player, avatar_key
from domain.hosting.terms import Moment, Pace, PlayerId, Timing
from domain.kernel.plain import Plain, kind_of, plain, tagged_object

People = Mapping[PlayerId, Player]
_KINDS: Mapping[str, Literal["human", "guest", "bot"]] = {"human": "human", "guest": "guest", "bot": "bot"}
_STATUSES: Mapping[str, Status] = {
    "open": "open",
    "running": "running",
    "finished": "finished",
    "aborted": "aborted",
}


def etag(version: int) -> dict[str, str]:
    return {"ETag": f'"{version}"'}


def json_of(value: Plain) -> Raw:
    return Raw(orjson.dumps(value))


async def told_event(desk: Desk, match: Match, entry: Logged, language: str) -> dict[str, Plain]:
    """A visible entry with its sentences."""
    texts: list[Plain] = [*await sentences_of(desk, match, entry, language)]
    return {**match_event_json(match.id, entry), "texts": texts}


async def told_events(desk: Desk, match: Match, entries: Iterable[Logged], language: str) -> list[Plain]:
    return [await told_event(desk, match, entry, language) for entry in entries]


async def change_shape(desk: Desk, caller: Caller, changed: ChangeResult) -> ChangeShape:
    match = changed.view.match
    return ChangeShape(
        match_id=match.id,
        version=changed.version,
        status=_STATUSES[match.status],
        to_move=match.to_move,
        events=json_of(await told_events(desk, match, changed.entries, caller.language)),
        is_repeated=changed.is_repeated,
    )


def player_shape(player: Player) -> PlayerShape:
    return PlayerShape(
        player.id,
        player.name,
        _KINDS[player.kind],
        player.created_at,
        player.avatar_key,
        player.owner,
        player.avatar.value if player.avatar else None,
    )


def occupant(player: PlayerId | None, people: People) -> Occupant | None:
    """The player of a seat. A missing account shows its id."""
    if player is None:
        return None
    account = people.get(player)
    name, kind = (account.name, _KINDS[account.kind]) if account else ("?", "human")
    avatar = account.avatar.value if account and account.avatar else None
    return Occupant(player, name, kind, avatar_key(player), avatar)


def token_shape(token: Token, caller: Caller) -> TokenShape:
    return TokenShape(
        token.id,
        token.label,
        sorted(token.scopes),
        token.created_at,
        token.expires_at,
        token.is_session,
        token.id == caller.token,
        token.device,
        token.used_at,
    )


def issued_shape(issued: IssuedToken) -> IssuedShape:
    return IssuedShape(
        id=issued.id,
        token=issued.text,
        player=player_shape(issued.player),
        label=issued.label,
        scopes=sorted(issued.scopes),
        created_at=issued.created_at,
        expires_at=issued.expires_at,
        has_called_off_erasure=issued.has_called_off_erasure,
    )


def timing_shape(timing: Timing) -> TimingShape:
    return TimingShape(timing.pace.value, timing.bank, timing.increment, timing.per_turn)


def timing_from(shape: TimingShape) -> Timing:
    return Timing(Pace(shape.pace), shape.bank, shape.increment, shape.per_turn)


def players_of(look: MatchView) -> list[PlayerId]:
    return [seat.player for seat in look.match.seats if seat.player is not None]


def players_in(heads: Sequence[MatchSummary]) -> list[PlayerId]:
    return list({seat.player: None for head in heads for seat in head.seats if seat.player is not None})


def match_line(head: MatchSummary, people: People) -> MatchLine:
    return MatchLine(
        id=head.id,
        game=head.game,
        edition=head.edition,
        rules_version=head.rules,
        status=_STATUSES[head.status],
        version=head.version,
        creator_id=head.creator,
        is_listed=head.listed,
        is_rated=head.rated,
        seats=[SeatLine(seat.number, occupant(seat.player, people), seat.ai) for seat in head.seats],
        to_move=head.to_move,
        deadline=head.deadline,
        opened_at=head.opened_at,
        updated_at=head.updated_at,
    )


def match_shape(
    look: MatchView,
    people: People,
    texts: Words,
    here: Set[PlayerId] | None = None,
    place: TableOfMatch | None = None,
) -> MatchShape:
    """The match for its viewer; `here` are the players with an open stream, if the request wants them."""
    match = look.match
    return MatchShape(
        id=match.id,
        game=match.game,
        edition=match.edition,
        rules_version=match.rules,
        status=_STATUSES[match.status],
        version=match.version,
        options=match.options,
        timing=timing_shape(match.timing),
        absence=AbsenceShape(match.absence.on_timeout.value, match.absence.on_resign.value, match.absence.level),
        is_listed=match.access.listed,
        has_spectators=match.access.spectators,
        is_rated=match.rated,
        creator_id=match.creator,
        seats=_seats(look, match.seats, people, here),
        viewer_seat=look.seat,
        to_move=match.to_move,
        decision=_decision(look, texts),
        can_undo=look.can_undo,
        deadline=_deadline(look),
        position=Raw(view_json(look)),
        commitment=match.commitment,
        secret=look.secret,
        outcome=_outcome(match),
        taken_over=list(match.taken_over),
        opened_at=match.opened_at,
        updated_at=look.state.changed_at,
        started_at=match.started_at,
        ended_at=match.ended_at,
        league_deadline=match.deadline,
        rematch_id=match.rematch,
        rematch_of_id=match.rematch_of,
        league_place=None if place is None else _league_place(place),
        fork_of=_fork(match.fork),
    )


def _seats(look: MatchView, seats: Sequence[SeatState], people: People, here: Set[PlayerId] | None) -> list[SeatShape]:
    scores = look.scores
    ranks = look.match.ranks
    return [
        SeatShape(
            number=seat.number,
            player=occupant(seat.player, people),
            ai_level=seat.ai,
            stand_in=seat.stand_in,
            colour=seat.colour,
            left=seat.left,
            clock=_clock(look, seat.number),
            score=scores[seat.number - 1].total if scores else None,
            score_details=plain(scores[seat.number - 1]) if scores else None,
            rank=ranks[seat.number - 1] if ranks else None,
            words=seat.words,
            is_connected=None if here is None else seat.player in here,
        )
        for seat in seats
    ]


def _league_place(place: TableOfMatch) -> LeaguePlaceShape:
    league, table = place.look.league, place.table
    return LeaguePlaceShape(
        league.id, league.name, place.season.number, place.division.number, table.round, table.number
    )


def _fork(fork: Fork | None) -> ForkShape | None:
    return None if fork is None else ForkShape(fork.match, fork.version, len(fork.moves))


def _decision(look: MatchView, texts: Words) -> DecisionShape | None:
    pending = look.decision
    if pending is None:
        return None
    name = texts.name(look.match.game, "decision", pending.kind)
    return DecisionShape(pending.seat, pending.kind, name, plain(pending.data))


def _clock(look: MatchView, seat: int) -> ClockShape | None:
    clock = look.clock(seat)
    if clock is None:
        return None
    return ClockShape(clock.remaining, clock.is_running, clock.stopped_until, clock.stops_at)


def _deadline(look: MatchView) -> Moment | None:
    clock = look.match.clock
    return None if clock is None else deadline(clock)


def _outcome(match: Match) -> OutcomeShape | None:
    if match.reason is None:
        return None
    winners = [seat for seat, rank in enumerate(match.ranks, 1) if rank == 1]
    return OutcomeShape(match.reason, list(match.ranks), winners, list(match.taken_over), match.result)


def move_texts(look: MatchView) -> list[LegalMoveShape]:
    return [LegalMoveShape(text) for text in legal_texts_in(look)]


def move_details(look: MatchView, sentences: Words) -> list[LegalMoveShape]:
    return [_legal(look.match.game, move, sentences) for move in legal_moves_in(look).moves]


def _legal(game: str, legal: LegalMove, sentences: Words) -> LegalMoveShape:
    data = tagged_object(legal.move)
    return LegalMoveShape(
        legal.text, kind_of(type(legal.move)), sentences.move(game, data), data, legal.delta, legal.can_undo
    )


def state_shape(look: MatchView, moves: list[LegalMoveShape], texts: Words) -> StateShape:
    match = look.match
    return StateShape(
        version=look.version,
        ply=len(match.moves),
        at=look.now,
        status=_STATUSES[match.status],
        to_move=match.to_move,
        decision=_decision(look, texts),
        deadline=_deadline(look),
        standing=[_standing(look, seat) for seat in match.seats],
        can_undo=look.can_undo,
        position=Raw(view_json(look)),
        legal_moves=moves,
    )


def _standing(look: MatchView, seat: SeatState) -> SeatStanding:
    index, scores = seat.number - 1, look.scores
    return SeatStanding(
        seat=seat.number,
        score=scores[index].total if scores else None,
        score_details=plain(scores[index]) if scores else None,
        clock=_clock(look, seat.number),
        stand_in=seat.stand_in,
        left=seat.left,
    )


def list_change_shape(change: ListChange, people: People) -> ListChangeShape:
    return ListChangeShape(
        is_snapshot=change.is_snapshot,
        matches=[match_line(summary, people) for summary in change.matches],
        gone=[GoneShape(summary.id, _STATUSES[summary.status]) for summary in change.gone],
        has_more=change.has_more,
    )
