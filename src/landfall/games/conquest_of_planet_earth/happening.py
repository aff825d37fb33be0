"""What is going on, in words: whose Fight it is, which card is played, what is about to be lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landfall.core.plain import Words
from landfall.games.conquest_of_planet_earth import called, fight_cases, spans
from landfall.games.conquest_of_planet_earth.aims import targets
from landfall.games.conquest_of_planet_earth.box import (
    AGAINST_ALIENS,
    B_RIVAL,
    B_SEAT,
    B_SPACE,
    BATTLE,
    F_COUNTER,
    F_FULL,
    F_HEROES,
    F_ROUND,
    FRAME,
    MOST_DICE,
    NUMBER,
    R_DICE,
    R_DIE,
)
from landfall.games.conquest_of_planet_earth.fights import OTHER, OWN, with_humans
from landfall.games.conquest_of_planet_earth.frames import (
    Frame,
    deed_under_way,
    frame_at,
    nearest,
)
from landfall.games.conquest_of_planet_earth.rule import (
    RED,
    T_PROBE,
    T_START,
    W_AFTER,
    W_BATTLE_WON,
    W_BEFORE,
    W_CANCEL,
    W_COMMAND,
    W_CONTROL,
    W_DESTROYED,
    W_DRAWN,
    W_EXPLORED,
    W_FIGHT_WON,
    W_HERO,
    W_SHIELD,
    W_STEP,
)
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.state import listed as in_list

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth


def heroes(state: State) -> list[int]:
    """The Heroes of the Fight under way."""
    found: list[int] = []
    while (hero := int(in_list(state.at[F_HEROES], len(found)))) >= 0:
        found.append(hero)
    return found


def enemy(state: State, you: int | None) -> Words:
    """Who is fought: `Angry Mob with Local Geologist`, `Ada's Aliens`, `a Resistance yet to come`."""
    box, at = state.box, state.at
    if at[BATTLE] == AGAINST_ALIENS:
        return [*spans.whose(int(at[B_RIVAL]) - 1, you), " Aliens"]
    names = [called.resistance(box, hero) for hero in heroes(state)]
    if at[F_COUNTER] > 0:
        who: Words = [spans.strong(called.counter(box, int(at[F_COUNTER]) - 1))]
    elif at[F_FULL] > 0:
        who = [spans.strong(called.resistance(box, int(at[F_FULL]) - 1))]
    else:
        who = ["a Resistance yet to come"]
    if not names:
        return who
    return [*who, " with ", *spans.joined([spans.strong(name)] for name in names)]


def has_enemy(state: State) -> bool:
    """Is it known who is fought?"""
    return not with_humans(state) or state.at[F_COUNTER] + state.at[F_FULL] > 0


def dice_of(state: State, side: int) -> list[int]:
    """The dice of a side as far as they are rolled."""
    rolled = [
        int(state.at[R_DIE + MOST_DICE * side + n]) for n in range(int(state.at[R_DICE + side]))
    ]
    return [die for die in rolled if die > 0]


def total_words(state: State, side: int) -> Words:
    """A side's Strength Total, and with dice how it comes about: `9 + 4 = 13`; the highest counts."""
    total = fight_cases.own_total(state) if side == OWN else fight_cases.other_total(state)
    dice = dice_of(state, side)
    if not dice:
        return [str(total)]
    seat = int(state.at[B_SEAT]) if side == OWN else int(state.at[B_RIVAL]) - 1
    owner = None if side == OTHER and with_humans(state) else seat
    return [f"{total} + ", spans.die(max(dice), owner), f" = {total + max(dice)}"]


def fight_words(state: State, you: int | None) -> Words:
    """The Fight Round under way: who fights whom where, and both Strength Totals."""
    seat, space = int(state.at[B_SEAT]), int(state.at[B_SPACE])
    where = spans.within(state, space, you)
    words = [*spans.does(seat, you, "fights "), *enemy(state, you), " ", *where]
    if state.at[F_ROUND] == 0 or not has_enemy(state):
        return words
    return [*words, ": ", *total_words(state, OWN), " against ", *total_words(state, OTHER)]


def card_words(game: ConquestOfPlanetEarth, state: State, frame: Frame, you: int | None) -> Words:
    """A card or power under way: `Ada plays Death Ray`."""
    deed = deed_under_way(game, frame)
    name = spans.strong(called.deed_title(state.box, deed))
    if frame.b & RED:
        return ["the Humans have the Resistance Event ", name]
    verb = "plays" if deed.event >= 0 else "uses"
    return [*spans.does(frame.seat, you, f"{verb} "), name, *targets(game, state, frame, you)]


def moment_words(
    game: ConquestOfPlanetEarth, state: State, window: Frame, you: int | None
) -> Words:
    """What a window is about."""
    seat = window.seat
    match window.a:
        case _ if window.a == W_CANCEL:
            return card_words(game, state, frame_at(game, state, window.at - FRAME), you)
        case _ if window.a == W_COMMAND:
            numbers = [
                [*spans.who(one, you), f" {int(state.of(NUMBER, one))}"]
                for one in range(game.seats)
            ]
            first = spans.does(int(state.first), you, "is")
            return ["Command numbers: ", *spans.joined(numbers), "; ", *first, " First Player"]
        case _ if window.a == W_STEP:
            return _step_words(game, state, you)
        case _ if window.a == W_EXPLORED:
            return [*spans.does(seat, you, "has explored "), *spans.at(state, window.b, you)]
        case _ if window.a == W_HERO:
            hero = called.resistance(state.box, heroes(state)[-1])
            return [
                "the Hero ",
                spans.strong(hero),
                " joins the Fight against ",
                *spans.who(seat, you),
            ]
        case _ if window.a in (W_DRAWN, W_CONTROL):
            return [*spans.does(seat, you, "meets "), *enemy(state, you)]
        case _ if window.a in (W_BEFORE, W_AFTER):
            return fight_words(state, you)
        case _ if window.a in (W_DESTROYED, W_SHIELD):
            return _loss_words(game, state, you)
        case _ if window.a == W_BATTLE_WON:
            where = spans.at(state, int(state.at[B_SPACE]), you)
            return [*spans.does(seat, you, "has won the Battle in "), *where]
        case _ if window.a == W_FIGHT_WON:
            return [*spans.does(seat, you, "has defeated "), *enemy(state, you)]
        case _ if window.a == T_START:
            return [*spans.whose(seat, you), " Action Phase begins"]
        case _ if window.a == T_PROBE:
            return ["a Resistance card is about to be turned up against ", *spans.who(seat, you)]
    raise AssertionError(f"a window of moment {window.a}")


def _step_words(game: ConquestOfPlanetEarth, state: State, you: int | None) -> Words:
    step = nearest(game, state, "step")
    assert step is not None
    which = called.figure(state.box, step.a)
    from_, to = spans.at(state, step.b, you), spans.at(state, step.c, you)
    return [*spans.does(step.seat, you, f"moves {which} from "), *from_, " to ", *to]


def _loss_words(game: ConquestOfPlanetEarth, state: State, you: int | None) -> Words:
    loss = nearest(game, state, "destroy")
    assert loss is not None
    which = called.figure(state.box, loss.a).removeprefix("a ").removeprefix("the ")
    where = spans.within(state, loss.b, you, loss.seat)
    return [*spans.whose(loss.seat, you), f" {which} ", *where, " is about to be destroyed"]
