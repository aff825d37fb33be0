"""Two people in two browsers, each with a link of their own, and somebody who only watches."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator, Page, expect

from browser.axe import complaints_by_theme
from browser.chromium import PATIENCE, PHONE, Visitor, next_frame
from browser.conftest import Visit
from browser.pages import copied_links, more_choices, sit_down
from browser.player import DIE, Pointer, roll_button
from browser.serving import Server


def invite(host: Page, server: Server) -> tuple[str, str]:
    """Begin a game for two on the start page; the links for the other player and for watchers."""
    host.goto(server.address)
    more_choices(host)
    host.get_by_role("group", name="Seats").get_by_text("2", exact=True).click()
    host.get_by_role("combobox", name="Who plays seat B").select_option("By invitation link")
    host.get_by_role("textbox", name="Name of seat B").fill("Bo")
    host.get_by_role("checkbox", name="A link to watch").check()
    host.get_by_role("button", name="Start the game").click()
    dialog = host.get_by_role("dialog", name="Seats and links")  # it comes by itself
    links = copied_links(host)
    dialog.get_by_role("button", name="Close").click()
    return links


def in_turn(*visitors: Visitor) -> Visitor:
    """The one whose window and tray say that it is its turn, once one of them does."""
    patience = time.monotonic() + PATIENCE / 1000
    while not (asked := [one for one in visitors if "Your turn" in one.page.title()]):
        assert time.monotonic() < patience, "nobody is asked"
        next_frame(visitors[0].page)
    first, *others = asked
    assert others == []
    for one in visitors:
        tray = expect(one.page.get_by_role("region", name="Your tray"))
        says = tray.to_contain_text if one is first else tray.not_to_contain_text
        says("your turn", use_inner_text=True)
    return first


def last_line(page: Page) -> Locator:
    return page.get_by_role("log").get_by_role("listitem").last.locator("span").first


def only_watches(page: Page, words: str) -> None:
    """They are told so, and nothing looks as if it were theirs to do."""
    expect(page.get_by_role("note")).to_contain_text(words)
    for name in ("Undo", "Redo", "End turn", "Hint", "Use", "Discard"):
        expect(page.get_by_role("button", name=re.compile(f"^{name}"))).to_have_count(0)
    page.keyboard.press("?")
    page.keyboard.press("e")
    expect(page.get_by_role("alert")).to_have_count(0)


def greeted(page: Page) -> None:
    """A guest learns who asks and which seat it is, and may sit down by Enter alone."""
    card = page.get_by_role("dialog", name="Ada invites you to a game of Alien Frontiers")
    expect(card).to_contain_text("You are the teal triangle, seat B.")
    expect(card.get_by_role("link", name=re.compile("^Learn first"))).to_be_visible()
    name = card.get_by_role("textbox", name="Your name")
    expect(name).to_be_focused()
    expect(name).to_have_value("Bo")  # as the host has called the seat: Ada is taken
    assert complaints_by_theme(page) == {}
    sit_down(page, "Bo")


def test_two_people_and_a_watcher(visit: Visit, server: Server) -> None:
    ada = visit()
    to_play, to_watch = invite(ada.page, server)
    bo, watcher = visit(), visit()
    bo.page.goto(to_play)
    greeted(bo.page)
    watcher.page.goto(to_watch)
    for visitor in (ada, bo):
        expect(visitor.page.get_by_role("region", name="Your tray")).to_be_visible()
    expect(watcher.page.get_by_text("3 ships to roll")).to_be_visible()
    first = in_turn(ada, bo)
    roll_button(first.page).click()
    for visitor in (ada, bo, watcher):
        expect(visitor.page.get_by_role("button", name=DIE)).to_have_count(3)

    second = bo if first is ada else ada
    for visitor in (second, watcher):  # what is not theirs does not move
        die = visitor.page.get_by_role("button", name=DIE).first
        expect(die).to_be_disabled()
        expect(visitor.page.get_by_role("button", name="End turn", disabled=False)).to_have_count(0)
    only_watches(watcher.page, "You are watching Ada and Bo")
    expect(ada.page.locator(".brand")).to_contain_text("1 watches")

    player = Pointer(first.page)
    player.await_decision()
    player.decide()
    name = "Ada" if first is ada else "Bo"
    expect(last_line(first.page)).to_have_text(re.compile("^You "))
    for visitor in (second, watcher):
        expect(visitor.page.locator("#app")).to_have_attribute("data-number", str(player.number()))
        expect(last_line(visitor.page)).to_have_text(re.compile(f"^{name} "))

    while "Your turn" in first.page.title():
        number = player.number()
        player.answer()
        player.await_move(number)
        expect(second.page.locator("#app")).to_have_attribute("data-number", str(player.number()))
    expect(second.page).to_have_title(re.compile("Your turn"))
    other = Pointer(second.page)
    other.await_decision()
    other.decide()
    expect(watcher.page.locator("#app")).to_have_attribute("data-number", str(other.number()))


def test_somebody_leaves_and_comes_back_on_another_device(visit: Visit, server: Server) -> None:
    ada = visit()
    to_play, _ = invite(ada.page, server)
    bo = visit()
    bo.page.goto(to_play)
    sit_down(bo.page, "Bo")
    seat = ada.page.get_by_role("region", name="Bo", exact=True)
    expect(seat).not_to_contain_text("away")
    bo.context.close()
    expect(seat).to_contain_text(re.compile("away|plays now"))
    phone = visit(PHONE)
    phone.page.goto(to_play)
    expect(phone.page.get_by_role("region", name="Your tray")).to_contain_text("Bo")
    expect(seat).not_to_contain_text("away")


def test_a_guest_only_watches_then_sits_down_and_an_undo_is_said(
    visit: Visit, server: Server
) -> None:
    """At the plain table as at the drawn one."""
    ada = visit()
    to_play, _ = invite(ada.page, server)
    bo = visit()
    bo.page.goto(to_play)
    bo.page.get_by_role("button", name="Only watch").click()
    only_watches(bo.page, "You are watching Ada and Bo")
    bo.page.get_by_role("button", name="Sit down").click()
    sit_down(bo.page, "Bo")
    expect(bo.page.get_by_role("region", name="Your tray")).to_contain_text("Bo")

    first = in_turn(ada, bo)
    name, second = ("Ada", bo) if first is ada else ("Bo", ada)
    player = Pointer(first.page)
    for _ in ("drawn", "plain"):
        player.await_decision()
        player.decide()
        first.page.get_by_role("button", name=re.compile("^Undo")).click()
        story = second.page.get_by_role("log")
        expect(story).to_contain_text(f"{name} takes it back.")
        expect(first.page.get_by_role("log")).not_to_contain_text("takes it back")
        if second.page.locator(".plain").count() == 0:
            second.page.get_by_role("button", name="Menu").click()
            second.page.get_by_role("menuitemcheckbox", name="Plain table").click()
            expect(second.page.locator(".plain")).to_be_visible()
