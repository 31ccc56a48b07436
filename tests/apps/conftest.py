"""A server in this process."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from application.policy import Policy
from tests import houses
from tests.houses import House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with houses.house(tmp_path, Policy(caller_patience=0)) as made:
        yield made
