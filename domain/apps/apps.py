"""Apps: programs of other people that players let act in their name."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NewType

from domain.hosting.terms import Moment, PlayerId

AppId = NewType("AppId", str)
GrantId = NewType("GrantId", str)


@dataclass(frozen=True, slots=True)
class App:
    """A registered app. `redirects` are the only addresses that a player is sent back to.

    `secret` is the hash of a confidential app's secret. An app that runs on its users' machines can keep none.
    """

    id: AppId
    author: PlayerId
    name: str
    redirects: tuple[str, ...]
    created_at: Moment
    secret: bytes | None = field(default=None, repr=False)

    @property
    def is_confidential(self) -> bool:
        return self.secret is not None


@dataclass(frozen=True, slots=True)
class Grant:
    """What one player has let one app do. It ends by itself when the app does not come for so long."""

    id: GrantId
    app: AppId
    player: PlayerId
    scopes: tuple[str, ...]
    created_at: Moment
    used_at: Moment
    expires_at: Moment
    revoked_at: Moment | None = None

    def is_good(self, now: Moment) -> bool:
        return self.revoked_at is None and now < self.expires_at
