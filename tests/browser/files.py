"""Files that somebody drops onto a page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator


def drop(target: Locator, path: Path) -> None:
    """Drop a file as a file manager would."""
    carried = target.page.evaluate_handle(
        """([name, text]) => {
            const carried = new DataTransfer();
            carried.items.add(new File([text], name, { type: 'text/plain' }));
            return carried;
        }""",
        [path.name, path.read_text(encoding="utf-8")],
    )
    for event in ("dragenter", "dragover", "drop"):
        target.dispatch_event(event, {"dataTransfer": carried})
