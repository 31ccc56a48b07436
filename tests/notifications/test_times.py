"""Quiet hours, digests and the hour of the warning, by the player's clock."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as some

from domain.hosting.profiles import Profile
from domain.hosting.terms import Moment
from domain.notifications.hours import MINUTES, QuietHours, next_time, quiet_end, warning_time
from domain.notifications.preferences import Channel, NotificationKind, Preferences
from tests.notifications.people import DELAY, HOUR, MINUTE, Club, id_of

ROME = ZoneInfo("Europe/Rome")
NIGHT = QuietHours(22 * 60, 7 * 60)
minutes = some.integers(0, MINUTES - 1)
moments = some.datetimes(datetime(2025, 1, 1), datetime(2030, 1, 1), timezones=some.just(UTC))


def moment(text: str, zone: ZoneInfo = ROME) -> Moment:
    return Moment(round(datetime.fromisoformat(text).replace(tzinfo=zone).timestamp() * 1_000))


@pytest.mark.parametrize(
    ("local", "end"),
    [
        ("2026-11-19T23:30", "2026-11-20T07:00"),
        ("2026-11-20T06:59", "2026-11-20T07:00"),
        ("2026-11-20T07:00", None),
        ("2026-11-20T21:59", None),
        # Summer time begins and ends at night.
        ("2026-03-28T23:00", "2026-03-29T07:00"),
        ("2026-10-24T23:00", "2026-10-25T07:00"),
    ],
)
def test_quiet_hours_go_past_midnight_and_through_changes_of_the_clock(local: str, end: str | None) -> None:
    now = datetime.fromisoformat(local).replace(tzinfo=ROME)
    assert quiet_end(NIGHT, now) == (None if end is None else moment(end))


@given(minutes, minutes, moments)
def test_no_quiet_hour_lasts_longer_than_a_day(begins: int, ends: int, at: datetime) -> None:
    local = at.astimezone(ROME)
    end = quiet_end(QuietHours(begins, ends), local)
    assert end is None or 0 < end - local.timestamp() * 1_000 <= 25 * HOUR


@given(minutes, moments)
def test_the_next_time_is_ahead_by_a_day_at_most(minute: int, at: datetime) -> None:
    local = at.astimezone(ROME)
    ahead = next_time(minute, local) - local.timestamp() * 1_000
    assert 0 < ahead <= 25 * HOUR


@given(some.integers(0, 10**10), some.integers(0, 10**10))
def test_a_warning_lies_between_now_and_the_deadline(now: int, left: int) -> None:
    due = warning_time(Moment(now), Moment(now + left))
    assert due is None or now < due < now + left


def test_a_short_turn_has_no_warning() -> None:
    assert warning_time(Moment(0), None) is None
    assert warning_time(Moment(0), Moment(2 * MINUTE - 1)) is None
    assert warning_time(Moment(0), Moment(4 * MINUTE)) == 3 * MINUTE
    assert warning_time(Moment(0), Moment(96 * HOUR)) == 84 * HOUR


async def club_in_rome() -> Club:
    club = Club()
    for name in ("Ada", "Bea"):
        caller = await club.human(name)
        await club.browser(caller)
        async with club.store.working() as work:
            await work.keep_profile(Profile(id_of(caller), time_zone="Europe/Rome"))
            await work.commit()
        club.callers.append(caller)
    return club


async def test_what_comes_in_quiet_hours_is_told_in_the_morning_if_it_is_still_true() -> None:
    club = await club_in_rome()
    ada, bea = club.callers
    for each in (ada, bea):
        await club.prefer(each, Preferences(quiet=NIGHT))
    club.clock.follow(moment("2026-11-19T23:00"), 0)
    first, mover, _ = await club.duel(ada, bea)
    second, other, _ = await club.duel(bea, ada)
    await club.later(HOUR)
    assert club.told(ada) == [] == club.told(bea)
    await club.move_on(second, bea, ada)
    club.clock.follow(moment("2026-11-20T06:59"), 0)
    await club.work()
    assert club.told(ada) == [] == club.told(bea)
    club.clock.follow(moment("2026-11-20T07:00"), 0)
    await club.work()
    told = [each["tag"] for each in club.told(mover)]
    assert first in told
    assert other is not mover or second not in told


async def test_a_warning_that_is_due_at_the_same_time_stands_for_the_turn() -> None:
    club = await club_in_rome()
    ada, bea = club.callers
    for each in (ada, bea):
        await club.prefer(each, Preferences(quiet=QuietHours(8 * 60, 6 * 60)))
    club.clock.follow(moment("2026-11-19T09:00"), 0)
    _, mover, _ = await club.duel(ada, bea)
    await club.later()
    club.clock.follow(moment("2026-11-20T06:00"), 0)
    await club.work()
    assert [each["kind"] for each in club.told(mover)] == ["time-is-short"]


async def test_slow_turns_wait_for_the_digest_and_come_together() -> None:
    club = await club_in_rome()
    ada, bea = club.callers
    for each in (ada, bea):
        await club.prefer(each, Preferences(digest_at=18 * 60))
    club.clock.follow(moment("2026-11-19T09:00"), 0)
    found = [await club.duel(ada, bea) for _ in range(3)]
    await club.later()
    assert club.told(ada) == [] == club.told(bea)
    club.clock.follow(moment("2026-11-19T18:00"), 0)
    await club.work()
    for each in (ada, bea):
        turns = sum(mover is each for _, mover, _ in found)
        told = club.told(each)
        assert len(told) == min(turns, 1)
        assert not told or (told[0]["tag"], len(told[0]["body"].splitlines())) == ("digest", turns)


async def test_what_is_switched_off_is_not_told() -> None:
    club = await club_in_rome()
    ada, bea = club.callers
    for each in (ada, bea):
        await club.prefer(each, Preferences(frozenset({(NotificationKind.MY_TURN, Channel.PUSH)})))
    _, mover, _ = await club.duel(ada, bea)
    await club.later(DELAY)
    assert club.told(mover) == []
    await club.later(18 * HOUR)
    assert [each["kind"] for each in club.told(mover)] == ["time-is-short"]
