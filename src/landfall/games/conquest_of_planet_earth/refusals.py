"""The rules by which an act is refused, by number: nought for none, which makes it legal.

The engine answers with a number, since it asks for every act at every decision; whoever tells a person
looks up the id, and the rules page has its words.
"""

from __future__ import annotations

from typing import Final

LEGAL: Final = 0
NOT_PENDING: Final = 1
NOT_HELD: Final = 2
WRONG_TIME: Final = 3
NO_POINTS: Final = 4
NO_TOKENS: Final = 5
NO_ALIEN_THERE: Final = 6
MOVE_ENDED: Final = 7
NOTHING_IN_POOL: Final = 8
COUNTER_USED: Final = 9
NOTHING_TO_RESOLVE: Final = 10
ALREADY_RESOLVED: Final = 11
RESOLVED_NEXT: Final = 12
NO_SUCH_ENEMY: Final = 13
NO_ESCAPE_THERE: Final = 14
NO_TARGET: Final = 15
WRONG_TARGET: Final = 16
USED_UP: Final = 17
FACE_DOWN: Final = 18
SILENCED: Final = 19
NOT_YOUR_FIGHT: Final = 20
OWN_FIGHT: Final = 21
BEFORE_DICE_ONLY: Final = 22
AFTER_DICE_ONLY: Final = 23
HUMANS_ONLY: Final = 24
SOFT_ONLY: Final = 25
NO_SUPERHERO: Final = 26
CARDS_ONLY: Final = 27
NOT_YOUR_RACE: Final = 28
NO_SOFT_DEFEATED: Final = 29
NOT_CONQUERED_NOW: Final = 30
NOT_AMONG_THEM: Final = 31
ENOUGH_ALREADY: Final = 32
TOO_FEW: Final = 33
RACE_TAKEN: Final = 34
NO_REROLL: Final = 35
PARTNERS_FIGHT: Final = 36
NEVER_BY_HAND: Final = 37

RULES: Final = (
    "",
    "turn.not-pending",
    "event.hand",
    "event.when",
    "action.points",
    "tokens.price",
    "move.alien",
    "move.ended",
    "land.pool",
    "command.set-aside",
    "battle.nothing",
    "battle.once",
    "battle.next",
    "battle.enemy",
    "escape.where",
    "event.target",
    "event.wrong-target",
    "power.limit",
    "stuff.activated",
    "hero.silence",
    "fight.own",
    "fight.other",
    "fight.before-dice",
    "fight.after-dice",
    "fight.humans",
    "fight.soft",
    "fight.superhero",
    "fight.cards",
    "race.power",
    "feeding-on-the-dead.soft",
    "battle.conquered",
    "choice.among",
    "choice.enough",
    "choice.more",
    "race.taken",
    "die.none",
    "team.partner",
    "event.immediate",
)
