"""Random games as short lines that two engines can compare; run by itself it prints them."""

from __future__ import annotations

import json
import sys
from hashlib import blake2b

from landfall import catalog
from random_play import walk


def games(edition: str, seats: int, count: int, options: str = "{}") -> str:
    """A line for each game: its steps, and a digest of every code, text and position of it."""
    game = catalog.game(edition=edition, seats=seats, **json.loads(options))
    lines: list[str] = []
    for number in range(count):
        digest = blake2b(digest_size=8)
        steps = 0
        for position, code in walk(game, "both engines", number):
            legal = [game.text(code) for code in game.legal(position)]
            digest.update(f"{code} {legal} {game.hash(position)}".encode())
            steps += 1
        lines.append(f"game {number}: {steps} steps, {digest.hexdigest()}")
    return "\n".join(lines)


if __name__ == "__main__":
    print(games(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), *sys.argv[4:]))
