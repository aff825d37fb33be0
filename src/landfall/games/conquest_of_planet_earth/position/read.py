"""Reading a position: what is left out is as usual, and what no table could hold is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from landfall.core.errors import PositionError
from landfall.core.position_entry import PositionEntry
from landfall.games.conquest_of_planet_earth.box import (
    DEPTH,
    KIND,
    REIGN,
    WHO,
    WON,
)
from landfall.games.conquest_of_planet_earth.position.battle_entries import (
    read_battle,
    read_hits,
    read_waiting,
)
from landfall.games.conquest_of_planet_earth.position.card_entries import (
    frames_of,
    read_decks,
    read_lifting,
    read_open_cards,
    read_places,
)
from landfall.games.conquest_of_planet_earth.position.laid import Laid, Tongue
from landfall.games.conquest_of_planet_earth.position.last_step import LAST_STEP, read_last_step
from landfall.games.conquest_of_planet_earth.position.laying import lay
from landfall.games.conquest_of_planet_earth.position.seat_entries import read_seats
from landfall.games.conquest_of_planet_earth.position.space_entries import read_spaces
from landfall.games.conquest_of_planet_earth.position.table_entries import (
    LASTING,
    read_asked,
    read_fog,
    read_head,
    read_lasting,
)
from landfall.games.conquest_of_planet_earth.state import OVER, WORKING, State
from landfall.games.conquest_of_planet_earth.winning import goal, has_won

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

KEYS: Final = (
    *("seen-by", "phase", "first", "turn", "round", "turns", *LASTING, "won"),
    *("seats", "spaces", "in-play", "fogs-lifting", "human-tech", "discards", "decks"),
    *("battle", "fight", "fight-round", "waiting", "hits", LAST_STEP),
    *("under-way", "asks", "awaits"),
)
LOWEST: Final = ("round", "set-up")
"""What everything else is a part of."""

MISFITS: Final = (IndexError, KeyError, ValueError, OverflowError, AssertionError)
"""How the rules stumble over procedures that could not be under way."""


def read(game: ConquestOfPlanetEarth, tongue: Tongue, data: Any) -> State:
    """The position; each step builds on what the steps before it have laid."""
    laid = Laid(tongue, PositionEntry(data).only(KEYS))
    state = laid.state
    read_head(laid)
    read_seats(laid)
    read_lasting(laid)
    read_spaces(laid)
    read_open_cards(laid)
    read_fog(laid)
    read_lifting(laid)
    read_places(laid)
    read_battle(laid)
    read_waiting(laid)
    read_hits(laid)
    read_last_step(laid)
    if not state.at[WON]:
        read_stack(laid)
    read_decks(laid)
    check(laid)
    if state.at[WON]:
        state.at[WHO] = OVER
        state.at[DEPTH] = 0
    elif not read_asked(laid):
        go_on(laid)
    check_asked(laid, game)
    return state


def read_stack(laid: Laid) -> None:
    table, state = laid.table, laid.state
    if not laid.whole:
        for key in ("asks", "awaits"):
            if table.has(key):
                raise table.at(key).wrong("goes with `under-way`; without both it follows")
        lay(laid)
        return
    entry = table.at("under-way")
    book = laid.tongue.book
    for _ in laid.tongue.under_way.read(entry, state):
        pass
    lowest = book.procedures[state.at[state.box.stack + KIND]].name
    if lowest not in LOWEST:
        raise entry.wrong(f"begins with {' or '.join(LOWEST)}, not with {lowest}")
    if any(True for _ in frames_of(state, book, "play")) and state.at[DEPTH] == 1:
        raise entry.wrong("nothing is played but in a round")


def go_on(laid: Laid) -> None:
    """Whatever is under way goes on until somebody decides or chance is awaited."""
    laid.state.at[WHO] = WORKING
    try:
        laid.tongue.ruleset.go_on(laid.state)
    except MISFITS as error:
        raise misfit(laid, error) from None


def misfit(laid: Laid, error: Exception) -> PositionError:
    problem = f"could not be so: the rules find no way to go on ({error})"
    return laid.table.at("under-way").wrong(problem)


def check(laid: Laid) -> None:
    """What the rules rely on besides."""
    state, box = laid.state, laid.box
    reigning = sum(int(state.at[state.space(n) + REIGN]) for n in range(int(box.spaces)))
    cards = int(state.all_in_play(box.reign))
    if reigning > cards:
        raise laid.table.at("in-play").wrong(
            f"Reign of Terror lies on {reigning} Locations, but {cards} of it are in play: "
            "in-play: {reign-of-terror: [A]}"
        )
    if not laid.whole and not state.at[WON]:
        for seat, letter in enumerate(laid.words.letters):
            if has_won(state, seat):
                raise laid.table.at("won").wrong(
                    f"{letter} has {goal(state)} Terror Points or more: write `won: {letter}`"
                )


def check_asked(laid: Laid, game: ConquestOfPlanetEarth) -> None:
    """Somebody who is asked has an answer, and what is awaited can come."""
    state, table = laid.state, laid.table
    if not laid.whole or state.at[WON]:
        return
    where = table.at("awaits") if table.has("awaits") else table.at("asks")
    try:
        asked = game.actors(state) or (None,)
        answers = [game.legal(state, seat) for seat in asked]
    except MISFITS as error:
        raise misfit(laid, error) from None
    if not all(answers) and not laid.is_seen:  # what another could answer may be hidden
        raise where.wrong("nothing here could answer it")
