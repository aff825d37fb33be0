"""Debian's Firefox, driven by Playwright over WebDriver BiDi.

Playwright asks every browser for a colour scheme, which this Firefox has no command for. So Playwright
starts this file in its place: it starts Firefox, and stands between the two to answer that one question.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Playwright, expect
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from browser.chromium import PATIENCE

MISSING: Final = "Firefox is not here; install it (on Debian: apt-get install firefox-esr)"
LISTENING: Final = "WebDriver BiDi listening on "
TOO_OLD: Final = "unknown command"
"""What a Firefox says that is older than the one Playwright was made for."""
UNKNOWN: Final = "emulation.setMediaFeaturesOverride"
STILL: Final[dict[str, str | float | bool]] = {
    "ui.prefersReducedMotion": 1,
    "ui.systemUsesDarkTheme": 1,
}


def executable() -> str | None:
    """Where Firefox is on this machine."""
    return next(filter(None, map(shutil.which, ("firefox-esr", "firefox"))), None)


@contextmanager
def firefox(playwright: Playwright) -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as folder:
        between = Path(folder) / "firefox"
        between.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{__file__}" "$@"\n')
        between.chmod(0o755)
        browser = playwright.firefox.launch(
            executable_path=between,
            channel="moz-firefox",
            firefox_user_prefs=STILL,
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parent.parent)},
        )
        try:
            yield browser
        finally:
            browser.close()


async def stand_between(arguments: list[str]) -> int:
    """Start Firefox, and give each side what the other says."""
    found = executable()
    assert found, MISSING
    started = await asyncio.create_subprocess_exec(
        found, *arguments, stderr=asyncio.subprocess.PIPE
    )
    assert started.stderr
    address = ""
    async for line in started.stderr:
        if LISTENING in line.decode():
            address = line.decode().split(LISTENING)[1].strip()
            break

    async def answer(playwright: ServerConnection) -> None:
        path = playwright.request.path if playwright.request else "/session"
        async with connect(f"{address}{path}", max_size=None) as browser:

            async def asked() -> None:
                async for message in playwright:
                    question = json.loads(message)
                    if question["method"] == UNKNOWN:
                        done = {"type": "success", "id": question["id"], "result": {}}
                        await playwright.send(json.dumps(done))
                    else:
                        await browser.send(message)
                await browser.close()

            asking = asyncio.create_task(asked())
            with suppress(ConnectionClosed):
                async for message in browser:
                    await playwright.send(message)
            asking.cancel()

    async with serve(answer, "127.0.0.1", 0, max_size=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        print(f"{LISTENING}ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
        async for _ in started.stderr:
            pass  # or a full pipe would stop it
        return await started.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(stand_between(sys.argv[1:])))
