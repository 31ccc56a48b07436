"""`python ariadne.py FOLDER URL GAME`: a whole match through the client that ariadne-codegen made."""

# mypy: ignore-errors

import asyncio
import sys

sys.path.insert(0, sys.argv[1])
from graphql_client import Client
from graphql_client.enums import AiLevel, EndReason, MatchStatus
from graphql_client.input_types import AiSeatInput, CreateMatchInput, MoveInput, PlayMoveInput


async def main(url: str, game: str) -> None:
    address, socket = f"{url}/graphql", f"{url.replace('http', 'ws')}/graphql"
    async with Client(url=address) as anybody:
        token = (await anybody.enter_as_guest()).enter_as_guest.secret
    headers = {"Authorization": f"Bearer {token}"}
    async with Client(
        url=address, headers=headers, ws_url=socket, ws_connection_init_payload={"token": token}
    ) as client:
        wish = CreateMatchInput(game=game, seats=2, aiSeats=[AiSeatInput(level=AiLevel.DRIFTER)], start=True)
        match = (await client.create_match(wish)).create_match.match.id
        print(game, await play(client, match), "moves")


async def play(client: Client, id: str) -> int:
    moves = 0
    while (match := (await client.table(id)).match).status is MatchStatus.RUNNING:
        if match.to_move and match.to_move.is_viewer:
            move = MoveInput(notation=match.legal_moves[0].notation)
            wish = PlayMoveInput(matchId=id, expectedVersion=match.version, move=move)
            assert (await client.play_move(wish)).play_move.typename__ == "MovePlayed"
            moves += 1
        else:
            await turn(client, id, match.version)
    assert match.outcome.reason is EndReason.GAME
    return moves


async def turn(client: Client, id: str, version: int) -> None:
    """Waits until the caller is to move or the match is over; between the last move and the end nobody is to move."""
    async for event in client.events(id=id, after=str(version)):
        now = event.match_events.match
        if now.status is not MatchStatus.RUNNING or (now.to_move and now.to_move.is_viewer):
            return


asyncio.run(main(*sys.argv[2:]))
