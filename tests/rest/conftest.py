"""One server for all tests of a process; tests bring their own players and matches."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.live import Live, live
from tests.rest.people import Town


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("rest")) as running:
        yield running


@pytest.fixture
def town(server: Live) -> Iterator[Town]:
    with Town(server.url) as there:
        yield there
