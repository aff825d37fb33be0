"""Every Python example of the documentation runs as it stands, and every page of it is found."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def snippets(page: str) -> list[str]:
    """The page's examples, each moved down to its own line, so that tracebacks point into the page."""
    return ["\n" * page.count("\n", 0, match.start(1)) + match[1] for match in FENCE.finditer(page)]


PAGES_WITH_CODE = [page for page in PAGES if snippets(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("page", PAGES_WITH_CODE, ids=lambda page: str(page.relative_to(ROOT)))
def test_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page's examples share their names, in a folder of their own."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "__main__"}
    for source in snippets(page.read_text(encoding="utf-8")):
        exec(compile(source, str(page), "exec"), names)


def test_the_readme_shows_a_game() -> None:
    assert ROOT / "README.md" in PAGES_WITH_CODE


def links(page: Path) -> set[Path]:
    """The files that a page leads to."""
    found = re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    return {(page.parent / name).resolve() for name in found}


def test_every_page_can_be_reached_from_the_readme_and_every_link_leads_somewhere() -> None:
    reached: set[Path] = set()
    todo = [ROOT / "README.md"]
    while todo:
        page = todo.pop()
        reached.add(page)
        for target in links(page):
            assert target.exists(), f"{page.name} leads to {target}, which is not there"
            if target.suffix == ".md" and target not in reached:
                todo.append(target)
    assert [str(page.relative_to(ROOT)) for page in PAGES if page not in reached] == []
