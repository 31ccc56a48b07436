"""The caller of a use case: a player with the scopes of a token, or an anonymous client."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from application.errors import Forbidden, Unauthenticated
from domain.hosting.players import Player, PlayerKind
from domain.hosting.terms import Moment


class Scope(StrEnum):
    """What a token may be used for."""

    PLAY = "play"
    MATCHES = "matches:write"
    LEAGUES = "leagues:write"
    BOTS = "bots"
    ACCOUNT = "account"
    ADMIN = "admin"
    TALK = "talk"
    MODERATE = "moderate"


APP_SCOPES: Final = frozenset({Scope.PLAY, Scope.MATCHES, Scope.LEAGUES, Scope.BOTS, Scope.TALK})
"""All that a player can let an app do. Nothing here opens the account, or makes a token that outlasts the app's."""
BANNED = frozenset({Scope.PLAY, Scope.MATCHES, Scope.LEAGUES, Scope.TALK})
"""What a ban from play takes away; one can still read, and see to one's account and one's bots, who are banned too."""


@dataclass(frozen=True, slots=True)
class Caller:
    """A caller. `language` is en, it, es or pt; `origin` is the network address, used for limits only.

    `device` says what the request was sent by, as far as it tells; a session is listed by it.

    `door` is the edge, used for metrics only: rest, graphql, socket, webhook, or ai for the server's own machines.
    """

    player: Player | None = None
    scopes: frozenset[Scope] = frozenset()
    language: str = "en"
    token: str | None = None
    expires_at: Moment | None = None
    origin: str = ""
    door: str = "none"
    device: str = ""
    banned_until: Moment | None = None
    """Until when moderators have banned the player, or the owner of a bot, from play."""

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
        if self.banned_until is not None and scope in BANNED:
            raise Forbidden("banned-from-play", until=self.banned_until)
        return player

    def player_who_may_read(self, scope: Scope) -> Player:
        """The player of a token with the scope, banned or not. A bot's tokens can never carry scopes of people."""
        player = self.required_player()
        if scope not in self.scopes and player.kind is not PlayerKind.BOT:
            raise Forbidden("scope-missing", scope=scope.value)
        return player


NOBODY = Caller()
MACHINE = Caller(door="ai")
