"""Two people around one screen, at a game with secrets: nobody learns the other's cards from it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.axe import complaints
from browser.chromium import DESKTOP
from browser.nights import Guest, cards_in, laid
from browser.serving import Server

ANN = {"player": "me", "name": "Ann"}
BOB = {"player": "here", "name": "Bob"}


@pytest.fixture
def screen(browser: Browser, nights: Server) -> Iterator[Guest]:
    made = laid(nights, ANN, BOB, game="canary-watch", hints=True)
    guest = Guest(browser, DESKTOP, nights, made["id"], made["keys"]["A"], made["keys"]["B"])
    yield guest
    guest.leave()


def asked(screen: Guest) -> str:
    """The name of whoever is asked."""
    letter = screen.plain["prompt"]["seat"]
    names: dict[str, str] = {seat["letter"]: seat["name"] for seat in screen.plain["seats"]}
    return names[letter]


def choose_openly(screen: Guest) -> None:
    """Nothing about the question is secret, but what one holds is; looked at, alone."""
    page, hidden = screen.page, screen.secrets()
    assert hidden
    assert not hidden & cards_in(page.content())
    look = page.get_by_role("button", name="Look, alone")
    look.last.click()
    assert hidden <= cards_in(page.content())
    page.get_by_role("button", name="Cover again").last.click()
    expect(look.last).to_be_visible()
    assert not hidden & cards_in(page.content())
    look.last.click()
    screen.acts("peek", "bury")


def choose_secretly(screen: Guest) -> None:
    page, name, hidden = screen.page, asked(screen), screen.secrets()
    expect(page.get_by_role("heading", name=f"Hand the screen to {name}")).to_be_visible()
    assert not hidden & cards_in(page.content())
    page.get_by_role("button", name=f"I am {name}: show my things").click()
    expect(screen.option(1)).to_be_visible()
    screen.option(1).click()
    screen.hears("Chosen. Enter again: do it.")
    page.get_by_role("button", name="Hint").click()
    screen.hears("A hint is marked.")
    assert not hidden & cards_in(screen.spoken())
    before = str(screen.plain["version"])
    page.get_by_role("button", name="Do it").click()
    screen.hears("Your choice is made.")
    expect(screen.shown).not_to_have_attribute("data-version", before)


def test_what_is_private_is_covered_from_the_first_card_to_the_last(screen: Guest) -> None:
    page = screen.page
    held: dict[str, set[str]] = {"Ann": set(), "Bob": set()}
    secret = 0
    while screen.is_asked():
        name = asked(screen)
        held[name] = screen.secrets()
        if screen.plain["prompt"].get("secret"):
            secret += 1
            choose_secretly(screen)
        else:
            assert page.title().startswith(f"{name}: your turn")
            choose_openly(screen)
        if screen.is_asked():
            other = held["Bob" if asked(screen) == "Ann" else "Ann"] - screen.told()
            assert not other & cards_in(page.content())
            assert not other & cards_in(screen.spoken())
    assert secret >= 6
    expect(page.get_by_role("heading", name="Dawn")).to_be_visible()
    assert complaints(page) == []


def test_what_such_a_screen_saves_is_what_everybody_saw(screen: Guest) -> None:
    """Not what the first of its seats saw, who is not alone with it."""
    page = screen.page
    assert complaints(page) == []
    screen.acts("skip")
    expect(page.get_by_role("heading", name="Hand the screen to Ann")).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("button", name="Menu").click()
    with page.expect_response("**/record?format=text") as saved, page.expect_download():
        page.get_by_role("menuitem", name="Save the record").click()
    assert not cards_in(saved.value.text())
    assert set(saved.value.request.headers["authorization"].split()[1:]) == set(screen.keys)
