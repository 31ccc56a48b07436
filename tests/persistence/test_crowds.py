"""Whoever asks for much at once, in two processes, gets no more than one after the other."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from application.callers import Caller
from application.desk import Desk
from application.errors import LimitReached
from application.hosting.change import ChangeResult
from application.hosting.terms import AiSeat, OwnSeat, Terms
from application.matches.abort import abort
from application.matches.offer_rematch import offer_rematch
from application.matches.open_match import open_match
from application.policy import Policy
from application.ports.store import MatchFilter
from domain.hosting.terms import Status
from tests.workers.desks import desk_on, somebody

TWO = Terms("the-river", 2)
POLICY = Policy(open_matches=3, running_matches=4)
HAND = [AiSeat("hand")]


@pytest.fixture
async def desks(migrated_postgres_url: str) -> AsyncIterator[list[Desk]]:
    async with (
        desk_on(migrated_postgres_url, policy=POLICY) as one,
        desk_on(migrated_postgres_url, policy=POLICY) as two,
    ):
        yield [one, two]


async def number(desk: Desk, ada: Caller, status: Status) -> int:
    async with desk.store.reading() as reading:
        return await reading.count(MatchFilter(creator=ada.required_player().id, status=status))


def refusals(told: list[ChangeResult | BaseException]) -> list[str]:
    unforeseen = [each for each in told if not isinstance(each, ChangeResult | LimitReached)]
    assert not unforeseen
    return [each.code for each in told if isinstance(each, LimitReached)]


async def test_no_more_matches_are_open_than_allowed(desks: list[Desk]) -> None:
    ada = await somebody(desks[0])
    asked = [open_match(desk, ada, TWO) for desk in desks * 8]
    assert refusals(await asyncio.gather(*asked, return_exceptions=True)) == ["too-many-matches"] * 13
    assert await number(desks[0], ada, Status.OPEN) == 3


async def test_no_more_matches_run_than_allowed(desks: list[Desk]) -> None:
    ada = await somebody(desks[0])
    asked = [open_match(desk, ada, TWO, OwnSeat(1), machines=HAND, starts=True) for desk in desks * 8]
    assert refusals(await asyncio.gather(*asked, return_exceptions=True)) == ["too-many-matches"] * 12
    assert await number(desks[0], ada, Status.RUNNING) == 4


async def test_no_more_rematches_are_offered_than_allowed(desks: list[Desk]) -> None:
    ada = await somebody(desks[0])
    over = []
    for _ in range(8):
        over.append((await open_match(desks[0], ada, TWO, OwnSeat(1))).view.match.id)
        await abort(desks[0], ada, over[-1])
    asked = [offer_rematch(desks[place % 2], ada, match) for place, match in enumerate(over)]
    assert refusals(await asyncio.gather(*asked, return_exceptions=True)) == ["too-many-matches"] * 5
    assert await number(desks[0], ada, Status.OPEN) == 3


async def test_who_repeats_himself_at_once_is_answered_the_same_at_his_limit(desks: list[Desk]) -> None:
    ada = await somebody(desks[0])
    for _ in range(2):
        await open_match(desks[0], ada, TWO)
    told = await asyncio.gather(*(open_match(desk, ada, TWO, key="once") for desk in desks * 4))
    assert len({each.view.match.id for each in told}) == 1
