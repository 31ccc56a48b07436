"""Positions as plain data and back, and positions made from views."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from domain.kernel.dealing import Stream
from domain.kernel.inspection import Inspector
from domain.kernel.plain import Plain
from domain.kernel.refusals import BadRecord
from domain.moonriver.layout import Kinds, Layout
from domain.moonriver.meta import COWBOY, DECISIONS, OVER, SPECIALISTS, TERRAINS
from domain.moonriver.position import NOBODY, Deal, Position, Ranch, Setting, first_position
from domain.moonriver.view import ColumnView, PendingView, PlotView, SeatView, View

_NUMBERS = (
    "drawn",
    "tokens",
    "supply",
    "round",
    "turn",
    "decision",
    "seat",
    "partner",
    "steps",
    "turns",
    "revealed",
)
_LISTS = ("saloon", "tiles", "old", "new", "skulls", "circles")
_SEATS = ("old_seats", "new_seats")
_FLAGS = ("emptying", "claiming")
_RANCH = ("plots", "reserve", "tokens", "claimed")
_MOST = 200


def packed(position: Position) -> dict[str, Plain]:
    """All of a position but its setting."""
    data: dict[str, Plain] = {name: getattr(position, name) for name in (*_NUMBERS, *_FLAGS)}
    data |= {name: list(getattr(position, name)) for name in (*_LISTS, *_SEATS)}
    data["ranches"] = [_packed_ranch(ranch) for ranch in position.ranches]
    return data


def _packed_ranch(ranch: Ranch) -> Plain:
    cells = [cell for cell, kind in enumerate(ranch.kinds) if kind >= 0]
    return {
        "plots": [[cell, ranch.kinds[cell], ranch.cows[cell]] for cell in cells],
        "reserve": list(ranch.reserve),
        "tokens": [list(token) for token in ranch.tokens],
        "claimed": ranch.claimed,
    }


def unpacked(setting: Setting, data: Plain) -> Position:
    """The position that `packed` wrote for this setting."""
    part = Inspector(data, BadRecord, "position").object((*_NUMBERS, *_LISTS, *_SEATS, *_FLAGS, "ranches"))
    position = first_position(setting)
    most = {"decision": OVER, "seat": len(position.ranches) - 1}
    for name in _NUMBERS:
        setattr(position, name, part[name].whole(NOBODY, most.get(name, _MOST)))
    for name in _LISTS:
        setattr(position, name, _whole_numbers(part[name]))
    for name in _SEATS:
        setattr(position, name, list(_whole_numbers(part[name])))
    for name in _FLAGS:
        setattr(position, name, _flag(part[name]))
    stored = part["ranches"].list(len(position.ranches))
    if len(stored) != len(position.ranches):
        raise part["ranches"].fault(f"must have {len(position.ranches)} items")
    for ranch, look in zip(position.ranches, stored, strict=True):
        _unpack_ranch(setting.layout, ranch, look)
    return position


def _whole_numbers(look: Inspector) -> tuple[int, ...]:
    return look.each(_MOST, lambda item: item.whole(NOBODY, _MOST))


def _flag(look: Inspector) -> bool:
    if not isinstance(look.value, bool):
        raise look.fault("must be true or false")
    return look.value


def _unpack_ranch(layout: Layout, ranch: Ranch, look: Inspector) -> None:
    part = look.object(_RANCH)
    size, kinds = layout.size, layout.kinds
    for cell, kind, cows in part["plots"].each(size, lambda plot: _three(plot, size, len(kinds.ids), _MOST)):
        lay(layout, ranch, cell, kind, cows)
    ranch.reserve = part["reserve"].each(_MOST, lambda kind: kind.whole(0, kinds.count - 1))
    ranch.tokens = part["tokens"].each(size, lambda token: _three(token, size, len(SPECIALISTS), 2))
    ranch.claimed = _flag(part["claimed"])


def _three(look: Inspector, *bounds: int) -> tuple[int, int, int]:
    """Three numbers, each from 0 and below its bound."""
    if len(look.list(3)) != 3:
        raise look.fault("must have 3 items")
    first, second, third = [item.whole(0, bound - 1) for item, bound in zip(look.list(3), bounds, strict=True)]
    return first, second, third


def lay(layout: Layout, ranch: Ranch, cell: int, kind: int, cows: int) -> None:
    """A plot and its cows on a ranch that is being made."""
    terrain = layout.kinds.terrain[kind]
    ranch.free &= ~(1 << cell)
    ranch.terrains[terrain] |= 1 << cell
    ranch.reach[terrain] |= layout.near[cell]
    ranch.kinds[cell] = kind
    ranch.cows[cell] = cows
    ranch.cowed |= bool(cows) << cell


def settled_deal(view: View, kinds: Kinds, tokens: Sequence[int], stream: Stream) -> Deal:
    """A deal that a view could come from: what is known first, then the rest as the stream shuffles it."""
    plots = [kind for kind in kinds.in_order for _ in range(kinds.plots[kind].count)]
    known = sorted(kinds.number[plot] for plot in _seen_plots(view))
    shown = [SPECIALISTS.index(token) for token in _seen_tokens(view)]
    return Deal(
        tuple(known + stream.branch("plots").shuffled(_without(plots, known))),
        tuple(shown + stream.branch("partners").shuffled(_without(tokens, shown))),
        tuple([seat - 1 for seat in view.rancheros]),
    )


def _seen_plots(view: View) -> list[str]:
    lying = [plot.kind for seat in view.seats for plot in seat.plots if not plot.bonus]
    held = [plot for seat in view.seats for plot in seat.reserve]
    return [*lying, *held, *(plot.plot for plot in (*view.old, *view.new) if not plot.gone), *view.discarded]


def _seen_tokens(view: View) -> list[str]:
    laid = [plot.token for seat in view.seats for plot in seat.plots if plot.token]
    return [*laid, *view.saloon]


def _without(items: Sequence[int], taken: Sequence[int]) -> list[int]:
    left = list(items)
    for item in taken:
        left.remove(item)
    return sorted(left)


def determinized(setting: Setting, view: View) -> Position:
    """The position with this view in a setting that fits it."""
    kinds = setting.layout.kinds
    position = first_position(setting)
    position.drawn = len(setting.plots) - view.pile
    position.tokens = len(setting.partners) - view.stack
    position.saloon = tuple([SPECIALISTS.index(token) for token in view.saloon])
    position.supply = view.supply
    position.tiles = tuple([kinds.tiles.index(tile) for tile in view.bonus_tiles])
    position.old, position.old_seats = _column(kinds, view.old)
    position.new, position.new_seats = _column(kinds, view.new)
    position.round, position.turn = view.round, view.turn
    position.turns, position.revealed = view.turns, view.revealed
    position.emptying = view.phase in ("emptying", "over")
    for ranch, seat in zip(position.ranches, view.seats, strict=True):
        _seat_ranch(setting.layout, ranch, seat)
    _resume(position, view.decision)
    return position


def _column(kinds: Kinds, column: Sequence[ColumnView]) -> tuple[tuple[int, ...], list[int]]:
    seats = [NOBODY if place.seat is None else place.seat - 1 for place in column]
    return tuple([kinds.number[place.plot] for place in column]), seats


def _seat_ranch(layout: Layout, ranch: Ranch, seat: SeatView) -> None:
    for plot in seat.plots:
        lay(layout, ranch, layout.cell[plot.cell], _kind(layout.kinds, plot), plot.cows)
    ranch.reserve = tuple([layout.kinds.number[plot] for plot in seat.reserve])
    ranch.tokens = tuple(
        [
            (layout.cell[plot.cell], SPECIALISTS.index(plot.token), int(plot.partner == COWBOY))
            for plot in seat.plots
            if plot.token
        ]
    )
    ranch.claimed = seat.claimed


def _kind(kinds: Kinds, plot: PlotView) -> int:
    if plot.bonus:
        return kinds.bonus[kinds.tiles.index(plot.kind), TERRAINS.index(plot.terrain)]
    return kinds.number[plot.kind]


def _resume(position: Position, pending: PendingView | None) -> None:
    if pending is None:
        position.decision = OVER
        return
    cell: Callable[[str], int] = position.setting.layout.cell.__getitem__
    position.decision = DECISIONS.index(pending.kind)
    position.seat = pending.seat - 1
    position.skulls = tuple(map(cell, pending.skulls))
    position.circles = tuple(map(cell, pending.circles))
    position.partner = NOBODY if pending.partner is None else cell(pending.partner)
    position.steps = pending.steps
    position.claiming = pending.claiming
