"""Rate a match that has ended: in the transaction that closes it, so exactly once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from application.ports.closing import Ended
from application.ports.rater import Rater
from application.ports.ratings import Rating
from application.ports.store import Notice, Work
from domain.hosting.match import Match
from domain.hosting.players import Player
from domain.hosting.terms import Moment, PlayerId
from domain.league.ratings import Change, ChangeKind, Kind, Part, Strength, is_machine, newcomer, parts


class RateMatch:
    """The hook of `close_match`."""

    def __init__(self, rater: Rater) -> None:
        self._rater = rater

    async def __call__(self, work: Work, ended: Ended) -> Sequence[Notice]:
        await rate_match(work, self._rater, ended.match, ended.at)
        return ()


async def rate_match(work: Work, rater: Rater, match: Match, at: Moment) -> Sequence[Change]:
    """Enters what a match changes; the number is taken first, so that concurrent ends wait for each other."""
    rated = parts(match)
    if not rated:
        return ()
    number = await work.next_rating(match.game)
    before = await strengths(work, match.game, [part.subject for part in rated])
    changes = changed(rater, match, number, rated, [before[part.subject] for part in rated], at)
    await work.enter_changes(changes)
    await stand(work, changes, 1, {change.subject: at for change in changes})
    return changes


def changed(
    rater: Rater, match: Match, number: int, rated: Sequence[Part], before: Sequence[Strength], at: Moment
) -> list[Change]:
    """The ledger's lines for a match; machines stay where they are anchored."""
    after = rater.rated(before, [part.rank for part in rated])
    return [
        Change(
            match.game,
            number,
            ChangeKind.RATED,
            match.id,
            part.seat,
            part.subject,
            part.rank,
            old,
            old if is_machine(part.subject) else new,
            at,
        )
        for part, old, new in zip(rated, before, after, strict=True)
    ]


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
