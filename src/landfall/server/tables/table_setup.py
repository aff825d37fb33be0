"""A table as it was set up: what is agreed before the first step and never changed after it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import asdict, dataclass, replace
from typing import Any

from landfall import catalog
from landfall.core.game import FIRST_RULINGS, Game, Position
from landfall.server.tables.dice import Dice, new_secret
from landfall.server.tables.seating import Seating
from landfall.store.store import UNREADABLE, Damaged


@dataclass(frozen=True)
class TableSetup:
    game: str
    options: Mapping[str, Any]
    """What the catalog's `game` asks for: edition, seats, and the game's own."""
    seating: Seating
    secret: str
    script: tuple[str, ...] = ()
    start: Mapping[str, Any] | None = None
    """A position to start from, in full; else the game's own set-up."""
    hints: bool = False
    chances: bool = False
    rolls: bool = False
    """People roll their own dice unless they wish otherwise."""

    def shows_chances(self, seats: Set[int]) -> bool:
        """Is somebody with these seats told the chances to win? Where there is advice, watchers are."""
        return self.chances or (self.hints and not seats)

    def rules(self) -> Game[Any]:
        return catalog.game(self.game, **self.options)

    def first_position(self, game: Game[Any]) -> Position:
        return game.start() if self.start is None else game.from_dict(self.start)

    def dice(self) -> Dice:
        return Dice(self.secret, self.script)

    def to_dict(self) -> dict[str, Any]:
        return {**asdict(self), "seating": self.seating.to_dict(), "script": list(self.script)}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> TableSetup:
        """The set-up that a store has kept; Damaged when it is none."""
        try:
            entries = dict(data)
            entries["seating"] = Seating.from_dict(entries["seating"])
            entries["script"] = tuple(entries["script"])
            known = catalog.entry(entries["game"]).option_names
            if "rulings" in known:  # version 0.1 named none
                entries["options"] = {"rulings": FIRST_RULINGS, **entries["options"]}
            return cls(**entries)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise Damaged(f"{UNREADABLE}: its set-up has another shape ({error}).") from error


def again(setup: TableSetup, names: Sequence[str]) -> TableSetup:
    """The same once more, under the names that the seats have now, and with dice of its own.

    Whoever was a guest has sat down long ago, and is not greeted again.
    """
    places = tuple(
        replace(place, name=name, guest=False)
        for place, name in zip(setup.seating.places, names, strict=True)
    )
    seating = replace(setup.seating, places=places)
    return replace(setup, seating=seating, secret=new_secret(), script=())
