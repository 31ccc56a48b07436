"""What everybody sees, what a machine may guess from it, and how far a move can be taken back."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

import pytest

from domain.kernel.dealing import Stream, seed_of
from domain.kernel.game import Decision, Progress
from domain.kernel.plain import plain, tagged_object
from domain.theriver.edition import STANDARD
from domain.theriver.events import TilesReshuffled, TilesRevealed
from domain.theriver.position import Position
from domain.theriver.setting import Deal
from tests.theriver.tables import (
    GAME,
    after,
    cards_of,
    dealt,
    dealt_so,
    legal,
    moment,
    random_game,
    resources_of,
    table,
    tiles_of,
    told,
)

BUSY = "on construct construct construct construct"


def text(position: Position, viewer: int | None = None) -> str:
    return json.dumps(plain(GAME.view(position, viewer)))


def _moves(seats: int, plies: int, seed: str) -> list[str]:
    position, chance, moves = dealt(seats, seed), Random(seed), list[str]()
    for _ in range(plies):
        moves.append(chance.choice(legal(position)))
        position = after(position, moves[-1])
    return moves


def _replayed(deal: Deal, seats: int, moves: Sequence[str]) -> Position:
    return after(GAME.setup(table(seats), deal).position, *moves)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tr_8_nothing_but_the_order_of_the_undrawn_piles_is_secret(seats: int) -> None:
    for plies in (0, seats, 40):
        moves = _moves(seats, plies, "hidden")
        one = after(dealt(seats, "hidden"), *moves)
        deal, chance = one.setting.deal, Random(plies)
        tiles, buildings = list(one.ground.pile), list(one.ground.deck)
        chance.shuffle(tiles)
        chance.shuffle(buildings)
        drawn = deal.tiles[: -len(tiles)], deal.buildings[: -len(buildings)]
        other = _replayed(Deal((*drawn[0], *tiles), (*drawn[1], *buildings), deal.first, seed=b"other"), seats, moves)
        assert other != one
        assert text(other) == text(one)


def test_tr_8_all_viewers_see_the_same() -> None:
    for position in random_game(3, "viewers")[::20]:
        assert {text(position, viewer) for viewer in (None, 1, 2, 3)} == {text(position)}


def test_tr_8_reserved_cards_and_tokens_are_seen_by_all() -> None:
    seat = GAME.view(moment("T01 || reserved B09 B07 | built B01 | tokens 6", "T02"), 2).seats[0]
    assert (seat.reserved, seat.built, seat.tokens) == (("B07", "B09"), ("B01",), (6,))


def test_a_view_shows_where_the_pioneers_are() -> None:
    view = GAME.view(moment("T01 || on claim wood", "T02 || on wood | tokens 6 5", "T03"), None)
    assert [(seat.boat, seat.placed, seat.waiting) for seat in view.seats] == [(2, 2, 1), (4, 1, 0), (4, 0, 1)]
    at_work = {place.place: place.pioneers for place in view.places if place.pioneers}
    assert at_work == {"claim": (1,), "wood": (1, 2)}
    bonus = {place.place: place.bonus for place in view.places if place.bonus}
    assert bonus == {"clay": 1, "stone": 1}


def test_a_view_shows_spaces_piles_and_discards() -> None:
    view = GAME.view(moment("T01 T02", "T03", island="T04 T05", pile="T06 T07", cards="B01", deck="B02 B03"), None)
    assert view.seats[0].spaces == ("T01", "T02", *(None,) * 10)
    assert (view.island, view.tile_pile, view.buildings, view.building_deck) == (("T04", "T05"), 2, ("B01",), 2)
    assert len(view.discards) == 65 - 3 - 2 - 2


def test_a_decision_says_what_it_is_about() -> None:
    assert GAME.decision(dealt_so(2, "T28 T01 T40", first=1)) == Decision(2, "take", {"tiles": ["T01", "T28", "T40"]})
    assert GAME.decision(moment("T01", "T02")) == Decision(1, "turn", {})
    over = after(moment("T01 || on construct construct construct", f"T02 || {BUSY}", round=30), "first")
    assert GAME.decision(over) is None
    assert GAME.view(over, None).decision is None


def test_a_pending_store_names_the_incomes_still_to_come() -> None:
    position = moment("T53 T54 | sss | on construct construct construct", f"T55 || {BUSY}")
    pending = GAME.view(after(position, "first"), None).decision
    assert pending is not None
    assert (pending.kind, pending.source, pending.gain) == ("store", "income", "w")
    assert [(each.seat, each.tile) for each in pending.incomes or ()] == [(1, "T54"), (2, "T55")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_cards_resources_and_tokens_are_conserved(seats: int) -> None:
    supply = STANDARD.layouts[seats].supply
    for position in random_game(seats, "conserved"):
        assert sorted(tiles_of(position)) == sorted(STANDARD.tiles)
        assert sorted(cards_of(position)) == sorted(STANDARD.buildings)
        assert resources_of(position) == (supply & 255, supply >> 8 & 255, supply >> 16 & 255, supply >> 24)
        owned = [token for home in position.homes for token in home.works.tokens]
        assert sorted((*owned, *GAME.view(position, None).tokens)) == sorted(STANDARD.layouts[seats].tokens)
        for seat in GAME.view(position, None).seats:
            assert seat.boat + seat.placed + seat.settled + seat.waiting == 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_kept_of_a_river_is_what_lies_on_it(seats: int) -> None:
    """Capacity and production are kept up to date tile by tile; here they are counted anew."""
    for position in random_game(seats, "visible")[::9]:
        again = GAME.unpack(GAME.pack(position))
        for home, counted in zip(position.homes, again.homes, strict=True):
            kept, anew = home.river, counted.river
            assert (kept.capacity, kept.production, kept.produces) == (anew.capacity, anew.production, anew.produces)
            assert kept.incomes == anew.incomes


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_determinized_position_has_the_view_it_was_made_from(seats: int) -> None:
    for number, position in enumerate(random_game(seats, "guess")[::7]):
        guess = GAME.determinize(GAME.view(position, None), Stream(seed_of(b"guess"), str(number)))
        assert text(guess) == text(position)
        assert legal(guess) == legal(position)
        assert GAME.progress(guess) == GAME.progress(position)


def test_a_determinized_position_knows_only_the_view_and_the_stream() -> None:
    position = after(dealt(3, "secret"), *_moves(3, 30, "secret"))
    streams = [Stream(seed_of(word), "x") for word in (b"a", b"a", b"b")]
    guesses = [GAME.determinize(GAME.view(position, 1), stream) for stream in streams]
    assert guesses[0] == guesses[1] != guesses[2]
    for guess in guesses:
        assert sorted(guess.ground.pile) == sorted(position.ground.pile)
        assert sorted(guess.ground.deck) == sorted(position.ground.deck)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_determinized_game_can_be_played_to_its_end(seats: int) -> None:
    for number, position in enumerate(random_game(seats, "onward")[::25]):
        chance = Random(number)
        guess = GAME.determinize(GAME.view(position, None), Stream(seed_of(b"onward"), str(number)))
        while moves := GAME.legal_moves(guess):
            guess = GAME.advance(guess, chance.choice(moves))
        assert GAME.outcome(guess) is not None
        assert sorted(tiles_of(guess)) == sorted(STANDARD.tiles)


def test_undo_reaches_back_over_trades_and_open_placements_of_the_own_turn() -> None:
    position = moment("T10 T11 T12 | wwc", "T01")
    before = GAME.progress(position)
    assert GAME.progress(after(position, "trade:wwc")) == before
    assert GAME.progress(after(position, "produce:stone")) == before
    assert GAME.progress(after(position, "produce:stone", "store:wcs")) == Progress(before.turn + 1, before.revealed)


def test_undo_never_reaches_past_a_reveal() -> None:
    position = moment("T01 || on construct construct construct", f"T02 || {BUSY}")
    before, later = GAME.progress(position), GAME.progress(after(position, "first"))
    assert later.revealed == before.revealed + 1
    assert later.turn > before.turn


def test_an_income_overflow_is_behind_the_reveal_of_its_cleanup() -> None:
    position = moment("T53 T54 | sss | on construct construct construct", f"T02 || {BUSY}")
    asked_first = after(position, "first")
    asked_second = after(asked_first, "store:wss")
    progress = [GAME.progress(each) for each in (position, asked_first, asked_second)]
    assert progress[0].revealed < progress[1].revealed == progress[2].revealed
    assert progress[0].turn < progress[1].turn < progress[2].turn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whenever_a_pile_is_opened_the_reveals_grow(seats: int) -> None:
    position, chance = dealt(seats, "reveals"), Random(seats)
    while moves := GAME.legal_moves(position):
        transition = GAME.apply(position, chance.choice(moves))
        opened = any(isinstance(event, TilesRevealed | TilesReshuffled) for event in transition.events)
        before, now = GAME.progress(position), GAME.progress(transition.position)
        assert (now.revealed > before.revealed) == opened
        assert now.turn >= before.turn
        if GAME.to_move(transition.position) not in (None, GAME.to_move(position)):
            assert now.turn > before.turn
        position = transition.position


def test_events_are_plain_data_with_a_kind() -> None:
    (event,) = told(moment("T01 T02 | wwc", "T03"), "trade:wwc")
    assert tagged_object(event) == {"kind": "resources-traded", "seat": 1, "paid": "wwc"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_moves_with_and_without_events_lead_to_the_same_position(seats: int) -> None:
    position, chance = dealt(seats, "modes"), Random(seats)
    while moves := GAME.legal_moves(position):
        move = chance.choice(moves)
        quiet, loud = GAME.advance(position, move), GAME.apply(position, move).position
        assert quiet == loud
        position = quiet
