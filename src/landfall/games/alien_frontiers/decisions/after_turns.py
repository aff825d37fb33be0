"""What a Pocket Universe asks: which further ships go on it, and whether they dock when a turn ends."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.games.alien_frontiers.asks import ASK_LOAD, ASK_WINDOW
from landfall.games.alien_frontiers.decisions.pending_decision import PendingDecision
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import lies_on

CARD = "pocket-universe"


@dataclass(frozen=True)
class Loading(PendingDecision):
    """Which further ships go on the card."""

    name = "load"
    asks = ASK_LOAD
    called_for_by = f"{CARD}.use"
    brings = "further ships if you like"
    heading = ("ships", "Unplaced ships")

    def said(self, state: State, seat: int) -> str:
        return "choose further ships for the Pocket Universe, or be done"

    def question(self, state: State) -> str:
        return "Which other ships do you put on it?"

    def stands(self, state: State, seat: int) -> str:
        return f"On it: {lies_on(state, seat, CARD)}."

    def enough(self) -> str:
        return "No more"


@dataclass(frozen=True)
class TurnEnded(PendingDecision):
    """Whether the ships on the card dock, now that a turn is over."""

    name = "window"
    asks = ASK_WINDOW
    called_for_by = f"{CARD}.emerge"
    heading = ("waiting", "Your ships on the card")

    def said(self, state: State, seat: int) -> str:
        return "choose whether your ships on the Pocket Universe dock"

    def question(self, state: State) -> str:
        return "Do your ships dock now?"

    def stands(self, state: State, seat: int) -> str:
        own = "Your turn is over. " if int(state.turn) == seat else ""
        lies = lies_on(state, seat, CARD)
        return f"{own}On your card: {lies}. They may dock as in a turn of your own."

    def comes_first(self) -> bool:
        return True
