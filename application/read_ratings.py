"""Read somebody's ratings; a machine has its anchor in every game, before its first match too."""

from __future__ import annotations

from collections.abc import Sequence

from application.desk import Desk
from application.ports.ratings import Rating
from application.ratings.find_rankings import ratings_of
from domain.hosting.terms import Moment
from domain.league.ratings import Kind, is_machine, newcomer


async def ratings_by_game(desk: Desk, subject: str) -> Sequence[Rating]:
    """Raises NotFound for who is neither player nor machine."""
    found = await ratings_of(desk, subject)
    if not is_machine(subject):
        return found
    anchors = {game.info.key: _anchor(game.info.key, subject) for game in desk.games.defaults}
    ratings = {**anchors, **{rating.game: rating for rating in found}}
    return [ratings[game] for game in sorted(ratings)]


def _anchor(game: str, subject: str) -> Rating:
    return Rating(game, subject, Kind.AI, newcomer(subject), 0, Moment(0))
