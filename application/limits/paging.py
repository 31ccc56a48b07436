"""Pages of bounded size."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

from application.errors import LimitReached, Malformed
from application.policy import Policy

LOG_PAGE: Final = 100
"""Entries that are read and folded at a time: some milliseconds, after which others have their turn."""


MOST_COUNTED: Final = 10_000
"""How far the items of a list are counted, so that a count costs the same however long the list is."""


class Versioned(Protocol):
    """An entry of a log."""

    @property
    def version(self) -> int: ...


V = TypeVar("V", bound=Versioned)


async def log_pages(read: Callable[[int, int], Awaitable[Sequence[V]]], after: int = 0) -> AsyncIterator[Sequence[V]]:
    """The log after a version, page by page. `read` gives the entries after a version, at most as many as asked for."""
    while page := await read(after, LOG_PAGE):
        yield page
        if len(page) < LOG_PAGE:
            return
        after = page[-1].version


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Page(Generic[T]):
    """Items of a list in its order, and whether others come behind and before them."""

    items: tuple[T, ...]
    has_next: bool
    has_previous: bool


def page_of(found: Sequence[T], size: int, has_place: bool, is_backward: bool) -> Page[T]:
    """The page from what was read of it and one item more, nearest to its place first."""
    items, has_more = tuple(found[:size]), len(found) > size
    if is_backward:
        return Page(items[::-1], has_place, has_more)
    return Page(items, has_more, has_place)


def fit_span(policy: Policy, first: int) -> int:
    """The same for a page of a log that is known to be empty: nothing comes before its beginning."""
    return 0 if first == 0 else fit_page(policy, first)


def fit_page(policy: Policy, first: int) -> int:
    """The page size asked for; refuses less than 1 and more than the policy's."""
    if first < 1:
        raise Malformed("bad-number", path="first", fault="must be at least 1")
    if first > policy.page:
        raise LimitReached("page-too-large", limit="page", value=policy.page, retry_after=None)
    return first


def fit_cursor(after: int, version: int) -> None:
    """A cursor is 0 or a version the log has had."""
    if not 0 <= after <= version:
        raise Malformed("bad-cursor", path="after", fault=f"must be from 0 to {version}")
