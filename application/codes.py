"""Every code that is refused with, the games' own aside: its kind and meaning, for edges and docs alike."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CodeInfo:
    """`kind` is the class of refusal in application.errors."""

    code: str
    kind: str
    meaning: str


_TABLE = """
sign-in-needed       Unauthenticated this can be done by known players only: send a token
bad-token            Unauthenticated no such token was ever given out
token-expired        Unauthenticated the token's time is over
token-revoked        Unauthenticated the token was revoked
wrong-password       Unauthenticated no account has this name and password
player-banned        Forbidden       an operator has banned the player
bad-code             Forbidden       the code from a mail is unknown, was used, or its time is over
scope-missing        Forbidden       the token lacks the scope that is named
creator-only         Forbidden       only the creator of the match may do this
not-seated           Forbidden       only those who sit at the match may do this
not-your-seat        Forbidden       a position can be seen from one's own seat or from the public side only
not-your-account     Forbidden       this belongs to another player
not-a-guest          Forbidden       only guests can be upgraded
no-hints-when-rated  Forbidden       a rated match is played without the help of machines
no-hints-in-leagues  Forbidden       so is a match of a league, unless that is a sandbox
humans-only          Forbidden       only people with an account own bots or leagues
owner-only           Forbidden       only the owner of the league may do this
referee-only         Forbidden       only referees of the league and its owner may do this
document-not-trusted Forbidden       the server answers only documents that its operator has listed
banned-from-play     Forbidden       moderators have banned the player from play, until the moment that is named
player-muted         Forbidden       moderators have muted the player, until the moment that is named
name-held            Forbidden       moderators have renamed the player: the name stays until the moment that is named
case-party           Forbidden       nobody decides about a case or an appeal that they have a part in
members-only         Forbidden       only those who take part in the league, its owner and referees may do this
spectators-only      Forbidden       those who play read what spectators say after the end only
rank-too-low         Forbidden       a moderator decides about players only, an admin about moderators too
no-rated-guests      Forbidden       guests look for unrated tables only: sign up first
no-bots-here         Forbidden       bots do not look for a table; they are challenged or invited
not-available        Forbidden       this cannot be done between these two players
not-challenged       Forbidden       only the challenged player answers a challenge
not-challenger       Forbidden       only the player who made a challenge takes it back
barred               Forbidden       one has left too often: registration is barred until the moment that is named
unknown-game         NotFound        the server has no such game
unknown-edition      NotFound        the server has no such edition of the game
unknown-match        NotFound        there is no such match, or it may not be seen
unknown-player       NotFound        there is no such player
unknown-archive      NotFound        there is no such archive of one's own, or it is not ready
unknown-token        NotFound        there is no such token of one's own
unknown-bot          NotFound        there is no such bot of one's own
unknown-room         NotFound        there is no such room
unknown-case         NotFound        there is no such case, or it is about oneself
unknown-report       NotFound        there is no such report of one's own
unknown-sanction     NotFound        there is no such sanction against oneself
unknown-appeal       NotFound        there is no such appeal of one's own
unknown-message      NotFound        there is no such message, or it may not be read
unknown-app          NotFound        there is no such app, or none of one's own
unknown-grant        NotFound        there is nothing of this id that one has let an app do
unknown-league       NotFound        there is no such league
unknown-season       NotFound        the league has had no such season
unknown-division     NotFound        the season has no such division
unknown-table        NotFound        the season has no such table
unknown-node         NotFound        nothing has this id, or it may not be seen
unknown-document     NotFound        the server lists no trusted document with this hash
unknown-webhook      NotFound        the bot has no webhook
unknown-subscription NotFound        no such browser of one's own is told of anything
unknown-stop         NotFound        a link to stop mails that this server has not signed
unknown-lease        NotFound        there is no such lease of one's own, or another worker has the turn now
unknown-vacation     NotFound        there is no such vacation of one's own that lasts or is planned
unknown-seek         NotFound        there is no such seek of one's own
unknown-challenge    NotFound        there is no such challenge by or to the caller
unknown-invite       NotFound        no link that invites has this id or token, or it is good no more
unknown-path         NotFound        nothing is served at this path
method-not-allowed   Malformed       the path does not know this method
not-acceptable       Malformed       none of the accepted media types can be served
malformed            Malformed       an input cannot be understood; path and fault say which and why
not-json             Malformed       the body is not JSON
version-needed       Malformed       the version that is expected must be said
bad-key              Malformed       an idempotency key of the wrong length
bad-cursor           Malformed       a cursor the stream has never given out
bad-number           Malformed       a number out of bounds
bad-options          Malformed       options the game does not know
bad-seats            Malformed       a number of seats the game is not played with
bad-timing           Malformed       a clock that cannot be played with
bad-duration         Malformed       a sanction that is too short or too long
bad-text             Malformed       a text is empty, or has too many characters
bad-name             Malformed       a name of the wrong length or with characters that are not allowed
bad-password         Malformed       a password of the wrong length
bad-address          Malformed       an e-mail address that cannot be one
bad-profile          Malformed       a profile with a text, language or time zone that cannot be kept
bad-league-name      Malformed       a league's name of the wrong length or with characters that cannot be shown
bad-seed             Malformed       a seed that is too long, or one for a league that is no sandbox
bad-rules            Malformed       rules of a league that cannot be played by; path and fault say which and why
bad-reason           Malformed       a referee's reason of the wrong length
bad-ranks            Malformed       ranks that no table can end with
bad-substitute       Malformed       a player is replaced by a machine or by somebody who waits, not by both
bad-moment           Malformed       a moment in the past or too far ahead
bad-label            Malformed       a label of the wrong length
bad-scopes           Malformed       scopes that cannot be given
bad-redirect         Malformed       an address that an app may not have players sent to, or that is none of its own
bad-app-scopes       Malformed       an app asks for nothing, or for what no app or not this player can have
bad-response-type    Malformed       an app asks for something other than a code
challenge-needed     Malformed       an app asks without a code challenge by S256
bad-authorization    Malformed       an app asks in a way that cannot be understood
bad-expiry           Malformed       an expiry in the past, too far ahead, or after that of one's token
no-such-seat         Malformed       the match has no seat of this number
unknown-colour       Malformed       a colour the game does not have
unknown-level        Malformed       an AI level the server does not have
bad-webhook          Malformed       an address to which nothing can be delivered
bad-subscription     Malformed       a browser to which nothing can be delivered
bad-preferences      Malformed       quiet hours or a digest at no time of the day
bad-vacation         Malformed       a vacation that begins in the past or too far ahead, or is too short
bad-hours            Malformed       playing hours at no time of the day, or too few of them
too-long             Malformed       a text longer than allowed
too-many-requests    LimitReached    more requests than the published rate; retry_after says when to come back
passwords-busy       LimitReached    too many passwords wait to be checked; retry_after says when to come back
too-many-matches     LimitReached    as many matches as a player may have at a time
too-many-ai-seats    LimitReached    as many AI seats as a match may have
too-many-streams     LimitReached    as many streams as a player may have open
too-many-connections LimitReached    as many connections as an address may have open
joined-too-often     LimitReached    as often as a player may sit down at one match
too-many-undos       LimitReached    as often as a player may take moves back in one turn
log-full             LimitReached    a match's log is so long that only what leads to its end is added to it
too-many-acts        LimitReached    as often as a league's owner and referees may act in one season
too-much-advice      LimitReached    as much advice as a person and all their bots may ask for at once
too-many-tokens      LimitReached    as many tokens as a player may have
too-many-bots        LimitReached    as many bots as a player may have
too-many-names       LimitReached    as many names as are kept for a player who has given them up
too-many-boundaries  LimitReached    as many players as a player may block, or mute
vacation-used-up     LimitReached    more days of vacation in one year than a player has
too-many-vacations   LimitReached    as many vacations as a player may have planned at a time
too-many-seeks       LimitReached    as many wishes as a player may look for a table with at a time
too-many-challenges  LimitReached    as many challenges as may wait for an answer
too-many-invites     LimitReached    as many links as may invite to one match
too-many-subscriptions LimitReached  as many browsers as a player may be told in
too-many-apps        LimitReached    as many apps as a player may have
too-many-leagues     LimitReached    as many leagues as a player may own
registered-too-often LimitReached    as often as a player may come to one season of a league and go again
challenged-too-often LimitReached    as often as a player may challenge for one round of a ladder and take it back
too-many-machines    LimitReached    as many machines as a league may have
sandbox-full         LimitReached    as many matches as a sandbox may play, all its seasons together
page-too-large       LimitReached    a larger page than allowed
body-too-large       LimitReached    a larger body than allowed
document-too-costly  LimitReached    a GraphQL document that costs more to check or to answer than allowed
document-too-deep    LimitReached    a GraphQL document nested deeper than allowed
document-too-long    LimitReached    a GraphQL document with more characters or tokens than allowed
too-many-aliases     LimitReached    a GraphQL document with more aliases than allowed
not-your-turn        NotYourTurn     another seat is to move
stale-version        StaleVersion    the match has moved on; what was missed is sent along
match-not-open       WrongStatus     the match has been started or is over
match-not-running    WrongStatus     the match has not been started or is over
match-not-finished   WrongStatus     the match is not over
no-record-yet        WrongStatus     a match has a record once it has begun
not-over-yet         WrongStatus     the match can be analysed when it has ended
never-started        WrongStatus     a match that was never started has no record
challenge-over       Conflict        the challenge has been answered or taken back, or its time is over
already-challenged   Conflict        a challenge waits between the two
league-closed        Conflict        the league was closed: no season opens in it any more
registration-closed  Conflict        the league has no season one can register for now
season-not-running   Conflict        the league has no season under way
already-registered   Conflict        one is registered already
one-entrant-each     Conflict        one's owner or a bot of the same owner takes part already
not-registered       Conflict        the player does not take part
not-waiting          Conflict        the substitute is not on the season's waiting list
not-away             Conflict        one has not left the season
expunged             Conflict        a player who left this season was taken out of it for good
already-annulled     Conflict        the table was annulled before
league-match         Conflict        the match belongs to a league: only a referee's ruling ends it
no-challenge-now     Conflict        challenges are made on a ladder, before its last round
no-challenge-made    Conflict        one has made no challenge, or its round has begun
bad-challenge        Conflict        a challenge goes upwards, within reach, between two who are free
not-there            Conflict        the player neither sat at the match nor spoke there
case-closed          Conflict        the case is closed already
sanction-over        Conflict        the sanction has ended
already-appealed     Conflict        there is an appeal against this sanction
appeal-decided       Conflict        the appeal is decided already
room-closed          Conflict        the room has closed: its match or league has been over for some time
not-banned           Conflict        the player is not banned
no-secret            Conflict        the app keeps no secret
against-oneself      Conflict        nobody can do this to themselves or to a bot of their own
not-a-sandbox        Conflict        this is for sandbox leagues only
already-seated       Conflict        one sits at the match already
seat-taken           Conflict        somebody else has the seat
seat-free            Conflict        nobody has the seat
seats-free           Conflict        the match starts when every seat is taken
match-full           Conflict        no seat is free
colour-taken         Conflict        somebody else has the colour
seat-taken-over      Conflict        an AI plays the seat: take it back first
not-taken-over       Conflict        no AI stands in for the seat
seat-lost            Conflict        a player who left this match has lost it and cannot come back
undo-barrier         Conflict        nothing can be taken back that far: the turn ended or something came to light
time-is-up           Conflict        the seat's time ran out before the move
deadline-passed      Conflict        the round of the match's league has ended: the match stands as it stood then
time-left            Conflict        the seat to move still has time
no-clock-running     Conflict        no player's clock is running
time-not-given       Conflict        a referee takes no more time than was given and is left over: how much is said
table-sealed         Conflict        the match does not allow it now; why is not told while others play the deal
too-late-to-abort    Conflict        the match has gone too far to be aborted: resign instead
vacations-overlap    Conflict        one has another vacation then
key-reused           Conflict        the idempotency key stands for another request
name-taken           Conflict        another player has this name, or one that looks like it
address-taken        Conflict        another player has verified this e-mail address
too-busy             Conflict        too many changes at once: try again
unavailable          Unavailable     the database is away for now; retry_after says when to come back
internal             Refusal         the server's own fault; the request's id helps to find it
"""

CODES: Mapping[str, CodeInfo] = {
    code: CodeInfo(code, kind, meaning)
    for code, kind, meaning in (line.split(maxsplit=2) for line in _TABLE.strip().splitlines())
}
