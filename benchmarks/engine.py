"""The rules alone: random playouts through the game protocol, copies, rebuilds from records."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from application.offline.simulate import simulate
from benchmarks.frame.rows import Cell, Row
from benchmarks.frame.timing import Timing, fastest
from domain.catalog import CATALOG, standard
from domain.kernel.dealing import Stream
from domain.kernel.records import AnyGame, Record, read_record, rebuild, replay

TITLE = "Engine: random playouts, copies and rebuilds"
DEALS = 16
SEATS = (2, 3, 4)


def run() -> Iterator[Row]:
    """Both games; for Moon River the base game."""
    for key in CATALOG:
        game = standard(key)
        for seats in SEATS:
            yield from _playouts(game, seats)
    for key in CATALOG:
        yield from _costs(standard(key))


def _playouts(game: AnyGame, seats: int) -> Iterator[Row]:
    """From the same dealt tables, which are set up outside the clock; each move is chosen among all legal ones."""
    starts = [_start(game, seats, number) for number in range(DEALS)]
    for way, played in (("advance (no events)", _advanced), ("apply (events)", _applied)):
        timing = fastest([partial(played, game, start) for start in starts])
        yield Row("Random playouts", _speeds(game, seats, way, timing, timing.units / DEALS))


def _speeds(game: AnyGame, seats: int, way: str, timing: Timing, length: float) -> dict[str, Cell]:
    return {
        "game": game.info.key,
        "seats": seats,
        "way": way,
        "moves/s (CPU)": timing.per_cpu_second,
        "moves/s (wall)": timing.per_second,
        "games/s (CPU)": timing.per_cpu_second / length,
        "moves a game": length,
    }


def _start(game: AnyGame, seats: int, number: int) -> Any:
    drawn = game.draw(game.table(game.info.colours[:seats], {}), Stream(bytes([number]), "deal"))
    return game.setup(drawn.table, drawn.deal).position


def _advanced(game: AnyGame, position: Any) -> int:
    """The moves of a playout, in the mode without events."""
    chance, legal_moves, advance = Random(1).random, game.legal_moves, game.advance
    moves = 0
    while legal := legal_moves(position):
        position = advance(position, legal[int(chance() * len(legal))])
        moves += 1
    return moves


def _applied(game: AnyGame, position: Any) -> int:
    """The same with events."""
    chance, legal_moves, apply = Random(1).random, game.legal_moves, game.apply
    moves = 0
    while legal := legal_moves(position):
        position = apply(position, legal[int(chance() * len(legal))]).position
        moves += 1
    return moves


def _costs(game: AnyGame) -> Iterator[Row]:
    """What is done with a finished four-seat game and with a position in the middle of it."""
    text = json.dumps(simulate(game, game.info.colours[:4], {}, 1))
    record = read_record(text)
    middle = replay(game, record).positions[len(record.moves) // 2]
    works: dict[str, tuple[int, Callable[[], object]]] = {
        "copy of a position": (1000, middle.copy),
        "legal moves and one move, from scratch": (100, lambda: _one_move(game, middle)),
        "view for a seat": (5, lambda: game.view(middle, 1)),
        "pack and unpack": (5, lambda: game.unpack(game.pack(middle))),
        "rebuild of a whole game from its record, no events": (1, lambda: rebuild(game, record)),
        "replay of a whole game with events": (1, lambda: replay(game, record)),
        "reading the record's JSON": (5, lambda: read_record(text)),
    }
    for work, (times, call) in works.items():
        yield _cost(game, record, work, partial(_many, call, times))


def _one_move(game: AnyGame, position: Any) -> Any:
    fresh = position.copy()
    return game.advance(fresh, game.legal_moves(fresh)[0])


def _cost(game: AnyGame, record: Record, work: str, call: Callable[[], int]) -> Row:
    timing = fastest([call], rounds=100)
    cells: dict[str, Cell] = {"game": game.info.key, "work": work, "µs (CPU)": timing.each(1e6)}
    cells |= {"µs (wall)": timing.wall / timing.units * 1e6, "moves": len(record.moves)}
    return Row("A finished game with four seats", cells)


def _many(call: Callable[[], object], times: int) -> int:
    for _ in range(times):
        call()
    return times
