"""Storage of moderation: cases with their reports and evidence, sanctions and appeals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from domain.conduct.moderation import (
    Appeal,
    AppealId,
    Case,
    CaseId,
    CaseStatus,
    Offence,
    Report,
    ReportId,
    Sanction,
    SanctionId,
    SavedMessage,
)
from domain.hosting.players import PlayerRole
from domain.hosting.terms import Moment, PlayerId


@dataclass(frozen=True, slots=True)
class AgePlace:
    """The end of a page ordered by moment and id, newest first."""

    at: Moment
    id: str


@dataclass(frozen=True, slots=True)
class CaseFilter:
    """None matches any case. Cases about the player `unseen_by` are left out: moderators never see their own."""

    status: CaseStatus | None = None
    player: PlayerId | None = None
    offence: Offence | None = None
    unseen_by: PlayerId | None = None


@dataclass(frozen=True, slots=True)
class Judge:
    """A moderator who lists appeals to decide."""

    moderator: PlayerId
    role: PlayerRole | None


class ModerationReading(Protocol):
    async def case(self, case: CaseId) -> Case | None: ...

    async def open_case_of(self, player: PlayerId) -> Case | None: ...

    async def cases(
        self, wanted: CaseFilter, place: AgePlace | None, limit: int, is_backward: bool = False
    ) -> Sequence[Case]:
        """By opening, newest first, after `place`. Backward: in reverse order."""
        ...

    async def report(self, report: ReportId) -> Report | None: ...

    async def reports_of(self, case: CaseId, limit: int) -> Sequence[Report]:
        """The oldest reports, oldest first."""
        ...

    async def reports_by(self, reporter: PlayerId, limit: int) -> Sequence[Report]:
        """The newest reports, newest first."""
        ...

    async def saved_messages(self, report: ReportId) -> Sequence[SavedMessage]:
        """In the order of the room."""
        ...

    async def sanction(self, sanction: SanctionId) -> Sanction | None: ...

    async def sanctions_of(
        self, player: PlayerId, place: AgePlace | None, limit: int, is_backward: bool = False
    ) -> Sequence[Sanction]:
        """All sanctions ever imposed, newest first."""
        ...

    async def held_sanctions(self, player: PlayerId, now: Moment) -> Sequence[Sanction]:
        """The sanctions in force for a player, or for the owner of a bot."""
        ...

    async def appeal(self, appeal: AppealId) -> Appeal | None: ...

    async def appeal_against(self, sanction: SanctionId) -> Appeal | None: ...

    async def waiting_appeals(
        self, judge: Judge, place: AgePlace | None, limit: int, is_backward: bool = False
    ) -> Sequence[Appeal]:
        """Undecided appeals, newest first, without those that the moderator may not decide.

        These are the moderator's own and their bots' appeals, appeals against their own actions, and appeals of a
        higher rank. Also cases that they reported, and cases about a match where they or their bot sit.
        """
        ...


class ModerationWork(ModerationReading, Protocol):
    async def add_case(self, case: Case) -> None: ...

    async def change_case(self, case: Case) -> None:
        """Stores the number of reports and the moments."""
        ...

    async def add_report(self, report: Report, saved: Sequence[SavedMessage]) -> None: ...

    async def add_sanction(self, sanction: Sanction) -> None: ...

    async def lift_sanction(self, sanction: SanctionId, at: Moment) -> bool:
        """False when it is already lifted."""
        ...

    async def see_sanction(self, sanction: SanctionId, at: Moment) -> None:
        """Records when the player has first read it."""
        ...

    async def add_appeal(self, appeal: Appeal) -> bool:
        """False when the sanction already has an appeal."""
        ...

    async def decide_appeal(self, appeal: Appeal) -> bool:
        """False when it is already decided."""
        ...

    async def erase_reports_by(self, reporter: PlayerId) -> None:
        """Removes the reporter's name and words. The reports stay."""
        ...

    async def forget_cases(self, before: Moment, limit: int) -> int:
        """Deletes cases closed before this moment, with reports and evidence. Sanctions stay."""
        ...

    async def forget_sanctions(self, before: Moment, limit: int) -> int:
        """Deletes sanctions that ended before this moment, with their appeals."""
        ...
