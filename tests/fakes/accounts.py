"""The part of the fake store that keeps profiles and mailed codes."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from application.ports.accounts import CodePurpose, MailedCode, OldName, ResetRequest
from domain.hosting.players import Avatar, skeleton
from domain.hosting.profiles import Profile, folded_address
from domain.hosting.terms import Moment, PlayerId

if TYPE_CHECKING:
    from tests.fakes.store import Shelves


@dataclass
class AccountShelves:
    profiles: dict[PlayerId, Profile] = field(default_factory=dict)
    codes: dict[tuple[PlayerId, CodePurpose], MailedCode] = field(default_factory=dict)
    old_names: dict[tuple[PlayerId, str], OldName] = field(default_factory=dict)
    resets: dict[str, ResetRequest] = field(default_factory=dict)


class FakeAccountReading:
    _shelves: "Shelves"

    async def profile(self, player: PlayerId) -> Profile:
        return self._shelves.profiles.get(player) or Profile(player)

    async def profiles(self, players: Sequence[PlayerId]) -> Sequence[Profile]:
        return [await self.profile(player) for player in players]

    async def player_at_address(self, address: str) -> PlayerId | None:
        known = {folded_address(each.address): each.player for each in self._shelves.profiles.values() if each.address}
        return known.get(folded_address(address))

    async def mailed_code(self, hash: bytes) -> MailedCode | None:
        return next((code for code in self._shelves.codes.values() if code.hash == hash), None)

    async def newest_code(self, player: PlayerId, purpose: CodePurpose) -> MailedCode | None:
        return self._shelves.codes.get((player, purpose))

    async def old_names(self, player: PlayerId) -> Sequence[OldName]:
        own = [each for each in self._shelves.old_names.values() if each.player == player]
        return sorted(own, key=lambda each: each.at, reverse=True)

    async def reset_request(self, request: str) -> ResetRequest | None:
        return self._shelves.resets.get(request)

    async def waiting_resets(self, before: Moment, limit: int) -> Sequence[str]:
        old = [each for each in self._shelves.resets.values() if each.at < before]
        return [each.id for each in sorted(old, key=lambda each: each.at)][:limit]


class FakeAccountWork(FakeAccountReading):
    async def keep_profile(self, profile: Profile) -> bool:
        holder = None if profile.address is None else await self.player_at_address(profile.address)
        if holder not in (None, profile.player):
            return False
        self._shelves.profiles[profile.player] = profile
        return True

    async def set_avatar(self, player: PlayerId, avatar: Avatar | None) -> None:
        self._shelves.players[player] = replace(self._shelves.players[player], avatar=avatar)

    async def keep_code(self, code: MailedCode) -> None:
        self._shelves.codes[code.player, code.purpose] = code

    async def use_code(self, hash: bytes) -> bool:
        code = await self.mailed_code(hash)
        return code is not None and self._shelves.codes.pop((code.player, code.purpose), None) is not None

    async def keep_old_name(self, old: OldName) -> None:
        self._shelves.old_names[old.player, skeleton(old.name)] = old

    async def drop_old_name(self, player: PlayerId, name: str) -> None:
        self._shelves.old_names.pop((player, skeleton(name)), None)

    async def forget_old_names(self, before: Moment, limit: int) -> int:
        old = sorted(key for key, each in self._shelves.old_names.items() if each.at < before)[:limit]
        for key in old:
            del self._shelves.old_names[key]
        return len(old)

    async def add_reset_request(self, request: ResetRequest) -> None:
        self._shelves.resets[request.id] = request

    async def drop_reset_request(self, request: str) -> bool:
        return self._shelves.resets.pop(request, None) is not None

    async def drop_codes(self, player: PlayerId) -> None:
        for purpose in CodePurpose:
            self._shelves.codes.pop((player, purpose), None)

    async def forget_codes(self, before: Moment, limit: int) -> int:
        old = sorted((each for each in self._shelves.codes.values() if each.expires_at < before), key=_expiry)[:limit]
        for code in old:
            del self._shelves.codes[code.player, code.purpose]
        return len(old)


def _expiry(code: MailedCode) -> Moment:
    return code.expires_at
