"""A leased turn answered twice, on the fake and on both databases: it is played once."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from application.bots.acquire_work import acquire_work
from application.bots.answer_work import answer_work
from application.desk import Desk
from application.errors import NotFound
from application.hosting.terms import OwnSeat, Terms
from application.matches.join import join
from application.matches.legal_moves import legal_texts_in
from application.matches.open_match import open_match
from application.matches.start import start
from tests.fakes.desk import Town
from tests.workers.desks import desk_on, somebody


@pytest.fixture(params=["fake", "sqlite_url", "migrated_postgres_url"], ids=["fake", "sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str | None:
    """Where to store; None for the fake."""
    return None if request.param == "fake" else str(request.getfixturevalue(request.param))


@pytest.fixture
async def desk(url: str | None) -> AsyncIterator[Desk]:
    if url is None:
        yield Town().desk
    else:
        async with desk_on(url) as made:
            yield made


async def test_an_answer_given_again_is_the_same_although_the_next_turn_has_been_leased(desk: Desk) -> None:
    people = await somebody(desk, "Ada"), await somebody(desk, "Bea")
    match = (await open_match(desk, people[0], Terms("the-river", 2), OwnSeat(seat=1))).view.match.id
    await join(desk, people[1], match)
    mover = people[((await start(desk, people[0], match)).view.match.to_move or 0) - 1]
    work = await acquire_work(desk, mover)
    assert work is not None
    move = legal_texts_in(work.view)[0]
    first = await answer_work(desk, mover, work.lease.id, move)
    assert [one for one in people if await acquire_work(desk, one)]
    again = await answer_work(desk, mover, work.lease.id, move)
    assert (again.is_repeated, again.version, again.entries) == (True, first.version, first.entries)
    assert (await desk.matches.fresh(match)).version == first.version
    with pytest.raises(NotFound):
        await answer_work(desk, next(one for one in people if one is not mover), work.lease.id, move)
