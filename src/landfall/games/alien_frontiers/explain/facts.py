"""For every refusal, the fact of the position that makes it so: turn, docking, facilities, landing."""

from __future__ import annotations

from collections.abc import Callable

from landfall.games.alien_frontiers.explain.question import Question
from landfall.games.alien_frontiers.explain.tech_facts import TECH_FACTS
from landfall.games.alien_frontiers.facilities.alien_artifact import claim_total
from landfall.games.alien_frontiers.facilities.colonist_hub import TRACK_PORTS
from landfall.games.alien_frontiers.facilities.terraforming_station import KEPT
from landfall.games.alien_frontiers.names import (
    BURROUGHS_DESERT,
    CARD_NAMES,
    CLAIM_TOTAL,
    LAST_CIRCLE,
    RAIDERS_OUTPOST,
    REPULSOR_FIELD,
    SHIPS,
    VAN_VOGT_MOUNTAINS,
)
from landfall.games.alien_frontiers.ruleset import buffer
from landfall.games.alien_frontiers.state import DECK, HUB, ON_DISPLAY, SUPPLY
from landfall.games.alien_frontiers.words import (
    awaited,
    card,
    count,
    dice,
    facility,
    letter,
    listed,
    pile,
    relic_place,
    task,
    territory,
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
    "take": "no raid is under way",
    "aim": "no card is being aimed",
    "pick": "no Temporal Warper is at work",
    "swap": "no Polarity Device has been discarded just now",
    "drop": "you go down to eight resources at the end of your turn",
    "done": "there is nothing to finish; `end` ends a turn",
}


def turn_not_pending(q: Question) -> str:
    return NOT_ASKED.get(q.verb, f"no die or card is awaited; it is {letter(q.you)}'s move")


def turn_dock_first(q: Question) -> str:
    """One of the dockings that are still possible."""
    room = buffer()
    offered = [q.ruleset.texts[code] for code in room[: q.ruleset.legal(q.state, room)]]
    return f"you can still {next(text for text in offered if text.startswith('dock'))}"


def turn_limit(q: Question) -> str:
    return f"you have no {q.action.words[0]}"


def chance_outcome(q: Question) -> str:
    if q.verb == "first":
        return f"the seats here are {listed(letter(seat) for seat in range(q.state.seats))}"
    if q.verb == "draw":
        return f"unseen are only {listed(pile(q.state, DECK))}, not {card(q.card)}"
    return f"{awaited(q.state)}, not {len(q.values)}"


# -- docking ------------------------------------------------------------------------------------------


def dock_ports(q: Question) -> str:
    needed = len(q.action.words) - 1
    return f"free ports: {q.state.free_ports(q.facility)}, needed: {needed}"


def dock_cost(q: Question) -> str:
    return q.too_dear(*q.price())


def dock_carried(q: Question) -> str:
    ship = "the Relic Ship" if q.state.asked_a() == 1 else f"the {q.state.asked_c()}"
    return (
        f"{ship} was picked up from the {facility(q.state.asked_b())} and must be among the ships"
    )


def dock_elsewhere(q: Question) -> str:
    return f"the ship was picked up from the {facility(q.state.asked_b())}"


# -- facilities ---------------------------------------------------------------------------------------


def artifact_cycle(q: Question) -> str:
    if q.state.cycles > 0:
        return "there is no card left to lay out"
    return "you have no cycle left from a ship docked at the Alien Artifact"


def artifact_claim(q: Question) -> str:
    return f"your ships there count {claim_total(q.state)}, needed: {CLAIM_TOTAL}"


def artifact_display(q: Question) -> str:
    return f"on display: {listed(pile(q.state, ON_DISPLAY))}"


def artifact_duplicate(q: Question) -> str:
    return f"you hold the {card(q.card)} already"


def hub_track(q: Question) -> str:
    used = q.state.ports_used_on_track(q.you)
    return f"{count(used, 'ship')} stand on your track, which has {TRACK_PORTS} ports"


def hub_colony(q: Question) -> str:
    return "no colony is on your track, and none is left to start"


def hub_full_circle(q: Question) -> str:
    return f"your colony waits on circle {q.state.seat[HUB + q.you]}"


def hub_launch(q: Question) -> str:
    circle = int(q.state.seat[HUB + q.you])
    if circle == 0:
        return "no colony is on your track"
    return f"your colony is on circle {circle} of {LAST_CIRCLE}"


def mine_order(q: Question) -> str:
    state = q.state
    said = (
        f"the highest ship here is a {state.mine_high}, yours is a {sum(q.values) + q.relic_value}"
    )
    if state.has_bonus(q.you, VAN_VOGT_MOUNTAINS):
        said += "; Van Vogt Mountains helps only your first ship of a turn"
    return said


def market_trade(q: Question) -> str:
    pairs = dice(q.state.market)
    return f"you have no pair of {q.values[0]}s to trade with; pairs of yours there: {pairs}"


def raid_bump(q: Question) -> str:
    run = sum(q.values) + q.relic_value
    return f"the ships there add up to {q.state.total_at(RAIDERS_OUTPOST)}, yours to {run}"


def raid_victim(q: Question) -> str:
    if q.seat >= q.state.seats:
        return no_such_seat(q)
    if q.seat == q.you:
        return f"{letter(q.you)} is yourself"
    booty = q.action.words[0]
    if booty in CARD_NAMES:
        return f"{letter(q.seat)} does not hold the {card(q.card)}"
    return f"{letter(q.seat)} has no {booty}"


def raid_choice(q: Question) -> str:
    return f"this raid has taken {count(q.state.asked_a(), 'resource')} already"


def decoy_guard(q: Question) -> str:
    guard = q.ruleset.book.guard_card(q.state, q.seat)
    return f"{letter(q.seat)} holds the {card(guard)}"


def shipyard_stock(q: Question) -> str:
    return f"all {SHIPS} ships of your colour are in play"


def station_fleet(q: Question) -> str:
    have = q.state.fleet(q.you)
    return f"you have {count(have, 'ship')} of your colour in play, needed: {KEPT + 1}"


def station_helmet(q: Question) -> str:
    owner = q.state.carried if q.state.carried >= 0 else q.state.relic_user
    return f"the ship is borrowed from {letter(owner)}"


# -- colonies and territories -------------------------------------------------------------------------


def colony_none_left(q: Question) -> str:
    return f"you have {count(q.state.seat[SUPPLY + q.you], 'colony')} in hand and none on the Hub"


def land_repulsor(q: Question) -> str:
    return f"the Repulsor Field is on {territory(q.state.field_at(REPULSOR_FIELD))}"


def land_elsewhere(q: Question) -> str:
    return f"the colony comes from {territory(q.state.asked_b())}"


def relic_control(q: Question) -> str:
    controller = q.state.controller(BURROUGHS_DESERT)
    return f"{letter(controller) if controller >= 0 else 'nobody'} controls Burroughs Desert"


def relic_isolated(q: Question) -> str:
    return "the Isolation Field is on Burroughs Desert"


def relic_absent(q: Question) -> str:
    return f"the Relic Ship is {relic_place(q.state)}"


def no_such_seat(q: Question) -> str:
    return f"there is no seat {letter(q.seat)} at this table of {q.state.seats}"


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
    "alien-artifact.cycle": artifact_cycle,
    "alien-artifact.claim": artifact_claim,
    "alien-artifact.display": artifact_display,
    "alien-artifact.duplicate": artifact_duplicate,
    "colonist-hub.track": hub_track,
    "colonist-hub.colony": hub_colony,
    "colonist-hub.full-circle": hub_full_circle,
    "colonist-hub.launch": hub_launch,
    "colonist-hub.cost": dock_cost,
    "lunar-mine.order": mine_order,
    "orbital-market.trade": market_trade,
    "orbital-market.price": dock_cost,
    "raiders-outpost.bump": raid_bump,
    "raiders-outpost.victim": raid_victim,
    "raiders-outpost.choice": raid_choice,
    "holographic-decoy.guard": decoy_guard,
    "shipyard.stock": shipyard_stock,
    "terraforming-station.fleet": station_fleet,
    "terraforming-station.helmet": station_helmet,
    "colony.none-left": colony_none_left,
    "land.repulsor": land_repulsor,
    "orbital-teleporter.elsewhere": land_elsewhere,
    "relic-ship.control": relic_control,
    "relic-ship.isolated": relic_isolated,
    "relic-ship.absent": relic_absent,
    "relic-ship.cost": dock_cost,
    **TECH_FACTS,
}
