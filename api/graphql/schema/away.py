"""The public part of a player's vacations and playing hours."""

from __future__ import annotations

import strawberry

from api.graphql.schema.scalars import Moment
from application.accounts.pauses.read_away import Away
from domain.hosting.day_times import time_text
from domain.hosting.vacations import Vacation as Planned
from domain.hosting.vacations import ZonedHours


@strawberry.type(description="Days on which a player's correspondence clocks stand still.")
class Vacation:
    vacation_id: strawberry.ID = strawberry.field(description="What `endVacation` takes.")
    begins_at: Moment = strawberry.field(description="When it begins, or began.")
    ends_at: Moment = strawberry.field(description="When it ends.")


@strawberry.type(description="The hours of each day in which a player's correspondence clocks run.")
class PlayingHours:
    begins: str = strawberry.field(description="`HH:MM` by the clocks of the time zone.")
    ends: str = strawberry.field(description="`HH:MM`; past midnight where it is before the beginning.")
    time_zone: str = strawberry.field(description="An IANA time zone.")
    since: Moment = strawberry.field(description="When these hours come, or came, into force.")
    is_all_day: bool = strawberry.field(description="Whether they are the whole day: then no clock stands still.")


@strawberry.type(description="When a player is away from correspondence games; anybody may know it.")
class PlayerAway:
    is_on_vacation: bool = strawberry.field(description="Whether a vacation lasts now.")
    vacation: Vacation | None = strawberry.field(
        description="The vacation that lasts, or else the next one planned; null without one."
    )
    hours: PlayingHours | None = strawberry.field(description="The playing hours in force; null for the whole day.")


def vacation_of(vacation: Planned) -> Vacation:
    return Vacation(
        vacation_id=strawberry.ID(vacation.id), begins_at=Moment(vacation.begins), ends_at=Moment(vacation.ends)
    )


def hours_of(zoned: ZonedHours | None) -> PlayingHours | None:
    if zoned is None:
        return None
    hours = zoned.hours
    return PlayingHours(
        begins=time_text(hours.begins),
        ends=time_text(hours.ends),
        time_zone=zoned.time_zone,
        since=Moment(hours.since),
        is_all_day=not hours.is_limited,
    )


def away_of(away: Away) -> PlayerAway:
    return PlayerAway(
        is_on_vacation=away.is_on_vacation,
        vacation=None if away.vacation is None else vacation_of(away.vacation),
        hours=hours_of(away.hours),
    )
