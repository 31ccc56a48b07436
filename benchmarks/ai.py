"""Machines: playouts a second, plain and compiled, and what a decision of each level costs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from statistics import median
from time import process_time
from typing import Any

from benchmarks.frame.rows import Cell, Row
from benchmarks.frame.timing import timed
from domain.ai.levels import LEVELS
from domain.ai.search import think
from domain.catalog import CATALOG, standard
from domain.kernel.dealing import Stream
from domain.kernel.judging import Chance
from domain.kernel.records import AnyGame
from headwater.compiled import ROOT, SWITCH, home_of

TITLE = "Machines: playouts and decisions"
TABLES = tuple((key, seats) for key in CATALOG for seats in (2, 4))
ROUNDS = 6
DECISIONS = 8
SECONDS = 0.4


def run() -> Iterator[Row]:
    """Each way in a process of its own: what is imported cannot be exchanged."""
    for way, switch in (("plain", "0"), ("compiled", "1")):
        if way == "plain" or home_of(ROOT).is_dir():
            ran = subprocess.run(
                [sys.executable, "-m", "benchmarks.ai", way],
                env={**os.environ, SWITCH: switch},
                stdout=subprocess.PIPE,
                check=True,
            )
            yield from (Row(table, cells) for table, cells in json.loads(ran.stdout))


def _measured(way: str) -> Iterator[tuple[str, dict[str, Cell]]]:
    for key, seats in TABLES:
        game = standard(key)
        starts = [_start(game, seats, number) for number in range(4)]
        cells: dict[str, Cell] = {"game": key, "seats": seats, "way": way}
        cut, whole = (timed(partial(_played, game, starts, rounds), SECONDS, 2) for rounds in (ROUNDS, 1000))
        speeds = {f"{ROUNDS} rounds/s (CPU)": cut.per_cpu_second, "whole games/s (CPU)": whole.per_cpu_second}
        yield "Playouts", {**cells, **speeds}
        for level in LEVELS:
            spent = _decisions(game, seats, level)
            yield "Decisions", {**cells, "level": level, "median ms (CPU)": median(spent), "most ms": max(spent)}


def _start(game: AnyGame, seats: int, number: int) -> Any:
    drawn = game.draw(game.table(game.info.colours[:seats], {}), Stream(bytes([number]), "deal"))
    position = game.setup(drawn.table, drawn.deal).position
    chance = Chance(number)
    for _ in range(30):
        position = game.advance(position, game.judge.best(position, chance))
    return position


def _played(game: AnyGame, starts: list[Any], rounds: int) -> int:
    for number, position in enumerate(starts):
        game.judge.playout(position, rounds, Chance(number))
    return len(starts)


def _decisions(game: AnyGame, seats: int, level: str) -> list[float]:
    """Milliseconds of decisions in which there was something to choose."""
    spent: list[float] = []
    position, chance = _start(game, seats, 9), Chance(9)
    while len(spent) < DECISIONS and (seat := game.to_move(position)) is not None:
        if len(game.judge.candidates(position, 2)) > 1:
            began = process_time()
            think(game, game.view(position, seat), LEVELS[level], bytes([len(spent)]))
            spent.append(1000 * (process_time() - began))
        position = game.advance(position, game.judge.best(position, chance))
    return spent


if __name__ == "__main__":
    print(json.dumps(list(_measured(sys.argv[1]))))
