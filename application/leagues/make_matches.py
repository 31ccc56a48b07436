"""Make the matches of a round, each from opening to start in one transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from math import inf
from time import monotonic
from typing import TypeAlias

from application.desk import Desk
from application.hosting.commit import MatchChange, commit, logged_after
from application.hosting.terms import Terms
from application.matches.open_match import opening_entry
from application.matches.start import planned_start
from application.ports.store import StoreFault
from application.process.match_state import MatchState
from domain.hosting.entries import AiSeated, Entry, Joined, TakenOver
from domain.hosting.match import fold
from domain.hosting.terms import Absence, Access, Leaving, MatchId, PlayerId
from domain.kernel.dealing import commitment
from domain.league.departures import forfeit_ending
from domain.league.entries import TableEnded
from domain.league.league import League
from domain.league.presence import division_at_deadline
from domain.league.ratings import Strength, is_machine, level_of, nearest_level
from domain.league.results import Table
from domain.league.season import Division, Season, match_id
from domain.league.terms import Departure, Entrant, Scoring

Missing: TypeAlias = Mapping[MatchId, tuple[Division, Table]]


async def missing_matches(desk: Desk, league: League, season: Season) -> Missing:
    """The tables without a match, by the id it will have."""
    waiting = {
        match_id(league.id, season.number, division.number, table.round, table.number): (
            division_at_deadline(division),
            table,
        )
        for division in season.divisions
        for table in division.tables
        if table.is_pending
    }
    async with desk.store.reading() as reading:
        there = {head.id for head in await reading.match_summaries(list(waiting))}
    return {match: place for match, place in waiting.items() if match not in there}


def forfeits(season: Season, missing: Missing) -> list[TableEnded]:
    """The ends of tables that too few can come to, because players left after the pairing."""
    if season.rules.departure is Departure.STAND_IN:
        return []
    found = [(division, table, forfeit_ending(table, division.gone)) for division, table in missing.values()]
    return [
        TableEnded(division.number, table.round, table.number, ending.ranks, ending.scores, ending.how.value)
        for division, table, ending in found
        if ending is not None
    ]


async def make_matches(desk: Desk, league: League, season: Season, missing: Missing, end: float = inf) -> bool:
    """Opens and starts a match for every table without one. A second process makes none.

    False when time was over before all were made.
    """
    if not missing:
        return True
    async with desk.store.reading() as reading:
        secret = await reading.league_secret(league.id)
    levels = await _levels(desk, league, [player for _, table in missing.values() for player in table.seated])
    assert secret is not None
    for match, (division, table) in missing.items():
        own = _table_secret(secret, season, table, _spot(league, season, division, table) or match)
        await _make(desk, _step(desk, league, season, division, table, match, own, levels))
        if monotonic() >= end:
            return False
    return True


async def _make(desk: Desk, step: MatchChange) -> None:
    try:
        await commit(desk, [step])
    except StoreFault:
        async with desk.store.reading() as reading:
            if await reading.match_summary(step.after.match.id) is None:
                raise


def _spot(league: League, season: Season, division: Division, table: Table) -> str | None:
    """In a sandbox the table's place replaces the match's id, so that the same seed gives the same deals."""
    return f"{season.number}/{division.number}/{table.round}/{table.number}" if league.sandbox else None


def _table_secret(secret: bytes, season: Season, table: Table, own: str) -> bytes:
    """In a duplicate league one secret for all tables of a round, otherwise one for each."""
    same = season.rules.scoring is Scoring.DUPLICATE
    name = f"{season.number}/{table.round}" if same else own
    return sha256(b"headwater-league-deal/1\0" + secret + name.encode()).digest()


async def _levels(desk: Desk, league: League, entrants: Sequence[Entrant]) -> Mapping[Entrant, str]:
    """For each player the machine of the same strength, which would stand in."""
    async with desk.store.reading() as reading:
        ratings = {each.subject: each.strength for each in await reading.ratings(league.game, entrants)}
    return {entrant: nearest_level(ratings.get(entrant, Strength())) for entrant in entrants}


def seated_players(season: Season, division: Division, table: Table) -> tuple[Entrant, ...]:
    """The players who have a seat: where nobody stands in, those who have left have none."""
    if season.rules.departure is Departure.STAND_IN:
        return table.players
    return tuple(player for player in table.players if player not in division.gone)


def _step(
    desk: Desk,
    league: League,
    season: Season,
    division: Division,
    table: Table,
    match: MatchId,
    secret: bytes,
    levels: Mapping[Entrant, str],
) -> MatchChange:
    players = seated_players(season, division, table)
    seated = [table.seated_for(player) for player in players]
    game = desk.games.for_new_match(league.game, league.edition)
    terms = _terms(league, season, [levels[player] for player in seated])
    sealed = season.rules.scoring is Scoring.DUPLICATE
    salt = _spot(league, season, division, table)
    first = opening_entry(
        desk,
        league.owner,
        game,
        terms,
        commitment(secret),
        sealed=sealed,
        salt=salt,
        deadline=season.round_ends(table.round),
        sandbox=league.id if league.sandbox else None,
        pauses=season.rules.clocks_stop,
    )
    seats = [_seat_entry(seat, player) for seat, player in enumerate(seated, 1)]
    logged = logged_after(0, desk.clock.now(), [first, *seats])
    board = MatchState(fold(match, logged), game, secret, recent=logged)
    plan = planned_start(board)
    away = [
        TakenOver(seat, levels[seated[seat - 1]]) for seat, player in enumerate(players, 1) if player in division.gone
    ]
    begun = board.log_entries(logged[-1].at, [*plan.entries, *away])
    return MatchChange(None, board.after(begun, plan.game_state), (*logged, *begun))


def _seat_entry(seat: int, player: Entrant) -> Entry:
    return AiSeated(seat, level_of(player)) if is_machine(player) else Joined(seat, PlayerId(player))


def _terms(league: League, season: Season, levels: Sequence[str]) -> Terms:
    stands_in = season.rules.departure is Departure.STAND_IN
    leaving = Leaving.TAKEOVER if stands_in else Leaving.LOSE
    is_open = season.rules.scoring is Scoring.PLACES
    return Terms(
        game=league.game,
        seats=len(levels),
        options=league.options,
        edition=league.edition,
        timing=season.timing,
        absence=Absence(leaving, leaving, levels[0], tuple(levels), plays_on=not stands_in),
        access=Access(listed=is_open, spectators=is_open),
        rated=league.rated,
    )
