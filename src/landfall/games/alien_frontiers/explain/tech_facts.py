"""For every refusal of an alien tech card, the fact of the position that makes it so."""

from __future__ import annotations

from collections.abc import Callable

from landfall.games.alien_frontiers.box import BAY, RELIC_USER, RELIC_VALUE
from landfall.games.alien_frontiers.explain.never import no_such_card
from landfall.games.alien_frontiers.explain.question import Question
from landfall.games.alien_frontiers.state import AIM_STOCK, ASK_AIM
from landfall.games.alien_frontiers.tech.aiming import relic_at
from landfall.games.alien_frontiers.tech.plasma_cannon import KEPT, PlasmaCannon
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.words import (
    cards,
    count,
    dice,
    facility,
    letter,
    listed,
    pile,
    relic_place,
    resources,
    standing,
    task,
    territory,
    the,
    title,
    unplaced,
)


def tech_held(q: Question) -> str:
    held = the(cards(q.state.box, q.state.cards(q.you)), "no card")
    said = f"you do not hold {q.the_power}; you hold {held}"
    return no_such_card(q.ruleset, q.power) or said


def tech_used(q: Question) -> str:
    return f"{q.the_power} has been used this turn"


def tech_one_discard(q: Question) -> str:
    return "you have discarded a card for its power this turn"


def tech_cost(q: Question) -> str:
    rule = q.ruleset.owner[q.code]
    fuel, ore = q.price()
    if isinstance(rule, PlasmaCannon):  # paid ship by ship, so its use takes nothing yet
        fuel = rule.shot(q.state, q.you, 0)
    return q.too_dear(fuel, ore)


def tech_unplaced(q: Question) -> str:
    if q.verb == "pick" and q.relic_value == q.state.at[RELIC_VALUE] and q.state.asked_c() == 1:
        return "the Relic Ship is picked already"
    return q.missing_ships()


def tech_value_bounds(q: Question) -> str:
    """`use gravity-manipulator DOWN UP`; the other cards name one ship."""
    return "a 1 cannot go down" if q.action.words[1].startswith("1") else "a 6 cannot go up"


def field_absent(q: Question) -> str:
    return f"the {title(q.state.box.field_names[q.field])} is off the planet"


def field_elsewhere(q: Question) -> str:
    rule = q.ruleset.owner[q.code]
    assert isinstance(rule, Tech)
    field = title(q.state.box.field_names[rule.field])
    return f"the {field} is on {q.the_territory} already"


def crystal_target(q: Question) -> str:
    if q.territory == q.ruleset.book.desert:
        return "the bonus of Burroughs Desert cannot be borrowed"
    if q.territory == q.state.field_at(q.ruleset.book.isolation):
        return f"the Isolation Field is on {q.the_territory}"
    return f"no colony stands on {q.the_territory}"


def crystal_held_bonus(q: Question) -> str:
    return f"the bonus of {q.the_territory} works for you already"


def gravity_two_ships(q: Question) -> str:
    return f"only one of your unplaced ships shows {q.values[0]}; yours show {unplaced(q.state)}"


# -- ships at facilities ------------------------------------------------------------------------------


def teleporter_ship(q: Question) -> str:
    state = q.state
    if q.names_relic:
        if state.at[RELIC_USER] not in (q.you, -1):
            return f"the Relic Ship sails for {letter(state.at[RELIC_USER])}"
        return f"the Relic Ship is {relic_place(state)}"
    if q.ruleset.book.docks[q.facility].forfeits:
        return not_from_the_station(q)
    there = state.docked(q.facility, q.you)
    shown = f"; yours there show {dice(there)}" if there else ""
    return f"you have no ship showing {q.values[0]} at {q.the_facility}{shown}"


def nowhere(q: Question) -> str:
    """What is left once the card is paid, and that nothing can be done with it."""
    state = q.state
    fuel, ore = state.fuel(q.you), state.ore(q.you)
    if state.asks != ASK_AIM:
        fuel -= q.price()[0]
    return (
        f"with {resources(fuel, ore)} left and the free ports as they are, "
        "no other facility can take it"
    )


def aimed_at(q: Question) -> int:
    """The facility the action reaches for: named, or named when the aiming began."""
    return int(q.state.asked_b()) if q.verb == "aim" else q.facility


def aim_target(q: Question) -> str:
    """What stands, or does not stand, where the card reaches."""
    state = q.state
    place = aimed_at(q)
    if q.names_relic:
        return own_ship(q) if relic_at(state, place) else f"the Relic Ship is {relic_place(state)}"
    if q.verb != "aim":
        docks = q.ruleset.book.docks
        if place < len(docks) and docks[place].forfeits and owners_at(q, place):
            return not_from_the_station(q)
        return f"no ship of another player is at the {facility(q.state.box, place)}"
    if q.seat == q.you:
        return own_ship(q)
    if place != state.box.facilities:
        there = f"at the {facility(state.box, place)}"
        if q.values == [0]:
            said = f"0 stands for ships in the Maintenance Bay, not {there}"
        else:
            said = f"{letter(q.seat)} has no ship showing {q.values[0]} {there}"
        return f"{said}; {standing(state, place)}"
    if q.seat in owners_at(q, place):
        return f"ships in the Maintenance Bay have no value; `aim {letter(q.seat)} 0` names one"
    return f"{letter(q.seat)} has no ship in the Maintenance Bay"


def owners_at(q: Question, place: int) -> list[int]:
    """The other seats that have ships of their colour at a place."""
    others = [seat for seat in range(q.state.seats) if seat != q.you]
    if place == q.state.box.facilities:
        return [seat for seat in others if q.state.of(BAY, seat) > 0]
    return [seat for seat in others if q.state.docked(place, seat) != 0]


def not_from_the_station(q: Question) -> str:
    return f"{q.the_power} takes no ship from the Terraforming Station"


def own_ship(q: Question) -> str:
    return "the Relic Ship sails for you" if q.names_relic else "that is you"


def cannon_fleet(q: Question) -> str:
    cannon = q.ruleset.book.aimed[AIM_STOCK]
    assert isinstance(cannon, PlasmaCannon)
    place = aimed_at(q)
    kept = [
        f"{letter(seat)} would keep {count(cannon.ships_kept(q.state, place, seat), 'ship')}"
        for seat in ([q.seat] if q.verb == "aim" else owners_at(q, place))
    ]
    outside = " outside the Terraforming Station" if q.ruleset.book.cannon_counts_forfeit else ""
    return f"{listed(kept)}{outside}, and {KEPT} must remain"


def cannon_bay(q: Question) -> str:
    return "in this edition no card reaches the Maintenance Bay"


def cannon_aim_first(q: Question) -> str:
    return f"first {task(q.state)}"


def warper_pick(q: Question) -> str:
    return "no ship has been picked yet"


def warper_pile(q: Question) -> str:
    lie = the(pile(q.state, q.state.box.discards), "no card")
    said = f"{q.the_card} is not in the discard pile; it holds {lie}"
    return no_such_card(q.ruleset, q.card) or said


# -- colonies -----------------------------------------------------------------------------------------


def no_colony(q: Question) -> str:
    return f"{letter(q.seat)} has no colony on {q.the_territory}"


def two_territories(q: Question) -> str:
    if q.verb == "swap":
        return f"the first colony is on {territory(q.state.box, q.state.asked_b())} too"
    return "no colony on another territory can change places with it"


TECH_FACTS: dict[str, Callable[[Question], str]] = {
    "tech.held": tech_held,
    "tech.used": tech_used,
    "tech.one-discard": tech_one_discard,
    "tech.cost": tech_cost,
    "tech.unplaced": tech_unplaced,
    "tech.value-bounds": tech_value_bounds,
    "field.absent": field_absent,
    "field.elsewhere": field_elsewhere,
    "data-crystal.target": crystal_target,
    "data-crystal.held-bonus": crystal_held_bonus,
    "gravity-manipulator.two-ships": gravity_two_ships,
    "orbital-teleporter.ship": teleporter_ship,
    "orbital-teleporter.nowhere": nowhere,
    "orbital-teleporter.colony": no_colony,
    "plasma-cannon.target": aim_target,
    "plasma-cannon.own": own_ship,
    "plasma-cannon.fleet": cannon_fleet,
    "plasma-cannon.bay": cannon_bay,
    "plasma-cannon.aim-first": cannon_aim_first,
    "polarity-device.colony": no_colony,
    "polarity-device.two-territories": two_territories,
    "temporal-warper.pick": warper_pick,
    "temporal-warper.pile": warper_pile,
    "mind-control-helmet.target": aim_target,
    "mind-control-helmet.nowhere": nowhere,
}
