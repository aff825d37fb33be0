"""What a seat has earned and not taken, and what it must give back: told before its turn ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from landfall.core.plain import Earned
from landfall.games.alien_frontiers.asks import ASK_MAIN
from landfall.games.alien_frontiers.facilities.alien_artifact import Claim
from landfall.games.alien_frontiers.facilities.colonist_hub import LAUNCH_PRICE, Launch
from landfall.games.alien_frontiers.moment import docks_only
from landfall.games.alien_frontiers.names import RESOURCE_LIMIT
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table import row_ids, spans
from landfall.games.alien_frontiers.words import title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers

ARTIFACT: Final = "alien-artifact"
HUB: Final = "colonist-hub"
NUMBERS: Final = ("No", "One", "Two", "Three", "Four", "Five")


def earned(game: AlienFrontiers, seen: State, seat: int, codes: Sequence[int]) -> list[Earned]:
    """A card to claim, a colony to launch, and what is over the limit; `codes` are legal."""
    if seen.asks != ASK_MAIN or docks_only(seen):
        return []
    found: list[Earned] = []
    owner = game.ruleset.owner
    if claims := [code for code in codes if isinstance(owner[code], Claim)]:
        found.append(_card(game, claims))
    if launches := [code for code in codes if isinstance(owner[code], Launch)]:
        found.append(_launch(game, launches))
    over = int(seen.fuel(seat) + seen.ore(seat)) - RESOURCE_LIMIT
    if over > 0:
        ends = int(game.ruleset.ending(seen))
        # Before something is lost by it, nobody is led to the end of the turn.
        found.append(_over(seat, over, [] if found or ends not in codes else [game.text(ends)]))
    return found


def _card(game: AlienFrontiers, claims: Sequence[int]) -> Earned:
    many = NUMBERS[len(claims)] if len(claims) < len(NUMBERS) else str(len(claims))
    where = title(game.ruleset.box, ARTIFACT)
    return {
        "id": "claim",
        "words": "A card is yours to claim",
        "note": [f"{many} to choose from at the {where}"],
        "brief": "a card is unclaimed",
        "tag": "claim 1 card",
        "take": "Take the card",
        "show": "Show the cards",
        "actions": [game.text(code) for code in claims],
        "target": [ARTIFACT],
        "lost": True,
    }


def _launch(game: AlienFrontiers, launches: Sequence[int]) -> Earned:
    where = title(game.ruleset.box, HUB)
    fuel, ore = (spans.counted(unit, LAUNCH_PRICE) for unit in ("fuel", "ore"))
    return {
        "id": "launch",
        "words": "Your colony can be launched",
        "note": [fuel, " and ", ore, f", from the {where}"],
        "brief": "a colony is not launched",
        "tag": "launch your colony",
        "take": "Launch the colony",
        "show": "Show the colony",
        "actions": [game.text(code) for code in launches],
        "target": [HUB],
        "lost": True,
    }


def _over(seat: int, over: int, actions: list[str]) -> Earned:
    return {
        "id": "limit",
        "words": f"{RESOURCE_LIMIT + over} of {RESOURCE_LIMIT} resources",
        "note": [f"At the end of the turn you give back {over}"],
        "brief": f"you will give back {over}",
        "tag": f"give back {over}",
        "take": "Choose now",
        "show": "Choose now",
        "actions": actions,
        "target": [row_ids.resources(seat)],
    }
