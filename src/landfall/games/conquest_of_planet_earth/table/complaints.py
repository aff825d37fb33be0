"""What is wrong with a position, in the words of whoever fills in a form rather than writes a file."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from landfall.games.conquest_of_planet_earth.own_parts import KINDS, of_kind

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

MEANT: Final = ((": write `won:", ": say that it is won:"), ("in-play:", "cards in play:"))
"""What speaks of a file."""


def complaint(game: ConquestOfPlanetEarth, problem: str) -> str:
    """`there are 2 solar-flare` is “There are 2 Solar Flare.”"""
    for written, said in MEANT:
        problem = problem.replace(written, said)
    parts = game.ruleset.box.parts
    titles = {part.key: part.title for kind in KINDS for part in of_kind(parts, kind)}
    keys = sorted((key for key in titles if "-" in key), key=len, reverse=True)
    words = re.sub(rf"\b({'|'.join(keys)})\b", lambda found: titles[found[0]], problem)
    words = words.replace("`", "").strip()
    words = words[:1].upper() + words[1:]
    return words if words[-1:] in (".", "!", "?") else f"{words}."
