"""`make screenshots`: pictures of the main pages at three sizes, dark and light, for the documents."""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, expect

from browser.chromium import DESKTOP, PHONE, TABLET, Visitor, chromium
from browser.files import drop
from browser.pages import open_lesson
from browser.player import DIE, Pointer
from browser.scenes import middle_of_a_game, whole_game
from browser.serving import Server, serving

SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
THEMES = ("dark", "light")
COLOURS = 256

Scene = Callable[[Page, Server], None]


def start(page: Page, server: Server) -> None:
    page.goto(server.address)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.wait_for_load_state("networkidle")  # posters come by themselves


def rolled(page: Page, dice: int) -> None:
    """Until the table is there, with so many dice to place."""
    expect(page.get_by_role("button", name=DIE)).to_have_count(dice)


def table(page: Page, server: Server) -> None:
    """Two 4s are chosen: places that take them are lit."""
    page.goto(middle_of_a_game(server))
    rolled(page, 4)
    for four in (1, 2):
        page.get_by_role("button", name=DIE).nth(four).click()
    expect(page.get_by_role("status").get_by_text("Pair of 4s")).to_be_visible()
    expect(page.locator("#app")).not_to_contain_text("…")


def why(page: Page, server: Server) -> None:
    table(page, server)
    fold = page.get_by_role("button", name="that cannot take")
    if fold.is_visible():
        fold.click()
    page.get_by_role("button", name="Why not the Lunar Mine?").click()
    expect(page.get_by_role("link", name="Read the rule")).to_be_visible()


def land(page: Page, server: Server) -> None:
    """The colony at the Hub has been launched; where does it land?"""
    page.goto(middle_of_a_game(server, hub=7))
    rolled(page, 4)
    Pointer(page).go_to("Docks")
    page.get_by_role("button", name="Launch your colony").click()
    expect(page.get_by_role("button", name="Choose it: ").first).to_be_visible()
    expect(page.locator(".planet").get_by_text("+2")).to_be_visible()  # the server has told


def replay(page: Page, server: Server) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.txt"
        file.write_text(whole_game("screenshots"), encoding="utf-8")
        page.goto(f"{server.address}/replay")
        drop(page.get_by_role("region", name="Replays"), file)
    slider = page.get_by_role("slider", name="Position in the game")
    expect(slider).to_be_visible()
    slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
    slider.blur()
    page.wait_for_load_state("networkidle")


def learn(page: Page, server: Server) -> None:
    open_lesson(page, server)
    page.get_by_role("button", name="ship showing 5", exact=True).click()
    expect(page.get_by_role("button", name=re.compile("^Dock 5 at the Solar"))).to_be_focused()


SCENES: Mapping[str, Scene] = {
    "start": start,
    "table": table,
    "why": why,
    "land": land,
    "replay": replay,
    "learn": learn,
}


def keep(picture: bytes, file: Path) -> None:
    """A page of flat colours needs no more than a palette of them."""
    image = Image.open(BytesIO(picture)).convert("RGB")
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    scenes = {name: SCENES[name] for name in sys.argv[2:] or SCENES}
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as server,
        chromium() as browser,
    ):
        for name, scene in scenes.items():
            for size, pixels in SIZES.items():
                for theme in THEMES:
                    visitor = Visitor(browser, pixels, theme=theme)
                    scene(visitor.page, server)
                    visitor.page.evaluate("document.fonts.ready")
                    file = folder / f"{name}_{size}_{theme}.png"
                    keep(visitor.page.screenshot(), file)
                    visitor.context.close()
                    print(f"{file}  {file.stat().st_size // 1000} kB", flush=True)


if __name__ == "__main__":
    main()
