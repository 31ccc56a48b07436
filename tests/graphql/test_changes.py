"""Mutations on matches: what they do, what they refuse, and that they do it once."""

from typing import Any

import pytest

from application.hosting.terms import Terms
from application.words import LANGUAGES
from domain.hosting.terms import Absence, Leaving, Pace, Timing
from tests.houses import Guest, House
from tests.tables import TableInHouse, opened, started

MISSED = "... on StaleVersion { code expected version missed { version kind move } }"


async def _people(house: House, number: int = 3) -> list[Guest]:
    return [await house.human(name) for name in ("Ann", "Ben", "Cleo", "Dan")[:number]]


async def _table(house: House, game: str = "the-river", seats: int = 2) -> TableInHouse:
    return await started(house, await _people(house, seats), game)


async def _legal(guest: Guest, match: str) -> list[dict[str, Any]]:
    read = "query ($id: ID!) { match(id: $id) { legalMoves { notation canUndo } } }"
    legal: list[dict[str, Any]] = (await guest.data(read, id=match))["match"]["legalMoves"]
    return legal


async def _move(table: TableInHouse, notation: str | None = None, **more: object) -> dict[str, Any]:
    mover = await table.mover()
    chosen = notation or (await _legal(mover, table.id))[0]["notation"]
    return {"matchId": table.id, "expectedVersion": await table.version(), "move": {"notation": chosen}, **more}


async def test_the_life_of_a_match(house: House) -> None:
    ann, ben = await _people(house, 2)
    wish = {"game": "moon-river", "seats": 3, "own": {"colour": "WHITE", "words": "to the moon"}}
    made = await ann.do("createMatch", wish)
    match = made["match"]["id"]
    assert (made["__typename"], made["version"], made["match"]["status"]) == ("MatchCreated", 2, "OPEN")
    assert (await ben.do("joinMatch", {"matchId": match, "own": {"seat": 3}}))["__typename"] == "MatchJoined"
    seated = await ann.do("addAiSeat", {"matchId": match, "level": "DRIFTER"})
    assert seated["events"] == [{"kind": "AI_SEATED", "version": 4}]
    begun = await ann.do("startMatch", {"matchId": match})
    assert (begun["__typename"], begun["match"]["status"]) == ("MatchStarted", "RUNNING")
    given_up = await ben.do("resign", {"matchId": match})
    assert [event["kind"] for event in given_up["events"]] == ["RESIGNED", "FINISHED"]
    again = await ben.do("offerRematch", {"matchId": match})
    assert again["__typename"] == "RematchOffered"
    assert again["match"]["id"] != match
    accepted = await ann.do("offerRematch", {"matchId": match})
    assert accepted["match"]["id"] == again["match"]["id"]
    links = "query ($a: ID!, $b: ID!) { old: match(id: $a) { rematchId } new: match(id: $b) { rematchOfId } }"
    told = await ann.data(links, a=match, b=again["match"]["id"])
    assert told == {"old": {"rematchId": again["match"]["id"]}, "new": {"rematchOfId": match}}


async def test_a_seat_can_be_left_and_a_match_aborted(house: House) -> None:
    ann, ben = await _people(house, 2)
    table = await opened(house, [ann, ben], Terms("the-river", 2))
    assert (await ben.do("leaveMatch", {"matchId": table.id}))["__typename"] == "MatchLeft"
    ended = await ann.do("abortMatch", {"matchId": table.id})
    assert (ended["__typename"], ended["match"]["status"]) == ("MatchAborted", "ABORTED")


async def test_a_move_is_played_once_however_often_it_is_sent(house: House) -> None:
    table = await _table(house)
    mover = await table.mover()
    wish = await _move(table, idempotencyKey="first")
    once = await mover.do("playMove", wish)
    again = await mover.do("playMove", wish)
    assert (once["__typename"], once["isRepeated"], again["isRepeated"]) == ("MovePlayed", False, True)
    assert again["events"] == once["events"]
    assert again["version"] == once["version"] == await table.version()
    other = await mover.do("playMove", {**wish, "expectedVersion": wish["expectedVersion"] + 1})
    assert (other["__typename"], other["code"]) == ("Conflict", "key-reused")


async def test_a_match_is_opened_once_for_one_key(house: House) -> None:
    ann = await house.human("Ann")
    wish = {"game": "the-river", "seats": 2, "idempotencyKey": "table"}
    once, again = await ann.do("createMatch", wish), await ann.do("createMatch", wish)
    assert once["match"]["id"] == again["match"]["id"]
    assert again["isRepeated"]


async def test_a_stale_version_carries_what_was_missed(house: House) -> None:
    table = await _table(house)
    wish = await _move(table)
    moves = await table.play_some(3)
    told = await (await table.mover()).do("playMove", wish, MISSED)
    assert (told["expected"], told["version"]) == (wish["expectedVersion"], await table.version())
    assert [event["version"] for event in told["missed"]] == list(range(told["expected"] + 1, told["version"] + 1))
    assert [event["move"] for event in told["missed"]] == moves


async def test_a_move_can_be_taken_back_within_the_turn(house: House) -> None:
    table = await _table(house, "moon-river", 2)
    for step in range(80):
        mover = await table.mover()
        undoable = [move for move in await _legal(mover, table.id) if move["canUndo"]]
        if undoable:
            break
        await table.play_some(1, step)
    before = await table.version()
    await mover.do("playMove", await _move(table, undoable[0]["notation"]))
    wish = {"matchId": table.id, "expectedVersion": before + 1, "idempotencyKey": "back"}
    undone = await mover.do("undo", wish)
    assert (undone["__typename"], undone["version"]) == ("MovesUndone", before + 2)
    assert (await mover.do("undo", wish))["isRepeated"]
    barrier = await mover.do("undo", {"matchId": table.id})
    assert barrier["__typename"] in ("Conflict", "MovesUndone")
    stale = await mover.do("undo", {"matchId": table.id, "expectedVersion": before}, MISSED)
    assert stale["missed"]


async def test_a_seat_whose_time_is_up_is_taken_over_and_taken_back(house: House) -> None:
    people = await _people(house, 2)
    terms = Terms(
        "the-river",
        2,
        timing=Timing(Pace.CORRESPONDENCE, per_turn=60_000),
        absence=Absence(Leaving.TAKEOVER, Leaving.TAKEOVER, "drifter"),
    )
    table = await opened(house, people, terms)
    await table.owner.do("startMatch", {"matchId": table.id})
    mover, waiting = await table.mover(), await table.waiting()
    early = await waiting.do("claimTimeout", {"matchId": table.id})
    assert (early["__typename"], early["code"]) == ("Conflict", "time-left")
    house.clock.ahead += 61_000
    claimed = await waiting.do("claimTimeout", {"matchId": table.id})
    assert [event["kind"] for event in claimed["events"]] == ["TIMED_OUT", "TAKEN_OVER"]
    refused = await mover.do("playMove", await _move(table))
    assert (refused["__typename"], refused["code"]) == ("Conflict", "seat-taken-over")
    back = await mover.do("takeBackSeat", {"matchId": table.id})
    assert (back["__typename"], back["events"][0]["kind"]) == ("SeatTakenBack", "RETURNED")
    assert (await mover.do("playMove", await _move(table)))["__typename"] == "MovePlayed"


class TestRefusals:
    """One situation for each type of refusal."""

    async def test_not_found(self, house: House) -> None:
        ann = await house.human("Ann")
        told = await ann.do("startMatch", {"matchId": "mat_none"}, "... on NotFound { what given code text }")
        assert told == {
            "what": "match",
            "given": "mat_none",
            "code": "unknown-match",
            "text": "There is no match mat_none, or it may not be seen.",
        }

    async def test_not_allowed(self, house: House) -> None:
        table = await _table(house)
        stranger = await house.human("Dan")
        told = await stranger.do("playMove", await _move(table))
        assert (told["__typename"], told["code"]) == ("NotAllowed", "not-seated")

    async def test_not_your_turn(self, house: House) -> None:
        table = await _table(house)
        mover, waiting = await table.mover(), await table.waiting()
        told = await waiting.do("playMove", await _move(table), "... on NotYourTurn { toMove code }")
        assert told == {"toMove": table.players.index(mover) + 1, "code": "not-your-turn"}

    async def test_wrong_status(self, house: House) -> None:
        table = await _table(house)
        told = await table.owner.do("startMatch", {"matchId": table.id}, "... on WrongStatus { status code }")
        assert told == {"status": "RUNNING", "code": "match-not-open"}

    async def test_invalid_input(self, house: House) -> None:
        ann = await house.human("Ann")
        wish = {"game": "moon-river", "seats": 9}
        told = await ann.do("createMatch", wish, "... on InvalidInput { path fault code }")
        assert told == {"path": "seats", "fault": "must be one of 2, 3, 4", "code": "bad-seats"}

    async def test_conflict(self, house: House) -> None:
        ann, ben = await _people(house, 2)
        table = await opened(house, [ann, ben], Terms("the-river", 2))
        assert (await ben.do("joinMatch", {"matchId": table.id}))["code"] == "already-seated"

    @pytest.mark.parametrize("language", LANGUAGES)
    async def test_illegal_move(self, house: House, language: str) -> None:
        table = await _table(house, "moon-river")
        mover = (await table.mover()).speaking(language)
        told = await mover.do("playMove", await _move(table, "done"), "... on IllegalMove { move code rule text }")
        assert told["move"] == "done"
        assert told["rule"].startswith("MR-")
        english = await mover.speaking("en").do(
            "playMove", await _move(table, "done"), "... on IllegalMove { code rule text }"
        )
        assert (told["code"], told["rule"]) == (english["code"], english["rule"])
        assert (told["text"] == english["text"]) is (language == "en")

    async def test_a_typed_move_of_the_other_game(self, house: House) -> None:
        table = await _table(house, "moon-river")
        wish = {**await _move(table), "move": {"theRiver": {"pass": True}}}
        told = await (await table.mover()).do("playMove", wish)
        assert told["__typename"] == "IllegalMove"

    @pytest.mark.parametrize(
        "move",
        [
            {"moonRiver": {"move": {"origin": "zz", "target": "\u0000"}}},
            {"moonRiver": {"bonus": {"tile": "A", "side": "FARM", "cell": ""}}},
            {"moonRiver": {"select": {"position": -5}}},
            {"theRiver": {"swap": {"low": 3, "high": 3}}},
            {"notation": ""},
            {"notation": "x" * 5_000},
        ],
    )
    async def test_a_move_that_is_none(self, house: House, move: dict[str, object]) -> None:
        table = await _table(house, "moon-river")
        told = await (await table.mover()).do("playMove", {**await _move(table), "move": move})
        assert told["__typename"] == "IllegalMove"
        assert len(told["text"]) < 300

    @pytest.mark.parametrize(
        "move",
        [
            {},
            {"notation": None},
            {"notation": "pass", "theRiver": {"pass": True}},
            {"theRiver": {}},
            {"chess": "e4"},
            {"moonRiver": {"bonus": {"tile": "A", "side": "SEA", "cell": "a1"}}},
        ],
    )
    async def test_not_exactly_one_move_is_a_malformed_document(self, house: House, move: dict[str, object]) -> None:
        table = await _table(house)
        wish = {**await _move(table), "move": move}
        play = "mutation ($input: PlayMoveInput!) { playMove(input: $input) { __typename } }"
        told = await (await table.mover()).ask(play, input=wish)
        assert told["errors"][0]["extensions"]["code"] == "bad-document"
        assert "data" not in told or told["data"] is None


async def test_missing_permission_stands_among_the_errors(house: House) -> None:
    table = await _table(house)
    play = "mutation ($input: PlayMoveInput!) { playMove(input: $input) { __typename } }"
    told = await house.guest("es").ask(play, input=await _move(table))
    assert told["data"] is None
    error = told["errors"][0]
    assert error["extensions"] == {"code": "sign-in-needed"}
    assert error["path"] == ["playMove"]
    assert error["message"] == "Solo quien se identifica puede hacerlo: hace falta un token."
