"""The shapes of reports, cases, sanctions and appeals."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw

from api.rest.shapes import Moment, RequestShape, ResponseShape
from api.rest.vocabulary import ActionWord

OffenceName = Literal[
    "insult", "spam", "cheating", "stalling", "name", "other", "leaving", "shared-address", "one-sided"
]
KindName = Literal["warn", "mute", "ban", "rename"]
VerdictName = Literal["upheld", "lifted"]
Words = Annotated[str, Meta(max_length=2_000)]


class ReportShape(ResponseShape, frozen=True):
    """What one player says of another, or a mark that the server made."""

    id: str
    player_id: str
    offence: OffenceName
    text: str
    at: Moment
    match_id: str | None
    message_id: str | None


class SavedMessageShape(ResponseShape, frozen=True):
    """A copy of a message as it was when it was reported, or said near it."""

    id: str
    message_id: str
    number: int
    author_id: str
    text: str
    at: Moment


class EvidenceShape(ResponseShape, frozen=True):
    """A report with what is kept with it. `reporter_id` is null for a mark of the server."""

    report: ReportShape
    reporter_id: str | None
    player_name: str
    log: Raw
    messages: list[SavedMessageShape]


class AppealShape(ResponseShape, frozen=True):
    """A player's word against a sanction. `can_decide` says whether you may decide it."""

    id: str
    sanction_id: str
    player_id: str
    text: str
    at: Moment
    decided_at: Moment | None
    verdict: VerdictName | None
    answer: str | None
    can_decide: bool


class SanctionShape(ResponseShape, frozen=True):
    """What moderators did to a player."""

    id: str
    player_id: str
    kind: KindName
    reason: str
    at: Moment
    until: Moment
    lifted_at: Moment | None
    seen_at: Moment | None
    is_held: bool
    appeal: AppealShape | None


class HistoryLineShape(ResponseShape, frozen=True):
    """An action that was taken. `by_id` is the moderator's, null for an operator of the server."""

    at: Moment
    action: ActionWord
    reason: str
    by_id: str | None


class CaseShape(ResponseShape, frozen=True):
    """All that waits to be looked at about one player."""

    id: str
    player_id: str
    status: Literal["open", "closed"]
    opened_at: Moment
    changed_at: Moment
    closed_at: Moment | None
    report_count: int


class CaseFileShape(ResponseShape, frozen=True):
    """A case with everything that a moderator decides by."""

    case: CaseShape
    reports: list[EvidenceShape]
    history: list[HistoryLineShape]


_Next = Annotated[str, Meta(description="Give it as `after` for the next page; null on the last one.")]


class CaseList(ResponseShape, frozen=True):
    items: list[CaseShape]
    next: _Next | None


class SanctionList(ResponseShape, frozen=True):
    items: list[SanctionShape]
    next: _Next | None


class AppealList(ResponseShape, frozen=True):
    items: list[AppealShape]
    next: _Next | None


class PageQuery(RequestShape, frozen=True):
    after: str | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 20


class CasesQuery(RequestShape, frozen=True):
    status: Literal["open", "closed"] | None = None
    player_id: str | None = None
    offence: OffenceName | None = None
    after: str | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 20


class PlayerReport(RequestShape, frozen=True):
    """Name a message, which names its author, or a player and perhaps the match."""

    offence: Literal["insult", "spam", "cheating", "stalling", "name", "other"]
    text: Words = ""
    player_id: str | None = None
    message_id: str | None = None
    match_id: str | None = None


class PlayerSanction(RequestShape, frozen=True):
    """`duration` in milliseconds; the player reads the reason."""

    player_id: str
    kind: KindName
    duration: Annotated[int, Meta(ge=1, le=2**53)]
    reason: Words
    case_id: str | None = None


class AppealWish(RequestShape, frozen=True):
    text: Words


class AppealDecision(RequestShape, frozen=True):
    """The player reads the answer."""

    verdict: VerdictName
    answer: Words
