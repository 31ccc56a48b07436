"""What Moon River tells a search: greedy moves, candidates, playouts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from domain.kernel.judging import Chance, best_of, order_of
from domain.moonriver.judge.evaluation import RanchWorths, move_weights, token, values
from domain.moonriver.judge.placement import Placements
from domain.moonriver.judge.preferences import NAMES, TODAY, Preferences
from domain.moonriver.legal import is_forced, legal_numbers
from domain.moonriver.meta import EXPAND, OVER
from domain.moonriver.moves import AnyMove
from domain.moonriver.position import Position
from domain.moonriver.rules import play_on


class MoonRiverJudge:
    """Knows no edition of its own: everything is in the positions. Version 2 has what was chosen by hand."""

    def __init__(self, version: int, preferences: Preferences) -> None:
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

    def taught(self, numbers: Mapping[str, float]) -> MoonRiverJudge:
        """The same judge with other numbers."""
        return MoonRiverJudge(self._version, Preferences(True, [numbers[name] for name in NAMES]))

    def budget(self, position: Position, simulations: int) -> int:
        """The more seats move between two turns, the less a single playout tells."""
        return simulations << len(position.ranches) - 2

    def redealt(self, position: Position, chance: Chance) -> Position:
        """The undrawn plots and tokens in another order."""
        setting = position.setting
        drawn, tokens = position.drawn, position.tokens
        after = position.copy()
        after.setting = setting.with_piles(
            setting.plots[:drawn] + tuple(chance.shuffled(setting.plots[drawn:])),
            setting.partners[:tokens] + tuple(chance.shuffled(setting.partners[tokens:])),
        )
        return after

    def best(self, position: Position, chance: Chance) -> AnyMove:
        """The move that is worth most if the game ended with it; the same for every version."""
        numbers = legal_numbers(position)
        index = 0 if len(numbers) == 1 else best_of(move_weights(position, TODAY), chance)
        return position.setting.move_numbers.at(numbers[index])

    def step(self, position: Position, chance: Chance) -> None:
        """The move of a player that minds what is to come."""
        play_on(position, quick_move(position, self._preferences, chance))

    def candidates(self, position: Position, most: int) -> Sequence[AnyMove]:
        """The legal moves by their weights; waiting is the only one where it costs nothing and nothing is at stake."""
        move_numbers = position.setting.move_numbers
        if waits(position) and not holds_circle(position):
            return [move_numbers.at(position.setting.layout.done)]
        numbers, weights = legal_numbers(position), move_weights(position, self._preferences)
        return move_numbers.moves_at([numbers[index] for index in order_of(weights, most)])

    def playout(self, position: Position, rounds: int, chance: Chance) -> Sequence[float]:
        """Players that mind what is to come, for so many rounds."""
        position = position.copy()
        last = position.round + rounds
        while position.decision != OVER and position.round < last:
            self.step(position, chance)
        return values(position, self._preferences)


def waits(position: Position) -> bool:
    """MR-4.1: while the slots suffice, more plots to choose from are worth more than an early domino."""
    if position.decision != EXPAND or position.emptying:
        return False
    return not is_forced(position.ranches[position.seat])


def holds_circle(position: Position) -> bool:
    """MR-5.3: only a circle can be worth laying before one has to: somebody else may take the token."""
    circles = position.setting.layout.kinds.circles
    return sum([circles[kind] for kind in position.ranches[position.seat].reserve]) > 0


def quick_move(position: Position, preferences: Preferences, chance: Chance) -> int:
    """The same as the greatest of all weights, but only moves that can win are weighed."""
    if position.decision == EXPAND:
        return _expansion(position, preferences, chance)
    numbers = legal_numbers(position)
    return numbers[0] if len(numbers) == 1 else numbers[best_of(move_weights(position, preferences), chance)]


def _expansion(position: Position, preferences: Preferences, chance: Chance) -> int:
    is_waiting, done = waits(position), position.setting.layout.done
    if is_waiting and not holds_circle(position):
        return done
    lands = RanchWorths(position, preferences).of(position.seat)
    more = token(position, lands)
    if is_waiting and more < preferences.rush:
        return done
    number = Placements(lands, more).best(chance, is_waiting)
    if number >= 0:
        return number
    return done if is_waiting else legal_numbers(position)[best_of(move_weights(position, preferences), chance)]
