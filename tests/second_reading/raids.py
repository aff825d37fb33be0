"""What may be taken: at the Raiders' Outpost, with the Smugglers, and with a Raiders' Rock."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from second_reading.shown import Table

DECOY = "holographic-decoy"


def booty(table: Table, asked: dict[str, Any]) -> Iterator[str]:
    """Four resources or a card; with the Smugglers both; with a Rock three or a card of one player."""
    yield "done"
    rock, smuggling = asked.get("victim"), asked.get("smuggling")
    taken, most = asked.get("taken", 0), 3 if rock else 4
    from_supply = asked.get("from") == "supply"
    cards_open = smuggling == "both" if smuggling else not taken
    for seat in [rock] if rock else table.others:
        them = table.seats[seat]
        if seat in table.cloaked:
            continue
        guarded = DECOY in them["cards"] and not rock
        if taken < most and not guarded and not from_supply:
            yield from (f"take {kind} {seat}" for kind in ("fuel", "ore") if them[kind])
        if cards_open:
            held = [*them["cards"], *them.get("asteroids", [])]
            yield from (f"take {card} {seat}" for card in ([DECOY] if guarded else held))
    if "matter-extractor" in table.cards and not rock:
        if taken < most and (from_supply or not taken):
            yield from ("extract fuel", "extract ore")
        if cards_open:
            new = [card for card in table.whole["display"] if card not in table.cards]
            yield from (f"extract {card}" for card in new)
