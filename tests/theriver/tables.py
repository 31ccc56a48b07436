"""Positions for tests: rivers drawn as text in and out, games dealt and played.

A river is drawn as it snakes: spaces 1-4, then 8-5, then 9-12. A space is its tile, or what is printed on it: `o` a
warehouse, `w`, `c` or `s` a production symbol, `.` nothing, each with `*` where it is framed; empty rows may be left
out. What the seat has follows, parted by `|`: the letters held, then `reserved B07`, `built B01 B02`, `tokens 6 5`,
`on claim wood` for pioneers at work, `frames 1` for frames covered this round.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

import pytest

from domain.kernel.dealing import Stream, seed_of
from domain.kernel.game import Table
from domain.kernel.plain import Plain
from domain.kernel.refusals import IllegalMove
from domain.theriver.edition import STANDARD
from domain.theriver.events import Event
from domain.theriver.game import TheRiver
from domain.theriver.holdings import Home, Works, home_of, river_of
from domain.theriver.meta import COLOURS
from domain.theriver.position import TURN, Ground, Position, position_of
from domain.theriver.resources import LETTERS, counts, of_text, size, text
from domain.theriver.setting import ONE_ON, PLACE_SHIFT, Deal, Setting, pioneers_on

GAME = TheRiver()
SNAKE = ((1, 2, 3, 4), (8, 7, 6, 5), (9, 10, 11, 12))
_TILE = re.compile(r"T\d\d")


def edition(**changed: Plain) -> TheRiver:
    """The game with some parts of its edition changed."""
    return TheRiver.from_data({**STANDARD.data, **changed})


def edition_with_tiles(**changed: Mapping[str, Plain]) -> TheRiver:
    """The game with some of its tiles changed."""
    tiles = STANDARD.data["tiles"]
    assert isinstance(tiles, list)
    return edition(tiles=[{**tile, **changed.get(str(tile["id"]), {})} for tile in tiles if isinstance(tile, dict)])


def table(seats: int) -> Table:
    return GAME.table(COLOURS[:seats], {})


@lru_cache(maxsize=64)
def _dealt(seats: int, seed: str) -> tuple[Table, Deal]:
    drawn = GAME.draw(table(seats), Stream(seed_of(seed.encode()), "deal"))
    return drawn.table, drawn.deal


def dealt(seats: int, seed: str = "one") -> Position:
    """The first position of a seeded deal."""
    return GAME.setup(*_dealt(seats, seed)).position


def deal_so(tiles: str = "", buildings: str = "", first: int = 1) -> Deal:
    """A deal that begins as given; the rest follows in edition order."""
    piles = _begun(tiles, STANDARD.tiles), _begun(buildings, STANDARD.buildings)
    return Deal(*piles, first, seed=b"a seed for tests")


def dealt_so(seats: int, tiles: str = "", buildings: str = "", first: int = 1) -> Position:
    return GAME.setup(table(seats), deal_so(tiles, buildings, first)).position


def _begun(start: str, pieces: Iterable[str]) -> tuple[str, ...]:
    first = start.split()
    return (*first, *(piece for piece in pieces if piece not in first))


def moment(
    *drawings: str,
    island: str | None = None,
    cards: str | None = None,
    pile: str | None = None,
    deck: str | None = None,
    pawn: int = 1,
    round: int = 3,
    passes: int = 0,
    reshuffles: Sequence[str] = (),
    game: TheRiver = GAME,
) -> Position:
    """Seat 1 begins a turn; as many seats as drawings. Tiles in no given pile are discards, cards in none are gone."""
    deal = Deal(
        tuple(game._edition.tiles),
        tuple(game._edition.buildings),
        1,
        tuple(tuple(order.split()) for order in reshuffles),
        None if reshuffles else b"a seed for tests",
    )
    setting = Setting(game._book, COLOURS[: len(drawings)], deal)
    homes = [_home(setting, seat, drawing) for seat, drawing in enumerate(drawings, 1)]
    position = position_of(
        setting,
        Ground(round, 1, (), (), revealed=round),
        TURN,
        1,
        pawn,
        homes,
        setting.layout.supply - sum(home.held for home in homes),
        sum(len(home.works.tokens) for home in homes),
        sum(home.placed for home in homes),
        passes,
        10 * round,
    )
    _lay_out_tiles(position, island, pile)
    _lay_out_cards(position, cards, deck)
    _assert_sound(position)
    return position


def _home(setting: Setting, seat: int, drawing: str) -> Home:
    picture_of_river, *parts = drawing.split("|")
    had = {words[0]: words[1:] for words in (part.split() for part in parts[1:])}
    tiles = _tiles(picture_of_river)
    frames = int(had.get("frames", ["0"])[0])
    settled = len([space for space in setting.framed if space <= len(tiles)]) - frames
    tokens = tuple(int(value) for value in had.get("tokens", []))
    at_work = had.get("on", [])
    pioneers = 5 if len(tokens) > 1 else 4
    home = home_of(
        river_of(setting, seat, tiles, frames, settled),
        Works(tuple(sorted(had.get("reserved", []))), tuple(had.get("built", [])), tokens),
        of_text(parts[0].strip() if parts else ""),
        pioneers - settled - len(at_work),
        sum(ONE_ON[place] for place in at_work),
    )
    _assert_drawn_truly(setting, seat, home, picture_of_river)
    return home


def _tiles(drawing: str) -> tuple[str, ...]:
    rows = [line.split() for line in drawing.strip().splitlines()]
    spaces = {
        space: cell for cells, row in zip(rows, SNAKE, strict=False) for space, cell in zip(row, cells, strict=False)
    }
    return tuple(spaces[space] for space in range(1, 13) if _TILE.fullmatch(spaces.get(space, "")))


def _assert_drawn_truly(setting: Setting, seat: int, home: Home, drawing: str) -> None:
    """What the drawing shows must be what lies there: tiles without a gap, and the right symbols."""
    given = picture(drawing).splitlines()
    for row, made in zip(given, _rows(setting, seat, home), strict=False):
        assert made.startswith(row), f"drawn {row}, but it is {made}"


def _lay_out_tiles(position: Position, island: str | None, pile: str | None) -> None:
    laid = {tile for home in position.homes for tile in home.river.tiles}
    left = [tile for tile in position.setting.tiles if tile not in laid]
    shown = left[: position.setting.layout.tile_spots] if island is None else island.split()
    left = [tile for tile in left if tile not in shown]
    position.show_tiles(shown)
    position.ground.pile = tuple(left) if pile is None else tuple(pile.split())
    position.ground.discarded = tuple(tile for tile in left if tile not in position.ground.pile)


def _lay_out_cards(position: Position, cards: str | None, deck: str | None) -> None:
    owned = {card for home in position.homes for card in (*home.works.reserved, *home.works.built)}
    left = [card for card in position.setting.buildings if card not in owned]
    shown = left[: position.setting.layout.building_spots] if cards is None else cards.split()
    position.show_cards(shown)
    rest = [card for card in left if card not in shown]
    position.ground.deck = tuple(rest) if deck is None else tuple(deck.split())


def _assert_sound(position: Position) -> None:
    """No piece twice, no seat with more than it can store, no more resources than there are."""
    for pieces in (tiles_of(position), cards_of(position)):
        assert len(set(pieces)) == len(pieces)
    assert resources_of(position) == counts(position.setting.layout.supply)
    assert min(counts(position.supply)) >= 0 <= position.supply
    for home in position.homes:
        assert size(home.held) <= home.river.capacity, f"holds {text(home.held)}, has room for {home.river.capacity}"
        assert home.boat >= 0
    assert position.homes[0].boat, "seat 1 has nobody to place"


def tiles_of(position: Position) -> list[str]:
    """Every tile, wherever it is."""
    ground = position.ground
    laid = [tile for home in position.homes for tile in home.river.tiles]
    return [*laid, *position.island, *ground.pile, *ground.discards, *([ground.removed] if ground.removed else [])]


def cards_of(position: Position) -> list[str]:
    """Every building, wherever it is."""
    owned = [card for home in position.homes for card in (*home.works.reserved, *home.works.built)]
    return [*owned, *position.cards, *position.ground.deck]


def resources_of(position: Position) -> tuple[int, ...]:
    """How many there are of each resource in all."""
    piles = [counts(position.supply), *(counts(home.held) for home in position.homes)]
    return tuple(sum(kind) for kind in zip(*piles, strict=True))


def legal(position: Position, *verbs: str) -> list[str]:
    """The legal moves as texts; with verbs only theirs."""
    moves = [GAME.notation.format(move) for move in GAME.legal_moves(position)]
    return [move for move in moves if not verbs or move.split(":")[0] in verbs]


def after(position: Position, *moves: str) -> Position:
    """The position after some moves."""
    for move in moves:
        position = GAME.advance(position, GAME.notation.parse(move))
    return position


def told(position: Position, *moves: str) -> tuple[Event, ...]:
    """The events of the last of some moves."""
    return GAME.apply(after(position, *moves[:-1]), GAME.notation.parse(moves[-1])).events


def refused(position: Position, move: str) -> tuple[str, str]:
    """The code and the rule of the refusal of a move, which changes nothing."""
    refusal = refusal_of(position, move)
    return refusal.code, refusal.rule


def refusal_of(position: Position, move: str) -> IllegalMove:
    before = GAME.pack(position)
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(position, GAME.notation.parse(move))
    assert GAME.pack(position) == before
    assert caught.value.data["move"] == move
    return caught.value


def asked(position: Position) -> tuple[int | None, str | None]:
    """Who must choose what."""
    decision = GAME.decision(position)
    return GAME.to_move(position), decision.kind if decision else None


def drawn(position: Position, seat: int = 1) -> str:
    """A seat's river as a drawing."""
    return "\n".join(_rows(position.setting, seat, position.homes[seat - 1]))


def _rows(setting: Setting, seat: int, home: Home) -> list[str]:
    return [" ".join(_cell(setting, seat, home, space) for space in row) for row in SNAKE]


def _cell(setting: Setting, seat: int, home: Home, space: int) -> str:
    if space <= len(home.river.tiles):
        return home.river.tiles[space - 1]
    board = setting.boards[seat - 1]
    printed = "o" if board.warehouses[space - 1] else text(board.production[space - 1]) or "."
    return printed + ("*" if space in setting.framed else "")


def picture(drawing: str) -> str:
    """A drawing without its indentation."""
    return "\n".join(" ".join(line.split()) for line in drawing.strip().splitlines())


def has(position: Position, seat: int = 1) -> str:
    """What a seat has beside its river, with the pioneers on its boat."""
    home = position.homes[seat - 1]
    at_work = [place for place in PLACE_SHIFT for _ in range(pioneers_on(place, home.placed))]
    parts: dict[str, Sequence[object]] = {
        "boat": [home.boat],
        "on": sorted(at_work),
        "settled": [home.river.settled] if home.river.settled else [],
        "reserved": home.works.reserved,
        "built": home.works.built,
        "tokens": home.works.tokens,
    }
    shown = [" ".join(map(str, (key, *values))) for key, values in parts.items() if values]
    return " | ".join([text(home.held) or "-", *shown])


def held(position: Position, seat: int = 1) -> str:
    return text(position.homes[seat - 1].held)


def supply(position: Position) -> str:
    """How much of each resource the supply has, such as `w7 c7 s7 f3`."""
    return " ".join(f"{letter}{amount}" for letter, amount in zip(LETTERS, counts(position.supply), strict=True))


def random_game(seats: int, seed: str) -> list[Position]:
    """Every position of a seeded random game."""
    position = dealt(seats, seed)
    chance, positions = random.Random(seed), [position]
    while moves := GAME.legal_moves(position):
        position = GAME.advance(position, chance.choice(moves))
        positions.append(position)
    return positions
