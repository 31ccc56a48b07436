"""Ladders: challenges upwards within reach, and bounds that hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.hosting.terms import Moment, Timing
from domain.league.ladder import Challenge, ChallengeFault, challenge_fault, ladder_after, ladder_bounds
from domain.league.results import Ending
from domain.league.season import Division, Season, SeasonStatus, division_standings, ladder_order, next_tables
from domain.league.terms import Calendar, Entrant, Format
from tests.league.strategies import DAY, entrants, rules_with

A, B, C, D, E, F = entrants(6)


def season_of(order: Sequence[Entrant], reach: int, rounds: int = 3) -> Season:
    """A ladder that has begun, with no round yet."""
    rules = rules_with(format=Format.LADDER, table_size=2, reach=reach, calendar=Calendar(DAY, DAY, rounds))
    begun = Season(1, rules, Timing(), Moment(0), Moment(DAY), Moment(DAY * (rounds + 1)), SeasonStatus.RUNNING)
    return replace(begun, divisions=(Division(1, tuple(order)),))


def drawn(season: Season, *challenges: Challenge) -> Season:
    """The next round has begun: as many of the challenges as can be played."""
    division = season.divisions[0]
    tables = next_tables(replace(season, challenges=challenges), division)
    return replace(season.with_division(replace(division, tables=division.tables + tables)), paired=season.paired + 1)


def closed(season: Season, *winners: Entrant) -> Season:
    """The round under way is over: whoever is named has won."""
    division = season.divisions[0]
    for table in division.tables:
        if table.is_pending:
            ranks = tuple(1 if player in winners else 2 for player in table.players)
            division = division.with_table(replace(table, ending=Ending(ranks)))
    return replace(season.with_division(division), closed=season.paired)


def ruled(season: Season, round: int, **changes: object) -> Season:
    """The first table of a round, otherwise than it was."""
    division = season.divisions[0]
    table = division.table(round, 1)
    assert table is not None
    return season.with_division(division.with_table(replace(table, **changes)))  # type: ignore[arg-type]


def order_of(season: Season) -> tuple[Entrant, ...]:
    return ladder_order(season, season.divisions[0])


def promises(season: Season) -> dict[Entrant, tuple[int, int]]:
    """The best and the worst each one is told he can reach."""
    return {row.player: (row.best, row.worst) for row in division_standings(season, season.divisions[0])}


def test_the_winner_takes_the_place_and_those_between_move_down() -> None:
    """LG-27."""
    assert ladder_after((A, B, C, D, E), [Challenge(D, B)]) == (A, D, B, C, E)


def test_challenges_go_upwards_within_reach_between_two_who_are_free() -> None:
    """LG-25."""
    order = (A, B, C, D, E)
    assert challenge_fault(order, (), Challenge(D, B), 2) is None
    assert challenge_fault(order, (), Challenge(D, A), 2) is ChallengeFault.OUT_OF_REACH
    assert challenge_fault(order, (), Challenge(A, B), 2) is ChallengeFault.NOT_ABOVE
    assert challenge_fault(order, [Challenge(C, B)], Challenge(D, B), 2) is ChallengeFault.BUSY
    assert challenge_fault(order[:3], (), Challenge(D, B), 2) is ChallengeFault.NOT_ON_LADDER


@given(st.integers(2, 9), st.integers(1, 4), st.data())
def test_nobody_gets_outside_his_bounds_and_they_never_widen(players: int, reach: int, data: st.DataObject) -> None:
    order = entrants(players)
    rounds = data.draw(st.integers(1, 4))
    promised = {p: ladder_bounds(place, players, rounds, reach) for place, p in enumerate(order, 1)}
    for left in range(rounds - 1, -1, -1):
        made: list[Challenge] = []
        for _ in range(data.draw(st.integers(0, players))):
            wanted = Challenge(*data.draw(st.permutations(order))[:2])
            if challenge_fault(order, made, wanted, reach) is None:
                made.append(wanted)
        order = ladder_after(order, [challenge for challenge in made if data.draw(st.booleans())])
        for place, player in enumerate(order, 1):
            best, worst = ladder_bounds(place, players, left, reach)
            assert promised[player][0] <= best <= place <= worst <= promised[player][1]
            promised[player] = best, worst


def test_a_challenge_that_is_out_of_reach_when_its_round_begins_is_not_drawn() -> None:
    """LG-25."""
    season = closed(drawn(season_of((A, B, C, D, E, F), 3), Challenge(C, A)), C)
    again = drawn(season, Challenge(F, C), Challenge(D, A))
    assert [table.players for table in again.divisions[0].tables if table.round == 2] == [(D, A)]


def test_a_challenge_whose_other_has_been_overtaken_is_not_drawn() -> None:
    season = closed(drawn(season_of((A, B, C, D), 3), Challenge(C, A)), C)
    assert drawn(season, Challenge(C, B)).divisions[0].tables == season.divisions[0].tables


def after_a_round(order: tuple[Entrant, ...], reach: int) -> set[tuple[Entrant, ...]]:
    """Every order there can be after one round, whatever was wished for before it began and whoever won."""
    found = set()
    for wishes in matchings(order):
        begun = drawn(season_of(order, reach), *wishes)
        tables = begun.divisions[0].tables
        for won in product(*(table.players for table in tables)):
            found.add(order_of(closed(begun, *won)))
    return found


def matchings(players: tuple[Entrant, ...]) -> list[tuple[Challenge, ...]]:
    """All ways to wish for challenges, upwards or not, each player in one at most."""
    if len(players) < 2:
        return [()]
    first, *others = players
    without = matchings(tuple(others))
    with_first = [
        (wish, *rest)
        for other in others
        for rest in matchings(tuple(each for each in others if each != other))
        for wish in (Challenge(first, other), Challenge(other, first))
    ]
    return [*without, *with_first]


@pytest.mark.parametrize("reach", [1, 2, 3, 4])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_every_way_a_small_ladder_can_be_played_nobody_gets_outside_his_bounds(players: int, reach: int) -> None:
    start = entrants(players)
    reached, following = {start}, cache(lambda order: after_a_round(order, reach))
    for rounds in (1, 2):
        told = promises(season_of(start, reach, rounds))
        reached = {later for order in reached for later in following(order)}
        ends = {player: {order.index(player) + 1 for order in reached} for player in start}
        assert all(told[player][0] <= min(ends[player]) for player in start)
        assert all(max(ends[player]) <= told[player][1] for player in start)


def test_a_ruling_on_a_closed_round_changes_the_order_as_if_it_had_always_been_so() -> None:
    """LG-54."""
    season = closed(drawn(season_of((A, B, C, D), 3), Challenge(D, A)), D)
    assert order_of(season) == (D, A, B, C)
    assert order_of(ruled(season, 1, annulled=True)) == (A, B, C, D)
    lost = closed(drawn(season_of((A, B, C, D), 3), Challenge(D, A)), A)
    winner = tuple(2 if player == A else 1 for player in lost.divisions[0].tables[0].players)
    assert order_of(ruled(lost, 1, ending=Ending(winner))) == (D, A, B, C)


def test_a_later_win_still_counts_where_the_challenge_could_still_have_been_made() -> None:
    season = closed(drawn(season_of((A, B, C, D), 2), Challenge(C, A)), C)
    season = closed(drawn(season, Challenge(D, B)), D)
    assert order_of(season) == (C, A, D, B)
    assert order_of(ruled(season, 1, annulled=True)) == (A, D, B, C)


def test_a_later_win_moves_nobody_where_the_challenge_could_no_longer_have_been_made() -> None:
    season = closed(drawn(season_of((A, B, C, D, E), 2), Challenge(C, A)), C)
    season = closed(drawn(season, Challenge(B, C)), B)
    assert order_of(season) == (B, C, A, D, E)
    assert order_of(ruled(season, 1, annulled=True)) == (A, B, C, D, E), "B stands above C anyway"


@given(st.integers(3, 7), st.integers(1, 3), st.data())
def test_bounds_hold_until_a_referee_rules_and_again_from_there(players: int, reach: int, data: st.DataObject) -> None:
    season = season_of(entrants(players), reach, rounds=4)
    told = promises(season)
    for _ in range(4):
        wishes = [Challenge(*data.draw(st.permutations(entrants(players)))[:2]) for _ in range(players)]
        season = drawn(season, *wishes)
        if season.closed and data.draw(st.booleans()) and season.divisions[0].table(1, 1):
            season = ruled(season, 1, annulled=not season.divisions[0].tables[0].annulled)
            told = promises(season)
        season = closed(season, *data.draw(st.sets(st.sampled_from(entrants(players)))))
        for place, player in enumerate(order_of(season), 1):
            best, worst = promises(season)[player]
            assert told[player][0] <= best <= place <= worst <= told[player][1]
        told = promises(season)
