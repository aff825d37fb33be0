"""The Battle under way, its Fight and its Fight Round; what waits for a Fight; and who is hit."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from landfall.core.position_entry import PositionEntry
from landfall.games.conquest_of_planet_earth.box import (
    B_BONUS,
    B_CONQUERED,
    B_CONTROLLED,
    B_FIGHTS,
    B_LOST,
    B_RIVAL,
    B_SEAT,
    B_SOFT,
    B_SPACE,
    B_USED,
    B_WON,
    BATTLE,
    F_BONUS,
    F_COUNTER,
    F_CRUSHING,
    F_DECIDED,
    F_DRAWN,
    F_FORMATION,
    F_FULL,
    F_HEROES,
    F_QUIET,
    F_ROUND,
    F_USED,
    MOST_DICE,
    MOST_WAITING,
    R_BONUS,
    R_DICE,
    R_DIE,
    R_EXTRA,
    R_USED,
    WAITING,
)
from landfall.games.conquest_of_planet_earth.counters import CAPTAIN_WAITS
from landfall.games.conquest_of_planet_earth.fight_seen import BATTLES, SIDES, dice_of
from landfall.games.conquest_of_planet_earth.position.laid import Laid, Tongue
from landfall.games.conquest_of_planet_earth.position.named import (
    ENEMY,
    OWN,
    PLENTY,
    Many,
    Name,
    Row,
    Saying,
    Several,
    Tick,
    Words,
)
from landfall.games.conquest_of_planet_earth.state import State, length

HEROES: Final = 12
"""As many as a Fight can have."""


class Said(NamedTuple):
    """A number of the Battle: its name, its place, how it is said, whether both sides have one."""

    key: str
    at: int
    how: Saying
    both: bool = False


def of_battle(words: Words) -> tuple[Said, ...]:
    box = words.box
    change = Many(-PLENTY, PLENTY)
    return (
        Said("against", BATTLE, words.from_one(BATTLES)),
        Said("rival", B_RIVAL, words.from_one(words.letters)),
        Said("won", B_WON, Many()),
        Said("conquered", B_CONQUERED, Tick()),
        Said("soft", B_SOFT, Many()),
        Said("fights", B_FIGHTS, Many()),
        Said("controlled", B_CONTROLLED, Row(box.resistance_names, HEROES)),
        Said("bonus", B_BONUS, change, both=True),
        Said("lost", B_LOST, Many(), both=True),
    )


def of_fight(words: Words) -> tuple[Said, ...]:
    box = words.box
    change = Many(-PLENTY, PLENTY)
    return (
        Said("full", F_FULL, words.from_one(box.resistance_names)),
        Said("counter", F_COUNTER, words.from_one(box.counter_names)),
        Said("heroes", F_HEROES, Row(box.resistance_names, HEROES)),
        Said("round", F_ROUND, Many()),
        Said("quiet", F_QUIET, Tick()),
        Said("bonus", F_BONUS, change, both=True),
        Said("crushing", F_CRUSHING, Many(1, 6), both=True),
        Said("formation", F_FORMATION, change, both=True),
        Said("decided", F_DECIDED, Name({1: OWN, 2: ENEMY})),
    )


def of_round() -> tuple[Said, ...]:
    change = Many(-PLENTY, PLENTY)
    return (
        Said("bonus", R_BONUS, change, both=True),
        Said("extra", R_EXTRA, Many(0, MOST_DICE), both=True),
        Said("dice", R_DICE, Many(0, MOST_DICE), both=True),
    )


USED: Final = {"battle": B_USED, "fight": F_USED, "fight-round": R_USED}


# -- writing --------------------------------------------------------------------------------------


def write_battle(tongue: Tongue, state: State) -> dict[str, Any]:
    """The Battle, the Fight and the Fight Round, whichever there is something to say of."""
    words = tongue.words
    battle = write_said(tongue, state, "battle", of_battle(words))
    if state.at[BATTLE]:
        battle["space"] = words.space.say(int(state.at[B_SPACE]))
        battle["seat"] = words.seat.say(int(state.at[B_SEAT]))
    fight = write_said(tongue, state, "fight", of_fight(words))
    if state.at[F_DRAWN] != usual_drawn(state):
        fight["drawn"] = int(state.at[F_DRAWN])
    rolled = write_said(tongue, state, "fight-round", of_round())
    shows = {side: dice_of(state, number) for number, side in enumerate(SIDES)}
    if any(shows.values()):
        rolled["shows"] = {side: dice for side, dice in shows.items() if dice}
    said = {"battle": battle, "fight": fight, "fight-round": rolled}
    return {key: entry for key, entry in said.items() if entry}


def write_said(
    tongue: Tongue, state: State, part: str, numbers: tuple[Said, ...]
) -> dict[str, Any]:
    said: dict[str, Any] = {}
    for one in numbers:
        values = [int(state.at[one.at + side]) for side in range(1 + one.both)]
        if one.both and any(values):
            said[one.key] = by_sides([one.how.say(value) if value else 0 for value in values])
        elif values[0]:
            said[one.key] = one.how.say(values[0])
    used = [
        Several(powers_on(tongue, state, side)).say(int(state.at[USED[part] + side]))
        for side in range(2)
    ]
    if any(used):
        said["used"] = by_sides(used)
    return said


def by_sides(values: list[Any]) -> dict[str, Any]:
    return {side: value for side, value in zip(SIDES, values, strict=True) if value}


def powers_on(tongue: Tongue, state: State, side: int) -> dict[int, str]:
    """What can be used up on a side of the Fight, by the bit that marks it."""
    seat = int(state.at[B_SEAT]) if side == 0 else int(state.at[B_RIVAL]) - 1
    powers = tongue.powers[int(state.race(seat)) if seat >= 0 else -1]
    return powers | tongue.battle_marks


def usual_drawn(state: State) -> int:
    """Heroes that were drawn, while nothing is said of it: those that are there."""
    return int(length(state.at[F_HEROES]))


def write_waiting(tongue: Tongue, state: State) -> list[dict[str, str]]:
    """Fights that wait, the first to be fought first."""
    words, found = tongue.words, []
    for number in range(int(state.at[WAITING])):
        at = int(state.box.waiting) + 2 * number
        space, counter = int(state.at[at]), int(state.at[at + 1])
        if space >= CAPTAIN_WAITS:
            found.append({"captain": words.sections[space - CAPTAIN_WAITS]})
        else:
            found.append({"space": words.spaces[space], "counter": words.counter.say(counter)})
    return found


def write_hits(tongue: Tongue, state: State) -> dict[str, Any]:
    """Aliens that are about to be destroyed: saucers by Space and seat, Allies by name."""
    box, words = state.box, tongue.words
    said: dict[str, Any] = {}
    for space, name in enumerate(words.spaces):
        first = int(box.hits + space * box.seats)
        there = {
            letter: int(state.at[first + seat])
            for seat, letter in enumerate(words.letters)
            if state.at[first + seat]
        }
        if there:
            said.setdefault("saucers", {})[name] = there
    first = int(box.hits + box.spaces * box.seats)
    if allies := [name for ally, name in enumerate(box.ally_names) if state.at[first + ally]]:
        said["allies"] = allies
    return said


# -- reading --------------------------------------------------------------------------------------


def read_battle(laid: Laid) -> None:
    state, words = laid.state, laid.words
    also = ("space", "seat")
    battle = read_said(laid, "battle", of_battle(words), also)
    if battle is not None:
        if not battle.has("against"):
            state.at[BATTLE] = 2 if battle.has("rival") else 1
        state.at[B_SPACE] = words.space.read(battle.at("space"))
        if battle.has("seat") or laid.whole:
            state.at[B_SEAT] = words.seat.read(battle.at("seat"))
        else:
            state.at[B_SEAT] = max(0, int(state.turn))
        read_used(laid, battle, "battle")
    fight = read_said(laid, "fight", of_fight(words), ("drawn",))
    if fight is not None:
        name_cards(laid, fight)
        drawn = usual_drawn(state)
        if fight.has("drawn"):
            drawn = Many(0, PLENTY).read(fight.at("drawn"))
        state.at[F_DRAWN] = drawn
        read_used(laid, fight, "fight")
    rolled = read_said(laid, "fight-round", of_round(), ("shows",))
    if rolled is not None:
        read_dice(state, rolled.part("shows", SIDES))
        read_used(laid, rolled, "fight-round")
    if battle is None and (fight or rolled):
        raise laid.table.at("battle").wrong("is missing: in which Space the Fight is")
    if battle is not None:
        for one in battle.at("controlled").each():
            laid.name("resistance", laid.box.resistance_names.index(one.value), one)


def read_said(
    laid: Laid, part: str, numbers: tuple[Said, ...], also: tuple[str, ...]
) -> PositionEntry | None:
    """One of the three parts, unless it is left out."""
    if not laid.table.has(part):
        return None
    entry = laid.table.part(part, (*(one.key for one in numbers), "used", *also))
    for one in numbers:
        if not entry.has(one.key):
            continue
        if one.both:
            for side, value in entry.part(one.key, SIDES).items():
                laid.state.at[one.at + SIDES.index(side)] = one.how.read(value)
        else:
            laid.state.at[one.at] = one.how.read(entry.at(one.key))
    return entry


def read_used(laid: Laid, entry: PositionEntry, part: str) -> None:
    for side, value in entry.part("used", SIDES).items():
        number = SIDES.index(side)
        powers = Several(powers_on(laid.tongue, laid.state, number))
        laid.state.at[USED[part] + number] = powers.read(value)


def name_cards(laid: Laid, fight: PositionEntry) -> None:
    """The Resistance of the Fight: one card or one Counter, and Heroes who are Heroes."""
    box, names = laid.box, laid.box.resistance_names
    if fight.has("full") and fight.has("counter"):
        raise fight.at("counter").wrong("a Fight is against a card or against a Counter, not both")
    if fight.has("full"):
        card = laid.name("resistance", names.index(fight.value["full"]), fight.at("full"))
        if box.res_hero[card]:
            raise fight.at("full").wrong(f"{names[card]} is a Hero: heroes: [{names[card]}]")
    for one in fight.at("heroes").each():
        card = laid.name("resistance", names.index(one.value), one)
        if not box.res_hero[card]:
            raise one.wrong(f"{names[card]} is no Hero but a Full Resistance: full: {names[card]}")


def read_dice(state: State, shows: PositionEntry) -> None:
    for side, value in shows.items():
        each = value.each()
        if len(each) > MOST_DICE:
            raise value.wrong(f"a side has {MOST_DICE} dice at most, not {len(each)}")
        for die, one in enumerate(each):
            state.at[R_DIE + MOST_DICE * SIDES.index(side) + die] = Many(0, 6).read(one)


def read_waiting(laid: Laid) -> None:
    each = laid.table.at("waiting").each()
    if len(each) > MOST_WAITING:
        raise laid.table.at("waiting").wrong(f"at most {MOST_WAITING} Fights wait")
    for number, one in enumerate(each):
        entry = one.only(("space", "counter", "captain"))
        at = int(laid.box.waiting) + 2 * number
        if entry.has("captain"):
            captain = laid.name("counters", int(laid.box.captain), entry.at("captain"))
            laid.state.at[at] = CAPTAIN_WAITS + laid.words.section.read(entry.at("captain"))
            laid.state.at[at + 1] = captain
        else:
            laid.state.at[at] = laid.words.space.read(entry.at("space"))
            laid.state.at[at + 1] = laid.words.counter.read(entry.at("counter"))
    laid.state.at[WAITING] = len(each)


def read_hits(laid: Laid) -> None:
    box, words, state = laid.box, laid.words, laid.state
    hits = laid.table.part("hits", ("saucers", "allies"))
    for name, entry in hits.part("saucers", words.spaces).items():
        space = words.spaces.index(name)
        for letter, count in entry.only(words.letters).items():
            seat = words.letters.index(letter)
            hit = count.number(0, int(state.saucers(space, seat)))
            state.at[box.hits + space * box.seats + seat] = hit
    for one in hits.at("allies").each():
        ally = one.name(box.ally_names)
        if state.ally_owner(ally) < 0 or state.ally_space(ally) < 0:
            raise one.wrong(f"{one.value} is not on the board")
        state.at[box.hits + box.spaces * box.seats + ally] = 1
