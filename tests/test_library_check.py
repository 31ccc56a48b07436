"""A library that has changed under us stops the start, and says what to do."""

from collections.abc import Mapping

import graphql.execution
import kombu.transport.redis
import pytest
from sqlalchemy import PoolProxiedConnection

import adapters.persistence.drivers.library_parts as drivers
import adapters.queue.library_parts as queue
import api.graphql.planned.library_parts as planned
from api.graphql import documents
from headwater.desks import desk_of
from headwater.library_check import changes
from headwater.settings import load
from headwater.wiring import wire

TABLES = {"drivers": drivers.PARTS, "queue": queue.PARTS, "plans": planned.PARTS, "rules": documents.LIBRARY_PARTS}


@pytest.mark.parametrize("parts", TABLES.values(), ids=TABLES.keys())
def test_the_installed_libraries_have_every_part(parts: Mapping[str, str | None]) -> None:
    assert list(changes(parts)) == []


def test_a_part_that_is_gone_and_one_that_takes_something_else_are_both_named() -> None:
    parts = {
        "json:no_such": None,
        "json.none:at_all": "text",
        "json:loads": "text",
        "json:JSONDecoder.decode": "self s _w",
    }
    assert list(changes(parts)) == [
        "json:no_such is gone",
        "json.none:at_all is gone",
        "json:loads takes (s cls object_hook parse_float parse_int parse_constant object_pairs_hook kw), not (text)",
    ]


def test_a_changed_executor_stops_the_server_unless_plans_are_off(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(graphql.execution.Executor, "complete_value", lambda self, details: None)
    with pytest.raises(SystemExit, match="2"):
        wire(load())
    said = capsys.readouterr().err
    assert "Executor.complete_value takes (self details)" in said
    assert "HEADWATER_GRAPHQL_PLANS=false" in said
    wire(load(graphql_plans=False))


def test_a_changed_pool_stops_every_process_unless_driver_sessions_are_off(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(PoolProxiedConnection, "invalidate", lambda self: None)
    with pytest.raises(SystemExit, match="2"):
        desk_of(load())
    assert "HEADWATER_DRIVER_SESSIONS=false" in capsys.readouterr().err
    desk_of(load(driver_sessions=False))


def test_a_changed_transport_stops_every_process(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delattr(kombu.transport.redis.QoS, "_remove_from_indices")
    with pytest.raises(SystemExit, match="2"):
        desk_of(load())
    assert "kombu.transport.redis:QoS._remove_from_indices is gone" in capsys.readouterr().err
