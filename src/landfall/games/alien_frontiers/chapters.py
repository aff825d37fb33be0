"""The rules that parts bring along, as chapters of the rulebook, and the editions they hold in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from landfall.core.rulebook import Chapter
from landfall.games.alien_frontiers.editions.base import KNOWN
from landfall.games.alien_frontiers.game import EDITIONS, EditionTitles
from landfall.games.alien_frontiers.part import Part

TOGETHER: Final = {"territories": "Territories", "fields": "Field generators"}
"""The headings under which the parts of a kind stand together; others have one of their own."""


def editions() -> Mapping[str, str]:
    """The editions there are, by name, with their titles."""
    return EditionTitles()


def chapters() -> tuple[Chapter, ...]:
    """Those of every part of every edition, module by module, each kind in the order of its titles."""
    return tuple(dict.fromkeys(_chapters()))


def _chapters() -> Iterator[Chapter]:
    every = [module for edition in EDITIONS.values() for module in edition.modules]
    for module in dict.fromkeys((*KNOWN, *every)):
        held = tuple(name for name, edition in EDITIONS.items() if module in edition.modules)
        for kind, part in sorted(module.parts, key=lambda entry: entry[1].title):
            yield _chapter(kind, part, held)


@cache
def _chapter(kind: str, part: Part, held: tuple[str, ...]) -> Chapter:
    group = TOGETHER.get(kind, part.title)
    return Chapter(kind, group, held, part.entries["rule"], part.entries["ruling"], part.source)
