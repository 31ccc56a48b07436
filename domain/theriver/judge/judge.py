"""What The River tells a search: greedy moves, candidates, playouts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from domain.kernel.judging import Chance, best_of, order_of
from domain.theriver.edition import Edition
from domain.theriver.judge.evaluation import move_weights, values
from domain.theriver.judge.preferences import BY_HAND, NAMES, Preferences
from domain.theriver.judge.worth import Traits, expected_rounds
from domain.theriver.legal import legal_moves
from domain.theriver.moves import Move
from domain.theriver.position import OVER, Position
from domain.theriver.rules import play_on
from domain.theriver.scoring import standing


class TheRiverJudge:
    """Judges positions of one edition; version 2 with what was chosen by hand, version 3 with what was learned."""

    def __init__(self, edition: Edition, version: int, preferences: Preferences) -> None:
        self._edition = edition
        self._traits = Traits(edition.tiles, edition.buildings)
        self._version = version
        self._preferences = preferences

    @property
    def version(self) -> int:
        """Grows with every change of behaviour."""
        return self._version

    @property
    def numbers(self) -> Mapping[str, float]:
        """What planners value things with."""
        return dict(zip(NAMES, self._preferences.numbers, strict=True))

    def taught(self, numbers: Mapping[str, float]) -> TheRiverJudge:
        """The same judge with other numbers."""
        return TheRiverJudge(self._edition, self._version, Preferences([numbers[name] for name in NAMES]))

    def budget(self, position: Position, simulations: int) -> int:
        """The fewer seats, the less a playout costs: three with two seats take no longer than one with four."""
        return simulations * (5 - len(position.homes))

    def redealt(self, position: Position, chance: Chance) -> Position:
        """The piles in another order, and later reshuffles from another seed."""
        after = position.copy()
        ground = position.ground.copy()
        ground.pile = tuple(chance.shuffled(ground.pile))
        ground.deck = tuple(chance.shuffled(ground.deck))
        after.ground = ground
        after.setting = position.setting.with_seed(int(chance.below(1 << 40)).to_bytes(8, "big"))
        return after

    def best(self, position: Position, chance: Chance) -> Move:
        """The move that is worth most if the game ended with it; the same for every version."""
        return self._greatest(position, BY_HAND, 0.0, chance)

    def _greatest(self, position: Position, preferences: Preferences, left: float, chance: Chance) -> Move:
        moves = legal_moves(position)
        if len(moves) == 1:
            return moves[0]
        return moves[best_of(move_weights(self._traits, preferences, position, left), chance)]

    def step(self, position: Position, chance: Chance) -> None:
        """The move of a player that minds the rounds to come."""
        left = expected_rounds(position, self._preferences)
        play_on(position, self._greatest(position, self._preferences, left, chance))

    def candidates(self, position: Position, most: int) -> Sequence[Move]:
        """The legal moves by their weights."""
        moves = legal_moves(position)
        weights = move_weights(self._traits, self._preferences, position, expected_rounds(position, self._preferences))
        return [moves[index] for index in order_of(weights, most)]

    def playout(self, position: Position, rounds: int, chance: Chance) -> Sequence[float]:
        """Players that mind the rounds to come, for so many rounds."""
        position = position.copy()
        last = position.ground.round + rounds
        while position.ask is not OVER and position.ground.round < last:
            self.step(position, chance)
        if position.ask is OVER:
            return [float(score.total) for score in standing(position)]
        return values(self._traits, self._preferences, position)
