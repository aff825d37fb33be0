"""Setting up: races, saucers, tokens, starting Counters, hands, and what races bring (R-CQ-105)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.conquest_of_planet_earth.box import (
    ACTING,
    CARD,
    COMMANDS_LEFT,
    EYES,
    OFFERED,
    RACE,
    SITE,
    SPACE_NUMBERS,
    STEP,
    TOKENS,
    TURN,
    UNKNOWN,
    WHO,
    A,
    B,
    Box,
    bit,
    ints,
)
from landfall.games.conquest_of_planet_earth.chance import A_RACE, await_chance
from landfall.games.conquest_of_planet_earth.counters import ANY
from landfall.games.conquest_of_planet_earth.decks import drawn
from landfall.games.conquest_of_planet_earth.drawing import TO_INTELLIGENCE
from landfall.games.conquest_of_planet_earth.names import ALL_COMMANDS, SAUCERS
from landfall.games.conquest_of_planet_earth.refusals import (
    LEGAL,
    NOT_OFFERED,
    NOT_PENDING,
    RACE_TAKEN,
)
from landfall.games.conquest_of_planet_earth.rule import Book, Procedure, step
from landfall.games.conquest_of_planet_earth.state import SOMEONE, WORKING, State
from landfall.games.conquest_of_planet_earth.window import first_of

# Steps of the set-up.
RACES: Final = 0
CHOOSING: Final = 1
COUNTERS: Final = 2
HANDS: Final = 3
POWERS: Final = 4
DONE: Final = 5


@final
class SetUp(Procedure):
    """A: the seat, or the Counter, that comes next. B: the section that is next."""

    def join(self, book: Book) -> None:
        self.place = book.kind("place-counter")
        self.draw = book.kind("draw-events")
        self.stuff = book.kind("gain-stuff")
        self.round = book.kind("round")

    def go(self, state: State, f: i64) -> None:
        now = state.at[f + STEP]
        if now == RACES:
            self.races(state, f)
        elif now == CHOOSING:
            self.reveal(state, f)
        elif now == COUNTERS:
            self.counters(state, f)
        elif now == HANDS:
            self.hands(state, f)
        elif now == POWERS:
            self.powers(state, f)
        else:
            state.pop()
            state.push(self.round, 0, 0, 0, 0)

    # -- races ------------------------------------------------------------------------------------

    def races(self, state: State, f: i64) -> None:
        """One for each seat by chance; or two, of which it keeps one; or as it likes."""
        at = state.at
        box = state.box
        while at[f + A] < box.seats:
            seat = at[f + A]
            leader = self.leader(state, seat)
            if leader != seat:
                self.follow(state, seat, leader)
                at[f + A] += 1
            elif state.of(RACE, seat) > 0:  # it was named before the game
                at[f + A] += 1
            elif box.choose_races:
                state.ask(seat)
                return
            else:
                await_chance(state, A_RACE)
                return
        at[f + A] = 0
        if not box.two_races:
            step(state, f, COUNTERS)
            self.lay_out(state)
            return
        step(state, f, CHOOSING)
        seat = 0
        while seat < box.seats:
            if self.leader(state, seat) == seat:
                at[ACTING] |= bit(seat)
            seat += 1
        at[WHO] = 0

    def leader(self, state: State, seat: i64) -> i64:
        """The seat whose race this one plays: its own, or its partner's where a team has one race."""
        if state.box.one_race >> (seat // 2) & 1 == 1:
            return seat - seat % 2
        return seat

    def follow(self, state: State, seat: i64, leader: i64) -> None:
        state.put(RACE, seat, state.of(RACE, leader))
        state.put(OFFERED, seat, state.of(OFFERED, leader))
        state.put(OFFERED + 1, seat, state.of(OFFERED + 1, leader))

    def chance(self, state: State, f: i64, code: i64) -> None:
        at = state.at
        box = state.box
        race = code - self.book.codes.be
        seat = at[f + A]
        drawn(state, box.race_deck, box.races, race)
        if not box.two_races:
            state.put(RACE, seat, race + 1)
            at[f + A] += 1
        elif state.of(OFFERED, seat) == 0:
            state.put(OFFERED, seat, race + 1)
        else:
            state.put(OFFERED + 1, seat, race + 1)
            at[f + A] += 1

    def reveal(self, state: State, f: i64) -> None:
        """All have kept one of their two; the others go back and stay out."""
        seat: i64 = 0
        while seat < state.box.seats:
            leader = self.leader(state, seat)
            if leader != seat:
                state.put(RACE, seat, state.of(RACE, leader))
            seat += 1
        seat = 0
        while seat < state.box.seats:
            state.put(OFFERED, seat, 0)
            state.put(OFFERED + 1, seat, 0)
            seat += 1
        step(state, f, COUNTERS)
        self.lay_out(state)

    def candidates(self, state: State, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        race: i64 = 0
        while race < state.box.races:
            out[n] = self.book.codes.race + race
            n += 1
            race += 1
        return n

    def forbids(self, state: State, f: i64, seat: i64, code: i64) -> i64:
        race = code - self.book.codes.race
        if race < 0 or race >= state.box.races:
            return NOT_PENDING
        if state.at[f + STEP] == RACES:
            if state.box.same_races:
                return LEGAL
            return LEGAL if state.at[state.box.race_deck + race] > 0 else RACE_TAKEN
        offered = state.of(OFFERED, seat) == race + 1 or state.of(OFFERED + 1, seat) == race + 1
        return LEGAL if offered else NOT_OFFERED

    def answer(self, state: State, f: i64, seat: i64, code: i64) -> None:
        at = state.at
        race = code - self.book.codes.race
        state.put(RACE, seat, race + 1)
        if at[f + STEP] == RACES:
            if at[state.box.race_deck + race] > 0:
                drawn(state, state.box.race_deck, state.box.races, race)
            at[f + A] += 1
            state.go_on()
            return
        at[ACTING] &= ~bit(seat)
        if at[ACTING] == 0:
            at[WHO] = SOMEONE if at[EYES] != 0 and self.others_unknown(state, seat) else WORKING
            return
        at[WHO] = first_of(at[ACTING])

    def others_unknown(self, state: State, seat: i64) -> bool:
        other: i64 = 0
        while other < state.box.seats:
            if state.of(RACE, other) <= 0 and self.leader(state, other) == other and other != seat:
                return True
            other += 1
        return False

    # -- saucers, tokens, Counters, hands -----------------------------------------------------------

    def lay_out(self, state: State) -> None:
        seat: i64 = 0
        while seat < state.box.seats:
            site = state.box.site(seat)
            state.at[state.space(site) + SPACE_NUMBERS + seat] = SAUCERS
            state.put(TOKENS, seat, 1)
            state.put(COMMANDS_LEFT, seat, ALL_COMMANDS if state.box.commands else 0)
            seat += 1

    def counters(self, state: State, f: i64) -> None:
        """One on the section of each player, then two on the Objective section; or more of them."""
        at = state.at
        box = state.box
        if not box.active:
            step(state, f, HANDS)
            return
        more: i64 = 1 if box.extra_counters else 0
        section = at[f + B] + 1
        wanted = 1 + more
        if section > box.seats:
            section = 0
            wanted = 2 + more
        if at[f + A] < wanted:
            at[f + A] += 1
            state.push(self.place, 0, ANY, section, ANY)
            return
        at[f + A] = 0
        if section == 0:
            step(state, f, HANDS)
        else:
            at[f + B] += 1

    def hands(self, state: State, f: i64) -> None:
        at = state.at
        if at[f + A] == state.box.seats:
            at[f + A] = 0
            step(state, f, POWERS)
            return
        at[f + A] += 1
        state.push(self.draw, at[f + A] - 1, TO_INTELLIGENCE, 0, 0)

    def powers(self, state: State, f: i64) -> None:
        """What a race brings to the set-up."""
        at = state.at
        if at[f + A] == state.box.seats:
            step(state, f, DONE)
            return
        seat = at[f + A]
        race = state.race(seat)
        at[f + A] += 1
        state.more(TOKENS, seat, state.box.setup_tokens[race])
        if state.box.setup_stuff[race] > 0:
            state.push(self.stuff, seat, state.box.setup_stuff[race], 0, 0)


def empty_table(box: Box) -> State:
    """The board with its Objective, all decks whole, nobody on it."""
    state = State(box, ints([0] * int(box.size)))
    at = state.at
    at[TURN] = UNKNOWN
    objective = len(box.parts.locations) + (1 if box.historic else 0)
    at[state.space(0) + CARD] = objective + 1
    seat: i64 = 0
    while seat < box.seats:
        at[state.space(box.site(seat)) + CARD] = SITE
        seat += 1
    fill(state, box.stuff_deck, box.stuff, box.stuff_copies)
    fill(state, box.location_deck, box.locations, box.loc_copies)
    fill(state, box.resistance_deck, box.resistance, box.res_copies)
    if box.active:
        fill(state, box.tech_deck, box.tech, box.tech_copies)
    race: i64 = 0
    while race < box.races:
        at[box.race_deck + race] = 1
        race += 1
    at[box.race_deck + box.races] = box.races
    event: i64 = 0
    while event < box.events:
        deck = box.event_deck
        if box.split and box.event_red[event] != 0:
            deck = box.red_deck
        at[deck + event] = box.event_copies[event]
        at[deck + box.events] += box.event_copies[event]
        event += 1
    kind: i64 = 0
    while kind < box.counters:
        at[box.counter_pool + kind] = box.counter_copies[kind]
        kind += 1
    return state


def name_race(state: State, seat: i64, race: i64) -> None:
    """A seat has its race before others are dealt; of two alike there is one sheet in the stack."""
    state.put(RACE, seat, race + 1)
    if state.at[state.box.race_deck + race] > 0:
        drawn(state, state.box.race_deck, state.box.races, race)


def fill(state: State, deck: i64, count: i64, copies: vec[i64]) -> None:
    """A whole deck."""
    kind: i64 = 0
    while kind < count:
        state.at[deck + kind] = copies[kind]
        state.at[deck + count] += copies[kind]
        kind += 1
