"""A game that the table does not know, played in plain words by two people, with somebody looking on.

Every card has a name of its own, so whatever is heard of a card is heard of that card alone.
"""

from __future__ import annotations

import time
from typing import Final

from playwright.sync_api import Browser, expect

from browser.chromium import DESKTOP, PATIENCE, PHONE, TABLET, next_frame
from browser.nights import Guest, cards_in, laid
from browser.pages import sit_down
from browser.serving import Server

PREFERRED: Final = ("peek", "bury", "sting", "pass")


def knows(guest: Guest) -> str:
    """All that could tell this guest anything while the game is on."""
    record = guest.record()
    running = record.rstrip().endswith("unfinished")
    return "\n".join([*guest.frames, guest.page.content(), record if running else ""])


def assert_kept(ann: Guest, bob: Guest, cleo: Guest, acts: int) -> None:
    """What one of the players holds is known neither to the other nor to who looks on.

    A browser may hear later than another that a card lies open now. Nobody acts meanwhile: what is
    told too much stays told, and what is only late comes.
    """
    for guest, other in ((ann, bob), (bob, ann)):
        for stranger in (other, cleo):
            known = knows(stranger)
            patience = time.monotonic() + PATIENCE / 1000
            while told := [card for card in guest.secrets() if card in known]:
                late = time.monotonic() < patience
                assert late, f"{told} was told to somebody else after {acts} acts"
                next_frame(guest.page)
        assert len(guest.secrets()) in (0, 1, 2, 3)


def test_nobody_learns_what_is_not_theirs_to_know(browser: Browser, nights: Server) -> None:
    seats = ({"player": "me", "name": "Ann"}, {"player": "link", "name": "Bob"})
    made = laid(nights, *seats, game="canary-watch", watchers=True, hints=True)
    keys = [made["keys"]["A"]]
    keys += [link.partition("#")[2] for link in (made["links"]["B"], made["watch"])]
    ann, bob, cleo = (
        Guest(browser, size, nights, made["id"], key)
        for size, key in zip((DESKTOP, PHONE, TABLET), keys, strict=True)
    )
    acts = 0
    invitation = bob.page.get_by_role("dialog", name="Ann invites you")
    expect(invitation).to_be_visible()
    assert ann.secrets()
    assert not cards_in(invitation.inner_html())
    assert_kept(ann, bob, cleo, acts)
    sit_down(bob.page, "Bob")
    while not ann.over:
        assert_kept(ann, bob, cleo, acts)
        assert cleo.plain["prompt"] is None
        acts += ann.acts(*PREFERRED) or bob.acts(*PREFERRED)
        for guest in (ann, bob, cleo):
            guest.page.evaluate("1")  # whatever is on its way to them is heard
    assert acts >= 12
    for guest in (ann, bob, cleo):
        expect(guest.page.get_by_role("heading", name="Dawn")).to_be_visible()
        assert "canary" in guest.record()  # now that it is over, all of it is there
    ann.page.get_by_role("button", name="See it again").click()
    through = ann.page.get_by_role("group", name="Through the game")
    through.get_by_role("button", name="One step on").click()
    expect(ann.page.get_by_role("log")).to_contain_text("Ann draws")
    through.get_by_role("button", name="To the end").click()
    expect(ann.page.get_by_role("heading", name="Dawn")).to_be_visible()
    for guest in (ann, bob, cleo):
        guest.leave()
