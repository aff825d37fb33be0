"""How long the table takes to analyse a whole game: python -m benchmarks.analysis [--games N]

Games of two cadets, the longest of a hundred of them first, judged as the table judges them. It prints
the processor time of each, and how far the time left was off while it was told.
"""

from __future__ import annotations

import argparse
import time

from landfall.lab.entrants import field
from landfall.lab.match import Block, Match, Setting
from landfall.lab.scribe import Scribe
from landfall.record import parse
from landfall.server.workers.jobs import seconds_left
from landfall.server.workers.record_analysis import analyse

CANDIDATES = 100
TOLD_FROM = 0.1
"""Before so much is done, nobody takes the time left at its word."""


def game_of_cadets(seed: int) -> str:
    """A whole game as text."""
    block = Block(
        "b",
        Setting("alien-frontiers", "later-printing", 2),
        tuple(field(["cadet", "cadet"])),
        ("analysis", seed),
    )
    scribe = Scribe(block, (0, 1))
    return scribe.text(Match(block, (0, 1), scribe.watch).play())


def measured(text: str) -> tuple[float, float]:
    """Seconds of processor time, and the largest factor by which the time left was wrong."""
    begun = time.process_time()
    told: list[tuple[float, float]] = []
    analyse(text, lambda done, found: told.append((time.process_time() - begun, done)))
    whole = time.process_time() - begun
    factors = [1.0]
    for spent, done in told:
        left = seconds_left(spent, done)
        if TOLD_FROM <= done <= 1 - TOLD_FROM and left:
            factors.append(max(left / (whole - spent), (whole - spent) / left))
    return whole, max(factors)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    wanted = parser.parse_args()
    games = sorted(map(game_of_cadets, range(CANDIDATES)), key=lambda text: -len(parse(text).steps))
    for text in games[: wanted.games]:
        steps = len(parse(text).steps)
        seconds, wrong = measured(text)
        told = f"the time left was right within {wrong:.2f} times"
        print(f"{steps} steps: {seconds:.1f} s of processor time; {told}")


if __name__ == "__main__":
    main()
