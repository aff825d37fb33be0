"""Scenarios of Alien Frontiers: what they may expect, and how people write dice, ships and cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from landfall.core.action import Action
from landfall.core.game import CHANCE, SEAT_LETTERS
from landfall.core.scenario_facts import NONE, ScenarioFacts, Tree, as_list, counted, follows
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.names import RELIC_SHIP
from landfall.games.alien_frontiers.state import State

NOT_EXPECTED: Final = ("seats", "phase", "pending", "hub-guests")
FROM_VIEW: Final = ("actor", "asks", "control", "free-ports")
COUNTED: Final = ("docked", "colonies")
"""Of these an empty mapping says that there is nothing; elsewhere it says nothing."""

IN_ORDER: Final = (["belt", "spaces"], ["belt", "bottom"])
"""Lists of which it matters what stands where; what comes last and is empty may be left out."""

PLACES_OF_SHIPS: Final = ("bay", "docked")
ROLLS: Final = ("roll", "relic")
DONE: Final = "done"
DRAW: Final = "draw"

NARROWED: Final = ("dock", "tech")
"""Rules for every place or card; a rule about one of them states these for moves that name it."""

EVERYWHERE: Final = ("setup", "maintenance-bay")
"""Rules that state them for all places alike."""


class AlienFrontiersFacts(ScenarioFacts):
    """Seats under their letters, ships docked by place, dice in any order, cards drawn unsaid."""

    closed = True
    answers = (
        "off",
        "unplaced",
        "main",
        "raid",
        "carry",
        "deal",
        "power",
        "seek",
        "tune",
        "window",
    )
    pending = "turn.pending"

    # -- what may be expected ---------------------------------------------------------------------

    def facts(self, game: AlienFrontiers, position: State) -> dict[str, Any]:
        whole = game.to_dict(position)
        view = game.view(position, 0)
        tree = {key: value for key, value in whole.items() if key not in NOT_EXPECTED}
        seats: dict[str, Any] = {}
        for seat, letter in enumerate(SEAT_LETTERS[: game.seats]):
            own = dict(whole["seats"][letter])
            own["score"] = game.score(position, seat)
            own["holds"] = own["lacks"] = own.get("cards", [])
            seats[letter] = own
        seen = {key: view[key] for key in FROM_VIEW}
        return {**tree, **follows(game, position), **seen, **seats, "seats": seats}

    def meant(self, expected: Tree) -> Tree:
        """`relic-ship: lunar-mine` says where it is."""
        if isinstance(expected, Mapping) and isinstance(expected.get(RELIC_SHIP), str):
            return {**expected, RELIC_SHIP: {"at": expected[RELIC_SHIP]}}
        return expected

    def beside(self, what: str, expected: Any, facts: Tree, actual: Any) -> Any:
        """Docked ships with the Relic Ship among them, if a die with a star is expected."""
        starred = any(str(die).endswith("*") for die in as_list(expected))
        return (
            with_relic(actual, what, facts[RELIC_SHIP])
            if starred and ".docked." in what
            else actual
        )

    def agrees(self, what: str, expected: Any, actual: Any) -> bool:
        key = what.rpartition(".")[2]
        if key == "holds":
            return counted(expected) <= counted(actual)
        if key == "lacks":
            return not counted(expected) & counted(actual)
        if what.split(".") in IN_ORDER:
            return laid_out(expected) == laid_out(actual)
        return super().agrees(what, expected, actual)

    def says_nothing(self, what: str, expected: Tree) -> bool:
        return what.rpartition(".")[2] not in COUNTED

    def hint(self, what: str, facts: Tree) -> str:
        """Why a seat that is about to roll has no ship where it was expected; else nothing."""
        seat, key, *_ = [*what.removeprefix("seats.").split("."), ""]
        if facts.get("asks") not in ROLLS or seat != facts["turn"] or key not in PLACES_OF_SHIPS:
            return ""
        return f"; {seat} has gathered all ships for the roll"

    # -- moves ------------------------------------------------------------------------------------

    def ways(self, text: str) -> Iterator[list[str]]:
        """Dice in any order, several ships in one line, the Relic Ship as a die with a star."""
        yield from super().ways(text)
        if text.strip():
            for actions in written(Action.parse(text.lower())):
                yield [str(action) for action in actions]

    def settled(self, game: AlienFrontiers, position: State, moves: Sequence[str]) -> State:
        """Cards nobody has said are drawn in the order in which the game lists them."""
        if all(move.lower().split()[0] == DRAW for move in moves):
            return position
        while game.actor(position) == CHANCE:
            first = game.legal(position)[0]
            if not game.text(first).startswith(f"{DRAW} "):
                break
            position = game.apply(position, first)
        return position

    def finished(self, game: AlienFrontiers, position: State) -> State | None:
        """The position after a `done` that nobody has said, where nothing else can be done."""
        if game.actor(position) < 0:
            return None
        match game.legal(position):
            case [only] if game.text(only) == DONE:
                return game.apply(position, only)
        return None

    def done_already(self, move: str, rule: str) -> bool:
        """A raid that took its fill was done by itself."""
        return move.lower().split() == [DONE] and rule == "turn.not-pending"

    # -- rules ------------------------------------------------------------------------------------

    def unsaid(self, game: AlienFrontiers, position: State, rule: str) -> str:
        """Ships at the Alien Artifact count for a claim if the position says so."""
        whole = game.to_dict(position)
        if rule != "alien-artifact.claim" or whole["this-turn"]["claim"]:
            return ""
        ships = whole["seats"][whole["turn"]]["docked"]["alien-artifact"]
        if not ships:
            return ""
        said = f"[{', '.join(map(str, ships))}]"
        return f"; from the start they count only with `this-turn: {{claim: {said}}}`"

    def states(self, rule: str, narrower: str, words: Sequence[str]) -> bool:
        return subject(narrower) not in NARROWED or subject(rule) in (*words, *EVERYWHERE)


def laid_out(items: Any) -> list[str | None]:
    """What stands in each place; an empty one may be written `none`."""
    places = [None if item in (None, NONE) else str(item) for item in as_list(items)]
    while places and places[-1] is None:
        places.pop()
    return places


def subject(rule: str) -> str:
    """What a rule is about: `lunar-mine.order` is about the Lunar Mine."""
    return rule.partition(".")[0]


def with_relic(ships: list[Any], what: str, relic: Mapping[str, Any]) -> list[Any]:
    """The ships of `A.docked.lunar-mine`, and the Relic Ship as a die with a star if it is A's there."""
    *_, seat, _, place = what.split(".")
    there = relic.get("at") == place and relic.get("user") == seat
    return [*ships, f"{relic['value']}*"] if there else ships


# -- lines as people write them -------------------------------------------------------------------


def written(action: Action) -> Iterator[list[Action]]:
    """What a line may stand for that is no line of the notation."""
    if action.verb == "roll":
        yield fleet_and_relic(action)
    elif action.verb == "claim" and len(action.words) > 1:
        place, *dice = action.words
        dice.sort(key=lambda die: (die.endswith("*"), die))
        yield [Action(action.verb, (place, *dice))]
    elif action.verb == "dock" and len(action.words) > 1:
        yield [in_order(action, 1)]
        yield one_by_one(action)
    elif action.words and action.words[-1].endswith("*"):
        yield [Action(action.verb, (RELIC_SHIP,))]
        yield [Action(action.verb, (action.words[0], RELIC_SHIP))]


def fleet_and_relic(action: Action) -> list[Action]:
    """Dice in any order; one with a star is the Relic Ship's, told after the others."""
    own = tuple(die for die in action.words if not die.endswith("*"))
    rolls = [in_order(Action("roll", own), 0)] if own else []
    return rolls + [Action("relic", (die[0],)) for die in action.words if die.endswith("*")]


def in_order(action: Action, place: int) -> Action:
    """The same with its dice ascending, as the notation has them; the Relic Ship after its like."""
    return Action(action.verb, (*action.words[:place], *sorted(action.words[place:])))


def one_by_one(action: Action) -> list[Action]:
    """`dock lunar-mine 4 5` is `dock lunar-mine 4` and then `dock lunar-mine 5`."""
    place, *dice = action.words
    return [Action(action.verb, (place, die)) for die in dice]


FACTS: Final = AlienFrontiersFacts()
