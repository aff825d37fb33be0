"""All that a seat may do."""

from __future__ import annotations

from second_reading.agendas_met import reveals
from second_reading.belt import claims, plays
from second_reading.boards import owner_powers
from second_reading.business import business, relic_purchase
from second_reading.cards import card_powers
from second_reading.docking import dockings, named
from second_reading.shown import Table


def moves(table: Table) -> set[str]:
    """In a turn; or after one, with ships from a Pocket Universe and what follows from their docking."""
    docking = {f"dock {facility} {named(dice)}" for facility, dice in dockings(table)}
    found = {*docking, *business(table), *claims(table), *plays(table), *reveals(table)}
    if not table.late:
        found |= {*relic_purchase(table), *card_powers(table), *owner_powers(table)}
    return found if docking else found | {"done" if table.late else "end"}
