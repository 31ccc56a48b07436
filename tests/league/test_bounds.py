"""Bounds over whole seasons that people leave and come back to: they hold for what came, and never widen meanwhile."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domain.hosting.terms import Moment, PlayerId
from domain.kernel.outcome import ranks_of
from domain.kernel.plain import Plain
from domain.league.departures import deadline_ending, ending_with_absent, ranks_with_last
from domain.league.entries import (
    Founded,
    LeagueEntry,
    LeagueLogged,
    PlayerLeft,
    PlayerReturned,
    RoundClosed,
    RoundPaired,
    SeasonOpened,
    SeasonStarted,
    TableDecided,
    TableEnded,
)
from domain.league.league import League, after, fold
from domain.league.results import Ending, Table
from domain.league.rules_text import rules_text
from domain.league.season import Division, Season, division_standings, next_tables
from domain.league.standings import Promotion, Relegation, Row
from domain.league.terms import UNIT, Calendar, Departure, Divisions, Entrant, Format, LeagueId, Points, Rules, Scoring
from tests.league.strategies import entrants

ODD = Points((3, 0), (5, 2, 1), (10, 4, 1, 0), 0)
FORMATS = (Format.ROUND_ROBIN, Format.SWISS)
TIMING: dict[str, Plain] = {"pace": "none", "bank": 0, "increment": 0, "per_turn": 0}


@dataclass
class Course:
    """One division, played on in the domain alone; tables end by chance."""

    rules: Rules
    players: tuple[Entrant, ...]
    chance: Random = field(default_factory=lambda: Random(1))
    below: tuple[tuple[Entrant, ...], ...] = ()

    def __post_init__(self) -> None:
        founded = Founded(PlayerId("o"), "x", "g", "e", {}, TIMING, rules_text(self.rules), False, False)
        opened = SeasonOpened(1, Moment(1), Moment(100), rules_text(self.rules))
        begun: list[LeagueEntry] = [founded, opened, SeasonStarted((self.players, *self.below), ())]
        self.league: League = fold(
            LeagueId("l"), [LeagueLogged(number, Moment(1), entry) for number, entry in enumerate(begun, 1)]
        )

    @property
    def season(self) -> Season:
        assert self.league.season is not None
        return self.league.season

    @property
    def division(self) -> Division:
        return self.season.divisions[0]

    def say(self, entry: LeagueEntry) -> None:
        self.league = after(self.league, LeagueLogged(self.league.version + 1, Moment(1), entry))

    def leave(self, player: Entrant) -> None:
        self.say(PlayerLeft(player, self.rules.departure.value))

    def pair(self) -> None:
        drawn = next_tables(self.season, self.division)
        number = self.season.paired + 1
        self.say(RoundPaired(number, tuple((1, table.number, table.players) for table in drawn)))

    def pending(self) -> list[Table]:
        return [table for table in self.division.tables if table.is_pending]

    def end(self, table: Table) -> None:
        """Those who are there play it out, or one of them holds it up; where leaving is losing some may leave it."""
        stays = self.rules.departure is Departure.STAND_IN
        there = [player for player in table.players if stays or player not in self.division.gone]
        scores = tuple(self.chance.randrange(4) for _ in there)
        seats = range(1, len(there) + 1)
        lost = set() if stays else set(self.chance.sample(seats, self.chance.randrange(len(there))))
        seated = Ending(ranks_of([(score,) for score in scores]), scores)
        if len(lost) + 1 < len(there) and not self.chance.randrange(3):
            late = self.chance.choice([None, *seats])
            seated = deadline_ending(scores, late, bool(self.chance.randrange(2)))
            lost |= {late} if late else set()
        ending = ending_with_absent(table, there, seated, lost)
        self.say(TableEnded(1, table.round, table.number, ending.ranks, ending.scores, ending.how.value))

    def rows(self) -> dict[Entrant, Row]:
        return {row.player: row for row in division_standings(self.season, self.division)}

    def reach(self) -> dict[Entrant, tuple[int, int]]:
        return {player: (row.best, row.worst) for player, row in self.rows().items()}


def rules_of(form: Format, departure: Departure, size: int, rounds: int, points: Points) -> Rules:
    calendar = Calendar(1, 1, rounds)
    return Rules(calendar, form, size, points=points, departure=departure, divisions=Divisions(1, 2, 16))


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("departure", Departure)
@pytest.mark.parametrize("points", [Points(), ODD], ids=["usual", "odd"])
@given(st.integers(2, 4), st.integers(3, 8), st.integers(1, 5), st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_once_people_have_left_bounds_hold_and_never_widen_even_if_they_come_back(
    departure: Departure, form: Format, points: Points, size: int, players: int, rounds: int, chance: Random
) -> None:
    course = Course(rules_of(form, departure, size, rounds, points), entrants(players), chance)
    leaves_after, seen = chance.randrange(rounds), []
    for number in range(rounds):
        if number == leaves_after:
            for player in chance.sample(course.players, chance.randrange(1, players)):
                course.leave(player)
        elif number > leaves_after and departure is not Departure.EXPUNGE and not chance.randrange(3):
            for player in sorted(course.division.gone)[:1]:
                course.say(PlayerReturned(player))
        if number >= leaves_after:
            seen.append(course.reach())
        course.pair()
        while open_ := course.pending():
            if number >= leaves_after:
                seen.append(course.reach())
            course.end(chance.choice(open_))
        course.say(RoundClosed(number + 1))
    final = {player: row.rank for player, row in course.rows().items()}
    for reach in seen:
        assert all(reach[player][0] <= rank <= reach[player][1] for player, rank in final.items())
    for before, then in pairwise(seen):
        assert all(before[one][0] <= best and worst <= before[one][1] for one, (best, worst) in then.items())


def duel(departure: Departure, players: int, rounds: int) -> Course:
    return Course(rules_of(Format.ROUND_ROBIN, departure, 2, rounds, Points()), entrants(players))


def test_those_who_left_get_nothing_from_each_other() -> None:
    course = duel(Departure.FORFEIT, 4, 3)
    for player in course.players:
        course.leave(player)
    for _ in range(3):
        course.pair()
    assert not course.pending()
    assert {(row.points, row.places[0]) for row in course.rows().values()} == {(0, 0)}


def test_of_three_players_at_tables_of_two_nobody_who_left_is_paid_for_sitting_out() -> None:
    course = duel(Departure.FORFEIT, 3, 3)
    gone = course.players[0]
    course.leave(gone)
    for _ in range(3):
        course.pair()
        for table in course.pending():
            course.end(table)
    rows = course.rows()
    assert rows[gone].points == 0
    assert sum(row.points for row in rows.values()) == (6 + 6 + 6 + 3 + 3) * UNIT


def test_who_has_left_and_may_come_back_can_still_reach_every_place() -> None:
    course = duel(Departure.FORFEIT, 4, 6)
    course.leave(course.players[1])
    assert course.reach()[course.players[1]] == (1, 4)


def test_the_place_of_one_expunged_is_the_one_that_leads_down() -> None:
    """LG-33."""
    rules = rules_of(Format.ROUND_ROBIN, Departure.EXPUNGE, 2, 3, Points())
    course = Course(rules, entrants(4), below=(tuple(map(Entrant, "abcd")),))
    assert {row.relegation for row in course.rows().values()} == {Relegation.POSSIBLE}
    course.leave(course.players[3])
    told = {player: row.relegation for player, row in course.rows().items()}
    assert told == {**dict.fromkeys(course.players[:3], Relegation.AVERTED), course.players[3]: Relegation.CERTAIN}
    assert {row.promotion for row in course.rows().values()} == {Promotion.NONE}


def test_points_are_told_when_they_are_won_not_when_they_are_sure() -> None:
    course = Course(rules_of(Format.ROUND_ROBIN, Departure.STAND_IN, 3, 2, ODD), entrants(3))
    course.pair()
    assert {row.points for row in course.rows().values()} == {0}


@pytest.mark.parametrize("form", FORMATS)
@given(st.integers(2, 4), st.integers(2, 12), st.integers(1, 4), st.randoms(use_true_random=False))
@settings(max_examples=80, deadline=None)
def test_against_the_field_bounds_hold_and_never_widen_though_tables_are_held_up(
    form: Format, size: int, players: int, rounds: int, chance: Random
) -> None:
    rules = replace(rules_of(form, Departure.STAND_IN, size, rounds, Points()), scoring=Scoring.DUPLICATE)
    course, seen = Course(rules, entrants(players), chance), []
    for number in range(rounds):
        course.pair()
        while open_ := course.pending():
            seen.append(course.reach())
            course.end(chance.choice(open_))
        course.say(RoundClosed(number + 1))
        seen.append(course.reach())
    final = {player: row.rank for player, row in course.rows().items()}
    for reach in seen:
        assert all(reach[player][0] <= rank <= reach[player][1] for player, rank in final.items())
    for before, then in pairwise(seen):
        assert all(before[one][0] <= best and worst <= before[one][1] for one, (best, worst) in then.items())


@pytest.mark.parametrize("departure", [Departure.STAND_IN, Departure.FORFEIT])
@given(st.integers(2, 4), st.integers(4, 12), st.integers(1, 3), st.randoms(use_true_random=False))
@settings(max_examples=80, deadline=None)
def test_against_the_field_bounds_hold_once_a_referee_has_put_several_last(
    departure: Departure, size: int, players: int, rounds: int, chance: Random
) -> None:
    """Early duplicate leagues could have other policies than stand-ins."""
    rules = replace(rules_of(Format.ROUND_ROBIN, departure, size, rounds, Points()), scoring=Scoring.DUPLICATE)
    course, seen = Course(rules, entrants(players), chance), []
    course.pair()
    for table in course.pending()[1:]:
        seats = range(1, len(table.players) + 1)
        ranks = ranks_with_last(seats, chance.sample(seats, chance.randrange(2, len(seats) + 1)))
        course.say(TableDecided(PlayerId("o"), "nobody came", 1, 1, table.number, ranks))
    for number in range(rounds):
        while open_ := course.pending():
            seen.append(course.reach())
            course.end(chance.choice(open_))
        course.say(RoundClosed(number + 1))
        seen.append(course.reach())
        if number + 1 < rounds:
            course.pair()
    final = {player: row.rank for player, row in course.rows().items()}
    for reach in seen:
        assert all(reach[player][0] <= rank <= reach[player][1] for player, rank in final.items())


def test_a_table_that_was_held_up_counts_by_its_places_and_the_field_is_compared_without_it() -> None:
    rules = Rules(Calendar(1, 1, 1), table_size=2, scoring=Scoring.DUPLICATE, divisions=Divisions(1, 4, 16))
    course = Course(rules, entrants(8))
    course.pair()
    first, second, third, fourth = course.pending()
    course.say(TableEnded(1, 1, first.number, (2, 1), (90, 10), "held-up"))
    course.say(TableEnded(1, 1, second.number, (2, 1), (90, 20), "held-up"))
    course.say(TableEnded(1, 1, third.number, (1, 2), (30, 20), "played"))
    course.say(TableEnded(1, 1, fourth.number, (1, 2), (40, 30), "played"))
    points = {player: row.points // UNIT for player, row in course.rows().items()}
    given = [[points[player] for player in table.players] for table in (first, second, third, fourth)]
    assert given == [[0, 100], [0, 100], [0, 0], [100, 100]]


def test_who_holds_up_the_only_table_of_a_deal_is_last_of_it() -> None:
    rules = Rules(Calendar(1, 1, 1), table_size=2, scoring=Scoring.DUPLICATE, divisions=Divisions(1, 2, 16))
    course = Course(rules, entrants(2))
    course.pair()
    [table] = course.pending()
    course.say(TableEnded(1, 1, table.number, (2, 1), (90, 10), "held-up"))
    points = {player: row.points // UNIT for player, row in course.rows().items()}
    assert [points[player] for player in table.players] == [0, 100]


def test_a_decided_table_of_a_duplicate_league_counts_by_its_places_and_is_no_rival() -> None:
    rules = Rules(Calendar(1, 1, 1), table_size=4, scoring=Scoring.DUPLICATE, divisions=Divisions(1, 8, 16))
    course = Course(rules, entrants(12))
    course.pair()
    first, second, third = course.pending()
    course.say(TableEnded(1, 1, first.number, (1, 2, 3, 4), (40, 30, 20, 10), "played"))
    course.say(TableEnded(1, 1, second.number, (1, 2, 3, 4), (50, 20, 20, 20), "played"))
    course.say(TableEnded(1, 1, third.number, (1, 2, 3, 4), (), "decided"))
    points = {player: row.points // UNIT for player, row in course.rows().items()}
    assert [points[player] for player in first.players] == [0, 100, 50, 0]
    assert [points[player] for player in third.players] == [100, 66, 33, 0]
