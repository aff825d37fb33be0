"""Laying a table by hand: who is where, who holds what, and what is under way."""

from __future__ import annotations

from typing import Self

from games.conquest_of_planet_earth.seen_table import SeenTable
from landfall.games.conquest_of_planet_earth.aliens import arrive
from landfall.games.conquest_of_planet_earth.box import (
    ACTION,
    BATTLES,
    CARD,
    COUNTERS,
    DEMOLISHED,
    DRAWING,
    FIRST,
    HAND,
    HAND_SIZE,
    MARKER,
    NUMBER,
    PHASE,
    POINTS,
    POOL,
    RESISTANCE,
    ROUND,
    SPENT,
    STEP,
    TOKENS,
    TRACK,
    TURN,
    TURNS,
    WHO,
    A,
)
from landfall.games.conquest_of_planet_earth.state import WORKING


class LaidOut(SeenTable):
    """Every method lays something and gives the table back, so that they can follow one another."""

    # -- laying -----------------------------------------------------------------------------------

    def aliens(self, seat: str, space: str, *figures: int | str) -> Self:
        """So many saucers out of the pool, or Allies with their cards, in a Space."""
        place, where = self.seat(seat), self.space(space)
        for figure in figures:
            if isinstance(figure, int):
                for _ in range(figure):
                    arrive(self.state, place, 0, where, False)
                self.state.more(POOL, place, -figure)
            else:
                self.stuff(seat, figure)
                ally = self.box.ally_names.index(figure)
                self.state.at[self.box.ally_at + 3 * ally] = place + 1
                arrive(self.state, place, ally + 1, where, False)
        return self

    def ally_in_pool(self, seat: str, name: str) -> Self:
        self.aliens(seat, self.home(seat), name)
        ally = self.box.ally_names.index(name)
        self.state.at[self.box.ally_at + 3 * ally + 1] = -1
        return self

    def place(
        self,
        space: str,
        location: str,
        marker: str = "",
        *,
        ruin: bool = False,
        spent: bool = False,
    ) -> Self:
        """A Location, with a marker of a seat, Demolished, or with what it gives once given."""
        at = self.state.space(self.space(space))
        kind = self.box.location_names.index(location)
        if self.state.at[at + CARD] != kind + 1:
            self.state.at[at + CARD] = kind + 1
            self.from_deck(self.box.location_deck, int(self.box.locations), kind)
        self.state.at[at + MARKER] = self.seat(marker) + 1 if marker else 0
        self.state.at[at + DEMOLISHED] = int(ruin)
        self.state.at[at + SPENT] = int(spent or bool(marker))
        return self

    def counters(self, space: str, *names: str) -> Self:
        """Counters out of the pool, the oldest first."""
        where = self.space(space)
        for name in names:
            kind = self.box.counter_names.index(name)
            self.state.at[self.box.counter_pool + kind] -= 1
            there = self.state.space(where) + COUNTERS + self.state.counters_at(where)
            self.state.at[there] = kind + 1
        return self

    def hand(self, seat: str, *events: str) -> Self:
        """Events out of the deck."""
        for name in events:
            kind = self.box.event_names.index(name)
            self.from_deck(self.box.event_deck, int(self.box.events), kind)
            self.state.more(HAND + kind, self.seat(seat), 1)
            self.state.more(HAND_SIZE, self.seat(seat), 1)
        return self

    def stuff(self, seat: str, *names: str, down: bool = False) -> Self:
        """Space Stuff out of the deck, face up or face down."""
        for name in names:
            kind = self.box.stuff_names.index(name)
            self.from_deck(self.box.stuff_deck, int(self.box.stuff), kind)
            where = self.box.down if down else self.box.ready
            self.state.more(where + kind, self.seat(seat), 1)
        return self

    def tokens(self, **numbers: int) -> Self:
        for seat, number in numbers.items():
            self.state.put(TOKENS, self.seat(seat), number)
        return self

    def tech(self, *names: str) -> Self:
        for name in names:
            kind = self.box.tech_names.index(name)
            self.from_deck(self.box.tech_deck, int(self.box.tech), kind)
            self.state.at[self.box.tech_in_play + kind] += 1
        return self

    def in_play(self, event: str, owner: str = "") -> Self:
        """An Event that remains in play, of a seat or of nobody."""
        kind = self.box.event_names.index(event)
        red = not owner and self.box.split
        deck = self.box.red_deck if red else self.box.event_deck
        self.from_deck(deck, int(self.box.events), kind)
        seat = self.seat(owner) if owner else int(self.box.seats)
        self.state.at[self.box.in_play + kind * (self.box.seats + 1) + seat] += 1
        return self

    def discarded(self, *names: str) -> Self:
        """Resistance cards that lie on their discard pile."""
        for name in names:
            kind = self.box.resistance_names.index(name)
            self.from_deck(self.box.resistance_deck, int(self.box.resistance), kind)
            pile = self.box.resistance_discards
            self.state.at[pile + 1 + self.state.at[pile]] = kind
            self.state.at[pile] += 1
        return self

    def only_cards(self, *names: str) -> Self:
        """All Resistance cards but these are out of the game."""
        deck = self.box.resistance_deck
        for kind in range(int(self.box.resistance)):
            self.state.at[deck + kind] = 0
        self.state.at[deck + self.box.resistance] = len(names)
        for name in names:
            self.state.at[deck + self.box.resistance_names.index(name)] += 1
        return self

    def only_counters(self, *names: str) -> Self:
        """The pool of Counters has these and no others."""
        for kind, name in enumerate(self.box.counter_names):
            self.state.at[self.box.counter_pool + kind] = names.count(name)
        return self

    def track(self, step: int) -> Self:
        self.state.at[TRACK] = step
        return self

    def first(self, seat: str) -> Self:
        self.state.at[FIRST] = self.seat(seat)
        return self

    def put(self, what: int, value: int) -> Self:
        """A number of the position, by its place in the box."""
        self.state.at[what] = value
        return self

    def from_deck(self, deck: int, kinds: int, kind: int) -> None:
        assert self.state.at[deck + kind] > 0, "there is no such card left"
        self.state.at[deck + kind] -= 1
        self.state.at[deck + kinds] -= 1

    # -- what is under way ------------------------------------------------------------------------

    def command(self) -> Self:
        """A round begins: its Command Phase."""
        self.state.at[ROUND] -= 1
        return self.begin("round", 0)

    def turn(self, seat: str, number: int = 3) -> Self:
        """The turn of a seat begins, with a Command number."""
        self.state.put(NUMBER, self.seat(seat), number)
        return self.in_turn(seat, 0, ACTION)

    def action(self, seat: str, points: int = 3) -> Self:
        """The Action Phase of a seat, with Action Points."""
        self.state.put(POINTS, self.seat(seat), points)
        return self.in_turn(seat, 3, ACTION, "action")

    def battles(self, seat: str) -> Self:
        return self.in_turn(seat, 4, BATTLES, "battle-phase")

    def drawing(self, seat: str) -> Self:
        return self.in_turn(seat, 4, DRAWING)

    def resistance_phase(self) -> Self:
        self.state.at[TURN] = -1
        self.state.at[PHASE] = RESISTANCE
        self.push("round", 8)
        return self.begin("resistance-phase", 0)

    def news(self, event: str) -> Self:
        """A Resistance Event comes between turns."""
        self.state.at[TURN] = -1
        self.state.at[PHASE] = RESISTANCE
        self.push("round", 8)
        self.begin("news", 0)
        code = self.game.code(f"news {event}")
        self.rules.happen(self.state, code)
        return self

    def placing(self, section: str, counter: str = "", space: str = "") -> Self:
        """A Counter, or any, is placed on a section between turns, in a Space or a rolled one."""
        self.state.at[TURN] = -1
        self.state.at[PHASE] = RESISTANCE
        self.push("round", 8)
        kind = self.box.counter_names.index(counter) if counter else -1
        where = self.space(space) if space else -1
        placing = self.rules.book.kind("place-counter")
        self.state.push(placing, 0, kind, self.box.board.sections.index(section), where)
        return self.go()

    def in_turn(self, seat: str, step: int, phase: int, kind: str = "") -> Self:
        place = self.seat(seat)
        order = (place - int(self.state.at[FIRST])) % len(self.seats)
        self.state.at[TURN] = place
        self.state.at[TURNS] += 1
        self.state.at[PHASE] = phase
        self.push("round", 6)
        self.state.at[self.state.top() + A] = order + 1
        self.push("turn", step, place)
        if kind:
            self.push(kind, 0, place)
        return self.go()

    def push(self, kind: str, step: int, seat: int = 0) -> None:
        self.state.push(self.rules.book.kind(kind), seat, 0, 0, 0)
        self.state.at[self.state.top() + STEP] = step

    def begin(self, kind: str, step: int, seat: int = 0) -> Self:
        self.push(kind, step, seat)
        return self.go()

    def go(self) -> Self:
        self.state.at[WHO] = WORKING
        self.rules.go_on(self.state)
        return self
