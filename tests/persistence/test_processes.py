"""Several processes on one database: all get their turn, none is refused for waiting, no version is lost."""

import asyncio
import subprocess
import sys

from adapters.persistence import store
from tests.persistence.rows import head, opened
from tests.processes import PATIENCE, ROOT

PROCESSES, WINS = 3, 40


async def begin(url: str) -> None:
    made = store(url, 1)
    await opened(made, head("a"))
    await made.close()


async def versions(url: str) -> list[int]:
    made = store(url, 1)
    async with made.reading() as reading:
        found = [each.version for each in await reading.log(head("a").id)]
    await made.close()
    return found


def test_processes_append_to_one_match_without_losing_or_refusing_any(database: str) -> None:
    asyncio.run(begin(database))
    command = [sys.executable, "-m", "tests.persistence.writer", database, str(WINS)]
    writers = [
        subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(PROCESSES)
    ]
    ended = [(writer.communicate(timeout=PATIENCE), writer.returncode) for writer in writers]
    assert [code for _, code in ended] == [0] * PROCESSES, ended
    assert asyncio.run(versions(database)) == list(range(1, PROCESSES * WINS + 2))
