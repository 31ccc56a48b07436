"""Whose address counts behind proxies: what the nearest proxy of ours wrote, never what a stranger did."""

import pytest
from starlette.types import Message, Receive, Scope, Send

from api.auth import address_of
from api.forwarded import Forwarded, Proxies
from headwater.settings import BadSettings, load
from headwater.wiring import edge_options


@pytest.mark.parametrize(
    ("trusted", "peer", "forwarded", "client"),
    [
        ("127.0.0.1", "127.0.0.1", "203.0.113.9", "203.0.113.9"),
        ("127.0.0.1", "127.0.0.1", "1.1.1.1, 203.0.113.9", "203.0.113.9"),
        ("127.0.0.1", "198.51.100.1", "1.1.1.1", "198.51.100.1"),
        ("127.0.0.1, 10.0.0.0/8", "127.0.0.1", "1.1.1.1, 203.0.113.9, 10.1.2.3", "203.0.113.9"),
        ("10.0.0.0/8", "::ffff:10.0.0.7", "203.0.113.9", "203.0.113.9"),
        ("10.0.0.0/8", "10.0.0.7", "10.0.0.8", "10.0.0.8"),
        ("10.0.0.0/8", "10.0.0.7", "1.1.1.1, not an address", "10.0.0.7"),
        ("10.0.0.0/8", "10.0.0.7", "203.0.113.9:4711", "203.0.113.9"),
        ("10.0.0.0/8", "10.0.0.7", "[2001:db8::1]:4711", "2001:db8::1"),
        ("2001:db8:5::/48", "2001:db8:5::2", "2001:db8::1", "2001:db8::1"),
        ("*", "198.51.100.1", "1.1.1.1, 203.0.113.9", "203.0.113.9"),
        ("*", "198.51.100.1", "203.0.113.9, 10.0.0.8", "10.0.0.8"),
        ("*,10.0.0.0/8", "198.51.100.1", "203.0.113.9, 10.0.0.8", "203.0.113.9"),
        ("*", "198.51.100.1", "", "198.51.100.1"),
        ("", "127.0.0.1", "203.0.113.9", "127.0.0.1"),
    ],
)
async def test_the_address_is_the_nearest_that_is_no_proxy_of_ours(
    trusted: str, peer: str, forwarded: str, client: str
) -> None:
    seen: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["client"][0])

    headers = [(b"x-forwarded-for", part.encode()) for part in forwarded.split(";") if part]
    scope = {"type": "http", "client": (peer, 1), "headers": headers, "scheme": "http"}
    await Forwarded(app, Proxies.parse(trusted))(scope, _nothing, _nowhere)
    assert seen == [client]


@pytest.mark.parametrize(("kind", "scheme"), [("http", "https"), ("websocket", "wss")])
@pytest.mark.parametrize("peer", ["10.0.0.7", "198.51.100.1"])
async def test_the_scheme_is_believed_of_proxies_only(kind: str, scheme: str, peer: str) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        assert (scope["scheme"] == scheme) == (peer == "10.0.0.7")

    headers = [(b"x-forwarded-proto", b"https"), (b"x-forwarded-for", b"203.0.113.9")]
    scope = {"type": kind, "client": (peer, 1), "headers": headers, "scheme": "plain"}
    await Forwarded(app, Proxies.parse("10.0.0.0/8"))(scope, _nothing, _nowhere)


@pytest.mark.parametrize("text", ["proxy", "10.0.0.1/8", "10.0.0.256", "* 10.0.0.1"])
def test_what_is_no_address_is_named_at_the_start(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEADWATER_TRUSTED_PROXIES", text)
    with pytest.raises(BadSettings) as bad:
        load()
    assert bad.value.faults == ["HEADWATER_TRUSTED_PROXIES: must be addresses or networks separated by commas, or *"]


def test_the_setting_reaches_the_edges() -> None:
    assert edge_options(load(trusted_proxies="*")).proxies == Proxies(trusts_peer=True)


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_origin_is_an_address_or_a_64_of_the_newer_ones(host: str, origin: str) -> None:
    assert address_of({"client": (host, 1)}) == origin


async def _nothing() -> Message:
    raise AssertionError("nothing is read")


async def _nowhere(message: Message) -> None:
    raise AssertionError("nothing is sent")
