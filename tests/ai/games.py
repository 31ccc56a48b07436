"""Games in progress, for tests of machines."""

from hashlib import sha256
from typing import Any

from domain.catalog import CATALOG, standard
from domain.kernel.dealing import Stream
from domain.kernel.judging import Chance
from domain.kernel.records import AnyGame

GAMES: dict[str, AnyGame] = {key: standard(key) for key in CATALOG}
LEGENDS = ("timber-rafting", "gold-rush", "outlaws", "moon-river-city")


def seed(name: object) -> bytes:
    return sha256(str(name).encode()).digest()


def begun(game: AnyGame, seats: int, name: object = 0, scenario: str | None = None) -> Any:
    options = {"variant": "legends", "scenario": scenario} if scenario else {}
    drawn = game.draw(game.table(game.info.colours[:seats], options), Stream(seed(name), "deal"))
    return game.setup(drawn.table, drawn.deal).position


def greedy(game: AnyGame, position: Any, moves: int, name: int = 0) -> Any:
    """The position after so many greedy moves, or the last one."""
    chance = Chance(name)
    for _ in range(moves):
        if game.to_move(position) is None:
            break
        position = game.advance(position, game.judge.best(position, chance))
    return position


def moments(game: AnyGame, seats: int, scenario: str | None = None, every: int = 23) -> list[Any]:
    """Positions through one greedy game in which something is to be chosen."""
    position = begun(game, seats, seats, scenario)
    found = []
    while game.to_move(position) is not None:
        if len(game.legal_moves(position)) > 1:
            found.append(position)
        position = greedy(game, position, every)
    return found
