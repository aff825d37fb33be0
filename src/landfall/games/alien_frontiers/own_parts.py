"""Own parts: parts of the game with an owner's words and numbers in place of ours."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any, Final
from weakref import WeakValueDictionary

from landfall.core.own_cards import own_digest, written
from landfall.games.alien_frontiers.box import Box
from landfall.games.alien_frontiers.editions.base import known_parts
from landfall.games.alien_frontiers.part import OWN, PARTS, Part

WORD_TABLES: Final = ("facts", "remarks", "story", "titles", "powers", "reasons")
"""The tables of a part's file that are words and nothing else."""

AS_THEY_STAND: Final = (
    "title",
    "price",
    "short",
    "takes",
    "copies",
    "in-tow",
    "in-game",
    "endgame",
)
LISTS: Final = ("ports", "needs", "navigation", "in-game-numbers", "endgame-numbers")
"""Entries of a part's file beside these tables."""

RULES: Final = {"rule": ("title", "text"), "ruling": ("question", "ruling", "reason")}
"""What of a rule and of a ruling are words."""


class OwnParts:
    """What own cards make of the parts. The same cards are the same object."""

    def __init__(self, said: str) -> None:
        self.said = said
        self.cards: Mapping[str, Mapping[str, Any]] = json.loads(said)
        self.digest = own_digest(self.cards)
        self.boxes: dict[object, Box] = {}
        """The boxes with these parts (see `box`)."""

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return restored, (self.said,)

    @cached_property
    def parts(self) -> Mapping[str, Part]:
        """By key, those of which something is replaced."""
        known_parts()  # in a process that has made no game yet, nobody has read them
        return {key: replaced(PARTS[key], own) for key, own in self.cards.items()}

    @property
    def copies(self) -> dict[str, int]:
        """Copies of alien tech cards in the deck; those of asteroid cards are in their parts."""
        own = {key: own["copies"] for key, own in self.cards.items() if "copies" in own}
        return {key: copies for key, copies in own.items() if not self.parts[key].needs}


_EVERY: Final[WeakValueDictionary[str, OwnParts]] = WeakValueDictionary()


def own_parts(cards: Mapping[str, Any]) -> OwnParts | None:
    """The parts that own cards make, which have been checked; None where there are none."""
    return restored(written(cards)) if cards else None


def restored(said: str) -> OwnParts:
    found = _EVERY.get(said)
    if found is None:
        found = _EVERY[said] = OwnParts(said)
    return found


def replaced(part: Part, own: Mapping[str, Any]) -> Part:
    """The part with what its owner says of it."""
    changes: dict[str, Any] = {
        name.replace("-", "_"): own[name] for name in AS_THEY_STAND if name in own
    }
    if "short" in own or ("powers" in own and part.label and not (part.short or part.needs)):
        changes["label"] = ""  # an owner's words are the same on a drawing; a card's are its powers
    changes |= {name.replace("-", "_"): tuple(own[name]) for name in LISTS if name in own}
    for table in WORD_TABLES:
        if table in own:
            texts = {name: _texts(said) for name, said in own[table].items()}
            changes[table] = {**getattr(part, table), **texts}
    return replace(
        part, mark=OWN, first_mark=part.mark, read=lambda: _rules(part.read(), own), **changes
    )


def _texts(said: str | list[str]) -> tuple[str, ...]:
    return (said,) if isinstance(said, str) else tuple(said)


def _rules(data: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """The whole data of a part with the owner's texts of its rules and rulings."""
    return {
        **data,
        **{kind: [_rule(row, own.get(kind, {})) for row in data.get(kind, ())] for kind in RULES},
    }


def _rule(row: Mapping[str, Any], own: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    if row["id"] not in own:
        return dict(row)
    said = own[row["id"]]
    differs = {**row.get("differs", {}), **said.get("differs", {})}
    left = {edition: text for edition, text in differs.items() if text}
    return {**row, **said, "differs": left, "own": True}
