"""A turn is told once, not at once, to those who do not look, and taken back when it is over."""

from application.matches.offer_rematch import offer_rematch
from application.matches.resign import resign
from application.pairing.answer_challenge import decline_challenge
from application.pairing.challenge_player import challenge_player
from application.ports.courier import Undelivered
from domain.pairing.seeks import Wanted
from tests.notifications.people import DELAY, HOUR, LIVE, MINUTE, POST_DAY, Club, id_of


async def test_a_player_who_is_away_is_told_of_the_turn_after_two_seconds_and_once() -> None:
    club = Club()
    ada, bea = await club.human("Ada"), await club.human("Bea")
    for each in (ada, bea):
        await club.browser(each)
    match, mover, other = await club.duel(ada, bea)
    await club.later(DELAY - 1)
    assert club.told(mover) == []
    await club.later(1)
    [told] = club.told(mover)
    assert (told["title"], told["path"], told["tag"]) == ("Your turn: The River", f"/match/{match}", match)
    assert other.required_player().name in told["body"]
    await club.later(MINUTE)
    assert club.told(mover) == [] == club.told(other)
    assert club.metrics.count_of("notifications", kind="my-turn", outcome="told") == 1


async def test_a_player_who_looks_at_the_table_is_not_told() -> None:
    club = Club()
    ada, bea = await club.human("Ada"), await club.human("Bea")
    for each in (ada, bea):
        await club.browser(each)
    match, mover, _ = await club.duel(ada, bea)
    async with club.presence.here(match, id_of(mover)):
        await club.later()
    await club.later(HOUR)
    assert club.told(mover) == []


async def test_a_move_made_before_anything_was_sent_leaves_nothing_to_tell() -> None:
    club = Club()
    ada, bea = await club.human("Ada"), await club.human("Bea")
    await club.browser(ada)
    match, mover, _ = await club.duel(ada, bea)
    await club.move_on(match, ada, bea)
    await club.later()
    assert [each for each in club.told(ada) if mover is ada] == []


async def test_what_a_browser_shows_is_closed_once_the_move_is_made() -> None:
    club = Club()
    ada, bea = await club.human("Ada"), await club.human("Bea")
    for each in (ada, bea):
        await club.browser(each)
    match, mover, other = await club.duel(ada, bea)
    await club.later()
    [told] = club.told(mover)
    await club.move_on(match, ada, bea)
    await club.work()
    assert club.told(mover) == [{"close": match, "version": told["version"]}]
    assert club.told(other) == []
    await club.later()
    assert [each["kind"] for each in club.told(other)] == ["my-turn"]


async def test_a_browser_that_must_always_show_something_is_not_told_to_close() -> None:
    """Safari loses its subscription after three pushes that show nothing."""
    club = Club()
    ada, bea = await club.human("Ada"), await club.human("Bea")
    for each in (ada, bea):
        await club.browser(each, provider="https://web.push.apple.com")
    match, mover, _ = await club.duel(ada, bea)
    await club.later()
    assert [told["kind"] for told in club.told(mover)] == ["my-turn"]
    await club.move_on(match, ada, bea)
    await club.work()
    assert club.told(mover) == []


async def test_a_delivery_that_failed_is_taken_back_with_the_others() -> None:
    club = Club()
    ada, bea = await club.human("Ada"), await club.human("Bea")
    phones = {each: await club.browser(each) for each in (ada, bea)}
    match, mover, _ = await club.duel(ada, bea)
    club.post.faults[phones[mover].endpoint] = Undelivered("no answer in time")
    await club.later()
    await club.move_on(match, ada, bea)
    club.post.faults.clear()
    await club.later(MINUTE)
    # The provider may have taken it before it fell silent.
    assert [set(each) for each in club.told(mover)] == [{"close", "version"}]


async def test_short_time_is_told_to_those_who_have_not_moved() -> None:
    club = Club()
    ada, bea = await club.human("Ada"), await club.human("Bea")
    for each in (ada, bea):
        await club.browser(each)
    match, mover, _ = await club.duel(ada, bea)
    await club.later()
    club.told(mover)
    await club.later(18 * HOUR - DELAY - 1)
    assert club.told(mover) == []
    await club.later(1)
    [told] = club.told(mover)
    assert (told["kind"], told["body"].startswith("You have 6 hours left")) == ("time-is-short", True)
    await club.move_on(match, ada, bea)
    await club.work()
    assert {each["close"] for each in club.told(mover)} == {match}


async def test_a_live_turn_is_told_too_and_its_short_time() -> None:
    club = Club()
    ada, bea = await club.human("Ada"), await club.human("Bea")
    for each in (ada, bea):
        await club.browser(each)
    _, mover, _ = await club.duel(ada, bea, terms=LIVE)
    await club.later()
    assert [each["kind"] for each in club.told(mover)] == ["my-turn"]
    await club.later(8 * MINUTE)
    assert [each["kind"] for each in club.told(mover)] == ["time-is-short"]


async def test_nothing_is_stored_for_players_whom_nothing_reaches() -> None:
    club = Club()
    ada, bea = await club.human("Ada"), await club.human("Bea")
    await club.duel(ada, bea)
    assert not club.store._shelves.notifications


async def test_a_challenge_is_told_while_it_waits() -> None:
    club = Club()
    ada, bea = await club.human("Ada"), await club.human("Bea")
    await club.browser(bea)
    wanted = Wanted("the-river", 2, LIVE.timing)
    first = await challenge_player(club.desk, ada, id_of(bea), wanted)
    await decline_challenge(club.desk, bea, first.id)
    await club.later()
    assert club.told(bea) == []
    await challenge_player(club.desk, ada, id_of(bea), wanted)
    await club.later()
    [told] = club.told(bea)
    assert (told["title"], told["body"], told["path"]) == (
        "An invitation: The River",
        "Ada invites you to a game.",
        "/lobby",
    )


async def test_the_end_and_a_rematch_are_told_to_the_others() -> None:
    club = Club()
    ada, bea = await club.human("Ada"), await club.human("Bea")
    for each in (ada, bea):
        await club.browser(each)
    match = await club.started(ada, bea, terms=POST_DAY)
    await resign(club.desk, ada, match)
    await offer_rematch(club.desk, ada, match)
    await club.later()
    assert [(each["kind"], each["title"]) for each in club.told(bea)] == [
        ("match-over", "It is over: The River"),
        ("invitation", "An invitation: The River"),
    ]
    assert [each["kind"] for each in club.told(ada)] == []
