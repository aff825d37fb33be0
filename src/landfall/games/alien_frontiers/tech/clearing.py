"""Clearing: a card that is discarded to send every ship at one facility away, your own too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from landfall.core.vec import vec
from landfall.games.alien_frontiers.box import RELIC_PLACE, RELIC_USER
from landfall.games.alien_frontiers.hands import SIZE
from landfall.games.alien_frontiers.ships import send_all_away
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.words import desert, listed, the_bay, the_part

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.story.telling import Telling


@mypyc_attr(allow_interpreted_subclasses=True)
class Clearing(Tech):
    """Codes of the discard power: one a facility."""

    def __init__(self, key: str, no_ship: str) -> None:
        """`no_ship` is the rule that asks for a ship there."""
        super().__init__(key)
        self.no_ship = no_ship

    def discard_texts(self) -> list[str]:
        return list(self.book.box.facility_names)

    def touched(self, state: State, facility: i64, owner: i64) -> i64:
        """How many ships the discard sends away that sail for a seat, of its colour or not."""
        ships = SIZE[state.docked(facility, owner)]
        if state.at[RELIC_PLACE] == facility and state.at[RELIC_USER] == owner:
            ships += 1
        if state.brethren_at() == facility and state.brethren_owner() == owner:
            ships += 1
        return ships

    def surcharge(self, state: State, seat: i64, facility: i64) -> i64:
        """Fuel for all shielded ships there; no ship is left out, so all of it is due or none."""
        due: i64 = 0
        owner: i64 = 0
        while owner < state.box.seats:
            ships = self.touched(state, facility, owner)
            if ships > 0:
                due += ships * self.book.surcharge(state, seat, owner)
            owner += 1
        return due

    def discard_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """What `discard_refusal` does not forbid, without a look at facilities where nobody stands."""
        numbers = state.at
        row = state.box.docks
        facility: i64 = 0
        while facility < state.box.facilities:
            there = numbers[RELIC_PLACE] == facility or state.brethren_at() == facility
            owner: i64 = 0
            while owner < state.box.seats and not there:
                there = numbers[row + owner] != 0
                owner += 1
            if there and not self.discard_refusal(state, seat, facility):
                out[n] = self.base + self.paid_codes + facility
                n += 1
            row += state.box.row
            facility += 1
        return n

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        ships: i64 = 0
        owner: i64 = 0
        while owner < state.box.seats:
            ships += self.touched(state, offset, owner)
            owner += 1
        if ships == 0:
            return self.no_ship
        if self.book.docks[offset].apart:
            return self.book.docks[offset].apart
        if state.fuel(seat) < self.surcharge(state, seat, offset):
            return "deflector-shield.surcharge"
        return ""

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        state.pay(seat, self.surcharge(state, seat, offset), 0)
        send_all_away(self.book, state, seat, offset)

    # -- what is said of it -----------------------------------------------------------------------

    def say_cleared(self, about: Telling) -> str:
        """Whose ships go where."""
        scene = about.scene
        before = scene.before
        place = self.book.box.facility(about.words[0])
        lost = self.book.forfeit(before, scene.seat, place)
        own = [scene.whose(s) for s in range(scene.game.seats) if before.docked(place, s)]
        goes: list[str] = []
        if own:
            where = "out of play" if lost else f"to {the_bay(before.box)}"
            goes.append(f"{listed(own)} ships at {the_part(before.box, about.words[0])} {where}")
        if before.at[RELIC_PLACE] == place:
            where = desert(before.box) if lost else the_bay(before.box)
            goes.append(f"the Relic Ship to {where}")
        if before.brethren_at() == place:
            goes.append(f"the Brethren Ship to {the_bay(before.box)}")
        return f"sends {listed(goes)}"
