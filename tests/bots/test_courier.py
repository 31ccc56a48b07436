"""Where deliveries may go, and where never."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from adapters.courier.addresses import is_public
from adapters.courier.http import LONGEST_ANSWER, HttpCourier
from application.ports.courier import Undelivered


@pytest.mark.parametrize(
    "address",
    ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "64:ff9b::5db8:d822", "2002:5db8:d822::1"],
)
def test_a_public_address_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "192.0.0.8",
        "192.0.0.9",
        "192.0.0.170",
        "192.88.99.1",
        "198.18.0.1",
        "203.0.113.1",
        "240.0.0.1",
        "::ffff:192.0.0.8",
        "64:ff9b::c000:8",
        "2002:c000:8::1",
        "2001:2::1",
        "2001:20::1",
        "3fff::1",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1%eth0",
        "fc00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "2002:7f00:1::",
        "64:ff9b::7f00:1",
        "64:ff9b::a00:1",
        "64:ff9b:1::5db8:d822",
        "fec0::1",
        "::5db8:d822",
        "::ffff:0:5db8:d822",
        "2002:a00:1::1",
        "2001:0:5db8:d822::f5ff:fffe",
        "2001:0:a00:1::a247:27dd",
        "2001:db8::1",
        "4000::1",
        "localhost",
        "",
    ],
)
def test_what_is_not_public_is_refused_however_it_is_written(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://bot.example/turn",
        "ftp://bot.example/",
        "https://",
        "bot.example",
        "https://user:secret@bot.example/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://bot.example/#part",
        "https://bot.example:99999/",
        "https://xn--/",
        "https://a..b/",
        "https://.bot.example/",
        f"https://{'x' * 64}.com/",
        f"https://{'x.' * 130}com/",
        "https://bot%20example/",
        "",
    ],
)
def test_an_address_that_can_never_be_told_is_named_at_once(url: str) -> None:
    assert HttpCourier().fault_of(url)


def test_an_ordinary_address_is_fine() -> None:
    assert HttpCourier().fault_of("https://bot.example:8443/turn?x=1") is None
    assert HttpCourier().fault_of("https://b\u00fccher.example./") is None
    assert HttpCourier().fault_of("https://[2606:2800:220:1:248:1893:25c8:1946]/") is None
    assert HttpCourier(private=True).fault_of("http://127.0.0.1:8000/turn") is None


@pytest.mark.parametrize("host", ["xn--", "a..b", "x" * 64 + ".com"])
async def test_what_was_kept_before_it_was_refused_is_not_delivered(host: str) -> None:
    courier = HttpCourier(private=True)
    with pytest.raises(Undelivered, match="the address must"):
        await courier.deliver(f"http://{host}/turn", b"{}", {})
    await courier.close()


async def test_a_name_that_leads_inside_is_not_called() -> None:
    courier = HttpCourier()
    with pytest.raises(Undelivered, match="private"):
        await courier.deliver("https://localhost:1/turn", b"{}", {})
    await courier.close()


@asynccontextmanager
async def answering(answer: bytes) -> AsyncIterator[tuple[str, list[bytes]]]:
    """A server that answers every connection with these bytes, and what it was told."""
    told: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        told.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(answer)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        yield f"http://localhost:{server.sockets[0].getsockname()[1]}/turn", told


def http(status: str, body: bytes = b"", *headers: str) -> bytes:
    lines = [f"HTTP/1.1 {status}", f"Content-Length: {len(body)}", "Connection: close", *headers]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


async def test_an_answer_comes_back_and_the_name_is_told_as_it_was_given() -> None:
    courier = HttpCourier(private=True)
    async with answering(http("200 OK", b'{"move":"done"}')) as (url, told):
        assert await courier.deliver(url, b"{}", {"Headwater-Delivery": "m/1"}) == b'{"move":"done"}'
    assert b"Host: localhost:" in told[0]
    assert b"Headwater-Delivery: m/1" in told[0]
    await courier.close()


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        (http("500 Oh"), "status 500"),
        (http("302 Found", b"", "Location: http://127.0.0.1:1/"), "status 302"),
        (http("200 OK", b"x" * (LONGEST_ANSWER + 1)), "too long"),
        (b"nonsense\r\n\r\n", "no connection"),
        (b"", "no connection"),
    ],
)
async def test_everything_else_is_not_delivered(answer: bytes, fault: str) -> None:
    courier = HttpCourier(private=True)
    async with answering(answer) as (url, _):
        with pytest.raises(Undelivered, match=fault):
            await courier.deliver(url, b"{}", {})
    await courier.close()


async def test_an_answer_is_asked_for_as_it_is_and_never_inflated() -> None:
    bomb = gzip.compress(gzip.compress(gzip.compress(bytes(2**26))))
    assert len(bomb) < 1_000
    courier = HttpCourier(private=True)
    async with answering(http("200 OK", bomb, "Content-Encoding: gzip, gzip, gzip")) as (url, told):
        with pytest.raises(Undelivered, match="encoded"):
            await courier.deliver(url, b"{}", {})
    assert b"Accept-Encoding: identity\r\n" in told[0]
    async with answering(http("200 OK", b"{}", "Content-Encoding: identity")) as (url, _):
        assert await courier.deliver(url, b"{}", {}) == b"{}"
    await courier.close()


async def test_a_connection_to_one_name_is_never_used_for_another_on_the_same_address() -> None:
    named: list[list[bytes]] = []
    ended = asyncio.Semaphore(0)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        named.append([])
        while not reader.at_eof():
            with suppress(asyncio.IncompleteReadError):
                asked = await reader.readuntil(b"\r\n\r\n{}")
                named[-1].extend(line for line in asked.split(b"\r\n") if line.startswith(b"Host: "))
                writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
        writer.close()
        ended.release()

    courier = HttpCourier(private=True)
    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server:
        for name in ("localhost", "127.0.0.1", "localhost"):
            await courier.deliver(f"http://{name}:{port}/turn", b"{}", {})
        await courier.close()
        for _ in named:
            await ended.acquire()
    assert named == [[f"Host: {name}:{port}".encode()] for name in ("localhost", "127.0.0.1", "localhost")]


async def test_who_keeps_silent_is_given_up() -> None:
    courier = HttpCourier(private=True, patience=0.2)
    silent, ended = asyncio.Event(), asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await silent.wait()
        writer.close()
        ended.set()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        with pytest.raises(Undelivered, match="in time"):
            await courier.deliver(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", b"{}", {})
        silent.set()
        await ended.wait()
    await courier.close()
