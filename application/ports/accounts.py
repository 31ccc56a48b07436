"""Storage of accounts besides players and tokens: profiles, old names and mailed codes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

from domain.hosting.players import Avatar
from domain.hosting.profiles import Profile
from domain.hosting.terms import Moment, PlayerId


class CodePurpose(StrEnum):
    """What a mailed code allows its holder, once."""

    ADDRESS = "address"
    """To verify the address."""
    PASSWORD = "password"
    """To choose a new password."""


@dataclass(frozen=True, slots=True)
class MailedCode:
    """A code mailed to `address`. Only its hash is stored."""

    player: PlayerId
    purpose: CodePurpose
    hash: bytes = field(repr=False)
    address: str = field(repr=False)
    created_at: Moment
    expires_at: Moment


@dataclass(frozen=True, slots=True)
class OldName:
    """A name that a player gave up, and the moment."""

    player: PlayerId
    name: str
    at: Moment


@dataclass(frozen=True, slots=True)
class ResetRequest:
    """A request for a new password. The account of this name or address may not exist."""

    id: str
    wanted: str = field(repr=False)
    language: str
    at: Moment


class AccountReading(Protocol):
    async def profile(self, player: PlayerId) -> Profile:
        """Empty for a player without one."""
        ...

    async def profiles(self, players: Sequence[PlayerId]) -> Sequence[Profile]:
        """In the order of `players`, with empty ones."""
        ...

    async def player_at_address(self, address: str) -> PlayerId | None:
        """The player with this verified address; ignores case."""
        ...

    async def mailed_code(self, hash: bytes) -> MailedCode | None:
        """Also an expired one."""
        ...

    async def newest_code(self, player: PlayerId, purpose: CodePurpose) -> MailedCode | None:
        """The only valid code for this purpose."""
        ...

    async def old_names(self, player: PlayerId) -> Sequence[OldName]:
        """Newest first."""
        ...

    async def reset_request(self, request: str) -> ResetRequest | None: ...

    async def waiting_resets(self, before: Moment, limit: int) -> Sequence[str]:
        """The ids of requests made before this moment, oldest first."""
        ...


class AccountWork(AccountReading, Protocol):
    async def keep_profile(self, profile: Profile) -> bool:
        """Replaces the profile. False, without any change, when another player has verified the address."""
        ...

    async def set_avatar(self, player: PlayerId, avatar: Avatar | None) -> None: ...

    async def keep_code(self, code: MailedCode) -> None:
        """Replaces the player's earlier code for the same purpose."""
        ...

    async def use_code(self, hash: bytes) -> bool:
        """Deletes the code. False when it was used or replaced meanwhile."""
        ...

    async def keep_old_name(self, old: OldName) -> None:
        """Reserves a name, or extends its reservation."""
        ...

    async def drop_old_name(self, player: PlayerId, name: str) -> None:
        """Ends the reservation, because the player has taken the name again."""
        ...

    async def forget_old_names(self, before: Moment, limit: int) -> int:
        """Releases at most `limit` names given up before this moment; returns how many."""
        ...

    async def add_reset_request(self, request: ResetRequest) -> None: ...

    async def drop_reset_request(self, request: str) -> bool:
        """False when another worker has taken it."""
        ...

    async def drop_codes(self, player: PlayerId) -> None: ...

    async def forget_codes(self, before: Moment, limit: int) -> int:
        """Deletes at most `limit` codes that expired before this moment; returns how many."""
        ...
