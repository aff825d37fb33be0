"""What could never be: lines that read well, but ask for ships that never dock or powers no card has.

No code stands for them, so the engine never meets them. People ask for them most of all: here is the
rule that says no, and why, in any position.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from landfall.core.action import Action
from landfall.core.code_table import tidy
from landfall.core.game import Explanation
from landfall.games.alien_frontiers.editions.base import known_cards
from landfall.games.alien_frontiers.names import MAINTENANCE_BAY, SEAT_LETTERS
from landfall.games.alien_frontiers.part import part, part_in
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.words import listed, ship, territory, the_bay, title

NUMBER: Final = re.compile(r"[0-9]{1,9}\*?")
STAR: Final = "*"


@dataclass(frozen=True)
class Never:
    """A line that asks for what could never be; the rule and the fact that say so."""

    action: str
    rule: str
    fact: str
    also: tuple[str, ...] = ()
    """Broader rules that say the same."""

    def explained(self) -> Explanation:
        return Explanation(
            self.action, False, "", "", (self.rule,), self.rule, self.fact, also=self.also
        )

    def told(self) -> str:
        return f"{self.action!r} is no action: {self.fact}"


def what_never_is(ruleset: Ruleset, text: str) -> Never | None:
    """Why there could never be such an action; None for a line that makes no sense at all."""
    if not text.strip():
        return None
    action = Action.parse(tidy(text))
    missing = not_at_this_table(ruleset, action)
    judge = JUDGES.get(action.verb)
    return missing or (judge(ruleset, action) if judge else None)


# -- what this table does not have --------------------------------------------------------------------

OF_ABSENT: Final = {
    "first": "chance.outcome",
    "draw": "chance.outcome",
    "use": "tech.held",
    "discard": "tech.held",
}
"""The rule that speaks of the seat or card an action names, by its verb; others are a part's own."""


def spoken_of(ruleset: Ruleset, verb: str) -> str | None:
    """The rule that a part's file names for what cannot be, by the verb."""
    rules = (part(rule).never.get(verb) for rule in ruleset.rules)
    return next((rule[0] for rule in rules if rule), None)


def not_at_this_table(ruleset: Ruleset, action: Action) -> Never | None:
    """An action that names a seat where nobody sits, or a card that the edition does not have."""
    rule = OF_ABSENT.get(action.verb) or spoken_of(ruleset, action.verb)
    if rule is None:
        return None
    seats = int(ruleset.box.seats)
    own = part_in(ruleset.box, action.words[0]).never if action.words else {}
    for at, word in enumerate(action.words):
        if word in tuple(SEAT_LETTERS[seats:]):
            fact = f"there is no seat {word} at this table of {seats}"
            return Never(str(action), own.get("seat", (rule,))[0], fact)
        if word in known_cards() and word not in ruleset.box.card_names:
            named = own.get("card", (rule,)) if at else (rule,)
            return Never(str(action), named[0], f"this edition has no {title(ruleset.box, word)}")
    return None


def cards_not_here(ruleset: Ruleset) -> list[str]:
    """The cards that the edition does not have."""
    names = enumerate(ruleset.box.card_names)
    return [name for card, name in names if not ruleset.deck[card]]


def no_such_card(ruleset: Ruleset, card: int) -> str:
    """That the edition does not have the card; nothing if it has."""
    name = ruleset.box.card_names[card]
    return "" if ruleset.deck[card] else f"this edition has no {title(ruleset.box, name)}"


# -- dockings -----------------------------------------------------------------------------------------


ONE: Final = "one ship at a time"


def fits(dock: Rule, dice: Sequence[str]) -> bool:
    """Do ships of these values dock there together, in some order and with or without the relic?"""
    wanted = sorted(die.rstrip(STAR) for die in dice)
    sets = (text.replace(STAR, "").split()[2:] for text in dock.texts())
    return any(sorted(values) == wanted for values in sets)


def docking(ruleset: Ruleset, action: Action) -> Never | None:
    """Ships that make no set, show no value, or would go where nothing docks."""
    place, *dice = action.words or ("",)
    facilities = (*ruleset.box.facility_names, MAINTENANCE_BAY)
    if place not in facilities or not dice or not all(map(NUMBER.fullmatch, dice)):
        return None
    if place == MAINTENANCE_BAY:
        bay = the_bay(ruleset.box)
        fact = f"no ship docks at {bay}; those left over go there when your turn ends"
        return Never(str(action), "maintenance-bay.last-resort", fact, ("dock.ships",))
    wrong = no_such_ships(dice)
    if wrong:
        return Never(str(action), "dock.ships", wrong)
    dock = ruleset.book.parts[place]
    if dock.apart:
        claim = Action("claim", action.words)
        fact = f"ships dock there only to claim the card that lies there: {claim}"
        return Never(str(action), "outer-belt.claim", fact, ("outer-belt.empty", "dock.ships"))
    if fits(dock, dice):
        return None  # only their order is wrong
    wanted, rule = part(dock).takes or dock.together or ONE, part(dock).takes_rule
    fact = f"the {title(ruleset.box, place)} takes {wanted}; you named {listed(map(ship, dice))}"
    return Never(str(action), rule, fact, () if rule == "dock.ships" else ("dock.ships",))


def no_such_ships(dice: Sequence[str]) -> str:
    """Why no ships show these values; nothing if they might."""
    for die in dice:
        if not 1 <= int(die.rstrip(STAR)) <= 6:
            return f"a ship shows a value from 1 to 6, so none shows {int(die.rstrip(STAR))}"
    if sum(die.endswith(STAR) for die in dice) > 1:
        return "there is only one Relic Ship"
    return ""


# -- powers -------------------------------------------------------------------------------------------


def power(ruleset: Ruleset, action: Action) -> Never | None:
    """A power that the card does not have, or that reaches no such ship."""
    name, *target = action.words or ("",)
    card = ruleset.book.parts.get(name)
    if not isinstance(card, Tech):
        return None
    missing = no_such_card(ruleset, card.card)
    if missing:
        return Never(str(action), "tech.held", missing)
    if action.verb == "use" and not card.use_texts():
        works = "discarded" if card.discard_texts() else "held"
        fact = f"the {title(ruleset.box, name)} has no power to pay for; it works by being {works}"
        return Never(str(action), "tech.no-paid-power", fact)
    if action.verb == "discard" and not card.discard_texts():
        fact = f"the {title(ruleset.box, name)} has no power for which it could be discarded"
        return Never(str(action), "tech.no-discard-power", fact)
    of_the_bay = part(card).never.get(MAINTENANCE_BAY)  # of a card that reaches for docked ships
    if action.verb == "use" and target[:1] == [MAINTENANCE_BAY] and of_the_bay:
        if all(map(NUMBER.fullmatch, target[1:])):
            fact = f"the {title(ruleset.box, name)} takes no ship from {the_bay(ruleset.box)}"
            return Never(str(action), of_the_bay[0], fact)
    never = apart(ruleset, card, action) or out_of_reach(ruleset, card, action)
    return never or value(ruleset, action)


def of_board(ruleset: Ruleset, action: Action) -> Never | None:
    """The power of a faction that no owner sets to work."""
    name = action.words[0] if action.words else ""
    if name not in ruleset.box.board_names or begins_any(ruleset, f"power {name}"):
        return None
    fact = f"the power of the {title(ruleset.box, name)} is not one to use; it works when its time comes"
    return Never(str(action), "factions.owner", fact)


def of_asteroid(ruleset: Ruleset, action: Action) -> Never | None:
    """An asteroid card that is only held."""
    name = action.words[0] if action.words else ""
    if name not in ruleset.box.asteroid_names or begins_any(ruleset, f"play {name}"):
        return None
    fact = f"the {title(ruleset.box, name)} is not one to use; it works by being held"
    return Never(str(action), "outer-belt.held", fact)


def begins_any(ruleset: Ruleset, words: str) -> bool:
    """Is there any action that begins with these words?"""
    return any(text == words or text.startswith(f"{words} ") for text in ruleset.texts)


def apart(ruleset: Ruleset, card: Tech, action: Action) -> Never | None:
    """A power that reaches across a border, of two territories that have none."""
    names, rule = ruleset.box.territory_names, part(card).never.get("border")
    two = [names.index(word) for word in action.words if word in names]
    if not rule or action.verb != "use" or len(two) != 2:
        return None
    here, there = two
    if ruleset.book.neighbours(here) >> there & 1:
        return None
    box = ruleset.box
    fact = f"{territory(box, here)} does not border on {territory(box, there)}"
    return Never(str(action), rule[0], fact)


def out_of_reach(ruleset: Ruleset, card: Tech, action: Action) -> Never | None:
    """A power that works at facilities, at one where it never does."""
    rule, place = part(card).never.get("place"), action.words[1] if action.words[1:] else ""
    if not rule or action.verb != "use" or place not in ruleset.box.facility_names:
        return None
    if any(place in text.split() for text in card.use_texts()):
        return None
    box = ruleset.box
    fact = f"the {title(box, card.key)} does not work at the {title(box, place)}"
    return Never(str(action), rule[0], fact)


# -- values -------------------------------------------------------------------------------------------

OF_SHIPS: Final = {"pick": "tech.unplaced", "use": "tech.unplaced"}
"""The rule that speaks of the ships an action names, by its verb; others are a part's own."""


def value(ruleset: Ruleset, action: Action) -> Never | None:
    """An action that would be one if its ships showed other values."""
    dice = [word for word in action.words if NUMBER.fullmatch(word)]
    wrong = no_such_ships(dice)
    usual = [word if word not in dice else "1" for word in action.words]
    if not wrong or str(Action(action.verb, tuple(usual))) not in ruleset.texts:
        return None
    rule = OF_SHIPS.get(action.verb) or spoken_of(ruleset, action.verb) or "dock.ships"
    return Never(str(action), rule, wrong)


JUDGES: Final[dict[str, Callable[[Ruleset, Action], Never | None]]] = {
    "dock": docking,
    "use": power,
    "discard": power,
    "power": of_board,
    "play": of_asteroid,
    "aim": value,
    "pick": value,
    "trade": value,
}
