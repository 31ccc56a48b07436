"""What plots, partners and bonus tiles do, as data."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.effects import Effect
from domain.moonriver.edition import Edition, PlotKind
from domain.moonriver.meta import COWBOY, RESOURCES
from domain.moonriver.partners import STEPS

KEYS = (
    "cows-arrive",
    "drought",
    "recruit",
    "points",
    "points-per-resource",
    "move-cows",
    "swap-plots",
    "steal-cow",
    "protect-cows",
)
_SPECIALISTS = {
    "desperado": Effect("swap-plots", "at-once", "MR-6.3", side="desperado"),
    "cattle-thief": Effect("steal-cow", "at-once", "MR-6.4", side="cattle-thief"),
    "gold-digger": Effect("points-per-resource", "end", "MR-7.5", of="nuggets", side="gold-digger"),
    "trapper": Effect("points-per-resource", "end", "MR-7.5", of="beavers", side="trapper"),
    "farmer": Effect("points-per-resource", "end", "MR-7.5", of="cobs", side="farmer"),
}
_EITHER_SIDE = (
    Effect("move-cows", "at-once", "MR-6.2", STEPS, side=COWBOY),
    Effect("protect-cows", "always", "MR-6.1"),
)


def effects_of(edition: Edition, part: str, id: str) -> tuple[Effect, ...]:
    """The effects of a component, in the order in which they work; none for what only lies there."""
    match part:
        case "plots":
            return tuple(_plot(next(kind for kind in edition.plots if kind.id == id)))
        case "partners":
            return (_SPECIALISTS[id], *_EITHER_SIDE)
        case "bonus_tiles":
            return (Effect("recruit", "at-once", "MR-8.2"),)
        case _:
            return ()


def _plot(kind: PlotKind) -> Iterator[Effect]:
    if kind.cows:
        yield Effect("cows-arrive", "at-once", "MR-5.1", kind.cows)
    if kind.skulls:
        yield Effect("drought", "at-once", "MR-5.2", kind.skulls)
    if kind.circles:
        yield Effect("recruit", "at-once", "MR-5.3", kind.circles)
    carried = (kind.nuggets, kind.beavers, kind.cobs)
    for resource, number in zip(RESOURCES, carried, strict=True):
        if number:
            yield Effect("points", "end", "MR-7.4", number, resource)
