"""The engine's moves beside those that were read a second time."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import islice
from typing import Any

from landfall.core.game import CHANCE, OVER
from landfall.games.alien_frontiers.game import AlienFrontiers
from random_play import walk
from second_reading.answers import READ
from second_reading.crowds import crowded
from second_reading.memory import Memory
from second_reading.moves import moves
from second_reading.shown import Table


def read_again(game: AlienFrontiers, whole: dict[str, Any]) -> set[str] | None:
    """What the position allows by the second reading; nothing where this knows no such question."""
    table = Table(whole, game.edition)
    asked = (whole["pending"] or [{"asks": "main"}])[-1]
    if asked["asks"] == "main":
        return moves(table)
    return set(READ[asked["asks"]](table, asked)) if asked["asks"] in READ else None


def compare(game: AlienFrontiers, position: Any, whole: dict[str, Any]) -> bool:
    """Both allow the same; the answer is whether this is a position that is read at all."""
    read = None if game.actor(position) in (CHANCE, OVER) else read_again(game, whole)
    if read is None:
        return False
    engine = {game.text(code) for code in game.legal(position)}
    assert (read - engine, engine - read) == (set(), set()), (read ^ engine, whole)
    return True


def follow(game: AlienFrontiers, walked: Iterable[tuple[Any, int]], every: int = 1) -> int:
    """Some steps of a game: what they use up is counted, and of so many positions one is compared."""
    found, memory = 0, Memory()
    for number, (position, code) in enumerate(walked):
        whole = game.to_dict(position)
        memory.look(whole)
        if code >= 0:
            memory.act(whole, game.text(code))
        if number % every == 0:
            found += compare(game, position, whole)
    return found


def compare_games(game: AlienFrontiers, seed: str, steps: int | None, every: int = 1) -> int:
    """A random game from its start, or so many steps of it."""
    return follow(game, islice(walk(game, seed), steps), every)


def compare_crowds(game: AlienFrontiers, seed: str, tables: int, steps: int) -> int:
    """Crowded tables, each played on for some steps."""
    starts = islice(crowded(game, random.Random(seed)), tables)
    walks = (walk(game, seed, number, start=start) for number, start in enumerate(starts))
    return sum(follow(game, islice(walked, steps)) for walked in walks)
