"""`python generated.py FOLDER URL`: a whole match through the client that openapi-python-client made."""

# mypy: ignore-errors

import sys
import time

sys.path.insert(0, sys.argv[1])
from made import AuthenticatedClient, Client
from made.api.matches import create_match, read_match
from made.api.moves import list_moves, play_named_move
from made.api.players import enter_as_guest
from made.models import AiSeatInput, AiSeatInputLevel, MatchInput


def main(url: str) -> None:
    guest = enter_as_guest.sync(client=Client(url))
    client = AuthenticatedClient(url, guest.token, raise_on_unexpected_status=True)
    machine = AiSeatInput(level=AiSeatInputLevel.DRIFTER)
    for game in ("moon-river", "the-river"):
        wish = MatchInput(game=game, seats=2, ai_seats=[machine], start=True)
        print(game, play(client, create_match.sync(client=client, body=wish)), "moves")


def play(client: AuthenticatedClient, match: object) -> int:
    moves = 0
    while match.status == "running":
        if match.to_move == match.viewer_seat:
            move = list_moves.sync(match.id, client=client).items[0].notation
            version = f'"{match.version}"'
            play_named_move.sync(match.id, move, client=client, if_match=version, idempotency_key=match.id + version)
            moves += 1
        else:
            time.sleep(0.05)  # the machine is to move
        match = read_match.sync(match.id, client=client)
    assert match.outcome.reason == "game"
    assert [seat.rank for seat in match.seats] == match.outcome.ranks
    return moves


main(sys.argv[2])
