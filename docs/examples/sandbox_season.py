"""A whole season in a minute: a sandbox league of machines, its clock moved by hand, over the public API only.

python docs/examples/sandbox_season.py http://127.0.0.1:8000
"""

from __future__ import annotations

import secrets
import sys
import time
from typing import Any

import httpx

HOUR = 3_600_000
RULES = {
    "registration": HOUR,
    "round_length": 24 * HOUR,
    "rounds": 3,
    "table_size": 4,
    "divisions": 2,
    "smallest_division": 4,
    "largest_division": 7,
    "exchange_one_in": 4,
    "exchange_least": 1,
    "exchange_most": 2,
}


def main(url: str) -> None:
    with httpx.Client(base_url=url, timeout=60) as http:
        name = f"sandbox{secrets.token_hex(4).translate(str.maketrans('0123456789', 'ghkmnpqtuw'))}"
        account = _good(http.post("/v1/players", json={"name": name, "password": secrets.token_urlsafe()}))
        http.headers["Authorization"] = f"Bearer {account['token']}"
        play_season(http)


def play_season(http: httpx.Client) -> None:
    wish = {"name": "Trial", "game": "the-river", "rules": RULES, "is_sandbox": True, "seed": "any text"}
    league = _good(http.post("/v1/leagues", json=wish))
    here = f"/v1/leagues/{league['id']}"
    _good(http.post(f"{here}/machines", json={"level": "hand", "count": 8}))
    season = league["season"]
    for number in range(1, season["rounds"] + 1):
        begins = season["starts_at"] + (number - 1) * 24 * HOUR
        _good(http.put(f"{here}/clock", json={"to": begins}))
        _await_round(http, here, number)
        print(f"round {number} is over")
    _good(http.put(f"{here}/clock", json={"to": season["ends_at"]}))
    _await(lambda: _good(http.get(here))["season_count"] == 2)
    for division in _good(http.get(f"{here}/standings", params={"season": 1}))["divisions"]:
        print(f"division {division['number']}: {division['going_up']} up, {division['going_down']} down")
        for row in division["rows"]:
            print(f"{row['rank']:>3}  {row['entrant']['name']:<12} {row['points']:>5}  {row['promotion']}")


def _await_round(http: httpx.Client, here: str, number: int) -> None:
    def is_over() -> bool:
        tables = _good(http.get(f"{here}/tables", params={"round": number}))["items"]
        return bool(tables) and all(table["ranks"] for table in tables)

    _await(is_over)


def _await(is_true: Any, patience: float = 300.0) -> None:
    end = time.monotonic() + patience
    while not is_true():
        if time.monotonic() > end:
            raise SystemExit("the season does not go on")
        time.sleep(0.2)


def _good(answer: httpx.Response) -> Any:
    if not answer.is_success:
        raise SystemExit(f"{answer.status_code} {answer.text}")
    return answer.json()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000")
