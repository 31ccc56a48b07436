"""The environment: agents are seats, an action is the number of a legal move, rewards come at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from io import StringIO
from operator import index
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv
from rich.console import Console

from adapters.editions import hosted_games
from application.games import Games
from application.words import words
from domain.kernel.dealing import Stream
from domain.kernel.records import AnyGame
from headwater.drawing import draw_table
from headwater.gym.encoding import ENCODERS
from headwater.settings import load

MOST_ACTIONS = 2048
"""More legal moves than any position of either game has."""

Observation = dict[str, NDArray[Any]]


def env(
    game: str = "moon-river",
    seats: int = 2,
    options: Mapping[str, str | None] | None = None,
    render_mode: str | None = None,
    edition: str | None = None,
) -> GameEnv:
    """A game of the catalogue at a table of `seats` seats; editions are those that ship and `HEADWATER_EDITIONS`."""
    return GameEnv(game, seats, options, render_mode, edition)


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """The same seed deals the same piles; without one a new deal is drawn each time."""

    metadata: ClassVar[dict[str, Any]] = {"name": "headwater_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str = "moon-river",
        seats: int = 2,
        options: Mapping[str, str | None] | None = None,
        render_mode: str | None = None,
        edition: str | None = None,
    ) -> None:
        super().__init__()
        self.game: AnyGame = Games(hosted_games(load().editions)).for_new_match(game, edition)
        _check(self.game, seats, render_mode)
        self._encoder = ENCODERS[game](self.game)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{number}" for number in range(1, seats + 1)]
        self._table = self.game.table(self.game.info.colours[:seats], options or {})
        self._random = np.random.default_rng()
        self._position: Any = None
        self._observed = Dict(
            {
                "observation": Box(-1.0, 1000.0, (self._encoder.width,), np.float32),
                "action_mask": Box(0, 1, (MOST_ACTIONS,), np.int8),
            }
        )
        self._actions: dict[str, Discrete[Any]] = {agent: Discrete(MOST_ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        """The numbers of the agent's view and the mask of legal actions."""
        return self._observed

    def action_space(self, agent: str) -> Space[Any]:
        """An index into the legal moves of the moment, in the order of their texts."""
        return self._actions[agent]

    @property
    def legal_moves(self) -> Sequence[str]:
        """The texts of the legal moves; an action is an index of this list."""
        return [self.game.notation.format(move) for move in self.game.legal_moves(self._position)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        stream = Stream(sha256(self._random.bytes(32)).digest(), "deal")
        dealt = self.game.draw(self._table, stream)
        self._position = self.game.setup(dealt.table, dealt.deal).position
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._mover()

    def _mover(self) -> str:
        seat = self.game.to_move(self._position)
        assert seat is not None
        return self.possible_agents[seat - 1]

    def observe(self, agent: str) -> Observation:
        """What the agent's seat sees; the mask is empty unless it is to move."""
        seat = self.possible_agents.index(agent) + 1
        mask = np.zeros(MOST_ACTIONS, np.int8)
        if self.game.to_move(self._position) == seat:
            mask[: len(self.game.legal_moves(self._position))] = 1
        return {"observation": self._encoder.encode(self.game.view(self._position, seat), seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Plays the legal move with this index, ValueError if there is none; an agent of an ended game only leaves."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = _move_of(self.game.legal_moves(self._position), action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._position = self.game.advance(self._position, move)
        self._after_move()
        self._accumulate_rewards()

    def _after_move(self) -> None:
        outcome = self.game.outcome(self._position)
        if outcome is None:
            self.agent_selection = self._mover()
            return
        for agent, rank in zip(self.possible_agents, outcome.ranks, strict=True):
            self.rewards[agent] = 1.0 - 2.0 * (rank - 1) / (len(self.possible_agents) - 1)
            self.terminations[agent] = True
            score = outcome.scores[self.possible_agents.index(agent)]
            self.infos[agent] = {"points": score.total, "rank": rank}

    def render(self) -> str | None:
        """The table as text, with render mode `ansi`."""
        if self.render_mode != "ansi":
            return None
        console = Console(width=160, file=StringIO())
        with console.capture() as captured:
            console.print(draw_table(self.game, self._position, words("en")))
        return captured.get()

    def close(self) -> None:
        """Nothing is held open."""


def _check(game: AnyGame, seats: int, render_mode: str | None) -> None:
    if seats not in game.info.seats:
        raise ValueError(f"{seats!r} seats: {game.info.key} has {', '.join(map(str, game.info.seats))}")
    modes = GameEnv.metadata["render_modes"]
    if render_mode is not None and render_mode not in modes:
        raise ValueError(f"render mode {render_mode!r} is none of {', '.join(modes)}")


def _move_of(legal: Sequence[Any], action: Any) -> Any:
    """The move at this index; any integer type counts, also NumPy's."""
    try:
        number = index(action)
    except TypeError:
        number = -1
    if not 0 <= number < len(legal):
        raise ValueError(f"{action!r} is no index of the {len(legal)} legal moves")
    return legal[number]
