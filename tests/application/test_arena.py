"""The arena: rotated seats, honest intervals, and figures that can be repeated."""

import json
import re
from pathlib import Path

import pytest

from application.offline.arena import Bout, BoutResult, bouts, pair_result, play_bout, round_robin, wilson
from domain.catalog import CATALOG, standard
from tests.cli.commands import run


def test_every_deal_is_played_with_the_lone_level_at_each_seat() -> None:
    found = list(bouts([("hand", "drifter")], 3, 7))
    assert len(found) == 9
    assert {(bout.number, bout.alone) for bout in found} == {(deal, seat) for deal in range(3) for seat in (1, 2, 3)}
    assert [found[1].level(seat) for seat in (1, 2, 3)] == ["drifter", "hand", "drifter"]


def test_a_round_robin_has_every_pair_once() -> None:
    assert round_robin(["a", "b", "c"]) == [("b", "a"), ("c", "a"), ("c", "b")]


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)]
)
def test_the_interval_is_wilsons(won: float, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=5e-4)


def test_a_shared_first_place_is_a_part_of_one() -> None:
    pair = ("hand", "drifter")
    played = [
        BoutResult(Bout(pair, 0, 1), (10, 10), (1, 1), {"hand": (0.1,), "drifter": (0.2,)}),
        BoutResult(Bout(pair, 0, 2), (5, 9), (2, 1), {"hand": (0.3,), "drifter": (0.2,)}),
        BoutResult(Bout(pair, 1, 1), (5, 9), (2, 1), {"hand": (0.2,), "drifter": (0.2,)}),
    ]
    found = pair_result(pair, played)
    assert (found.won, found.games) == (1.5, 3)
    assert found.points == (8.0, 8.0)
    assert (found.median_seconds, found.most_seconds) == ((0.2, 0.2), (0.3, 0.2))


@pytest.mark.parametrize("key", CATALOG)
def test_the_greedy_beat_the_random_and_every_bout_can_be_repeated(key: str) -> None:
    game = standard(key)
    colours = game.info.colours[:2]
    todo = list(bouts([("hand", "drifter")], 2, 8))
    played = [play_bout(game, colours, {}, 3, bout) for bout in todo]
    again = play_bout(game, colours, {}, 3, todo[5])
    assert (again.points, again.ranks) == (played[5].points, played[5].ranks)
    assert pair_result(("hand", "drifter"), played).share > 0.6


def test_the_command_writes_figures_and_a_plot(tmp_path: Path) -> None:
    figures, plot = tmp_path / "arena.json", tmp_path / "arena.svg"
    arguments = "arena the-river --levels drifter,hand --games 2 --jobs 2".split()
    ran = run(*arguments, "--json", figures, "--plot", plot)
    assert (ran.code, ran.err) == (0, "")
    assert "hand" in ran.out
    (told,) = json.loads(figures.read_text())["standings"]
    assert (told["level"], told["against"], told["games"]) == ("hand", "drifter", 2)
    assert told["interval"][0] <= told["share"] <= told["interval"][1]
    assert plot.read_text().count("<svg") == 1


@pytest.mark.parametrize("arguments", ["--levels nobody", "--pairs hand", "--pairs hand:nobody"])
def test_strangers_are_refused(arguments: str) -> None:
    assert run("arena", "the-river", *arguments.split()).code == 2


def test_in_a_pipe_no_figure_is_cut() -> None:
    ran = run("arena", "the-river", "--pairs", "hand:drifter", "--games", "2", COLUMNS="60")
    assert ran.code == 0
    assert "…" not in ran.out
    for wanted in ("first places", "95 %", "median ms", "most ms"):
        assert wanted in ran.out
    low, _, high = next(word for word in ran.out.split() if re.fullmatch(r"[\d.]+-[\d.]+", word)).partition("-")
    assert float(low) < float(high) <= 100.0
