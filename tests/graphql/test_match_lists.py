"""Lists of matches that are followed live: the lobby, and one's own matches."""

from typing import Any

import pytest

from application.hosting.terms import OwnSeat, Terms
from application.matches.abort import abort
from application.matches.join import join
from application.matches.open_match import open_match
from application.matches.start import start
from application.process import match_lists
from domain.hosting.terms import Access, MatchId
from tests.graphql.sockets import Line, line
from tests.houses import Guest, House, served
from tests.tables import TableInHouse, caller_of

LIST = """{ isSnapshot hasMore gone { matchId status }
  matches { id status version toMove { number } viewerSeat seats { player { name } } } }"""
LOBBY = f"subscription {{ lobby {LIST} }}"
MINE = f"subscription {{ myMatches {LIST} }}"
TERMS = Terms("the-river", 2)


async def _opened(guest: Guest, terms: Terms = TERMS) -> MatchId:
    return (await open_match(guest.house.desk, await caller_of(guest), terms, OwnSeat())).view.match.id


class Followed:
    """A client's list, kept as the changes say; nothing else is read."""

    def __init__(self, socket: Line, field: str) -> None:
        self.socket = socket
        self.field = field
        self.matches: dict[str, Any] = {}
        self.gone: dict[str, str] = {}

    async def hear(self) -> None:
        change = (await self.socket.data(self.field))[self.field]
        if change["isSnapshot"]:
            self.matches.clear()
        self.matches |= {match["id"]: match for match in change["matches"]}
        for gone in change["gone"]:
            self.matches.pop(gone["matchId"], None)
            self.gone[gone["matchId"]] = gone["status"]

    async def until(self, match: str, version: int) -> Any:
        while self.matches.get(match, {"version": 0})["version"] < version:
            await self.hear()
        return self.matches[match]

    async def until_gone(self, match: str) -> str:
        while match not in self.gone:
            await self.hear()
        return self.gone[match]


async def _follow(socket: Line, document: str, field: str) -> Followed:
    await socket.subscribe(field, document)
    followed = Followed(socket, field)
    await followed.hear()
    return followed


async def test_the_lobby_shows_tables_that_open_fill_and_go(house: House) -> None:
    ann, ben = await house.human("Ann"), await house.human("Ben")
    first = await _opened(ann)
    async with served(house) as address, line(address) as socket:
        lobby = await _follow(socket, LOBBY, "lobby")
        assert list(lobby.matches) == [first]
        second = await _opened(ben)
        assert (await lobby.until(second, 2))["seats"] == [{"player": {"name": "Ben"}}, {"player": None}]
        await join(house.desk, await caller_of(ann), second)
        assert (await lobby.until(second, 3))["seats"][1] == {"player": {"name": "Ann"}}
        await start(house.desk, await caller_of(ben), second)
        assert await lobby.until_gone(second) == "RUNNING"
        await abort(house.desk, await caller_of(ann), first)
        assert await lobby.until_gone(first) == "ABORTED"
        assert lobby.matches == {}


async def test_tables_that_are_not_listed_are_not_in_the_lobby(house: House) -> None:
    ann = await house.human("Ann")
    await _opened(ann, Terms("the-river", 2, access=Access(listed=False)))
    async with served(house) as address, line(address) as socket:
        lobby = await _follow(socket, LOBBY, "lobby")
        shown = await _opened(ann)
        await lobby.until(shown, 2)
        assert list(lobby.matches) == [shown]


async def test_the_lobby_says_which_seat_is_the_callers(house: House) -> None:
    ann = await house.human("Ann")
    async with served(house) as address, line(address, ann) as own, line(address) as other:
        seen, unseen = await _follow(own, LOBBY, "lobby"), await _follow(other, LOBBY, "lobby")
        match = await _opened(ann)
        assert (await seen.until(match, 2))["viewerSeat"] == 1
        assert (await unseen.until(match, 2))["viewerSeat"] is None


async def test_a_listener_far_behind_gets_a_snapshot(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_lists, "PAUSE", 0)
    lobby = house.desk.lobby
    await lobby.refresh()
    number, ann = lobby.number, await house.human("Ann")
    first = await _opened(ann)
    await lobby.refresh()
    assert [change.is_snapshot for change in lobby.changes_after(number)] == [False]
    await abort(house.desk, await caller_of(ann), first)
    for _ in range(match_lists.KEPT_CHANGES):
        last = await _opened(ann)
        await lobby.refresh()
        await abort(house.desk, await caller_of(ann), last)
    [snapshot] = lobby.changes_after(number)
    assert snapshot.is_snapshot
    assert [summary.id for summary in snapshot.matches] == [last]


async def test_ones_own_matches_tell_turns_and_ends(house: House) -> None:
    ann, ben = await house.human("Ann"), await house.human("Ben")
    async with served(house) as address, line(address, ann) as socket:
        mine = await _follow(socket, MINE, "myMatches")
        assert mine.matches == {}
        match = await _opened(ben)
        await join(house.desk, await caller_of(ann), match)
        assert (await mine.until(match, 3))["viewerSeat"] == 2
        await start(house.desk, await caller_of(ben), match)
        table = TableInHouse(house, match, (ben, ann))
        for _ in range(5):
            await table.play_some(1)
            look = await table.look()
            assert (await mine.until(match, look.version))["toMove"] == {"number": look.match.to_move}
        await table.play_out()
        assert await mine.until_gone(match) == "FINISHED"


async def test_others_matches_are_not_ones_own(house: House) -> None:
    ann, ben = await house.human("Ann"), await house.human("Ben")
    await _opened(ben)
    async with served(house) as address, line(address, ann) as socket:
        mine = await _follow(socket, MINE, "myMatches")
        own = await _opened(ann)
        await mine.until(own, 2)
        assert list(mine.matches) == [own]
