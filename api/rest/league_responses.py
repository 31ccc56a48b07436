"""Leagues, standings, tables and ratings as responses."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from io import StringIO

from api.entrants import Names
from api.rest.league_rules import rules_shape
from api.rest.league_shapes import (
    ChallengeShape,
    DivisionShape,
    EntrantShape,
    EvennessShape,
    ForecastShape,
    LeagueHeadShape,
    LeagueShape,
    RegistrationShape,
    RowShape,
    SeasonShape,
    StandingsShape,
    TableShape,
)
from api.rest.ranking_shapes import RatingChangeShape, RatingShape
from api.rest.responses import timing_shape
from api.standings import declared_tie_breaks, points, tie_break_values
from application.leagues.league_view import LeagueView
from application.leagues.season_forecast import SeasonForecast
from application.ports.leagues import LeagueSummary
from application.ports.ratings import Rating
from domain.league.league import League
from domain.league.ratings import Change, is_machine, level_of
from domain.league.results import Table
from domain.league.season import Division, Season, counted_ranks, exchange_counts, expunged_players
from domain.league.standings import Row
from domain.league.terms import Role

_COLUMNS = (
    *("division", "rank", "id", "name", "points", "played", "first", "second", "third", "fourth", "best", "worst"),
    *("promotion", "relegation", "substitute", "has_left", "is_expunged"),
)


def head_shape(head: LeagueSummary) -> LeagueHeadShape:
    return LeagueHeadShape(
        id=head.id,
        name=head.name,
        owner_id=head.owner,
        game=head.game,
        status=head.status,
        is_sandbox=head.sandbox,
        version=head.version,
        founded_at=head.founded_at,
        is_closed=head.closed,
    )


def entrant(names: Names, subject: str) -> EntrantShape:
    return EntrantShape(subject, names.get(subject, subject), level_of(subject) if is_machine(subject) else None)


def people_of(league: League) -> Iterator[str]:
    """Everyone whom a league's shape names."""
    yield league.owner
    yield from league.roles
    if league.season is not None:
        yield from (each.player for each in league.season.registered)
        yield from league.season.waiting


def players_of(season: Season, wanted: int | None = None) -> Iterator[str]:
    """All players and substitutes, of the wanted division or of all."""
    for division in season.divisions:
        if wanted in (None, division.number):
            yield from division.players
            yield from division.substitutes.values()


def seated_in(season: Season) -> Iterator[str]:
    """All players, and everyone who substitutes or ever did."""
    yield from players_of(season)
    yield from (one for division in season.divisions for table in division.tables for one in table.substituted)


def league_shape(look: LeagueView, names: Names) -> LeagueShape:
    league = look.league
    referees = [player for player, role in league.roles.items() if role is Role.REFEREE]
    return LeagueShape(
        id=league.id,
        name=league.name,
        owner=entrant(names, league.owner),
        game=league.game,
        edition=league.edition,
        options=league.options,
        timing=timing_shape(league.timing),
        rules=rules_shape(league.rules),
        is_rated=league.rated,
        is_sandbox=league.sandbox,
        version=league.version,
        founded_at=league.founded_at,
        closed_at=league.closed_at,
        now=look.now,
        role=look.role.value,
        referees=[entrant(names, player) for player in referees],
        season_count=len(league.seasons),
        season=season_shape(look, league.season, names) if league.season else None,
    )


def season_shape(look: LeagueView, season: Season, names: Names) -> SeasonShape:
    return SeasonShape(
        number=season.number,
        status=season.status.value,
        opened_at=season.opened_at,
        starts_at=season.starts_at,
        ends_at=season.ends_at,
        rules=rules_shape(season.rules),
        timing=timing_shape(season.timing),
        rounds=season.rules.calendar.rounds,
        paired=season.paired,
        closed=season.closed,
        capacity=season.capacity,
        registered=[RegistrationShape(entrant(names, each.player), each.rating) for each in look.registered(season)],
        waiting=[entrant(names, player) for player in look.waiting(season)],
        division_sizes=[len(division.players) for division in season.divisions],
        challenges=[
            ChallengeShape(entrant(names, each.challenger), entrant(names, each.challenged))
            for each in season.challenges
        ],
        evenness=[
            EvennessShape(each.players, each.fewest, each.most, each.difference) for each in look.evenness(season)
        ],
    )


def standings_shape(look: LeagueView, season: Season, names: Names, wanted: int | None) -> StandingsShape:
    """The standings of the wanted division, or of all."""
    return StandingsShape(
        league_id=look.league.id,
        season=season.number,
        status=season.status.value,
        tie_breaks=[each.value for each in declared_tie_breaks(season.rules)],
        version=look.league.version,
        divisions=[
            _division(look, season, division, names)
            for division in season.divisions
            if wanted in (None, division.number)
        ],
    )


def _division(look: LeagueView, season: Season, division: Division, names: Names) -> DivisionShape:
    up, down = exchange_counts(season, division)
    rows = [_row(season, division, row, names) for row in look.standings(season, division)]
    return DivisionShape(division.number, up, down, rows)


def _row(season: Season, division: Division, row: Row, names: Names) -> RowShape:
    return RowShape(
        rank=row.rank,
        entrant=entrant(names, row.player),
        points=points(row.points),
        played=row.played,
        places=list(row.places),
        tie_breaks=[value for _, value in tie_break_values(season.rules.tie_breaks, row)],
        best=row.best,
        worst=row.worst,
        promotion=row.promotion.value,
        relegation=row.relegation.value,
        has_left=row.player in division.gone,
        substitute=entrant(names, played_by) if (played_by := division.substitutes.get(row.player)) else None,
        is_expunged=row.is_expunged,
    )


def standings_csv(standings: StandingsShape) -> str:
    """One line for each player, with the declared tie-breaks last. Names that look like a formula are quoted."""
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow((*_COLUMNS, *standings.tie_breaks))
    for division in standings.divisions:
        for row in division.rows:
            numbers = (row.points, row.played, *row.places, row.best, row.worst)
            player = (row.entrant.id, _harmless(row.entrant.name))
            chances = (row.promotion, row.relegation)
            gone = (str(row.has_left).lower(), str(row.is_expunged).lower())
            absence = (row.substitute.id if row.substitute else "", *gone)
            writer.writerow((division.number, row.rank, *player, *numbers, *chances, *absence, *row.tie_breaks))
    return text.getvalue()


def _harmless(name: str) -> str:
    return f"'{name}" if name[:1] in "=+-@" else name


def table_shapes(look: LeagueView, season: Season, names: Names, rounds: Iterable[int]) -> list[TableShape]:
    wanted = set(rounds)
    return [
        _table(look, season, division, table, names)
        for division in season.divisions
        for table in division.tables
        if table.round in wanted
    ]


def _table(look: LeagueView, season: Season, division: Division, table: Table, names: Names) -> TableShape:
    ending, out = table.ending, expunged_players(season, division)
    counted = counted_ranks(season, division, table)
    return TableShape(
        division=division.number,
        round=table.round,
        number=table.number,
        match_id=look.match(season, division, table) if len(table.players) > 1 else None,
        players=[entrant(names, player) for player in table.players],
        seated=[entrant(names, player) for player in table.seated],
        starts_at=season.round_begins(table.round),
        deadline=season.round_ends(table.round),
        ranks=list(ending.ranks) if ending else None,
        scores=list(ending.scores) if ending and ending.scores else None,
        how=ending.how.value if ending else None,
        is_annulled=table.annulled,
        is_annulled_late=table.annulled_late,
        expunged=[entrant(names, player) for player in table.players if player in out],
        counted_ranks=None if counted is None else list(counted),
    )


def rating_shape(rating: Rating, names: Names) -> RatingShape:
    return RatingShape(
        game=rating.game,
        entrant=entrant(names, rating.subject),
        kind=rating.kind.value,
        rating=rating.strength.shown,
        mean=rating.strength.mean,
        doubt=rating.strength.doubt,
        games=rating.games,
        is_provisional=rating.strength.is_provisional,
        updated_at=rating.updated_at,
    )


def change_shape(change: Change) -> RatingChangeShape:
    return RatingChangeShape(
        number=change.number,
        kind=change.kind.value,
        match_id=change.match,
        seat=change.seat,
        rank=change.rank,
        mean_before=change.before.mean,
        doubt_before=change.before.doubt,
        mean_after=change.after.mean,
        doubt_after=change.after.doubt,
        rating_before=change.before.shown,
        rating_after=change.after.shown,
        weight=change.weight,
        at=change.at,
    )


def forecast_shape(forecast: SeasonForecast) -> ForecastShape:
    return ForecastShape(
        seasons=forecast.seasons,
        length=forecast.length,
        fewest_games=forecast.fewest_games,
        most_games=forecast.most_games,
        games=forecast.games,
        at_deadline=forecast.at_deadline,
        held_up=forecast.held_up,
        forfeited=forecast.forfeited,
        timed_out=forecast.timed_out,
        leavers=forecast.leavers,
        promoted=forecast.promoted,
        waiting=forecast.waiting,
        agreement=forecast.agreement,
        evenness=[EvennessShape(each.players, each.fewest, each.most, each.difference) for each in forecast.evenness],
    )
