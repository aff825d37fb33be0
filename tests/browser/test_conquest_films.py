"""Conquest of Planet Earth at the drawn table: a Fight, a secret choice, the Humans' phase."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import complaints_by_theme
from browser.chromium import PHONE
from browser.conftest import Visit
from browser.conquest_films import open_film
from browser.conquest_geometry import CONQUEST_GEOMETRY
from browser.conquest_party import FRIENDS, Guest
from browser.conquest_player import ConquestPlayer
from browser.conquest_scenes import SCOUT, order, settled
from browser.serving import PERSON, Server


@pytest.mark.parametrize("by", ["pointer", "keyboard"])
def test_a_card_is_weighed_on_the_screen_and_then_played(
    visit: Visit, server: Server, by: str
) -> None:
    """Totals and the bar change before anything is played; the chances are the server's."""
    page = visit(size=PHONE).page if by == "pointer" else visit().page
    open_film(page, server, "fight")
    chain = page.get_by_role("list", name="Resistance of this Fight")
    expect(chain.get_by_role("listitem")).to_have_count(3)
    expect(chain.get_by_role("listitem").last).to_contain_text("U.S. Army Tanks")
    expect(page.locator(".tot.own b")).to_have_text("10")
    expect(page.locator(".tug em")).to_have_text("3 short")

    card = page.locator(".opts [data-action='play death-ray']")
    expect(card).to_contain_text("10 → 14")
    if by == "pointer":
        card.click()
    else:
        page.keyboard.press("1")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".tot.own b")).to_have_text("14")
    expect(page.locator(".tug em")).to_have_text("ahead by 1")

    assert complaints_by_theme(page) == {}
    number = page.locator("#app").get_attribute("data-number")
    if by == "pointer":
        page.locator(".bridge .abtn.end").click()
    else:
        page.keyboard.press("e")
    page.locator(f"#app:not([data-number='{number}'])").wait_for()
    # On a phone the story is behind a tab.
    expect(page.locator("[role=log]")).to_contain_text("You play Death Ray")


def test_who_has_no_answer_is_told_so_and_may_wish_not_to_be_asked(
    visit: Visit, server: Server
) -> None:
    """Nothing is held that could answer before the dice: one press, and only choices are asked."""
    table = settled(2).hand("A", "backstab").place("n-4", "city").battles("A")
    table.comes("meet local-police").reaches("A", "pass")
    made = server.table(**order(table, PERSON, FRIENDS[0]))
    page = visit(size=PHONE).page
    page.goto(f"{server.address}/t/{made['id']}#{made['keys']['A']}")
    alone = page.get_by_text("You have no answer to this")
    expect(alone).to_be_visible()
    expect(page.locator(".abtn.end")).to_contain_text("and roll the dice")
    number = page.locator("#app").get_attribute("data-number")
    page.get_by_role("button", name="Ask me only when I have one").click()
    page.locator(f"#app[data-mine]:not([data-number='{number}']) .act").wait_for()
    expect(alone).to_have_count(0)
    expect(page.get_by_role("group", name="Fight on or escape?").first).to_be_visible()


def test_a_card_that_is_played_in_a_battle_covers_nothing_of_the_film(
    visit: Visit, server: Server
) -> None:
    """On a phone it is told above the screen, which gives way."""
    table = settled(2).hand("A", "jammed-transmission").hand("B", "call-in-the-army")
    table.place("n-4", "city").battles("A").comes("meet local-police")
    table.reaches("B", "play call-in-the-army").says("B", "play call-in-the-army")
    made = server.table(**order(table.reaches("A", "play jammed-transmission"), PERSON, SCOUT))
    page = visit(size=PHONE).page
    page.goto(f"{server.address}/t/{made['id']}#{made['keys']['A']}")
    expect(page.locator("#app[data-mine] .act")).to_be_visible()
    slip, marquee = (page.locator(one).bounding_box() for one in (".evslip", ".marq"))
    assert slip
    assert marquee
    assert slip["y"] + slip["height"] <= marquee["y"]
    assert page.evaluate(CONQUEST_GEOMETRY, {"text": 12}) == []


WATCHES = """() => {
    const read = side => ({
        rolls: document.querySelectorAll(`.dd.${side}.rolling`).length,
        face: document.querySelector(`.dd.${side}`)?.getAttribute('aria-label'),
        total: document.querySelector(`.tot.${side} b`)?.innerText,
        decided: document.querySelector('.tug') !== null,
    });
    window.watched = { own: [], enemy: [] };
    const look = () => {
        for (const side of ['own', 'enemy']) window.watched[side].push(read(side));
        requestAnimationFrame(look);
    };
    look();
}"""
"""Notes what the screen shows of both sides, frame by frame."""


def test_nothing_tells_what_dice_will_show_while_they_tumble(visit: Visit, server: Server) -> None:
    table = settled(2).hand("A", "death-ray").place("n-4", "city").battles("A")
    table.comes("meet local-police").reaches("A", "pass")
    made = server.table(**order(table, PERSON, SCOUT))
    page = visit(motion=True, speed="normal").page
    page.goto(f"{server.address}/t/{made['id']}#{made['keys']['A']}")
    expect(page.locator("#app[data-mine] .act")).to_be_visible()
    before = {side: page.locator(f".tot.{side} b").inner_text() for side in ("own", "enemy")}
    page.evaluate(WATCHES)
    page.keyboard.press("e")
    page.locator(".tug").wait_for()
    for side, frames in page.evaluate("window.watched").items():
        thrown = next(n for n, frame in enumerate(frames) if "not rolled" not in frame["face"])
        landed = next(n for n, frame in enumerate(frames) if n >= thrown and not frame["rolls"])
        assert landed > thrown, f"a die of {side} shows what it has rolled before it tumbles"
        told = {frame["total"] for frame in frames[:landed]}
        assert told == {before[side]}, "what a die adds is counted once it lies"
        assert not any(frame["decided"] for frame in frames[:landed])


def told_to_basil(visit: Visit, server: Server, hand: str, lays: int) -> Any:
    """All that Basil's browser hears and shows while Ada lays a Command Counter and he does not yet."""
    table = settled(2).hand("A", hand).command()
    made = server.table(**order(table, PERSON, FRIENDS[0], seed=3))
    basil = Guest(visit().page, server, made, "B")
    basil.hears_all()
    ada = Guest(visit().page, server, made, "A")
    basil.hears_who_came()
    ada.acts((f"choose {lays}",))
    expect(ada.page.locator(".decide")).to_contain_text(f"You laid Command Counter {lays}")
    expect(basil.page.locator(".ord li").filter(has_text="Ada")).to_contain_text("has chosen")
    basil.hears_all()
    told = basil.messages(), basil.app.inner_text()
    basil.acts(("choose 4",))
    for guest in (ada, basil):
        expect(guest.page.locator(".ord")).to_contain_text(str(lays))
    return told


def test_what_is_laid_face_down_reaches_no_other_browser(visit: Visit, server: Server) -> None:
    """Whatever Ada holds and lays, Basil's browser hears the same, to the byte, until all turn over."""
    one = told_to_basil(visit, server, "death-ray", 2)
    other = told_to_basil(visit, server, "solar-flare", 6)
    assert one == other


def test_the_humans_phase_is_followed_step_by_step(visit: Visit, server: Server) -> None:
    """Its steps stand at the side, its Event can be answered, and at the end the track has moved."""
    page = visit().page
    open_film(page, server, "coop")
    expect(page.locator(".rph [aria-current=step]")).to_contain_text("Resistance Event")
    expect(page.locator(".evp")).to_contain_text("The Humans")
    ada = ConquestPlayer(page, by_keys=True)
    while page.locator("#app[data-state=resistance]").is_visible():
        ada.passes()
        page.locator("#app[data-mine]").wait_for()
    expect(page.get_by_role("log")).to_contain_text(
        re.compile("Human Tech Track moves from 4 to 5")
    )
