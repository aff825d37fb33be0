"""The drawn table in the windows that people have, in every state: nothing is hidden, cut or moves."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from browser.chromium import SCREENS, TWICE, resize
from browser.conftest import Visit
from browser.pages import open_lesson
from browser.player import DIE
from browser.serving import PERSON, Server
from browser.table_geometry import TABLE_GEOMETRY
from effort import share

Size = tuple[int, int]

WINDOWS: Final = SCREENS

MANY_CARDS: Final = [
    "booster-pod",
    "plasma-cannon",
    "polarity-device",
    "data-crystal",
    "alien-city",
]
RIVALS_CARDS: Final = {
    "B": ["holographic-decoy", "stasis-beam"],
    "C": ["resource-cache"],
    "D": ["mind-control-helmet", "alien-monument"],
}


def crowded(seats: int, *, cards: bool) -> dict[str, Any]:
    """Ada can choose, launch and raid; her rivals have something of everything."""
    rivals = {
        letter: {
            "fuel": 3,
            "ore": 2,
            "docked": {"solar-converter": [2, 5], "lunar-mine": [1]},
            "colonies": {"pohl-foothills": 1},
            "cards": held if cards else [],
            "hub": 3,
        }
        for letter, held in list(RIVALS_CARDS.items())[: seats - 1]
    }
    own = {"fuel": 5, "ore": 3, "hub": 7, "ships": 6, "cards": MANY_CARDS if cards else []}
    position = {
        "turn": "A",
        "dice": [1, 2, 3, 4, 4, 6],
        "seats": {"A": own, **rivals},
        "display": [
            "holographic-decoy",
            "orbital-teleporter",
            "plasma-cannon" if not cards else "temporal-warper",
        ],
        "fields": {"repulsor-field": "asimov-crater", "isolation-field": "pohl-foothills"},
    }
    people = [{"player": "here", "name": name} for name in ("Basil", "Cleo", "Dmitri")]
    return {"seats": [PERSON, *people[: seats - 1]], "position": position, "seed": 7, "hints": True}


# -- the states, each following from the one before ----------------------------------------------


def resting(page: Page) -> None:
    expect(page.get_by_role("button", name=DIE)).to_have_count(6)


def choosing(page: Page) -> None:
    page.get_by_role("button", name="ship showing 4", exact=True).first.click()
    expect(page.get_by_text("One 4")).to_be_visible()


def refused(page: Page) -> None:
    page.get_by_role("button", name="Why not the Terraforming Station?").click()
    expect(page.get_by_role("link", name="Read the rule")).to_be_visible()  # all words have come


def advised(page: Page) -> None:
    for _ in ("the slip", "the choice"):
        page.keyboard.press("Escape")
    ask(page)


def landing(page: Page) -> None:
    page.get_by_role("button", name="Close the hint").click()
    page.get_by_role("button", name="Launch your colony").click()
    expect(page.get_by_role("group", name=re.compile("^Launch: "))).to_be_visible()


def hinted(page: Page) -> None:
    ask(page)


def raiding(page: Page) -> None:
    page.get_by_role("button", name="Close the hint").click()
    page.keyboard.press("u")
    page.get_by_role("button", name="Raiders’ Outpost: see which").click()
    page.get_by_role("group", name=re.compile("^Dock: ")).get_by_role("button").last.click()
    expect(page.get_by_role("group", name=re.compile("^Raid: "))).to_be_visible()


def ask(page: Page) -> None:
    """For a hint."""
    page.keyboard.press("?")
    expect(page.get_by_role("button", name="Do it")).to_be_visible()


STATES: Final = [resting, choosing, refused, advised, landing, hinted, raiding]


# -- measuring ------------------------------------------------------------------------------------


class Measured:
    """What was found wrong, by state and window, and where everything first was in each window."""

    def __init__(self) -> None:
        self.wrong: dict[str, list[str]] = {}
        self._places: dict[Size, dict[str, list[float]]] = {}

    def over(self, page: Page, state: str, sizes: list[Size]) -> None:
        expect(page.locator("body")).not_to_contain_text("…")  # the server has said what all costs
        for size in sizes:
            told, places = self._measure(page, size)
            known = self._places.setdefault(size, {})
            for name, place in places.items():
                before = known.setdefault(name, place)
                if any(abs(a - b) > 1 for a, b in zip(before, place, strict=True)):
                    told.append(f"{name} moved from {before} to {place}")
            if told:
                self.wrong[f"{state} {size[0]}x{size[1]}"] = told

    def _measure(self, page: Page, size: Size) -> tuple[list[str], dict[str, list[float]]]:
        resize(page, size)
        shape = page.evaluate("() => ({ ...document.documentElement.dataset })")
        window, columns = shape["window"], shape["columns"]
        by_finger = size in WINDOWS and (window != "wide" or columns.startswith("narrow"))
        limits = {
            "text": 12 if window in ("phone", "side") else 11.5,
            "target": 44 if by_finger else 0,
        }
        found = page.evaluate(TABLE_GEOMETRY, limits)
        return found["told"], found["places"]


@pytest.mark.shared
@pytest.mark.parametrize(("seats", "cards"), [(2, False), (4, True)], ids=["two", "four"])
def test_nothing_is_hidden_cut_or_moves_in_any_state(
    seats: int, cards: bool, visit: Visit, server: Server
) -> None:
    page = visit(WINDOWS[0]).page
    page.goto(server.seat(**crowded(seats, cards=cards)))
    page.evaluate("document.fonts.ready")
    measured = Measured()
    sizes = share(WINDOWS + TWICE, seats // 2, 3)  # the same in every state: what moves is seen
    for state in STATES:
        resize(page, WINDOWS[0])
        state(page)
        measured.over(page, state.__name__, sizes)
    assert measured.wrong == {}


def test_colours_of_the_system_change_no_size(visit: Visit, server: Server) -> None:
    page = visit(WINDOWS[0]).page
    page.goto(server.seat(**crowded(4, cards=True)))
    page.evaluate("document.fonts.ready")
    measured = Measured()
    choosing(page)
    measured.over(page, "choosing", WINDOWS)
    page.emulate_media(forced_colors="active")
    measured.over(page, "choosing, forced", WINDOWS)
    resize(page, WINDOWS[0])
    lit = page.locator(".plate.lit").first
    assert lit.evaluate("lit => getComputedStyle(lit).outlineStyle") == "solid"
    assert measured.wrong == {}


def test_what_is_earned_fits_once_all_ships_are_docked(visit: Visit, server: Server) -> None:
    page = visit(WINDOWS[0]).page
    order = crowded(4, cards=False)
    order["position"]["dice"] = []
    page.goto(server.seat(**order))
    expect(page.get_by_role("button", name="Launch your colony")).to_be_visible()
    page.evaluate("document.fonts.ready")
    measured = Measured()
    measured.over(page, "earned", WINDOWS + TWICE)
    assert measured.wrong == {}
    expect(page.get_by_text("why?")).to_have_count(
        0
    )  # nothing refuses when nothing is left to dock


def test_the_lesson_hides_nothing_of_the_table(visit: Visit, server: Server) -> None:
    page = visit(WINDOWS[0]).page
    open_lesson(page, server)
    page.evaluate("document.fonts.ready")
    measured = Measured()
    measured.over(page, "a ship is pointed at", WINDOWS)
    resize(page, WINDOWS[0])
    page.locator(".bigdie[data-ring]").click()
    expect(page.locator("[data-facility] [data-ringed]")).to_be_visible()
    measured.over(page, "a place is pointed at", WINDOWS + TWICE)
    assert measured.wrong == {}
