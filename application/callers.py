"""The caller of a use case: a player with the scopes of a token, or an anonymous client."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from application.errors import Forbidden, Unauthenticated
from domain.hosting.players import Player
from domain.hosting.terms import Moment


class Scope(StrEnum):
    """What a token may be used for."""

    PLAY = "play"
    MATCHES = "matches:write"
    LEAGUES = "leagues:write"
    BOTS = "bots"
    ACCOUNT = "account"
    ADMIN = "admin"


@dataclass(frozen=True, slots=True)
class Caller:
    """A caller. `language` is en, it, es or pt; `origin` is the network address, used for limits only.

    `door` is the edge, used for metrics only: rest, graphql, socket, webhook, or ai for the server's own machines.
    """

    player: Player | None = None
    scopes: frozenset[Scope] = frozenset()
    language: str = "en"
    token: str | None = None
    expires_at: Moment | None = None
    origin: str = ""
    door: str = "none"

    def required_player(self) -> Player:
        """The player, or Unauthenticated."""
        if self.player is None:
            raise Unauthenticated("sign-in-needed")
        return self.player

    def player_with(self, scope: Scope) -> Player:
        """The player if the token carries the scope; otherwise Unauthenticated or Forbidden."""
        player = self.required_player()
        if scope not in self.scopes:
            raise Forbidden("scope-missing", scope=scope.value)
        return player


NOBODY = Caller()
MACHINE = Caller(door="ai")
