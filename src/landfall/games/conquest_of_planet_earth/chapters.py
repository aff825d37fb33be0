"""The rules that parts bring along: every card, race, Location and Counter says its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from landfall.core.rulebook import Chapter
from landfall.games.conquest_of_planet_earth.own_parts import KINDS, of_kind
from landfall.games.conquest_of_planet_earth.part import OWN, Part, Parts, all_parts

GROUPS: Final = {
    "events": "Event cards",
    "space-stuff": "Space Stuff cards",
    "races": "Races",
    "resistance": "Resistance cards",
    "counters": "The Counters",
    "locations": "Location cards",
    "objectives": "The Objective",
    "human-tech": "Human Tech cards",
}
"""The headings under which the parts of a kind stand."""

RULE_OF: Final = {
    "events": "event",
    "space-stuff": "stuff",
    "races": "race",
    "resistance": "card",
    "counters": "counter",
    "locations": "location",
    "objectives": "location",
    "human-tech": "tech",
}
"""How the rule of a part is called, after its key: `death-ray.event`."""

SKINS: Final = {"soft": "Soft", "hard": "Hard"}

CROWDED: Final = {
    ("crowded-from", 3): "three or more compete",
    ("crowded-from", 4): "four compete",
    ("crowded-together-from", 3): "three or more play together",
}
"""For how many some places have more people."""


def editions() -> Mapping[str, str]:
    return {"first-edition": "First edition"}


@cache
def chapters() -> tuple[Chapter, ...]:
    """One for each part, kind after kind in the order of the parts."""
    return chapters_of(all_parts())


def chapters_of(parts: Parts) -> tuple[Chapter, ...]:
    """The same of these parts, which may have the words of their owner."""
    return tuple(chapter(kind, part) for kind in KINDS for part in of_kind(parts, kind))


def chapter(kind: str, part: Part) -> Chapter:
    return Chapter(
        kind,
        GROUPS[kind],
        tuple(editions()),
        tuple(rules(kind, part)),
        tuple(part.data.get("ruling", ())),
        f"{part.key} of {GROUPS[kind]}",
        part.key,
    )


def rules(kind: str, part: Part) -> Iterator[dict[str, Any]]:
    """What a part says, with its numbers; then its red box, or its powers."""
    rulings = part.data.get("ruling", ())
    yield {
        "id": f"{part.key}.{RULE_OF[kind]}",
        "title": part.title.rstrip("."),
        "text": in_words(kind, part),
        "mark": part.mark,
        "own": part.mark == OWN,
        "rulings": [row["id"] for row in rulings if "power" not in row],
    }
    if "red-box" in part.data:
        yield {
            "id": f"{part.key}.red-box",
            "title": f"{part.title}: as a Resistance Event",
            "text": part.data["red-box"],
            "mark": "designed",
            "own": part.mark == OWN,
        }
    for power in part.data.get("power", ()):
        yield {
            "id": f"{power['key']}.power",
            "title": power["title"],
            "text": power["text"],
            "mark": power["mark"],
            "own": power["mark"] == OWN,
            "rulings": [row["id"] for row in rulings if row.get("power") == power["key"]],
        }


def in_words(kind: str, part: Part) -> str:
    """The numbers of a part and its text, as sentences."""
    said = [*numbers(kind, part), part.text]
    return " ".join(text for text in said if text)


def numbers(kind: str, part: Part) -> Iterator[str]:
    if kind == "events":
        cost = part.number("cost")
        if cost:
            yield f"Costs {cost} Action Point{'s' if cost > 1 else ''}."
        if part.flag("immediate"):
            yield "Play it immediately."
        if part.flag("remains"):
            yield "Remains in play."
    elif kind == "races":
        yield f"Strength {part.number('strength')}, Intelligence {part.number('intelligence')}."
        if powers := [power["title"] for power in part.data.get("power", ())]:
            yield f"Powers: {', '.join(powers)}."
    elif kind in ("locations", "objectives"):
        values = f"Resistance {part.number('resistance')}, Population {population(part)}"
        icons = [icon.replace("-", " ").title() for icon in part.words("icons")]
        yield f"{values}{'; ' if icons else ''}{', '.join(icons)}."
    elif kind in ("resistance", "counters"):
        yield resistance(part)


def population(part: Part) -> str:
    """The Population, and how many people there are for many players."""
    people = part.number("population")
    crowded = [said for (name, many), said in CROWDED.items() if part.number(name) == many]
    return f"{people} ({people + 1} where {' or '.join(crowded)})" if crowded else str(people)


def resistance(part: Part) -> str:
    """A card or Counter in a sentence."""
    if part.flag("hero"):
        first = f"Hero, +{part.number('bonus')} Strength"
    else:
        first = f"{SKINS[part.data['skin']]}, Strength {part.number('strength')}"
    names = [word.replace("-", " ").title() for word in (*abilities(part), *keywords(part))]
    return ", ".join([first, *(["Air"] if part.flag("air") else []), *names]) + "."


def abilities(part: Part) -> tuple[str, ...]:
    return part.words("abilities")


def keywords(part: Part) -> tuple[str, ...]:
    return tuple(word for word in part.words("keywords") if word != "hero")
