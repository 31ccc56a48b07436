"""A whole bot without the client library: it takes its turns one after another, and answers each."""

import random
import sys

import httpx


def choose(question: dict) -> str:
    """Replace this: `view` is the whole table as you may see it, `legal` every move you may make."""
    return random.choice(question["legal"])


def main(address: str, token: str) -> None:
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=f"{address}/v1", headers=headers, timeout=60) as api:
        while True:
            answer = api.post("/me/work", json={"wait": 20, "seconds": 60})
            if answer.status_code == 204:
                continue  # no turn within 20 seconds: ask again
            work = answer.raise_for_status().json()
            move = choose(work["question"])
            lease = work["lease"]
            played = api.post(f"/me/work/{lease['lease_id']}/answer", json={"move": move})
            print(lease["match_id"], lease["version"], move, played.status_code, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
