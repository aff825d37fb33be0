"""The end of the game: who has won, and of what the points are made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landfall.core.game import SEAT_LETTERS
from landfall.core.plain import Result, ResultRow, Words
from landfall.games.conquest_of_planet_earth import called, spans
from landfall.games.conquest_of_planet_earth.box import ROUND
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.table.seat_facts import TEAMS

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth


def result(game: ConquestOfPlanetEarth, seen: State) -> Result | None:
    """Nothing until it is over."""
    outcome = game.outcome(seen)
    if outcome is None:
        return None
    rows: list[ResultRow] = []
    for seat in range(game.seats):
        row: ResultRow = {
            "seat": SEAT_LETTERS[seat],
            "rank": outcome.ranks[seat],
            "total": int(seen.terror(seat)),
            "parts": [*parts(seen, seat)],
        }
        if game.mode == "team":
            row["team"] = TEAMS[game.teams[seat]]
        rows.append(row)
    won = spans.joined([spans.named(seat)] for seat in outcome.winners)
    several = len(outcome.winners) > 1
    words: Words = (
        [*won, " have won" if several else " has won"] if won else ["The Humans have won"]
    )
    played = called.count(int(seen.at[ROUND]), "round")
    return {
        "words": words,
        "detail": [f"{outcome.reason[:1].upper()}{outcome.reason[1:]}, after {played}."],
        "columns": ["conquered Population", "cards in play"],
        "rows": sorted(rows, key=lambda row: (row["rank"], -row["total"])),
    }


def parts(seen: State, seat: int) -> tuple[int, int]:
    """Terror Points of Conquest Markers, and of cards."""
    cards = int(seen.in_play(seen.box.feeding, seat))
    return int(seen.terror(seat)) - cards, cards
