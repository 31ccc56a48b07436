"""The shapes of requests and responses about seeks, challenges and invites."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from api.rest.match_shapes import Limit, MatchShape, Milliseconds, Occupant, SeatNumber, TimingShape
from api.rest.shapes import Moment, RequestShape, ResponseShape
from api.rest.vocabulary import ChallengeWord, Colour, SeekWord

GameKey = Annotated[str, Meta(min_length=1, max_length=40, examples=["moon-river"])]
OptionKey = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=200, description="The link's token.")]
LIVE = TimingShape("live", 600_000, 10_000)


class SeekWish(RequestShape, frozen=True):
    """What to play, and with how many. The clock is live or correspondence."""

    game: GameKey
    seats: Annotated[int, Meta(ge=1, le=8, examples=[2])] = 2
    timing: TimingShape = LIVE
    options: dict[OptionKey, OptionKey | None] = field(default_factory=dict)
    is_rated: Annotated[bool, Meta(description="Whether it is to count for ratings; not for guests.")] = False
    machines_after: (
        Annotated[
            Milliseconds, Meta(description="After how long a wait machines fill the table; left out or null: never.")
        ]
        | None
    ) = None


class SeekShape(ResponseShape, frozen=True):
    """A player who looks for a table. `match_id` and `typical_wait` are for the player alone."""

    id: str
    player: Occupant | None
    game: str
    seats: int
    options: dict[str, str | None]
    timing: TimingShape
    is_rated: bool
    rating: Annotated[int, Meta(description="What the player came with; null before the first rated match.")] | None
    since: Moment
    machines_after: int | None
    status: SeekWord
    match_id: Annotated[str, Meta(description="The table, once it is set.")] | None
    typical_wait: Annotated[int, Meta(description="Milliseconds that players who wanted the same have waited.")] | None


class SeekList(ResponseShape, frozen=True):
    items: list[SeekShape]
    next: Annotated[str, Meta(description="Give it as `after` for the next page; null on the last one.")] | None


class SeeksQuery(RequestShape, frozen=True):
    game: Annotated[str, Meta(max_length=40)] | None = None
    after: str | None = None
    limit: Limit = 20


class DirectChallengeWish(RequestShape, frozen=True):
    """Whom to challenge, and to what. The clock is live or correspondence."""

    player_id: Annotated[str, Meta(min_length=1, max_length=60, description="The other player's id.")]
    game: GameKey
    timing: TimingShape = LIVE
    options: dict[OptionKey, OptionKey | None] = field(default_factory=dict)
    is_rated: bool = False


class DirectChallengeShape(ResponseShape, frozen=True):
    """One player asks another for a match of two."""

    id: str
    challenger: Occupant | None
    challenged: Occupant | None
    game: str
    options: dict[str, str | None]
    timing: TimingShape
    is_rated: bool
    at: Moment
    expires_at: Moment
    status: ChallengeWord
    match_id: Annotated[str, Meta(description="The match, once it was accepted.")] | None


class ChallengeList(ResponseShape, frozen=True):
    items: list[DirectChallengeShape]
    next: Annotated[str, Meta(description="Give it as `after` for the next page; null on the last one.")] | None


class ChallengesQuery(RequestShape, frozen=True):
    after: str | None = None
    limit: Limit = 20


class SearchShape(ResponseShape, frozen=True):
    """What you look for: your seeks, those included that ended a moment ago, and challenges that wait."""

    seeks: list[SeekShape]
    challenges: list[DirectChallengeShape]


class InviteWish(RequestShape, frozen=True):
    seat: Annotated[SeatNumber, Meta(description="The seat; any free one when left out.")] | None = None
    expires_at: Annotated[int, Meta(ge=0, le=2**50, description="Until when; a week when left out.")] | None = None


class InviteShape(ResponseShape, frozen=True):
    """A link that invites to a seat, without its token."""

    id: str
    match_id: str
    seat: int | None
    at: Moment
    expires_at: Moment


class IssuedInviteShape(InviteShape, frozen=True):
    """A new link: `token` is shown this once."""

    token: str


class InviteList(ResponseShape, frozen=True):
    items: list[InviteShape]


class InvitationWish(RequestShape, frozen=True):
    token: Token


class InvitationShape(ResponseShape, frozen=True):
    """What a link invites to."""

    match: MatchShape
    inviter: Occupant | None
    seat: int | None
    is_open: Annotated[bool, Meta(description="Whether the seat can still be taken.")]
    expires_at: Moment


class AcceptWish(RequestShape, frozen=True):
    token: Token
    seat: SeatNumber | None = None
    colour: Annotated[Colour, Meta(max_length=40)] | None = None
    words: Annotated[str, Meta(max_length=200, description="Your part of the deal's seed; secret until the end.")] = ""
