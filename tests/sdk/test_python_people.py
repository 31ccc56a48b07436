"""The Python client's calls for accounts, apps, talk, safety and privacy, against a real server."""

import inspect
from collections.abc import Iterator
from io import BytesIO
from typing import Any
from urllib.parse import urlencode
from zipfile import ZipFile

import pytest
from headwater_client import AsyncHeadwater, Headwater, NotFound, Refusal, SignInNeeded

from tests.processes import eventually
from tests.sdk.people import MODERATOR, PASSWORD, Club, club, mailed

DAY = 86_400_000


@pytest.fixture(scope="module")
def house() -> Iterator[Club]:
    with club() as house:
        yield house


def person(house: Club, name: str) -> Headwater:
    headwater = Headwater(house.url)
    headwater.sign_up(name, PASSWORD)
    return headwater


def test_an_account_has_a_profile_an_address_and_sessions(house: Club) -> None:
    with person(house, "Ada") as ada, Headwater(house.url) as phone:
        told = ada.change_profile({"text": "Plays at night.", "language": "it", "time_zone": "Europe/Rome"})
        assert (told["text"], told["language"], ada.account()["time_zone"]) == ("Plays at night.", "it", "Europe/Rome")
        assert ada.set_address("ada@river.example", PASSWORD)["pending_address"] == "ada@river.example"
        with Headwater(house.url) as anybody:
            assert anybody.verify_address(mailed(house, "ada@river.example", "verify"))["name"] == "Ada"
        assert ada.account()["address"] == "ada@river.example"
        phone.sign_in("Ada", PASSWORD)
        made = phone.create_token("plays", ["play"])
        assert {token["label"] for token in ada.tokens()} >= {"plays"}
        ada.revoke_token(made["id"])
        assert ada.end_other_sessions() == 1
        with pytest.raises(SignInNeeded):
            phone.account()
        assert ada.change_name("Ada-Lake", PASSWORD)["name"] == "Ada-Lake"


def test_a_forgotten_password_is_chosen_anew(house: Club) -> None:
    with person(house, "Bea") as bea, Headwater(house.url) as later:
        bea.set_address("bea@river.example", PASSWORD)
        bea.verify_address(mailed(house, "bea@river.example", "verify"))
        later.request_password_reset("Bea")
        later.reset_password(mailed(house, "bea@river.example", "reset"), "another river")
        later.sign_in("Bea", "another river")
        assert later.account()["player"]["name"] == "Bea"
        with pytest.raises(SignInNeeded):
            bea.account()
        bea.sign_in("Bea", "another river")
        with pytest.raises(SignInNeeded):
            bea.sign_in("Bea", "not this one")
        assert bea.account()["address"] == "bea@river.example"


def test_an_app_is_registered_let_in_and_removed(house: Club) -> None:
    with person(house, "Cem") as author, person(house, "Dora") as player:
        issued = author.register_app("Riverside", ["https://app.example/back"], is_confidential=True)
        app = issued["app"]["id"]
        assert author.renew_app_secret(app)["secret"] != issued["secret"]
        assert author.change_app(app, "Lakeside", ["https://app.example/back"])["name"] == "Lakeside"
        assert [each["id"] for each in author.apps()] == [app]
        assert player.app(app)["author"] == "Cem"
        challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
        request = urlencode(
            {
                "response_type": "code",
                "client_id": app,
                "redirect_uri": "https://app.example/back",
                "scope": "play",
                "state": "x",
                "code_challenge": challenge,
                "code_challenge_method": "S256",
            }
        )
        assert player.authorization(request)["scopes"] == ["play"]
        assert "code=" in player.allow_app(request)
        assert "access_denied" in player.refuse_app(request)
        assert player.grants() == []  # its code was not exchanged
        author.remove_app(app)
        with pytest.raises(NotFound):
            player.app(app)


def test_players_talk_keep_away_and_are_moderated(house: Club) -> None:
    with person(house, "Eve") as eve, person(house, "Fay") as fay, Headwater(house.url) as mona:
        mona.sign_in(MODERATOR, PASSWORD)
        table = eve.open_table("the-river", seats=2)
        fay.table(table.id).join()
        message = eve.say(table.id, "you play like a brick")
        assert fay.room(table.id)["can_write"]
        assert [each["text"] for each in fay.messages(table.id)] == ["you play like a brick"]
        rude = message["author_id"]
        assert rude is not None
        fay.mute(rude)
        fay.block(rude)
        assert [[each["player_id"] for each in kept] for kept in (fay.mutes(), fay.blocks())] == [[rude], [rude]]
        fay.unmute(rude)
        fay.unblock(rude)
        assert list(fay.mutes()) == list(fay.blocks()) == []
        report = fay.report_player("insult", "rude", message=message["id"])
        assert fay.report(report["id"])["player_id"] == rude
        _moderate(eve, mona, rude, message["id"])


def _moderate(eve: Headwater, mona: Headwater, rude: str, message: str) -> None:
    (case,) = mona.cases(status="open", player=rude)
    file = mona.case(case["id"])
    assert file["reports"][0]["messages"][0]["message_id"] == message
    assert mona.remove_message(message, "rude")["is_removed"]
    sanction = mona.sanction_player(rude, "mute", DAY, "be nice", case=case["id"])
    assert [each["id"] for each in mona.sanctions_against(rude)] == [sanction["id"]]
    (own,) = eve.sanctions()
    assert eve.mark_sanction_seen(own["id"])["seen_at"]
    appeal = eve.appeal(own["id"], "it was a compliment")
    assert eve.read_appeal(appeal["id"])["can_decide"] is False
    assert appeal["id"] not in [each["id"] for each in mona.appeals()]
    with pytest.raises(Refusal) as party:
        mona.decide_appeal(appeal["id"], "lifted", "fair enough")
    assert party.value.code == "case-party"
    assert mona.lift_sanction(own["id"], "fair enough")["lifted_at"]
    assert mona.close_case(case["id"], "settled")["status"] == "closed"


def test_an_archive_is_made_and_downloaded_and_an_account_erased(house: Club) -> None:
    with person(house, "Gil") as gil, Headwater(house.url) as anybody:
        assert {each["category"] for each in anybody.stored_data()} >= {"account", "messages", "archives"}
        asked = gil.request_archive(PASSWORD)
        eventually(lambda: gil.archive()["path"] is not None, "the archive is ready")
        data = gil.download_archive(gil.archive())
        assert gil.archive()["id"] == asked["id"]
        assert gil.archive()["size"] == len(data)
        with ZipFile(BytesIO(data)) as zip:
            assert "accounts.json" in zip.namelist()
            assert b"Gil" in zip.read("accounts.json")
        with person(house, "Hal") as other, pytest.raises(NotFound):
            other.download_archive(asked)
        assert gil.request_erasure(PASSWORD) > 0
        with pytest.raises(SignInNeeded):
            gil.account()
        eventually(lambda: not _is_known(anybody, "Gil"), "the account is erased")


def _is_known(headwater: Headwater, name: str) -> bool:
    try:
        headwater.request("GET", f"/players/{name}")
    except NotFound:
        return False
    return True


def test_what_one_looks_for_and_is_asked_is_listed(house: Club) -> None:
    with person(house, "Ida") as ida, person(house, "Jon") as jon:
        target = jon.account()["player"]["id"]
        made = ida.challenge(target, "the-river", timing={"pace": "live", "bank": 60_000, "increment": 0})
        assert [each["id"] for each in jon.challenges()] == [made["id"]]
        ida.take_back_challenge(made["id"])
        assert [each["status"] for each in jon.challenges()] == ["withdrawn"]


def test_the_blocking_client_has_the_methods_of_the_awaited_one() -> None:
    def methods(kind: Any) -> dict[str, list[str]]:
        return {
            name: list(inspect.signature(each).parameters)
            for name, each in inspect.getmembers(kind, inspect.isfunction)
            if not name.startswith("_")
        }

    assert methods(Headwater) == methods(AsyncHeadwater)


async def test_the_awaited_client_reads_lists_page_by_page(house: Club) -> None:
    async with AsyncHeadwater(house.url) as kim:
        await kim.sign_up("Kim", PASSWORD)
        assert [each async for each in kim.blocks()] == []
        assert len(await kim.stored_data()) > 10
