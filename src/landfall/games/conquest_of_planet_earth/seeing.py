"""What a viewer may see of a position, and what it could be where something is hidden.

Hidden are Event hands (but partners' and, playing together, everybody's), cards of decks that others
have looked at, Command Counters and races while they are being chosen, and who says what in a window.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth.box import (
    ACTING,
    ANSWER,
    CHOSEN,
    EYES,
    HAND,
    KIND,
    OFFERED,
    RACE,
    SEAT,
    STEP,
    UNKNOWN,
    WHO,
    D,
    bit,
)
from landfall.games.conquest_of_planet_earth.decks import sees_hand
from landfall.games.conquest_of_planet_earth.looking import ORDER, UNDER
from landfall.games.conquest_of_planet_earth.setup import CHOOSING, RACES
from landfall.games.conquest_of_planet_earth.state import CHANCE, OVER, SOMEONE, State

NOBODY: Final = -1
"""The viewer who sees what everybody sees."""


def eyes_of(state: State, viewer: i64) -> i64:
    """How a viewer is written in a position: a seat from one on, and onlookers after the last."""
    return viewer + 1 if viewer >= 0 else state.box.seats + 1


def blanked(
    state: State,
    viewer: i64,
    set_up: i64,
    round_kind: i64,
    window: i64,
    telepathy: i64,
    scouting: i64,
) -> State:
    """What a viewer may see. The kinds of some procedures are given: they hide what is chosen."""
    seen = state.copy()
    at = seen.at
    at[EYES] = eyes_of(state, viewer)
    box = state.box
    seat: i64 = 0
    while seat < box.seats:
        if not sees_hand(seen, seat):
            event: i64 = 0
            while event < box.events:
                at[box.event_deck + event] += seen.of(HAND + event, seat)
                seen.put(HAND + event, seat, 0)
                event += 1
        seat += 1
    blank_places(seen, viewer, box.resistance_deck, box.resistance_top)
    blank_places(seen, viewer, box.resistance_deck, box.resistance_bottom)
    blank_places(seen, viewer, box.location_deck, box.location_top)
    if at[WHO] == OVER:
        return seen
    if at[WHO] == CHANCE:
        if set_up_deals(seen, set_up):
            blank_races(seen, viewer, False)
        return seen
    kind = at[seen.top() + KIND]
    if kind == round_kind:
        blank_commands(seen, viewer)
    elif kind == set_up:
        blank_races(seen, viewer, at[seen.top() + STEP] == CHOOSING)
    elif kind == window:
        blank_answers(seen, viewer)
    elif kind == telepathy or kind == scouting:
        blank_order(seen, viewer, UNDER if kind == telepathy else ORDER)
    return seen


def set_up_deals(seen: State, set_up: i64) -> bool:
    """Are races dealt of which each seat keeps one in secret?"""
    if not seen.box.two_races or seen.at[seen.top() + KIND] != set_up:
        return False
    return seen.at[seen.top() + STEP] == RACES


def blank_places(seen: State, viewer: i64, deck: i64, places: i64) -> None:
    """Cards in known places that the viewer does not know are among the unseen."""
    at = seen.at
    place: i64 = 0
    while place < at[places]:
        card = at[places + 1 + 2 * place]
        known = viewer >= 0 and at[places + 2 + 2 * place] & bit(viewer) != 0
        if card != UNKNOWN and not known:
            at[deck + card] += 1
            at[places + 1 + 2 * place] = UNKNOWN
        place += 1


def blank_commands(seen: State, viewer: i64) -> None:
    """Who has chosen a Command Counter is seen, which one is not."""
    seat: i64 = 0
    while seat < seen.box.seats:
        if seat != viewer and seen.of(CHOSEN, seat) > 0 and is_choosing(seen):
            seen.put(CHOSEN, seat, UNKNOWN)
        seat += 1


def is_choosing(seen: State) -> bool:
    """Are Command Counters being chosen, rather than one die rolled again?"""
    return seen.at[seen.top() + STEP] == 1


def blank_races(seen: State, viewer: i64, choosing: bool) -> None:
    """Which two races another seat was dealt, and which it keeps, is not seen."""
    box = seen.box
    if not box.two_races:
        return
    seat: i64 = 0
    while seat < box.seats:
        if not shares_races(seen, seat, viewer):
            offer: i64 = 0
            while offer < 2:
                race = seen.of(OFFERED + offer, seat) - 1
                if race >= 0:
                    if leads(seen, seat):
                        seen.at[box.race_deck + race] += 1
                    seen.put(OFFERED + offer, seat, UNKNOWN)
                offer += 1
            if choosing and seen.of(RACE, seat) > 0:
                seen.put(RACE, seat, UNKNOWN)
        seat += 1


def blank_order(seen: State, viewer: i64, first: i64) -> None:
    """How somebody puts cards back is not seen, nor whether there was anything to put in order."""
    frame = seen.top()
    if seen.at[frame + SEAT] != viewer:
        seen.at[frame + STEP] = first
        seen.at[frame + D] = 0


def keep_in_hand(seen: State, seat: i64, event: i64) -> None:
    """One card of a hidden hand is known."""
    if not sees_hand(seen, seat):
        seen.at[seen.box.event_deck + event] -= 1
        seen.more(HAND + event, seat, 1)


def leads(state: State, seat: i64) -> bool:
    """Is the seat one that draws races, rather than follows its partner's?"""
    return state.box.one_race >> (seat // 2) & 1 == 0 or seat % 2 == 0


def shares_races(state: State, seat: i64, viewer: i64) -> bool:
    if viewer == seat:
        return True
    return viewer >= 0 and state.box.in_teams and seat // 2 == viewer // 2


def blank_answers(seen: State, viewer: i64) -> None:
    """In a window only the own answer is seen, and whether one is asked oneself."""
    at = seen.at
    seat: i64 = 0
    while seat < seen.box.seats:
        if seat != viewer:
            seen.put(ANSWER, seat, 0)
        seat += 1
    if viewer >= 0 and at[ACTING] & bit(viewer) != 0:
        seen.ask(viewer)
    else:
        at[ACTING] = 0
        at[WHO] = SOMEONE


# -- imagining ----------------------------------------------------------------------------------------


def taken(state: State, deck: i64, count: i64, rng: Rng) -> i64:
    """One of the cards that lie where nobody knows, each as likely as the next; it is there no more."""
    total: i64 = 0
    kind: i64 = 0
    while kind < count:
        total += state.at[deck + kind]
        kind += 1
    left = rng.below(total)
    kind = 0
    while left >= state.at[deck + kind]:
        left -= state.at[deck + kind]
        kind += 1
    state.at[deck + kind] -= 1
    return kind


def filled(state: State, rng: Rng) -> None:
    """Hidden hands and cards in their places are what they could be."""
    box = state.box
    at = state.at
    seat: i64 = 0
    while seat < box.seats:
        held: i64 = 0
        event: i64 = 0
        while event < box.events:
            held += state.of(HAND + event, seat)
            event += 1
        while held < state.hand_size(seat):
            state.more(HAND + taken_event(state, rng), seat, 1)
            held += 1
        seat += 1
    fill_places(state, box.resistance_deck, box.resistance_top, box.resistance, rng)
    fill_places(state, box.resistance_deck, box.resistance_bottom, box.resistance, rng)
    fill_places(state, box.location_deck, box.location_top, box.locations, rng)
    at[EYES] = 0


def taken_event(state: State, rng: Rng) -> i64:
    """An Event that can be kept in a hand: those played at once never are."""
    box = state.box
    total: i64 = 0
    kind: i64 = 0
    while kind < box.events:
        if box.event_immediate[kind] == 0:
            total += state.at[box.event_deck + kind]
        kind += 1
    left = rng.below(total)
    kind = 0
    while True:
        if box.event_immediate[kind] == 0:
            if left < state.at[box.event_deck + kind]:
                state.at[box.event_deck + kind] -= 1
                return kind
            left -= state.at[box.event_deck + kind]
        kind += 1


def fill_places(state: State, deck: i64, places: i64, count: i64, rng: Rng) -> None:
    place: i64 = 0
    while place < state.at[places]:
        if state.at[places + 1 + 2 * place] == UNKNOWN:
            state.at[places + 1 + 2 * place] = taken(state, deck, count, rng)
        place += 1


def choices_filled(state: State, rng: Rng) -> None:
    """Command Counters and races that others have chosen are any that they could choose."""
    box = state.box
    seat: i64 = 0
    while seat < box.seats:
        if state.of(CHOSEN, seat) == UNKNOWN:
            state.put(CHOSEN, seat, 1 + any_bit(state.of(CHOSEN - 1, seat), rng))
        offer: i64 = 0
        while offer < 2:
            if state.of(OFFERED + offer, seat) == UNKNOWN:
                if leads(state, seat):
                    race = taken(state, box.race_deck, box.races, rng)
                    state.put(OFFERED + offer, seat, race + 1)
                else:
                    state.put(OFFERED + offer, seat, state.of(OFFERED + offer, seat - 1))
            offer += 1
        if state.of(RACE, seat) == UNKNOWN:
            state.put(RACE, seat, state.of(OFFERED + rng.below(2), seat))
        seat += 1


def any_bit(mask: i64, rng: Rng) -> i64:
    """One of the bits that are set, each as likely as the next."""
    count: i64 = 0
    place: i64 = 0
    while mask >> place != 0:
        count += mask >> place & 1
        place += 1
    left = rng.below(count)
    place = 0
    while True:
        if mask >> place & 1 == 1:
            if left == 0:
                return place
            left -= 1
        place += 1
