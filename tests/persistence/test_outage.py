"""An outage is logged where it begins and where it is over, however many notice it."""

import pytest

from adapters.persistence import outage
from adapters.persistence.outage import Outage
from application.ports.store import StoreAway

FULL = StoreAway("TooManyConnectionsError 53300", "53300")


def test_an_outage_in_which_some_are_answered_is_one_outage(caplog: pytest.LogCaptureFixture) -> None:
    noted = Outage()
    for _ in range(3):
        noted.note(FULL, writes=False)
        noted.note_success(writes=False)
    assert caplog.messages == ["the database is away: TooManyConnectionsError 53300"]


def test_the_reason_is_told_when_cut_connections_were_noticed_before_it(caplog: pytest.LogCaptureFixture) -> None:
    noted = Outage()
    for _ in range(2):
        noted.note(StoreAway("ConnectionDoesNotExistError 08003", "08003"), writes=False)
        noted.note(FULL, writes=False)
    assert caplog.messages == [
        "the database is away: ConnectionDoesNotExistError 08003",
        "the database is away: TooManyConnectionsError 53300",
    ]


def test_an_outage_is_over_when_somebody_was_answered_after_a_while(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outage, "QUIET", 0.0)
    noted = Outage()
    for _ in range(2):
        noted.note(FULL, writes=False)
        noted.note_success(writes=False)
        noted.note_success(writes=False)
    assert [message.partition(";")[0].partition(":")[0] for message in caplog.messages] == [
        "the database is away",
        "the database is back",
    ] * 2


def test_a_disk_that_is_full_is_over_when_something_could_be_written(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outage, "QUIET", 0.0)
    noted = Outage()
    noted.note(StoreAway("DiskFullError 53100", "53100"), writes=True)
    noted.note_success(writes=False)
    assert noted.is_on
    noted.note_success(writes=True)
    assert not noted.is_on
