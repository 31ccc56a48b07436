"""The one loop for changes of a log: decide on a state, append if nobody else has, otherwise decide again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Protocol, TypeVar

from application.errors import Conflict, Refusal
from application.ports.store import VersionTaken

TRIES: Final = 60
"""Of a hundred players who register at the same moment, each succeeds well before this."""


class Versioned(Protocol):
    """A state folded from a log."""

    @property
    def version(self) -> int: ...


S = TypeVar("S", bound=Versioned)
T = TypeVar("T")


async def compare_and_swap(
    read: Callable[[], Awaitable[S]], swap: Callable[[S], Awaitable[T]], cached: S | None = None, **subject: str
) -> T:
    """What `swap` makes of the newest state; it appends, and raises VersionTaken where somebody else was faster.

    A `cached` state is tried first. A refusal on it counts only if it is still the newest. Raises Conflict with the
    `subject` after too many tries.
    """
    state = cached or await read()
    is_newest = cached is None
    for _ in range(TRIES):
        try:
            return await swap(state)
        except VersionTaken:
            state = await read()
        except Refusal:
            newer = state if is_newest else await read()
            if newer.version == state.version:
                raise
            state = newer
        is_newest = True
    raise Conflict("too-busy", **subject)
