"""Finding a table: seeks, challenges and links that invite."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, cast

from headwater_client._sync.part import Part
from headwater_client._sync.table import Table
from headwater_client._sync.transport import decoded
from headwater_client.api_types import Change, DirectChallenge, Invitation, Search, Seek
from headwater_client.errors import Refusal, SearchEnded


class Pairing(Part):
    def _seated(self, match: str | None) -> Table:
        return Table(self._transport, self._transport.ask("GET", f"/matches/{match}"))

    def find_table(
        self,
        game: str,
        *,
        seats: int = 2,
        machines_after: int | None = None,
        options: Mapping[str, str | None] | None = None,
        **terms: Any,
    ) -> Table:
        """Looks for opponents and waits until the table is set. Who stops waiting stops looking.

        After `machines_after` milliseconds machines fill the table. `terms` are `timing` and `is_rated` (docs/rest.md).
        Raises SearchEnded when the search ends without a table, such as when you sit down at another one.
        """
        wish = {"game": game, "seats": seats, "options": dict(options or {}), "machines_after": machines_after, **terms}
        seek: Seek = self._transport.ask("POST", "/seeks", wish)
        try:
            return self._seated(self._found(seek["id"]))
        except (SearchEnded, Refusal):
            raise
        except BaseException:
            self._transport.ask("DELETE", f"/seeks/{seek['id']}")
            raise

    def _found(self, seek: str) -> str:
        for search in self.search():
            for each in search["seeks"]:
                if each["id"] == seek and each["match_id"]:
                    return each["match_id"]
                if each["id"] == seek and each["status"] not in ("waiting", "paired"):
                    raise SearchEnded(each["status"])
        raise SearchEnded("unknown")

    def search(self) -> Generator[Search, None, None]:
        """What you look for and who challenges you, now and whenever it changes."""
        for message in self._transport.follow("/me/search"):
            yield cast("Search", decoded(message))

    def seeks(self, game: str | None = None) -> list[Seek]:
        """The players who look for a table, newest first."""
        return list((self._transport.ask("GET", "/seeks" + (f"?game={game}" if game else "")))["items"])

    def cancel_seek(self, seek: str) -> Seek:
        return cast("Seek", self._transport.ask("DELETE", f"/seeks/{seek}"))

    def challenges(self) -> Generator[DirectChallenge, None, None]:
        """Challenges by and to you, answered ones too, newest first."""
        yield from self._items("/challenges")

    def challenge(self, player: str, game: str, **terms: Any) -> DirectChallenge:
        """Asks the player of this id for a match of two; `terms` are `timing`, `options` and `is_rated`."""
        wish = {"player_id": player, "game": game, **terms}
        return cast("DirectChallenge", self._transport.ask("POST", "/challenges", wish))

    def accept_challenge(self, challenge: str) -> Table:
        accepted: DirectChallenge = self._transport.ask("POST", f"/challenges/{challenge}/accept")
        return self._seated(accepted["match_id"])

    def decline_challenge(self, challenge: str) -> None:
        self._transport.ask("POST", f"/challenges/{challenge}/decline")

    def take_back_challenge(self, challenge: str) -> None:
        self._transport.ask("POST", f"/challenges/{challenge}/take-back")

    def invitation(self, token: str) -> Invitation:
        """What a link invites to."""
        return cast("Invitation", self._transport.ask("POST", "/invitations", {"token": token}))

    def accept_invite(self, token: str) -> Table:
        """Takes the seat that a link invites to."""
        change: Change = self._transport.ask("POST", "/invitations/accept", {"token": token})
        return self._seated(change["match_id"])
