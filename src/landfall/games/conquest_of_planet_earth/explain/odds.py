"""The Fight Round in numbers: both totals, and in how many cases of the dice who wins it."""

from __future__ import annotations

from typing import Any, NamedTuple

from landfall.core.game import CHANCE, SEAT_LETTERS
from landfall.games.conquest_of_planet_earth import fight_cases
from landfall.games.conquest_of_planet_earth.aliens import to_pool
from landfall.games.conquest_of_planet_earth.box import (
    B_SEAT,
    BATTLE,
    DONE_ROUND,
    F_COUNTER,
    F_FULL,
    F_ROUND,
    R_END,
    ROUND_BEGINS,
    WHO,
)
from landfall.games.conquest_of_planet_earth.explain.inquiry import Inquiry
from landfall.games.conquest_of_planet_earth.fight_cases import Cases
from landfall.games.conquest_of_planet_earth.fight_round import clear
from landfall.games.conquest_of_planet_earth.fights import OTHER, side_of, with_humans
from landfall.games.conquest_of_planet_earth.frames import nearest, top_frame
from landfall.games.conquest_of_planet_earth.state import State


class Odds(NamedTuple):
    """Of the side whose Battle it is: its total, the other's, and the cases of the dice."""

    own: int
    enemy: int
    cases: Cases


def odds(q: Inquiry, state: State) -> Odds | None:
    """Of the Fight Round under way, or of the next one of the Fight; nothing outside a Fight."""
    if not state.at[BATTLE] or (
        with_humans(state) and not state.at[F_FULL] and not state.at[F_COUNTER]
    ):
        return None
    if q.game.ruleset.book.procedures[state.at[state.top()]].name == "reroll":
        frame = top_frame(q.game, state)
        assert frame is not None
        cases = fight_cases.after_reroll(state, frame.a, frame.b)
        return Odds(fight_cases.own_total(state), fight_cases.other_total(state), cases)
    fought = nearest(q.game, state, "fight-round")
    if fought is None:
        return next_round(state)
    counted = fight_cases.cases_now
    if state.at[WHO] == CHANCE:
        if top_frame(q.game, state) != fought or fought.e > 0:
            return None  # dice are on their way, some of the round or all of its Barrage
        counted = fight_cases.cases_before_dice
    return Odds(fight_cases.own_total(state), fight_cases.other_total(state), counted(state))


def next_round(state: State) -> Odds:
    """The Fight Round that comes if they stay."""
    trial = state.copy()
    clear(trial, ROUND_BEGINS, R_END)
    trial.at[F_ROUND] += 1
    return Odds(
        fight_cases.own_total(trial),
        fight_cases.other_total(trial),
        fight_cases.cases_of_round(trial, fires=True),
    )


def told(q: Inquiry, before: State, after: State) -> tuple[str, dict[str, Any] | None]:
    """How an act changes the Fight Round, in words and in numbers; nothing where it does not.

    Who says which Alien is lost is told what is left without it, though it may yet be saved.
    """
    was = odds(q, before)
    doomed = nearest(q.game, after, "destroy")
    if doomed is not None:
        if q.verb != "lose":
            return "", None
        after = after.copy()
        to_pool(after, doomed.seat, doomed.a, doomed.b)
        if after.aliens(doomed.b, doomed.seat) == 0:
            return "", None
    now = was if q.verb == "stay" else odds(q, after)
    if now is None or after.at[DONE_ROUND] or not same_fight(before, after):
        return "", None
    side = int(side_of(after, q.seat))
    plain: dict[str, Any] = {"kind": "fight-odds", **numbers(now, side)}
    lost = ", if it is lost" if doomed is not None else ""
    words = f"Strength {strengths(now, side)}{lost}: {chances(now.cases, side)}"
    if side < 0:
        words = f"{SEAT_LETTERS[int(after.at[B_SEAT])]} has {words}"
    if was is not None and was != now:
        plain["before"] = numbers(was, side)
        words += f" (before: {strengths(was, side)}, {chances(was.cases, side)})"
    return words, plain


def same_fight(before: State, after: State) -> bool:
    same = (BATTLE, B_SEAT, F_COUNTER, F_FULL)
    return all(before.at[at] == after.at[at] for at in same) or before.at[F_FULL] == 0


def strengths(of: Odds, side: int) -> str:
    first, second = (of.enemy, of.own) if side == OTHER else (of.own, of.enemy)
    return f"{first} against {second}"


def chances(cases: Cases, side: int) -> str:
    """`wins 21, ties 5, loses 10 of 36`."""
    won, lost = (cases.other, cases.own) if side == OTHER else (cases.own, cases.other)
    if cases.of == 1:
        return "wins the Fight Round" if won else "ties" if cases.tie else "loses the Fight Round"
    return f"wins {won}, ties {cases.tie}, loses {lost} of {cases.of}"


def numbers(of: Odds, side: int) -> dict[str, int]:
    first, second = (of.enemy, of.own) if side == OTHER else (of.own, of.enemy)
    won, lost = (of.cases.other, of.cases.own) if side == OTHER else (of.cases.own, of.cases.other)
    return {
        "own": first,
        "enemy": second,
        "win": won,
        "tie": of.cases.tie,
        "lose": lost,
        "of": of.cases.of,
    }
