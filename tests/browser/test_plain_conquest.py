"""Conquest of Planet Earth at the plain table: every mode to its end, with what happens between people.

Games of rivals begin where one of them is close to winning, so that they end soon.
"""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Browser, Page, TimeoutError, expect

from browser.chromium import Windows
from browser.conftest import Visit
from browser.nights import Guest
from browser.pages import more_choices
from browser.plain import DESKTOP, prefer_plain
from browser.serving import PERSON, Server
from games.conquest_of_planet_earth.laid_table import Table

CONQUEST: Final = "conquest-of-planet-earth"
MOST_ACTS: Final = 200
MOMENT: Final = 250.0
"""Milliseconds for which one of several people is looked at before the next one is."""
ASKED_OR_OVER: Final = "[data-option], .p-result, .p-cover, [data-step=end]"
BOB: Final = {"player": "here", "name": "Bob"}
SCOUT: Final = {"player": "bot", "bot": "scout"}


def laid(server: Server, table: Table, *seats: dict[str, Any], **order: Any) -> dict[str, Any]:
    """A table in the middle of a game."""
    game = table.game
    return server.table(
        game=CONQUEST,
        edition=game.edition,
        options=dict(game.options),
        position=game.to_dict(table.state),
        seats=[*seats],
        **order,
    )


def question(page: Page) -> str:
    return page.get_by_role("heading", level=1).inner_text()


def next_asked(*guests: Guest) -> Guest | None:
    """Whoever is asked next, as they see it; nobody once the game is over."""
    while True:
        for guest in guests:
            try:
                guest.page.locator(ASKED_OR_OVER).first.wait_for(timeout=MOMENT)
            except TimeoutError:
                continue
            if guest.over:
                return None
            if guest.plain["prompt"] is not None:
                return guest


def play_on(*guests: Guest, wishes: tuple[str, ...] = ()) -> None:
    """To the end: each does what it wishes, else passes, fights on, ends, or what comes first."""
    usual = (*wishes, "stay", "pass", "end", "draw", "keep", "rest")
    for _ in range(MOST_ACTS):
        guest = next_asked(*guests)
        if guest is None:
            return
        guest.acts(*usual)
    raise AssertionError("this game does not end")


def does(guest: Guest, words: str) -> None:
    """Click on an option by its words, and do it."""
    option = guest.page.locator("[data-option]").filter(has_text=re.compile(words)).first
    option.click()
    expect(option).to_have_attribute("aria-pressed", "true")
    version = guest.plain["version"]
    guest.page.keyboard.press("Enter")
    guest._sees(version + 1)


def asks(guest: Guest, words: str) -> None:
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(re.compile(words))
    expect(guest.page.locator(ASKED_OR_OVER).first).to_be_visible()


def story(guest: Guest, words: str) -> None:
    expect(guest.page.locator("#p-story")).to_contain_text(re.compile(words))


def test_two_rivals_in_two_browsers(browser: Browser, windows: Windows, server: Server) -> None:
    """Counters are laid in secret at once, an Event is canceled, and a Battle is answered."""
    table = Table("trun orzax").hand("A", "overdrive", "death-ray")
    table.hand("B", "jammed-transmission", "call-in-the-army").aliens("A", "n-4", 4)
    for space in ("n-1", "n-2", "n-3"):
        table.place(space, "town", "A")
    table.place("n-4", "town").aliens("B", "s-2", 2).command()
    made = laid(server, table, PERSON, BOB, seed=1)
    ada = Guest(browser, DESKTOP, server, made["id"], made["keys"]["A"], windows=windows)
    bob = Guest(browser, DESKTOP, server, made["id"], made["keys"]["B"], windows=windows)

    # Both choose at the same time; what one laid is not on the other's screen, and may be taken back.
    asks(ada, "Command Counter")
    asks(bob, "Command Counter")
    does(ada, "Command Counter 6")
    expect(ada.page.get_by_label("Your secret choice")).to_contain_text("Command Counter 6")
    assert "Command Counter 6" not in str(bob.plain["story"])
    ada.page.get_by_role("button", name=re.compile("^(Undo|Take)")).first.click()
    asks(ada, "Command Counter")
    does(ada, "Command Counter 2")
    does(bob, "Command Counter 5")

    # Ada is First Player. Bob wants to be asked about everything, which nobody else hears.
    asks(ada, "What will you do")
    ada.hears_who_came()
    told = len(ada.frames)
    bob.page.get_by_role("radio", name=re.compile("^Everything", re.I)).click()
    expect(bob.page.get_by_label("When a rival has taken a step")).to_have_value("always")
    assert len(ada.frames) == told
    does(ada, "Overdrive")
    asks(bob, "[Cc]ancel")
    does(bob, "Jammed Transmission")
    asks(ada, "[Cc]ancel|[Aa]nswer")
    does(ada, "Let it pass")
    for guest in (ada, bob):
        story(guest, "Overdrive.*(is canceled|has no effect)|cancels .*Overdrive")

    # A Battle: the prompt has the exact chance, Ada plays a card, and Bob answers it.
    asks(ada, "What will you do")
    ada.acts("end")
    while question(ada.page) != "Anything before the dice?":
        assert next_asked(ada, bob) is not None
        (ada if ada.plain["prompt"] else bob).acts("resolve n-4", "pass")
        next_asked(ada, bob)
    expect(ada.page.locator("[data-option]").first).to_contain_text(re.compile(r"\d+ of 36"))
    does(ada, "Death Ray")
    play_on(ada, bob, wishes=("play call-in-the-army", "resolve n-4"))
    story(ada, "You play Death Ray")
    story(bob, "Ada plays Death Ray")
    for guest in (ada, bob):
        expect(guest.page.locator(".p-result h1")).to_be_visible()
        guest.visitor.leave()
        assert guest.visitor.complaints == []


def test_two_together_on_one_screen(browser: Browser, windows: Windows, server: Server) -> None:
    """The Humans have a card, which is canceled; their Cannon is built, and both have lost."""
    table = (
        Table("trun orzax", "cooperative").hand("A", "jammed-transmission").hand("B", "overdrive")
    )
    table.aliens("A", "n-4", 2).aliens("B", "s-4", 2).place("n-4", "town", "A").track(9).first("A")
    table.counters("n-2", "infantry").drawing("B")
    made = laid(server, table, PERSON, BOB, seed=2, hints=True)
    both = Guest(browser, DESKTOP, server, made["id"], *made["keys"].values(), windows=windows)
    asks(both, "Discard")
    expect(both.page.locator("#p-position")).to_contain_text(
        "Jammed Transmission"
    )  # hands lie open
    both.acts("draw")
    asks(both, "[Cc]ancel")
    both.page.get_by_role("button", name="Hint").click()
    expect(both.page.locator(".p-tag[data-kind=hint]").first).to_be_visible()
    does(both, "Jammed Transmission")
    story(both, "Jammed Transmission")
    play_on(both)
    expect(both.page.locator(".p-result h1")).to_contain_text(re.compile("lost|Humans", re.I))
    expect(both.page.locator(".p-result")).to_contain_text("Cannon")
    both.visitor.leave()
    assert both.visitor.complaints == []


NEWER: Final = "at => Number(document.querySelector('.plain').dataset.version) > at"


def shown_version(page: Page) -> int:
    return int(page.locator(".plain").get_attribute("data-version") or 0)


def test_alone_from_the_start_page_to_the_end(visit: Visit, server: Server) -> None:
    """Chosen on the start page; an act is taken back, and the rest of the game is let go by."""
    page = visit(DESKTOP).page
    prefer_plain(page)
    page.goto(server.address)
    page.get_by_role("radio", name=re.compile("^Conquest of Planet Earth")).check(force=True)
    more_choices(page)
    page.get_by_role("group", name="Mode").get_by_text("Alone").click()
    page.get_by_role("radio", name="1", exact=True).check(force=True)
    page.get_by_role("button", name="Start the game").click()
    undone = False
    expect(page.locator(ASKED_OR_OVER).first).to_be_visible()
    for _ in range(MOST_ACTS):
        if page.locator(".p-result").count():
            break
        version = shown_version(page)
        options = page.locator("[data-option]")
        menace = options.filter(has_text="Gain an Alien Menace Token")
        end = page.locator("[data-step=end]:not([aria-disabled=true])")
        if not undone and menace.count():
            menace.first.click()
            page.keyboard.press("Enter")
            page.wait_for_function(NEWER, arg=version)
            version = shown_version(page)
            undo = page.get_by_role("button", name=re.compile("^Undo"))
            expect(undo).to_be_enabled()
            undo.click()
            undone = True
        elif end.count():
            end.click()
        else:
            quiet = options.filter(has_text=re.compile("Let it pass|Fight on|Discard nothing|Keep"))
            (quiet if quiet.count() else options).first.click()
            page.keyboard.press("Enter")
        page.wait_for_function(NEWER, arg=version)
        expect(page.locator(ASKED_OR_OVER).first).to_be_visible()
    assert undone
    expect(page.locator(".p-result h1")).to_be_visible()


def test_two_teams(browser: Browser, windows: Windows, server: Server) -> None:
    """A person and three scouts: partners see each other's hands, and the team wins together."""
    table = Table("trun orzax vento fome", "team").hand("A", "death-ray").hand("B", "overdrive")
    table.hand("C", "thick-fog").hand("D", "abducted")
    places = {
        "n-1": "army-base",
        "n-2": "town",
        "n-3": "town",
        "n-5": "metropolis",
        "n-6": "harbor-town",
        "obj-c": "capitol-city",
    }
    for space, location in places.items():
        table.place(space, location, "A")
    table.aliens("A", "n-4", 4).place("n-4", "small-town").first("A").battles("A")
    assert table.terror("A") == 15
    made = laid(server, table, PERSON, SCOUT, SCOUT, SCOUT, seed=5)
    ada = Guest(browser, DESKTOP, server, made["id"], made["keys"]["A"], windows=windows)
    next_asked(ada)
    expect(ada.page.locator("#p-position")).to_contain_text("Overdrive")  # the partner's hand
    assert "Thick Fog" not in ada.page.locator("#p-position").inner_text()
    play_on(ada, wishes=("resolve n-4", "play death-ray"))
    expect(ada.page.locator(".p-result h1")).to_be_visible()
    ada.visitor.leave()
    assert ada.visitor.complaints == []
