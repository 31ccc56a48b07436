"""The machine's clock, and the one that it follows."""

from time import monotonic, time_ns

import pytest

from adapters.clock import SystemClock
from domain.hosting.terms import Moment

LONG_AGO = Moment(1_000_000)


def test_alone_it_shows_the_machines_time() -> None:
    before = time_ns() // 1_000_000
    assert before <= SystemClock().now() <= time_ns() // 1_000_000


def test_it_goes_on_from_what_the_other_clock_showed_whatever_the_machines_says() -> None:
    clock = SystemClock()
    heard = monotonic() - 2
    ahead = clock.follow(LONG_AGO, heard)
    assert ahead == pytest.approx(time_ns() / 1e9 - LONG_AGO / 1e3 - (monotonic() - heard), abs=1)
    shown = clock.now()
    assert LONG_AGO + 2_000 - 1 <= shown <= LONG_AGO + (monotonic() - heard) * 1_000 + 1


def test_a_clock_that_jumps_alone_is_not_followed() -> None:
    clock = SystemClock()
    clock.follow(LONG_AGO, monotonic())
    clock.follow(Moment(LONG_AGO + 3_600_000), monotonic())
    assert clock.now() < LONG_AGO + 1_800_000


def test_it_may_be_put_right_again() -> None:
    clock = SystemClock()
    clock.follow(LONG_AGO, monotonic())
    now = time_ns() // 1_000_000
    assert clock.follow(Moment(now), monotonic()) == pytest.approx(0, abs=1)
    assert clock.now() >= now
