"""The board of the Outer Belt: its die, the cards that come up, and raiders who take one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.rng import Rng
from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import (
    ASK_ASTEROID,
    ASK_DIE,
    ASK_NOTHING,
    ASK_RAID,
    DIE_ALONE,
    DIE_FLEET,
    DIE_SET_UP,
)
from landfall.games.alien_frontiers.belt.asteroids.asteroid import Asteroid, asteroids_of
from landfall.games.alien_frontiers.belt.belt_space import BeltSpace
from landfall.games.alien_frontiers.belt.march import (
    held,
    march,
    no_card_played,
    seize,
    tow_ends,
    turn_up,
)
from landfall.games.alien_frontiers.box import FIRST, lowest
from landfall.games.alien_frontiers.facilities.raiders_outpost import Booty
from landfall.games.alien_frontiers.glances import see_asteroid
from landfall.games.alien_frontiers.names import SEAT_LETTERS, SPACES
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.turn import begin_alone, begin_main, begin_turn
from landfall.games.alien_frontiers.words import the, title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question

SIGNS: Final = 3
BLANKS: Final = 3
"""How many faces of the Asteroid die show what."""


@final
class BeltBoard(Rule):
    """It has no codes of its own; with the seat's ships everything in tow arrives."""

    def __init__(self) -> None:
        super().__init__("outer-belt", ASK_NOTHING)

    def companions(self) -> list[Rule]:
        return [AsteroidDie(), TurnUp(), TakeAsteroid()]

    def minds_gathering(self) -> bool:
        return True

    def gathered(self, state: State, seat: i64) -> i64:
        tow_ends(state, seat)
        return 0

    def minds_turns(self) -> bool:
        return True

    def turn_begins(self, state: State, seat: i64) -> None:
        no_card_played(state)

    def turn_ends(self, state: State) -> None:
        no_card_played(state)

    # -- what is said of it, and how a trial meets its rules --------------------------------------

    def space(self, q: Question) -> BeltSpace:
        """The space that an action names."""
        dock = self.book.docks[q.facility]
        assert isinstance(dock, BeltSpace)
        return dock

    def say_wanted(self, q: Question) -> str:
        """What the card there asks for, and which values serve."""
        space = self.space(q)
        card = space.lying(q.state)
        assert card
        asked = f"the {title(self.book.box, card.key)} asks for {card.asking()}"
        return f"{asked}, and Navigation values there are {space.serving()}"

    def say_owned(self, q: Question) -> str:
        """The asteroid cards you hold."""
        kept = [card for card in asteroids_of(self.book) if held(q.state, q.you, card.asteroid)]
        return the([title(self.book.box, card.key) for card in kept], "no asteroid card")

    def say_the_asteroid(self, q: Question) -> str:
        return f"the {title(self.book.box, q.action.words[0])}"

    def hold_it(self, q: Question) -> None:
        box = q.state.box
        place = int(box.asteroids) * q.you + box.asteroid(q.action.words[0])
        q.state.at[box.hauls + place] = 1
        see_asteroid(q.state, q.you, box.asteroid(q.action.words[0]))
        q.state.at[box.towed + place] = 0
        q.state.at[box.seized + place] = 0


def goes_on(rule: Rule, state: State, seat: i64, why: i64) -> None:
    """The cards lie as they should: the turn goes on where the die was rolled."""
    if why == DIE_FLEET:
        begin_main(rule.book, state, seat)
    elif why == DIE_ALONE:
        begin_alone(rule.book, state, seat)


@final
class AsteroidDie(Rule):
    """Its sign moves the cards when it is rolled with a fleet, and never when a card asks for it."""

    def __init__(self) -> None:
        super().__init__("die", ASK_DIE)
        self.untallied = True
        self.draws = True
        self.rolling: list[Asteroid] = []  # the cards that ask for it, listed when first asked for

    def texts(self) -> list[str]:
        return ["die sign", "die blank"]

    def weight(self, state: State, code: i64) -> i64:
        return SIGNS if code == self.base else BLANKS

    def draw(self, state: State, rng: Rng) -> i64:
        if rng.below(SIGNS + BLANKS) < SIGNS:
            return self.base
        return self.base + 1

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = self.base
        out[n + 1] = self.base + 1
        return n + 2

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        return ""

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        why = state.asked_a()
        sign = code == self.base
        state.answered()
        if why == DIE_FLEET or why == DIE_ALONE:
            if sign:
                march(state)
                if turn_up(state):
                    state.await_chance(ASK_ASTEROID, seat, why, 0, 0)
                    return
            goes_on(self, state, seat, why)
            return
        if not self.rolling:
            self.rolling = [card for card in asteroids_of(self.book) if card.rolls_for() >= 0]
        for rule in self.rolling:
            if rule.rolls_for() == why:
                rule.die_rolled(state, seat, sign)


@final
class TurnUp(Rule):
    """A card nobody has seen comes up: four to begin with, then one whenever the cards move."""

    def __init__(self) -> None:
        super().__init__("asteroid", ASK_ASTEROID)
        self.untallied = True
        self.draws = True

    def texts(self) -> list[str]:
        return [f"asteroid {name}" for name in self.book.box.asteroid_names]

    def weight(self, state: State, code: i64) -> i64:
        return state.at[state.box.unseen + code - self.base]

    def draw(self, state: State, rng: Rng) -> i64:
        numbers = state.at
        at = state.box.unseen
        cards: i64 = 0
        while at < state.box.scrapped:
            cards += numbers[at]
            at += 1
        left = rng.below(cards)
        at = state.box.unseen
        while left >= numbers[at]:
            left -= numbers[at]
            at += 1
        return self.base + at - state.box.unseen

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        asteroid: i64 = 0
        while asteroid < state.box.asteroids:
            if state.at[state.box.unseen + asteroid] > 0:
                out[n] = self.base + asteroid
                n += 1
            asteroid += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        return "" if self.weight(state, code) > 0 else "chance.outcome"

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        box = state.box
        why = state.asked_a()
        space = state.asked_b()
        state.at[box.unseen + code - self.base] -= 1
        state.at[box.spaces + space] = code - self.base + 1
        if why == DIE_SET_UP and space + 1 < SPACES:
            state.goes_on(why, space + 1, 0)
            return
        state.answered()
        if why == DIE_SET_UP:
            begin_turn(self.book, state, state.at[FIRST])
        else:
            goes_on(self, state, seat, why)


@final
class TakeAsteroid(Booty):
    """Or one asteroid card of one opponent. Codes: for each card, one a victim."""

    def __init__(self) -> None:
        super().__init__("take asteroid", ASK_RAID)
        self.calm = True

    def texts(self) -> list[str]:
        box = self.book.box
        letters = SEAT_LETTERS[: box.seats]
        return [f"take {name} {letter}" for name in box.asteroid_names for letter in letters]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if self.no_card(state):
            return n
        box = state.box
        victim: i64 = 0
        somewhere: i64 = 0  # the cards that anybody holds, a bit each
        while victim < box.seats:
            somewhere |= state.at[box.holds_asteroids + victim]
            victim += 1
        while somewhere != 0:
            asteroid = lowest(somewhere)
            code = self.base + box.seats * asteroid
            victim = 0
            while victim < box.seats:
                if held(state, victim, asteroid) > 0 and not self.refusal(state, seat, code):
                    out[n] = code
                    n += 1
                code += 1
                victim += 1
            somewhere &= somewhere - 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        asteroid = (code - self.base) // state.box.seats
        victim = (code - self.base) % state.box.seats
        if victim == seat or held(state, victim, asteroid) == 0:
            return "raiders-outpost.victim"
        if self.spared(state, victim):
            return self.book.robs_one
        closed = self.no_card(state)
        if closed:
            return closed
        if self.guard(state, victim) >= 0:
            return "holographic-decoy.guard"
        return self.book.safe_by(state, victim)

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        asteroid = (code - self.base) // state.box.seats
        seize(state, (code - self.base) % state.box.seats, seat, asteroid)
        self.took_card(state)
