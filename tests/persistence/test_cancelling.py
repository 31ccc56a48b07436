"""A use of the store cancelled at each of its awaits: the store keeps its size, and the next user finds it clean."""

import asyncio
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any, get_args

import pytest

from adapters.persistence import store
from application.ports.store import MatchFilter, Store
from domain.hosting.terms import MatchId, Moment
from tests.persistence import stepping
from tests.persistence.rows import at, notice, player

SIZE = 2
PATIENCE = 60.0
NOTICES = 5
Use = Callable[[Store, str], Coroutine[Any, Any, None]]


async def look_up(store: Store, _name: str) -> None:
    """Without a transaction."""
    async with store.reading() as reading:
        await reading.token(b"hash")


async def look(store: Store, _name: str) -> None:
    """Two looks in one transaction."""
    async with store.reading() as reading:
        await reading.log(MatchId("mat_none"))
        await reading.find(MatchFilter(), None, 3)


async def work(store: Store, name: str) -> None:
    """A transaction of several statements, one of them for many rows."""
    async with store.working() as working:
        await working.add_player(player(name), "secret")
        await working.post(*(notice(f"{name}-{number}") for number in range(NOTICES)))
        await working.commit()


async def give_up(store: Store, name: str) -> None:
    """A transaction that is not committed."""
    async with store.working() as working:
        await working.add_player(player(name))


async def wait_for_a_place(store: Store, name: str) -> None:
    """While others have every connection."""
    others = [asyncio.create_task(_hold(store)) for _ in range(SIZE)]
    await asyncio.sleep(0)
    await look(store, name)
    await asyncio.gather(*others)


async def _hold(store: Store) -> None:
    async with store.reading() as reading:
        await reading.log(MatchId("mat_none"))
        await asyncio.sleep(0.01)


@pytest.fixture(params=[True, False], ids=["drivers", "sqlalchemy"])
def has_driver_sessions(request: pytest.FixtureRequest) -> bool:
    chosen: bool = request.param
    return chosen


@pytest.mark.parametrize("is_warm", [False, True], ids=["opening", "warm"])
@pytest.mark.parametrize("moment", get_args(stepping.Moment))
@pytest.mark.parametrize("use", [look_up, look, work, give_up, wait_for_a_place])
async def test_a_use_cancelled_at_any_await_leaves_the_store_whole(
    database: str, has_driver_sessions: bool, use: Use, moment: stepping.Moment, is_warm: bool
) -> None:
    for number in count(1):
        made = store(database, SIZE, has_driver_sessions=has_driver_sessions)
        if await _has_ended_before(made, use, stepping.Stepper(moment, frozenset({number})), is_warm):
            break


@pytest.mark.parametrize("moment", get_args(stepping.Moment))
@pytest.mark.parametrize("use", [look, work])
async def test_a_use_cancelled_again_while_it_tidies_up_leaves_the_store_whole(
    database: str, has_driver_sessions: bool, use: Use, moment: stepping.Moment
) -> None:
    for number in count(1):
        made = store(database, SIZE, has_driver_sessions=has_driver_sessions)
        if await _has_ended_before(made, use, stepping.Stepper(moment, frozenset({number, number + 1})), True):
            break


async def _has_ended_before(made: Store, use: Use, stepper: stepping.Stepper, is_warm: bool) -> bool:
    """Whether the use had fewer awaits than the first at which it was to be cancelled."""
    first = min(stepper.cancels)
    try:
        if is_warm:
            async with made.reading(), made.working():
                pass
        [ended] = await asyncio.gather(stepper.drive(use(made, f"Ada{first}")), return_exceptions=True)
        assert (stepper.awaits < first) == (ended is None)
        await _check_size_and_state(made)
        await _check_all_or_nothing(made, f"Ada{first}")
        return stepper.awaits < first
    finally:
        await made.close()


async def _check_size_and_state(made: Store) -> None:
    """As many connections as ever, and none of them in somebody else's transaction."""
    async with asyncio.timeout(PATIENCE):
        everyone = asyncio.Barrier(SIZE)
        await asyncio.gather(*(_meet(made, everyone) for _ in range(SIZE)))
        async with made.working() as working:
            await working.forget_answers(Moment(0), 100)
            await working.commit()


async def _meet(made: Store, everyone: asyncio.Barrier) -> None:
    async with made.reading() as reading:
        await everyone.wait()
        assert not await reading.log(MatchId("mat_none"))
        assert await reading.token(b"hash") is None


async def _check_all_or_nothing(made: Store, name: str) -> None:
    async with made.reading() as reading:
        known = await reading.player_by_name(name)
        unsent = await reading.unsent_notices(at(1_000), 1_000)
    mine = [each for each in unsent if each.id.startswith(f"{notice(name).id}-")]
    assert len(mine) == (0 if known is None else NOTICES)
