"""A position as a form: every entry by which people lay one, what it is called and what may stand there.

What is under way has no place in it: it follows from phase, Battle and Fight, as in the short form.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from landfall.core.game import HIDDEN
from landfall.core.position_form import FieldKind, FormField, FormSection, PositionForm
from landfall.games.conquest_of_planet_earth import called
from landfall.games.conquest_of_planet_earth.fight_seen import BATTLES, SIDES
from landfall.games.conquest_of_planet_earth.names import MOST_COUNTERS, SAUCERS, TRACK_END
from landfall.games.conquest_of_planet_earth.part import Part
from landfall.games.conquest_of_planet_earth.position.card_entries import decks, piles
from landfall.games.conquest_of_planet_earth.position.laid import Tongue
from landfall.games.conquest_of_planet_earth.position.named import HUMANS, NOBODY, PLENTY
from landfall.games.conquest_of_planet_earth.position.seat_entries import MOST
from landfall.games.conquest_of_planet_earth.position.space_entries import YET_TO_MOVE
from landfall.games.conquest_of_planet_earth.position.table_entries import (
    ONLOOKERS,
    PHASES,
    RESULTS,
)

FEW: Final = 99
SIDE_TITLES: Final = {"own": "the side whose Battle it is", "enemy": "the other side"}
DECK_TITLES: Final = {
    "events": "Events",
    "resistance-events": "Resistance Events",
    "resistance": "Resistance",
    "locations": "Locations",
    "space-stuff": "Space Stuff",
    "human-tech": "Human Tech",
    "races": "Races",
    "counters": "Counters",
}
CARDS: Final = {**{name: name for name in DECK_TITLES}, "resistance-events": "events"}
"""The list of names that each deck has."""


def form(tongue: Tongue) -> PositionForm:
    """The entries of a position of this game."""
    sections = (
        FormSection("The table", tuple(table_fields(tongue))),
        FormSection("The seats", (group("seats", "Seats", seats_fields(tongue)),)),
        FormSection("The board", (group("spaces", "Spaces", spaces_fields(tongue)),)),
        FormSection("Cards on the table", tuple(card_fields(tongue))),
        FormSection("The Battle", tuple(battle_fields())),
        FormSection("Earlier this turn, and what lasts", tuple(lasting_fields())),
    )
    return PositionForm(sections, lists(tongue))


# -- making fields ------------------------------------------------------------------------------------


def group(key: str, label: str, fields: Iterable[FormField]) -> FormField:
    return FormField(key, label, "group", fields=tuple(fields))


def number(key: str, label: str, low: int = 0, high: int = FEW, usual: str = "none") -> FormField:
    return FormField(key, label, "number", low, high, usual=usual)


def tick(key: str, label: str) -> FormField:
    return FormField(key, label, "tick", usual="no")


def named(
    key: str, label: str, names: str, kind: FieldKind = "choice", usual: str = "none"
) -> FormField:
    return FormField(key, label, kind, names=names, usual=usual)


def by_side(key: str, label: str, low: int = 0, high: int = PLENTY) -> FormField:
    return group(key, label, (number(side, SIDE_TITLES[side], low, high) for side in SIDES))


# -- the entries --------------------------------------------------------------------------------------


def table_fields(tongue: Tongue) -> Iterator[FormField]:
    yield named("phase", "Phase", "phases", usual="action")
    yield named("turn", "Whose turn", "seats-or-nobody", usual="the First Player’s")
    yield named("first", "First Player", "seats", usual="A")
    yield number("round", "Round", high=PLENTY, usual="the first")
    yield number("turns", "Turns begun", high=PLENTY, usual="as many as the rounds make")
    if tongue.box.active:
        yield number("track", "Human Tech Track", high=TRACK_END, usual="at its beginning")
        yield number("deployments", "Red circles to deploy for")
    yield named("won", "Who has won", "winners", usual="nobody yet")
    yield named("seen-by", "Who sees it", "viewers", usual="all of it is said")


def seats_fields(tongue: Tongue) -> Iterator[FormField]:
    for letter in tongue.words.letters:
        yield group(letter, f"Seat {letter}", seat_fields())


def seat_fields() -> Iterator[FormField]:
    yield named("race", "Race", "races-or-hidden", usual="the first that nobody has")
    yield named("offered", "Races to keep one of", "races-or-hidden", "names")
    yield number("tokens", "Menace tokens", high=MOST)
    yield number("number", "Command number", high=MOST)
    yield number("points", "Action Points", high=MOST)
    yield number("flared", "Action Points less in this round", high=MOST)
    yield FormField("commands", "Command Counters left", "row", usual="all of them")
    yield named("hand", "Events in hand", "events-or-hidden", "names")
    yield named("stuff", "Space Stuff, ready", "space-stuff", "names")
    yield named("activated", "Space Stuff, face down", "space-stuff", "names")
    yield number("pool", "Saucers in the pool", high=SAUCERS)


def spaces_fields(tongue: Tongue) -> Iterator[FormField]:
    letters = tongue.words.letters
    for space, name in enumerate(tongue.words.spaces):
        yield group(name, space_title(tongue, space), space_fields(letters))


def space_title(tongue: Tongue, space: int) -> str:
    """Where it lies, and how a file has it: `A3 (n-3)`."""
    place = called.place(tongue.box, space)
    return f"{place[0].upper()}{place[1:]} ({tongue.words.spaces[space]})"


def space_fields(letters: tuple[str, ...]) -> Iterator[FormField]:
    yield named("location", "Location", "locations", usual="Empty")
    yield named("marker", "Conquest Marker", "seats", usual="nobody’s")
    yield tick("demolished", "Demolished")
    yield tick("spent", "What it gives once was given")
    yield number("reign", "Cards that raise its Population")
    yield number("tipped", "Fights more in the next Battle")
    yield named("counters", f"Counters, {MOST_COUNTERS} at most", "counters-to-move", "names")
    saucers = [number(letter, f"of {letter}", high=SAUCERS) for letter in letters]
    yield group("aliens", "Saucers", saucers)
    yield group("stopped", "Saucers that may not move on", saucers)


def card_fields(tongue: Tongue) -> Iterator[FormField]:
    box = tongue.box
    remaining = [
        event
        for n, event in enumerate(box.parts.events)
        if box.event_remains[n] or box.event_red[n]
    ]
    owners = (named(event.key, event.title, "owners", "names") for event in remaining)
    yield group("in-play", "Events that remain in play, of whom", owners)
    if box.active:
        yield named("human-tech", "Human Tech", "human-tech", "names")
    discards = (named(name, DECK_TITLES[name], CARDS[name], "names") for name in piles(box))
    yield group("discards", "Discard piles, the oldest first", discards)
    places = (
        group(
            name,
            DECK_TITLES[name],
            (place_field(key, name) for key, at in (("top", d.top), ("bottom", d.bottom)) if at),
        )
        for name, d in decks(box).items()
        if d.top
    )
    yield group("decks", "Cards in known places", places)


def place_field(key: str, deck: str) -> FormField:
    label = "On top, the first first" if key == "top" else "At the bottom"
    fields = (
        named("card", "Card", f"{CARDS[deck]}-or-hidden"),
        named("known-to", "Known to", "seats", "names", usual="nobody"),
    )
    return FormField(key, label, "list", fields=fields)


def battle_fields() -> Iterator[FormField]:
    used = group(
        "used", "Powers used", (named(s, SIDE_TITLES[s], "powers", "names") for s in SIDES)
    )
    yield group("battle", "Battle", (*of_battle(), used))
    yield group("fight", "Fight", (*of_fight(), used))
    shows = (FormField(side, SIDE_TITLES[side], "row") for side in SIDES)
    yield group(
        "fight-round",
        "Fight Round",
        (
            group("shows", "Dice", shows),
            by_side("bonus", "Strength until it ends", -PLENTY),
            by_side("extra", "Further dice"),
            by_side("dice", "How many dice"),
            used,
        ),
    )
    waiting = (
        named("space", "Space", "spaces"),
        named("counter", "Counter", "counters"),
        named("captain", "or Captain Fantastic against a section", "sections"),
    )
    yield FormField("waiting", "Fights that wait", "list", fields=waiting)


def of_battle() -> Iterator[FormField]:
    yield named("space", "Space", "spaces")
    yield named("seat", "Whose", "seats", usual="of whose turn it is")
    yield named("against", "Against", "battles", usual="Humans")
    yield named("rival", "Rival", "seats")
    yield number("won", "Fights won")
    yield number("fights", "Fights begun")
    yield number("soft", "Soft Resistance defeated")
    yield tick("conquered", "The Location was conquered in it")
    yield named("controlled", "Resistance under control", "resistance", "names")
    yield by_side("bonus", "Strength until it ends", -PLENTY)
    yield by_side("lost", "Aliens destroyed")


def of_fight() -> Iterator[FormField]:
    yield named("full", "Full Resistance", "resistance")
    yield named("counter", "or Counter", "counters")
    yield named("heroes", "Heroes", "resistance", "names")
    yield number("drawn", "Heroes turned up", usual="those that are there")
    yield number("round", "Fight Round", usual="the first")
    yield tick("quiet", "The Resistance has no abilities")
    yield by_side("bonus", "Strength until it ends", -PLENTY)
    yield by_side("crushing", "Lowest die that crushes")
    yield by_side("formation", "Strength for each Alien", -PLENTY)
    yield named("decided", "Won by a card", "sides")


def lasting_fields() -> Iterator[FormField]:
    yield named("resolved", "Spaces resolved", "spaces", "names")
    yield named("next-space", "Space that must be next", "spaces")
    yield tick("cloaked", "Nothing but mountains ends moves")
    yield named("used-this-turn", "Powers used this turn", "powers", "names")
    yield number("fog-ends", "The round that ends the Thick Fog", high=PLENTY)
    yield number("rally-now", "More Strength of Resistance in this round")
    yield number("rally-next", "The same until the end of the next")
    yield number("flare-next", "Fewer Action Points in the next round")
    yield named("result", "How the last Fight ended", "results")
    yield number("rolled", "What the last die showed", high=6)


# -- names --------------------------------------------------------------------------------------------


def lists(tongue: Tongue) -> dict[str, tuple[tuple[str, str], ...]]:
    """The names of things, as the fields refer to them."""
    box, words = tongue.box, tongue.words
    seats = tuple((letter, f"Seat {letter}") for letter in words.letters)
    hidden = ((HIDDEN, "one that is not known"),)
    parts = box.parts
    cards = {
        "events": titled(parts.events),
        "resistance": titled(parts.resistance),
        "locations": titled((*parts.locations, *parts.objectives)),
        "space-stuff": titled(parts.stuff),
        "human-tech": titled(parts.tech),
        "races": titled(parts.races),
        "counters": titled(parts.counters),
    }
    moving = tuple(
        (f"{key}{YET_TO_MOVE}", f"{title}, yet to move") for key, title in cards["counters"]
    )
    powers = {name: name for race in tongue.powers for name in race.values()}
    marks = (*tongue.turn_marks.values(), *tongue.battle_marks.values())
    return {
        **cards,
        **{f"{name}-or-hidden": (*some, *hidden) for name, some in cards.items()},
        "counters-to-move": (*cards["counters"], *moving),
        "phases": spelled(PHASES),
        "results": spelled(RESULTS),
        "battles": spelled(BATTLES),
        "sides": tuple(SIDE_TITLES.items()),
        "seats": seats,
        "seats-or-nobody": (*seats, (NOBODY, "nobody")),
        "winners": (*seats, (HUMANS, "the Humans")),
        "owners": (*seats, (HUMANS, "the Humans")),
        "viewers": (*seats, (ONLOOKERS, "onlookers")),
        "spaces": tuple((name, space_title(tongue, n)) for n, name in enumerate(words.spaces)),
        "sections": tuple(
            (name, called.section_heading(n)) for n, name in enumerate(words.sections)
        ),
        "powers": spelled((*powers, *marks)),
    }


def titled(parts: Iterable[Part]) -> tuple[tuple[str, str], ...]:
    return tuple((part.key, part.title) for part in parts)


def spelled(names: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Names that are words themselves."""
    return tuple((name, name.replace("-", " ")) for name in names)
