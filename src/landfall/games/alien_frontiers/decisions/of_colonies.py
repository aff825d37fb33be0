"""What is asked of the planet: where a colony lands, how far one goes, where a field stays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Self

from landfall.games.alien_frontiers.asks import (
    ASK_ADVANCE,
    ASK_CONFINE,
    ASK_LAND,
    ASK_SWAP,
    DUE_AT_STATION,
    LANDING_BUILT,
    LANDING_LAUNCHED,
    LANDING_MOVED,
)
from landfall.games.alien_frontiers.box import HUB
from landfall.games.alien_frontiers.decisions.pending_decision import Numbers, PendingDecision
from landfall.games.alien_frontiers.names import (
    LAST_CIRCLE,
    SEAT_LETTERS,
)
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import the_part

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.position.entry import Entry
    from landfall.games.alien_frontiers.position.pending import Asked

LANDINGS: Final = ("built", "launched", "moved")


@dataclass(frozen=True)
class Landing(PendingDecision):
    """Where a colony lands: a new one, one launched from the Hub, or one that a card moves."""

    why: int = LANDING_BUILT
    excess: int = 0  # advances too many, which start the next colony
    source: int = -1  # the territory a moved colony comes from
    owner: int = -1
    due: int = 0  # an ore still to pay where opponents have colonies: DUE, DUE_AT_STATION

    name = "land"
    asks = ASK_LAND
    entries = ("why", "excess", "from", "owner", "due")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        if a == LANDING_MOVED:
            return cls(a, source=b, owner=c)
        return cls(a, excess=b, due=c)

    def numbers(self) -> Numbers:
        if self.why == LANDING_MOVED:
            return (self.why, self.source, self.owner)
        return (self.why, self.excess, self.due)

    @property
    def moved(self) -> bool:
        return self.why == LANDING_MOVED

    @property
    def launched(self) -> bool:
        return self.why == LANDING_LAUNCHED

    def said(self, state: State, seat: int) -> str:
        return "choose where the colony lands"

    def question(self, state: State) -> str:
        return f"Where does the colony {'go' if self.moved else 'land'}?"

    def written(self, state: State) -> dict[str, Any]:
        about: dict[str, Any] = {"why": LANDINGS[self.why]}
        if self.launched:
            about["excess"] = self.excess
        elif self.moved:
            source = state.box.territory_names[self.source]
            about |= {"from": source, "owner": SEAT_LETTERS[self.owner]}
        if self.due:
            about["due"] = self.due
        return about

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        why = entry.at("why").name(LANDINGS, LANDING_BUILT)
        if why == LANDING_MOVED:
            source, owner = asked.colony(entry)
            return cls(why, source=source, owner=owner)
        if why == LANDING_LAUNCHED:
            if asked.state.of(HUB, asked.seat) > 0:
                raise entry.wrong("the launched colony has left the Colonist Hub: `hub` must be 0")
            asked.launched = 1
            excess = entry.at("excess").number(0, LAST_CIRCLE - 1, 0)
            return cls(why, excess, due=entry.at("due").number(0, DUE_AT_STATION, 0))
        return cls(why, due=entry.at("due").number(0, DUE_AT_STATION, 0))


@dataclass(frozen=True)
class Advancing(PendingDecision):
    """How far a colony goes on the Colonist Hub, where it may stop sooner or later."""

    least: int
    most: int
    without_ships: int = 0  # by a card, and not as far as it would bring the colony

    name = "advance"
    asks = ASK_ADVANCE
    entries = ("least", "most", "without-ships")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(least=a, most=b, without_ships=c)

    def numbers(self) -> Numbers:
        return (self.least, self.most, self.without_ships)

    def said(self, state: State, seat: int) -> str:
        return "choose how far your colony goes"

    def question(self, state: State) -> str:
        return "How far does your colony go?"

    def written(self, state: State) -> dict[str, Any]:
        about: dict[str, Any] = {"least": self.least, "most": self.most}
        return about | ({"without-ships": True} if self.without_ships else {})

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        least = entry.at("least").number(1, LAST_CIRCLE)
        most = entry.at("most").number(least, LAST_CIRCLE)
        return cls(least, most, int(entry.at("without-ships").flag(False)))


@dataclass(frozen=True)
class Swapping(PendingDecision):
    """The second colony of a swap."""

    owner: int
    source: int

    name = "swap"
    asks = ASK_SWAP
    entries = ("owner", "from")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(owner=a, source=b)

    def numbers(self) -> Numbers:
        return (self.owner, self.source, 0)

    def said(self, state: State, seat: int) -> str:
        return "choose the colony it changes places with"

    def question(self, state: State) -> str:
        return "Which colony does it change places with?"

    def written(self, state: State) -> dict[str, Any]:
        source = state.box.territory_names[self.source]
        return {"owner": SEAT_LETTERS[self.owner], "from": source}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        source, owner = asked.colony(entry)
        return cls(owner, source)


@dataclass(frozen=True)
class Confining(PendingDecision):
    """On which of its two territories a field generator stays."""

    field: int

    name = "confine"
    asks = ASK_CONFINE
    entries = ("field",)

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(field=a)

    def numbers(self) -> Numbers:
        return (self.field, 0, 0)

    def said(self, state: State, seat: int) -> str:
        return f"choose where {the_part(state.box, state.box.field_names[self.field])} stays"

    def question(self, state: State) -> str:
        return f"Where does {the_part(state.box, state.box.field_names[self.field])} stay?"

    def written(self, state: State) -> dict[str, Any]:
        return {"field": state.box.field_names[self.field]}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        field = entry.at("field").name(asked.state.box.field_names)
        if asked.state.field_across(field) < 0:
            raise entry.at("field").wrong("it straddles no border; say so under `straddles`")
        return cls(field)
