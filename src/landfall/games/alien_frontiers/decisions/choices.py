"""What a seat is asked: its main phase, and what a docking or a card lets it take or give back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Self

from landfall.games.alien_frontiers.asks import (
    AFTER_A_TURN,
    ASK_CACHE,
    ASK_DROP,
    ASK_MAIN,
    ASK_NOTHING,
    ASK_RAID,
    RAID_OUTPOST,
    RAID_PLAYERS,
    RAID_SMUGGLED,
    RAID_SMUGGLING,
    RAID_SUPPLY,
)
from landfall.games.alien_frontiers.box import RELIC_VALUE
from landfall.games.alien_frontiers.decisions.pending_decision import Numbers, PendingDecision
from landfall.games.alien_frontiers.names import (
    BOOTY,
    RESOURCE_LIMIT,
    ROBBED,
    SEAT_LETTERS,
)
from landfall.games.alien_frontiers.state import State

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.position.entry import Entry
    from landfall.games.alien_frontiers.position.pending import Asked

RAIDED: Final = ("players", "supply")
SMUGGLING: Final = {RAID_SMUGGLING: "both", RAID_SMUGGLED: "resources"}
"""What a smuggler's raid may still take: resources and a card, or no card any more."""


@dataclass(frozen=True)
class Main(PendingDecision):
    """Dock, use, trade, …, end; `late`, after somebody's turn, only what has to do with docking."""

    late: bool = False

    name = "main"
    asks = ASK_MAIN
    entries = ("late",)

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(late=a == AFTER_A_TURN)

    def numbers(self) -> Numbers:
        return (AFTER_A_TURN if self.late else 0, 0, 0)

    def question(self, state: State) -> str:
        return "Where do your ships dock?" if self.late else "What will you do?"

    def enough(self) -> str:
        return "Done docking" if self.late else "End turn"

    def written(self, state: State) -> dict[str, Any]:
        return {"late": True} if self.late else {}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        late = entry.at("late").flag(False)
        if late and not asked.state.box.ship_cards:
            raise entry.at("late").wrong("in this game no ship docks when a turn is over")
        return cls(late)

    def comes_first(self) -> bool:
        return self.late


@dataclass(frozen=True)
class GameOver(PendingDecision):
    """Nothing: the game has ended."""

    name = "over"
    asks = ASK_NOTHING


@dataclass(frozen=True)
class Raid(PendingDecision):
    """What a raid takes, or a Raiders' Rock from one player."""

    taken: int = 0
    source: int = RAID_PLAYERS
    whose: int = RAID_OUTPOST  # or which player a card robs, counted from one

    @property
    def most(self) -> int:
        return ROBBED if self.robs_one else BOOTY

    @property
    def robs_one(self) -> bool:
        """Is it a card's, against one player?"""
        return RAID_OUTPOST < self.whose < RAID_SMUGGLING

    @property
    def smuggles(self) -> bool:
        """May it take a card besides?"""
        return self.whose >= RAID_SMUGGLING

    @property
    def and_a_card(self) -> str:
        return "and one card" if self.whose == RAID_SMUGGLING else "the card being taken"

    name = "raid"
    asks = ASK_RAID
    entries = ("taken", "from", "victim", "smuggling")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(taken=a, source=b, whose=c)

    def numbers(self) -> Numbers:
        return (self.taken, self.source, self.whose)

    def said(self, state: State, seat: int) -> str:
        left, card = self.most - self.taken, "one card" if self.whose == RAID_SMUGGLING else ""
        more = " more" if self.taken else ""
        some = f"up to {left}{more} resources" if left > 1 else "1 more resource" if left else ""
        if not self.taken and not self.smuggles:
            return f"take {some} or one card, or stop"
        return f"take {' and '.join(filter(None, (some, card)))}, or stop"

    def question(self, state: State) -> str:
        return "What else do you take?" if self.taken else "What do you take?"

    def enough(self) -> str:
        return "End the raid"

    def written(self, state: State) -> dict[str, Any]:
        source = {} if self.source == RAID_PLAYERS else {"from": RAIDED[self.source]}
        robbed = {"victim": SEAT_LETTERS[self.whose - 1]} if self.robs_one else {}
        smuggled = {"smuggling": SMUGGLING[self.whose]} if self.whose in SMUGGLING else {}
        return {"taken": self.taken, **source, **robbed, **smuggled}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        whose = RAID_OUTPOST
        if entry.has("smuggling"):
            if "smugglers-alliance" not in asked.state.box.board_names:
                raise entry.at("smuggling").wrong("it takes the Smuggler's Alliance to smuggle")
            whose = [*SMUGGLING][entry.at("smuggling").name((*SMUGGLING.values(),))]
        if entry.has("victim"):
            asked.needs_belt(entry.at("victim"))
            whose = 1 + entry.at("victim").name(asked.letters)
        found = cls(whose=whose)
        most = found.most
        taken = entry.at("taken").number(0, most if whose == RAID_SMUGGLING else most - 1, 0)
        source = entry.at("from").name(RAIDED, RAID_PLAYERS)
        extractor = asked.state.box.card("matter-extractor")
        if source == RAID_SUPPLY and (
            extractor < 0 or not asked.state.holds(asked.seat, extractor)
        ):
            raise entry.at("from").wrong("it takes a Matter Extractor to raid the supply")
        if source == RAID_SUPPLY and not taken:
            raise entry.at("from").wrong("nothing is taken yet, so it may still be from anywhere")
        if source == RAID_SUPPLY and found.robs_one:
            raise entry.at("from").wrong("a card that robs one player takes nothing else")
        return cls(taken, source, whose)


@dataclass(frozen=True)
class Unearthing(PendingDecision):
    """Which displayed card a Relic Cache brings, before or after a cycle."""

    cycled: bool = False

    name = "cache"
    asks = ASK_CACHE
    entries = ("cycled",)

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(cycled=a == 1)

    def numbers(self) -> Numbers:
        return (int(self.cycled), 0, 0)

    def said(self, state: State, seat: int) -> str:
        return f"take a displayed card{'' if self.cycled else ', or cycle the display'}"

    def question(self, state: State) -> str:
        return "Which card do you take?"

    def enough(self) -> str:
        return "Take none"

    def written(self, state: State) -> dict[str, Any]:
        return {"cycled": self.cycled}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        asked.needs_belt(entry)
        return cls(entry.at("cycled").flag(False))


@dataclass(frozen=True)
class Dropping(PendingDecision):
    """What is given back down to eight resources."""

    name = "drop"
    asks = ASK_DROP

    def said(self, state: State, seat: int) -> str:
        return f"give back fuel or ore until {RESOURCE_LIMIT} are left"

    def question(self, state: State) -> str:
        return "What do you give back?"

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        state, whose = asked.state, SEAT_LETTERS[asked.seat]
        has = int(state.fuel(asked.seat) + state.ore(asked.seat))
        if has <= RESOURCE_LIMIT:
            raise entry.wrong(f"{whose} has {has} fuel and ore; eight may be kept")
        if state.hand or state.at[RELIC_VALUE]:
            raise entry.wrong("at the end of the turn no ship is unplaced: `dice` must be empty")
        return cls()
