"""A process that appends to one match as fast as it can: `python -m tests.persistence.writer URL WINS`."""

import asyncio
import sys

from adapters.persistence import store
from application.ports.store import VersionTaken
from tests.persistence.rows import head, move


async def write(url: str, wins: int) -> None:
    """Ends when so many of its own entries were appended; says how often another process was faster."""
    made, lost = store(url, 2), 0
    try:
        while wins:
            async with made.reading() as reading:
                known = await reading.match_summary(head("a").id)
            assert known is not None
            version = known.version + 1
            try:
                async with made.working() as working:
                    await working.append(head("a", version), [move(version)])
                    await working.commit()
                wins -= 1
            except VersionTaken:
                lost += 1
    finally:
        await made.close()
    print(lost)


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1], int(sys.argv[2])))
