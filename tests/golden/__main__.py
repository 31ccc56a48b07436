"""`python -m tests.golden --write [--game the-river]`: writes the golden playthroughs anew, after a wanted change."""

from __future__ import annotations

import argparse

from tests.golden.playthrough import SETTINGS, invented, read_moves, written


def main() -> None:
    """Keeps the moves where the file exists, so that a difference shows what changed."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description="Golden playthroughs.")
    parser.add_argument("--write", action="store_true", required=True, help="replace the committed files")
    parser.add_argument("--game", choices=sorted({setting.game for setting in SETTINGS}), help="only this one")
    parser.add_argument("--new-moves", action="store_true", help="play other moves than those that are there")
    options = parser.parse_args()
    for setting in SETTINGS:
        if options.game in (None, setting.game) and setting.rules is None:
            kept = setting.file.exists() and not options.new_moves
            moves = read_moves(setting.file.read_text("utf-8")) if kept else invented(setting)
            setting.file.write_text(written(setting, moves), "utf-8")
            print(f"{setting.file.name}: {len(moves)} moves")


if __name__ == "__main__":
    main()
