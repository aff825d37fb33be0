"""A game with secrets is judged: when it is over for everybody, while it is going on for one seat."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page, expect

from browser.axe import complaints
from browser.chromium import DESKTOP, PHONE
from browser.nights import Guest, laid
from browser.pages import analysed
from browser.serving import Server

ANN: Final = {"player": "me", "name": "Ann"}
KEEPER: Final = {"player": "bot", "bot": "keeper"}
POORLY: Final = ("pass", "bury")
SO_FAR: Final = "How have I played so far?"


def seated(browser: Browser, size: tuple[int, int], nights: Server, **order: Any) -> Guest:
    made = laid(nights, ANN, KEEPER, seed=3, **order)
    return Guest(browser, size, nights, made["id"], made["keys"]["A"])


def row(findings: Locator, name: str) -> Locator:
    return findings.get_by_role("row", name=re.compile(name))


def menu_item(page: Page) -> Locator:
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("menuitem", name="Save the record")).to_be_visible()
    return page.get_by_role("menuitem", name=SO_FAR)


def test_a_finished_game_is_judged_for_everybody(browser: Browser, nights: Server) -> None:
    ann = seated(browser, DESKTOP, nights)
    page = ann.page
    while ann.is_asked():
        ann.acts(*POORLY)
    page.get_by_role("button", name="See it again").click()
    panel = page.get_by_role("region", name="Analysis")
    panel.get_by_role("button", name="Analyse this game").click()
    analysed(panel)
    findings = panel.locator(".findings")
    expect(findings).to_be_visible()
    for name in ("Ann", "Keeper"):
        expect(row(findings, name)).to_contain_text(re.compile(r"points a turn"))
    chart = findings.get_by_role("img", name=re.compile("^Chance to win: Ann from .* Keeper"))
    expect(chart).to_be_visible()
    expect(findings).to_contain_text(re.compile(r"You (lost|won|had) .* luck\."))
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("heading", name="Dawn")).to_be_visible()
    dearest = findings.get_by_role("list", name=re.compile("^Your ")).get_by_role("button").first
    expect(dearest).to_contain_text(re.compile(r"Turn \d+, Ann: −\d+ points?.*Better: "))
    dearest.click()
    expect(dearest).to_have_attribute("aria-current", "true")
    expect(page.get_by_role("heading", name="Dawn")).to_be_hidden()
    expect(dearest).to_be_focused()
    assert complaints(page) == []
    ann.leave()


def test_all_ways_through_a_game_stand_in_one_line_on_a_phone(
    browser: Browser, nights: Server
) -> None:
    """After the table as well, whose styles have buttons of the same kind."""
    ann = seated(browser, PHONE, nights)
    page = ann.page
    while ann.is_asked():
        ann.acts(*POORLY)
    page.get_by_role("button", name="See it again").click()
    expect(page.get_by_role("main")).to_contain_text("From the record of the game.")
    expect(page.get_by_role("main")).not_to_contain_text("You are watching")
    ways = page.get_by_role("group", name="Through the game").get_by_role("button")
    expect(ways).to_have_count(7)
    boxes = [way.bounding_box() for way in ways.all()]
    assert len({box["y"] for box in boxes if box}) == 1
    drawn = page.get_by_role("button", name="Play").locator("svg").bounding_box()
    assert drawn
    assert drawn["width"] > 10
    ann.leave()


def test_a_game_that_is_going_on_is_judged_for_whoever_sits_there(
    browser: Browser, nights: Server
) -> None:
    ann = seated(browser, PHONE, nights, hints=True, options={"length": "long"})
    page = ann.page
    for _ in range(4):
        assert ann.is_asked()
        ann.acts(*POORLY)
    assert ann.is_asked()
    menu_item(page).click()
    dialog = page.get_by_role("dialog", name="How you have played so far")
    analysed(dialog)
    findings = dialog.locator(".findings")
    expect(findings).to_be_visible()
    expect(row(findings, "Ann")).to_contain_text("points a turn")
    expect(row(findings, "Keeper")).to_contain_text("not judged")
    assert not re.search("Turn [0-9]+, Keeper", findings.text_content() or "")
    assert complaints(page) == []
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()
    assert ann.is_asked()
    ann.leave()


def test_where_there_are_no_hints_nobody_is_judged_before_the_end(
    browser: Browser, nights: Server
) -> None:
    ann = seated(browser, DESKTOP, nights)
    assert ann.is_asked()
    expect(menu_item(ann.page)).to_have_count(0)
    ann.leave()
