"""Mark players whose matches look odd. A mark is a report by the server for a moderator, without other consequences."""

from __future__ import annotations

import json
from typing import Final

from application.desk import Desk
from application.moderation.report import file_report
from application.ports.moderation import CaseFilter
from application.ports.store import Work
from domain.conduct.marks import Mark, leaving_marks, one_sided_marks, shared_address_marks
from domain.conduct.moderation import CaseId, CaseStatus, Report, ReportId
from domain.hosting.terms import Moment

MOST: Final = 20_000
"""The most matches in one round."""
LISTED: Final = 50


async def mark_matches(desk: Desk) -> int:
    """Examines the matches of the policy's window and returns the number of new marks. Safe to repeat."""
    since = Moment(desk.clock.now() - desk.policy.marks_window)
    async with desk.store.reading() as reading:
        played = await reading.played_since(since, MOST)
        rated = sorted({player for each in played if each.rated for player in each.players})
        networks = await reading.networks_of(rated)
    ends = {each.match: each.at for each in played}
    marks = [*leaving_marks(played), *shared_address_marks(played, networks), *one_sided_marks(played)]
    return sum([await _file(desk, mark, Moment(max(ends[match] for match in mark.matches))) for mark in marks])


async def _file(desk: Desk, mark: Mark, newest: Moment) -> bool:
    """False when the mark exists already, or when a moderator closed such a case after the last of these matches."""
    async with desk.store.working() as work:
        player = await work.player(mark.player)
        if player is None or await _is_reviewed(work, mark, newest):
            return False
        await work.hold_player(player.id)
        log = json.dumps(
            [{"kind": mark.offence.value, "match": match, "with": mark.others} for match in mark.matches[:LISTED]]
        )
        id, now = ReportId(desk.ids.fresh("rep")), desk.clock.now()
        report = Report(id, CaseId(""), None, player.id, mark.offence, "", now, name=player.name, log=log)
        filed = await file_report(desk, work, report)
        await work.commit()
    is_new = filed.id == id
    if is_new:
        desk.metrics.count("reports", offence=mark.offence.value)
    return is_new


async def _is_reviewed(work: Work, mark: Mark, newest: Moment) -> bool:
    closed = await work.cases(CaseFilter(CaseStatus.CLOSED, mark.player, mark.offence), None, 1)
    return any(case.closed_at is not None and case.closed_at >= newest for case in closed)
