"""A game that the table does not know, played in plain words by two people, with somebody looking on.

Every card has a name of its own, so whatever is heard of a card is heard of that card alone.
"""

from __future__ import annotations

import json
import os
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from browser.chromium import DESKTOP, PHONE, TABLET, Visitor
from browser.serving import Server, serving
from little_game.canaries import CARDS

TESTS: Final = Path(__file__).parents[1]
WANTED: Final = {
    "game": "canary-watch",
    "seats": [{"player": "me", "name": "Ann"}, {"player": "link", "name": "Bob"}],
    "watchers": True,
    "hints": True,
}
PREFERRED: Final = ("peek", "bury", "sting", "pass")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One whose catalog has the game with a name on every card."""
    before = dict(os.environ)
    path = os.pathsep.join(filter(None, [str(TESTS), before.get("PYTHONPATH", "")]))
    os.environ.update(LANDFALL_GAMES="little_game.canaries", PYTHONPATH=path)
    try:
        with serving(tmp_path_factory.mktemp("tables")) as server:
            yield server
    finally:
        os.environ.clear()
        os.environ.update(before)


class Guest:
    """Somebody at the table: a browser, and everything that came down its wire."""

    def __init__(self, browser: Browser, size: tuple[int, int], server: Server, link: str) -> None:
        self.visitor = Visitor(browser, size)
        self.page = self.visitor.page
        self.frames: list[str] = []
        self.page.on("websocket", self._listen)
        self.server, self.key = server, link.partition("#")[2]
        self.table = link.partition("#")[0].rpartition("/")[2]
        self.page.goto(f"{server.address}{link}")
        expect(self.page.get_by_role("heading", name="The position")).to_be_visible()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    @property
    def plain(self) -> dict[str, Any]:
        """The newest message in plain words."""
        told = (message for frame in reversed(self.frames) for message in json.loads(frame)[::-1])
        return next(message for message in told if message["kind"] == "plain")

    def secrets(self) -> set[str]:
        """The cards that only this seat knows: its hand, and what it has laid face down."""
        hand = [
            row["card"]["name"]
            for g in self.plain["position"]
            if g["id"] == "hand"
            for row in g["rows"]
        ]
        laid = json.dumps((self.plain.get("mine") or {}).get("secret", ""))
        return {*hand, *(card for card in CARDS if card in laid)}

    def record(self) -> str:
        """The record of the running game, as this key gets it."""
        request = urllib.request.Request(
            f"{self.server.address}/api/tables/{self.table}/record",
            headers={"Authorization": f"Bearer {self.key}"},
        )
        with urllib.request.urlopen(request) as answer:
            text: str = answer.read().decode()
        return text

    def knows(self) -> str:
        """All that could tell this guest anything while the game is on."""
        record = self.record()
        running = record.rstrip().endswith("unfinished")
        return "\n".join([*self.frames, self.page.content(), record if running else ""])

    def acts(self) -> bool:
        """Do what is asked, if anything is: look, put the card under, answer; else the first card."""
        prompt = self.plain["prompt"]
        if prompt is None:
            return False
        offered = {option["action"]: option["id"] for option in prompt["options"]}
        action = next((wish for wish in PREFERRED if wish in offered), next(iter(offered)))
        shown = self.page.locator(".plain")
        before = str(self.plain["version"])
        self.page.locator(f"[data-option='{offered[action]}']").click()
        self.page.keyboard.press("Enter")
        expect(shown).not_to_have_attribute("data-version", before)
        return True


def new_table(server: Server) -> dict[str, Any]:
    request = urllib.request.Request(
        f"{server.address}/api/tables",
        json.dumps(WANTED).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


def test_nobody_learns_what_is_not_theirs_to_know(browser: Browser, server: Server) -> None:
    made = new_table(server)
    ann = Guest(browser, DESKTOP, server, f"/t/{made['id']}#{made['keys']['A']}")
    bob = Guest(browser, PHONE, server, made["links"]["B"])
    cleo = Guest(browser, TABLET, server, made["watch"])
    acts = 0
    while ann.plain["status"]["mood"] != "over":
        for guest, other in ((ann, bob), (bob, ann)):
            assert len(guest.secrets()) in (0, 1, 2, 3)
            for stranger in (other, cleo):
                known = stranger.knows()
                told = [card for card in guest.secrets() if card in known]
                assert not told, f"{told} was told to somebody else after {acts} acts"
        assert cleo.plain["prompt"] is None
        acts += ann.acts() or bob.acts()
        for guest in (ann, bob, cleo):
            guest.page.evaluate("1")  # whatever is on its way to them is heard
    assert acts >= 12
    for guest in (ann, bob, cleo):
        expect(guest.page.get_by_role("heading", name="Dawn")).to_be_visible()
        assert "canary" in guest.record()  # now that it is over, all of it is there
    ann.page.get_by_role("button", name="See it again").click()
    through = ann.page.get_by_role("group", name="Through the game")
    through.get_by_role("button", name="One step on").click()
    expect(ann.page.get_by_role("log")).to_contain_text("Ann draws")
    through.get_by_role("button", name="To the end").click()
    expect(ann.page.get_by_role("heading", name="Dawn")).to_be_visible()
    for guest in (ann, bob, cleo):
        guest.visitor.context.close()
        assert guest.visitor.complaints == []
