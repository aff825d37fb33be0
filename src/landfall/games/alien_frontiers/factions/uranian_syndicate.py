"""Uranian Syndicate: ore moves a colony, and its owner uses the bonus of a contested territory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.box import BONUS, LENT, SIGN, USED, WIDE, bit, lowest
from landfall.games.alien_frontiers.factions.faction_board import Board, OwnersPower
from landfall.games.alien_frontiers.factions.moving import Mover, MovesColony
from landfall.games.alien_frontiers.planet import lend
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import count, title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question

OWN: Final = 1
ANOTHERS: Final = 2
"""Ore for a colony that is moved."""
CONTESTED: Final = 2
"""As many colonies, or more, and nobody in control."""


@final
class UranianSyndicate(Mover):
    def __init__(self) -> None:
        super().__init__("uranian-syndicate", "uranian-syndicate.colony")
        self.too_dear = "uranian-syndicate.price"

    def companions(self) -> list[Rule]:
        return [MovesColony(self), BorrowsBonus(self)]

    def lends(self, state: State, territory: i64) -> bool:
        """Where a Data Crystal lends as well, what is contested is this board's."""
        if state.at[USED] & self.power == 0:
            return False
        lent = state.at[LENT]
        crystal: i64 = state.box.card("data-crystal")
        paid = crystal >= 0 and state.at[USED] >> crystal & 1 == 1
        if lent & (lent - 1) == 0 and not paid:
            return True
        return state.controller(territory) < 0 and state.colonies_on(territory) >= CONTESTED

    def toll(self, state: State, seat: i64, owner: i64) -> i64:
        return OWN if owner == seat else ANOTHERS

    def owners(self, state: State, seat: i64) -> i64:
        ore = state.ore(seat)
        if ore < ANOTHERS:
            if ore >= OWN:
                return bit(seat)
            return 0
        return super().owners(state, seat)

    def asking(self, state: State, seat: i64) -> list[int] | None:
        if self.owner(state) < 0:
            return None
        return [int(self.fee(state, seat)), OWN]

    def urgency(self, state: State, seat: i64, value: i64) -> i64:
        return 10

    # -- what is said of it, and how a trial meets its rules --------------------------------------

    def say_nothing_to_move(self, q: Question) -> str:
        if q.verb == "effect":
            return "there is no such colony"
        ore = count(int(q.state.ore(q.you)), "ore")
        return f"with {ore} there is no colony that you could move"

    def say_too_little(self, q: Question) -> str:
        return f"it costs {OWN} ore for your own colony and {ANOTHERS} for another's"

    def say_not_contested(self, q: Question) -> str:
        place, state = q.territory, q.state
        if place == self.book.desert:
            return f"the bonus of {q.the_territory} cannot be borrowed"
        if state.in_field(place, int(self.book.isolation)):
            return f"the {title(state.box, 'isolation-field')} is on {q.the_territory}"
        if state.controller(place) >= 0:
            return f"{q.the_territory} is under control"
        return f"{q.the_territory} has {count(int(state.colonies_on(place)), 'colony')}"

    def have_ore(self, q: Question) -> None:
        q.state.gain(q.you, 0, ANOTHERS)


@final
class BorrowsBonus(OwnersPower):
    """The bonus of a territory with several colonies and no controller, until the turn ends."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.calm = True

    def choices(self) -> list[str]:
        return list(self.book.box.territory_names)

    def answers(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        box = state.box
        numbers = state.at
        barred = state.covered(self.book.isolation) | numbers[BONUS + WIDE * seat]
        if self.book.desert >= 0:
            barred |= bit(self.book.desert)
        free: i64 = 0  # the territories without a controller
        here: i64 = 1
        at = box.land + box.seats
        end = box.generators
        row = box.row
        while at < end:
            free |= here & numbers[at] >> SIGN
            here += here
            at += row
        free &= ~barred
        while free != 0:
            territory = lowest(free)
            if state.colonies_on(territory) >= CONTESTED:
                out[n] = self.base + territory
                n += 1
            free &= free - 1
        return n

    def forbids(self, state: State, seat: i64, offset: i64) -> str:
        if (
            offset == self.book.desert
            or state.in_field(offset, self.book.isolation)
            or state.controller(offset) >= 0
            or state.colonies_on(offset) < CONTESTED
        ):
            return "uranian-syndicate.contested"
        if state.has_bonus(seat, offset):
            return "uranian-syndicate.held-bonus"
        return ""

    def use(self, state: State, seat: i64, offset: i64) -> None:
        lend(self.book, state, seat, offset)
