"""Lines of notation as people write them: dice in any order, several ships docked in one line."""

from __future__ import annotations

import re
from typing import Any

from landfall.core.action import Action
from landfall.core.errors import NotationError
from landfall.core.game import Game
from landfall.scenario.scenario import Move

DIE = re.compile(r"[1-6]\*?")


def read_move(game: Game[Any], text: str) -> Move:
    """The move a line stands for; NotationError when it is no line of this game."""
    try:
        return Move(text, (game.code(text),))
    except NotationError as error:
        problem = str(error)
    action = Action.parse(text.lower())
    if action.verb == "roll":
        return Move(text, (game.code(str(in_order(action, 0))),))
    if action.verb != "dock" or not is_docking(game, action):
        raise NotationError(problem)
    for tries in ([in_order(action, 1)], one_by_one(action)):
        try:
            return Move(text, tuple(game.code(str(docking)) for docking in tries))
        except NotationError:
            continue
    return Move(text, (), f"no ships dock at {action.words[0]} like this")


def is_docking(game: Game[Any], action: Action) -> bool:
    """A place that has dockings, and dice."""
    place, *dice = action.words or [""]
    known = any(game.text(code).startswith(f"dock {place} ") for code in range(game.size))
    return bool(dice) and known and all(DIE.fullmatch(die) for die in dice)


def in_order(action: Action, place: int) -> Action:
    """The same with its dice ascending, as the notation has them; the Relic Ship after its like."""
    return Action(action.verb, (*action.words[:place], *sorted(action.words[place:])))


def one_by_one(action: Action) -> list[Action]:
    """`dock lunar-mine 4 5` is `dock lunar-mine 4` and then `dock lunar-mine 5`."""
    place, *dice = action.words
    return [Action(action.verb, (place, die)) for die in dice]
