"""Strips of frames: what moves at the table, for the documents, each as one picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page, expect

from browser.chromium import Visitor
from browser.player import DIE, roll_button
from browser.scenes import before_the_last_landing
from browser.serving import Server
from browser.states import answer_land, in_turn

WINDOW: Final = (1366, 657)
FRAME: Final = (640, 308)
ACROSS: Final = 3
GAP: Final = 8
QUALITY: Final = 80

HELD: Final = """([selector, part]) => {
    const all = document.getAnimations();
    if (!all.some(({ effect }) => effect?.target?.closest(selector))) return false;
    for (const one of all) {
        const { endTime } = one.effect.getComputedTiming();
        if (!Number.isFinite(endTime)) continue;
        one.pause();
        one.currentTime = part * endTime;
    }
    return true;
}"""
"""Once something moves there, everything is held in this part of its way."""

MOMENT: Final = """moment => {
    for (const one of document.getAnimations()) {
        one.pause();
        one.currentTime = moment;
    }
}"""
"""Everything is held so many milliseconds after it began."""

Film = Callable[[Page, Server], Iterator[bytes]]


def held(page: Page, selector: str, part: float) -> bytes:
    page.wait_for_function(HELD, arg=[selector, part])
    return let_go(page)


def let_go(page: Page) -> bytes:
    """The picture as it is held; then it goes on."""
    picture = page.screenshot()
    page.evaluate("document.getAnimations().forEach(one => one.play())")
    return picture


def turn(page: Page, server: Server) -> Iterator[bytes]:
    """The band, the roll, a choice, a flight, the gain, and the end."""
    in_turn(page, server)
    yield held(page, ".wipe", 0.5)
    expect(page.locator(".wipe")).to_have_count(0)
    roll_button(page).click()
    yield held(page, ".bigdie", 0.3)
    for ship in (2, 3):
        page.get_by_role("button", name=DIE).nth(ship).click()
    expect(page.get_by_role("status").get_by_text("Pair of 3s")).to_be_visible()
    expect(page.locator("#app")).not_to_contain_text("…")
    yield page.screenshot()
    page.locator("[data-facility='colonist-hub'] .hit").click()
    yield held(page, ".port", 0.45)
    page.get_by_role("button", name="ship showing 6").click()
    page.locator("[data-facility='solar-converter'] .hit").click()
    yield held(page, ".flyer", 0.5)
    for value, place in ((4, "alien-artifact"), (1, "solar-converter")):
        page.get_by_role("button", name=f"ship showing {value}").click()
        page.locator(f"[data-facility='{place}'] .hit").click(position={"x": 20, "y": 12})
    expect(page.get_by_role("button", name="End turn", disabled=False)).to_be_visible()
    yield page.screenshot()


def victory(page: Page, server: Server) -> Iterator[bytes]:
    """The last colony, the rays, the points, the race and what turned the game."""
    page.goto(before_the_last_landing(server))
    expect(page.get_by_role("button", name="Choose it: ").first).to_be_visible()
    yield page.screenshot()
    answer_land(page)
    expect(page.get_by_role("region", name="Turning point")).to_contain_text("%")
    for moment in (350, 900, 1500, 2300, 4000):
        page.evaluate(MOMENT, moment)
        yield page.screenshot()


STRIPS: Final[Mapping[str, Film]] = {"strip_turn": turn, "strip_victory": victory}


def film(browser: Browser, server: Server, name: str, folder: Path) -> Path:
    visitor = Visitor(browser, WINDOW, speed="normal", motion=True)
    frames = [
        Image.open(BytesIO(picture)).convert("RGB").resize(FRAME, Image.Resampling.LANCZOS)
        for picture in STRIPS[name](visitor.page, server)
    ]
    visitor.context.close()
    width, height = FRAME[0] + GAP, FRAME[1] + GAP
    down = -(-len(frames) // ACROSS)
    strip = Image.new("RGB", (ACROSS * width - GAP, down * height - GAP), "white")
    for i, frame in enumerate(frames):
        strip.paste(frame, (i % ACROSS * width, i // ACROSS * height))
    file = folder / f"{name}.webp"
    strip.save(file, quality=QUALITY, method=6)
    return file
