"""What is wrong with a position, for whoever fills in a form: notation is for files."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from landfall.games.alien_frontiers.names import MAINTENANCE_BAY, RELIC_SHIP
from landfall.games.alien_frontiers.story.scene import begun
from landfall.games.alien_frontiers.words import title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers

MEANT: Final = (
    ("write `phase: over`", "choose “The game is over”"),
    ("`phase: over`", "“The game is over”"),
    ("`at: unplaced`", "it is “among the dice”"),
    ("`relic: true`", "the tick for the Relic Ship"),
    ("`relic-counts: true`", "the tick for the Relic Ship"),
    ("`dice`", "the unplaced dice"),
    ("`hub`", "the Hub circle"),
    ("`at`", "its place"),
    ("`pending`", "a decision"),
    ("`ships: 1`, or `relic: true`", "a ship, or the Relic Ship"),
    ("`boards-offered`", "the boards to be chosen from"),
    ("say under `fields` on", "say on"),
    ("; say so under `straddles`", ""),
    ("`asteroids`", "its asteroid cards"),
    ("where the Relic Ship is, `relic-ship` says", "the Relic Ship has an entry of its own"),
)
"""Entries of a file, and how the forms call them."""


def complaint(game: AlienFrontiers, problem: str) -> str:
    """`lunar-mine has 4 ports` is “Lunar Mine has 4 ports.”"""
    for written, said in MEANT:
        problem = problem.replace(written, said)
    box = game.ruleset.box
    names = (
        *box.facility_names,
        *box.territory_names,
        *box.card_names,
        *box.field_names,
        *box.asteroid_names,
        *box.agenda_names,
        MAINTENANCE_BAY,
        RELIC_SHIP,
    )
    slugs = "|".join(sorted((name for name in names if "-" in name), key=len, reverse=True))
    words = re.sub(rf"\b({slugs})\b", lambda found: title(box, found[0]), problem)
    words = begun(words.replace("`", "").strip())
    return words if words[-1] in ".!?" else f"{words}."
