"""A clock that stands still until it is told otherwise."""

from domain.hosting.terms import Moment

NOON = Moment(1_800_000_000_000)


class FakeClock:
    def __init__(self, now: int = NOON) -> None:
        self._now = now

    def now(self) -> Moment:
        return Moment(self._now)

    def follow(self, moment: Moment, at: float) -> float:
        ahead, self._now = self._now - moment, moment
        return ahead / 1_000

    def advance(self, milliseconds: int) -> None:
        self._now += milliseconds
