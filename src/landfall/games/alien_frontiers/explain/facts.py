"""For every refusal, the fact of the position that makes it so.

Those of a part's own rules stand in its file; here are those that any part may meet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from landfall.core.action import Action
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import DISCARDED, OFFERED, OWNED, RELIC_VALUE
from landfall.games.alien_frontiers.decisions import awaited, task
from landfall.games.alien_frontiers.decisions.of_ships import Carrying, Picking
from landfall.games.alien_frontiers.explain.never import no_such_card
from landfall.games.alien_frontiers.explain.question import Question
from landfall.games.alien_frontiers.factions.faction_board import Board
from landfall.games.alien_frontiers.part import Part, filled, part, part_in
from landfall.games.alien_frontiers.position.write import boards_of
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.territories.territory import Territory
from landfall.games.alien_frontiers.words import (
    cards,
    count,
    facility,
    letter,
    listed,
    lying,
    pile,
    ships,
    standing,
    the,
    the_part,
    title,
)

Fact = Callable[[Question], str]


# -- the turn -----------------------------------------------------------------------------------------


def code_unknown(q: Question) -> str:
    return f"codes run from 0 to {len(q.ruleset.texts) - 1}"


def turn_over(q: Question) -> str:
    done = [letter(seat) for seat in range(q.state.seats) if q.state.colonies_left(seat) == 0]
    return f"{listed(done, 'somebody')} has landed a last colony"


def turn_chance(q: Question) -> str:
    return f"first {awaited(q.state)}"


def turn_pending(q: Question) -> str:
    return f"first {task(q.state)}"


NOT_ASKED = {
    "land": "no colony is waiting to land",
    "aim": "no card is being aimed",
    "drop": "you go down to eight resources at the end of your turn",
    "done": "there is nothing to finish here; a turn has an end of its own",
    "choose": "faction boards are chosen before the first turn",
    "effect": "no faction board waits to be used",
    "consult": "an oracle is consulted before the roll",
    "shed": "you have no more Agendas than you may",
    "pair": "no pair was docked at the Orbital Market just now",
}


def turn_not_pending(q: Question) -> str:
    return NOT_ASKED.get(q.verb, f"no die or card is awaited; it is {letter(q.you)}'s move")


def turn_dock_first(q: Question) -> str:
    """One of the dockings that are still possible."""
    room = q.ruleset.buffer()
    offered = [q.ruleset.texts[code] for code in room[: q.ruleset.legal(q.state, room)]]
    docking = next(Action.parse(text) for text in offered if text.startswith("dock"))
    place, *named = docking.words
    return f"you can still dock {ships(named)} at the {title(q.state.box, place)}"


def turn_limit(q: Question) -> str:
    return f"you have no {q.action.words[0]}"


def chance_outcome(q: Question) -> str:
    if q.verb == "board":
        return f"{_board(q)} is drawn already"
    if q.verb == "agenda":
        return f"{title(q.state.box, q.action.words[0])} is not in the deck of Agendas"
    if q.verb == "draw":
        return q.no_such_card or (
            f"{q.the_card} is not in the deck, only {the(pile(q.state, q.state.box.deck))}"
        )
    return f"{awaited(q.state)}, not {len(q.values)}"


# -- docking ------------------------------------------------------------------------------------------


def dock_ports(q: Question) -> str:
    """How many ports are free and how many it takes, and who has the others."""
    free = int(q.state.free_ports(q.facility))
    ports = f"only {count(free, 'port')} is free" if free == 1 else f"only {free} ports are free"
    takes = count(len(q.action.words) - 1, "port")
    said = f"it takes {takes} at {q.the_facility} and {ports if free else 'none is free'}"
    return f"{said}; {standing(q.state, q.facility)}"


def dock_cost(q: Question) -> str:
    return q.too_dear


def dock_carried(q: Question) -> str:
    ship = "the Relic Ship" if carried(q).relic else f"the {carried(q).value}"
    left = facility(q.state.box, carried(q).source)
    return f"{ship} was picked up from the {left} and must be among the ships"


def dock_elsewhere(q: Question) -> str:
    left = facility(q.state.box, q.facility)
    if q.facility != carried(q).source:
        return f"the ship has already been moved away from the {left} this turn"
    return f"the ship was picked up from the {left}"


def carried(q: Question) -> Carrying:
    """The ship that waits to be docked again."""
    carrying = Carrying.asked(q.state)
    assert carrying
    return carrying


# -- colonies and territories -------------------------------------------------------------------------


def colony_none_left(q: Question) -> str:
    hub = the_part(q.state.box, "colonist-hub")
    return f"you have no colony left, neither in hand nor on {hub}"


def land_repulsor(q: Question) -> str:
    return lying(q.state, int(q.ruleset.book.repulsor))


# -- cards and fields ---------------------------------------------------------------------------------


def tech_held(q: Question) -> str:
    held = the(cards(q.state.box, q.state.cards(q.you)), "no card")
    said = f"you do not hold {q.the_power}; you hold {held}"
    return no_such_card(q.ruleset, q.power) or said


def tech_used(q: Question) -> str:
    return f"{q.the_power} has been used this turn"


def tech_one_discard(q: Question) -> str:
    if q.state.at[DISCARDED] > 1:
        return f"you have discarded {q.state.at[DISCARDED]} cards for their powers this turn"
    return "you have discarded a card for its power this turn"


def tech_cost(q: Question) -> str:
    return q.too_dear


def tech_unplaced(q: Question) -> str:
    picking = Picking.asked(q.state)
    relic = q.verb == "pick" and q.relic_value == q.state.at[RELIC_VALUE]
    if relic and picking and picking.relic:
        return "the Relic Ship is picked already"
    return q.missing_ships()


def tech_value_bounds(q: Question) -> str:
    """`use gravity-manipulator DOWN UP`; the other cards name one ship."""
    return "a 1 cannot go down" if q.action.words[1].startswith("1") else "a 6 cannot go up"


# -- factions -----------------------------------------------------------------------------------------


def _board(q: Question) -> str:
    return the_part(q.state.box, q.action.words[0])


def _owner(q: Question) -> int:
    box = q.state.box
    at = box.owners[box.board_names.index(q.action.words[0])]
    return int(q.state.at[at]) - OWNED


def factions_draft(q: Question) -> str:
    owner = _owner(q)
    said = f"{letter(owner)} has {_board(q)}" if owner >= 0 else f"{_board(q)} is not on offer"
    offered = boards_of(q.state, OFFERED)
    return f"{said}; {the(title(q.state.box, name) for name in offered)} can be chosen"


def factions_in_play(q: Question) -> str:
    return f"nobody has {_board(q)}"


def factions_owner(q: Question) -> str:
    owner = _owner(q)
    return f"{_board(q)} is {letter(owner)}'s" if owner >= 0 else factions_in_play(q)


def factions_once(q: Question) -> str:
    return f"you have used the power of {_board(q)} this turn"


def field_absent(q: Question) -> str:
    return lying(q.state, q.field)


def field_elsewhere(q: Question) -> str:
    rule = q.ruleset.owner[q.code]
    assert isinstance(rule, Tech)
    return f"{lying(q.state, int(rule.field))} already"


FACTS: dict[str, Fact] = {
    "code.unknown": code_unknown,
    "turn.over": turn_over,
    "turn.chance": turn_chance,
    "turn.pending": turn_pending,
    "turn.not-pending": turn_not_pending,
    "turn.dock-first": turn_dock_first,
    "turn.limit": turn_limit,
    "chance.outcome": chance_outcome,
    "dock.ships": Question.missing_ships,
    "dock.ports": dock_ports,
    "dock.cost": dock_cost,
    "dock.carried": dock_carried,
    "dock.elsewhere": dock_elsewhere,
    "colony.none-left": colony_none_left,
    "land.repulsor": land_repulsor,
    "tech.held": tech_held,
    "tech.used": tech_used,
    "tech.one-discard": tech_one_discard,
    "tech.cost": tech_cost,
    "tech.unplaced": tech_unplaced,
    "tech.value-bounds": tech_value_bounds,
    "factions.draft": factions_draft,
    "factions.in-play": factions_in_play,
    "factions.owner": factions_owner,
    "factions.once": factions_once,
    "field.absent": field_absent,
    "field.elsewhere": field_elsewhere,
}
"""What is said whatever the part; a part's own file comes first."""


# -- whose fact it is ---------------------------------------------------------------------------------


def fact(q: Question, rule: str) -> str:
    """What makes the rule forbid the action: by the part's file, or in general, or as the rule says."""
    if rule == "code.unknown":  # nobody's action, so nobody's words
        return code_unknown(q)
    return "; ".join([said(q, rule), *remarks(q, rule)])


def said(q: Question, rule: str) -> str:
    speakers = q.speakers(rule)
    for speaker in speakers:
        if rule in part(speaker).facts:
            return filled(part(speaker).facts[rule][0], q, [speaker, *speakers])
    named = part_in(q.state.box, rule.partition(".")[0])  # perhaps of a part that is not in the box
    if rule in named.facts:
        return filled(named.facts[rule][0], q, speakers)
    general = FACTS.get(rule)
    return general(q) if general else in_general([*map(part, speakers), named], rule)


def in_general(parts: Iterable[Part], rule: str) -> str:
    """The rule itself, where no fact is told for it."""
    for row in (row for of in parts for row in of.entries["rule"]):
        if row["id"] == rule:
            text = " ".join(row["text"].split())
            return f"{text[:1].lower()}{text[1:].rstrip('.')}"
    return f"{rule} forbids it"


def remarks(q: Question, rule: str) -> Iterator[str]:
    """What other parts of the seat have to add."""
    for other in remarking(q.ruleset.book).get(rule, ()):
        if serves(q.state, q.you, other):
            yield from (filled(text, q, [other]) for text in part(other).remarks[rule])


@lru_cache(maxsize=16)  # some hundreds of parts, of which few ever remark on anything
def remarking(book: Book) -> dict[str, list[Rule]]:
    """For each rule that some part has something to add to, these parts in their order."""
    found: dict[str, list[Rule]] = {}
    for other in book.parts.values():
        for rule in part(other).remarks:
            found.setdefault(rule, []).append(other)
    return found


def serves(state: State, seat: int, rule: Rule) -> bool:
    """Does a territory or a card work for the seat?"""
    if isinstance(rule, Territory):
        return rule.serves(state, seat)
    if isinstance(rule, Board):
        return rule.belongs_to(state, seat)
    return rule.card >= 0 and state.holds(seat, rule.card)
