"""The rules that parts bring along, as chapters of the rulebook, and the editions they hold in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from landfall.core.rulebook import Chapter
from landfall.games.alien_frontiers.box import Box
from landfall.games.alien_frontiers.editions.base import KNOWN
from landfall.games.alien_frontiers.editions.module import Module
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers, EditionTitles
from landfall.games.alien_frontiers.part import Part, part_in

TOGETHER: Final = {"territories": "Territories", "fields": "Field generators"}
"""The headings under which the parts of a kind stand together; others have one of their own."""


def editions() -> Mapping[str, str]:
    """The editions there are, by name, with their titles."""
    return EditionTitles()


def every_module() -> tuple[Module, ...]:
    """Those of every edition, and those that a variant may bring in."""
    every = [module for edition in EDITIONS.values() for module in edition.every_module]
    return tuple(dict.fromkeys((*KNOWN, *every)))


def chapters() -> tuple[Chapter, ...]:
    """Those of every part of every edition, module by module, each kind in the order of its titles."""
    return tuple(dict.fromkeys(_chapter(*found) for found in _parts(None)))


def chapters_with(box: Box) -> tuple[Chapter, ...]:
    """The same in the words that a game with this box has."""
    return tuple(_written(*found) for found in _parts(box))


def parts_in(game: AlienFrontiers) -> frozenset[str]:
    """The parts of a game by name: those of its modules, and cards that a variant put in."""
    own = [part.key for module in game.printing.modules for _, part in module.parts]
    return frozenset([*own, *game.ruleset.box.card_names])


def _parts(box: Box | None) -> Iterator[tuple[str, Part, tuple[str, ...], str]]:
    """Every part with its kind, the editions that have it, and what must be chosen for it there."""
    for module in every_module():
        held = tuple(name for name, edition in EDITIONS.items() if module in edition.every_module)
        parts = [(kind, part_in(box, part.key) if box else part) for kind, part in module.parts]
        for kind, part in sorted(parts, key=lambda entry: entry[1].title):
            own = module.rules_under if kind == "facilities" else ""
            yield own or kind, part, held, module.title


@cache
def _chapter(kind: str, part: Part, held: tuple[str, ...], module: str) -> Chapter:
    """That of one of our parts, written once; own parts come and go with their games."""
    return _written(kind, part, held, module)


def _written(kind: str, part: Part, held: tuple[str, ...], module: str) -> Chapter:
    group = TOGETHER.get(kind, part.title)
    rules = [{**row, "mark": part.first_mark_of(power_of(row))} for row in part.entries["rule"]]
    rulings = part.entries["ruling"]
    return Chapter(kind, group, held, rules, rulings, part.source, part.key, module)


def power_of(row: Mapping[str, Any]) -> str:
    """The power that a rule is about: the one it names, or the one it is called by."""
    return str(row.get("power", row["id"].rpartition(".")[2]))
