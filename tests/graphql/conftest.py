"""A house for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests import houses
from tests.houses import House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A server in this process with a database of its own, and limits that no test meets by accident."""
    async with houses.house(tmp_path) as made:
        yield made
