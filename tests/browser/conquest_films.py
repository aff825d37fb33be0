"""Decisions of Conquest of Planet Earth that are films: a table for each picture of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, expect

from browser.conquest_player import ConquestPlayer
from browser.conquest_scenes import SCOUT, open_scene, order, settled
from browser.serving import PERSON, Server
from games.conquest_of_planet_earth.laid_table import Table


def besieged(*cards: str, seats: int = 4) -> Table:
    """Three saucers of Ada's hover over a Laboratory that takes two Fights; the first is won."""
    table = settled(seats).tokens(A=2)
    table.hand("A", "death-ray", "recalibrate", "jammed-transmission", "mothership-delivery")
    table.hand("B", "call-in-the-army")
    table.stuff("A", "disintegrator-beams", "tripod-walker")
    table.place("n-4", "research-laboratory").aliens("A", "n-4", 1)
    table.battles("A").comes("meet local-police", "roll 5", "roll 1")
    return table.says("A", "stay").comes(*(f"meet {card}" for card in cards))


def facing_tanks(seats: int = 4) -> Table:
    return besieged("ace-reporter", "local-geologist", "us-army-tanks", seats=seats)


def battle() -> dict[str, Any]:
    """Before the dice: the chain, the totals and the chances."""
    return at(facing_tanks().reaches("A", "use robot-army"))


def fight() -> dict[str, Any]:
    """After them: two short, and four ways to change that."""
    return at(facing_tanks().comes("roll 3", "roll 4", "roll 5").reaches("A", "play death-ray"))


def crush() -> dict[str, Any]:
    """A six beats the totals."""
    return at(facing_tanks().comes("roll 6", "roll 4", "roll 2").reaches("A", "pass"))


def escape() -> dict[str, Any]:
    """A round is lost, and with it a saucer."""
    table = facing_tanks().comes("roll 2", "roll 4", "roll 5")
    return at(table.comes("roll 1").reaches("A", "escape n-c"))


def event() -> dict[str, Any]:
    """Basil plays Uprising on a Town of Ada's, who could cancel it."""
    table = settled().hand("A", "death-ray", "jammed-transmission").hand("B", "uprising")
    table.action("B", 4).says("B", "play uprising", "at n-2")
    return at(table.reaches("A", "play jammed-transmission"))


def humans() -> dict[str, Any]:
    """The Humans' tech reaches a red circle: Counters come to every section."""
    table = settled(3, mode="cooperative").track(4).counters("obj-2", "tanks")
    table.hand("A", "jammed-transmission").hand("B", "death-ray")
    table.counters("obj-c", "artillery", "infantry").counters("n-6", "jeep-patrol")
    return at(table.resistance_phase())


def reveal() -> dict[str, Any]:
    """Ada has chosen last: all Command Counters are turned up at once."""
    return at(settled().hand("A", "solar-flare").command())


def end() -> dict[str, Any]:
    """With this Battle Ada has enough Terror Points."""
    table = facing_tanks().place("n-5", "radio-station", "A")
    return at(table.comes("roll 6", "roll 4", "roll 2").reaches("A", "pass"))


def lost() -> dict[str, Any]:
    """One step before the Super Cannon is built."""
    table = settled(3, mode="cooperative").track(9).hand("A", "jammed-transmission")
    return at(table.resistance_phase())


def at(table: Table, **more: Any) -> dict[str, Any]:
    return order(table, PERSON, *[SCOUT] * (table.game.seats - 1), **more)


FILMS: Final[dict[str, Callable[[], dict[str, Any]]]] = {
    "battle": battle,
    "fight": fight,
    "crush": crush,
    "escape": escape,
    "event": event,
    "coop": humans,
    "reveal": reveal,
    "end": end,
    "lost": lost,
}
TO_THE_END: Final = ("end", "lost")
"""Pictures of the end itself: until then Ada lets everything pass."""


def open_film(page: Page, server: Server, name: str) -> None:
    """The table of a picture, once Ada is asked there."""
    made = server.table(**FILMS[name]())
    page.goto(f"{server.address}/t/{made['id']}#{made['keys']['A']}")
    if name in TO_THE_END:
        ada, ended = ConquestPlayer(page, by_keys=True), page.locator(".finpage")
        while True:
            expect(page.locator("#app[data-mine] .act, .finpage").first).to_be_visible()
            if ended.is_visible():
                return
            ada.passes()
    expect(page.locator("#app[data-mine] .act")).to_be_visible()
    if name == "reveal":
        page.keyboard.press("5")
        page.keyboard.press("e")
        page.locator(".medals.rev .open").first.wait_for()


def shown(name: str) -> Callable[[Page, Server], None]:
    """A picture for the documents: of a film, or of a scene of the world."""
    opened = open_film if name in FILMS else open_scene

    def show(page: Page, server: Server) -> None:
        opened(page, server, name)
        if name == "move":  # who may go where is seen once they are chosen
            ConquestPlayer(page).choose("n-4")
        expect(page.locator(".tocome")).to_have_count(0)  # what the end tells later has come

    return show


DRAWN: Final = (
    "command",
    "reveal",
    "move",
    "battle",
    "fight",
    "escape",
    "crush",
    "event",
    "coop",
    "end",
    "lost",
)
"""The states of the mock-up, and how a game together is lost."""
CONQUEST_STATES: Final = {f"cq_{name}": shown(name) for name in DRAWN}
CONQUEST_BY_DAY: Final = {
    f"cq_{name}": shown(name) for name in ("fight", "escape", "crush", "coop")
}
