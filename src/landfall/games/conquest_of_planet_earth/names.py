"""Names and numbers that every game of Conquest of Planet Earth shares."""

from __future__ import annotations

from typing import Final

SAUCERS: Final = 4  # of each player
GOAL: Final = 8  # Terror Points, for each player
TRACK_END: Final = 10  # the Super Cannon
MOST_COUNTERS: Final = 3  # in one Space
PRICE_OF_A_TOKEN: Final = 2  # Action Points
PRICE_OF_A_LANDING: Final = 1
PRICE_OF_A_STEP: Final = 1
CRUSHING: Final = 6
BARRAGE_HITS: Final = 2

# Modes.
COMPETITIVE: Final = 0
COOPERATIVE: Final = 1
SOLO: Final = 2
TEAM: Final = 3
MODES: Final = ("competitive", "cooperative", "solo", "team")

# Command Counters: 2 to 6, and the die.
COMMANDS: Final = ("2", "3", "4", "5", "6", "d6")
COMMAND_DIE: Final = 5
ALL_COMMANDS: Final = 63
DIE_ALONE: Final = 32

# What a Resistance is made of.
SOFT: Final = 1
HARD: Final = 2
SKINS: Final = ("", "soft", "hard")

# Resistance abilities, a bit each.
ASSAULT: Final = 1
BARRAGE: Final = 2
BOLD: Final = 4
CUNNING: Final = 8
DEADLY: Final = 16
MOVE: Final = 32
CAPTAIN: Final = 64
ABILITIES: Final = ("assault", "barrage", "bold", "cunning", "deadly", "move", "captain-fantastic")

KEYWORDS: Final = (
    *("army", "infantry", "artillery", "tank", "aircraft", "civilian", "mob", "law"),
    *("government", "scientist", "hero", "superhero"),
)
ICONS: Final = (
    *("forest", "military", "tech", "air", "mob", "alien-menace"),
    *("town", "city", "water", "objective"),
)

CENTRE: Final = 0  # of a section: the logo Space; its outer Spaces are 1 to 6
SPACES_OF_A_SECTION: Final = 7
