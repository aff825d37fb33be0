"""Whose turn and which phase it is, the Human Tech Track, and what lasts for a while."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from landfall.core.game import OVER, SOMEONE
from landfall.games.conquest_of_planet_earth.box import (
    ACTING,
    ACTION,
    AWAITED,
    BATTLES,
    CLOAKED,
    DEPLOYMENTS,
    DRAWING,
    EYES,
    FIRST,
    FLARE_NEXT,
    FOG_ENDS,
    HUMANS_WON,
    NEXT_SPACE,
    PHASE,
    RALLY_NEXT,
    RALLY_NOW,
    RESOLVED,
    RESULT,
    ROLLED,
    ROUND,
    SETTING_UP,
    TRACK,
    TURN,
    TURNS,
    USED_THIS_TURN,
    WHO,
    WON,
)
from landfall.games.conquest_of_planet_earth.names import TRACK_END
from landfall.games.conquest_of_planet_earth.position.laid import Laid, Tongue
from landfall.games.conquest_of_planet_earth.position.named import (
    HUMANS,
    NOBODY,
    Many,
    Name,
    Saying,
    Several,
    Tick,
)
from landfall.games.conquest_of_planet_earth.state import CHANCE, State
from landfall.games.conquest_of_planet_earth.window import first_of

PHASES: Final = ("set-up", "command", "action", "battle", "draw", "resistance")
RESULTS: Final = (
    *("own-side-wins", "other-side-wins", "tie", "nobody-left", "won", "lost", "escaped"),
)
AWAITS: Final = (
    *("die", "event", "resistance", "location", "space-stuff", "human-tech", "counter", "race"),
    *("section", "lost-event", "resistance-event", "look", "look-at-location"),
)
"""What chance may have to bring, as it is numbered."""
IN_A_TURN: Final = (ACTION, BATTLES, DRAWING)
ONLOOKERS: Final = "onlookers"
SOMEBODY: Final = "someone"


class Lasting(NamedTuple):
    """A number of the table that is nought unless it is said."""

    key: str
    at: int
    how: Saying


def lasting(tongue: Tongue, state: State) -> tuple[Lasting, ...]:
    words = tongue.words
    turn = int(state.turn)
    powers = tongue.powers[int(state.race(turn)) if turn >= 0 else -1] | tongue.turn_marks
    return (
        Lasting("track", TRACK, Many(0, TRACK_END)),
        Lasting("deployments", DEPLOYMENTS, Many()),
        Lasting("resolved", RESOLVED, words.some_spaces),
        Lasting("next-space", NEXT_SPACE, words.from_one(words.spaces)),
        Lasting("cloaked", CLOAKED, Tick()),
        Lasting("used-this-turn", USED_THIS_TURN, Several(powers)),
        Lasting("fog-ends", FOG_ENDS, Many()),
        Lasting("rally-now", RALLY_NOW, Many()),
        Lasting("rally-next", RALLY_NEXT, Many()),
        Lasting("flare-next", FLARE_NEXT, Many()),
        Lasting("result", RESULT, words.from_one(RESULTS)),
        Lasting("rolled", ROLLED, Many(1, 6)),
    )


LASTING: Final = (
    *("track", "deployments", "resolved", "next-space", "cloaked", "used-this-turn", "fog-ends"),
    *("rally-now", "rally-next", "flare-next", "result", "rolled"),
)


# -- what goes without saying ---------------------------------------------------------------------


def usual_turn(state: State) -> int:
    """The First Player's in a phase of a turn, else nobody's."""
    return int(state.first) if state.at[PHASE] in IN_A_TURN else -1


def usual_round(state: State) -> int:
    return 0 if state.at[PHASE] == SETTING_UP else 1


def usual_turns(state: State) -> int:
    """The turns that were begun by then, if nobody was passed over."""
    seats = int(state.box.seats)
    rounds = max(0, int(state.at[ROUND]) - 1)
    if state.at[PHASE] == SETTING_UP:
        return 0
    if state.turn >= 0:
        return rounds * seats + (int(state.turn) - int(state.first)) % seats + 1
    return rounds * seats + (seats if PHASES[int(state.at[PHASE])] == "resistance" else 0)


# -- writing --------------------------------------------------------------------------------------


def write_head(tongue: Tongue, state: State) -> Iterator[tuple[str, Any]]:
    """Who sees it, whose turn it is, and what lasts."""
    words = tongue.words
    if state.at[EYES]:
        yield "seen-by", eyes(tongue).say(int(state.at[EYES]))
    yield "phase", PHASES[int(state.at[PHASE])]
    if state.first:
        yield "first", words.letters[int(state.first)]
    if state.turn != usual_turn(state):
        yield "turn", turns(tongue).say(int(state.turn))
    if state.at[ROUND] != usual_round(state):
        yield "round", int(state.at[ROUND])
    if state.at[TURNS] != usual_turns(state):
        yield "turns", int(state.at[TURNS])
    for one in lasting(tongue, state):
        if state.at[one.at]:
            yield one.key, one.how.say(int(state.at[one.at]))
    if state.at[WON]:
        yield "won", winners(tongue).say(int(state.at[WON]))


def eyes(tongue: Tongue) -> Name:
    return tongue.words.from_one((*tongue.words.letters, ONLOOKERS))


def turns(tongue: Tongue) -> Name:
    return Name({**dict(enumerate(tongue.words.letters)), -1: NOBODY})


def winners(tongue: Tongue) -> Name:
    return Name({**dict(enumerate(tongue.words.letters, 1)), HUMANS_WON: HUMANS})


def write_asked(tongue: Tongue, state: State) -> dict[str, Any]:
    """Who is asked, or what chance is to bring; nothing when the game is over."""
    who = int(state.who)
    if who == CHANCE:
        return {"awaits": AWAITS[int(state.at[AWAITED]) - 1]}
    if who == SOMEONE:
        return {"asks": SOMEBODY}
    if who == OVER:
        return {}
    return {"asks": tongue.words.seats.say(int(state.acting))}


# -- reading --------------------------------------------------------------------------------------


def read_head(laid: Laid) -> None:
    """What the rest is read by."""
    state, table, tongue = laid.state, laid.table, laid.tongue
    if table.has("seen-by"):
        state.at[EYES] = eyes(tongue).read(table.at("seen-by"))
    state.at[PHASE] = table.at("phase").name(PHASES, ACTION)
    state.at[FIRST] = table.at("first").name(laid.words.letters, 0)
    state.at[TURN] = usual_turn(state)
    if table.has("turn"):
        state.at[TURN] = turns(tongue).read(table.at("turn"))
        if not laid.whole and (state.turn < 0) == (state.at[PHASE] in IN_A_TURN):
            phase = PHASES[int(state.at[PHASE])]
            whose = "nobody's turn" if state.turn >= 0 else "somebody's turn"
            raise table.at("turn").wrong(f"in the {phase} phase it is {whose}")
    state.at[ROUND] = table.at("round").number(0, 9999, usual_round(state))
    state.at[TURNS] = table.at("turns").number(0, 9999, usual_turns(state))
    if table.has("won"):
        state.at[WON] = winners(tongue).read(table.at("won"))


def read_lasting(laid: Laid) -> None:
    """Once races are known, by which powers have names."""
    for one in lasting(laid.tongue, laid.state):
        if laid.table.has(one.key):
            laid.state.at[one.at] = one.how.read(laid.table.at(one.key))


def read_fog(laid: Laid) -> None:
    """Once it is known what is in play: a Thick Fog was played in this round, if nothing is said."""
    state = laid.state
    if not laid.whole and not laid.table.has("fog-ends"):
        if state.all_in_play(laid.box.fog) > 0:
            state.at[FOG_ENDS] = state.at[ROUND] + 1


def read_asked(laid: Laid) -> bool:
    """Whether it is said who is asked or what is awaited."""
    state, table = laid.state, laid.table
    if table.has("asks") and table.has("awaits"):
        raise table.at("awaits").wrong("either somebody is asked or chance is awaited, not both")
    if table.has("awaits"):
        state.at[WHO] = CHANCE
        state.at[AWAITED] = table.at("awaits").name(AWAITS) + 1
        return True
    if not table.has("asks"):
        return False
    if table.value["asks"] == SOMEBODY:
        if not laid.is_seen:
            raise table.at("asks").wrong("who is asked is hidden only from somebody: `seen-by`")
        state.at[WHO] = SOMEONE
        return True
    state.at[ACTING] = laid.words.seats.read(table.at("asks"))
    if not state.acting:
        raise table.at("asks").wrong("is a list of the seats that are asked, or `someone`")
    state.at[WHO] = first_of(state.acting)
    return True
