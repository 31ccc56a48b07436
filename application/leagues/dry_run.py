"""A dry run: seasons played by chance on the real scheduler, standings and policies, before people play them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from random import Random
from statistics import fmean

from application.hosting.terms import NO_CLOCK
from application.leagues.dry_clock import Course, course
from application.leagues.found_league import plain_data, season_opening
from application.leagues.league_changes import numbered_entries
from application.leagues.terms import LARGEST_LEAGUE
from application.process.league_cache import league_after
from domain.hosting.terms import Moment, PlayerId, Timing
from domain.kernel.outcome import ranks_of
from domain.league.departures import deadline_ending, ending_with_absent, forfeit_ending
from domain.league.entries import (
    Challenged,
    Founded,
    LeagueEntry,
    PlayerLeft,
    Registered,
    RoundClosed,
    RoundPaired,
    SeasonEnded,
    SeasonStarted,
    TableEnded,
)
from domain.league.evenness import DivisionEvenness, season_evenness
from domain.league.ladder import Challenge, challenge_fault
from domain.league.league import League, fold
from domain.league.placement import season_placement
from domain.league.results import Ending, How, Table
from domain.league.rules_text import rules_text
from domain.league.season import Division, Season, final_order, ladder_order, next_tables
from domain.league.terms import LONGEST, Departure, Entrant, Format, LeagueId, Rules


@dataclass(frozen=True, slots=True)
class People:
    """The players: `spread` of their strengths against the `luck` of one match, and how often they leave."""

    players: int = 24
    drop_out: float = 0.02
    """The chance that somebody leaves during a round."""
    spread: float = 6.0
    luck: float = 6.0
    turns: int = 40
    per_turn: float = 600_000.0
    """Milliseconds that a turn takes on average."""
    stall: float = 0.0
    """The chance that somebody moves no more at a table from some turn on, and does not leave."""


@dataclass(frozen=True, slots=True)
class DryRun:
    """What is simulated: rules, people, number of seasons, seed, and the clock of the matches."""

    rules: Rules
    people: People
    seasons: int = 1_000
    seed: int = 1
    timing: Timing = NO_CLOCK

    def faults(self) -> Iterator[tuple[str, str]]:
        """What cannot be simulated: where it stands, and how it should be. Rules are checked elsewhere."""
        people = self.people
        for name, value, kind, least, most in (
            ("people.players", people.players, int, self.rules.divisions.smallest, LARGEST_LEAGUE),
            ("people.turns", people.turns, int, 1, 10_000),
            ("people.drop_out", people.drop_out, float, 0, 1),
            ("people.stall", people.stall, float, 0, 1),
            ("people.spread", people.spread, float, 0, 1_000),
            ("people.luck", people.luck, float, 0, 1_000),
            ("people.per_turn", people.per_turn, float, 1, LONGEST),
            ("seasons", self.seasons, int, 1, 1_000_000),
            ("seed", self.seed, int, 0, 2**63 - 1),
        ):
            if type(value) not in (int, kind) or not least <= value <= most:
                yield name, f"must be a {'whole ' if kind is int else ''}number from {least} to {most}"


@dataclass(frozen=True, slots=True)
class SeasonReport:
    """One season: games of each player, how tables ended, who moved, and how well the order shows the strengths.

    `games` are those of players who stayed to the end, `games_of_leavers` those of the others.
    """

    length: int
    games: tuple[int, ...]
    games_of_leavers: tuple[int, ...]
    played: int
    at_deadline: int
    held_up: int
    forfeited: int
    timed_out: int
    promoted: int
    waiting: int
    agreement: float
    evenness: tuple[DivisionEvenness, ...]
    """How evenly people met, once for each kind of division; nothing where no schedule was drawn."""

    @property
    def leavers(self) -> int:
        return len(self.games_of_leavers)


def dry_run(run: DryRun, on_round: Callable[[], None] = lambda: None) -> Iterator[SeasonReport]:
    """One season after the other of the same league; leavers come back for the next. `on_round` is called after each
    round."""
    chance = Random(run.seed)
    strengths = {Entrant(f"p{n:04}"): chance.gauss(25, run.people.spread) for n in range(run.people.players)}
    league = fold(LeagueId("dry"), numbered_entries(0, Moment(0), [_founding(run)]))
    for number in range(1, run.seasons + 1):
        league, report = _season(run, league, number, strengths, chance, on_round)
        yield report


def _founding(run: DryRun) -> Founded:
    timing, rules = plain_data(run.timing), rules_text(run.rules)
    return Founded(PlayerId("dry"), "dry run", "any", "any", {}, timing, rules, False, False)


def _season(
    run: DryRun,
    league: League,
    number: int,
    strengths: Mapping[Entrant, float],
    chance: Random,
    on_round: Callable[[], None],
) -> tuple[League, SeasonReport]:
    start = league.season.ends_at if league.season else Moment(0)
    entries: list[LeagueEntry] = [season_opening(number, start, run.rules, league.timing)]
    entries += [Registered(player, strength, PlayerId("dry")) for player, strength in strengths.items()]
    placement = season_placement(list(strengths), league.past, strengths, run.rules.divisions, run.rules.keeps_order)
    league = _league_after(league, [*entries, SeasonStarted(placement.divisions, placement.waiting)])
    games, slow = Counter[Entrant](), Counter[Entrant]()
    for _ in range(run.rules.calendar.rounds):
        league = _league_after(league, _challenges(_current(league), chance))
        league = _round(run, league, strengths, chance, games, slow)
        on_round()
    season = _current(league)
    orders = tuple(final_order(season, division) for division in season.divisions)
    league = _league_after(league, [SeasonEnded(orders)])
    # Only the last season matters here, so earlier ones are dropped.
    kept = replace(league, seasons=league.seasons[-1:])
    return kept, _report(season, orders, league, strengths, games, slow.total())


def _league_after(league: League, entries: list[LeagueEntry]) -> League:
    return league_after(league, numbered_entries(league.version, Moment(0), entries))


def _current(league: League) -> Season:
    assert league.season is not None
    return league.season


def _challenges(season: Season, chance: Random) -> list[LeagueEntry]:
    """On a ladder everyone challenges a free player within reach, from the second round on."""
    if season.rules.format is not Format.LADDER or not season.paired:
        return []
    challenges: list[Challenge] = []
    for division in season.divisions:
        order = ladder_order(season, division)
        for player in chance.sample(order, len(order)):
            if player not in division.gone:
                challenges += _challenge(order, player, challenges, season.rules.reach, chance)
    return [Challenged(each.challenger, each.challenged) for each in challenges]


def _challenge(
    order: Sequence[Entrant], player: Entrant, challenges: list[Challenge], reach: int, chance: Random
) -> list[Challenge]:
    place = order.index(player)
    wished = [Challenge(player, other) for other in order[max(0, place - reach) : place]]
    free = [each for each in wished if challenge_fault(order, challenges, each, reach) is None]
    return chance.sample(free, min(1, len(free)))


def _round(
    run: DryRun,
    league: League,
    strengths: Mapping[Entrant, float],
    chance: Random,
    games: Counter[Entrant],
    slow: Counter[Entrant],
) -> League:
    """Plays a round, and counts games and time-outs."""
    season = _current(league)
    tables = [
        (division.number, table.number, table.players)
        for division in season.divisions
        for table in next_tables(season, division)
    ]
    number = season.paired + 1
    league = _league_after(league, [RoundPaired(number, tuple(tables))])
    leaving = [
        PlayerLeft(player, run.rules.departure.value)
        for division in season.divisions
        for player in division.players
        if player not in division.gone and chance.random() < run.people.drop_out
    ]
    league = _league_after(league, [*leaving])
    pending = [
        (division, table) for division in _current(league).divisions for table in division.tables if table.is_pending
    ]
    for division, table in pending:
        games.update(player for player in table.players if player not in division.gone)
    ended = [_table_end(run, division, table, strengths, chance, slow) for division, table in pending]
    return _league_after(league, [*ended, RoundClosed(number)])


def _table_end(
    run: DryRun,
    division: Division,
    table: Table,
    strengths: Mapping[Entrant, float],
    chance: Random,
    slow: Counter[Entrant],
) -> TableEnded:
    """Scores are strength plus luck. Players whose time ran out, or who held the table up, are last as at a real table.
    Players who left without a stand-in come after all."""
    stays = run.rules.departure is Departure.STAND_IN
    at, ending = (division.number, table.round, table.number), None if stays else forfeit_ending(table, division.gone)
    if ending is not None:
        return TableEnded(*at, ending.ranks, ending.scores, ending.how.value)
    there = tuple(player for player in table.players if stays or player not in division.gone)
    scores = tuple(round(10 * (strengths[player] + chance.gauss(0, run.people.luck))) for player in there)
    machines = [player in division.gone for player in there]
    times = _times(run.people, len(there), chance)
    table_course = course(times, machines, run.timing, run.rules.calendar.round_length, stays)
    slow.update(there[seat - 1] for seat in table_course.out)
    late = frozenset[int]() if table_course.late is None else frozenset({table_course.late})
    lost = late if stays else late | table_course.out
    ending = ending_with_absent(table, there, _ending_before_losses(scores, table_course), lost)
    left = tuple(there[seat - 1] for seat in sorted(late | table_course.out))
    absent = tuple(player for player in table.players if player not in there)
    return TableEnded(*at, ending.ranks, ending.scores, ending.how.value, left, absent)


def _times(people: People, seats: int, chance: Random) -> list[float]:
    """How long each turn takes; a player who stalls never makes the next one."""
    times = [chance.expovariate(1 / people.per_turn) for _ in range(people.turns)]
    for seat in range(1, seats + 1):
        if chance.random() < people.stall:
            since = chance.randrange(people.turns)
            times = [inf if turn % seats + 1 == seat and turn >= since else time for turn, time in enumerate(times)]
    return times


def _ending_before_losses(scores: Sequence[int], table_course: Course) -> Ending:
    """By the scores; players who lost by leaving are put last afterwards."""
    if table_course.is_late:
        return deadline_ending(scores, table_course.late, table_course.has_begun)
    return Ending(ranks_of([(score,) for score in scores]), tuple(scores), How.PLAYED)


def _report(
    season: Season,
    orders: tuple[tuple[Entrant, ...], ...],
    league: League,
    strengths: Mapping[Entrant, float],
    games: Counter[Entrant],
    timed_out: int,
) -> SeasonReport:
    tables = [table for division in season.divisions for table in division.tables if len(table.players) > 1]
    hows = [table.ending.how for table in tables if table.ending]
    gone = frozenset[Entrant]().union(*(division.gone for division in season.divisions))
    return SeasonReport(
        length=season.ends_at - season.starts_at,
        games=tuple(games[player] for order in orders for player in order if player not in gone),
        games_of_leavers=tuple(games[player] for order in orders for player in order if player in gone),
        played=hows.count(How.PLAYED),
        at_deadline=hows.count(How.DEADLINE),
        held_up=hows.count(How.HELD_UP),
        forfeited=hows.count(How.FORFEIT),
        timed_out=timed_out,
        promoted=sum(finish.step == -1 for finish in league.past.values()),
        waiting=len(season.waiting),
        agreement=fmean(_agreement(order, strengths) for order in orders),
        evenness=season_evenness(league, season),
    )


def _agreement(order: tuple[Entrant, ...], strengths: Mapping[Entrant, float]) -> float:
    """Kendall's tau between the final order and the strengths: 1 is equal, 0 is chance; equals do not count."""
    pairs = len(order) * (len(order) - 1) // 2
    above: list[float] = []
    agreeing = 0
    for player in order:
        strength = strengths[player]
        agreeing += len(above) - bisect_right(above, strength) - bisect_left(above, strength)
        insort(above, strength)
    return agreeing / pairs if pairs else 1.0
