"""Agendas that were drawn, discarded or revealed, as whoever looks may know them."""

from __future__ import annotations

from collections.abc import Iterator

from landfall.games.alien_frontiers.agendas.agenda_piles import discards_count
from landfall.games.alien_frontiers.change import (
    AgendaFaded,
    AgendaFulfilled,
    AgendaGot,
    AgendaRevealed,
    AgendaShed,
    AgendaShown,
    AgendasShuffled,
    Change,
)
from landfall.games.alien_frontiers.state import State


def agenda_changes(before: State, after: State) -> Iterator[Change]:
    """By seat: what it drew, discarded and revealed; a card that is not known has no name."""
    for seat in range(int(before.box.seats)):
        yield from _of_a_seat(before, after, seat)
    if discards_count(after) < discards_count(before):
        yield AgendasShuffled()


def _of_a_seat(before: State, after: State, seat: int) -> Iterator[Change]:
    box = before.box
    down, thrown = int(box.face_down) + seat, int(box.thrown) + seat
    counts = int(box.face_down_count) + seat, int(box.thrown_count) + seat
    more, shed = (int(after.at[at] - before.at[at]) for at in counts)
    shown, met, faded = _of_the_oracle(before, after, seat)
    shed = max(0, shed) - len(faded)
    opened = _new(before, after, int(box.revealed) + seat)
    gone = int(after.at[thrown]) & ~int(before.at[thrown])
    for name in faded:
        gone &= ~(1 << box.agenda(name))
    drawn = more + shed + len(opened)
    named = (int(after.at[down]) | gone) & ~int(before.at[down])
    for name in _blanks(_names(before, named), drawn):
        yield AgendaGot(seat, name)
    for name in _blanks(_names(before, gone), shed):
        yield AgendaShed(seat, name)
    for name in opened:
        yield AgendaRevealed(seat, name)
    for name in shown:
        yield AgendaShown(seat, name)
    for name in met:
        yield AgendaFulfilled(seat, name)
    for name in faded:
        yield AgendaFaded(seat, name)


def _of_the_oracle(
    before: State, after: State, seat: int
) -> tuple[list[str], list[str], list[str]]:
    """What lies on the seat's oracle now, what was met, and what was not and is gone."""
    at, names = int(before.box.prophecy) + seat, ("", *before.box.agenda_names)
    was, now = names[int(before.at[at])], names[int(after.at[at])]
    met = _new(before, after, int(before.box.foretold) + seat)
    if was == now:
        return [], met, []
    return [now] if now else [], met, [was] if was and was not in met else []


def _new(before: State, after: State, at: int) -> list[str]:
    return _names(before, int(after.at[at]) & ~int(before.at[at]))


def _names(state: State, cards: int) -> list[str]:
    return [name for place, name in enumerate(state.box.agenda_names) if cards >> place & 1]


def _blanks(names: list[str], number: int) -> list[str]:
    """So many names, those that are not known empty."""
    return (names + [""] * number)[: max(0, number)]
