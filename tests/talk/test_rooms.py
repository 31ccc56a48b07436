"""Rooms: who reads and writes where, and until when."""

import asyncio
from contextlib import aclosing
from dataclasses import replace

import pytest

from application.callers import NOBODY, Caller
from application.conduct.set_boundary import set_boundary
from application.errors import Conflict, Forbidden, LimitReached, Malformed, NotFound, Refusal, Unauthenticated
from application.hosting.terms import Terms
from application.matches.abort import abort
from application.matches.join import join
from application.matches.resign import resign
from application.operators.audit import Operator
from application.operators.change_role import grant_as
from application.players.sessions import player_scopes
from application.policy import Policy
from application.talk.read_room import find_message, follow_room, list_messages, read_room_events
from application.talk.remove_message import remove_message
from application.talk.rooms import known_room, view_room
from application.talk.say import say
from domain.conduct.boundaries import BoundaryKind
from domain.hosting.players import PlayerRole
from domain.hosting.terms import Access, MatchId
from tests.fakes.desk import Town

OLA = Operator("ola", "a trial")


async def with_role(town: Town, name: str, role: PlayerRole) -> Caller:
    caller = await town.human(name)
    await grant_as(town.desk, OLA, caller.required_player().id, role)
    player = replace(caller.required_player(), role=role)
    return replace(caller, player=player, scopes=player_scopes(player))


async def texts(town: Town, caller: Caller, key: str) -> list[str]:
    return [each.text for each in (await list_messages(town.desk, caller, key, None, 100)).items]


async def test_players_talk_at_their_table_and_nobody_else_reads_along() -> None:
    town = Town()
    ada, guest, cal = await town.human("Ada"), await town.guest(), await town.human("Cal")
    key = f"{await town.started(ada, guest)}/players"
    await say(town.desk, ada, key, "hello")
    await say(town.desk, guest, key, "good luck")
    for each in (ada, guest):
        assert await texts(town, each, key) == ["hello", "good luck"]
    for stranger in (cal, NOBODY):
        with pytest.raises(Forbidden, match="not-seated"):
            await texts(town, stranger, key)
    with pytest.raises(Forbidden, match="not-seated"):
        await say(town.desk, cal, key, "let me in")


async def test_players_read_what_spectators_said_after_the_end_only() -> None:
    town = Town()
    ada, bea, cal = [await town.human(name) for name in ("Ada", "Bea", "Cal")]
    match = await town.started(ada, bea)
    key = f"{match}/spectators"
    message = await say(town.desk, cal, key, "she should take the third")
    for player in (ada, bea):
        for attempt in (texts(town, player, key), find_message(town.desk, player, message.id)):
            with pytest.raises(Forbidden, match="spectators-only"):
                await attempt
    with pytest.raises(Unauthenticated, match="sign-in-needed"):
        await texts(town, NOBODY, key)
    with pytest.raises(Forbidden, match="humans-only"):
        await texts(town, await town.guest(), key)
    await resign(town.desk, ada, match)
    for reader in (ada, bea, cal, NOBODY):
        assert await texts(town, reader, key) == ["she should take the third"]


async def test_a_bot_and_its_owner_are_no_spectators_of_each_other() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    robot = await town.bot(ada, "Robot")
    key = f"{await town.started(bea, robot)}/spectators"
    with pytest.raises(Forbidden, match="spectators-only"):
        await texts(town, ada, key)
    with pytest.raises(Forbidden, match="humans-only"):
        await texts(town, await town.bot(ada, "Spy"), key)


async def test_a_closed_table_has_no_room_for_spectators_and_none_that_strangers_can_tell_from_nothing() -> None:
    town = Town()
    ada, bea, cal = [await town.human(name) for name in ("Ada", "Bea", "Cal")]
    terms = Terms("moon-river", 2, access=Access(listed=False, spectators=False))
    match = await town.started(ada, bea, terms=terms)
    with pytest.raises(NotFound, match="unknown-room"):
        await texts(town, ada, f"{match}/spectators")
    for kind in ("players", "spectators"):
        answers = []
        for id in (match, MatchId("mat_nothing")):
            with pytest.raises(NotFound) as refused:
                await texts(town, cal, f"{id}/{kind}")
            answers.append(refused.value.code)
        assert answers == ["unknown-match"] * 2


async def test_a_room_closes_some_time_after_the_end_and_can_still_be_read() -> None:
    town = Town(policy=Policy(room_open_after_end=60_000))
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.table(ada, bea)
    key = f"{match}/players"
    await say(town.desk, ada, key, "hello")
    await abort(town.desk, ada, match)
    town.clock.advance(59_000)
    await say(town.desk, bea, key, "bye")
    town.clock.advance(1_000)
    with pytest.raises(Conflict, match="room-closed"):
        await say(town.desk, ada, key, "too late")
    assert await texts(town, ada, key) == ["hello", "bye"]
    async with aclosing(await follow_room(town.desk, ada, key)) as stream:
        assert [event.message.text async for event in stream] == ["hello", "bye"], "and the stream ends"


async def test_a_flood_is_slowed_down() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    key = f"{await town.started(ada, bea)}/players"
    await say(town.desk, ada, key, "hello")
    assert ("messages", ada.required_player().id) in town.limits.taken
    town.limits.empty("messages")
    with pytest.raises(LimitReached, match="too-many-requests"):
        await say(town.desk, ada, key, "spam")
    assert await texts(town, bea, key) == ["hello"]


@pytest.mark.parametrize("text", ["", " \u200b\u202e\n", "x" * 301, "x" * 1_000_000])
async def test_a_text_that_is_empty_or_too_long_is_refused(text: str) -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    with pytest.raises(Malformed, match="bad-text"):
        await say(town.desk, ada, f"{await town.started(ada, bea)}/players", text)


@pytest.mark.parametrize("kind", BoundaryKind)
async def test_a_block_and_a_mute_hold_for_their_reader_alone(kind: BoundaryKind) -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    key = f"{await town.started(ada, bea)}/players"
    message = await say(town.desk, ada, key, "rude")
    await set_boundary(town.desk, bea, ada.required_player().id, kind)
    await say(town.desk, bea, key, "calm")
    assert await texts(town, bea, key) == ["calm"]
    assert await texts(town, ada, key) == ["rude", "calm"]
    assert [event.message.text for event in (await read_room_events(town.desk, bea, key))[0]] == ["calm"]
    with pytest.raises(NotFound, match="unknown-message"):
        await find_message(town.desk, bea, message.id)


async def test_a_stream_resumes_behind_its_cursor_in_another_process() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    key = f"{await town.started(ada, bea)}/players"
    for number in range(3):
        await say(town.desk, ada, key, f"line {number}")
    elsewhere = town.another_desk()
    async with aclosing(await follow_room(elsewhere, bea, key, 1)) as stream:
        heard = [(await anext(stream)).message.text for _ in range(2)]
        live = asyncio.ensure_future(anext(stream))
        await say(town.desk, bea, key, "live")
        event = await live
    assert [*heard, event.message.text, event.number] == ["line 1", "line 2", "live", 4]


async def test_a_stream_of_the_spectators_ends_for_one_who_sits_down() -> None:
    town = Town()
    ada, bea, cal = [await town.human(name) for name in ("Ada", "Bea", "Cal")]
    match = await town.open(ada, Terms("moon-river", 2))
    key = f"{match}/spectators"
    async with aclosing(await follow_room(town.desk, cal, key)) as stream:
        waiting = asyncio.ensure_future(anext(stream))
        await asyncio.sleep(0)
        await join(town.desk, cal, match)
        await say(town.desk, bea, key, "now she plays herself")
        with pytest.raises(Forbidden, match="spectators-only"):
            await waiting


async def test_a_moderator_removes_a_message_and_everybody_who_follows_is_told() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    mod = await with_role(town, "Mod", PlayerRole.MODERATOR)
    key = f"{await town.started(ada, bea)}/players"
    message = await say(town.desk, ada, key, "rude")
    for other in (ada, bea):
        with pytest.raises(Forbidden, match="scope-missing"):
            await remove_message(town.desk, other, message.id, "no")
    removed = await remove_message(town.desk, mod, message.id, "an insult")
    assert (removed.is_removed, removed.text) == (True, "")
    assert (await find_message(town.desk, bea, message.id)).text == ""
    events, version = await read_room_events(town.desk, bea, key)
    assert [(event.number, event.is_removal, event.message.text) for event in events] == [(1, False, ""), (2, True, "")]
    assert version == 2
    await remove_message(town.desk, mod, message.id, "again")
    async with town.store.reading() as reading:
        lines = await reading.audit(message.id, 9)
    assert [(line.operator, line.action, line.reason) for line in lines] == [
        (mod.required_player().id, "remove-message", "an insult")
    ]


async def test_a_moderator_does_not_remove_what_an_admin_said() -> None:
    town = Town()
    boss, mod = await with_role(town, "Boss", PlayerRole.ADMIN), await with_role(town, "Mod", PlayerRole.MODERATOR)
    key = f"{await town.started(boss, await town.human('Ada'))}/players"
    message = await say(town.desk, boss, key, "I am the boss")
    with pytest.raises(Forbidden, match="rank-too-low"):
        await remove_message(town.desk, mod, message.id, "no")


@pytest.mark.parametrize("key", ["mat_x/players", "lge_x/players", "kitchen", "mat_x/kitchen", "../players", "\0"])
async def test_a_room_of_nothing_is_not_found(key: str) -> None:
    town = Town()
    ada = await town.human("Ada")
    with pytest.raises(Refusal) as refused:
        await view_room(town.desk, ada, known_room(key))
    assert isinstance(refused.value, NotFound)
