"""A season: registration, divisions with their tables, standings at any moment."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from hashlib import sha256
from operator import attrgetter

from domain.hosting.terms import MatchId, Moment, Timing
from domain.league.departures import tables_without
from domain.league.ladder import Challenge, challenge_fault, ladder_after, playable_challenges
from domain.league.pairing import challenge_at, coming_tables, round_tables
from domain.league.placement import Finish, moves
from domain.league.results import Table
from domain.league.standings import Field, Row, expunged_row, final_row, ladder_standings, standings
from domain.league.terms import Departure, Entrant, Format, LeagueId, Rules

_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


class SeasonStatus(StrEnum):
    """Where a season is in its life."""

    REGISTRATION = "registration"
    RUNNING = "running"
    ENDED = "ended"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Registration:
    """A player who wants to play, and the mean strength that decides the placement."""

    player: Entrant
    rating: float


@dataclass(frozen=True, slots=True)
class Division:
    """Players by seed, the tables so far, those who have left, and substitutes by the player they replace.

    `at_deadline` keeps the last two as they were at the deadline of the round, if somebody came or went since.
    `leavers` are all who ever left, the last one last, and substitutes who left in the round under way. `finishes`
    holds the final order once the season has ended.
    """

    number: int
    players: tuple[Entrant, ...]
    tables: tuple[Table, ...] = ()
    gone: frozenset[Entrant] = frozenset()
    substitutes: Mapping[Entrant, Entrant] = field(default_factory=dict)
    at_deadline: tuple[frozenset[Entrant], Mapping[Entrant, Entrant]] | None = None
    leavers: tuple[Entrant, ...] = ()
    finishes: tuple[Finish, ...] = ()

    def table(self, round: int, number: int) -> Table | None:
        place = self._place(round, number)
        found = self.tables[place : place + 1]
        return found[0] if found and (found[0].round, found[0].number) == (round, number) else None

    def with_table(self, table: Table) -> Division:
        """Instead of the one that has its round and number."""
        place = self._place(table.round, table.number)
        return replace(self, tables=(*self.tables[:place], table, *self.tables[place + 1 :]))

    def _place(self, round: int, number: int) -> int:
        """Rounds are paired one after the other, and the tables of each are numbered."""
        return bisect_left(self.tables, (round, number), key=attrgetter("round", "number"))


@dataclass(frozen=True, slots=True)
class Season:
    """One season under the rules and the clock it began with. `turned` counts how often each player withdrew
    or left."""

    number: int
    rules: Rules
    timing: Timing
    opened_at: Moment
    starts_at: Moment
    ends_at: Moment
    status: SeasonStatus = SeasonStatus.REGISTRATION
    registered: tuple[Registration, ...] = ()
    waiting: tuple[Entrant, ...] = ()
    divisions: tuple[Division, ...] = ()
    paired: int = 0
    closed: int = 0
    challenges: tuple[Challenge, ...] = ()
    ended_at: Moment | None = None
    is_last: bool = False
    """The league was closed meanwhile: nobody moves up or down after this season."""
    turned: Mapping[Entrant, int] = field(default_factory=dict)
    recanted: Mapping[Entrant, int] = field(default_factory=dict)
    """How many challenges for the next round each player has taken back."""

    @property
    def capacity(self) -> int:
        return self.rules.divisions.most * self.rules.divisions.largest

    @property
    def is_over(self) -> bool:
        return self.status in (SeasonStatus.ENDED, SeasonStatus.CANCELLED)

    def is_registered(self, player: Entrant) -> bool:
        return any(each.player == player for each in self.registered)

    def division_of(self, player: Entrant) -> Division | None:
        return next((division for division in self.divisions if player in division.players), None)

    def replaced_by(self, substitute: Entrant) -> tuple[Division, Entrant] | None:
        """The absent player whom a substitute plays for, with the division."""
        return next(
            (
                (division, player)
                for division in self.divisions
                for player, other in division.substitutes.items()
                if other == substitute
            ),
            None,
        )

    def takes_part(self, player: Entrant) -> bool:
        """Registered, waiting, or playing for somebody."""
        return self.is_registered(player) or player in self.waiting or self.replaced_by(player) is not None

    def division(self, number: int) -> Division | None:
        return self.divisions[number - 1] if 1 <= number <= len(self.divisions) else None

    def with_division(self, division: Division) -> Season:
        return replace(
            self, divisions=tuple(division if each.number == division.number else each for each in self.divisions)
        )

    def round_begins(self, round: int) -> Moment:
        """Round 1 begins with the season."""
        return Moment(self.starts_at + (round - 1) * self.rules.calendar.round_length)

    def round_ends(self, round: int) -> Moment:
        """A round's deadline (LG-8): the beginning of the next round, or the end of the season."""
        return self.round_begins(round + 1)


def expunged_players(season: Season, division: Division) -> frozenset[Entrant]:
    """The players who were expunged from a division."""
    return division.gone if season.rules.departure is Departure.EXPUNGE else frozenset()


def exchange_counts(season: Season, division: Division) -> tuple[int, int]:
    """How many players leave a division upwards and downwards, expunged ones included; after the end, how many did."""
    if season.is_last:
        return 0, 0
    if division.finishes:
        steps = [finish.step for finish in division.finishes]
        return steps.count(-1), steps.count(1)
    sizes = [len(each.players) for each in season.divisions]
    able = [len(each.players) - len(expunged_players(season, each)) for each in season.divisions]
    return moves(sizes, season.rules.exchange, able)[division.number - 1]


def field_of(season: Season, division: Division) -> Field:
    """The division as the standings need it."""
    up, down = exchange_counts(season, division)
    is_ladder = season.rules.format is Format.LADDER
    left = season.rules.calendar.rounds - (season.closed if is_ladder else season.paired)
    whole = Field(division.players, division.tables, 0 if season.is_over else left, up, down)
    if whole.rounds_left:
        whole = replace(whole, coming=coming_tables(season.rules, whole, season.paired))
    match season.rules.departure:
        case Departure.STAND_IN:
            return whole
        case Departure.FORFEIT:
            return replace(whole, gone=division.gone)
        case Departure.EXPUNGE:
            return _field_without(whole, division.gone)


def _field_without(field: Field, gone: frozenset[Entrant]) -> Field:
    """The field as if these players had never played; they end behind all others."""
    return replace(
        field,
        players=tuple(player for player in field.players if player not in gone),
        tables=tables_without(field.tables, gone),
        coming=None if field.coming is None else tables_without(field.coming, gone),
        expunged=len(gone),
    )


def division_standings(season: Season, division: Division) -> tuple[Row, ...]:
    """Everyone of a division in the order of the standings; after the end, in the final order."""
    counted = _counted_standings(season, division)
    if not division.finishes:
        return counted
    field, rows = field_of(season, division), {row.player: row for row in counted}
    return tuple(final_row(field, rows[finish.player], finish.rank) for finish in division.finishes)


def _counted_standings(season: Season, division: Division) -> tuple[Row, ...]:
    """Standings by the results of the tables; expunged players come last."""
    field, is_ladder = field_of(season, division), season.rules.format is Format.LADDER
    if is_ladder:
        rows = ladder_standings(season.rules, field, ladder_order(season, division))
    else:
        rows = standings(season.rules, field)
    out = expunged_players(season, division)
    last = [player for player in division.players if player in out]
    breaks = 0 if is_ladder else len(season.rules.tie_breaks)
    return (*rows, *(expunged_row(field, player, rank, breaks) for rank, player in enumerate(last, len(rows) + 1)))


def final_order(season: Season, division: Division) -> tuple[Entrant, ...]:
    """Everyone at the end."""
    return tuple(row.player for row in division_standings(season, division))


def counted_ranks(season: Season, division: Division, table: Table) -> tuple[int | None, ...] | None:
    """A table's ranks as they count, in seat order; None for an expunged player, or where the table does not count."""
    counting = tables_without([table], expunged_players(season, division)) if table.counts else ()
    ranks = {player: each.rank_of(player) for each in counting for player in each.players}
    return tuple(ranks.get(player) for player in table.players) if counting else None


def next_tables(season: Season, division: Division) -> tuple[Table, ...]:
    """The tables of the round after the last paired one."""
    field = field_of(season, division)
    if season.rules.departure is Departure.EXPUNGE and season.rules.format is not Format.SWISS:
        # The schedule is for all players who began.
        field = replace(field, players=division.players, tables=division.tables)
    if season.rules.format is Format.LADDER:
        # The round during which a challenge was made may have moved either player.
        order = ladder_order(season, division)
        return round_tables(
            season.rules, field, season.paired + 1, playable_challenges(order, season.challenges, season.rules.reach)
        )
    return round_tables(season.rules, field, season.paired + 1)


def ladder_order(season: Season, division: Division) -> tuple[Entrant, ...]:
    """The ladder after the closed rounds (LG-54): from the seeds, by every table that still counts.

    So a ruling on an old table changes all that came after it. A later challenge that could not have been made then
    moves nobody.
    """
    field = field_of(season, division)
    won: dict[int, list[Challenge]] = {}
    for table in field.tables:
        if table.counts and _is_won(table):
            won.setdefault(table.round, []).append(challenge_at(table))
    order = field.players
    for round in range(1, season.closed + 1):
        valid = [each for each in won.get(round, ()) if challenge_fault(order, (), each, season.rules.reach) is None]
        order = ladder_after(order, valid)
    return order


def _is_won(table: Table) -> bool:
    challenge = challenge_at(table)
    return table.rank_of(challenge.challenger) < table.rank_of(challenge.challenged)


def tables_under_way(league: LeagueId, season: Season) -> list[tuple[MatchId, Division, Table]]:
    """The tables of the last paired round with their matches; players who sit out have none."""
    return [
        (match_id(league, season.number, division.number, table.round, table.number), division, table)
        for division in season.divisions
        for table in division.tables
        if table.round == season.paired and len(table.players) > 1
    ]


def match_id(league: LeagueId, season: int, division: int, round: int, table: int) -> MatchId:
    """The id of a table's match. It follows from the table's place, so a match cannot be made twice."""
    digest = int.from_bytes(sha256(f"{league}/{season}/{division}/{round}/{table}".encode()).digest(), "big")
    letters = []
    for _ in range(24):
        digest, index = divmod(digest, len(_ALPHABET))
        letters.append(_ALPHABET[index])
    return MatchId(f"mat_{''.join(letters)}")
