"""Every code that is refused with, the games' own aside: its HTTP status and meaning, for edges and docs alike."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CodeInfo:
    """`kind` is the class of refusal in application.errors."""

    code: str
    kind: str
    status: int
    meaning: str


RULED_OUT_STATUS = 422
"""The games' own refusals: an illegal or unreadable move."""

_TABLE = """
sign-in-needed       Unauthenticated 401 this can be done by known players only: send a token
bad-token            Unauthenticated 401 no such token was ever given out
token-expired        Unauthenticated 401 the token's time is over
token-revoked        Unauthenticated 401 the token was revoked
wrong-password       Unauthenticated 401 no account has this name and password
player-banned        Forbidden       403 an operator has banned the player
scope-missing        Forbidden       403 the token lacks the scope that is named
creator-only         Forbidden       403 only the creator of the match may do this
not-seated           Forbidden       403 only those who sit at the match may do this
not-your-seat        Forbidden       403 a position can be seen from one's own seat or from the public side only
not-your-account     Forbidden       403 this belongs to another player
not-a-guest          Forbidden       403 only guests can be upgraded
no-hints-when-rated  Forbidden       403 a rated match is played without the help of machines
no-hints-in-leagues  Forbidden       403 so is a match of a league, unless that is a sandbox
humans-only          Forbidden       403 only people with an account own bots or leagues
owner-only           Forbidden       403 only the owner of the league may do this
referee-only         Forbidden       403 only referees of the league and its owner may do this
barred               Forbidden       403 one has left too often: registration is barred until the moment that is named
unknown-game         NotFound        404 the server has no such game
unknown-edition      NotFound        404 the server has no such edition of the game
unknown-match        NotFound        404 there is no such match, or it may not be seen
unknown-player       NotFound        404 there is no such player
unknown-token        NotFound        404 there is no such token of one's own
unknown-bot          NotFound        404 there is no such bot of one's own
unknown-league       NotFound        404 there is no such league
unknown-season       NotFound        404 the league has had no such season
unknown-division     NotFound        404 the season has no such division
unknown-table        NotFound        404 the season has no such table
unknown-webhook      NotFound        404 the bot has no webhook
unknown-lease        NotFound        404 there is no such lease of one's own, or another worker has the turn now
unknown-path         NotFound        404 nothing is served at this path
method-not-allowed   Malformed       405 the path does not know this method
not-acceptable       Malformed       406 none of the accepted media types can be served
malformed            Malformed       422 an input cannot be understood; path and fault say which and why
not-json             Malformed       400 the body is not JSON
version-needed       Malformed       428 the version that is expected must be said
bad-key              Malformed       422 an idempotency key of the wrong length
bad-cursor           Malformed       422 a cursor the stream has never given out
bad-number           Malformed       422 a number out of bounds
bad-options          Malformed       422 options the game does not know
bad-seats            Malformed       422 a number of seats the game is not played with
bad-timing           Malformed       422 a clock that cannot be played with
bad-name             Malformed       422 a name of the wrong length or with characters that are not allowed
bad-password         Malformed       422 a password of the wrong length
bad-league-name      Malformed       422 a league's name of the wrong length or with characters that cannot be shown
bad-seed             Malformed       422 a seed that is too long, or one for a league that is no sandbox
bad-rules            Malformed       422 rules of a league that cannot be played by; path and fault say which and why
bad-reason           Malformed       422 a referee's reason of the wrong length
bad-ranks            Malformed       422 ranks that no table can end with
bad-substitute       Malformed       422 a player is replaced by a machine or by somebody who waits, not by both
bad-moment           Malformed       422 a moment in the past or too far ahead
bad-label            Malformed       422 a label of the wrong length
bad-scopes           Malformed       422 scopes that cannot be given
bad-expiry           Malformed       422 an expiry in the past, too far ahead, or after that of one's token
no-such-seat         Malformed       422 the match has no seat of this number
unknown-colour       Malformed       422 a colour the game does not have
unknown-level        Malformed       422 an AI level the server does not have
bad-webhook          Malformed       422 an address to which nothing can be delivered
too-long             Malformed       422 a text longer than allowed
too-many-requests    LimitReached    429 more requests than the published rate; retry_after says when to come back
passwords-busy       LimitReached    503 too many passwords wait to be checked; retry_after says when to come back
too-many-matches     LimitReached    429 as many matches as a player may have at a time
too-many-ai-seats    LimitReached    422 as many AI seats as a match may have
too-many-streams     LimitReached    429 as many streams as a player may have open
too-many-connections LimitReached    429 as many connections as an address may have open
too-many-undos       LimitReached    422 as often as a player may take moves back in one turn
log-full             LimitReached    422 a match's log is so long that only what leads to its end is added to it
too-many-acts        LimitReached    422 as often as a league's owner and referees may act in one season
too-much-advice      LimitReached    429 as many hints and analyses as a person and all their bots may ask for at once
too-many-tokens      LimitReached    429 as many tokens as a player may have
too-many-bots        LimitReached    429 as many bots as a player may have
too-many-leagues     LimitReached    429 as many leagues as a player may own
registered-too-often LimitReached    429 as often as a player may come to one season of a league and go again
challenged-too-often LimitReached    429 as often as a player may challenge for one round of a ladder and take it back
too-many-machines    LimitReached    422 as many machines as a league may have
sandbox-full         LimitReached    422 as many matches as a sandbox may play, all its seasons together
page-too-large       LimitReached    422 a larger page than allowed
body-too-large       LimitReached    413 a larger body than allowed
document-too-costly  LimitReached    422 a GraphQL document that costs more to check or to answer than allowed
document-too-deep    LimitReached    422 a GraphQL document nested deeper than allowed
document-too-long    LimitReached    422 a GraphQL document with more characters or tokens than allowed
too-many-aliases     LimitReached    422 a GraphQL document with more aliases than allowed
not-your-turn        NotYourTurn     409 another seat is to move
stale-version        StaleVersion    412 the match has moved on; what was missed is sent along
match-not-open       WrongStatus     409 the match has been started or is over
match-not-running    WrongStatus     409 the match has not been started or is over
match-not-finished   WrongStatus     409 the match is not over
no-record-yet        WrongStatus     409 a record is given out after the end only
not-over-yet         WrongStatus     409 the match can be analysed when it has ended
never-started        WrongStatus     409 a match that was never started has no record
league-closed        Conflict        409 the league was closed: no season opens in it any more
registration-closed  Conflict        409 the league has no season one can register for now
season-not-running   Conflict        409 the league has no season under way
already-registered   Conflict        409 one is registered already
one-entrant-each     Conflict        409 one's owner or a bot of the same owner takes part already
not-registered       Conflict        409 the player does not take part
not-waiting          Conflict        409 whoever is to play for somebody is not on the season's waiting list
not-away             Conflict        409 one has not left the season
expunged             Conflict        409 whoever left this season was taken out of it for good
already-annulled     Conflict        409 the table was annulled before
league-match         Conflict        409 the match belongs to a league: only a referee's ruling ends it
no-challenge-now     Conflict        409 challenges are made on a ladder, before its last round
no-challenge-made    Conflict        409 one has made no challenge, or its round has begun
bad-challenge        Conflict        409 a challenge goes upwards, within reach, between two who are free
not-banned           Conflict        409 the player is not banned
not-a-sandbox        Conflict        409 this is for sandbox leagues only
already-seated       Conflict        409 one sits at the match already
seat-taken           Conflict        409 somebody else has the seat
seat-free            Conflict        409 nobody has the seat
seats-free           Conflict        409 the match starts when every seat is taken
match-full           Conflict        409 no seat is free
colour-taken         Conflict        409 somebody else has the colour
seat-taken-over      Conflict        409 an AI plays the seat: take it back first
not-taken-over       Conflict        409 no AI stands in for the seat
seat-lost            Conflict        409 whoever left this match has lost it and does not come back
undo-barrier         Conflict        409 nothing can be taken back that far: the turn ended or something came to light
time-is-up           Conflict        409 the seat's time ran out before the move
deadline-passed      Conflict        409 the round of the match's league has ended: the match stands as it stood then
time-left            Conflict        409 the seat to move still has time
no-clock-running     Conflict        409 no player's clock is running
time-not-given       Conflict        409 a referee takes no more time than was given and is left over: how much is said
table-sealed         Conflict        409 the match does not allow it now; why is not told while others play the deal
too-late-to-abort    Conflict        409 the match has gone too far to be aborted: resign instead
key-reused           Conflict        409 the idempotency key stands for another request
name-taken           Conflict        409 another player has this name, or one that looks like it
too-busy             Conflict        503 too many changes at once: try again
unavailable          Unavailable     503 the database is away for now; retry_after says when to come back
internal             Refusal         500 the server's own fault; the request's id helps to find it
"""

CODES: Mapping[str, CodeInfo] = {
    code: CodeInfo(code, kind, int(status), meaning)
    for code, kind, status, meaning in (line.split(maxsplit=3) for line in _TABLE.strip().splitlines())
}
