"""Which addresses an app may be registered with, and which of them a request may name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.apps.redirects import destination, is_registered, redirect_fault

SOUND = [
    "https://app.example/back",
    "https://app.example/back?from=river",
    "https://app.example:8443/back",
    "http://127.0.0.1/back",
    "http://127.0.0.1:4000/back",
    "http://[::1]/back",
    "http://localhost:3000/back",
    "com.example.river:/back",
    "com.example.river://back/home",
]
UNSOUND = [
    "",
    "/back",
    "app.example/back",
    "http://app.example/back",
    "http://127.0.0.1.evil.example/back",
    "https://app.example/back#token",
    "https://app.example/back#",
    "https://user@app.example/back",
    "https://app.example:x/back",
    "https://app.example\\@evil.example/",
    "https://app.example/ back",
    "https://app.example/bäck",
    "https://app",
    "javascript:alert(1)",
    "data:text/html,x",
    "river:/back",
    "com.example.river:",
    "https://app.example/" + "x" * 300,
]


@pytest.mark.parametrize("address", SOUND)
def test_an_app_may_have_an_address_that_nobody_else_answers_at(address: str) -> None:
    assert redirect_fault(address) is None
    assert is_registered(address, [address])


@pytest.mark.parametrize("address", UNSOUND)
def test_an_app_may_not_have_an_address_that_leads_astray(address: str) -> None:
    assert redirect_fault(address) is not None


@pytest.mark.parametrize(
    ("asked", "registered", "fits"),
    [
        ("http://127.0.0.1:51004/back", "http://127.0.0.1/back", True),
        ("http://127.0.0.1:51004/back", "http://127.0.0.1:80/back", True),
        ("http://[::1]:51004/back", "http://[::1]/back", True),
        ("http://127.0.0.1:51004/other", "http://127.0.0.1/back", False),
        ("http://127.0.0.1:51004/back?x", "http://127.0.0.1/back", False),
        ("http://127.0.0.1:51004/back#x", "http://127.0.0.1/back", False),
        ("http://[::1]:51004/back", "http://127.0.0.1/back", False),
        ("http://127.0.0.1:80@evil.example/back", "http://127.0.0.1/back", False),
        ("http://127.0.0.1.evil.example/back", "http://127.0.0.1/back", False),
        ("http://localhost:51004/back", "http://localhost:3000/back", False),
        ("https://app.example:8443/back", "https://app.example/back", False),
        ("https://app.example/back/", "https://app.example/back", False),
        ("https://app.example/BACK", "https://app.example/back", False),
        ("https://APP.example/back", "https://app.example/back", False),
        ("https://app.example/back/../evil", "https://app.example/back", False),
    ],
)
def test_only_the_port_of_a_loopback_address_is_free(asked: str, registered: str, fits: bool) -> None:
    assert is_registered(asked, [registered]) is fits


@given(st.text(max_size=40))
def test_no_text_fits_an_address_that_it_is_not(text: str) -> None:
    assert not is_registered(text, ["https://app.example/back"])
    assert redirect_fault(text) is not None or is_registered(text, [text])


def test_a_player_is_told_the_host_that_they_are_sent_to() -> None:
    assert destination("https://app.example/back?x=1") == "app.example"
    assert destination("http://127.0.0.1:4000/back") == "127.0.0.1:4000"
    assert destination("com.example.river:/back") == "com.example.river"
