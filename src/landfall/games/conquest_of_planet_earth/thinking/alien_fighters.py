"""Two groups of Aliens against each other, until one is gone: the chance that the first is left."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import bit
from landfall.games.conquest_of_planet_earth.names import CRUSHING
from landfall.games.conquest_of_planet_earth.thinking.fighters import (
    Group,
    aliens_in,
    highest_of,
    saved_by,
)

Places = tuple[int, int]


@final
class AlienFighters:
    """Nobody escapes. Each side gives up the figure that serves it best to lose."""

    def __init__(self, own: Group, other: Group, own_added: i64, other_added: i64) -> None:
        self.own = own
        self.other = other
        self.own_added = own_added  # to the Strength of the figures
        self.other_added = other_added
        self.known: dict[tuple[int, int, bool], float] = {}

    def chance(self) -> float:
        """That all of them win, before the first Fight Round."""
        return self.worth(self.own.whole(), self.other.whole(), False)

    def strength(self, group: Group, place: int, later: bool) -> i64:
        saucers, left, _ = split(group, place)
        total = saucers * group.strength + group.each * aliens_in(left, saucers)
        for ally, amount in enumerate(group.allies):
            if left >> ally & 1:
                total += amount
        if later:
            total += group.late
        return total

    def thirds(self, mine: int, theirs: int, later: bool) -> tuple[float, float, float]:
        """The chances that a Fight Round is won, tied, lost."""
        ahead = self.strength(self.own, mine, later) + self.own_added
        ahead -= self.strength(self.other, theirs, later) + self.other_added
        one_die = highest_of(1)
        told = [0.0, 0.0, 0.0]
        for die in range(1, 7):
            for against in range(1, 7):
                told[self.decided(int(ahead), die, against, later)] += one_die[die] / 6.0
        return told[0], told[1], told[2]

    def decided(self, ahead: int, die: int, against: int, later: bool) -> int:
        crushes = die >= (self.own.crushing or CRUSHING)
        crushed = against >= (self.other.crushing or CRUSHING)
        if crushes != crushed:
            return 0 if crushes else 2
        if crushes:
            return 1
        if ahead + die != against:
            return 0 if ahead + die > against else 2
        if later or self.own.wins_ties == self.other.wins_ties:
            return 1
        return 0 if self.own.wins_ties else 2

    def worth(self, mine: int, theirs: int, later: bool) -> float:
        """The chance to win from here on, before a Fight Round that is the first or a later one."""
        if is_gone(self.own, mine):
            return 0.0
        if is_gone(self.other, theirs):
            return 1.0
        key = (mine, theirs, later)
        found = self.known.get(key)
        if found is None:
            wins, ties, loses = self.thirds(mine, theirs, later)
            if later:
                found = self.solved(mine, theirs, wins, ties, loses)
            else:
                found = (
                    wins * self.other_loses(mine, theirs)
                    + ties * self.worth(mine, theirs, True)
                    + loses * self.own_loses(mine, theirs)
                )
            self.known[key] = found
        return found

    def solved(self, mine: int, theirs: int, wins: float, ties: float, loses: float) -> float:
        """Ties, and figures that save themselves, lead back here: the best over who is lost."""
        best = -1.0
        for back, worth in self.losses(self.own, mine):
            goes = sum(chance * self.worth(place, theirs, True) for place, chance in worth)
            least = 2.0
            for their_back, their_worth in self.losses(self.other, theirs):
                there = sum(chance * self.worth(mine, place, True) for place, chance in their_worth)
                again = ties + loses * back + wins * their_back
                least = min(least, (loses * goes + wins * there) / (1.0 - again))
            best = max(best, least)
        return best

    def own_loses(self, mine: int, theirs: int) -> float:
        here = self.worth(mine, theirs, True)
        return max(
            back * here + sum(chance * self.worth(at, theirs, True) for at, chance in after)
            for back, after in self.losses(self.own, mine)
        )

    def other_loses(self, mine: int, theirs: int) -> float:
        here = self.worth(mine, theirs, True)
        return min(
            back * here + sum(chance * self.worth(mine, at, True) for at, chance in after)
            for back, after in self.losses(self.other, theirs)
        )

    def losses(self, group: Group, place: int) -> list[tuple[float, list[tuple[int, float]]]]:
        """For each figure that may be lost: how often it saves itself, and else where that leads."""
        saucers, left, guarded = split(group, place)
        found: list[tuple[float, list[tuple[int, float]]]] = []
        for figure in range(len(group.allies) + 1):
            if figure == 0 and saucers > 0:
                after, back = int(group.place(saucers - 1, left, 0)), 0.0
            elif figure > 0 and left >> (figure - 1) & 1:
                after = int(group.place(saucers, left & ~bit(figure - 1), 0))
                back = saved_by(group.saved_on[figure - 1])
            else:
                continue
            if group.guards == 0 or guarded == 0:
                found.append((back, [(after + guarded, 1.0 - back)]))
                continue
            saved = saved_by(group.guards)
            kept = int(group.place(saucers, left, 0))
            ways = [(kept, (1.0 - back) * saved), (after, (1.0 - back) * (1.0 - saved))]
            found.append((back, ways))
        return found


def split(group: Group, place: int) -> tuple[int, int, int]:
    """Saucers, Allies left and guards of a place."""
    wide = int(group.saucers) + 1
    return place // 2 % wide, place // 2 // wide, place % 2


def is_gone(group: Group, place: int) -> bool:
    return place < 2
