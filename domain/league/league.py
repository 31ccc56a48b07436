"""A league as a pure fold over the entries of its log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import assert_never

from domain.hosting.match import timing_of
from domain.hosting.terms import Moment, PlayerId, Timing
from domain.league import entries as log
from domain.league.departures import forfeit_ending
from domain.league.entries import LeagueLogged
from domain.league.ladder import Challenge
from domain.league.placement import Finish, finishes
from domain.league.presence import (
    with_deadline_kept,
    with_departure,
    with_registration,
    with_return,
    with_round_closed,
    with_substitute,
    without_challenge,
    without_registration,
)
from domain.league.results import Ending, How, Table
from domain.league.rules_text import rules_of
from domain.league.season import Division, Season, SeasonStatus, expunged_players
from domain.league.terms import Departure, Entrant, LeagueId, Role, Rules


@dataclass(frozen=True, slots=True)
class League:
    """Everything about a league.

    `past` is where each player ended who may still come back to a division. `veterans` are all who ever played in it,
    for themselves or as substitutes. `lapsed` counts the seasons cancelled in a row since one was played or the owner
    changed the rules. A closed league opens no season any more.
    """

    id: LeagueId
    owner: PlayerId
    name: str
    game: str
    edition: str
    options: dict[str, str | None]
    timing: Timing
    rules: Rules
    rated: bool
    sandbox: bool
    founded_at: Moment
    changed_at: Moment
    version: int = 1
    roles: Mapping[PlayerId, Role] = field(default_factory=dict)
    seasons: tuple[Season, ...] = ()
    past: Mapping[Entrant, Finish] = field(default_factory=dict)
    veterans: frozenset[Entrant] = frozenset()
    test_clock: Moment | None = None
    lapsed: int = 0
    acts: int = 0
    """What its owner and referees have done since the newest season was opened."""
    closed_at: Moment | None = None

    @property
    def season(self) -> Season | None:
        """The newest one."""
        return self.seasons[-1] if self.seasons else None

    def time_at(self, real: Moment) -> Moment:
        """The time by the league's clock: a sandbox has its own."""
        return real if self.test_clock is None else self.test_clock

    def role_of(self, player: PlayerId | None) -> Role:
        if player is None:
            return Role.SPECTATOR
        if player == self.owner:
            return Role.OWNER
        if player in self.roles:
            return self.roles[player]
        return Role.MEMBER if self._takes_part(Entrant(player)) else Role.SPECTATOR

    def concerns(self, player: PlayerId) -> bool:
        """Whether it is one of a player's leagues (LG-49): the player has a role, takes part, or has played in it."""
        has_role = player == self.owner or player in self.roles
        return has_role or Entrant(player) in self.veterans or self._takes_part(Entrant(player))

    def _takes_part(self, player: Entrant) -> bool:
        return player in self.past or (not self.is_done and self.season is not None and self.season.takes_part(player))

    @property
    def is_done(self) -> bool:
        """Closed, and the last season over: nothing is due any more."""
        return self.closed_at is not None and (self.season is None or self.season.is_over)


def fold(league: LeagueId, entries: Iterable[LeagueLogged]) -> League:
    """The league after these entries, which begin with version 1."""
    steps = iter(entries)
    first = next(steps)
    assert isinstance(first.entry, log.Founded)
    state = _new_league(league, first.at, first.entry)
    for logged in steps:
        state = after(state, logged)
    return state


def after(league: League, logged: LeagueLogged) -> League:
    """The league with one more entry."""
    assert logged.version == league.version + 1
    acts = _acts(league, logged.entry)
    return replace(_league_after(league, logged), version=logged.version, changed_at=logged.at, acts=acts)


def _acts(league: League, entry: log.LeagueEntry) -> int:
    """A season that is opened again is none to begin counting with."""
    if isinstance(entry, log.SeasonOpened) and entry.number > len(league.seasons):
        return 0
    return league.acts + isinstance(entry, log.Act)


def _new_league(league: LeagueId, at: Moment, entry: log.Founded) -> League:
    return League(
        id=league,
        owner=entry.by,
        name=entry.name,
        game=entry.game,
        edition=entry.edition,
        options=entry.options,
        timing=timing_of(entry.timing),
        rules=rules_of(entry.rules),
        rated=entry.rated,
        sandbox=entry.sandbox,
        founded_at=at,
        changed_at=at,
        test_clock=at if entry.sandbox else None,
    )


def _league_after(league: League, logged: LeagueLogged) -> League:
    match logged.entry:
        case log.Configured(_, timing, rules):
            return replace(league, timing=timing_of(timing), rules=rules_of(rules), lapsed=0)
        case log.Closed():
            seasons = tuple(each if each.is_over else replace(each, is_last=True) for each in league.seasons)
            return replace(league, closed_at=logged.at, seasons=seasons)
        case log.RoleGiven(_, player, role):
            return replace(league, roles={**league.roles, player: Role(role)})
        case log.RoleTaken(_, player):
            return replace(league, roles={each: role for each, role in league.roles.items() if each != player})
        case log.ClockMoved(_, to):
            return replace(league, test_clock=to)
        case log.SeasonOpened():
            before = league.seasons[: logged.entry.number - 1]
            return replace(league, seasons=(*before, _new_season(league, logged.at, logged.entry)))
        case log.SeasonEnded(orders):
            return _league_after_season(league, orders)
        case log.TableAnnulledLate(_, _, number, division, round, table):
            late = _with_table(league.seasons[number - 1], division, round, table, annulled_late=True)
            return replace(league, seasons=(*league.seasons[: number - 1], late, *league.seasons[number:]))
        case log.Founded():
            raise AssertionError("a league is founded once")
        case _:
            season = league.season
            assert season is not None
            seasons = (*league.seasons[:-1], _season_after(season, logged, league.time_at(logged.at)))
            lapsed, veterans = _lapses(league, logged.entry), _veterans(league, logged.entry)
            return replace(league, seasons=seasons, lapsed=lapsed, veterans=veterans)


def _veterans(league: League, entry: log.LeagueEntry) -> frozenset[Entrant]:
    match entry:
        case log.SeasonStarted(divisions):
            return league.veterans.union(*divisions)
        case log.PlayerReplaced(substitute=substitute):
            return league.veterans | {substitute}
        case _:
            return league.veterans


def _lapses(league: League, entry: log.LeagueEntry) -> int:
    if isinstance(entry, log.SeasonStarted):
        return 0
    return league.lapsed + isinstance(entry, log.SeasonCancelled)


def _new_season(league: League, at: Moment, entry: log.SeasonOpened) -> Season:
    timing = league.timing if entry.timing is None else timing_of(entry.timing)
    opened_at = league.time_at(at)
    opened = Season(entry.number, rules_of(entry.rules), timing, opened_at, entry.starts_at, entry.ends_at)
    # A season that is opened again keeps the counts of withdrawals.
    return replace(opened, turned=league.seasons[-1].turned) if entry.number == len(league.seasons) else opened


def _league_after_season(league: League, orders: tuple[tuple[Entrant, ...], ...]) -> League:
    season = league.season
    assert season is not None
    out = frozenset[Entrant]().union(*(expunged_players(season, division) for division in season.divisions))
    ends = finishes(orders, season.rules.exchange, out)
    divisions = tuple(
        replace(each, finishes=tuple(finish for finish in ends if finish.division == each.number))
        for each in season.divisions
    )
    over = replace(season, status=SeasonStatus.ENDED, ended_at=season.ends_at, turned={}, divisions=divisions)
    fresh = {finish.player: finish for finish in ends}
    rested = {
        player: replace(finish, rested=finish.rested + 1)
        for player, finish in league.past.items()
        if player not in fresh and finish.rested < season.rules.rest
    }
    return replace(league, seasons=(*league.seasons[:-1], over), past={**rested, **fresh})


def _season_after(season: Season, logged: LeagueLogged, now: Moment) -> Season:
    match logged.entry:
        case log.Registered(player, rating):
            return with_registration(season, player, rating)
        case log.Withdrawn(player):
            return without_registration(season, player)
        case log.SeasonStarted(divisions, waiting):
            return _season_with_divisions(season, divisions, waiting)
        case log.SeasonCancelled(cause):
            return _cancelled_season(season, cause)
        case log.Challenged(challenger, challenged):
            return replace(season, challenges=(*season.challenges, Challenge(challenger, challenged)))
        case log.ChallengeWithdrawn(challenger):
            return without_challenge(season, challenger)
        case log.RoundPaired():
            return _season_with_round(season, logged.entry)
        case log.RoundClosed(round):
            return with_round_closed(season, round)
        case log.PlayerLeft(player):
            return with_departure(with_deadline_kept(season, now), player)
        case log.PlayerReturned(player):
            return with_return(with_deadline_kept(season, now), player)
        case log.PlayerReplaced(player=player, substitute=substitute):
            return with_substitute(with_deadline_kept(season, now), player, substitute)
        case log.TableEnded(division, round, table, ranks, scores, how, absent=absent):
            ending = Ending(ranks, scores, How(how))
            return _with_table(season, division, round, table, ending=ending, absent=absent)
        case log.TableDecided(_, _, division, round, table, ranks):
            return _with_table(season, division, round, table, ending=Ending(ranks, (), How.DECIDED))
        case log.TableAnnulled(_, _, division, round, table):
            return _with_table(season, division, round, table, annulled=True)
        case log.SeatReplaced() | log.ClockAdjusted():
            return season
        case (
            log.Founded()
            | log.Configured()
            | log.Closed()
            | log.RoleGiven()
            | log.RoleTaken()
            | log.ClockMoved()
            | log.SeasonOpened()
            | log.SeasonEnded()
            | log.TableAnnulledLate()
        ):
            raise AssertionError("not about a season that is under way")
        case never:
            assert_never(never)


def _season_with_divisions(
    season: Season, divisions: tuple[tuple[Entrant, ...], ...], waiting: tuple[Entrant, ...]
) -> Season:
    new_divisions = tuple(Division(number, players) for number, players in enumerate(divisions, 1))
    idle = set(waiting)
    playing = tuple(each for each in season.registered if each.player not in idle)
    return replace(season, status=SeasonStatus.RUNNING, divisions=new_divisions, registered=playing, waiting=waiting)


def _cancelled_season(season: Season, cause: str) -> Season:
    registered = () if cause == log.LEAGUE_CLOSED else season.registered
    over = replace(season, status=SeasonStatus.CANCELLED, ended_at=season.starts_at, turned={})
    return replace(over, registered=registered)


def _season_with_round(season: Season, entry: log.RoundPaired) -> Season:
    drawn: dict[int, list[Table]] = {}
    for number, table, players in entry.tables:
        ending = Ending((1,)) if len(players) == 1 else None
        drawn.setdefault(number, []).append(Table(entry.round, table, players, ending))
    divisions = tuple(_division_with_tables(season, each, drawn.get(each.number, ())) for each in season.divisions)
    return replace(season, divisions=divisions, paired=entry.round, challenges=(), recanted={})


def _division_with_tables(season: Season, division: Division, tables: Iterable[Table]) -> Division:
    """Substitutes who left during the last round may play for somebody again."""
    begun = (_table_at_start(season, division, table) for table in tables)
    leavers = tuple(each for each in division.leavers if each in division.players)
    return replace(division, tables=(*division.tables, *begun), leavers=leavers)


def _table_at_start(season: Season, division: Division, table: Table) -> Table:
    """Substitutes sit down. Where too few can come the table is over as soon as it is drawn."""
    if division.substitutes.keys() & set(table.players):
        sitting = tuple(division.substitutes.get(player, player) for player in table.players)
        table = replace(table, substituted=sitting)
    if table.ending is not None or season.rules.departure is Departure.STAND_IN or not division.gone:
        return table
    return replace(table, ending=forfeit_ending(table, division.gone))


def _with_table(season: Season, number: int, round: int, table: int, **changes: object) -> Season:
    division = season.division(number)
    found = division and division.table(round, table)
    assert division is not None
    assert found is not None
    return season.with_division(division.with_table(replace(found, **changes)))  # type: ignore[arg-type]
