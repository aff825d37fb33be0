"""What else forbids an action: each rule in the way is met in a copy, and the rules are asked again.

A ship that is missing, a port that is taken and a price that cannot be paid may all stand in the way
of one docking. The engine names the first; a person may have had another in mind.
"""

from __future__ import annotations

from collections.abc import Callable

from landfall.games.alien_frontiers.box import (
    AT_HOME,
    BONUS,
    DISCARDED,
    FRESH,
    FUEL,
    GUESTS,
    HAND,
    HUB,
    MARKET,
    ORE,
    RELIC_HERE,
    RELIC_HOST,
    RELIC_PLACE,
    RELIC_USER,
    RELIC_VALUE,
    STOCK,
    SUPPLY,
    TECH,
    UNPLACED,
    USED,
    WIDE,
)
from landfall.games.alien_frontiers.explain.question import PLENTY, Question
from landfall.games.alien_frontiers.hands import number
from landfall.games.alien_frontiers.names import LAST_CIRCLE
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.ships import clear
from landfall.games.alien_frontiers.state import State

Remedy = Callable[[Question], None]
"""Changes the position of the question so that one rule no longer forbids the action."""


def further(ruleset: Ruleset, state: State, code: int, rule: str) -> tuple[str, ...]:
    """The rules that would forbid the action if `rule` did not, in the order they are met."""
    found = [rule]
    trial = Question(ruleset, state.copy(), code)
    while rule in REMEDIES:
        REMEDIES[rule](trial)
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


def free_the_track(q: Question) -> None:
    q.state.at[q.state.box.docks + q.state.box.row * q.facility + q.you] = 0
    q.state.at[GUESTS] = 0
    q.state.at[RELIC_HOST] = -1


def clear_the_outpost(q: Question) -> None:
    clear(q.ruleset.book, q.state, q.facility)


def empty_the_mine(q: Question) -> None:
    clear(q.ruleset.book, q.state, q.facility)


def stock_a_ship(q: Question) -> None:
    q.state.at[STOCK + WIDE * q.you] = 1


def bring_all_ships_in(q: Question) -> None:
    q.state.at[STOCK + WIDE * q.you] = 0


# -- resources and colonies ---------------------------------------------------------------------------


def pay_anything(q: Question) -> None:
    q.state.at[FUEL + WIDE * q.you] = PLENTY
    q.state.at[ORE + WIDE * q.you] = PLENTY


def have_a_colony(q: Question) -> None:
    q.state.at[SUPPLY + WIDE * q.you] += 1


def leave_the_last_circle(q: Question) -> None:
    q.state.at[HUB + WIDE * q.you] = 1


def reach_the_last_circle(q: Question) -> None:
    q.state.at[HUB + WIDE * q.you] = LAST_CIRCLE


def lift_the_repulsor(q: Question) -> None:
    q.state.at[q.state.box.generators + q.ruleset.book.repulsor] = -1


# -- the market and the artifact ----------------------------------------------------------------------


def stand_at_the_market(q: Question) -> None:
    q.state.at[MARKET] = number(q.values)


def count_enough(q: Question) -> None:
    q.state.at[FRESH] = number([6, 6])  # more than any claim asks for


def display_it(q: Question) -> None:
    q.state.at[q.state.box.display + q.card] += 1


# -- the Relic Ship -----------------------------------------------------------------------------------


def control_the_desert(q: Question) -> None:
    box, desert = q.state.box, q.ruleset.book.desert
    q.state.at[box.land + box.row * desert + box.seats] = q.you
    q.state.at[BONUS + WIDE * q.you] |= 1 << desert


def end_the_isolation(q: Question) -> None:
    q.state.at[q.state.box.generators + q.ruleset.book.isolation] = -1


def bring_the_relic_home(q: Question) -> None:
    q.state.at[RELIC_PLACE] = AT_HOME


# -- cards --------------------------------------------------------------------------------------------


def hold_the_card(q: Question) -> None:
    q.state.at[TECH + WIDE * q.you] |= 1 << q.power


def forget_its_use(q: Question) -> None:
    q.state.at[USED] = 0


def forget_the_discard(q: Question) -> None:
    q.state.at[DISCARDED] = 0


REMEDIES: dict[str, Remedy] = {
    "dock.ships": show_the_dice,
    "dock.ports": free_the_ports,
    "dock.cost": pay_anything,
    "colonist-hub.track": free_the_track,
    "colonist-hub.full-circle": leave_the_last_circle,
    "colonist-hub.launch": reach_the_last_circle,
    "colonist-hub.cost": pay_anything,
    "lunar-mine.order": empty_the_mine,
    "orbital-market.trade": stand_at_the_market,
    "orbital-market.price": pay_anything,
    "raiders-outpost.bump": clear_the_outpost,
    "shipyard.stock": stock_a_ship,
    "terraforming-station.fleet": bring_all_ships_in,
    "alien-artifact.claim": count_enough,
    "alien-artifact.display": display_it,
    "colony.none-left": have_a_colony,
    "land.repulsor": lift_the_repulsor,
    "relic-ship.control": control_the_desert,
    "relic-ship.isolated": end_the_isolation,
    "relic-ship.absent": bring_the_relic_home,
    "relic-ship.cost": pay_anything,
    "tech.held": hold_the_card,
    "tech.used": forget_its_use,
    "tech.one-discard": forget_the_discard,
    "tech.unplaced": show_the_dice,
    "tech.cost": pay_anything,
}
