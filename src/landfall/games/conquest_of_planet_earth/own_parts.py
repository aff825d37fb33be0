"""Own parts: cards, races, Locations and Counters with an owner's words and numbers in place of ours."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

from landfall.core.own_cards import own_digest, written
from landfall.games.conquest_of_planet_earth.part import CROWDED_FROM, OWN, Part, Parts, all_parts

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.box import Box

KINDS: Final = {
    "events": "events",
    "space-stuff": "stuff",
    "races": "races",
    "resistance": "resistance",
    "counters": "counters",
    "locations": "locations",
    "objectives": "objectives",
    "human-tech": "tech",
}
"""The kinds of parts as own cards and rules call them, and as `Parts` does."""

BY_KEY: Final = {"power": "key", "ruling": "id"}
"""Rows of a part: what tells them apart."""

Cards = Mapping[str, Mapping[str, Mapping[str, Any]]]
"""What is replaced: by kind, by part, by entry."""


def of_kind(parts: Parts, kind: str) -> tuple[Part, ...]:
    found: tuple[Part, ...] = getattr(parts, KINDS[kind])
    return found


class OwnParts:
    """What own cards make of the parts. The same cards are the same object."""

    def __init__(self, said: str, changed: str = "{}") -> None:
        """`changed`: numbers that a variant changes, which have no owner."""
        self.said = (said, changed)
        self.cards: Cards = json.loads(said)
        self.variant: Cards = json.loads(changed)
        self.digest = own_digest(self.cards)
        self.boxes: dict[object, Box] = {}
        """The boxes with these parts (see `box`)."""

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return own_parts_again, self.said

    @cached_property
    def parts(self) -> Parts:
        """All parts, those of which something is replaced among them."""
        ours = all_parts()
        found: dict[str, tuple[Part, ...]] = {}
        for kind, name in KINDS.items():
            own, changed = self.cards.get(kind, {}), self.variant.get(kind, {})
            parts = (
                with_own(part, own[part.key]) if part.key in own else part
                for part in of_kind(ours, kind)
            )
            found[name] = tuple(
                with_changed(part, changed[part.key]) if part.key in changed else part
                for part in parts
            )
        return Parts(**found)


_EVERY: Final[WeakValueDictionary[tuple[str, str], OwnParts]] = WeakValueDictionary()


def own_parts(cards: Cards, variant: Cards) -> OwnParts | None:
    """The parts that own cards and changed numbers make; None where there are neither."""
    return own_parts_again(written(cards), written(variant)) if cards or variant else None


def own_parts_again(said: str, changed: str = "{}") -> OwnParts:
    found = _EVERY.get((said, changed))
    if found is None:
        found = _EVERY[said, changed] = OwnParts(said, changed)
    return found


def with_own(part: Part, own: Mapping[str, Any]) -> Part:
    """The part with what its owner says of it."""
    data = with_entries(part, {name: value for name, value in own.items() if name not in BY_KEY})
    for rows, key in BY_KEY.items():
        if rows in own:
            data[rows] = [_row(row, own[rows].get(row[key])) for row in part.data.get(rows, ())]
    return replace(
        part,
        title=own.get("title", part.title),
        text=own.get("text", part.text),
        mark=OWN,
        data=data,
    )


def with_changed(part: Part, numbers: Mapping[str, int]) -> Part:
    """The part with other numbers; whose text it is stays."""
    return replace(part, data=with_entries(part, numbers))


def with_entries(part: Part, entries: Mapping[str, Any]) -> dict[str, Any]:
    """What a part says with some of it replaced; another Population holds for any number."""
    data = _said_anew(part.data, entries)
    if "population" in entries:
        for name in CROWDED_FROM:
            data.pop(name, None)
    return data


def _row(row: Mapping[str, Any], own: Mapping[str, Any] | None) -> dict[str, Any]:
    return {**_said_anew(row, own), "mark": OWN, "own": True} if own else dict(row)


def _said_anew(data: Mapping[str, Any], entries: Mapping[str, Any]) -> dict[str, Any]:
    """Of a text that is replaced there is no gist: ours says what ours does."""
    left_out = {"gist"} if "text" in entries else set()
    return {name: said for name, said in {**data, **entries}.items() if name not in left_out}
