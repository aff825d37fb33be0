"""What each bot does how often: count the actions in the records of a tournament.

Usage: python habits.py [FOLDER]     of: landfall tournament corsair captain --records FOLDER
Without a folder it plays and records a game of a cadet first.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

import landfall
from landfall.lab.entrants import field
from landfall.lab.match import Block, Setting
from landfall.lab.tournament import play_recorded

MOST = 60


def habits(folder: Path) -> dict[tuple[str, str], float]:
    """For each bot and kind of action, how often it is taken a game."""
    done: Counter[tuple[str, str]] = Counter()
    games: Counter[str] = Counter()
    for path in sorted(folder.iterdir()):
        record = landfall.read_record(path)
        bots = {seat: player.name for seat, player in zip("ABCD", record.players, strict=False)}
        games.update(bots.values())
        for step in record.steps:
            if step.actor in bots:
                done[bots[step.actor], " ".join(step.text.split()[:2])] += 1
    return {(bot, action): count / games[bot] for (bot, action), count in done.most_common(MOST)}


def play_into(folder: Path) -> None:
    """One seed, from both seats."""
    setting = Setting("alien-frontiers", "later-printing", 2)
    block = Block("cadets", setting, tuple(field(["cadet", "drifter"])), (1, 0))
    for number, text in enumerate(play_recorded(block).records):
        (folder / f"{number}.landfall").write_text(text, encoding="utf-8")


def main() -> None:
    with TemporaryDirectory() as empty:
        if len(sys.argv) == 1:
            play_into(Path(empty))
        for (bot, action), often in habits(Path(sys.argv[1] if sys.argv[1:] else empty)).items():
            print(f"{bot:12} {action:32} {often:6.2f} a game")


if __name__ == "__main__":
    main()
