"""The drawn table in the windows that people have, in every state: nothing is hidden, cut, too small, or moves."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from browser.chromium import next_frame, resize
from browser.conftest import Visit
from browser.player import DIE
from browser.serving import PERSON, Server
from browser.table_geometry import TABLE_GEOMETRY

Size = tuple[int, int]

WINDOWS: Final[list[Size]] = [
    (1920, 953),
    (1536, 730),
    (1440, 900),
    (1440, 789),
    (1366, 657),
    (1280, 720),
    (1180, 820),
    (1024, 768),
    (834, 1112),
    (768, 1024),
    (740, 360),
    (667, 375),
    (390, 664),
    (360, 740),
    (360, 640),
]
TWICE: Final = [(width // 2, height // 2) for width, height in WINDOWS if width >= 768]
"""The same at 200 % zoom; a phone's zoom moves over the page and lays nothing out anew."""

MANY_CARDS: Final = [
    "booster-pod",
    "plasma-cannon",
    "polarity-device",
    "data-crystal",
    "alien-city",
]
RIVALS_CARDS: Final = {
    "B": ["gravity-manipulator", "stasis-beam"],
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


# -- the states -----------------------------------------------------------------------------------


def told(page: Page) -> None:
    """Until the server has said what everything costs and brings."""
    expect(page.locator("#app")).not_to_contain_text("…")


def resting(page: Page) -> None:
    pass


def choosing(page: Page) -> None:
    page.get_by_role("button", name="ship showing 4", exact=True).first.click()
    expect(page.get_by_text("One 4")).to_be_visible()


def landing(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Launch your")).click()
    expect(page.get_by_role("group", name=re.compile("^Launch: "))).to_be_visible()


def hinted(page: Page) -> None:
    landing(page)
    page.keyboard.press("?")
    expect(page.get_by_role("button", name="Do it")).to_be_visible()


def advised(page: Page) -> None:
    page.keyboard.press("?")
    expect(page.get_by_role("button", name="Do it")).to_be_visible()


def raiding(page: Page) -> None:
    page.get_by_role("button", name="Raiders’ Outpost: see which").click()
    page.get_by_role("group", name=re.compile("^Dock: ")).get_by_role("button").last.click()
    expect(page.get_by_role("group", name=re.compile("^Raid: "))).to_be_visible()


def refused(page: Page) -> None:
    choosing(page)
    page.get_by_role("button", name="Why not the Terraforming Station?").click()
    expect(page.get_by_role("dialog")).to_be_visible()


STATES: Final[list[Callable[[Page], None]]] = [
    resting,
    choosing,
    landing,
    raiding,
    advised,
    hinted,
    refused,
]


def measured(page: Page, size: Size) -> tuple[list[str], dict[str, list[float]]]:
    """What is wrong in this window, and where its parts are."""
    resize(page, size)
    window = page.evaluate("document.documentElement.dataset.window")
    columns: str = page.evaluate("document.documentElement.dataset.columns")
    by_finger = window != "wide" or columns.startswith("narrow")
    limits = {
        "text": 12 if window in ("phone", "side") else 11.5,
        "target": 44 if by_finger and size in WINDOWS else 0,
    }
    found = page.evaluate(TABLE_GEOMETRY, limits)
    return found["told"], found["boxes"]


def wrong_over(page: Page, sizes: list[Size]) -> dict[str, list[str]]:
    found = {f"{size[0]}x{size[1]}": measured(page, size)[0] for size in sizes}
    return {size: wrong for size, wrong in found.items() if wrong}


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize(("seats", "cards"), [(2, False), (4, True)], ids=["two", "four"])
def test_everything_fits_in_every_window(
    seats: int, cards: bool, state: Callable[[Page], None], visit: Visit, server: Server
) -> None:
    page = visit(WINDOWS[0]).page
    page.goto(server.seat(**crowded(seats, cards=cards)))
    expect(page.get_by_role("button", name=DIE)).to_have_count(6)
    state(page)
    told(page)
    page.evaluate("document.fonts.ready")
    next_frame(page)
    assert wrong_over(page, WINDOWS + TWICE) == {}
