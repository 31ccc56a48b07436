"""The loop that changes a log: late decisions are made again, refusals of an old state do not count."""

from dataclasses import dataclass, field

import pytest

from application.errors import Conflict
from application.hosting.compare_and_swap import TRIES, compare_and_swap
from application.ports.store import VersionTaken
from tests.application.tables import refused


@dataclass(frozen=True)
class State:
    version: int


@dataclass
class Log:
    """A log that others append to `others` times, each time between a read and the append after it."""

    others: int = 0
    version: int = 5
    seen: list[int] = field(default_factory=list)

    async def read(self) -> State:
        return State(self.version)

    async def append(self, state: State) -> int:
        self.seen.append(state.version)
        if self.others:
            self.others -= 1
            self.version += 1
        if state.version != self.version:
            raise VersionTaken("log")
        self.version += 1
        return self.version


async def test_who_is_late_decides_again_on_the_newest_state() -> None:
    log = Log(others=2)
    assert await compare_and_swap(log.read, log.append) == 8
    assert log.seen == [5, 6, 7]


async def test_after_too_many_tries_it_is_too_busy() -> None:
    log = Log(others=1_000)
    with refused("too-busy", match="m"):
        await compare_and_swap(log.read, log.append, match="m")
    assert len(log.seen) == TRIES


async def test_a_cached_state_is_tried_without_a_read() -> None:
    log = Log()

    async def read() -> State:
        raise AssertionError("read")

    assert await compare_and_swap(read, log.append, State(5)) == 6


@pytest.mark.parametrize(("newest", "seen"), [(5, [5]), (6, [5, 6])])
async def test_a_refusal_counts_only_on_the_newest_state(newest: int, seen: list[int]) -> None:
    log = Log(version=newest)
    tried: list[int] = []

    async def refuse(state: State) -> None:
        tried.append(state.version)
        raise Conflict("seat-free", version=state.version)

    with refused("seat-free", version=newest):
        await compare_and_swap(log.read, refuse, State(5))
    assert tried == seen
