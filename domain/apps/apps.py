"""Apps: third-party programs that act for the players who allow it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NewType

from domain.hosting.terms import Moment, PlayerId

AppId = NewType("AppId", str)
GrantId = NewType("GrantId", str)


@dataclass(frozen=True, slots=True)
class App:
    """A registered app. The server sends players only to the addresses in `redirects`.

    `secret` is the hash of a confidential app's secret. An app on its users' machines cannot keep a secret and has
    none.
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
    """The permission of one player for one app. It expires when the app does not use it for some time."""

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
