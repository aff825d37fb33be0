"""For every refusal, the fact of the position that makes it so: turn, docking, facilities, landing."""

from __future__ import annotations

from collections.abc import Callable

from landfall.core.action import Action
from landfall.games.alien_frontiers.box import (
    BORROWED_PLACE,
    CARRIED,
    CYCLES,
    HUB,
    MARKET,
    RELIC_PLACE,
    RELIC_USER,
)
from landfall.games.alien_frontiers.explain.never import no_such_card
from landfall.games.alien_frontiers.explain.question import Question
from landfall.games.alien_frontiers.explain.tech_facts import TECH_FACTS
from landfall.games.alien_frontiers.facilities.alien_artifact import alien_artifact
from landfall.games.alien_frontiers.facilities.colonist_hub import TRACK_PORTS, colonist_hub
from landfall.games.alien_frontiers.facilities.terraforming_station import KEPT
from landfall.games.alien_frontiers.hands import DICE
from landfall.games.alien_frontiers.names import CLAIM_TOTAL, LAST_CIRCLE, SHIPS
from landfall.games.alien_frontiers.words import (
    awaited,
    card,
    count,
    facility,
    letter,
    listed,
    pile,
    relic_place,
    ships,
    standing,
    task,
    territory,
    the,
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
    room = q.ruleset.buffer()
    offered = [q.ruleset.texts[code] for code in room[: q.ruleset.legal(q.state, room)]]
    docking = next(Action.parse(text) for text in offered if text.startswith("dock"))
    place, *named = docking.words
    return f"you can still dock {ships(named)} at the {title(place)}"


def turn_limit(q: Question) -> str:
    return f"you have no {q.action.words[0]}"


def chance_outcome(q: Question) -> str:
    if q.verb == "draw":
        return no_such_card(q.ruleset, q.card) or (
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
    return q.too_dear(*q.price())


def dock_carried(q: Question) -> str:
    ship = "the Relic Ship" if q.state.asked_a() == 1 else f"the {q.state.asked_c()}"
    left = facility(q.state.box, q.state.asked_b())
    return f"{ship} was picked up from the {left} and must be among the ships"


def dock_elsewhere(q: Question) -> str:
    return f"the ship was picked up from the {facility(q.state.box, q.state.asked_b())}"


# -- facilities ---------------------------------------------------------------------------------------


def artifact_cycle(q: Question) -> str:
    if q.state.at[CYCLES] > 0:
        return "there is no card left to lay out"
    return "you have no cycle left from a ship docked at the Alien Artifact"


def artifact_claim(q: Question) -> str:
    """What counts: ships that stand there and have made their claim do not."""
    if missing := no_such_card(q.ruleset, q.card):
        return missing
    total = int(alien_artifact(q.ruleset.book).claim_total(q.state))
    need = f"a claim takes ships that add up to {CLAIM_TOTAL}"
    if total:
        return f"{need}; yours that count at the Alien Artifact add up to {total}"
    here = q.state.box.facility("alien-artifact")
    stale = q.state.docked(here, q.you) or q.state.at[BORROWED_PLACE] == here
    if stale or (q.state.at[RELIC_PLACE] == here and q.state.at[RELIC_USER] == q.you):
        return f"{need}; yours at the Alien Artifact have made their claim and count no more"
    return f"{need}; you have docked none at the Alien Artifact this turn"


def artifact_display(q: Question) -> str:
    shown = pile(q.state, q.state.box.display)
    are = "are" if len(shown) > 1 else "is"
    said = f"{q.the_card} is not on display; {the(shown, 'no card')} {are}"
    return no_such_card(q.ruleset, q.card) or said


def artifact_duplicate(q: Question) -> str:
    return f"you hold {q.the_card} already"


def hub_track(q: Question) -> str:
    used = colonist_hub(q.ruleset.book).ports_used(q.state, q.you)
    return f"{count(used, 'ship')} stand on your track, which has {TRACK_PORTS} ports"


def hub_colony(q: Question) -> str:
    return "no colony is on your track, and none is left to start"


def hub_full_circle(q: Question) -> str:
    return f"your colony waits on circle {q.state.of(HUB, q.you)}"


def hub_launch(q: Question) -> str:
    circle = int(q.state.of(HUB, q.you))
    if circle == 0:
        return "no colony is on your track"
    return f"your colony is on circle {circle} of {LAST_CIRCLE}"


def mine_order(q: Question) -> str:
    state = q.state
    high = state.highest_at(q.facility)
    said = f"the highest ship here is a {high}, yours is a {sum(q.values) + q.relic_value}"
    if state.has_bonus(q.you, state.box.territory("van-vogt-mountains")):
        said += "; Van Vogt Mountains helps only your first ship of a turn"
    return said


def market_trade(q: Question) -> str:
    if q.state.at[MARKET] == 0:
        return "you have docked no pair at the Orbital Market that could trade"
    pairs = listed(f"a pair of {value}s" for value in DICE[q.state.at[MARKET]])
    return f"you have no pair of {q.values[0]}s at the Orbital Market; there you have {pairs}"


def raid_bump(q: Question) -> str:
    run = sum(q.values) + q.relic_value
    return f"the ships there add up to {q.state.total_at(q.facility)}, yours to {run}"


def raid_victim(q: Question) -> str:
    if q.seat == q.you:
        return "that is you"
    booty = q.action.words[0]
    if booty in q.state.box.card_names:
        return no_such_card(q.ruleset, q.card) or f"{letter(q.seat)} does not hold {q.the_card}"
    return f"{letter(q.seat)} has no {booty}"


def raid_choice(q: Question) -> str:
    return f"this raid has taken {count(q.state.asked_a(), 'resource')} already"


def decoy_guard(q: Question) -> str:
    guard = q.ruleset.book.guard_card(q.state, q.seat)
    return f"{letter(q.seat)} holds the {card(q.state.box, guard)}"


def shipyard_stock(q: Question) -> str:
    return f"all {SHIPS} ships of your colour are in play"


def station_fleet(q: Question) -> str:
    others = int(q.state.fleet(q.you)) - 1
    return f"besides this ship you have {others} of your colour in play, and {KEPT} must remain"


def station_helmet(q: Question) -> str:
    owner = q.state.at[CARRIED] if q.state.at[CARRIED] >= 0 else q.state.at[RELIC_USER]
    return f"the ship is borrowed from {letter(owner)}"


# -- colonies and territories -------------------------------------------------------------------------


def colony_none_left(q: Question) -> str:
    return "you have no colony left, neither in hand nor on the Colonist Hub"


def land_repulsor(q: Question) -> str:
    lies = q.state.field_at(q.ruleset.book.repulsor)
    return f"the Repulsor Field is on {territory(q.state.box, lies)}"


def land_elsewhere(q: Question) -> str:
    return f"the colony comes from {territory(q.state.box, q.state.asked_b())}"


def relic_control(q: Question) -> str:
    controller = q.state.controller(q.ruleset.book.desert)
    return f"{letter(controller) if controller >= 0 else 'nobody'} controls Burroughs Desert"


def relic_isolated(q: Question) -> str:
    return "the Isolation Field is on Burroughs Desert"


def relic_absent(q: Question) -> str:
    return f"the Relic Ship is {relic_place(q.state)}"


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
