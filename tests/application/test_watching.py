"""What can be seen: views, secrets before and after the end, events, streams that resume, turns, records."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from application.callers import NOBODY, Caller
from application.errors import Refusal, StaleVersion
from application.hosting.terms import OwnSeat
from application.hosting.visible_log import event_of
from application.matches.abort import abort
from application.matches.export_record import export_record
from application.matches.follow import follow
from application.matches.join import join
from application.matches.legal_moves import legal_moves
from application.matches.my_turns import follow_turns, my_turns
from application.matches.open_match import open_match
from application.matches.play import play
from application.matches.read_events import read_events
from application.matches.resign import resign
from application.matches.start import start
from application.matches.view_match import connected_players, view_match
from application.policy import Policy
from application.ports.store import Reading
from domain.hosting.entries import Joined, Logged, Moved
from domain.hosting.terms import MatchId
from domain.kernel.records import read_record, verify
from domain.kernel.refusals import BadRecord
from tests.application.tables import LIVE, TWO, first_of, mover, moves_of, play_on, refused
from tests.fakes.desk import GAMES, Town
from tests.fakes.store import FakeStore

SPOKEN = ("whispered-by-ada", "whispered-by-bea")


async def whispering(town: Town) -> tuple[MatchId, Caller, Caller]:
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = (await open_match(town.desk, ada, TWO, OwnSeat(words=SPOKEN[0]))).view.match.id
    await join(town.desk, bea, match, OwnSeat(words=SPOKEN[1]))
    await start(town.desk, ada, match)
    return match, ada, bea


async def everything_told(town: Town, caller: Caller, match: MatchId) -> str:
    """All that this caller can get hold of about the match, as one text."""
    seen = await view_match(town.desk, caller, match)
    page = await read_events(town.desk, caller, match)
    told = [
        seen.match,
        seen.game_view,
        seen.decision,
        seen.scores,
        seen.secret,
        await legal_moves(town.desk, caller, match),
    ]
    try:
        await play(town.desk, caller, match, 1, "x")
    except StaleVersion as stale:
        told.append(stale.missed)
    except Refusal as refusal:
        told.append(refusal.data)
    return repr([told, [event_of(logged) for logged in page.entries], page])


async def test_neither_secret_nor_words_are_told_before_the_end_and_both_after_it() -> None:
    town = Town()
    match, ada, bea = await whispering(town)
    secret = (await town.desk.matches.fresh(match)).secret
    hidden = [*SPOKEN, secret.hex(), repr(secret)]
    for _ in range(12):
        await play_on(town, match, ada, bea, moves=10)
        for caller in (ada, bea, NOBODY):
            told = await everything_told(town, caller, match)
            assert [part for part in hidden if part in told] == []
    await resign(town.desk, ada, match)
    told = await everything_told(town, NOBODY, match)
    assert all(part in told for part in (*SPOKEN, secret.hex()))


async def test_streams_hide_the_words_while_the_match_lasts() -> None:
    town = Town()
    match, ada, bea = await whispering(town)
    stream = await follow(town.desk, ada, match)
    seen = await first_of(stream, 4)
    await stream.aclose()
    words = [logged.entry.words for logged in seen if isinstance(logged, Logged) and isinstance(logged.entry, Joined)]
    assert words == ["", ""]
    await abort(town.desk, ada, match)
    after = [logged.entry.words async for logged in await follow(town.desk, bea, match) if type(logged.entry) is Joined]
    assert after == list(SPOKEN)


async def test_a_page_of_events_goes_on_where_the_last_one_ended() -> None:
    town = Town()
    match, ada, bea = await whispering(town)
    await play_on(town, match, ada, bea, moves=20)
    cursor, seen = 0, []
    while True:
        page = await read_events(town.desk, NOBODY, match, cursor, 7)
        seen += [logged.version for logged in page.entries]
        if not page.has_more:
            break
        cursor = seen[-1]
    assert seen == list(range(1, page.version + 1))


@pytest.mark.parametrize("after", [-1, 99])
async def test_a_cursor_that_was_never_given_out_is_refused(after: int) -> None:
    town = Town()
    match, ada, _ = await whispering(town)
    with refused("bad-cursor"):
        await read_events(town.desk, ada, match, after)
    with refused("bad-cursor"):
        await follow(town.desk, ada, match, after)


@given(st.lists(st.integers(0, 6), min_size=1, max_size=8), st.integers(1, 3))
def test_a_stream_cut_anywhere_and_resumed_tells_everything_once_and_in_order(cuts: list[int], pace: int) -> None:
    asyncio.run(_cut_and_resumed(cuts, pace))


async def _cut_and_resumed(cuts: list[int], pace: int) -> None:
    town = Town()
    match, ada, bea = await whispering(town)
    seen: list[int] = []
    for count in cuts:
        await play_on(town, match, ada, bea, moves=pace)
        desk = town.another_desk()
        stream = await follow(desk, bea, match, seen[-1] if seen else 0)
        left = (await town.match(match)).version - len(seen)
        seen += [logged.version for logged in await first_of(stream, min(count, left)) if isinstance(logged, Logged)]
        await stream.aclose()
        assert desk.streams.open == 0
    assert seen == list(range(1, len(seen) + 1))


async def test_a_live_stream_gets_what_another_process_appends() -> None:
    town = Town()
    match, ada, bea = await whispering(town)
    version = (await town.match(match)).version
    stream = await follow(town.another_desk(), NOBODY, match, version)
    waiting = asyncio.ensure_future(anext(stream))
    await asyncio.sleep(0)
    await play_on(town, match, ada, bea, moves=1)
    assert (await asyncio.wait_for(waiting, 30)).version == version + 1
    await stream.aclose()


class CountingStore(FakeStore):
    """The fake, with a count of how often it was read."""

    readings = 0

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Reading]:
        self.readings += 1
        async with super().reading() as reading:
            yield reading


async def test_callers_who_ask_together_share_one_read_and_its_entries() -> None:
    store = CountingStore()
    town = Town(store=store)
    match, ada, bea = await whispering(town)
    await play_on(town, match, ada, bea, moves=3)
    desk, before = town.another_desk(), store.readings
    states = await asyncio.gather(*(desk.matches.fresh(match) for _ in range(10)))
    assert store.readings == before + 1
    assert all(state is states[0] for state in states)


async def test_a_stream_whose_bus_is_dead_looks_for_itself() -> None:
    town = Town(Policy(stream_patience=0.01))
    match, ada, bea = await whispering(town)
    version = (await town.match(match)).version
    town.bus.is_broken = True
    stream = await follow(town.desk, NOBODY, match, version)
    await play_on(town, match, ada, bea, moves=3)
    assert [logged.version for logged in await first_of(stream, 3) if isinstance(logged, Logged)] == [
        version + 1,
        version + 2,
        version + 3,
    ]
    await stream.aclose()


async def test_a_stream_ends_after_the_matchs_last_event() -> None:
    town = Town()
    match, ada, _ = await whispering(town)
    await resign(town.desk, ada, match)
    seen = [logged.version async for logged in await follow(town.desk, NOBODY, match)]
    assert seen == list(range(1, (await town.match(match)).version + 1))


async def test_streams_end_when_the_server_closes() -> None:
    town = Town()
    match, _, _ = await whispering(town)
    version = (await town.match(match)).version
    stream = await follow(town.desk, NOBODY, match, version)
    waiting = asyncio.ensure_future(anext(stream, None))
    await asyncio.sleep(0)
    town.desk.streams.close()
    await town.bus.close()
    assert await asyncio.wait_for(waiting, 30) is None


async def test_a_player_has_so_many_streams_at_most_and_gets_one_back_by_closing_one() -> None:
    town = Town(Policy(streams_per_player=2))
    match, ada, bea = await whispering(town)
    streams = [await follow(town.desk, ada, match) for _ in range(2)]
    for stream in streams:
        await anext(stream)
    with refused("too-many-streams", limit="streams-per-player", value=2):
        await follow(town.desk, ada, match)
    await follow(town.desk, bea, match)
    await streams.pop().aclose()
    await follow(town.desk, ada, match)
    await streams.pop().aclose()


async def test_who_follows_a_match_is_connected_to_it() -> None:
    town = Town()
    match, ada, bea = await whispering(town)
    stream = await follow(town.desk, bea, match)
    spectator = await follow(town.desk, await town.guest(), match)
    await anext(stream)
    await anext(spectator)
    assert bea.player is not None
    assert await connected_players(town.desk, await view_match(town.desk, ada, match)) == {bea.player.id}
    await stream.aclose()
    await spectator.aclose()
    assert await connected_players(town.desk, await view_match(town.desk, ada, match)) == frozenset()


async def test_my_turns_are_those_in_which_i_am_to_move_the_longest_waiting_first() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    matches = []
    for _ in range(4):
        matches.append(await town.started(ada, bea, terms=replace(TWO, timing=LIVE)))
        town.clock.advance(10)
    mine = [match for match in matches if await mover(town, match, ada, bea) is ada]
    turns = (await my_turns(town.desk, ada)).turns
    assert [turn.match for turn in turns] == mine
    assert len(turns) + len((await my_turns(town.desk, bea)).turns) == 4
    assert all(turn.deadline is not None and turn.deadline > turn.at for turn in turns)


async def test_each_decision_is_told_once_and_at_once() -> None:
    town = Town(Policy(stream_patience=3600.0))
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.started(ada, bea)
    stream = await follow_turns(town.desk, ada)
    told: list[int] = []
    for _ in range(25):
        state = await town.match(match)
        if state.to_move == 1:
            turn = await asyncio.wait_for(anext(stream), 30)
            assert (turn.match, turn.version, turn.seat) == (match, state.version, 1)
            told.append(turn.version)
        caller = await mover(town, match, ada, bea)
        town.clock.advance(5)
        await play(town.desk, caller, match, state.version, (await moves_of(town, match))[0])
    await stream.aclose()
    assert told
    assert all(one < other for one, other in pairwise(told))


async def test_turns_after_a_cursor_leave_out_the_older_ones() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    for _ in range(6):
        await town.started(ada, bea)
        town.clock.advance(10)
    pending = (await my_turns(town.desk, ada)).turns
    assert len(pending) >= 2
    stream = await follow_turns(town.desk, ada, pending[1].at)
    assert (await anext(stream)).match == pending[1].match
    await stream.aclose()


async def test_a_record_is_given_out_after_the_end_and_can_be_checked_by_anyone() -> None:
    town = Town()
    match, ada, bea = await whispering(town)
    partial = json.dumps(await export_record(town.desk, NOBODY, match))
    with pytest.raises(BadRecord):
        read_record(partial)
    assert (await town.desk.matches.fresh(match)).secret.hex() not in partial
    await play_on(town, match, ada, bea)
    record = await export_record(town.desk, NOBODY, match)
    played = verify(GAMES.for_new_match("moon-river"), read_record(json.dumps(record)))
    assert played.positions[-1] == (await town.desk.matches.fresh(match)).position


async def test_the_record_of_a_running_match_tells_the_moves_that_stand_with_their_events() -> None:
    town = Town()
    match, ada, bea = await whispering(town)
    await play_on(town, match, ada, bea, moves=3)
    record = await export_record(town.desk, bea, match)
    state = await town.desk.matches.fresh(match)
    assert record["moves"] == [move.text for move in state.match.moves]
    assert (record["deal"], record["result"], record["version"]) == (None, None, state.version)
    async with town.desk.store.reading() as reading:
        log = await reading.log(match, 0, 100)
    assert record["plies"] == [
        {"seat": each.entry.seat, "move": each.entry.move, "events": list(each.entry.events)}
        for each in log
        if isinstance(each.entry, Moved)
    ]


async def test_a_match_that_never_started_has_no_record() -> None:
    town = Town()
    ada = await town.human("Ada")
    match = await town.open(ada, TWO)
    await abort(town.desk, ada, match)
    with refused("never-started", match_status="aborted"):
        await export_record(town.desk, ada, match)


async def test_nobody_looks_over_anothers_shoulder() -> None:
    town = Town()
    match, ada, bea = await whispering(town)
    seats = [(await view_match(town.desk, caller, match)).seat for caller in (ada, bea, NOBODY)]
    assert seats == [1, 2, None]
