"""Tables of the little game in the browser: a server that has it, and people who sit there."""

from __future__ import annotations

import itertools
import json
import os
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Locator, WebSocket, expect

from browser.chromium import PATIENCE, Visitor, next_frame
from browser.serving import Server, serving
from little_game.canaries import CARDS

TESTS: Final = Path(__file__).parents[1]
GAMES: Final = "little_game.package,little_game.canaries"
HEARING: Final = """
    window.heard = [];
    new MutationObserver(() => {
        for (const voice of document.querySelectorAll('[role=status], [role=alert]')) {
            const words = voice.textContent;
            if (words && window.heard.at(-1) !== words) window.heard.push(words);
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Keeps whatever the page says, however soon it says something else."""

IN_PLAIN_WORDS: Final = """
    const chosen = JSON.parse(localStorage.getItem('landfall.settings') ?? '{}');
    localStorage.setItem('landfall.settings', JSON.stringify({ ...chosen, plain: true }));
"""
"""They like tables in plain words, also where the game draws one."""


@contextmanager
def little_games(folder: Path) -> Iterator[Server]:
    """A server whose catalog has Night Watch, also with a name on every card."""
    path = os.pathsep.join(filter(None, [str(TESTS), os.environ.get("PYTHONPATH", "")]))
    with serving(folder, environment={"LANDFALL_GAMES": GAMES, "PYTHONPATH": path}) as server:
        yield server


def laid(server: Server, *seats: dict[str, Any], **order: Any) -> dict[str, Any]:
    """A new table of the little game."""
    return server.table(**{"game": "night-watch", "edition": "dusk", "seats": [*seats], **order})


class Guest:
    """Somebody at the table, by one key or by several: a browser, and what came down its wire."""

    def __init__(
        self,
        browser: Browser,
        size: tuple[int, int],
        server: Server,
        table: str,
        *keys: str,
        **wishes: Any,
    ) -> None:
        self.visitor = Visitor(browser, size, **wishes)
        self.page = self.visitor.page
        self.frames: list[str] = []
        self.page.on("websocket", self._listen)
        self.server, self.table, self.keys = server, table, keys
        own = {"id": table, "keys": dict(zip("ABCD", keys, strict=False)), "links": {}}
        kept = json.dumps(json.dumps([{**own, "title": "A table", "opened": 0}]))
        self.page.add_init_script(f"localStorage.setItem('landfall.tables', {kept})")
        self.page.add_init_script(HEARING)
        self.page.add_init_script(IN_PLAIN_WORDS)
        self.page.goto(f"{server.address}/t/{table}#{keys[0]}")
        expect(self.page.locator(".plain h1")).to_be_visible()

    def _listen(self, socket: WebSocket) -> None:
        self.socket = socket
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    # -- what came ----------------------------------------------------------------------------------

    @property
    def plain(self) -> dict[str, Any]:
        """The newest message in plain words."""
        told = (message for frame in reversed(self.frames) for message in json.loads(frame)[::-1])
        return next(message for message in told if message["kind"] == "plain")

    def secrets(self) -> set[str]:
        """The cards that only the viewer knows: in its hand, looked at, laid face down."""
        told = [group["rows"] for group in self.plain["position"] if group.get("private")]
        told.append((self.plain.get("mine") or {}).get("secret", ""))
        return cards_in(json.dumps(told))

    def told(self) -> set[str]:
        """The cards that lie or lay open to everybody."""
        open_groups = [group for group in self.plain["position"] if not group.get("private")]
        return cards_in(json.dumps([open_groups, self.plain["story"]]))

    def record(self) -> str:
        """The record of the running game, as these keys get it."""
        request = urllib.request.Request(
            f"{self.server.address}/api/tables/{self.table}/record",
            headers={"Authorization": f"Bearer {' '.join(self.keys)}"},
        )
        with urllib.request.urlopen(request) as answer:
            text: str = answer.read().decode()
        return text

    @property
    def over(self) -> bool:
        return bool(self.plain["status"]["mood"] == "over")

    # -- what is on the screen ----------------------------------------------------------------------

    @property
    def shown(self) -> Locator:
        return self.page.locator(".plain")

    def option(self, number: int) -> Locator:
        return self.page.locator(f"[data-option='{number}']")

    def spoken(self) -> str:
        """What everybody near the screen has heard lately, or reads in the title of the window."""
        heard: list[str] = self.page.evaluate("window.heard.splice(0)")
        return " ".join([self.page.title(), *heard])

    def hears(self, words: str) -> None:
        """Wait until this has been said."""
        self.page.wait_for_function("words => window.heard.includes(words)", arg=words)

    # -- what they do -------------------------------------------------------------------------------

    def acts(self, *wishes: str) -> bool:
        """Do what is asked, if anything is: the first of what is wished, else what comes first."""
        while (prompt := self.plain["prompt"]) is not None:
            offered = {option["action"]: option["id"] for option in prompt["options"]}
            action = next((wish for wish in wishes if wish in offered), next(iter(offered)))
            with self.socket.expect_event("framereceived", is_answer) as answer:
                self.option(offered[action]).click()
                self.page.keyboard.press("Enter")
            if told_kinds(answer.value)[0] == "accepted":
                self._sees(self.plain["version"])
                return True
            # Somebody else was quicker, and the table has moved on: once more.
        return False

    def hears_who_came(self) -> None:
        """Wait until this browser was told that somebody has come after it: that is a while later."""
        patience = time.monotonic() + PATIENCE / 1000
        while [*itertools.chain(*map(told_kinds, self.frames))].count("table") < 2:
            assert time.monotonic() < patience, "nobody has come"
            next_frame(self.page)

    def _sees(self, version: int) -> None:
        """Wait until the screen shows the table as it was told, or as it is since."""
        seen = "least => Number(document.querySelector('.plain').dataset.version) >= least"
        self.page.wait_for_function(seen, arg=version)

    def is_asked(self) -> bool:
        """Wait until something is asked, or the game is over: is it not?"""
        self.page.locator("[data-option], .p-result, .p-cover").first.wait_for()
        self.page.evaluate("1")  # whatever is on its way is heard
        return not self.over

    def leave(self) -> None:
        self.visitor.context.close()
        assert self.visitor.complaints == []


def told_kinds(frame: object) -> list[str]:
    return [message["kind"] for message in json.loads(str(frame))]


def is_answer(frame: object) -> bool:
    """Does it say whether what was done is done?"""
    return told_kinds(frame)[0] in ("accepted", "refused")


def cards_in(text: str) -> set[str]:
    """The cards that a text names."""
    return {card for card in CARDS if card in text}
