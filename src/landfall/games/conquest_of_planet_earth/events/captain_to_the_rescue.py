"""The Captain to the Rescue!: Captain Fantastic takes the place of another player’s Resistance."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import BATTLE, F_FULL, NO_BATTLE, STEP, E
from landfall.games.conquest_of_planet_earth.chance import SECTION, await_chance
from landfall.games.conquest_of_planet_earth.counters import CAPTAIN_WAITS, wait
from landfall.games.conquest_of_planet_earth.decks import discard_resistance, forget
from landfall.games.conquest_of_planet_earth.deeds import Event, section_with_most_markers
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, NO_TARGET, WRONG_TARGET
from landfall.games.conquest_of_planet_earth.rule import (
    OF_HUMANS,
    W_DRAWN,
    Book,
    Procedure,
    at_moments,
    step,
)
from landfall.games.conquest_of_planet_earth.state import State


@final
class CaptainToTheRescue(Event):
    def __init__(self) -> None:
        super().__init__("captain-to-the-rescue", at_moments(W_DRAWN))

    def join(self, book: Book) -> None:
        super().join(book)
        self.attack = book.kind("captain-comes")

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        captain = superhero(state)
        if state.at[F_FULL] == 0 or state.at[F_FULL] == captain + 1:
            return WRONG_TARGET
        return LEGAL if is_in_deck(state, captain) else NO_TARGET

    def effect(self, state: State, f: i64) -> None:
        captain = superhero(state)
        full = state.at[F_FULL] - 1
        shuffle_all_known(state)
        state.at[state.box.resistance_deck + captain] -= 1
        state.at[state.box.resistance_deck + state.box.resistance] -= 1
        state.at[F_FULL] = captain + 1
        discard_resistance(state, full)

    def red_effect(self, state: State, f: i64) -> None:
        state.push(self.attack, OF_HUMANS, 0, 0, 0)


def superhero(state: State) -> i64:
    """The Resistance card of Captain Fantastic."""
    card: i64 = 0
    while state.box.res_reshuffles[card] == 0:
        card += 1
    return card


def is_in_deck(state: State, card: i64) -> bool:
    """Is a Resistance card in its deck, or could it be to whoever sees this position?"""
    box = state.box
    if state.at[box.resistance_deck + card] > 0:
        return True
    place: i64 = 0
    while place < state.at[box.resistance_top]:
        if state.at[box.resistance_top + 1 + 2 * place] == card:
            return True
        place += 1
    place = 0
    while place < state.at[box.resistance_bottom]:
        if state.at[box.resistance_bottom + 1 + 2 * place] == card:
            return True
        place += 1
    return False


def shuffle_all_known(state: State) -> None:
    """The deck is searched, and shuffled: nobody knows a place in it any more."""
    forget(state, state.box.resistance_top)
    forget(state, state.box.resistance_bottom)


@final
class CaptainComes(Procedure):
    """The Captain's Counter attacks the section with most markers, if he is in the pool."""

    def join(self, book: Book) -> None:
        self.waiting = book.kind("waiting-fights")

    def go(self, state: State, f: i64) -> None:
        at = state.at
        box = state.box
        if at[f + STEP] == 0:
            if box.captain < 0 or at[box.counter_pool + box.captain] == 0:
                state.pop()
                return
            at[f + E] = section_with_most_markers(state)
            await_chance(state, SECTION)
        else:
            state.pop()
            if at[BATTLE] == NO_BATTLE:
                state.push(self.waiting, 0, 0, 0, 0)

    def chance(self, state: State, f: i64, code: i64) -> None:
        state.at[state.box.counter_pool + state.box.captain] -= 1
        wait(state, CAPTAIN_WAITS + code - self.book.codes.section, state.box.captain)
        step(state, f, 1)
