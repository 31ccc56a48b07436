"""MR-2.1 and MR-9: which tables may be played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from domain.kernel.dealing import Stream
from domain.kernel.game import DRAWN, OptionInfo, Options, Table
from domain.kernel.plain import Plain, short_repr
from domain.kernel.refusals import BadTable
from domain.moonriver.meta import BASE, COLOURS, LEGENDS, SEATS
from domain.moonriver.scenarios import SCENARIOS, Scenario

OPTIONS = (
    OptionInfo("variant", (BASE, LEGENDS), BASE),
    OptionInfo("scenario", (None, *SCENARIOS, DRAWN), None),
)
"""What the catalogue says of them."""

TABLE_REFUSALS: Mapping[str, str] = {
    "seat-count": "MR-2.1",
    "unknown-colour": "MR-2.1",
    "colour-taken": "MR-2.1",
    "unknown-option": "MR-9",
    "unknown-variant": "MR-9",
    "unknown-scenario": "MR-9.2",
    "scenario-without-legends": "MR-9.2",
    "scenario-not-drawn": "MR-9.2",
}
"""Every code and the rule it cites."""


def valid_table(colours: Sequence[str], options: Options) -> Table:
    """MR-2.1 and MR-9.2: distinct colours, a variant and, in Legends, a scenario, drawn unless chosen."""
    _check_colours(colours)
    for key in options:
        if key not in ("variant", "scenario"):
            raise _refusal("unknown-option", option=short_repr(key))
    variant = options.get("variant") or BASE
    if variant not in (BASE, LEGENDS):
        raise _refusal("unknown-variant", variant=short_repr(variant))
    return Table(tuple(colours), {"variant": variant, "scenario": _scenario(variant, options.get("scenario"))})


def _check_colours(colours: Sequence[str]) -> None:
    if len(colours) not in SEATS:
        raise _refusal("seat-count", seats=len(colours))
    for index, colour in enumerate(colours):
        if colour not in COLOURS:
            raise _refusal("unknown-colour", colour=short_repr(colour))
        if colour in colours[:index]:
            raise _refusal("colour-taken", colour=colour)


def _scenario(variant: str, scenario: str | None) -> str | None:
    if scenario is not None and scenario not in (*SCENARIOS, DRAWN):
        raise _refusal("unknown-scenario", scenario=short_repr(scenario))
    if variant == BASE:
        if scenario is not None:
            raise _refusal("scenario-without-legends", scenario=scenario)
        return None
    return scenario or DRAWN


def scenario_of(table: Table) -> Scenario | None:
    """The scenario, which must not be left to chance any more."""
    scenario = table.options["scenario"]
    if scenario == DRAWN:
        raise _refusal("scenario-not-drawn")
    return None if scenario is None else SCENARIOS[scenario]


def _refusal(code: str, **data: Plain) -> BadTable:
    return BadTable(code, TABLE_REFUSALS[code], **data)


def table_with_scenario(table: Table, stream: Stream) -> Table:
    """MR-9.2: a scenario left to chance is drawn, from its own stream."""
    if table.options["scenario"] != DRAWN:
        return table
    scenario = tuple(SCENARIOS)[stream.branch("scenario").below(len(SCENARIOS))]
    return Table(table.colours, {**table.options, "scenario": scenario})
