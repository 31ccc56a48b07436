"""The store's contract about talk."""

import asyncio
from dataclasses import replace

from application.ports.store import Store
from domain.conduct.boundaries import Boundary, BoundaryKind
from domain.conduct.talk import Message, MessageId, Room, RoomEvent, RoomKind
from domain.hosting.terms import MatchId, Moment, PlayerId
from tests.persistence.rows import ADA, BEA, OPENED, SECRET, at, head, logged, player, work

ROOM = Room(MatchId("mat_a"), RoomKind.PLAYERS)
OTHER = Room(MatchId("mat_a"), RoomKind.SPECTATORS)


async def with_table(store: Store) -> None:
    async with work(store) as working:
        for name in ("Ada", "Bea"):
            await working.add_player(player(name))
        await working.open_match(head(), SECRET, logged(1, OPENED))


async def say(store: Store, author: PlayerId, text: str, moment: Moment, room: Room = ROOM) -> Message:
    async with work(store) as working:
        number = await working.next_line(room)
        message = Message(MessageId(f"msg_{room.kind}_{number}"), room, number, author, text, moment)
        await working.add_message(message)
    return message


async def test_messages_are_numbered_by_room_and_read_in_both_directions(store: Store) -> None:
    await with_table(store)
    said = [await say(store, ADA, f"line {number}", at(number)) for number in range(1, 5)]
    elsewhere = await say(store, BEA, "elsewhere", at(9), OTHER)
    assert [each.number for each in said] == [1, 2, 3, 4]
    assert elsewhere.number == 1
    async with store.reading() as reading:
        assert await reading.room_version(ROOM) == 4
        assert await reading.room_version(Room(MatchId("mat_b"), RoomKind.PLAYERS)) == 0
        assert await reading.messages(ROOM, None, None, 2) == said[:2]
        assert await reading.messages(ROOM, None, 2, 9) == said[2:]
        assert await reading.messages(ROOM, None, 3, 9, is_backward=True) == [said[1], said[0]]
        assert await reading.messages(ROOM, None, None, 2, is_backward=True) == [said[3], said[2]]
        assert await reading.message(said[1].id) == said[1]
        assert await reading.message(MessageId("msg_none")) is None
        assert await reading.room_events(ROOM, None, 3, 9) == [RoomEvent(4, at(4), said[3])]


async def test_two_who_speak_at_once_get_two_numbers(store: Store) -> None:
    await with_table(store)

    async def speak(number: int) -> None:
        async with work(store) as working:
            line = await working.next_line(ROOM)
            await working.add_message(Message(MessageId(f"msg_{number}"), ROOM, line, ADA, "x", at(1)))

    await asyncio.gather(*(speak(number) for number in range(8)))
    async with store.reading() as reading:
        assert [each.number for each in await reading.messages(ROOM, None, None, 20)] == list(range(1, 9))


async def test_a_removal_takes_the_text_and_is_a_line_of_its_own(store: Store) -> None:
    await with_table(store)
    first, second = await say(store, ADA, "rude", at(1)), await say(store, BEA, "hello", at(2))
    async with work(store) as working:
        assert await working.remove_message(first, await working.next_line(ROOM), at(3))
        assert not await working.remove_message(first, 99, at(4))
    gone = replace(first, text="", removed_at=at(3))
    async with store.reading() as reading:
        assert await reading.messages(ROOM, None, None, 9) == [gone, second]
        assert await reading.room_events(ROOM, None, 0, 9) == [
            RoomEvent(1, at(1), gone),
            RoomEvent(2, at(2), second),
            RoomEvent(3, at(3), gone, is_removal=True),
        ]
        assert await reading.messages_by(ADA, at(0), 9) == []
        assert await reading.messages_by(BEA, at(0), 9) == [second]
        assert await reading.messages_by(BEA, at(2), 9) == []


async def test_a_reader_does_not_read_those_who_are_blocked_or_muted(store: Store) -> None:
    await with_table(store)
    first, second = await say(store, ADA, "rude", at(1)), await say(store, BEA, "hello", at(2))
    async with work(store) as working:
        await working.set_boundary(Boundary(BEA, ADA, BoundaryKind.MUTE, at(3)))
        assert await working.remove_message(first, await working.next_line(ROOM), at(3))
    async with store.reading() as reading:
        assert await reading.messages(ROOM, BEA, None, 9) == [second]
        assert [event.number for event in await reading.room_events(ROOM, BEA, 0, 9)] == [2]
        assert [event.number for event in await reading.room_events(ROOM, ADA, 0, 9)] == [1, 2, 3]


async def test_old_lines_go_in_batches_and_numbers_go_on(store: Store) -> None:
    await with_table(store)
    said = [await say(store, ADA, "x", at(number)) for number in range(1, 4)]
    async with work(store) as working:
        await working.remove_message(said[0], await working.next_line(ROOM), at(9))
        assert [await working.forget_messages(at(3), 1) for _ in range(3)] == [1, 1, 0]
    async with store.reading() as reading:
        assert [event.number for event in await reading.room_events(ROOM, None, 0, 9)] == [3], "of a removal alone"
        assert await reading.room_version(ROOM) == 4


async def test_erasing_a_player_takes_what_they_said(store: Store) -> None:
    await with_table(store)
    await say(store, ADA, "about me", at(1))
    kept = await say(store, BEA, "about the game", at(2))
    async with work(store) as working:
        await working.erase_player(ADA)
    async with store.reading() as reading:
        assert await reading.messages(ROOM, None, None, 9) == [kept]


async def test_a_match_that_goes_takes_its_rooms_along(store: Store) -> None:
    await with_table(store)
    message = await say(store, ADA, "x", at(1))
    async with work(store) as working:
        await working.forget_matches([MatchId("mat_a")])
    async with store.reading() as reading:
        assert await reading.message(message.id) is None
        assert await reading.room_version(ROOM) == 0
