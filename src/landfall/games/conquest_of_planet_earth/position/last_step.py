"""What the last step has done, which is kept for whoever tells it."""

from __future__ import annotations

from typing import Any, Final

from landfall.games.conquest_of_planet_earth.box import (
    DONE_BY,
    DONE_CANCELED,
    DONE_DEED,
    DONE_ROUND,
    DONE_TOTALS,
    NEITHER,
)
from landfall.games.conquest_of_planet_earth.fight_seen import SIDES
from landfall.games.conquest_of_planet_earth.position.laid import Laid, Tongue
from landfall.games.conquest_of_planet_earth.position.named import (
    ENEMY,
    NOBODY,
    OWN,
    PLENTY,
    Many,
    Name,
    Saying,
)
from landfall.games.conquest_of_planet_earth.state import State

LAST_STEP: Final = "last-step"
TOTALS: Final = Many(-PLENTY, PLENTY)


def numbers(tongue: Tongue) -> tuple[tuple[str, int, Saying], ...]:
    """What was played or used and by whom, what was canceled, who won the Fight Round."""
    deeds = tongue.words.from_one([f"{deed.verb} {deed.key}" for deed in tongue.book.deeds])
    return (
        ("deed", DONE_DEED, deeds),
        ("by", DONE_BY, tongue.words.from_one(tongue.words.letters)),
        ("canceled", DONE_CANCELED, deeds),
        ("round", DONE_ROUND, Name({1: OWN, 2: ENEMY, NEITHER: NOBODY})),
    )


def write_last_step(tongue: Tongue, state: State) -> dict[str, Any]:
    said = {
        key: how.say(int(state.at[at])) for key, at, how in numbers(tongue) if state.at[at] != 0
    }
    totals = {side: int(state.at[DONE_TOTALS + n]) for n, side in enumerate(SIDES)}
    if any(totals.values()):
        said["totals"] = {side: total for side, total in totals.items() if total}
    return said


def read_last_step(laid: Laid) -> None:
    known = numbers(laid.tongue)
    entry = laid.table.part(LAST_STEP, (*(key for key, _, _ in known), "totals"))
    for key, at, how in known:
        if entry.has(key):
            laid.state.at[at] = how.read(entry.at(key))
    for side, total in entry.part("totals", SIDES).items():
        laid.state.at[DONE_TOTALS + SIDES.index(side)] = TOTALS.read(total)
