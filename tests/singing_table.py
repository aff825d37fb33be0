"""`landfall table` with an edition in which every Agenda sings, and every other module is there.

The processes in which bots think import this module as well, and so know the edition.
"""

from __future__ import annotations

from agenda_editions import CANARIES_WITH_EVERYTHING
from landfall.cli import main
from landfall.games.alien_frontiers.game import EDITIONS

EDITIONS[CANARIES_WITH_EVERYTHING.name] = CANARIES_WITH_EVERYTHING

if __name__ == "__main__":
    main()
