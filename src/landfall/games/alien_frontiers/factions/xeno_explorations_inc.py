"""Xeno Explorations, Inc.: the REV goes to a neighbouring territory and brings its bonus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import LENT, OWNER, REV, bit, lowest
from landfall.games.alien_frontiers.factions.faction_board import Board, OwnersPower, Works
from landfall.games.alien_frontiers.planet import lend, refresh_bonus
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import covered, listed, territory, title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question

STEP: Final = 1
"""Fuel for a step by the owner's power."""
PLACE: Final = 1
LENDS: Final = 2
"""Where the REV is, counted from one, and whether it lends the bonus there this turn."""


@final
class XenoExplorationsInc(Board):
    def __init__(self) -> None:
        super().__init__("xeno-explorations-inc")

    def join(self, book: Book) -> None:
        super().join(book)
        self.wake_gate = self.on_table + LENDS

    def companions(self) -> list[Rule]:
        return [RevSteps(self, self), RevPower(self, self)]

    def keeps_on_table(self) -> list[str]:
        return [OWNER, REV, "lends"]

    def chosen(self, state: State, seat: i64) -> None:
        state.at[self.on_table + PLACE] = self.book.desert + 1

    def minds_turns(self) -> bool:
        return True

    def turn_begins(self, state: State, seat: i64) -> None:
        state.at[self.on_table + LENDS] = 0

    # -- the REV ----------------------------------------------------------------------------------

    def place(self, state: State) -> i64:
        """The territory on which the REV is; -1 while it is on none."""
        return state.at[self.on_table + PLACE] - 1

    def bars(self, state: State, there: i64) -> str:
        """The rule that keeps the REV from going there, or the empty string."""
        here = self.place(state)
        if here < 0 or self.book.neighbours(here) >> there & 1 == 0:
            return "xeno-explorations-inc.adjacent"
        closed = state.covered(self.book.repulsor)
        if (closed >> here | closed >> there) & 1 == 1:
            return "xeno-explorations-inc.repulsor"
        return ""

    def goals(self, state: State) -> i64:
        """The territories to which `bars` lets it go, a bit each."""
        here = self.place(state)
        if here < 0:
            return 0
        closed = state.covered(self.book.repulsor)
        if closed >> here & 1 == 1:
            return 0
        return self.book.neighbours(here) & ~closed

    def write_goals(self, state: State, base: i64, out: vec[i64], n: i64) -> i64:
        """Write a code for each of them; `base` is that of the first territory."""
        goals = self.goals(state)
        while goals != 0:
            out[n] = base + lowest(goals)
            n += 1
            goals &= goals - 1
        return n

    def go(self, state: State, seat: i64, there: i64) -> None:
        """What it has lent this turn ends; a bonus that the seat has not yet is lent."""
        if state.at[self.on_table + LENDS] == 1:
            state.at[LENT] &= ~bit(self.place(state))
            state.at[self.on_table + LENDS] = 0
            refresh_bonus(self.book, state, seat)
        state.at[self.on_table + PLACE] = there + 1
        if (
            there != self.book.desert
            and not state.in_field(there, self.book.isolation)
            and not state.has_bonus(seat, there)
        ):
            state.at[self.on_table + LENDS] = 1
            lend(self.book, state, seat, there)

    def isolated(self, state: State, territories: i64) -> None:
        """What it has lent there ends for good, though the field may go on: it lends as it moves."""
        here = self.place(state)
        if here >= 0 and territories >> here & 1 == 1:
            state.at[self.on_table + LENDS] = 0

    def lends(self, state: State, territory: i64) -> bool:
        return state.at[self.on_table + LENDS] == 1 and self.place(state) == territory

    def work(self, state: State, seat: i64, value: i64) -> None:
        if self.goals(state) != 0:
            self.ask(state, seat, 0)

    def may_stop(self, state: State) -> bool:
        return True

    def urgency(self, state: State, seat: i64, value: i64) -> i64:
        return 15

    # -- what is said of it ------------------------------------------------------------------------

    def say_rev_at(self, q: Question) -> str:
        return territory(q.state.box, int(self.place(q.state)))

    def say_no_border(self, q: Question) -> str:
        if q.territory == self.place(q.state):
            return " already"
        return f", and {q.the_territory} does not border on that"

    def say_stopped(self, q: Question) -> str:
        lies = listed(covered(q.state, int(self.book.repulsor)))
        return f"the {title(q.state.box, 'repulsor-field')} is on {lies}"


@final
class RevSteps(Works):
    """Codes: each territory."""

    def __init__(self, board: Board, xeno: XenoExplorationsInc) -> None:
        super().__init__(board)
        self.xeno = xeno
        self.calm = True

    def choices(self) -> list[str]:
        return list(self.book.box.territory_names)

    def answers(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        return self.xeno.write_goals(state, self.base, out, n)

    def forbids(self, state: State, seat: i64, offset: i64) -> str:
        return self.xeno.bars(state, offset)

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        state.answered()
        self.xeno.go(state, seat, code - self.base)


@final
class RevPower(OwnersPower):
    """The same for a fuel, without a ship."""

    def __init__(self, board: Board, xeno: XenoExplorationsInc) -> None:
        super().__init__(board)
        self.xeno = xeno
        self.calm = True

    def choices(self) -> list[str]:
        return list(self.book.box.territory_names)

    def answers(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if state.fuel(seat) < STEP:
            return n
        return self.xeno.write_goals(state, self.base, out, n)

    def forbids(self, state: State, seat: i64, offset: i64) -> str:
        reason = self.xeno.bars(state, offset)
        if not reason and state.fuel(seat) < STEP:
            return "xeno-explorations-inc.price"
        return reason

    def use(self, state: State, seat: i64, offset: i64) -> None:
        state.pay(seat, STEP, 0)
        self.xeno.go(state, seat, offset)
