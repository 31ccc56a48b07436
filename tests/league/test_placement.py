"""Between seasons: divisions keep their sizes, nobody moves two, promises are kept, and who finds no room waits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.league import placement as placement_module
from domain.league.draft import Claim, Draft
from domain.league.placement import (
    Finish,
    Placement,
    exchange_size,
    finishes,
    moves,
    reachable_divisions,
    season_placement,
    surplus,
)
from domain.league.terms import Divisions, Entrant, Exchange
from tests.league.strategies import entrants

QUARTER = Exchange(one_in=4, least=1, most=4)


def division_of(placement: Placement) -> dict[Entrant, int]:
    return {player: number for number, players in enumerate(placement.divisions, 1) for player in players}


def test_as_many_go_up_as_come_down() -> None:
    """LG-40."""
    assert moves((8, 8, 6), QUARTER, (8, 8, 6)) == ((0, 2), (2, 1), (1, 0))


def test_a_small_division_never_sends_more_than_half() -> None:
    """LG-40."""
    assert exchange_size(2, 3, Exchange(one_in=2, least=3, most=4)) == 1


def test_promoted_and_relegated_change_divisions_and_the_others_stay() -> None:
    """LG-40."""
    players = entrants(8)
    past = {finish.player: finish for finish in finishes((players[:4], players[4:]), QUARTER)}
    again = division_of(season_placement(players, past, {}, Divisions(2, 2, 8)))
    assert again == {**dict.fromkeys(players[:3], 1), players[4]: 1, players[3]: 2, **dict.fromkeys(players[5:], 2)}


def test_newcomers_are_divided_by_rating() -> None:
    """LG-17, LG-42."""
    players = entrants(6)
    ratings = {player: float(number) for number, player in enumerate(players)}
    placement = season_placement(players, {}, ratings, Divisions(2, 3, 5))
    assert placement.divisions == (players[:2:-1], players[2::-1])


def test_who_comes_when_all_is_full_waits_in_the_order_of_coming() -> None:
    players = entrants(7)
    placement = season_placement(players, {}, {}, Divisions(1, 2, 5))
    assert placement.waiting == players[5:]


def test_a_full_league_is_placed_at_the_first_attempt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some wait however divisions are made, so nothing else is tried for their sake."""
    drafts: list[Draft] = []

    def counted(claims: Sequence[Claim], count: int, bounds: Divisions) -> Draft:
        drafts.append(Draft(claims, count, bounds))
        return drafts[-1]

    monkeypatch.setattr(placement_module, "Draft", counted)
    players = entrants(60)
    orders = [players[first : first + 8] for first in range(0, 48, 8)]
    past = {finish.player: finish for finish in finishes(orders, QUARTER)}
    placement = season_placement(players, past, {}, Divisions(6, 4, 8))
    assert (placement.waiting, len(drafts)) == (players[48:], 1)


@given(st.integers(2, 12), st.integers(2, 8), st.randoms(use_true_random=False))
def test_who_would_wait_is_told_in_the_order_of_claims(count: int, capacity: int, chance: Random) -> None:
    """LG-1."""
    players = entrants(count)
    ends = [Finish(player, 1, rank, 0, chance.randrange(2)) for rank, player in enumerate(players, 1)]
    past = {finish.player: finish for finish in chance.sample(ends, chance.randrange(min(count, capacity) + 1))}
    coming = chance.sample(players, count)
    assert surplus(coming, past, capacity) == season_placement(coming, past, {}, Divisions(1, 2, capacity)).waiting


def test_members_of_the_last_season_come_before_newcomers() -> None:
    old, new = entrants(6)[:4], entrants(6)[4:]
    past = {finish.player: finish for finish in finishes((old,), QUARTER)}
    assert set(season_placement((*new, *old), past, {}, Divisions(1, 2, 4)).divisions[0]) == set(old)


def test_a_returner_may_not_skip_a_division() -> None:
    players = entrants(9)
    past = {finish.player: finish for finish in finishes((players[:3], players[3:6], players[6:]), QUARTER)}
    back = replace(past[players[8]], rested=1)
    ratings = {players[8]: 99.0}
    again = division_of(season_placement(players, {**past, players[8]: back}, ratings, Divisions(3, 2, 4)))
    assert again[players[8]] >= 2


def sizes(placement: Placement) -> list[int]:
    return [len(players) for players in placement.divisions]


def test_a_ladder_goes_on_as_it_ended_and_others_come_behind() -> None:
    """LG-24."""
    *old, first, second, back = entrants(11)
    past = {finish.player: finish for finish in finishes((old[:4], old[4:]), QUARTER)}
    past[back] = Finish(back, 1, 1, rested=1)
    ratings = {player: float(number) for number, player in enumerate([*old, second, first, back])}
    placement = season_placement(
        [second, back, first, *reversed(old)], past, ratings, Divisions(2, 2, 8), keeps_order=True
    )
    assert placement.divisions == ((*old[:3], old[4], back, first), (old[3], *old[5:], second))


def test_who_was_expunged_does_not_go_up() -> None:
    """LG-46."""
    players = entrants(8)
    out = players[5:]
    ends = finishes((players[:4], players[4:]), Exchange(one_in=2, least=2, most=2), out)
    assert [finish.player for finish in ends if finish.step == -1] == [players[4]]
    assert [finish.player for finish in ends if finish.step == 1] == [players[3]]
    placement = season_placement(players, {finish.player: finish for finish in ends}, {}, Divisions(2, 2, 4))
    assert set(placement.divisions[0]) == {*players[:3], players[4]}


def test_who_was_expunged_gets_no_free_place_above() -> None:
    players = entrants(6)
    ends = finishes((players[:3], players[3:]), Exchange(least=0, most=0), players[3:])
    placement = season_placement(players[1:], {finish.player: finish for finish in ends}, {}, Divisions(2, 2, 4))
    assert [set(each) for each in placement.divisions] == [set(players[1:3]), set(players[3:])]


def ended(*orders: Sequence[Entrant]) -> dict[Entrant, Finish]:
    """A season that ended so, with nobody promoted or relegated."""
    return {finish.player: finish for finish in finishes(orders, Exchange(least=0, most=0))}


def test_a_newcomer_whom_no_division_has_room_for_opens_one_with_the_last_of_the_one_above() -> None:
    """LG-44."""
    *old, new = entrants(9)
    placement = season_placement([*old, new], ended(old[:4], old[4:]), {}, Divisions(3, 2, 4))
    assert sizes(placement) == [4, 3, 2]
    assert set(placement.divisions[2]) == {old[7], new}


def test_newcomers_are_spread_so_that_no_division_is_too_small() -> None:
    """LG-43."""
    players = entrants(10)
    past = ended(players[:2], players[2:4], players[4:7])
    assert sizes(season_placement(players, past, {}, Divisions(4, 2, 3))) == [3, 3, 2, 2]


def test_divisions_that_nobody_comes_back_to_are_no_more() -> None:
    players = entrants(9)
    past = ended(players[:3], players[3:6], players[6:])
    placement = season_placement(players[6:], past, {}, Divisions(3, 3, 5))
    assert placement.divisions == (players[6:],)
    assert placement.became == (0, 0, 0)


def test_where_too_few_come_back_the_lowest_neighbours_are_merged() -> None:
    """LG-44."""
    players = entrants(11)
    past = ended(players[:4], players[4:8], players[8:])
    placement = season_placement(players, past, {}, Divisions(3, 4, 8))
    assert placement.divisions == (players[:6], players[6:]), "the best of what was the second fill the first"
    assert placement.became == (0, 1, 1)


def test_a_merge_above_moves_those_below_up_a_number_and_no_further() -> None:
    """LG-45."""
    players = entrants(12)
    past = ended(players[:1], players[1:2], players[2:3], players[3:])
    placement = season_placement(players, past, {}, Divisions(4, 3, 5))
    assert placement.became == (0, 0, 1, 2)
    assert placement.divisions == (players[:3], players[3:8], players[8:])


def test_members_are_merged_rather_than_sent_down_to_fill_a_division() -> None:
    players = entrants(8)
    assert sizes(season_placement(players, ended(players[:6], players[6:]), {}, Divisions(2, 4, 8))) == [8]


def test_a_member_goes_down_unearned_only_where_another_would_have_to_wait() -> None:
    """LG-46."""
    players = entrants(9)
    placement = season_placement(players, ended(players[:8], players[8:]), {}, Divisions(2, 4, 8))
    assert placement.divisions == (players[:5], players[5:])


def test_an_old_division_of_a_returner_adds_none() -> None:
    *players, old = entrants(10)
    past = ended(players[:3], players[3:6], players[6:])
    past[old] = Finish(old, 5, 1, rested=1)
    assert sizes(season_placement([*players, old], past, {}, Divisions(5, 3, 5))) == [4, 3, 3]


def test_a_returner_keeps_his_division_whatever_his_rating() -> None:
    *players, champion = entrants(8)
    past = ended(players[:4], players[4:])
    past[champion] = Finish(champion, 1, 1, rested=1)
    again = division_of(season_placement([*players, champion], past, {champion: -9.0}, Divisions(2, 2, 5)))
    assert again[champion] == 1


def test_a_returner_comes_before_newcomers_and_takes_the_nearest_room_there_is() -> None:
    """LG-41."""
    *players, new, champion = entrants(9)
    past = ended(players[:4], players[4:])
    past[champion] = Finish(champion, 1, 1, rested=1)
    placement = season_placement([*players, new, champion], past, {new: 99.0}, Divisions(2, 2, 4))
    assert division_of(placement)[champion] == 2
    assert placement.waiting == (new,)


@st.composite
def between_seasons(draw: st.DrawFn) -> tuple[list[Entrant], dict[Entrant, Finish], dict[Entrant, float], Divisions]:
    smallest = draw(st.integers(2, 4))
    divisions = Divisions(draw(st.integers(1, 4)), smallest, draw(st.integers(2 * smallest - 1, 9)))
    count = draw(st.integers(1, divisions.most))
    names = iter(entrants(80))
    orders = [[next(names) for _ in range(draw(st.integers(smallest, divisions.largest)))] for _ in range(count)]
    ends = finishes(orders, Exchange(draw(st.integers(2, 5)), draw(st.integers(0, 2)), 3))
    kept = [end for end in ends if draw(st.integers(0, 9)) < 8]
    past = {end.player: replace(end, rested=int(draw(st.integers(0, 9)) == 0)) for end in kept}
    new = [next(names) for _ in range(draw(st.integers(0, 15)))]
    coming = draw(st.permutations([*past, *new]))
    ratings = {player: float(draw(st.integers(0, 50))) for player in coming}
    return coming, past, ratings, divisions


@given(between_seasons())
def test_promises_are_kept_and_nobody_moves_two_divisions(
    drawn: tuple[list[Entrant], dict[Entrant, Finish], dict[Entrant, float], Divisions],
) -> None:
    """LG-45."""
    entering, past, ratings, divisions = drawn
    placement = season_placement(entering, past, ratings, divisions)
    check_laws(placement, entering, past, divisions)


def check_laws(
    placement: Placement, entering: Sequence[Entrant], past: Mapping[Entrant, Finish], divisions: Divisions
) -> None:
    """What holds of every season, whatever the one before was like."""
    again, count = division_of(placement), len(placement.divisions)
    assert sorted([*again, *placement.waiting]) == sorted(entering)
    assert 1 <= count <= divisions.most
    assert max(sizes(placement)) <= divisions.largest
    assert count == 1 or min(sizes(placement)) >= divisions.smallest
    assert placement.became[0] == 0
    assert all(0 <= lower - upper <= 1 for upper, lower in pairwise(placement.became))
    check_merit(placement, past)
    for player in entering:
        first, last = may_enter(player, past, placement)
        if player in again:
            assert first <= again[player] - 1 <= last
        else:
            assert min(sizes(placement)[first : last + 1]) == divisions.largest, "he waits, so there is no room for him"


def check_merit(placement: Placement, past: Mapping[Entrant, Finish]) -> None:
    """Of those who ended in the same division and went the same way, no better one is lower."""
    alike: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for player, division in division_of(placement).items():
        if player in past and not past[player].rested:
            end = past[player]
            alike.setdefault((end.division, end.step), []).append((end.rank, division))
    for ends in alike.values():
        assert all(better <= worse for (_, better), (_, worse) in pairwise(sorted(ends)))


def may_enter(player: Entrant, past: Mapping[Entrant, Finish], placement: Placement) -> tuple[int, int]:
    finish, count = past.get(player), len(placement.divisions)
    return (0, count - 1) if finish is None or finish.rested else reachable_divisions(finish, placement.became, count)


@dataclass
class History:
    """A league over many seasons, by chance: members stay away and come back, newcomers join."""

    chance: Random
    divisions: Divisions
    people: list[Entrant] = field(default_factory=list)
    past: dict[Entrant, Finish] = field(default_factory=dict)

    def seasons(self, count: int) -> Iterator[tuple[list[Entrant], dict[Entrant, Finish], Placement]]:
        """Who registered, what was before, and where they were placed."""
        exchange = Exchange(self.chance.randint(2, 5), self.chance.randint(0, 1), self.chance.randint(1, 3))
        rest = self.chance.randint(0, 2)
        self._join(self.chance.randint(self.divisions.smallest, self.divisions.most * self.divisions.largest + 3))
        for _ in range(count):
            self._join(self.chance.choice([0, 0, 1, 2, 5]))
            loyalty = self.chance.choice([1, 0.9, 0.8, 0.6, 0.3])
            entering = [player for player in self.people if self.chance.random() < loyalty]
            if len(entering) >= self.divisions.smallest:
                ratings = {player: self.chance.gauss(25, 6) for player in entering}
                placement = season_placement(entering, self.past, ratings, self.divisions)
                yield entering, self.past, placement
                self._end(placement, exchange, rest)

    def _join(self, count: int) -> None:
        known = len(self.people)
        self.people.extend(Entrant(f"p{number:03}") for number in range(known, known + count))
        self.chance.shuffle(self.people)

    def _end(self, placement: Placement, exchange: Exchange, rest: int) -> None:
        orders = [self.chance.sample(players, len(players)) for players in placement.divisions]
        fresh = {finish.player: finish for finish in finishes(orders, exchange)}
        missed = [end for player, end in self.past.items() if player not in fresh and end.rested < rest]
        self.past = {**{end.player: replace(end, rested=end.rested + 1) for end in missed}, **fresh}


def some_divisions(chance: Random) -> Divisions:
    smallest = chance.randint(2, 4)
    return Divisions(chance.randint(1, 5), smallest, chance.randint(2 * smallest - 1, 2 * smallest + 3))


@pytest.mark.parametrize("seed", range(8))
def test_over_many_seasons_the_laws_hold_and_who_waits_finds_all_full(seed: int) -> None:
    chance = Random(seed)
    for _ in range(50):
        history = History(chance, some_divisions(chance))
        for entering, past, placement in history.seasons(8):
            check_laws(placement, entering, past, history.divisions)
            check_falls(placement, past, history.divisions)
            capacity = history.divisions.most * history.divisions.largest
            assert len(placement.waiting) == max(0, len(entering) - capacity)
            assert not any(player in past and not past[player].rested for player in placement.waiting)


def check_falls(placement: Placement, past: Mapping[Entrant, Finish], divisions: Divisions) -> None:
    """Nobody is lower than he earned, unless a division at or below his could not be played otherwise."""
    for player, division in division_of(placement).items():
        finish = past.get(player)
        if finish and not finish.rested and division - 1 > placement.became[finish.division + finish.step - 1]:
            assert divisions.smallest in sizes(placement)[division - 1 :]


@pytest.mark.parametrize("seed", range(8))
def test_the_laws_hold_when_the_sizes_change_between_seasons(seed: int) -> None:
    chance = Random(seed)
    for _ in range(25):
        history = History(chance, some_divisions(chance))
        for entering, past, placement in history.seasons(8):
            check_laws(placement, entering, past, history.divisions)
            history.divisions = some_divisions(chance)
