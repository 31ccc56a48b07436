"""For moderators: cases, sanctions, appeals. The session needs the scope `moderate`."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Literal, cast

from headwater_client._async.part import AsyncPart
from headwater_client.api_types import Appeal, Case, CaseFile, Message, Sanction

SanctionKind = Literal["warn", "mute", "ban", "rename"]
Verdict = Literal["upheld", "lifted"]


class AsyncModeration(AsyncPart):
    async def cases(
        self,
        *,
        status: Literal["open", "closed"] | None = None,
        player: str | None = None,
        offence: str | None = None,
    ) -> AsyncGenerator[Case, None]:
        """Newest first, without those about yourself."""
        async for case in self._items("/moderation/cases", {"status": status, "player_id": player, "offence": offence}):
            yield case

    async def case(self, case: str) -> CaseFile:
        """With reports, evidence and history."""
        return cast("CaseFile", await self._transport.ask("GET", f"/moderation/cases/{case}"))

    async def close_case(self, case: str, reason: str) -> Case:
        return cast("Case", await self._transport.ask("POST", f"/moderation/cases/{case}/closing", {"reason": reason}))

    async def sanction_player(
        self, player: str, kind: SanctionKind, duration: int, reason: str, *, case: str | None = None
    ) -> Sanction:
        """For so many milliseconds; the player reads the reason."""
        wish = {"player_id": player, "kind": kind, "duration": duration, "reason": reason, "case_id": case}
        return cast("Sanction", await self._transport.ask("POST", "/moderation/sanctions", wish))

    async def lift_sanction(self, sanction: str, reason: str) -> Sanction:
        path = f"/moderation/sanctions/{sanction}/lifting"
        return cast("Sanction", await self._transport.ask("POST", path, {"reason": reason}))

    async def sanctions_against(self, player: str) -> AsyncGenerator[Sanction, None]:
        """What was ever done to a player, newest first."""
        async for sanction in self._items(f"/moderation/players/{player}/sanctions"):
            yield sanction

    async def appeals(self) -> AsyncGenerator[Appeal, None]:
        """Those that wait; `can_decide` says which of them you may decide."""
        async for appeal in self._items("/moderation/appeals"):
            yield appeal

    async def decide_appeal(self, appeal: str, verdict: Verdict, answer: str) -> Appeal:
        """The player reads the answer."""
        wish = {"verdict": verdict, "answer": answer}
        return cast("Appeal", await self._transport.ask("POST", f"/moderation/appeals/{appeal}/decision", wish))

    async def remove_message(self, message: str, reason: str) -> Message:
        """Takes the text of a message away for everybody."""
        return cast("Message", await self._transport.ask("POST", f"/messages/{message}/removal", {"reason": reason}))
