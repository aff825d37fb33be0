"""How long the table takes to analyse a whole game: python -m benchmarks.analysis [--bot NAME]

Games of two cadets, or of another bot, judged as the table judges them: the longest of `--of` games, and
`--games` of those. It prints the processor time of each, and how wrong the time left was as it was told.
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


def whole_game(bot: str, seed: int) -> str:
    """A game of two such bots as text."""
    block = Block(
        "b",
        Setting("alien-frontiers", "later-printing", 2),
        tuple(field([bot, bot])),
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
    parser.add_argument("--of", type=int, default=CANDIDATES)
    parser.add_argument("--bot", default="cadet")
    wanted = parser.parse_args()
    played = [whole_game(wanted.bot, seed) for seed in range(wanted.of)]
    games = sorted(played, key=lambda text: -len(parse(text).steps))
    for text in games[: wanted.games]:
        steps = len(parse(text).steps)
        seconds, wrong = measured(text)
        told = f"the time left was right within {wrong:.2f} times"
        print(f"{steps} steps: {seconds:.1f} s of processor time; {told}")


if __name__ == "__main__":
    main()
