"""What is in the box of a game, with its names and texts as this game has them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from landfall.core.plain import Words
from landfall.core.things import Power, Thing
from landfall.games.alien_frontiers.agendas.agenda import Agenda
from landfall.games.alien_frontiers.belt.asteroids.asteroid import AlienRelic
from landfall.games.alien_frontiers.names import MAINTENANCE_BAY, RELIC_SHIP
from landfall.games.alien_frontiers.part import OWN, Part, part_in, places
from landfall.games.alien_frontiers.table import spans
from landfall.games.alien_frontiers.table.agenda_rows import halves
from landfall.games.alien_frontiers.table.card_rows import HEADINGS, amounts, mark
from landfall.games.alien_frontiers.tech.landmark import Landmark
from landfall.games.alien_frontiers.words import title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers

DOCK_RULES: Final = ("dock", "run", "booty")
"""What docking at a faction's board does, by the last word of its rule's id."""


def things(game: AlienFrontiers) -> list[Thing]:
    """Every facility, territory, field and card, and what else has a name."""
    box = game.ruleset.box
    places_to_dock = [name for name in box.facility_names if name not in box.board_names]
    kinds = {
        "facility": (*places_to_dock, MAINTENANCE_BAY),
        "board": box.board_names,
        "territory": box.territory_names,
        "field": box.field_names,
        "card": box.card_names,
        "asteroid": box.asteroid_names,
        "agenda": box.agenda_names,
        "ship": (RELIC_SHIP,),
    }
    return [_thing(game, name, kind) for kind, names in kinds.items() for name in names]


def _thing(game: AlienFrontiers, name: str, kind: str) -> Thing:
    box = game.ruleset.box
    own = part_in(box, name)
    thing: Thing = {
        "name": name,
        "kind": kind,
        "title": title(box, name),
        "mark": mark(own),
        "powers": [*_powers(game, own, kind)],
    }
    rule = game.ruleset.book.parts.get(name)
    if words := label(own):
        thing["label"] = words
    if isinstance(rule, Landmark | AlienRelic):
        thing["points"] = 1
    return thing


def label(own: Part) -> Words:
    """What a part does, in as few words as a drawing has room for."""
    if own.label:
        return spans.filled(own.label, counted)
    if own.mark == OWN and own.short and not places(own.short):
        return [own.short]  # what hangs on a position is said there
    return []


def counted(amount: str) -> Words:
    """`ore` is one, `3 ore` three."""
    number, _, unit = amount.rpartition(" ")
    return [spans.counted(unit, int(number or 1))]


def _powers(game: AlienFrontiers, own: Part, kind: str) -> Iterator[Power]:
    rule = game.ruleset.book.parts.get(own.key)
    if isinstance(rule, Agenda):
        yield from (_written("held", heading, f"{text}.") for heading, text in halves(rule))
    elif kind in ("card", "asteroid"):
        yield from _of_a_card(own)
    else:
        yield from _of_a_place(game, own, kind)


def _of_a_card(own: Part) -> Iterator[Power]:
    """Its powers in few words; where its file has none, its rules as they are written."""
    known = amounts(own)
    for kind, (text, *_) in own.powers.items():
        price, colon, clause = text.partition(": ") if kind == "use" else ("", "", text)
        said = spans.filled(clause if colon else text, known.__getitem__)
        power: Power = {
            "kind": kind,
            "heading": HEADINGS[kind],
            "price": spans.filled(price, known.__getitem__) if colon else [],
            "text": spans.tidied([*(said if HEADINGS[kind] else spans.begun(said)), "."]),
        }
        if mark(own, kind) != mark(own):
            power["mark"] = mark(own, kind)
        yield power
    if not own.powers:
        for row in own.entries["rule"]:
            if row["id"] not in own.facts:
                yield _written("held", row["title"], row["text"])


def _of_a_place(game: AlienFrontiers, own: Part, kind: str) -> Iterator[Power]:
    """The bonus of a territory; or what docking at a board does, its fee, and the owner's power."""
    for row in own.entries["rule"]:
        if kind == "territory" and row["id"] == f"{own.key}.bonus":
            yield _written("bonus", "", row["text"])
        if kind == "board" and row["id"] in [f"{own.key}.{rule}" for rule in DOCK_RULES]:
            yield _written("dock", "", row["text"])
    if kind == "board":
        fees = part_in(game.ruleset.box, "factions")
        for fee in _of_a_card(fees):
            fee |= {"kind": "fee", "heading": "", "text": spans.begun(fee["text"])}
            fee["mark"] = mark(fees, "use")
            yield fee
        yield from _of_a_card(own)


def _written(kind: str, heading: str, text: str) -> Power:
    return {"kind": kind, "heading": heading, "price": [], "text": [" ".join(text.split())]}
