"""TR-9: deals and records as one JSON document."""

from __future__ import annotations

import json
from random import Random

import pytest

from domain.kernel.dealing import Stream, commitment, seed_of
from domain.kernel.plain import Plain
from domain.kernel.records import Dealing, read_record, rebuild, replay, verify, write_record
from domain.kernel.refusals import BadDeal, BadRecord
from domain.theriver.edition import STANDARD
from domain.theriver.position import Position
from tests.theriver.tables import GAME, table

TILES: list[Plain] = list(STANDARD.tiles)
BUILDINGS: list[Plain] = list(STANDARD.buildings)
SECRET = bytes(range(32))


def _game(seats: int, least_reshuffles: int = 0) -> tuple[Position, list[str], Dealing]:
    """A whole random game with at least so many reshuffles, and how it was dealt."""
    for number in range(50):
        words = tuple(f"{number}" for _ in range(seats))
        dealing = Dealing(commitment(SECRET), SECRET.hex(), words)
        drawn = GAME.draw(table(seats), Stream(dealing.seed, "deal"))
        position, chance, moves = GAME.setup(drawn.table, drawn.deal).position, Random(number), list[str]()
        while listed := GAME.legal_moves(position):
            move = chance.choice(listed)
            moves.append(GAME.notation.format(move))
            position = GAME.advance(position, move)
        if len(position.ground.reshuffled) >= least_reshuffles:
            return position, moves, dealing
    pytest.fail("no game had so many reshuffles")


def _deal(**changed: Plain) -> dict[str, Plain]:
    return {"tiles": TILES, "buildings": BUILDINGS, "first": 1, "reshuffles": [], **changed}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tr_9_a_record_has_the_shape_of_section_9(seats: int) -> None:
    position, moves, _ = _game(seats)
    record = write_record(GAME, table(seats), position, moves)
    assert (record["game"], record["options"], record["rules"]) == ("the-river", {}, 1)
    assert record["seats"] == ["black", "blue", "green", "yellow"][:seats]
    deal, result = record["deal"], record["result"]
    assert isinstance(deal, dict)
    assert isinstance(result, dict)
    assert list(deal) == ["tiles", "buildings", "first", "reshuffles"]
    assert list(result) == ["scores", "ranks"]
    scores = result["scores"]
    assert isinstance(scores, list)
    parts = ["tokens", "buildings", "resources", "columns", "meadows", "total"]
    assert [list(score) for score in scores if isinstance(score, dict)] == [parts] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tr_9_a_record_replays_with_its_reshuffles_alone(seats: int) -> None:
    position, moves, dealing = _game(seats, least_reshuffles=1)
    text = json.dumps(write_record(GAME, table(seats), position, moves, dealing))
    again = rebuild(GAME, read_record(text))
    assert again == position
    assert again.setting.deal.seed is None
    assert GAME.write_deal(again) == GAME.write_deal(position)
    assert verify(GAME, read_record(text)).positions[-1] == position


def test_tr_9_every_reshuffle_comes_from_the_same_secret() -> None:
    position, moves, dealing = _game(4, least_reshuffles=2)
    record = write_record(GAME, table(4), position, moves, dealing)
    deal = record["deal"]
    assert isinstance(deal, dict)
    orders = deal["reshuffles"]
    assert isinstance(orders, list)
    last = orders[-1]
    assert isinstance(last, list)
    last[0], last[1] = last[1], last[0]
    with pytest.raises(BadRecord):
        verify(GAME, read_record(json.dumps(record)))


def test_tr_9_a_reshuffle_missing_from_a_record_is_named() -> None:
    position, moves, _ = _game(3, least_reshuffles=1)
    record = write_record(GAME, table(3), position, moves)
    record["deal"] = {**GAME.write_deal(position), "reshuffles": []}
    with pytest.raises(BadRecord) as caught:
        replay(GAME, read_record(json.dumps(record)))
    assert (caught.value.code, caught.value.rule, caught.value.data["path"]) == (
        "deal-exhausted",
        "TR-5.2",
        "reshuffles[0]",
    )


def test_tr_2_2_the_same_seed_deals_the_same_piles_and_another_others() -> None:
    deals = [GAME.draw(table(3), Stream(seed_of(word), "deal")).deal for word in (b"a", b"a", b"b")]
    assert deals[0] == deals[1] != deals[2]
    for deal in deals:
        assert sorted(deal.tiles) == TILES
        assert sorted(deal.buildings) == BUILDINGS


def test_tr_2_3_every_seat_is_drawn_as_first_player_about_as_often() -> None:
    firsts = [GAME.draw(table(4), Stream(seed_of(str(number).encode()), "deal")).deal.first for number in range(400)]
    assert set(firsts) == {1, 2, 3, 4}
    assert all(60 < firsts.count(seat) < 140 for seat in (1, 2, 3, 4))


def test_tr_9_a_deal_is_read_as_it_was_written() -> None:
    deal = GAME.read_deal(table(2), _deal(tiles=TILES[::-1], first=2, reshuffles=[["T02", "T01"]]))
    assert (deal.tiles[0], deal.first, deal.reshuffles, deal.seed) == ("T65", 2, (("T02", "T01"),), None)
    assert GAME.write_deal(GAME.setup(table(2), deal).position)["reshuffles"] == []


@pytest.mark.parametrize(
    ("changed", "path", "fault"),
    [
        ({"tiles": TILES[1:]}, "tiles", "T01 is missing"),
        ({"tiles": [*TILES[1:], "T02"]}, "tiles[64]", "T02 is there twice"),
        ({"tiles": [*TILES[1:], "T66"]}, "tiles[64]", "'T66' is no piece of the edition"),
        ({"tiles": [*TILES, "T01"]}, "tiles", "has 66 items, at most 65 are allowed"),
        ({"tiles": "T01"}, "tiles", "must be a list, is 'T01'"),
        ({"buildings": BUILDINGS[:-1]}, "buildings", "B33 is missing"),
        ({"buildings": [7, *BUILDINGS[1:]]}, "buildings[0]", "must be a text, is 7"),
        ({"first": 0}, "first", "must be from 1 to 2, is 0"),
        ({"first": 3}, "first", "must be from 1 to 2, is 3"),
        ({"reshuffles": [["T01", "T01"]]}, "reshuffles[0][1]", "T01 is there twice"),
        ({"reshuffles": [["B01"]]}, "reshuffles[0][0]", "'B01' is no piece of the edition"),
        ({"reshuffles": [[]] * 31}, "reshuffles", "has 31 items, at most 30 are allowed"),
        ({"words": []}, "document", "unknown key 'words'"),
    ],
)
def test_tr_9_a_fault_of_a_deal_is_named_with_its_place(changed: dict[str, Plain], path: str, fault: str) -> None:
    with pytest.raises(BadDeal) as caught:
        GAME.read_deal(table(2), _deal(**changed))
    assert (caught.value.code, caught.value.data["path"], caught.value.data["fault"]) == ("malformed", path, fault)
