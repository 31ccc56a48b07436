"""The facts behind a rating's weights: moves of matches cut short, owners of bots, recent opponents."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from application.limits.paging import log_pages
from application.ports.store import Reading
from domain.hosting.entries import Moved, Undone
from domain.hosting.match import Match
from domain.hosting.terms import BY_GAME, MatchId, PlayerId
from domain.league.ratings import LOOK_BACK, Part, is_machine, weights


async def weights_now(reading: Reading, match: Match, rated: Sequence[Part]) -> tuple[float, ...]:
    """The weights of a match that is rated next."""
    people = [part.subject for part in rated if not is_machine(part.subject)]
    met = {subject: await reading.opponent_counts(match.game, subject, LOOK_BACK) for subject in people}
    return weights(match, rated, await number_of_moves(reading, match), met)


async def number_of_moves(reading: Reading, match: Match) -> int:
    """How many moves stand; 0 for a match that was played to its end, of which nobody asks for the number."""
    if match.reason == BY_GAME:
        return 0
    return await _moves_in(reading, match.id)


async def _moves_in(reading: Reading, match: MatchId) -> int:
    count = 0
    async for page in log_pages(partial(reading.log, match)):
        count += sum(isinstance(logged.entry, Moved) for logged in page)
        count -= sum(logged.entry.moves for logged in page if isinstance(logged.entry, Undone))
    return count


async def owners(reading: Reading, rated: Iterable[Part]) -> dict[str, str]:
    """The owner of each account: a bot belongs to its owner, a person to themselves."""
    subjects = dict.fromkeys(part.subject for part in rated if not is_machine(part.subject))
    people = await reading.players([PlayerId(subject) for subject in subjects])
    return {player.id: player.owner or player.id for player in people}
