"""What a position weighs, and whether many games leave anything behind."""

from __future__ import annotations

import sys
from pathlib import Path

from landfall.core.rng import Rng
from landfall.games.alien_frontiers import measure
from landfall.games.alien_frontiers.editions.later_printing import LATER_PRINTING

PAGE = 4096
COPIES = 50_000


def resident() -> int:
    """Bytes of memory the process holds now."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


def main() -> None:
    games = int(sys.argv[1])
    rules = LATER_PRINTING.ruleset(4, False)
    position = measure.decisions_of_random_games(rules, 400, 2, Rng(1))[-1]
    before = resident()
    kept = [position.copy() for _ in range(COPIES)]
    weight = (resident() - before) / len(kept)
    print(f"A position weighs {weight:,.0f} bytes (demanded: under 4,096).")
    del kept
    rules.random_games(max(1, games // 20), Rng(2))
    marks = [resident()]
    for part in range(10):
        rules.random_games(games // 10, Rng(3, part))
        marks.append(resident())
    growth = (marks[-1] - marks[0]) / 1024
    print(f"{games:,} random games: resident memory grew by {growth:,.0f} KiB.")


if __name__ == "__main__":
    main()
