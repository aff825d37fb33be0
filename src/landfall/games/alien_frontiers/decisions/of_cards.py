"""What a seat is asked by cards of the wide deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

from landfall.games.alien_frontiers.asks import ASK_COLLECT
from landfall.games.alien_frontiers.decisions.pending_decision import Numbers, PendingDecision
from landfall.games.alien_frontiers.names import SEAT_LETTERS
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import resources

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.position.entry import Entry
    from landfall.games.alien_frontiers.position.pending import Asked


@dataclass(frozen=True)
class Collecting(PendingDecision):
    """What an opponent gives up who has both fuel and ore."""

    victim: int

    name = "collect"
    asks = ASK_COLLECT
    entries = ("from",)
    called_for_by = "retrieval-webbing.discard"
    brings = "one resource of each rival"
    heading = ("resources", "Fuel and ore")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(victim=a)

    def numbers(self) -> Numbers:
        return (self.victim, 0, 0)

    def said(self, state: State, seat: int) -> str:
        return f"choose what {SEAT_LETTERS[self.victim]} gives up"

    def question(self, state: State) -> str:
        return f"What do you take from {SEAT_LETTERS[self.victim]}?"

    def stands(self, state: State, seat: int) -> str:
        has = resources(int(state.fuel(self.victim)), int(state.ore(self.victim)))
        return f"{SEAT_LETTERS[self.victim]} has {has}."

    def written(self, state: State) -> dict[str, Any]:
        return {"from": SEAT_LETTERS[self.victim]}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        victim = entry.at("from").name(asked.letters)
        state = asked.state
        if victim == asked.seat or not state.fuel(victim) or not state.ore(victim):
            raise entry.at("from").wrong("it is asked of another player who has both fuel and ore")
        return cls(victim)
