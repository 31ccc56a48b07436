"""Who you are on this server, and by which sessions and tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, cast

from headwater_client._async.part import AsyncPart
from headwater_client.api_types import Account, Issued, Player, Profile, Token
from headwater_client.errors import SignInNeeded

ScopeName = Literal["play", "matches:write", "leagues:write", "bots", "account", "admin", "talk", "moderate"]

ENDED: Final = frozenset({"bad-token", "token-expired", "token-revoked"})


class AsyncAccounts(AsyncPart):
    async def _signed_in(self, path: str, body: object = None, method: str = "POST") -> Player:
        issued: Issued = await self._transport.ask(method, path, body)
        self._transport.token = issued["token"]
        return issued["player"]

    async def _signed_in_anew(self, path: str, body: object = None) -> Player:
        """A session that has ended on the server does not keep anybody from beginning another."""
        try:
            return await self._signed_in(path, body)
        except SignInNeeded as fault:
            if fault.code not in ENDED:
                raise
        self._transport.token = None
        return await self._signed_in(path, body)

    async def account(self) -> Account:
        """Your account as only you see it."""
        return cast("Account", await self._transport.ask("GET", "/me/account"))

    async def change_profile(self, profile: Profile) -> Account:
        """Replaces text, language, time zone and picture: what is left out is taken back."""
        return cast("Account", await self._transport.ask("PUT", "/me/profile", profile))

    async def set_address(self, address: str | None, password: str) -> Account:
        """Mails a link to the address, which holds once that is followed; None takes the address away."""
        wish = {"address": address, "password": password}
        return cast("Account", await self._transport.ask("PUT", "/me/address", wish))

    async def verify_address(self, code: str) -> Player:
        """With the code of that link; needs no sign-in."""
        return cast("Player", await self._transport.ask("POST", "/addresses/verify", {"code": code}))

    async def change_password(self, password: str, new_password: str) -> Player:
        """All other sessions and tokens of yours end; this client goes on with a new session."""
        wish = {"password": password, "new_password": new_password}
        return await self._signed_in("/me/password", wish, "PUT")

    async def request_password_reset(self, account: str) -> None:
        """Mails a link to the address of this name, or to this address; nothing is told about whether there is one."""
        await self._transport.ask("POST", "/passwords/forgotten", {"account": account})

    async def reset_password(self, code: str, new_password: str) -> Player:
        """With the code of that link. All sessions end: sign in afterwards."""
        wish = {"code": code, "new_password": new_password}
        return cast("Player", await self._transport.ask("POST", "/passwords/reset", wish))

    async def change_name(self, name: str, password: str) -> Player:
        """Nobody else can have the old name for a while."""
        return cast("Player", await self._transport.ask("PUT", "/me/name", {"name": name, "password": password}))

    async def tokens(self) -> list[Token]:
        """Your sessions and tokens; `is_current` marks this one."""
        return list((await self._transport.ask("GET", "/tokens"))["items"])

    async def create_token(
        self, label: str, scopes: Sequence[ScopeName], *, expires_at: int | None = None, password: str | None = None
    ) -> Issued:
        """Its `token` is told this once. Some scopes need the password."""
        wish = {"label": label, "scopes": list(scopes), "expires_at": expires_at, "password": password}
        return cast("Issued", await self._transport.ask("POST", "/tokens", wish))

    async def revoke_token(self, token: str) -> None:
        """Ends a session or token by its id."""
        await self._transport.ask("DELETE", f"/tokens/{token}")

    async def end_other_sessions(self) -> int:
        """How many sessions have ended."""
        return int((await self._transport.ask("DELETE", "/sessions/others"))["ended"])
