"""Unlikely Hero: a Hero joins the Resistance of another player’s Fight."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import (
    F_DRAWN,
    F_FULL,
    F_HEROES,
    RALLY_NEXT,
    STEP,
    B,
)
from landfall.games.conquest_of_planet_earth.chance import RESISTANCE_CARD, await_chance
from landfall.games.conquest_of_planet_earth.decks import (
    count_in,
    discard,
    has_resistance,
    resistance_turned_up,
    shuffle_all,
)
from landfall.games.conquest_of_planet_earth.deeds import Event, anothers_fight
from landfall.games.conquest_of_planet_earth.events.captain_to_the_rescue import is_in_deck
from landfall.games.conquest_of_planet_earth.fights import side_of
from landfall.games.conquest_of_planet_earth.refusals import CARDS_ONLY, OWN_FIGHT
from landfall.games.conquest_of_planet_earth.rule import (
    W_AFTER,
    W_BEFORE,
    Book,
    Procedure,
    at_moments,
    step,
)
from landfall.games.conquest_of_planet_earth.state import State, listed_too


@final
class UnlikelyHero(Event):
    def __init__(self) -> None:
        super().__init__("unlikely-hero", at_moments(W_BEFORE, W_AFTER))

    def join(self, book: Book) -> None:
        super().join(book)
        self.seek = book.kind("seek-hero")

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        if state.at[F_FULL] == 0:
            return CARDS_ONLY if side_of(state, seat) < 0 else OWN_FIGHT
        return anothers_fight(state, seat)

    def effect(self, state: State, f: i64) -> None:
        state.push(self.seek, 0, 0, 0, 0)

    def red_effect(self, state: State, f: i64) -> None:
        state.at[RALLY_NEXT] += 1


@final
class SeekHero(Procedure):
    """Resistance cards are turned up until a Hero comes; B: the Captain was among them."""

    def join(self, book: Book) -> None:
        self.news = book.kind("news")

    def go(self, state: State, f: i64) -> None:
        if state.at[f + STEP] == 0 and self.hero_is_left(state) and has_resistance(state):
            await_chance(state, RESISTANCE_CARD)
            return
        shuffles = state.at[f + B] == 1
        joined = state.at[f + STEP] == 1
        state.pop()
        if shuffles:
            shuffle_all(state)
        if joined and state.box.active and state.at[F_DRAWN] == 2:
            state.push(self.news, 0, 0, 0, 0)

    def hero_is_left(self, state: State) -> bool:
        """Is a Hero in the deck or the discard pile?"""
        box = state.box
        card: i64 = 0
        while card < box.resistance:
            if box.res_hero[card] != 0:
                if is_in_deck(state, card) or count_in(state, box.resistance_discards, card) > 0:
                    return True
            card += 1
        return False

    def chance(self, state: State, f: i64, code: i64) -> None:
        card = code - self.book.codes.meet
        box = state.box
        resistance_turned_up(state, card)
        if box.res_hero[card] != 0:
            state.at[F_HEROES] = listed_too(state.at[F_HEROES], card)
            state.at[F_DRAWN] += 1
            step(state, f, 1)
            return
        discard(state, box.resistance_discards, card)
        if box.res_reshuffles[card] != 0:
            state.at[f + B] = 1
