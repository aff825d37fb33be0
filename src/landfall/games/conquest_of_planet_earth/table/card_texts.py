"""Cards as they lie there: name, kind, how they stand, and their text by headings."""

from __future__ import annotations

from typing import Any

from landfall.core.plain import CardText, TextMark, Words
from landfall.games.conquest_of_planet_earth.called import count, flowing, resistance_words
from landfall.games.conquest_of_planet_earth.part import OWN, Part

Texts = list[tuple[str, Words]]


def mark_of(name: str) -> TextMark:
    """Whose text it is."""
    if name == OWN:
        return "own"
    return "printed" if name == "printed" else "designed"


def event_card(part: Part, together: bool, state: str = "") -> CardText:
    """An Event; its red box is what it does as a Resistance Event."""
    cost = part.number("cost")
    text: Texts = []
    if cost:
        text.append(("Price", [count(cost, "Action Point")]))
    if part.text:
        text.append(("", [flowing(part.text)]))
    if together and "red-box" in part.data:
        text.append(("As a Resistance Event", [flowing(part.data["red-box"])]))
    return _card(part, "Event", text, state)


def stuff_card(part: Part, state: str = "") -> CardText:
    kind = "Space Stuff, Ally" if "ally-strength" in part.data else "Space Stuff"
    return _card(part, kind, [("", [flowing(part.text)])], state)


def tech_card(part: Part) -> CardText:
    return _card(part, "Human Tech", [("", [flowing(part.text)])])


def race_card(part: Part) -> CardText:
    """A race: its numbers and its powers."""
    numbers = f"Strength {part.number('strength')}, Intelligence {part.number('intelligence')}"
    text: Texts = [("", [f"{numbers}."])]
    for row in part.data["power"]:
        text.append((_priced(row), [flowing(row["text"])]))
    return _card(part, "race", text)


def _priced(row: dict[str, Any]) -> str:
    tokens = row.get("tokens", 0)
    return f"{row['title']} ({count(tokens, 'token')})" if tokens else str(row["title"])


def location_text(part: Part) -> Words:
    """What a Location does, in a line."""
    return [flowing(part.text)] if part.text else []


def resistance_card(part: Part) -> CardText:
    text: Texts = [("", [f"{resistance_words(part)}."])]
    if part.text:
        text.append(("", [flowing(part.text)]))
    return _card(part, "Resistance", text)


def _card(part: Part, kind: str, text: Texts, state: str = "") -> CardText:
    card: CardText = {
        "name": part.title,
        "kind": kind,
        "mark": mark_of(part.mark),
        "text": text,
    }
    if state:
        card["state"] = state
    return card
