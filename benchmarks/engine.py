"""The rules alone: random playouts through the protocol and in place, beside another engine; copies, rebuilds."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import median
from typing import Any

from application.offline.simulate import simulate
from benchmarks.frame.rows import Cell, Row
from benchmarks.frame.timing import Timing, fastest, timed
from domain.catalog import CATALOG, standard
from domain.kernel.dealing import Stream
from domain.kernel.judging import Chance
from domain.kernel.records import AnyGame, Record, read_record, rebuild, replay
from domain.moonriver.random_play import play_at_random as play_moonriver
from domain.theriver.random_play import play_at_random as play_theriver

TITLE = "Engine: random playouts, copies and rebuilds"
DEALS = 16
SEATS = (2, 3, 4)
YARDSTICK = "go(board_size=9)"
"""The game of OpenSpiel, in C++, that ours are measured by; `uv pip install --group comparison` installs it."""
ROUNDS = 9
_RANDOM_PLAY: Mapping[str, Callable[[Any, Chance], int]] = {
    "moon-river": play_moonriver,
    "the-river": play_theriver,
}


def run() -> Iterator[Row]:
    """Both games; for Moon River the base game."""
    for key in CATALOG:
        game = standard(key)
        for seats in SEATS:
            yield from _playouts(game, seats)
    yield from _compared()
    for key in CATALOG:
        yield from _costs(standard(key))


def _compared() -> Iterator[Row]:
    """Every engine once a round, so that whatever disturbs the machine disturbs them alike; medians of all rounds."""
    works: dict[tuple[str, str], Callable[[], int]] = {}
    if find_spec("pyspiel") is not None:
        works["OpenSpiel " + YARDSTICK, "C++ through Python"] = _yardstick()
    for key in CATALOG:
        game = standard(key)
        for seats in SEATS:
            starts = [_start(game, seats, number) for number in range(DEALS)]
            works[f"{key}, {seats} seats", "protocol"] = partial(_all, _advanced, game, starts)
            works[f"{key}, {seats} seats", "inner loop"] = partial(_all, _in_place, game, starts)
    rounds = [{name: timed(work, 0.2, 1).per_cpu_second for name, work in works.items()} for _ in range(ROUNDS)]
    base = next(iter(works))
    for name in works:
        cells: dict[str, Cell] = {"engine": name[0], "way": name[1]}
        cells["moves/s (CPU)"] = median(speeds[name] for speeds in rounds)
        cells[f"times {', '.join(base)}"] = median(speeds[name] / speeds[base] for speeds in rounds)
        yield Row("Random playouts side by side", cells)


def _all(played: Callable[[AnyGame, Any], int], game: AnyGame, starts: list[Any]) -> int:
    return sum(played(game, start) for start in starts)


def _yardstick() -> Callable[[], int]:
    """A random game of OpenSpiel's, moved as its documentation shows."""
    game = import_module("pyspiel").load_game(YARDSTICK)

    def play() -> int:
        state, chance, moves = game.new_initial_state(), Random(1).random, 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
            moves += 1
        return moves

    return play


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


def _in_place(game: AnyGame, position: Any) -> int:
    """The moves of a playout on one position that is changed: what a search pays for a move."""
    return int(
        import_module(f"{type(game).__module__.rpartition('.')[0]}.random_play").play_at_random(position, Chance(1))
    )


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
