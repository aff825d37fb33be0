"""What the acting seat has used up this turn, and what it may still use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from landfall.core.plain import Fact, Words
from landfall.games.alien_frontiers.borrowed import borrowed_ships
from landfall.games.alien_frontiers.box import (
    CYCLES,
    DISCARDED,
    EXCESS,
    LENT,
    MARKET,
    USED,
)
from landfall.games.alien_frontiers.decisions import pending
from landfall.games.alien_frontiers.facilities.alien_artifact import AlienArtifact
from landfall.games.alien_frontiers.hands import DICE
from landfall.games.alien_frontiers.names import CLAIM_TOTAL
from landfall.games.alien_frontiers.position.write import powers_used
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table import spans
from landfall.games.alien_frontiers.words import cards, count, listed, title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers


def turn_rows(game: AlienFrontiers, state: State) -> Iterator[Fact]:
    """A row for each; those that say nothing are not there."""
    for key, value in _turn(game, state):
        yield {"id": f"turn-{key.lower().replace(' ', '-')}", "key": key, "value": value}


def _turn(game: AlienFrontiers, state: State) -> Iterator[tuple[str, Words]]:
    at = state.at
    if at[USED]:
        yield "Used", [listed(cards(state.box, int(at[USED])))]
    if powers := powers_used(state):
        yield "Power used", [listed(title(state.box, name) for name in powers)]
    if at[DISCARDED]:
        more = int(at[DISCARDED])
        yield (
            "Discarded",
            ["a card for its power" if more == 1 else f"{more} cards for their powers"],
        )
    if borrowed := borrowed_ships(state):
        ships: list[Words] = [
            [spans.badge(owner), " ", spans.die(value, owner)] for owner, value in borrowed
        ]
        yield "Borrowed", spans.joined(ships, ", ", ", ")
    lent = [name for place, name in enumerate(state.box.territory_names) if at[LENT] >> place & 1]
    if lent:
        yield "Bonus lent", [listed(title(state.box, name) for name in lent)]
    if at[MARKET]:
        pairs = sorted(set(DICE[at[MARKET]]))
        yield "Trade open", [listed(f"a pair of {value}s" for value in pairs)]
    if at[CYCLES]:
        yield "Display", [f"{count(int(at[CYCLES]), 'cycle')} open"]
    artifact = game.ruleset.book.parts.get("alien-artifact")
    if isinstance(artifact, AlienArtifact) and (total := int(artifact.claim_total(state))):
        yield "Towards a card", [f"{total} of {CLAIM_TOTAL}"]
    if at[EXCESS]:
        yield (
            "Left over",
            [f"{count(int(at[EXCESS]), 'circle')} for the next colony, if launched now"],
        )
    waiting = [
        decision.said(state, seat)
        for decision, seat in pending(state)[:-1]
        if decision.name != "main"
    ]
    if any(waiting):
        yield "Still to do", [listed(filter(None, waiting))]
