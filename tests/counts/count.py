"""Counting the ways to go on from a position, step by step: actions and chance outcomes alike.

Run by itself with the number of a case it prints what is counted one step beyond the table.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import yaml

from landfall.catalog import game as find_game
from landfall.core.game import Game, Position

TABLE = Path(__file__).with_name("table.yaml")


def cases() -> list[dict[str, Any]]:
    loaded: list[dict[str, Any]] = yaml.safe_load(TABLE.read_text(encoding="utf-8"))
    return loaded


def counted(case: dict[str, Any], steps: int) -> tuple[list[int], list[int]]:
    """For 1, 2, … steps: the ways, and the different positions they lead to."""
    game = find_game("alien-frontiers", edition=case["edition"], seats=case["seats"])
    ways: dict[Position, int] = {game.from_dict(case["position"]): 1}
    totals: list[int] = []
    positions: list[int] = []
    for _ in range(steps):
        ways = one_step(game, ways)
        totals.append(sum(ways.values()))
        positions.append(len(ways))
    return totals, positions


def one_step(game: Game[Any], ways: dict[Position, int]) -> dict[Position, int]:
    """The positions one step on, each with the number of ways that lead there."""
    after: dict[Position, int] = {}
    for position, count in ways.items():
        for code in game.legal(position):
            reached = game.apply(position, code)
            after[reached] = after.get(reached, 0) + count
    return after


def one_by_one(game: Game[Any], position: Position, steps: int) -> int:
    """The ways again, each followed to its end, whether or not another leads to the same position."""
    if steps == 0:
        return 1
    return sum(
        one_by_one(game, game.apply(position, code), steps - 1) for code in game.legal(position)
    )


if __name__ == "__main__":
    case = cases()[int(sys.argv[1])]
    print(json.dumps(counted(case, len(case["ways"]) + 1)))
