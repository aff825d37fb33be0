"""Dice in sentences: whose they are, what they are for, and what they decide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from landfall.core.game import SeenStep
from landfall.core.plain import Words
from landfall.games.conquest_of_planet_earth import called, gambles, spans
from landfall.games.conquest_of_planet_earth.box import MOST_DICE, R_DICE, R_DIE
from landfall.games.conquest_of_planet_earth.change import DieRolled, RoundFought
from landfall.games.conquest_of_planet_earth.fights import OTHER, OWN, crushing_from, highest_die
from landfall.games.conquest_of_planet_earth.frames import Frame, top_frame
from landfall.games.conquest_of_planet_earth.happening import dice_of, enemy, total_words
from landfall.games.conquest_of_planet_earth.losses import ALLY_ROLLED_FOR
from landfall.games.conquest_of_planet_earth.names import SAUCERS, SPACES_OF_A_SECTION
from landfall.games.conquest_of_planet_earth.round import ROLL_OFF
from landfall.games.conquest_of_planet_earth.state import State

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

Rolled = tuple[SeenStep, DieRolled]


def fight_dice(game: ConquestOfPlanetEarth, rolled: Sequence[Rolled], you: int | None) -> Words:
    """The dice of one Fight Round: `Ada rolls a 4, the Humans a 3`; with all of them, both totals."""
    words: Words = []
    for side in ("own", "other"):
        dice = [die for _, die in rolled if die.side == side]
        if not dice:
            continue
        seat = dice[0].seat
        owner = None if seat < 0 else seat
        shown = spans.joined(["a ", spans.die(die.value, owner)] for die in dice)
        words += [", "] if words else []
        words += [*spans.does(seat, you, "rolls "), *shown]
    lies = with_all_dice(game, rolled[-1][0])  # who is lost by them was in the Fight still
    if lies is not None and all_rolled(lies):
        both = [*total_words(lies, OWN), " against ", *total_words(lies, OTHER)]
        words += [": ", *both]
    return spans.sentence(words)


def all_rolled(state: State) -> bool:
    """Do all dice of a Fight Round lie on the table?"""
    wanted = int(state.at[R_DICE + OWN] + state.at[R_DICE + OTHER])
    return 0 < wanted == len(dice_of(state, OWN)) + len(dice_of(state, OTHER))


def with_all_dice(game: ConquestOfPlanetEarth, step: SeenStep) -> State | None:
    """The Fight Round that a step decides, with all its dice; None where none were rolled."""
    before: State = step.before
    if all_rolled(before):
        return before
    top = top_frame(game, before)
    if top is None or top.name != "fight-round" or step.act.code < 0:
        return None
    state = before.copy()
    own_dice = int(before.at[R_DICE + OWN])
    side, number = (OWN, top.e) if top.e < own_dice else (OTHER, top.e - own_dice)
    state.at[R_DIE + MOST_DICE * side + number] = step.act.code - int(game.ruleset.codes.roll) + 1
    return state


def round_fought(
    game: ConquestOfPlanetEarth, step: SeenStep, one: RoundFought, you: int | None
) -> Words:
    """What a Fight Round came to: `Ada beats Angry Mob, 12 to 10.`"""
    foe = enemy(step.before, you)
    state = with_all_dice(game, step)
    how = by_what(state, one) if state is not None else ""
    if not one.winner:
        return spans.sentence([*spans.who(one.seat, you), " and ", *foe, f" tie{how}"])
    verb = "beats " if one.winner == "own" else "loses to "
    return spans.sentence([*spans.does(one.seat, you, verb), *foe, how])


def by_what(state: State, one: RoundFought) -> str:
    """The totals, and what counted more than they did."""
    totals = f", {one.own} to {one.enemy}"
    if not one.winner:
        return totals
    side = OWN if one.winner == "own" else OTHER
    mine, theirs = (one.own, one.enemy) if side == OWN else (one.enemy, one.own)
    if highest_die(state, side) >= crushing_from(state, side):
        return f"{totals}, by a Crushing Victory"
    if mine == theirs:
        return f"{totals}, on a Tie"
    return totals if mine > theirs else ""


def other_die(
    game: ConquestOfPlanetEarth, step: SeenStep, die: DieRolled, you: int | None
) -> Words:
    """A die that is none of a Fight Round."""
    frame = top_frame(game, step.before)
    assert frame is not None
    say = OTHER_DICE.get(die.why)
    words: Words = [f"A die shows {die.value}"]
    if say:
        words = say(step, frame, die, you)
    return spans.sentence(words)


Say = Callable[[SeenStep, Frame, DieRolled, "int | None"], Words]


def _again(step: SeenStep, frame: Frame, die: DieRolled, you: int | None) -> Words:
    owner = None if die.seat < 0 else die.seat
    words: Words = [
        *spans.whose(die.seat, you),
        " die is rolled again: ",
        spans.die(die.value, owner),
    ]
    lies: State = step.before.copy()
    lies.at[R_DIE + MOST_DICE * frame.a + frame.b] = die.value
    return [*words, ", ", *total_words(lies, OWN), " against ", *total_words(lies, OTHER)]


def _command(step: SeenStep, frame: Frame, die: DieRolled, you: int | None) -> Words:
    if frame.step == ROLL_OFF:
        return [*spans.does(frame.a, you, f"rolls a {die.value} for who goes first")]
    return [*spans.does(frame.a, you, f"rolls a {die.value} with the Command die")]


def _save(step: SeenStep, frame: Frame, die: DieRolled, you: int | None) -> Words:
    """By the die: where it fails, another card may still save the Alien."""
    box = step.before.box
    wanted = box.race_guards[step.before.race(frame.seat)]
    if frame.step == ALLY_ROLLED_FOR:
        wanted = box.ally_saved_on[frame.a - 1]
    how = "and saves it" if die.value >= wanted else "and does not save it"
    which = called.figure(box, frame.a).removeprefix("a ").removeprefix("the ")
    return [*spans.does(frame.seat, you, f"rolls a {die.value} for the {which} "), how]


def _gamble(step: SeenStep, frame: Frame, die: DieRolled, you: int | None) -> Words:
    rolls = spans.does(frame.seat, you, f"rolls a {die.value}")
    match frame.a:
        case gambles.SHIELD:
            holds = die.value >= gambles.SAVES_FROM
            return [*rolls, ": the shield ", "holds" if holds else "fails"]
        case gambles.JAM:
            jams = die.value >= gambles.JAMS_FROM
            tech = spans.strong(called.tech(step.before.box, frame.b))
            return [*rolls, ": ", tech, " is canceled" if jams else " works on"]
        case gambles.MALFUNCTION:
            breaks = die.value >= gambles.BREAKS_FROM
            return [f"A {die.value} is rolled: it ", "breaks down" if breaks else "flies on"]
    return [*rolls, " for a token"]


def _each(step: SeenStep, frame: Frame, die: DieRolled, you: int | None) -> Words:
    """One of the dice for every Alien that may be hit."""
    box = step.before.box
    figures = SAUCERS + int(box.allies)
    where, number = divmod(frame.e, figures)
    space, seat = divmod(where, int(box.seats))
    which = "saucer" if number < SAUCERS else called.ally(box, number - SAUCERS)
    hit = "is hit" if die.value <= frame.c else "is not hit"
    place = spans.within(step.before, space, you, seat)
    return [*spans.whose(seat, you), f" {which} ", *place, f" {hit} ({die.value})"]


def _random_space(step: SeenStep, frame: Frame, die: DieRolled, you: int | None) -> Words:
    space = SPACES_OF_A_SECTION * frame.b + die.value
    box = step.before.box
    return ["The die says ", spans.placed(called.place(box, space), box.board.spaces[space])]


def _counter_moves(step: SeenStep, frame: Frame, die: DieRolled, you: int | None) -> Words:
    name = spans.strong(called.counter(step.before.box, frame.c))
    return [
        "A ",
        str(die.value),
        " is rolled for ",
        name,
        " ",
        *spans.within(step.before, frame.b, you),
    ]


def _breakthrough(step: SeenStep, frame: Frame, die: DieRolled, you: int | None) -> Words:
    return [f"The Humans roll a {die.value} for a breakthrough"]


def _bomb(step: SeenStep, frame: Frame, die: DieRolled, you: int | None) -> Words:
    return ["The bomb falls on ", *spans.at(step.before, frame.a + die.value, you)]


OTHER_DICE: Final[dict[str, Say]] = {
    "reroll": _again,
    "round": _command,
    "destroy": _save,
    "gamble": _gamble,
    "roll-for-each": _each,
    "place-counter": _random_space,
    "counters-move": _counter_moves,
    "breakthrough": _breakthrough,
    "bomb-falls": _bomb,
}
"""By what the die is for."""
