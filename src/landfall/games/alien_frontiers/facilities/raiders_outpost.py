"""Raiders' Outpost: a run of three steals four resources or a card; a higher run bumps a lower one."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64, mypyc_attr

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import (
    ASK_RAID,
    RAID_OUTPOST,
    RAID_PLAYERS,
    RAID_SMUGGLED,
    RAID_SMUGGLING,
    RAID_SUPPLY,
)
from landfall.games.alien_frontiers.box import FUEL, ORE, RELIC_PLACE, WIDE, bit
from landfall.games.alien_frontiers.facilities.facility import RICH, Run
from landfall.games.alien_frontiers.hands import SIZE, TOTAL
from landfall.games.alien_frontiers.names import BOOTY, ROBBED, SEAT_LETTERS
from landfall.games.alien_frontiers.piles import give, lose
from landfall.games.alien_frontiers.rule import RUN_OVER, Rule
from landfall.games.alien_frontiers.ships import clear
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import count, listed, the_bay, title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling


@final
class RaidersOutpost(Run):
    def __init__(self) -> None:
        super().__init__("raiders-outpost", 3)
        self.outranked = "raiders-outpost.bump"

    def companions(self) -> list[Rule]:
        return [TakeResource("fuel", FUEL), TakeResource("ore", ORE), TakeCard()]

    def closed(self, state: State, seat: i64) -> str:
        return ""  # ships that are there are bumped, not in the way

    def below(self, state: State, seat: i64, low: i64) -> bool:
        return 3 * low + 3 <= self.over(state, seat)

    def over(self, state: State, seat: i64) -> i64:
        """What the seat's run must add up to more than."""
        return self.book.asked(RUN_OVER, state, seat, state.total_at(self.facility))

    def make_room(self, state: State) -> None:
        clear(self.book, state, self.facility)

    def gain(self, state: State, seat: i64, value: i64) -> None:
        state.ask(ASK_RAID, seat, 0, RAID_PLAYERS, RAID_OUTPOST)

    def stands_for(self) -> str:
        return "raiders"

    def standing(self, state: State, hand: i64) -> float:
        """A high run keeps others from raiding."""
        return float(TOTAL[hand]) / 15.0 if SIZE[hand] > 1 else 0.0

    def urgency(self, state: State, seat: i64, value: i64) -> i64:
        return 640 if self.loot(state, seat) >= RICH else 50

    def loot(self, state: State, seat: i64) -> i64:
        """Resources raiders could reach."""
        total: i64 = 0
        other: i64 = 0
        while other < state.box.seats:
            safe = self.book.guard_card(state, other) >= 0 or self.book.safe_by(state, other) != ""
            if other != seat and not safe:
                total += state.fuel(other) + state.ore(other)
            other += 1
        return total

    def say_run(self, state: State) -> str:
        there = self.over(state, state.seat)
        return f"a run over {there}" if there > 0 else "a run of three"

    def say_driven_off(self, about: Telling) -> str:
        """Raiders who were here first."""
        scene = about.scene
        before = scene.before
        there = [s for s in range(scene.game.seats) if SIZE[before.docked(self.facility, s)]]
        driven = [f"{listed(map(scene.whose, there))} ships"] if there else []
        if before.at[RELIC_PLACE] == self.facility:
            driven.append("the Relic Ship")
        if before.brethren_at() == self.facility:
            driven.append("the Brethren Ship")
        return f"drives {listed(driven)} to {the_bay(before.box)}" if driven else ""

    def say_nothing_to_take(self, q: Question) -> str:
        if q.seat == q.you:
            return "that is you"
        booty = q.action.words[0]
        if booty in q.state.box.asteroid_names:
            return f"{q.who} does not hold the {title(q.state.box, booty)}"
        if booty in q.state.box.card_names:
            return q.no_such_card or f"{q.who} does not hold {q.the_card}"
        return f"{q.who} has no {booty}"

    def say_taken(self, q: Question) -> str:
        return count(int(q.state.asked_a()), "resource")


@mypyc_attr(allow_interpreted_subclasses=True)
class Booty(Rule):
    """What a raid takes."""

    def taken(self, state: State) -> i64:
        return state.asked_a()

    def from_supply(self, state: State) -> bool:
        """Has it taken something, and not from players?"""
        return state.asked_b() == RAID_SUPPLY

    def most(self, state: State) -> i64:
        """How many resources it may take; a card that robs one player takes fewer."""
        return ROBBED if self.robs_one(state) else BOOTY

    def robs_one(self, state: State) -> bool:
        """Is the raid a card's, against one player?"""
        return state.asked_c() > RAID_OUTPOST and state.asked_c() < RAID_SMUGGLING

    def full(self, state: State) -> bool:
        """Has it taken all the resources that it may?"""
        return self.taken(state) >= self.most(state)

    def took(self, state: State, source: i64) -> None:
        """One resource more, which may be the last; a card may still follow when smuggling."""
        taken = self.taken(state) + 1
        if taken == self.most(state) and state.asked_c() != RAID_SMUGGLING:
            state.answered()
        else:
            state.goes_on(taken, source, state.asked_c())

    def spared(self, state: State, victim: i64) -> bool:
        """Is the raid a card's, and its victim another player?"""
        return self.robs_one(state) and state.asked_c() != victim + 1

    def guard(self, state: State, victim: i64) -> i64:
        """The only card to be had of the victim, -1 for any; it guards against this outpost alone."""
        if self.robs_one(state):
            return -1
        return self.book.guard_card(state, victim)

    def no_card(self, state: State) -> str:
        """The rule by which it takes no card any more, or the empty string."""
        if state.asked_c() == RAID_SMUGGLING:
            return ""
        if state.asked_c() == RAID_SMUGGLED:
            return "smugglers-alliance.booty"
        return "raiders-outpost.choice" if self.taken(state) > 0 else ""

    def took_card(self, state: State) -> None:
        """A card is taken, with which the raid ends unless resources may still follow."""
        if state.asked_c() == RAID_SMUGGLING and not self.full(state):
            state.goes_on(self.taken(state), state.asked_b(), RAID_SMUGGLED)
        else:
            state.answered()


@final
class TakeResource(Booty):
    """Up to four resources of any kinds from any mix of opponents; codes are one a victim."""

    def __init__(self, resource: str, at: int) -> None:
        super().__init__(f"take {resource}", ASK_RAID)
        self.calm = True
        self.at: i64 = at

    def texts(self) -> list[str]:
        return [f"{self.key} {letter}" for letter in SEAT_LETTERS[: self.book.box.seats]]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if self.from_supply(state) or self.full(state):
            return n
        victim: i64 = 0
        while victim < state.seats:
            if (
                victim != seat
                and state.of(self.at, victim) > 0
                and not self.spared(state, victim)
                and not self.book.safe_by(state, victim)
                and self.guard(state, victim) < 0
            ):
                out[n] = self.base + victim
                n += 1
            victim += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        victim = code - self.base
        if victim >= state.seats or victim == seat or state.of(self.at, victim) == 0:
            return "raiders-outpost.victim"
        if self.spared(state, victim):
            return self.book.robs_one
        if self.full(state):
            return "raiders-outpost.booty"
        if self.from_supply(state):
            return "matter-extractor.instead"
        if self.guard(state, victim) >= 0:
            return "holographic-decoy.guard"
        return self.book.safe_by(state, victim)

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        state.at[self.at + WIDE * (code - self.base)] -= 1
        state.at[self.at + WIDE * seat] += 1
        self.took(state, RAID_PLAYERS)


@final
class TakeCard(Booty):
    """Or one card of one opponent. Codes: for each card, one a victim."""

    def __init__(self) -> None:
        super().__init__("take card", ASK_RAID)

    def texts(self) -> list[str]:
        box = self.book.box
        letters = SEAT_LETTERS[: box.seats]
        return [f"take {name} {letter}" for name in box.card_names for letter in letters]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if self.no_card(state):
            return n
        victim: i64 = 0
        while victim < state.seats:
            held = state.cards(victim)
            if self.book.safe_by(state, victim):
                held = 0
            if victim != seat and held != 0 and not self.spared(state, victim):
                guard = self.guard(state, victim)
                if guard >= 0:
                    held = bit(guard)
                card: i64 = 0
                while card < state.box.cards:
                    if held >> card & 1 == 1:
                        out[n] = self.base + state.box.seats * card + victim
                        n += 1
                    card += 1
            victim += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        card = (code - self.base) // state.box.seats
        victim = (code - self.base) % state.box.seats
        if victim >= state.seats or victim == seat or not state.holds(victim, card):
            return "raiders-outpost.victim"
        if self.spared(state, victim):
            return self.book.robs_one
        closed = self.no_card(state)
        if closed:
            return closed
        guard = self.guard(state, victim)
        if guard >= 0 and guard != card:
            return "holographic-decoy.guard"
        return self.book.safe_by(state, victim)

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        card = (code - self.base) // state.box.seats
        victim = (code - self.base) % state.box.seats
        self.took_card(state)  # what the card asks when it is lost comes after that
        lose(self.book, state, victim, card, seat)
        give(state, seat, card)
