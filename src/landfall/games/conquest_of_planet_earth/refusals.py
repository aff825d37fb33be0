"""The rules by which an act is refused, by number: nought for none, which makes it legal.

The engine answers with a number, since it asks for every act at every decision; whoever tells a person
looks up the id (`rule_id`), and the rules page has its words. What only the text of a card, a power or a
Location forbids is refused by the rule of that part: its numbers say what of it is not met.
"""

from __future__ import annotations

from typing import Final

LEGAL: Final = 0
NOT_PENDING: Final = 1

# -- hands, tokens, points
NOT_HELD: Final = 2
NEVER_BY_HAND: Final = 3
NO_POINTS: Final = 4
NO_TOKENS: Final = 5
NO_STUFF: Final = 6
FACE_DOWN: Final = 7
NOT_YOUR_RACE: Final = 8
USED_UP: Final = 9
WRONG_TIME: Final = 10
SILENCED: Final = 11

# -- choosing
COUNTER_USED: Final = 12
RACE_TAKEN: Final = 13
NOT_OFFERED: Final = 14
NOT_AMONG_THEM: Final = 15

# -- moving and landing
NO_ALIEN_THERE: Final = 16
NOT_ADJACENT: Final = 17
MOVE_ENDED: Final = 18
NOTHING_IN_POOL: Final = 19

# -- Battles
NOT_YOUR_SPACE: Final = 20
NOTHING_TO_RESOLVE: Final = 21
ALREADY_RESOLVED: Final = 22
NO_SUCH_RIVAL: Final = 23
NO_SUCH_COUNTER: Final = 24
NOT_TO_PUSH: Final = 25
NO_ESCAPE_THERE: Final = 26
NOT_IN_THE_FIGHT: Final = 27
NOT_ATTACKED: Final = 28
NOT_YOUR_FIGHT: Final = 29
OWN_FIGHT: Final = 30
PARTNERS_FIGHT: Final = 31
HUMANS_ONLY: Final = 32

# -- what the text of a part asks for
OF_THE_CARD: Final = 33  # from here on
NO_TARGET: Final = 33  # nothing at all to aim it at
WRONG_TARGET: Final = 34
NOBODY_THERE: Final = 35  # no such Alien where it was aimed
TOO_FEW: Final = 36
SOFT_ONLY: Final = 37
NO_SUPERHERO: Final = 38
CARDS_ONLY: Final = 39
NO_SOFT_DEFEATED: Final = 40
NOT_CONQUERED_NOW: Final = 41
NO_SUCH_DIE: Final = 42
ONE_COPY: Final = 43
NOT_STRUCK: Final = 44  # not among what a Missile Silo strikes
NOT_REMOVED: Final = 45  # not a marker that an uprising removes

RULES: Final = (
    *("", "turn.asked"),
    *("events.hand", "events.immediate", "action.points", "tokens.price"),
    *("space-stuff.yours", "space-stuff.activate", "powers.race", "powers.limit", "cards.when"),
    "brilliant-mathematician.card",
    *("command.set-aside", "races.taken", "races.offered", "decks.looked-at"),
    *("move.alien", "move.adjacent", "move.ended", "land.pool"),
    *("battle.aliens", "battle.nothing", "battle.once", "battle.rivals"),
    *("counters.fought", "counters.push", "escape.where", "fight.loss", "counters.captain"),
    *("cards.own-fight", "cards.others-fight", "team.partners", "cards.humans"),
)
"""The ids of those that are the same for every card."""


def rule_id(number: int, card: str) -> str:
    """The id of a rule by number; `card` is the rule of the card or power in question."""
    if number == NOT_STRUCK:
        return "missile-silo.location"
    if number == NOT_REMOVED:
        return "uprising.red-box"
    return RULES[number] if number < OF_THE_CARD else card
