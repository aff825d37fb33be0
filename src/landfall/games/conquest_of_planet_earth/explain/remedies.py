"""Rules that would forbid an act as well if the first did not: each is lifted, and it is asked again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from landfall.games.conquest_of_planet_earth import refusals
from landfall.games.conquest_of_planet_earth.aliens import let_all_move
from landfall.games.conquest_of_planet_earth.box import (
    B_USED,
    F_HEROES,
    F_USED,
    HAND,
    HAND_SIZE,
    POINTS,
    POOL,
    R_USED,
    RACE,
    TOKENS,
    USED_THIS_TURN,
)
from landfall.games.conquest_of_planet_earth.escaping import may_escape_to
from landfall.games.conquest_of_planet_earth.explain.inquiry import Inquiry
from landfall.games.conquest_of_planet_earth.fights import NO_SIDE, side_of
from landfall.games.conquest_of_planet_earth.state import State

PLENTY: Final = 99
MOST: Final = 4


def further(q: Inquiry, rule: str) -> tuple[str, ...]:
    """The ids of further rules, in the order in which they come up."""
    found = [rule]
    trial = q.state.copy()
    number = q.number
    if number == refusals.NOT_PENDING:
        return tuple(of_another_moment(q))
    ruleset = q.game.ruleset
    while number in REMEDIES and len(found) < MOST:
        REMEDIES[number](q, trial)
        number = ruleset.forbids(trial, q.seat, q.code)
        if number == refusals.LEGAL:
            break
        again = refusals.rule_id(number, ruleset.card_rule(trial, q.code))
        if again in found:
            break
        found.append(again)
    return tuple(found[1:])


MOMENT_OF: Final = {
    "choose": "command.choose",
    **dict.fromkeys(("keep", "again"), "command.die"),
    **dict.fromkeys(("move", "land", "menace", "end", "resolve"), "turn.phases"),
    "draw": "draw.discard",
    "steal": "conquest.steal",
    **dict.fromkeys(("escape", "stay"), "escape.when"),
}
"""The rule that says when it is the moment for a verb."""


def of_another_moment(q: Inquiry) -> Iterator[str]:
    """Rules about what is not asked now: when it would be, and what then were in the way."""
    if q.verb in MOMENT_OF:
        yield MOMENT_OF[q.verb]
    if q.verb == "escape" and side_of(q.state, q.seat) != NO_SIDE:
        if q.state.all_in_play(q.box.fog) > 0:
            yield "thick-fog.event"
        elif not may_escape_to(q.state, q.seat, q.fight_space(), int(q.code - q.codes.escape)):
            yield "escape.where"


def hold(q: Inquiry, trial: State) -> None:
    kind = int(q.deed.event) if q.deed else int(q.code - q.codes.discard)
    trial.more(HAND + kind, q.seat, 1)
    trial.more(HAND_SIZE, q.seat, 1)


def own(q: Inquiry, trial: State) -> None:
    if q.deed is not None:
        trial.more(q.box.ready + q.deed.stuff, q.seat, 1)


def be(q: Inquiry, trial: State) -> None:
    if q.deed is not None:
        trial.put(RACE, q.seat, q.deed.race + 1)


def forget_use(q: Inquiry, trial: State) -> None:
    for used in (R_USED, F_USED, B_USED):
        trial.at[used] = trial.at[used + 1] = 0
    trial.at[USED_THIS_TURN] = 0


REMEDIES: Final[dict[int, Callable[[Inquiry, State], None]]] = {
    refusals.NOT_HELD: hold,
    refusals.NO_STUFF: own,
    refusals.FACE_DOWN: own,
    refusals.NOT_YOUR_RACE: be,
    refusals.USED_UP: forget_use,
    refusals.NO_POINTS: lambda q, trial: trial.put(POINTS, q.seat, PLENTY),
    refusals.NO_TOKENS: lambda q, trial: trial.put(TOKENS, q.seat, PLENTY),
    refusals.MOVE_ENDED: lambda q, trial: let_all_move(trial, q.seat),
    refusals.NOTHING_IN_POOL: lambda q, trial: trial.put(POOL, q.seat, 1),
    refusals.SILENCED: lambda q, trial: silence_nobody(trial),
}
"""How a rule in the way is lifted, to find the next one."""


def silence_nobody(trial: State) -> None:
    trial.at[F_HEROES] = 0
