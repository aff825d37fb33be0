"""Whoever comes back sees what happened to them, told and marked, until they act."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.player import DIE, Pointer
from browser.scenes import play
from browser.serving import PERSON, Server

RAIDED: dict[str, Any] = {
    "turn": "A",
    "turns": 9,
    "dice": [],
    "phase": "main",
    "seats": {"A": {"fuel": 4, "ore": 1, "ships": 3}, "B": {"ships": 3}},
}
THEFT = ("dock raiders-outpost 3 4 5", *("take fuel A",) * 4, "end")


def test_a_raid_while_one_was_away_is_told_and_marked_until_one_acts(
    visit: Visit, server: Server
) -> None:
    beside = {"player": "here", "name": "Bob"}
    order = {"position": RAIDED, "script": ["roll 3 4 5"], "seed": 1, "hints": True}
    made = server.table(seats=[PERSON, beside], **order)
    here = f"{server.address}/t/{made['id']}#{made['keys']['A']}"
    page = visit().page
    page.goto(here)
    page.get_by_role("button", name="End turn", disabled=False).click()
    expect(page.get_by_role("region", name="Your tray")).to_contain_text("Bob")
    page.goto(f"{server.address}/about")
    play(server, {**made, "keys": {"B": made["keys"]["B"]}}, *THEFT)

    page.goto(here)
    tray = page.get_by_role("region", name="Your tray")
    expect(tray).to_contain_text("While you were away")
    facts = tray.get_by_role("list", name="Since your last turn")
    expect(facts.get_by_role("listitem").first).to_contain_text(re.compile("4 fuel from you"))
    expect(facts).to_contain_text("−4 fuel")
    expect(tray.locator("[data-rack]")).to_contain_text("−4 fuel")
    story = page.get_by_role("log", name="Story")
    expect(story).to_contain_text("Since your last turn")
    expect(story.locator("li.fresh").first).to_be_visible()

    facts.get_by_role("button", name=re.compile("^See it")).first.click()
    expect(tray).to_contain_text("looking back")
    page.get_by_role("button", name="Back to now").click()
    tray.get_by_role("button", name=re.compile("^Roll")).click()
    expect(page.get_by_role("button", name=DIE)).to_have_count(3)
    expect(tray).to_contain_text("While you were away")
    page.get_by_role("button", name="Hint").click()
    advice = tray.get_by_role("group", name="Hint")
    expect(advice.get_by_role("button", name="Do it")).to_be_visible()
    advice.get_by_role("button", name="Close the hint").click()
    expect(facts).to_be_visible()
    Pointer(page).answer()
    expect(story).not_to_contain_text("Since your last turn")
    expect(tray).not_to_contain_text("While you were away")
