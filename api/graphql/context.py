"""What resolvers know of a request: the caller, the services, a stream's cursor, and loaded objects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import strawberry
from strawberry.dataloader import DataLoader

from application.accounts.pauses.read_away import Away, away_by_player
from application.callers import Caller
from application.desk import Desk
from application.errors import NotFound
from application.hosting.match_view import MatchView, can_see, view_for
from application.matches.view_match import view_match
from application.players.find_players import players_by_id
from application.ports.store import MatchSummary
from application.words import Words, words
from domain.hosting.players import Player
from domain.hosting.terms import MatchId, PlayerId

if TYPE_CHECKING:
    from api.services import Services


@dataclass(frozen=True)
class Context:
    """Each operation has its own context."""

    services: Services
    caller: Caller
    resumed_after: str | None = None

    @property
    def desk(self) -> Desk:
        return self.services.desk

    @property
    def words(self) -> Words:
        return words(self.caller.language)

    @cached_property
    def players(self) -> DataLoader[PlayerId, Player | None]:
        """Players by id; one read serves all players of an operation."""
        return DataLoader(self._load_players)

    @cached_property
    def away(self) -> DataLoader[PlayerId, Away | None]:
        """When players are away; one read serves all players of an operation."""
        return DataLoader(self._load_away)

    @cached_property
    def connected_players(self) -> DataLoader[MatchId, frozenset[PlayerId]]:
        """The players who have a stream open on a match."""
        return DataLoader(self._load_connected_players)

    async def _load_players(self, ids: list[PlayerId]) -> Sequence[Player | None]:
        players = await players_by_id(self.desk, self.caller, ids)
        return [players.get(one) for one in ids]

    async def _load_away(self, ids: list[PlayerId]) -> Sequence[Away | None]:
        away = await away_by_player(self.desk, ids)
        return [away.get(one) for one in ids]

    async def _load_connected_players(self, matches: list[MatchId]) -> Sequence[frozenset[PlayerId]]:
        return [frozenset(await self.desk.presence.connected_players(match)) for match in matches]

    async def listed(self, summary: MatchSummary) -> MatchView | None:
        """The same for a match in a list. A cached state that is as new as the list needs no read."""
        state = self.desk.matches.cached_state(summary.id)
        if state is None or state.version < summary.version:
            return await self.look(summary.id)
        return view_for(self.desk, self.caller, state) if can_see(state.match, self.caller) else None

    async def look(self, match: MatchId) -> MatchView | None:
        """The match as the caller sees it; None if the caller may not see it."""
        try:
            return await view_match(self.desk, self.caller, match)
        except NotFound:
            return None


Info = strawberry.Info[Context, None]
