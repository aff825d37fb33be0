"""The action table: every action and chance outcome of a ruleset as a code and as a line of text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from hashlib import blake2b
from operator import index
from typing import Final, SupportsIndex

from landfall.core.errors import ArgumentError, NotationError
from landfall.core.suggest import LONGEST, alike_lines, did_you_mean

CLOSE: Final = 0.8
LOOSE: Final = 0.5
"""How alike two lines are that differ by a slip of the finger, and by no more than a likeness."""


def whole(code: object) -> int:
    """A code as a plain number, whatever library counted it; an error if it is none."""
    if type(code) is int:
        return code
    if isinstance(code, SupportsIndex) and not isinstance(code, bool):
        return index(code)
    help = f"; game.code({code!r}) is that of a text" if isinstance(code, str) else ""
    raise ArgumentError(f"a code is a whole number, not {code!r}{help}")


class CodeTable:
    """Code ↔ text. Codes are laid out once and never change for a ruleset.

    `said` are the lines that a player at the table may say: of all others no suggestion is made.
    """

    def __init__(self, texts: Sequence[str], said: Iterable[str], cards: str = "") -> None:
        """`cards` is the digest of own cards, by which the same texts may do something else."""
        self.cards = cards
        self.texts = list(texts)
        self.said = list(said)
        self._codes = {text: code for code, text in enumerate(self.texts)}
        if len(self._codes) < len(self.texts):
            raise ValueError("two codes read the same")

    @cached_property
    def id(self) -> str:
        """Eight hex digits for the texts in their order: what is learned by codes fits one id only."""
        lines = [*self.texts, f"# own cards {self.cards}"] if self.cards else self.texts
        return blake2b("\n".join(lines).encode(), digest_size=4).hexdigest()

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, code: int) -> str:
        """The line that stands for a code."""
        if type(code) is not int:
            code = whole(code)
        if not 0 <= code < len(self.texts):
            raise NotationError(f"there is no action {code}; codes run from 0 to {len(self) - 1}")
        return self.texts[code]

    def find(self, text: str) -> int | None:
        """The code a line stands for; upper and lower case and extra spaces do not matter."""
        if not isinstance(text, str):
            raise ArgumentError(f"a move is a line of text such as 'end', not {text!r}")
        line = " ".join(text.split())
        found = self._codes.get(line)
        return self._codes.get(tidy(line)) if found is None else found

    def puzzled(self, text: str, here: Sequence[str] | None = None) -> str:
        """What to say about a line that stands for no code.

        `here` is what may be done in the position, if there is one: that is meant more likely than
        anything else that players say, and what chance brings is then not meant at all.
        """
        line = tidy(text)
        if not line:
            return f"an action is missing; for example: {(here or self.said or self.texts)[0]}"
        said = self.said
        if here is None and not any(begins(line, other) for other in said):
            said = [other for other in self.texts if begins(line, other)] or said
        for cutoff in (CLOSE, LOOSE):
            for lines in (here or (), said):
                near = alike_lines(line, lines, cutoff)
                if near:
                    meant = did_you_mean([repr(other) for other in near])
                    return f"{shortened(text)} is no action; {meant}"
        verbs = ", ".join(sorted({other.split()[0] for other in here or self.said}))
        starts = "what can be done now starts with" if here else "a line starts with one of"
        return f"{shortened(text)} is no action; {starts}: {verbs}"


def tidy(text: str) -> str:
    """A line as the table writes it: seats in capitals, all else in small letters."""
    return " ".join(word.upper() if len(word) == 1 else word.lower() for word in text.split())


def begins(line: str, other: str) -> bool:
    """Have two lines the same verb?"""
    return line.split()[0] == other.split()[0]


def shortened(text: str) -> str:
    line = " ".join(text.split())
    return repr(line if len(line) <= LONGEST else f"{line[:LONGEST]}…")
