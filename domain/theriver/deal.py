"""Dealing The River: shuffled from a stream, or read from a record (TR-2, TR-9)."""

from __future__ import annotations

from collections.abc import Collection

from domain.kernel.dealing import Stream
from domain.kernel.inspection import Inspector
from domain.kernel.plain import Plain, short_repr
from domain.kernel.refusals import BadDeal
from domain.theriver.edition import Edition
from domain.theriver.meta import LAST_ROUND
from domain.theriver.position import Position
from domain.theriver.setting import Deal


def shuffle_deal(edition: Edition, seats: int, stream: Stream) -> Deal:
    return Deal(
        tiles=tuple(stream.branch("tiles").shuffled(list(edition.tiles))),
        buildings=tuple(stream.branch("buildings").shuffled(list(edition.buildings))),
        first=1 + stream.branch("first").below(seats),
        seed=stream.seed,
    )


def read_deal(edition: Edition, seats: int, data: Plain) -> Deal:
    """Raises BadDeal; whether a reshuffle is one of the discards shows only when it happens."""
    part = Inspector(data, BadDeal).object(("tiles", "buildings", "first", "reshuffles"))
    return Deal(
        tiles=_permutation(part["tiles"], edition.tiles),
        buildings=_permutation(part["buildings"], edition.buildings),
        first=part["first"].whole(1, seats),
        reshuffles=part["reshuffles"].each(LAST_ROUND, lambda order: distinct(order, edition.tiles)),
    )


def _permutation(source: Inspector, pieces: Collection[str]) -> tuple[str, ...]:
    order = distinct(source, pieces)
    if len(order) != len(pieces):
        missing = next(piece for piece in pieces if piece not in order)
        raise source.fault(f"{missing} is missing")
    return order


def distinct(source: Inspector, pieces: Collection[str]) -> tuple[str, ...]:
    """A list of such pieces, none twice."""
    seen: dict[str, None] = {}
    for place in source.list(len(pieces)):
        piece = place.text()
        if piece not in pieces:
            raise place.fault(f"{short_repr(piece)} is no piece of the edition")
        if piece in seen:
            raise place.fault(f"{piece} is there twice")
        seen[piece] = None
    return tuple(seen)


def deal_data(position: Position) -> dict[str, Plain]:
    """Of the reshuffles those that happened."""
    deal = position.setting.deal
    return {
        "tiles": list(deal.tiles),
        "buildings": list(deal.buildings),
        "first": deal.first,
        "reshuffles": [list(order) for order in position.ground.reshuffled],
    }
