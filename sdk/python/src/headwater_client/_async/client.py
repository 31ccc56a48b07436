"""Headwater: the server as a player sees it."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping, Sequence
from typing import Any, cast

from headwater_client._async.absence import AsyncAbsence
from headwater_client._async.account import AsyncAccounts
from headwater_client._async.apps import AsyncApps
from headwater_client._async.conduct import AsyncConduct
from headwater_client._async.moderation import AsyncModeration
from headwater_client._async.notifications import AsyncNotifications
from headwater_client._async.pairing import AsyncPairing
from headwater_client._async.privacy import AsyncPrivacy
from headwater_client._async.table import AsyncTable
from headwater_client._async.talk import AsyncTalk
from headwater_client._async.transport import AsyncTransport, decoded
from headwater_client.api_types import Catalogue, Match, Player, Standings, Turn


class AsyncHeadwater(
    AsyncAbsence,
    AsyncAccounts,
    AsyncApps,
    AsyncConduct,
    AsyncModeration,
    AsyncNotifications,
    AsyncPairing,
    AsyncPrivacy,
    AsyncTalk,
):
    """Sign in, then open or join tables. Use it as a context manager, or call `close`."""

    def __init__(
        self,
        url: str = "http://127.0.0.1:8000",
        token: str | None = None,
        *,
        language: str = "en",
        patience: float | None = 120.0,
    ) -> None:
        """`patience` is how many seconds a request is repeated while the server is away; None means for ever."""
        super().__init__(AsyncTransport(url, token, language, patience))

    async def __aenter__(self) -> AsyncHeadwater:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self._transport.close()

    @property
    def token(self) -> str | None:
        """The secret of your session; keep it to come back as the same player."""
        return self._transport.token

    async def request(self, method: str, path: str, body: object = None) -> Any:
        """Any other operation of the REST API, such as `request("GET", "/leagues")`."""
        return await self._transport.ask(method, path, body)

    async def enter_as_guest(self) -> Player:
        return await self._signed_in_anew("/guests")

    async def sign_up(self, name: str, password: str) -> Player:
        return await self._signed_in_anew("/players", {"name": name, "password": password})

    async def sign_in(self, name: str, password: str) -> Player:
        return await self._signed_in_anew("/sessions", {"name": name, "password": password})

    async def upgrade(self, name: str, password: str) -> Player:
        """Makes an account of a guest, with all its matches."""
        return await self._signed_in("/me/upgrade", {"name": name, "password": password})

    async def sign_out(self) -> None:
        await self._transport.ask("DELETE", "/sessions/current")
        self._transport.token = None

    async def games(self) -> Catalogue:
        return cast("Catalogue", await self._transport.ask("GET", "/games"))

    async def edition(self, game: str, edition: str) -> dict[str, Any]:
        """The component list of an edition."""
        document: dict[str, Any] = await self._transport.ask("GET", f"/games/{game}/editions/{edition}")
        return document

    async def table(self, match: str) -> AsyncTable:
        return AsyncTable(self._transport, await self._transport.ask("GET", f"/matches/{match}"))

    async def open_table(
        self,
        game: str,
        *,
        seats: int,
        machines: Sequence[str] = (),
        start: bool = False,
        sit_down: bool = True,
        options: Mapping[str, str | None] | None = None,
        **terms: Any,
    ) -> AsyncTable:
        """Opens a table, with machines of these levels; `start` deals at once if every seat is taken.

        `terms` are the other members of the request, such as `timing` or `is_rated` (docs/rest.md).
        """
        wish = {"game": game, "seats": seats, "options": dict(options or {}), "start": start, **terms}
        wish["ai_seats"] = [{"level": level} for level in machines]
        if not sit_down:
            wish["own"] = None
        return AsyncTable(self._transport, await self._transport.ask("POST", "/matches", wish))

    async def open_tables(self, game: str | None = None) -> list[Match]:
        """Tables that wait for players, newest first."""
        query = "status=open" + (f"&game={game}" if game else "")
        return list((await self._transport.ask("GET", f"/matches?{query}"))["items"])

    async def turns(self) -> AsyncGenerator[Turn, None]:
        """Each decision that is yours, in any match, as it comes; one that is pending comes first."""
        async for message in self._transport.follow("/me/turns"):
            yield cast("Turn", decoded(message))

    async def standings(self, league: str) -> Standings:
        return cast("Standings", await self._transport.ask("GET", f"/leagues/{league}/standings"))

    async def league_events(self, league: str, after: int = 0) -> AsyncGenerator[dict[str, Any], None]:
        """Each entry of a league's log after a version, then live."""
        async for message in self._transport.follow(f"/leagues/{league}/events", str(after)):
            yield decoded(message)
