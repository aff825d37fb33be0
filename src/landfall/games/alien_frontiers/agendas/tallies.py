"""Tallies: what the acting seat has done since its moment began, and what its last act achieved.

Agendas that are met by deeds ask for them. They hang on open things only, whoever holds which Agenda,
and so they are open to all. Facilities and cards know nothing of them: every step is looked at once.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.agendas.deed import Deed, controlled_by_others
from landfall.games.alien_frontiers.agendas.feat import (
    ASTEROIDS,
    CIRCLES,
    DOCKED,
    ENTERED,
    FOUND,
    HERE,
    HIJACKED,
    LANDED,
    LAUNCHED,
    MINE_VALUES,
    NUMBERS,
    OPEN,
    PAID,
    RAIDED_ORE,
    REVEALED,
    RIVALS,
    SOLAR_FUEL_GOT,
    TALLIES,
    TRADED_ORE,
    TURNED,
    Feat,
    InOneTurn,
)
from landfall.games.alien_frontiers.asks import (
    ASK_BOARD,
    ASK_LAND,
    ASK_MAIN,
    ASK_NOTHING,
    ASK_RAID,
    ASK_WINDOW,
    LANDING_LAUNCHED,
)
from landfall.games.alien_frontiers.box import (
    ACTOR,
    ASKS,
    HUB,
    RELIC_VALUE,
    REV,
    SET_ASIDE,
    TURNS,
    WHO,
    WIDE,
    bit,
)
from landfall.games.alien_frontiers.facilities.facility import RELIC_BIT
from landfall.games.alien_frontiers.factions.brethren_of_the_stars import (
    FIRST_SHIP,
    HIJACK,
    Hijacks,
)
from landfall.games.alien_frontiers.rule import Book, Rule
from landfall.games.alien_frontiers.state import State

FACES = ("one", "two", "three", "four", "five", "six")


@final
class Tallies(Rule):
    """It has no codes; it follows every step."""

    def __init__(self) -> None:
        super().__init__(TALLIES, ASK_NOTHING)
        self.feats: vec[Rule] = vec[Rule]([])  # listed when they are first asked for
        self.mine: i64 = -1
        self.solar: i64 = -1
        self.outpost: i64 = -1
        self.dark_space: i64 = -1
        self.angels: i64 = -1
        self.rev: i64 = -1  # where the place of the REV lies

    def join(self, book: Book) -> None:
        super().join(book)
        box = book.box
        self.mine = box.facility("lunar-mine")
        self.solar = box.facility("solar-converter")
        self.outpost = box.facility("raiders-outpost")
        self.dark_space = box.facility("dark-space-explorers")
        self.angels = box.facility("mercurys-angels")
        rev = [at for name, number, at in box.kept_on_boards() if number == REV]
        self.rev = rev[0] if rev else -1

    def keeps_in_a_moment(self) -> list[str]:
        return list(NUMBERS)

    def kept_names(self, number: str) -> list[str]:
        box = self.book.box
        if number == "open":
            return list(box.agenda_names)
        if number in ("here", "docked"):
            return list(box.facility_names)
        if number in ("landed", "rivals", "entered"):
            return list(box.territory_names)
        if number in ("paid-cards", "found-cards"):
            return list(box.card_names)
        return list(FACES) if number == "mine-values" else []

    # -- moments and acts -----------------------------------------------------------------------------

    def minds_turns(self) -> bool:
        return True

    def turn_begins(self, state: State, seat: i64) -> None:
        state.at[self.fleeting + RIVALS] = controlled_by_others(state, seat)

    def turn_ends(self, state: State) -> None:
        """Somebody may dock though the turn is over: a moment with tallies of its own."""
        self.turn_begins(state, state.at[ACTOR])

    def minds_acts(self) -> bool:
        return True

    def act_begins(self, state: State, seat: i64) -> None:
        """What the act before achieved is open no longer."""
        state.at[self.fleeting + OPEN] = 0
        state.at[self.fleeting + HERE] = 0

    def minds_steps(self) -> bool:
        return True

    def stepped(self, before: State, state: State, seat: i64, rule: Rule, code: i64) -> None:
        if before.at[ASKS] == ASK_WINDOW:
            if state.at[ASKS] == ASK_MAIN:
                self.turn_begins(state, seat)
            return
        if before.at[ACTOR] != seat or before.at[TURNS] == 0:
            return  # somebody else answers, or the table is set up
        if state.at[SET_ASIDE] > before.at[SET_ASIDE]:
            self.turn_begins(state, state.at[ACTOR])
            return
        if state.at[TURNS] > before.at[TURNS] or state.at[ACTOR] != seat:
            return
        if state.at[SET_ASIDE] < before.at[SET_ASIDE]:
            return
        deed = Deed(before, state, seat, rule, code)
        self.count(deed)
        self.open_feats(deed)

    def open_feats(self, deed: Deed) -> None:
        """Every Agenda that the deed achieves is open, whoever holds it. Counts need no such mark."""
        if len(self.feats) == 0:
            found: list[Rule] = []
            for name in self.book.box.agenda_names:
                rule = self.book.parts[name]
                if isinstance(rule, Feat) and not isinstance(rule, InOneTurn):
                    found.append(rule)
            self.feats = vec[Rule](found)
        for rule in self.feats:
            assert isinstance(rule, Feat)
            if rule.achieved(deed):
                deed.after.at[self.fleeting + OPEN] |= bit(rule.agenda)

    # -- counting -------------------------------------------------------------------------------------

    def more(self, state: State, number: i64, by: i64) -> None:
        if by > 0:
            state.at[self.fleeting + number] += by

    def note(self, state: State, number: i64, set_of: i64) -> None:
        state.at[self.fleeting + number] |= set_of

    def count(self, deed: Deed) -> None:
        state = deed.after
        before = deed.before
        seat = deed.seat
        self.count_docking(deed)
        self.more(state, CIRCLES, state.at[HUB + WIDE * seat] - before.at[HUB + WIDE * seat])
        if deed.rule.key == "trade":
            self.more(state, TRADED_ORE, deed.ore())
        here = state.at[self.fleeting + HERE]
        if before.at[ASKS] == ASK_RAID and here >> self.outpost & 1 == 1:
            self.more(state, RAIDED_ORE, deed.ore())
        landed = deed.lands_on()
        if landed >= 0:
            self.note(state, LANDED, bit(landed))
            if before.at[ASKS] == ASK_LAND and before.asked_a() == LANDING_LAUNCHED:
                self.more(state, LAUNCHED, 1)
        card = deed.pays_for()
        if card >= 0:
            self.note(state, PAID, bit(card))
        if self.dark_space >= 0 and here >> self.dark_space & 1 == 1:
            self.note(state, FOUND, deed.cards_got())
        if before.at[ASKS] == ASK_BOARD and before.asked_a() == self.angels:
            if here >> self.angels & 1 == 1 and deed.rule.key != "done":
                self.more(state, TURNED, 1)
        if isinstance(deed.rule, Hijacks) and before.asked_b() == HIJACK:
            if deed.code >= deed.rule.base + FIRST_SHIP:
                self.more(state, HIJACKED, 1)
        if self.rev >= 0 and state.at[self.rev] != before.at[self.rev] and state.at[self.rev] > 0:
            self.note(state, ENTERED, bit(state.at[self.rev] - 1))
        if state.box.asteroids > 0 and before.at[WHO] >= 0:
            self.count_claims(deed)

    def count_docking(self, deed: Deed) -> None:
        state = deed.after
        here: i64 = 0
        facility: i64 = 0
        for dock in self.book.docks:
            if not dock.apart and deed.docks_at(facility):
                here |= bit(facility)
            facility += 1
        if here == 0:
            return
        self.note(state, HERE, here)
        self.note(state, DOCKED, here)
        if deed.rule.facility == self.mine:
            faces = deed.dice() & ~RELIC_BIT
            if deed.with_relic():
                faces = bit(deed.before.at[RELIC_VALUE])
            self.note(state, MINE_VALUES, faces >> 1)
        elif deed.rule.facility == self.solar:
            self.more(state, SOLAR_FUEL_GOT, deed.fuel())
        elif deed.docks_at(self.outpost):
            state.at[self.fleeting + RAIDED_ORE] = 0

    def count_claims(self, deed: Deed) -> None:
        """Whatever a player does to a space of the Outer Belt that empties it claims its card."""
        box = deed.after.box
        space: i64 = 0
        while space < box.boxed - box.spaces:
            if deed.after.at[box.spaces + space] == 0 and deed.before.at[box.spaces + space] != 0:
                self.more(deed.after, ASTEROIDS, 1)
            space += 1

    def minds_reveals(self) -> bool:
        return True

    def agenda_revealed(self, state: State, seat: i64, agenda: i64) -> None:
        if state.at[ACTOR] == seat:
            self.more(state, REVEALED, 1)
