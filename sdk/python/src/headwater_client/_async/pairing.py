"""Finding a table: seeks, challenges and links that invite."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from typing import Any, cast

from headwater_client._async.part import AsyncPart
from headwater_client._async.table import AsyncTable
from headwater_client._async.transport import decoded
from headwater_client.api_types import Change, DirectChallenge, Invitation, Search, Seek
from headwater_client.errors import Refusal, SearchEnded


class AsyncPairing(AsyncPart):
    async def _seated(self, match: str | None) -> AsyncTable:
        return AsyncTable(self._transport, await self._transport.ask("GET", f"/matches/{match}"))

    async def find_table(
        self,
        game: str,
        *,
        seats: int = 2,
        machines_after: int | None = None,
        options: Mapping[str, str | None] | None = None,
        **terms: Any,
    ) -> AsyncTable:
        """Looks for opponents and waits until the table is set. Who stops waiting stops looking.

        After `machines_after` milliseconds machines fill the table. `terms` are `timing` and `is_rated` (docs/rest.md).
        Raises SearchEnded when the search ends without a table, such as when you sit down at another one.
        """
        wish = {"game": game, "seats": seats, "options": dict(options or {}), "machines_after": machines_after, **terms}
        seek: Seek = await self._transport.ask("POST", "/seeks", wish)
        try:
            return await self._seated(await self._found(seek["id"]))
        except (SearchEnded, Refusal):
            raise
        except BaseException:
            await self._transport.ask("DELETE", f"/seeks/{seek['id']}")
            raise

    async def _found(self, seek: str) -> str:
        async for search in self.search():
            for each in search["seeks"]:
                if each["id"] == seek and each["match_id"]:
                    return each["match_id"]
                if each["id"] == seek and each["status"] not in ("waiting", "paired"):
                    raise SearchEnded(each["status"])
        raise SearchEnded("unknown")

    async def search(self) -> AsyncGenerator[Search, None]:
        """What you look for and who challenges you, now and whenever it changes."""
        async for message in self._transport.follow("/me/search"):
            yield cast("Search", decoded(message))

    async def seeks(self, game: str | None = None) -> list[Seek]:
        """The players who look for a table, newest first."""
        return list((await self._transport.ask("GET", "/seeks" + (f"?game={game}" if game else "")))["items"])

    async def cancel_seek(self, seek: str) -> Seek:
        return cast("Seek", await self._transport.ask("DELETE", f"/seeks/{seek}"))

    async def challenges(self) -> AsyncGenerator[DirectChallenge, None]:
        """Challenges by and to you, answered ones too, newest first."""
        async for challenge in self._items("/challenges"):
            yield challenge

    async def challenge(self, player: str, game: str, **terms: Any) -> DirectChallenge:
        """Asks the player of this id for a match of two; `terms` are `timing`, `options` and `is_rated`."""
        wish = {"player_id": player, "game": game, **terms}
        return cast("DirectChallenge", await self._transport.ask("POST", "/challenges", wish))

    async def accept_challenge(self, challenge: str) -> AsyncTable:
        accepted: DirectChallenge = await self._transport.ask("POST", f"/challenges/{challenge}/accept")
        return await self._seated(accepted["match_id"])

    async def decline_challenge(self, challenge: str) -> None:
        await self._transport.ask("POST", f"/challenges/{challenge}/decline")

    async def take_back_challenge(self, challenge: str) -> None:
        await self._transport.ask("POST", f"/challenges/{challenge}/take-back")

    async def invitation(self, token: str) -> Invitation:
        """What a link invites to."""
        return cast("Invitation", await self._transport.ask("POST", "/invitations", {"token": token}))

    async def accept_invite(self, token: str) -> AsyncTable:
        """Takes the seat that a link invites to."""
        change: Change = await self._transport.ask("POST", "/invitations/accept", {"token": token})
        return await self._seated(change["match_id"])
