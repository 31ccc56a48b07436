"""A season dry-run: seasons played by chance on the real scheduler, standings and policies, before people play them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from random import Random
from statistics import fmean

from application.leagues.changing import numbered
from application.leagues.dry_clock import Course, course
from application.leagues.found_league import opened_season, told
from application.leagues.memory import followed
from application.leagues.terms import LARGEST_LEAGUE
from application.terms import NO_CLOCK
from domain.hosting.terms import Moment, PlayerId, Timing
from domain.kernel.outcome import ranks_of
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
from domain.league.leaving import forfeited, unfinished, with_absent
from domain.league.moving import placed
from domain.league.results import Ending, How, Table
from domain.league.rules_text import rules_text
from domain.league.season import Division, Season, final_order, ladder_order, next_tables
from domain.league.terms import LONGEST, Departure, Entrant, Format, LeagueId, Rules


@dataclass(frozen=True, slots=True)
class People:
    """How those who play are: `spread` of their strengths against the `luck` of one match, and how often they leave."""

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
    """What is tried: rules, people, how many seasons, from which seed, by which clock in the matches."""

    rules: Rules
    people: People
    seasons: int = 1_000
    seed: int = 1
    timing: Timing = NO_CLOCK

    def faults(self) -> Iterator[str]:
        """What cannot be tried; the rules themselves are looked at elsewhere."""
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
                yield f"{name} must be a {'whole ' if kind is int else ''}number from {least} to {most}"


@dataclass(frozen=True, slots=True)
class SeasonReport:
    """One season: games each player had, how tables ended, who moved, and how well the order shows the strengths.

    `games` are those of who stayed to the end, `games_of_leavers` what the others had before they left.
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
    """Season after season of the same league; leavers come back for the next. Each round that is over is told."""
    chance = Random(run.seed)
    strengths = {Entrant(f"p{n:04}"): chance.gauss(25, run.people.spread) for n in range(run.people.players)}
    league = fold(LeagueId("dry"), numbered(0, Moment(0), [_founded(run)]))
    for number in range(1, run.seasons + 1):
        league, report = _season(run, league, number, strengths, chance, on_round)
        yield report


def _founded(run: DryRun) -> Founded:
    timing, rules = told(run.timing), rules_text(run.rules)
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
    entries: list[LeagueEntry] = [opened_season(number, start, run.rules, league.timing)]
    entries += [Registered(player, strength, PlayerId("dry")) for player, strength in strengths.items()]
    placement = placed(list(strengths), league.past, strengths, run.rules.divisions, run.rules.keeps_order)
    league = _after(league, [*entries, SeasonStarted(placement.divisions, placement.waiting)])
    games, slow = Counter[Entrant](), Counter[Entrant]()
    for _ in range(run.rules.calendar.rounds):
        league = _after(league, _challenges(_current(league), chance))
        league = _round(run, league, strengths, chance, games, slow)
        on_round()
    season = _current(league)
    orders = tuple(final_order(season, division) for division in season.divisions)
    league = _after(league, [SeasonEnded(orders)])
    # The log of a real league grows; here only the last season matters.
    kept = replace(league, seasons=league.seasons[-1:])
    return kept, _report(season, orders, league, strengths, games, slow.total())


def _after(league: League, entries: list[LeagueEntry]) -> League:
    return followed(league, numbered(league.version, Moment(0), entries))


def _current(league: League) -> Season:
    assert league.season is not None
    return league.season


def _challenges(season: Season, chance: Random) -> list[LeagueEntry]:
    """On a ladder, from the season's start on, everyone challenges somebody within reach who is still free."""
    if season.rules.format is not Format.LADDER or not season.paired:
        return []
    made: list[Challenge] = []
    for division in season.divisions:
        order = ladder_order(season, division)
        for player in chance.sample(order, len(order)):
            if player not in division.gone:
                made += _challenge(order, player, made, season.rules.reach, chance)
    return [Challenged(each.challenger, each.challenged) for each in made]


def _challenge(
    order: Sequence[Entrant], player: Entrant, made: list[Challenge], reach: int, chance: Random
) -> list[Challenge]:
    place = order.index(player)
    wished = [Challenge(player, other) for other in order[max(0, place - reach) : place]]
    free = [each for each in wished if challenge_fault(order, made, each, reach) is None]
    return chance.sample(free, min(1, len(free)))


def _round(
    run: DryRun,
    league: League,
    strengths: Mapping[Entrant, float],
    chance: Random,
    games: Counter[Entrant],
    slow: Counter[Entrant],
) -> League:
    """Counts who played how many games, and whose time ran out how often."""
    season = _current(league)
    tables = [
        (division.number, table.number, table.players)
        for division in season.divisions
        for table in next_tables(season, division)
    ]
    number = season.paired + 1
    league = _after(league, [RoundPaired(number, tuple(tables))])
    leaving = [
        PlayerLeft(player, run.rules.departure.value)
        for division in season.divisions
        for player in division.players
        if player not in division.gone and chance.random() < run.people.drop_out
    ]
    league = _after(league, [*leaving])
    pending = [
        (division, table) for division in _current(league).divisions for table in division.tables if table.is_pending
    ]
    for division, table in pending:
        games.update(player for player in table.players if player not in division.gone)
    ended = [_ended(run, division, table, strengths, chance, slow) for division, table in pending]
    return _after(league, [*ended, RoundClosed(number)])


def _ended(
    run: DryRun,
    division: Division,
    table: Table,
    strengths: Mapping[Entrant, float],
    chance: Random,
    slow: Counter[Entrant],
) -> TableEnded:
    """Everyone has the score of his strength and his luck; whose time ran out, or who held it up, is last, as at a real
    table. Who has left and has no stand-in comes after all."""
    stays = run.rules.departure is Departure.STAND_IN
    at, ending = (division.number, table.round, table.number), None if stays else forfeited(table, division.gone)
    if ending is not None:
        return TableEnded(*at, ending.ranks, ending.scores, ending.how.value)
    there = tuple(player for player in table.players if stays or player not in division.gone)
    scores = tuple(round(10 * (strengths[player] + chance.gauss(0, run.people.luck))) for player in there)
    machines = [player in division.gone for player in there]
    times = _times(run.people, len(there), chance)
    went = course(times, machines, run.timing, run.rules.calendar.round_length, stays)
    slow.update(there[seat] for seat in went.out)
    late = frozenset[int]() if went.late is None else frozenset({went.late})
    lost = {seat + 1 for seat in (late if stays else late | went.out)}
    ending = with_absent(table, there, _unlost(scores, went), lost)
    left = tuple(there[seat] for seat in sorted(late | went.out))
    absent = tuple(player for player in table.players if player not in there)
    return TableEnded(*at, ending.ranks, ending.scores, ending.how.value, left, absent)


def _times(people: People, seats: int, chance: Random) -> list[float]:
    """How long each turn takes; who stalls never makes his next."""
    times = [chance.expovariate(1 / people.per_turn) for _ in range(people.turns)]
    for seat in range(seats):
        if chance.random() < people.stall:
            since = chance.randrange(people.turns)
            times = [inf if turn % seats == seat and turn >= since else time for turn, time in enumerate(times)]
    return times


def _unlost(scores: Sequence[int], went: Course) -> Ending:
    """By the scores; those who have lost are not put last yet."""
    if went.is_late:
        return unfinished(scores, went.late, went.has_begun)
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
    """Kendall's tau between the final order and the strengths: 1 is the same, 0 is chance; equals say nothing."""
    pairs = len(order) * (len(order) - 1) // 2
    above: list[float] = []
    agreeing = 0
    for player in order:
        strength = strengths[player]
        agreeing += len(above) - bisect_right(above, strength) - bisect_left(above, strength)
        insort(above, strength)
    return agreeing / pairs if pairs else 1.0
