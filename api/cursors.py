"""Opaque cursors of lists: parts joined and written so that nobody takes them for numbers."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64

from application.errors import Malformed
from application.ports.leagues import LeaguePlace
from application.ports.ratings import RankingPlace, Rating
from application.ratings.find_rankings import RankedPlace
from domain.hosting.terms import Moment
from domain.league.terms import LeagueId

_NUMBER = re.compile(r"-?[0-9]{1,15}")


def league_cursor(place: LeaguePlace) -> str:
    return _written(f"{place.founded_at}:{place.id}")


def league_place(cursor: str | None) -> LeaguePlace | None:
    if not cursor:
        return None
    at, _, league = _read(cursor).partition(":")
    return LeaguePlace(Moment(_number(at)), LeagueId(league))


def ranking_cursor(rank: int, rating: Rating) -> str:
    return _written(f"{rank}:{rating.strength.shown}:{rating.subject}")


def ranked_place(cursor: str | None) -> RankedPlace | None:
    if not cursor:
        return None
    rank, _, rest = _read(cursor).partition(":")
    shown, _, subject = rest.partition(":")
    if not subject or (place := _number(rank)) < 1:
        raise _bad()
    return RankedPlace(RankingPlace(_number(shown), subject), place)


def _written(text: str) -> str:
    return urlsafe_b64encode(text.encode()).decode().rstrip("=")


def _read(cursor: str) -> str:
    try:
        text = urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)).decode()
    except (NotBase64, ValueError):
        raise _bad() from None
    if not text.isprintable() or _written(text) != cursor:
        raise _bad()
    return text


def _number(text: str) -> int:
    """As we write them, and none that no place can have."""
    if _NUMBER.fullmatch(text) is None:
        raise _bad()
    return int(text)


def _bad() -> Malformed:
    return Malformed("bad-cursor", path="after", fault="must be a cursor that was given out before")
