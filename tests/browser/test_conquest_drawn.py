"""Conquest of Planet Earth at its drawn table: the last rounds of games, by pointer and by keys."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from playwright.sync_api import Page, expect

from browser.chromium import PHONE, next_frame
from browser.conftest import Visit
from browser.conquest_player import ASKED_OR_OVER, ConquestPlayer
from browser.conquest_scenes import SCOUT, open_scene, order, settled
from browser.serving import PERSON, Server
from games.conquest_of_planet_earth.laid_table import Table
from landfall.core.rng import Rng


def near_the_end() -> Table:
    """Ada is two Terror Points from winning, and a Town is beside her saucers."""
    table = Table("trun orzax").hand("A", "death-ray", "mothership-delivery")
    for space in ("n-1", "n-2", "n-3"):
        table.place(space, "town", "A")
    return table.place("n-4", "town").aliens("A", "n-c", 4).aliens("B", "s-2", 2)


def sits_down(page: Page, server: Server, table: Table, *others: dict[str, Any]) -> None:
    made = server.table(**order(table, PERSON, *others))
    page.goto(f"{server.address}/t/{made['id']}#{made['keys']['A']}")
    expect(page.locator("#app[data-mine] .act")).to_be_visible()


def test_to_the_end_by_pointer(visit: Visit, server: Server) -> None:
    """Saucers are chosen on the map, one fewer, and sent; a Battle is fought, and the game is won."""
    page = visit().page
    sits_down(page, server, near_the_end().action("A", 6), SCOUT)
    ada = ConquestPlayer(page)
    ada.choose("n-c", presses=2)
    expect(page.locator(".act .hint")).to_contain_text("3 saucers")
    expect(ada.place("n-4")).to_have_accessible_name(
        "Town (A4) in Ada’s section: Resistance 2, Population 2. "
        "3 saucers for 3 Action Points: to be conquered"
    )
    ada.press(ada.place("n-4"))
    expect(page.locator("#app[data-mine] .apn")).to_contain_text("3 actions left")
    expect(ada.place("n-4").locator(".fleet .sc")).to_have_count(3)
    # A card is chosen first, and played by the button at the end.
    page.locator('.ev[data-card="mothership-delivery"]').click()
    expect(page.locator(".abtn.end")).to_contain_text("Mothership Delivery")
    ada.goes_on()
    expect(page.locator('.ev[data-card="mothership-delivery"]')).to_have_count(0)
    ada.plays_on("resolve n-4", "resolve", "choose 6", "choose")
    expect(page.locator("#app")).to_contain_text("Ada")


def test_to_the_end_by_keys(visit: Visit, server: Server) -> None:
    """Nothing is touched but keys: the map is walked by its neighbours."""
    page = visit().page
    table = near_the_end().action("A", 6)
    sits_down(page, server, table, SCOUT)
    ada = ConquestPlayer(page, by_keys=True)
    ada.choose("n-c")
    ada.walk("Right")
    box = table.box.board
    assert ada.focused in {box.spaces[one] for one in box.near[box.spaces.index("n-c")]}
    ada.walk("Left")
    expect(ada.place("n-c")).to_be_focused()
    page.keyboard.press("Escape")
    expect(ada.place("n-c")).to_have_attribute("aria-pressed", "false")
    ada.choose("n-c")
    ada.press(ada.place("n-4"))
    expect(page.locator("#app[data-mine] .apn")).to_contain_text("2 actions left")
    ada.plays_on("resolve n-4", "resolve", "choose 6", "choose")


def test_a_place_is_found_by_its_name(visit: Visit, server: Server) -> None:
    """What is called `Forest (A4)` has A4 printed on it, and is ringed where its name is pointed at."""
    page = visit().page
    open_scene(page, server, "move")
    ada = ConquestPlayer(page)
    expect(ada.place("n-4").locator(".no")).to_have_text("A4")
    expect(ada.place("n-5")).to_contain_text("A5")
    expect(ada.place("n-4")).to_have_accessible_name(re.compile(r"^Forest \(A4\) in Ada’s section"))
    ada.acts(("move n-4 n-5",))
    line = page.locator("[role=log] li", has_text="Forest (A4)").first
    rings = page.locator("[data-pointing]")
    line.locator("[data-place=n-4]").hover()
    expect(rings).to_have_count(1)
    expect(rings).to_have_attribute("data-pointing", "n-4")
    around, place = rings.bounding_box(), ada.place("n-4").bounding_box()
    assert around
    assert place
    assert around["x"] < place["x"] < place["x"] + place["width"] < around["x"] + around["width"]
    page.get_by_role("heading", level=2).first.hover()
    expect(rings).to_have_count(0)
    line.get_by_role("button", name="see").focus()  # both places of the line
    expect(rings).to_have_count(2)

    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator("[data-zone=players]").click()
    expect(ada.place("n-4")).to_be_hidden()
    line.locator("[data-place=n-4]").click()
    expect(page.locator("[data-pointing=n-4]")).to_be_in_viewport()


def test_together_on_a_phone_to_the_end(visit: Visit, server: Server) -> None:
    """Three play together, one of them by thumb; the Super Cannon is nearly built."""
    page = visit(PHONE).page
    table = settled(3, mode="cooperative").track(9).hand("A", "death-ray").action("A", 3)
    sits_down(page, server, table, SCOUT, SCOUT)
    ada = ConquestPlayer(page)
    ada.press(ada.place("n-4"))
    expect(page.locator(".map.closer")).to_be_visible()  # chosen saucers bring the lens
    page.get_by_role("button", name="The whole map").click()
    expect(page.locator(".map:not(.closer)")).to_be_visible()
    page.keyboard.press("Escape")
    ada.plays_on()
    expect(page.locator(".finpage")).to_be_visible()


ENOUGH: Final = 5
"""So many kinds of questions are looked at, and among them what to do in an Action Phase."""

OUT_OF_REACH: Final = """({ options, end }) => options.filter(({ action, like, group, target }) => {
    const there = selector => document.querySelector(`#app ${selector}`) !== null;
    const place = name => `.tile[data-space="${name}"]`;
    if (there(`[data-action="${CSS.escape(action)}"]`)) return false;
    if (like === 'move') return !there(`${place(target[1])}:is(.ready, .sel)`);
    if (target.length > 0 && there(`${place(target[0])}[data-lit]`)) return false;
    return !((group === 'end' || action === end) && there('.abtn.end.ready'));
}).map(({ action }) => action)"""
"""Options of a question that nothing on the table gives."""


def test_every_answer_of_the_server_can_be_given(visit: Visit, server: Server) -> None:
    """Whatever is asked in some rounds of a game: each option is a button, a card or a place."""
    page = visit().page
    told: list[dict[str, Any]] = []
    page.on(
        "websocket",
        lambda socket: socket.on(
            "framereceived",
            lambda frame: told.extend(
                one for one in json.loads(str(frame)) if one["kind"] == "plain"
            ),
        ),
    )
    table = settled(2).tokens(A=3).stuff("A", "teleporter", "colossal-robot")
    table.place("n-5", "city").aliens("A", "n-5", 1)
    table.hand("A", "warp-jump", "tractor-beam", "death-ray", "recalibrate").battles("A")
    sits_down(page, server, table, SCOUT)
    ada = ConquestPlayer(page)
    rng = Rng(5)
    asked: set[str] = set()
    while (prompt := newest_question(page, told)) is not None:
        if len(asked) >= ENOUGH and "action" in asked:
            break
        end = (prompt["end"] or {}).get("action", "")
        missing = page.evaluate(OUT_OF_REACH, {"options": prompt["options"], "end": end})
        assert (prompt["question"], missing) == (prompt["question"], [])
        asked.add(prompt["id"])
        ada.acts([prompt["options"][rng.below(len(prompt["options"]))]["action"]])
    assert len(asked) >= ENOUGH, asked
    assert "action" in asked


def newest_question(page: Page, told: list[dict[str, Any]]) -> dict[str, Any] | None:
    """What is asked, once the table shows what was told last; None at the end of the game."""
    while True:
        page.locator(ASKED_OR_OVER).first.wait_for()
        if ConquestPlayer(page).over:
            return None
        newest = told[-1]
        shown = page.locator(f"#app[data-mine][data-number='{newest['number']}'] .act")
        if newest["prompt"] is not None and shown.count():
            prompt: dict[str, Any] = newest["prompt"]
            return prompt
        next_frame(page)
