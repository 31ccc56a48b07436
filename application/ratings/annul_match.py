"""Take back what a match changed: a new entry in the ledger, never an edit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from application.ports.store import Work
from application.ratings.rate_match import stand, strengths
from domain.hosting.terms import MatchId, Moment
from domain.league.ratings import Change, ChangeKind, taken_back


async def annul_rating(work: Work, match: MatchId, at: Moment) -> Sequence[Change]:
    """Enters the reversal; nothing where the match was not rated, or was annulled before."""
    entered = await work.changes_of(match)
    if not entered:
        return ()
    await work.hold_ledger(entered[0].game)
    # Asked again under the ledger's lock: somebody may have annulled it meanwhile.
    entered = await work.changes_of(match)
    if any(change.kind is ChangeKind.ANNULLED for change in entered):
        return ()
    number = await work.next_rating(entered[0].game)
    now = await strengths(work, entered[0].game, [change.subject for change in entered])
    reversed_ = [
        replace(
            change,
            number=number,
            kind=ChangeKind.ANNULLED,
            before=now[change.subject],
            after=now[change.subject] if change.is_anchored else taken_back(now[change.subject], change),
            at=at,
        )
        for change in entered
    ]
    await work.enter_changes(reversed_)
    subjects = {change.subject for change in reversed_}
    await stand(work, reversed_, -1, {each: await work.last_rated(entered[0].game, each) for each in subjects})
    return reversed_
