"""What chance is asked: who begins, which cards are drawn, what the dice show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from landfall.games.alien_frontiers.asks import (
    ASK_ASTEROID,
    ASK_DEAL,
    ASK_DIE,
    ASK_DRAW,
    ASK_FIRST,
    ASK_LENT,
    ASK_RELIC,
    ASK_ROLL,
    ASK_SALVAGE,
    DIE_DEBRIS,
    DIE_FLEET,
    DIE_SET_UP,
    ROLL_AGAIN,
    ROLL_FLEET,
    ROLL_NEW,
    ROLL_SPIKE,
)
from landfall.games.alien_frontiers.borrowed import of_borrowed
from landfall.games.alien_frontiers.box import CARRIED, RELIC_VALUE
from landfall.games.alien_frontiers.decisions.pending_decision import Numbers, PendingDecision
from landfall.games.alien_frontiers.names import DISPLAY, SEAT_LETTERS, SPACES
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import count

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.position.entry import Entry
    from landfall.games.alien_frontiers.position.pending import Asked


class ByChance(PendingDecision):
    by_chance: ClassVar[bool] = True


@dataclass(frozen=True)
class First(ByChance):
    """Who is player one."""

    name = "first"
    asks = ASK_FIRST

    def said(self, state: State, seat: int) -> str:
        return "player one is drawn"

    def comes_first(self) -> bool:
        return True


@dataclass(frozen=True)
class Dealt(ByChance):
    """The cards of the set-up: one a seat, then the display."""

    dealt: int = 0

    name = "deal"
    asks = ASK_DEAL
    entries = ("dealt",)

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(dealt=a)

    def numbers(self) -> Numbers:
        return (self.dealt, 0, 0)

    def said(self, state: State, seat: int) -> str:
        return "a card is dealt"

    def written(self, state: State) -> dict[str, Any]:
        return {"dealt": self.dealt}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        return cls(entry.at("dealt").number(0, len(asked.letters) + DISPLAY - 1, 0))

    def comes_first(self) -> bool:
        return True


def roll_for(why: int) -> tuple[bool, bool, bool]:
    """Is it a new roll, that of a new ship, a new roll by a Chrono-Spike?"""
    return why in (ROLL_AGAIN, ROLL_SPIKE), why == ROLL_NEW, why == ROLL_SPIKE


def why_rolled(again: bool, new: bool, spike: bool) -> int:
    """The same as a number."""
    return ROLL_SPIKE if spike else ROLL_NEW if new else ROLL_AGAIN if again else ROLL_FLEET


def flags(**said: bool) -> dict[str, bool]:
    """What holds of these."""
    return {name: True for name, holds in said.items() if holds}


@dataclass(frozen=True)
class Rolled(ByChance):
    """The ships of a seat: its fleet, or those picked for a second roll."""

    dice: int = 0
    relic: bool = False
    again: bool = False
    new: bool = False
    spike: bool = False  # again, by a Chrono-Spike

    name = "roll"
    asks = ASK_ROLL
    entries = ("dice", "relic", "again", "new", "spike")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        again, new, spike = roll_for(a)
        return cls(dice=b, relic=c == 1, again=again, new=new, spike=spike)

    def numbers(self) -> Numbers:
        return (why_rolled(self.again, self.new, self.spike), self.dice, int(self.relic))

    def said(self, state: State, seat: int) -> str:
        if self.new:
            return f"{SEAT_LETTERS[seat]} rolls the new ship"
        ships = count(self.dice, "ship") + (" and the Relic Ship" if self.relic else "")
        return f"{SEAT_LETTERS[seat]} rolls {ships}{' again' if self.again else ''}"

    def written(self, state: State) -> dict[str, Any]:
        why = flags(new=self.new, spike=self.spike)
        return {"dice": self.dice, "relic": self.relic, "again": self.again, **why}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        if entry.at("new").flag(False):
            asked.held += 1
            return cls(1, new=True)
        if entry.at("again").flag(False):
            asked.held += (dice := entry.at("dice").number(1, asked.ships))
            spike = entry.at("spike").flag(False)
            return cls(dice, asked.with_relic(entry), again=True, spike=spike)
        asked.gathered = True
        asked.relic_rolls = entry.at("relic").flag(True)
        asked.relic_said = entry.at("relic").flag(False)
        if entry.has("dice"):
            asked.rolling = entry.at("dice").number(1, asked.ships)
        return cls()  # completed when the ships are counted

    def comes_first(self) -> bool:
        return not self.again and not self.new


@dataclass(frozen=True)
class RelicRolled(ByChance):
    """The Relic Ship's die, with the fleet or for a second roll."""

    again: bool = False
    new: bool = False
    spike: bool = False

    name = "relic"
    asks = ASK_RELIC
    entries = ("again", "new", "spike")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        again, new, spike = roll_for(a)
        return cls(again, new, spike)

    def numbers(self) -> Numbers:
        return (why_rolled(self.again, self.new, self.spike), 0, 0)

    def said(self, state: State, seat: int) -> str:
        return f"{SEAT_LETTERS[seat]} rolls the Relic Ship{' again' if self.again else ''}"

    def written(self, state: State) -> dict[str, Any]:
        return {"again": self.again, **flags(new=self.new, spike=self.spike)}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        if entry.at("new").flag(False):
            asked.relic_rolls = True
            return cls(new=True)
        again = entry.at("again").flag(False)
        if again and asked.state.at[RELIC_VALUE] == 0:
            raise entry.wrong("the Relic Ship must be among `dice`, such as 4*")
        asked.relic_rolls = not again
        return cls(again, spike=again and entry.at("spike").flag(False))

    def comes_first(self) -> bool:
        return not self.again and not self.new


@dataclass(frozen=True)
class LentRolled(ByChance):
    """The die of a borrowed ship, with the fleet or for a second roll."""

    ship: int = 0
    again: bool = False
    spike: bool = False
    new: bool = False

    name = "lent"
    asks = ASK_LENT
    entries = ("ship", "again", "spike", "new")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        again, new, spike = roll_for(a)
        return cls(b, again, spike, new)

    def numbers(self) -> Numbers:
        return (why_rolled(self.again, self.new, self.spike), self.ship, 0)

    def said(self, state: State, seat: int) -> str:
        owner = SEAT_LETTERS[of_borrowed(state, -1, self.ship, CARRIED)]
        again = " again" if self.again else ""
        return f"{SEAT_LETTERS[seat]} rolls {owner}'s ship{again}"

    def written(self, state: State) -> dict[str, Any]:
        more = flags(spike=self.spike, new=self.new)
        return {"ship": self.ship + 1, "again": self.again, **more}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        again = entry.at("again").flag(False)
        most = int(asked.state.box.borrows)
        spike = again and entry.at("spike").flag(False)
        new = entry.at("new").flag(False)
        return cls(entry.at("ship").number(1, most, 1) - 1, again, spike, new)

    def comes_first(self) -> bool:
        return not self.again and not self.new


@dataclass(frozen=True)
class Drawn(ByChance):
    """Cards for the display."""

    cards: int = 1

    name = "draw"
    asks = ASK_DRAW
    entries = ("cards",)

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(cards=a)

    def numbers(self) -> Numbers:
        return (self.cards, 0, 0)

    def said(self, state: State, seat: int) -> str:
        be = "is" if self.cards == 1 else "are"
        return f"{count(self.cards, 'card')} {be} drawn for the display"

    def written(self, state: State) -> dict[str, Any]:
        return {"cards": self.cards}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        return cls(entry.at("cards").number(1, DISPLAY, 1))


DICE_FOR: Final = ("fleet", "alone", "set-up", "debris", "pilot")
"""What the Asteroid die is rolled for, or a card turned up, in the order of DIE_…."""


@dataclass(frozen=True)
class DieRolled(ByChance):
    """The Asteroid die: with a fleet, or for a card."""

    why: int = DIE_FLEET

    name = "die"
    asks = ASK_DIE
    entries = ("why",)

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(why=a)

    def numbers(self) -> Numbers:
        return (self.why, 0, 0)

    def said(self, state: State, seat: int) -> str:
        return f"{SEAT_LETTERS[seat]} rolls the Asteroid die"

    def written(self, state: State) -> dict[str, Any]:
        return {"why": DICE_FOR[self.why]}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        asked.needs_belt(entry)
        why = entry.at("why").name(DICE_FOR, DIE_FLEET)
        if why == DIE_SET_UP:
            raise entry.at("why").wrong("no die is rolled for the set-up")
        return cls(why)

    def comes_first(self) -> bool:
        return self.why < DIE_DEBRIS


@dataclass(frozen=True)
class TurnedUp(ByChance):
    """An asteroid card that nobody has seen: one of the first four, or one that comes up later."""

    why: int = DIE_FLEET
    space: int = 0

    name = "asteroid"
    asks = ASK_ASTEROID
    entries = ("why", "space")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(why=a, space=b)

    def numbers(self) -> Numbers:
        return (self.why, self.space, 0)

    def said(self, state: State, seat: int) -> str:
        return f"an asteroid card is turned up on space {self.space + 1}"

    def written(self, state: State) -> dict[str, Any]:
        return {"why": DICE_FOR[self.why], "space": self.space + 1}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        asked.needs_belt(entry)
        why = entry.at("why").name(DICE_FOR[:DIE_DEBRIS], DIE_FLEET)
        most = SPACES if why == DIE_SET_UP else 1
        return cls(why, entry.at("space").number(1, most, 1) - 1)

    def comes_first(self) -> bool:
        return True


@dataclass(frozen=True)
class Salvaged(ByChance):
    """A discarded alien tech card that Orbital Debris may bring."""

    name = "salvage"
    asks = ASK_SALVAGE

    def said(self, state: State, seat: int) -> str:
        return f"{SEAT_LETTERS[seat]} finds a discarded card"

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        asked.needs_belt(entry)
        return cls()
