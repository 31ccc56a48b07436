"""Headwater: the server as a player sees it."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, cast

from headwater_client._sync.absence import Absence
from headwater_client._sync.account import Accounts
from headwater_client._sync.apps import Apps
from headwater_client._sync.conduct import Conduct
from headwater_client._sync.moderation import Moderation
from headwater_client._sync.notifications import Notifications
from headwater_client._sync.pairing import Pairing
from headwater_client._sync.privacy import Privacy
from headwater_client._sync.table import Table
from headwater_client._sync.talk import Talk
from headwater_client._sync.transport import Transport, decoded
from headwater_client.api_types import Catalogue, Match, Player, Standings, Turn


class Headwater(
    Absence,
    Accounts,
    Apps,
    Conduct,
    Moderation,
    Notifications,
    Pairing,
    Privacy,
    Talk,
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
        super().__init__(Transport(url, token, language, patience))

    def __enter__(self) -> Headwater:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._transport.close()

    @property
    def token(self) -> str | None:
        """The secret of your session; keep it to come back as the same player."""
        return self._transport.token

    def request(self, method: str, path: str, body: object = None) -> Any:
        """Any other operation of the REST API, such as `request("GET", "/leagues")`."""
        return self._transport.ask(method, path, body)

    def enter_as_guest(self) -> Player:
        return self._signed_in_anew("/guests")

    def sign_up(self, name: str, password: str) -> Player:
        return self._signed_in_anew("/players", {"name": name, "password": password})

    def sign_in(self, name: str, password: str) -> Player:
        return self._signed_in_anew("/sessions", {"name": name, "password": password})

    def upgrade(self, name: str, password: str) -> Player:
        """Makes an account of a guest, with all its matches."""
        return self._signed_in("/me/upgrade", {"name": name, "password": password})

    def sign_out(self) -> None:
        self._transport.ask("DELETE", "/sessions/current")
        self._transport.token = None

    def games(self) -> Catalogue:
        return cast("Catalogue", self._transport.ask("GET", "/games"))

    def edition(self, game: str, edition: str) -> dict[str, Any]:
        """The component list of an edition."""
        document: dict[str, Any] = self._transport.ask("GET", f"/games/{game}/editions/{edition}")
        return document

    def table(self, match: str) -> Table:
        return Table(self._transport, self._transport.ask("GET", f"/matches/{match}"))

    def open_table(
        self,
        game: str,
        *,
        seats: int,
        machines: Sequence[str] = (),
        start: bool = False,
        sit_down: bool = True,
        options: Mapping[str, str | None] | None = None,
        **terms: Any,
    ) -> Table:
        """Opens a table, with machines of these levels; `start` deals at once if every seat is taken.

        `terms` are the other members of the request, such as `timing` or `is_rated` (docs/rest.md).
        """
        wish = {"game": game, "seats": seats, "options": dict(options or {}), "start": start, **terms}
        wish["ai_seats"] = [{"level": level} for level in machines]
        if not sit_down:
            wish["own"] = None
        return Table(self._transport, self._transport.ask("POST", "/matches", wish))

    def open_tables(self, game: str | None = None) -> list[Match]:
        """Tables that wait for players, newest first."""
        query = "status=open" + (f"&game={game}" if game else "")
        return list((self._transport.ask("GET", f"/matches?{query}"))["items"])

    def turns(self) -> Generator[Turn, None, None]:
        """Each decision that is yours, in any match, as it comes; one that is pending comes first."""
        for message in self._transport.follow("/me/turns"):
            yield cast("Turn", decoded(message))

    def standings(self, league: str) -> Standings:
        return cast("Standings", self._transport.ask("GET", f"/leagues/{league}/standings"))

    def league_events(self, league: str, after: int = 0) -> Generator[dict[str, Any], None, None]:
        """Each entry of a league's log after a version, then live."""
        for message in self._transport.follow(f"/leagues/{league}/events", str(after)):
            yield decoded(message)
