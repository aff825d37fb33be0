"""Spaces and all Aliens: Locations, Conquest Markers, Counters, saucers, Allies, who may not move on.

Saucers that are not said to be elsewhere stand on their Landing Site, and so do Allies.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from landfall.core.position_entry import PositionEntry, shown
from landfall.games.conquest_of_planet_earth.box import (
    CARD,
    COUNTERS,
    DEMOLISHED,
    MARKER,
    PHASE,
    POOL,
    REIGN,
    SETTING_UP,
    SITE,
    SPACE_NUMBERS,
    SPENT,
    TIPPED,
)
from landfall.games.conquest_of_planet_earth.names import MOST_COUNTERS, SAUCERS
from landfall.games.conquest_of_planet_earth.position.laid import Laid, Tongue
from landfall.games.conquest_of_planet_earth.position.named import SAUCER, Many
from landfall.games.conquest_of_planet_earth.position.seat_entries import seat_entries
from landfall.games.conquest_of_planet_earth.state import IN_POOL, TO_MOVE, State

SPACE_KEYS: Final = (
    *("location", "marker", "demolished", "spent", "reign", "tipped", "counters"),
    *("aliens", "stopped"),
)
TICKED: Final = (("demolished", DEMOLISHED), ("spent", SPENT))
COUNTED: Final = (("reign", REIGN), ("tipped", TIPPED))
YET_TO_MOVE: Final = "*"
"""After the name of a Counter that is yet to move in this step of the Resistance Phase."""


# -- writing --------------------------------------------------------------------------------------


def write_spaces(tongue: Tongue, state: State) -> dict[str, dict[str, Any]]:
    """Every Space of which there is something to say."""
    said = {
        name: write_space(tongue, state, space) for space, name in enumerate(tongue.words.spaces)
    }
    return {name: entry for name, entry in said.items() if entry}


def write_space(tongue: Tongue, state: State, space: int) -> dict[str, Any]:
    words, box = tongue.words, tongue.box
    at = int(state.space(space))
    said: dict[str, Any] = {}
    if state.at[at + CARD] != tongue.bare.at[at + CARD]:
        said["location"] = box.location_names[int(state.location(space))]
    if state.at[at + MARKER]:
        said["marker"] = words.letters[int(state.marker(space))]
    for key, number in TICKED:
        if state.at[at + number]:
            said[key] = True
    for key, number in COUNTED:
        if state.at[at + number]:
            said[key] = int(state.at[at + number])
    if counters := write_counters(state, space):
        said["counters"] = counters
    aliens = {
        letter: write_figures(state, seat, space, int(state.saucers(space, seat)), moved=False)
        for seat, letter in enumerate(words.letters)
        if is_said(state, seat, space)
    }
    stopped = {
        letter: write_figures(state, seat, space, int(state.stopped(space, seat)), moved=True)
        for seat, letter in enumerate(words.letters)
    }
    for key, group in (("aliens", aliens), ("stopped", stopped)):
        group = {letter: some for letter, some in group.items() if some or key == "aliens"}
        if group:
            said[key] = group
    return said


def write_counters(state: State, space: int) -> list[str]:
    found = []
    for place in range(int(state.counters_at(space))):
        moves = state.at[int(state.space(space)) + COUNTERS + place] >= TO_MOVE
        name = state.box.counter_names[int(state.counter(space, place))]
        found.append(name + YET_TO_MOVE * bool(moves))
    return found


def is_said(state: State, seat: int, space: int) -> bool:
    """Are the Aliens of a seat there to be said? On the Landing Site only where they are unusual."""
    if space != state.box.site(seat):
        return bool(state.aliens(space, seat) > 0)
    return bool(state.saucers(space, seat) != usual_at_site(state, seat))


def usual_at_site(state: State, seat: int) -> int:
    """The saucers on a Landing Site while nothing is said of it: all that are nowhere else."""
    site = int(state.box.site(seat))
    spaces = [space for space in range(int(state.box.spaces)) if space != site]
    elsewhere = int(state.of(POOL, seat)) + sum(int(state.saucers(one, seat)) for one in spaces)
    if state.at[PHASE] == SETTING_UP and elsewhere == 0:
        return 0  # they are put there once everybody has a race
    return max(0, SAUCERS - elsewhere)


def write_figures(state: State, seat: int, space: int, saucers: int, moved: bool) -> Any:
    """So many saucers; with Allies among them a list of figures."""
    box = state.box
    allies = [
        name
        for ally, name in enumerate(box.ally_names)
        if state.ally_is(ally, seat, space) and (not moved or state.ally_stopped(ally))
    ]
    return [SAUCER] * saucers + allies if allies else saucers


def write_pool(state: State, seat: int) -> Any:
    return write_figures(state, seat, IN_POOL, int(state.of(POOL, seat)), moved=False)


# -- reading --------------------------------------------------------------------------------------


def read_spaces(laid: Laid) -> None:
    spaces = laid.table.part("spaces", laid.words.spaces)
    for name, entry in spaces.items():
        read_space(laid, entry.only(SPACE_KEYS), laid.words.spaces.index(name))
    read_aliens(laid, spaces)


def read_space(laid: Laid, entry: PositionEntry, space: int) -> None:
    state, box = laid.state, laid.box
    at = int(state.space(space))
    if entry.has("location"):
        one = entry.at("location")
        if state.at[at + CARD] == SITE:
            raise one.wrong("a Landing Site never has a Location")
        location = one.name(box.location_names)
        if space != 0 and location >= len(box.parts.locations):
            raise one.wrong("the Objective lies in obj-c and nowhere else")
        if state.at[at + CARD] != location + 1:
            laid.name("locations", location, one)
        state.at[at + CARD] = location + 1
    if entry.has("marker"):
        if state.location(space) < 0:
            raise entry.at("marker").wrong("a Conquest Marker lies on a Location: say which")
        state.at[at + MARKER] = entry.at("marker").name(laid.words.letters) + 1
    for key, number in TICKED:
        state.at[at + number] = int(entry.at(key).flag(default=False))
        if key == "demolished" and state.at[at + number] and state.location(space) < 0:
            raise entry.at(key).wrong("nothing is there to be Demolished: say which Location")
    for key, number in COUNTED:
        if entry.has(key):
            state.at[at + number] = Many(0, SAUCERS * MOST_COUNTERS).read(entry.at(key))
    if state.at[at + DEMOLISHED] and state.at[at + MARKER]:
        raise entry.at("marker").wrong("no marker lies on a Location that is Demolished")
    read_counters(laid, entry.at("counters"), at)


def read_counters(laid: Laid, entry: PositionEntry, at: int) -> None:
    each = entry.each()
    if len(each) > MOST_COUNTERS:
        raise entry.wrong(f"{MOST_COUNTERS} Counters are in a Space at most, not {len(each)}")
    for place, one in enumerate(each):
        moves = isinstance(one.value, str) and one.value.endswith(YET_TO_MOVE)
        if moves:
            one.value = one.value.removesuffix(YET_TO_MOVE)
        kind = laid.name("counters", one.name(laid.box.counter_names), one)
        if kind == laid.box.captain:
            raise one.wrong("Captain Fantastic never stays in a Space")
        laid.state.at[at + COUNTERS + place] = kind + 1 + TO_MOVE * moves


def read_aliens(laid: Laid, spaces: PositionEntry) -> None:
    """Saucers and Allies in their Spaces and in the pool; the others on their Landing Sites."""
    state, box, letters = laid.state, laid.box, laid.words.letters
    own_ally(laid)
    placed = set[int]()
    said_at_site = set[int]()
    for name, entry in spaces.items():
        space = laid.words.spaces.index(name)
        for letter, there in entry.part("aliens", letters).items():
            seat = letters.index(letter)
            at = int(state.space(space)) + SPACE_NUMBERS + seat
            if space == box.site(seat):
                said_at_site.add(seat)
            for one, figure in figures(laid, there):
                if figure == 0:
                    state.at[at] += 1
                else:
                    place_ally(laid, one, seat, figure - 1, space, placed)
    for seat, entry in enumerate(seat_entries(laid)):
        for one, figure in figures(laid, entry.at("pool")):
            if figure == 0:
                state.more(POOL, seat, 1)
            else:
                place_ally(laid, one, seat, figure - 1, IN_POOL, placed)
        to_site(laid, spaces, seat, seat in said_at_site)
    for ally in range(int(box.allies)):
        owner = int(state.ally_owner(ally))
        if owner >= 0 and ally not in placed:
            state.at[box.ally_at + 3 * ally + 1] = box.site(owner)
    read_stopped(laid, spaces)


def own_ally(laid: Laid) -> None:
    """An Ally is whose card it is."""
    state, box = laid.state, laid.box
    for ally in range(int(box.allies)):
        for seat in range(int(box.seats)):
            if state.has_stuff(seat, box.ally_card[ally]) > 0:
                state.at[box.ally_at + 3 * ally] = seat + 1


def figures(laid: Laid, entry: PositionEntry) -> Iterator[tuple[PositionEntry, int]]:
    """So many saucers, or a list of figures, each with where it is named."""
    if isinstance(entry.value, int) and not isinstance(entry.value, bool):
        for _ in range(entry.number(0, SAUCERS)):
            yield entry, 0
        return
    for one in entry.each():
        if not isinstance(one.value, str):
            raise one.wrong(
                f"is so many saucers, or a list of figures ({', '.join(laid.words.figures)}), "
                f"not {shown(one.value)}"
            )
        yield one, one.name(laid.words.figures)


def place_ally(
    laid: Laid, entry: PositionEntry, seat: int, ally: int, space: int, placed: set[int]
) -> None:
    state, box = laid.state, laid.box
    name = box.ally_names[ally]
    if state.ally_owner(ally) != seat:
        letter = laid.words.letters[seat]
        raise entry.wrong(f"{name} is not {letter}'s: the card is to be in seats.{letter}.stuff")
    if ally in placed:
        raise entry.wrong(f"{name} is said to be in two places")
    placed.add(ally)
    state.at[box.ally_at + 3 * ally + 1] = space


def to_site(laid: Laid, spaces: PositionEntry, seat: int, site_said: bool) -> None:
    """What is left of a seat's saucers stands on its Landing Site, unless that is said."""
    state, letter = laid.state, laid.words.letters[seat]
    site = int(state.box.site(seat))
    where = spaces.at(laid.words.spaces[site]) if site_said else laid.table.at("spaces")
    board = sum(int(state.saucers(space, seat)) for space in range(int(state.box.spaces)))
    there = board + int(state.of(POOL, seat))
    if there > SAUCERS:
        raise where.wrong(
            f"{letter} has {SAUCERS} saucers, but {board} are in Spaces and "
            f"{state.of(POOL, seat)} in its pool"
        )
    if not site_said:
        state.at[int(state.space(site)) + SPACE_NUMBERS + seat] = usual_at_site(state, seat)
    elif there not in ((0, SAUCERS) if state.at[PHASE] == SETTING_UP else (SAUCERS,)):
        raise where.wrong(f"{letter} has {SAUCERS} saucers; only {there} are said to be anywhere")


def read_stopped(laid: Laid, spaces: PositionEntry) -> None:
    """The Aliens that may not move on."""
    state, box, letters = laid.state, laid.box, laid.words.letters
    for name, entry in spaces.items():
        space = laid.words.spaces.index(name)
        for letter, some in entry.part("stopped", letters).items():
            seat = letters.index(letter)
            at = int(state.space(space)) + SPACE_NUMBERS + int(box.seats) + seat
            for one, figure in figures(laid, some):
                if figure == 0:
                    state.at[at] += 1
                    if state.at[at] > state.saucers(space, seat):
                        raise one.wrong(
                            f"{letter} has only {state.saucers(space, seat)} saucers there"
                        )
                elif not state.ally_is(figure - 1, seat, space):
                    raise one.wrong(f"{letter} has no {one.value} there")
                else:
                    state.at[box.ally_at + 3 * (figure - 1) + 2] = 1
