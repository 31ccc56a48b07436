"""Mutations; every result is a success or a typed refusal."""

from __future__ import annotations

from typing import Annotated, Any

import strawberry

from api.graphql.context import Info
from api.graphql.schema import answers, inputs
from api.graphql.schema.accounts import AccountMutations
from api.graphql.schema.answers import change_answer
from api.graphql.schema.apps import AppMutations
from api.graphql.schema.bot_mutations import BotMutations
from api.graphql.schema.boundaries import BoundaryMutations
from api.graphql.schema.challenges import ChallengeMutations
from api.graphql.schema.fields import mutation
from api.graphql.schema.inputs import own_seat, terms_of
from api.graphql.schema.invites import InviteMutations
from api.graphql.schema.league_mutations import LeagueMutations
from api.graphql.schema.moderation_mutations import ModerationMutations
from api.graphql.schema.moves import notation_of
from api.graphql.schema.notifications import NotificationMutations
from api.graphql.schema.pauses import PauseMutations
from api.graphql.schema.players import public_player, scopes_of
from api.graphql.schema.privacy import PrivacyMutations
from api.graphql.schema.refusals import attempt
from api.graphql.schema.seeks import SeekMutations
from api.graphql.schema.talk import TalkMutations
from application.hosting.terms import AiSeat, OwnSeat
from application.leagues.take_back_seat import take_back_seat
from application.matches.abort import abort
from application.matches.add_ai_seat import add_ai_seat
from application.matches.claim_timeout import claim_timeout
from application.matches.fork_match import ForkWish, fork_match
from application.matches.join import join
from application.matches.leave import leave
from application.matches.offer_rematch import offer_rematch
from application.matches.open_match import open_match
from application.matches.play import play
from application.matches.resign import resign
from application.matches.start import start
from application.matches.undo import undo
from application.players.create_bot import create_bot
from application.players.create_bot_token import create_bot_token
from application.players.create_token import create_token
from application.players.enter_as_guest import enter_as_guest
from application.players.revoke_token import revoke_token
from application.players.sign_in import sign_in
from application.players.sign_out import sign_out
from application.players.sign_up import sign_up
from application.players.upgrade_guest import upgrade_guest
from domain.hosting.terms import MatchId, Moment, PlayerId

COST = {"cost": 10}
INPUT = strawberry.argument(description="What to do, in detail.")


def _moment(at: int | None) -> Moment | None:
    return None if at is None else Moment(at)


@strawberry.type(description="What can be done. Every answer is a union of a success and typed refusals.")
class Mutation(
    LeagueMutations,
    BotMutations,
    BoundaryMutations,
    AccountMutations,
    TalkMutations,
    SeekMutations,
    ChallengeMutations,
    InviteMutations,
    NotificationMutations,
    PauseMutations,
    PrivacyMutations,
    AppMutations,
    ModerationMutations,
):
    @mutation(
        graphql_type=answers.CreateMatchResult,
        description="Opens a match, perhaps with AIs, perhaps started.",
        metadata=COST,
    )
    async def create_match(self, info: Info, input: Annotated[inputs.CreateMatchInput, INPUT]) -> Any:
        desk, caller = info.context.desk, info.context.caller
        own = None if input.own is None else own_seat(input.own)
        machines = [AiSeat(machine.level, machine.seat, machine.colour) for machine in input.ai_seats]
        work = open_match(desk, caller, terms_of(input), own, input.idempotency_key, machines, input.start)
        return await attempt(info, work, change_answer(info, answers.MatchCreated))

    @mutation(
        graphql_type=answers.ForkMatchResult,
        description="Opens a match, never rated, that goes on from a position of an ended one.",
        metadata=COST,
    )
    async def fork_match(self, info: Info, input: Annotated[inputs.ForkMatchInput, INPUT]) -> Any:
        machines = [AiSeat(machine.level, machine.seat) for machine in input.ai_seats]
        wish = ForkWish(input.version, input.ply, input.seat, machines, input.start)
        match, key = MatchId(input.match_id), input.idempotency_key
        work = fork_match(info.context.desk, info.context.caller, match, wish, key)
        return await attempt(info, work, change_answer(info, answers.MatchForked))

    @mutation(graphql_type=answers.JoinMatchResult, description="Takes a free seat.", metadata=COST)
    async def join_match(self, info: Info, input: Annotated[inputs.JoinMatchInput, INPUT]) -> Any:
        own = OwnSeat() if input.own is None else own_seat(input.own)
        work = join(info.context.desk, info.context.caller, MatchId(input.match_id), own)
        return await attempt(info, work, change_answer(info, answers.MatchJoined))

    @mutation(graphql_type=answers.LeaveMatchResult, description="Frees a seat before the start.", metadata=COST)
    async def leave_match(self, info: Info, input: Annotated[inputs.LeaveMatchInput, INPUT]) -> Any:
        work = leave(info.context.desk, info.context.caller, MatchId(input.match_id), input.seat)
        return await attempt(info, work, change_answer(info, answers.MatchLeft))

    @mutation(graphql_type=answers.AddAiSeatResult, description="Gives a free seat to an AI.", metadata=COST)
    async def add_ai_seat(self, info: Info, input: Annotated[inputs.AddAiSeatInput, INPUT]) -> Any:
        desk, caller = info.context.desk, info.context.caller
        work = add_ai_seat(desk, caller, MatchId(input.match_id), input.level, input.seat, input.colour)
        return await attempt(info, work, change_answer(info, answers.AiSeatAdded))

    @mutation(
        graphql_type=answers.StartMatchResult, description="Starts a match whose seats are all taken.", metadata=COST
    )
    async def start_match(self, info: Info, input: Annotated[inputs.MatchInput, INPUT]) -> Any:
        work = start(info.context.desk, info.context.caller, MatchId(input.match_id))
        return await attempt(info, work, change_answer(info, answers.MatchStarted))

    @mutation(graphql_type=answers.AbortMatchResult, description="Ends a match without an outcome.", metadata=COST)
    async def abort_match(self, info: Info, input: Annotated[inputs.MatchInput, INPUT]) -> Any:
        work = abort(info.context.desk, info.context.caller, MatchId(input.match_id))
        return await attempt(info, work, change_answer(info, answers.MatchAborted))

    @mutation(graphql_type=answers.PlayMoveResult, description="Plays a move, exactly once.", metadata=COST)
    async def play_move(self, info: Info, input: Annotated[inputs.PlayMoveInput, INPUT]) -> Any:
        match = MatchId(input.match_id)
        return await attempt(info, _play(info, match, input), change_answer(info, answers.MovePlayed), match)

    @mutation(
        graphql_type=answers.UndoResult,
        description="Takes back one's last moves, never past the turn or something that came to light.",
        metadata=COST,
    )
    async def undo(self, info: Info, input: Annotated[inputs.UndoInput, INPUT]) -> Any:
        match = MatchId(input.match_id)
        desk, caller, key = info.context.desk, info.context.caller, input.idempotency_key
        work = undo(desk, caller, match, input.expected_version, input.moves, key)
        return await attempt(info, work, change_answer(info, answers.MovesUndone), match)

    @mutation(graphql_type=answers.ResignResult, description="Gives up a running match.", metadata=COST)
    async def resign(self, info: Info, input: Annotated[inputs.MatchInput, INPUT]) -> Any:
        work = resign(info.context.desk, info.context.caller, MatchId(input.match_id))
        return await attempt(info, work, change_answer(info, answers.Resigned))

    @mutation(
        graphql_type=answers.ClaimTimeoutResult,
        description="Says that the time of the seat to move is up.",
        metadata=COST,
    )
    async def claim_timeout(self, info: Info, input: Annotated[inputs.MatchInput, INPUT]) -> Any:
        work = claim_timeout(info.context.desk, info.context.caller, MatchId(input.match_id))
        return await attempt(info, work, change_answer(info, answers.TimeoutClaimed))

    @mutation(
        graphql_type=answers.TakeBackSeatResult,
        description="Takes one's seat back from the AI that stood in; "
        "who has left the league's season comes back to that too.",
        metadata=COST,
    )
    async def take_back_seat(self, info: Info, input: Annotated[inputs.MatchInput, INPUT]) -> Any:
        work = take_back_seat(info.context.desk, info.context.caller, MatchId(input.match_id))
        return await attempt(info, work, change_answer(info, answers.SeatTakenBack))

    @mutation(
        graphql_type=answers.OfferRematchResult,
        description="Offers to play again; the answer is about the new match.",
        metadata=COST,
    )
    async def offer_rematch(self, info: Info, input: Annotated[inputs.MatchInput, INPUT]) -> Any:
        work = offer_rematch(info.context.desk, info.context.caller, MatchId(input.match_id))
        return await attempt(info, work, change_answer(info, answers.RematchOffered))

    @mutation(graphql_type=answers.SignUpResult, description="Makes an account with name and password.", metadata=COST)
    async def sign_up(self, info: Info, input: Annotated[inputs.CredentialsInput, INPUT]) -> Any:
        work = sign_up(info.context.desk, info.context.caller, input.name, input.password)
        return await attempt(info, work, answers.session)

    @mutation(graphql_type=answers.SignInResult, description="Begins a session.", metadata=COST)
    async def sign_in(self, info: Info, input: Annotated[inputs.CredentialsInput, INPUT]) -> Any:
        work = sign_in(info.context.desk, info.context.caller, input.name, input.password)
        return await attempt(info, work, answers.session)

    @mutation(
        graphql_type=answers.SignOutResult,
        description="Revokes the very token that the caller came with.",
        metadata=COST,
    )
    async def sign_out(self, info: Info) -> Any:
        return await attempt(info, sign_out(info.context.desk, info.context.caller), answers.revoked_token)

    @mutation(graphql_type=answers.EnterAsGuestResult, description="Makes a guest, without a password.", metadata=COST)
    async def enter_as_guest(self, info: Info, input: Annotated[inputs.EnterAsGuestInput | None, INPUT] = None) -> Any:
        name = None if input is None else input.name
        return await attempt(info, enter_as_guest(info.context.desk, info.context.caller, name), answers.session)

    @mutation(
        graphql_type=answers.UpgradeGuestResult,
        description="Gives a guest name and password; matches stay, older tokens end.",
        metadata=COST,
    )
    async def upgrade_guest(self, info: Info, input: Annotated[inputs.CredentialsInput, INPUT]) -> Any:
        work = upgrade_guest(info.context.desk, info.context.caller, input.name, input.password)
        return await attempt(info, work, answers.session)

    @mutation(
        graphql_type=answers.CreateTokenResult,
        description="Makes a personal token, which ends with the one that is used now.",
        metadata=COST,
    )
    async def create_token(self, info: Info, input: Annotated[inputs.CreateTokenInput, INPUT]) -> Any:
        desk, caller, scopes = info.context.desk, info.context.caller, scopes_of(input.scopes)
        work = create_token(desk, caller, input.label, scopes, _moment(input.expires_at), input.password)
        return await attempt(info, work, answers.created_token)

    @mutation(
        graphql_type=answers.RevokeTokenResult,
        description="Ends a token at once, and all that were made with it.",
        metadata=COST,
    )
    async def revoke_token(self, info: Info, input: Annotated[inputs.RevokeTokenInput, INPUT]) -> Any:
        work = revoke_token(info.context.desk, info.context.caller, input.token_id)
        return await attempt(info, work, answers.revoked_token)

    @mutation(graphql_type=answers.CreateBotResult, description="Makes a bot of one's own.", metadata=COST)
    async def create_bot(self, info: Info, input: Annotated[inputs.CreateBotInput, INPUT]) -> Any:
        work = create_bot(info.context.desk, info.context.caller, input.name)
        return await attempt(info, work, lambda bot: answers.BotCreated(bot=public_player(bot)))

    @mutation(
        graphql_type=answers.CreateBotTokenResult, description="Makes a token that a bot acts with.", metadata=COST
    )
    async def create_bot_token(self, info: Info, input: Annotated[inputs.CreateBotTokenInput, INPUT]) -> Any:
        desk, caller, scopes = info.context.desk, info.context.caller, scopes_of(input.scopes)
        at = _moment(input.expires_at)
        work = create_bot_token(desk, caller, PlayerId(input.bot_id), input.label, scopes, at, input.password)
        return await attempt(info, work, answers.created_token)


async def _play(info: Info, match: MatchId, input: inputs.PlayMoveInput) -> Any:
    """Plays a move in its notation: typed moves are converted first, so use cases know one spelling."""
    desk, caller = info.context.desk, info.context.caller
    games = {game.info.key: game for game in desk.games.defaults}
    move = notation_of(games, input.move)
    return await play(desk, caller, match, input.expected_version, move, input.idempotency_key)
