"""For every refusal, what is missing, in six words at most.

The same rules speak as in `facts`, only shorter: a part's own file first, then what any part may say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from landfall.games.alien_frontiers.explain.facts import tech_value_bounds, turn_limit
from landfall.games.alien_frontiers.explain.question import Question
from landfall.games.alien_frontiers.part import Part, filled, part, part_in
from landfall.games.alien_frontiers.words import count, the_part


def free_ports(q: Question) -> str:
    free = int(q.state.free_ports(q.facility))
    takes = count(len(q.action.words) - 1, "port")
    return f"needs {takes}, has {free}" if free else "all ports are taken"


def repulsor_there(q: Question) -> str:
    return f"{the_part(q.state.box, 'repulsor-field')} is there"


def costs(q: Question) -> str:
    return q.costs


REASONS: Final[dict[str, str | Callable[[Question], str]]] = {
    "turn.dock-first": "a ship can still dock",
    "turn.limit": turn_limit,
    "dock.ships": "needs other ships",
    "dock.ports": free_ports,
    "dock.cost": costs,
    "dock.carried": "needs the moved ship",
    "dock.elsewhere": "the ship comes from there",
    "colony.none-left": "no colony left",
    "land.repulsor": repulsor_there,
    "tech.held": "you do not hold it",
    "tech.used": "used this turn",
    "tech.one-discard": "a card was discarded already",
    "tech.cost": costs,
    "tech.unplaced": "needs an unplaced ship",
    "tech.value-bounds": tech_value_bounds,
    "field.absent": "no field generator is out",
    "field.elsewhere": "the field is there already",
}
"""What is said whatever the part."""


def reason(q: Question, rule: str) -> str:
    """What is missing: by the part's file, or in general, or as the rule is called."""
    speakers = q.speakers(rule)
    for speaker in speakers:
        if rule in part(speaker).reasons:
            return filled(part(speaker).reasons[rule][0], q, [speaker, *speakers])
    general = REASONS.get(rule)
    if general is None:
        named = part_in(q.state.box, rule.partition(".")[0])
        return called([*map(part, speakers), named], rule)
    return general if isinstance(general, str) else general(q)


def called(parts: Iterable[Part], rule: str) -> str:
    """The title of the rule, where its part gives no reason."""
    for row in (row for of in parts for row in of.entries["rule"]):
        if row["id"] == rule:
            title = str(row["title"])
            return f"{title[:1].lower()}{title[1:]}"
    return "not now"
