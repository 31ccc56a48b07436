"""The laws of a round of pairing, as properties over whole crowds."""

from itertools import combinations
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as some

from domain.hosting.terms import Moment, Pace, PlayerId, Timing
from domain.pairing.matching import Blocked, PairedTable, blocked_by, paired_tables
from domain.pairing.seeks import PATIENCE, SECOND, Seek, SeekId, Wanted, reach

LIVE = Timing(Pace.LIVE, 600_000, 10_000)
SLOW = Timing(Pace.CORRESPONDENCE, per_turn=86_400_000)
NOW = Moment(1_000 * SECOND)
WISHES = [Wanted("moon-river", 2, LIVE), Wanted("moon-river", 3, LIVE), Wanted("the-river", 4, SLOW, rated=True)]


def seek(
    name: str, points: int = 1_000, waited: int = 0, wanted: Wanted = WISHES[0], machines_after: int | None = None
) -> Seek:
    since = Moment(NOW - waited * SECOND)
    id = SeekId(f"sek_{name}_{wanted.seats}")
    return Seek(id, PlayerId(name), wanted, points, since, since, machines_after)


def seekers() -> some.SearchStrategy[Seek]:
    return some.builds(
        seek,
        some.sampled_from([f"p{number}" for number in range(14)]),
        some.integers(0, 2_000),
        some.integers(0, 200),
        some.sampled_from(WISHES),
        some.sampled_from([None, 0, 30 * SECOND]),
    )


CROWDS = some.lists(seekers(), max_size=24, unique_by=lambda one: one.id)
BLOCKS = some.lists(some.tuples(*[some.integers(0, 13)] * 2).filter(lambda pair: pair[0] != pair[1]), max_size=10)


def blocks_of(pairs: list[tuple[int, int]]) -> Blocked:
    return blocked_by([frozenset((PlayerId(f"p{one}"), PlayerId(f"p{other}"))) for one, other in pairs])


def names(tables: list[PairedTable]) -> list[list[str]]:
    return [[each.player for each in table.seeks] for table in tables]


def seated_in(tables: list[PairedTable]) -> list[PlayerId]:
    return [each.player for table in tables for each in table.seeks]


def may_meet(one: Seek, other: Seek, blocked: Blocked) -> bool:
    distance, allowed = abs(one.points - other.points), sum(reach(each.wait(NOW)) for each in (one, other)) / 2
    is_free = one.player != other.player and other.player not in blocked.get(one.player, ())
    return is_free and one.wanted == other.wanted and distance <= allowed


def groups(crowd: list[Seek], blocked: Blocked) -> list[tuple[Seek, ...]]:
    """Every full table that could be made of these, by trying all."""
    return [
        group
        for wanted in WISHES
        for group in combinations([each for each in crowd if each.wanted == wanted], wanted.seats)
        if all(may_meet(one, other, blocked) for one, other in combinations(group, 2))
    ]


@given(CROWDS, BLOCKS)
def test_nobody_sits_at_two_tables_and_every_table_is_full(crowd: list[Seek], pairs: list[tuple[int, int]]) -> None:
    tables = paired_tables(crowd, NOW, blocks_of(pairs))
    seated = seated_in(tables)
    assert len(seated) == len(set(seated))
    for table in tables:
        assert len({each.wanted.pool for each in table.seeks}) == 1
        assert len(table.seeks) + table.machines == table.seeks[0].wanted.seats


@given(CROWDS, BLOCKS)
def test_players_with_a_block_between_them_never_meet(crowd: list[Seek], pairs: list[tuple[int, int]]) -> None:
    blocked = blocks_of(pairs)
    for table in paired_tables(crowd, NOW, blocked):
        assert all(may_meet(one, other, blocked) for one, other in combinations(table.seeks, 2))


@given(CROWDS, BLOCKS)
def test_nobody_waits_while_a_full_table_could_be_made(crowd: list[Seek], pairs: list[tuple[int, int]]) -> None:
    blocked = blocks_of(pairs)
    seated = set(seated_in(paired_tables(crowd, NOW, blocked)))
    left = [each for each in crowd if each.player not in seated]
    assert groups(left, blocked) == []


@given(CROWDS, BLOCKS)
def test_the_player_who_waits_longest_beyond_patience_sits_first(
    crowd: list[Seek], pairs: list[tuple[int, int]]
) -> None:
    """So nobody waits for ever: whoever waits becomes the oldest, unless they are seated before."""
    blocked = blocks_of(pairs)
    late = sorted((each.since, each.id) for each in crowd if each.wait(NOW) >= PATIENCE)
    possible = {each.id for group in groups(crowd, blocked) for each in group}
    first = next((id for _, id in late if id in possible), None)
    tables = paired_tables(crowd, NOW, blocked)
    if first is not None:
        assert first in {each.id for each in tables[0].seeks}


@given(some.lists(seekers(), max_size=20, unique_by=lambda one: one.player), BLOCKS)
def test_the_nearest_meet_first(crowd: list[Seek], pairs: list[tuple[int, int]]) -> None:
    """Of any two who could have met, one sits with somebody at least as near."""
    fresh = [each for each in crowd if each.wait(NOW) < PATIENCE and each.wanted.seats == 2]
    blocked = blocks_of(pairs)
    tables = [table for table in paired_tables(fresh, NOW, blocked) if not table.machines]
    distance = {each.id: abs(table.seeks[0].points - table.seeks[1].points) for table in tables for each in table.seeks}
    for one, other in groups(fresh, blocked):
        nearest = min(distance.get(each.id, 10_000) for each in (one, other))
        assert nearest <= abs(one.points - other.points)


@given(CROWDS, BLOCKS, some.randoms(use_true_random=False))
def test_the_same_seeks_give_the_same_tables_in_whatever_order(
    crowd: list[Seek], pairs: list[tuple[int, int]], chance: Random
) -> None:
    tables = paired_tables(crowd, NOW, blocks_of(pairs))
    chance.shuffle(crowd)
    assert paired_tables(crowd, NOW, blocks_of(pairs)) == tables


@given(CROWDS)
def test_machines_fill_tables_only_of_players_who_have_waited_for_it(crowd: list[Seek]) -> None:
    tables = paired_tables(crowd, NOW, {})
    for table in [table for table in tables if table.machines]:
        for each in table.seeks:
            assert each.machines_after is not None
            assert each.wait(NOW) >= each.machines_after
    due = {each.player for each in crowd if each.machines_after is not None and each.wait(NOW) >= each.machines_after}
    assert due <= set(seated_in(tables))


@settings(max_examples=20)
@given(some.lists(some.integers(0, 3_000), min_size=1, max_size=30))
def test_a_crowd_that_keeps_coming_does_not_keep_a_lone_player_waiting(newcomers: list[int]) -> None:
    lone = seek("lone", 3_000, waited=PATIENCE // SECOND)
    crowd = [seek(f"n{number}", points) for number, points in enumerate(newcomers)]
    assert "lone" in names(paired_tables([lone, *crowd], NOW, {}))[0]


def test_reach_grows_with_waiting_until_anybody_will_do() -> None:
    far = [seek("ada", 1_000), seek("bea", 1_500)]
    assert paired_tables(far, NOW, {}) == []
    assert names(paired_tables([seek("ada", 1_000, 30), seek("bea", 1_500, 30)], NOW, {})) == [["ada", "bea"]]
    assert names(paired_tables([seek("ada", 0, 120), seek("bea", 9_000)], NOW, {})) == [["ada", "bea"]]


def test_half_of_each_ones_reach_counts() -> None:
    assert paired_tables([seek("ada", 1_000, 30), seek("bea", 1_400)], NOW, {}) == []
    assert names(paired_tables([seek("ada", 1_000, 60), seek("bea", 1_400)], NOW, {})) == [["ada", "bea"]]


def test_different_wishes_do_not_meet() -> None:
    other = Wanted("moon-river", 2, LIVE, {"variant": "fair"})
    assert paired_tables([seek("ada"), seek("bea", wanted=other)], NOW, {}) == []
    assert other.pool == Wanted("moon-river", 2, LIVE, {"variant": "fair"}).pool


def test_at_a_table_of_four_a_block_lets_the_next_nearest_sit() -> None:
    wanted = WISHES[2]
    crowd = [seek(name, points, wanted=wanted) for name, points in zip("abcde", (0, 10, 20, 30, 90), strict=True)]
    blocked = blocked_by([frozenset((PlayerId("b"), PlayerId("c")))])
    assert names(paired_tables(crowd, NOW, blocked)) in ([["a", "b", "d", "e"]], [["a", "c", "d", "e"]])
