"""What a position may ask, as a form: every decision by its name, and what it says of itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from landfall.core.position_form import FormField
from landfall.games.alien_frontiers.asks import BEFORE_ROLL, DUE_AT_STATION
from landfall.games.alien_frontiers.box import Box
from landfall.games.alien_frontiers.decisions import BY_NAME
from landfall.games.alien_frontiers.decisions.by_chance import DICE_FOR
from landfall.games.alien_frontiers.decisions.choices import RAIDED, SMUGGLING
from landfall.games.alien_frontiers.decisions.of_agendas import WHY
from landfall.games.alien_frontiers.decisions.of_colonies import LANDINGS
from landfall.games.alien_frontiers.decisions.of_factions import MOST_TAKEN
from landfall.games.alien_frontiers.decisions.of_ships import AIMS
from landfall.games.alien_frontiers.names import LAST_CIRCLE, SPACES
from landfall.games.alien_frontiers.position.entry import PLENTY
from landfall.games.alien_frontiers.position.pending import CAN_WAIT
from landfall.games.alien_frontiers.words import title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers

BELT: Final = "belt"
FACTIONS: Final = "factions"
AGENDAS: Final = "agendas"
BORROWING: Final = "borrowing"

CALLED: Final = {
    "first": "Who is player one",
    "deal": "The cards of the set-up",
    "roll": "A roll of ships",
    "relic": "A roll of the Relic Ship",
    "lent": "A roll of a borrowed ship",
    "draw": "Cards for the display",
    "die": "A roll of the Asteroid die",
    "asteroid": "An asteroid card that is turned up",
    "salvage": "A discarded card that Orbital Debris may bring",
    "land": "Where a colony lands",
    "advance": "How far a colony goes on the Hub",
    "raid": "What a raid takes",
    "aim": "A ship to aim at",
    "carry": "Where a ship that was picked up docks",
    "pick": "Ships to roll again",
    "swap": "The other colony of a swap",
    "cache": "The card that a Relic Cache brings",
    "confine": "On which of its two territories a field generator stays",
    "infiltrate": "A ship to gather with the fleet",
    "drop": "What to give back, down to eight",
    "boards": "A faction board that is drawn",
    "draft": "Which faction board a seat takes",
    "board": "What a faction board does",
    "top-card": "The top card of the deck",
    "save": "The die that may save a ship at the Terraforming Station",
    "brethren": "A roll of the Brethren Ship",
    "main": "The free choice of a seat in another’s turn",
    "collect": "What a player gives up",
    "scatter": "Where colonies go that are driven off",
    "power": "How a card is used that another one sets to work",
    "seek": "Which card a Resonating Beacon claims",
    "agenda": "An Agenda that is drawn",
    "consult": "Whether the Oracle Engine is consulted",
    "pair": "What a pair at the Orbital Market is for",
    "shed": "Which Agenda is discarded",
    "tune": "Which card a Tele-Operator claims",
    "regather": "Which other ship a Chrono-Spike takes up",
    "replace": "Which other ship a Chameleon Cloak replaces",
    "load": "Which further ships go on a Pocket Universe",
    "window": "Whether ships dock though the turn is over",
}
"""Every decision that `pending` may list."""

NEEDS: Final = {
    **dict.fromkeys(("die", "asteroid", "salvage", "cache"), BELT),
    **dict.fromkeys(("boards", "draft", "board", "top-card", "save", "brethren"), FACTIONS),
    **dict.fromkeys(("agenda", "pair", "shed"), AGENDAS),
    "consult": "oracle-engine",
    "confine": "field-amplifier",
    "infiltrate": "infiltration-ai",
    "lent": BORROWING,
    "collect": "retrieval-webbing",
    "scatter": "seismic-detonator",
    "seek": "resonating-beacon",
    "tune": "tele-operator",
    "regather": "chrono-spike",
    "replace": "chameleon-cloak",
    "load": "pocket-universe",
    "window": "pocket-universe",
}
"""The module or the card without which a decision is never asked."""

WORDS: Final = {
    "built": "built",
    "launched": "launched from the Hub",
    "moved": "picked up to be moved",
    "cannon": "the Plasma Cannon",
    "stock": "the discarded Plasma Cannon",
    "helmet": "the Mind Control Helmet",
    "grapple": "the Superconducting Grapple",
    "players": "players",
    "supply": "the supply",
    "both": "resources and a card",
    "resources": "resources only",
    "fleet": "with the fleet",
    "alone": "alone",
    "set-up": "in the set-up",
    "debris": "for Orbital Debris",
    "pilot": "for a Stray Pilot",
    "drawn": "drawn, and kept",
    "chosen": "drawn, to keep one",
    "foretold": "foretold by an oracle",
}


def decision_fields(game: AlienFrontiers) -> Iterator[FormField]:
    """Each decision that this game may ask, with its entries."""
    box = game.ruleset.box
    for name in CAN_WAIT:
        if is_asked(box, name):
            fields = tuple(entry(box, name, key) for key in BY_NAME[name].entries)
            yield FormField(name, CALLED[name], "group", fields=(*fields, WHOSE))


def is_asked(box: Box, name: str) -> bool:
    """Can the decision come up with what is in the box?"""
    match NEEDS.get(name, ""):
        case "":
            return True
        case "belt":
            return box.asteroids > 0
        case "factions":
            return bool(box.board_names)
        case "agendas":
            return box.agendas > 0
        case "borrowing":
            return box.borrows > 1
        case card:
            return card in box.card_names


WHOSE: Final = FormField("seat", "Asked of", "choice", names="seats", usual="whose turn it is")


def entry(box: Box, decision: str, key: str) -> FormField:
    """What a decision says under a key: by its own name where it has one, else as it is usual."""
    made = OWN.get((decision, key)) or USUAL[key]
    if decision == "scatter" and key == "sent":
        sent = (
            FormField(name, title(box, name), "number", high=PLENTY) for name in box.territory_names
        )
        return FormField(key, "Sent so far", "group", fields=tuple(sent))
    return made


def _number(key: str, label: str, high: int, low: int = 0) -> FormField:
    return FormField(key, label, "number", low, high)


def _choice(key: str, label: str, among: str, usual: str = "") -> FormField:
    return FormField(key, label, "choice", names=among, usual=usual)


def _tick(key: str, label: str) -> FormField:
    return FormField(key, label, "tick")


USUAL: Final = {
    field.key: field
    for field in (
        _tick("again", "It is a second roll"),
        _tick("new", "It is a new ship"),
        _tick("spike", "It is by a Chrono-Spike"),
        _tick("relic", "With the Relic Ship"),
        _tick("late", "The turn is over: it only docks"),
        _tick("cycled", "New cards were laid out already"),
        _tick("draws", "It draws another for it"),
        _number("dealt", "Dealt so far", PLENTY),
        _number("cards", "How many", PLENTY, 1),
        _number("ship", "Which of the borrowed ships", PLENTY, 1),
        _number("space", "Space", SPACES, 1),
        _number("excess", "Circles beyond the seventh", LAST_CIRCLE - 1),
        _number("due", "What is due once it has landed", DUE_AT_STATION),
        _number("least", "Circles at least", LAST_CIRCLE, 1),
        _number("most", "Circles at most", LAST_CIRCLE, 1),
        _tick("without-ships", "By a Ship’s Lifeboat"),
        _number("taken", "Taken so far", MOST_TAKEN),
        _number("hits", "Hits so far", PLENTY),
        _number("value", "It shows", 6, 1),
        _number("boards", "How many boards", PLENTY, 1),
        _number("step", "Its step", BEFORE_ROLL),
        _number("cycles", "New cards can be laid out", PLENTY),
        _number("ships", "Ships taken up", 1),
        _number("goes", "How many go", PLENTY),
        _choice("owner", "Whose", "seats", "own"),
        _choice("victim", "The player robbed", "seats", "everybody"),
        _choice("from", "From", "territories"),
        _choice("at", "At", "facilities"),
        _choice("to", "To", "facilities", "nowhere"),
        _choice("field", "Field generator", "fields"),
        _choice("card", "Card", "cards"),
        _choice("by", "Set to work by", "cards"),
        _choice("smuggling", "A smuggler may take", "smuggling", "nothing more"),
        FormField("dice", "Picked so far", "row"),
        FormField("sent", "Sent so far", "group"),
        FormField("drawn", "Drawn so far", "names", names="agendas", usual="none"),
        FormField("among", "Among", "names", names="agendas", usual="all of them"),
    )
}
OWN: Final = {
    ("land", "why"): _choice("why", "The colony was", "landings", "built"),
    ("aim", "why"): _choice("why", "With", "aims"),
    ("die", "why"): _choice("why", "Rolled", "rolled-for", "with the fleet"),
    ("asteroid", "why"): _choice("why", "Turned up", "rolled-for", "with the fleet"),
    ("agenda", "why"): _choice("why", "Why", "dealt-for", "drawn, and kept"),
    ("raid", "from"): _choice("from", "From", "raided", "players"),
    ("collect", "from"): _choice("from", "From", "seats"),
    ("carry", "from"): _choice("from", "From", "facilities"),
    ("roll", "dice"): _number("dice", "How many ships", PLENTY, 1),
    ("board", "at"): _choice("at", "Board", "boards"),
}


def decision_lists() -> dict[str, tuple[tuple[str, str], ...]]:
    """The words that entries of decisions choose from."""
    among = {
        "landings": LANDINGS,
        "aims": AIMS,
        "rolled-for": DICE_FOR,
        "dealt-for": WHY,
        "raided": RAIDED,
        "smuggling": tuple(SMUGGLING.values()),
    }
    return {key: tuple((name, WORDS[name]) for name in names) for key, names in among.items()}
