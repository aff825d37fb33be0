"""The action table: every action and chance outcome of a ruleset as a code and as a line of text."""

from __future__ import annotations

from difflib import get_close_matches
from operator import index
from typing import SupportsIndex

from landfall.core.errors import ArgumentError, NotationError


def whole(code: object) -> int:
    """A code as a plain number, whatever library counted it; an error if it is none."""
    if isinstance(code, SupportsIndex) and not isinstance(code, bool):
        return index(code)
    help = f"; game.code({code!r}) is that of a text" if isinstance(code, str) else ""
    raise ArgumentError(f"a code is a whole number, not {code!r}{help}")


class CodeTable:
    """Code ↔ text. Codes are laid out once, block by block, and never change for a ruleset."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self._codes: dict[str, int] = {}

    def reserve(self, texts: list[str]) -> int:
        """Lay out one block; the answer is its first code."""
        base = len(self.texts)
        for text in texts:
            if text in self._codes:
                raise ValueError(f"two codes read {text!r}")
            self._codes[text] = len(self.texts)
            self.texts.append(text)
        return base

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, code: int) -> str:
        """The line that stands for a code."""
        if type(code) is not int:
            code = whole(code)
        if not 0 <= code < len(self.texts):
            raise NotationError(f"there is no action {code}; codes run from 0 to {len(self) - 1}")
        return self.texts[code]

    def code(self, text: str) -> int:
        """The code a line stands for; upper and lower case and extra spaces do not matter."""
        if not isinstance(text, str):
            raise ArgumentError(f"a move is a line of text such as 'end', not {text!r}")
        line = " ".join(text.split())
        found = self._codes.get(line)
        if found is None:
            found = self._codes.get(self._tidy(line))
        if found is None:
            raise NotationError(self._puzzled(line))
        return found

    @staticmethod
    def _tidy(line: str) -> str:
        words = [word.upper() if len(word) == 1 else word.lower() for word in line.split()]
        return " ".join(words)

    def _puzzled(self, line: str) -> str:
        if not line:
            return "an action is missing; for example: dock solar-converter 4"
        tidy = self._tidy(line)
        verb = tidy.split()[0]
        alike = [text for text in self.texts if text.split()[0] == verb]
        near = get_close_matches(tidy, alike or self.texts, n=3, cutoff=0.5) or alike[:3]
        if near:
            return f"{line!r} is no action; did you mean {' or '.join(repr(t) for t in near)}?"
        verbs = ", ".join(sorted({text.split()[0] for text in self.texts}))
        return f"{line!r} is no action; a line starts with one of: {verbs}"
