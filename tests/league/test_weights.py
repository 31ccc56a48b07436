"""What a rated match is worth: nothing among one's own, nothing for staying where others leave, less each time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from application.desk import Desk
from application.hosting.commit import logged_after
from application.hosting.terms import Terms
from application.matches.open_match import open_match
from application.ports.store import summary_of
from application.ports.upkeep import Closing
from application.ratings.rate_match import stand, strengths
from application.ratings.verify_ratings import verify_ratings
from domain.hosting.entries import Entry, Finished, Joined, Moved, Resigned, Undone
from domain.hosting.match import Match, after_all
from domain.hosting.players import Player, PlayerKind
from domain.hosting.terms import Moment, PlayerId
from domain.league.ratings import FEWEST_MOVES, HALVED_AFTER, LOOK_BACK, Change, ChangeKind, Strength, parts, weighted
from tests.league.test_ratings import GAME, RATER, annul, executed, finished, rate, ratings
from tests.workers.desks import desk_on, somebody

TWO = ["ann", "bob"]


async def faults_of(desk: Desk) -> tuple[str, ...]:
    return (await verify_ratings(desk, RATER, GAME)).faults


async def resigned(desk: Desk, entries: list[Entry], name: str = "Opener") -> Match:
    """A rated match of Ann and Bob with these entries, after which Bob resigns."""
    opener = await somebody(desk, name)
    opened = (await open_match(desk, opener, Terms(GAME, 2, rated=True))).view.match
    seats: list[Entry] = [Joined(1, PlayerId("ann")), Joined(2, PlayerId("bob"))]
    over: list[Entry] = [Resigned(2), Finished("resignation", {}, (1, 2))]
    logged = logged_after(opened.version, Moment(500), [*seats, *entries, *over])
    match = after_all(opened, logged)
    async with desk.store.working() as work:
        await work.append(summary_of(match, Moment(500)), logged)
        await work.await_closing(Closing(match.id, match.version, Moment(500)))
        await work.commit()
    return match


async def bots_of(desk: Desk, owner: PlayerId, *names: str) -> None:
    async with desk.store.working() as work:
        for name in names:
            await work.add_player(Player(PlayerId(name), name, PlayerKind.BOT, Moment(1), owner))
        await work.commit()


async def test_nobody_is_rated_by_a_match_with_his_own_bots_or_between_them(desk: Desk) -> None:
    """LG-66."""
    owner = (await somebody(desk, "Owner")).required_player().id
    await bots_of(desk, owner, "bot-one", "bot-two")
    for number, names in enumerate(([str(owner), "bot-one"], ["bot-one", "bot-two"], ["ann", "bot-one", "bot-two"])):
        ranks = tuple(range(1, len(names) + 1))
        assert await rate(desk, await finished(desk, names, ranks, number)) == []
    assert await ratings(desk, str(owner), "bot-one", "bot-two", "ann") == []
    assert len(await rate(desk, await finished(desk, ["ann", "bot-one"], (1, 2), 9))) == 2
    assert await faults_of(desk) == ()


@pytest.mark.parametrize("is_short", [True, False])
async def test_whoever_leaves_at_once_loses_and_nobody_gains(desk: Desk, is_short: bool) -> None:
    """LG-68."""
    moves = 2 * FEWEST_MOVES - (1 if is_short else 0)
    toggled: list[Entry] = [Moved(1, "a", 1), Undone(1, 1, 1)] * FEWEST_MOVES
    made: list[Entry] = [Moved(1, "a", 2), *([Moved(2, "b", 2)] * (moves - 1))]
    match = await resigned(desk, [*toggled, *made])
    ann, bob = await rate(desk, match)
    assert bob.after.mean < bob.before.mean
    assert (ann.after == ann.before) is is_short
    assert await faults_of(desk) == ()


async def test_the_same_opponent_again_and_again_counts_less_and_less(desk: Desk) -> None:
    """LG-69."""
    weights = []
    for number in range(HALVED_AFTER + 1):
        ann, bob = await rate(desk, await finished(desk, TWO, (1, 2), number), 1_000 + number)
        assert ann.weight == bob.weight
        weights.append(ann.weight or 0.0)
    assert weights[0] == 1.0
    assert weights[-1] == 0.5
    assert weights == sorted(weights, reverse=True)
    ann, cid = await rate(desk, await finished(desk, ["ann", "cid"], (1, 2), 99), 9_000)
    assert (ann.weight, cid.weight) == (1.0, 1.0)
    ann, bob, cid = await rate(desk, await finished(desk, ["ann", "bob", "cid"], (1, 2, 3), 100), 9_001)
    assert ann.weight == pytest.approx((5 / 11 + 5 / 6) / 2)
    assert await faults_of(desk) == ()


async def test_machines_count_the_same_however_often_they_are_met(desk: Desk) -> None:
    for number in range(3):
        ann, hand = await rate(desk, await finished(desk, ["ann", "ai:hand"], (1, 2), number), 1_000 + number)
        assert ann.weight == 1.0
        assert hand.after == hand.before


async def test_only_the_last_matches_tell_whom_one_has_met(desk: Desk) -> None:
    lines = [
        Change(GAME, number, ChangeKind.RATED, f"m{number}", seat, subject, seat, Strength(), Strength(), Moment(1))  # type: ignore[arg-type]  # a match's id
        for number in range(1, LOOK_BACK + 3)
        for seat, subject in enumerate(("ann", "bob" if number < 4 else "cid", "ai:hand", "ai:hand"), 1)
    ]
    async with desk.store.working() as work:
        await work.enter_changes([*lines, replace(lines[0], number=LOOK_BACK + 3, kind=ChangeKind.ANNULLED)])
        await work.commit()
    async with desk.store.reading() as reading:
        assert await reading.opponent_counts(GAME, "ann", LOOK_BACK) == {
            "bob": 1,
            "cid": LOOK_BACK - 1,
            "ai:hand": LOOK_BACK,
        }
        assert await reading.opponent_counts("moon-river", "ann", LOOK_BACK) == {}


async def rate_as_before(desk: Desk, match: Match, at: int) -> None:
    """Closes and rates a match as servers did before there were weights."""
    rated = parts(match)
    async with desk.store.working() as work:
        await work.close_match(match.id, Moment(at), None)
        number = await work.next_rating(GAME)
        now = await strengths(work, GAME, [part.subject for part in rated])
        after = RATER.strengths_after([now[part.subject] for part in rated], [part.rank for part in rated])
        place = (GAME, number, ChangeKind.RATED, match.id)
        changes = [
            Change(*place, part.seat, part.subject, part.rank, now[part.subject], new, Moment(at))
            for part, new in zip(rated, after, strict=True)
        ]
        await work.enter_changes(changes)
        await stand(work, changes, 1, {change.subject: Moment(at) for change in changes})
        await work.commit()


async def test_what_was_rated_before_there_were_weights_still_verifies(desk: Desk) -> None:
    owner = (await somebody(desk, "Owner")).required_player().id
    await bots_of(desk, owner, "bot-one", "bot-two")
    for number, names in enumerate((TWO, TWO, ["bot-one", "bot-two"])):
        await rate_as_before(desk, await finished(desk, names, (1, 2), number), 1_000 + number)
    await rate_as_before(desk, await resigned(desk, []), 2_000)
    assert await faults_of(desk) == ()
    ann, _ = await rate(desk, await finished(desk, TWO, (1, 2), 9), 3_000)
    assert ann.weight == HALVED_AFTER / (HALVED_AFTER + 3)
    assert await faults_of(desk) == ()


async def test_a_weight_that_was_changed_or_taken_away_is_found(database: str) -> None:
    async with desk_on(database) as desk:
        for number in range(3):
            await rate(desk, await finished(desk, TWO, (1, 2), number), 1_000 + number)
        await executed(database, "UPDATE rating_changes SET weight = 0.9 WHERE number = 2")
        assert "entry 2: has other weights than follow from the matches before it" in await faults_of(desk)
        await executed(database, "UPDATE rating_changes SET weight = NULL WHERE number = 2")
        assert "entry 2: has no weights, though entries before it have" in await faults_of(desk)


async def test_sixty_quick_wins_against_a_friend_lead_nowhere(desk: Desk) -> None:
    for number in range(60):
        await rate(desk, await resigned(desk, [], f"Opener{number}"), 1_000 + number)
    ann, bob = await ratings(desk, *TWO)
    assert ann.strength == Strength()
    assert bob.strength.shown < 1_000
    assert await faults_of(desk) == ()


async def test_what_counted_half_is_taken_back_whole(desk: Desk) -> None:
    matches = [await finished(desk, TWO, (1, 2), number) for number in range(2)]
    before = (await rate(desk, matches[0], 1_000))[0].after
    ann, _ = await rate(desk, matches[1], 1_001)
    assert ann.weight is not None
    assert ann.after == weighted(ann.before, RATER.strengths_after([before, _.before], [1, 2])[0], ann.weight)
    await annul(desk, matches[1])
    assert (await ratings(desk, "ann"))[0].strength.mean == pytest.approx(before.mean)
