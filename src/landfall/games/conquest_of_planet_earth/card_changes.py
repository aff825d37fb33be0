"""What has changed of cards: hands, piles, what remains in play, Space Stuff, Human Tech."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from landfall.core.kind_of_change import NOBODY, Change
from landfall.games.conquest_of_planet_earth.box import (
    DONE_BY,
    DONE_DEED,
    HAND,
    KIND,
    STEP,
    A,
    B,
)
from landfall.games.conquest_of_planet_earth.change import (
    CameIntoPlay,
    EventDiscarded,
    EventDrawn,
    EventPassedOver,
    LeftPlay,
    PileShuffled,
    StuffActivated,
    StuffGained,
    StuffLost,
    StuffReadied,
    TechInvented,
    TechLost,
)
from landfall.games.conquest_of_planet_earth.compared import Compared
from landfall.games.conquest_of_planet_earth.decks import sees_hand
from landfall.games.conquest_of_planet_earth.rule import RED


class CardChanges(Compared):
    """Cards that came and went."""

    def events(self) -> Iterator[Change]:
        """Hands, the discard pile and what remains in play."""
        box = self.box
        names = box.event_names
        loose = self.came_to_pile()
        for seat in self.seats:
            played = self.played_by(seat)
            if sees_hand(self.after, seat):
                first = HAND + self.wide * seat
                for kind, name in enumerate(names):
                    more = self.now[first + kind] - self.was[first + kind] + (kind == played)
                    change = EventDrawn if more > 0 else EventDiscarded
                    for _ in range(abs(more)):
                        yield change(seat, name)
                        if more < 0:
                            loose[kind] -= 1
                continue
            more = int(self.after.hand_size(seat) - self.before.hand_size(seat)) + (played >= 0)
            for _ in range(more):
                yield EventDrawn(seat, "")
            for _ in range(-more):
                kind = next((kind for kind in loose if loose[kind] > 0), -1)
                loose[kind] -= 1
                yield EventDiscarded(seat, names[kind] if kind >= 0 else "")
        for kind in +loose:
            yield EventPassedOver(names[kind])
        yield from self.remaining()

    def played_by(self, seat: int) -> int:
        """The Event that a seat has just played; -1 for none."""
        deed = self.now[DONE_DEED] - 1
        if deed < 0 or self.now[DONE_BY] != seat + 1:
            return -1
        return int(self.book.deeds[deed].event)

    def came_to_pile(self) -> Counter[int]:
        """Events on the discard pile that no play and nothing in play accounts for."""
        box = self.box
        new = Counter(self.new_in_pile(int(box.event_discards)))
        for frame in self.frames(self.was):
            if self.is_card_under_way(frame):
                new[int(self.book.deeds[frame[A]].event)] -= 1
        for frame in self.frames(self.now):
            if self.is_card_under_way(frame):
                new[int(self.book.deeds[frame[A]].event)] += 1
        deed = self.now[DONE_DEED] - 1
        if deed >= 0 and self.book.deeds[deed].event >= 0:
            new[int(self.book.deeds[deed].event)] -= 1
        owners = len(self.seats) + 1
        counted = owners - 1 if box.split else owners  # the Humans' cards have a pile of their own
        for kind in range(int(box.events)):
            at = int(box.in_play) + kind * owners
            new[kind] += sum(self.now[at : at + counted]) - sum(self.was[at : at + counted])
        return +new

    def is_card_under_way(self, frame: list[int]) -> bool:
        """Is it a card that has left its hand, whose effect is not over?"""
        if frame[KIND] != self.book.play or self.book.deeds[frame[A]].event < 0:
            return False
        return frame[STEP] >= 2 and not (frame[B] & RED and self.box.split)

    def new_in_pile(self, pile: int) -> list[int]:
        was, now = self.was[pile], self.now[pile]
        if now < was or self.was[pile + 1 : pile + 1 + was] != self.now[pile + 1 : pile + 1 + was]:
            return self.now[pile + 1 : pile + 1 + now]
        return self.now[pile + 1 + was : pile + 1 + now]

    def remaining(self) -> Iterator[Change]:
        first = int(self.box.in_play)
        owners = len(self.seats) + 1
        if not self.differ(first, first + owners * int(self.box.events)):
            return
        for kind, name in enumerate(self.box.event_names):
            for owner in range(owners):
                at = first + kind * owners + owner
                seat = owner if owner < len(self.seats) else NOBODY
                change = CameIntoPlay if self.now[at] > self.was[at] else LeftPlay
                for _ in range(abs(self.now[at] - self.was[at])):
                    yield change(seat, name)

    def table_cards(self) -> Iterator[Change]:
        """Space Stuff, Human Tech, and piles that were shuffled."""
        box = self.box
        for seat in self.seats:
            rows = [int(row) + self.wide * seat for row in (box.ready, box.down)]
            if not any(self.differ(row, row + int(box.stuff)) for row in rows):
                continue
            for kind, name in enumerate(box.stuff_names):
                ready_was, ready = self.of(int(box.ready) + kind, seat)
                down_was, down = self.of(int(box.down) + kind, seat)
                more = ready + down - ready_was - down_was
                yield from [StuffGained(seat, name)] * more
                yield from [StuffLost(seat, name)] * -more
                yield from [StuffActivated(seat, name)] * (down - down_was)
                yield from [StuffReadied(seat, name)] * (down_was - down - max(-more, 0))
        for kind, name in enumerate(box.tech_names):
            at = int(box.tech_in_play) + kind
            yield from [TechInvented(name)] * (self.now[at] - self.was[at])
            yield from [TechLost(name)] * (self.was[at] - self.now[at])
        piles = {
            "event": box.event_discards,
            "resistance-event": box.red_discards,
            "resistance": box.resistance_discards,
            "space-stuff": box.stuff_discards,
            "human-tech": box.tech_discards,
        }
        for deck, pile in piles.items():
            if self.now[int(pile)] < self.was[int(pile)]:
                yield PileShuffled(deck)
