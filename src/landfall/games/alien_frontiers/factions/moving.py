"""Boards that move a colony: whose it is, where from, and where to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from landfall.core.vec import vec
from landfall.games.alien_frontiers.box import all_bits_if, bit, lowest
from landfall.games.alien_frontiers.factions.faction_board import Board, Works
from landfall.games.alien_frontiers.names import SEAT_LETTERS
from landfall.games.alien_frontiers.planet import move_colony, settle, settled_by
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.story.telling import Telling


@mypyc_attr(allow_interpreted_subclasses=True)
class Mover(Board):
    """A ship docks here only if there is a colony that it could move."""

    def __init__(self, key: str, missing: str, ore: int = 0) -> None:
        """`missing` is the rule that asks for such a colony."""
        super().__init__(key, ore=ore)
        self.missing = missing
        self.too_dear = ""  # the rule by which a colony's move costs something
        self.unfit = ""  # the rule by which a territory is no goal

    def companions(self) -> list[Rule]:
        return [MovesColony(self)]

    def idle(self, state: State, seat: i64) -> str:
        return "" if self.can_move(state, seat) else self.missing

    def can_move(self, state: State, seat: i64) -> bool:
        """Does `bars` let any colony go anywhere?"""
        closed = state.covered(self.book.repulsor)
        goals = self.goals(state) & ~closed
        owners = self.owners(state, seat)
        if goals == 0 or owners == 0:
            return False
        only = goals  # what is the single goal is left for nowhere
        if goals & goals - 1 != 0:
            only = 0
        while owners != 0:
            owner = lowest(owners)
            if settled_by(state, owner) & ~closed & ~only != 0:
                if not self.book.is_held_fast(state, owner):
                    return True
            owners &= owners - 1
        return False

    def bars(self, state: State, seat: i64, owner: i64, here: i64, there: i64) -> str:
        """The rule that keeps this colony from going there, or the empty string."""
        if state.colonies(here, owner) == 0:
            return self.missing
        if self.book.held_fast(state) >> owner & 1 == 1:
            return "magnetic-lockdown.locked"
        closed = state.covered(self.book.repulsor)
        if (closed >> here | closed >> there) & 1 == 1:
            return "land.repulsor"
        if self.owners(state, seat) >> owner & 1 == 0:
            return self.too_dear
        return "" if self.goals(state) >> there & 1 == 1 else self.unfit

    def goals(self, state: State) -> i64:
        """The territories where it may take a colony, a bit each."""
        return bit(state.box.territories) - 1

    def owners(self, state: State, seat: i64) -> i64:
        """Whose colonies the seat can pay to move, a bit each."""
        return bit(state.box.seats) - 1

    def toll(self, state: State, seat: i64, owner: i64) -> i64:
        """Ore for the move, besides what the docking has cost."""
        return 0

    def work(self, state: State, seat: i64, value: i64) -> None:
        self.ask(state, seat, 0)

    def say_moved(self, about: Telling) -> str:
        whose, here, there = about.words
        scene = about.scene
        colony = f"{scene.whose(SEAT_LETTERS.index(whose))} colony"
        return f"moves {colony} from {scene.title(here)} to {scene.title(there)}"


def settlers(state: State, territory: i64) -> i64:
    """The seats that have colonies there, a bit each."""
    there: i64 = 0
    seat: i64 = 0
    while seat < state.box.seats:
        there |= bit(seat) & all_bits_if(state.colonies(territory, seat))
        seat += 1
    return there


@mypyc_attr(allow_interpreted_subclasses=True)
class MovesColony(Works):
    """Codes: from each territory to each other, and of each pair a code for each owner."""

    def __init__(self, board: Mover) -> None:
        super().__init__(board)
        self.mover = board

    def choices(self) -> list[str]:
        box = self.book.box
        return [
            f"{owner} {here} {there}"
            for here in box.territory_names
            for there in box.territory_names
            if here != there
            for owner in SEAT_LETTERS[: box.seats]
        ]

    def answers(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        box = state.box
        closed = state.covered(self.book.repulsor)
        goals = self.mover.goals(state) & ~closed
        owners = self.mover.owners(state, seat) & ~self.book.held_fast(state)
        code = self.base
        here: i64 = 0
        while here < box.territories:
            movable: i64 = 0
            if closed >> here & 1 == 0:
                movable = owners & settlers(state, here)
            if movable != 0:
                n = self.leaving(here, movable, goals, code, out, n)
            code += box.seats * (box.territories - 1)
            here += 1
        return n

    def leaving(self, here: i64, owners: i64, goals: i64, code: i64, out: vec[i64], n: i64) -> i64:
        """Write the moves from one territory to every goal; `code` is the first of them."""
        box = self.book.box
        there: i64 = 0
        while there < box.territories:
            if there != here:
                some = owners
                while some != 0 and goals >> there & 1 == 1:
                    out[n] = code + lowest(some)
                    n += 1
                    some &= some - 1
                code += box.seats
            there += 1
        return n

    def forbids(self, state: State, seat: i64, offset: i64) -> str:
        here, there, owner = self.meant(state, offset)
        return self.mover.bars(state, seat, owner, here, there)

    def meant(self, state: State, offset: i64) -> tuple[i64, i64, i64]:
        """From where, to where, and whose colony."""
        box = state.box
        pair = offset // box.seats
        here = pair // (box.territories - 1)
        there = pair % (box.territories - 1)
        if there >= here:
            there += 1
        return here, there, offset % box.seats

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        here, there, owner = self.meant(state, code - self.base)
        state.answered()
        state.pay(seat, 0, self.mover.toll(state, seat, owner))
        move_colony(state, owner, here, there)
        settle(self.book, state, here)
        settle(self.book, state, there)
