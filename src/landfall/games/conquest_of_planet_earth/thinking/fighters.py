"""One group of Aliens against one Resistance, solved over all Fight Rounds: what each group is worth.

Fight Rounds go on until one side is gone, so the worth of a group follows from those of smaller groups.
A Tie leads back to the same group; its worth is the solution of one equation. Whoever is asked may give
each survivor of a Fight won any worth, and each group that escapes: with 1 for all survivors and no
escape, the answer is the chance to win.

A group is known by how many saucers it has, which of its Allies are left (a bit each), and whether its
guards have yet to be rolled for in the Battle.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import bit
from landfall.games.conquest_of_planet_earth.names import (
    ASSAULT,
    BARRAGE,
    BOLD,
    CRUSHING,
    CUNNING,
    DEADLY,
)

NO_WAY: Final = -1e9
"""The worth of an escape that is not possible."""

OWN_WINS: Final = 0
NOBODY_WINS: Final = 1
OTHER_WINS: Final = 2

MOST_AHEAD: Final = 6
"""Further ahead or behind makes no difference to the dice."""


@final
class Group:
    """The Aliens of one seat in a Fight, and what does not change in it."""

    def __init__(
        self,
        saucers: i64,
        strength: i64,
        allies: list[int],
        saved_on: list[int],
        guards: i64,
        late: i64,
        wins_ties: bool,
        others: i64,
        crushing: i64,
        barrage: i64,
    ) -> None:
        self.saucers = saucers
        self.strength = strength  # of each saucer
        self.allies = allies  # the Strength of each
        self.saved_on = saved_on  # the lowest die that saves it, 0 for none
        self.guards = guards  # the lowest die that saves an Alien once in a Battle, 0 for none
        self.late = late  # more Strength from the second Fight Round on
        self.wins_ties = wins_ties  # in the first Fight Round
        self.others = others  # Aliens of others in the Space, whom Bold counts too
        self.crushing = crushing  # the lowest Crushing die
        self.barrage = barrage  # the highest die with which a Barrage destroys
        self.each: i64 = 0  # more Strength for each Alien
        self.quieting: i64 = 0  # the Ally who quiets Heroes as long as it is left, a bit

    def size(self) -> int:
        """How many numbers its groups are told in."""
        return int(2 * (self.saucers + 1) * bit(len(self.allies)))

    def place(self, saucers: i64, left: i64, guarded: i64) -> i64:
        """Where the worth of a smaller group is told."""
        return (left * (self.saucers + 1) + saucers) * 2 + guarded

    def whole(self) -> int:
        """The group with everybody in it, guards yet to be rolled for."""
        return int(self.place(self.saucers, bit(len(self.allies)) - 1, 1))

    def most(self) -> i64:
        """A Resistance that is ahead by as much beats the whole group, but for the dice."""
        total = self.saucers * (self.strength + self.each) + self.late
        for amount in self.allies:
            total += amount + self.each
        return total + MOST_AHEAD

    def key(self) -> tuple[int, ...]:
        """What tells it from others."""
        return (
            int(self.saucers),
            int(self.strength),
            *self.allies,
            -1,
            *self.saved_on,
            -1,
            int(self.guards),
            int(self.late),
            int(self.wins_ties),
            int(self.others),
            int(self.crushing),
            int(self.barrage),
            int(self.each),
            int(self.quieting),
        )


def aliens_in(left: i64, saucers: i64) -> i64:
    count = saucers
    while left != 0:
        count += left & 1
        left >>= 1
    return count


def highest_of(dice: i64) -> list[float]:
    """The chances of each highest face, from none to six."""
    sides: float = 6.0
    all_ways: float = 1.0
    k: i64 = 0
    while k < dice:
        all_ways *= sides
        k += 1
    chances = [0.0]
    below: float = 0.0
    face: i64 = 1
    while face <= 6:
        ways: float = 1.0
        k = 0
        while k < dice:
            ways *= float(face)
            k += 1
        chances.append((ways - below) / all_ways)
        below = ways
        face += 1
    return chances


def wins_round(
    ahead: i64, own: i64, other: i64, crushing: i64, abilities: i64, wins_ties: bool
) -> i64:
    """Who wins a Fight Round with these highest dice, where the Aliens are so far ahead without them."""
    own_crushes = own >= crushing
    deadly: i64 = CRUSHING
    if abilities & DEADLY != 0:
        deadly = CRUSHING - 1
    other_crushes = other >= deadly
    if own_crushes != other_crushes:
        return OWN_WINS if own_crushes else OTHER_WINS
    if not own_crushes and ahead + own != other:
        return OWN_WINS if ahead + own > other else OTHER_WINS
    if abilities & ASSAULT != 0:
        return OTHER_WINS
    if own_crushes or not wins_ties:
        return NOBODY_WINS
    return OWN_WINS


ROUNDS: dict[int, tuple[float, float, float]] = {}


def round_odds(
    ahead: i64, dice: i64, crushing: i64, abilities: i64, wins_ties: bool
) -> tuple[float, float, float]:
    """The chances that a Fight Round is won, tied, lost."""
    if ahead > MOST_AHEAD:
        ahead = MOST_AHEAD
    if ahead < -MOST_AHEAD:
        ahead = -MOST_AHEAD
    abilities &= ASSAULT | CUNNING | DEADLY
    key = int(((((ahead + 16) * 8 + dice) * 8 + crushing) * 32 + abilities) * 2)
    if wins_ties:
        key += 1
    found = ROUNDS.get(key)
    if found is None:
        own = highest_of(dice)
        other = highest_of(2 if abilities & CUNNING != 0 else 1)
        told = [0.0, 0.0, 0.0]
        mine: i64 = 1
        while mine <= 6:
            theirs: i64 = 1
            while theirs <= 6:
                who = wins_round(ahead, mine, theirs, crushing, abilities, wins_ties)
                told[who] += own[mine] * other[theirs]
                theirs += 1
            mine += 1
        found = (told[0], told[1], told[2])
        ROUNDS[key] = found
    return found


def saved_by(lowest: i64) -> float:
    """The chance of a die that is this high."""
    if lowest == 0:
        return 0.0
    return float(7 - lowest) / 6.0


@final
class Fighters:
    """A group against a Resistance that is `behind` or ahead of what is always added to the group's.

    `first` has the worth of each smaller group before the first Fight Round, `later` before any other;
    `struck` the worth in a later round once its Barrage is over.
    """

    def __init__(self, group: Group) -> None:
        self.group = group
        size = group.size()
        self.first: list[float] = [0.0] * size
        self.later: list[float] = [0.0] * size
        self.struck: list[float] = [0.0] * size
        self.firsts: list[float] = [0.0] * size  # as `struck`, of the first round
        self.best = 0.0

    def solve(
        self,
        extra: i64,
        abilities: i64,
        loud_extra: i64,
        loud_abilities: i64,
        won: list[float],
        away: list[float],
        lost: float,
    ) -> None:
        """The worth of all groups: a Fight won is worth `won`, escaping `away`, being gone `lost`.

        The Resistance has `extra` more Strength than the group's own figures must make up for;
        `loud_extra` and `loud_abilities` are what it has once nobody quiets its Heroes any more.
        """
        group = self.group
        end = bit(len(group.allies))
        guarded: i64 = 0
        if group.guards == 0:
            guarded = 1  # nobody is ever without what nobody has
        while guarded < 2:
            left: i64 = 0
            while left < end:
                saucers: i64 = 0
                while saucers <= group.saucers:
                    place = group.place(saucers, left, guarded)
                    if saucers == 0 and left == 0:
                        self.first[place] = lost
                        self.later[place] = lost
                        self.struck[place] = lost
                        self.firsts[place] = lost
                    elif left & group.quieting == group.quieting:
                        self.solve_one(saucers, left, guarded, extra, abilities, won, away)
                    else:
                        self.solve_one(
                            saucers, left, guarded, loud_extra, loud_abilities, won, away
                        )
                    saucers += 1
                left += 1
            guarded += 1

    def ahead(self, saucers: i64, left: i64, extra: i64, abilities: i64) -> i64:
        """By how much the group is ahead before the dice."""
        group = self.group
        count = aliens_in(left, saucers)
        strength = saucers * group.strength + group.each * count - extra
        ally: i64 = 0
        while left >> ally != 0:
            if left >> ally & 1 == 1:
                strength += group.allies[ally]
            ally += 1
        if abilities & BOLD != 0:
            strength -= count + group.others
        return strength

    def solve_one(
        self,
        saucers: i64,
        left: i64,
        guarded: i64,
        extra: i64,
        abilities: i64,
        won: list[float],
        away: list[float],
    ) -> None:
        group = self.group
        place = group.place(saucers, left, guarded)
        ahead = self.ahead(saucers, left, extra, abilities)
        wins, ties, loses = round_odds(ahead + group.late, 1, group.crushing, abilities, False)
        still: float = 1.0
        gone: float = 0.0
        if abilities & BARRAGE != 0:
            still = self.barrage(saucers, left, guarded, True)
            gone = self.best
        self.later[place] = NO_WAY
        figure: i64 = 0
        while figure <= len(group.allies):
            if self.has(saucers, left, figure):
                # What is certain, and how often it comes back to this group.
                again = ties + loses * self.back(figure)
                certain = wins * won[place] + loses * self.loss(
                    saucers, left, guarded, figure, away
                )
                stays = (still * certain + gone) / (1.0 - still * again)
                flees = still * (certain + again * away[place]) + gone
                if stays >= flees and stays > self.later[place]:
                    self.later[place] = stays
                    self.struck[place] = certain + again * stays
                elif flees > stays and flees > self.later[place]:
                    self.later[place] = flees
                    self.struck[place] = certain + again * away[place]
            figure += 1
        self.first[place] = self.solve_first(saucers, left, guarded, ahead, abilities, won, away)

    def solve_first(
        self,
        saucers: i64,
        left: i64,
        guarded: i64,
        ahead: i64,
        abilities: i64,
        won: list[float],
        away: list[float],
    ) -> float:
        """The worth before the first Fight Round, where later rounds are solved."""
        group = self.group
        worth = self.in_first(saucers, left, guarded, ahead, abilities, won, away)
        self.firsts[group.place(saucers, left, guarded)] = worth
        if abilities & BARRAGE == 0:
            return worth
        still = self.barrage(saucers, left, guarded, False)
        return still * worth + self.best

    def in_first(
        self,
        saucers: i64,
        left: i64,
        guarded: i64,
        ahead: i64,
        abilities: i64,
        won: list[float],
        away: list[float],
    ) -> float:
        """The same once its Barrage is over."""
        group = self.group
        place = group.place(saucers, left, guarded)
        wins, ties, loses = round_odds(ahead, 1, group.crushing, abilities, group.wins_ties)
        return (
            wins * won[place]
            + ties * self.stays_or_not(place, away)
            + loses * self.lost_round(saucers, left, guarded, away)
        )

    def stays_or_not(self, place: i64, away: list[float]) -> float:
        worth = self.later[place]
        return worth if worth > away[place] else away[place]

    def lost_round(self, saucers: i64, left: i64, guarded: i64, away: list[float]) -> float:
        """The worth of having lost a Fight Round, when it is chosen well who is lost."""
        best = NO_WAY
        place = self.group.place(saucers, left, guarded)
        figure: i64 = 0
        while figure <= len(self.group.allies):
            if self.has(saucers, left, figure):
                worth = self.back(figure) * self.stays_or_not(place, away)
                worth += self.loss(saucers, left, guarded, figure, away)
                if worth > best:
                    best = worth
            figure += 1
        return best

    def has(self, saucers: i64, left: i64, figure: i64) -> bool:
        """Is a figure in the group: a saucer (0), or an Ally by its number and one?"""
        if figure == 0:
            return saucers > 0
        return left >> (figure - 1) & 1 == 1

    def back(self, figure: i64) -> float:
        """The chance that a figure saves itself, and the group stays as it was."""
        if figure == 0:
            return 0.0
        return saved_by(self.group.saved_on[figure - 1])

    def loss(self, saucers: i64, left: i64, guarded: i64, figure: i64, away: list[float]) -> float:
        """What comes of losing a figure, weighed with the chance that it does not save itself."""
        group = self.group
        if figure == 0:
            after = group.place(saucers - 1, left, 0)
            alone = saucers == 1 and left == 0
        else:
            after = group.place(saucers, left & ~bit(figure - 1), 0)
            alone = saucers == 0 and left == bit(figure - 1)
        if group.guards == 0 or guarded == 0:
            after += guarded
            return (1.0 - self.back(figure)) * self.unless(after, alone, away)
        saved = saved_by(group.guards)
        kept = self.stays_or_not(group.place(saucers, left, 0), away)
        worth = saved * kept + (1.0 - saved) * self.unless(after, alone, away)
        return (1.0 - self.back(figure)) * worth

    def unless(self, after: i64, alone: bool, away: list[float]) -> float:
        """The worth of a smaller group between rounds; who is gone does not escape."""
        return self.later[after] if alone else self.stays_or_not(after, away)

    # -- Barrage ----------------------------------------------------------------------------------

    def barrage(self, saucers: i64, left: i64, guarded: i64, later: bool) -> float:
        """The chance that a Barrage hits nobody; `best` is then what the other cases add."""
        group = self.group
        hit = float(group.barrage) / 6.0
        added: float = 0.0
        still: float = 0.0
        part = left
        while True:
            chance = self.allies_left(left, part, hit)
            stay: i64 = saucers
            while stay >= 0:
                here = chance * binomial(saucers, stay, 1.0 - hit)
                if part == left and stay == saucers:
                    still = here
                elif here > 0.0:
                    place = group.place(stay, part, guarded)
                    added += here * (self.struck[place] if later else self.firsts[place])
                stay -= 1
            if part == 0:
                break
            part = (part - 1) & left
        self.best = added
        return still

    def allies_left(self, left: i64, part: i64, hit: float) -> float:
        """The chance that of these Allies just these are left by a Barrage."""
        chance: float = 1.0
        ally: i64 = 0
        while left >> ally != 0:
            if left >> ally & 1 == 1:
                lost = hit * (1.0 - saved_by(self.group.saved_on[ally]))
                chance *= 1.0 - lost if part >> ally & 1 == 1 else lost
            ally += 1
        return chance


def binomial(n: i64, k: i64, p: float) -> float:
    """The chance of k among n."""
    chance: float = 1.0
    i: i64 = 0
    while i < k:
        chance *= p * float(n - i) / float(i + 1)
        i += 1
    while i < n:
        chance *= 1.0 - p
        i += 1
    return chance
