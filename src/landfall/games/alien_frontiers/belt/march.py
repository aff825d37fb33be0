"""The asteroid cards on their way: through the deck, over the spaces, into a player's tow and away.

The deck is an unseen part, of which only the counts are known, and below it the cards that went off the
last space, in the order in which they went. Two of the unseen cards are in the box and never come.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landfall.games.alien_frontiers.box import bit, lowest
from landfall.games.alien_frontiers.glances import see_asteroid
from landfall.games.alien_frontiers.moment import docks_only
from landfall.games.alien_frontiers.names import SPACES
from landfall.games.alien_frontiers.state import State

EACH_LATE: Final = 4
MOST_LATE: Final = 15
"""So many cards, each in so many bits, go into the number of those claimed since a turn ended."""


def on_space(state: State, space: i64) -> i64:
    """The card on a space, counted from nought; -1 for none."""
    return state.at[state.box.spaces + space] - 1


def march(state: State) -> None:
    """Every card goes one space on; from the last it goes to the bottom of the deck. Gaps stay."""
    box = state.box
    last = state.at[box.spaces + SPACES - 1]
    if last != 0:
        at = box.bottom
        while state.at[at] != 0:
            at += 1
        state.at[at] = last
    space: i64 = SPACES - 1
    while space > 0:
        state.at[box.spaces + space] = state.at[box.spaces + space - 1]
        space -= 1
    state.at[box.spaces] = 0


def unseen_in_deck(state: State) -> i64:
    """How many cards of the deck nobody has seen."""
    numbers = state.at
    count = -numbers[state.box.boxed]
    at = state.box.unseen
    end = state.box.scrapped
    while at < end:
        count += numbers[at]
        at += 1
    return count


def turn_up(state: State) -> bool:
    """The top card of the deck goes to the first space; true when chance has to say which it is.

    Where nothing unseen is left, the known bottom comes, first gone first drawn; after that the
    discards are shuffled, and the two cards in the box are known not to be among them.
    """
    box = state.box
    if unseen_in_deck(state) > 0:
        return True
    if state.at[box.bottom] != 0:
        state.at[box.spaces] = state.at[box.bottom]
        at = box.bottom
        while at + 1 < box.bottom_end and state.at[at] != 0:
            state.at[at] = state.at[at + 1]
            at += 1
        state.at[at] = 0
        return False
    return shuffle(state)


def shuffle(state: State) -> bool:
    """The discards become the deck; false when there are none."""
    box = state.box
    any_card = False
    asteroid: i64 = 0
    while asteroid < box.asteroids:
        if state.at[box.scrapped + asteroid] > 0:
            any_card = True
        asteroid += 1
    if any_card:
        state.at[box.boxed] = 0
        asteroid = 0
        while asteroid < box.asteroids:
            state.at[box.unseen + asteroid] = state.at[box.scrapped + asteroid]
            state.at[box.scrapped + asteroid] = 0
            asteroid += 1
    return any_card


# -- what a seat holds --------------------------------------------------------------------------------


def held(state: State, seat: i64, asteroid: i64) -> i64:
    return state.at[state.box.hauls + state.box.asteroids * seat + asteroid]


def towed(state: State, seat: i64, asteroid: i64) -> i64:
    """Of those held: claimed since the seat's turn began, and such as must wait."""
    return state.at[state.box.towed + state.box.asteroids * seat + asteroid]


def seized(state: State, seat: i64, asteroid: i64) -> i64:
    """Of those held: taken from another player while they were in tow."""
    return state.at[state.box.seized + state.box.asteroids * seat + asteroid]


def haul(state: State, seat: i64, space: i64, waits: bool) -> None:
    """The seat claims the card of a space, which stays empty until the cards move."""
    box = state.box
    place = box.asteroids * seat + state.at[box.spaces + space] - 1
    state.at[box.hauls + place] += 1
    see_asteroid(state, seat, state.at[box.spaces + space] - 1)
    if waits:
        state.at[box.towed + place] += 1
    if docks_only(state):
        count_late(state, place % box.asteroids, 1)
    state.at[box.spaces + space] = 0


def scrap(state: State, seat: i64, asteroid: i64) -> None:
    """A card of the seat goes to the discards; of several, one that is in tow goes last.

    When a turn is over it goes first: only what was claimed since then is used.
    """
    box = state.box
    place = box.asteroids * seat + asteroid
    free = state.at[box.hauls + place] - state.at[box.towed + place] - state.at[box.seized + place]
    state.at[box.hauls + place] -= 1
    if free == 0 or (state.at[box.towed + place] > 0 and docks_only(state)):
        state.at[box.towed + place] -= 1
    see_asteroid(state, seat, asteroid)
    state.at[box.scrapped + asteroid] += 1


def seize(state: State, victim: i64, seat: i64, asteroid: i64) -> None:
    """The seat takes a card from another; of several, one that is in tow goes last.

    In tow it stays so until the taker's next turn.
    """
    box = state.box
    place = box.asteroids * victim + asteroid
    mine = box.asteroids * seat + asteroid
    free = state.at[box.hauls + place] - state.at[box.towed + place] - state.at[box.seized + place]
    state.at[box.hauls + place] -= 1
    state.at[box.hauls + mine] += 1
    see_asteroid(state, victim, asteroid)
    see_asteroid(state, seat, asteroid)
    if free == 0:
        state.at[box.seized + mine] += 1
        if state.at[box.towed + place] > 0:
            state.at[box.towed + place] -= 1
        else:
            state.at[box.seized + place] -= 1


def tow_ends(state: State, seat: i64) -> None:
    """The seat's turn begins: whatever it holds may be used."""
    numbers = state.at
    first = state.box.asteroids * seat
    held = numbers[state.box.holds_asteroids + seat]
    while held != 0:
        place = first + lowest(held)
        numbers[state.box.towed + place] = 0
        numbers[state.box.seized + place] = 0
        held &= held - 1


def no_card_played(state: State) -> None:
    """What was counted in a turn counts no more."""
    state.at[state.box.played] = 0
    state.at[state.box.returned] = 0
    state.at[state.box.claimed] = 0


def claimed_late(state: State, asteroid: i64) -> i64:
    """How many the acting seat has claimed since the turn ended, and not yet used."""
    if asteroid >= MOST_LATE:
        return 0
    return state.at[state.box.claimed] >> EACH_LATE * asteroid & (bit(EACH_LATE) - 1)


def count_late(state: State, asteroid: i64, more: i64) -> None:
    """So many more of them, or below nought fewer."""
    if asteroid < MOST_LATE:
        state.at[state.box.claimed] += more * bit(EACH_LATE * asteroid)


def has_ship_there(state: State, seat: i64, first: i64) -> bool:
    """Has the seat a ship of its colour on the belt? `first` is the first of its spaces."""
    ships: i64 = 0
    space: i64 = 0
    while space < SPACES:
        ships |= state.docked(first + space, seat)
        space += 1
    return ships != 0
