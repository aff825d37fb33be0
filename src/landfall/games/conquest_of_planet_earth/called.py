"""What everything is called in people's words: Spaces, cards, figures, Counters, commands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from landfall.core.game import SEAT_LETTERS
from landfall.core.phrases import listed as listed
from landfall.games.conquest_of_planet_earth.box import Box
from landfall.games.conquest_of_planet_earth.names import (
    ABILITIES,
    CENTRE,
    COMMAND_DIE,
    SPACES_OF_A_SECTION,
)
from landfall.games.conquest_of_planet_earth.part import Part
from landfall.games.conquest_of_planet_earth.rule import Deed
from landfall.games.conquest_of_planet_earth.state import State

MIDDLE: Final = "M"
"""The letter of the Objective section; every other one has that of its seat.

A Space is told by this letter and the number that is printed on it: `A3`. Drawn maps turn, so that a
direction would say nothing; the letter is the one that the seat's token and its saucers have.
"""

OBJECTIVE: Final = 0
"""The Space of the Objective."""

CAPTAIN: Final = "captain-fantastic"
"""The key of his card, of his Counter, and of what only it can do."""


def count(number: int, noun: str, many: str = "") -> str:
    """`1 saucer`, `2 saucers`."""
    return f"{number} {noun if number == 1 else many or f'{noun}s'}"


# -- cards and other parts ----------------------------------------------------------------------------


def event(box: Box, kind: int) -> str:
    return box.parts.events[kind].title


def resistance(box: Box, kind: int) -> str:
    return box.parts.resistance[kind].title


def counter(box: Box, kind: int) -> str:
    return box.parts.counters[kind].title


def location_part(box: Box, kind: int) -> Part:
    return (*box.parts.locations, *box.parts.objectives)[kind]


def location(box: Box, kind: int) -> str:
    return location_part(box, kind).title


def stuff(box: Box, kind: int) -> str:
    return box.parts.stuff[kind].title


def tech(box: Box, kind: int) -> str:
    return box.parts.tech[kind].title


def race(box: Box, kind: int) -> str:
    return box.parts.races[kind].title


def titled(box: Box, key: str) -> str:
    """What a part is called of which the rules speak by name, by its key."""
    parts = box.parts
    named = (*parts.counters, *parts.events, *parts.resistance, *parts.locations)
    return next(part.title for part in named if part.key == key)


def captain(box: Box) -> str:
    return titled(box, CAPTAIN)


def ally(box: Box, number: int) -> str:
    return stuff(box, int(box.ally_card[number]))


def figure(box: Box, number: int) -> str:
    """A figure as codes count them: a saucer, or an Ally by its name."""
    return "a saucer" if number == 0 else f"the {ally(box, number - 1)}"


def deed_part(box: Box, deed: Deed) -> Part | None:
    """The part of which a deed is the text; None for a race's power, which is a part of its race."""
    if deed.event >= 0:
        return box.parts.events[deed.event]
    return box.parts.stuff[deed.stuff] if deed.stuff >= 0 else None


def power_row(box: Box, deed: Deed) -> Mapping[str, object]:
    """What the file of a race says of one of its powers."""
    rows = box.parts.races[deed.race].data["power"]
    found: Mapping[str, object] = next(row for row in rows if row["key"] == deed.key)
    return found


def deed_title(box: Box, deed: Deed) -> str:
    part = deed_part(box, deed)
    return part.title if part else str(power_row(box, deed)["title"])


def deed_text(box: Box, deed: Deed) -> str:
    part = deed_part(box, deed)
    return flowing(part.text if part else str(power_row(box, deed)["text"]))


def resistance_words(part: Part) -> str:
    """A Resistance card or Counter by its numbers: `Strength 5, Hard, Move`."""
    if part.flag("hero"):
        numbers = [f"Hero, +{part.number('bonus')}"]
    else:
        skin = str(part.data.get("skin", "")).capitalize()
        numbers = [f"Strength {part.number('strength')}", skin]
    if part.flag("air"):
        numbers.append("Air")
    for ability in part.words("abilities"):
        numbers.append(part.title if ability == part.key else ability_word(ability))
    return ", ".join(filter(None, numbers))


def ability_word(name: str) -> str:
    return name.replace("-", " ").title()


def abilities(box: Box, found: int) -> list[str]:
    """Abilities of the Resistance by name; that of Captain Fantastic is called as he is."""
    return [
        captain(box) if name == CAPTAIN else ability_word(name)
        for place, name in enumerate(ABILITIES)
        if found >> place & 1
    ]


def flowing(text: str) -> str:
    """A text of several lines as one."""
    return " ".join(text.split())


def command(number: int) -> str:
    """A Command Counter by its place."""
    return "the Command die" if number == COMMAND_DIE else f"Command Counter {number + 2}"


# -- Spaces -------------------------------------------------------------------------------------------


def place(box: Box, space: int, names: Sequence[str] = SEAT_LETTERS) -> str:
    """A Space by where it lies: `A3`, `Ada's Landing Site`, `the Objective`."""
    section, number = divmod(space, SPACES_OF_A_SECTION)
    if number != CENTRE:
        return f"{section_letter(section)}{number}"
    return "the Objective" if section == 0 else f"{names[section - 1]}'s Landing Site"


def what_is_there(state: State, space: int) -> str:
    """The Location of a Space by name; `Empty Space`; nothing for a Landing Site."""
    card = int(state.location(space))
    if card < -1:
        return ""
    if card == -1:
        return "Empty Space"
    name = location(state.box, card)
    return name if state.works(space) >= 0 else f"Demolished {name}"


def space(state: State, at: int, names: Sequence[str] = SEAT_LETTERS) -> str:
    """A Space by what is there and where it lies: `Town (A3)`."""
    there = what_is_there(state, at)
    if not there or at == OBJECTIVE:
        return there or place(state.box, at, names)
    return f"{there} ({place(state.box, at, names)})"


def section_letter(number: int) -> str:
    """With which the names of its Spaces begin."""
    return SEAT_LETTERS[number - 1] if number else MIDDLE


def section(number: int) -> str:
    """`A's section`, `the Objective section`."""
    return f"{section_letter(number)}'s section" if number else "the Objective section"


def section_heading(number: int) -> str:
    """The same above what lies there."""
    return section(number).removeprefix("the ")
