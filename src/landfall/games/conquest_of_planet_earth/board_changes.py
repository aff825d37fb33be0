"""What has changed on the board: Locations, markers, the track, Aliens and Counters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from landfall.core.kind_of_change import Change
from landfall.games.conquest_of_planet_earth.box import (
    CARD,
    COUNTERS,
    DEMOLISHED,
    DEPTH,
    KIND,
    MARKER,
    POOL,
    ROLLED,
    SPACE_NUMBERS,
    STEP,
    TIPPED,
    TRACK,
    WHO,
    A,
    B,
    C,
)
from landfall.games.conquest_of_planet_earth.change import (
    SAUCER,
    AllyLeft,
    CounterDrawn,
    CounterMoved,
    CounterPlaced,
    CounterRemoved,
    CounterReturned,
    Destroyed,
    Landed,
    LocationDemolished,
    LocationFound,
    MarkerPlaced,
    MarkerRemoved,
    MarkerStolen,
    MoreFights,
    Moved,
    MoveEnded,
    PutOnBoard,
    TrackMoved,
)
from landfall.games.conquest_of_planet_earth.compared import Compared
from landfall.games.conquest_of_planet_earth.names import (
    MOST_COUNTERS,
    SPACES_OF_A_SECTION,
)
from landfall.games.conquest_of_planet_earth.state import (
    IN_POOL,
    KIND_OF_IT,
)


class BoardChanges(Compared):
    """Spaces, and who is there."""

    def places(self) -> Iterator[Change]:
        box = self.box
        first, row = int(box.land), int(box.row)
        for number, space in enumerate(self.spaces):
            at = first + row * number
            if not self.differ(at, at + COUNTERS):
                continue
            card = self.now[at + CARD]
            name = box.location_names[card - 1] if card > 0 else ""
            if card != self.was[at + CARD] and card > 0:
                yield LocationFound(space, name)
            yield from self.marker(at, space, name)
            if self.now[at + DEMOLISHED] and not self.was[at + DEMOLISHED]:
                yield LocationDemolished(space, name)
            if self.now[at + TIPPED] > self.was[at + TIPPED]:
                yield MoreFights(space, self.now[at + TIPPED])

    def track(self) -> Iterator[Change]:
        """The last thing of a step: what it brings comes by chance."""
        if self.now[TRACK] != self.was[TRACK]:
            yield TrackMoved(self.was[TRACK], self.now[TRACK])

    def marker(self, at: int, space: str, name: str) -> Iterator[Change]:
        was, now = self.was[at + MARKER] - 1, self.now[at + MARKER] - 1
        if was == now:
            return
        if now < 0:
            yield MarkerRemoved(was, space, name)
        elif was < 0:
            yield MarkerPlaced(now, space, name)
        else:
            yield MarkerStolen(now, space, name, was)

    def aliens(self) -> Iterator[Change]:
        for seat in self.seats:
            yield from self.saucers(seat)
        for ally, name in enumerate(self.box.ally_names):
            yield from self.ally(ally, name)

    def saucers(self, seat: int) -> Iterator[Change]:
        box = self.box
        first, row = int(box.land) + SPACE_NUMBERS + seat, int(box.row)
        left: list[int] = []
        come: list[int] = []
        for number in range(len(self.spaces)):
            more = self.now[first + row * number] - self.was[first + row * number]
            (come if more > 0 else left).extend([number] * abs(more))
        was, now = self.of(POOL, seat)
        moved = self.pairs(left, come, max(was - now, 0))
        names = self.spaces
        for (source, target), number in Counter(moved).items():
            yield Moved(seat, SAUCER, names[source], names[target], number)
        for space, number in Counter(left).items():
            yield Destroyed(seat, SAUCER, names[space], number)
        new = Landed if was > now else PutOnBoard
        for space, number in Counter(come).items():
            yield new(seat, SAUCER, names[space], number)
        for number, name in enumerate(names):
            at = first + row * number + len(self.seats)
            if self.now[at] > self.was[at]:
                yield MoveEnded(seat, SAUCER, name, self.now[at] - self.was[at])

    def pairs(self, left: list[int], come: list[int], landed: int) -> list[tuple[int, int]]:
        """Who went where: nearest first; the two lists keep those who were destroyed or landed."""
        found = []
        while left and len(come) > landed:
            source, target = min(
                ((a, b) for a in left for b in come), key=lambda way: self.distance(*way)
            )
            left.remove(source)
            come.remove(target)
            found.append((source, target))
        return found

    def distance(self, source: int, target: int) -> int:
        (q, r), (x, y) = self.box.board.points[source], self.box.board.points[target]
        return max(abs(q - x), abs(r - y), abs(q + r - x - y))

    def ally(self, ally: int, name: str) -> Iterator[Change]:
        at = int(self.box.ally_at) + 3 * ally
        owner_was, owner = self.was[at] - 1, self.now[at] - 1
        place_was, place = self.was[at + 1], self.now[at + 1]
        spaces = self.spaces
        if owner_was < 0 and owner < 0:
            return
        if owner < 0:
            yield AllyLeft(owner_was, name, "" if place_was == IN_POOL else spaces[place_was])
        elif owner_was < 0:
            yield PutOnBoard(owner, name, spaces[place])
        elif place == IN_POOL != place_was:
            yield Destroyed(owner, name, spaces[place_was])
        elif place_was == IN_POOL != place:
            yield Landed(owner, name, spaces[place])
        elif place != place_was:
            yield Moved(owner, name, spaces[place_was], spaces[place])
        if owner >= 0 and self.now[at + 2] > self.was[at + 2]:
            yield MoveEnded(owner, name, spaces[place])

    def counters(self) -> Iterator[Change]:
        box = self.box
        spaces = [space for space in range(len(self.spaces)) if self.counters_differ(space)]
        for kind, name in enumerate(box.counter_names):
            left: list[int] = []
            come: list[int] = []
            for space in spaces:
                more = self.counters_at(self.now, space, kind) - self.counters_at(
                    self.was, space, kind
                )
                (come if more > 0 else left).extend([space] * abs(more))
            at = int(box.counter_pool) + kind
            back = self.now[at] - self.was[at]
            moved = [
                (source, target)
                for source in left
                for target in come
                if source // SPACES_OF_A_SECTION == target // SPACES_OF_A_SECTION or back <= 0
            ][: min(len(left), len(come)) if back <= 0 else 0]
            for source, target in moved:
                left.remove(source)
                come.remove(target)
                yield CounterMoved(name, self.spaces[source], self.spaces[target])
            for space in left:
                yield CounterRemoved(name, self.spaces[space])
            rolled = self.rolled_for(kind)
            for space in come:
                if rolled in (-1, space):
                    yield CounterPlaced(name, self.spaces[space])
                else:  # it has pushed one like it to the centre
                    yield CounterMoved(name, self.spaces[rolled], self.spaces[space])
                    yield CounterPlaced(name, self.spaces[rolled])
            yield from [CounterReturned(name)] * (back - len(left))
            yield from [CounterDrawn(name)] * (-back - len(come))

    def rolled_for(self, kind: int) -> int:
        """The rolled Space into which a Counter of a kind has come in this step; -1 for none."""
        frame = self.top(self.was)
        if self.was[DEPTH] == 0 or self.book.procedures[frame[KIND]].name != "place-counter":
            return -1
        if frame[A] != kind or frame[STEP] == 0:
            return -1
        asked = self.was[WHO] >= 0  # which are pushed, as not all have room
        return frame[C] if asked else SPACES_OF_A_SECTION * frame[B] + self.now[ROLLED]

    def counters_differ(self, space: int) -> bool:
        at = int(self.box.land) + int(self.box.row) * space + COUNTERS
        return self.was[at : at + MOST_COUNTERS] != self.now[at : at + MOST_COUNTERS]

    def counters_at(self, numbers: list[int], space: int, kind: int) -> int:
        at = int(self.box.land) + int(self.box.row) * space + COUNTERS
        return sum((number & KIND_OF_IT) == kind + 1 for number in numbers[at : at + MOST_COUNTERS])
