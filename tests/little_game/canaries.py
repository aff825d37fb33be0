"""Night Watch with a name of its own on every card: wherever one is heard, that card was told.

Set LANDFALL_GAMES=little_game.canaries.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from little_game.game import NightWatch
from little_game.package import PACKAGE as NIGHT_WATCH

COLOURS: Final = (
    "amber blue coral dusk ebony flax grey hazel indigo jade khaki lime mauve navy ochre plum"
)
CARDS: Final = tuple(f"canary-{colour}" for colour in COLOURS.split())


class CanaryWatch(NightWatch):
    """One card of each kind."""

    name = "canary-watch"

    def cards(self) -> tuple[tuple[str, ...], tuple[int, ...]]:
        return CARDS, (1,) * len(CARDS)


PACKAGE = replace(NIGHT_WATCH, name=CanaryWatch.name, title="Canary Watch", make=CanaryWatch)
