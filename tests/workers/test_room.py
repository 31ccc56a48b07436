"""A room of minds lends them line by line, and loses none."""

import asyncio

from adapters.thinker.fair_pool import FairPool

ONLY = "the only mind"
PATIENT = "p"
PATIENCE = 3


class Visitors:
    """People who wait for a mind one after the other; `served` says who had it."""

    def __init__(self, room: FairPool[str]) -> None:
        self.room = room
        self.served: list[str] = []

    async def visit(self, line: str) -> None:
        async with self.room.lend(line, PATIENCE if line == PATIENT else 0):
            self.served.append(line)
            await asyncio.sleep(0)

    async def lined_up(self, lines: str) -> list["asyncio.Task[None]"]:
        """One visitor for each letter, each in the line of that name; all wait when this returns."""
        visits = [asyncio.create_task(self.visit(line)) for line in lines]
        await asyncio.sleep(0)
        return visits


async def test_lines_are_served_in_turn_however_long_one_is() -> None:
    room = FairPool([ONLY])
    visitors = Visitors(room)
    async with room.lend("x"):
        visits = await visitors.lined_up("aaaabbc")
    await asyncio.gather(*visits)
    assert "".join(visitors.served) == "abcabaa"


async def test_a_line_that_was_never_served_is_served_before_one_that_was() -> None:
    room = FairPool([ONLY])
    visitors = Visitors(room)
    async with room.lend("a"):
        visits = await visitors.lined_up("aab")
    await asyncio.gather(*visits)
    assert "".join(visitors.served) == "baa"


async def test_whoever_gives_up_leaves_the_line() -> None:
    room = FairPool([ONLY])
    visitors = Visitors(room)
    async with room.lend("x"):
        visits = await visitors.lined_up("aab")
        visits[0].cancel()
        await asyncio.sleep(0)
    await asyncio.gather(*visits[1:])
    assert sorted(visitors.served) == ["a", "b"]


async def test_a_mind_that_comes_to_one_who_has_just_given_up_goes_to_the_next() -> None:
    room = FairPool([ONLY])
    visitors = Visitors(room)
    async with room.lend("x"):
        visits = await visitors.lined_up("ab")
    visits[0].cancel()
    async with asyncio.timeout(60):
        await visits[1]
    assert visitors.served == ["b"]
    assert visits[0].cancelled()


async def test_the_mind_used_last_is_lent_first() -> None:
    room = FairPool(["first", "second"])
    for _ in range(3):
        async with room.lend("a") as mind:
            assert mind == "first"


async def test_a_patient_line_lets_others_go_first_and_is_served_all_the_same() -> None:
    room = FairPool([ONLY])
    visitors = Visitors(room)
    async with room.lend(PATIENT, PATIENCE):
        visits = await visitors.lined_up("ppaaaaab")
    await asyncio.gather(*visits)
    assert "".join(visitors.served) == "abapaaap"


async def test_the_accounts_of_one_line_take_turns() -> None:
    room = FairPool([ONLY])
    served: list[str] = []

    async def visit(account: str) -> None:
        async with room.lend("line", account=account):
            served.append(account)

    async with room.lend("line"):
        visits = [asyncio.create_task(visit(account)) for account in "aaaabbc"]
        await asyncio.sleep(0)
    await asyncio.gather(*visits)
    assert "".join(served) == "abcabaa"


async def test_a_mind_is_borrowed_only_where_it_is_idle_and_goes_to_the_next_in_turn() -> None:
    room = FairPool([ONLY])
    visitors = Visitors(room)
    assert room.idle == 1
    with room.borrow() as mind:
        assert mind == ONLY
        assert room.idle == 0
        with room.borrow() as other:
            assert other is None
        visits = await visitors.lined_up("a")
    await asyncio.gather(*visits)
    assert visitors.served == ["a"]
    assert room.idle == 1
