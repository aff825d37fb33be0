"""Trading, launching, buying, claiming alien tech and cycling the display."""

from __future__ import annotations

from collections.abc import Iterator

from second_reading.hub import can_launch, launch_circle
from second_reading.places import BURROUGHS
from second_reading.shown import Table


def business(table: Table) -> Iterator[str]:
    for value in table.now["market"]:
        if table.fuel >= (1 if table.bonus("heinlein-plains") else value):
            yield f"trade {value}"
    stays = table.late and not table.now["hub-ships"]
    if table.mine["hub"] >= launch_circle(table) and can_launch(table) and not stays:
        yield "launch"
    if counted(table) >= 8:
        yield from (f"claim {card}" for card in table.whole["display"] if card not in table.cards)
    if table.now["cycles"] and table.cards_anywhere:
        yield "cycle"


def relic_purchase(table: Table) -> Iterator[str]:
    desert = table.controls(BURROUGHS) and not table.isolated(BURROUGHS)
    sent_home = table.whole.get("belt", {}).get("relic-returned")
    if desert and table.relic["at"] == BURROUGHS and not sent_home and table.fuel and table.ore:
        yield "buy relic-ship"


def counted(table: Table) -> int:
    """The ships at the Alien Artifact that count towards a claim."""
    total = sum(table.now["claim"])
    if table.now["relic-counts"] and table.relic["at"] == "alien-artifact":
        total += table.relic["value"]
    for ship in table.borrowed:
        if ship.get("counts") and ship.get("at") == "alien-artifact":
            total += ship["value"]
    return int(total)
