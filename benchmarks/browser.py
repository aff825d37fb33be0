"""`make bench-browser`: how quickly the table opens, answers and moves in this machine's Chromium.

first page     from the address to a button that starts a game, with an empty cache
a move         from the pointer's click to the new position on the screen
frames         while ships fly and an opponent's turn is shown
the client     every script and style sheet, compressed as a server would send it
"""

from __future__ import annotations

import gzip
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser
from rich.console import Console
from rich.table import Table

from browser.chromium import Visitor, chromium
from browser.player import Pointer
from browser.serving import DRIFTER, PERSON, Server, serving
from landfall.server.http.client_files import STATIC

ROUNDS = 5
MOVES = 20
SECONDS = 6

USABLE = """{
    const look = () => {
        const start = document.querySelector('button.go.big:enabled');
        if (start) window.usable = performance.now();
        else requestAnimationFrame(look);
    };
    look();
}"""
WATCH = """seconds => new Promise(done => {
    const marks = [];
    const frame = now => {
        marks.push(now);
        if (now - marks[0] < seconds * 1000) requestAnimationFrame(frame);
        else done((marks.length - 1) / (now - marks[0]) * 1000);
    };
    requestAnimationFrame(frame);
})"""
CLOCK = """() => {
    let clicked = 0;
    window.echoes = [];
    addEventListener('click', () => (clicked = performance.now()), true);
    const lines = document.querySelector('[role=log]');
    new MutationObserver(() => {
        if (clicked) window.echoes.push(performance.now() - clicked);
        clicked = 0;
    }).observe(lines, { childList: true, subtree: true });
}"""


def first_page(browser: Browser, server: Server) -> float:
    """Milliseconds until somebody could begin a game, for a browser that was never here."""
    visitor = Visitor(browser)
    visitor.page.add_init_script(USABLE)
    visitor.page.goto(server.address)
    taken: float = visitor.page.wait_for_function("() => window.usable").json_value()
    visitor.context.close()
    return taken


def moves(browser: Browser, server: Server) -> list[float]:
    """Milliseconds from a click to the story's next line, for own acts within a turn."""
    visitor = Visitor(browser)
    player = Pointer(visitor.page)
    visitor.page.goto(server.seat(seed=2, seats=[PERSON, DRIFTER]))
    player.await_decision()
    visitor.page.evaluate(CLOCK)
    while player.acts < MOVES:
        player.decide()
    echoes: list[float] = visitor.page.evaluate("window.echoes")
    visitor.context.close()
    return echoes


def frames(browser: Browser, server: Server) -> float:
    """Frames in a second while the bots' turns are shown at their normal pace."""
    visitor = Visitor(browser, speed="normal", motion=True)
    player = Pointer(visitor.page)
    seats: dict[str, object] = {"A": {}, "B": {}, "C": {}, "D": {}}
    visitor.page.goto(server.seat(seed=3, position={"turn": "A", "seats": seats}))
    player.end_of_turn.click()
    rate: float = visitor.page.evaluate(WATCH, SECONDS)
    assert player.number() > SECONDS, "nothing was animated"
    visitor.context.close()
    return rate


def client_files() -> Iterator[tuple[str, int]]:
    """The scripts and style sheets with their compressed sizes in bytes."""
    for file in sorted((STATIC / "assets").iterdir()):
        if file.suffix in (".js", ".css"):
            yield file.name, len(gzip.compress(file.read_bytes(), 9))


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as server,
        chromium() as browser,
    ):
        opened = [first_page(browser, server) for _ in range(ROUNDS)]
        echoed = moves(browser, server)
        rate = frames(browser, server)
        version = browser.version
    weight = sum(size for _, size in client_files()) / 1000
    table = Table(title=f"The table in Chromium {version}")
    for title in ("", "demand", "reached", ""):
        table.add_column(title, justify="right" if title else "left")
    rows = (
        (f"first page usable, ms, median of {ROUNDS}", 1000, median(opened), False),
        (f"a move echoed, ms, median of {len(echoed)}", 100, median(echoed), False),
        ("frames a second while animating", 60, rate, True),
        ("client, kB compressed", 250, weight, False),
    )
    for title, demand, reached, more in rows:
        met = round(reached) >= demand if more else reached <= demand
        table.add_row(title, f"{demand}", f"{reached:.0f}", "met" if met else "MISSED")
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
