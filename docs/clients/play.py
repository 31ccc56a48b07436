"""A whole match against machines on the Python client: `python play.py http://127.0.0.1:8000 the-river`."""

import random
import sys

from headwater_client import Headwater, deal_faults

url, game = sys.argv[1:]
with Headwater(url) as headwater:
    headwater.enter_as_guest()
    table = headwater.open_table(game, seats=3, machines=["drifter", "hand"], start=True)
    for turn in table.turns():
        move = random.choice(turn.moves)
        turn.play(move)
        print(turn.version, turn.decision["kind"], move["notation"])
    print("ranks", table.match["outcome"]["ranks"])
    faults = deal_faults(table.record(), headwater.edition(game, table.match["edition"]))
    print(faults or "the deal was fair")
