"""MR-5.3 and MR-6: recruiting, and what partners do."""

from __future__ import annotations

from domain.moonriver.events import (
    AnyEvent,
    CowMoved,
    CowStolen,
    EffectSkipped,
    PartnerRecruited,
    PlotsSwapped,
)
from domain.moonriver.herd import add_cow, take_cow
from domain.moonriver.legal import steps, thefts
from domain.moonriver.meta import CATTLE_THIEF, CORN, COWBOY, DESPERADO, RIDE, SPECIALISTS, STEAL, SWAP
from domain.moonriver.move_numbers import recruitment_of, swap_of
from domain.moonriver.position import NOBODY, Position

STEPS = 3


def recruit(position: Position, number: int, report: list[AnyEvent] | None) -> None:
    """MR-5.3: a token of the saloon goes to a circle."""
    layout = position.setting.layout
    rank, specialist, cowboy = recruitment_of(layout, number)
    cell = layout.by_text[rank]
    saloon = list(position.saloon)
    saloon.remove(specialist)
    position.saloon = tuple(saloon)
    position.circles = tuple([other for other in position.circles if other != cell])
    ranch = position.ranches[position.seat].copy()
    position.ranches[position.seat] = ranch
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
    layout = position.setting.layout
    position.decision = RIDE
    if position.steps:
        numbers = steps(layout, position.ranches[position.seat])
        if numbers:
            numbers.append(layout.skip)
            position.numbers = numbers
            return True
    return False


def _asks_desperado(position: Position) -> bool:
    """MR-6.3: both must have a plot."""
    position.decision = SWAP
    seat = position.seat
    others = [ranch for other, ranch in enumerate(position.ranches) if other != seat and ranch.reserve]
    return bool(others and position.ranches[seat].reserve)


def _asks_thief(position: Position) -> bool:
    """MR-6.4: not from corn, and only where a cow is unprotected."""
    position.decision = STEAL
    if position.ranches[position.seat].terrains[CORN] >> position.partner & 1:
        return False
    return bool(thefts(position))


def ride(position: Position, number: int, report: list[AnyEvent] | None) -> None:
    """MR-6.2: one step of one cow."""
    layout = position.setting.layout
    if number == layout.skip:
        skip(position, report)
        return
    origin, target = divmod(number - layout.move, len(layout.cells))
    origin, target = layout.by_text[origin], layout.by_text[target]
    ranch = position.ranches[position.seat].copy()
    position.ranches[position.seat] = ranch
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


def swap(position: Position, number: int, report: list[AnyEvent] | None) -> None:
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


def _exchange(position: Position, seat: int, given: int, taken: int) -> None:
    ranch = position.ranches[seat].copy()
    position.ranches[seat] = ranch
    reserve = list(ranch.reserve)
    reserve.remove(given)
    reserve.append(taken)
    ranch.reserve = tuple(sorted(reserve))


def steal(position: Position, number: int, report: list[AnyEvent] | None) -> None:
    """MR-6.4: a cow comes to the thief's plot."""
    layout = position.setting.layout
    if number == layout.skip:
        skip(position, report)
        return
    other, rank = divmod(number - layout.steal, len(layout.cells))
    cell, target = layout.by_text[rank], position.partner
    position.ranches[other] = position.ranches[other].copy()
    position.ranches[position.seat] = position.ranches[position.seat].copy()
    take_cow(position.ranches[other], cell)
    add_cow(position.ranches[position.seat], target)
    position.partner = NOBODY
    if report is not None:
        names = layout.names
        report.append(CowStolen(position.seat + 1, other + 1, names[cell], names[target]))
