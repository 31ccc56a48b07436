"""Take back what a match changed: a new entry in the ledger, never an edit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from application.ports.store import Work
from application.ratings.rate_match import stand, strengths
from domain.hosting.terms import MatchId, Moment
from domain.league.ratings import Change, ChangeKind, strength_without


async def annul_rating(work: Work, game: str, match: MatchId, at: Moment) -> Sequence[Change]:
    """Enters the reversal; nothing where the match was not rated, or was annulled before."""
    # Asked under the ledger's lock: somebody may be about to annul it, or to rate it because it is unsealed.
    await work.hold_ledger(game)
    entered = await work.changes_of(match)
    if not entered or any(change.kind is ChangeKind.ANNULLED for change in entered):
        return ()
    number = await work.next_rating(game)
    now = await strengths(work, game, [change.subject for change in entered])
    reversed_ = [
        replace(
            change,
            number=number,
            kind=ChangeKind.ANNULLED,
            before=now[change.subject],
            after=now[change.subject] if change.is_anchored else strength_without(now[change.subject], change),
            at=at,
        )
        for change in entered
    ]
    await work.enter_changes(reversed_)
    subjects = {change.subject for change in reversed_}
    await stand(work, reversed_, -1, {each: await work.last_rating_at(game, each) for each in subjects})
    return reversed_
