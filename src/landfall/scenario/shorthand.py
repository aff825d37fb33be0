"""Lines of notation as people write them: dice in any order, several ships in one line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from landfall.core.action import Action
from landfall.core.errors import NotationError
from landfall.core.game import Game
from landfall.scenario.scenario import MoveLine

RELIC = "relic-ship"


def read_move(game: Game[Any], text: str) -> MoveLine:
    """The move a line stands for; one without codes if it stands for none.

    What could never be, and what makes no sense, are then told apart by `game.explain`.
    """
    for way in ways(text):
        try:
            return MoveLine(text, tuple(game.code(str(action)) for action in way))
        except NotationError:
            continue
    return MoveLine(text, ())


def ways(text: str) -> Iterator[list[Action]]:
    """What the line may mean, the plainest first."""
    if not text.strip():
        return
    yield [Action.parse(text)]
    action = Action.parse(text.lower())
    if action.verb == "roll":
        yield fleet_and_relic(action)
    elif action.verb == "dock" and len(action.words) > 1:
        yield [in_order(action, 1)]
        yield one_by_one(action)
    elif action.words and action.words[-1].endswith("*"):
        yield [Action(action.verb, (RELIC,))]
        yield [Action(action.verb, (action.words[0], RELIC))]


def fleet_and_relic(action: Action) -> list[Action]:
    """Dice in any order; one with a star is the Relic Ship's, told after the others."""
    own = tuple(die for die in action.words if not die.endswith("*"))
    rolls = [in_order(Action("roll", own), 0)] if own else []
    return rolls + [Action("relic", (die[0],)) for die in action.words if die.endswith("*")]


def in_order(action: Action, place: int) -> Action:
    """The same with its dice ascending, as the notation has them; the Relic Ship after its like."""
    return Action(action.verb, (*action.words[:place], *sorted(action.words[place:])))


def one_by_one(action: Action) -> list[Action]:
    """`dock lunar-mine 4 5` is `dock lunar-mine 4` and then `dock lunar-mine 5`."""
    place, *dice = action.words
    return [Action(action.verb, (place, die)) for die in dice]
