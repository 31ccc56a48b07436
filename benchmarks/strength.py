"""How strong the levels are: each against the one below, the best against the greedy, and its mean scores everywhere.

Takes long: more than three hours of one core with the usual number of games. `HEADWATER_STRENGTH_GAMES` and
`HEADWATER_STRENGTH_JOBS` say how many games a pair plays and how many processes play them. Each line is kept in
`.strength.jsonl` as soon as it is known, and not measured again by the same engine.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from itertools import pairwise, product
from pathlib import Path

from application.offline.arena import Bout, Pair, bouts, machine, pair_result
from benchmarks.frame.rows import Cell, Row
from domain.ai.levels import LEVELS
from domain.ai.search import version
from domain.catalog import CATALOG, standard
from headwater.cli.arena import play_bouts

TITLE = "Strength of the levels"
ON_DEMAND = True
GAMES = int(os.environ.get("HEADWATER_STRENGTH_GAMES", "200"))
JOBS = int(os.environ.get("HEADWATER_STRENGTH_JOBS", "1"))
SCORES = max(4, GAMES // 25)
"""How many final scores of a legend each mean is of, at least."""
SEED = 1
KEPT = Path(".strength.jsonl")
PAIRS = "Levels against each other; seats rotate on every deal, a shared first place counts as a part"
MEANS = "Mean scores of legends among themselves"
SCENARIOS = (None, "timber-rafting", "gold-rush", "outlaws", "moon-river-city")


def run() -> Iterator[Row]:
    for key in CATALOG:
        for lower, upper in pairwise(LEVELS):
            yield _pair(key, 2, (upper, lower))
        yield _pair(key, 2, ("legend", "legend@2"))
        yield _pair(key, 2, ("legend", "hand"))
        yield _pair(key, 4, ("legend", "hand"))
    for key in CATALOG:
        for seats, scenario in product((2, 3, 4), SCENARIOS if key == "moon-river" else (None,)):
            yield _means(key, seats, scenario)


def _once(table: str, key: str, pair: Pair, asked: object, measure: Callable[[], dict[str, Cell]]) -> Row:
    """What is known of the same engine and the same two levels, otherwise measured now."""
    levels = [(LEVELS[machine(standard(key), name)[0]], name) for name in pair]
    name = repr((version(standard(key)), levels, asked, GAMES, SEED))
    lines = KEPT.read_text("utf-8").splitlines() if KEPT.exists() else []
    known: dict[str, dict[str, Cell]] = dict(map(json.loads, lines))
    if name not in known:
        known[name] = measure()
        with KEPT.open("a", encoding="utf-8") as file:
            file.write(json.dumps([name, known[name]]) + "\n")
    return Row(table, known[name])


def _pair(key: str, seats: int, pair: Pair) -> Row:
    return _once(PAIRS, key, pair, seats, lambda: _fought(key, seats, pair))


def _means(key: str, seats: int, scenario: str | None) -> Row:
    return _once(MEANS, key, ("legend", "legend"), (seats, scenario, SCORES), lambda: _scored(key, seats, scenario))


def _fought(key: str, seats: int, pair: Pair) -> dict[str, Cell]:
    games = GAMES if seats == 2 else GAMES // 2
    found = pair_result(pair, play_bouts(key, seats, {}, SEED, list(bouts([pair], seats, games)), JOBS))
    low, high = found.interval
    return {
        "game": key,
        "seats": seats,
        "level": pair[0],
        "against": pair[1],
        "games": found.games,
        "first places": f"{100 * found.share:.1f} %",
        "95 %": f"{100 * low:.1f}-{100 * high:.1f}",
        "points": found.points[0],
        "theirs": found.points[1],
        "median ms (CPU)": 1000 * found.median_seconds[0],
        "most ms (CPU)": 1000 * found.most_seconds[0],
    }


def _scored(key: str, seats: int, scenario: str | None) -> dict[str, Cell]:
    """Legends among themselves, every game on a deal of its own; every seat counts."""
    options = {"variant": "legends", "scenario": scenario} if scenario else {}
    pair = ("legend", "legend")
    todo = [Bout(pair, deal, 1) for deal in range(-(-SCORES // seats))]
    found = pair_result(pair, play_bouts(key, seats, options, SEED, todo, JOBS))
    mean = (found.points[0] + (seats - 1) * found.points[1]) / seats
    return {
        "game": key,
        "variant": "legends" if scenario else "base",
        "scenario": scenario or "-",
        "seats": seats,
        "games": found.games,
        "mean points": mean,
    }
