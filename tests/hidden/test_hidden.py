"""Hidden information: whatever the piles still hold, nobody's bytes depend on it; secrets come out at the end only."""

import asyncio
import base64
import tempfile
from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any, cast
from zlib import crc32

import orjson
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from application.matches.play import play
from domain.catalog import standard
from domain.hosting.terms import Moment
from domain.kernel.plain import Plain
from domain.kernel.records import AnyGame, read_record, verify
from tests import houses
from tests.hidden.deals import DealtGame, Play, dealt, played
from tests.hidden.readings import readings, refused, streams
from tests.houses import Guest, House, MovableClock, served
from tests.tables import TableInHouse, caller_of, started

SECRET = sha256(b"what nobody may know before the end").digest()
WORDS = ("abracadabra-one", "hocus-pocus-two", "simsalabim-three", "alakazam-four")
NONSENSE = ("select:9", "claim:Z99")


class CountingIds:
    """The port's Ids, the same in every house."""

    def __init__(self) -> None:
        self._count = 0

    def fresh(self, prefix: str) -> str:
        self._count += 1
        return f"{prefix}_{self._count:024}"

    def secret(self) -> bytes:
        return SECRET

    def token(self) -> str:
        return f"hw_{self.fresh('token')}"


class StoppedClock(MovableClock):
    """A clock that shows the same in every house."""

    def now(self) -> Moment:
        return Moment(1_800_000_000_000 + self.ahead)


async def _told(folder: Path, game: AnyGame, at: Play) -> dict[str, bytes]:
    """Everything that everybody can get of the play, in a house where it was dealt so."""
    async with houses.house(folder, ids=CountingIds(), clock=StoppedClock(), games=[game]) as house:
        people = [await house.human(name) for name in ("Ann", "Ben", "Cleo", "Dan")[: at.seats]]
        table = await started(house, people, game.info.key, dict(at.options), WORDS)
        await _replayed(table, at)
        mover, waiting = await table.mover(), await table.waiting()
        readers = {"mover": mover, "waiting": waiting.speaking("it"), "nobody": house.guest("pt")}
        return await _collected(house, table, at, readers)


async def _replayed(table: TableInHouse, at: Play) -> None:
    callers = [await caller_of(player) for player in table.players]
    for move in at.moves:
        look = await table.look()
        assert look.match.to_move is not None
        await play(table.house.desk, callers[look.match.to_move - 1], table.id, look.version, move)


async def _collected(house: House, table: TableInHouse, at: Play, readers: Mapping[str, Guest]) -> dict[str, bytes]:
    legal = [at.game.notation.format(move) for move in at.game.legal_moves(at.position)]
    moves = [legal[0], legal[-1], *NONSENSE]
    told: dict[str, bytes] = {}
    async with served(house) as address:
        for who, guest in readers.items():
            told |= {f"{who}: {what}": said async for what, said in readings(guest, table, at.game.info.key, moves)}
            wrong = NONSENSE if who == "mover" else moves
            told |= {f"{who}: {what}": said async for what, said in refused(guest, table, wrong)}
            told |= {f"{who}: {what}": said async for what, said in streams(guest, table, address)}
    return told


def _compared(at: Play, one: AnyGame, other: AnyGame) -> tuple[list[str], dict[str, bytes]]:
    """The names of what differs between two houses, and what the first one told."""

    async def both() -> tuple[dict[str, bytes], dict[str, bytes]]:
        with tempfile.TemporaryDirectory() as here, tempfile.TemporaryDirectory() as there:
            return await _told(Path(here), one, at), await _told(Path(there), other, at)

    first, second = asyncio.run(both())
    assert first.keys() == second.keys()
    return [name for name in first if first[name] != second[name]], first


TABLES: list[tuple[str, dict[str, str | None]]] = [
    ("moon-river", {}),
    ("moon-river", {"variant": "legends", "scenario": "outlaws"}),
    ("the-river", {}),
]


@settings(max_examples=4)
@given(
    table=some.sampled_from(TABLES),
    seats=some.integers(2, 4),
    seed=some.integers(0, 10**6),
    moves=some.integers(0, 130),
)
def test_no_byte_depends_on_what_the_piles_still_hold(
    table: tuple[str, dict[str, str | None]], seats: int, seed: int, moves: int
) -> None:
    key, options = table
    at = played(key, standard(key).info.colours[:seats], options, seed, moves)
    other = at.other_deal(seed + 1)
    differing, told = _compared(at, dealt(at.game, at.deal), dealt(at.game, other))
    assert differing == []
    _nothing_secret(b"\n".join(told.values()))


def _nothing_secret(told: bytes) -> None:
    for hidden in (SECRET, SECRET.hex().encode(), SECRET.hex().upper().encode(), base64.b64encode(SECRET)):
        assert hidden not in told
    for word in WORDS:
        assert word.encode() not in told


class LeakyGame(DealtGame):
    """A game whose view tells something of the next piece."""

    def view(self, position: Any, viewer: int | None) -> Any:
        seen = self._game.view(position, viewer)
        return replace(seen, turns=crc32(str(self._deal["plots"]).encode()))


def test_a_view_that_leaks_is_caught() -> None:
    at = played("moon-river", standard("moon-river").info.colours[:2], {}, 5, 20)
    one, other = LeakyGame(at.game, at.deal), LeakyGame(at.game, at.other_deal(6))
    differing, _ = _compared(at, cast(AnyGame, one), cast(AnyGame, other))
    assert "nobody: GraphQL compact" in differing
    assert "mover: REST " in differing


def test_two_deals_really_differ_and_hold_the_same_pieces() -> None:
    for key, options in TABLES:
        at = played(key, standard(key).info.colours[:3], options, 1, 30)
        other = at.other_deal(2)
        assert other != at.deal
        assert {pile: _pieces(deal) for pile, deal in other.items()} == {
            pile: _pieces(deal) for pile, deal in at.deal.items()
        }


def _pieces(pile: Plain) -> list[str]:
    return sorted(map(str, pile)) if isinstance(pile, list) else [str(pile)]


@pytest.mark.parametrize("key", ["moon-river", "the-river"])
async def test_at_the_end_the_secret_comes_out_and_the_record_verifies_offline(tmp_path: Path, key: str) -> None:
    async with houses.house(tmp_path, ids=CountingIds()) as house:
        people = [await house.human(name) for name in ("Ann", "Ben")]
        table = await started(house, people, key, None, WORDS[:2])
        read = f'{{ match(id: "{table.id}") {{ status commitment secret record seats {{ words }} }} }}'
        before = await house.guest().post(read)
        _nothing_secret(before.content)
        await table.play_out()
        after = (await house.guest().data(read))["match"]
        assert after["secret"] == SECRET.hex()
        assert [seat["words"] for seat in after["seats"]] == list(WORDS[:2])
        assert after["commitment"] == (before.json())["data"]["match"]["commitment"]
        fetched = await house.guest().get(f"/v1/matches/{table.id}/record")
        for text in (fetched.text, _json(after["record"])):
            record = read_record(text)
            assert record.dealing is not None
            assert record.dealing.commitment == after["commitment"]
            verify(standard(key), record)


def _json(value: object) -> str:
    return orjson.dumps(value).decode()
