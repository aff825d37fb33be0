"""The kinds of windows at which a seat may wish to be asked (R-CQ-1013)."""

from __future__ import annotations

from typing import Final

from landfall.games.conquest_of_planet_earth.rule import (
    T_PROBE,
    T_START,
    W_AFTER,
    W_BATTLE_WON,
    W_BEFORE,
    W_CANCEL,
    W_COMMAND,
    W_CONTROL,
    W_DESTROYED,
    W_DRAWN,
    W_EXPLORED,
    W_FIGHT_WON,
    W_HERO,
    W_SHIELD,
    W_STEP,
)

KINDS_OF_STOPS: Final = {
    "card": "When somebody plays a card",
    "command": "When Command numbers are known",
    "step": "When a rival has taken a step",
    "explore": "When a rival explores",
    "before-dice": "In others’ Fights, before the dice",
    "after-dice": "In others’ Fights, after the dice",
    "own-fight": "In your own Fights and turns",
    "loss": "When an Alien of yours is about to be destroyed",
}

OWN: Final = (T_START, T_PROBE, W_CONTROL, W_HERO, W_FIGHT_WON, W_BATTLE_WON)
OF_OTHERS: Final = {
    W_CANCEL: "card",
    W_COMMAND: "command",
    W_STEP: "step",
    W_EXPLORED: "explore",
    W_DRAWN: "before-dice",
    W_BEFORE: "before-dice",
    W_AFTER: "after-dice",
    W_DESTROYED: "loss",
    W_SHIELD: "loss",
}


def stop_of(moment: int, own: bool) -> str:
    """The kind of a window for a seat: whether it is about its own Aliens makes a difference."""
    if moment in OWN or (own and moment in (W_BEFORE, W_AFTER)):
        return "own-fight"
    return OF_OTHERS[moment]
