"""The players of simulated games: `random`, and every AI level under its own name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

from domain.ai.levels import LEVELS, Level
from domain.ai.search import think
from domain.kernel.records import AnyGame

SimulatedPlayer: TypeAlias = Callable[[AnyGame, Any, Sequence[Any], Random], Any]
"""Game, position, its legal moves and the game's own source of chance; gives one of the moves."""

RANDOM = "random"


def by_chance(_game: AnyGame, _position: Any, legal: Sequence[Any], chance: Random) -> Any:
    """Any legal move, each equally likely."""
    return legal[chance.randrange(len(legal))]


def at_level(level: Level) -> SimulatedPlayer:
    """An AI level, which is shown no more than its seat may see."""

    def choose(game: AnyGame, position: Any, _legal: Sequence[Any], chance: Random) -> Any:
        view = game.view(position, game.to_move(position))
        return think(game, view, level, chance.randbytes(32)).move

    return choose


def simulated_players() -> Mapping[str, SimulatedPlayer]:
    """Every player by name. A new level is included without a line here."""
    return {RANDOM: by_chance, **{key: at_level(level) for key, level in LEVELS.items()}}
