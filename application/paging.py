"""Pages of bounded size."""

from __future__ import annotations

from application.errors import LimitReached, Malformed
from application.policy import Policy


def fit_page(policy: Policy, first: int) -> int:
    """The page size asked for; refuses less than 1 and more than the policy's."""
    if first < 1:
        raise Malformed("bad-number", path="first", fault="must be at least 1")
    if first > policy.page:
        raise LimitReached("page-too-large", limit="page", value=policy.page, retry_after=None)
    return first
