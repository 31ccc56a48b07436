"""Every example of docs/graphql.md runs."""

import asyncio
import os
import re
from pathlib import Path
from typing import Any

from graphql import OperationDefinitionNode, OperationType, parse

from application.matches.resign import resign
from domain.hosting.terms import MatchId
from tests.graphql.sockets import line
from tests.houses import House, served
from tests.tables import TableInHouse, caller_of, started

PAGE = Path(__file__).parents[2] / "docs" / "graphql.md"


def _blocks(language: str) -> list[str]:
    found = re.findall(rf"^```{language}\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert found
    return found


def _operation(document: str) -> OperationDefinitionNode:
    (operation,) = parse(document).definitions
    assert isinstance(operation, OperationDefinitionNode)
    return operation


async def _values(table: TableInHouse) -> dict[str, object]:
    """What the variables of the examples stand for."""
    look = await table.look()
    move = look.game.notation.format(look.game.legal_moves(look.state.position)[0])
    named = {"id": table.id, "ids": [table.id], "key": "k1", "game": "moon-river", "after": None}
    return {**named, "version": look.version, "move": move, "ended": await _ended(table)}


async def _ended(table: TableInHouse) -> MatchId:
    """Another match of the same players, which one of them has given up."""
    other = await started(table.house, table.players)
    await resign(table.house.desk, await caller_of(table.players[2]), other.id)
    return other.id


async def test_every_query_mutation_and_subscription_is_answered(house: House) -> None:
    table = await started(house, [await house.human(name) for name in ("Ann", "Ben", "Cleo")])
    async with served(house) as address:
        for document in _blocks("graphql"):
            mover, operation, values = await table.mover(), _operation(document), await _values(table)
            names = [one.variable.name.value for one in operation.variable_definitions or ()]
            given = {name: values[name] for name in names}
            async with line(address, mover) as socket:
                await socket.subscribe("example", document, **given)
                data = await socket.data("example")
            assert not _refused(data), data
            if operation.operation is not OperationType.SUBSCRIPTION:
                assert (await mover.data(document, **given)).keys() == data.keys()


def _refused(data: dict[str, Any]) -> bool:
    return any(isinstance(answer, dict) and "code" in answer and "text" in answer for answer in data.values())


async def test_every_command_is_answered(house: House) -> None:
    table = await started(house, [await house.human(name) for name in ("Ann", "Ben")])
    async with served(house) as address:
        values = {"URL": f"http://{address}", "TOKEN": table.owner.token, "MATCH": table.id}
        for command in _blocks("sh"):
            process = await asyncio.create_subprocess_shell(
                command.replace("--max-time 2", "--max-time 10"),
                env={**os.environ, **values, "no_proxy": "*"},
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )
            assert process.stdout is not None
            lines: list[str] = []
            while not any(one.startswith("data:") for one in lines):
                read = await asyncio.wait_for(process.stdout.readline(), 60)
                assert read, lines
                lines.append(read.decode())
            assert any(one.strip() == "id: 3" for one in lines)
            process.kill()
            await process.wait()
