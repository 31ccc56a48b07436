"""Messages are sealed for one browser and signed for its provider."""

import pytest
from cryptography.exceptions import InvalidSignature
from http_ece import ECEException

from adapters.push import WebPushSealer
from application.ports.push import PushMessage
from domain.hosting.terms import Moment
from tests.notifications.browsers import Browser, claims

NOW = Moment(1_800_000_000_000)
SEALER = WebPushSealer("mailto:post@river.example")
KEY = SEALER.new_key()


def message(browser: Browser, payload: bytes = b'{"title": "La mandria"}') -> PushMessage:
    endpoint = "https://push.example:8443/a/b"
    return PushMessage(endpoint, browser.key, browser.secret, payload, "topic", True, Moment(NOW + 90_500))


def test_only_the_browser_reads_the_message() -> None:
    browser = Browser()
    body, headers = SEALER.seal(message(browser), KEY, NOW)
    assert browser.read(body) == {"title": "La mandria"}
    assert headers["Content-Encoding"] == "aes128gcm"
    with pytest.raises(ECEException):
        Browser(auth=browser.auth).read(body)


def test_no_two_sealings_are_the_same() -> None:
    browser = Browser()
    bodies = [SEALER.seal(message(browser), KEY, NOW)[0] for _ in range(2)]
    assert bodies[0] != bodies[1]


def test_the_provider_learns_who_sends_for_whom_and_until_when() -> None:
    _, headers = SEALER.seal(message(Browser()), KEY, NOW)
    assert claims(headers) == {
        "aud": "https://push.example:8443",
        "exp": NOW // 1_000 + 12 * 3_600,
        "sub": "mailto:post@river.example",
        "key": SEALER.public_key(KEY),
    }
    assert (headers["TTL"], headers["Topic"], headers["Urgency"]) == ("90", "topic", "high")


def test_a_signature_by_another_key_is_noticed() -> None:
    _, headers = SEALER.seal(message(Browser()), KEY, NOW)
    ours, theirs = SEALER.public_key(KEY), SEALER.public_key(SEALER.new_key())
    with pytest.raises(InvalidSignature):
        claims({"Authorization": headers["Authorization"].replace(ours, theirs)})


@pytest.mark.parametrize(("key", "secret"), [("", ""), ("A" * 87, "A" * 22), ("no key", "A" * 22)])
def test_keys_of_no_browser_are_refused(key: str, secret: str) -> None:
    assert SEALER.key_fault(key, secret)


def test_keys_of_a_browser_are_taken_with_their_secret_only() -> None:
    browser = Browser()
    assert SEALER.key_fault(browser.key, browser.secret) is None
    assert SEALER.key_fault(browser.key, "AAAA")


@pytest.mark.parametrize("key", ["", "AAAA", "A" * 43])
def test_an_operators_key_must_be_one(key: str) -> None:
    assert SEALER.is_key(KEY)
    assert not SEALER.is_key(key)
