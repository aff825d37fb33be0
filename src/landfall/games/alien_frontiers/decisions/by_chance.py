"""What chance is asked: who begins, which cards are drawn, what the dice show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self

from landfall.games.alien_frontiers.asks import (
    ASK_DEAL,
    ASK_DRAW,
    ASK_FIRST,
    ASK_LENT,
    ASK_RELIC,
    ASK_ROLL,
)
from landfall.games.alien_frontiers.borrowed import of_borrowed
from landfall.games.alien_frontiers.box import CARRIED, RELIC_VALUE
from landfall.games.alien_frontiers.decisions.pending_decision import Numbers, PendingDecision
from landfall.games.alien_frontiers.names import DISPLAY, SEAT_LETTERS
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


@dataclass(frozen=True)
class Rolled(ByChance):
    """The ships of a seat: its fleet, or those picked for a second roll."""

    dice: int = 0
    relic: bool = False
    again: bool = False

    name = "roll"
    asks = ASK_ROLL
    entries = ("dice", "relic", "again")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(dice=b, relic=c == 1, again=a == 1)

    def numbers(self) -> Numbers:
        return (int(self.again), self.dice, int(self.relic))

    def said(self, state: State, seat: int) -> str:
        ships = count(self.dice, "ship") + (" and the Relic Ship" if self.relic else "")
        return f"{SEAT_LETTERS[seat]} rolls {ships}{' again' if self.again else ''}"

    def written(self, state: State) -> dict[str, Any]:
        return {"dice": self.dice, "relic": self.relic, "again": self.again}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        if entry.at("again").flag(False):
            asked.held += (dice := entry.at("dice").number(1, asked.ships))
            return cls(dice, asked.with_relic(entry), again=True)
        asked.gathered = True
        asked.relic_rolls = entry.at("relic").flag(True)
        asked.relic_said = entry.at("relic").flag(False)
        if entry.has("dice"):
            asked.rolling = entry.at("dice").number(1, asked.ships)
        return cls()  # completed when the ships are counted

    def comes_first(self) -> bool:
        return not self.again


@dataclass(frozen=True)
class RelicRolled(ByChance):
    """The Relic Ship's die, with the fleet or for a second roll."""

    again: bool = False

    name = "relic"
    asks = ASK_RELIC
    entries = ("again",)

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(again=a == 1)

    def numbers(self) -> Numbers:
        return (int(self.again), 0, 0)

    def said(self, state: State, seat: int) -> str:
        return f"{SEAT_LETTERS[seat]} rolls the Relic Ship{' again' if self.again else ''}"

    def written(self, state: State) -> dict[str, Any]:
        return {"again": self.again}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        again = entry.at("again").flag(False)
        if again and asked.state.at[RELIC_VALUE] == 0:
            raise entry.wrong("the Relic Ship must be among `dice`, such as 4*")
        asked.relic_rolls = not again
        return cls(again)

    def comes_first(self) -> bool:
        return not self.again


@dataclass(frozen=True)
class LentRolled(ByChance):
    """The die of a borrowed ship, with the fleet or for a second roll."""

    ship: int = 0
    again: bool = False

    name = "lent"
    asks = ASK_LENT
    entries = ("ship", "again")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(ship=b, again=a == 1)

    def numbers(self) -> Numbers:
        return (int(self.again), self.ship, 0)

    def said(self, state: State, seat: int) -> str:
        owner = SEAT_LETTERS[of_borrowed(state, -1, self.ship, CARRIED)]
        again = " again" if self.again else ""
        return f"{SEAT_LETTERS[seat]} rolls {owner}'s ship{again}"

    def written(self, state: State) -> dict[str, Any]:
        return {"ship": self.ship + 1, "again": self.again}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        again = entry.at("again").flag(False)
        most = int(asked.state.box.borrows)
        return cls(entry.at("ship").number(1, most, 1) - 1, again)

    def comes_first(self) -> bool:
        return not self.again


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
