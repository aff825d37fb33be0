"""A digest of what a position means: names and values, nothing empty, in no order that is chance.

Whatever a game adds later is empty in positions that do not have it, and so changes no digest of theirs.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

NOTHING: Final = (None, False, 0, "", "off")
PLAIN: Final = frozenset({str, int, bool, type(None)})
ALIKE: Final = ({str}, {int})
"""Kinds of values that are sorted as they are, when there is one of them alone."""


def digest(meaning: Mapping[str, Any]) -> str:
    """Sixteen hex digits for a position as its game writes it, the same in every process."""
    said = json.dumps(canonical(meaning), sort_keys=True, separators=(",", ":"))
    return blake2b(said.encode(), digest_size=8).hexdigest()


def canonical(value: Any) -> Any:
    """The value without empty entries; plain values in a list are sorted, as piles have no order."""
    if type(value) in PLAIN:
        return value
    if isinstance(value, Mapping):
        entries = {str(key): canonical(entry) for key, entry in value.items()}
        return {key: entry for key, entry in entries.items() if not is_empty(entry)}
    if isinstance(value, list | tuple):
        entries_in_order = [canonical(entry) for entry in value]
        if {*map(type, entries_in_order)} in ALIKE:
            return sorted(entries_in_order)
        if any(isinstance(entry, dict | list) for entry in entries_in_order):
            return entries_in_order
        return sorted(entries_in_order, key=lambda entry: (str(type(entry)), entry))
    return value


def is_empty(value: Any) -> bool:
    return value in NOTHING if not isinstance(value, dict | list) else not value
