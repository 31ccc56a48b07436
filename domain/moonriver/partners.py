"""MR-5.3 and MR-6: recruiting, and what partners do."""

from __future__ import annotations

from typing import Final

from domain.kernel.native import i64
from domain.moonriver.events import (
    AnyEvent,
    CowMoved,
    CowStolen,
    EffectSkipped,
    PartnerRecruited,
    PlotsSwapped,
)
from domain.moonriver.herd import add_cow, take_cow
from domain.moonriver.legal import pasture, thefts
from domain.moonriver.meta import CATTLE_THIEF, CORN, COWBOY, DESPERADO, RIDE, SPECIALISTS, STEAL, SWAP
from domain.moonriver.move_numbers import recruitment_of, swap_of
from domain.moonriver.position import NOBODY, Position

STEPS: Final = 3


def recruit(position: Position, number: i64, report: list[AnyEvent] | None) -> None:
    """MR-5.3: a token of the saloon goes to a circle."""
    layout = position.setting.layout
    rank, specialist, cowboy = recruitment_of(layout, number)
    cell = layout.by_text[rank]
    saloon = list(position.saloon)
    saloon.remove(specialist)
    position.saloon = tuple(saloon)
    position.circles = tuple([other for other in position.circles if other != cell])
    ranch = position.own_ranch(position.seat)
    ranch.tokens = (*ranch.tokens, (cell, specialist, cowboy))
    position.partner = cell
    position.steps = STEPS if cowboy else 0
    if report is not None:
        side = COWBOY if cowboy else SPECIALISTS[specialist]
        report.append(PartnerRecruited(position.seat + 1, layout.names[cell], SPECIALISTS[specialist], side))


def acting(position: Position) -> tuple[int, int]:
    """The specialist of the partner whose effect is in use, and whether the cowboy lies up."""
    for cell, specialist, cowboy in position.ranches[position.seat].tokens:
        if cell == position.partner:
            return specialist, cowboy
    raise LookupError("no partner acts")


def asks_for_effect(position: Position) -> bool:
    """MR-6.2 to MR-6.5: whether the newest partner has something to choose; otherwise its effect is over."""
    specialist, cowboy = acting(position)
    if cowboy:
        asked = _asks_cowboy(position)
    elif specialist == DESPERADO:
        asked = _asks_desperado(position)
    else:
        asked = specialist == CATTLE_THIEF and _asks_thief(position)
    if not asked:
        position.partner = NOBODY
    return asked


def _asks_cowboy(position: Position) -> bool:
    """MR-6.2: while steps are left and a cow can move."""
    layout, ranch = position.setting.layout, position.ranches[position.seat]
    position.decision = RIDE
    return position.steps > 0 and layout.beside(ranch.cowed) & pasture(layout, ranch) != 0


def _asks_desperado(position: Position) -> bool:
    """MR-6.3: both must have a plot."""
    position.decision = SWAP
    seat = position.seat
    others = [ranch for other, ranch in enumerate(position.ranches) if other != seat and ranch.reserve]
    return bool(others and position.ranches[seat].reserve)


def _asks_thief(position: Position) -> bool:
    """MR-6.4: not from corn, and only where a cow is unprotected."""
    position.decision = STEAL
    corn: i64 = position.ranches[position.seat].terrains[CORN]
    if corn >> position.partner & 1:
        return False
    return bool(thefts(position))


def ride(position: Position, number: i64, report: list[AnyEvent] | None) -> None:
    """MR-6.2: one step of one cow."""
    layout = position.setting.layout
    if number == layout.skip:
        skip(position, report)
        return
    cells: i64 = len(layout.cells)
    step = number - layout.move
    origin, target = layout.by_text[step // cells], layout.by_text[step % cells]
    ranch = position.own_ranch(position.seat)
    take_cow(ranch, origin)
    add_cow(ranch, target)
    position.steps -= 1
    if report is not None:
        names = layout.names
        report.append(CowMoved(position.seat + 1, names[origin], names[target], position.steps))


def skip(position: Position, report: list[AnyEvent] | None) -> None:
    """The effect, or the rest of it, stays unused."""
    if report is not None:
        specialist, cowboy = acting(position)
        report.append(EffectSkipped(position.seat + 1, COWBOY if cowboy else SPECIALISTS[specialist]))
    position.partner, position.steps = NOBODY, 0


def swap(position: Position, number: i64, report: list[AnyEvent] | None) -> None:
    """MR-6.3: one plot of the own reserve for one of an opponent's."""
    layout = position.setting.layout
    if number == layout.skip:
        skip(position, report)
        return
    own, other, theirs = swap_of(layout, number)
    _exchange(position, position.seat, own, theirs)
    _exchange(position, other, theirs, own)
    position.partner = NOBODY
    if report is not None:
        ids = layout.kinds.ids
        report.append(PlotsSwapped(position.seat + 1, ids[own], other + 1, ids[theirs]))


def _exchange(position: Position, seat: i64, given: int, taken: int) -> None:
    ranch = position.own_ranch(seat)
    reserve = list(ranch.reserve)
    reserve.remove(given)
    reserve.append(taken)
    reserve.sort()
    ranch.reserve = tuple(reserve)


def steal(position: Position, number: i64, report: list[AnyEvent] | None) -> None:
    """MR-6.4: a cow comes to the thief's plot."""
    layout = position.setting.layout
    if number == layout.skip:
        skip(position, report)
        return
    cells: i64 = len(layout.cells)
    other = (number - layout.steal) // cells
    cell, target = layout.by_text[(number - layout.steal) % cells], position.partner
    take_cow(position.own_ranch(other), cell)
    add_cow(position.own_ranch(position.seat), target)
    position.partner = NOBODY
    if report is not None:
        names = layout.names
        report.append(CowStolen(position.seat + 1, other + 1, names[cell], names[target]))
