"""What is stored about people, a copy of it, and its end."""

from __future__ import annotations

from typing import cast

from headwater_client._sync.part import Part
from headwater_client.api_types import Archive, StoredData


class Privacy(Part):
    def stored_data(self) -> list[StoredData]:
        """Each sort of data: what, why, how long, and what erasing an account does to it."""
        return list((self._transport.ask("GET", "/privacy"))["items"])

    def request_archive(self, password: str | None = None) -> Archive:
        """Asks for a copy of everything; guests have no password. One of the same day is given again."""
        return cast("Archive", self._transport.ask("POST", "/me/archives", {"password": password}))

    def archive(self) -> Archive:
        """The one that was asked for last. Its `path` is None until it is ready."""
        return cast("Archive", self._transport.ask("GET", "/me/archives"))

    def download_archive(self, archive: Archive) -> bytes:
        """The zip file of an archive that is ready."""
        return self._transport.download(f"/me/archives/{archive['id']}")

    def request_erasure(self, password: str | None = None) -> int:
        """All sessions end now; the moment when the account goes. Signing in before calls it off."""
        return int((self._transport.ask("POST", "/me/erasure", {"password": password}))["due_at"])
