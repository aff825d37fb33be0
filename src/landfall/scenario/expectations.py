"""What can be expected of a position: one tree of names, laid beside the tree a scenario asks for.

The tree is the game's own (`facts` of its package): the position as it writes it, each seat under its
letter, and what follows from it, such as scores, who acts and who has won.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from landfall.catalog import entry
from landfall.core.game import Game, Position
from landfall.core.scenario_facts import NOBODY, NONE, ScenarioFacts
from landfall.scenario.scenario import Difference, Expectation


def facts(game: Game[Any], position: Position) -> Mapping[str, Any]:
    """Everything that an expectation can name, with its value here."""
    return entry(game.name).scenarios.facts(game, position)


def differences(
    game: Game[Any], expected: Expectation, actual: Mapping[str, Any]
) -> Iterator[Difference]:
    """Where the position is not as expected; what is not named does not matter."""
    known = entry(game.name).scenarios
    for found in Expected(known, actual).compare(expected, actual, ""):
        yield replace(found, actual=f"{found.actual}{known.hint(found.what, actual)}")


class Expected:
    """An expectation laid beside the facts of a position."""

    def __init__(self, known: ScenarioFacts, facts: Mapping[str, Any]) -> None:
        self.known = known
        self.facts = facts

    def compare(self, expected: Any, actual: Any, what: str) -> Iterator[Difference]:
        if isinstance(expected, Mapping) and isinstance(actual, Mapping):
            if (
                not expected
                and any(actual.values())
                and not self.known.says_nothing(what, expected)
            ):
                yield Difference(what, "nothing", said(actual))
            for key, value in expected.items():
                path = f"{what}.{key}" if what else key
                yield from self.compare(value, actual.get(key), path)
            return
        actual = self.known.beside(what, expected, self.facts, actual)
        if not self.known.agrees(what, expected, actual):
            yield Difference(what, said(expected), said(actual))


def said(value: Any) -> str:
    """A value as a scenario would write it; what is nothing in a mapping goes unsaid."""
    if value is None:
        return NOBODY
    if isinstance(value, Mapping):
        there = [f"{key}: {said(item)}" for key, item in value.items() if item]
        return "{" + ", ".join(there) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(NONE if item is None else said(item) for item in value) + "]"
    return str(value).lower() if isinstance(value, bool) else str(value)
