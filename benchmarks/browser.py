"""`make bench-browser`: how quickly the table opens, answers and moves in this machine's Chromium.

first page     from the address to a button that starts a game, with an empty cache
new game       from the press on that button to ships that can be rolled
a move         from the pointer's click to the story's next line
frames         while ships fly and opponents' turns are shown
the client     scripts and style sheets, compressed as a server would send them: what the start page asks
               for, what a first game of each kind asks for on top of it, and all there is

All but the last also with a processor that is four times as slow. A move and frames also at a table of
six with every module of Edition X, and in Conquest of Planet Earth, where frames are counted while a
Battle plays: it rests before its dice, they tumble, and others' turns follow.
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
from browser.conquest_films import battle
from browser.conquest_scenes import together
from browser.edition_x_scenes import laid_out
from browser.player import Pointer
from browser.serving import DRIFTER, PERSON, Server, serving
from landfall.server.http.client_files import STATIC

ROUNDS = 5
MOVES = 20
SECONDS = 6
SLOW = 4
NO_WORSE = 1.5
"""So many times what it is in the classic game."""

CLASSIC: dict[str, Any] = {"seed": 2, "seats": [PERSON, DRIFTER]}
CLASSIC_FOUR: dict[str, Any] = {
    "seed": 3,
    "position": {"turn": "A", "seats": {"A": {}, "B": {}, "C": {}, "D": {}}},
}
SIX: dict[str, Any] = {**laid_out(6), "seats": [PERSON, *[DRIFTER] * 5]}
SIX["position"]["seats"]["A"] |= {"colonies": {"lem-badlands": 1}, "hub": 1}
"""Far from the end, so that there are acts enough."""

SIX_WAITING: dict[str, Any] = {**SIX, "position": {**SIX["position"], "dice": []}}
"""Nothing is left to dock: the next turns are the others'."""

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

    def moves(self, order: dict[str, Any]) -> float:
        """Milliseconds from a click to the story's next line, for own acts within a turn; the median."""
        with self.visitor() as visitor:
            player = Pointer(visitor.page)
            visitor.page.goto(self._server.seat(**order))
            player.await_decision()
            visitor.page.evaluate(CLOCK)
            while player.acts < MOVES:
                player.decide()
            echoes: list[float] = visitor.page.evaluate("window.echoes")
            return median(echoes)

    def orders(self) -> float:
        """The same in Conquest of Planet Earth: one act of an Action Phase, taken back each time."""
        with self.visitor() as visitor:
            page = visitor.page
            page.goto(self._server.seat(**together()))
            token = page.locator(".bridge [data-action=menace]")
            token.wait_for()
            page.evaluate(CLOCK)
            undo = page.locator("[data-action=undo]:not([aria-disabled=true])")
            for _ in range(MOVES):
                token.click()
                undo.wait_for()
                page.keyboard.press("u")
                undo.wait_for(state="detached")
            echoes: list[float] = page.evaluate("window.echoes")
            return median(echoes)

    def film(self) -> float:
        """Frames in a second while a Battle plays on the screen at its normal pace."""
        with self.visitor(speed="normal", motion=True) as visitor:
            page = visitor.page
            page.goto(self._server.seat(**battle()))
            page.locator("#app[data-state=battle][data-mine] .act").wait_for()
            number = page.locator("#app").get_attribute("data-number")
            # It begins while the picture rests, and is not waited for.
            page.evaluate(f"() => {{ window.rate = ({WATCH})({SECONDS}); }}")
            page.keyboard.press("e")
            rate: float = page.evaluate("window.rate")
            assert page.locator("#app").get_attribute("data-number") != number, "nothing was rolled"
            return rate

    def frames(self, order: dict[str, Any]) -> float:
        """Frames in a second while the bots' turns are shown at their normal pace."""
        with self.visitor(speed="normal", motion=True) as visitor:
            player = Pointer(visitor.page)
            visitor.page.goto(self._server.seat(**order))
            player.end_of_turn.click()
            rate: float = visitor.page.evaluate(WATCH, SECONDS)
            assert player.number() > SECONDS, "nothing was animated"
            return rate


def bundles(browser: Browser, server: Server) -> tuple[float, float, float, float]:
    """Kilobytes of the start page, of it with a first game of each kind, and of everything there is."""
    sizes = dict(client_files())
    asked: set[str] = set()

    def so_far() -> float:
        visitor.page.wait_for_load_state("networkidle")
        return sum(size for name, size in sizes.items() if name in asked) / 1000

    visitor = Visitor(browser)
    visitor.page.on("request", lambda request: asked.add(request.url.rpartition("/")[2]))
    visitor.page.goto(server.address)
    start = so_far()
    first = set(asked)
    visitor.page.get_by_role("button", name="Play now").click()
    Pointer(visitor.page).await_decision()
    game = so_far()
    asked &= first
    visitor.page.goto(server.seat(**together()))
    visitor.page.locator("#app[data-mine] .act").wait_for()
    conquest = so_far()
    visitor.context.close()
    return start, game, conquest, sum(sizes.values()) / 1000


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
        opened: list[list[tuple[float, float]]] = []
        echoes: list[list[float]] = []
        frames: list[list[float]] = []
        for times in (1, SLOW):
            slowed = Slowed(browser, server, times)
            opened.append([slowed.opening() for _ in range(ROUNDS)])
            echoes.append([*(slowed.moves(order) for order in (CLASSIC, SIX)), slowed.orders()])
            frames.append(
                [*(slowed.frames(order) for order in (CLASSIC_FOUR, SIX_WAITING)), slowed.film()]
            )
        start, game, conquest, everything = bundles(browser, server)
        version = browser.version
    table = Table(title=f"The table in Chromium {version}")
    for title in ("", "demand", "reached", f"{SLOW} times as slow", ""):
        table.add_column(title, justify="right" if title else "left")

    def row(title: str, demand: float, reached: Sequence[float], *, more: bool = False) -> None:
        met = round(reached[0]) >= demand if more else reached[0] <= demand
        slow = f"{reached[1]:.0f}" if len(reached) > 1 else ""
        table.add_row(title, f"{demand:.0f}", f"{reached[0]:.0f}", slow, "met" if met else "MISSED")

    echo, echo_six, echo_conquest = zip(*echoes, strict=True)
    rate, rate_six, rate_film = zip(*frames, strict=True)
    row(
        f"first page usable, ms, median of {ROUNDS}",
        1000,
        [median(usable for usable, _ in one) for one in opened],
    )
    row(
        f"a new game begun, ms, median of {ROUNDS}",
        1000,
        [median(begun for _, begun in one) for one in opened],
    )
    row(f"a move echoed, ms, median of {MOVES}", 100, echo)
    row("the same with six seats and every module", NO_WORSE * echo[0], echo_six)
    row("the same in Conquest of Planet Earth", 100, echo_conquest)
    row("frames a second while animating", 60, rate, more=True)
    row("the same with six seats and every module", rate[0] / NO_WORSE, rate_six, more=True)
    row("while a Battle of Conquest plays", 60, rate_film, more=True)
    row("start page, kB compressed", 250, [start])
    row("start page and a first game, kB compressed", 250, [game])
    row("start page and Conquest of Planet Earth", 250, [conquest])
    Console(width=100).print(table)
    own = f"{game - start:.0f} kB, Conquest of Planet Earth {conquest - start:.0f} kB"
    print(f"Of these the game's own, loaded when it is opened: {own}")
    print(f"Everything there is, other games and the editor too: {everything:.0f} kB compressed")


if __name__ == "__main__":
    main()
