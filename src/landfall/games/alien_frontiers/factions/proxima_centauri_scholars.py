"""Proxima Centauri Scholars: fuel moves a field generator; for ore the owner places or removes one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.factions.faction_board import Board, OwnersPower, Works
from landfall.games.alien_frontiers.planet import put_field
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import covered, listed, title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling
    from landfall.games.alien_frontiers.table.wording import Wording

MOVE: Final = 1
"""Fuel for a field generator that is moved."""
PLACE: Final = 1
"""Ore for one that the owner places or removes."""
OFF: Final = "off"


@final
class ProximaCentauriScholars(Board):
    def __init__(self) -> None:
        super().__init__("proxima-centauri-scholars", fuel=MOVE)

    def companions(self) -> list[Rule]:
        return [MovesField(self), PlacesField(self)]

    def idle(self, state: State, seat: i64) -> str:
        field: i64 = 0
        while field < state.box.fields:
            if state.field_at(field) >= 0:
                return ""
            field += 1
        return "proxima-centauri-scholars.field"

    def work(self, state: State, seat: i64, value: i64) -> None:
        self.ask(state, seat, 0)

    def urgency(self, state: State, seat: i64, value: i64) -> i64:
        return 5

    # -- what is said of it, and how a trial meets its rules --------------------------------------

    def say_field_put(self, about: Telling) -> str:
        field, place = about.words
        scene = about.scene
        name = scene.title(field)
        lies = covered(scene.before, scene.box.field(field))
        if place == OFF:
            return f"takes the {name} off {listed(lies)}"
        verb, where = ("moves", "to") if lies else ("puts", "on")
        return f"{verb} the {name} {where} {scene.title(place)}"

    def say_where_to(self, about: Wording) -> str:
        field, place = about.words
        name = title(self.book.box, field)
        if place == OFF:
            return f"remove the {name}"
        verb = "put" if about.action.verb == "power" else "move"
        where = "on" if about.action.verb == "power" else "to"
        return f"{verb} the {name} {where} {title(self.book.box, place)}"

    def say_no_field(self, q: Question) -> str:
        if q.verb == "dock":
            return "no field generator is on the planet"
        lies = covered(q.state, q.field)
        name = title(q.state.box, q.state.box.field_names[q.field])
        return f"the {name} is on {listed(lies)}" if lies else f"the {name} is off the planet"

    def place_a_field(self, q: Question) -> None:
        q.state.at[q.state.box.generators] = 0


@final
class MovesField(Works):
    """Codes: each field generator, to each territory."""

    def choices(self) -> list[str]:
        box = self.book.box
        return [f"{field} {place}" for field in box.field_names for place in box.territory_names]

    def answers(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        territories = state.box.territories
        code = self.base
        field: i64 = 0
        while field < state.box.fields:
            lies = state.covered(field)
            place: i64 = 0
            while place < territories and lies != 0:
                if lies >> place & 1 == 0:
                    out[n] = code + place
                    n += 1
                place += 1
            code += territories
            field += 1
        return n

    def forbids(self, state: State, seat: i64, offset: i64) -> str:
        covered = state.covered(offset // state.box.territories)
        if covered == 0:
            return "proxima-centauri-scholars.field"
        if covered >> offset % state.box.territories & 1 == 1:
            return "proxima-centauri-scholars.elsewhere"
        return ""

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        offset = code - self.base
        state.answered()
        put_field(
            self.book,
            state,
            offset // state.box.territories,
            offset % state.box.territories,
        )


@final
class PlacesField(OwnersPower):
    """Codes: each field generator, on each territory or off the planet. Never a move."""

    def choices(self) -> list[str]:
        box = self.book.box
        places = (*box.territory_names, OFF)
        return [f"{field} {place}" for field in box.field_names for place in places]

    def answers(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """Without ore nothing; else one that lies goes off, and one that does not goes anywhere."""
        if state.ore(seat) < PLACE:
            return n
        territories = state.box.territories
        code = self.base
        field: i64 = 0
        while field < state.box.fields:
            place: i64 = 0
            if state.field_at(field) >= 0:
                place = territories
            end = territories
            if place == territories:
                end += 1
            while place < end:
                out[n] = code + place
                n += 1
                place += 1
            code += territories + 1
            field += 1
        return n

    def forbids(self, state: State, seat: i64, offset: i64) -> str:
        places = state.box.territories + 1
        on_planet = state.field_at(offset // places) >= 0
        removes = offset % places == state.box.territories
        if removes and not on_planet:
            return "proxima-centauri-scholars.field"
        if not removes and on_planet:
            return "proxima-centauri-scholars.no-move"
        return "" if state.ore(seat) >= PLACE else "proxima-centauri-scholars.price"

    def use(self, state: State, seat: i64, offset: i64) -> None:
        places = state.box.territories + 1
        place = offset % places
        if place == state.box.territories:
            place = -1
        state.pay(seat, 0, PLACE)
        put_field(self.book, state, offset // places, place)
