"""The rules that an action rests on, whatever the position: a part's file names those of its own."""

from __future__ import annotations

from typing import Final

from landfall.core.action import Action
from landfall.games.alien_frontiers.part import part, part_in
from landfall.games.alien_frontiers.ruleset import Ruleset

RULES: Final[dict[str, tuple[str, ...]]] = {
    "land": ("land.repulsor",),
    "end": ("turn.order",),
    "first": ("setup.resources",),
    "board": (),
    "choose": ("factions.owner",),
    "agenda": (),
    "pair": (),
    "shed": (),
}
"""Of steps that belong to no part, by their verb."""


def foundations(ruleset: Ruleset, code: int, action: Action) -> tuple[str, ...]:
    """Of its verb and way or first word, of what it names, of its verb; else all its part says."""
    rule = ruleset.owner[code]
    own = part(rule)
    if action.verb == "reveal":
        return ("agendas.met", *own.rules)
    first = action.words[0] if action.words else ""
    named = part_in(ruleset.box, first)
    for rules in (
        own.rests_on.get(f"{action.verb} {rule.way}"),
        own.rests_on.get(f"{action.verb} {first}"),
        named.rests_on.get(action.verb),
        own.rests_on.get(action.verb),
        RULES.get(action.verb),
    ):
        if rules is not None:
            return rules
    if not own.key or own.printed:
        return ()
    return tuple(rule for rule in own.rules if rule not in own.facts)
