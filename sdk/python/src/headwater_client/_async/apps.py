"""Apps of other people: those you have let in, and those you have written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast
from urllib.parse import urlencode

from headwater_client._async.part import AsyncPart
from headwater_client.api_types import App, Grant, IssuedApp, OwnApp, Wish


class AsyncApps(AsyncPart):
    async def grants(self) -> list[Grant]:
        """What you have let which app do."""
        return list((await self._transport.ask("GET", "/me/grants"))["items"])

    async def end_grant(self, grant: str) -> None:
        await self._transport.ask("DELETE", f"/me/grants/{grant}")

    async def apps(self) -> list[OwnApp]:
        """The apps that you have registered."""
        return list((await self._transport.ask("GET", "/apps"))["items"])

    async def app(self, app: str) -> App:
        """What anybody may know of an app."""
        return cast("App", await self._transport.ask("GET", f"/apps/{app}"))

    async def register_app(
        self, name: str, redirect_uris: Sequence[str], *, is_confidential: bool = False
    ) -> IssuedApp:
        """`secret` is told this once; None for a public app."""
        wish = {"name": name, "redirect_uris": list(redirect_uris), "is_confidential": is_confidential}
        return cast("IssuedApp", await self._transport.ask("POST", "/apps", wish))

    async def change_app(self, app: str, name: str, redirect_uris: Sequence[str]) -> OwnApp:
        wish = {"name": name, "redirect_uris": list(redirect_uris)}
        return cast("OwnApp", await self._transport.ask("PUT", f"/apps/{app}", wish))

    async def renew_app_secret(self, app: str) -> IssuedApp:
        return cast("IssuedApp", await self._transport.ask("POST", f"/apps/{app}/secret"))

    async def remove_app(self, app: str) -> None:
        await self._transport.ask("DELETE", f"/apps/{app}")

    async def authorization(self, request: str) -> Wish:
        """What a page of consent shows: `request` is the query of `/oauth/authorize`, whole."""
        return cast("Wish", await self._transport.ask("GET", f"/authorization?{urlencode({'request': request})}"))

    async def allow_app(self, request: str) -> str:
        """Says yes; where the browser goes now."""
        return str((await self._transport.ask("POST", "/authorization/approval", {"request": request}))["redirect"])

    async def refuse_app(self, request: str) -> str:
        return str((await self._transport.ask("POST", "/authorization/denial", {"request": request}))["redirect"])
