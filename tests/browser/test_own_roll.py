"""My turn begins with a moment, and I roll; the roll waits for me, also over a reload."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.chromium import PHONE
from browser.conftest import Visit
from browser.player import DIE, roll_button
from browser.scenes import play
from browser.serving import Server, decided

TO_END = {
    "turn": "A",
    "turns": 3,
    "dice": [],
    "phase": "main",
    "seats": {"A": {"ships": 3}, "B": {"ships": 4, "fuel": 2}},
}
"""Ada has only to end her turn; Bob rolls four ships."""

NOTE_BANDS = """
    window.bands = [];
    let last = null;
    new MutationObserver(() => {
        const band = document.querySelector('.wipe');
        if (band === last) return;
        last = band;
        if (!band) return;
        const { x, y, width, height } = band.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        const still = band.getAnimations().length === 0;
        window.bands.push({ words: band.innerText, still, takesClicks: band.contains(hit) });
    }).observe(document, { subtree: true, childList: true });
"""
"""How each band was as it came: it goes by itself in about a second, however late somebody looks."""


def band_of(page: Page) -> dict[str, Any]:
    """The band that has come over the table."""
    page.wait_for_function("window.bands.length > 0")
    bands: list[dict[str, Any]] = page.evaluate("window.bands")
    assert len(bands) == 1
    return bands[0]


def ada_has_ended(page: Page, server: Server) -> None:
    """Bob sits at this screen and it is his turn; Ada plays elsewhere."""
    made = server.table(**decided(TO_END))
    page.add_init_script(NOTE_BANDS)
    page.goto(f"{server.address}/t/{made['id']}#{made['keys']['B']}")
    expect(page.get_by_role("region", name="Your tray")).to_be_visible()
    play(server, {**made, "keys": {"A": made["keys"]["A"]}}, "end")


def test_the_dice_wait_for_whoever_is_in_turn(visit: Visit, server: Server) -> None:
    page = visit(motion=True).page
    ada_has_ended(page, server)
    tray = page.get_by_role("region", name="Your tray")
    band = band_of(page)
    assert "Bob, your turn" in band["words"]
    assert not band["still"]
    expect(roll_button(page)).to_be_focused()
    expect(page).to_have_title(re.compile("Your turn"))
    expect(tray).to_contain_text("Roll them when you like")
    expect(tray.get_by_role("button", name="End turn")).to_contain_text("roll first")
    expect(page.get_by_role("button", name=DIE)).to_have_count(0)
    expect(page.locator(".wipe")).to_have_count(0)  # it goes by itself

    page.reload()
    expect(roll_button(page)).to_be_visible()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name=DIE)).to_have_count(4)
    expect(roll_button(page)).to_have_count(0)


def test_whoever_waits_for_a_roll_sees_whose_ships_they_are(visit: Visit, server: Server) -> None:
    """In the colour of the seat that rolls: Ada looks on while Bob's four ships wait."""
    made = server.table(**decided(TO_END))
    page, bob = visit().page, visit().page
    for letter, theirs in (("A", page), ("B", bob)):
        theirs.goto(f"{server.address}/t/{made['id']}#{made['keys'][letter]}")
        expect(theirs.get_by_role("region", name="Your tray")).to_be_visible()
    page.get_by_role("button", name="End turn").click()
    ships = page.get_by_role("group", name="Bob’s ships to dock").locator(".unrolled")
    expect(ships).to_have_count(4)
    bobs = page.evaluate(
        """() => {
            const swatch = document.createElement('i');
            swatch.style.color = 'var(--B)';
            document.querySelector('#app').append(swatch);
            const colour = getComputedStyle(swatch).color;
            swatch.remove();
            return colour;
        }"""
    )
    expect(ships.first).to_have_css("color", bobs)


def test_roll_for_me_is_a_wish_that_the_server_keeps(visit: Visit, server: Server) -> None:
    page = visit(PHONE).page
    ada_has_ended(page, server)
    expect(roll_button(page)).to_be_visible()
    page.get_by_role("checkbox", name="Roll for me from now on").click()
    expect(page.get_by_role("button", name=DIE)).to_have_count(4)
    page.reload()
    expect(page.get_by_role("button", name=DIE)).to_have_count(4)
    page.get_by_role("button", name="Menu").click()
    choice = page.get_by_role("menuitemcheckbox", name="Roll for me")
    expect(choice).to_be_checked()
    choice.click()
    expect(choice).not_to_be_checked()


def test_the_moment_takes_no_click_away_and_stands_still_without_motion(
    visit: Visit, server: Server
) -> None:
    page = visit().page
    ada_has_ended(page, server)
    band = band_of(page)
    assert band["still"]
    assert not band["takesClicks"]
    roll_button(page).click()
    expect(page.get_by_role("button", name=DIE)).to_have_count(4)
