"""What a game offers the rest of the table: the one interface that play, records, bots and servers use.

A position is a value. `apply` answers a new one and leaves its argument alone. Nature sits at the table:
when `actor` answers CHANCE, the legal codes are the outcomes, each with its probability.

Whoever looks sees an observation (`observe`): a position in which everything is blank that is not for
them to see. Views, stories, explanations, prompts and bots are made from observations alone, so what is
hidden cannot slip out. `imagine` fills the blanks with what could be there.

Several seats may act at once, each without knowing what the others do (`actors`). What is asked about
an act is asked for a seat; where it is left out, the first that acts is meant.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from landfall.core.outcome import Outcome
from landfall.core.rng import Rng

CHANCE: Final = -1
"""The actor when a die or a card is awaited."""

OVER: Final = -2
"""The actor when the game has ended."""

SOMEONE: Final = -3
"""The actor to those who may not know which seat is asked."""

HIDDEN: Final = "?"
"""The word of a notation that stands for what a viewer may not know."""

NOT_YOUR_TURN: Final = "turn.order"
"""The rule of every game that refuses a seat which is not asked."""

SEAT_LETTERS: Final = "ABCDEF"

FIRST_RULINGS: Final = "0.1"
"""The rulings by which a record or a stored table is read that does not name any.

Where a later version of Landfall reads a rule otherwise, games that were begun before stay as they were
played: `rulings` is an option of every game, named after the version that brought them.
"""

FIRST_HASH_VERSION: Final = 1
"""The version of the hashes in a record that names none."""

HASH_VERSION: Final = 2
"""Hashes are digests of what a position means; those of version 1 were of an engine's own numbers."""

Position = Any
"""A position of some game: a value that can be copied, compared, hashed and pickled."""

P = TypeVar("P")


@dataclass(frozen=True)
class Explanation:
    """What an action costs and gains and by which rules; or the rule and the fact that forbid it."""

    action: str
    legal: bool
    cost: str
    gain: str
    rules: tuple[str, ...]
    refusal: str
    fact: str
    also: tuple[str, ...] = ()
    """Rules that would forbid it as well if the first did not."""
    paid: Mapping[str, int] = field(default_factory=dict)
    """What the acting seat has less of, by name; or the price it cannot pay."""
    gained: Mapping[str, int] = field(default_factory=dict)
    """What the acting seat has more of, by name."""
    changes: tuple[Mapping[str, Any], ...] = ()
    """All that would change, each a mapping with its `kind`; the game says which kinds there are."""
    reason: str = ""
    """Of what is refused: what is missing, in six words at most."""
    brief: str = ""
    """The same where room is dear."""
    lifted_by: tuple[str, ...] = ()
    """What would lift the refusal if the seat had it, as the game calls it."""

    def __str__(self) -> str:
        if not self.legal:
            return f"{self.refusal}: {self.fact}"
        parts = [f"costs {self.cost}"] if self.cost else []
        if self.gain:
            bare = self.gain.startswith(("then ", "probability "))
            parts.append(self.gain if bare else f"gains {self.gain}")
        said = "; ".join(parts) or "costs and gains nothing"
        return f"{self.action}: {said} ({', '.join(self.rules)})"


class SeenAct(NamedTuple):
    """An action or outcome as somebody learns of it."""

    actor: int
    """A seat, CHANCE, or SOMEONE."""
    text: str
    """In notation; what is hidden is a question mark."""
    code: int
    """-1 where something is hidden."""


class SeenStep(NamedTuple):
    """One step of a game as somebody saw it: both positions are what they may see."""

    before: Position
    act: SeenAct
    after: Position


class Window(NamedTuple):
    """A moment in which seats may answer what another did; most have nothing to say."""

    kind: str
    """One of the game's `stops`."""
    quiet: int
    """The code that lets it pass."""


class Game(Protocol[P]):
    """The rules of one game, edition and number of seats."""

    @property
    def name(self) -> str: ...
    @property
    def edition(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> Mapping[str, Any]: ...
    @property
    def size(self) -> int:
        """The number of codes in the action table."""
        ...

    @property
    def actions(self) -> str:
        """The id of the action table, which records, weights and bots that know codes carry."""
        ...

    @property
    def hash_version(self) -> int:
        """The version of the hashes that `hash` makes when it is not asked for an older one."""
        ...

    @property
    def choices(self) -> int:
        """How many codes are for players: they come first in the table, and those of chance follow."""
        ...

    @property
    def teams(self) -> tuple[int, ...]:
        """For each seat the number of its team; each its own where everybody plays alone."""
        ...

    @property
    def stops(self) -> Mapping[str, str]:
        """The kinds of windows in which a seat may say whether it wants to be asked, with titles."""
        ...

    # -- playing ----------------------------------------------------------------------------------

    def start(self) -> P: ...
    def turn(self, position: P) -> tuple[int, int]:
        """How many turns have begun, and whose turn it is (-1 for nobody's)."""
        ...

    def round(self, position: P) -> int:
        """How many rounds have begun."""
        ...

    def actor(self, position: P) -> int:
        """The first seat that decides, or CHANCE, or OVER; of an observation it may be SOMEONE."""
        ...

    def actors(self, position: P) -> tuple[int, ...]:
        """All seats that may act now, in order; none while chance is awaited and at the end."""
        ...

    def legal(self, position: P, seat: int | None = None) -> list[int]: ...
    def outcomes(self, position: P) -> list[tuple[int, float]]: ...
    def sample(self, position: P, rng: Rng) -> int: ...
    def apply(self, position: P, code: int, seat: int | None = None) -> P: ...
    def window(self, position: P, seat: int) -> Window | None:
        """The window in which a seat is asked, if it is one."""
        ...

    # -- words ------------------------------------------------------------------------------------

    def text(self, code: int) -> str: ...
    def code(self, text: str) -> int:
        """The code of a line; NotationError says what is wrong with one that has none."""
        ...

    def refusal(self, position: P, code: int, seat: int | None = None) -> str: ...
    def explain(self, position: P, action: int | str, seat: int | None = None) -> Explanation:
        """Why an action is legal here or not.

        A line without a code may ask for what could never be, and is then explained as not legal; one
        that makes no sense is a NotationError, which suggests what is legal here.
        """
        ...

    # -- results ----------------------------------------------------------------------------------

    def score(self, position: P, seat: int) -> int: ...
    def outcome(self, position: P) -> Outcome | None: ...

    # -- seeing -----------------------------------------------------------------------------------

    def observe(self, position: P, viewer: int | None) -> P:
        """What a seat may see; for `None` what everybody at the table sees, and nothing else.

        An observation is a position with blanks. Everything that can be asked of a position in the
        viewer's name is answered from it the same; its chance is what the viewer expects.
        """
        ...

    def imagine(self, seen: P, viewer: int | None, rng: Rng) -> P:
        """A whole position that would look like this to the viewer, each as likely as it is."""
        ...

    def seen(self, position: P, code: int, seat: int, viewer: int | None) -> SeenAct:
        """What a viewer learns of an act of `seat`, or of chance, in this position."""
        ...

    def reveals(self, position: P, code: int, seat: int) -> bool:
        """Does the act tell anybody what they did not know? Then it is not taken back."""
        ...

    def view(self, position: P, seat: int | None) -> dict[str, Any]:
        """What the seat may see, or everybody for `None`, as plain values."""
        ...

    # -- storing ----------------------------------------------------------------------------------

    def to_dict(self, position: P) -> dict[str, Any]: ...
    def from_dict(self, data: Mapping[str, Any]) -> P: ...
    def hash(self, position: P, version: int = ...) -> str:
        """Sixteen hex digits for what a position means; of an older version on request."""
        ...

    def draw(self, position: P) -> str: ...
