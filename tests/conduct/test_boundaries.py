"""Blocking and muting: whom it is for, what it does, and that nobody else learns of it."""

import pytest

from application.conduct.drop_boundary import drop_boundary
from application.conduct.list_boundaries import find_boundary, list_boundaries
from application.conduct.set_boundary import set_boundary
from application.errors import Conflict, Forbidden, LimitReached, NotFound
from application.players.create_bot import create_bot
from application.policy import Policy
from application.ports.boundaries import BoundaryPlace
from domain.conduct.boundaries import BoundaryKind
from domain.hosting.terms import PlayerId
from tests.fakes.desk import Town

BLOCK, MUTE = BoundaryKind.BLOCK, BoundaryKind.MUTE


async def test_a_block_stands_until_it_is_lifted_and_a_second_one_changes_nothing() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    other = bea.required_player().id
    first = await set_boundary(town.desk, ada, other, BLOCK)
    town.clock.advance(1_000)
    assert await set_boundary(town.desk, ada, other, BLOCK) == first
    assert (await list_boundaries(town.desk, ada, BLOCK)).items == (first,)
    assert (await list_boundaries(town.desk, ada, MUTE)).items == ()
    for _ in range(2):
        await drop_boundary(town.desk, ada, other, BLOCK)
    assert (await list_boundaries(town.desk, ada, BLOCK)).items == ()


async def test_only_the_one_who_set_it_finds_a_boundary() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    me, other = ada.required_player().id, bea.required_player().id
    mute = await set_boundary(town.desk, ada, other, MUTE)
    assert await find_boundary(town.desk, ada, me, other, MUTE) == mute
    with pytest.raises(NotFound, match="unknown-node"):
        await find_boundary(town.desk, bea, me, other, MUTE)
    assert (await list_boundaries(town.desk, bea, MUTE)).items == ()


async def test_nobody_blocks_themselves_their_own_bot_or_nobody() -> None:
    town = Town()
    ada = await town.human("Ada")
    bot = await create_bot(town.desk, ada, "Robot")
    for each in (ada.required_player().id, bot.id):
        with pytest.raises(Conflict, match="against-oneself"):
            await set_boundary(town.desk, ada, each, BLOCK)
    with pytest.raises(NotFound, match="unknown-player"):
        await set_boundary(town.desk, ada, PlayerId("ply_nobody"), BLOCK)


async def test_the_number_of_boundaries_is_limited_and_pages_lead_through_them() -> None:
    town = Town(policy=Policy(boundaries_per_player=3))
    ada = await town.human("Ada")
    made = []
    for name in ("Bea", "Cal", "Dan"):
        town.clock.advance(1_000)
        made.append(await set_boundary(town.desk, ada, (await town.human(name)).required_player().id, MUTE))
    with pytest.raises(LimitReached, match="too-many-boundaries"):
        await set_boundary(town.desk, ada, (await town.human("Eve")).required_player().id, MUTE)
    page = await list_boundaries(town.desk, ada, MUTE, first=2)
    assert (list(page.items), page.has_next, page.has_previous) == (made[:0:-1], True, False)
    place = BoundaryPlace(page.items[-1].at, page.items[-1].other)
    rest = await list_boundaries(town.desk, ada, MUTE, place, first=2)
    assert (list(rest.items), rest.has_next, rest.has_previous) == (made[:1], False, True)


async def test_a_bot_sets_no_boundaries() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    robot = await town.bot(ada, "Robot")
    with pytest.raises(Forbidden, match="scope-missing"):
        await set_boundary(town.desk, robot, bea.required_player().id, BLOCK)
