"""The arithmetic of a Fight: who is in it, which abilities count, and both Strength Totals.

A Strength Total is added up in one order (R-CQ-411): the Base Strength of the Full Resistance or Counter
with what changes it by kind, not below nought; its Heroes; Bold; what Location and cards add; the die.
Nothing else has a floor.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import (
    AGAINST_ALIENS,
    AGAINST_HUMANS,
    B_BONUS,
    B_CONTROLLED,
    B_FIGHTS,
    B_RIVAL,
    B_SEAT,
    B_SPACE,
    BATTLE,
    F_BONUS,
    F_COUNTER,
    F_CRUSHING,
    F_FORMATION,
    F_FULL,
    F_HEROES,
    F_QUIET,
    F_ROUND,
    MOST_DICE,
    R_BONUS,
    R_DICE,
    R_DIE,
    RALLY_NEXT,
    RALLY_NOW,
    Bonuses,
)
from landfall.games.conquest_of_planet_earth.names import (
    ASSAULT,
    BOLD,
    CRUSHING,
    CUNNING,
    DEADLY,
    MOVE,
)
from landfall.games.conquest_of_planet_earth.state import State, listed

OWN: Final = 0  # the side whose Battle it is
OTHER: Final = 1  # Humans, or the rival
NO_SIDE: Final = -1

HERO_BIT: Final = 1024  # among KEYWORDS
SUPERHERO_BIT: Final = 2048


def side_of(state: State, seat: i64) -> i64:
    """On which side of the Fight under way a seat's Aliens are; NO_SIDE if on none."""
    if state.at[BATTLE] == 0:
        return NO_SIDE
    if state.at[B_SEAT] == seat:
        return OWN
    if state.at[BATTLE] == AGAINST_ALIENS and state.at[B_RIVAL] == seat + 1:
        return OTHER
    return NO_SIDE


def seat_of(state: State, side: i64) -> i64:
    """Whose Aliens are on a side; below nought for Humans."""
    return state.at[B_SEAT] if side == OWN else state.at[B_RIVAL] - 1


def with_humans(state: State) -> bool:
    """Is the Fight one against Humans: cards, Counters, or the Captain's Counter?"""
    return state.at[BATTLE] != AGAINST_ALIENS


# -- the Resistance in the Fight ----------------------------------------------------------------------


def skin(state: State) -> i64:
    """Soft or Hard; nought for Aliens."""
    if state.at[F_COUNTER] > 0:
        return state.box.counter_skin[state.at[F_COUNTER] - 1]
    if state.at[F_FULL] > 0:
        return state.box.res_skin[state.at[F_FULL] - 1]
    return 0


def is_air(state: State) -> bool:
    if state.at[F_COUNTER] > 0:
        return counter_is_air(state, state.at[F_COUNTER] - 1)
    return state.at[F_FULL] > 0 and state.box.res_air[state.at[F_FULL] - 1] != 0


def counter_is_air(state: State, kind: i64) -> bool:
    return state.box.counter_air[kind] != 0 or given_by_tech(state, kind)


def given_by_tech(state: State, kind: i64) -> bool:
    """Has Human Tech given a kind of Counter Move and the Air icon?"""
    tech: i64 = 0
    while tech < state.box.tech:
        if state.at[state.box.tech_in_play + tech] > 0:
            if state.box.tech_moves[tech] >> kind & 1 == 1:
                return True
        tech += 1
    return False


def counter_moves(state: State, kind: i64) -> bool:
    return state.box.counter_abilities[kind] & MOVE != 0 or given_by_tech(state, kind)


def keywords(state: State) -> i64:
    """Of the Full Resistance; Counters have none."""
    if state.at[F_FULL] > 0:
        return state.box.res_keywords[state.at[F_FULL] - 1]
    return 0


def heroes_are_quiet(state: State) -> bool:
    """Do Heroes give no abilities and no conditional bonus (Hypno-Ray, Bounty Hunter)?"""
    if state.at[F_QUIET] != 0:
        return True
    ally: i64 = 0
    while ally < state.box.allies:
        if state.box.ally_quiets[ally] != 0:
            if state.ally_is(ally, state.at[B_SEAT], state.at[B_SPACE]):
                return True
        ally += 1
    return False


def abilities(state: State) -> i64:
    """The abilities of the Resistance in the Fight, its Heroes' among them."""
    box = state.box
    found: i64 = 0
    if state.at[F_QUIET] == 0:
        if state.at[F_COUNTER] > 0:
            found = box.counter_abilities[state.at[F_COUNTER] - 1]
        elif state.at[F_FULL] > 0:
            found = box.res_abilities[state.at[F_FULL] - 1]
    if state.at[F_HEROES] != 0 and not heroes_are_quiet(state):
        found |= of_heroes(state)
    tech: i64 = 0
    while tech < box.tech:
        if state.at[box.tech_in_play + tech] > 0 and box.tech_deadly[tech] != 0:
            if box.tech_deadly[tech] == skin(state):
                found |= DEADLY
        tech += 1
    return found


def of_heroes(state: State) -> i64:
    """The abilities that the Heroes of the Fight give."""
    box = state.box
    found: i64 = 0
    place: i64 = 0
    hero = listed(state.at[F_HEROES], 0)
    while hero >= 0:
        found |= box.res_abilities[hero]
        if box.res_gives[hero] != 0 and box.res_gives_keyword[hero] & keywords(state) != 0:
            found |= box.res_gives[hero]
        place += 1
        hero = listed(state.at[F_HEROES], place)
    return found


def silenced(state: State, seat: i64) -> bool:
    """Does a Hero keep a seat in the Fight from playing Events in this Fight Round?"""
    if side_of(state, seat) < 0 or state.at[F_HEROES] == 0 or heroes_are_quiet(state):
        return False
    place: i64 = 0
    hero = listed(state.at[F_HEROES], 0)
    while hero >= 0:
        if state.at[F_ROUND] > 0 and state.at[F_ROUND] <= state.box.res_silence[hero]:
            return True
        place += 1
        hero = listed(state.at[F_HEROES], place)
    return False


# -- bonuses ------------------------------------------------------------------------------------------


def fits(state: State, rows: Bonuses, row: i64) -> bool:
    """Is a bonus that speaks of the Resistance given against the one in the Fight?"""
    if rows.only[row] != 0 and rows.only[row] != skin(state):
        return False
    if rows.air[row] != 0 and not is_air(state):
        return False
    return rows.keyword[row] == 0 or rows.keyword[row] & keywords(state) != 0


def base_strength(state: State) -> i64:
    """Of the Full Resistance or Counter, as it is printed."""
    if state.at[F_COUNTER] > 0:
        return state.box.counter_strength[state.at[F_COUNTER] - 1]
    if state.at[F_FULL] > 0:
        return state.box.res_strength[state.at[F_FULL] - 1]
    return 0


def changed_base(state: State) -> i64:
    """The Base Strength with what changes it by kind, not below nought."""
    box = state.box
    at = state.at
    strength = base_strength(state) + at[RALLY_NOW] + at[RALLY_NEXT]
    race = state.race(at[B_SEAT])
    if box.race_change.amount[race] != 0 and fits(state, box.race_change, race):
        strength += box.race_change.amount[race]
    tech: i64 = 0
    while tech < box.tech:
        if at[box.tech_in_play + tech] > 0 and box.tech_bonus.amount[tech] != 0:
            if fits(state, box.tech_bonus, tech):
                strength += box.tech_bonus.amount[tech] * at[box.tech_in_play + tech]
        tech += 1
    for kind in box.toughening:
        copies = state.all_in_play(kind)
        if copies > 0 and fits(state, box.event_bonus, kind):
            strength += box.event_bonus.amount[kind] * copies
    return strength if strength > 0 else 0


def hero_strength(state: State) -> i64:
    """What the Heroes of the Fight add."""
    if state.at[F_HEROES] == 0:
        return 0
    box = state.box
    space = state.at[B_SPACE]
    quiet = heroes_are_quiet(state)
    location = state.works(space)
    total: i64 = 0
    place: i64 = 0
    hero = listed(state.at[F_HEROES], 0)
    while hero >= 0:
        bonus = box.res_bonus[hero]
        if not quiet and box.res_more[hero] != 0 and has_more(state, hero, space):
            bonus = box.res_more[hero]
        if location >= 0 and box.loc_hero[location] != 0:
            wanted = box.loc_hero_keyword[location]
            if wanted == 0 or wanted & box.res_keywords[hero] != 0:
                bonus += box.loc_hero[location]
        total += bonus
        place += 1
        hero = listed(state.at[F_HEROES], place)
    return total


def has_more(state: State, hero: i64, space: i64) -> bool:
    """Is the condition met under which a Hero has a greater bonus?"""
    box = state.box
    if box.res_more_keyword[hero] & keywords(state) != 0:
        return True
    icon = box.res_more_icon[hero]
    if icon == 0:
        return False
    if has_icon(state, space, icon):
        return True
    at = box.near_from[space]
    while at < box.near_from[space + 1]:
        if has_icon(state, box.near[at], icon):
            return True
        at += 1
    return False


def has_icon(state: State, space: i64, icon: i64) -> bool:
    location = state.works(space)
    return location >= 0 and state.box.loc_icons[location] & icon != 0


def place_strength(state: State) -> i64:
    """What Locations add to the Resistance's total: the one of the Fight, and one next to it."""
    space = state.at[B_SPACE]
    total = given_at(state, space, False)
    box = state.box
    at = box.near_from[space]
    while at < box.near_from[space + 1]:
        total += given_at(state, box.near[at], True)
        at += 1
    return total


def given_at(state: State, space: i64, next_to_it: bool) -> i64:
    """What the Location of one Space adds."""
    location = state.works(space)
    rows = state.box.loc_bonus
    if location < 0 or rows.amount[location] == 0:
        return 0
    if next_to_it and rows.near[location] == 0:
        return 0
    if rows.unconquered[location] != 0 and state.marker(space) >= 0:
        return 0
    if rows.first_fight[location] != 0 and state.at[B_FIGHTS] > 1:
        return 0
    return rows.amount[location] if fits(state, rows, location) else 0


def human_total(state: State) -> i64:
    """The Strength Total of the Resistance, without its die."""
    at = state.at
    total = changed_base(state) + hero_strength(state) + place_strength(state)
    if abilities(state) & BOLD != 0:
        total += state.all_aliens(at[B_SPACE])
    return total + at[F_BONUS + OTHER] + at[R_BONUS + OTHER] + at[B_BONUS + OTHER]


def alien_total(state: State, side: i64) -> i64:
    """The Strength Total of the Aliens on a side, without their die."""
    box = state.box
    at = state.at
    seat = seat_of(state, side)
    space = at[B_SPACE]
    saucers = state.saucers(space, seat)
    race = state.race(seat)
    total = saucers * box.race_strength[race]
    count = saucers
    ally: i64 = 0
    while ally < box.allies:
        if state.ally_is(ally, seat, space):
            total += box.ally_strength[ally]
            count += 1
        ally += 1
    total += at[F_BONUS + side] + at[R_BONUS + side] + at[B_BONUS + side]
    total += at[F_FORMATION + side] * count
    if side == OWN:
        total += controlled_strength(state)
    if box.race_bonus.amount[race] != 0 and race_helps(state, race, side):
        total += box.race_bonus.amount[race]
    if with_humans(state):
        for card in box.arming:
            owned = state.has_stuff(seat, card)
            if owned > 0 and fits(state, box.stuff_bonus, card):
                total += box.stuff_bonus.amount[card] * owned
    return total


def controlled_strength(state: State) -> i64:
    """What Resistance under control adds: its Base Strength and nothing else."""
    total: i64 = 0
    place: i64 = 0
    card = listed(state.at[B_CONTROLLED], 0)
    while card >= 0:
        total += state.box.res_strength[card]
        place += 1
        card = listed(state.at[B_CONTROLLED], place)
    return total


def race_helps(state: State, race: i64, side: i64) -> bool:
    """Is a race's always active bonus given in this Fight Round?"""
    rows = state.box.race_bonus
    if rows.from_round[race] > state.at[F_ROUND]:
        return False
    if rows.icon[race] != 0 and not has_icon(state, state.at[B_SPACE], rows.icon[race]):
        return False
    if rows.against[race] == 0:
        return True
    other = seat_of(state, OTHER if side == OWN else OWN)
    return not with_humans(state) and state.race(other) + 1 == rows.against[race]


# -- dice ---------------------------------------------------------------------------------------------


def dice_of_humans(state: State) -> i64:
    return 2 if abilities(state) & CUNNING != 0 else 1


def highest_die(state: State, side: i64) -> i64:
    high: i64 = 0
    die: i64 = 0
    while die < state.at[R_DICE + side]:
        if state.at[R_DIE + MOST_DICE * side + die] > high:
            high = state.at[R_DIE + MOST_DICE * side + die]
        die += 1
    return high


def total_of(state: State, side: i64) -> i64:
    """The Strength Total of a side with its die."""
    if side == OTHER and with_humans(state):
        return human_total(state) + highest_die(state, OTHER)
    return alien_total(state, side) + highest_die(state, side)


def crushing_from(state: State, side: i64) -> i64:
    """The lowest die with which a side has a Crushing Victory."""
    if side == OTHER and with_humans(state):
        return CRUSHING - 1 if abilities(state) & DEADLY != 0 else CRUSHING
    lowest = state.at[F_CRUSHING + side]
    return lowest if lowest > 0 else CRUSHING


def winner(state: State) -> i64:
    """The side that wins the Fight Round as the dice lie; NO_SIDE for a Tie that nobody wins."""
    own_die = highest_die(state, OWN)
    other_die = highest_die(state, OTHER)
    own_crushes = own_die >= crushing_from(state, OWN)
    other_crushes = other_die >= crushing_from(state, OTHER)
    if own_crushes and not other_crushes:
        return OWN
    if other_crushes and not own_crushes:
        return OTHER
    humans = with_humans(state)
    if not own_crushes:
        own = total_of(state, OWN)
        other = total_of(state, OTHER)
        if own != other:
            return OWN if own > other else OTHER
    if humans and abilities(state) & ASSAULT != 0:
        return OTHER
    if own_crushes:
        return NO_SIDE
    return winner_of_tie(state, humans)


def winner_of_tie(state: State, humans: bool) -> i64:
    """Who wins a Tie in which nobody has a Crushing Victory, by a race's training."""
    if state.at[F_ROUND] != 1:
        return NO_SIDE
    own = state.box.race_ties[state.race(state.at[B_SEAT])] != 0
    if humans:
        return OWN if own else NO_SIDE
    other = state.box.race_ties[state.race(state.at[B_RIVAL] - 1)] != 0
    if own == other:
        return NO_SIDE
    return OWN if own else OTHER


def is_humans_battle(state: State) -> bool:
    """Is it a Battle against cards and Counters?"""
    return state.at[BATTLE] == AGAINST_HUMANS
