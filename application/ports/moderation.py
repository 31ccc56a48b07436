"""What is stored of moderation: cases with their reports and evidence, sanctions, appeals."""

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
    """Where a page ended of what is listed newest first, by moment and id."""

    at: Moment
    id: str


@dataclass(frozen=True, slots=True)
class CaseFilter:
    """Which cases to find; None matches any. Nobody finds a case about themselves: `unseen_by` is left out."""

    status: CaseStatus | None = None
    player: PlayerId | None = None
    offence: Offence | None = None
    unseen_by: PlayerId | None = None


@dataclass(frozen=True, slots=True)
class Judge:
    """A moderator who looks for appeals to decide."""

    moderator: PlayerId
    role: PlayerRole | None


class ModerationReading(Protocol):
    async def case(self, case: CaseId) -> Case | None: ...

    async def open_case_of(self, player: PlayerId) -> Case | None: ...

    async def cases(
        self, wanted: CaseFilter, place: AgePlace | None, limit: int, is_backward: bool = False
    ) -> Sequence[Case]:
        """Newest first by their opening, from behind a place; backward the other way round."""
        ...

    async def report(self, report: ReportId) -> Report | None: ...

    async def reports_of(self, case: CaseId, limit: int) -> Sequence[Report]:
        """The oldest ones, oldest first."""
        ...

    async def reports_by(self, reporter: PlayerId, limit: int) -> Sequence[Report]:
        """The newest ones, newest first."""
        ...

    async def saved_messages(self, report: ReportId) -> Sequence[SavedMessage]:
        """By their numbers in the room."""
        ...

    async def sanction(self, sanction: SanctionId) -> Sanction | None: ...

    async def sanctions_of(
        self, player: PlayerId, place: AgePlace | None, limit: int, is_backward: bool = False
    ) -> Sequence[Sanction]:
        """All that were ever imposed, newest first."""
        ...

    async def held_sanctions(self, player: PlayerId, now: Moment) -> Sequence[Sanction]:
        """Those that hold now for a player, or for the owner of a bot."""
        ...

    async def appeal(self, appeal: AppealId) -> Appeal | None: ...

    async def appeal_against(self, sanction: SanctionId) -> Appeal | None: ...

    async def waiting_appeals(
        self, judge: Judge, place: AgePlace | None, limit: int, is_backward: bool = False
    ) -> Sequence[Appeal]:
        """Those that nobody has decided, newest first, without those that are not for the moderator to decide: their
        own and their bots', about their own action, above their rank, of a case with a report by them or about a match
        where they or a bot of theirs sit."""
        ...


class ModerationWork(ModerationReading, Protocol):
    async def add_case(self, case: Case) -> None: ...

    async def change_case(self, case: Case) -> None:
        """Replaces the number of reports and the moments."""
        ...

    async def add_report(self, report: Report, saved: Sequence[SavedMessage]) -> None: ...

    async def add_sanction(self, sanction: Sanction) -> None: ...

    async def lift_sanction(self, sanction: SanctionId, at: Moment) -> bool:
        """False where it was lifted before."""
        ...

    async def see_sanction(self, sanction: SanctionId, at: Moment) -> None:
        """Notes that the player has read it; the first time counts."""
        ...

    async def add_appeal(self, appeal: Appeal) -> bool:
        """False where there is one against this sanction."""
        ...

    async def decide_appeal(self, appeal: Appeal) -> bool:
        """False where it was decided before."""
        ...

    async def erase_reports_by(self, reporter: PlayerId) -> None:
        """What the player reported stays, without their name and words."""
        ...

    async def forget_cases(self, before: Moment, limit: int) -> int:
        """Deletes cases that were closed before this, with reports and evidence; sanctions stay."""
        ...

    async def forget_sanctions(self, before: Moment, limit: int) -> int:
        """Deletes sanctions that ended before this, with their appeals."""
        ...
