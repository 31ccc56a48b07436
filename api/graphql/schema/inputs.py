"""Inputs of mutations."""

from __future__ import annotations

from typing import Any

import strawberry

from api.graphql.schema.match_parts import Leaving, Pace
from api.graphql.schema.moves import MoveInput
from api.graphql.schema.players import Scope
from api.graphql.schema.scalars import Milliseconds, Moment
from api.graphql.schema.vocabulary import AiLevel, Colour
from application.hosting.terms import OwnSeat, Terms
from domain.hosting import terms

_MATCH = "The match."
_KEY = "A text of one's own; the same key with the same request gets the same answer and changes nothing twice."


_OWN_PASSWORD = "One's own password: with it the token does not end with the one that is used now."


@strawberry.input(description="An option of a game with the value it is to have.")
class OptionInput:
    key: str = strawberry.field(description="The option.")
    value: str | None = strawberry.field(default=None, description="Its value; `random` leaves it to the deal.")


@strawberry.input(description="The clock to play with.")
class TimingInput:
    pace: Pace = strawberry.field(default=Pace.NONE, description="How time runs.")
    bank: Milliseconds = strawberry.field(
        default=Milliseconds(0), description="With a live clock: what each seat begins with."
    )
    increment: Milliseconds = strawberry.field(
        default=Milliseconds(0), description="With a live clock: what is added after each turn."
    )
    per_turn: Milliseconds = strawberry.field(
        default=Milliseconds(0), description="In correspondence: what each turn may take."
    )


@strawberry.input(description="What is to happen when somebody leaves.")
class AbsenceInput:
    on_timeout: Leaving = strawberry.field(default=Leaving.LOSE, description="When time runs out.")
    on_resign: Leaving = strawberry.field(default=Leaving.LOSE, description="When a player resigns.")
    level: str = strawberry.field(
        graphql_type=AiLevel, default=AiLevel("drifter"), description="The level of the AI that takes over."
    )


@strawberry.input(description="Where and how one wants to sit; what is left out the table decides.")
class OwnSeatInput:
    seat: int | None = strawberry.field(default=None, description="The seat's number.")
    colour: str | None = strawberry.field(graphql_type=Colour | None, default=None, description="The colour.")
    words: str = strawberry.field(
        default="", description="Words of one's own that go into the deal; secret until the end."
    )


@strawberry.input(description="A seat for an AI at a new table.")
class AiSeatInput:
    level: str = strawberry.field(graphql_type=AiLevel, description="The AI's level.")
    seat: int | None = strawberry.field(default=None, description="The seat; the first free one when left out.")
    colour: str | None = strawberry.field(graphql_type=Colour | None, default=None, description="The colour.")


@strawberry.input(description="A match to open.")
class CreateMatchInput:
    game: str = strawberry.field(description="The game's key.")
    seats: int = strawberry.field(description="How many seats.")
    options: list[OptionInput] = strawberry.field(
        default_factory=list, description="Options; those left out take their default."
    )
    edition: str | None = strawberry.field(default=None, description="The edition; the standard one when left out.")
    timing: TimingInput | None = strawberry.field(default=None, description="The clock; none when left out.")
    absence: AbsenceInput | None = strawberry.field(default=None, description="What happens when somebody leaves.")
    is_listed: bool = strawberry.field(default=True, description="Whether it can be found in lists.")
    has_spectators: bool = strawberry.field(default=True, description="Whether anybody may watch it.")
    is_rated: bool = strawberry.field(default=False, description="Whether it counts for ratings.")
    own: OwnSeatInput | None = strawberry.field(
        default_factory=OwnSeatInput, description="Where to sit down at once; null to stay outside."
    )
    ai_seats: list[AiSeatInput] = strawberry.field(default_factory=list, description="AIs that sit down at once.")
    start: bool = strawberry.field(default=False, description="Whether play begins at once; every seat must be taken.")
    idempotency_key: str | None = strawberry.field(default=None, description=_KEY)


@strawberry.input(description="A match to fork: an ended one, at a version or after so many moves.")
class ForkMatchInput:
    match_id: strawberry.ID = strawberry.field(description=_MATCH)
    version: int | None = strawberry.field(default=None, description="The version to go on from; or give a ply.")
    ply: int | None = strawberry.field(default=None, description="The number of moves to repeat; or give a version.")
    seat: int | None = strawberry.field(
        default=None, description="Where to sit down at once; when left out one does not sit down."
    )
    ai_seats: list[AiSeatInput] = strawberry.field(
        default_factory=list, description="AIs that sit down at once; seats keep their colours."
    )
    start: bool = strawberry.field(default=True, description="Whether play goes on at once; every seat must be taken.")
    idempotency_key: str | None = strawberry.field(default=None, description=_KEY)


@strawberry.input(description="A match to join.")
class JoinMatchInput:
    match_id: strawberry.ID = strawberry.field(description=_MATCH)
    own: OwnSeatInput | None = strawberry.field(default=None, description="Where and how to sit.")


@strawberry.input(description="A seat to free before the start.")
class LeaveMatchInput:
    match_id: strawberry.ID = strawberry.field(description=_MATCH)
    seat: int | None = strawberry.field(default=None, description="Another's seat, for the creator; else one's own.")


@strawberry.input(description="A seat to give to an AI.")
class AddAiSeatInput:
    match_id: strawberry.ID = strawberry.field(description=_MATCH)
    level: str = strawberry.field(graphql_type=AiLevel, description="The AI's level.")
    seat: int | None = strawberry.field(default=None, description="The seat; the first free one when left out.")
    colour: str | None = strawberry.field(graphql_type=Colour | None, default=None, description="The colour.")


@strawberry.input(description="A match, and nothing else.")
class MatchInput:
    match_id: strawberry.ID = strawberry.field(description=_MATCH)


@strawberry.input(description="A move to play.")
class PlayMoveInput:
    match_id: strawberry.ID = strawberry.field(description=_MATCH)
    expected_version: int = strawberry.field(description="The version the move is meant for.")
    move: Any = strawberry.field(graphql_type=MoveInput, description="The move.")
    idempotency_key: str | None = strawberry.field(default=None, description=_KEY)


@strawberry.input(description="Moves to take back.")
class UndoInput:
    match_id: strawberry.ID = strawberry.field(description=_MATCH)
    expected_version: int | None = strawberry.field(default=None, description="The version it is meant for.")
    moves: int = strawberry.field(default=1, description="How many of one's last moves.")
    idempotency_key: str | None = strawberry.field(default=None, description=_KEY)


@strawberry.input(description="Name and password.")
class CredentialsInput:
    name: str = strawberry.field(description="The name.")
    password: str = strawberry.field(description="The password.")


@strawberry.input(description="How to enter as a guest.")
class EnterAsGuestInput:
    name: str | None = strawberry.field(default=None, description="The name; made up when left out.")


@strawberry.input(description="A token to make.")
class CreateTokenInput:
    label: str = strawberry.field(description="What to call it.")
    scopes: list[Scope] = strawberry.field(description="What it may be used for; no more than one's own token may.")
    expires_at: Moment | None = strawberry.field(default=None, description="When it stops being good.")
    password: str | None = strawberry.field(default=None, description=_OWN_PASSWORD)


@strawberry.input(description="A token to make for a bot.")
class CreateBotTokenInput:
    bot_id: strawberry.ID = strawberry.field(description="The bot.")
    label: str = strawberry.field(description="What to call it.")
    scopes: list[Scope] = strawberry.field(description="What it may be used for.")
    expires_at: Moment | None = strawberry.field(default=None, description="When it stops being good.")
    password: str | None = strawberry.field(default=None, description=_OWN_PASSWORD)


@strawberry.input(description="A token to revoke.")
class RevokeTokenInput:
    token_id: strawberry.ID = strawberry.field(description="The token's id.")


@strawberry.input(description="A bot to create.")
class CreateBotInput:
    name: str = strawberry.field(description="The bot's name.")


def own_seat(input: OwnSeatInput) -> OwnSeat:
    return OwnSeat(input.seat, input.colour, input.words)


def terms_of(input: CreateMatchInput) -> Terms:
    return Terms(
        game=input.game,
        seats=input.seats,
        options={option.key: option.value for option in input.options},
        edition=input.edition,
        timing=timing_from(input.timing or TimingInput()),
        absence=_absence(input.absence or AbsenceInput()),
        access=terms.Access(input.is_listed, input.has_spectators),
        rated=input.is_rated,
    )


def timing_from(input: TimingInput) -> terms.Timing:
    return terms.Timing(terms.Pace(str(input.pace.value)), input.bank, input.increment, input.per_turn)


def _absence(input: AbsenceInput) -> terms.Absence:
    on_timeout, on_resign = terms.Leaving(str(input.on_timeout.value)), terms.Leaving(str(input.on_resign.value))
    return terms.Absence(on_timeout, on_resign, input.level)
