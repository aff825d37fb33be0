"""Seismic Detonator: discarded, it drives all colonies off a territory, and leaves the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_SCATTER
from landfall.games.alien_frontiers.box import ASKS, bit, lowest
from landfall.games.alien_frontiers.piles import leave_the_game
from landfall.games.alien_frontiers.planet import move_colony, settle
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.words import listed, territory

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling

EACH: Final = 4
SENT: Final = 15
"""How many colonies of an owner go to each territory: so many bits, and the most they hold."""


def sent(plan: i64, territory: i64) -> i64:
    return plan >> EACH * territory & SENT


@final
class SeismicDetonator(Tech):
    """The colonies stay where they are until it is said of each where it goes; then all move at once.

    One owner after the other has a pending decision, and each waits until the last is answered.
    """

    def __init__(self) -> None:
        super().__init__("seismic-detonator")

    def companions(self) -> list[Rule]:
        return [Scatter(self)]

    def removes_cards(self) -> bool:
        return True

    def discard_texts(self) -> list[str]:
        return list(self.book.box.territory_names)

    def open_neighbours(self, state: State, territory: i64) -> i64:
        """The territories to which colonies can be driven from there, a bit each."""
        return self.book.neighbours(territory) & ~state.covered(self.book.repulsor)

    def movable(self, state: State, territory: i64, owner: i64) -> i64:
        """How many colonies of the seat leave the territory; those held in place stay."""
        colonies = state.colonies(territory, owner)
        if colonies > 0 and self.book.is_held_fast(state, owner):
            return 0
        return colonies

    def next_owner(self, state: State, territory: i64, after: i64) -> i64:
        """The next seat that has colonies to move; as many as there are seats when none is left."""
        owner = after + 1
        while owner < state.box.seats and self.movable(state, territory, owner) == 0:
            owner += 1
        return owner

    def discard_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """What `discard_refusal` does not forbid, without a look at territories that are empty."""
        place: i64 = 0
        while place < state.box.territories:
            if state.colonies_on(place) > 0 and not self.discard_refusal(state, seat, place):
                out[n] = self.base + self.paid_codes + place
                n += 1
            place += 1
        return n

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        if self.next_owner(state, offset, -1) == state.box.seats:
            held = state.colonies_on(offset) > 0
            return "magnetic-lockdown.locked" if held else "seismic-detonator.colony"
        if state.in_field(offset, self.book.repulsor):
            return "land.repulsor"
        return "" if self.open_neighbours(state, offset) != 0 else "seismic-detonator.neighbour"

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        leave_the_game(state, self.card)
        near = self.open_neighbours(state, offset)
        owner = self.next_owner(state, offset, -1)
        while owner < state.box.seats:
            plan: i64 = 0
            if near & near - 1 == 0:  # there is but one way to go
                plan = self.movable(state, offset, owner) << EACH * lowest(near)
            state.ask(ASK_SCATTER, seat, offset, owner, plan)
            if plan == 0:
                return
            owner = self.next_owner(state, offset, owner)
        self.move_all(state)

    def sent_one(self, state: State, seat: i64, territory: i64) -> None:
        """One more colony of the owner goes there; then it is the next one's turn."""
        here = state.asked_a()
        owner = state.asked_b()
        plan = state.asked_c() + (bit(0) << EACH * territory)
        state.goes_on(here, owner, plan)
        if planned(state, plan) < self.movable(state, here, owner):
            return
        owner = self.next_owner(state, here, owner)
        if owner < state.box.seats:
            state.ask(ASK_SCATTER, seat, here, owner, 0)
        else:
            self.move_all(state)

    def move_all(self, state: State) -> None:
        """Everybody's colonies go as it was said; then control is settled, once."""
        here = state.asked_a()
        touched = bit(here)
        while state.at[ASKS] == ASK_SCATTER:
            owner = state.asked_b()
            plan = state.asked_c()
            state.answered()
            there: i64 = 0
            while there < state.box.territories:
                colonies = sent(plan, there)
                while colonies > 0:
                    move_colony(state, owner, here, there)
                    touched |= bit(there)
                    colonies -= 1
                there += 1
        place: i64 = 0
        while place < state.box.territories:
            if touched >> place & 1 == 1:
                settle(self.book, state, place)
            place += 1

    # -- what is said of it -----------------------------------------------------------------------

    def say_driven(self, about: Telling) -> str:
        """Where there is but one way to go, they have gone already, but those that are held in place."""
        after = about.scene.after
        left = after.colonies_on(after.box.territory(about.words[0]))
        moved = f"drives {'some' if left else 'all'} colonies off"
        if after.asks == ASK_SCATTER:
            moved = "shakes"
        return f"{moved} {about.named}, and the card leaves the game"

    def say_sent(self, about: Telling) -> str:
        scene = about.scene
        owner, here = int(scene.before.asked_b()), int(scene.before.asked_a())
        whose = scene.whose(owner)
        return f"sends {whose} colony from {scene.territory(here)} to {about.named}"

    def say_neighbours(self, q: Question) -> str:
        here = int(q.state.asked_a())
        near = self.book.neighbours(here)
        names = [
            territory(q.state.box, at) for at in range(q.state.box.territories) if near >> at & 1
        ]
        return f"{territory(q.state.box, here)} borders on {listed(names)}"


def planned(state: State, plan: i64) -> i64:
    """How many colonies have been sent by a plan."""
    count: i64 = 0
    place: i64 = 0
    while place < state.box.territories:
        count += sent(plan, place)
        place += 1
    return count


@final
class Scatter(Rule):
    """Where one more colony goes: a territory next to the one it leaves."""

    def __init__(self, detonator: SeismicDetonator) -> None:
        super().__init__("scatter", ASK_SCATTER)
        self.detonator = detonator

    def texts(self) -> list[str]:
        return [f"scatter {name}" for name in self.book.box.territory_names]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        near = self.detonator.open_neighbours(state, state.asked_a())
        place: i64 = 0
        while place < state.box.territories:
            if near >> place & 1 == 1:
                out[n] = self.base + place
                n += 1
            place += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        place = code - self.base
        if self.book.neighbours(state.asked_a()) >> place & 1 == 0:
            return "seismic-detonator.adjacent"
        near = self.detonator.open_neighbours(state, state.asked_a())
        return "" if near >> place & 1 == 1 else "land.repulsor"

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        self.detonator.sent_one(state, seat, code - self.base)
