"""The position as rows: what each seat holds, the facilities, the planet, the piles, this turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from landfall.core.plain import Fact, Group, Words
from landfall.games.alien_frontiers.belt.asteroids.asteroid import asteroids_of
from landfall.games.alien_frontiers.belt.march import held
from landfall.games.alien_frontiers.box import (
    BAY,
    HAND,
    HUB,
    IN_BAY,
    OWNED,
    RELIC_HERE,
    RELIC_PLACE,
    RELIC_VALUE,
    WAITS_IN_BAY,
    is_mark,
)
from landfall.games.alien_frontiers.facilities.colonist_hub import ColonistHub
from landfall.games.alien_frontiers.hands import DICE
from landfall.games.alien_frontiers.moment import shift_to
from landfall.games.alien_frontiers.names import MAINTENANCE_BAY, RESOURCE_LIMIT
from landfall.games.alien_frontiers.part import filled, part, part_in
from landfall.games.alien_frontiers.position.write import faction_of
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table import row_ids, spans
from landfall.games.alien_frontiers.table.agenda_rows import agenda_rows, own_agendas
from landfall.games.alien_frontiers.table.card_rows import hauled_card, held_card, marked
from landfall.games.alien_frontiers.table.offers import room
from landfall.games.alien_frontiers.table.pile_rows import belt_rows, display_rows, pile_rows
from landfall.games.alien_frontiers.table.this_turn_rows import turn_rows
from landfall.games.alien_frontiers.words import (
    count,
    covered,
    facility,
    letter,
    listed,
    rev_on,
    title,
)

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers


def position(game: AlienFrontiers, seen: State, viewer: int | None) -> Sequence[Group]:
    """Everything that lies on the table: the viewer's first, then what all share, then the others."""
    shared: list[Group] = [
        {"id": "facilities", "title": "Facilities", "rows": [*facility_rows(game, seen, viewer)]},
        {"id": "planet", "title": "Territories", "rows": [*territory_rows(game, seen)]},
        {"id": "fields", "title": "Field generators", "rows": [*field_rows(seen)]},
        {"id": "display", "title": "On display", "rows": [*display_rows(game, seen)]},
        {"id": "belt", "title": "On the Outer Belt", "rows": [*belt_rows(game, seen)]},
        {"id": "piles", "title": "Piles", "rows": [*pile_rows(game, seen)]},
    ]
    shared = [group for group in shared if group["rows"] or group["id"] == "display"]
    if turn := [*turn_rows(game, seen)]:
        shared.insert(0, {"id": "turn", "title": "This turn", "rows": turn})
    others = [seat for seat in range(game.seats) if seat != viewer]
    own = [] if viewer is None else [seat_group(game, seen, viewer, "Yours")]
    if viewer is not None and (agendas := own_agendas(game, seen, viewer))["rows"]:
        own.append(agendas)
    return [
        *own,
        *shared,
        *(seat_group(game, seen, seat, f"Seat {letter(seat)}") for seat in others),
    ]


# -- seats ----------------------------------------------------------------------------------------


def seat_group(game: AlienFrontiers, state: State, seat: int, title: str) -> Group:
    rows = [*seat_rows(game, state, seat)]
    return {"id": f"seat-{letter(seat)}", "title": title, "seat": letter(seat), "rows": rows}


def seat_rows(game: AlienFrontiers, state: State, seat: int) -> Iterator[Fact]:
    """Ships in hand, resources, colonies, and every card."""
    if ships := unplaced(state, seat):
        yield {"id": row_ids.unplaced(seat), "key": "Ships to dock", "value": ships}
    fuel, ore = int(state.fuel(seat)), int(state.ore(seat))
    yield {
        "id": row_ids.resources(seat),
        "key": "Fuel and ore",
        "value": [spans.counted("fuel", fuel), ", ", spans.counted("ore", ore)],
        "note": [f"{fuel + ore} in all; {RESOURCE_LIMIT} are kept at the end of a turn"],
    }
    yield {
        "id": f"{letter(seat)}-colonies",
        "key": "Colonies left",
        "value": [str(state.colonies_left(seat))],
    }
    for by, mark, at in state.box.kept_for(seat):
        if is_mark(mark) and state.at[at]:
            marked_by: Fact = {
                "id": f"{letter(seat)}-{mark}",
                "key": f"{mark[:1].upper()}{mark[1:]}",
                "value": [f"by the {title(state.box, by)}"],
            }
            yield marked_by
    for name in state.box.board_names:
        if name == faction_of(state, seat):
            row: Fact = {
                "id": f"{letter(seat)}-faction",
                "key": "Faction",
                "value": [title(state.box, name)],
            }
            if owned := part_in(state.box, name).powers.get("held"):
                row["note"] = [owned[0]]
            yield marked(row, part_in(state.box, name), "held")
    for tech in game.ruleset.techs:
        if state.holds(seat, tech.card):
            yield held_card(state, tech, seat)
    for card in asteroids_of(game.ruleset.book):
        if held(state, seat, card.asteroid):
            yield hauled_card(state, card, seat)
    yield from agenda_rows(game, state, seat)


def unplaced(state: State, seat: int) -> Words:
    """The ships in a seat's hand, also while another acts in its turn."""
    shift = int(shift_to(state, seat))
    if shift < 0:
        return []
    ships = spans.dice(DICE[state.at[HAND + shift]], seat)
    if state.at[RELIC_HERE + shift] and state.at[RELIC_VALUE]:
        relic: Words = ["Relic Ship ", spans.die(int(state.at[RELIC_VALUE]), None)]
        return [*ships, " ", *relic] if ships else relic
    return ships


# -- the board ------------------------------------------------------------------------------------


def facility_rows(game: AlienFrontiers, state: State, viewer: int | None) -> Iterator[Fact]:
    for place, dock in enumerate(game.ruleset.book.docks):
        if dock.boxed and state.at[dock.on_table] < OWNED:
            continue
        short = filled(part(dock).short, state, [dock])
        note: Words = [f"{room(game, state, place, viewer)}{f'; {short}' if short else ''}"]
        if isinstance(dock, ColonistHub):
            note += circles(state)
        row: Fact = {
            "id": dock.key,
            "key": facility(state.box, place),
            "value": ships_at(state, place) or ["none"],
            "note": spans.tidied(note),
        }
        yield marked(row, part(dock))
    yield {
        "id": MAINTENANCE_BAY,
        "key": title(state.box, MAINTENANCE_BAY),
        "value": in_the_bay(state),
    }


def ships_at(state: State, place: int) -> Words:
    """Whose ships stand there: a seat, then its dice."""
    fleets: list[Words] = [
        [spans.badge(seat), " ", *spans.dice(DICE[state.docked(place, seat)], seat)]
        for seat in range(int(state.seats))
        if state.docked(place, seat)
    ]
    if state.at[RELIC_PLACE] == place:
        fleets.append(["Relic Ship ", spans.die(int(state.at[RELIC_VALUE]), None)])
    if state.brethren_at() == place:
        fleets.append(["Brethren Ship"])
    return spans.joined(fleets, ", ", ", ")


def circles(state: State) -> Words:
    """How far the colonies on the tracks have come."""
    tracks: list[Words] = [
        [spans.badge(seat), f" circle {state.of(HUB, seat)}"]
        for seat in range(int(state.seats))
        if state.of(HUB, seat)
    ]
    return ["; ", *spans.joined(tracks, ", ", ", ")] if tracks else []


def in_the_bay(state: State) -> Words:
    ships: list[Words] = [
        [spans.badge(seat), " ", count(int(state.of(BAY, seat)), "ship")]
        for seat in range(int(state.seats))
        if state.of(BAY, seat)
    ]
    if state.at[RELIC_PLACE] == IN_BAY:
        ships.append(["Relic Ship"])
    if state.box.brethren >= 0 and state.at[state.box.brethren] == WAITS_IN_BAY:
        ships.append(["Brethren Ship"])
    return spans.joined(ships, ", ", ", ") or ["none"]


def territory_rows(game: AlienFrontiers, state: State) -> Iterator[Fact]:
    for place, name in enumerate(state.box.territory_names):
        rule = game.ruleset.book.parts[name]
        holder = int(state.controller(place))
        note: Words = [spans.named(holder), " controls it"] if holder >= 0 else ["nobody's"]
        short = filled(part(rule).short, state, [rule])
        fields = enumerate(state.box.field_names)
        lying = [title(state.box, field) for at, field in fields if state.in_field(place, at)]
        lying += ["the REV"] * rev_on(state, place)
        note.append("".join(f"; {said}" for said in [*filter(None, [short]), *lying]))
        row: Fact = {
            "id": name,
            "key": title(state.box, name),
            "value": colonies_on(state, place) or ["none"],
            "note": spans.tidied(note),
        }
        yield marked(row, part(rule))


def colonies_on(state: State, place: int) -> Words:
    seats: list[Words] = [
        [spans.badge(seat), f" {state.colonies(place, seat)}"]
        for seat in range(int(state.seats))
        if state.colonies(place, seat)
    ]
    return spans.joined(seats, ", ", ", ")


def field_rows(state: State) -> Iterator[Fact]:
    for at, name in enumerate(state.box.field_names):
        where = listed(covered(state, at), "off the planet")
        row: Fact = {"id": name, "key": title(state.box, name), "value": [where]}
        if short := part_in(state.box, name).short:
            row["note"] = [short]
        yield marked(row, part_in(state.box, name))
