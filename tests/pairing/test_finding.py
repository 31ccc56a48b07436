"""Finding a table: from a wish to a running match, through rounds of pairing, on fakes."""

import asyncio
from dataclasses import replace
from functools import partial

import pytest

from application.callers import Caller
from application.conduct.set_boundary import set_boundary
from application.errors import Conflict, Forbidden, LimitReached, Malformed, NotFound
from application.hosting.terms import Terms
from application.matches.join import join
from application.pairing.cancel_seek import cancel_seek
from application.pairing.find_table import find_table
from application.pairing.list_seeks import list_seeks
from application.pairing.pair_seeks import pair_seeks
from application.pairing.search import follow_search, read_search, typical_wait
from application.pairing.set_table import set_table
from application.policy import DAY, SECOND, Policy
from application.process.outgoing import IdleQueue
from application.tasks import PAIR, SET_TABLE
from application.upkeep.prune import prune
from domain.conduct.boundaries import BoundaryKind
from domain.hosting.match import Match
from domain.hosting.terms import Pace, Status, Timing
from domain.pairing.seeks import Seek, SeekStatus, Wanted
from tests.fakes.desk import Town
from tests.workers.desks import eventually

LIVE = Wanted("moon-river", 2, Timing(Pace.LIVE, 600_000, 10_000))
SLOW = replace(LIVE, timing=Timing(Pace.CORRESPONDENCE, per_turn=DAY))
THREE = replace(LIVE, seats=3)


async def status(town: Town, seek: Seek) -> SeekStatus:
    async with town.store.reading() as reading:
        found = await reading.seek(seek.id)
    assert found is not None
    return found.status


async def _is_seen_now(town: Town, seek: Seek) -> bool:
    return town.store._shelves.seeks[seek.id].seen_at == town.clock.now()


async def rounds(town: Town) -> int:
    """A round, and the tasks that it sends; says how many tables were set."""
    await pair_seeks(town.desk)
    async with town.store.reading() as reading:
        matches = [seek.match for seek in await reading.unsettled_seeks(999) if seek.match]
    return sum([await set_table(town.desk, match) for match in dict.fromkeys(matches)])


async def own_table(town: Town, caller: Caller) -> Match:
    [seek] = (await read_search(town.desk, caller)).seeks
    assert seek.match is not None
    return await town.match(seek.match)


async def test_two_who_want_the_same_play_at_once() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.guest()
    seeks = [await find_table(town.desk, each, LIVE) for each in (ada, bea)]
    assert await rounds(town) == 1
    assert [await status(town, seek) for seek in seeks] == [SeekStatus.SEATED] * 2
    match = await own_table(town, ada)
    assert match.status is Status.RUNNING
    assert {seat.player for seat in match.seats} == {each.required_player().id for each in (ada, bea)}
    assert match.timing == LIVE.timing
    assert await rounds(town) == 0
    assert town.metrics.count_of("seeks", game="moon-river", outcome="seated") == 2


async def test_who_wants_something_else_waits() -> None:
    town = Town()
    await find_table(town.desk, await town.human("Ada"), LIVE)
    for wanted in (SLOW, THREE, replace(LIVE, game="the-river"), replace(LIVE, rated=True)):
        await find_table(town.desk, await town.human(f"P{wanted.pool[:8]}"), wanted)
    assert await rounds(town) == 0


async def test_the_same_wish_again_is_the_same_seek() -> None:
    town = Town()
    ada = await town.human("Ada")
    first = await find_table(town.desk, ada, LIVE)
    spelled_out = replace(LIVE, options=first.wanted.options)
    town.clock.advance(5 * SECOND)
    assert (await find_table(town.desk, ada, spelled_out)).id == first.id
    assert len((await read_search(town.desk, ada)).seeks) == 1


async def test_machines_of_fitting_level_sit_down_after_the_stated_wait() -> None:
    town = Town()
    ada = await town.human("Ada")
    await find_table(town.desk, ada, THREE, machines_after=20 * SECOND)
    assert await rounds(town) == 0
    town.clock.advance(20 * SECOND)
    assert await rounds(town) == 1
    match = await own_table(town, ada)
    assert sorted(seat.ai or "" for seat in match.seats) == ["", "hand", "hand"]


async def test_two_with_a_block_between_them_never_meet_and_are_not_told() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    await set_boundary(town.desk, bea, ada.required_player().id, BoundaryKind.BLOCK)
    for each in (ada, bea):
        await find_table(town.desk, each, SLOW)
    town.clock.advance(600 * SECOND)
    assert await rounds(town) == 0
    assert [seek.player for seek in (await list_seeks(town.desk, ada)).items] == [ada.required_player().id]


async def test_a_block_between_pairing_and_setting_lets_both_wait_again() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    seeks = [await find_table(town.desk, each, SLOW) for each in (ada, bea)]
    await pair_seeks(town.desk)
    await set_boundary(town.desk, bea, ada.required_player().id, BoundaryKind.BLOCK)
    assert await rounds(town) == 0
    assert [await status(town, seek) for seek in seeks] == [SeekStatus.WAITING] * 2


async def test_a_live_seek_ends_without_a_sign_of_life_and_a_slow_one_stays() -> None:
    town = Town()
    ada = await town.human("Ada")
    live, slow = [await find_table(town.desk, ada, wanted) for wanted in (LIVE, SLOW)]
    town.clock.advance(town.policy.live_seeks_kept + 1)
    await find_table(town.desk, await town.human("Bea"), LIVE)
    assert await rounds(town) == 0
    assert [await status(town, seek) for seek in (live, slow)] == [SeekStatus.AWAY, SeekStatus.WAITING]
    town.clock.advance(town.policy.slow_seeks_kept)
    await rounds(town)
    assert await status(town, slow) is SeekStatus.EXPIRED


async def test_a_stream_gives_signs_of_life_and_tells_of_the_table() -> None:
    town = Town(policy=replace(Policy(), stream_patience=0.02))
    ada, bea = await town.human("Ada"), await town.human("Bea")
    seek = await find_table(town.desk, ada, LIVE)
    stream = await follow_search(town.desk, ada)
    assert [each.id for each in (await anext(stream)).seeks] == [seek.id]
    news = asyncio.ensure_future(anext(stream))
    for _ in range(3):
        town.clock.advance(town.policy.live_seeks_kept - SECOND)
        await eventually(partial(_is_seen_now, town, seek), "a sign of life")
    await find_table(town.desk, bea, LIVE)
    await rounds(town)
    async with asyncio.timeout(20):
        states = [(await news).seeks[0].status]
        while states[-1] is not SeekStatus.SEATED:
            states.append((await anext(stream)).seeks[0].status)
    await stream.aclose()


async def test_live_seeks_end_when_the_player_sits_down_at_another_live_table() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    live, slow = [await find_table(town.desk, ada, wanted) for wanted in (LIVE, SLOW)]
    await join(town.desk, ada, await town.open(bea, Terms("the-river", 2)))
    assert await status(town, live) is SeekStatus.WAITING
    await join(town.desk, ada, await town.open(bea, Terms("the-river", 2, timing=LIVE.timing)))
    assert [await status(town, seek) for seek in (live, slow)] == [SeekStatus.ELSEWHERE, SeekStatus.WAITING]


async def test_who_sits_down_elsewhere_between_pairing_and_setting_leaves_the_other_waiting() -> None:
    town = Town()
    ada, bea, cal = [await town.human(name) for name in ("Ada", "Bea", "Cal")]
    seeks = [await find_table(town.desk, each, LIVE) for each in (ada, bea)]
    await pair_seeks(town.desk)
    await town.open(ada, Terms("the-river", 2, timing=LIVE.timing))
    assert await rounds(town) == 0
    assert [await status(town, seek) for seek in seeks] == [SeekStatus.ELSEWHERE, SeekStatus.WAITING]
    await find_table(town.desk, cal, LIVE)
    assert await rounds(town) == 1


@pytest.mark.parametrize("has_machines", [False, True])
async def test_who_cancels_between_pairing_and_setting_does_not_sit(has_machines: bool) -> None:
    """Also where machines fill the table: one player less would be one machine more."""
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    wanted, after = (THREE, 0) if has_machines else (LIVE, None)
    seeks = [await find_table(town.desk, each, wanted, after) for each in (ada, bea)]
    await pair_seeks(town.desk)
    await cancel_seek(town.desk, bea, seeks[1].id)
    assert await rounds(town) == 0
    assert [await status(town, seek) for seek in seeks] == [SeekStatus.WAITING, SeekStatus.CANCELLED]


async def test_a_player_in_two_pools_sits_at_one_table() -> None:
    town = Town()
    ada, bea, cal = [await town.human(name) for name in ("Ada", "Bea", "Cal")]
    other = replace(LIVE, game="the-river")
    for who, wanted in ((ada, LIVE), (ada, other), (bea, LIVE), (cal, other)):
        await find_table(town.desk, who, wanted)
    assert await rounds(town) == 1
    assert await rounds(town) == 0
    assert sorted(seek.status for seek in (await read_search(town.desk, ada)).seeks) == ["elsewhere", "seated"]


async def test_cancelling_ends_a_seek_once_and_only_ones_own() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    seek = await find_table(town.desk, ada, LIVE)
    with pytest.raises(NotFound, match="unknown-seek"):
        await cancel_seek(town.desk, bea, seek.id)
    assert [(await cancel_seek(town.desk, ada, seek.id)).status for _ in range(2)] == [SeekStatus.CANCELLED] * 2


async def test_a_lost_task_is_sent_again_and_a_table_is_set_once() -> None:
    town = Town()
    for name in ("Ada", "Bea"):
        await find_table(town.desk, await town.human(name), LIVE)
    await pair_seeks(town.desk)
    queue = IdleQueue()
    town.clock.advance(town.policy.resend_after + 1)
    await pair_seeks(town.another_desk(queue))
    [task] = queue.tasks
    assert task.name == SET_TABLE
    [match] = {seek.match for seek in town.store._shelves.seeks.values()}
    assert match is not None
    assert sorted(await asyncio.gather(*(set_table(town.desk, match) for _ in range(3)))) == [False, False, True]
    assert len(town.store._shelves.heads) == 1


async def test_a_round_is_sent_with_the_wish_that_needs_it() -> None:
    town = Town()
    await find_table(town.desk, await town.human("Ada"), LIVE)
    assert [notice.task.name for notice in town.store._shelves.outbox.values() if notice.task] == [PAIR]


async def test_guests_look_for_unrated_tables_and_bots_for_none() -> None:
    town = Town()
    guest = await town.guest()
    with pytest.raises(Forbidden, match="no-rated-guests"):
        await find_table(town.desk, guest, replace(LIVE, rated=True))
    with pytest.raises(Forbidden, match="no-bots-here"):
        await find_table(town.desk, await town.bot(await town.human("Ada"), "Robot"), LIVE)


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (replace(LIVE, timing=Timing()), "bad-timing"),
        (replace(LIVE, seats=7), "bad-seats"),
        (replace(LIVE, options={"none": "x"}), "bad-options"),
    ],
)
async def test_what_cannot_be_played_is_refused(wanted: Wanted, code: str) -> None:
    town = Town()
    with pytest.raises(Malformed, match=code):
        await find_table(town.desk, await town.human("Ada"), wanted)


async def test_a_player_looks_for_few_tables_at_a_time() -> None:
    town = Town(policy=replace(Policy(), seeks_per_player=1, longest_machine_wait=5))
    ada = await town.human("Ada")
    await find_table(town.desk, ada, LIVE)
    with pytest.raises(LimitReached, match="too-many-seeks"):
        await find_table(town.desk, ada, SLOW)
    with pytest.raises(Malformed, match="bad-number"):
        await find_table(town.desk, ada, LIVE, machines_after=6)


async def test_a_player_is_told_how_long_others_have_waited() -> None:
    town = Town()
    for name, waits in (("Ada", 30), ("Bea", 10)):
        await find_table(town.desk, await town.human(name), LIVE)
        town.clock.advance(waits * SECOND)
    await rounds(town)
    seek = await find_table(town.desk, await town.human("Cal"), LIVE)
    assert await typical_wait(town.desk, seek) == 25 * SECOND
    assert await typical_wait(town.desk, replace(seek, status=SeekStatus.AWAY)) is None


async def test_ended_seeks_go_after_a_day() -> None:
    town = Town()
    ada = await town.human("Ada")
    await cancel_seek(town.desk, ada, (await find_table(town.desk, ada, LIVE)).id)
    town.clock.advance(town.policy.ended_seeks_kept + 1)
    await prune(town.desk)
    assert not town.store._shelves.seeks


async def test_at_a_full_house_of_matches_nobody_looks_for_more() -> None:
    town = Town(policy=replace(Policy(), running_matches=0))
    with pytest.raises((LimitReached, Conflict), match="too-many-matches"):
        await find_table(town.desk, await town.human("Ada"), LIVE)
