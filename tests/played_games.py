"""Random games as short lines that two engines can compare; run by itself it prints them."""

from __future__ import annotations

import json
import sys
from hashlib import blake2b
from itertools import islice
from typing import Any, NamedTuple

from landfall import catalog
from random_play import walk


class Asked(NamedTuple):
    """Which games: what they are made with, how many, and how many steps of each at most."""

    name: str
    options: dict[str, Any]
    games: int
    most: int | None = None


def games(asked: Asked) -> str:
    """A line for each game: its steps, and a digest of every code, text and position of it."""
    game = catalog.game(asked.name, **asked.options)
    lines: list[str] = []
    for number in range(asked.games):
        digest = blake2b(digest_size=8)
        steps = 0
        for position, code in islice(walk(game, "both engines", number), asked.most):
            legal = [game.text(code) for code in game.legal(position)]
            digest.update(f"{code} {legal} {game.hash(position)}".encode())
            steps += 1
        lines.append(f"game {number}: {steps} steps, {digest.hexdigest()}")
    return "\n".join(lines)


if __name__ == "__main__":
    print(games(Asked(*json.loads(sys.argv[1]))))
