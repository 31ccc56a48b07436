"""Closed lists of words, as enums of the OpenAPI document. What clients send is checked by the use cases."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from msgspec import Meta

from application.callers import Scope
from application.operators.audit import Action
from application.ports.notifications import WebhookShape
from application.privacy.stored_data import CATEGORIES, Erased
from application.words import LANGUAGES
from domain.ai.levels import LEVELS
from domain.catalog import CATALOG, standard
from domain.hosting.players import Avatar
from domain.hosting.terms import DEPARTURES, END_REASONS
from domain.kernel.plain import kind_of
from domain.league import terms
from domain.league.results import How
from domain.league.season import SeasonStatus
from domain.league.standings import Promotion, Relegation
from domain.notifications.preferences import NotificationKind
from domain.pairing.offers import ChallengeStatus
from domain.pairing.seeks import SeekStatus


def _enum(words: Iterable[str]) -> dict[str, Any]:
    return {"enum": list(dict.fromkeys(words))}


def game_words(name: str) -> list[str]:
    """The words of a list that the games share."""
    lists = [each for key in CATALOG for each in standard(key).shapes.words.values() if each.name == name]
    return list(dict.fromkeys(word for each in lists for word in each.words))


def _move_kinds() -> list[str]:
    return [kind_of(move) for key in CATALOG for move in standard(key).shapes.moves]


_LEAGUE_STATUSES = ("founded", *(each.value for each in SeasonStatus))

Level = Annotated[str, Meta(description="A level of AI.", extra_json_schema=_enum(LEVELS))]
Colour = Annotated[str, Meta(description="A seat's colour.", extra_json_schema=_enum(game_words("Colour")))]
DecisionKind = Annotated[str, Meta(extra_json_schema=_enum(game_words("DecisionKind")))]
AvatarName = Annotated[
    str, Meta(description="A picture that a player has chosen.", extra_json_schema=_enum(each.value for each in Avatar))
]
CategoryWord = Annotated[
    str, Meta(description="A sort of data.", extra_json_schema=_enum(each.key for each in CATEGORIES))
]
ErasedWord = Annotated[
    str, Meta(description="What erasing an account does.", extra_json_schema=_enum(each.value for each in Erased))
]
MoveKind = Annotated[str, Meta(description="What sort of move it is.", extra_json_schema=_enum(_move_kinds()))]
EndReason = Annotated[str, Meta(description="Why a match ended.", extra_json_schema=_enum(END_REASONS))]
SeatDeparture = Annotated[str, Meta(description="How a player left a seat.", extra_json_schema=_enum(DEPARTURES))]
LeagueStatus = Annotated[
    str, Meta(description="Where the newest season is in its life.", extra_json_schema=_enum(_LEAGUE_STATUSES))
]
SeasonWord = Annotated[str, Meta(extra_json_schema=_enum(each.value for each in SeasonStatus))]
RoleWord = Annotated[
    str, Meta(description="What the caller may do.", extra_json_schema=_enum(each.value for each in terms.Role))
]
PromotionWord = Annotated[str, Meta(extra_json_schema=_enum(each.value for each in Promotion))]
RelegationWord = Annotated[str, Meta(extra_json_schema=_enum(each.value for each in Relegation))]
TableEnd = Annotated[
    str, Meta(description="How a table came to its ranks.", extra_json_schema=_enum(each.value for each in How))
]
TieBreakWord = Annotated[str, Meta(extra_json_schema=_enum(each.value for each in terms.TieBreak))]
SeekWord = Annotated[str, Meta(extra_json_schema=_enum(each.value for each in SeekStatus))]
ChallengeWord = Annotated[str, Meta(extra_json_schema=_enum(each.value for each in ChallengeStatus))]
NotificationKindWord = Annotated[
    str, Meta(description="What one is told.", extra_json_schema=_enum(each.value for each in NotificationKind))
]
WebhookShapeWord = Annotated[
    str, Meta(description="What the address takes.", extra_json_schema=_enum(each.value for each in WebhookShape))
]
ActionWord = Annotated[str, Meta(description="What was done.", extra_json_schema=_enum(each.value for each in Action))]
ScopeWord = Annotated[
    str, Meta(description="What a token may be used for.", extra_json_schema=_enum(each.value for each in Scope))
]
LanguageWord = Annotated[str, Meta(description="A language.", extra_json_schema=_enum(LANGUAGES))]
