"""How matches end: resignation, time, abortion, stand-ins who play on, rematches."""

from dataclasses import replace

import pytest

from application.callers import Caller
from application.hosting.terms import Terms
from application.leagues.take_back_seat import take_back_seat
from application.matches.abort import abort
from application.matches.add_ai_seat import add_ai_seat
from application.matches.claim_timeout import claim_timeout
from application.matches.expire import expire
from application.matches.join import join
from application.matches.offer_rematch import offer_rematch
from application.matches.play import play
from application.matches.resign import resign
from application.matches.start import start
from application.matches.take_ai_turn import take_ai_turn
from domain.hosting.entries import Moved, TakenOver, TimedOut
from domain.hosting.terms import Absence, Leaving, MatchId, Status, Timing
from tests.application.tables import LIVE, POST, STAND_IN, THREE, TWO, mover, moves_of, play_on, refused
from tests.fakes.desk import Town


async def people(town: Town, count: int = 2) -> list[Caller]:
    return [await town.human(name) for name in ("Ada", "Bea", "Cleo", "Dora")[:count]]


async def played_by_machines(town: Town, match: MatchId) -> None:
    while await take_ai_turn(town.desk, match, (await town.match(match)).version):
        pass


async def expired(town: Town) -> list[MatchId]:
    """Matches the store finds to be out of time, each ended as a worker would."""
    async with town.store.reading() as reading:
        heads = await reading.expired_matches(town.clock.now(), 10)
    return [head.id for head in heads if await expire(town.desk, head.id, head.version)]


async def test_who_resigns_is_last_whatever_the_points() -> None:
    town = Town()
    callers = await people(town, 3)
    match = await town.started(*callers)
    await play_on(town, match, *callers, moves=30)
    await resign(town.desk, callers[1], match)
    state = await town.match(match)
    assert (state.status, state.reason) == (Status.FINISHED, "resignation")
    assert state.ranks[1] == 3
    assert sorted(state.ranks)[:2] in ([1, 2], [1, 1])
    with refused("match-not-running"):
        await resign(town.desk, callers[0], match)


async def test_by_policy_a_machine_plays_on_for_who_resigned_until_he_returns() -> None:
    town = Town()
    ada, bea = await people(town)
    match = await town.started(ada, bea, terms=replace(TWO, absence=STAND_IN))
    await resign(town.desk, ada, match)
    state = await town.match(match)
    assert (state.status, state.seat(1).machine, state.seat(1).left) == (Status.RUNNING, "drifter", "resigned")
    with refused("seat-taken-over"):
        await resign(town.desk, ada, match)
    with refused("seat-taken-over"):
        await play(town.desk, ada, match, state.version, "x")
    await take_back_seat(town.desk, ada, match)
    assert (await town.match(match)).seat(1).machine is None
    assert await play_on(town, match, ada, bea, moves=5) == 5


async def test_a_match_all_left_to_machines_is_played_to_its_end() -> None:
    town = Town()
    ada, bea = await people(town)
    match = await town.started(ada, bea, terms=Terms("the-river", 2, absence=STAND_IN))
    for caller in (ada, bea):
        await resign(town.desk, caller, match)
    await played_by_machines(town, match)
    assert (await town.match(match)).status is Status.FINISHED


async def test_a_claim_is_good_from_the_deadline_on_and_not_before() -> None:
    town = Town()
    ada, bea = await people(town)
    match = await town.started(ada, bea, terms=replace(TWO, timing=LIVE))
    seat = (await town.match(match)).to_move
    town.clock.advance(LIVE.bank - 1)
    with refused("time-left", seat=seat, remaining=1):
        await claim_timeout(town.desk, ada, match)
    town.clock.advance(1)
    changed = await claim_timeout(town.desk, ada, match)
    assert ada.player is not None
    assert changed.entries[0].entry == TimedOut(seat or 0, ada.player.id)
    state = await town.match(match)
    assert (state.status, state.reason, state.ranks[(seat or 0) - 1]) == (Status.FINISHED, "timeout", 2)


async def test_without_a_clock_there_is_nothing_to_claim() -> None:
    town = Town()
    ada, bea = await people(town)
    match = await town.started(ada, bea)
    town.clock.advance(10**12)
    with refused("no-clock-running"):
        await claim_timeout(town.desk, ada, match)
    assert await expired(town) == []


async def test_a_machine_that_is_to_move_is_not_timed() -> None:
    town = Town()
    ada, bea = await people(town)
    match = await town.started(ada, bea, terms=replace(TWO, timing=LIVE, absence=STAND_IN))
    gone = await mover(town, match, ada, bea)
    await resign(town.desk, gone, match)
    town.clock.advance(LIVE.bank * 2)
    with refused("no-clock-running"):
        await claim_timeout(town.desk, ada, match)
    assert await expired(town) == []


@pytest.mark.parametrize("timing", [LIVE, POST], ids=["live", "correspondence"])
async def test_the_server_itself_ends_what_nobody_claims_once(timing: object) -> None:
    town = Town()
    ada, bea = await people(town)
    match = await town.started(ada, bea, terms=replace(TWO, timing=timing))  # type: ignore[arg-type]  # both are
    assert await expired(town) == []
    town.clock.advance(timing.bank or timing.per_turn)  # type: ignore[attr-defined]  # both are
    assert await expired(town) == [match]
    assert await expired(town) == []
    assert (await town.match(match)).reason == "timeout"


async def test_by_policy_a_machine_takes_over_for_who_ran_out_of_time_with_a_fresh_clock() -> None:
    town = Town()
    ada, bea = await people(town)
    absence = Absence(Leaving.TAKEOVER, Leaving.LOSE, "drifter")
    match = await town.started(ada, bea, terms=replace(TWO, timing=LIVE, absence=absence))
    late = await mover(town, match, ada, bea)
    town.clock.advance(LIVE.bank)
    changed = await claim_timeout(town.desk, bea if late is ada else ada, match)
    assert [type(logged.entry) for logged in changed.entries] == [TimedOut, TakenOver]
    await take_back_seat(town.desk, late, match)
    seat = (await town.match(match)).to_move
    assert seat is not None
    assert changed.view.remaining(seat) == LIVE.bank


async def test_a_task_about_a_version_that_is_past_does_nothing() -> None:
    town = Town()
    ada, bea = await people(town)
    match = await town.started(ada, bea, terms=replace(TWO, timing=LIVE))
    version = (await town.match(match)).version
    await play_on(town, match, ada, bea, moves=1)
    town.clock.advance(LIVE.bank * 2)
    assert await expire(town.desk, match, version) is None
    assert await take_ai_turn(town.desk, match, version) is None


async def test_a_machine_moves_once_however_often_it_is_told_to() -> None:
    town = Town()
    ada = await town.human("Ada")
    match = await town.open(ada, TWO)
    await add_ai_seat(town.desk, ada, match, "drifter")
    await start(town.desk, ada, match)
    while (await town.match(match)).to_move == 1:
        state = await town.match(match)
        await play(town.desk, ada, match, state.version, (await moves_of(town, match))[0])
    version = (await town.match(match)).version
    told = [await take_ai_turn(town.another_desk(), match, version) for _ in range(3)]
    assert [one is not None for one in told] == [True, False, False]
    assert told[0] is not None
    entry = told[0].entries[0].entry
    assert isinstance(entry, Moved)
    assert entry.engine is not None
    assert entry.engine["level"] == "drifter"


async def test_an_early_match_is_aborted_by_its_creator_and_has_no_outcome() -> None:
    town = Town()
    ada, bea = await people(town)
    match = await town.started(ada, bea)
    await abort(town.desk, ada, match)
    state = await town.match(match)
    assert (state.status, state.reason, state.ranks, state.result) == (Status.ABORTED, "creator", (), None)


async def test_what_only_machines_play_against_is_dropped_at_any_time() -> None:
    town = Town()
    ada = await town.human("Ada")
    match = await town.open(ada, TWO)
    await add_ai_seat(town.desk, ada, match, "drifter")
    await start(town.desk, ada, match)
    for _ in range(20):
        await played_by_machines(town, match)
        state = await town.match(match)
        await play(town.desk, ada, match, state.version, (await moves_of(town, match))[0])
    await abort(town.desk, ada, match)
    assert (await town.match(match)).status is Status.ABORTED


async def test_a_rated_match_is_not_dropped_once_a_move_is_made() -> None:
    """LG-67."""
    town = Town()
    ada = await town.human("Ada")
    for is_rated in (True, False):
        match = await town.open(ada, replace(TWO, rated=is_rated))
        await add_ai_seat(town.desk, ada, match, "drifter")
        await start(town.desk, ada, match)
        await played_by_machines(town, match)
        state = await town.match(match)
        await play(town.desk, ada, match, state.version, (await moves_of(town, match))[0])
        if is_rated:
            with refused("too-late-to-abort"):
                await abort(town.desk, ada, match)
        else:
            await abort(town.desk, ada, match)


async def test_a_rated_match_is_dropped_after_a_move_only_while_somebody_without_a_clock_never_comes() -> None:
    town = Town()
    ada, bea = await people(town)
    for timing in (LIVE, Timing()):
        terms = replace(TWO, rated=True, timing=timing)
        while (await town.match(match := await town.started(ada, bea, terms=terms))).to_move != 1:
            pass
        await play_on(town, match, ada, bea, moves=1)
        if timing is LIVE:
            with refused("too-late-to-abort"):
                await abort(town.desk, ada, match)
        else:
            await abort(town.desk, ada, match)


async def ended(town: Town, *callers: Caller, terms: Terms = THREE) -> MatchId:
    match = await town.started(*callers, terms=terms)
    await resign(town.desk, callers[0], match)
    return match


async def test_a_rematch_has_the_same_terms_and_everybody_moves_on_by_one_seat() -> None:
    town = Town()
    ada, bea, cleo = await people(town, 3)
    terms = replace(THREE, timing=POST, absence=STAND_IN)
    match = await town.started(ada, bea, cleo, terms=replace(terms, absence=Absence()))
    await resign(town.desk, ada, match)
    new = (await offer_rematch(town.desk, bea, match)).view.match.id
    for caller in (ada, cleo):
        await join(town.desk, caller, new)
    state = await town.match(new)
    assert [seat.player for seat in state.seats] == [who.player.id for who in (cleo, ada, bea) if who.player]
    assert (state.timing, state.rematch_of) == (POST, match)
    assert (await town.match(match)).rematch == new


async def test_two_who_offer_a_rematch_meet_in_the_same_one() -> None:
    town = Town()
    ada, bea = await people(town)
    match = await ended(town, ada, bea, terms=TWO)
    first = await offer_rematch(town.desk, ada, match)
    second = await offer_rematch(town.another_desk(), bea, match)
    again = await offer_rematch(town.desk, ada, match)
    assert first.view.match.id == second.view.match.id == again.view.match.id
    assert again.is_repeated
    assert (await town.match(first.view.match.id)).is_full


async def test_machines_come_along_to_the_rematch() -> None:
    town = Town()
    ada = await town.human("Ada")
    match = await town.open(ada, TWO)
    await add_ai_seat(town.desk, ada, match, "drifter")
    await start(town.desk, ada, match)
    await resign(town.desk, ada, match)
    new = (await offer_rematch(town.desk, ada, match)).view.match
    assert [seat.ai for seat in new.seats] == ["drifter", None]


async def test_a_running_match_has_no_rematch() -> None:
    town = Town()
    ada, bea = await people(town)
    match = await town.started(ada, bea)
    with refused("match-not-finished", match_status="running"):
        await offer_rematch(town.desk, ada, match)
