"""Nothing reaches beyond the sides at any size or zoom; system colours keep what matters."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.chromium import DESKTOP, PHONE, TABLET, resize
from browser.conftest import Visit
from browser.pages import PAGES, fits, more_choices, open_lesson, open_page, open_replay
from browser.player import DIE
from browser.serving import PERSON, Server, decided

SHORT_PHONE = (360, 640)
TWICE = (720, 450)
"""A desktop at 200 % zoom."""

FOUR_TIMES = (360, 225)
"""A desktop at 400 % zoom."""

SCREENS = [DESKTOP, TABLET, PHONE, SHORT_PHONE, TWICE, FOUR_TIMES]
POSITION = {
    "turn": "A",
    "dice": [2, 3, 5],
    "seats": {
        "A": {"fuel": 3, "ore": 2, "cards": ["booster-pod", "alien-city", "data-crystal"]},
        "B": {"docked": {"lunar-mine": [5]}, "colonies": {"lem-badlands": 2}},
    },
    "display": ["alien-monument", "plasma-cannon", "stasis-beam"],
}

HIDDEN_CONTROLS = """() => [...document.querySelectorAll('button, a, input, select, summary')]
    .filter(one => one.checkVisibility() && one.getBoundingClientRect().width > 0)
    .filter(one => !one.closest('.vh, .skip'))
    .filter(one => {
        one.scrollIntoView({ block: 'center', inline: 'nearest' });
        const { x, y, width, height } = one.getBoundingClientRect();
        const there = document.elementFromPoint(x + width / 2, y + height / 2);
        const label = there?.closest('label');
        return !there || !(one.contains(there) || there.contains(one) || label?.contains(one));
    })
    .map(one => one.getAttribute('aria-label') ?? one.innerText ?? one.tagName)"""
"""Controls that cannot be scrolled to a place where a pointer meets them."""


OPENED = pytest.mark.parametrize("opened", [DESKTOP, PHONE], ids=["desktop", "phone"])
"""Where it is opened, by a pointer and by a finger; from there it goes to every screen."""


def misfits(page: Page) -> dict[str, list[str]]:
    """What reaches beyond the sides or cannot be reached, on each screen."""
    found: dict[str, list[str]] = {}
    for size in SCREENS:
        resize(page, size)
        wide = [] if fits(page) else ["it is too wide"]
        found["x".join(map(str, size))] = wide + page.evaluate(HIDDEN_CONTROLS)
    return {size: told for size, told in found.items() if told}


@OPENED
@pytest.mark.parametrize("path", PAGES)
def test_pages_fit_and_every_control_is_reached(
    path: str, opened: tuple[int, int], visit: Visit, server: Server
) -> None:
    page = visit(opened).page
    open_page(page, server, path)
    assert misfits(page) == {}


@OPENED
def test_a_replay_fits_and_every_control_is_reached(
    opened: tuple[int, int], visit: Visit, server: Server, tmp_path: Path
) -> None:
    page = visit(opened).page
    open_replay(page, server, tmp_path)
    assert misfits(page) == {}


@OPENED
def test_the_lesson_fits_and_every_control_is_reached(
    opened: tuple[int, int], visit: Visit, server: Server
) -> None:
    page = visit(opened).page
    open_lesson(page, server)
    assert misfits(page) == {}


@OPENED
def test_the_table_fits_and_every_control_is_reached(
    opened: tuple[int, int], visit: Visit, server: Server
) -> None:
    page = visit(opened).page
    page.goto(server.seat(**decided(POSITION)))
    expect(page.get_by_role("button", name=DIE)).to_have_count(3)
    assert misfits(page) == {}


# -- everything at once, in the windows that people have ------------------------------------------

WINDOWS = [
    (1280, 650),
    (1280, 720),
    (1280, 950),
    (1366, 657),
    (1366, 883),
    (1440, 789),
    (1440, 900),
    (1536, 730),
    (1920, 953),
]
"""Those of common laptops and screens, and the corners between the layouts."""

COVERED = """() => {
    const box = one => one.getBoundingClientRect();
    const shown = one => one.checkVisibility({ visibilityProperty: true }) && box(one).width > 0;
    const every = (which, within = document) => [...within.querySelectorAll(which)].filter(shown);
    const name = one => one.getAttribute('aria-label') ?? one.className;
    const tray = box(document.querySelector('.tray'));
    const told = [];
    for (const part of every('section.plate, .planet, .seat, .log'))
        if (box(part).bottom > tray.top + 0.5) told.push(`${name(part)} lies under the tray`);
    const HANGING = '.vh, .flag, .hintmark, .hit, .tick, .bigdie small, .long, svg *';
    for (const part of every('section.plate, .seat, .tray')) {
        const inside = every('*', part).filter(one => !one.closest(`${HANGING}, .cards *, .opts *`));
        const far = inside.find(
            one => box(one).bottom > box(part).bottom + 1.5 || box(one).right > box(part).right + 1.5
        );
        if (far) told.push(`${name(far)} spills out of ${name(part)}`);
    }
    const texts = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { parentElement: here, data } = texts.currentNode;
        if (!data.trim() || !shown(here) || here.closest('svg, .vh')) continue;
        const size = parseFloat(getComputedStyle(here).fontSize) * here.currentCSSZoom;
        if (size < 11.5) told.push(`${size} px: ${data}`);
    }
    if (document.scrollingElement.scrollHeight > innerHeight || tray.bottom > innerHeight + 0.5)
        told.push('the page is higher than the window');
    return told;
}"""
"""What lies under the tray or spills out of its place, and words too small to read."""

MANY_CARDS = ["booster-pod", "plasma-cannon", "polarity-device", "data-crystal", "alien-city"]


RIVALS_CARDS = {
    "B": ["gravity-manipulator", "stasis-beam"],
    "C": ["resource-cache"],
    "D": ["mind-control-helmet", "alien-monument"],
}


def crowded(seats: int, cards: bool) -> dict[str, Any]:
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
        "display": ["holographic-decoy", "orbital-teleporter", "temporal-warper"],
        "fields": {"repulsor-field": "asimov-crater", "isolation-field": "pohl-foothills"},
    }
    people = [{"player": "here", "name": name} for name in ("Basil", "Cleo", "Dmitri")]
    return {"seats": [PERSON, *people[: seats - 1]], "position": position, "seed": 7}


def choosing(page: Page) -> None:
    page.get_by_role("button", name="ship showing 4", exact=True).first.click()
    expect(page.get_by_text("One 4")).to_be_visible()


def landing(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Launch")).click()
    expect(page.get_by_role("group", name=re.compile("^Launch: "))).to_be_visible()


def raiding(page: Page) -> None:
    page.get_by_role("button", name="Raiders’ Outpost: see which").click()
    page.get_by_role("group", name=re.compile("^Dock: ")).get_by_role("button").last.click()
    expect(page.get_by_role("group", name=re.compile("^Raid: "))).to_be_visible()


@pytest.mark.parametrize("state", [choosing, landing, raiding])
@pytest.mark.parametrize("cards", [True, False], ids=["many cards", "no cards"])
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_lies_under_the_tray_and_every_word_can_be_read(
    seats: int, cards: bool, state: Callable[[Page], None], visit: Visit, server: Server
) -> None:
    page = visit(WINDOWS[0]).page
    page.goto(server.seat(**crowded(seats, cards)))
    expect(page.get_by_role("button", name=DIE)).to_have_count(6)
    state(page)
    page.evaluate("document.fonts.ready")
    found = {}
    for width, height in WINDOWS:
        resize(page, (width, height))
        found[f"{width}x{height}"] = page.evaluate(COVERED)
    assert {window: told for window, told in found.items() if told} == {}


def style(of: Locator, name: str) -> str:
    value: str = of.evaluate("(element, name) => getComputedStyle(element)[name]", name)
    return value


def test_system_colours_keep_edges_choices_and_rings(visit: Visit, server: Server) -> None:
    page = visit().page
    page.emulate_media(forced_colors="active")
    open_page(page, server, "")
    more_choices(page)
    start = page.get_by_role("button", name="Start the game")
    assert style(start, "borderTopStyle") == "solid"
    seats = page.get_by_role("group", name="Seats")
    chosen, other = (seats.locator("label", has_text=number) for number in ("4", "3"))
    assert style(chosen, "backgroundColor") != style(other, "backgroundColor")
    page.keyboard.press("Tab")
    assert style(page.locator(":focus"), "outlineStyle") == "solid"
    open_page(page, server, "editor")
    chosen, other = (page.get_by_role("tab", name=f"Seat {letter}") for letter in "AB")
    assert style(chosen, "backgroundColor") != style(other, "backgroundColor")
    assert style(page.get_by_role("link", name="Editor"), "backgroundColor") != style(
        page.get_by_role("link", name="About"), "backgroundColor"
    )
