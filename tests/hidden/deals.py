"""Games dealt as a test says: random plays, and pairs of deals that agree on all that has come to light."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, cast

from domain.catalog import standard
from domain.kernel.dealing import Stream
from domain.kernel.game import Drawn, Options, Table
from domain.kernel.plain import Plain
from domain.kernel.records import AnyGame


class DealtGame:
    """A game that deals what it is told to, whatever the secret says; all else is the real game."""

    def __init__(self, game: AnyGame, deal: Mapping[str, Plain]) -> None:
        self._game = game
        self._deal = dict(deal)

    def draw(self, table: Table, stream: Stream) -> Drawn[Any]:
        drawn = self._game.draw(table, stream)
        return Drawn(table, self._game.read_deal(drawn.table, self._deal))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


def dealt(game: AnyGame, deal: Mapping[str, Plain]) -> AnyGame:
    return cast(AnyGame, DealtGame(game, deal))


@dataclass(frozen=True, slots=True)
class Play:
    """A game somewhere on its way: how it was dealt, what was played, and what is still hidden of the deal."""

    game: AnyGame
    options: Options
    deal: dict[str, Plain]
    moves: tuple[str, ...]
    position: Any

    @property
    def seats(self) -> int:
        return len(self.position.setting.colours)

    def other_deal(self, seed: int) -> dict[str, Plain]:
        """A deal that differs in nothing but the order of what has not been drawn yet."""
        view, random, other = self.game.view(self.position, None), Random(seed), dict(self.deal)
        for pile, hidden in _hidden(view):
            other[pile] = _stirred(self.deal[pile], hidden, random)
        if getattr(view, "reshuffles", 0):
            other["tiles"] = self.deal["tiles"]
            orders = self.deal["reshuffles"]
            assert isinstance(orders, list)
            other["reshuffles"] = [*orders[:-1], _stirred(orders[-1], view.tile_pile, random)]
        return other


def _hidden(view: Any) -> list[tuple[str, int]]:
    """The piles of a deal, and how many pieces at their end nobody has seen."""
    if hasattr(view, "tile_pile"):
        return [("tiles", view.tile_pile), ("buildings", view.building_deck)]
    return [("plots", view.pile), ("partners", view.stack)]


def _stirred(pile: Plain, hidden: int, random: Random) -> list[Plain]:
    assert isinstance(pile, list)
    known, rest = pile[: len(pile) - hidden], pile[len(pile) - hidden :]
    random.shuffle(rest)
    return [*known, *rest]


def played(key: str, colours: Sequence[str], options: Options, seed: int, moves: int) -> Play:
    """Random legal moves from a random deal, stopping before the end of the game."""
    game, random = standard(key), Random(seed)
    drawn = game.draw(game.table(colours, options), Stream(random.randbytes(32), "deal"))
    position, texts = game.setup(drawn.table, drawn.deal).position, list[str]()
    for _ in range(moves):
        move = random.choice(game.legal_moves(position))
        after = game.advance(position, move)
        if game.to_move(after) is None:
            break
        position = after
        texts.append(game.notation.format(move))
    return Play(game, drawn.table.options, game.write_deal(position), tuple(texts), position)
