"""Whoever plays by ear is told everything once: what the others did, what is asked, what is refused."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.hearing import LISTEN, await_heard, heard
from browser.player import Keyboard
from browser.serving import DRIFTER, PERSON, Server, decided

POSITION = {
    "turn": "A",
    "dice": [2, 3, 5],
    "seats": {"A": {"fuel": 3, "ore": 2, "hub": 7}, "B": {"docked": {"lunar-mine": [4]}}},
    "display": ["alien-monument", "data-crystal", "stasis-beam"],
}


@pytest.fixture
def page(visit: Visit) -> Page:
    page: Page = visit().page
    page.add_init_script(LISTEN)
    return page


def test_the_opponents_turns_are_told_once(page: Page, server: Server) -> None:
    bot = {**DRIFTER, "name": "Basil"}
    page.goto(server.seat(seed=3, seats=[PERSON, bot], position=POSITION))
    player = Keyboard(page)
    player.await_decision()
    ends = page.get_by_role("log").get_by_role("listitem").filter(has_text="Basil ends the turn")
    while ends.count() < 3:
        player.decide()
    page.wait_for_function(
        "turns => window.heard.filter(told => told === 'Ada, your turn.').length >= turns",
        arg=1 + ends.count(),
    )
    buttons = page.get_by_role("log").get_by_role("button").all_text_contents()
    lines = [name.partition("see this position: ")[2] for name in buttons]
    story = Counter(line for line in lines if line.startswith("Basil"))
    told = Counter(line for line in heard(page) if line.startswith("Basil"))
    assert sum(story.values()) > 6
    assert {line: told[line] for line in story} == dict(story)
    assert Counter(heard(page))["Ada, your turn."] == 1 + ends.count()


def test_a_question_is_told_once_and_takes_the_focus(page: Page, server: Server) -> None:
    page.goto(server.seat(**decided(POSITION)))
    player = Keyboard(page)
    player.await_decision()
    player.press(page.get_by_role("button", name=re.compile("^Launch your")))
    expect(player.options.first).to_be_focused()
    await_heard(page, "Where does your colony land")
    assert len([words for words in heard(page) if "Where does your colony land" in words]) == 1


def test_a_refusal_is_told_once(page: Page, server: Server) -> None:
    page.goto(server.seat(**decided(POSITION), hints=False))
    Keyboard(page).await_decision()
    page.keyboard.press("?")
    notice = page.get_by_role("alert")
    expect(notice).to_be_visible()
    told = notice.inner_text().strip()
    await_heard(page, told)
    assert len([words for words in heard(page) if told in words]) == 1


def test_the_reason_comes_with_the_slip(page: Page, server: Server) -> None:
    page.goto(server.seat(**decided(POSITION)))
    player = Keyboard(page)
    player.await_decision()
    player.press(page.get_by_role("button", name="ship showing 2"))
    player.press(page.get_by_role("button", name=re.compile("Why not the Lunar Mine")))
    slip = page.get_by_role("dialog", name="Why not the Lunar Mine?")
    expect(slip).to_have_accessible_description(re.compile("highest ship here is a 4"))
    expect(slip.get_by_role("button").first).to_be_focused()


def test_ships_and_ports_are_told_in_words(page: Page, server: Server) -> None:
    page.goto(server.seat(**decided(POSITION)))
    mine = page.get_by_role("region", name="Lunar Mine")
    expect(mine.get_by_role("img", name="Bob’s 4")).to_be_visible()
    expect(mine.get_by_role("group", name="2 of 3 ports free")).to_be_visible()
    dice = page.get_by_role("group", name="Your ships to dock")
    expect(dice.get_by_role("button")).to_have_count(3)
