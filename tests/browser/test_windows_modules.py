"""Edition X with every module in the windows that people have: nothing is hidden, cut or covered.

One page for each state, in one window after another; and there axe finds nothing, dark or light.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from browser.axe import complaints_by_theme
from browser.chromium import DESKTOP, PHONE, SCREENS, TABLET, TWICE, resize
from browser.conftest import Visit
from browser.edition_x_scenes import (
    OTHER_BOARDS,
    WIDEST,
    agenda,
    before_a_roll,
    beginning,
    belt,
    choose,
    draft,
    end,
    faction,
    hand,
    keep,
    keep_of_seven,
    laden,
    opened,
    reaction,
    settled,
    while_away,
)
from browser.player import DIE, Pointer
from browser.serving import Server
from browser.table_geometry import TABLE_GEOMETRY
from effort import share

Size = tuple[int, int]

ZONES: Final = ("World", "Belt", "Docks", "Seats")
FEW: Final = [(1280, 720), (1024, 768), (834, 1112), (740, 360), (360, 640)]
WINDOWS: Final = [*SCREENS, *TWICE]


def wrong_in(page: Page, sizes: Sequence[Size], zones: Sequence[str] = ()) -> dict[str, list[str]]:
    """What is hidden, cut or covered, by window and zone."""
    page.evaluate("document.fonts.ready")
    wrong: dict[str, list[str]] = {}
    for width, height in sizes:
        resize(page, (width, height))
        player = Pointer(page)
        for zone in (zones if player.zones.is_visible() else ()) or ("",):
            if zone:
                player.go_to(zone)
            told = page.evaluate(TABLE_GEOMETRY, {"text": 12, "target": 0})["told"]
            if told:
                wrong[f"{width}x{height} {zone}".rstrip()] = told
    return wrong


@pytest.mark.shared
@pytest.mark.parametrize(("seats", "sizes"), [(2, FEW), (6, WINDOWS)], ids=["two", "six"])
def test_all_of_it_is_seen_at_rest_and_while_choosing(
    seats: int, sizes: list[Size], visit: Visit, server: Server
) -> None:
    page = visit(sizes[0]).page
    opened(page, server, seats=seats)
    assert wrong_in(page, share(sizes, 0), ZONES) == {}
    resize(page, sizes[0])
    choose(page, server, seats=seats)
    assert wrong_in(page, share(sizes, 1), ZONES) == {}


@pytest.mark.shared
@pytest.mark.parametrize("boards", OTHER_BOARDS, ids=lambda boards: boards[1])
def test_what_every_board_asks_and_brings_is_seen(
    boards: tuple[str, ...], visit: Visit, server: Server
) -> None:
    page = visit(DESKTOP).page
    choose(page, server, boards=boards)
    assert wrong_in(page, [PHONE, *share(WINDOWS, OTHER_BOARDS.index(boards))], ZONES) == {}


@pytest.mark.shared
@pytest.mark.parametrize("rocks", WIDEST, ids=lambda rocks: rocks[0])
def test_the_first_turn_is_seen_with_the_rocks_that_say_most(
    rocks: list[str], visit: Visit, server: Server
) -> None:
    page = visit(DESKTOP).page
    beginning(page, server, rocks)
    assert wrong_in(page, share(WINDOWS, WIDEST.index(rocks)), ZONES) == {}
    page.get_by_role("button", name=DIE).first.click()
    assert wrong_in(page, FEW, ZONES) == {}


def test_long_names_of_what_one_holds_are_whole(visit: Visit, server: Server) -> None:
    page = visit(DESKTOP).page
    laden(page, server)
    assert wrong_in(page, [(1920, 953), DESKTOP]) == {}


def test_colours_of_the_system_hide_nothing(visit: Visit, server: Server) -> None:
    page = visit(DESKTOP).page
    choose(page, server)
    page.emulate_media(forced_colors="active")
    assert wrong_in(page, FEW, ZONES) == {}
    resize(page, DESKTOP)
    for lit in (".plate.lit", ".stp.lit", ".seat.takes"):
        style = "lit => getComputedStyle(lit).outlineStyle"
        assert page.locator(lit).first.evaluate(style) == "solid", lit


WHOLE: Final = [keep_of_seven, before_a_roll, while_away]


@pytest.mark.parametrize("state", WHOLE, ids=lambda one: one.__name__)
def test_much_to_choose_from_to_read_and_to_hold_before_the_roll_is_whole(
    state: Any, visit: Visit, server: Server
) -> None:
    page = visit(DESKTOP).page
    state(page, server)
    settled(page)
    assert wrong_in(page, [DESKTOP, *FEW]) == {}


STATES: Final = [choose, faction, keep, agenda, reaction, belt, draft, end]


@pytest.mark.shared
@pytest.mark.parametrize("state", STATES, ids=lambda one: one.__name__)
def test_every_state_is_seen_and_accessible(state: Any, visit: Visit, server: Server) -> None:
    page = visit(DESKTOP).page
    state(page, server)
    sizes = share(WINDOWS, STATES.index(state), 4)
    found: dict[str, Any] = {"axe": complaints_by_theme(page), **wrong_in(page, sizes)}
    resize(page, PHONE)
    found["axe on a phone"] = complaints_by_theme(page)
    assert {where: told for where, told in found.items() if told} == {}


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_what_one_holds_is_accessible_when_it_is_opened(
    size: Size, visit: Visit, server: Server
) -> None:
    page = visit(size).page
    hand(page, server)
    assert complaints_by_theme(page) == {}
