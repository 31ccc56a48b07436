"""Tables and deals: what may be played, and the piles it is played with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from domain.kernel.dealing import Stream
from domain.kernel.game import DRAWN, Options, Table
from domain.kernel.inspection import Inspector
from domain.kernel.plain import Plain, shown
from domain.kernel.refusals import BadDeal, BadTable
from domain.moonriver.edition import PLOTS, TOKENS
from domain.moonriver.layout import Kinds
from domain.moonriver.meta import BASE, COLOURS, LEGENDS, SCENARIOS, SEATS, SPECIALISTS
from domain.moonriver.position import Deal

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


def checked_table(colours: Sequence[str], options: Options) -> Table:
    """MR-2.1 and MR-9.2: distinct colours, a variant and, in Legends, a scenario, drawn unless chosen."""
    _check_colours(colours)
    for key in options:
        if key not in ("variant", "scenario"):
            raise _refused("unknown-option", option=shown(key))
    variant = options.get("variant") or BASE
    if variant not in (BASE, LEGENDS):
        raise _refused("unknown-variant", variant=shown(variant))
    return Table(tuple(colours), {"variant": variant, "scenario": _scenario(variant, options.get("scenario"))})


def _check_colours(colours: Sequence[str]) -> None:
    if len(colours) not in SEATS:
        raise _refused("seat-count", seats=len(colours))
    for index, colour in enumerate(colours):
        if colour not in COLOURS:
            raise _refused("unknown-colour", colour=shown(colour))
        if colour in colours[:index]:
            raise _refused("colour-taken", colour=colour)


def _scenario(variant: str, scenario: str | None) -> str | None:
    if scenario is not None and scenario not in (*SCENARIOS, DRAWN):
        raise _refused("unknown-scenario", scenario=shown(scenario))
    if variant == BASE:
        if scenario is not None:
            raise _refused("scenario-without-legends", scenario=scenario)
        return None
    return scenario or DRAWN


def settled_scenario(table: Table) -> str | None:
    """The scenario, which must not be left to chance any more."""
    scenario = table.options["scenario"]
    if scenario == DRAWN:
        raise _refused("scenario-not-drawn")
    return scenario


def _refused(code: str, **data: Plain) -> BadTable:
    return BadTable(code, TABLE_REFUSALS[code], **data)


def drawn_table(table: Table, stream: Stream) -> Table:
    """MR-9.2: a scenario left to chance is drawn, from its own stream."""
    if table.options["scenario"] != DRAWN:
        return table
    scenario = SCENARIOS[stream.branch("scenario").below(len(SCENARIOS))]
    return Table(table.colours, {**table.options, "scenario": scenario})


def drawn_deal(kinds: Kinds, partners: Mapping[str, int], seats: int, stream: Stream) -> Deal:
    """MR-2.2 and MR-2.4: the piles in edition order, each shuffled under its own label."""
    plots = [kind for kind in kinds.in_order for _ in range(kinds.plots[kind].count)]
    tokens = [SPECIALISTS.index(token) for token, count in partners.items() for _ in range(count)]
    return Deal(
        tuple(stream.branch("plots").shuffled(plots)),
        tuple(stream.branch("partners").shuffled(tokens)),
        tuple(stream.branch("rancheros").shuffled(range(seats))),
    )


def read_deal(kinds: Kinds, partners: Mapping[str, int], seats: int, data: Plain) -> Deal:
    """The deal as a record writes it; raises BadDeal naming the fault."""
    part = Inspector(data, BadDeal).object(("plots", "partners", "rancheros"))
    plots = _texts(part["plots"], PLOTS, {plot.id: plot.count for plot in kinds.plots})
    tokens = _texts(part["partners"], TOKENS, partners)
    order = part["rancheros"].each(seats, lambda seat: seat.whole(1, seats))
    if len(set(order)) != seats:
        raise part["rancheros"].fault(f"must name each of the {seats} seats once")
    return Deal(
        tuple([kinds.number[plot] for plot in plots]),
        tuple([SPECIALISTS.index(token) for token in tokens]),
        tuple([seat - 1 for seat in order]),
    )


def _texts(look: Inspector, size: int, counts: Mapping[str, int]) -> list[str]:
    """A pile that holds every component as often as the edition does."""
    pile = look.value
    if not isinstance(pile, list) or len(pile) > size:
        look.list(size)
    assert isinstance(pile, list)
    texts = [item for item in pile if isinstance(item, str)]
    for index, item in enumerate(pile):
        if not isinstance(item, str) or item not in counts:
            raise look.fault(f"item {index + 1} is none of the edition's: {shown(item)}")
    for component, count in counts.items():
        if texts.count(component) != count:
            raise look.fault(f"{component} occurs {texts.count(component)} times, must occur {count} times")
    return texts


def written_deal(kinds: Kinds, deal: Deal) -> dict[str, Plain]:
    """The deal as a record writes it."""
    return {
        "plots": [kinds.ids[plot] for plot in deal.plots],
        "partners": [SPECIALISTS[token] for token in deal.partners],
        "rancheros": [seat + 1 for seat in deal.rancheros],
    }
