"""Own cards as the catalog asks for them: what is wrong, what is replaced, the rules in their words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from landfall.core.own_cards import CardProblem, Replaced
from landfall.core.rulebook import Chapter
from landfall.games.conquest_of_planet_earth import own_check
from landfall.games.conquest_of_planet_earth.chapters import chapters_of
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.own_parts import of_kind
from landfall.games.conquest_of_planet_earth.part import Part, all_parts

CALLED: Final = {
    "copies": "copies",
    "cost": "cost in Action Points",
    "strength": "Strength",
    "bonus": "Strength as a Hero",
    "resistance": "Resistance",
    "population": "Population",
    "intelligence": "Intelligence",
    "ally-strength": "Strength as an Ally",
}
"""Numbers as guests are told of them."""


def problems(cards: Mapping[str, Any]) -> Iterator[CardProblem]:
    """Everything that is wrong, for whatever mode they are meant."""
    return own_check.problems(cards)


def chapters(game: ConquestOfPlanetEarth) -> Sequence[Chapter]:
    """The rules of every part in the words of this game."""
    return chapters_of(game.ruleset.box.parts)


def replaced(game: ConquestOfPlanetEarth) -> list[Replaced]:
    """Names and numbers beside ours, part by part; texts by the word."""
    found: list[Replaced] = []
    for kind, parts in game.cards.items():
        ours = {part.key: part for part in of_kind(all_parts(), kind)}
        theirs = {part.key: part for part in of_kind(game.ruleset.box.parts, kind)}
        for key, own in parts.items():
            found += _replaced(ours[key], theirs[key], own)
    return found


def _replaced(was: Part, now: Part, own: Mapping[str, Any]) -> Iterator[Replaced]:
    if was.title != now.title:
        yield Replaced(now.title, "name", was.title, now.title)
    for name, called in CALLED.items():
        if name in own and was.number(name) != now.number(name):
            yield Replaced(now.title, called, str(was.number(name)), str(now.number(name)))
    for row in own.get("power", {}):
        yield from _power(was, now, row)
    if {"text", "red-box", "ruling"} & set(own):
        yield Replaced(now.title, "texts")


def _power(was: Part, now: Part, key: str) -> Iterator[Replaced]:
    before, after = (
        next(row for row in part.data["power"] if row["key"] == key) for part in (was, now)
    )
    if before["title"] != after["title"]:
        yield Replaced(now.title, "name of a power", before["title"], after["title"])
    if before.get("tokens") != after.get("tokens"):
        what = f"tokens for {after['title']}"
        yield Replaced(now.title, what, str(before.get("tokens")), str(after.get("tokens")))
    if before["text"] != after["text"]:
        yield Replaced(now.title, f"text of {after['title']}")
