"""The plain table in every state of three games: it fits, can be read, and axe finds nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.axe import complaints, complaints_by_theme
from browser.conftest import Visit
from browser.geometry import GEOMETRY
from browser.plain import DESKTOP, PHONE, TABLET, WIDE, PlainPage, games, states
from browser.serving import Server
from effort import share

SIZES = [DESKTOP, WIDE, TABLET, (740, 360), PHONE, (360, 640)]
ZOOMED = [(720, 450), (360, 225)]
"""A desktop at 200 % and at 400 %."""

TIGHT = [DESKTOP, TABLET, PHONE, (360, 225)]

LEAST_TEXT = 13
FINGER = 44
POINTER = 24


@pytest.fixture
def table(visit: Visit, server: Server) -> PlainPage:
    return PlainPage(visit(DESKTOP).page, server)


@pytest.fixture
def touched(browser: Browser, server: Server) -> Iterator[PlainPage]:
    """A tablet that is as wide as a desktop, and touched."""
    size = {"width": WIDE[0], "height": WIDE[1]}
    context = browser.new_context(viewport=size, has_touch=True, is_mobile=True)  # type: ignore[arg-type]
    yield PlainPage(context.new_page(), server)
    context.close()


def wrong(page: Page, target: int) -> list[str]:
    told: list[str] = page.evaluate(GEOMETRY, {"text": LEAST_TEXT, "target": target})
    return told


def open_everything(table: PlainPage) -> None:
    """Choose an option, ask why not, unfold a place: the page at its fullest."""
    page = table.page
    for which in ("[data-option]", "[data-refusals]", "[data-why]", ".p-more"):
        if page.locator(which).count():
            page.locator(which).first.click()


# -- it fits and can be read ----------------------------------------------------------------------


@pytest.mark.shared
@pytest.mark.parametrize(("game", "state"), [(game, at) for game in games() for at in states(game)])
def test_a_state_fits_is_named_and_satisfies_axe(game: str, state: str, table: PlainPage) -> None:
    """One page for all: as it comes at many sizes, and with everything opened where it is tight."""
    table.open(game, state)
    check_landmarks(table)
    nth = states(game).index(state)
    sizes = share(SIZES + ZOOMED, nth, 3)
    found = {f"as it comes, {where}": told for where, told in misfits(table, sizes).items()}
    for place, told in axe_finds(table, nth).items():
        found[f"axe, {place}"] = told
    table.resize(DESKTOP)
    open_everything(table)
    found |= {
        f"all open, {where}": told for where, told in misfits(table, share(TIGHT, nth)).items()
    }
    assert {where: told for where, told in found.items() if told} == {}


def misfits(table: PlainPage, sizes: list[tuple[int, int]]) -> dict[str, list[str]]:
    """What is cut, overlaps or is too small, at each size."""
    found = {}
    for size in sizes:
        table.resize(size)
        target = POINTER if size in (DESKTOP, WIDE) else FINGER
        found[f"at {size}"] = wrong(table.page, target)
    return found


def check_landmarks(table: PlainPage) -> None:
    """They are few, and named."""
    page = table.page
    table.resize(PHONE)
    expect(page.get_by_role("banner")).to_have_count(1)
    expect(page.get_by_role("navigation", name="On this page")).to_have_count(1)
    expect(table.main).to_have_accessible_name(re.compile("."))
    expect(page.get_by_role("region")).to_have_count(3)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect(page.get_by_role("log")).to_have_attribute("aria-live", "off")


def axe_finds(table: PlainPage, nth: int) -> dict[str, list[str]]:
    """On a light desktop or on a dark phone, by turns; the first state on both."""
    found = {}
    light, dark = ("light", DESKTOP), ("dark", PHONE)
    for theme, size in (light, dark) if nth == 0 else (dark,) if nth % 2 else (light,):
        table.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        table.resize(size)
        high = table.page.evaluate("document.scrollingElement.scrollHeight")
        table.resize((size[0], max(high, size[1])))  # so that nothing lies half under a bar
        found[theme] = complaints(table.page)
    return found


@pytest.mark.parametrize("game", games())
def test_a_wide_screen_that_is_touched_has_targets_for_fingers(
    game: str, touched: PlainPage
) -> None:
    touched.open(game)
    assert wrong(touched.page, FINGER) == []


def test_the_cover_fits(table: PlainPage) -> None:
    table.open("cq", shared=True)
    for size in SIZES:
        table.resize(size)
        assert wrong(table.page, POINTER if size in (DESKTOP, WIDE) else FINGER) == []


def test_three_columns_scroll_by_themselves(table: PlainPage) -> None:
    table.open("edx")
    for size in (DESKTOP, WIDE):
        table.resize(size)
        assert table.page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    table.resize(TABLET)
    assert table.page.evaluate("document.scrollingElement.scrollHeight > innerHeight")


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_parts_are_read_in_the_order_in_which_they_are_seen(
    size: tuple[int, int], table: PlainPage
) -> None:
    """From left to right and from top to bottom, the four parts come in the order of the page."""
    table.resize(size)
    table.open("af")
    parts = ("#p-decide", "#p-position", "#p-seats", "#p-story")
    boxes = [table.page.locator(part).bounding_box() for part in parts]
    assert all(boxes)
    decide, position, seats, story = (box for box in boxes if box)
    assert decide["x"] <= position["x"]
    assert decide["y"] <= position["y"]
    assert seats["y"] < story["y"]
    assert seats["x"] == story["x"]
    if size == PHONE:
        assert decide["y"] < position["y"] < seats["y"]


# -- names and landmarks --------------------------------------------------------------------------


def test_an_option_is_named_in_full(table: PlainPage) -> None:
    table.open("edx")
    table.finder.fill("52")
    expect(table.option(52)).to_have_accessible_name(
        re.compile(
            "^52 ?[.] Dock 4 at Corex Conglomerated ?, "
            "costs 1 fuel to Basil and 2 fuel ?, gives 2 ore$"
        )
    )


def test_numbers_beside_each_other_are_heard_apart(table: PlainPage) -> None:
    table.open("af")
    solar = table.page.get_by_role("definition").filter(has_text="3 of 8 free").first
    heard = " ".join(solar.inner_text().split())
    assert "52" not in heard
    expect(table.option(8)).to_have_accessible_name(re.compile("Dock 4 and 4 at Shipyard"))


def test_links_of_a_narrow_page_lead_to_its_parts(table: PlainPage) -> None:
    table.resize(PHONE)
    table.open("af")
    ways = table.page.get_by_role("navigation", name="On this page")
    before = table.page.url
    ways.get_by_role("link", name="Seats").click()
    seats = table.page.get_by_role("region", name="Seats")
    expect(seats).to_be_focused()
    expect(seats).to_be_in_viewport()
    expect(ways.get_by_role("link", name="Seats")).to_have_attribute("aria-current", "true")
    assert table.page.url == before


# -- axe ------------------------------------------------------------------------------------------


def test_axe_finds_nothing_in_what_is_opened(table: PlainPage) -> None:
    table.open("af")
    table.page.get_by_role("button", name="Not possible now").click()
    table.page.get_by_role("button", name=re.compile("^why. Lunar Mine")).click()
    expect(table.page.get_by_role("group", name="Why not a 4")).to_be_visible()
    assert complaints_by_theme(table.page) == {}
    table.option(8).click()
    assert complaints_by_theme(table.page) == {}
    table.page.get_by_role("button", name="Keys and settings").click()
    assert complaints_by_theme(table.page) == {}
    table.open("cq", shared=True)
    assert complaints_by_theme(table.page) == {}


# -- colours of the system ------------------------------------------------------------------------


def test_system_colours_keep_what_is_chosen_and_what_changed(table: PlainPage) -> None:
    table.page.emulate_media(forced_colors="active")
    table.open("af")
    table.option(8).click()
    row = table.page.locator(".p-o[data-on]")
    assert row.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"
    dot = table.page.locator(".p-fact[data-new]").first
    ground = "one => getComputedStyle(one).backgroundColor"
    before = "one => getComputedStyle(one, '::before').backgroundColor"
    assert dot.evaluate(before) != table.page.locator("body").evaluate(ground)
