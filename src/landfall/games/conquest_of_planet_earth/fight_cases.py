"""Exact chances of the Fight Round under way: counted cases of the dice, never a rounded share."""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd
from typing import TYPE_CHECKING, NamedTuple

from landfall.core.plain import CountedChance
from landfall.games.conquest_of_planet_earth.aliens import SAUCER, to_pool
from landfall.games.conquest_of_planet_earth.box import (
    B_SEAT,
    B_SPACE,
    F_DECIDED,
    F_ROUND,
    MOST_DICE,
    R_DICE,
    R_DIE,
    R_END,
    R_EXTRA,
    ROUND_BEGINS,
)
from landfall.games.conquest_of_planet_earth.fights import (
    NO_SIDE,
    OTHER,
    OWN,
    abilities,
    alien_total,
    dice_of_humans,
    highest_die,
    human_total,
    winner,
    with_humans,
)
from landfall.games.conquest_of_planet_earth.frames import top_frame
from landfall.games.conquest_of_planet_earth.losses import barrage_hits
from landfall.games.conquest_of_planet_earth.names import BARRAGE, BOLD
from landfall.games.conquest_of_planet_earth.refusals import LEGAL
from landfall.games.conquest_of_planet_earth.rule import A_DIE, NOTHING, W_AFTER, W_BEFORE
from landfall.games.conquest_of_planet_earth.state import State

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

FACES = 6


class Cases(NamedTuple):
    """So many ways of the dice in which the side whose Battle it is wins, ties and loses the round."""

    own: int
    tie: int
    other: int

    @property
    def of(self) -> int:
        return self.own + self.tie + self.other

    def for_side(self, side: int) -> CountedChance:
        """The same for whoever is asked; who is on no side hears it of the one whose Battle it is."""
        won, lost = (self.own, self.other) if side != OTHER else (self.other, self.own)
        win, lose = ("win", "lose") if side != NO_SIDE else ("they win", "they lose")
        counted = {win: won, "tie": self.tie, lose: lost}
        return {"of": self.of, "parts": [{"is": how, "n": n} for how, n in counted.items() if n]}


def own_total(state: State) -> int:
    """The Strength Total of the side whose Battle it is, without dice."""
    return int(alien_total(state, OWN))


def other_total(state: State) -> int:
    return int(human_total(state) if with_humans(state) else alien_total(state, OTHER))


def totals_shown(state: State) -> tuple[int, int]:
    """Both totals as they lie on the table: with the highest die once dice are rolled."""
    return own_total(state) + best_die(state, OWN), other_total(state) + best_die(state, OTHER)


def dice_to_roll(state: State) -> tuple[int, int]:
    """How many dice each side will roll."""
    humans = (
        int(dice_of_humans(state)) if with_humans(state) else 1 + int(state.at[R_EXTRA + OTHER])
    )
    return 1 + int(state.at[R_EXTRA + OWN]), humans


def ways(dice: int, highest: int) -> int:
    """In how many ways so many dice show this as their highest."""
    return int(highest**dice - (highest - 1) ** dice)


def cases_before_dice(state: State) -> Cases:
    """All ways of the dice that are about to be rolled."""
    if state.at[F_DECIDED] != 0:
        return _decided(state)
    own_dice, other_dice = dice_to_roll(state)
    if with_humans(state) and state.aliens(state.at[B_SPACE], state.at[B_SEAT]) == 0:
        return Cases(0, 0, FACES ** (own_dice + other_dice))  # nobody is left to roll
    trial = state.copy()
    trial.at[R_DICE + OWN] = trial.at[R_DICE + OTHER] = 1
    counted = {OWN: 0, OTHER: 0, -1: 0}
    for own in range(1, FACES + 1):
        for other in range(1, FACES + 1):
            trial.at[R_DIE] = own
            trial.at[R_DIE + MOST_DICE] = other
            counted[int(winner(trial))] += ways(own_dice, own) * ways(other_dice, other)
    return Cases(counted[OWN], counted[-1], counted[OTHER])


def cases_of_round(state: State, fires: bool = False) -> Cases:
    """Of a Fight Round whose dice are not rolled yet; `fires`: a Barrage would be still to come."""
    if not fires or not with_humans(state) or not abilities(state) & BARRAGE:
        return cases_before_dice(state)
    found = [(weight, cases_before_dice(left)) for left, weight in after_barrage(state)]
    most = max(cases.of for _, cases in found)  # where a Hero is heard again there are more dice
    own = tie = other = 0
    for weight, cases in found:
        each = weight * most // cases.of
        own, tie, other = own + each * cases.own, tie + each * cases.tie, other + each * cases.other
    shared = gcd(own, tie, other)
    return Cases(own // shared, tie // shared, other // shared)


def after_barrage(state: State) -> list[tuple[State, int]]:
    """Who may be left in the Space when a Barrage has been fired, and in how many ways each.

    Of others than who fights, only Bold counts how many are left.
    """
    box, space = state.box, state.at[B_SPACE]
    hits = int(barrage_hits(state))
    found = [(state.copy(), 1)]
    for seat in range(int(box.seats)):
        if seat != state.at[B_SEAT] and not abilities(state) & BOLD:
            continue
        figures = [SAUCER] * int(state.saucers(space, seat))
        figures += [n + 1 for n in range(int(box.allies)) if state.ally_is(n, seat, space)]
        for figure in figures:
            saved_on = int(box.ally_saved_on[figure - 1]) if figure > 0 else 0
            lost = hits * ((saved_on or FACES + 1) - 1)  # of the die that hits and one that saves
            found = _alike(
                (left, weight * cases)
                for before, weight in found
                for left, cases in (
                    (before, FACES * FACES - lost),
                    (_without(before, seat, figure), lost),
                )
            )
    return found


def _without(state: State, seat: int, figure: int) -> State:
    left = state.copy()
    to_pool(left, seat, figure, left.at[B_SPACE])
    return left


def _alike(found: Iterable[tuple[State, int]]) -> list[tuple[State, int]]:
    """Equal positions together."""
    together: dict[State, int] = {}
    for state, weight in found:
        together[state] = together.get(state, 0) + weight
    return list(together.items())


def cases_as_they_lie(state: State) -> Cases:
    """The one case of dice that have been rolled."""
    if state.at[F_DECIDED] != 0:
        return _decided(state)
    side = int(winner(state))
    return Cases(int(side == OWN), int(side < 0), int(side == OTHER))


def _decided(state: State) -> Cases:
    own = int(state.at[F_DECIDED] == OWN + 1)
    return Cases(own, 0, 1 - own)


def dice_are_rolled(state: State) -> bool:
    return bool(state.at[R_DICE + OWN] > 0)


def next_round(state: State) -> State:
    """The same Fight with its next round begun, and no dice on the table."""
    trial = state.copy()
    for number in range(ROUND_BEGINS, R_END):
        trial.at[number] = 0
    trial.at[F_ROUND] += 1
    return trial


def cases_now(state: State) -> Cases:
    return cases_as_they_lie(state) if dice_are_rolled(state) else cases_before_dice(state)


def fight_window(game: ConquestOfPlanetEarth, state: State) -> bool:
    """Is it a moment before or after the dice of a Fight Round?"""
    frame = top_frame(game, state)
    return frame is not None and frame.name == "window" and frame.a in (W_BEFORE, W_AFTER)


def after_effect(game: ConquestOfPlanetEarth, seen: State, seat: int, number: int) -> State | None:
    """The position once a deed has done its work, if nobody cancels it.

    None where it asks for a target, or where dice and cards, or another decision, come in between.
    """
    book = game.ruleset.book
    deed = book.deeds[number]
    trial = seen.copy()
    trial.push(book.play, seat, number, 0, 0)
    at = trial.top()
    if deed.wants(trial, at, 0) != NOTHING:
        return None
    deed.effect(trial, at)
    if trial.top() != at:
        return None
    trial.pop()
    return trial


def dice_to_reroll(game: ConquestOfPlanetEarth, seen: State, seat: int, number: int) -> list[int]:
    """The dice that a deed may have rolled again, as its seat counts them; none if it rolls no die."""
    book = game.ruleset.book
    deed = book.deeds[number]
    trial = seen.copy()
    trial.push(book.play, seat, number, 0, 0)
    at = trial.top()
    if deed.wants(trial, at, 0) != A_DIE:
        return []
    dice = range(2 * MOST_DICE)
    return [die for die in dice if deed.target_forbids(trial, at, seat, 0, die) == LEGAL]


def after_reroll(state: State, side: int, number: int) -> Cases:
    """The cases of one die that is rolled again."""
    own = tie = other = 0
    trial = state.copy()
    for face in range(1, FACES + 1):
        trial.at[R_DIE + MOST_DICE * side + number] = face
        cases = cases_as_they_lie(trial)
        own, tie, other = own + cases.own, tie + cases.tie, other + cases.other
    return Cases(own, tie, other)


def best_die(state: State, side: int) -> int:
    return int(highest_die(state, side))
