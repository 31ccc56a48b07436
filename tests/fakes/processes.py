"""The processes' part of the fake store."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from application.ports.processes import Process


@dataclass
class ProcessShelves:
    processes: dict[str, Process] = field(default_factory=dict)


class FakeProcessReading:
    _shelves: ProcessShelves

    async def processes(self) -> Sequence[Process]:
        return sorted(self._shelves.processes.values(), key=lambda process: (process.started_at, process.id))


class FakeProcessWork(FakeProcessReading):
    async def announce_process(self, process: Process) -> None:
        self._shelves.processes[process.id] = process

    async def forget_process(self, process: Process) -> bool:
        known = self._shelves.processes.get(process.id)
        if known is None or known.until != process.until:
            return False
        del self._shelves.processes[process.id]
        return True
