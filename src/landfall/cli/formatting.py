"""How the commands say things: wrapped lines, and explanations with their rules in full."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterator
from typing import Any

from landfall.catalog import rulebook_of
from landfall.core.game import Explanation, Game

WIDEST = 100
NARROWEST = 40


def hanging(start: str, text: str) -> str:
    """Text after a start, and under it where the line is full."""
    columns = min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)
    width = max(columns - len(start), NARROWEST)
    first, *more = textwrap.wrap(text, width, break_on_hyphens=False, break_long_words=False) or [
        ""
    ]
    return f"\n{' ' * len(start)}".join([(start + first).rstrip(), *more])


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    return stopped(f"{text[:1].upper()}{text[1:]}")


def stopped(text: str) -> str:
    """With a full stop, if nothing ends it yet; a name may."""
    return text if text.endswith((".", "?")) else f"{text}."


def brief(explanation: Explanation) -> str:
    """Cost and gain on one line."""
    cost = f"costs {explanation.cost}" if explanation.cost else ""
    return "; ".join(filter(None, [cost, explanation.gain]))


def explained(game: Game[Any], explanation: Explanation) -> Iterator[str]:
    """An explanation in lines, with the rules it names in full."""
    if explanation.legal:
        told = brief(explanation) or "costs and gains nothing at once"
        yield hanging("", stopped(f"{explanation.action}: {told}"))
    else:
        yield hanging("", stopped(f"{explanation.action} is not legal: {explanation.fact}"))
    book = rulebook_of(game)
    for rule in explanation.rules:
        found = book.get(rule)
        whose = f" ({said})" if (said := found.whose()) else ""
        yield hanging(f"  {rule}: ", found.said_in(game.edition) + whose)
