"""Headwater: the server as a player sees it."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping, Sequence
from typing import Any, cast

from headwater_client._async.table import AsyncTable
from headwater_client._async.transport import AsyncTransport, decoded
from headwater_client.api_types import (
    Account,
    Away,
    Catalogue,
    Change,
    DirectChallenge,
    Invitation,
    Issued,
    KindPreference,
    Match,
    NotificationSettings,
    OwnPauses,
    PersonalWebhookMade,
    Player,
    Profile,
    Search,
    Seek,
    Standings,
    Turn,
)
from headwater_client.errors import Refusal, SearchEnded


class AsyncHeadwater:
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
        self._transport = AsyncTransport(url, token, language, patience)

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
        return await self._signed_in("/guests")

    async def sign_up(self, name: str, password: str) -> Player:
        return await self._signed_in("/players", {"name": name, "password": password})

    async def sign_in(self, name: str, password: str) -> Player:
        return await self._signed_in("/sessions", {"name": name, "password": password})

    async def upgrade(self, name: str, password: str) -> Player:
        """Makes an account of a guest, with all its matches."""
        return await self._signed_in("/me/upgrade", {"name": name, "password": password})

    async def sign_out(self) -> None:
        await self._transport.ask("DELETE", "/sessions/current")
        self._transport.token = None

    async def change_password(self, password: str, new_password: str) -> Player:
        """All other sessions and tokens of yours end; this client goes on with a new session."""
        wish = {"password": password, "new_password": new_password}
        return await self._signed_in("/me/password", wish, "PUT")

    async def account(self) -> Account:
        """Your account as only you see it."""
        return cast("Account", await self._transport.ask("GET", "/me/account"))

    async def change_profile(self, profile: Profile) -> Account:
        """Replaces text, language, time zone and picture: what is left out is taken back."""
        return cast("Account", await self._transport.ask("PUT", "/me/profile", profile))

    async def _signed_in(self, path: str, body: object = None, method: str = "POST") -> Player:
        issued: Issued = await self._transport.ask(method, path, body)
        self._transport.token = issued["token"]
        return issued["player"]

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
            return await self.table(await self._found(seek["id"]))
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

    async def challenge(self, player: str, game: str, **terms: Any) -> DirectChallenge:
        """Asks the player of this id for a match of two; `terms` are `timing`, `options` and `is_rated`."""
        wish = {"player_id": player, "game": game, **terms}
        return cast("DirectChallenge", await self._transport.ask("POST", "/challenges", wish))

    async def accept_challenge(self, challenge: str) -> AsyncTable:
        accepted: DirectChallenge = await self._transport.ask("POST", f"/challenges/{challenge}/accept")
        return await self.table(cast("str", accepted["match_id"]))

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
        return await self.table(change["match_id"])

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

    async def pauses(self) -> OwnPauses:
        """Your vacations and playing hours: what stops your correspondence clocks."""
        return cast("OwnPauses", await self._transport.ask("GET", "/me/pauses"))

    async def plan_vacation(self, ends_at: int, begins_at: int | None = None) -> OwnPauses:
        """In milliseconds since 1970; from now on unless said otherwise."""
        body = {"begins_at": begins_at, "ends_at": ends_at}
        return cast("OwnPauses", await self._transport.ask("POST", "/me/vacations", body))

    async def end_vacation(self, vacation: str) -> OwnPauses:
        """Ends one that lasts, or takes one back that has not begun."""
        return cast("OwnPauses", await self._transport.ask("DELETE", f"/me/vacations/{vacation}"))

    async def set_playing_hours(self, hours: tuple[str, str] | None) -> OwnPauses:
        """Two times of the day, `HH:MM`, in your account's time zone; None for the whole day."""
        wish = None if hours is None else {"begins": hours[0], "ends": hours[1]}
        return cast("OwnPauses", await self._transport.ask("PUT", "/me/playing-hours", {"hours": wish}))

    async def away(self, player: str) -> Away:
        """When a player is away from correspondence games."""
        return cast("Away", await self._transport.ask("GET", f"/players/{player}/away"))

    async def notification_settings(self) -> NotificationSettings:
        """What you are told, where and when."""
        return cast("NotificationSettings", await self._transport.ask("GET", "/me/notifications"))

    async def configure_notifications(
        self,
        kinds: Sequence[KindPreference] = (),
        quiet_hours: tuple[str, str] | None = None,
        digest_at: str | None = None,
    ) -> NotificationSettings:
        """Replaces all that was chosen before; kinds left out come by every channel, times of the day are `HH:MM`."""
        quiet = None if quiet_hours is None else {"begins": quiet_hours[0], "ends": quiet_hours[1]}
        body = {"kinds": list(kinds), "quiet_hours": quiet, "digest_at": digest_at}
        return cast("NotificationSettings", await self._transport.ask("PUT", "/me/notifications", body))

    async def subscribe_to_push(self, subscription: Mapping[str, Any], label: str = "") -> str:
        """Takes what a browser's `PushSubscription.toJSON()` gave; the id."""
        body = {"endpoint": subscription["endpoint"], "keys": subscription["keys"], "label": label}
        return str((await self._transport.ask("POST", "/me/push-subscriptions", body))["id"])

    async def unsubscribe_from_push(self, subscription: str) -> None:
        await self._transport.ask("DELETE", f"/me/push-subscriptions/{subscription}")

    async def set_notification_webhook(self, url: str, shape: str = "json") -> PersonalWebhookMade:
        """`shape` is json, discord or slack. The secret is shown this once."""
        wish = {"url": url, "shape": shape}
        return cast("PersonalWebhookMade", await self._transport.ask("PUT", "/me/notification-webhook", wish))

    async def remove_notification_webhook(self) -> None:
        await self._transport.ask("DELETE", "/me/notification-webhook")

    async def stop_notification_mails(self, token: str) -> None:
        """With the end of the link in a mail; needs no sign-in."""
        await self._transport.ask("POST", f"/notification-stops/{token}")
