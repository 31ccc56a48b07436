"""The account of a club's evening finds what went wrong, and a small evening has nothing to find."""

from collections.abc import Sequence

import pytest

from benchmarks.club.ledger import (
    Channel,
    Look,
    Notice,
    Turn,
    Verdict,
    attributed,
    closings_owed,
    repeated,
    turns_of,
    verdict,
)
from benchmarks.evening import Size, held

BOTH = frozenset({Channel.PUSH, Channel.MAIL})
TURN = Turn("mat", "ada", 100_000, 130_000)


def notice(at: int, channel: Channel = Channel.PUSH, player: str = "ada") -> Notice:
    return Notice(f"ntf_{at}", player, channel, "my-turn", "mat", at, 1)


def look(began: int, ended: int) -> Look:
    return Look("mat", "ada", began, ended)


TOLD = [notice(103_000), notice(103_500, Channel.MAIL)]


@pytest.mark.parametrize(
    ("turn", "notices", "looks", "found"),
    [
        (TURN, TOLD, [look(104_000, 131_000)], Verdict.ONCE),
        (TURN, TOLD[:1], [], Verdict.NEVER),
        (TURN, [], [], Verdict.NEVER),
        (TURN, [*TOLD, notice(109_000)], [], Verdict.TWICE),
        (TURN, [], [look(90_000, 131_000)], Verdict.LOOKING),
        (TURN, TOLD[:1], [look(90_000, 131_000)], Verdict.TOLD_LOOKING),
        (TURN, [], [look(90_000, 101_000)], Verdict.NEVER),
        (TURN, [], [look(101_000, 104_000)], Verdict.PARTLY),
        (TURN, [], [look(125_000, 131_000)], Verdict.NEVER),
        (Turn("mat", "ada", 100_000, 101_000), [], [], Verdict.QUICK),
        (Turn("mat", "ada", 100_000, 101_000), TOLD[:1], [], Verdict.TOLD_IN_TIME),
        (Turn("mat", "ada", 100_000, 103_000), [], [], Verdict.EARLY),
        (Turn("mat", "ada", 100_000, None), TOLD, [], Verdict.ONCE),
    ],
)
def test_a_turn_is_judged_by_what_reached_its_player(
    turn: Turn, notices: Sequence[Notice], looks: Sequence[Look], found: Verdict
) -> None:
    assert verdict(turn, notices, looks, BOTH) is found


def test_nobody_waits_for_a_mail_of_a_live_turn() -> None:
    assert verdict(TURN, [], [], frozenset()) is Verdict.UNREACHED
    assert verdict(TURN, TOLD, [], frozenset()).is_fault


def test_a_log_gives_each_turn_once_however_many_decisions_it_has() -> None:
    events = [
        {"kind": "opened", "at": 1},
        {"kind": "started", "at": 2, "to_move": 1},
        {"kind": "moved", "at": 3, "to_move": 1},
        {"kind": "moved", "at": 4, "to_move": 2},
        {"kind": "moved", "at": 5, "to_move": 1},
        {"kind": "moved", "at": 6, "to_move": None},
        {"kind": "finished", "at": 6},
    ]
    turns = turns_of("mat", ["ada", "bea"], events)
    assert [(each.player, each.began, each.ended) for each in turns] == [("ada", 2, 4), ("bea", 4, 5), ("ada", 5, 6)]
    assert turns_of("mat", ["ada", "bea"], events[:4])[-1] == Turn("mat", "bea", 4, None)


def test_a_notice_belongs_to_the_last_turn_that_had_begun() -> None:
    first, second = Turn("mat", "ada", 10, 20), Turn("mat", "ada", 30, None)
    told, strays = attributed([second, first], [notice(12), notice(31), notice(5), notice(40, player="bea")])
    assert [len(told[turn]) for turn in (first, second)] == [1, 1]
    assert [each.at for each in strays] == [5, 40]
    assert closings_owed(told) == 1


def test_what_is_told_once_ever_is_counted_by_match_and_channel() -> None:
    assert repeated([*TOLD, notice(1, player="bea")]) == 0
    assert repeated([*TOLD, notice(1), notice(2)]) == 1


def test_a_small_evening_on_real_parts_tells_everybody_once() -> None:
    rows = list(held(Size(live=0, slow=3, turns=1, blocks=0, quarrels=1, has_browser=False)))
    turns = {row.cells["the player"]: row.cells["turns"] for row in rows if row.table == "What became of turns"}
    # The table where one answers at once asks for no more than one notice, and the last turns are told too.
    assert int(turns[Verdict.ONCE.value]) >= 3
    [conduct] = [row.cells for row in rows if row.table == "Conduct"]
    assert (conduct["cases"], conduct["mutes"], conduct["lifted"]) == (1, 1, 1)
    faults = {row.cells["what"]: row.cells["how often"] for row in rows if row.table == "What went wrong"}
    assert set(faults.values()) == {0}, faults
