"""The pause before a refusal grows with the refusals that the same network waits for."""

import asyncio

from api.rate_limit import PAUSE_STEP, REFUSAL_PAUSE, RefusalPauses

CROWD = 60


async def test_many_connections_of_one_network_get_no_more_refusals_a_second() -> None:
    pauses, loop = RefusalPauses(), asyncio.get_running_loop()
    began = loop.time()
    await asyncio.gather(*(pauses.wait("192.0.2.7") for _ in range(CROWD)))
    assert loop.time() - began >= REFUSAL_PAUSE + (CROWD - 1) * PAUSE_STEP


async def test_another_network_does_not_wait_with_the_crowd() -> None:
    pauses = RefusalPauses()
    crowd = [asyncio.create_task(pauses.wait("192.0.2.7")) for _ in range(CROWD)]
    await asyncio.sleep(0)
    stranger = asyncio.create_task(pauses.wait("198.51.100.1"))
    done, _ = await asyncio.wait({stranger, crowd[-1]}, return_when=asyncio.FIRST_COMPLETED)
    assert stranger in done
    for task in crowd:
        task.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)


async def test_a_client_that_hangs_up_no_longer_counts() -> None:
    pauses = RefusalPauses()
    gone = [asyncio.create_task(pauses.wait("192.0.2.7")) for _ in range(CROWD)]
    await asyncio.sleep(0)
    for task in gone:
        task.cancel()
    await asyncio.gather(*gone, return_exceptions=True)
    later = asyncio.create_task(pauses.wait("192.0.2.7"))
    crowded = asyncio.create_task(asyncio.sleep(REFUSAL_PAUSE + CROWD * PAUSE_STEP))
    done, _ = await asyncio.wait({later, crowded}, return_when=asyncio.FIRST_COMPLETED)
    assert later in done
    crowded.cancel()
