"""What a seat has: race, tokens, Command Counters, Action Points, saucers in the pool, cards."""

from __future__ import annotations

from typing import Any, Final

from landfall.core.game import HIDDEN
from landfall.core.position_entry import PositionEntry
from landfall.games.conquest_of_planet_earth.box import (
    ANSWER,
    CHOSEN,
    COMMANDS_LEFT,
    FLARED,
    HAND,
    HAND_SIZE,
    NUMBER,
    OFFERED,
    PHASE,
    POINTS,
    RACE,
    SETTING_UP,
    TOKENS,
)
from landfall.games.conquest_of_planet_earth.decks import sees_hand
from landfall.games.conquest_of_planet_earth.names import ALL_COMMANDS, COMMANDS
from landfall.games.conquest_of_planet_earth.position.laid import Laid, Tongue
from landfall.games.conquest_of_planet_earth.position.named import Many, Name, Several, Words
from landfall.games.conquest_of_planet_earth.state import State

SEAT_KEYS: Final = (
    *("race", "offered", "tokens", "commands", "chosen", "number", "points", "flared"),
    *("pool", "hand", "stuff", "activated", "answer"),
)
COUNTED: Final = (("tokens", TOKENS), ("number", NUMBER), ("points", POINTS), ("flared", FLARED))
MOST: Final = 99
"""More tokens, Action Points or cards than a seat ever has."""

COMMAND_NAMES: Final = dict(enumerate(COMMANDS))
CHOICE: Final = Name({**dict(enumerate(COMMANDS, 1)), -1: HIDDEN})
LEFT: Final = Several(COMMAND_NAMES)


def usual_commands(state: State) -> int:
    """The Command Counters that a seat has while nothing else is said."""
    used = state.box.commands and state.at[PHASE] != SETTING_UP
    return ALL_COMMANDS if used else 0


def races(words: Words) -> Name:
    return words.from_one(words.box.race_names, hidden=True)


# -- writing --------------------------------------------------------------------------------------


def write_seat(tongue: Tongue, state: State, seat: int) -> dict[str, Any]:
    box, words = tongue.box, tongue.words
    said: dict[str, Any] = {}
    if state.of(RACE, seat):
        said["race"] = races(words).say(state.of(RACE, seat))
    offered = [int(state.of(OFFERED + n, seat)) for n in range(2)]
    if any(offered):
        said["offered"] = [races(words).say(race) for race in offered if race]
    for key, number in COUNTED:
        if state.of(number, seat):
            said[key] = int(state.of(number, seat))
    if state.of(COMMANDS_LEFT, seat) != usual_commands(state):
        said["commands"] = LEFT.say(int(state.of(COMMANDS_LEFT, seat)))
    if state.of(CHOSEN, seat):
        said["chosen"] = CHOICE.say(int(state.of(CHOSEN, seat)))
    if hand := write_hand(state, seat):
        said["hand"] = hand
    for key, first in (("stuff", box.ready), ("activated", box.down)):
        if cards := several(box.stuff_names, [int(state.of(first + n, seat)) for n in stuff(box)]):
            said[key] = cards
    if state.of(ANSWER, seat):
        said["answer"] = tongue.answers.say(int(state.of(ANSWER, seat)))
    return said


def write_hand(state: State, seat: int) -> list[str]:
    """The Events of a hand; a question mark for each that is hidden."""
    held = [int(state.of(HAND + event, seat)) for event in range(int(state.box.events))]
    hidden = int(state.hand_size(seat)) - sum(held)
    return several(state.box.event_names, held) + [HIDDEN] * hidden


def stuff(box: Any) -> range:
    return range(int(box.stuff))


def several(names: tuple[str, ...], counts: list[int]) -> list[str]:
    """Names, each as often as it is there."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


# -- reading --------------------------------------------------------------------------------------


def seat_entries(laid: Laid) -> list[PositionEntry]:
    """The entry of each seat; of one that is left out an empty one."""
    everyone = laid.table.part("seats", laid.words.letters)
    return [everyone.part(letter, SEAT_KEYS) for letter in laid.words.letters]


def read_seats(laid: Laid) -> None:
    state = laid.state
    for seat, entry in enumerate(seat_entries(laid)):
        read_race(laid, entry, seat)
        for key, number in COUNTED:
            if entry.has(key):
                state.put(number, seat, Many(0, MOST).read(entry.at(key)))
        commands = usual_commands(state)
        if entry.value.get("commands") is not None:
            commands = LEFT.read(entry.at("commands"))
            if commands and not laid.box.commands:
                raise entry.at("commands").wrong("this game is played without Command Counters")
        state.put(COMMANDS_LEFT, seat, commands)
        if entry.has("chosen"):
            chosen = CHOICE.read(entry.at("chosen"))
            hidden_only_if_seen(laid, entry.at("chosen"), chosen < 0)
            state.put(CHOSEN, seat, chosen)
        read_hand(laid, entry.at("hand"), seat)
        for key, first in (("stuff", laid.box.ready), ("activated", laid.box.down)):
            for one in entry.at(key).each():
                kind = laid.name("space-stuff", one.name(laid.box.stuff_names), one)
                state.more(first + kind, seat, 1)
        if entry.has("answer"):
            state.put(ANSWER, seat, laid.tongue.answers.read(entry.at("answer")))
    give_races(laid)


def hidden_only_if_seen(laid: Laid, entry: PositionEntry, hidden: bool) -> None:
    if hidden and not laid.is_seen:
        raise entry.wrong("something is hidden only from somebody: say from whom with `seen-by`")


def read_race(laid: Laid, entry: PositionEntry, seat: int) -> None:
    state, name = laid.state, races(laid.words)
    if entry.has("race"):
        race = name.read(entry.at("race"))
        hidden_only_if_seen(laid, entry.at("race"), race < 0)
        state.put(RACE, seat, laid.name("races", race - 1, entry.at("race")) + 1)
    offered = entry.at("offered").each()
    if len(offered) > 2:
        raise entry.at("offered").wrong(f"two races are offered, not {len(offered)}")
    for number, one in enumerate(offered):
        race = name.read(one)
        hidden_only_if_seen(laid, one, race < 0)
        state.put(OFFERED + number, seat, laid.name("races", race - 1, one) + 1)


def give_races(laid: Laid) -> None:
    """After the set-up everybody has a race; who is not said to have one has the first that is left."""
    state = laid.state
    if state.at[PHASE] == SETTING_UP:
        return
    letters = laid.words.letters
    taken: dict[int, int] = {}
    for seat, entry in enumerate(seat_entries(laid)):
        race = int(state.of(RACE, seat))
        if race > 0 and race in taken and not may_share(laid, seat, taken[race]):
            raise entry.at("race").wrong(
                f"{letters[taken[race]]} plays {laid.box.race_names[race - 1]} already"
            )
        if race > 0:
            taken[race] = seat
    for seat in range(len(letters)):
        if state.of(RACE, seat) == 0:
            free = next(race for race in range(1, int(laid.box.races) + 1) if race not in taken)
            if shares_race(laid, seat):
                free = int(state.of(RACE, seat - 1))
            state.put(RACE, seat, free)
            taken[free] = seat


def shares_race(laid: Laid, seat: int) -> bool:
    """Is it the second of a team that plays one race?"""
    return bool(laid.box.one_race >> (seat // 2) & 1 and seat % 2)


def may_share(laid: Laid, seat: int, other: int) -> bool:
    """May two seats play the same race?"""
    return laid.box.same_races or (shares_race(laid, seat) and other == seat - 1)


def read_hand(laid: Laid, entry: PositionEntry, seat: int) -> None:
    """Names, or question marks, or so many that are hidden."""
    state, box = laid.state, laid.box
    hidden = 0
    if isinstance(entry.value, int) and not isinstance(entry.value, bool):
        hidden = entry.number(0, MOST)
    else:
        for one in entry.each():
            if one.value == HIDDEN:
                hidden += 1
                continue
            event = laid.name("events", one.name(box.event_names), one)
            if box.split and box.event_red[event]:
                raise one.wrong(f"here {one.value} is a Resistance Event, which nobody holds")
            state.more(HAND + event, seat, 1)
            state.more(HAND_SIZE, seat, 1)
    if hidden and sees_hand(state, seat):
        raise entry.wrong("the cards of this hand are to be named: nothing hides them here")
    state.more(HAND_SIZE, seat, hidden)
