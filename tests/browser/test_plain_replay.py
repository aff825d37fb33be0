"""A record in plain words is walked through by keys, as fast as a finger can hold one down."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.files import drop
from browser.plain import prefer_plain
from browser.scenes import whole_game
from browser.serving import Server

PRESSES: Final = 250

HELD: Final = """async times => {
  for (let i = 0; i < times; i++) {
    const press = { key: "ArrowRight", repeat: true, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent("keydown", press));
    await null;
  }
}"""
"""A key that repeats while the page has no time for anything but the key."""


def opened(page: Page, server: Server, file: Path) -> None:
    """The replay of a long game, in plain words."""
    prefer_plain(page)
    file.write_text(whole_game("held"), encoding="utf-8")
    page.goto(f"{server.address}/replay")
    drop(page.get_by_role("region", name="Replays"), file)
    expect(page.get_by_role("main")).to_contain_text("From the record of the game.")


def test_no_press_of_a_held_key_is_lost(visit: Visit, server: Server, tmp_path: Path) -> None:
    """Nor does the page complain; the address follows when the key is let go."""
    page = visit().page
    opened(page, server, tmp_path / "long.txt")
    page.evaluate(HELD, PRESSES)
    expect(page).to_have_url(re.compile(f"#{PRESSES}$"))
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(f"#{PRESSES - 1}$"))
