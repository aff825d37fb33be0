"""The shape of a decision: what is asked, with named fields, its words and its form in a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self

from landfall.games.alien_frontiers.state import State

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.position.entry import Entry
    from landfall.games.alien_frontiers.position.pending import Asked

Numbers = tuple[int, int, int]
"""How a position keeps the fields of a decision: three integers, whatever they mean to it."""


class PendingDecision:
    """Something that a seat or chance is asked.

    The engine keeps three numbers for it; here they have names. Which codes may answer is the business
    of the rule objects that do (see `Rule.asks`).
    """

    name: ClassVar[str]
    """As a position file has it."""
    asks: ClassVar[int]
    by_chance: ClassVar[bool] = False
    entries: ClassVar[tuple[str, ...]] = ()
    """What a position file may say about it."""
    called_for_by: ClassVar[str] = ""
    """The rule of the power that asks it, where it is always the same."""
    brings: ClassVar[str] = ""
    """What an action that leads to it promises, in few words."""
    heading: ClassVar[tuple[str, str]] = ("", "")
    """The one heading over its answers, where they are all of a kind: its id and its words."""

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        """The decision that these numbers stand for."""
        return cls()

    @classmethod
    def asked(cls, state: State) -> Self | None:
        """This decision with its fields, if it is what the position asks now."""
        if state.asks != cls.asks:
            return None
        return cls.of(int(state.asked_a()), int(state.asked_b()), int(state.asked_c()))

    def numbers(self) -> Numbers:
        return (0, 0, 0)

    # -- its words --------------------------------------------------------------------------------

    def said(self, state: State, seat: int) -> str:
        """What the seat has to do, as an order, or what chance has to bring, as a statement."""
        return ""

    def question(self, state: State) -> str:
        """What the seat is asked, in a few words."""
        return ""

    def stands(self, state: State, seat: int) -> str:
        """A sentence on how it has come to it, or on what is done already."""
        return ""

    def enough(self) -> str:
        """What a seat says that has chosen enough."""
        return "Done"

    # -- its form in a position file --------------------------------------------------------------

    def written(self, state: State) -> dict[str, Any]:
        return {}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        """From its entry; `asked` is told what it holds that lies in no other place."""
        return cls()

    def comes_first(self) -> bool:
        """Does it come before the main phase, and so in its place?"""
        return False
