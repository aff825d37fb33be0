"""Several people at one drawn table of Conquest of Planet Earth, each in a browser of their own."""

from __future__ import annotations

import itertools
import json
import re
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from playwright.sync_api import Page, WebSocket, expect

from browser.chromium import PATIENCE, next_frame
from browser.conquest_canaries import CANARIES, Sight
from browser.conquest_player import MOST_ACTS, ConquestPlayer
from browser.serving import Server

FRIENDS: Final = tuple({"player": "here", "name": name} for name in ("Basil", "Cleo", "Dora"))
"""Who sits beside Ada, at links of their own."""


class Guest(ConquestPlayer):
    """Somebody at a page that notes what comes down its wire; without a seat they only watch."""

    def __init__(
        self,
        page: Page,
        server: Server,
        made: Mapping[str, Any],
        seat: str,
        *,
        own_cards: bool = False,
    ) -> None:
        super().__init__(page)
        self.seat = seat
        self.table: str = made["id"]
        self.frames: list[str] = []
        self.shown: set[str] = set()
        self.acted = 0
        page.on("websocket", self._listen)
        key = made["keys"][seat] if seat else made["watch"].partition("#")[2]
        page.goto(f"{server.address}/t/{made['id']}#{key}")
        expect(page.locator("#app[data-number]")).to_be_visible()
        if own_cards:
            page.get_by_role("button", name="Close the note on own cards").click()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def told(self, sight: Sight) -> tuple[set[str], list[str]]:
        """Before the end: the Events that its browser was told to be drawn; what named one too early.

        An Event may be named from when it was in sight, or a line of the story told what was done with
        it. What is left in decks and hidden hands together is no secret, so mere counts are left out,
        and so is the list of all own cards.
        """
        known = set(sight.at_first)
        drawn: set[str] = set()
        early: list[str] = []
        frames = map(json.loads, self.frames)
        before = itertools.takewhile(lambda frame: frame[0]["kind"] != "over", frames)
        for number, frame in enumerate(before):
            for action in (line["action"] for one in frame for line in one.get("lines", ())):
                known |= named(action)
                drawn |= named(action) if action.startswith("deal ") else set()
            said = "\n".join(words_of([{**one, "own_cards": 0} for one in frame]))
            early += [f"{card} at {number}" for card in named(said) - known]
        return drawn, early

    def acts(self, wishes: Sequence[str]) -> None:
        super().acts(wishes)
        self.shown |= named(self.app.inner_text())

    def messages(self) -> list[str]:
        """All that came down the wire, one by one, as they would be at any table."""
        return [
            json.dumps(message).replace(self.table, "TABLE")
            for frame in self.frames
            for message in json.loads(frame)
        ]

    def hears_all(self) -> None:
        """Until the position that is shown has come in the server's words as well, which come last."""
        self._hears("plain", f'"number": {self.number},')

    def hears_who_came(self) -> None:
        """Until somebody who has come is here for this browser, too: others are told a while later."""
        self._hears("table")

    def _hears(self, kind: str, words: str = "") -> None:
        """Until the newest message is of this kind and has these words."""
        patience = time.monotonic() + PATIENCE / 1000
        while f'"kind": "{kind}"' not in (newest := self.messages()[-1]) or words not in newest:
            assert time.monotonic() < patience, newest
            next_frame(self.page)

    @property
    def asked(self) -> bool:
        return self.page.locator("#app[data-mine] .act").count() > 0


def named(said: str) -> set[str]:
    """The Events that are named there, by their titles or as records have them."""
    return {
        card
        for card, title in CANARIES.items()
        if title in said or re.search(rf"\b{card}\b", said) is not None
    }


def words_of(told: Any) -> Iterator[str]:
    """Every word of a message but the names of what is only counted."""
    if isinstance(told, str):
        yield told
    elif isinstance(told, list):
        for one in told:
            yield from words_of(one)
    elif isinstance(told, dict):
        for name, one in told.items():
            if not isinstance(one, int):
                yield name
                yield from words_of(one)


def play_on(guests: Sequence[Guest], **wishes: Sequence[str]) -> None:
    """To the end: whoever is asked does what their seat wishes, or what is usual."""
    for _ in range(MOST_ACTS):
        guest = next_asked(guests)
        if guest is None:
            return
        guest.acts(wishes.get(guest.seat, ()))
        guest.acted += 1
    raise AssertionError("this game does not end")


def next_asked(guests: Sequence[Guest]) -> Guest | None:
    """Somebody who is asked now; nobody once everybody sees the end."""
    patience = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < patience:
        asked = next((guest for guest in guests if not guest.over and guest.asked), None)
        if asked:
            return asked
        if all(guest.over for guest in guests):
            return None
        next_frame(guests[0].page)
    raise AssertionError([guest.page.locator(".bridge").inner_text() for guest in guests])
