"""Lines of notation as people write them: dice in any order, several ships in one line, and some that
ask for what could never be."""

from __future__ import annotations

import re
from typing import Any

from landfall.core.action import Action
from landfall.core.errors import NotationError
from landfall.core.game import Game
from landfall.scenario.scenario import Move

DIE = re.compile(r"[1-6]\*?")
RELIC = "relic-ship"


def read_move(game: Game[Any], text: str) -> Move:
    """The move a line stands for; NotationError when it is no line of this game."""
    try:
        return Move(text, (game.code(text),))
    except NotationError as error:
        problem = str(error)
    action = Action.parse(text.lower())
    if action.verb == "roll":
        return read_roll(game, action, text)
    if action.verb == "dock" and is_docking(game, action):
        return read_docking(game, action, text)
    if action.words and action.words[-1].endswith("*"):
        return read_relic(game, action, text, problem)
    never = no_power(game, action)
    if not never:
        raise NotationError(problem)
    return Move(text, (), never)


def read_roll(game: Game[Any], action: Action, text: str) -> Move:
    """Dice in any order; one with a star is the Relic Ship's, told after the others."""
    own = tuple(die for die in action.words if not die.endswith("*"))
    relic = [die[0] for die in action.words if die.endswith("*")]
    rolls = [in_order(Action("roll", own), 0)] if own else []
    rolls += [Action("relic", (die,)) for die in relic]
    return Move(text, tuple(game.code(str(roll)) for roll in rolls))


def read_relic(game: Game[Any], action: Action, text: str, problem: str) -> Move:
    """`aim B 4*` and `use orbital-teleporter lunar-mine 4*` mean the Relic Ship, wherever it is."""
    for words in ((RELIC,), (action.words[0], RELIC)):
        try:
            return Move(text, (game.code(str(Action(action.verb, words))),))
        except NotationError:
            continue
    raise NotationError(problem)


# -- dockings --------------------------------------------------------------------------------------


def read_docking(game: Game[Any], action: Action, text: str) -> Move:
    for tries in ([in_order(action, 1)], one_by_one(action)):
        try:
            return Move(text, tuple(game.code(str(docking)) for docking in tries))
        except NotationError:
            continue
    return Move(text, (), f"no ships dock at {action.words[0]} like this")


def is_docking(game: Game[Any], action: Action) -> bool:
    """A place where ships may be, and dice."""
    place, *dice = action.words or [""]
    return bool(dice) and place in places(game) and all(DIE.fullmatch(die) for die in dice)


def places(game: Game[Any]) -> set[str]:
    """Where ships dock; and where a card looks for one besides, though nothing docks there."""
    docks = {line.split()[1] for line in lines(game, "dock")}
    sought: dict[str, set[str]] = {}
    for _, card, target, *_ in map(str.split, lines(game, "discard")):
        sought.setdefault(card, set()).add(target)
    return docks.union(*(targets for targets in sought.values() if docks <= targets))


def in_order(action: Action, place: int) -> Action:
    """The same with its dice ascending, as the notation has them; the Relic Ship after its like."""
    return Action(action.verb, (*action.words[:place], *sorted(action.words[place:])))


def one_by_one(action: Action) -> list[Action]:
    """`dock lunar-mine 4 5` is `dock lunar-mine 4` and then `dock lunar-mine 5`."""
    place, *dice = action.words
    return [Action(action.verb, (place, die)) for die in dice]


# -- powers that there could never be --------------------------------------------------------------


def no_power(game: Game[Any], action: Action) -> str:
    """Why no card has such a power; nothing if this is no power of a card at all."""
    card, *target = action.words or [""]
    if action.verb not in ("use", "discard") or f"claim {card}" not in lines(game, "claim"):
        return ""
    known = {line for line in lines(game, action.verb) if line.split()[1] == card}
    if not known:
        return f"{card} has no power to {action.verb}"
    docks = [line.split()[1] for line in lines(game, "dock")]
    if target and target[0] in places(game):
        elsewhere = (Action(action.verb, (card, dock, *target[1:])) for dock in docks)
        if any(str(line) in known for line in elsewhere):
            return f"{card} reaches no ship at {target[0]} like this"
    return ""


def lines(game: Game[Any], verb: str) -> list[str]:
    """All that can be said with a verb."""
    every = (game.text(code) for code in range(game.size))
    return [line for line in every if line.startswith(f"{verb} ")]
