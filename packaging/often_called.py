"""Lists the functions that random decisions call often, for `units` to lay them side by side.

With all modules some three hundred functions play a game, out of thousands. Between the others they
lie on so many pages of memory that the processor must look up over and over where those are.

    LANDFALL_ENGINE=interpreted PYTHONPATH=src python packaging/often_called.py

plays classic games and games with all modules, interpreted, and writes the list anew. A list that is
out of date makes nothing wrong: what is not on it just lies elsewhere.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

LIST = Path(__file__).with_suffix(".txt")
PACKAGE = "landfall.games.alien_frontiers"
GAMES = 40
OFTEN = 0.02
"""Calls a decision."""


def calls_of(game: Any) -> dict[str, float]:
    """How often a random decision calls each function, by its full name."""
    from landfall.core.rng import Rng

    calls: Counter[str] = Counter()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            calls[f"{frame.f_globals['__name__']}.{frame.f_code.co_qualname}"] += 1

    game.ruleset.random_games(1, Rng(0))  # what is listed late is listed now
    sys.setprofile(note)
    decisions = game.ruleset.random_games(GAMES, Rng(1))
    sys.setprofile(None)
    return {name: count / decisions for name, count in calls.items()}


def main() -> None:
    from landfall.core.engine import compiled
    from landfall.games.alien_frontiers.game import AlienFrontiers

    assert not compiled(), "compiled functions cannot be watched"
    modules: dict[str, Any] = {
        "deck": "wide",
        "factions": True,
        "agendas": True,
        "outer_belt": True,
    }
    often: set[str] = set()
    for game in (AlienFrontiers("later-printing", 4), AlienFrontiers("edition-x", 4, **modules)):
        calls = calls_of(game)
        often |= {name for name in calls if name.startswith(PACKAGE) and calls[name] >= OFTEN}
    named = sorted(name.removeprefix("landfall.games.") for name in often if "<" not in name)
    LIST.write_text("".join(f"{name}\n" for name in named))


if __name__ == "__main__":
    main()
