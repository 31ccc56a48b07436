"""From a view back to a position: what the viewer cannot know is filled in from a stream."""

from __future__ import annotations

from collections.abc import Iterable

from domain.kernel.dealing import Stream
from domain.theriver.holdings import Home, Works, home_of, river_of
from domain.theriver.meta import SPACES
from domain.theriver.position import OVER, TAKE, TURN, Ask, Ground, Position, position_of
from domain.theriver.resources import of_text
from domain.theriver.setting import PLACE_SHIFT, Book, Deal, Setting
from domain.theriver.view import Pending, PlaceView, Resources, SeatView, TheRiverView

_FIXED = {"take": TAKE, "turn": TURN}


def position_from_view(book: Book, view: TheRiverView, stream: Stream) -> Position:
    """Nothing but the piles' orders is hidden (TR-8), and where later reshuffles come from."""
    pile, seen_tiles = _tiles(book, view, stream)
    deck, seen_cards = _cards(book, view, stream)
    seed = b"".join(stream.word().to_bytes(4, "big") for _ in range(8))
    deal = Deal((*seen_tiles, *pile), (*seen_cards, *deck), view.first_player, seed=seed)
    setting = Setting(book, [seat.colour for seat in view.seats], deal)
    past = ((),) * view.reshuffles
    position = position_of(
        setting,
        Ground(view.round, view.first_player, pile, deck, view.discards, view.removed, past, view.revealed),
        OVER if view.decision is None else _ask(view.decision),
        0 if view.decision is None else view.decision.seat,
        view.coming_first_player,
        [_home(setting, seat, view) for seat in view.seats],
        _resource_counts(view.resource_supply),
        len(setting.layout.tokens) - len(view.tokens),
        _pioneer_counts(view.places),
        view.passes,
        view.turn,
    )
    position.show_tiles(view.island)
    position.show_cards(view.buildings)
    return position


def _tiles(book: Book, view: TheRiverView, stream: Stream) -> tuple[tuple[str, ...], list[str]]:
    """The pile in some order, and the tiles that are in none of it."""
    seen = {*view.island, *view.discards, view.removed}
    seen.update(tile for seat in view.seats for tile in seat.spaces)
    return _split(book.edition.tiles, seen, stream)


def _cards(book: Book, view: TheRiverView, stream: Stream) -> tuple[tuple[str, ...], list[str]]:
    seen: set[str | None] = {*view.buildings}
    seen.update(card for seat in view.seats for card in (*seat.reserved, *seat.built))
    return _split(book.edition.buildings, seen, stream)


def _split(pieces: Iterable[str], seen: set[str | None], stream: Stream) -> tuple[tuple[str, ...], list[str]]:
    known = list(pieces)
    hidden = stream.shuffled([piece for piece in known if piece not in seen])
    return tuple(hidden), [piece for piece in known if piece in seen]


def _resource_counts(resources: Resources) -> int:
    return resources.wood | resources.clay << 8 | resources.stone << 16 | resources.food << 24


def _ask(pending: Pending) -> Ask:
    incomes = None if pending.incomes is None else tuple((each.seat, each.tile) for each in pending.incomes)
    return _FIXED.get(pending.kind) or Ask(
        pending.kind, pending.source or "", of_text(pending.gain), pending.due or "", pending.swaps, incomes
    )


def _home(setting: Setting, seat: SeatView, view: TheRiverView) -> Home:
    tiles = tuple(tile for tile in seat.spaces[:SPACES] if tile is not None)
    placed = sum(place.pioneers.count(seat.seat) << PLACE_SHIFT[place.place] for place in view.places)
    works = Works(seat.reserved, seat.built, seat.tokens)
    river = river_of(setting, seat.seat, tiles, seat.framed, seat.settled)
    return home_of(river, works, _resource_counts(seat.resources), seat.boat, placed)


def _pioneer_counts(places: tuple[PlaceView, ...]) -> int:
    return sum(len(place.pioneers) << PLACE_SHIFT[place.place] for place in places)
