"""The own turn where modules make it too rich to be searched to its end: the best positions first.

The positions of a turn are sorted by how many ships are still to be placed. From all of them down to
none, the search goes on from those that look best as they lie, and by turns from the best of those that
leave other ships to place (see `frontier`). Each number of ships has its share of what may be tried, and
what one leaves over is there for the next. So good ways reach the end of the turn early, a small turn is
searched whole, and what is left out of a large one looked worse on the way. A position is found by
whichever way looks best, but for two things that would be tried everywhere: what only gains or turns a
ship comes before the first docking, and boards that do their work in many ways come with the last ships.

Ways without an action that modules bring have a share of their own, since such an action looks good at
once, and what pays only with the last ships would not be seen for it.

What a board or a raid asks is answered in every way at once, since only what comes of it can be judged;
a raid's further resources, and those that must be given back, are chosen one by one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_DROP, ASK_MAIN, ASK_RAID
from landfall.games.alien_frontiers.box import ASKS
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.ships import ships_to_place
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.evaluator import Evaluator
from landfall.games.alien_frontiers.thinking.frontier import (
    ANYHOW,
    BY_MODULES,
    PLAINLY,
    Frontier,
    Spot,
)
from landfall.games.alien_frontiers.thinking.move_ordering import (
    CYCLE,
    FREE_ORDER,
    LAST,
    PLAIN,
    STOP,
)
from landfall.games.alien_frontiers.thinking.turn_search import DEEPEST, WORST, TurnSearch

FOR_THE_PLAIN: Final = 2
"""One of so many actions is tried on ways that every table has."""
FOR_CHANCE: Final = 4
"""One position may be opened beyond rolls and cards for so many that are tried without."""
LAST_SHIPS: Final = 2
"""Boards that come last are tried with no more ships than these."""
FOR_ONE_CHANCE: Final = 32
"""And beyond a single one of them one for so many; where that does not do, it is left out."""


class BestFirst(TurnSearch):
    """Finds good turns among too many: `nodes` are actions tried."""

    def __init__(self, ruleset: Ruleset, evaluator: Evaluator, nodes: int) -> None:
        super().__init__(ruleset, evaluator, nodes)
        self.frontiers: list[Frontier] = []  # by the ships still to be placed
        self.beyond: list[Frontier] = []  # the same for ways with an action of modules
        self.strays = False  # is there one on the way here?
        self.here: i64 = 0  # with so many of them it goes on now
        self.gone_on_from: Spot | None = None
        self.gathers = False  # are positions put down, to be gone on from later?
        self.found: list[int] = []

    def rich_pass(self, state: State, cards: i64) -> list[int]:
        self.cards = cards
        self.left = self.nodes
        self.chance_left = self.nodes // FOR_CHANCE
        self.dry = False
        self.chances = 0
        self.wish = -1
        self.value = WORST
        self.found = []
        self.here = ships_to_place(state)
        self.frontiers = [Frontier() for _ in range(int(self.here) + 1)]
        self.beyond = [Frontier() for _ in range(int(self.here) + 1)]
        self.strays = False
        self.gone_on_from = None
        self.by_guess = False
        self.gathers = True
        if state.at[ASKS] == ASK_MAIN:
            self.put_down(state, 0)
        else:
            self.go_on(state, 0, ANYHOW)
        while self.here >= 0:
            self.go_on_here()
            self.here -= 1
        self.gathers = False
        self.opened += self.nodes - self.left + self.nodes // FOR_CHANCE - self.chance_left
        self.met.forget()
        if not self.found:  # nothing that is worth trying is legal
            room = self.levels[0].room
            self.ruleset.legal(state, room)
            self.found.append(int(room[0]))
        return self.found

    def go_on_here(self) -> None:
        """From the best positions with so many ships to place, for their share of what may be tried.

        A part of it is for ways that every table has: what modules bring looks good at once, and would
        crowd out what pays only with the last ships.
        """
        share = self.left // (self.here + 1)
        stop = self.left - share
        plain, beyond = self.frontiers[self.here], self.beyond[self.here]
        self.go_on_from(plain, self.left - share // FOR_THE_PLAIN)
        self.go_on_from(beyond, stop)
        self.go_on_from(plain, stop)

    def go_on_from(self, frontier: Frontier, stop: i64) -> None:
        """From one position at least, and then until no more may be tried."""
        while frontier.any_left() and (frontier.all.taken == 0 or self.left > stop):
            spot = frontier.pop()
            self.gone_on_from = spot
            self.by_guess = spot.by_guess
            self.strays = spot.how == ANYHOW
            self.retrace(spot)
            self.go_on(spot.state, spot.depth, spot.how)
            if spot.how == PLAINLY:
                again = Spot(
                    spot.state,
                    spot.value,
                    spot.codes,
                    spot.before,
                    spot.depth,
                    spot.by_guess,
                    BY_MODULES,
                )
                self.beyond[self.here].push(again)

    def retrace(self, spot: Spot) -> None:
        """Write down the way to a position."""
        at: Spot | None = spot
        while at is not None:
            place = at.depth - len(at.codes)
            for code in at.codes:
                self.path[place] = code
                place += 1
            at = at.before

    def go_on(self, state: State, depth: i64, how: i64) -> None:
        """Try everything of this sort that is worth trying."""
        room = self.levels[depth].room
        count = self.ruleset.legal(state, room)
        if state.box.agendas > 0:
            count = self.reveal_first(room, count)
        if count > 1 and piecemeal(state):
            count = self.best_by_sight(state, room, count)
        main = state.at[ASKS] == ASK_MAIN
        early = main and ships_to_place(state) == self.unplaced
        late = main and room[0] == self.ruleset.end
        many = ships_to_place(state) > LAST_SHIPS
        k: i64 = 0
        while k < count:
            code = room[k]
            kind = self.kinds[code]
            self.path[depth] = code
            strays = self.of_modules[code] == 1
            if self.is_left_out(code) or (many and self.orders[code] == LAST):
                pass
            elif (strays and how == PLAINLY) or (how == BY_MODULES and not strays):
                pass
            elif kind == CYCLE:
                if self.worth_cycling(state):
                    self.note(self.cycle_value(state, depth), depth)
            elif kind == PLAIN or self.considers(state, kind, early, late, count):
                self.left -= 1
                before = self.strays
                self.strays = before or strays
                self.note(self.try_code(state, code, kind, depth, FREE_ORDER), depth)
                self.strays = before
            k += 1

    def best_by_sight(self, state: State, room: vec[i64], count: i64) -> i64:
        """What looks best once it is done; nothing else is looked at."""
        best = WORST
        best_code = room[0]
        k: i64 = 0
        while k < count:
            if self.kinds[room[k]] != STOP:
                after = state.copy()
                self.ruleset.apply(after, room[k])
                self.left -= 1
                value = self.evaluator.value(after, self.me)
                if value > best:
                    best = value
                    best_code = room[k]
            k += 1
        room[0] = best_code
        return 1

    def note(self, value: float, depth: i64) -> None:
        """The path down to here ends the turn, or all else is luck: it is worth so much."""
        if value > self.value:
            self.value = value
            self.found = []
            k: i64 = 0
            while k <= depth:
                self.found.append(int(self.path[k]))
                k += 1

    def decision(self, state: State, depth: i64, last: i64) -> float:
        """A position met for the first time is put down; what it is worth will be noted."""
        if not self.gathers or self.chances > 0 or self.wish >= 0:
            return super().decision(state, depth, last)
        mark = self.mark(state, FREE_ORDER)
        if depth >= DEEPEST or self.met.full() or self.met.knows(self.met.slot(mark)):
            return WORST
        self.met.keep(mark, WORST, 0)
        if state.at[ASKS] == ASK_MAIN:
            self.put_down(state, depth)
        else:
            self.go_on(state, depth, ANYHOW)
        return WORST

    def put_down(self, state: State, depth: i64) -> None:
        before = self.gone_on_from
        codes: list[int] = []
        k: i64 = 0
        if before is not None:
            k = before.depth
        while k < depth:
            codes.append(int(self.path[k]))
            k += 1
        value = self.evaluator.value(state, self.me)
        ships = min(ships_to_place(state), self.here)
        how: i64 = PLAINLY
        frontier = self.frontiers[ships]
        if self.strays:
            how = ANYHOW
            frontier = self.beyond[ships]
        frontier.push(Spot(state, value, codes, before, depth, self.by_guess, how))


def piecemeal(state: State) -> bool:
    """Is it about one resource of several, where the best one is soon seen?"""
    asks = state.at[ASKS]
    return asks == ASK_DROP or (asks == ASK_RAID and state.asked_a() > 0)
