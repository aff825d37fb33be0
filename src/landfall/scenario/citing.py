"""Which rules a scenario may name for a move that is refused.

A refusal cites one rule, the first in the way. A person reading the rules may as well name another
that is in the way, a broader rule that says the same, or a ruling on which one of these rests.
"""

from __future__ import annotations

from collections.abc import Iterator

from landfall.core.game import Explanation
from landfall.core.rulebook import Rulebook, RuleText
from landfall.scenario.scenario import MoveLine

NARROWED = ("dock", "tech")
"""Rules for every place or card; a rule about one of them states these for moves that name it."""

EVERYWHERE = ("setup", "maintenance-bay")
"""Rules that state them for all places alike."""


def cites(book: Rulebook, named: str, move: MoveLine, refused: Explanation) -> bool:
    """Does the rule or ruling that a scenario names forbid the move here?"""
    rules = list(forbidding(book, move, refused))
    if not move.codes:
        rules += about(book, move)
    return any(named == rule.id or named in rule.rulings for rule in rules)


def forbidding(book: Rulebook, move: MoveLine, refused: Explanation) -> Iterator[RuleText]:
    met = [book.get(rule) for rule in (refused.refusal, *refused.also)]
    yield from met
    for rule in book.rules:
        if any(covers(rule, narrower, move) for narrower in met):
            yield rule


def covers(rule: RuleText, narrower: RuleText, move: MoveLine) -> bool:
    if narrower.id not in rule.covers:
        return False
    return subject(narrower) not in NARROWED or subject(rule) in (*move.words, *EVERYWHERE)


def subject(rule: RuleText) -> str:
    """What a rule is about: `lunar-mine.order` is about the Lunar Mine."""
    return rule.id.partition(".")[0]


def about(book: Rulebook, move: MoveLine) -> Iterator[RuleText]:
    """For what could never be, any rule about a place or a card that the move names will do."""
    for rule in book.rules:
        if subject(rule) in move.words[1:]:
            yield rule
