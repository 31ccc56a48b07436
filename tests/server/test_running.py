"""A server at work: what it counts, what it logs and never logs, and how it ends."""

import asyncio
import json
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError
from websockets.typing import Subprotocol

from tests.processes import serving
from tests.server.clients import EVENTS, PATIENCE, Http, Person, guest, play_out, table

WORDS = ("a-whisper-of-ada", "a-whisper-of-bea")
PASSWORD = "the moon over the river"


async def test_the_log_of_a_whole_match_holds_no_secret_and_the_metrics_count_it(http: Http) -> None:
    with serving(log_level="debug", requests_per_second=100_000) as server:
        account = {"name": "Ada", "password": PASSWORD}
        signed_up = (await http.post(f"{server.url}/v1/players", json=account)).raise_for_status().json()
        wrong = await http.post(f"{server.url}/v1/sessions", json={"name": "Ada", "password": f"{PASSWORD}?"})
        unknown = await http.get(f"{server.url}/v1/me", headers={"Authorization": "Bearer hw_never_given_out"})
        assert (wrong.status_code, unknown.status_code) == (401, 401)
        ada, bea = Person(http, server.url, signed_up["token"]), await guest(http, server.url)
        match = await table(ada, bea, words=WORDS)
        moves = await play_out(match, ada, bea)
        record = await ada.call("GET", f"/v1/matches/{match}/record")
        metrics = await asyncio.to_thread(server.figures)
        assert (await http.get(f"{server.url}/metrics")).status_code == 404
        log = server.log
    assert log.count(f"/v1/matches/{match}/moves/") >= moves
    secrets = (ada.token, bea.token, PASSWORD, *WORDS, record["dealing"]["secret"], "hw_never_given_out", "$argon2")
    assert [secret for secret in secrets if secret in log] == []
    assert "Traceback" not in log
    counted = [line for line in metrics.splitlines() if line.startswith("headwater_moves_total")]
    assert counted == [f'headwater_moves_total{{door="rest",game="moon-river"}} {float(moves)}']
    for name in ("headwater_requests_total", "headwater_request_seconds_bucket", "headwater_streams_open 0.0"):
        assert name in metrics
    assert "headwater_store_up 1.0" in metrics
    assert 'headwater_refusals_total{code="wrong-password",door="rest"} 1.0' in metrics


async def test_a_server_that_ends_says_goodbye_to_its_streams(http: Http) -> None:
    with serving() as server:
        ada, bea = await guest(http, server.url), await guest(http, server.url)
        match = await table(ada, bea)
        url = server.url.replace("http", "ws", 1) + "/graphql"
        protocol = Subprotocol("graphql-transport-ws")
        async with connect(url, subprotocols=[protocol], open_timeout=PATIENCE) as socket:
            await socket.send(json.dumps({"type": "connection_init", "payload": {"token": ada.token}}))
            payload = {"query": EVENTS, "variables": {"match": match, "after": "3"}}
            await socket.send(json.dumps({"id": "1", "type": "subscribe", "payload": payload}))
            assert [json.loads(await socket.recv())["type"] for _ in range(2)] == ["connection_ack", "next"]
            headers = {**ada.bearer, "Accept": "text/event-stream"}
            async with http.stream("GET", f"{server.url}/v1/matches/{match}/events", headers=headers) as events:
                lines = events.aiter_lines()
                while not (await anext(lines)).startswith("id: 4"):
                    pass
                ending = asyncio.create_task(asyncio.to_thread(server.terminate))
                rest = [line async for line in lines]
            said: list[str] = []
            with suppress(ConnectionClosedError):
                said += [json.loads(text)["type"] async for text in socket]
            assert "complete" not in said
            assert (socket.close_code, socket.close_reason) == (1012, "Server is closing")
        assert ": the server is closing" in rest
        assert await ending == 0
        assert [event["event"] for event in server.events()][-1] == "ended"
