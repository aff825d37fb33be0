"""What is missing, in six words at most; and the same where room is dear."""

from __future__ import annotations

from typing import Final, NamedTuple

from landfall.games.conquest_of_planet_earth import refusals
from landfall.games.conquest_of_planet_earth.explain.inquiry import Inquiry
from landfall.games.conquest_of_planet_earth.rule import (
    T_ACTION,
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


class Reason(NamedTuple):
    words: str
    brief: str


OUTSIDE: Final = {
    "turn.order": Reason("others decide now", "not you"),
    "turn.over": Reason("the game is over", "over"),
    "turn.chance": Reason("a die or card is awaited", "chance"),
    "code.unknown": Reason("no such action", "unknown"),
}

REASONS: Final = {
    refusals.NOT_PENDING: Reason("something else is asked", "not asked"),
    refusals.NOT_HELD: Reason("not in your hand", "not held"),
    refusals.NEVER_BY_HAND: Reason("played only as it is drawn", "at once"),
    refusals.NO_POINTS: Reason("too few Action Points", "too dear"),
    refusals.NO_TOKENS: Reason("too few Alien Menace Tokens", "too dear"),
    refusals.NO_STUFF: Reason("you do not have it", "not yours"),
    refusals.FACE_DOWN: Reason("face down until your next turn", "face down"),
    refusals.NOT_YOUR_RACE: Reason("a power of another race", "other race"),
    refusals.USED_UP: Reason("used as often as allowed", "used"),
    refusals.WRONG_TIME: Reason("not at this moment", "not now"),
    refusals.SILENCED: Reason("a Hero keeps you from Events", "silenced"),
    refusals.COUNTER_USED: Reason("set aside until you recover", "set aside"),
    refusals.RACE_TAKEN: Reason("another plays that race", "taken"),
    refusals.NOT_OFFERED: Reason("not one of your two", "not offered"),
    refusals.NOT_AMONG_THEM: Reason("not among the cards looked at", "not there"),
    refusals.NO_ALIEN_THERE: Reason("no Alien of yours there", "nobody"),
    refusals.NOT_ADJACENT: Reason("not an adjacent Space", "too far"),
    refusals.MOVE_ENDED: Reason("its move has ended", "move ended"),
    refusals.NOTHING_IN_POOL: Reason("not in your Alien Pool", "pool empty"),
    refusals.NOT_YOUR_SPACE: Reason("no Alien of yours there", "nobody"),
    refusals.NOTHING_TO_RESOLVE: Reason("nothing to resolve there", "nothing"),
    refusals.ALREADY_RESOLVED: Reason("resolved in this phase", "resolved"),
    refusals.NO_SUCH_RIVAL: Reason("no rival’s Aliens there", "no rival"),
    refusals.NO_SUCH_COUNTER: Reason("no such Counter there", "no Counter"),
    refusals.NOT_TO_PUSH: Reason("no such Counter there", "no Counter"),
    refusals.NO_ESCAPE_THERE: Reason("no Escape to there", "no Escape"),
    refusals.NOT_IN_THE_FIGHT: Reason("not in that Space", "not there"),
    refusals.NOT_ATTACKED: Reason("nobody there to be attacked", "nobody"),
    refusals.NOT_YOUR_FIGHT: Reason("not a Fight of yours", "not yours"),
    refusals.OWN_FIGHT: Reason("only in Fights of others", "your Fight"),
    refusals.PARTNERS_FIGHT: Reason("not in a partner’s Fight", "partner"),
    refusals.HUMANS_ONLY: Reason("only against Humans", "no Humans"),
    refusals.NO_TARGET: Reason("nothing to aim it at", "no target"),
    refusals.WRONG_TARGET: Reason("not a fitting target", "no target"),
    refusals.NOBODY_THERE: Reason("no such Alien there", "nobody"),
    refusals.TOO_FEW: Reason("choose an Alien first", "none chosen"),
    refusals.SOFT_ONLY: Reason("only against Soft Resistance", "not Soft"),
    refusals.NO_SUPERHERO: Reason("not against a Superhero", "Superhero"),
    refusals.CARDS_ONLY: Reason("only against Resistance cards", "no card"),
    refusals.NO_SOFT_DEFEATED: Reason("no Soft Resistance was defeated", "none Soft"),
    refusals.NOT_CONQUERED_NOW: Reason("no marker placed just now", "no marker"),
    refusals.NO_SUCH_DIE: Reason("there is no such die", "no die"),
    refusals.ONE_COPY: Reason("one copy in a Fight", "one only"),
    refusals.NOT_STRUCK: Reason("no enemy there to strike", "no enemy"),
    refusals.NOT_REMOVED: Reason("no such marker of yours", "no marker"),
}

IN_FIGHTS: Final = Reason("in a Fight", "in Fights")
LATER: Final = {
    W_BEFORE: Reason("before the dice", "before dice"),
    W_AFTER: Reason("after the dice", "after dice"),
    W_HERO: Reason("as a Hero comes", "at Heroes"),
    W_DRAWN: Reason("as cards turn up", "at Resistance"),
    W_CONTROL: Reason("as cards turn up", "at Resistance"),
    T_PROBE: Reason("before Resistance", "before Resistance"),
    W_FIGHT_WON: Reason("after a Fight", "after Fights"),
    W_BATTLE_WON: Reason("after a Battle", "after Battles"),
    W_DESTROYED: Reason("to save an Alien", "at losses"),
    W_SHIELD: Reason("to save an Alien", "at losses"),
    W_CANCEL: Reason("as an answer", "as answer"),
    W_STEP: Reason("at a rival’s step", "at steps"),
    W_EXPLORED: Reason("as a rival explores", "at exploring"),
    W_COMMAND: Reason("after Commands", "at Commands"),
    T_ACTION: Reason("in Action Phase", "Action Phase"),
    T_START: Reason("as Actions begin", "Action Phase"),
}
"""When a card could be played that cannot be played now: short enough to stand on it."""

IN_OWN_BATTLES: Final = Reason("in own Battles", "own Battles")


def reason(q: Inquiry, rule: str) -> Reason:
    if rule not in OUTSIDE and q.number == refusals.WRONG_TIME:
        return when(q)
    return OUTSIDE.get(rule) or REASONS[q.number]


def when(q: Inquiry) -> Reason:
    """The first moment that the card is for; both before and after the dice is a Fight at any time."""
    deed = q.deed
    if deed is None or q.frame is None:
        return REASONS[refusals.WRONG_TIME]
    now = q.frame.a if q.frame.name == "window" else T_ACTION
    if deed.fits(now):
        return IN_OWN_BATTLES
    if deed.fits(W_BEFORE) and deed.fits(W_AFTER):
        return IN_FIGHTS
    fits = (words for moment, words in LATER.items() if deed.fits(moment))
    return next(fits, REASONS[refusals.WRONG_TIME])
