"""What is too old goes by itself: never what somebody may still need, and never a match that was played."""

from dataclasses import replace

import pytest

from application.desk import Desk
from application.errors import NotFound
from application.hosting.terms import Terms
from application.matches.close_match import close_match
from application.matches.join import join
from application.matches.resign import resign
from application.matches.verify_match import verify_all
from application.policy import DAY, Policy
from application.upkeep import prune as pruning
from application.upkeep.prune import prune
from domain.hosting.terms import Moment, PlayerId, Status
from tests.fakes.desk import Town

LONG = 200 * DAY
FOR_TWO = Terms("moon-river", 2)


async def close_all(desk: Desk) -> None:
    async with desk.store.reading() as reading:
        waiting = await reading.pending_closings(Moment(desk.clock.now() + 1), 1_000)
    for closing in waiting:
        await close_match(desk, closing.match, closing.version)


async def exists(town: Town, player: PlayerId) -> bool:
    async with town.store.reading() as reading:
        return await reading.player(player) is not None


async def test_a_guest_who_left_no_trace_goes_when_the_session_is_long_over() -> None:
    town = Town()
    guest = (await town.guest()).required_player().id
    town.clock.advance(town.policy.session + town.policy.tokens_kept)
    await prune(town.desk)
    assert await exists(town, guest)
    town.clock.advance(1)
    await prune(town.desk)
    assert not await exists(town, guest)


async def test_a_guest_who_has_played_stays() -> None:
    town = Town()
    guest, ada = await town.guest(), await town.human("Ada")
    match = await town.started(ada, guest)
    await resign(town.desk, ada, match)
    await close_all(town.desk)
    town.clock.advance(LONG)
    await prune(town.desk)
    assert await exists(town, guest.required_player().id)
    assert (await town.match(match)).status is Status.FINISHED


async def test_people_stay_however_long_they_are_away() -> None:
    town = Town()
    ada = (await town.human("Ada")).required_player().id
    town.clock.advance(10 * LONG)
    await prune(town.desk)
    assert await exists(town, ada)


async def test_many_guests_go_in_pages_though_others_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pruning, "ROWS", 3)
    town = Town()
    ada = await town.human("Ada")
    for number in range(8):
        guest = await town.guest()
        town.clock.advance(1)
        if number % 2:
            match = await town.open(ada, FOR_TWO)
            await join(town.desk, guest, match)
    town.clock.advance(town.policy.session + town.policy.tokens_kept)
    await prune(town.desk)
    async with town.store.reading() as reading:
        assert len(await reading.guests_after(None, town.clock.now(), 100)) == 4
    assert town.desk.guest_cursor.place is None


async def test_a_match_nobody_starts_ends_as_aborted_with_an_entry_in_its_log() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.table(ada, bea)
    town.clock.advance(town.policy.open_matches_kept)
    assert await prune(town.desk) == 0
    town.clock.advance(1)
    assert await prune(town.desk) == 1
    state = await town.match(match)
    assert (state.status, state.reason) == (Status.ABORTED, "abandoned")
    assert await prune(town.desk) == 0


async def test_a_match_that_never_started_is_deleted_some_time_after_its_end() -> None:
    town = Town()
    match = await town.table(await town.human("Ada"), await town.human("Bea"))
    town.clock.advance(town.policy.open_matches_kept + 1)
    await prune(town.desk)
    await close_all(town.desk)
    town.clock.advance(town.policy.open_matches_kept)
    await prune(town.desk)
    assert (await town.match(match)).status is Status.ABORTED
    town.clock.advance(1)
    await prune(town.desk)
    with pytest.raises(NotFound):
        await town.match(match)
    assert [each async for each in verify_all(town.desk)] == []


async def test_running_and_finished_matches_stay_for_ever() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    matches = [await town.started(ada, bea) for _ in range(2)]
    await resign(town.desk, ada, matches[0])
    await close_all(town.desk)
    town.clock.advance(LONG)
    await prune(town.desk)
    assert [(await town.match(match)).status for match in matches] == [Status.FINISHED, Status.RUNNING]
    assert [each.is_sound async for each in verify_all(town.desk)] == [True, True]


async def test_a_guest_of_an_abandoned_match_goes_after_it() -> None:
    town = Town(Policy(tokens_kept=DAY))
    guest = await town.guest()
    await town.open(guest, FOR_TWO)
    for _ in range(4):
        town.clock.advance(town.policy.open_matches_kept + 1)
        await prune(town.desk)
        await close_all(town.desk)
    assert not await exists(town, guest.required_player().id)


async def test_what_is_deleted_is_counted() -> None:
    town = Town()
    await town.guest()
    counted: list[tuple[str, float, str]] = []

    class Counting:
        def count(self, figure: str, amount: float = 1, **labels: str) -> None:
            counted.append((figure, amount, labels["what"]))

        def observe(self, figure: str, value: float, **labels: str) -> None: ...

        def show(self, figure: str, value: float, **labels: str) -> None: ...

    town.clock.advance(LONG)
    await prune(replace(town.desk, metrics=Counting()))
    assert counted == [("pruned", 1, "tokens"), ("pruned", 1, "networks"), ("pruned", 1, "guests")]


async def test_a_verification_passes_over_matches_that_are_deleted_meanwhile() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    matches = sorted([await town.table(ada, bea) for _ in range(3)])
    verifying = verify_all(town.desk)
    first = await anext(verifying)
    async with town.store.working() as work:
        await work.forget_matches(matches[1:2])
        await work.commit()
    assert [first.match, *[each.match async for each in verifying]] == [matches[0], matches[2]]
