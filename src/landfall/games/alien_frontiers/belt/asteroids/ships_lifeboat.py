"""Ship's Lifeboat: discarded, it brings your colony on the Colonist Hub three circles on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.games.alien_frontiers.belt.asteroids.asteroid import Asteroid
from landfall.games.alien_frontiers.box import HUB, WIDE
from landfall.games.alien_frontiers.facilities.colonist_hub import colonist_hub
from landfall.games.alien_frontiers.names import LAST_CIRCLE
from landfall.games.alien_frontiers.state import State

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling

CIRCLES: Final = 3


@final
class ShipsLifeboat(Asteroid):
    def __init__(self) -> None:
        super().__init__("ships-lifeboat")
        self.calm = True

    def play_refusal(self, state: State, seat: i64, offset: i64) -> str:
        circle = state.of(HUB, seat)
        if circle == 0 or circle == LAST_CIRCLE:
            return "ships-lifeboat.colony"
        hub = colonist_hub(self.book)
        if hub.can_step(state, seat, CIRCLES):
            return ""
        return hub.steps_refused(state, seat, CIRCLES)

    def play(self, state: State, seat: i64, offset: i64) -> None:
        colonist_hub(self.book).step(state, seat, CIRCLES)

    # -- what is said of it, and how a trial meets its rules --------------------------------------

    def say_moved_on(self, about: Telling) -> str:
        circle = int(about.scene.after.of(HUB, about.scene.seat))
        if circle == about.scene.before.of(HUB, about.scene.seat):  # how far it goes is asked first
            return f"uses the {about.scene.title(self.key)}"
        by = f"with the {about.scene.title(self.key)}"
        if circle == 0:  # where no place was free
            return f"launches a colony at once {by}{about.price}"
        ready = ", ready to launch" if circle == LAST_CIRCLE else ""
        return f"brings a colony {by} to circle {circle}{ready}"

    def say_stop(self, q: Question) -> str:
        return f"circle {min(LAST_CIRCLE, q.circle + CIRCLES)}"

    def say_no_colony(self, q: Question) -> str:
        if q.circle == 0:
            return "no colony is on your track of the Colonist Hub"
        return f"your colony is on circle {LAST_CIRCLE} already"

    def start_a_colony(self, q: Question) -> None:
        q.state.at[HUB + WIDE * q.you] = 1
