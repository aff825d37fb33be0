"""A game against bots to its last landing: whole on a desktop; its end on small screens and by keys."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.chromium import DESKTOP, PHONE, TABLET
from browser.conftest import Visit
from browser.pages import fits
from browser.player import Keyboard, Pointer
from browser.scenes import LATE
from browser.serving import CADET, PERSON, Server
from effort import share

pytestmark = pytest.mark.begun_first

AT_FOUR: dict[str, Any] = {"seed": 1, "seats": [PERSON, CADET, CADET, CADET]}
"""Dice and cards are the same in every run, and whoever plays sensibly soon sees the end."""


def ended(page: Page) -> None:
    end = page.get_by_role("region", name="The end")
    won = re.compile("wins?|share the victory")
    expect(end.get_by_role("heading", level=2, name=won)).to_be_visible()
    expect(end.get_by_role("listitem")).to_have_count(4)


SIZES: dict[str, tuple[int, int]] = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}


@pytest.mark.shared
@pytest.mark.parametrize("window", share([*SIZES], 0))  # one on a tablet: test_drawn_secrets.py
def test_by_pointer(window: str, visit: Visit, server: Server) -> None:
    page = visit(SIZES[window]).page
    begun = None if window == "desktop" else LATE
    page.goto(server.seat(**AT_FOUR, **({"position": begun} if begun else {})))
    player = Pointer(page)
    player.await_decision()
    assert fits(page)
    player.play_to_the_end()
    ended(page)
    assert fits(page)


def test_by_keyboard_alone(visit: Visit, server: Server) -> None:
    page = visit().page
    page.add_init_script(
        "window.pointers = 0; addEventListener('pointerdown', () => (window.pointers += 1), true)"
    )
    page.goto(server.seat(**AT_FOUR, position=LATE))
    Keyboard(page).play_to_the_end()
    ended(page)
    assert page.evaluate("window.pointers") == 0
