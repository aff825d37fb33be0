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
ASK_MAIN: Final = 6  # dock, use, trade, …, end; a = 1 where a turn has ended (AFTER_A_TURN)
ASK_LAND: Final = 7  # where a colony lands; a = why (LANDING_…), b = where it comes from
ASK_RAID: Final = 8  # what a raid takes; a = taken so far, b = from where, c = whose (RAID_…)
ASK_AIM: Final = 9  # which ship; a = why (AIM_…), b = facility, c = ships hit so far
ASK_CARRY: Final = 10  # where a moved ship docks; a = 1 for the relic, b = from, c = value
ASK_PICK: Final = 11  # which ships to re-roll; b = hand picked so far, c = 1 with the relic
ASK_SWAP: Final = 12  # the second colony of a swap; a = owner of the first, b = its territory
ASK_DROP: Final = 13  # what to give back down to eight resources
ASK_NOTHING: Final = 14  # the game has ended
ASK_COLLECT: Final = 15  # what one opponent gives up; a = that seat
ASK_SCATTER: Final = 16  # where colonies go; a = from, b = owner, c = sent so far (see the card)
ASK_ADVANCE: Final = 17  # how far a colony goes on the Hub; a = at least, b = at most
ASK_POWER: Final = 18  # how a card is used that another sets to work; a = it, b = the other
ASK_SEEK: Final = 19  # which displayed card is claimed for nothing; a = new displays still free
ASK_BOARDS: Final = 20  # chance: a faction board for the draft; a = how many still
ASK_DRAFT: Final = 21  # which faction board the seat takes
ASK_BOARD: Final = 22  # what a faction board does; a = facility, b = which step of it, c = taken
ASK_TOP: Final = 23  # chance: the top card of the deck, for the seat
ASK_SAVE: Final = 24  # chance: the die that may save a ship at the Terraforming Station
ASK_DIE: Final = 25  # chance: the Asteroid die; a = why (DIE_…)
ASK_ASTEROID: Final = 26  # chance: an asteroid card is turned up; a = why (DIE_…), b = which space
ASK_SALVAGE: Final = 27  # chance: a card out of the alien tech discards
ASK_CACHE: Final = 28  # which displayed card a Relic Cache brings, once the display was cycled
ASK_CONFINE: Final = 29  # on which of its two territories a field generator stays; a = which
ASK_INFILTRATE: Final = 30  # which ship is gathered along with the fleet, before it is rolled
ASK_LENT: Final = 31  # chance: the die of a borrowed ship; a = 1 when it is a re-roll, b = which
ASK_AGENDA: Final = 32  # chance: an Agenda for the seat; a = how many, b = why, c = so far (a set)
ASK_PAIR: Final = 33  # whether a pair trades or draws two Agendas; a = its value
ASK_SHED: Final = 34  # which Agenda goes; a = how many (0: to the limit), b = 1 to draw, c = among
ASK_REGATHER: Final = 35  # which ship is taken up too; b = own ships taken up, c = 1 with the relic
ASK_REPLACE: Final = 36  # which ship is replaced too; a = facility, b = whose
ASK_TUNE: Final = 37  # the same as ASK_SEEK, for a Tele-Operator
ASK_BRETHREN: Final = 38  # chance: the Brethren die
ASK_LOAD: Final = 39  # which further ships go on a Pocket Universe
ASK_WINDOW: Final = 40  # a turn has ended: whether ships on a Pocket Universe dock now
ASK_CONSULT: Final = 41  # whether an oracle is consulted before the roll
ASKS_KNOWN: Final = 42

CHANCE_ASKS: Final = (
    *(ASK_FIRST, ASK_DEAL, ASK_ROLL, ASK_RELIC, ASK_DRAW),
    *(ASK_BOARDS, ASK_TOP, ASK_SAVE),
    *(ASK_DIE, ASK_ASTEROID, ASK_SALVAGE, ASK_LENT, ASK_AGENDA, ASK_BRETHREN),
)
"""What dice and cards answer."""

AFTER_A_TURN: Final = 1  # a of ASK_MAIN: only dockings, and what follows from them

RAID_PLAYERS: Final = 0  # or nothing is taken yet
RAID_SUPPLY: Final = 1

RAID_OUTPOST: Final = 0  # c of a raid: resources or a card; a card robs seat c - 1 alone
RAID_SMUGGLING: Final = 7  # resources and a card, in any order
RAID_SMUGGLED: Final = 8  # the same once its card is taken

ROLL_FLEET: Final = 0  # the turn's roll
ROLL_AGAIN: Final = 1
ROLL_NEW: Final = 2  # of a ship that somebody has just got
ROLL_SPIKE: Final = 3  # again, by a Chrono-Spike

BEFORE_ROLL: Final = 2  # with ASK_BOARD: the step at which the fleet is gathered, not yet rolled

CARRIES_LENT: Final = 2  # with ASK_CARRY, where several ships may be borrowed: a is this and which

LANDING_BUILT: Final = 0  # a colony not yet on the planet
LANDING_LAUNCHED: Final = 1  # from the Colonist Hub; b = excess advances
LANDING_MOVED: Final = 2  # from another territory; b = that territory, c = its owner

DUE: Final = 1  # c of a landing: an ore is to pay where opponents have colonies
DUE_AT_STATION: Final = 2  # the same, as part of the price of the Terraforming Station

AIM_CANNON: Final = 0  # Plasma Cannon, paid
AIM_STOCK: Final = 1  # Plasma Cannon, discarded
AIM_HELMET: Final = 2  # Mind Control Helmet
AIM_GRAPPLE: Final = 3  # Superconducting Grapple; c = the facility to which it tows

DIE_FLEET: Final = 0  # with the fleet, before the main phase
DIE_ALONE: Final = 1  # the same of a seat that has no ship to roll
DIE_SET_UP: Final = 2  # no die: the first cards are laid out
DIE_DEBRIS: Final = 3  # for Orbital Debris
DIE_PILOT: Final = 4  # for a Stray Pilot

AGENDA_SET_UP: Final = 0  # the first two of each player
AGENDA_DRAWN: Final = 1  # drawn by a seat, which then discards down to its limit
AGENDA_CHOSEN: Final = 2  # the same, of which it keeps one
AGENDA_FORETOLD: Final = 3  # drawn face up onto an oracle, before the roll
