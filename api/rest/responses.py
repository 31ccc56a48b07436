"""Results of use cases as responses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Literal

import orjson
from msgspec import Raw

from api.rest.match_shapes import (
    AbsenceShape,
    AccessShape,
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
    SeatLine,
    SeatShape,
    SeatStanding,
    StateShape,
    Status,
    TimingShape,
)
from api.rest.shapes import IssuedShape, PlayerShape, TokenShape
from api.views import view_json
from application.hosting.change import ChangeResult
from application.hosting.match_view import MatchView
from application.hosting.visible_log import event_of
from application.leagues.find_table import TableOfMatch
from application.matches.legal_moves import LegalMove, legal_moves_in, legal_texts_in
from application.players.sessions import IssuedToken
from application.ports.store import MatchSummary, Token
from application.process.match_lists import ListChange
from application.words import Words
from domain.hosting.clocks import deadline
from domain.hosting.entries import Logged
from domain.hosting.match import Fork, SeatState
from domain.hosting.players import Player, avatar_key
from domain.hosting.terms import PlayerId
from domain.kernel.plain import Plain, plain, tagged_object

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


def events_json(entries: Iterable[Logged]) -> Raw:
    return json_of([event_of(entry) for entry in entries])


def change_shape(changed: ChangeResult) -> ChangeShape:
    match = changed.view.match
    return ChangeShape(
        match=match.id,
        version=changed.version,
        status=_STATUSES[match.status],
        to_move=match.to_move,
        events=events_json(changed.entries),
        repeated=changed.is_repeated,
    )


def player_shape(player: Player) -> PlayerShape:
    return PlayerShape(player.id, player.name, _KINDS[player.kind], player.created_at, player.avatar_key, player.owner)


def occupant(player: PlayerId | None, people: People) -> Occupant | None:
    """The player of a seat. A missing account shows its id."""
    if player is None:
        return None
    account = people.get(player)
    name, kind = (account.name, _KINDS[account.kind]) if account else ("?", "human")
    return Occupant(player, name, kind, avatar_key(player))


def token_shape(token: Token) -> TokenShape:
    return TokenShape(token.id, token.label, sorted(token.scopes), token.created_at, token.expires_at)


def issued_shape(issued: IssuedToken) -> IssuedShape:
    return IssuedShape(
        id=issued.id,
        token=issued.text,
        player=player_shape(issued.player),
        label=issued.label,
        scopes=sorted(issued.scopes),
        created_at=issued.created_at,
        expires_at=issued.expires_at,
    )


def players_of(look: MatchView) -> list[PlayerId]:
    return [seat.player for seat in look.match.seats if seat.player is not None]


def players_in(heads: Sequence[MatchSummary]) -> list[PlayerId]:
    return list({seat.player: None for head in heads for seat in head.seats if seat.player is not None})


def match_line(head: MatchSummary, people: People) -> MatchLine:
    return MatchLine(
        id=head.id,
        game=head.game,
        edition=head.edition,
        rules=head.rules,
        status=_STATUSES[head.status],
        version=head.version,
        creator=head.creator,
        listed=head.listed,
        rated=head.rated,
        seats=[SeatLine(seat.number, occupant(seat.player, people), seat.ai) for seat in head.seats],
        to_move=head.to_move,
        deadline=head.deadline,
        opened_at=head.opened_at,
        updated_at=head.updated_at,
    )


def match_shape(
    look: MatchView, people: People, here: Set[PlayerId] | None = None, place: TableOfMatch | None = None
) -> MatchShape:
    """The match for its viewer; `here` are the players with an open stream, if the request wants them."""
    match = look.match
    return MatchShape(
        id=match.id,
        game=match.game,
        edition=match.edition,
        rules=match.rules,
        status=_STATUSES[match.status],
        version=match.version,
        options=match.options,
        timing=TimingShape(match.timing.pace.value, match.timing.bank, match.timing.increment, match.timing.per_turn),
        absence=AbsenceShape(match.absence.on_timeout.value, match.absence.on_resign.value, match.absence.level),
        access=AccessShape(match.access.listed, match.access.spectators),
        rated=match.rated,
        creator=match.creator,
        seats=_seats(look, match.seats, people, here),
        your_seat=look.seat,
        to_move=match.to_move,
        decision=_decision(look),
        can_undo=look.can_undo,
        clock=_clock(look),
        view=Raw(view_json(look)),
        commitment=match.commitment,
        secret=look.secret,
        reason=match.reason,
        result=match.result,
        ranks=list(match.ranks),
        taken_over=list(match.taken_over),
        opened_at=match.opened_at,
        started_at=match.started_at,
        ended_at=match.ended_at,
        league_deadline=match.deadline,
        rematch=match.rematch,
        rematch_of=match.rematch_of,
        league_place=None if place is None else _league_place(place),
        fork_of=_fork(match.fork),
    )


def _seats(look: MatchView, seats: Sequence[SeatState], people: People, here: Set[PlayerId] | None) -> list[SeatShape]:
    scores = look.scores
    banks = look.match.clock.banks if look.match.clock else (None,) * len(seats)
    return [
        SeatShape(
            number=seat.number,
            player=occupant(seat.player, people),
            ai=seat.ai,
            stand_in=seat.stand_in,
            colour=seat.colour,
            left=seat.left,
            time_left=bank,
            score=plain(scores[seat.number - 1]) if scores else None,
            words=seat.words,
            connected=None if here is None else seat.player in here,
        )
        for seat, bank in zip(seats, banks, strict=True)
    ]


def _league_place(place: TableOfMatch) -> LeaguePlaceShape:
    league, table = place.look.league, place.table
    return LeaguePlaceShape(
        league.id, league.name, place.season.number, place.division.number, table.round, table.number
    )


def _fork(fork: Fork | None) -> ForkShape | None:
    return None if fork is None else ForkShape(fork.match, fork.version, len(fork.moves))


def _decision(look: MatchView) -> DecisionShape | None:
    pending = look.decision
    return None if pending is None else DecisionShape(pending.seat, pending.kind, plain(pending.data))


def _clock(look: MatchView) -> ClockShape | None:
    clock = look.match.clock
    return None if clock is None else ClockShape(clock.seat, clock.since, deadline(clock))


def move_texts(look: MatchView) -> list[LegalMoveShape]:
    return [LegalMoveShape(text) for text in legal_texts_in(look)]


def move_details(look: MatchView, sentences: Words) -> list[LegalMoveShape]:
    return [_legal(look.match.game, move, sentences) for move in legal_moves_in(look).moves]


def _legal(game: str, legal: LegalMove, sentences: Words) -> LegalMoveShape:
    data = tagged_object(legal.move)
    return LegalMoveShape(legal.text, sentences.move(game, data), data, legal.delta, legal.can_undo)


def state_shape(look: MatchView, moves: list[LegalMoveShape]) -> StateShape:
    match = look.match
    return StateShape(
        version=look.version,
        ply=len(match.moves),
        at=look.now,
        status=_STATUSES[match.status],
        to_move=match.to_move,
        decision=_decision(look),
        clock=_clock(look),
        standing=[_standing(look, seat) for seat in match.seats],
        can_undo=look.can_undo,
        view=Raw(view_json(look)),
        moves=moves,
    )


def _standing(look: MatchView, seat: SeatState) -> SeatStanding:
    index, scores, clock = seat.number - 1, look.scores, look.match.clock
    return SeatStanding(
        seat=seat.number,
        score=plain(scores[index]) if scores else None,
        time_left=clock.banks[index] if clock else None,
        stand_in=seat.stand_in,
        left=seat.left,
    )


def list_change_shape(change: ListChange, people: People) -> ListChangeShape:
    return ListChangeShape(
        snapshot=change.is_snapshot,
        items=[match_line(summary, people) for summary in change.matches],
        gone=[GoneShape(summary.id, _STATUSES[summary.status]) for summary in change.gone],
        more=change.has_more,
    )
