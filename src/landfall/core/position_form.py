"""A position as a form: every entry of its plain mapping, what it is called and what may stand there.

Whoever lays a position without knowing the game fills in such a form; the game reads what was
written, and complains of what cannot be at the entry where it stands.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

FieldKind = Literal["number", "tick", "choice", "row", "names", "slots", "group", "list", "kinds"]
"""So many; yes or no; one name; values in a row; names, in their order; a place for each name or none;
entries under one heading; several of such; several, each of which says first of which kind it is."""


@dataclass(frozen=True)
class FormField:
    """One entry by its key; what is left out is as usual, and `usual` says how that is."""

    key: str
    label: str
    kind: FieldKind
    low: int = 0
    high: int = 0
    """The bounds of a number; of slots, how many there are."""
    names: str = ""
    """The list of the form that has the names to choose from."""
    usual: str = ""
    fields: tuple[FormField, ...] = ()
    """What is in a group, in each of a list, or, of kinds, each of them with its entries."""


@dataclass(frozen=True)
class FormSection:
    """Entries that belong together."""

    title: str
    fields: tuple[FormField, ...]


@dataclass(frozen=True)
class PositionForm:
    """All entries of a position, and the names that they may have, each with what it is called."""

    sections: tuple[FormSection, ...]
    lists: dict[str, tuple[tuple[str, str], ...]]


def entries_missing(form: PositionForm, position: dict[str, Any]) -> list[str]:
    """The entries of a written position for which the form has no place; a form should have all."""
    top = tuple(field for section in form.sections for field in section.fields)
    return [*_missing(form, FormField("", "", "group", fields=top), position, "")]


def _missing(form: PositionForm, field: FormField, value: Any, where: str) -> list[str]:
    if value is None:
        return []
    match field.kind:
        case "group":
            return _in_group(form, field, value, where)
        case "list":
            inner = FormField("", "", "group", fields=field.fields)
            items = value if isinstance(value, list) else [value]
            return [m for one in items for m in _in_group(form, inner, one, where)]
        case "kinds":
            kinds = {kind.key: kind for kind in field.fields}
            return [
                m
                for one in value
                for m in (
                    _in_group(form, kinds[one["asks"]], one, where, ("asks",))
                    if one["asks"] in kinds
                    else [f"{where}={one['asks']}"]
                )
            ]
        case "choice" | "names" | "slots":
            known = {name for name, _ in form.lists[field.names]}
            said = value if isinstance(value, list) else [value]
            return [f"{where}={name}" for name in said if name is not None and name not in known]
        case "number":
            fits = isinstance(value, int) and field.low <= value <= field.high
            return [] if fits else [f"{where}={value}"]
        case "tick":
            return [] if isinstance(value, bool) else [f"{where}={value}"]
        case "row":
            return [] if isinstance(value, list) else [f"{where}={value}"]


def _in_group(
    form: PositionForm, field: FormField, value: Any, where: str, known: tuple[str, ...] = ()
) -> list[str]:
    inside = {one.key: one for one in field.fields}
    found: list[str] = []
    for key, entry in value.items():
        place = f"{where}.{key}" if where else key
        if key in inside:
            found += _missing(form, inside[key], entry, place)
        elif key not in known:
            found.append(place)
    return found
