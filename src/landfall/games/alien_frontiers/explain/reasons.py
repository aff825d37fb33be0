"""For every refusal, what is missing, in six words at most.

The same rules speak as in `facts`, only shorter: a part's own file first, then what any part may say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from landfall.core.action import Action
from landfall.games.alien_frontiers.explain.facts import tech_value_bounds, turn_limit
from landfall.games.alien_frontiers.explain.never import ONE, Never
from landfall.games.alien_frontiers.explain.question import Question
from landfall.games.alien_frontiers.facilities.facility import Facility
from landfall.games.alien_frontiers.part import Part, filled, part, part_in
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import count, the_part, title


class Reason(NamedTuple):
    """What is missing, and the same where room is dear."""

    words: str
    brief: str


def free_ports(q: Question) -> str:
    free = int(q.state.free_ports(q.facility))
    takes = count(len(q.action.words) - 1, "port")
    return f"needs {takes}, has {free}" if free else "all ports are taken"


def repulsor_there(q: Question) -> str:
    return f"{the_part(q.state.box, 'repulsor-field')} is there"


def costs(q: Question) -> str:
    return q.costs


Said = str | Callable[[Question], str]

REASONS: Final[dict[str, Said]] = {
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
    "factions.draft": "not on offer",
    "factions.in-play": "nobody has it",
    "factions.owner": "it is not yours",
    "factions.once": "used this turn",
    "field.absent": "no field generator is out",
    "field.elsewhere": "the field is there already",
}
"""What is said whatever the part."""

BRIEFLY: Final[dict[str, Said]] = {
    "dock.ships": "other ships",
    "dock.ports": "full",
    "dock.cost": "too dear",
    "dock.carried": "other ship",
    "dock.elsewhere": "elsewhere",
    "colony.none-left": "no colony",
    "land.repulsor": lambda q: title(q.state.box, "repulsor-field"),
    "tech.cost": "too dear",
}
"""The same, where it can be said in fewer words."""


def reason(q: Question, rule: str) -> Reason:
    """What is missing: by the part's file, or in general, or as the rule is called."""
    found = _reason(q, rule)
    if rule == "dock.ships" and q.verb == "dock":
        return besides(q.ruleset, q.state, q.action.words[0], found)
    return found


def _reason(q: Question, rule: str) -> Reason:
    speakers = q.speakers(rule)
    for speaker in speakers:
        if said := part(speaker).reasons.get(rule):
            return Reason(*(filled(said[at], q, [speaker, *speakers]) for at in (0, -1)))
    general = REASONS.get(rule)
    if general is None:
        named = part_in(q.state.box, rule.partition(".")[0])
        words = called([*map(part, speakers), named], rule)
        return Reason(words, words)
    return Reason(told(general, q), told(BRIEFLY.get(rule, general), q))


def told(said: Said, q: Question) -> str:
    return said if isinstance(said, str) else said(q)


def reason_never(ruleset: Ruleset, state: State, never: Never) -> Reason:
    """The same of what could never be; of ships that make no set, which set it takes."""
    action = Action.parse(never.action)
    key = action.words[0] if action.words else ""
    dock = ruleset.book.parts.get(key)
    if action.verb == "dock" and isinstance(dock, Facility) and never.rule == part(dock).takes_rule:
        said = part(dock).reasons.get("dock.ships", (dock.together or ONE,))
        return besides(ruleset, state, key, Reason(said[0], said[-1]))
    named = part_in(state.box, never.rule.partition(".")[0])
    words = called([named, part_in(state.box, key)], never.rule)
    return Reason(words, words)


def besides(ruleset: Ruleset, state: State, key: str, found: Reason) -> Reason:
    """Where the ships are not the right ones, and there would be no port for them either."""
    dock = ruleset.book.parts.get(key)
    if not isinstance(dock, Facility) or dock.closed(state, state.seat) != "dock.ports":
        return found
    full = "taken" if ruleset.ports[dock.facility] == 1 else "full"
    return Reason(f"{full}, {found.words}", full)


def called(parts: Iterable[Part], rule: str) -> str:
    """The title of the rule, where its part gives no reason."""
    for row in (row for of in parts for row in of.entries["rule"]):
        if row["id"] == rule:
            title = str(row["title"])
            return f"{title[:1].lower()}{title[1:]}"
    return "not now"
