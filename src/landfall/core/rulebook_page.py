"""A rulebook as a page to read: `python -m landfall.core.rulebook_page` writes docs/rules.

With names of packages (`python -m landfall.core.rulebook_page little_game`) it writes the pages of these
games alone, wherever they come from.
"""

import sys
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path

from landfall.core.rulebook import MARKS, Rulebook, RuleText, Ruling, bound

BASIS = {
    "text": "printed",
    "inferred": "follows from what is printed",
    "chosen": "our choice",
}

HOW_TO_READ = """\
Each rule has an id, the one that refusals and explanations cite, and names the rulings it rests
on. A ruling says how we read the rulebooks where they are short, silent or at odds, and why:
*printed*, *follows from what is printed*, or *our choice*. Where no edition is named, an entry
holds in all of them: {editions}."""


def page(book: Rulebook) -> str:
    """The whole book in Markdown, section by section and group by group."""
    return "\n".join(_lines(book)) + "\n"


def _lines(book: Rulebook) -> Iterator[str]:
    yield f"# {book.title}: rules and rulings"
    yield "\n<!-- Written by `python -m landfall.core.rulebook_page`: change rules.toml or a part. -->"
    yield f"\n{book.preface}"
    yield f"\n{HOW_TO_READ.format(editions=', '.join(book.editions.values()))}\n"
    for section in book.sections():
        if section.title:
            yield f"- [{section.title}](#{_anchor(section.title)})"
        indent = "  " * bool(section.title)
        yield from (f"{indent}- [{group}](#{_anchor(group)})" for group in section.groups)
    for section in book.sections():
        if section.title:
            yield f'\n<a id="{_anchor(section.title)}"></a>\n\n## {section.title}'
        for group in section.groups:
            yield from _group(book, group, "###" if section.title else "##")


def _group(book: Rulebook, group: str, depth: str) -> Iterator[str]:
    """Its rules and then its rulings, under a heading of this depth."""
    yield f'\n<a id="{_anchor(group)}"></a>\n\n{depth} {group}'
    for rule in book.rules:
        if rule.group == group:
            yield from _rule(book, rule)
    rulings = [ruling for ruling in book.rulings if ruling.group == group]
    if rulings:
        yield f"\n{depth}# Rulings: {group}"
    for ruling in rulings:
        yield from _ruling(book, ruling)


def _rule(book: Rulebook, rule: RuleText) -> Iterator[str]:
    yield f'\n<a id="{rule.id}"></a>\n**{rule.title}** · `{rule.id}`{_only(book, rule)}\n'
    yield rule.text
    for edition, text in rule.differs.items():
        yield f"*{_capital(book.editions[edition])}:* {text}"
    if rule.rulings:
        yield f"({', '.join(f'[{id}](#{_anchor(id)})' for id in rule.rulings)})"


def _ruling(book: Rulebook, ruling: Ruling) -> Iterator[str]:
    anchor = _anchor(ruling.id)
    yield f'\n<a id="{anchor}"></a>\n**{ruling.id}** {ruling.question}{_only(book, ruling)}\n'
    yield ruling.ruling
    yield f"*{_capital(BASIS[ruling.basis])}:* {ruling.reason}"


def _only(book: Rulebook, entry: RuleText | Ruling) -> str:
    own = " · own words" if entry.own else ""
    if isinstance(entry, RuleText) and entry.mark in ("read", "designed"):
        own = f" · {MARKS[entry.mark]}{own}"
    if len(entry.editions) == len(book.editions):
        return own
    with_it = f", {entry.module}" if entry.module else ""
    editions = ", ".join(book.editions[edition] for edition in entry.editions)
    return f" · {editions}{with_it} only{own}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _anchor(name: str) -> str:
    return "".join(c for c in name.lower().replace(" ", "-") if c.isalnum() or c == "-")


def main(packages: Sequence[str] = (), folder: Path = Path("docs/rules")) -> None:
    """Write the page of these games, or of every game here; run from the root of the repository."""
    for package in packages or every_game():
        name = package.removesuffix(".package")
        path = folder / f"{name.rpartition('.')[2]}.md"
        path.write_text(page(bound(name)), encoding="utf-8")
        print(path)


def every_game() -> list[str]:
    """The games of Landfall that have rules."""
    games = sorted(files("landfall.games").iterdir(), key=lambda game: game.name)
    return [f"landfall.games.{game.name}" for game in games if (game / "rules.toml").is_file()]


if __name__ == "__main__":
    main(sys.argv[1:])
