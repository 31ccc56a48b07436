"""Opaque cursors of lists: their parts, joined and encoded as base64."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64

from application.errors import Malformed
from application.matches.my_turns import Turn, TurnPlace
from application.ports.boundaries import BoundaryPlace
from application.ports.leagues import LeaguePlace
from application.ports.moderation import AgePlace
from application.ports.pairing import SeekPlace
from application.ports.ratings import RankingPlace, Rating
from application.ports.store import Place
from application.ratings.find_rankings import RankedPlace
from domain.conduct.boundaries import Boundary
from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.league.terms import LeagueId

_NUMBER = re.compile(r"-?[0-9]{1,15}")


def match_cursor(place: Place) -> str:
    return _encode(f"{place.opened_at}:{place.id}")


def match_place(cursor: str | None) -> Place | None:
    if not cursor:
        return None
    at, _, match = _decode(cursor).partition(":")
    return Place(Moment(_number(at)), MatchId(match))


def turn_cursor(turn: Turn) -> str:
    return _encode(f"{turn.at}:{turn.match}")


def turn_place(cursor: str | None) -> TurnPlace | None:
    place = match_place(cursor)
    return None if place is None else (place.opened_at, place.id)


def league_cursor(place: LeaguePlace) -> str:
    return _encode(f"{place.founded_at}:{place.id}")


def league_place(cursor: str | None) -> LeaguePlace | None:
    if not cursor:
        return None
    at, _, league = _decode(cursor).partition(":")
    return LeaguePlace(Moment(_number(at)), LeagueId(league))


def boundary_cursor(boundary: Boundary) -> str:
    return _encode(f"{boundary.at}:{boundary.other}")


def boundary_place(cursor: str | None) -> BoundaryPlace | None:
    if not cursor:
        return None
    at, _, other = _decode(cursor).partition(":")
    return BoundaryPlace(Moment(_number(at)), PlayerId(other))


def seek_cursor(place: SeekPlace) -> str:
    return _encode(f"{place.at}:{place.id}")


def seek_place(cursor: str | None) -> SeekPlace | None:
    if not cursor:
        return None
    at, _, id = _decode(cursor).partition(":")
    return SeekPlace(Moment(_number(at)), id)


def age_cursor(at: Moment, id: str) -> str:
    return _encode(f"{at}:{id}")


def age_place(cursor: str | None) -> AgePlace | None:
    if not cursor:
        return None
    at, _, id = _decode(cursor).partition(":")
    return AgePlace(Moment(_number(at)), id)


def ranking_cursor(rank: int, rating: Rating) -> str:
    return _encode(f"{rank}:{rating.strength.shown}:{rating.subject}")


def ranked_place(cursor: str | None) -> RankedPlace | None:
    if not cursor:
        return None
    rank, _, rest = _decode(cursor).partition(":")
    shown, _, subject = rest.partition(":")
    if not subject or (place := _number(rank)) < 1:
        raise _bad_cursor()
    return RankedPlace(RankingPlace(_number(shown), subject), place)


def _encode(text: str) -> str:
    return urlsafe_b64encode(text.encode()).decode().rstrip("=")


def _decode(cursor: str) -> str:
    try:
        text = urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)).decode()
    except (NotBase64, ValueError):
        raise _bad_cursor() from None
    if not text.isprintable() or _encode(text) != cursor:
        raise _bad_cursor()
    return text


def _number(text: str) -> int:
    """A number spelled as our cursors spell it, within the range that places have."""
    if _NUMBER.fullmatch(text) is None:
        raise _bad_cursor()
    return int(text)


def _bad_cursor() -> Malformed:
    return Malformed("bad-cursor", path="after", fault="must be a cursor that was given out before")
