"""Moon River's end score, section 7 and 9 of the rules page, for one ranch."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.oracle.components import TERRAINS, Kind

Cell = tuple[int, str]
OUTLAWS = ("desperado", "cattle-thief")


def neighbours(cell: Cell) -> list[Cell]:
    row, column = cell
    return [(row - 1, column), (row + 1, column), (row, chr(ord(column) - 1)), (row, chr(ord(column) + 1))]


def group_of(cell: Cell, cells: set[Cell]) -> set[Cell]:
    """All cells that can be walked to from this one."""
    group, edge = {cell}, [cell]
    while edge:
        for beside in neighbours(edge.pop()):
            if beside in cells and beside not in group:
                group.add(beside)
                edge.append(beside)
    return group


def groups(cells: Iterable[Cell]) -> list[set[Cell]]:
    left, found = set(cells), []
    while left:
        found.append(group_of(min(left), left))
        left -= found[-1]
    return found


def territory(ranch: dict[Cell, Kind], cell: Cell) -> set[Cell]:
    """MR-1.3."""
    return group_of(cell, {other for other, plot in ranch.items() if plot.terrain == ranch[cell].terrain})


def scenario_points(scenario: str | None, river: set[Cell], ranch: dict[Cell, Kind], partners: dict[Cell, str]) -> int:
    """MR-9.2."""
    if scenario == "timber-rafting":
        rafts = groups(cell for cell, plot in ranch.items() if plot.terrain == "forest")
        return sum(_points(len(raft)) for raft in rafts if raft & river)
    if scenario == "gold-rush":
        fields = groups(cell for cell, plot in ranch.items() if plot.nuggets)
        return sum(_points(sum(ranch[cell].nuggets for cell in field)) for field in fields if len(field) >= 3)
    if scenario == "outlaws":
        gangs = groups(partners)
        return sum(_points(len(gang)) for gang in gangs if any(partners[cell] in OUTLAWS for cell in gang))
    if scenario == "moon-river-city":
        return sum(_points(len(city)) for city in groups(c for c, plot in ranch.items() if plot.terrain == "farm"))
    return 0


def _points(members: int) -> int:
    return 10 + 10 * (members - 3) if members >= 3 else 0


def score(
    scenario: str | None, river: set[Cell], ranch: dict[Cell, Kind], cows: dict[Cell, int], partners: dict[Cell, str]
) -> dict[str, Any]:
    """MR-7.2 to MR-7.6; `partners` names the side that is up."""
    kept = {cell for cell, number in cows.items() if number > 0}
    lands = [land for terrain in TERRAINS for land in groups(cell for cell in ranch if ranch[cell].terrain == terrain)]
    territories = dict.fromkeys(TERRAINS, 0)
    for land in lands:
        terrain = ranch[min(land)].terrain
        if terrain != "corn":
            territories[terrain] += len(land) * len(land & kept)
    resources = {
        "nuggets": sum(plot.nuggets for plot in ranch.values()),
        "beavers": sum(plot.beavers for plot in ranch.values()),
        "cobs": sum(plot.cobs for plot in ranch.values()),
    }
    sides = list(partners.values())
    specialists = {
        "gold-digger": sides.count("gold-digger") * resources["nuggets"],
        "trapper": sides.count("trapper") * resources["beavers"],
        "farmer": sides.count("farmer") * resources["cobs"],
    }
    legend = scenario_points(scenario, river, ranch, partners)
    return {
        "territories": territories,
        "resources": resources,
        "partners": specialists,
        "scenario": legend,
        "total": sum(territories.values()) + sum(resources.values()) + sum(specialists.values()) + legend,
        "largest_territory": max((len(land) for land in lands), default=0),
        "cows": len(kept),
    }
