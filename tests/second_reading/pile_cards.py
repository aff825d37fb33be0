"""Cards that work on cards: the display, the piles, other players' hands, Agendas, the Outer Belt."""

from __future__ import annotations

from collections.abc import Iterator

from second_reading.belt import cards_on_belt, shorter_claims
from second_reading.shown import Table


def take_discarded(table: Table, card: str) -> Iterator[str]:
    """Temporal Warper: a name you do not hold, or another Warper."""
    for found in table.whole["discards"]:
        if found == card or found not in table.cards:
            yield found


def cycle_once(table: Table, card: str) -> Iterator[str]:
    """Resonating Beacon, paid."""
    if table.cards_anywhere and table.fuel >= table.price(1):
        yield ""


def claim_displayed(table: Table, card: str) -> Iterator[str]:
    """Resonating Beacon and Tele-Operator, discarded: they lie among the discards themselves."""
    yield ""


def remove_display(table: Table, card: str) -> Iterator[str]:
    if table.whole["display"]:
        yield ""


def allow_two(table: Table, card: str) -> Iterator[str]:
    """Peta-Bit Processor: a second discard power, unless you may use two already."""
    if not table.two_discards and table.fuel >= table.price(1):
        yield ""


def destroy_card(table: Table, card: str) -> Iterator[str]:
    """Oscillation Capacitor, discarded."""
    for seat in table.others:
        if seat not in table.cloaked:
            yield from (f"{held} {seat}" for held in table.seats[seat]["cards"])


def cast_webbing(table: Table, card: str) -> Iterator[str]:
    rivals = [table.seats[seat] for seat in table.others if seat not in table.cloaked]
    if any(rival["fuel"] or rival["ore"] for rival in rivals):
        yield ""


def cloak(table: Table, card: str) -> Iterator[str]:
    yield ""


def look_for_agendas(table: Table, card: str) -> Iterator[str]:
    """Multiverse Window, discarded."""
    if table.agenda_to_draw:
        yield ""


def claim_with_fewer(table: Table, card: str) -> Iterator[str]:
    if table.fuel >= table.price(1):
        yield from shorter_claims(table)


def claim_without_ships(table: Table, card: str) -> Iterator[str]:
    if table.ore:
        yield from (space for space, _ in cards_on_belt(table))
