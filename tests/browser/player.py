"""Somebody who plays at the table in the browser, and knows it only by what it shows and says."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, expect

LONGEST_GAME: Final = 500
PLACES: Final = (
    "Colony Constructor",
    "Terraforming Station",
    "Raiders’ Outpost",
    "Colonist Hub",
    "Shipyard",
    "Lunar Mine",
    "Solar Converter",
    "Alien Artifact",
    "Orbital Market",
)
"""From the best place for a ship to the last: whoever lands colonies sees the end of the game."""

RANK: Final = {place: rank for rank, place in enumerate(PLACES)}

RESTING: Final = re.compile(r": see which of your ships can dock here$")
LIT: Final = re.compile(r"^Dock .* (at|to claim) the ")
DEEDS: Final = re.compile(r"^(Launch|Claim the )")
DIE: Final = re.compile(r"^ship showing ")
LEAVE: Final = re.compile(r"^(Take it back|Cancel)$")

NUMBER: Final = "Number(document.querySelector('#app')?.dataset.number ?? -1)"
GONE_ON: Final = f"{NUMBER} > number && !document.querySelector('#app[data-sending]')"
MOVED: Final = f"number => {GONE_ON}"
ASKED: Final = f"""number => {GONE_ON} && (document.title.startsWith('Your turn')
    || document.querySelector('[aria-label="The end"]') !== null)"""


def rank_of(name: str) -> int:
    """Boards and the belt come before the places that only feed a fleet."""
    return next((RANK[place] for place in PLACES if place in name), RANK["Lunar Mine"])


def roll_button(page: Page) -> Locator:
    """Stands there while the table waits for this person's dice."""
    return page.get_by_role("button", name="Roll", exact=True)


class Player(ABC):
    """Plays whole games; how it touches the table is left to pointer and keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.acts = 0

    # -- what it sees -----------------------------------------------------------------------------

    @property
    def tray(self) -> Locator:
        return self.page.get_by_role("region", name="Your tray")

    @property
    def dice(self) -> Locator:
        return self.tray.get_by_role("button", name=DIE)

    @property
    def options(self) -> Locator:
        """What a pending decision offers."""
        prompt = self.tray.get_by_role("group", name=re.compile(": "))
        return prompt.get_by_role("button", disabled=False).filter(has_not_text=LEAVE)

    @property
    def counts(self) -> Locator:
        """How many of each, where that is asked."""
        return self.page.get_by_role("spinbutton")

    @property
    def all_of_it(self) -> Locator:
        """The button that takes or gives back all that is counted."""
        return self.tray.get_by_role("button", name=re.compile("^(Take|Give back) ")).last

    @property
    def end_of_turn(self) -> Locator:
        return self.tray.get_by_role("button", name="End turn", disabled=False)

    @property
    def to_give_back(self) -> Locator:
        """Where the end of a turn says first that something goes back."""
        asked = self.tray.get_by_role("group", name=re.compile("^End turn: you will give back"))
        return asked.get_by_role("button", name="Choose now")

    @property
    def roll(self) -> Locator:
        return roll_button(self.page)

    @property
    def end(self) -> Locator:
        return self.page.get_by_role("region", name="The end")

    @property
    def resting(self) -> Locator | None:
        """The best facility at which some ship could dock, while none is chosen."""
        return self.best(self.page.get_by_role("button", name=RESTING))

    @property
    def lit(self) -> Locator | None:
        """The best facility that takes the chosen ships."""
        return self.best(self.page.get_by_role("button", name=LIT))

    def best(self, places: Locator) -> Locator | None:
        names: list[str] = places.evaluate_all(
            "all => all.map(place => place.getAttribute('aria-label'))"
        )
        ranks = [rank_of(name) for name in names]
        return places.nth(ranks.index(min(ranks))) if ranks else None

    def number(self) -> int:
        """The number of the position that is shown."""
        number: int = self.page.evaluate(NUMBER)
        return number

    def await_move(self, number: int) -> None:
        """Until the game has gone on from that position."""
        self.page.wait_for_function(MOVED, arg=number)

    def await_decision(self, number: int = -1) -> None:
        """Until the game has gone on and the next decision is this player's, or it is over.

        Dice that wait for this player are rolled on the way.
        """
        self.page.wait_for_function(ASKED, arg=number)
        if self.roll.is_visible():
            number = self.number()
            self.throw()
            self.page.wait_for_function(ASKED, arg=number)

    def throw(self) -> None:
        self.roll.click()

    # -- what it does -----------------------------------------------------------------------------

    def play_to_the_end(self) -> None:
        self.await_decision()
        while not self.end.is_visible():
            assert self.acts < LONGEST_GAME, "this game does not end"
            self.decide()

    def decide(self) -> None:
        """One decision, from looking at the table to the next time it is asked."""
        number = self.number()
        self.answer()
        self.acts += 1
        self.await_decision(number)

    @property
    def boards(self) -> Locator:
        """Faction boards that may be taken."""
        return self.page.get_by_role("button", name=re.compile("^Take this board"))

    @property
    def slips(self) -> Locator:
        """Agendas of which some are kept."""
        return self.tray.get_by_role("button", name=re.compile("^(Keep|Discard) [A-Z]"))

    @property
    def shed(self) -> Locator:
        """Decides which are kept."""
        return self.tray.locator("[data-do=shed]")

    @abstractmethod
    def answer(self) -> None:
        """Touch the table until something is decided."""

    def count(self, raise_it: Callable[[Locator], None]) -> None:
        """Wish for as much as there is, of one thing after another."""
        for place in self.counts.all():
            raise_it(place)
            most = place.get_attribute("aria-valuemax") or "0"
            expect(place).to_have_attribute("aria-valuenow", most)
        expect(self.all_of_it).to_be_enabled()


class Pointer(Player):
    """Clicks and taps; on a phone it goes to the zone where things are first."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.zones = page.get_by_role("navigation", name="Zones")

    def answer(self) -> None:
        if self.boards.first.is_visible():
            return self.boards.first.click()
        if self.slips.first.is_visible():
            for slip in self.slips.all():
                if self.shed.get_attribute("aria-disabled"):
                    slip.click()
            return self.shed.click()
        here = self.tray.get_by_role("button", name=re.compile(r"^(Land|Launch|Move) here"))
        if here.is_visible():  # a phone proposes the best territory
            return here.click()
        if self.counts.first.is_visible():
            self.count(lambda place: place.press("End"))
            return self.all_of_it.click()
        if self.options.first.is_visible():
            return self.options.first.click()
        chosen = self.page.get_by_role("button", name=re.compile("Choose it: "))
        if chosen.first.is_visible():  # a phone that proposes nothing yet
            chosen.first.click()
            return here.click()
        self.go_to("Docks")
        deed = self.page.get_by_role("button", name=DEEDS)
        if deed.first.is_visible():
            return deed.first.click()
        # What may be done with the ships is there a moment after them: a place for one, or the end.
        places = self.page.get_by_role("button", name=RESTING)
        expect(self.end_of_turn.or_(places).first).to_be_visible()
        if self.dice.count() == 0 or not self.dock():
            self.end_of_turn.click()
            if self.to_give_back.is_visible():
                self.to_give_back.click()

    def go_to(self, zone: str) -> None:
        if self.zones.is_visible():
            self.zones.get_by_role("button", name=zone).click()

    def dock(self) -> bool:
        """By the place and by the dice in turn; both ways must lead there."""
        if not (place := self.resting):
            return False
        if self.acts % 2 == 0 or not self.dock_by_dice():
            place.click()
            self.options.first.click()
        return True

    def dock_by_dice(self) -> bool:
        """Try one ship after another until some place lights up."""
        for die in self.dice.all():
            die.click()
            expect(die).to_have_attribute("aria-pressed", "true")
            if place := self.lit:
                place.click()
                return True
            die.click()
        return False


class Keyboard(Player):
    """Never touches a pointer: Tab, Enter, and the keys of the table."""

    FARTHEST: Final = 200
    """Presses of Tab; there are fewer things to stop at on any table."""

    def answer(self) -> None:
        if self.boards.first.is_visible():
            return self.press(self.boards.first)
        if self.slips.first.is_visible():
            if not self.shed.get_attribute("aria-disabled"):  # all of them go
                expect(self.shed).to_be_focused()
                return self.page.keyboard.press("Enter")
            expect(self.slips.first).to_be_focused()
            self.page.keyboard.press("Enter")
            while self.shed.get_attribute("aria-disabled"):
                self.page.keyboard.press("Tab")
                self.page.keyboard.press("Enter")
            return self.press(self.shed)
        if self.counts.first.is_visible():
            expect(self.counts.first).to_be_focused()
            self.count(self.more)
            return self.press(self.all_of_it)
        if self.options.first.is_visible():
            expect(self.options.first).to_be_focused()  # a question takes the focus
            return self.page.keyboard.press("Enter")
        deed = self.page.get_by_role("button", name=DEEDS)
        if deed.first.is_visible():
            return self.press(deed.first)
        for number in range(self.dice.count()):
            self.page.keyboard.press(str(number + 1))
            expect(self.dice.nth(number)).to_have_attribute("aria-pressed", "true")
            if place := self.lit:
                return self.press(place)
            self.page.keyboard.press("Escape")
        if place := self.resting:  # sets of several ships
            self.press(place)
            expect(self.options.first).to_be_focused()
            return self.page.keyboard.press("Enter")
        expect(self.end_of_turn).to_be_visible()
        self.page.keyboard.press("e")
        if self.to_give_back.is_visible():
            expect(self.to_give_back).to_be_focused()
            self.page.keyboard.press("Enter")

    def throw(self) -> None:
        expect(self.roll).to_be_visible()
        self.page.keyboard.press(" ")

    def more(self, place: Locator) -> None:
        if not place.evaluate("place => place === document.activeElement"):
            self.reach(place)
        self.page.keyboard.press("End")

    def press(self, wanted: Locator) -> None:
        """Go there with Tab and press Enter."""
        self.reach(wanted)
        self.page.keyboard.press("Enter")

    def reach(self, wanted: Locator) -> None:
        element = wanted.element_handle()
        for _ in range(self.FARTHEST):
            self.page.keyboard.press("Tab")
            if element.evaluate("element => element === document.activeElement"):
                return
        raise AssertionError(f"Tab does not lead to {wanted}")
