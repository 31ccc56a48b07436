"""A third game, as small as the protocol allows: cards are taken from an open row that a hidden pile fills up.

Rules: a row of two open cards, a pile of ten. The seat to move takes a card of the row (`take:7`) or, if it has not yet
done so and cards are left in the pile, buries one of the row (`bury:7`); the next card fills the gap. Who has the
highest sum wins.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Self

from domain.kernel.dealing import Stream
from domain.kernel.effects import Effect
from domain.kernel.game import Decision, Drawn, GameInfo, OptionInfo, Options, Progress, Seat, Shapes, Table, Transition
from domain.kernel.inspection import Inspector
from domain.kernel.judging import Chance, Judge
from domain.kernel.outcome import Outcome, ranks_of
from domain.kernel.plain import Plain
from domain.kernel.refusals import BadDeal, BadTable, IllegalMove, UnreadableMove
from tests.conformance.subjects import Subject

CARDS = tuple(range(1, 13))
ROW = 2
_MOVE = re.compile(r"(take|bury):([1-9][0-9]?)")


@dataclass(frozen=True, slots=True)
class Move:
    verb: str
    card: int

    def __str__(self) -> str:
        return f"{self.verb}:{self.card}"


@dataclass(frozen=True, slots=True)
class CardTaken:
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Points:
    total: int

    def breakdown(self) -> dict[str, Plain]:
        return {"total": self.total}


@dataclass(frozen=True, slots=True)
class Position:
    colours: tuple[str, ...]
    burying: bool
    pile: tuple[int, ...]
    row: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    buried: tuple[int, ...]
    used: tuple[bool, ...]
    deal: tuple[int, ...]
    turn: int
    revealed: int

    @property
    def seat(self) -> int:
        return self.turn % len(self.colours)


@dataclass(frozen=True, slots=True)
class View:
    colours: tuple[str, ...]
    burying: bool
    pile: int
    row: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    buried: tuple[int, ...]
    used: tuple[bool, ...]
    turn: int
    revealed: int


class ToyJudge:
    """Takes the highest card; knows nothing better."""

    version = 1

    def __init__(self, game: Toy) -> None:
        self._game = game

    def budget(self, position: Position, simulations: int) -> int:
        return simulations

    def redealt(self, position: Position, chance: Chance) -> Position:
        return replace(position, pile=tuple(chance.shuffled(position.pile)))

    def best(self, position: Position, chance: Chance) -> Move:
        return self.candidates(position, 1)[0]

    def candidates(self, position: Position, most: int) -> Sequence[Move]:
        return sorted(self._game.legal_moves(position), key=lambda move: (move.verb != "take", -move.card))[:most]

    def playout(self, position: Position, rounds: int, chance: Chance) -> Sequence[float]:
        for _ in range(rounds):
            if position.row:
                position = self._game.moved(position, self.best(position, chance))
        return [float(score.total) for score in self._game.standing(position)]


@dataclass(frozen=True, slots=True)
class Pile:
    cards: int


class ToyNotation:
    def format(self, move: Move) -> str:
        return str(move)

    def parse(self, text: str) -> Move:
        found = _MOVE.fullmatch(text)
        if found is None:
            raise UnreadableMove("unreadable-move", "TOY-1", move=text[:40])
        return Move(found[1], int(found[2]))


class Toy:
    """The rules; every broken variant overrides one method."""

    info = GameInfo(
        "toy", "Toy", (2, 3), ("red", "grey", "pink"), (OptionInfo("burying", ("yes", "no"), "yes"),), 1, "toy-1"
    )
    shapes = Shapes(View, (Move,), (CardTaken,), Pile)
    notation = ToyNotation()
    components: Mapping[str, Plain] = {"cards": list(CARDS)}
    geometry: object = Pile(len(CARDS))

    @property
    def versions(self) -> Sequence[Self]:
        return (self,)

    def effects(self, part: str, id: str) -> Sequence[Effect]:
        return ()

    @property
    def judge(self) -> Judge[Position, Move]:
        return ToyJudge(self)

    @property
    def judges(self) -> Sequence[Judge[Position, Move]]:
        return (self.judge,)

    def table(self, colours: Sequence[str], options: Options) -> Table:
        if len(colours) not in self.info.seats or len(set(colours)) < len(colours):
            raise BadTable("seat-count")
        if not set(colours) <= set(self.info.colours) or not set(options) <= {"burying"}:
            raise BadTable("unknown-colour")
        burying = options.get("burying") or "yes"
        if burying not in ("yes", "no"):
            raise BadTable("unknown-option")
        return Table(tuple(colours), {"burying": burying})

    def draw(self, table: Table, stream: Stream) -> Drawn[tuple[int, ...]]:
        return Drawn(table, tuple(stream.branch("cards").shuffled(CARDS)))

    def read_deal(self, table: Table, data: Plain) -> tuple[int, ...]:
        part = Inspector(data, BadDeal).object(("cards",))["cards"]
        cards = part.each(len(CARDS), lambda card: card.whole(1, len(CARDS)))
        if sorted(cards) != list(CARDS):
            raise part.fault("must hold every card once")
        return cards

    def write_deal(self, position: Position) -> dict[str, Plain]:
        return {"cards": list(position.deal)}

    def setup(self, table: Table, deal: tuple[int, ...]) -> Transition[Position, CardTaken]:
        nothing: tuple[tuple[int, ...], ...] = ((),) * table.seats
        burying = table.options["burying"] == "yes"
        row, unused = tuple(sorted(deal[:ROW])), (False,) * table.seats
        position = Position(table.colours, burying, deal[ROW:], row, nothing, (), unused, deal, 0, 0)
        return Transition(position, tuple(CardTaken(0, card) for card in row))

    def to_move(self, position: Position) -> Seat | None:
        return position.seat + 1 if position.row else None

    def decision(self, position: Position) -> Decision | None:
        return Decision(position.seat + 1, "take", {"row": list(position.row)}) if position.row else None

    def legal_moves(self, position: Position) -> Sequence[Move]:
        may_bury = position.burying and position.pile and not position.used[position.seat]
        verbs = ("take", "bury") if may_bury else ("take",)
        return sorted((Move(verb, card) for verb in verbs for card in position.row), key=str)

    def apply(self, position: Position, move: Move) -> Transition[Position, CardTaken]:
        return Transition(self.advance(position, move), (CardTaken(position.seat + 1, move.card),))

    def advance(self, position: Position, move: Move) -> Position:
        if move not in self.legal_moves(position):
            raise IllegalMove("not-in-row", "TOY-2", move=str(move))
        return self.moved(position, move)

    def moved(self, position: Position, move: Move) -> Position:
        row = tuple(sorted([*(card for card in position.row if card != move.card), *position.pile[:1]]))
        position = replace(position, row=row, pile=position.pile[1:], revealed=position.revealed + bool(position.pile))
        if move.verb == "bury":
            used = tuple(was or seat == position.seat for seat, was in enumerate(position.used))
            return replace(position, used=used, buried=tuple(sorted([*position.buried, move.card])))
        hands = list(position.hands)
        hands[position.seat] = (*hands[position.seat], move.card)
        return replace(position, hands=tuple(hands), turn=position.turn + 1)

    def view(self, position: Position, viewer: Seat | None) -> View:
        at = position
        return View(at.colours, at.burying, len(at.pile), at.row, at.hands, at.buried, at.used, at.turn, at.revealed)

    def determinize(self, view: View, stream: Stream) -> Position:
        seen = [*view.row, *view.buried, *(card for hand in view.hands for card in hand)]
        pile = tuple(stream.shuffled([card for card in CARDS if card not in seen]))
        deal = (*seen, *pile)
        return Position(
            view.colours,
            view.burying,
            pile,
            view.row,
            view.hands,
            view.buried,
            view.used,
            deal,
            view.turn,
            view.revealed,
        )

    def outcome(self, position: Position) -> Outcome[Points] | None:
        if position.row:
            return None
        scores = tuple(self.standing(position))
        return Outcome(scores, ranks_of([(score.total,) for score in scores]), "no-cards")

    def standing(self, position: Position) -> Sequence[Points]:
        return tuple(Points(sum(hand)) for hand in position.hands)

    def progress(self, position: Position) -> Progress:
        return Progress(position.turn, position.revealed)

    def pack(self, position: Position) -> dict[str, Plain]:
        return {
            "colours": list(position.colours),
            "burying": position.burying,
            "pile": list(position.pile),
            "row": list(position.row),
            "hands": [list(hand) for hand in position.hands],
            "buried": list(position.buried),
            "used": list(position.used),
            "deal": list(position.deal),
            "turn": position.turn,
            "revealed": position.revealed,
        }

    def unpack(self, data: Plain) -> Position:
        assert isinstance(data, dict)
        told: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in data.items()}
        return Position(**{**told, "hands": tuple(tuple(hand) for hand in told["hands"])})


def pieces(view: View) -> Counter[str]:
    held = sum(len(hand) for hand in view.hands)
    return Counter(cards=view.pile + len(view.row) + len(view.buried) + held)


def reshuffle(packed: dict[str, Any], chance: Random) -> None:
    chance.shuffle(packed["pile"])


def subject(game: Toy) -> Subject:
    return Subject(game, pieces, reshuffle)
