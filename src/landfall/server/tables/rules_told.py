"""A rulebook as browsers read it: rules by their groups, and the rulings."""

from __future__ import annotations

from landfall.core.rulebook import Rulebook
from landfall.server.bodies import RuleEntry, RuleGroup, Rules, Ruling


def rules_told(book: Rulebook) -> Rules:
    every = [
        (rule.group, RuleEntry.model_validate(rule, from_attributes=True)) for rule in book.rules
    ]
    groups = [
        RuleGroup(
            title=title,
            section=section.title,
            rules=[rule for group, rule in every if group == title],
        )
        for section in book.sections()
        for title in section.groups
    ]
    rulings = [Ruling.model_validate(ruling, from_attributes=True) for ruling in book.rulings]
    return Rules(groups=groups, rulings=rulings)
