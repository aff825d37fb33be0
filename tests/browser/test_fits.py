"""Nothing reaches beyond the sides at any size or zoom, and pages around the table satisfy axe."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import complaints_by_theme
from browser.chromium import DESKTOP, PHONE, TABLET, resize
from browser.conftest import Visit
from browser.pages import PAGES, fits, more_choices, open_lesson, open_page, open_replay
from browser.player import DIE
from browser.serving import Server, decided
from effort import share

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
    .filter((one, number, all) => all.length < 200 || number % 5 === 0)
    .filter(one => {
        one.scrollIntoView({ block: 'center', inline: 'nearest' });
        const { x, y, width, height } = one.getBoundingClientRect();
        const there = document.elementFromPoint(x + width / 2, y + height / 2);
        const label = there?.closest('label');
        const place = one.closest('[data-facility]'); // its own button lies under its cards
        const own = place?.contains(there) && one.matches('.hit');
        return !there || !(one.contains(there) || there.contains(one) || label?.contains(one) || own);
    })
    .map(one => one.getAttribute('aria-label') ?? one.innerText ?? one.tagName)"""
"""Controls that cannot be scrolled to a place where a pointer meets them; of very many one in five."""


OPENED = pytest.mark.parametrize("opened", [DESKTOP, PHONE], ids=["desktop", "phone"])
"""Where it is opened, by a pointer and by a finger; from there it goes to other screens."""


def misfits(page: Page, opened: tuple[int, int]) -> dict[str, list[str]]:
    """What reaches beyond the sides or cannot be reached: each screen by a pointer or by a finger."""
    found: dict[str, list[str]] = {}
    for size in share(SCREENS, 0 if opened == DESKTOP else 1):
        resize(page, size)
        wide = [] if fits(page) else ["it is too wide"]
        found["x".join(map(str, size))] = wide + page.evaluate(HIDDEN_CONTROLS)
    return {size: told for size, told in found.items() if told}


@pytest.mark.shared
@OPENED
@pytest.mark.parametrize("path", PAGES)
def test_pages_fit_every_control_is_reached_and_axe_finds_nothing(
    path: str, opened: tuple[int, int], visit: Visit, server: Server
) -> None:
    page = visit(opened).page
    open_page(page, server, path)
    assert complaints_by_theme(page) == {}
    assert misfits(page, opened) == {}


@pytest.mark.shared
@OPENED
def test_a_replay_fits_and_every_control_is_reached(
    opened: tuple[int, int], visit: Visit, server: Server, tmp_path: Path
) -> None:
    page = visit(opened).page
    open_replay(page, server, tmp_path)
    assert misfits(page, opened) == {}


@pytest.mark.shared
@OPENED
def test_the_lesson_fits_and_every_control_is_reached(
    opened: tuple[int, int], visit: Visit, server: Server
) -> None:
    page = visit(opened).page
    open_lesson(page, server)
    assert misfits(page, opened) == {}


@pytest.mark.shared
@OPENED
def test_the_table_fits_and_every_control_is_reached(
    opened: tuple[int, int], visit: Visit, server: Server
) -> None:
    page = visit(opened).page
    page.goto(server.seat(**decided(POSITION)))
    expect(page.get_by_role("button", name=DIE)).to_have_count(3)
    assert misfits(page, opened) == {}


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
