"""Dealing Moon River: shuffled from a stream, or read from a record (MR-2)."""

from __future__ import annotations

from collections.abc import Mapping

from domain.kernel.dealing import Stream
from domain.kernel.inspection import Inspector
from domain.kernel.plain import Plain, short_repr
from domain.kernel.refusals import BadDeal
from domain.moonriver.edition import PLOTS, TOKENS
from domain.moonriver.layout import Kinds
from domain.moonriver.meta import SPECIALISTS
from domain.moonriver.setting import Deal


def shuffle_deal(kinds: Kinds, partners: Mapping[str, int], seats: int, stream: Stream) -> Deal:
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
            raise look.fault(f"item {index + 1} is none of the edition's: {short_repr(item)}")
    for component, count in counts.items():
        if texts.count(component) != count:
            raise look.fault(f"{component} occurs {texts.count(component)} times, must occur {count} times")
    return texts


def deal_data(kinds: Kinds, deal: Deal) -> dict[str, Plain]:
    """The deal as a record writes it."""
    return {
        "plots": [kinds.ids[plot] for plot in deal.plots],
        "partners": [SPECIALISTS[token] for token in deal.partners],
        "rancheros": [seat + 1 for seat in deal.rancheros],
    }
