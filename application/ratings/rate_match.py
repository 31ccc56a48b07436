"""Rate a match that has ended: in the transaction that closes it, so exactly once.

Where other tables have the same deal it is the transaction that unseals it: until then a rating would tell the places.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from application.ports.closing import Ended
from application.ports.rater import Rater
from application.ports.ratings import Rating
from application.ports.store import Notice, Work
from application.ratings.weights import owners, weights_now
from domain.hosting.match import Match, outline
from domain.hosting.players import Player
from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.league.ratings import (
    Change,
    ChangeKind,
    Kind,
    Part,
    Strength,
    has_common_owner,
    is_machine,
    newcomer,
    parts,
    weighted,
)
from domain.league.rulings import ruled_matches


class RateMatch:
    """The hook of `close_match`, and of unsealing."""

    def __init__(self, rater: Rater) -> None:
        self._rater = rater

    async def __call__(self, work: Work, ended: Ended) -> Sequence[Notice]:
        if ended.match.sealed:
            await _rate_sealed(work, self._rater, ended)
        else:
            await rate_match(work, self._rater, ended.match, ended.at)
        return ()


async def _rate_sealed(work: Work, rater: Rater, ended: Ended) -> None:
    """A match that was sealed when it was looked at: it is rated as soon as it is both closed and unsealed.

    The second of these two transactions sees the first, because both read under the ledger's lock.
    """
    if not ended.match.rated:
        return
    await work.hold_ledger(ended.match.game)
    [log] = (await work.outlines([ended.match.id])).values()
    match = outline(ended.match.id, log)
    if parts(match) and await _is_due(work, match.id):
        await rate_match(work, rater, match, ended.at)


async def _is_due(work: Work, match: MatchId) -> bool:
    """Closed, not ruled on, and not entered: early servers did that at the closing."""
    is_closed = match in await work.closed_at([match])
    return is_closed and not await work.changes_of(match) and not await _is_ruled_on(work, match)


async def _is_ruled_on(work: Work, match: MatchId) -> bool:
    league = await work.league_of(match)
    rulings = await work.rulings([league]) if league else {}
    return any(ruled == match for league, entries in rulings.items() for ruled, _ in ruled_matches(league, entries))


async def rate_match(work: Work, rater: Rater, match: Match, at: Moment) -> Sequence[Change]:
    """Enters what a match changes; the number is taken first, so that concurrent ends wait for each other."""
    rated = parts(match)
    if not rated or has_common_owner(rated, await owners(work, rated)):
        return ()
    number = await work.next_rating(match.game)
    before = await strengths(work, match.game, [part.subject for part in rated])
    after = rater.strengths_after([before[part.subject] for part in rated], [part.rank for part in rated])
    shares = await weights_now(work, match, rated)
    changes = [
        _change(match, number, part, (before[part.subject], model), share, at)
        for part, model, share in zip(rated, after, shares, strict=True)
    ]
    await work.enter_changes(changes)
    await stand(work, changes, 1, {change.subject: at for change in changes})
    return changes


def _change(
    match: Match, number: int, part: Part, course: tuple[Strength, Strength], share: float, at: Moment
) -> Change:
    """The ledger's line for a seat; machines stay where they are anchored."""
    old, model = course
    new = old if is_machine(part.subject) else weighted(old, model, share)
    place = (match.game, number, ChangeKind.RATED, match.id, part.seat, part.subject, part.rank)
    return Change(*place, old, new, at, share)


async def strengths(work: Work, game: str, subjects: Sequence[str]) -> dict[str, Strength]:
    """Where these stand now, newcomers included."""
    known = {rating.subject: rating.strength for rating in await work.ratings(game, subjects)}
    return {subject: known.get(subject, newcomer(subject)) for subject in subjects}


async def stand(work: Work, changes: Sequence[Change], games: int, played: Mapping[str, Moment | None]) -> None:
    """Where the ledger's new lines lead: `games` more matches for each subject (-1 for one taken back)."""
    subjects = list(dict.fromkeys(change.subject for change in changes))
    known = {rating.subject: rating for rating in await work.ratings(changes[0].game, subjects)}
    people = await work.players([PlayerId(subject) for subject in subjects if not is_machine(subject)])
    kinds = {player.id: _kind(player) for player in people}
    after = {change.subject: change for change in changes}
    await work.keep_ratings(
        [
            Rating(
                change.game,
                subject,
                Kind.AI if is_machine(subject) else kinds.get(PlayerId(subject), Kind.GUEST),
                change.after,
                max(0, (known[subject].games if subject in known else 0) + games),
                change.at,
                played[subject],
            )
            for subject, change in after.items()
        ]
    )


def _kind(player: Player) -> Kind:
    return Kind(player.kind.value)
