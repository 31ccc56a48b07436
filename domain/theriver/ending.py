"""When the game ends (TR-5.5, TR-5.6)."""

from __future__ import annotations

from domain.theriver.meta import LAST_ROUND, SPACES
from domain.theriver.position import Position


def end_reason(position: Position) -> str | None:
    """TR-5.5, TR-5.6: why the game ends with this round, if it does."""
    spots = position.setting.token_spots
    tokens = tiles = False
    for home in position.homes:
        tokens = tokens or len(home.works.tokens) == spots
        tiles = tiles or len(home.river.tiles) == SPACES
    if tokens or tiles:
        return "tokens-and-tiles" if tokens and tiles else "tokens" if tokens else "tiles"
    return "round-limit" if position.ground.round == LAST_ROUND else None
