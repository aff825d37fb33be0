"""What a game offers the rest of the table: the one interface that play, records, bots and servers use.

A position is a value. `apply` answers a new one and leaves its argument alone. Nature sits at the table:
when `actor` answers CHANCE, the legal codes are the outcomes, each with its probability.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from landfall.core.outcome import Outcome
from landfall.core.rng import Rng

CHANCE: Final = -1
"""The actor when a die or a card is awaited."""

OVER: Final = -2
"""The actor when the game has ended."""

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

    def __str__(self) -> str:
        if not self.legal:
            return f"{self.refusal}: {self.fact}"
        parts = [f"costs {self.cost}"] if self.cost else []
        if self.gain:
            bare = self.gain.startswith(("then ", "probability "))
            parts.append(self.gain if bare else f"gains {self.gain}")
        said = "; ".join(parts) or "costs and gains nothing"
        return f"{self.action}: {said} ({', '.join(self.rules)})"


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

    def start(self) -> P: ...
    def actor(self, position: P) -> int: ...
    def legal(self, position: P) -> list[int]: ...
    def outcomes(self, position: P) -> list[tuple[int, float]]: ...
    def sample(self, position: P, rng: Rng) -> int: ...
    def apply(self, position: P, code: int) -> P: ...
    def text(self, code: int) -> str: ...
    def code(self, text: str) -> int:
        """The code of a line; NotationError says what is wrong with one that has none."""
        ...

    def refusal(self, position: P, code: int) -> str: ...
    def explain(self, position: P, action: int | str) -> Explanation:
        """Why an action is legal here or not.

        A line without a code may ask for what could never be, and is then explained as not legal; one
        that makes no sense is a NotationError, which suggests what is legal here.
        """
        ...

    def score(self, position: P, seat: int) -> int: ...
    def outcome(self, position: P) -> Outcome | None: ...
    def view(self, position: P, seat: int | None) -> dict[str, Any]:
        """What the seat may see; for `None` what everybody at the table sees, and nothing else."""
        ...

    def to_dict(self, position: P) -> dict[str, Any]: ...
    def from_dict(self, data: Mapping[str, Any]) -> P: ...
    def hash(self, position: P, version: int = ...) -> str:
        """Sixteen hex digits for what a position means; of an older version on request."""
        ...

    def draw(self, position: P) -> str: ...
