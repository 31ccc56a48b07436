"""What is kept: the outbox and its sweep, snapshots, the cache of boards, verification of all that is stored."""

from dataclasses import replace

import pytest

from application.hosting.terms import Terms
from application.matches.play import play
from application.matches.resign import resign
from application.matches.verify_match import verify_all, verify_match
from application.policy import DAY, Policy
from application.ports.store import Snapshot
from application.topics import match_topic, own_matches_topic, player_topic
from application.upkeep.prune import prune
from application.upkeep.relay import relay
from application.upkeep.send_tasks import discard_sent_notices
from domain.hosting.entries import Finished, Logged, Moved
from domain.hosting.terms import MatchId, Moment
from tests.application.tables import mover, moves_of, play_on
from tests.fakes.desk import Town


async def started(town: Town, game: str = "moon-river") -> MatchId:
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.started(ada, bea, terms=Terms(game, 2))
    await play_on(town, match, ada, bea, moves=60)
    return match


async def test_a_change_wakes_the_match_and_the_player_whose_turn_begins() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.started(ada, bea)
    town.bus.woken.clear()
    before = await mover(town, match, ada, bea)
    while await mover(town, match, ada, bea) is before:
        state = await town.match(match)
        await play(town.desk, before, match, state.version, (await moves_of(town, match))[0])
    after = (await mover(town, match, ada, bea)).player
    assert after is not None
    own = {own_matches_topic(each.player.id) for each in (ada, bea) if each.player}
    assert set(town.bus.woken) == {match_topic(match), player_topic(after.id), *own}


async def test_what_was_sent_leaves_the_outbox_and_what_got_lost_is_sent_again() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.started(ada, bea)
    assert await discard_sent_notices(town.desk) > 0
    later = Moment(town.clock.now() + 1)
    async with town.store.reading() as reading:
        assert await reading.unsent_notices(later, 10) == []
    await play_on(town, match, ada, bea, moves=1)
    town.clock.advance(town.policy.resend_after + 1)
    town.bus.woken.clear()
    survivor = town.another_desk()  # the first process was killed between commit and sending
    assert await relay(survivor) > 0
    assert match_topic(match) in town.bus.woken
    assert await relay(survivor) == 0


async def test_nothing_is_sent_for_a_change_that_was_not_committed() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.started(ada, bea)
    town.bus.woken.clear()
    with pytest.raises(Exception, match="unreadable"):
        await play(town.desk, await mover(town, match, ada, bea), match, 4, "x")
    assert town.bus.woken == []


async def test_answers_are_kept_for_their_time_and_then_forgotten() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.started(ada, bea)
    state = await town.match(match)
    caller = await mover(town, match, ada, bea)
    await play(town.desk, caller, match, state.version, (await moves_of(town, match))[0], "k")
    town.clock.advance(DAY)
    assert await prune(town.desk) == 0
    town.clock.advance(1)
    assert await prune(town.desk) == 1


@pytest.mark.parametrize("game", ["moon-river", "the-river"])
async def test_a_board_rebuilt_from_the_log_or_from_a_snapshot_is_the_one_played(game: str) -> None:
    town = Town(Policy(snapshot_every=10))
    match = await started(town, game)
    async with town.store.reading() as reading:
        assert await reading.snapshot(match) is not None
    played = await town.desk.matches.fresh(match)
    rebuilt = await town.another_desk().matches.fresh(match)
    assert rebuilt.position == played.position
    assert rebuilt.match == played.match


async def test_the_cache_forgets_the_oldest_board_and_nothing_is_lost() -> None:
    town = Town()
    match = await started(town)
    played = await town.desk.matches.fresh(match)
    town.desk.matches.forget(match)
    assert town.desk.matches.cached_state(match) is None
    assert (await town.desk.matches.fresh(match)).position == played.position


@pytest.mark.parametrize("game", ["moon-river", "the-river"])
async def test_what_was_played_is_sound(game: str) -> None:
    town = Town(Policy(snapshot_every=10))
    match = await started(town, game)
    assert (await verify_match(town.desk, match)).is_sound
    assert [found.match async for found in verify_all(town.desk)] == [match]


async def tampered(town: Town, match: MatchId, version: int, **changes: object) -> tuple[str, ...]:
    """The faults found after an entry of the log was changed behind our back."""
    shelves = town.store._shelves
    log = list(shelves.logs[match])
    entry = log[version - 1]
    log[version - 1] = Logged(entry.version, entry.at, replace(entry.entry, **changes))  # type: ignore[arg-type]  # its members
    shelves.logs[match] = tuple(log)
    return (await verify_match(town.desk, match)).faults


async def test_a_tampered_move_is_found() -> None:
    town = Town()
    match = await started(town)
    log = town.store._shelves.logs[match]
    version = next(logged.version for logged in log if isinstance(logged.entry, Moved))
    assert any(f"version {version}" in fault for fault in await tampered(town, match, version, move="pass"))


async def test_a_tampered_event_is_found() -> None:
    town = Town()
    match = await started(town)
    version = town.store._shelves.logs[match][-1].version
    faults = await tampered(town, match, version, events=())
    assert faults == (f"version {version}: the move tells something else",)


async def test_a_tampered_result_is_found() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.started(ada, bea)
    await play_on(town, match, ada, bea)
    last = town.store._shelves.logs[match][-1]
    assert isinstance(last.entry, Finished)
    faults = await tampered(town, match, last.version, ranks=(2, 1) if last.entry.ranks == (1, 2) else (1, 2))
    assert f"version {last.version}: the result differs" in faults


async def test_a_result_in_the_spelling_of_records_still_verifies() -> None:
    """Logs were written so before; Moon River's partners tell the two apart."""
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.started(ada, bea, terms=Terms("moon-river", 2))
    await play_on(town, match, ada, bea)
    state = await town.desk.matches.fresh(match)
    outcome = state.game.outcome(state.position)
    last = town.store._shelves.logs[match][-1]
    assert isinstance(last.entry, Finished)
    assert outcome is not None
    assert outcome.result() != last.entry.result
    assert await tampered(town, match, last.version, result=outcome.result()) == ()


async def test_a_gap_a_wrong_head_a_wrong_secret_and_a_wrong_snapshot_are_found() -> None:
    town = Town()
    match = await started(town)
    shelves = town.store._shelves
    sound = shelves.copied()
    board = await town.desk.matches.fresh(match)

    shelves.heads[match] = replace(sound.heads[match], to_move=None)
    assert (await verify_match(town.desk, match)).faults == ("the head is not what the log tells",)
    shelves.heads[match] = sound.heads[match]

    shelves.secrets[match] = b"another secret"
    assert "the secret is not the one committed to" in (await verify_match(town.desk, match)).faults
    shelves.secrets[match] = sound.secrets[match]

    shelves.snapshots[match] = Snapshot(match, 5, board.game.pack(board.position))
    assert (await verify_match(town.desk, match)).faults == ("the snapshot of version 5 is another position",)
    shelves.snapshots.clear()

    shelves.logs[match] = (*sound.logs[match][:5], *sound.logs[match][6:])
    assert (await verify_match(town.desk, match)).faults == ("the log has a gap",)


async def test_a_match_of_which_something_is_missing_does_not_end_the_verification_of_the_others() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    first, second = await town.started(ada, bea), await town.started(ada, bea)
    await resign(town.desk, ada, second)
    del town.store._shelves.secrets[first]
    found = {one.match: one.faults async for one in verify_all(town.desk)}
    assert found == {first: ("the secret is missing",), second: ()}
