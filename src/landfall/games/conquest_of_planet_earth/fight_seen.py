"""The Battle and the Fight under way as plain values: who is in it, both totals, dice, chances.

Everybody sees all of it.
"""

from __future__ import annotations

from typing import Any, Final

from landfall.core.game import SEAT_LETTERS
from landfall.games.conquest_of_planet_earth.box import (
    AGAINST_HUMANS,
    B_CONTROLLED,
    B_FIGHTS,
    B_LOST,
    B_RIVAL,
    B_SEAT,
    B_SPACE,
    B_WON,
    BATTLE,
    F_COUNTER,
    F_FULL,
    F_HEROES,
    F_ROUND,
    MOST_DICE,
    R_DICE,
    R_DIE,
    R_EXTRA,
    TIPPED,
)
from landfall.games.conquest_of_planet_earth.fight_cases import cases_of_round
from landfall.games.conquest_of_planet_earth.fights import (
    OTHER,
    OWN,
    abilities,
    alien_total,
    base_strength,
    crushing_from,
    dice_of_humans,
    hero_strength,
    highest_die,
    human_total,
    is_air,
    place_strength,
    skin,
    winner,
    with_humans,
)
from landfall.games.conquest_of_planet_earth.names import ABILITIES, SKINS
from landfall.games.conquest_of_planet_earth.state import State, length, listed
from landfall.games.conquest_of_planet_earth.strength_parts import chain, parts

BATTLES: Final = ("humans", "aliens", "captain")
SIDES: Final = ("own", "enemy")


def battle_seen(state: State) -> dict[str, Any] | None:
    """The Battle: whose, where, against whom, what is won of it and what is still due."""
    if not state.at[BATTLE]:
        return None
    space = int(state.at[B_SPACE])
    rival = int(state.at[B_RIVAL]) - 1
    needs = 0
    if state.at[BATTLE] == AGAINST_HUMANS and state.resistance(space) > 0:
        needs = int(state.resistance(space) + state.at[state.space(space) + TIPPED])
    return {
        "against": BATTLES[int(state.at[BATTLE]) - 1],
        "space": state.box.board.spaces[space],
        "seat": SEAT_LETTERS[int(state.at[B_SEAT])],
        "rival": SEAT_LETTERS[rival] if rival >= 0 else None,
        "won": int(state.at[B_WON]),
        "needs": needs,
        "fights": int(state.at[B_FIGHTS]),
        "lost": int(state.at[B_LOST]),
        "controlled": cards_in(state, int(state.at[B_CONTROLLED])),
    }


def cards_in(state: State, packed: int) -> list[str]:
    names = state.box.resistance_names
    return [names[int(listed(packed, place))] for place in range(int(length(packed)))]


def fight_seen(state: State, fires: bool = False) -> dict[str, Any] | None:
    """The Fight: its Resistance with Heroes, totals without and with dice, what crushes, the chances.

    `fires`: its round has not begun, so that a Barrage is still to come.
    """
    if not state.at[BATTLE]:
        return None
    box = state.box
    full, counter = int(state.at[F_FULL]), int(state.at[F_COUNTER])
    strength = totals(state)
    dice = [dice_of(state, side) for side in range(2)]
    rolled = all(len(dice[side]) == dice_due(state, side) for side in range(2))
    humans = with_humans(state)
    return {
        "full": box.resistance_names[full - 1] if full else None,
        "counter": box.counter_names[counter - 1] if counter else None,
        "heroes": cards_in(state, int(state.at[F_HEROES])),
        "skin": SKINS[int(skin(state))],
        "air": bool(humans and is_air(state)),
        "abilities": [
            name for n, name in enumerate(ABILITIES) if humans and abilities(state) >> n & 1
        ],
        "base": int(base_strength(state)) if humans else 0,
        "from-heroes": int(hero_strength(state)) if humans else 0,
        "from-places": int(place_strength(state)) if humans else 0,
        "round": int(state.at[F_ROUND]),
        "chain": chain(state),
        "strength": dict(zip(SIDES, strength, strict=True)),
        "parts": {side: parts(state, n) for n, side in enumerate(SIDES)},
        "dice": dict(zip(SIDES, dice, strict=True)),
        "dice-due": {side: dice_due(state, n) for n, side in enumerate(SIDES)},
        "totals": {side: strength[n] + max(dice[n], default=0) for n, side in enumerate(SIDES)},
        "crushing": {side: int(crushing_from(state, n)) for n, side in enumerate(SIDES)},
        "leads": leader(state) if rolled and any(dice) else None,
        "crushes": crusher(state) if rolled and any(dice) else None,
        "chances": chances(state, fires)
        if (full or counter or not humans) and not rolled
        else None,
    }


def totals(state: State) -> list[int]:
    """Both Strength Totals, without dice."""
    enemy = human_total(state) if with_humans(state) else alien_total(state, OTHER)
    return [int(alien_total(state, OWN)), int(enemy)]


def dice_of(state: State, side: int) -> list[int]:
    """The dice of a side that are rolled."""
    first = R_DIE + MOST_DICE * side
    dice = [int(state.at[first + die]) for die in range(MOST_DICE)]
    while dice and dice[-1] == 0:
        dice.pop()
    return dice


def dice_due(state: State, side: int) -> int:
    """How many dice a side rolls in this Fight Round, as it stands."""
    if state.at[R_DICE + side]:
        return int(state.at[R_DICE + side])
    if side == OTHER and with_humans(state):
        return int(dice_of_humans(state))
    return 1 + int(state.at[R_EXTRA + side])


def leader(state: State) -> str:
    """Who wins the Fight Round as the dice lie."""
    side = int(winner(state))
    return SIDES[side] if side >= 0 else "nobody"


def crusher(state: State) -> str | None:
    """The side that wins it by a Crushing Victory."""
    side = int(winner(state))
    if side < 0 or highest_die(state, side) < crushing_from(state, side):
        return None
    return SIDES[side]


def chances(state: State, fires: bool = False) -> dict[str, float]:
    """How likely each side is to win the Fight Round, if nobody does anything more.

    `fires`: it has not begun, and would begin with a Barrage where the Resistance has one.
    """
    trial = state
    if state.at[F_ROUND] == 0:
        trial = state.copy()
        trial.at[F_ROUND] = 1  # the first is about to begin
        fires = True
    cases = cases_of_round(trial, fires)
    found = {"own": cases.own, "nobody": cases.tie, "enemy": cases.other}
    return {side: round(number / cases.of, 4) for side, number in found.items()}
