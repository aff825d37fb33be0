"""Whole games with every module on the plain table, by keyboard alone, to the end."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.axe import complaints
from browser.conftest import Visit
from browser.plain import prefer_plain
from browser.plain_player import COUNT_POINTERS, PlainKeyboard
from browser.serving import CADET, PERSON, Server
from effort import share

pytestmark = pytest.mark.begun_first

SEED: Final = 2
EVERYTHING: Final = {"deck": "wide", "factions": True, "agendas": True, "outer_belt": True}


def opened(visit: Visit) -> Page:
    page: Page = visit().page
    prefer_plain(page)
    page.add_init_script(COUNT_POINTERS)
    return page


def the_end(page: Page, seats: int) -> None:
    """Who has won, everybody's points in their order, and the way on, without a pointer."""
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("wins|share the victory"))
    rows = page.get_by_role("main").get_by_role("row")
    expect(rows).to_have_count(seats + 1)
    totals = rows.locator(".p-total").all_inner_texts()
    assert [int(total) for total in totals] == sorted(map(int, totals), reverse=True)
    assert page.evaluate("window.pointers") == 0
    assert complaints(page) == []
    page.get_by_role("button", name="Play again, same table").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="See it again")).to_be_focused()


@pytest.mark.shared
@pytest.mark.parametrize("seats", share([2, 6], 0))
def test_a_whole_game_with_every_module(visit: Visit, server: Server, seats: int) -> None:
    """A person among cadets, from the draft to the Agendas that count at the end."""
    page = opened(visit)
    order = {"seats": [PERSON, *[CADET] * (seats - 1)], "edition": "edition-x"}
    page.goto(server.seat(seed=SEED, **order, options=EVERYTHING))
    player = PlainKeyboard(page)
    player.play_to_the_end()
    assert "Which faction board do you take?" in player.asked
    the_end(page, seats)
