"""What else forbids an action: each rule in the way is met in a copy, and the rules are asked again.

A ship that is missing, a port that is taken and a price that cannot be paid may all stand in the way
of one docking. The engine names the first; a person may have had another in mind.
"""

from __future__ import annotations

from collections.abc import Callable

from landfall.games.alien_frontiers.box import (
    BOXED,
    DISCARDED,
    FUEL,
    HAND,
    ORE,
    OWNED,
    RELIC_HERE,
    RELIC_PLACE,
    RELIC_USER,
    RELIC_VALUE,
    SUPPLY,
    TECH,
    UNPLACED,
    USED,
    WIDE,
)
from landfall.games.alien_frontiers.explain.question import PLENTY, Question
from landfall.games.alien_frontiers.glances import see_boards
from landfall.games.alien_frontiers.hands import number
from landfall.games.alien_frontiers.part import part
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.ships import clear
from landfall.games.alien_frontiers.state import State

Remedy = Callable[[Question], None]
"""Changes the position of the question so that one rule no longer forbids the action."""


def further(ruleset: Ruleset, state: State, code: int, rule: str) -> tuple[str, ...]:
    """The rules that would forbid the action if `rule` did not, in the order they are met."""
    if rule == "code.unknown":
        return ()
    found = [rule]
    trial = Question(ruleset, state.copy(), code)
    while (remedy := remedy_for(trial, rule)) is not None:
        remedy(trial)
        rule = ruleset.refusal(trial.state, code)
        if not rule or rule in found:
            break
        found.append(rule)
    return tuple(found[1:])


# -- ships and ports ----------------------------------------------------------------------------------


def show_the_dice(q: Question) -> None:
    q.state.at[HAND] = number(q.values)
    if q.relic_value:
        q.state.at[RELIC_PLACE] = UNPLACED
        q.state.at[RELIC_HERE] = 1
        q.state.at[RELIC_USER] = q.you
        q.state.at[RELIC_VALUE] = q.relic_value


def free_the_ports(q: Question) -> None:
    box = q.state.box
    q.state.at[box.docks + box.row * q.facility + box.seats] = len(q.action.words)


def clear_the_ports(q: Question) -> None:
    clear(q.ruleset.book, q.state, q.facility)


# -- resources and colonies ---------------------------------------------------------------------------


def pay_anything(q: Question) -> None:
    q.state.at[FUEL + WIDE * q.you] = PLENTY
    q.state.at[ORE + WIDE * q.you] = PLENTY


def have_a_colony(q: Question) -> None:
    q.state.at[SUPPLY + WIDE * q.you] += 1


def lift_the_repulsor(q: Question) -> None:
    q.state.at[q.state.box.generators + q.ruleset.book.repulsor] = -1


# -- cards --------------------------------------------------------------------------------------------


def hold_the_card(q: Question) -> None:
    q.state.at[TECH + WIDE * q.you] |= 1 << q.power


def forget_its_use(q: Question) -> None:
    q.state.at[USED] = 0


def forget_the_discard(q: Question) -> None:
    q.state.at[DISCARDED] = 0


def own_the_board(q: Question) -> None:
    box = q.state.box
    for at in box.owners:
        if q.state.at[at] == OWNED + q.you:
            q.state.at[at] = BOXED
    q.state.at[box.owners[box.board_names.index(q.action.words[0])]] = OWNED + q.you
    see_boards(q.state)


def open_the_board(q: Question) -> None:
    own_the_board(q)
    free_the_ports(q)


REMEDIES: dict[str, Remedy] = {
    "dock.ships": show_the_dice,
    "dock.ports": free_the_ports,
    "dock.cost": pay_anything,
    "colony.none-left": have_a_colony,
    "land.repulsor": lift_the_repulsor,
    "tech.held": hold_the_card,
    "tech.used": forget_its_use,
    "tech.one-discard": forget_the_discard,
    "tech.unplaced": show_the_dice,
    "tech.cost": pay_anything,
    "factions.in-play": open_the_board,
    "factions.owner": own_the_board,
    "factions.once": forget_its_use,
}

NAMED: dict[str, Remedy] = {
    remedy.__name__: remedy
    for remedy in (show_the_dice, free_the_ports, clear_the_ports, pay_anything, have_a_colony)
}
"""Those that a part's file may name; it may also name a method of its rule object."""


def remedy_for(q: Question, rule: str) -> Remedy | None:
    """How this rule is met: by the part's file, or in general."""
    speakers = q.speakers(rule)
    for speaker in speakers:
        for name in part(speaker).remedies.get(rule, ()):
            own = next((getattr(other, name) for other in speakers if hasattr(other, name)), None)
            return own or NAMED[name]
    return REMEDIES.get(rule)
