"""Tokens in the making: their texts, hashes, scopes, and what a new session carries."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Malformed
from application.ports.store import Token
from domain.hosting.players import Player, PlayerKind, PlayerRole
from domain.hosting.terms import Moment

KIND_SCOPES: Mapping[PlayerKind, frozenset[Scope]] = {
    PlayerKind.HUMAN: frozenset({Scope.PLAY, Scope.MATCHES, Scope.LEAGUES, Scope.BOTS, Scope.ACCOUNT, Scope.TALK}),
    PlayerKind.GUEST: frozenset({Scope.PLAY, Scope.MATCHES, Scope.ACCOUNT, Scope.TALK}),
    PlayerKind.BOT: frozenset({Scope.PLAY, Scope.MATCHES, Scope.LEAGUES}),
}
"""The most a player of each kind can be given; `admin` and `moderate` come with roles."""

ROLE_SCOPES: Mapping[PlayerRole, frozenset[Scope]] = {
    PlayerRole.ADMIN: frozenset({Scope.ADMIN, Scope.MODERATE}),
    PlayerRole.MODERATOR: frozenset({Scope.MODERATE}),
}


@dataclass(frozen=True, slots=True)
class IssuedToken:
    """A new token: `text` is shown this once and never again."""

    id: str
    player: Player
    text: str = field(repr=False)
    label: str
    scopes: frozenset[Scope]
    created_at: Moment
    expires_at: Moment | None
    is_session: bool = False
    device: str | None = None
    used_at: Moment | None = None
    has_called_off_erasure: bool = False
    """Whether the player had asked for the account to be erased, which it is not any more."""


def hash_of(text: str) -> bytes:
    """What is stored of a token."""
    return sha256(text.encode()).digest()


def player_scopes(player: Player) -> frozenset[Scope]:
    """All that a player may do now."""
    scopes = KIND_SCOPES[player.kind]
    if player.kind is not PlayerKind.HUMAN or player.role is None:
        return scopes
    return scopes | ROLE_SCOPES[player.role]


def scopes_of(token: Token, player: Player) -> frozenset[Scope]:
    """What a token may be used for now: never more than its player may do."""
    most = player_scopes(player)
    return most if token.is_session else most & set(map(Scope, token.scopes))


def issue_token(
    desk: Desk, player: Player, label: str, scopes: frozenset[Scope], expires_at: Moment | None
) -> tuple[IssuedToken, Token]:
    """A new token, as its owner sees it and as it is stored."""
    text, id, now = desk.ids.token(), desk.ids.fresh("tok"), desk.clock.now()
    shown = IssuedToken(id, player, text, label, scopes, now, expires_at)
    return shown, Token(id, player.id, label, hash_of(text), tuple(sorted(scopes)), now, expires_at)


def session(desk: Desk, caller: Caller, player: Player, origin: bytes) -> tuple[IssuedToken, Token]:
    """The token one gets by signing in; `origin` is the digest of where that was."""
    end = Moment(desk.clock.now() + desk.policy.session)
    shown, token = issue_token(desk, player, "session", player_scopes(player), end)
    device, now = caller.device or None, token.created_at
    return (
        replace(shown, is_session=True, device=device, used_at=now),
        replace(token, is_session=True, device=device, used_at=now, origin=origin),
    )


def fit_token(
    desk: Desk,
    label: str,
    scopes: Collection[Scope],
    caller: Caller,
    most: frozenset[Scope],
    expires_at: Moment | None,
) -> frozenset[Scope]:
    """The scopes of a token to be made, its label and end being sound too."""
    if not 0 < len(label) <= desk.policy.label or not label.isprintable():
        raise Malformed("bad-label", path="label", fault=f"must have 1 to {desk.policy.label} printable characters")
    if not scopes or not set(scopes) <= most:
        raise Malformed("bad-scopes", path="scopes", fault=f"must be some of {', '.join(sorted(most))}")
    now = desk.clock.now()
    latest = min(now + desk.policy.longest_token, caller.expires_at or Moment(now + desk.policy.longest_token))
    if expires_at is not None and not now < expires_at <= latest:
        fault = "must lie ahead, within a year, and not after the end of the token that is used now"
        raise Malformed("bad-expiry", path="expires_at", fault=fault)
    return frozenset(scopes)


def is_good(token: Token, now: Moment) -> bool:
    """Neither revoked nor expired."""
    return token.revoked_at is None and (token.expires_at is None or now < token.expires_at)
