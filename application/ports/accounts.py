"""What is stored of accounts beside players and tokens: profiles, and codes that were mailed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

from domain.hosting.players import Avatar
from domain.hosting.profiles import Profile
from domain.hosting.terms import Moment, PlayerId


class CodePurpose(StrEnum):
    """What the holder of a mailed code may do with it, once."""

    ADDRESS = "address"
    """Show that the address is theirs."""
    PASSWORD = "password"
    """Choose a new password."""


@dataclass(frozen=True, slots=True)
class MailedCode:
    """A code that was mailed to `address`: only its hash is kept."""

    player: PlayerId
    purpose: CodePurpose
    hash: bytes = field(repr=False)
    address: str = field(repr=False)
    created_at: Moment
    expires_at: Moment


@dataclass(frozen=True, slots=True)
class OldName:
    """A name that a player has given up, and when."""

    player: PlayerId
    name: str
    at: Moment


@dataclass(frozen=True, slots=True)
class ResetRequest:
    """Somebody wants a new password for the account of this name or address, which need not exist."""

    id: str
    wanted: str = field(repr=False)
    language: str
    at: Moment


class AccountReading(Protocol):
    async def profile(self, player: PlayerId) -> Profile:
        """An empty one for a player who has set nothing."""
        ...

    async def profiles(self, players: Sequence[PlayerId]) -> Sequence[Profile]:
        """In the order asked for, empty ones included."""
        ...

    async def player_at_address(self, address: str) -> PlayerId | None:
        """The player who has verified this address, written in whatever case."""
        ...

    async def mailed_code(self, hash: bytes) -> MailedCode | None:
        """Also when its time is over."""
        ...

    async def newest_code(self, player: PlayerId, purpose: CodePurpose) -> MailedCode | None:
        """The only one for this purpose that can still be used."""
        ...

    async def old_names(self, player: PlayerId) -> Sequence[OldName]:
        """Newest first."""
        ...

    async def reset_request(self, request: str) -> ResetRequest | None: ...

    async def waiting_resets(self, before: Moment, limit: int) -> Sequence[str]:
        """The ids of those that were made before this, oldest first."""
        ...


class AccountWork(AccountReading, Protocol):
    async def keep_profile(self, profile: Profile) -> bool:
        """Replaces the profile; false, and nothing is kept, where another player has verified the address."""
        ...

    async def set_avatar(self, player: PlayerId, avatar: Avatar | None) -> None: ...

    async def keep_code(self, code: MailedCode) -> None:
        """Replaces an earlier code of the player for the same purpose."""
        ...

    async def use_code(self, hash: bytes) -> bool:
        """Deletes a code; false for one that was used or replaced since."""
        ...

    async def keep_old_name(self, old: OldName) -> None:
        """Keeps a name from others; one that is kept already is kept anew."""
        ...

    async def drop_old_name(self, player: PlayerId, name: str) -> None:
        """The player has taken it again."""
        ...

    async def forget_old_names(self, before: Moment, limit: int) -> int:
        """Gives at most so many names free that were given up before this; says how many."""
        ...

    async def add_reset_request(self, request: ResetRequest) -> None: ...

    async def drop_reset_request(self, request: str) -> bool:
        """False when somebody else has taken it."""
        ...

    async def drop_codes(self, player: PlayerId) -> None:
        """Deletes all codes of a player."""
        ...

    async def forget_codes(self, before: Moment, limit: int) -> int:
        """Deletes at most so many codes whose time was over before this; says how many."""
        ...
