"""Alien Artifact: each ship may cycle the display; ships of eight or more together claim a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_MAIN
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.borrowed import (
    count_from_now,
    count_no_more,
    counting,
    lent_at,
)
from landfall.games.alien_frontiers.box import (
    CYCLES,
    FRESH,
    HAND,
    RELIC_FRESH,
    RELIC_PLACE,
    RELIC_USER,
    RELIC_VALUE,
)
from landfall.games.alien_frontiers.facilities.facility import Alike
from landfall.games.alien_frontiers.hands import COUNT, LESS, MORE, TOTAL, number
from landfall.games.alien_frontiers.moment import shift_to
from landfall.games.alien_frontiers.names import CLAIM_TOTAL
from landfall.games.alien_frontiers.piles import (
    any_to_lay,
    discard_display,
    refill_display,
    take_displayed,
)
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import pile, the, the_part

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question


@final
class AlienArtifact(Alike):
    def __init__(self) -> None:
        super().__init__("alien-artifact", 1)
        self.takes_any = True
        self.keeps_cycles = True

    def companions(self) -> list[Rule]:
        return [Cycle(), Claim(self)]

    def gain(self, state: State, seat: i64, value: i64) -> None:
        state.at[CYCLES] += 1

    def claim_total(self, state: State) -> i64:
        """What the ships that the acting seat docked here since its last claim add up to."""
        total = TOTAL[state.at[FRESH]]
        if state.at[RELIC_FRESH] == 1 and state.at[RELIC_PLACE] == self.facility:
            total += state.at[RELIC_VALUE]
        return total + counting(state, self.facility)

    def claimed(self, state: State) -> None:
        """The total starts anew."""
        state.at[FRESH] = 0
        count_no_more(state)
        if state.at[RELIC_PLACE] == self.facility:
            state.at[RELIC_FRESH] = 0

    def arrives(self, state: State, seat: i64, owner: i64, value: i64) -> None:
        if owner == seat:
            state.at[FRESH] = MORE[8 * state.at[FRESH] + value]
        else:
            count_from_now(state, self.facility, owner, value)

    def leaves(self, state: State, seat: i64, owner: i64, value: i64) -> None:
        """Of two like ships one that has made its claim leaves first."""
        shift = shift_to(state, owner)
        if shift >= 0:
            left = COUNT[8 * state.docked(self.facility, owner) + value]
            if left < COUNT[8 * state.at[FRESH + shift] + value]:
                state.at[FRESH + shift] = LESS[8 * state.at[FRESH + shift] + value]

    def relic_arrives(self, state: State, seat: i64) -> None:
        state.at[RELIC_FRESH] = 1

    def urgency(self, state: State, seat: i64, value: i64) -> i64:
        total = self.claim_total(state)
        if total + value >= CLAIM_TOTAL:
            return 260
        return 190 if total + TOTAL[state.at[HAND]] >= CLAIM_TOTAL + 2 else 30

    # -- what is said of it, and how a trial meets its rules --------------------------------------

    def say_no_cycle(self, q: Question) -> str:
        if q.state.at[CYCLES] > 0:
            return "there is no card left to lay out"
        return f"you have no cycle left from a ship docked at {the_part(self.book.box, self.key)}"

    def say_no_claim(self, q: Question) -> str:
        """What counts: ships that stand here and have made their claim do not."""
        state = q.state
        if q.no_such_card:
            return q.no_such_card
        total = self.claim_total(state)
        place = the_part(self.book.box, self.key)
        need = f"a claim takes ships that add up to {CLAIM_TOTAL}"
        if total > 0:
            return f"{need}; yours that count at {place} add up to {total}"
        here = self.facility
        stale = state.docked(here, q.you) != 0 or lent_at(state, here)
        if stale or (state.at[RELIC_PLACE] == here and state.at[RELIC_USER] == q.you):
            return f"{need}; yours at {place} have made their claim and count no more"
        return f"{need}; you have docked none at {place} this turn"

    def say_missing_cycle(self, q: Question) -> str:
        return "no card left to show" if q.state.at[CYCLES] > 0 else "needs a ship docked here"

    def say_counted(self, q: Question) -> str:
        return str(self.claim_total(q.state))

    def say_not_shown(self, q: Question) -> str:
        shown = pile(q.state, int(q.state.box.display))
        are = "are" if len(shown) > 1 else "is"
        said = f"{q.the_card} is not on display; {the(shown, 'no card')} {are}"
        return q.no_such_card or said

    def count_enough(self, q: Question) -> None:
        q.state.at[FRESH] = number([6, 6])  # more than any claim asks for

    def display_it(self, q: Question) -> None:
        q.state.at[q.state.box.display + q.card] += 1


def alien_artifact(book: Book) -> AlienArtifact:
    """The Alien Artifact of a game."""
    part = book.parts["alien-artifact"]
    assert isinstance(part, AlienArtifact)
    return part


@final
class Cycle(Rule):
    """Discard the displayed cards and lay out three new ones, once for each ship."""

    def __init__(self) -> None:
        super().__init__("cycle", ASK_MAIN)
        self.gate = CYCLES
        self.untallied = True
        self.calm = True
        self.with_docking = True

    def texts(self) -> list[str]:
        return ["cycle"]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if state.at[CYCLES] > 0 and any_to_lay(state):
            out[n] = self.base
            return n + 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        if state.at[CYCLES] > 0 and any_to_lay(state):
            return ""
        return "alien-artifact.cycle"

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        state.at[CYCLES] -= 1
        discard_display(state)
        refill_display(state, seat)


@final
class Claim(Rule):
    """Take one displayed card of a name you do not hold; the total starts anew."""

    def __init__(self, artifact: AlienArtifact) -> None:
        super().__init__("claim", ASK_MAIN)
        self.calm = True
        self.with_docking = True
        self.artifact = artifact

    def texts(self) -> list[str]:
        return [f"claim {name}" for name in self.book.box.card_names]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if self.artifact.claim_total(state) < CLAIM_TOTAL:
            return n
        held = state.cards(seat)
        card: i64 = 0
        while card < state.box.cards:
            if state.on_display(card) > 0 and held >> card & 1 == 0:
                out[n] = self.base + card
                n += 1
            card += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        card = code - self.base
        if self.artifact.claim_total(state) < CLAIM_TOTAL:
            return "alien-artifact.claim"
        if state.on_display(card) == 0:
            return "alien-artifact.display"
        if state.holds(seat, card):
            return "alien-artifact.duplicate"
        return ""

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        self.artifact.claimed(state)
        take_displayed(state, seat, code - self.base)
        refill_display(state, seat)
