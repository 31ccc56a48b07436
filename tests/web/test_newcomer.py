"""A newcomer with a phone: signs up, can install the client, is told of a turn, and answers it from the notice."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.watched import Watched
from tests.processes import Server, eventually, serving
from tests.web.conftest import AMPLE, Visit
from tests.web.hands import Hands
from tests.web.push_service import PushService, push_service
from tests.web.service_worker import Provider, click_on_the_notice
from tests.web.town import PASSWORD, Person, arrival

SMALL_PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DAY = {"pace": "correspondence", "per_turn": 86_400_000}


@pytest.fixture(scope="module")
def river(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may push to this machine."""
    folder: Path = tmp_path_factory.mktemp("newcomer")
    with serving(database=f"sqlite:///{folder}/river.db", webhooks_private=True, **AMPLE) as running:
        yield running


@pytest.fixture
def pushes() -> Iterator[PushService]:
    with push_service() as service:
        yield service


def signs_up(visitor: Watched, url: str, name: str) -> Person:
    """By the form; the same person over REST."""
    page = visitor.page
    visitor.open(f"{url}/account")
    page.get_by_role("radio", name="New account").check()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password, at least 8 characters").fill(PASSWORD)
    page.get_by_role("main").get_by_role("button", name="New account").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    session = page.evaluate("JSON.parse(localStorage.getItem('headwater.session'))")
    return Person(name, url, {"token": session["token"], "player": session["player"]})


def has_turn(person: Person, match: str) -> bool:
    state = person.reads(f"/matches/{match}")
    return bool(state["to_move"] == state["viewer_seat"])


def has_left(person: Person, match: str) -> bool:
    state = person.reads(f"/matches/{match}?connected=true")
    return not state["seats"][state["viewer_seat"] - 1]["is_connected"]


def plays_on(person: Person, match: str) -> None:
    """Until somebody else is to move."""
    play = "mutation ($input: PlayMoveInput!) { change: playMove(input: $input) { ... on MovePlayed { version } } }"
    while has_turn(person, match):
        legal = person.reads(f"/matches/{match}/moves")
        move = {"notation": legal["items"][0]["notation"]}
        answer = person.asks(play, {"input": {"matchId": match, "expectedVersion": legal["version"], "move": move}})
        assert answer["change"], "the move is played"


def is_installable(page: Page) -> None:
    """By Chromium's own judgement."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    session = page.context.new_cdp_session(page)
    manifest: Any = session.send("Page.getAppManifest")
    assert (manifest["errors"], manifest["url"].rpartition("/")[2]) == ([], "app.webmanifest")
    # A visitor of a test has no profile on the disk.
    faults = [each["errorId"] for each in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(faults) <= {"in-incognito"}


def test_a_newcomer_is_told_of_a_turn_and_answers_it_from_the_notice(
    visit: Visit, river: Server, pushes: PushService
) -> None:
    visitor = visit(**SMALL_PHONE, permissions=["notifications"], timezone_id="Asia/Tokyo")
    page = visitor.page
    pushes.browse(page, "phone")
    ada, bento = signs_up(visitor, river.url, "Ada"), arrival(river.url, "Bento")
    is_installable(page)

    looks_for_a_slow_table(visitor, river.url)
    offer = page.get_by_role("complementary", name="Notices")
    offer.get_by_role("button", name="Tell me here").tap()
    expect(offer).to_have_count(0)
    visitor.open(f"{river.url}/rules")
    browser = Provider(page, river.url)
    bento.does("/seeks", {"game": "the-river", "seats": 2, "timing": DAY})
    eventually(lambda: bool(ada.reads("/me/matches")["matches"]), "the two are paired")
    match = ada.reads("/me/matches")["matches"][0]["id"]
    plays_on(bento, match)

    told = pushes.next_message()
    assert (told["kind"], told["path"], told["title"]) == ("my-turn", f"/match/{match}", "Your turn: The River")
    browser.push(told)
    [shown] = browser.await_shown(match)
    assert shown["title"] == "Your turn: The River"
    visitor.open(click_on_the_notice(page))
    hands = Hands(page, has_fingers=True)
    hands.settle_in()
    while has_turn(ada, match):
        hands.move()
    assert pushes.next_message() == {"close": match, "version": told["version"]}

    # The next turn is answered elsewhere, and the phone stops showing it.
    visitor.open(f"{river.url}/rules")
    eventually(lambda: has_left(ada, match), "the table is closed")
    plays_on(bento, match)
    told = pushes.next_message()
    browser.push(told)
    browser.await_shown(match)
    plays_on(ada, match)
    browser.push(pushes.next_message())
    assert browser.await_shown() == []
    assert visitor.complaints == []


def looks_for_a_slow_table(visitor: Watched, url: str) -> None:
    page = visitor.page
    visitor.open(f"{url}/find")
    page.get_by_role("radio", name="The River").check()
    page.get_by_role("radio", name="1 day").check()
    page.get_by_role("main").get_by_role("button", name="Find opponents").tap()
    expect(page.get_by_role("button", name="Stop looking")).to_be_visible()


def test_a_new_account_lives_in_the_time_zone_and_language_of_its_browser(visit: Visit, river: Server) -> None:
    visitor = visit(timezone_id="Asia/Tokyo")
    chiara = signs_up(visitor, river.url, "Chiara")

    def is_kept() -> bool:
        account = chiara.reads("/me/account")
        return (account["time_zone"], account["language"]) == ("Asia/Tokyo", "en")

    eventually(is_kept, "the account has the browser's time zone")
    visitor.open(f"{river.url}/account/notices")
    expect(visitor.page.get_by_text("Times are those of Asia/Tokyo")).to_be_visible()
    assert visitor.complaints == []


def test_one_without_a_time_zone_gets_that_of_the_browser_where_times_are_chosen(visit: Visit, river: Server) -> None:
    dora = arrival(river.url, "Dora")
    dora.does("/me/profile", {"text": "I play at night."}, "PUT")
    visitor = visit(storage_state=dora.storage(), timezone_id="America/Lima")
    visitor.open(f"{river.url}/account/notices")
    expect(visitor.page.get_by_text("Times are those of America/Lima")).to_be_visible()
    assert dora.reads("/me/account")["text"] == "I play at night."
    dora.does("/me/profile", {"time_zone": "Europe/Rome"}, "PUT")
    visitor.page.reload()
    expect(visitor.page.get_by_text("Times are those of Europe/Rome")).to_be_visible()


def test_a_sign_in_that_keeps_an_account_says_so(visit: Visit, river: Server) -> None:
    elio = arrival(river.url, "Elio")
    elio.does("/me/erasure", {"password": PASSWORD})
    visitor = visit()
    page = visitor.page
    for said in (1, 0):
        visitor.open(f"{river.url}/account")
        page.get_by_label("Name").fill("Elio")
        page.get_by_label("Password").fill(PASSWORD)
        page.get_by_role("main").get_by_role("button", name="Sign in").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Elio")
        expect(page.get_by_text("your account was to be deleted, and stays")).to_have_count(said)
        page.get_by_role("button", name="Sign out").click()
    assert visitor.complaints == []
