"""What The River tells a search: greedy moves, candidates, playouts."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.judging import Chance, best_of, order_of
from domain.theriver.edition import Edition
from domain.theriver.judge.evaluation import move_weights, values
from domain.theriver.judge.worth import Traits, expected_rounds
from domain.theriver.legal import legal_moves
from domain.theriver.moves import Move
from domain.theriver.position import OVER, Position
from domain.theriver.rules import play_on
from domain.theriver.scoring import standing


class TheRiverJudge:
    """Judges positions of one edition."""

    def __init__(self, edition: Edition) -> None:
        self._traits = Traits(edition.tiles, edition.buildings)

    @property
    def version(self) -> int:
        """Grows with every change of behaviour."""
        return 2

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
        """The move that is worth most if the game ended with it."""
        return self._greatest(position, 0.0, chance)

    def _greatest(self, position: Position, left: float, chance: Chance) -> Move:
        moves = legal_moves(position)
        return moves[0] if len(moves) == 1 else moves[best_of(move_weights(self._traits, position, left), chance)]

    def candidates(self, position: Position, most: int) -> Sequence[Move]:
        """The legal moves by their weights."""
        moves = legal_moves(position)
        weights = move_weights(self._traits, position, expected_rounds(position))
        return [moves[index] for index in order_of(weights, most)]

    def playout(self, position: Position, rounds: int, chance: Chance) -> Sequence[float]:
        """Players that mind the rounds to come, for so many rounds."""
        position = position.copy()
        last = position.ground.round + rounds
        while position.ask is not OVER and position.ground.round < last:
            play_on(position, self._greatest(position, expected_rounds(position), chance))
        if position.ask is OVER:
            return [float(score.total) for score in standing(position)]
        return values(self._traits, position)
