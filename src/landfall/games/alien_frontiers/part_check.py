"""Is a part whole? Every sentence can be filled, and every rule it is cited by is written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from landfall.core.errors import FileError
from landfall.games.alien_frontiers.explain.question import Question
from landfall.games.alien_frontiers.explain.remedies import NAMED
from landfall.games.alien_frontiers.part import SAY, part, places
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.story.telling import Telling
from landfall.games.alien_frontiers.table.card_rows import PLACES
from landfall.games.alien_frontiers.table.wording import Wording
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.words import listed


def check_part(rule: Rule) -> None:
    """Nothing if the part of a rule object is whole; else an error that says what is missing where."""
    for name, problem in missing(rule):
        raise FileError(part(rule).source, 0, f"{name}: {problem}")


def missing(rule: Rule) -> Iterator[tuple[str, str]]:
    """What is wrong: the entry, and why."""
    own = part(rule)
    for table, texts, about in (
        ("facts", own.facts, Question),
        ("remarks", own.remarks, Question),
        ("story", own.story, Telling),
        ("titles", own.titles, Wording),
        ("reasons", own.reasons, Question),
        ("short", {"": (own.short,)}, State),
    ):
        for name, templates in texts.items():
            for place in unfilled(rule, about, templates):
                entry = f"{table}.{name}".rstrip(".")
                yield entry, f"nothing fills {{{place}}}; a method {SAY}{place} of its class could"
    for name, said in own.powers.items():
        for place in places(said[0]):
            if place not in PLACES:
                yield f"powers.{name}", f"nothing fills {{{place}}}; {listed(PLACES)} are known"
    for name, remedies in own.remedies.items():
        for remedy in remedies:
            if remedy not in NAMED and not hasattr(rule, remedy):
                yield f"remedies.{name}", f"there is no {remedy}; a method of its class could be it"
    for id in cited(rule):
        if id not in own.rules:
            yield "rule", f"{id} is missing, which explanations cite"


def unfilled(rule: Rule, about: type, templates: Iterable[str]) -> Iterator[str]:
    for template in templates:
        for place in places(template):
            if place != "title" and not hasattr(about, place) and not hasattr(rule, SAY + place):
                yield place


def cited(rule: Rule) -> Iterator[str]:
    """The rules by which explanations cite a part: its powers, its bonus, what it pays for a roll."""
    if isinstance(rule, Tech):
        if rule.use_texts():
            yield f"{rule.key}.use"
        if rule.discard_texts():
            yield f"{rule.key}.discard"
    if rule.bends():
        yield rule.bent_by()
    if rule.pays_for_rolls():
        yield f"{rule.key}.roll"
