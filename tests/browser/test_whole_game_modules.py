"""Whole games of Edition X with every module at the drawn table, from the draft to the end.

One of four seats on a tablet is played in `test_drawn_secrets.py`.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.chromium import DESKTOP, PHONE
from browser.conftest import Visit
from browser.pages import fits
from browser.player import Keyboard, Player, Pointer
from browser.serving import CADET, PERSON, Server
from effort import share

pytestmark = pytest.mark.begun_first

EVERYTHING = {"deck": "wide", "factions": True, "agendas": True, "outer_belt": True}


@pytest.mark.shared
@pytest.mark.parametrize(
    ("seats", "size", "player"),
    share(
        [
            pytest.param(2, DESKTOP, Keyboard, id="two-by-keyboard"),
            pytest.param(6, PHONE, Pointer, id="six-on-a-phone"),
        ],
        0,
    ),
)
def test_to_the_end(
    seats: int, size: tuple[int, int], player: type[Player], visit: Visit, server: Server
) -> None:
    page = visit(size).page
    order = {"seats": [PERSON, *[CADET] * (seats - 1)], "edition": "edition-x", "seed": 3}
    page.goto(server.seat(**order, options=EVERYTHING))
    somebody = player(page)
    somebody.play_to_the_end()
    end = page.get_by_role("region", name="The end")
    won = re.compile("wins?|share the victory")
    expect(end.get_by_role("heading", level=2, name=won)).to_be_visible()
    expect(end.get_by_role("listitem")).to_have_count(seats)
    assert fits(page)
