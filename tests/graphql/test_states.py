"""A match at any version, and events that carry the state they led to."""

from typing import Any

import pytest

from api.graphql.schema import match_states
from application.hosting.match_view import MatchView
from application.hosting.terms import Terms
from application.matches.join import join
from application.matches.open_match import open_match
from application.matches.start import start
from application.matches.undo import undo
from application.matches.view_match import view_match
from tests.graphql.sockets import line, streamed
from tests.houses import AMPLE, Guest, House, served
from tests.tables import TableInHouse, caller_of, started

STATE = "version ply status toMove decision { seat kind } standing { seat score } positionJson legalMoves { notation }"
FOLLOW = f"""subscription ($id: ID!, $after: String) {{ matchEvents(matchId: $id, after: $after) {{
  version kind state {{ {STATE} }} match {{ version status seats {{ score player {{ name }} }} }} }} }}"""
AT = f"""query ($id: ID!, $version: Int, $ply: Int) {{ match(id: $id) {{
  at(version: $version, ply: $ply) {{ {STATE} }} }} }}"""


async def _table(house: House, game: str = "moon-river", seats: int = 2) -> TableInHouse:
    return await started(house, [await house.human(name) for name in ("Ann", "Ben", "Cleo")[:seats]], game)


async def _at(guest: Guest, table: TableInHouse, **place: int) -> Any:
    return (await guest.data(AT, id=table.id, **place))["match"]["at"]


async def _current(guest: Guest, table: TableInHouse) -> Any:
    selection = "version status toMove { number } decision { seat kind } positionJson legalMoves { notation }"
    return (await guest.data(f'{{ match(id: "{table.id}") {{ {selection} seats {{ number score }} }} }}'))["match"]


def _same(state: Any, current: Any) -> bool:
    """Whether a state shows what the match itself showed at that version."""
    shown = {
        **{key: state[key] for key in ("version", "status", "decision", "positionJson", "legalMoves")},
        "toMove": None if state["toMove"] is None else {"number": state["toMove"]},
        "seats": [{"number": each["seat"], "score": each["score"]} for each in state["standing"]],
    }
    return bool(shown == current)


@pytest.mark.parametrize("game", ["moon-river", "the-river"])
async def test_every_version_shows_what_the_match_showed_then(house: House, game: str) -> None:
    table = await _table(house, game)
    seen = [await _current(table.owner, table)]
    while await table.play_some(1, seed=len(seen)) and len(seen) < 40:
        seen.append(await _current(table.owner, table))
    for current in reversed(seen):
        assert _same(await _at(table.owner, table, version=current["version"]), current)


async def test_a_ply_counts_the_moves_that_stand(house: House) -> None:
    table = await _table(house)
    first = await _current(table.owner, table)
    await _undone(table)
    assert (await _at(table.owner, table, ply=0))["positionJson"] == first["positionJson"]
    standing = (await _at(table.owner, table, version=await table.version()))["ply"]
    await table.play_some(1)
    assert (await _at(table.owner, table, ply=standing + 1))["version"] == await table.version()


async def _undone(table: TableInHouse) -> Any:
    """Plays until a move can be taken back, and takes it back; gives the match as it was before that move."""
    desk = table.house.desk
    while True:
        before = await _current(table.owner, table)
        mover = await caller_of(await table.mover())
        await table.play_some(1)
        if (await view_match(desk, mover, table.id)).can_undo:
            break
    await undo(desk, mover, table.id, await table.version())
    return before


async def test_versions_that_never_were_are_refused(house: House) -> None:
    table = await _table(house)
    for place in ({"version": 0}, {"version": 10_000}, {"ply": -1}, {"ply": 1}, {}, {"ply": 0, "version": 1}):
        answer = (await table.owner.post(AT, {"id": table.id, **place})).json()
        assert answer["data"]["match"]["at"] is None
        assert answer["errors"][0]["extensions"]["code"] in ("bad-number", "malformed")


async def test_one_subscription_shows_every_state_from_the_first(house: House) -> None:
    table = await _table(house)
    await table.play_some(20)
    async with served(house) as address, line(address, table.owner) as socket:
        await socket.subscribe("all", FOLLOW, id=table.id)
        for version in range(1, await table.version() + 1):
            event = (await socket.data("all"))["matchEvents"]
            assert event["version"] == event["state"]["version"] == event["match"]["version"] == version
            assert event["state"] == await _at(table.owner, table, version=version)
            assert [seat["score"] for seat in event["match"]["seats"]] == [
                each["score"] for each in event["state"]["standing"]
            ]
        await table.play_some(1)
        assert _same((await socket.data("all"))["matchEvents"]["state"], await _current(table.owner, table))


async def test_an_undo_says_what_is_restored(house: House) -> None:
    table = await _table(house)
    before = await _undone(table)
    document = """subscription ($id: ID!, $after: String) { matchEvents(matchId: $id, after: $after) {
      kind move restoredVersion undoneMoves state { positionJson } } }"""
    async with served(house) as address, line(address, table.owner) as socket:
        await socket.subscribe("undo", document, id=table.id, after=str(before["version"]))
        moved, undone = [(await socket.data("undo"))["matchEvents"] for _ in range(2)]
    told = (undone["kind"], undone["restoredVersion"], undone["undoneMoves"])
    assert told == ("UNDONE", before["version"], [moved["move"]])
    assert undone["state"]["positionJson"] == before["positionJson"]


@pytest.mark.skipif(not AMPLE.graphql_plans, reason="without plans every listener's event is executed")
async def test_an_event_is_completed_once_for_an_audience(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two spectators share it, whatever their cursors; a player has an own one."""
    made: list[int | None] = []
    original = match_states.state_of

    def counted(look: MatchView) -> match_states.MatchState:
        made.append(look.seat)
        return original(look)

    monkeypatch.setattr("api.graphql.schema.events.state_of", counted)
    table = await _table(house)
    version = await table.version()
    one, other = await house.human("Dora"), await house.human("Emil")
    async with (
        served(house) as address,
        line(address, one) as dora,
        line(address, other) as emil,
        line(address, table.owner) as ann,
    ):
        for socket, after in ((dora, version), (emil, version - 1), (ann, version)):
            await socket.subscribe("all", FOLLOW, id=table.id, after=str(after))
        await emil.data("all")
        made.clear()
        await table.play_some(1)
        public = [await dora.data("all"), await emil.data("all")]
        own = await ann.data("all")
    assert public[0] == public[1]
    assert own["matchEvents"]["version"] == public[0]["matchEvents"]["version"]
    assert sorted(made, key=str) == [1, None]


async def test_what_is_private_is_never_shared(house: House) -> None:
    """Both watch, so they are one audience; each may see its own tokens only."""
    creator, *players = [await house.human(name) for name in ("Dora", "Ann", "Ben")]
    opened = await open_match(house.desk, await caller_of(creator), Terms("the-river", 2))
    table = TableInHouse(house, opened.view.match.id, tuple(players))
    for player in players:
        await join(house.desk, await caller_of(player), table.id)
    await start(house.desk, await caller_of(creator), table.id)
    document = """subscription ($id: ID!, $after: String) { matchEvents(matchId: $id, after: $after) {
      version match { creator { tokens { id } } } } }"""
    variables = {"id": table.id, "after": str(await table.version())}
    async with (
        served(house) as address,
        streamed(creator, address, document, variables) as own,
        streamed(await house.human("Emil"), address, document, variables) as others,
    ):
        await table.play_some(1)
        _, _, first = await anext(own)
        _, _, second = await anext(others)
    assert first["data"]["matchEvents"]["match"]["creator"]["tokens"]
    assert second["data"]["matchEvents"]["match"]["creator"] == {"tokens": None}
    assert second["errors"][0]["extensions"]["code"] == "not-your-account"


async def test_a_stream_takes_no_selection_that_costs_too_much_for_each_event(house: House) -> None:
    table = await _table(house)
    document = "subscription ($id: ID!) { matchEvents(matchId: $id) { match { hint { move } } } }"
    async with served(house) as address, line(address, table.owner) as socket:
        await socket.subscribe("dear", document, id=table.id)
        message = await socket.message("dear")
    assert message["type"] == "error"
    assert message["payload"][0]["extensions"]["limit"] == "stream-cost"


async def test_a_player_leads_to_ratings_matches_and_a_lasting_avatar(house: House) -> None:
    table = await _table(house)
    own = "avatarKey ratings { rating } matches(first: 5) { totalCount edges { node { id } } }"
    ask = f"query ($id: ID!) {{ match(id: $id) {{ seats {{ player {{ {own} }} }} }} }}"
    seats = (await house.guest().data(ask, id=table.id))["match"]["seats"]
    for seat in seats:
        assert seat["player"]["ratings"] == []
        assert seat["player"]["matches"] == {"totalCount": 1, "edges": [{"node": {"id": table.id}}]}
    keys = [seat["player"]["avatarKey"] for seat in seats]
    assert len(set(keys)) == len(keys)
    rest = (await house.http.get(f"/v1/matches/{table.id}")).json()["seats"]
    assert [seat["player"]["avatar_key"] for seat in rest] == keys
