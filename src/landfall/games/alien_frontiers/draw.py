"""The position in plain text: eighty columns of words and numbers, good for pipes and for ears.

Every row names what its numbers are, so that it can be read aloud on its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from landfall.games.alien_frontiers.facilities.alien_artifact import claim_total
from landfall.games.alien_frontiers.hands import DICE
from landfall.games.alien_frontiers.names import (
    AT_BURROUGHS,
    CARDS,
    CLAIM_TOTAL,
    COLONIST_HUB,
    COLONY_CONSTRUCTOR,
    FACILITIES,
    FIELD_NAMES,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    RAIDERS_OUTPOST,
    TERRITORIES,
    UNPLACED,
)
from landfall.games.alien_frontiers.position.write import unplaced, write_guests
from landfall.games.alien_frontiers.state import (
    ASK_MAIN,
    BAY,
    DISCARDS,
    FIELD,
    HUB,
    ON_DISPLAY,
    TECH,
    State,
)
from landfall.games.alien_frontiers.words import (
    card,
    cards,
    count,
    facility,
    letter,
    listed,
    next_step,
    territory,
    title,
)

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers

COLUMNS: Final = 80

TAKES: Final = (
    "8 in all: a card; may cycle",
    "any ship: colony goes on",
    "",  # where it is empty, see `takes`
    "",
    "a pair: ore for its value",
    "",
    "a pair, fuel and ore: a ship",
    "any ship: 1, 2 or 3 fuel",
    "a 6, fuel, ore: a colony",
)
"""What each facility takes and gives, as short as it can be said."""

BONUSES: Final = (
    "Solar Converter: 1 fuel more",
    "Orbital Market: 1 fuel each",
    "alien tech: 1 fuel less",
    "Lunar Mine: first ship, any",
    "Constructor: 1 ore less",
    "2 Hub ships: 1 circle more",
    "Shipyard: 1 fuel, 1 ore less",
    "fuel and ore: the Relic Ship",
)
"""The bonus of each territory."""


def draw(game: AlienFrontiers, state: State) -> str:
    """The whole table, and last whose turn it is and what is asked."""
    long = ", long game" if game.long_game else ""
    parts = [
        [f"Alien Frontiers, {title(game.edition)}, {game.seats} seats{long}"],
        ["SEATS", *seat_rows(game, state)],
        ["FACILITIES", *facility_rows(game, state)],
        ["TERRITORIES", *territory_rows(state)],
        ["ALIEN TECH AND RELIC SHIP", *pile_rows(state), relic_row(state)],
        [*turn_rows(state), asked_row(game, state)],
    ]
    return "\n\n".join("\n".join(rows) for rows in parts) + "\n"


def folded(lead: str, parts: Iterable[str], between: str = ", ") -> list[str]:
    """Lines of at most eighty columns that never part a name; they go on under their beginning."""
    whole = [part.replace(" ", "\0") for part in parts]
    room = COLUMNS - len(lead)
    lines = wrap(between.join(whole), room, break_long_words=False, break_on_hyphens=False)
    indent = " " * len(lead)
    rows = [lead + (lines or [""])[0], *(indent + line for line in lines[1:])]
    return [line.replace("\0", " ").rstrip() for line in rows]


def board_row(name: str, text: str, status: str, parts: Iterable[str]) -> list[str]:
    """A place of the board: its name, what it does, how it stands, and what is there."""
    return folded(f"  {name:<20}  {text:<28}  {status:<9}  ", parts, "  ")


# -- the seats ------------------------------------------------------------------------------------


def seat_rows(game: AlienFrontiers, state: State) -> Iterator[str]:
    for seat in range(state.seats):
        mark = ">" if seat == state.turn and state.turns > 0 else " "
        circle = int(state.seat[HUB + seat])
        yield (
            f"{mark} {letter(seat)}  {count(game.score(state, seat), 'point'):<9}  "
            f"fuel {state.fuel(seat):<2}  ore {state.ore(seat):<2}  "
            f"ships {state.fleet(seat)}  Bay {state.seat[BAY + seat]}  "
            f"colonies left {state.colonies_left(seat)}  "
            f"Hub {f'circle {circle}' if circle else 'empty'}"
        )
        held = cards(state.seat[TECH + seat])
        if held:
            yield from folded("     cards: ", held)


# -- the board ------------------------------------------------------------------------------------


def facility_rows(game: AlienFrontiers, state: State) -> Iterator[str]:
    for place in range(FACILITIES):
        free = f"{state.free_ports(place):>2} free"
        text = takes(game, state, place)
        yield from board_row(facility(place), text, free, ships_at(state, place))


def takes(game: AlienFrontiers, state: State, place: int) -> str:
    """What a facility takes and gives now."""
    if place == COLONY_CONSTRUCTOR:
        ore = game.ruleset.book.constructor_ore(state, state.turn)
        return f"3 alike, {ore} ore: a colony"
    if place == LUNAR_MINE:
        least = f"{state.mine_high} or higher" if state.mine_high > 1 else "any ship"
        return f"{least}: 1 ore"
    if place == RAIDERS_OUTPOST:
        there = state.total_at(RAIDERS_OUTPOST)
        run = f"a run of over {there}" if there else "a run of three"
        return f"{run}: steal 4"
    return TAKES[place]


def ships_at(state: State, place: int) -> Iterator[str]:
    """Whose ships stand there: `B: 4 4`."""
    for seat in range(state.seats):
        hand = state.docked(place, seat)
        if hand:
            yield f"{letter(seat)}: {' '.join(map(str, DICE[hand]))}"
    if state.relic_place == place:
        yield f"Relic Ship: {state.relic_value}"
    if place == COLONIST_HUB:
        for guest in write_guests(state):
            yield f"({guest['owner']}: {guest['value']} at {guest['track']}'s)"


def territory_rows(state: State) -> Iterator[str]:
    for place in range(TERRITORIES):
        holder = state.controller(place)
        held = f"held by {letter(holder)}" if holder >= 0 else "nobody's"
        yield from board_row(territory(place), BONUSES[place], held, things_on(state, place))


def things_on(state: State, place: int) -> Iterator[str]:
    """Whose colonies and which field generators: `B: 2`."""
    for seat in range(state.seats):
        if state.colonies(place, seat):
            yield f"{letter(seat)}: {state.colonies(place, seat)}"
    for field, name in enumerate(FIELD_NAMES):
        if state.land[FIELD + field] == place:
            yield title(name)


def pile_rows(state: State) -> Iterator[str]:
    yield from folded("  Display: ", pile(state, ON_DISPLAY))
    yield f"  Deck: {count(int(state.deck_size), 'card')}"
    thrown = sum(int(state.piles[DISCARDS + index]) for index in range(CARDS))
    lead = f"  Discards, {count(thrown, 'card')}: " if thrown else "  Discards: "
    yield from folded(lead, pile(state, DISCARDS))


def pile(state: State, base: int) -> list[str]:
    """The cards of a pile; twins are counted."""
    copies = [(card(index), state.piles[base + index]) for index in range(CARDS)]
    return [name if n == 1 else f"{n} {name}s" for name, n in copies if n > 0] or ["none"]


def relic_row(state: State) -> str:
    if state.relic_place == AT_BURROUGHS:
        return "  Relic Ship: on Burroughs Desert"
    user = f"  Relic Ship: used by {letter(state.relic_user)}"
    if state.relic_place == UNPLACED:
        shows = f"shows {state.relic_value}" if state.relic_value else "not yet rolled"
        return f"{user}, unplaced, {shows}"
    if state.relic_place == MAINTENANCE_BAY:
        return f"{user}, in the Maintenance Bay"
    return f"{user}, docked at the {facility(state.relic_place)}, shows {state.relic_value}"


# -- the turn -------------------------------------------------------------------------------------


def turn_rows(state: State) -> Iterator[str]:
    """Whose turn, the unplaced ships, and what this turn has used and may still use."""
    if state.turns == 0:
        yield "Set-up"
        return
    dice = " ".join(map(str, unplaced(state)))
    yield f"Turn {state.turns}, seat {letter(state.turn)}. Unplaced ships: {dice or 'none'}"
    spent = list(spent_and_open(state))
    if spent:
        yield from folded("This turn: ", spent, "; ")


def spent_and_open(state: State) -> Iterator[str]:
    if state.used:
        yield f"{listed(cards(state.used))} used"
    if state.discarded:
        yield "a card discarded for its power"
    if state.borrowed_owner >= 0:
        yield f"{letter(state.borrowed_owner)}'s {state.borrowed_value} borrowed"
    for place in range(TERRITORIES):
        if state.lent >> place & 1:
            yield f"the bonus of {territory(place)} lent"
    if state.market:
        pairs = sorted(set(DICE[state.market]))
        yield f"trades open for the {listed(f'{value}s' for value in pairs)}"
    if state.cycles:
        yield f"{count(int(state.cycles), 'cycle')} of the display open"
    if claim_total(state):
        yield f"{claim_total(state)} of {CLAIM_TOTAL} towards a claim"
    if state.excess:
        yield "1 circle more for the next colony if you launch now"


def asked_row(game: AlienFrontiers, state: State) -> str:
    outcome = game.outcome(state)
    if outcome is not None:
        winners = listed(letter(seat) for seat in outcome.winners)
        win = "wins" if len(outcome.winners) == 1 else "share the win"
        return f"The game is over: {winners} {win} with {count(max(outcome.scores), 'point')}."
    if state.asks == ASK_MAIN:
        return f"{letter(state.who)} is to move: dock, use alien tech, or end the turn."
    who = f"{letter(state.who)} is to move" if state.who >= 0 else "Chance"
    return f"{who}: {next_step(state)}."
