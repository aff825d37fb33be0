"""Fleet Interlink: two fuel raise every unplaced ship by one; discarded, it places any generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.planet import put_field
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.whole_fleet import WholeFleet
from landfall.games.alien_frontiers.words import covered, listed

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling


@final
class FleetInterlink(WholeFleet):
    """A 6 becomes a 1. Codes of the discard power: for each generator every territory."""

    def __init__(self) -> None:
        super().__init__("fleet-interlink")

    def turned(self, value: i64) -> i64:
        return value % 6 + 1

    def discard_texts(self) -> list[str]:
        box = self.book.box
        return [f"{field} {land}" for field in box.field_names for land in box.territory_names]

    def discard_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """What `discard_refusal` does not forbid, without a look at generators that lie somewhere."""
        code = self.base + self.paid_codes
        field: i64 = 0
        while field < state.box.fields:
            if state.field_at(field) < 0:
                land: i64 = 0
                while land < state.box.territories:
                    if state.colonies(land, seat) > 0:
                        out[n] = code + land
                        n += 1
                    land += 1
            code += state.box.territories
            field += 1
        return n

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        if state.field_at(offset // state.box.territories) >= 0:
            return "fleet-interlink.off-planet"
        if state.colonies(offset % state.box.territories, seat) == 0:
            return "fleet-interlink.colony"
        return ""

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        territories = state.box.territories
        put_field(self.book, state, offset // territories, offset % territories)

    # -- what is said of it, and how a trial meets its rules --------------------------------------

    def say_territory(self, about: Telling) -> str:
        return about.scene.title(about.words[1])

    def say_lies_on(self, q: Question) -> str:
        return listed(covered(q.state, q.field))

    def take_it_off(self, q: Question) -> None:
        put_field(self.book, q.state, q.field, -1)
