"""Alien tech cards that have gone from one seat or pile to another."""

from __future__ import annotations

from collections.abc import Iterator

from landfall.games.alien_frontiers.change import (
    CardGot,
    CardLost,
    CardRemoved,
    CardShown,
    CardSwept,
    CardUsedUp,
    Change,
    DeckReshuffled,
    OffBoard,
)
from landfall.games.alien_frontiers.state import State


def card_changes(before: State, after: State) -> Iterator[Change]:
    """What each card did, and last the cards that were shuffled into a new deck."""
    reshuffled: list[str] = []
    for card, name in enumerate(before.box.card_names):
        more = {
            OffBoard.DISPLAY: int(after.on_display(card) - before.on_display(card)),
            OffBoard.DISCARDS: int(after.in_discards(card) - before.in_discards(card)),
            OffBoard.DECK: int(after.in_deck(card) - before.in_deck(card)),
        }
        removed = _removed(before, after, card, more)
        shown = min(removed, -min(0, more[OffBoard.DISPLAY]))
        more[OffBoard.DISPLAY] += shown
        more[OffBoard.DISCARDS] += removed - shown  # where they lay before they left the game
        yield from _held(before, after, card, name, more)
        yield from _displayed(name, more)
        for pile, number in ((OffBoard.DISPLAY, shown), (OffBoard.DISCARDS, removed - shown)):
            if number:
                yield CardRemoved(name, number, pile)
        if more[OffBoard.DECK] > 0:
            reshuffled += [name] * more[OffBoard.DECK]
    if reshuffled:
        yield DeckReshuffled(tuple(reshuffled))


def _removed(before: State, after: State, card: int, more: dict[OffBoard, int]) -> int:
    """How many copies have left the game: fewer lie and are held than before."""
    seats = range(int(before.seats))
    held = sum(after.holds(seat, card) for seat in seats)
    held -= sum(before.holds(seat, card) for seat in seats)
    return -held - sum(more.values())


def _held(
    before: State, after: State, card: int, name: str, more: dict[OffBoard, int]
) -> Iterator[Change]:
    """Who has got the card and who has given it up; what went from or to a pile is settled there."""
    seats = range(int(before.seats))
    lost = [seat for seat in seats if before.holds(seat, card) and not after.holds(seat, card)]
    for seat in seats:
        if before.holds(seat, card) or not after.holds(seat, card):
            continue
        if lost:
            victim = lost.pop(0)
            yield CardLost(victim, name, seat)
            yield CardGot(seat, name, other=victim)
        else:
            pile = next(
                (pile for pile in (OffBoard.DISPLAY, OffBoard.DISCARDS) if more[pile] < 0),
                OffBoard.DECK,
            )
            more[pile] += 1
            yield CardGot(seat, name, pile)
    for seat in lost:
        more[OffBoard.DISCARDS] -= 1
        yield CardUsedUp(seat, name) if seat == before.seat else CardLost(seat, name)


def _displayed(name: str, more: dict[OffBoard, int]) -> Iterator[Change]:
    shown = more[OffBoard.DISPLAY]
    if shown > 0:
        more[OffBoard.DECK] += shown
        yield CardShown(name, shown)
    elif shown < 0:
        more[OffBoard.DISCARDS] += shown
        yield CardSwept(name, -shown)
    if more[OffBoard.DISCARDS] > 0:  # several steps have shown it and swept it
        passed = more[OffBoard.DISCARDS]
        more[OffBoard.DECK] += passed
        yield CardShown(name, passed)
        yield CardSwept(name, passed)
