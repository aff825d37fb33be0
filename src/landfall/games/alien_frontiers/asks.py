"""What can be asked, by number; `decisions` has the words and fields of each."""

from __future__ import annotations

from typing import Final

CHANCE: Final = -1
"""The actor when a die or a card is awaited."""

OVER: Final = -2
"""The actor when the game has ended."""

# What can be asked. The pending decisions are a stack; its top is asked now.
ASK_FIRST: Final = 1  # chance: who is player one
ASK_DEAL: Final = 2  # chance: the set-up's cards; a = cards dealt so far
ASK_ROLL: Final = 3  # chance: b dice of the seat; a = 1 when it is a re-roll, c = 1 with the relic
ASK_RELIC: Final = 4  # chance: the Relic Ship's die; a = 1 when it is a re-roll
ASK_DRAW: Final = 5  # chance: cards for the display; a = how many still
ASK_MAIN: Final = 6  # dock, use, trade, …, end
ASK_LAND: Final = 7  # where a colony lands; a = why (LANDING_…), b = where it comes from
ASK_RAID: Final = 8  # what a raid takes; a = resources taken so far
ASK_AIM: Final = 9  # which ship; a = why (AIM_…), b = facility, c = ships hit so far
ASK_CARRY: Final = 10  # where a moved ship docks; a = 1 for the relic, b = from, c = value
ASK_PICK: Final = 11  # which ships to re-roll; b = hand picked so far, c = 1 with the relic
ASK_SWAP: Final = 12  # the second colony of a swap; a = owner of the first, b = its territory
ASK_DROP: Final = 13  # what to give back down to eight resources
ASK_NOTHING: Final = 14  # the game has ended
ASK_CONFINE: Final = 15  # on which of its two territories a field generator stays; a = which
ASK_INFILTRATE: Final = 16  # which ship is gathered along with the fleet, before it is rolled
ASK_LENT: Final = 17  # chance: the die of a borrowed ship; a = 1 when it is a re-roll, b = which
ASKS_KNOWN: Final = 18

CHANCE_ASKS: Final = (ASK_FIRST, ASK_DEAL, ASK_ROLL, ASK_RELIC, ASK_DRAW, ASK_LENT)
"""What dice and cards answer."""

CARRIES_LENT: Final = 2  # with ASK_CARRY, where several ships may be borrowed: a is this and which

LANDING_BUILT: Final = 0  # a colony not yet on the planet
LANDING_LAUNCHED: Final = 1  # from the Colonist Hub; b = excess advances
LANDING_MOVED: Final = 2  # from another territory; b = that territory, c = its owner

AIM_CANNON: Final = 0  # Plasma Cannon, paid
AIM_STOCK: Final = 1  # Plasma Cannon, discarded
AIM_HELMET: Final = 2  # Mind Control Helmet
