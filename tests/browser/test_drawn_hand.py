"""What one holds with all modules, drawn: opened, kept, revealed, and asked when a turn is over."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.chromium import DESKTOP, resize
from browser.conftest import Visit
from browser.edition_x_scenes import before_a_roll, laid_out
from browser.plain import PHONE, TABLET
from browser.player import DIE, roll_button
from browser.scenes import play
from browser.serving import PERSON, Server

BESIDE = [{"player": "here", "name": name} for name in ("Bob", "Cleo")]
MODULES = {"deck": "wide", "factions": True, "agendas": True, "outer_belt": True}


def laid(server: Server, own: dict[str, Any], **position: Any) -> dict[str, Any]:
    """A table of three in Ada's turn, unless it is said otherwise; she holds this."""
    held = {"A": own, "B": {"agendas": ["land-grab"]}, "C": {"agendas": ["fortress"]}}
    return server.table(
        seats=[PERSON, *BESIDE],
        edition="edition-x",
        options=MODULES,
        position={"turn": "A", "dice": [2, 5], "seats": held, **position},
        seed=4,
    )


def sit(page: Page, server: Server, made: dict[str, Any], seat: str = "A") -> None:
    page.goto(f"{server.address}/t/{made['id']}#{made['keys'][seat]}")
    expect(page.locator(".tray")).to_be_visible()


def test_what_one_holds_opens_where_it_lies_and_is_played(visit: Visit, server: Server) -> None:
    page = visit().page
    own = {
        "fuel": 10,
        "cards": ["null-time-vault"],
        "on-cards": {"null-time-vault": {"fuel": 2, "ore": 1}},
        "faction": "xeno-explorations-inc",
        "asteroids": ["ice-comet", "stray-pilot"],
        "in-tow": ["stray-pilot"],
        "agendas": ["fuel-baron", "curator"],
    }
    sit(page, server, laid(server, own))
    within = page.get_by_role("dialog", name="Agenda within reach: Fuel Baron")
    expect(within).to_contain_text("10 of 10")
    within.get_by_role("button", name=re.compile("Keep it secret")).click()
    expect(within).to_have_count(0)
    for key, name in (("g", "^Fuel Baron"), ("g", "^Curator"), ("d", "^Null"), ("f", "^Open Xeno")):
        page.keyboard.press(key)
        expect(page.get_by_role("button", name=re.compile(name))).to_be_focused()
    chip = page.get_by_role("button", name=re.compile("^Null-Time Vault"))
    expect(chip).to_contain_text("3")
    chip.click()
    opened = page.get_by_role("dialog", name="Null-Time Vault")
    expect(opened).to_contain_text("as printed")
    expect(opened.get_by_role("img", name="2 fuel")).to_be_visible()
    page.keyboard.press("Escape")
    expect(chip).to_be_focused()
    page.get_by_role("button", name=re.compile("^Stray Pilot")).click()
    expect(page.get_by_role("dialog", name="Stray Pilot")).to_contain_text("In tow")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Ice Comet")).click()
    page.get_by_role("button", name=re.compile("^Use the Ice Comet")).click()
    expect(page.get_by_role("button", name=re.compile("^Ice Comet"))).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Fuel Baron")).click()
    page.get_by_role("button", name=re.compile("^Reveal Fuel Baron now")).click()
    expect(page.get_by_role("button", name=re.compile("^Fuel Baron"))).to_contain_text("+1")
    resize(page, TABLET)
    page.get_by_role("button", name=re.compile("^2 agendas")).click()
    expect(page.get_by_role("dialog", name="2 agendas")).to_contain_text("revealed, it stays")
    page.keyboard.press("Escape")
    resize(page, PHONE)
    page.get_by_role("button", name=re.compile("^Hand")).click()
    expect(page.get_by_role("dialog", name="Your hand")).to_contain_text("Xeno Explorations")


def test_agendas_are_kept_together_and_ships_wait_until_ones_turn(
    visit: Visit, server: Server
) -> None:
    page = visit().page
    drawn = ["fuel-baron", "curator", "grand-tour", "full-hangar"]
    pending = [{"asks": "shed", "goes": 3, "among": drawn}]
    sit(page, server, laid(server, {"agendas": drawn}, pending=pending))
    expect(page.get_by_role("heading", name=re.compile("Keep one of four"))).to_be_visible()
    page.get_by_role("button", name="Keep Grand Tour").click()
    page.get_by_role("button", name=re.compile("^Keep 1 of 1")).click()
    expect(page.locator(".hchip.slip")).to_have_text(re.compile("Grand Tour"))
    waiting = {"cards": ["pocket-universe"], "on-cards": {"pocket-universe": {"ships": [4]}}}
    asked = [{"asks": "window", "seat": "A"}]
    sit(page, server, laid(server, waiting, turn="B", dice=[], pending=asked))
    expect(page.locator(".react")).to_contain_text("Bob’s turn")
    expect(page.get_by_role("button", name=re.compile("^Dock them all now"))).to_be_focused()
    expect(page.locator("[aria-live=assertive]")).to_have_text(re.compile("Do your ships dock now"))
    page.get_by_role("button", name=re.compile("^Not before my turn")).click()
    expect(page.locator(".react")).to_have_count(0)


def test_what_proves_an_agenda_is_read_before_a_roll_and_when_it_is_revealed(
    visit: Visit, server: Server
) -> None:
    page, bob = visit().page, visit().page
    own = {"fuel": 10, "colonies": {"lem-badlands": 1}, "agendas": ["fuel-baron", "solar-surge"]}
    made = laid(server, own, turn="C", dice=[])
    sit(page, server, made)
    sit(bob, server, made, "B")
    play(server, {**made, "keys": {"C": made["keys"]["C"]}}, "end")
    page.get_by_role("button", name=re.compile("^Hand 2")).click()
    held = page.get_by_role("dialog", name="Your hand")
    expect(held).to_contain_text("10 of 10 fuel")
    expect(held).to_contain_text("You 10 fuel, Bob and Cleo 0")
    expect(held).to_contain_text("Lem Badlands is yours")
    page.keyboard.press("Escape")
    roll_button(page).click()
    page.get_by_role("button", name=re.compile("^Reveal now")).click()
    expect(bob.locator(".fest.is-done")).to_contain_text("10 of 10 fuel")


def test_the_only_agenda_can_be_given_up(visit: Visit, server: Server) -> None:
    page = visit().page
    own = {"agendas": ["fuel-baron"], "faction": "prophets-of-the-artifact"}
    sit(page, server, laid(server, own))
    page.get_by_role("button", name=re.compile("^Prophets: your power")).click()
    page.get_by_role("button", name=re.compile("^Use the power of the Prophets")).click()
    page.get_by_role("button", name=re.compile("^Give up an Agenda for 1 ore")).click()
    expect(page.get_by_role("heading", name=re.compile("Your only one goes"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Discard 1 of 1"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".hchip.slip")).to_have_count(0)


def test_nobody_else_is_told_of_agendas(visit: Visit, server: Server) -> None:
    """Not in another's browser, and on a shared screen only once their holder asks for them."""
    own = {"fuel": 10, "agendas": ["fuel-baron", "curator"]}
    made = laid(server, own)
    ada, bob = visit().page, visit().page
    frames: list[str] = []
    bob.on("websocket", lambda s: s.on("framereceived", lambda frame: frames.append(str(frame))))
    sit(ada, server, made)
    expect(ada.locator(".hchip.slip")).to_have_count(2)
    sit(bob, server, made, "B")
    expect(bob.locator(".hchip.slip")).to_have_text(re.compile("Land Grab"))
    assert not re.search("Fuel Baron|Curator", bob.locator("#app").inner_html())
    came = [message for frame in frames for message in json.loads(frame)]
    told = [one["view"]["progress"] for one in came if one["kind"] == "position"]
    assert set().union(*told) == {"land-grab"}
    kept = [{"id": made["id"], "keys": made["keys"], "links": {}, "title": "", "opened": 0}]
    page = visit().page
    page.add_init_script(f"localStorage.setItem('landfall.tables', {json.dumps(json.dumps(kept))})")
    sit(page, server, made)
    show = page.get_by_role("button", name="Show mine")
    expect(show).to_be_visible()
    assert not re.search("Fuel Baron|Curator", page.locator("#app").inner_html())
    show.click()
    expect(page.locator(".hchip.slip")).to_have_count(2)


OUT_OF_SIGHT = """() => [...document.querySelectorAll('.hand .hchip')].filter((chip) => {
    const own = chip.getBoundingClientRect(), group = chip.parentElement.getBoundingClientRect();
    return own.bottom > group.bottom + 1;
}).map((chip) => chip.innerText)"""


def test_nothing_of_a_full_hand_is_out_of_sight(visit: Visit, server: Server) -> None:
    order = laid_out(6)
    order["position"]["seats"]["A"] |= {
        "cards": [
            *("pocket-universe", "null-time-vault", "experimental-ftl-drive"),
            *("magnetic-lockdown", "superconducting-grapple", "deflector-shield"),
            "oscillation-capacitor",
        ],
        "asteroids": [
            *("terraforming-module", "heavy-metals-asteroid", "stray-pilot", "ships-lifeboat")
        ],
    }
    page = visit().page
    page.goto(server.seat(**order))
    expect(page.get_by_role("button", name=DIE)).to_have_count(5)
    for window in (DESKTOP, (1366, 657)):
        resize(page, window)
        expect(page.locator(".hand .hchip")).to_have_count(7 + 1 + 4 + 3)
        assert page.evaluate(OUT_OF_SIGHT) == [], window


def test_on_a_phone_the_hand_is_read_before_the_roll(visit: Visit, server: Server) -> None:
    page = visit(PHONE).page
    before_a_roll(page, server)
    page.get_by_role("button", name="Hand").click()
    expect(page.get_by_role("dialog", name="Your hand")).to_contain_text("Solar Surge")


NOTED = """
window.losses = [];
new MutationObserver(changes => changes.forEach(({ addedNodes }) => addedNodes.forEach(node => {
    if (!(node instanceof Element) || !node.matches('.loss')) return;
    const { left, top, right } = node.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth;
    window.losses.push({ words: node.textContent, inside });
}))).observe(document, { subtree: true, childList: true });
"""
"""What a raid has taken stands there for a moment only."""


def test_what_a_raid_takes_is_seen_on_a_phone_that_shows_no_rack(
    visit: Visit, server: Server
) -> None:
    page = visit(PHONE, motion=True, speed="usual").page
    page.add_init_script(NOTED)
    others = {"B": {"ships": 3}, "C": {"ships": 3}}
    seats = {"A": {"fuel": 3, "docked": {"lunar-mine": [1, 1, 1]}}, **others}
    made = laid(server, {}, turn="B", dice=[1, 2, 3], seats=seats)
    sit(page, server, made)
    expect(page.locator(".chip.now")).to_be_visible()
    raid = ("dock raiders-outpost 1 2 3", *("take fuel A",) * 3, "done")
    play(server, {**made, "keys": {"B": made["keys"]["B"]}}, *raid)
    page.wait_for_function("window.losses.some(({ words }) => words.includes('fuel'))")
    losses = page.evaluate("window.losses")
    assert [loss for loss in losses if not loss["inside"]] == []
