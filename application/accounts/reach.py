"""Reach: a player's address, language and time zone. Other use cases use it instead of the profile."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import tzinfo

from application.accounts.time_zones import time_zone
from application.ports.accounts import AccountReading
from application.words import LANGUAGES
from domain.hosting.profiles import Profile
from domain.hosting.terms import PlayerId


@dataclass(frozen=True, slots=True)
class Reach:
    """`address` is the verified one, or None. The defaults are English and UTC."""

    language: str
    zone: tzinfo
    address: str | None = field(default=None, repr=False)


async def reach_of(reading: AccountReading, player: PlayerId) -> Reach:
    return _reach(await reading.profile(player))


async def reaches_of(reading: AccountReading, players: Sequence[PlayerId]) -> Mapping[PlayerId, Reach]:
    """Reads all players at once."""
    return {profile.player: _reach(profile) for profile in await reading.profiles(players)}


def _reach(profile: Profile) -> Reach:
    return Reach(profile.language or LANGUAGES[0], time_zone(profile.time_zone), profile.address)
