"""What is asked of a list of changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

from landfall.core.kind_of_change import Change
from landfall.games.alien_frontiers.change.card_kinds import CardGot, CardLost, CardUsedUp
from landfall.games.alien_frontiers.change.planet_kinds import ColonyLanded
from landfall.games.alien_frontiers.change.seat_kinds import Gained, Paid, Scored
from landfall.games.alien_frontiers.change.ship_kinds import ShipBuilt, ShipForfeit, ShipLost

C = TypeVar("C", bound=Change)


def of_kind(listed: Iterable[Change], kind: type[C], seat: int | None = None) -> Iterator[C]:
    """The changes of one kind, of one seat if it is given."""
    for change in listed:
        if isinstance(change, kind) and seat in (None, getattr(change, "seat", None)):
            yield change


def amounts(listed: Iterable[Change], seat: int) -> Mapping[str, int]:
    """What a seat has more, or below nought less, of: by name, without what is the same."""
    more = {"fuel": 0, "ore": 0, "points": 0, "ships": 0, "colonies": 0, "cards": 0}
    for change in listed:
        match change:
            case Gained(whose, what, number) if whose == seat:
                more[what] += number
            case Paid(whose, what, number) if whose == seat:
                more[what] -= number
            case Scored(whose, number) if whose == seat:
                more["points"] += number
            case ShipBuilt(whose, number) if whose == seat:
                more["ships"] += number
            case ShipLost(whose, _, values) | ShipForfeit(whose, _, values) if whose == seat:
                more["ships"] -= len(values)
            case ColonyLanded(whose) if whose == seat:
                more["colonies"] += 1
            case CardGot(whose) if whose == seat:
                more["cards"] += 1
            case CardLost(whose) | CardUsedUp(whose) if whose == seat:
                more["cards"] -= 1
    return {name: number for name, number in more.items() if number}
