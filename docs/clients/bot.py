"""A whole bot on the Python client: `python bot.py http://127.0.0.1:8000 hw_...`."""

import random
import sys

from headwater_client import Question, pull_turns


def choose(question: Question) -> str:
    """Replace this: `view` is the whole table as you may see it, `legal` every move you may make."""
    return random.choice(question["legal"])


pull_turns(choose, *sys.argv[1:])
