"""The River drawn: river boards as they snake, islands, places, supply, scores."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from application.words import Words
from domain.kernel.plain import Plain
from domain.kernel.records import AnyGame
from domain.theriver.meta import COLUMNS
from domain.theriver.view import PlaceView, Resources, SeatView, TheRiverView
from headwater.drawing.layout import labelled_line, score_table, seat_panel, side_by_side, to_move_line
from headwater.drawing.palette import EMPTY, seat_style, terrain_style

KEY = "the-river"
WIDTH = 9
WAREHOUSE, FRAME = "▣", "⌂"
_LETTERS = {"wood": "w", "clay": "c", "stone": "s", "food": "f"}
_Pieces = Mapping[str, Mapping[str, Plain]]


def labels(game: AnyGame, words: Words) -> Mapping[str, str]:
    """Each tile by terrain and symbols, each building by cost and points."""
    tiles = {key: _tile_label(key, tile, words) for key, tile in _pieces(game, "tiles").items()}
    cards = {key: f"{key} ({_card(card)})" for key, card in _pieces(game, "buildings").items()}
    return tiles | cards


def _tile_label(key: str, tile: Mapping[str, Plain], words: Words) -> str:
    terrains = "/".join(words.name(KEY, "terrain", terrain) for terrain in _terrains(tile))
    return f"{key} ({terrains} {_symbols(tile)})"


def _card(card: Mapping[str, Plain]) -> str:
    return f"{_letters(card['cost'])} → {card['points']}"


def _pieces(game: AnyGame, part: str) -> dict[str, Mapping[str, Plain]]:
    pieces = game.components[part]
    assert isinstance(pieces, list)
    return {str(piece["id"]): piece for piece in pieces if isinstance(piece, dict)}


def _terrains(tile: Mapping[str, Plain]) -> list[str]:
    terrains = tile["terrains"]
    return [str(terrain) for terrain in terrains] if isinstance(terrains, list) else []


def _letters(counts: Plain) -> str:
    return "".join(_LETTERS[key] * _whole(count) for key, count in counts.items()) if isinstance(counts, dict) else ""


def _whole(count: Plain) -> int:
    return count if isinstance(count, int) else 0


def _symbols(tile: Mapping[str, Plain]) -> str:
    """Production letters and warehouses, or the effect in short."""
    of = str(tile.get("of", ""))
    match tile.get("effect"):
        case "per-terrain":
            return f"1/{of[:5]}"
        case "specialist":
            return f"{_LETTERS[of]} ≤3"
        case "income":
            return f"+{_LETTERS[of]} 2"
        case "windfall":
            return f"4{_LETTERS[of]}!"
        case "reshape":
            return "swap×2"
        case "idle-hands":
            return "1/boat"
        case "trophy":
            return "1/token"
        case _:
            return _letters(tile["production"]) + WAREHOUSE * _whole(tile["warehouses"])


def draw(view: TheRiverView, game: AnyGame, words: Words) -> RenderableType:
    """The whole table."""
    colours = tuple(seat.colour for seat in view.seats)
    pending = None if view.decision is None else (view.decision.seat, view.decision.kind)
    scores = [seat.standing.breakdown() for seat in view.seats]
    return Group(
        Text(f"{words.text(f'{KEY}.title')} · {_label(words, 'round')} {view.round}", style="bold"),
        side_by_side([_board(view, seat, game, words) for seat in view.seats]),
        _islands(view, game, words, colours),
        score_table(words, KEY, colours, scores, view.outcome.ranks if view.outcome else ()),
        _legend(words),
        to_move_line(words, KEY, colours, pending),
    )


def _label(words: Words, key: str) -> str:
    return words.text(f"{KEY}.label.{key}")


def _board(view: TheRiverView, seat: SeatView, game: AnyGame, words: Words) -> RenderableType:
    notes = [str(seat.standing.total)]
    if seat.seat == view.first_player:
        notes.append(f"★ {_label(words, 'first-player')}")
    body = [*_river(seat, game), *_holdings(seat, game, words)]
    return seat_panel(words, KEY, seat.seat, seat.colour, notes, body)


def _river(seat: SeatView, game: AnyGame) -> Iterator[Text]:
    """TR-1.5: three rows, the second from right to left."""
    tiles, printed, framed = _pieces(game, "tiles"), _printed_board(game, seat.colour), _framed_spaces(game)
    for row in range(3):
        upper, lower = Text(), Text()
        for column in COLUMNS:
            space = column[row]
            above, below, style = _space(seat.spaces[space - 1], tiles, printed.get(str(space), ""))
            mark = FRAME if space in framed else " "
            upper.append(f"{space:>2}{mark}{above}".ljust(WIDTH)[:WIDTH], style=style)
            lower.append(f"  {below}".ljust(WIDTH)[:WIDTH], style=style)
        yield upper
        yield lower


def _printed_board(game: AnyGame, colour: str) -> Mapping[str, Plain]:
    boards = game.components["boards"]
    board = boards[colour] if isinstance(boards, dict) else None
    return board if isinstance(board, dict) else {}


def _framed_spaces(game: AnyGame) -> list[Plain]:
    framed = game.components["framed"]
    return framed if isinstance(framed, list) else []


def _space(tile: str | None, tiles: _Pieces, printed: Plain) -> tuple[str, str, str]:
    """Both lines of a space and their style: its tile, or what is printed on it."""
    if tile is None:
        return "", WAREHOUSE if printed == "warehouse" else _LETTERS.get(str(printed), "·"), EMPTY
    shown = _terrains(tiles[tile])
    other = f"/{shown[1][:1]}" if len(shown) > 1 else ""
    return tile + other, _symbols(tiles[tile]), terrain_style(shown[0])


def _holdings(seat: SeatView, game: AnyGame, words: Words) -> Iterator[Text]:
    held = _letters_of(seat.resources) or "-"
    yield labelled_line(_label(words, "holdings"), f"{held} / {seat.capacity} {WAREHOUSE}")
    crew = f"{'♟' * seat.boat or '-'}  {_label(words, 'settled')} {seat.settled}"
    yield labelled_line(_label(words, "boat"), crew)
    cards = _pieces(game, "buildings")
    yield labelled_line(
        _label(words, "reserved"), ", ".join(f"{key} {_card(cards[key])}" for key in seat.reserved) or "-"
    )
    yield labelled_line(_label(words, "constructed"), " ".join(seat.built) or "-")
    yield labelled_line(_label(words, "tokens"), " ".join(map(str, seat.tokens)) or "-")


def _letters_of(resources: Resources) -> str:
    return "".join(letter * int(getattr(resources, key)) for key, letter in _LETTERS.items())


def _islands(view: TheRiverView, game: AnyGame, words: Words, colours: tuple[str, ...]) -> Table:
    grid = Table.grid(padding=(0, 3))
    grid.add_row(
        _tile_island(view, game, words),
        _card_island(view, game, words),
        _places(view, words, colours),
        _stock(view, words),
    )
    return grid


def _tile_island(view: TheRiverView, game: AnyGame, words: Words) -> Group:
    tiles = _pieces(game, "tiles")
    lines = [Text(_label(words, "tiles"), style="bold")]
    for tile in view.island:
        above, below, style = _space(tile, tiles, None)
        lines.append(Text(f" {above} {below}".ljust(14), style=style))
    return Group(*lines)


def _card_island(view: TheRiverView, game: AnyGame, words: Words) -> Group:
    cards = _pieces(game, "buildings")
    lines = [Text(f"{key} {_card(cards[key])}") for key in view.buildings]
    return Group(Text(_label(words, "buildings"), style="bold"), *lines)


def _places(view: TheRiverView, words: Words, colours: tuple[str, ...]) -> Group:
    lines = [_place(place, words, colours) for place in view.places]
    return Group(Text(_label(words, "places"), style="bold"), *lines)


def _place(place: PlaceView, words: Words, colours: tuple[str, ...]) -> Text:
    line = Text(f"{words.name(KEY, 'place', place.place)} ", style="" if place.is_open else EMPTY)
    for seat in place.pioneers:
        line.append("♟", style=seat_style(colours[seat - 1]))
    return line.append(f" +{place.bonus}" if place.bonus else "")


def _stock(view: TheRiverView, words: Words) -> Group:
    supply = [
        labelled_line(words.name(KEY, "resource", key), f"{getattr(view.resource_supply, key)} {letter}")
        for key, letter in _LETTERS.items()
    ]
    return Group(
        Text(_label(words, "supply"), style="bold"),
        *supply,
        labelled_line(_label(words, "pile"), view.tile_pile),
        labelled_line(_label(words, "deck"), view.building_deck),
        labelled_line(_label(words, "tokens"), " ".join(map(str, view.tokens[:6])) or "-"),
    )


def _legend(words: Words) -> Text:
    marks = {letter: f"resource.{key}" for key, letter in _LETTERS.items()}
    marks |= {WAREHOUSE: "label.capacity", FRAME: "label.framed"}
    return Text("  ".join(f"{mark} {words.text(f'{KEY}.{key}')}" for mark, key in marks.items()), style="dim")
