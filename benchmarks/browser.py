"""`make bench-browser`: how quickly the table opens, answers and moves in this machine's Chromium.

first page     from the address to a button that starts a game, with an empty cache
new game       from the press on that button to ships that can be rolled
a move         from the pointer's click to the story's next line
frames         while ships fly and opponents' turns are shown
the client     scripts and style sheets, compressed as a server would send them: what the start page asks
               for, what a first game asks for on top of it, and all there is

All but the last also with a processor that is four times as slow.
"""

from __future__ import annotations

import gzip
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

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
SLOW = 4

USABLE = """{
    const look = () => {
        const start = document.querySelector('button.go.big:enabled');
        if (start) window.usable = performance.now();
        else requestAnimationFrame(look);
    };
    look();
}"""
BEGIN = """() => new Promise(done => {
    const pressed = performance.now();
    const look = () => {
        const asked = document.title.startsWith('Your turn') && document.querySelector('.tray');
        if (asked) done(performance.now() - pressed);
        else requestAnimationFrame(look);
    };
    document.querySelector('button.go.big:enabled').click();
    look();
})"""
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


class Slowed:
    """Visitors of a server whose processor is so many times as slow as this machine's."""

    def __init__(self, browser: Browser, server: Server, times: int) -> None:
        self._browser = browser
        self._server = server
        self._times = times

    @contextmanager
    def visitor(self, **wishes: Any) -> Iterator[Visitor]:
        visitor = Visitor(self._browser, **wishes)
        asking = visitor.context.new_cdp_session(visitor.page)
        asking.send("Emulation.setCPUThrottlingRate", {"rate": self._times})
        yield visitor
        visitor.context.close()

    def opening(self) -> tuple[float, float]:
        """Milliseconds until a newcomer could begin a game, and from there until it has begun."""
        with self.visitor() as visitor:
            page = visitor.page
            page.add_init_script(USABLE)
            page.goto(self._server.address)
            usable: float = page.wait_for_function("() => window.usable").json_value()
            begun: float = page.evaluate(BEGIN)
            return usable, begun

    def moves(self) -> list[float]:
        """Milliseconds from a click to the story's next line, for own acts within a turn."""
        with self.visitor() as visitor:
            player = Pointer(visitor.page)
            visitor.page.goto(self._server.seat(seed=2, seats=[PERSON, DRIFTER]))
            player.await_decision()
            visitor.page.evaluate(CLOCK)
            while player.acts < MOVES:
                player.decide()
            echoes: list[float] = visitor.page.evaluate("window.echoes")
            return echoes

    def frames(self) -> float:
        """Frames in a second while the bots' turns are shown at their normal pace."""
        with self.visitor(speed="normal", motion=True) as visitor:
            player = Pointer(visitor.page)
            seats: dict[str, object] = {"A": {}, "B": {}, "C": {}, "D": {}}
            visitor.page.goto(self._server.seat(seed=3, position={"turn": "A", "seats": seats}))
            player.end_of_turn.click()
            rate: float = visitor.page.evaluate(WATCH, SECONDS)
            assert player.number() > SECONDS, "nothing was animated"
            return rate


def bundles(browser: Browser, server: Server) -> tuple[float, float, float]:
    """Kilobytes of the start page, of it with a first game, and of everything there is."""
    sizes = dict(client_files())
    asked: set[str] = set()
    visitor = Visitor(browser)
    visitor.page.on("request", lambda request: asked.add(request.url.rpartition("/")[2]))
    visitor.page.goto(server.address)
    visitor.page.wait_for_load_state("networkidle")
    start = sum(size for name, size in sizes.items() if name in asked)
    visitor.page.get_by_role("button", name="Play now").click()
    Pointer(visitor.page).await_decision()
    visitor.page.wait_for_load_state("networkidle")
    game = sum(size for name, size in sizes.items() if name in asked)
    visitor.context.close()
    return start / 1000, game / 1000, sum(sizes.values()) / 1000


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
        measured: list[tuple[list[tuple[float, float]], list[float], float]] = []
        for times in (1, SLOW):
            slowed = Slowed(browser, server, times)
            opened = [slowed.opening() for _ in range(ROUNDS)]
            measured.append((opened, slowed.moves(), slowed.frames()))
        start, game, everything = bundles(browser, server)
        version = browser.version
    table = Table(title=f"The table in Chromium {version}")
    for title in ("", "demand", "reached", f"{SLOW} times as slow", ""):
        table.add_column(title, justify="right" if title else "left")

    def row(title: str, demand: float, reached: Sequence[float], *, more: bool = False) -> None:
        met = round(reached[0]) >= demand if more else reached[0] <= demand
        slow = f"{reached[1]:.0f}" if len(reached) > 1 else ""
        table.add_row(title, f"{demand}", f"{reached[0]:.0f}", slow, "met" if met else "MISSED")

    first = [median(usable for usable, _ in opened) for opened, _, _ in measured]
    begun = [median(begun for _, begun in opened) for opened, _, _ in measured]
    echoes = [median(echoed) for _, echoed, _ in measured]
    row(f"first page usable, ms, median of {ROUNDS}", 1000, first)
    row(f"a new game begun, ms, median of {ROUNDS}", 1000, begun)
    row(f"a move echoed, ms, median of {MOVES}", 100, echoes)
    row("frames a second while animating", 60, [rate for _, _, rate in measured], more=True)
    row("start page, kB compressed", 250, [start])
    row("start page and a first game, kB compressed", 250, [game])
    Console(width=100).print(table)
    print(f"Everything there is, other games and the editor too: {everything:.0f} kB compressed")


if __name__ == "__main__":
    main()
