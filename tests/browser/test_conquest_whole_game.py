"""Whole games of Conquest of Planet Earth at its drawn table, from the first round to the end.

Those that begin close to the end are in `test_conquest_drawn.py` and `test_conquest_parties.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.chromium import DESKTOP, PHONE
from browser.conftest import Visit
from browser.conquest_player import ANSWERED, ConquestPlayer
from browser.conquest_scenes import SCOUT
from browser.serving import PERSON, Server
from effort import share

pytestmark = pytest.mark.begun_first

GAME = "conquest-of-planet-earth"


class Explorer(ConquestPlayer):
    """Sends whoever may move to a place that lights up, and does what is usual besides."""

    sent = 0

    def acts(self, wishes: Sequence[str]) -> None:
        ready = self.page.locator(".tile.ready")
        if ready.count():
            number = self.number
            self.choose(str(ready.first.get_attribute("data-space")))
            lit = self.page.locator(".tile[data-lit]")
            if lit.count():
                self.press(lit.first)
                self.page.wait_for_function(ANSWERED, arg=number)
                self.sent += 1
                return
            self.page.keyboard.press("Escape")
        super().acts(wishes)


@pytest.mark.shared
@pytest.mark.parametrize(
    ("options", "scouts", "size", "by_keys"),
    share(
        [
            pytest.param({"mode": "cooperative"}, 2, PHONE, False, id="three-together"),
            pytest.param({}, 1, DESKTOP, False, id="two-rivals"),
            pytest.param({}, 1, DESKTOP, True, id="two-rivals-by-keys"),
            pytest.param({"mode": "cooperative"}, 0, DESKTOP, False, id="alone"),
        ],
        0,
        4,
    ),
)
def test_from_the_first_round_to_the_end(
    options: dict[str, Any],
    scouts: int,
    size: tuple[int, int],
    by_keys: bool,
    visit: Visit,
    server: Server,
) -> None:
    page = visit(size).page
    seats = [PERSON, *[SCOUT] * scouts]
    made = server.table(game=GAME, edition="first-edition", seats=seats, options=options, seed=4)
    page.goto(f"{server.address}/t/{made['id']}#{made['keys']['A']}")
    ada = Explorer(page, by_keys=by_keys)
    ada.plays_on()
    expect(page.locator(".finpage")).to_be_visible()
    assert ada.sent > 1
