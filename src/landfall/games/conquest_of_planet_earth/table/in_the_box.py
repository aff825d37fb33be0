"""What is in the box: every card, race, Location and Counter by name, as whoever draws it needs it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from landfall.core.plain import TextMark, Words
from landfall.core.things import Power, Thing
from landfall.games.conquest_of_planet_earth.called import count, flowing, resistance_words
from landfall.games.conquest_of_planet_earth.own_parts import KINDS, of_kind
from landfall.games.conquest_of_planet_earth.part import Part, Players
from landfall.games.conquest_of_planet_earth.table.card_texts import mark_of

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

ONE: Final = {
    "events": "event",
    "space-stuff": "stuff",
    "races": "race",
    "resistance": "resistance",
    "counters": "counter",
    "locations": "location",
    "objectives": "objective",
    "human-tech": "tech",
}
"""What one part of a kind is."""


def things(game: ConquestOfPlanetEarth) -> list[Thing]:
    """Every part that may come in this game. A card and a Counter of one name are of two kinds."""
    parts = game.ruleset.box.parts
    here = parts_in(game)
    return [
        _thing(kind, part, game.ruleset.box.players)
        for kind in KINDS
        for part in of_kind(parts, kind)
        if part.key in here[kind]
    ]


def keys_in(game: ConquestOfPlanetEarth) -> frozenset[str]:
    """The parts of a game by name: rules of others are not for it."""
    return frozenset(key for keys in parts_in(game).values() for key in keys)


def parts_in(game: ConquestOfPlanetEarth) -> dict[str, frozenset[str]]:
    """The keys of the parts that a game has, by kind."""
    box = game.ruleset.box
    found = {kind: frozenset(part.key for part in of_kind(box.parts, kind)) for kind in KINDS}
    found["objectives"] = frozenset({box.parts.objectives[int(box.historic)].key})
    copies = zip(box.counter_names, box.counter_copies, strict=True)
    found["counters"] = frozenset(name for name, number in copies if number)
    if not box.active:
        found["human-tech"] = frozenset()
    return found


def _thing(kind: str, part: Part, players: Players) -> Thing:
    thing: Thing = {
        "name": part.key,
        "kind": ONE[kind],
        "title": part.title,
        "mark": mark_of(part.mark),
        "powers": [*_powers(kind, part)],
    }
    if label := _numbers(kind, part, players):
        thing["label"] = [label]
    if part.people(players) and kind in ("locations", "objectives"):
        thing["points"] = part.people(players)
    return thing


def _numbers(kind: str, part: Part, players: Players) -> str:
    """The numbers of a part in a few words, as they are at this table."""
    match kind:
        case "races":
            return f"Strength {part.number('strength')}, Intelligence {part.number('intelligence')}"
        case "resistance" | "counters":
            return resistance_words(part)
        case "locations" | "objectives":
            return f"Resistance {part.number('resistance')}, Population {part.people(players)}"
        case "space-stuff" if "ally-strength" in part.data:
            return f"Ally, Strength {part.number('ally-strength')}"
    return ""


def _powers(kind: str, part: Part) -> Iterator[Power]:
    """What it says: its text, its red box, or the powers of a race one by one."""
    if part.text:
        cost = part.number("cost") if kind == "events" else 0
        price: Words = [count(cost, "Action Point")] if cost else []
        yield _power("text", "", price, part.text, part.data)
    if "red-box" in part.data:
        yield _power("red-box", "As a Resistance Event", [], part.data["red-box"])
    for row in part.data.get("power", ()):
        yield _of_race(part, row)


def _of_race(part: Part, row: dict[str, Any]) -> Power:
    tokens = row.get("tokens", 0)
    price: Words = [count(tokens, "token")] if tokens else []
    power = _power("power", row["title"], price, row["text"], row)
    mark: TextMark = mark_of(row["mark"])
    if mark != mark_of(part.mark):
        power["mark"] = mark
    return power


def _power(
    kind: str, heading: str, price: Words, text: str, said: Mapping[str, Any] | None = None
) -> Power:
    power: Power = {"kind": kind, "heading": heading, "price": price, "text": [flowing(text)]}
    if said and "gist" in said:
        power["gist"] = said["gist"]
    return power
