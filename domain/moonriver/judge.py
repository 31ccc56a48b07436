"""What Moon River tells a search: greedy moves, candidates, playouts."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.judging import Chance, best_of, order_of
from domain.moonriver.legal import legal_numbers
from domain.moonriver.meta import OVER
from domain.moonriver.moves import AnyMove
from domain.moonriver.position import Position
from domain.moonriver.rules import play_on
from domain.moonriver.weighing import values, weighed


class MoonRiverJudge:
    """Knows no edition of its own: everything is in the positions."""

    @property
    def version(self) -> int:
        """Grows with every change of behaviour."""
        return 1

    def redealt(self, position: Position, chance: Chance) -> Position:
        """The undrawn plots and tokens in another order."""
        setting = position.setting
        drawn, tokens = position.drawn, position.tokens
        after = position.copy()
        after.setting = setting.redealt(
            setting.plots[:drawn] + tuple(chance.shuffled(setting.plots[drawn:])),
            setting.partners[:tokens] + tuple(chance.shuffled(setting.partners[tokens:])),
        )
        return after

    def best(self, position: Position, chance: Chance) -> AnyMove:
        """The move that makes the own ranch worth most."""
        return position.setting.codex.at(_best(position, chance))

    def candidates(self, position: Position, most: int) -> Sequence[AnyMove]:
        """The legal moves by their weights."""
        numbers = legal_numbers(position)
        return position.setting.codex.listed([numbers[index] for index in order_of(weighed(position), most)])

    def playout(self, position: Position, rounds: int, chance: Chance) -> Sequence[float]:
        """Greedy players for so many rounds."""
        position = position.copy()
        last = position.round + rounds
        while position.decision != OVER and position.round < last:
            play_on(position, _best(position, chance))
        return values(position)


def _best(position: Position, chance: Chance) -> int:
    numbers = legal_numbers(position)
    return numbers[0] if len(numbers) == 1 else numbers[best_of(weighed(position), chance)]
