"""What factions ask: which boards are drawn, who takes which, and what a board is to do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

from landfall.games.alien_frontiers.asks import (
    ASK_BOARD,
    ASK_BOARDS,
    ASK_BRETHREN,
    ASK_DRAFT,
    ASK_SAVE,
    ASK_TOP,
    BEFORE_ROLL,
)
from landfall.games.alien_frontiers.box import BOXED, DECK_SIZE, GATHERED, OFFERED
from landfall.games.alien_frontiers.decisions.by_chance import ByChance
from landfall.games.alien_frontiers.decisions.pending_decision import Numbers, PendingDecision
from landfall.games.alien_frontiers.names import SEAT_LETTERS
from landfall.games.alien_frontiers.part import part_in
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.position.entry import Entry
    from landfall.games.alien_frontiers.position.pending import Asked

MOST_TAKEN = 15


@dataclass(frozen=True)
class BoardsDrawn(ByChance):
    """A faction board for the draft."""

    boards: int = 1

    name = "boards"
    asks = ASK_BOARDS
    entries = ("boards",)

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(boards=a)

    def numbers(self) -> Numbers:
        return (self.boards, 0, 0)

    def said(self, state: State, seat: int) -> str:
        return "a faction board is drawn"

    def written(self, state: State) -> dict[str, Any]:
        return {"boards": self.boards}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        boxed = [at for at in asked.state.box.owners if asked.state.at[at] == BOXED]
        return cls(entry.at("boards").number(1, len(boxed), 1))

    def comes_first(self) -> bool:
        return True


@dataclass(frozen=True)
class TopCard(ByChance):
    """The top card of the deck, for a seat."""

    name = "top-card"
    asks = ASK_TOP

    def said(self, state: State, seat: int) -> str:
        return f"{SEAT_LETTERS[seat]} draws the top card"

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        if asked.state.at[DECK_SIZE] == 0:
            raise entry.wrong("there is no card in the deck")
        return cls()


@dataclass(frozen=True)
class RolledToSave(ByChance):
    """The die that may save a ship at the Terraforming Station."""

    name = "save"
    asks = ASK_SAVE

    def said(self, state: State, seat: int) -> str:
        return f"{SEAT_LETTERS[seat]} rolls the ship at the Terraforming Station"


@dataclass(frozen=True)
class BrethrenRolled(ByChance):
    """The Brethren die, once everything else of the roll is done."""

    name = "brethren"
    asks = ASK_BRETHREN

    def said(self, state: State, seat: int) -> str:
        return f"{SEAT_LETTERS[seat]} rolls the Brethren Ship"

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        at = asked.state.box.brethren
        if at < 0 or asked.state.at[at] != GATHERED:
            raise entry.wrong("the Brethren Ship is not there to be rolled")
        return cls()


@dataclass(frozen=True)
class Drafting(PendingDecision):
    """Which faction board a seat takes."""

    name = "draft"
    asks = ASK_DRAFT

    def said(self, state: State, seat: int) -> str:
        return "choose a faction board"

    def question(self, state: State) -> str:
        return "Which faction board do you take?"

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        if all(asked.state.at[at] != OFFERED for at in asked.state.box.owners):
            raise entry.wrong("no board is to be chosen: name some under `boards-offered`")
        return cls()

    def comes_first(self) -> bool:
        return True


@dataclass(frozen=True)
class BoardWorks(PendingDecision):
    """What a faction board is to do; the board's file has the words."""

    facility: int
    step: int = 0
    taken: int = 0

    name = "board"
    asks = ASK_BOARD
    entries = ("at", "step", "taken")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(facility=a, step=b, taken=c)

    def numbers(self) -> Numbers:
        return (self.facility, self.step, self.taken)

    def _text(self, state: State, name: str) -> str:
        """What the board's file says at this step; the last text holds for all further ones."""
        key = state.box.facility_names[self.facility]
        texts = part_in(state.box, key).asks.get(name) or (f"use the {title(state.box, key)}",)
        return texts[min(self.step, len(texts) - 1)]

    def said(self, state: State, seat: int) -> str:
        return self._text(state, "task")

    def question(self, state: State) -> str:
        return self._text(state, "question")

    def enough(self) -> str:
        return "Do without"

    def written(self, state: State) -> dict[str, Any]:
        at = state.box.facility_names[self.facility]
        return {"at": at, "step": self.step, "taken": self.taken}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        names = asked.state.box.board_names
        at = asked.state.box.facility(names[entry.at("at").name(names)])
        step = entry.at("step").number(0, BEFORE_ROLL, 0)
        if step == BEFORE_ROLL:
            asked.awaits_roll()
        return cls(at, step, entry.at("taken").number(0, MOST_TAKEN, 0))

    def comes_first(self) -> bool:
        return self.step == BEFORE_ROLL
