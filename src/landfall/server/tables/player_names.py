"""What players may be called: a name can be seen, is short, and is not another's at the table."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final
from unicodedata import category, normalize

from landfall.core.errors import LandfallError

LONGEST_NAME: Final = 30
MOST_ACCENTS: Final = 3

BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U0001d159\U000e0100-\U000e01ef]"
)
"""Characters that count as letters or marks and show nothing."""


def tidy_name(name: str) -> str:
    """A name as it can be shown; LandfallError when nothing of it can, or too much."""
    seen = [c for c in normalize("NFC", name) if not BLANK.match(c)]
    tidy = " ".join("".join(c if c.isprintable() else " " for c in seen).split())
    if not any(category(c)[0] in "LNPS" for c in tidy):
        raise LandfallError("a name needs at least one letter that can be seen")
    if len(tidy) > LONGEST_NAME:
        raise LandfallError(f"a name has at most {LONGEST_NAME} letters, this one has {len(tidy)}")
    if most_accents(tidy) > MOST_ACCENTS:
        raise LandfallError(f"a letter of a name has at most {MOST_ACCENTS} accents")
    return tidy


def most_accents(name: str) -> int:
    """The most marks that one letter carries."""
    most = here = 0
    for c in name:
        here = here + 1 if category(c) in ("Mn", "Me") else 0
        most = max(most, here)
    return most


def check_name(name: str, others: Iterable[str]) -> None:
    """LandfallError when somebody else has a name that would be taken for this one."""
    if other := same_name(name, others):
        raise LandfallError(f"somebody at this table is called {other} already")


def same_name(name: str, others: Iterable[str]) -> str:
    """The first of the others that would be taken for this name; empty if none would."""
    return next((other for other in others if _folded(name) == _folded(other)), "")


def _folded(name: str) -> str:
    """What is left of a name when capitals and the width of letters do not count."""
    return normalize("NFKC", normalize("NFKC", name).casefold())
