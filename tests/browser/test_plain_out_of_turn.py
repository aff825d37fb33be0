"""Moments in the turns of others: who is asked may let them pass until their own turn."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from browser.nights import Guest
from browser.plain import DESKTOP
from browser.plain_player import PlainKeyboard
from browser.serving import PERSON, Server

WAITING = {
    "turn": "B",
    "dice": [],
    "seats": {
        "A": {"cards": ["pocket-universe"], "on-cards": {"pocket-universe": {"ships": [4]}}},
        "B": {},
        "C": {},
    },
}
ORDER = {
    "seats": [PERSON, *({"player": "here", "name": name} for name in ("Bob", "Cleo"))],
    "edition": "edition-x",
    "options": {"deck": "wide"},
    "position": WAITING,
    "seed": 4,
}


def question(page: Page, words: str) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(words))


def test_not_before_my_turn(browser: Browser, server: Server) -> None:
    """Three people share a screen; nobody is asked between Cleo's turn and Ada's own."""
    made = server.table(**ORDER)
    guest = Guest(browser, DESKTOP, server, made["id"], *made["keys"].values())
    page = guest.page
    page.get_by_role("button", name=re.compile("^End turn")).click()
    question(page, "Do your ships dock now")
    later = page.get_by_role("button", name=re.compile("^Not before my turn"))
    player = PlainKeyboard(page)
    player.wait()
    later.click()
    player.wait()  # for something newer than what was asked then
    while guest.plain["round"] == 1:
        player.decide()
        player.wait()
    question(page, "What will you do")
    assert player.asked == {"What will you do?"}
    expect(later).to_have_count(0)
    assert guest.visitor.complaints == []
    guest.visitor.context.close()
