"""The oracle's own examples from the rules pages, and that it plays whole games of every kind."""

from __future__ import annotations

from random import Random

import pytest

from tests.oracle import records
from tests.oracle.components import BUILDINGS, EDITION, PARTNERS, PLOTS, RULES, SCENARIOS, TILES, Kind
from tests.oracle.moonriver_land import cell_named
from tests.oracle.moonriver_score import Cell, scenario_points, score
from tests.oracle.styles import chooser, deal, shuffled
from tests.oracle.table import Difference, Record
from tests.oracle.theriver import TheRiver
from tests.oracle.theriver_bank import Bank

RANCH = """
K1 K2 K2 K2 ..
H1 H1 H1 H1 F2
C2 C2 M2 M2 M3
C3 C3 C2 C2 C2
D2 D2 D2 D2 D3
"""


def ranch(drawing: str) -> dict[Cell, Kind]:
    """A drawn ranch; row 1 is the lowest line."""
    rows = [line.split() for line in reversed(drawing.strip().splitlines())]
    return {
        (row, column): PLOTS[kind]
        for row, kinds in enumerate(rows, start=1)
        for column, kind in zip("abcde", kinds, strict=True)
        if kind in PLOTS
    }


def cells(names: str) -> list[Cell]:
    return [cell_named(name) for name in names.split()]


RIVER = {(1, column) for column in "abcde"}


def test_the_worked_ranch_scores_89() -> None:
    """MR-7.8."""
    cows = dict.fromkeys(cells("a1 a2 b2 c2 c3 d3 a4 b4 c4 d4"), 1) | {(1, "a"): 3}
    own = score(None, RIVER, ranch(RANCH), cows, {(4, "a"): "farmer", (5, "a"): "cowboy"})
    assert own["territories"] == {"desert": 5, "canyon": 21, "meadow": 6, "forest": 0, "corn": 0, "farm": 16}
    assert own["resources"] == {"nuggets": 4, "beavers": 1, "cobs": 18}
    assert own["partners"] == {"gold-digger": 0, "trapper": 0, "farmer": 18}
    assert (own["total"], own["largest_territory"], own["cows"]) == (89, 7, 10)


@pytest.mark.parametrize(
    ("drawing", "points"),
    [("H1 H1 H1 .. ..\nH1 H1 H1 .. ..", 40), ("H1 H1 H1 .. ..\n.. .. .. .. ..\nH1 H1 H1 .. ..", 20)],
)
def test_six_together_score_40_and_twice_three_score_20(drawing: str, points: int) -> None:
    """MR-9.3."""
    assert scenario_points("moon-river-city", RIVER, ranch(drawing), {}) == points
    gang = dict.fromkeys(ranch(drawing), "desperado")
    assert scenario_points("outlaws", RIVER, ranch(drawing), gang) == points
    assert scenario_points("outlaws", RIVER, ranch(drawing), dict.fromkeys(gang, "cowboy")) == 0
    assert scenario_points("gold-rush", RIVER, ranch(drawing.replace("H1", "D3")), {}) == points


def test_a_raft_of_forests_must_touch_the_river() -> None:
    """MR-9.2."""
    assert scenario_points("timber-rafting", RIVER, ranch("F1 F2 F3 .. .."), {}) == 10
    assert scenario_points("timber-rafting", RIVER, ranch("F1 F2 F3 .. ..\n.. .. .. .. .."), {}) == 0


def test_the_worked_river_scores_45() -> None:
    """TR-7.4."""
    bank = Bank("black")
    bank.tiles = "T28 T01 T40 T04 T65 T41 T15 T23 T29 T16 T50 T30".split()
    bank.tokens, bank.built = [4, 3, 0], ["B31", "B28", "B16"]
    bank.goods.update("wwwccsf")
    parts = {"tokens": 7, "buildings": 23, "resources": 2, "columns": 10, "meadows": 3}
    assert bank.score() == {**parts, "total": 45}


def test_the_oracle_holds_all_components() -> None:
    assert sum(plot.count for plot in PLOTS.values()) == 96
    assert sum(PARTNERS.values()) == 20
    assert (len(TILES), len(BUILDINGS)) == (65, 33)
    numbers = [plot.number for plot in PLOTS.values() for _ in range(plot.count)]
    assert [numbers.count(number) for number in range(1, 7)] == [16] * 6


def test_a_payment_is_basic_up_to_the_cost_and_food_for_the_rest() -> None:
    """TR-4.5."""
    game = TheRiver(["black", "blue"], deal("the-river", 2, Random(1)))
    goods = game.bank[1].goods
    goods.update("wwcsff")
    assert game.payments(goods, "wwc", 0) == {"wwc", "wwf", "wcf", "wff", "cff"}
    assert game.payments(goods, "wwc", 1) == {"ww", "wc", "wf", "cf", "ff"}


def heading_of(game: str, colours: list[str], options: Record, pieces: Record) -> Record:
    heading = {"game": game, "edition": EDITION, "rules": max(RULES[game])}
    return {**heading, "seats": colours, "options": options, "deal": pieces}


SETTINGS: list[tuple[str, Record]] = [
    ("moon-river", {"variant": "base", "scenario": None}),
    *(("moon-river", {"variant": "legends", "scenario": scenario}) for scenario in SCENARIOS),
    ("the-river", {}),
]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_random_games_come_to_an_end_and_replay(game: str, options: Record, seats: int) -> None:
    rng = Random(f"{game} {options} {seats}")
    colours = records.COLOURS[game][:seats]
    pieces = deal(game, seats, rng)
    heading = heading_of(game, colours, options, pieces)
    record, _ = records.make(heading, chooser(game, 0, rng), lambda pile: shuffled(rng, pile))
    assert sorted(record["result"]["ranks"])[0] == 1
    records.replay(record)


def a_record() -> Record:
    rng = Random(3)
    options: Record = {"variant": "base", "scenario": None}
    pieces = deal("moon-river", 3, rng)
    heading = heading_of("moon-river", records.COLOURS["moon-river"][:3], options, pieces)
    return records.make(heading, chooser("moon-river", 0, rng))[0]


def test_the_oracle_names_a_wrong_legal_list() -> None:
    record = a_record()
    record["legal"][5] = [*record["legal"][5][1:], "zzz"]
    with pytest.raises(Difference, match="ply 6"):
        records.replay(record)


def test_the_oracle_names_an_illegal_move() -> None:
    record = a_record()
    record["moves"][1] = record["moves"][0]
    with pytest.raises(Difference, match=r"ply 2.* is not legal"):
        records.replay(record)


def test_the_oracle_names_a_wrong_result_and_a_wrong_end() -> None:
    record = a_record()
    with pytest.raises(Difference, match="results differ"):
        records.replay({**record, "result": {**record["result"], "ranks": [1, 1, 1]}})
    with pytest.raises(Difference, match="goes on"):
        records.replay(
            {
                **record,
                "moves": [*record["moves"], "done"],
                "legal": [*record["legal"], ["done"]],
                "legal_counts": [*record["legal_counts"], 1],
            }
        )
    shorter = {**record, "moves": record["moves"][:-1], "legal": record["legal"][:-1]}
    del shorter["legal_counts"]
    with pytest.raises(Difference, match="still has to choose"):
        records.replay(shorter)
    records.replay({**shorter, "result": None})
