"""The kinds of windows at which a seat may wish to be asked, and the levels of such wishes (R-CQ-1013).

The kind of a window follows from what everybody sees, never from a hidden hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from landfall.core.stops import StopLevel, StopLevels
from landfall.games.conquest_of_planet_earth.box import (
    AGAINST_ALIENS,
    B_SEAT,
    B_SPACE,
    BATTLE,
    FRAME,
    KIND,
    NO_BATTLE,
    SEAT,
    TURN,
    A,
    Box,
)
from landfall.games.conquest_of_planet_earth.fights import NO_SIDE, side_of
from landfall.games.conquest_of_planet_earth.names import SOLO
from landfall.games.conquest_of_planet_earth.rule import (
    A_RIVAL,
    A_RIVAL_OR_COUNTER,
    A_SPACE,
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
    Book,
    is_red,
    target,
    targets_named,
)
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.winning import goal, points_towards_goal

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

OWN_FIGHT: Final = "own-fight"
LOSS: Final = "loss"
WINNING: Final = "winning"
CARD_AT_ME: Final = "card-at-me"
CARD_NEAR_GOAL: Final = "card-near-goal"
CARD: Final = "card"
HUMAN_CARD: Final = "human-card"
COMMAND: Final = "command"
STEP: Final = "step"
EXPLORE: Final = "explore"
BEFORE_DICE: Final = "before-dice"
AFTER_DICE: Final = "after-dice"

OF_RIVALS: Final = {
    OWN_FIGHT: "In your own Fights and turns",
    LOSS: "When an Alien of yours is about to be Destroyed",
    WINNING: "When a rival is about to win",
    CARD_AT_ME: "When a card is aimed at you or at everybody",
    CARD_NEAR_GOAL: "When a rival three points from winning plays a card",
    CARD: "When somebody plays any other card",
    COMMAND: "When Command numbers are known",
    STEP: "When a rival has taken a step",
    EXPLORE: "When a rival explores",
    BEFORE_DICE: "In others’ Fights, before the dice",
    AFTER_DICE: "In others’ Fights, after the dice",
}
TOGETHER: Final = {
    OWN_FIGHT: "In your own Fights and turns",
    LOSS: "When an Alien of yours is about to be Destroyed",
    CARD: "When another player plays a card",
    BEFORE_DICE: "In others’ Fights, before the dice",
    AFTER_DICE: "In others’ Fights, after the dice",
}
OF_HUMANS: Final = {HUMAN_CARD: "When the Humans have a card"}

CALM: Final = frozenset({OWN_FIGHT, LOSS, WINNING, CARD_AT_ME, HUMAN_CARD})
NORMAL: Final = CALM | {CARD_NEAR_GOAL, AFTER_DICE}

OWN: Final = (T_START, T_PROBE, W_CONTROL, W_HERO, W_FIGHT_WON, W_BATTLE_WON)
OF_OTHERS: Final = {
    W_COMMAND: COMMAND,
    W_STEP: STEP,
    W_EXPLORED: EXPLORE,
    W_DRAWN: BEFORE_DICE,
    W_BEFORE: BEFORE_DICE,
    W_AFTER: AFTER_DICE,
    W_DESTROYED: LOSS,
    W_SHIELD: LOSS,
}

CLOSE: Final = 3
"""So many Terror Points before the goal a rival's cards are looked at more closely."""


def kinds_of_stops(box: Box) -> Mapping[str, str]:
    """The kinds of windows that come in a game, with their titles."""
    found = TOGETHER if box.together else OF_RIVALS
    return found | OF_HUMANS if box.active else found


def usual(game: ConquestOfPlanetEarth) -> str:
    """Where hands lie open only those are asked who have an answer, so they are asked always.

    Who leads all groups alone is not asked whether one of them crosses what another does.
    """
    box = game.ruleset.box
    return "everything" if box.open_hands and box.mode != SOLO else "normal"


LEVELS: Final = StopLevels(
    {
        "calm": StopLevel("calm: what is about me, and what ends the game", CALM),
        "normal": StopLevel(
            "normal: also others’ dice, and cards of whoever is about to win", NORMAL
        ),
        "everything": StopLevel(
            "everything: whenever I might answer", frozenset(OF_RIVALS | OF_HUMANS)
        ),
    },
    usual,
)


def stop_of(book: Book, state: State, seat: int) -> str:
    """The kind of the window that is open, for a seat that is asked in it."""
    f = state.top()
    moment, about = int(state.at[f + A]), int(state.at[f + SEAT])
    if moment == W_CANCEL:
        return kind_of_card(book, state, f - FRAME, seat)
    fights = moment in (W_BEFORE, W_AFTER)
    if moment in OWN or (fights and side_of(state, seat) != NO_SIDE):
        return OWN_FIGHT
    if not state.are_partners(seat, about) and wins_battle(state, about):
        return WINNING
    return OF_OTHERS[moment]


def wins_battle(state: State, rival: int) -> bool:
    """Would a rival whose Battle against Humans is under way win the game by it?"""
    at = state.at
    if rival < 0 or at[BATTLE] in (NO_BATTLE, AGAINST_ALIENS) or at[B_SEAT] != rival:
        return False
    owner = state.marker(at[B_SPACE])
    if owner >= 0 and state.are_partners(rival, owner):
        return False  # Counters are fought there, and the points are counted already
    gained = state.population(at[B_SPACE])
    return bool(gained > 0 and points_towards_goal(state, rival) + gained >= goal(state))


# -- cards --------------------------------------------------------------------------------------------


def kind_of_card(book: Book, state: State, f: int, seat: int) -> str:
    """The kind of a window in which a card may be canceled, by who plays it and at whom."""
    rival = int(state.at[f + SEAT])
    if rival < 0 or is_red(state, f):
        return HUMAN_CARD
    if state.box.together or state.are_partners(seat, rival):
        return CARD
    points, wanted = points_towards_goal(state, rival), goal(state)
    part = state.box.parts.events[book.deeds[state.at[f + A]].event]
    if "terror" in part.words("keywords") and part.flag("remains") and points + 1 >= wanted:
        return WINNING
    if is_about(book, state, f, seat):
        return CARD_AT_ME
    return CARD_NEAR_GOAL if points + CLOSE >= wanted else CARD


def is_about(book: Book, state: State, f: int, seat: int) -> bool:
    """Is a card of a rival aimed at a seat, at what is its own, at what it does, or at everybody?"""
    part = state.box.parts.events[book.deeds[state.at[f + A]].event]
    if part.flag("immediate") or (part.flag("remains") and "terror" not in part.words("keywords")):
        return True
    if state.at[TURN] == seat or side_of(state, seat) != NO_SIDE:
        return True
    below = f - FRAME
    while below >= state.box.stack:  # a card that is answered, a step that is crossed
        if state.at[below + KIND] in (book.play, book.step) and state.at[below + SEAT] == seat:
            return True
        below -= FRAME
    return is_target(book, state, f, seat)


def is_target(book: Book, state: State, f: int, seat: int) -> bool:
    """Is one of the targets that were named the seat, or a Space where it has something?"""
    deed = book.deeds[state.at[f + A]]
    for place in range(min(int(targets_named(state, f)), 3)):
        named = int(target(state, f, place))
        want = deed.wants(state, f, place)
        if want in (A_RIVAL, A_RIVAL_OR_COUNTER) and named == seat:
            return True
        if want == A_SPACE and named >= 0:
            if state.aliens(named, seat) > 0 or state.marker(named) == seat:
                return True
    return False
