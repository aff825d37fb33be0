"""Resource Cache: after a roll, ore for more odd ships, fuel for more even; both when equal."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from landfall.games.alien_frontiers.box import TECH
from landfall.games.alien_frontiers.piles import to_discards
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.story.telling import Telling


@final
class ResourceCache(Tech):
    """It is asked only right after the fleet's roll, so never in the turn it was got."""

    def __init__(self) -> None:
        super().__init__("resource-cache")

    def pays_for_rolls(self) -> bool:
        return True

    def after_roll(self, state: State, seat: i64, odd: i64, even: i64) -> None:
        if not state.holds(seat, self.card):
            return
        if odd >= even:
            state.gain(seat, 0, 1)
        if even >= odd:
            state.gain(seat, 1, 0)
        if odd == even:
            to_discards(self.book, state, seat, self.card, -1)

    def say_received(self, about: Telling) -> str:
        return f"{about.gains} from the {about.scene.title(self.key)}" if about.gains else ""

    def say_given_up(self, about: Telling) -> str:
        return "discards it" if about.scene.change(TECH) else ""
