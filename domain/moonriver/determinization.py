"""From a view back to a position: what the viewer cannot know is filled in from a stream."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from domain.kernel.dealing import Stream
from domain.moonriver.holdings import Ranch
from domain.moonriver.layout import Kinds, Layout
from domain.moonriver.meta import COWBOY, DECISIONS, OVER, SPECIALISTS, TERRAINS
from domain.moonriver.position import NOBODY, Position, first_position
from domain.moonriver.setting import Deal, Setting
from domain.moonriver.snapshot import lay
from domain.moonriver.view import ColumnView, PendingView, PlotView, SeatView, View


def deal_from_view(view: View, kinds: Kinds, tokens: Sequence[int], stream: Stream) -> Deal:
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


def position_from_view(setting: Setting, view: View) -> Position:
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
