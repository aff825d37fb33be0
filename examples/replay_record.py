"""Replay a record: the scores after every round, and the moves that changed them most.

Usage: python replay_record.py [RECORD]     without a file it plays and records a game first
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import landfall


def played(game: landfall.Game[Any], rng: landfall.Rng) -> landfall.Record:
    """A random game as a record."""
    codes: list[int] = []
    position = game.start()
    while (actor := game.actor(position)) != landfall.OVER:
        legal = game.legal(position)
        chance = actor == landfall.CHANCE
        code = game.sample(position, rng) if chance else legal[rng.below(len(legal))]
        codes.append(code)
        position = game.apply(position, code)
    return landfall.record_game(game, codes)


def show(path: str | Path) -> None:
    """Each step that changed a score."""
    record = landfall.read_record(path)
    game = landfall.game(record.game, edition=record.edition, seats=record.seats, **record.options)
    seats = range(game.seats)
    for moment in landfall.replay(record):
        before = [game.score(moment.before, seat) for seat in seats]
        after = [game.score(moment.after, seat) for seat in seats]
        if after != before:
            print(f"{moment.number:5} {moment.step.actor} {moment.step.text:45} {after}")
    print(record.result)


def main() -> None:
    if len(sys.argv) > 1:
        show(sys.argv[1])
        return
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.txt"
        landfall.write_record(path, played(landfall.game(seats=2), landfall.Rng("replay")))
        show(path)


if __name__ == "__main__":
    main()
