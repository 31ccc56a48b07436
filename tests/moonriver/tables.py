"""Positions for tests: ranches drawn as text in and out, games dealt and played.

A drawing has the highest row first. A cell is `.` when empty, otherwise a kind, then `+n` for cows, then `!` and a
letter for a partner (x thief, d desperado, f farmer, g gold digger, t trapper), with `c` when the cowboy lies up;
`A/desert` is a bonus tile.
"""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from functools import lru_cache

import pytest

from domain.kernel.dealing import Stream, seed_of
from domain.kernel.game import Options, Table
from domain.kernel.refusals import IllegalMove
from domain.moonriver.events import AnyEvent
from domain.moonriver.game import MoonRiver
from domain.moonriver.holdings import Ranch
from domain.moonriver.meta import COLOURS, EXPAND, SPECIALISTS, TERRAINS
from domain.moonriver.position import NOBODY, Position, first_position
from domain.moonriver.rules import set_up
from domain.moonriver.scenarios import SCENARIOS, Scenario
from domain.moonriver.scoring import Score, ranch_score
from domain.moonriver.setting import Deal, Setting
from domain.moonriver.snapshot import lay

GAME = MoonRiver()
LETTERS = "xdfgt"
BASE: Options = {"variant": "base"}
_CELL = re.compile(r"([A-Z]\w?|[AB]/[a-z]+)(?:\+(\d+))?(?:!([xdfgt])(c?))?")


def table(seats: int, options: Options = BASE) -> Table:
    return GAME.table(COLOURS[:seats], options)


@lru_cache(maxsize=64)
def _dealt(seats: int, seed: str, scenario: str | None) -> tuple[Table, Deal]:
    options = BASE if scenario is None else {"variant": "legends", "scenario": scenario}
    drawn = GAME.draw(table(seats, options), Stream(seed_of(seed.encode()), "deal"))
    return drawn.table, drawn.deal


def dealt(seats: int, seed: str = "one", scenario: str | None = None) -> Position:
    """The first position of a seeded deal."""
    return GAME.setup(*_dealt(seats, seed, scenario)).position


def dealt_so(seats: int, plots: str = "", partners: str = "", rancheros: Sequence[int] = ()) -> Position:
    """The first position of a deal that begins as given; the rest follows in edition order."""
    move_numbers = GAME._move_numbers[seats]
    kinds = move_numbers.layout.kinds
    first = [kinds.number[kind] for kind in plots.split()]
    pile = [kind for kind in kinds.in_order for _ in range(kinds.plots[kind].count)]
    tokens = [SPECIALISTS.index(name) for name in partners.split()]
    stack = [SPECIALISTS.index(name) for name, count in GAME.edition.partners.items() for _ in range(count)]
    order = tuple(seat - 1 for seat in rancheros) or tuple(range(seats))
    deal = Deal((*first, *_without(pile, first)), (*tokens, *_without(stack, tokens)), order)
    return GAME.setup(table(seats), deal).position


def _without(items: list[int], taken: list[int]) -> list[int]:
    left = items.copy()
    for item in taken:
        left.remove(item)
    return left


def ranch(drawing: str, seats: int = 3, colour: str | None = None, reserve: str = "") -> Ranch:
    """The ranch of a drawing."""
    layout = GAME._move_numbers[seats].layout
    board = GAME.edition.board(colour)
    made = first_position(_setting(seats, None)).ranches[0]
    made.slots = board.slots
    made.reach = [layout.bridge_cells(board)] * len(TERRAINS)
    rows = [line.split() for line in drawing.strip().splitlines()] if drawing.strip() else []
    for height, row in enumerate(reversed(rows)):
        for column, text in enumerate(row):
            if text != ".":
                _draw_cell(made, seats, column * layout.stride + height, text)
    made.reserve = tuple(sorted(layout.kinds.number[kind] for kind in reserve.split()))
    return made


def _draw_cell(made: Ranch, seats: int, cell: int, text: str) -> None:
    layout = GAME._move_numbers[seats].layout
    found = _CELL.fullmatch(text)
    assert found, text
    kind, cows, token, cowboy = found.groups()
    lay(layout, made, cell, _kind(seats, kind), int(cows or 0))
    if token:
        made.tokens = (*made.tokens, (cell, LETTERS.index(token), int(cowboy == "c")))


def _kind(seats: int, text: str) -> int:
    kinds = GAME._move_numbers[seats].layout.kinds
    if "/" in text:
        tile, side = text.split("/")
        return kinds.bonus[kinds.tiles.index(tile), TERRAINS.index(side)]
    return kinds.number[text]


def _scenario(key: str | None) -> Scenario | None:
    return None if key is None else SCENARIOS[key]


def _setting(seats: int, scenario: str | None) -> Setting:
    made, deal = _dealt(seats, "drawn", scenario)
    return set_up(GAME._setting(made.colours, _scenario(scenario), deal), None).setting


def moment(
    *drawings: str,
    reserves: Sequence[str] = (),
    seats: int = 3,
    saloon: str = "",
    supply: int = 32,
    slots: int | None = None,
    last: bool = False,
    emptying: bool = False,
    claimed: bool = False,
    scenario: str | None = None,
) -> Position:
    """Seat 1 is asked to expand, in the first round unless said otherwise."""
    position = first_position(_setting(seats, scenario))
    for seat in range(seats):
        drawing = drawings[seat] if seat < len(drawings) else ""
        colour = COLOURS[seat] if scenario else None
        made = ranch(drawing, seats, colour, reserves[seat] if seat < len(reserves) else "")
        made.claimed = claimed
        position.ranches[seat] = made
    position.ranches[0].slots = slots or position.ranches[0].slots
    position.saloon = tuple(sorted(SPECIALISTS.index(name) for name in saloon.split()))
    position.supply = supply
    _seat_columns(position, seats, last or emptying)
    position.emptying = emptying
    position.decision, position.seat, position.round, position.turns = EXPAND, 0, 1, 5
    return position


def _seat_columns(position: Position, seats: int, last: bool) -> None:
    order = [0, 1, 1, 0] if seats == 2 else [*range(seats), *[NOBODY] * (4 - seats)]
    position.old, position.old_seats = position.setting.plots[:4], order
    position.new, position.new_seats = ((), []) if last else (position.setting.plots[4:8], [NOBODY] * 4)
    position.drawn = len(position.setting.plots) if last else 8


def legal(position: Position) -> list[str]:
    """The legal moves as texts."""
    return [str(move) for move in GAME.legal_moves(position)]


def after(position: Position, *moves: str) -> Position:
    """The position after some moves."""
    for move in moves:
        position = GAME.advance(position, GAME.notation.parse(move))
    return position


def told(position: Position, move: str) -> tuple[AnyEvent, ...]:
    """The events of a move."""
    return GAME.apply(position, GAME.notation.parse(move)).events


def refused(position: Position, move: str) -> tuple[str, str]:
    """The code and the rule of the refusal of a move, which changes nothing."""
    before = position.truth
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(position, GAME.notation.parse(move))
    assert position.truth == before
    assert caught.value.data["move"] == move
    return caught.value.code, caught.value.rule


def asked(position: Position) -> tuple[int | None, str | None]:
    """Who must choose what."""
    decision = GAME.decision(position)
    return GAME.to_move(position), decision.kind if decision else None


def drawn(position: Position, seat: int = 1) -> str:
    """A seat's ranch as a drawing, without the empty rows on top."""
    layout, made = position.setting.layout, position.ranches[seat - 1]
    rows = []
    for height in reversed(range(layout.rows)):
        rows.append(" ".join(_cell_text(position, made, c * layout.stride + height) for c in range(5)))
    while rows and set(rows[0].split()) == {"."}:
        rows.pop(0)
    return "\n".join(rows)


def _cell_text(position: Position, made: Ranch, cell: int) -> str:
    kinds, kind = position.setting.layout.kinds, made.kinds[cell]
    if kind < 0:
        return "."
    side = f"/{TERRAINS[kinds.terrain[kind]]}" if kind >= kinds.count else ""
    cows = f"+{made.cows[cell]}" if made.cows[cell] else ""
    marks = [f"!{LETTERS[token]}{'c' if cowboy else ''}" for at, token, cowboy in made.tokens if at == cell]
    return kinds.ids[kind] + side + cows + "".join(marks)


def picture(text: str) -> str:
    """A drawing without its indentation."""
    return "\n".join(" ".join(line.split()) for line in text.strip().splitlines())


def reserve(position: Position, seat: int = 1) -> str:
    ids = position.setting.layout.kinds.ids
    return " ".join(ids[kind] for kind in position.ranches[seat - 1].reserve)


def score(drawing: str, seats: int = 3, scenario: str | None = None) -> Score:
    """The score of a drawn ranch."""
    return ranch_score(GAME._move_numbers[seats].layout, ranch(drawing, seats), _scenario(scenario))


def random_game(seats: int, seed: str, scenario: str | None = None) -> list[Position]:
    """Every position of a seeded random game."""
    position = dealt(seats, seed, scenario)
    chance, positions = random.Random(seed), [position]
    while moves := GAME.legal_moves(position):
        position = GAME.advance(position, chance.choice(moves))
        positions.append(position)
    return positions
