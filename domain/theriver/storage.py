"""Resources coming in, and what happens when there is no room for all of them (TR-4.1, TR-4.2)."""

from __future__ import annotations

from domain.kernel.native import i64
from domain.theriver.events import Report, ResourcesGained, ResourcesKept
from domain.theriver.holdings import Home
from domain.theriver.position import Ask, Position
from domain.theriver.resources import SHIFT, UNIT, counts, present, text


def receive(position: Position, home: Home, source: str, gain: i64, report: Report) -> bool:
    """Whether the gain is settled; otherwise the seat is asked what it keeps."""
    pool = home.held + gain
    capacity = home.river.capacity
    if pool % 255 <= capacity:
        home.hold(pool)
        position.supply -= gain
        if report is not None and gain:
            report.append(ResourcesGained(position.seat, source, _resource(gain), gain % 255))
        return True
    kinds = present(pool)
    if capacity and kinds & kinds - 1:
        position.ask = Ask("store", source, gain)
        return False
    of_one_kind = (kinds >> 7) * capacity
    keep(position, home, source, gain, of_one_kind, report)
    return True


def keep(position: Position, home: Home, source: str, gain: i64, kept: i64, report: Report) -> None:
    """Everything else of holdings and gain is in the supply afterwards."""
    if report is not None:
        report.append(ResourcesKept(position.seat, source, text(kept), text(home.held + gain - kept)))
    position.supply += home.held - kept
    home.hold(kept)


def available(supply: i64, resource: str, wanted: i64) -> i64:
    """So many of the resource, packed, or what the supply has."""
    return supplied(supply, SHIFT[resource], wanted)


def supplied(supply: i64, shift: i64, wanted: i64) -> i64:
    """The same for a resource by its place in packed counts."""
    there = supply >> shift & 255
    return (wanted if wanted < there else there) << shift


def _resource(gain: int) -> str:
    return next(name for name, amount in zip(UNIT, counts(gain), strict=True) if amount)
