"""What can be expected of a position: one tree of names, laid beside the tree a scenario asks for.

The tree is the position as the game writes it, each seat under its letter; and with it what follows
from the position: scores, control, free ports, who acts, who has won.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from landfall.core.game import SEAT_LETTERS, Game, Position
from landfall.scenario.scenario import Difference, Expectation

NOT_EXPECTED = ("seats", "phase", "pending", "hub-guests")
FROM_VIEW = ("actor", "asks", "control", "free-ports")
LEGAL_MOVES = "legal-moves"
COUNTED = ("docked", "colonies")
"""Of these an empty mapping says that there is nothing; elsewhere it says nothing."""

PLACES_OF_SHIPS = ("bay", "docked")
ROLLS = ("roll", "relic")

NOBODY = "nobody"
NONE = "none"  # says the same


def facts(game: Game[Any], position: Position) -> dict[str, Any]:
    """Everything that an expectation can name, with its value here."""
    whole = game.to_dict(position)
    view = game.view(position, 0)
    outcome = game.outcome(position)
    letters = SEAT_LETTERS[: game.seats]
    tree = {key: value for key, value in whole.items() if key not in NOT_EXPECTED}
    tree.update({key: view[key] for key in FROM_VIEW if key in view})
    tree["winners"] = [SEAT_LETTERS[seat] for seat in outcome.winners] if outcome else []
    tree["ranks"] = dict(zip(letters, outcome.ranks if outcome else [0] * game.seats, strict=True))
    tree[LEGAL_MOVES] = [game.text(code) for code in game.legal(position)]
    seats: dict[str, Any] = {}
    for seat, letter in enumerate(letters):
        mine = dict(whole["seats"][letter])
        mine["score"] = game.score(position, seat)
        mine["holds"] = mine["lacks"] = mine.get("cards", [])
        seats[letter] = mine
    tree["scores"] = {letter: mine["score"] for letter, mine in seats.items()}
    return {**tree, **seats, "seats": seats}


def differences(expected: Expectation, actual: Mapping[str, Any]) -> Iterator[Difference]:
    """Where the position is not as expected; what is not named does not matter."""
    for key, value in expected.items():
        for found in compare(value, actual[key], key, actual.get("relic-ship", {})):
            yield replace(found, actual=f"{found.actual}{gathered(found.what, actual)}")


def unsaid(whole: Mapping[str, Any], rule: str) -> str:
    """What a position may have to say for a move to be legal; else nothing."""
    if rule != "alien-artifact.claim" or whole["this-turn"]["claim"]:
        return ""
    ships = whole["seats"][whole["turn"]]["docked"]["alien-artifact"]
    if not ships:
        return ""
    return f"; from the start they count only with `this-turn: {{claim: {said(ships)}}}`"


def gathered(what: str, actual: Mapping[str, Any]) -> str:
    """Why a seat that is about to roll has no ship where it was expected; else nothing."""
    seat, key, *_ = [*what.removeprefix("seats.").split("."), ""]
    if actual.get("asks") not in ROLLS or seat != actual["turn"] or key not in PLACES_OF_SHIPS:
        return ""
    return f"; {seat} has gathered all ships for the roll"


def compare(
    expected: Any, actual: Any, what: str, relic: Mapping[str, Any]
) -> Iterator[Difference]:
    if isinstance(expected, Mapping) and isinstance(actual, Mapping):
        if not expected and what.rpartition(".")[2] in COUNTED and any(actual.values()):
            yield Difference(what, "nothing", said(actual))
        for key, value in expected.items():
            yield from compare(value, actual[key], f"{what}.{key}", relic)
        return
    if any(str(die).endswith("*") for die in as_list(expected)) and ".docked." in what:
        actual = with_relic(actual, what, relic)
    if not agrees(what.rpartition(".")[2], expected, actual):
        yield Difference(what, said(expected), said(actual))


def with_relic(ships: list[Any], what: str, relic: Mapping[str, Any]) -> list[Any]:
    """The ships of `A.docked.lunar-mine`, and the Relic Ship as a die with a star if it is A's there."""
    *_, seat, _, place = what.split(".")
    there = relic.get("at") == place and relic.get("user") == seat
    return [*ships, f"{relic['value']}*"] if there else ships


def agrees(key: str, expected: Any, actual: Any) -> bool:
    if isinstance(actual, list):
        wanted, there = counted(expected), counted(actual)
        if key == "holds":
            return wanted <= there
        if key == "lacks":
            return not wanted & there
        return wanted == there
    if actual is None:
        return expected in (None, NOBODY, NONE)
    return bool(expected == actual)


def counted(items: Any) -> Counter[str]:
    """A list in any order."""
    return Counter(str(item) for item in as_list(items))


def as_list(value: Any) -> list[Any]:
    if value is None:
        return []
    return value if isinstance(value, list) else [value]


def said(value: Any) -> str:
    """A value as a scenario would write it; what is nothing in a mapping goes unsaid."""
    if value is None:
        return NOBODY
    if isinstance(value, Mapping):
        there = [f"{key}: {said(item)}" for key, item in value.items() if item]
        return "{" + ", ".join(there) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(said, value)) + "]"
    return str(value).lower() if isinstance(value, bool) else str(value)
