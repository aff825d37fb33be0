"""What a seat is asked when a card sets another one to work: its own once more, or one of others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Self

from landfall.games.alien_frontiers.asks import ASK_POWER
from landfall.games.alien_frontiers.decisions.pending_decision import Numbers, PendingDecision
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import card as titled

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.position.entry import Entry
    from landfall.games.alien_frontiers.position.pending import Asked


DOUBLING: Final = "oscillation-capacitor"
POWERS: Final = {
    DOUBLING: f"{DOUBLING}.use",
    "tele-operator": "tele-operator.use",
    "infiltration-ai": "infiltration-ai.discard",
}
"""The cards that set others to work, and the rules by which they do."""


@dataclass(frozen=True)
class OnceMore(PendingDecision):
    """How a card is used that another one has set to work."""

    card: int
    by: int

    name = "power"
    asks = ASK_POWER
    entries = ("card", "by")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(card=a, by=b)

    def numbers(self) -> Numbers:
        return (self.card, self.by, 0)

    def said(self, state: State, seat: int) -> str:
        again = " once more" if self.doubled(state) else ""
        return f"use the {titled(state.box, self.card)}{again}"

    def doubled(self, state: State) -> bool:
        """Is it the seat's own, used a second time?"""
        return state.box.card_names[self.by] == DOUBLING

    def by_rule(self, state: State) -> str:
        """The rule by which it is set to work."""
        return POWERS[state.box.card_names[self.by]]

    def stands(self, state: State, seat: int) -> str:
        card = f"The {titled(state.box, self.card)}"
        if self.doubled(state):
            return f"{card} is used a second time."
        shown = state.box.card_names[self.by] == "tele-operator"
        return f"{card} lies on display." if shown else f"{card} is another player's."

    def question(self, state: State) -> str:
        return f"How do you use the {titled(state.box, self.card)}?"

    def written(self, state: State) -> dict[str, Any]:
        names = state.box.card_names
        return {"card": names[self.card], "by": names[self.by]}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        names = asked.state.box.card_names
        card, by = entry.at("card").name(names), entry.at("by").name(names)
        if names[by] not in POWERS:
            raise entry.at("by").wrong(f"the {titled(asked.state.box, by)} sets no card to work")
        return cls(card, by)
