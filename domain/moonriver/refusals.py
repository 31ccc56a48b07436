"""Why a move is refused: the most specific code, with the rule that forbids the move."""

from __future__ import annotations

from collections.abc import Mapping

from domain.kernel.plain import Plain
from domain.kernel.refusals import IllegalMove
from domain.moonriver.holdings import Ranch
from domain.moonriver.layout import Layout
from domain.moonriver.legal import cows_by_skull, is_forced, placements, token_territories
from domain.moonriver.meta import CORN, DECISIONS, OVER, SPECIALISTS, TERRAINS
from domain.moonriver.moves import (
    AnyMove,
    Bonus,
    Discard,
    Done,
    Drought,
    Lose,
    Move,
    Place,
    Recruit,
    Select,
    Skip,
    Steal,
    Swap,
)
from domain.moonriver.position import NOBODY, Position

REFUSALS: Mapping[str, str] = {
    "game-over": "MR-7.1",
    "wrong-decision": "MR-10",
    "not-canonical": "MR-10",
    "unreadable-move": "MR-10",
    "unknown-kind": "MR-1.1",
    "unknown-partner": "MR-1.6",
    "unknown-tile": "MR-8.1",
    "no-such-position": "MR-2.3",
    "no-such-seat": "MR-2.1",
    "no-such-side": "MR-8.1",
    "outside-board": "MR-1.4",
    "cell-closed": "MR-1.4",
    "cell-occupied": "MR-4.3",
    "not-adjacent": "MR-4.3",
    "no-connection": "MR-4.4",
    "not-in-reserve": "MR-4.1",
    "plot-taken": "MR-3.4",
    "must-expand": "MR-4.2",
    "must-discard": "MR-4.2",
    "must-empty": "MR-7.1",
    "not-forced": "MR-4.2",
    "can-be-laid": "MR-4.2",
    "no-cow-to-lose": "MR-5.2",
    "other-territory": "MR-5.2",
    "no-circle": "MR-5.3",
    "circle-taken": "MR-5.3",
    "not-in-saloon": "MR-5.3",
    "no-cow-to-move": "MR-6.2",
    "too-far": "MR-6.2",
    "nothing-laid": "MR-6.2",
    "onto-corn": "MR-6.2",
    "own-plots": "MR-6.3",
    "not-in-their-reserve": "MR-6.3",
    "own-cows": "MR-6.4",
    "no-cow-to-steal": "MR-6.4",
    "cow-protected": "MR-6.1",
    "tile-claimed": "MR-8.1",
    "tile-fits": "MR-8.2",
}
"""Every code and the rule it cites."""

_WHERE: Mapping[tuple[str, str], str] = {
    ("plot-taken", "draft"): "MR-2.4",
    ("not-in-reserve", "desperado"): "MR-6.3",
    ("cell-occupied", "bonus"): "MR-8.2",
    ("no-connection", "bonus"): "MR-8.2",
}
"""Decisions where another rule says the same more closely."""

_ANSWERS: Mapping[str, tuple[type[AnyMove], ...]] = {
    "draft": (Select,),
    "select": (Select,),
    "expand": (Place, Discard, Done),
    "skull": (Drought,),
    "recruit": (Recruit,),
    "cowboy": (Move, Skip),
    "desperado": (Swap, Skip),
    "thief": (Steal, Skip),
    "bonus": (Bonus, Lose),
}


class _Fault(Exception):
    """What is wrong with a move, before it is put into a refusal."""

    def __init__(self, code: str, **data: Plain) -> None:
        super().__init__(code)
        self.code = code
        self.data = data


def refusal(position: Position, move: AnyMove) -> IllegalMove:
    """The refusal of a move that is not legal here."""
    try:
        _examine(position, move)
    except _Fault as fault:
        return IllegalMove(fault.code, _rule(position, fault.code), **{"move": str(move), **fault.data})
    raise AssertionError(f"{move} is refused without a reason")


def _rule(position: Position, code: str) -> str:
    decision = "" if position.decision == OVER else DECISIONS[position.decision]
    return _WHERE.get((code, decision), REFUSALS[code])


def _examine(position: Position, move: AnyMove) -> None:
    if position.decision == OVER:
        raise _Fault("game-over")
    decision = DECISIONS[position.decision]
    if not isinstance(move, _ANSWERS[decision]):
        raise _Fault("wrong-decision", decision=decision)
    ranch = position.ranches[position.seat]
    match move:
        case Select(place):
            _examine_selection(position, place)
        case Place() | Discard() | Done():
            _examine_expansion(position, ranch, move)
        case Drought(cell):
            _examine_drought(position, ranch, cell)
        case Recruit(cell, specialist):
            _examine_recruit(position, ranch, cell, specialist)
        case Move(origin, target):
            _examine_step(position.setting.layout, ranch, origin, target)
        case Swap():
            _examine_swap(position, ranch, move)
        case Steal(opponent, cell):
            _examine_theft(position, opponent, cell)
        case Bonus():
            _examine_bonus(position, ranch, move)
        case Lose(tile):
            _tile(position, tile)
            raise _Fault("tile-fits", tile=tile)
        case Skip():
            pass


def _examine_selection(position: Position, place: int) -> None:
    if not 1 <= place <= len(position.new):
        raise _Fault("no-such-position", position=place)
    if position.new_seats[place - 1] != NOBODY:
        raise _Fault("plot-taken", position=place, seat=position.new_seats[place - 1] + 1)


def _examine_expansion(position: Position, ranch: Ranch, move: Place | Discard | Done) -> None:
    layout = position.setting.layout
    match move:
        case Place():
            _examine_kinds(layout, ranch, (move.first_kind, move.second_kind))
            _examine_placement(layout, ranch, move)
        case Done():
            _examine_end(position, ranch)
        case Discard(first, second):
            _examine_discard(position, ranch)
            _examine_kinds(layout, ranch, (first, second))
            raise _Fault("not-canonical", canonical=str(Discard(second, first)))


def _examine_end(position: Position, ranch: Ranch) -> None:
    if position.emptying:
        raise _Fault("must-empty")
    held = {"reserve": len(ranch.reserve), "slots": ranch.slots}
    if placements(position.setting.layout, ranch):
        raise _Fault("must-expand", **held)
    raise _Fault("must-discard", **held)


def _examine_discard(position: Position, ranch: Ranch) -> None:
    if position.emptying:
        raise _Fault("must-empty")
    if not is_forced(ranch):
        raise _Fault("not-forced", reserve=len(ranch.reserve), slots=ranch.slots)
    if placements(position.setting.layout, ranch):
        raise _Fault("can-be-laid")


def _examine_kinds(layout: Layout, ranch: Ranch, kinds: tuple[str, str]) -> None:
    for kind in kinds:
        if kind not in layout.kinds.number:
            raise _Fault("unknown-kind", kind=kind)
    for kind in kinds:
        if ranch.reserve.count(layout.kinds.number[kind]) < kinds.count(kind):
            raise _Fault("not-in-reserve", kind=kind)


def _cell(layout: Layout, cell: str) -> int:
    if cell not in layout.cell:
        raise _Fault("outside-board", cell=cell)
    return layout.cell[cell]


def _empty_cell(layout: Layout, ranch: Ranch, name: str) -> int:
    cell = _cell(layout, name)
    if not layout.open >> cell & 1:
        raise _Fault("cell-closed", cell=name)
    if not ranch.free >> cell & 1:
        raise _Fault("cell-occupied", cell=name)
    return cell


def _examine_placement(layout: Layout, ranch: Ranch, move: Place) -> None:
    first, second = _empty_cell(layout, ranch, move.first), _empty_cell(layout, ranch, move.second)
    if not layout.near[first] >> second & 1:
        raise _Fault("not-adjacent", first=move.first, second=move.second)
    kinds = layout.kinds
    one = ranch.reach[kinds.terrain[kinds.number[move.first_kind]]] >> first & 1
    two = ranch.reach[kinds.terrain[kinds.number[move.second_kind]]] >> second & 1
    if not one and not two:
        raise _Fault("no-connection", first=move.first, second=move.second)
    turned = Place(move.second, move.second_kind, move.first, move.first_kind)
    raise _Fault("not-canonical", canonical=str(turned))


def _examine_drought(position: Position, ranch: Ranch, name: str) -> None:
    layout, skull = position.setting.layout, position.skulls[0]
    cell = _cell(layout, name)
    if not ranch.cowed >> cell & 1:
        raise _Fault("no-cow-to-lose", cell=name)
    if not cows_by_skull(position, skull) >> cell & 1:
        raise _Fault("other-territory", cell=name, skull=layout.names[skull])


def _examine_recruit(position: Position, ranch: Ranch, name: str, specialist: str) -> None:
    cell = _cell(position.setting.layout, name)
    if any(cell == taken for taken, _, _ in ranch.tokens):
        raise _Fault("circle-taken", cell=name)
    if cell not in position.circles:
        raise _Fault("no-circle", cell=name)
    if specialist not in SPECIALISTS:
        raise _Fault("unknown-partner", specialist=specialist)
    if SPECIALISTS.index(specialist) not in position.saloon:
        raise _Fault("not-in-saloon", specialist=specialist)


def _examine_step(layout: Layout, ranch: Ranch, origin: str, target: str) -> None:
    start, end = _cell(layout, origin), _cell(layout, target)
    if not ranch.cowed >> start & 1:
        raise _Fault("no-cow-to-move", cell=origin)
    if not layout.near[start] >> end & 1:
        raise _Fault("too-far", origin=origin, target=target)
    if ranch.kinds[end] < 0:
        raise _Fault("nothing-laid", cell=target)
    if ranch.terrains[CORN] >> end & 1:
        raise _Fault("onto-corn", cell=target)


def _opponent(position: Position, opponent: int, own: str) -> Ranch:
    if not 1 <= opponent <= len(position.ranches):
        raise _Fault("no-such-seat", seat=opponent)
    if opponent - 1 == position.seat:
        raise _Fault(own, seat=opponent)
    return position.ranches[opponent - 1]


def _examine_swap(position: Position, ranch: Ranch, move: Swap) -> None:
    number = position.setting.layout.kinds.number
    for kind in (move.own, move.theirs):
        if kind not in number:
            raise _Fault("unknown-kind", kind=kind)
    other = _opponent(position, move.opponent, "own-plots")
    if number[move.own] not in ranch.reserve:
        raise _Fault("not-in-reserve", kind=move.own)
    if number[move.theirs] not in other.reserve:
        raise _Fault("not-in-their-reserve", kind=move.theirs, seat=move.opponent)


def _examine_theft(position: Position, opponent: int, name: str) -> None:
    layout = position.setting.layout
    ranch = _opponent(position, opponent, "own-cows")
    cell = _cell(layout, name)
    if not ranch.cowed >> cell & 1:
        raise _Fault("no-cow-to-steal", seat=opponent, cell=name)
    if token_territories(layout, ranch) >> cell & 1:
        raise _Fault("cow-protected", seat=opponent, cell=name)


def _tile(position: Position, name: str) -> int:
    tiles = position.setting.layout.kinds.tiles
    if name not in tiles:
        raise _Fault("unknown-tile", tile=name)
    tile = tiles.index(name)
    if tile not in position.tiles:
        raise _Fault("tile-claimed", tile=name)
    return tile


def _examine_bonus(position: Position, ranch: Ranch, move: Bonus) -> None:
    layout = position.setting.layout
    tile = _tile(position, move.tile)
    if move.side not in TERRAINS or (tile, TERRAINS.index(move.side)) not in layout.kinds.bonus:
        raise _Fault("no-such-side", tile=move.tile, side=move.side)
    cell = _empty_cell(layout, ranch, move.cell)
    if not ranch.reach[TERRAINS.index(move.side)] >> cell & 1:
        raise _Fault("no-connection", cell=move.cell)
