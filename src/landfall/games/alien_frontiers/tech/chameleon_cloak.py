"""Chameleon Cloak: your ships take the ports of a rival's; discarded, it lets nobody rob you."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_REPLACE
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import (
    HAND,
    IN_BAY,
    RELIC_HERE,
    RELIC_PLACE,
    RELIC_USER,
    RELIC_VALUE,
)
from landfall.games.alien_frontiers.hands import COUNT, GUARDS, PACKED, SIZE, number, within
from landfall.games.alien_frontiers.names import SEAT_LETTERS
from landfall.games.alien_frontiers.rule import SAFE, Rule
from landfall.games.alien_frontiers.ships import lift_relic, to_bay
from landfall.games.alien_frontiers.state import State, ints, zeros
from landfall.games.alien_frontiers.tech.aiming import with_others
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.words import listed, standing

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling


@final
class ChameleonCloak(Tech):
    """Codes: for each docking at a facility one a rival whose ships it replaces; then the discard.

    The docking is the facility's own, with its price and what it brings. That ships there keep lower
    ones off does not count, and ports are free once the rival's ships are gone.
    """

    def __init__(self) -> None:
        super().__init__("chameleon-cloak")
        self.places: vec[i64] = zeros(0)  # of each docking its facility,
        self.beyond: vec[i64] = zeros(0)  # where the dockings at the next one begin,
        self.dockings: vec[i64] = zeros(0)  # its code there,
        self.dice: vec[i64] = zeros(0)  # its own dice as a hand,
        self.packs: vec[i64] = zeros(0)  # the same packed,
        self.relics: vec[i64] = zeros(0)  # and what the Relic Ship shows, 0 without it
        self.several: vec[i64] = zeros(0)  # by facility: 1 if ships dock there one by one

    def companions(self) -> list[Rule]:
        return [Replace(self)]

    def join(self, book: Book) -> None:
        self.list_dockings(book)
        super().join(book)
        self.bend_gate = self.wake_gate = self.kept  # whether a seat is cloaked
        self.bend_step = self.wake_step = 1

    def list_dockings(self, book: Book) -> None:
        """Every docking at a facility whose ports anybody's ships may take."""
        places: list[int] = []
        dockings: list[int] = []
        dice: list[int] = []
        relics: list[int] = []
        several: list[int] = []
        for dock in book.docks:
            sets = [text.split()[2:] for text in dock.texts()]
            open_to_it = dock.fills_up and not dock.forfeits and not dock.apart
            alone = max([len(ships) for ships in sets], default=0) == 1
            several.append(1 if open_to_it and alone and not dock.boxed else 0)
            for place, ships in enumerate(sets):
                if open_to_it:
                    places.append(int(dock.facility))
                    dockings.append(int(dock.base) + place)
                    dice.append(int(number([int(ship) for ship in ships if ship.isdigit()])))
                    relics.append(sum([int(ship[0]) for ship in ships if not ship.isdigit()]))
        self.places = ints(places)
        self.beyond = ints([bisect_right(places, place) for place in places])
        self.dockings = ints(dockings)
        self.dice = ints(dice)
        self.packs = ints([int(PACKED[hand]) for hand in dice])
        self.relics = ints(relics)
        self.several = ints(several)

    # -- a rival's ports --------------------------------------------------------------------------

    def use_texts(self) -> list[str]:
        box = self.book.box
        texts = [dock.texts() for dock in self.book.docks]  # hundreds of lines: written out once
        lines: list[str] = []
        for docking, facility in enumerate(self.places):
            dock = self.book.docks[facility]
            ships = " ".join(texts[facility][self.dockings[docking] - dock.base].split()[2:])
            lines += [f"{dock.key} {letter} {ships}" for letter in SEAT_LETTERS[: box.seats]]
        return lines

    def use_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        return self.write_options(state, seat, out, n, self.price(state, seat, 0))

    def write_options(self, state: State, seat: i64, out: vec[i64], n: i64, due: i64) -> i64:
        places = self.places
        relics = self.relics
        packs = self.packs
        guarded = PACKED[state.at[HAND]] | GUARDS
        relic: i64 = 0
        if state.at[RELIC_HERE] == 1:
            relic = state.at[RELIC_VALUE]
        numbers = state.at
        seats = state.box.seats
        others = with_others(state, seat)
        docking: i64 = 0
        while docking < len(packs):
            facility = places[docking]
            end = self.beyond[docking]
            row = state.box.docks + state.box.row * facility
            with_relic = numbers[RELIC_PLACE] == facility
            # Where nobody else has a ship there is none that could be replaced.
            if others >> facility & 1 == 0:
                docking = end
            while docking < end:
                # What `in_hand` asks, spelled out: most dockings end here.
                fits = guarded - packs[docking] & GUARDS == GUARDS
                if fits and (relics[docking] == 0 or relics[docking] == relic):
                    owner: i64 = 0
                    while owner < seats:
                        if numbers[row + owner] != 0 or with_relic:
                            if not self.forbids(state, seat, docking, owner, due):
                                out[n] = self.base + seats * docking + owner
                                n += 1
                        owner += 1
                docking += 1
        return n

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        docking = offset // state.box.seats
        due = self.price(state, seat, offset)
        return self.forbids(state, seat, docking, offset % state.box.seats, due)

    def in_hand(self, state: State, docking: i64) -> bool:
        """Are the docking's ships among the seat's unplaced ones?"""
        if self.relics[docking] > 0:
            if state.at[RELIC_HERE] == 0 or state.at[RELIC_VALUE] != self.relics[docking]:
                return False
        return within(self.packs[docking], PACKED[state.at[HAND]])

    def needed(self, docking: i64, face: i64) -> i64:
        """How many ships of that value the docking has, and so replaces."""
        return COUNT[8 * self.dice[docking] + face] + (1 if self.relics[docking] == face else 0)

    def matches(self, state: State, docking: i64, owner: i64) -> bool:
        """Has the owner ships of the same values there? The Relic Ship they use is one of them."""
        facility = self.places[docking]
        relic: i64 = 0
        if state.at[RELIC_PLACE] == facility and state.at[RELIC_USER] == owner:
            relic = state.at[RELIC_VALUE]
        hand = state.docked(facility, owner)
        if hand == 0 and relic == 0:
            return False
        face: i64 = 1
        while face <= 6:
            there = COUNT[8 * hand + face] + (1 if relic == face else 0)
            if there < self.needed(docking, face):
                return False
            face += 1
        return True

    def forbids(self, state: State, seat: i64, docking: i64, owner: i64, due: i64) -> str:
        """The rule that keeps the docking from replacing the owner's ships; `due` is its fuel."""
        if not self.in_hand(state, docking):
            return "dock.ships"
        if owner == seat or not self.matches(state, docking, owner):
            return "chameleon-cloak.ships"
        if state.fuel(seat) < due:
            return "tech.cost"
        due += self.surcharge(state, seat, docking, owner)
        if state.fuel(seat) < due:
            return "deflector-shield.surcharge"
        dock = self.book.docks[self.places[docking]]
        trial = state.copy()
        trial.pay(seat, due, 0)
        self.send_away(trial, seat, docking, owner)
        refused = dock.refusal(trial, seat, self.dockings[docking])
        if refused and refused != dock.outranked:
            return refused
        return self.book.kept_from(state, seat, dock.facility)

    def surcharge(self, state: State, seat: i64, docking: i64, owner: i64) -> i64:
        """More fuel if the owner's ships are shielded."""
        ships = SIZE[self.dice[docking]] + (1 if self.relics[docking] > 0 else 0)
        return ships * self.book.surcharge(state, seat, owner)

    def send_away(self, state: State, seat: i64, docking: i64, owner: i64) -> None:
        """The replaced ships go to the Maintenance Bay, the Relic Ship only if none else will do."""
        facility = self.places[docking]
        face: i64 = 1
        while face <= 6:
            ships = self.needed(docking, face)
            while ships > 0:
                if COUNT[8 * state.docked(facility, owner) + face] > 0:
                    to_bay(self.book, state, seat, facility, owner, face)
                else:
                    lift_relic(self.book, state, IN_BAY)
                ships -= 1
            face += 1

    def use(self, state: State, seat: i64, offset: i64) -> None:
        self.replace(state, seat, offset // state.box.seats, offset % state.box.seats)

    def docking_of(self, state: State, code: i64) -> i64:
        offset = code - self.base
        return self.dockings[offset // state.box.seats] if offset < self.paid_codes else -1

    def replace(self, state: State, seat: i64, docking: i64, owner: i64) -> None:
        facility = self.places[docking]
        state.pay(seat, self.surcharge(state, seat, docking, owner), 0)
        self.send_away(state, seat, docking, owner)
        self.book.docks[facility].resolve(state, seat, self.dockings[docking])
        if self.several[facility] == 1 and self.any_more(state, seat, facility, owner):
            state.ask(ASK_REPLACE, seat, facility, owner, 0)

    def any_more(self, state: State, seat: i64, facility: i64, owner: i64) -> bool:
        docking = self.first_at(facility)
        while docking < len(self.places) and self.places[docking] == facility:
            if not self.forbids(state, seat, docking, owner, 0):
                return True
            docking += 1
        return False

    def first_at(self, facility: i64) -> i64:
        """The first docking at a facility where ships dock one by one."""
        docking: i64 = 0
        while self.places[docking] != facility:
            docking += 1
        return docking

    # -- cloaked ----------------------------------------------------------------------------------

    def discard_texts(self) -> list[str]:
        return [""]

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        return ""

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        state.at[self.kept + seat] = 1

    def keeps(self) -> list[str]:
        return ["cloaked"]

    def cannot_be_kept(self, state: State, seat: i64) -> str:
        return "" if state.at[self.kept + seat] <= 1 else "a seat is cloaked or not: 1 or 0"

    def minds_turns(self) -> bool:
        return True

    def turn_begins(self, state: State, seat: i64) -> None:
        state.at[self.kept + seat] = 0

    def bends(self) -> list[int]:
        return [SAFE]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        if state.at[self.kept + seat] == 1:
            return 1
        return answer

    def bent_by(self) -> str:
        return "chameleon-cloak.cloaked"

    # -- what is said of it -----------------------------------------------------------------------

    def say_no_match(self, q: Question) -> str:
        asked = q.verb == "replace"
        owner = int(q.state.asked_b()) if asked else q.seat
        if owner == q.you:
            return "that is you"
        place = int(q.state.asked_a()) if asked else q.facility
        return f"{SEAT_LETTERS[owner]} has no such ships there; {standing(q.state, place)}"

    def say_who_is_safe(self, q: Question) -> str:
        """Whoever the action names, or all of whom it would take something if it could."""
        if names_player(q):
            return f"{q.who} is cloaked"
        state, seats = q.state, range(int(q.state.seats))
        rich = [s for s in seats if s != q.you and state.fuel(s) + state.ore(s) > 0]
        safe = [SEAT_LETTERS[s] for s in rich if state.at[self.kept + s] == 1]
        return f"{listed(safe)} {'is' if len(safe) == 1 else 'are'} cloaked"

    def say_nobody_to_rob(self, q: Question) -> str:
        return "that player is cloaked" if names_player(q) else "whoever has any is cloaked"

    def say_one_more(self, about: Telling) -> str:
        before = about.scene.before
        place = about.scene.title(before.box.facility_names[before.asked_a()])
        return f"{about.scene.whose(int(before.asked_b()))} {about.words[0][0]} at the {place}"

    def say_uncloaked(self, about: Telling) -> str:
        seat = SEAT_LETTERS.index(about.words[0])
        return "is cloaked no more" if about.scene.before.at[self.kept + seat] else ""


def names_player(q: Question) -> bool:
    """Does the action name a seat?"""
    return any(word in SEAT_LETTERS for word in q.action.words)


@final
class Replace(Rule):
    """Another ship of the same rival. Codes: six faces, six of the relic, and no more."""

    def __init__(self, cloak: ChameleonCloak) -> None:
        super().__init__("replace", ASK_REPLACE)
        self.cloak = cloak

    def texts(self) -> list[str]:
        own = [f"replace {v}" for v in range(1, 7)]
        return [*own, *(f"{text}*" for text in own), "desist"]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        offset: i64 = 0
        while offset <= 12:
            if not self.refusal(state, seat, self.base + offset):
                out[n] = self.base + offset
                n += 1
            offset += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        if code - self.base == 12:
            return ""
        docking = self.cloak.first_at(state.asked_a()) + code - self.base
        return self.cloak.forbids(state, seat, docking, state.asked_b(), 0)

    def docking_of(self, state: State, code: i64) -> i64:
        if code - self.base == 12:
            return -1
        return self.cloak.dockings[self.cloak.first_at(state.asked_a()) + code - self.base]

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        facility = state.asked_a()
        owner = state.asked_b()
        state.answered()
        if code - self.base < 12:
            docking = self.cloak.first_at(facility) + code - self.base
            self.cloak.replace(state, seat, docking, owner)
