"""For moderators: cases, sanctions, appeals. The session needs the scope `moderate`."""

from __future__ import annotations

from collections.abc import Generator
from typing import Literal, cast

from headwater_client._sync.part import Part
from headwater_client.api_types import Appeal, Case, CaseFile, Message, Sanction

SanctionKind = Literal["warn", "mute", "ban", "rename"]
Verdict = Literal["upheld", "lifted"]


class Moderation(Part):
    def cases(
        self,
        *,
        status: Literal["open", "closed"] | None = None,
        player: str | None = None,
        offence: str | None = None,
    ) -> Generator[Case, None, None]:
        """Newest first, without those about yourself."""
        yield from self._items("/moderation/cases", {"status": status, "player_id": player, "offence": offence})

    def case(self, case: str) -> CaseFile:
        """With reports, evidence and history."""
        return cast("CaseFile", self._transport.ask("GET", f"/moderation/cases/{case}"))

    def close_case(self, case: str, reason: str) -> Case:
        return cast("Case", self._transport.ask("POST", f"/moderation/cases/{case}/closing", {"reason": reason}))

    def sanction_player(
        self, player: str, kind: SanctionKind, duration: int, reason: str, *, case: str | None = None
    ) -> Sanction:
        """For so many milliseconds; the player reads the reason."""
        wish = {"player_id": player, "kind": kind, "duration": duration, "reason": reason, "case_id": case}
        return cast("Sanction", self._transport.ask("POST", "/moderation/sanctions", wish))

    def lift_sanction(self, sanction: str, reason: str) -> Sanction:
        path = f"/moderation/sanctions/{sanction}/lifting"
        return cast("Sanction", self._transport.ask("POST", path, {"reason": reason}))

    def sanctions_against(self, player: str) -> Generator[Sanction, None, None]:
        """What was ever done to a player, newest first."""
        yield from self._items(f"/moderation/players/{player}/sanctions")

    def appeals(self) -> Generator[Appeal, None, None]:
        """Those that wait; `can_decide` says which of them you may decide."""
        yield from self._items("/moderation/appeals")

    def decide_appeal(self, appeal: str, verdict: Verdict, answer: str) -> Appeal:
        """The player reads the answer."""
        wish = {"verdict": verdict, "answer": answer}
        return cast("Appeal", self._transport.ask("POST", f"/moderation/appeals/{appeal}/decision", wish))

    def remove_message(self, message: str, reason: str) -> Message:
        """Takes the text of a message away for everybody."""
        return cast("Message", self._transport.ask("POST", f"/messages/{message}/removal", {"reason": reason}))
