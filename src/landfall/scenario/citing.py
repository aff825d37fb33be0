"""Which rules a scenario may name for a move that is refused.

A refusal cites one rule, the first in the way. A person reading the rules may as well name another
that is in the way, a broader rule that says the same, or a ruling on which one of these rests.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from landfall.catalog import entry, rulebook
from landfall.core.game import Explanation, Game
from landfall.core.rulebook import RuleText
from landfall.scenario.scenario import MoveLine


def cites(game: Game[Any], named: str, move: MoveLine, refused: Explanation) -> bool:
    """Does the rule or ruling that a scenario names forbid the move here?"""
    rules = list(forbidding(game, move, refused))
    if not move.codes:
        rules += about(game, move)
    return any(named == rule.id or named in rule.rulings for rule in rules)


def forbidding(game: Game[Any], move: MoveLine, refused: Explanation) -> Iterator[RuleText]:
    """The rules in the way, and the broader ones that state them for this move."""
    book, facts = rulebook(game.name), entry(game.name).scenarios
    met = [refused.refusal, *refused.also]
    yield from map(book.get, met)
    for rule in book.rules:
        narrower = [one for one in met if one in rule.covers]
        if any(facts.states(rule.id, one, move.words) for one in narrower):
            yield rule


def about(game: Game[Any], move: MoveLine) -> Iterator[RuleText]:
    """For what could never be, any rule about something that the move names will do.

    A rule is about what stands before the point in its id.
    """
    for rule in rulebook(game.name).rules:
        if rule.id.partition(".")[0] in move.words[1:]:
            yield rule
