"""Every operation as its owner, as another player, as a guest, as nobody: what each is told."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cached_property
from time import time
from typing import Any
from urllib.parse import quote

import pytest

from api.rest.operation_table import OPERATIONS
from tests.apps.client import REDIRECT, parameters, query
from tests.rest.people import PASSWORD, Person, Town, fresh_name, play_on

ROLES = ("owner", "other", "guest", "anonymous")


RULES = {"registration": 60_000, "round_length": 60_000, "rounds": 1, "table_size": 2}
LEAGUE = {"name": "Trial", "game": "moon-river", "rules": RULES, "is_sandbox": True}
TABLE = {"division": 1, "round": 1, "table": 1, "reason": "a trial"}


LIVE = {"game": "moon-river", "timing": {"pace": "live", "bank": 60_000}}


class Scene:
    """A human with a match in some state, a bot, a token, a league that is open for registration: each made on demand.

    A test of one operation needs two or three of them, and a table of all operations would make each hundreds of times.
    """

    def __init__(self, town: Town, state: str) -> None:
        self._town = town
        self._state = state

    @cached_property
    def owner(self) -> Person:
        return self._town.human()

    @cached_property
    def rival(self) -> Person:
        return self._town.guest()

    @cached_property
    def match(self) -> str:
        match = self.owner.opens(absence={"on_resign": "takeover" if self._state == "away" else "lose"})
        if self._state != "open":
            self.rival.joins(match)
            if self._state != "full":
                self.owner.starts(match)
        if self._state in ("away", "over"):
            self.owner.does("POST", f"/v1/matches/{match}/resign")
        if self._state == "mine":
            while self.owner.sees(match)["to_move"] != 1:
                play_on(match, [self.owner, self.rival], 1)
        return match

    @cached_property
    def legal(self) -> str:
        return self.owner.legal(self.match)[0] if self._state == "mine" else "done"

    @cached_property
    def bot(self) -> str:
        return self._made("bots", {"name": fresh_name()})

    @cached_property
    def token(self) -> str:
        return self._made("tokens", {"label": "spare", "scopes": ["play"]})

    @cached_property
    def league(self) -> str:
        return self._made("leagues", LEAGUE)

    @cached_property
    def seek(self) -> str:
        return self._made("seeks", {**LIVE, "game": "the-river"})

    @cached_property
    def challenge(self) -> str:
        return str(self.rival.does("POST", "/v1/challenges", {"player_id": self.owner.id, **LIVE})["id"])

    @cached_property
    def invite(self) -> dict[str, str]:
        made: dict[str, str] = self.owner.does("POST", f"/v1/matches/{self.match}/invites", {})
        return made

    @cached_property
    def app(self) -> str:
        return str(self.owner.does("POST", "/v1/apps", APP | {"is_confidential": True})["app"]["id"])

    @property
    def request(self) -> str:
        """What the app puts into the address of the page of consent."""
        return query(parameters(self.app))

    @property
    def message(self) -> str:
        """The id of a message that the owner has written at the match."""
        return str(self.owner.does("POST", f"/v1/rooms/{self.match}/players/messages", {"text": "hello"})["id"])

    def person(self, role: str) -> Person:
        match role:
            case "owner":
                return self.owner
            case "other":
                return self._town.human()
            case "guest":
                return self._town.guest()
            case _:
                return self._town.stranger

    def _made(self, what: str, wish: object) -> str:
        return str(self.owner.does("POST", f"/v1/{what}", wish)["id"])


APP = {"name": "Riverside", "redirect_uris": [REDIRECT]}
BOT_TOKEN = {"label": "x", "scopes": ["play"]}
IN_FIVE_DAYS = round(time() * 1_000) + 5 * 86_400_000
BROWSER = {"endpoint": "https://push.example/a", "keys": {"p256dh": "key", "auth": "secret"}}
# Operation, state of the match, body, then what each role is answered: owner, other human, guest, anonymous.
EXPECTED: dict[str, tuple[str, Any, str]] = {
    "listGames": ("open", None, "200 200 200 200"),
    "readGame": ("open", None, "200 200 200 200"),
    "readEdition": ("open", None, "200 200 200 200"),
    "listRules": ("open", None, "200 200 200 200"),
    "createMatch": ("open", {"game": "moon-river", "seats": 2}, "201 201 201 401"),
    "listMatches": ("open", None, "200 200 200 200"),
    "readMatch": ("mine", None, "200 200 200 200"),
    "takeSeat": ("open", {}, "409 201 201 401"),
    "vacateSeat": ("open", None, "200 403 403 401"),
    "startMatch": ("full", None, "200 403 403 401"),
    "abortMatch": ("open", None, "200 403 403 401"),
    "resign": ("mine", None, "200 403 403 401"),
    "claimTimeout": ("mine", None, "409 403 403 401"),
    "takeBackSeat": ("away", None, "200 403 403 401"),
    "offerRematch": ("over", None, "201 403 403 401"),
    "forkMatch": ("over", {"ply": 0, "ai_seats": [{"level": "drifter"}, {"level": "drifter"}]}, "201 201 201 401"),
    "readRecord": ("over", None, "200 200 200 200"),
    "listMoves": ("mine", None, "200 200 200 200"),
    "playMove": ("mine", {"move": "LEGAL"}, "200 403 403 401"),
    "playNamedMove": ("mine", None, "200 403 403 401"),
    "explainMove": ("mine", None, "200 200 200 200"),
    "undo": ("mine", {}, "409 403 403 401"),
    "readEvents": ("mine", None, "200 200 200 200"),
    "readTurns": ("mine", None, "200 200 200 401"),
    "readVersion": ("mine", None, "200 200 200 200"),
    "readPly": ("mine", None, "200 200 200 200"),
    "readLobby": ("open", None, "200 200 200 200"),
    "readOwnMatches": ("mine", None, "200 200 200 401"),
    "signUp": ("open", {"name": "*", "password": PASSWORD}, "201 201 201 201"),
    "enterAsGuest": ("open", {}, "201 201 201 201"),
    "signIn": ("open", {"name": "*", "password": PASSWORD}, "401 401 401 401"),
    "signOut": ("open", None, "204 204 204 401"),
    "readPlayer": ("open", None, "200 200 200 200"),
    "readMe": ("open", None, "200 200 200 401"),
    "readDepartures": ("open", None, "200 200 200 401"),
    "upgradeGuest": ("open", {"name": "*", "password": PASSWORD}, "403 403 201 401"),
    "listTokens": ("open", None, "200 200 200 401"),
    "createToken": ("open", BOT_TOKEN, "201 201 201 401"),
    "revokeToken": ("open", None, "204 404 404 401"),
    "listBots": ("open", None, "200 200 403 401"),
    "createBot": ("open", {"name": "*"}, "201 201 403 401"),
    "listBotTokens": ("open", None, "200 404 403 401"),
    "createBotToken": ("open", BOT_TOKEN, "201 404 403 401"),
    "listBlocks": ("open", None, "200 200 200 401"),
    "blockPlayer": ("open", None, "409 200 200 401"),
    "unblockPlayer": ("open", None, "204 204 204 401"),
    "listMutes": ("open", None, "200 200 200 401"),
    "mutePlayer": ("open", None, "409 200 200 401"),
    "unmutePlayer": ("open", None, "204 204 204 401"),
    "readAccount": ("open", None, "200 200 200 401"),
    "changeProfile": ("open", {"text": "Hello", "time_zone": "Europe/Rome"}, "200 200 200 401"),
    "setAddress": ("open", {"address": "me@river.example", "password": PASSWORD}, "200 200 403 401"),
    "verifyAddress": ("open", {"code": "nothing"}, "403 403 403 403"),
    "readOwnPauses": ("open", None, "200 200 403 401"),
    "planVacation": ("open", {"ends_at": IN_FIVE_DAYS}, "201 201 403 401"),
    "endVacation": ("open", None, "404 404 403 401"),
    "setPlayingHours": ("open", {"hours": None}, "200 200 403 401"),
    "readPlayerAway": ("open", None, "200 200 200 200"),
    "readRoom": ("mine", None, "200 403 403 403"),
    "listMessages": ("mine", None, "200 403 403 403"),
    "sendMessage": ("mine", {"text": "hello"}, "201 403 403 401"),
    "readRoomEvents": ("mine", None, "200 403 403 403"),
    "readMessage": ("mine", None, "200 403 403 403"),
    "removeMessage": ("mine", {"reason": "a trial"}, "403 403 403 401"),
    "findTable": ("open", LIVE, "200 200 200 401"),
    "listSeeks": ("open", None, "200 200 200 200"),
    "cancelSeek": ("open", None, "200 404 404 401"),
    "readSearch": ("open", None, "200 200 200 401"),
    "challengePlayer": ("open", {"player_id": "OWNER", **LIVE}, "409 201 201 401"),
    "listChallenges": ("open", None, "200 200 200 401"),
    "acceptChallenge": ("open", None, "200 404 404 401"),
    "declineChallenge": ("open", None, "200 404 404 401"),
    "takeBackChallenge": ("open", None, "403 404 404 401"),
    "createInvite": ("open", {}, "201 403 403 401"),
    "listInvites": ("open", None, "200 403 403 401"),
    "revokeInvite": ("open", None, "204 404 404 401"),
    "readInvitation": ("open", {"token": "TOKEN"}, "200 200 200 200"),
    "acceptInvite": ("open", {"token": "TOKEN"}, "409 201 201 401"),
    "readNotificationSettings": ("open", None, "200 200 200 401"),
    "configureNotifications": ("open", {"kinds": []}, "200 200 200 401"),
    "subscribeToPush": ("open", BROWSER, "422 422 422 401"),
    "unsubscribeFromPush": ("open", None, "404 404 404 401"),
    "setNotificationWebhook": ("open", {"url": "https://hooks.example/a"}, "422 422 422 401"),
    "removeNotificationWebhook": ("open", None, "204 204 204 401"),
    "stopNotificationMails": ("open", None, "404 404 404 404"),
    "changePassword": ("open", {"password": PASSWORD, "new_password": "another river"}, "201 201 403 401"),
    "requestPasswordReset": ("open", {"account": "nobody"}, "204 204 204 204"),
    "resetPassword": ("open", {"code": "nothing", "new_password": "another river"}, "403 403 403 403"),
    "changeName": ("open", {"name": "*", "password": PASSWORD}, "200 200 403 401"),
    "endOtherSessions": ("open", None, "200 200 200 401"),
    "listStoredData": ("open", None, "200 200 200 200"),
    "requestArchive": ("open", {"password": PASSWORD}, "202 202 202 401"),
    "readArchive": ("open", None, "404 404 404 401"),
    "downloadArchive": ("open", None, "404 404 404 401"),
    "requestErasure": ("open", {"password": PASSWORD}, "202 202 202 401"),
    "registerApp": ("open", APP, "201 201 403 401"),
    "listApps": ("open", None, "200 200 403 401"),
    "readApp": ("open", None, "200 200 200 200"),
    "changeApp": ("open", APP, "200 404 403 401"),
    "renewAppSecret": ("open", None, "201 404 403 401"),
    "removeApp": ("open", None, "204 404 403 401"),
    "listGrants": ("open", None, "200 200 200 401"),
    "endGrant": ("open", None, "404 404 404 401"),
    "readAuthorization": ("open", None, "200 200 200 200"),
    "allowApp": ("open", {"request": "*"}, "200 200 200 401"),
    "refuseApp": ("open", {"request": "*"}, "200 200 200 200"),
    "reportPlayer": ("open", {"offence": "name", "player_id": "ply_nobody"}, "404 404 404 401"),
    "readReport": ("open", None, "404 404 404 401"),
    "listOwnSanctions": ("open", None, "200 200 200 401"),
    "markSanctionSeen": ("open", None, "404 404 404 401"),
    "appealSanction": ("open", {"text": "please"}, "404 404 404 401"),
    "listCases": ("open", None, "403 403 403 401"),
    "readCase": ("open", None, "403 403 403 401"),
    "closeCase": ("open", {"reason": "a trial"}, "403 403 403 401"),
    "listSanctions": ("open", None, "403 403 403 401"),
    "sanctionPlayer": (
        "open",
        {"player_id": "ply_nobody", "kind": "warn", "duration": 3_600_000, "reason": "a trial"},
        "403 403 403 401",
    ),
    "liftSanction": ("open", {"reason": "a trial"}, "403 403 403 401"),
    "listAppeals": ("open", None, "403 403 403 401"),
    "readAppeal": ("open", None, "404 404 404 401"),
    "decideAppeal": ("open", {"verdict": "lifted", "answer": "yes"}, "403 403 403 401"),
    "createLeague": ("open", LEAGUE, "201 201 403 401"),
    "forecastLeague": ("open", {"rules": RULES, "people": {"players": 8}}, "200 200 403 401"),
    "listLeagues": ("open", None, "200 200 200 200"),
    "readLeague": ("open", None, "200 200 200 200"),
    "configureLeague": ("open", {"rules": RULES}, "200 403 403 401"),
    "closeLeague": ("open", {"reason": "a trial"}, "200 403 403 401"),
    "addReferee": ("open", None, "200 403 403 401"),
    "removeReferee": ("open", None, "200 403 403 401"),
    "joinLeague": ("open", None, "200 200 403 401"),
    "withdrawFromLeague": ("open", None, "409 409 403 401"),
    "returnToLeague": ("open", None, "409 409 403 401"),
    "registerMachines": ("open", {"level": "drifter"}, "200 403 403 401"),
    "challenge": ("open", {"challenged_id": "nobody"}, "409 409 403 401"),
    "withdrawChallenge": ("open", None, "409 409 403 401"),
    "moveLeagueClock": ("open", {"to": 2_000_000_000_000}, "200 403 403 401"),
    "annulTable": ("open", TABLE, "409 403 403 401"),
    "decideTable": ("open", TABLE | {"ranks": [1, 2]}, "409 403 403 401"),
    "replacePlayer": ("open", TABLE | {"player_id": "nobody"}, "409 403 403 401"),
    "adjustClock": ("open", TABLE | {"player_id": "nobody", "more": 5}, "409 403 403 401"),
    "readStandings": ("open", None, "200 200 200 200"),
    "exportStandings": ("open", None, "200 200 200 200"),
    "readTables": ("open", None, "200 200 200 200"),
    "exportCalendar": ("open", None, "200 200 200 200"),
    "readLeagueEvents": ("open", None, "200 200 200 200"),
    "readRankings": ("open", None, "200 200 200 200"),
    "readRatings": ("open", None, "200 200 200 200"),
    "readRatingHistory": ("open", None, "200 200 200 200"),
    "plotRatingHistory": ("open", None, "200 200 200 200"),
    "giveHint": ("mine", None, "200 403 403 401"),
    "analyseMatch": ("over", None, "200 200 200 200"),
    "setWebhook": ("open", {"url": "https://bot.example/turn"}, "422 404 403 401"),
    "readWebhook": ("open", None, "404 404 403 401"),
    "removeWebhook": ("open", None, "404 404 403 401"),
    "acquireWork": ("mine", {}, "200 204 204 401"),
    "answerWork": ("mine", {"move": "select:1"}, "404 404 404 401"),
    "extendWork": ("mine", {}, "404 404 404 401"),
    "releaseWork": ("mine", None, "404 404 404 401"),
}
PATHS = {operation.id: (operation.method, operation.path) for operation in OPERATIONS}


def test_every_operation_says_who_may_do_it() -> None:
    assert set(EXPECTED) == set(PATHS)


PLACES: dict[str, Callable[[Scene], str]] = {
    "match": lambda there: there.match,
    "place": lambda there: there.match,
    "move": lambda there: there.legal,
    "name": lambda there: there.owner.name,
    "player": lambda there: there.owner.id,
    "subject": lambda there: there.owner.id,
    "token": lambda there: there.token,
    "bot": lambda there: there.bot,
    "league": lambda there: there.league,
    "message": lambda there: there.message,
    "seek": lambda there: there.seek,
    "challenge": lambda there: there.challenge,
    "invite": lambda there: there.invite["id"],
    "app": lambda there: there.app,
}
PLAIN = {
    "game": "moon-river",
    "edition": "reconstructed-1",
    "version": "2",
    "ply": "0",
    "seat": "1",
    "lease": "lea_nobody",
    "report": "rep_nobody",
    "case": "cas_nobody",
    "sanction": "san_nobody",
    "appeal": "app_nobody",
    "room": "players",
    "subscription": "psh_nobody",
    "vacation": "vac_nobody",
    "stop": "ply_nobody.unsigned",
    "archive": "arc_nobody",
    "grant": "grt_nothing",
}


def filled(path: str, there: Scene) -> str:
    names = re.findall(r"\{(\w+)\}", path)
    whole = path.format(**{name: PLAIN.get(name) or PLACES[name](there) for name in names})
    if path == "/v1/authorization":
        return f"{whole}?request={quote(there.request, safe='')}"
    return f"{whole}?move=done" if path.endswith("explain") else whole


def wish(name: str, there: Scene) -> Any:
    """The operation's body with everything in it that is of this scene."""
    body = EXPECTED[name][1]
    if not body:
        return body
    given: dict[tuple[str, object], Callable[[], str]] = {
        ("name", "*"): fresh_name,
        ("request", "*"): lambda: there.request,
        ("player_id", "OWNER"): lambda: there.owner.id,
        ("token", "TOKEN"): lambda: there.invite["token"],
        ("move", "LEGAL"): lambda: there.legal,
    }
    return {key: given[key, value]() if (key, str(value)) in given else value for key, value in body.items()}


@pytest.mark.parametrize("name", list(EXPECTED))
def test_each_role_is_told_what_it_may(town: Town, name: str) -> None:
    state, _, statuses = EXPECTED[name]
    method, path = PATHS[name]
    told, there = [], None
    for role in ROLES:
        there = there or Scene(town, state)
        # Some operations find the match by themselves.
        assert state == "open" or there.match
        answer = there.person(role).asks(method, filled(path, there), wish(name, there), If_Match="*")
        told.append(str(answer.status_code))
        if method != "GET" and answer.is_success:
            there = None
    assert " ".join(told) == statuses


@pytest.mark.parametrize(
    "operation", [each for each in OPERATIONS if each.scope and each.scope != "known"], ids=lambda each: each.id
)
def test_a_token_without_the_scope_is_refused_and_the_scope_named(town: Town, operation: Any) -> None:
    person = town.human()
    spare = "bots" if operation.scope != "bots" else "play"
    token = person.does("POST", "/v1/tokens", {"label": "thin", "scopes": [spare]})["token"]
    there = Scene(town, "open")
    body = EXPECTED[operation.id][1]
    answer = town.with_token(token).asks(operation.method, filled(operation.path, there), body, If_Match="*")
    assert (answer.status_code, answer.json()["scope"]) == (403, operation.scope)


@pytest.mark.parametrize("name", [each.id for each in OPERATIONS if each.scope == "known"])
def test_what_only_asks_who_one_is_needs_no_scope(town: Town, name: str) -> None:
    """A token for something else is told the same as a whole session of the same person."""
    state, body, statuses = EXPECTED[name]
    method, path = PATHS[name]
    there = Scene(town, state)
    thin = there.owner.does("POST", "/v1/tokens", {"label": "thin", "scopes": ["play"]})["token"]
    answer = town.with_token(thin).asks(method, filled(path, there), body, If_Match="*")
    assert str(answer.status_code) == statuses.split()[0]
