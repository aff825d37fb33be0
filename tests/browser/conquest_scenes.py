"""Tables of Conquest of Planet Earth in the middle of a game: for pictures, geometry, whole games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, expect

from browser.serving import PERSON, Server
from games.conquest_of_planet_earth.laid_table import Table

CONQUEST: Final = "conquest-of-planet-earth"
RACES: Final = ("orzax", "vyborian", "venezian", "menthalars")
SCOUT: Final = {"player": "bot", "bot": "scout"}
LETTERS: Final = "ABCD"


def order(table: Table, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    """An order for a table that starts as this one is laid."""
    game = table.game
    return {
        "game": CONQUEST,
        "edition": game.edition,
        "options": dict(game.options),
        "position": game.to_dict(table.state),
        "seats": [*seats],
        "seed": 7,
        **more,
    }


def settled(seats: int = 4, races: str = "", **options: Any) -> Table:
    """A few rounds have gone: places are found and conquered, saucers are about."""
    table = Table(races or " ".join(RACES[:seats]), **options)
    sections = {1: ("n",), 2: ("n", "s"), 3: ("n", "se", "w"), 4: ("n", "e", "s", "w")}[seats]
    found = (
        ("small-town", "town", "drive-in-theater", "forest", "", "observatory"),
        ("desert", "town", "", "farmland", "army-base", "grassy-fields"),
        ("college-town", "small-town", "missile-silo", "airfield", "town", ""),
        ("", "city", "hydroelectric-dam", "town", "mountains", "crash-site"),
    )
    first = (1, 2) if seats == 4 else (1, 2, 3)  # where four compete places are crowded
    taken = (first, (2, 4), (1, 2, 4), (3, 4))
    for letter, section, places, own in zip(LETTERS, sections, found, taken, strict=False):
        for number, place in enumerate(places, 1):
            if place:
                table.place(f"{section}-{number}", place, letter if number in own else "")
        table.aliens(letter, f"{section}-c", 1).aliens(letter, f"{section}-4", 2)
    for number, place in {2: "national-monument", 3: "harbor-town", 6: "tank-factory"}.items():
        table.place(f"obj-{number}", place)
    return table


def move(seats: int = 4) -> dict[str, Any]:
    """It is for Ada to act: four Events in her hand, two things from space beside her."""
    table = settled(seats).tokens(A=2, B=1)
    table.hand("A", "death-ray", "recalibrate", "jammed-transmission", "mothership-delivery")
    table.stuff("A", "disintegrator-beams", "shield-generator").action("A", 5)
    return order(table, PERSON, *[SCOUT] * (seats - 1))


def command(seats: int = 4) -> dict[str, Any]:
    """All choose a Command Counter."""
    return order(settled(seats).hand("A", "death-ray").command(), PERSON, *[SCOUT] * (seats - 1))


def together(seats: int = 3) -> dict[str, Any]:
    """The Humans have come in numbers."""
    table = settled(seats, mode="cooperative").track(5).tech("jet-packs")
    table.counters("obj-2", "tanks").counters("obj-c", "artillery", "infantry")
    table.counters("n-5", "infantry").counters("n-6", "jeep-patrol").action("A", 5)
    return order(table, PERSON, *[SCOUT] * (seats - 1))


def alone(seats: int = 2) -> dict[str, Any]:
    """One person leads two groups against the Humans."""
    table = settled(seats, mode="solo").track(3).counters("obj-c", "infantry").action("A", 4)
    return order(table, PERSON, *[{"player": "here", "name": "Second"}] * (seats - 1))


def teams() -> dict[str, Any]:
    """Two against two."""
    return order(settled(4, mode="team").action("A", 4), PERSON, SCOUT, SCOUT, SCOUT)


def battles() -> dict[str, Any]:
    """Three places with Ada's Aliens are to be resolved, in an order of her choice."""
    table = settled(3).place("n-5", "city").aliens("A", "n-5", 1).battles("A")
    return order(table, PERSON, SCOUT, SCOUT)


def aiming() -> dict[str, Any]:
    """A card asks for a place."""
    table = settled(3).hand("A", "warp-jump").action("A", 4).says("A", "play warp-jump", "at n-4")
    return order(table, PERSON, SCOUT, SCOUT)


def shared() -> dict[str, Any]:
    """Two people at one screen."""
    table = settled(2).hand("A", "death-ray").hand("B", "backstab").action("A", 3)
    return order(table, PERSON, {"player": "here", "name": "Bob"})


def looks() -> dict[str, Any]:
    """Three cards of the Resistance deck, seen by Ada alone."""
    table = settled(2, races="menthalars orzax").hand("A", "death-ray").turn("A")
    table.comes("see super-tanks", "see angry-mob", "see local-police")
    return order(table, PERSON, SCOUT)


SCENES: Final[dict[str, Callable[[], dict[str, Any]]]] = {
    "move": move,
    "two": lambda: move(2),
    "three": lambda: move(3),
    "command": command,
    "together": together,
    "alone": alone,
    "teams": teams,
    "shared": shared,
    "battles": battles,
    "aiming": aiming,
    "looks": looks,
}


def open_scene(page: Page, server: Server, name: str) -> None:
    """The table of a scene, once Ada is asked there."""
    made = server.table(**SCENES[name]())
    page.goto(f"{server.address}/t/{made['id']}#{made['keys']['A']}")
    expect(page.locator("#app[data-mine] .act")).to_be_visible()
