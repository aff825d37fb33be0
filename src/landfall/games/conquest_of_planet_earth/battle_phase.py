"""The Battle Phase: Spaces are resolved one after another, in the active player's order."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.conquest_of_planet_earth.box import (
    CARD,
    DEPLOYMENTS,
    NEXT_SPACE,
    RESOLVED,
    SEAT,
    SPENT,
    STEP,
    TIPPED,
    WAITING,
    A,
    bit,
)
from landfall.games.conquest_of_planet_earth.chance import LOCATION, await_chance
from landfall.games.conquest_of_planet_earth.conquering import can_be_stolen, steal_marker
from landfall.games.conquest_of_planet_earth.decks import location_found
from landfall.games.conquest_of_planet_earth.refusals import (
    ALREADY_RESOLVED,
    LEGAL,
    NO_SUCH_RIVAL,
    NOT_PENDING,
    NOT_YOUR_SPACE,
    NOTHING_TO_RESOLVE,
)
from landfall.games.conquest_of_planet_earth.rule import W_EXPLORED, Book, Procedure, step
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.window import open_window_at
from landfall.games.conquest_of_planet_earth.winning import check_win


def has_something(state: State, seat: i64, space: i64) -> bool:
    """Is there anything to resolve for a seat with Aliens there?"""
    if state.is_empty(space) or state.enemies(space, seat) or state.resistance(space) > 0:
        return True
    return can_be_stolen(state, seat, space) or can_be_salvaged(state, space)


def can_be_salvaged(state: State, space: i64) -> bool:
    """Is there a Crash Site that nobody has searched?"""
    location = state.works(space)
    if location < 0 or state.box.loc_salvage[location] == 0:
        return False
    return state.at[state.space(space) + SPENT] == 0


def resolve_forbids(state: State, seat: i64, space: i64) -> i64:
    """The rule that keeps a Space from being resolved next."""
    if state.aliens(space, seat) == 0:
        return NOT_YOUR_SPACE
    if state.at[RESOLVED] & bit(space) != 0:
        return ALREADY_RESOLVED
    wanted = state.at[NEXT_SPACE] - 1
    if wanted >= 0 and wanted != space:
        return NOT_PENDING
    return LEGAL if has_something(state, seat, space) else NOTHING_TO_RESOLVE


@final
class BattlePhase(Procedure):
    """The seat's; A: the Space under way."""

    def join(self, book: Book) -> None:
        self.resolve = book.kind("resolve-space")
        self.waiting = book.kind("waiting-fights")
        self.deploy = book.kind("deploy")

    def go(self, state: State, f: i64) -> None:
        seat = state.at[f + SEAT]
        if state.at[WAITING] > 0:
            state.push(self.waiting, 0, 0, 0, 0)
            return
        if state.at[DEPLOYMENTS] > 0:
            state.push(self.deploy, 0, 0, 0, 0)
            return
        found = self.choices(state, seat)
        if found == 0 and state.at[NEXT_SPACE] > 0:
            state.at[NEXT_SPACE] = 0
            found = self.choices(state, seat)
        if found == 0:
            state.at[RESOLVED] = 0
            self.forget_tips(state)
            state.pop()
        elif found & (found - 1) == 0:
            self.begin(state, f, self.lowest(found))
        else:
            state.ask(seat)

    def forget_tips(self, state: State) -> None:
        """A tip is for the Battle that follows upon exploring; where there was none it is stale."""
        space: i64 = 0
        while space < state.box.spaces:
            state.at[state.space(space) + TIPPED] = 0
            space += 1

    def choices(self, state: State, seat: i64) -> i64:
        """The Spaces that may be resolved next, a bit each."""
        own = state.spaces_of(seat)
        found: i64 = 0
        space: i64 = 0
        while space < state.box.spaces:
            if own >> space & 1 == 1 and resolve_forbids(state, seat, space) == LEGAL:
                found |= bit(space)
            space += 1
        return found

    def lowest(self, found: i64) -> i64:
        space: i64 = 0
        while found >> space & 1 == 0:
            space += 1
        return space

    def begin(self, state: State, f: i64, space: i64) -> None:
        state.at[NEXT_SPACE] = 0
        state.at[RESOLVED] |= bit(space)
        state.push(self.resolve, state.at[f + SEAT], space, 0, 0)

    def candidates(self, state: State, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        space: i64 = 0
        while space < state.box.spaces:
            out[n] = self.book.codes.resolve + space
            n += 1
            space += 1
        return n

    def forbids(self, state: State, f: i64, seat: i64, code: i64) -> i64:
        space = code - self.book.codes.resolve
        if space < 0 or space >= state.box.spaces:
            return NOT_PENDING
        return resolve_forbids(state, seat, space)

    def answer(self, state: State, f: i64, seat: i64, code: i64) -> None:
        state.go_on()
        self.begin(state, f, code - self.book.codes.resolve)


@final
class Explore(Procedure):
    """The seat turns up the Location of the Empty Space A."""

    def go(self, state: State, f: i64) -> None:
        if state.at[f + STEP] == 0:
            await_chance(state, LOCATION)
            return
        state.pop()
        if state.resistance(state.at[f + A]) > 0:
            open_window_at(self.book, state, W_EXPLORED, state.at[f + SEAT], state.at[f + A])

    def chance(self, state: State, f: i64, code: i64) -> None:
        location = code - self.book.codes.find
        location_found(state, location)
        state.at[state.space(state.at[f + A]) + CARD] = location + 1
        step(state, f, 1)
        check_win(state, state.at[f + SEAT])


# Steps of resolving a Space.
RIVALS: Final = 1
HUMANS: Final = 2
AFTER: Final = 3
SALVAGE: Final = 4
DONE: Final = 5


@final
class ResolveSpace(Procedure):
    """Space A: explore, fight each rival, fight the Humans, steal, search a Crash Site (R-CQ-311)."""

    def join(self, book: Book) -> None:
        self.explore = book.kind("explore")
        self.aliens = book.kind("alien-battle")
        self.battle = book.kind("battle")
        self.stuff = book.kind("gain-stuff")

    def go(self, state: State, f: i64) -> None:
        at = state.at
        seat = at[f + SEAT]
        space = at[f + A]
        now = at[f + STEP]
        if now > 0 and state.aliens(space, seat) == 0:
            state.pop()
        elif now == 0:
            step(state, f, RIVALS)
            if state.is_empty(space):
                state.push(self.explore, seat, space, 0, 0)
        elif now == RIVALS:
            self.next_rival(state, f, seat, space)
        elif now == HUMANS:
            step(state, f, AFTER)
            if state.counters_at(space) > 0 or state.resistance(space) > 0:
                state.push(self.battle, seat, space, 0, 0)
        elif now == AFTER:
            step(state, f, SALVAGE)
            if can_be_stolen(state, seat, space):
                state.ask(seat)
        elif now == SALVAGE:
            step(state, f, DONE)
            if can_be_salvaged(state, space) and not state.enemies(space, seat):
                at[state.space(space) + SPENT] = 1
                salvage = state.box.loc_salvage[state.location(space)]
                state.push(self.stuff, seat, salvage, 0, 0)
        else:
            state.pop()

    def next_rival(self, state: State, f: i64, seat: i64, space: i64) -> None:
        rival = state.rival_at(space, seat)
        if rival < 0:
            step(state, f, HUMANS)
        elif self.rivals_there(state, seat, space) > 1:
            state.ask(seat)
        else:
            state.push(self.aliens, seat, space, rival, 0)

    def rivals_there(self, state: State, seat: i64, space: i64) -> i64:
        count: i64 = 0
        other: i64 = 0
        while other < state.box.seats:
            if not state.are_partners(seat, other) and state.aliens(space, other) > 0:
                count += 1
            other += 1
        return count

    def candidates(self, state: State, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        codes = self.book.codes
        if state.at[f + STEP] == SALVAGE:
            out[n] = codes.steal
            out[n + 1] = codes.leave
            return n + 2
        other: i64 = 0
        while other < state.box.seats:
            out[n] = codes.fight + other
            n += 1
            other += 1
        return n

    def forbids(self, state: State, f: i64, seat: i64, code: i64) -> i64:
        codes = self.book.codes
        if state.at[f + STEP] == SALVAGE:
            return LEGAL if code == codes.steal or code == codes.leave else NOT_PENDING
        other = code - codes.fight
        if other < 0 or other >= state.box.seats:
            return NOT_PENDING
        if state.are_partners(seat, other) or state.aliens(state.at[f + A], other) == 0:
            return NO_SUCH_RIVAL
        return LEGAL

    def answer(self, state: State, f: i64, seat: i64, code: i64) -> None:
        state.go_on()
        if state.at[f + STEP] == RIVALS:
            rival = code - self.book.codes.fight
            state.push(self.aliens, seat, state.at[f + A], rival, 0)
        elif code == self.book.codes.steal:
            steal_marker(state, seat, state.at[f + A])
