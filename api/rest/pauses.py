"""Vacations and playing hours: the caller's own, and the public part of other players'."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from api.rest.operation import Call, Nothing, json_response, operation
from api.rest.shapes import Moment, RequestShape, ResponseShape
from application.accounts.pauses.own_pauses import OwnPauses, read_own_pauses
from application.accounts.pauses.plan_vacation import end_vacation, plan_vacation
from application.accounts.pauses.read_away import read_away
from application.accounts.pauses.set_hours import set_hours
from application.callers import Scope
from domain.hosting.day_times import time_text
from domain.hosting.terms import Moment as At
from domain.hosting.terms import PlayerId
from domain.hosting.vacations import Vacation, VacationId, ZonedHours

_TAG = "absence"
_OWN = ("sign-in-needed", "scope-missing", "humans-only")
_Future = Annotated[int, Meta(ge=0, le=2**50, description="Milliseconds since 1970, UTC.")]
_Time = Annotated[str, Meta(max_length=5, description="`HH:MM`.")]


class VacationShape(ResponseShape, frozen=True):
    """Days on which a player's correspondence clocks stand still."""

    id: str
    begins_at: Moment
    ends_at: Moment


class PlayingHoursShape(ResponseShape, frozen=True):
    """The hours of each day in which a player's correspondence clocks run, by the clocks of the time zone."""

    begins: _Time
    ends: _Time
    time_zone: str
    since: Annotated[int, Meta(description="When these hours come, or came, into force.")]
    is_all_day: Annotated[bool, Meta(description="Whether they are the whole day: then no clock stands still.")]


class AwayShape(ResponseShape, frozen=True):
    """When a player is away from correspondence games."""

    is_on_vacation: bool
    vacation: Annotated[VacationShape, Meta(description="The one that lasts, or else the next one planned.")] | None
    hours: Annotated[PlayingHoursShape, Meta(description="Those in force; null for the whole day.")] | None


class OwnPausesShape(ResponseShape, frozen=True):
    """One's own vacations and playing hours; lengths are in milliseconds."""

    vacations: Annotated[list[VacationShape], Meta(description="The one that lasts and those planned, in order.")]
    hours: Annotated[PlayingHoursShape, Meta(description="Those in force.")] | None
    next_hours: Annotated[PlayingHoursShape, Meta(description="Those that come into force next.")] | None
    vacation_left: Annotated[int, Meta(description="Beside the vacations of the last year and those planned.")]
    vacation_budget: Annotated[int, Meta(description="How long vacations may last in any year.")]
    shortest_vacation: Annotated[int, Meta(description="What each costs at least, also one that is ended sooner.")]


class VacationWish(RequestShape, frozen=True):
    ends_at: _Future
    begins_at: _Future | None = None


class HoursShape(RequestShape, frozen=True):
    """From when to when one plays each day, by the clocks of one's time zone; perhaps past midnight."""

    begins: _Time
    ends: _Time


class HoursBody(RequestShape, frozen=True):
    hours: Annotated[HoursShape, Meta(description="Null for the whole day.")] | None


def vacation_shape(vacation: Vacation) -> VacationShape:
    return VacationShape(vacation.id, vacation.begins, vacation.ends)


def hours_shape(zoned: ZonedHours | None) -> PlayingHoursShape | None:
    if zoned is None:
        return None
    hours = zoned.hours
    times = time_text(hours.begins), time_text(hours.ends)
    return PlayingHoursShape(*times, zoned.time_zone, hours.since, not hours.is_limited)


def own_pauses_shape(pauses: OwnPauses) -> OwnPausesShape:
    return OwnPausesShape(
        [vacation_shape(each) for each in pauses.vacations],
        hours_shape(pauses.hours),
        hours_shape(pauses.next_hours),
        pauses.left,
        pauses.budget.most,
        pauses.budget.shortest,
    )


async def read_pauses(call: Call, _: Nothing) -> Response:
    return json_response(own_pauses_shape(await read_own_pauses(call.desk, call.caller)))


async def add_vacation(call: Call, body: VacationWish) -> Response:
    begins = None if body.begins_at is None else At(body.begins_at)
    pauses = await plan_vacation(call.desk, call.caller, begins, At(body.ends_at))
    return json_response(own_pauses_shape(pauses), status=201)


async def drop_vacation(call: Call, _: Nothing) -> Response:
    pauses = await end_vacation(call.desk, call.caller, VacationId(call.path("vacation")))
    return json_response(own_pauses_shape(pauses))


async def replace_hours(call: Call, body: HoursBody) -> Response:
    times = None if body.hours is None else (body.hours.begins, body.hours.ends)
    return json_response(own_pauses_shape(await set_hours(call.desk, call.caller, times)))


async def read_player_away(call: Call, _: Nothing) -> Response:
    away = await read_away(call.desk, PlayerId(call.path("player")))
    vacation = None if away.vacation is None else vacation_shape(away.vacation)
    return json_response(AwayShape(away.is_on_vacation, vacation, hours_shape(away.hours)))


OPERATIONS = (
    operation(
        "GET /v1/me/pauses",
        "readOwnPauses",
        read_pauses,
        Nothing,
        OwnPausesShape,
        tag=_TAG,
        says="Your vacations and playing hours",
        scope=Scope.ACCOUNT,
        codes=_OWN,
    ),
    operation(
        "POST /v1/me/vacations",
        "planVacation",
        add_vacation,
        VacationWish,
        OwnPausesShape,
        tag=_TAG,
        status=201,
        says="Stop your correspondence clocks for some days",
        details="From now on where `begins_at` is left out.",
        scope=Scope.ACCOUNT,
        codes=(*_OWN, "bad-vacation", "vacations-overlap", "vacation-used-up", "too-many-vacations", "too-busy"),
    ),
    operation(
        "DELETE /v1/me/vacations/{vacation}",
        "endVacation",
        drop_vacation,
        Nothing,
        OwnPausesShape,
        tag=_TAG,
        says="End a vacation, or take back one that is planned",
        details="What is left of it is given back; it costs a day at least.",
        scope=Scope.ACCOUNT,
        codes=(*_OWN, "unknown-vacation", "too-busy"),
    ),
    operation(
        "PUT /v1/me/playing-hours",
        "setPlayingHours",
        replace_hours,
        HoursBody,
        OwnPausesShape,
        tag=_TAG,
        says="Set the hours of each day in which your correspondence clocks run",
        details="By the clocks of your account's time zone. They come into force when `next_hours` says.",
        scope=Scope.ACCOUNT,
        codes=(*_OWN, "bad-hours", "too-busy"),
    ),
    operation(
        "GET /v1/players/{player}/away",
        "readPlayerAway",
        read_player_away,
        Nothing,
        AwayShape,
        tag=_TAG,
        says="When a player is away from correspondence games",
        codes=("unknown-player",),
    ),
)
