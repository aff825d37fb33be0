"""What players look at in a position, by name: a row of numbers for each seat, and one for the Humans.

All of it follows from what everybody sees. Points are those that count for a seat, shared out among
those for whom they count, so that a partner's Location is worth as much as one's own.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import COMMANDS_LEFT, SPACE_NUMBERS, TRACK
from landfall.games.conquest_of_planet_earth.names import TRACK_END
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.winning import goal, points_towards_goal

TERROR: Final = 0
CLOSE: Final = 1
ALIENS: Final = 2
MIGHT: Final = 3
TOKENS: Final = 4
CARDS: Final = 5
STUFF: Final = 6
EXPOSED: Final = 7
REACH: Final = 8
COMMANDS: Final = 9
STEPS: Final = 10
INVENTIONS: Final = 11
COUNTERS: Final = 12

NAMES: Final = (
    "terror",  # Terror Points, of each of those who share them
    "close",  # how near they are to the goal, squared
    "aliens",  # on the board
    "might",  # Strength of Allies and Space Stuff that arms
    "tokens",
    "cards",
    "stuff",
    "exposed",  # people under own markers that enemies are near to
    "reach",  # people that own Aliens are near to, and Empty Spaces
    "commands",  # Action Points on the Command Counters left
    "track",  # of the Humans: steps of the Human Tech Track
    "inventions",  # of the Humans: Human Tech in play
    "counters",  # of the Humans: Counters on the board
)

NEARNESS: Final = (0.5, 0.35, 0.2, 0.1, 0.05)
"""How much an Alien counts for a Space that is so many steps away."""
DANGER: Final = (1.0, 0.6, 0.35, 0.15, 0.05)
"""The same where it may take what nobody guards."""
FREEING: Final = (1.5, 0.1)
"""The same of Counters, which free the Space they stand in when the round ends."""
ENOUGH: Final = 7.0
"""The Strength that is needed to take what is in reach."""
EMPTY: Final = 1.0
"""What an Empty Space is worth on average, in people."""
MOST_TOKENS: Final = 5


@final
class Features:
    """Reads positions of one game."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.box = ruleset.box
        self.names = NAMES
        count = int(self.box.spaces)
        near = self.box.board.near
        self.steps: list[list[int]] = []
        for start in range(count):
            away = [count] * count
            away[start] = 0
            edge = [start]
            while edge:
                wider: list[int] = []
                for space in edge:
                    for other in near[space]:
                        if away[other] == count:
                            away[other] = away[space] + 1
                            wider.append(other)
                edge = wider
            self.steps.append(away)

    # -- what lies there --------------------------------------------------------------------------

    def rows(self, seen: State, seat: int) -> list[float]:
        """The horizon, the seat's own row, the others' in turn order, the Humans' where they can win."""
        seats = int(self.box.seats)
        answer = [self.horizon(seen)]
        figures = self.figures(seen)
        for step in range(seats):
            answer += self.row(seen, (seat + step) % seats, figures)
        if self.box.active:
            answer += self.humans(seen)
        return answer

    def horizon(self, seen: State) -> float:
        """1 at the beginning, 0 at the end of the game."""
        done = 0.0
        for seat in range(int(self.box.seats)):
            done = max(done, float(points_towards_goal(seen, seat)) / float(goal(seen)))
        if self.box.active:
            done = max(done, float(seen.at[TRACK]) / TRACK_END)
        return max(0.0, 1.0 - done)

    def humans(self, seen: State) -> list[float]:
        box = self.box
        row = [0.0] * len(NAMES)
        row[STEPS] = float(seen.at[TRACK])
        tech: i64 = 0
        while tech < box.tech:
            row[INVENTIONS] += float(seen.at[box.tech_in_play + tech])
            tech += 1
        space: i64 = 0
        while space < box.spaces:
            row[COUNTERS] += float(seen.counters_at(space))
            space += 1
        return row

    def row(self, seen: State, seat: int, figures: list[int]) -> list[float]:
        box = self.box
        row = [0.0] * len(NAMES)
        partners = 0
        for other in range(int(box.seats)):
            partners += seen.are_partners(seat, other)
        points = float(points_towards_goal(seen, seat))
        row[TERROR] = points / partners
        row[CLOSE] = (points / float(goal(seen))) ** 2
        row[TOKENS] = float(min(seen.tokens(seat), MOST_TOKENS))
        row[CARDS] = float(seen.hand_size(seat))
        self.count_stuff(seen, seat, row)
        counter: i64 = 0
        while counter < 5:
            if seen.of(COMMANDS_LEFT, seat) >> counter & 1 == 1:
                row[COMMANDS] += float(counter + 2)
            counter += 1
        self.look_around(seen, seat, figures, row)
        return row

    def count_stuff(self, seen: State, seat: int, row: list[float]) -> None:
        box = self.box
        kind: i64 = 0
        while kind < box.stuff:
            owned = seen.has_stuff(seat, kind)
            if owned > 0:
                row[STUFF] += float(owned)
                row[MIGHT] += float(box.stuff_bonus.amount[kind] * owned)
                if box.stuff_ally[kind] >= 0:
                    row[MIGHT] += float(box.ally_strength[box.stuff_ally[kind]])
            kind += 1

    def figures(self, seen: State) -> list[int]:
        """Aliens of each seat in each Space."""
        box = self.box
        seats = int(box.seats)
        found: list[int] = []
        for space in range(int(box.spaces)):
            at = seen.space(space) + SPACE_NUMBERS
            found += [int(seen.at[at + seat]) for seat in range(seats)]
        ally: i64 = 0
        while ally < box.allies:
            owner = seen.ally_owner(ally)
            if owner >= 0 and seen.ally_space(ally) >= 0:
                found[int(seen.ally_space(ally)) * seats + int(owner)] += 1
            ally += 1
        return found

    def look_around(self, seen: State, seat: int, figures: list[int], row: list[float]) -> None:
        """Where the seat's Aliens are, what is near to them, and who is near to what it has."""
        box = self.box
        seats = int(box.seats)
        strength = int(box.race_strength[seen.race(seat)]) if seen.race(seat) >= 0 else 0
        rivals = [one for one in range(seats) if not seen.are_partners(seat, one)]
        mine: list[tuple[int, float]] = []
        theirs: list[tuple[int, float]] = []
        humans: list[tuple[int, float]] = []
        for space in range(int(box.spaces)):
            own = figures[space * seats + seat]
            if own > 0:
                row[ALIENS] += float(own)
                mine.append((space, float(own * strength)))
            others = 0
            for one in rivals:
                others += figures[space * seats + one]
            if others > 0:
                theirs.append((space, float(others)))
            if box.active and seen.counters_at(space) > 0:
                humans.append((space, 1.0))
        for space in range(int(box.spaces)):
            owner = int(seen.marker(space))
            if owner == seat:
                if figures[space * seats + seat] == 0:
                    people = float(seen.population(space))
                    danger = self.drawn_to(theirs, space, DANGER, 1.0)
                    danger += self.drawn_to(humans, space, FREEING, 1.0)
                    row[EXPOSED] += people * danger
                continue
            prize = self.prize(seen, seat, space, owner)
            if prize > 0.0:
                row[REACH] += prize * self.drawn_to(mine, space, NEARNESS, ENOUGH)

    def prize(self, seen: State, seat: int, space: int, owner: int) -> float:
        """What a Space that is not the seat's may bring, in people."""
        if seen.is_site(space):
            return 0.0
        if seen.is_empty(space):
            return EMPTY
        if owner >= 0:
            if seen.are_partners(seat, owner):
                return 0.0
            return 1.5 * float(seen.population(space))
        if seen.resistance(space) == 0:
            return 0.0
        return 0.2 + float(seen.population(space)) / (1.0 + 0.15 * float(seen.resistance(space)))

    def drawn_to(
        self, groups: list[tuple[int, float]], space: int, by: tuple[float, ...], enough: float
    ) -> float:
        """How much some groups count for a Space, one at most."""
        away = self.steps[space]
        total = 0.0
        for there, weight in groups:
            if away[there] < len(by):
                total += weight * by[away[there]]
        return min(1.0, total / enough)
