"""`landfall rules`: a rule or a ruling by its id, or every one that contains some words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer

from landfall import catalog
from landfall.catalog import rulebook
from landfall.cli.formatting import hanging, sentence
from landfall.cli.options import USUAL, GameName
from landfall.core.errors import UnknownName
from landfall.core.game import Game
from landfall.core.rulebook import Rulebook, RuleText, Ruling

IN_FULL = 6
"""As many entries found are printed whole; of more than that, the titles."""


def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            help="The id of a rule or ruling, or words that it contains.", metavar="WORDS"
        ),
    ] = None,
    edition: Annotated[
        str | None,
        typer.Option(
            help=f"The edition whose wording is wanted.  [default: {USUAL.default_edition}]",
            show_default=False,
        ),
    ] = None,
    game: GameName = catalog.DEFAULT_GAME,
) -> None:
    """Look up a rule or a ruling.

    \b
    landfall rules                  all headings, with the ids under each
    landfall rules turn.order       one rule, and the rulings it rests on
    landfall rules R-TURN-1         one ruling, and the reason for it
    landfall rules turn order       everything that speaks of both words
    """
    wanted = edition or catalog.entry(game).default_edition
    catalog.game(game, edition=wanted)  # an unknown one is said before anything is looked up
    book = rulebook(game)
    typer.echo("\n".join(found_lines(book, " ".join(words or []), wanted)))


def found_lines(book: Rulebook, words: str, edition: str) -> Iterator[str]:
    """What the rulebook has for an id or for some words; for none, its headings."""
    if not words:
        yield from _headings(book)
        return
    for entry in book.entries:
        if entry.id.casefold() == words.casefold():
            yield from entry_lines(book, entry, edition)
            return
    found = book.search(words)
    if not found:
        near = book.near(words)
        raise UnknownName(f"no rule or ruling is called {words!r} or contains all of it{near}")
    if len(found) > IN_FULL:
        yield f"{len(found)} entries contain all of that; look one up by its id, or add a word:"
    for entry in found:
        if len(found) > IN_FULL:
            yield f"  {entry.id}  {_title(entry)}"
        else:
            yield from entry_lines(book, entry, edition, with_rulings=len(found) == 1)


def entry_lines(
    book: Rulebook, entry: RuleText | Ruling, edition: str, with_rulings: bool = True
) -> Iterator[str]:
    """A rule with its text and the rulings it rests on; or a ruling with its reason."""
    yield f"{entry.id}: {_title(entry)}"
    if edition not in entry.editions:
        titles = [book.editions[name] for name in entry.editions]
        yield hanging("  ", f"(Only in: {', '.join(titles)}.)")
    if isinstance(entry, Ruling):
        yield hanging("  ", entry.ruling)
        yield hanging("  ", f"Reason: {entry.reason}")
        return
    if whose := entry.whose():
        yield f"  ({sentence(whose)})"
    yield hanging("  ", entry.said_in(edition))
    if entry.rulings and with_rulings:
        yield hanging("  ", f"Rests on {', '.join(entry.rulings)}:")
        for id in entry.rulings:
            found = book.ruling(id)
            yield hanging(f"    {id}: ", f"{found.question} {found.ruling}")


def overview(book: Rulebook, game: Game[Any]) -> Iterator[str]:
    """What there is to look up while playing, in a few lines."""
    parts_in = catalog.entry(game.name).parts_in
    groups = book.groups(game.edition, parts_in(game) if parts_in else None)
    yield hanging("", f"The rules speak of: {', '.join(groups)}.")
    first = book.rules[0].id
    yield hanging("", f"Look one up with: rules WORDS, or: rules ID, such as: rules {first}")


def _headings(book: Rulebook) -> Iterator[str]:
    yield f"{book.title}. Look one up with: landfall rules ID, or: landfall rules WORDS"
    for section in book.sections():
        if section.title:
            yield ""
            yield section.title.upper()
        for group in section.groups:
            yield ""
            yield f"{group}:"
            yield hanging("  ", ", ".join(rule.id for rule in book.rules if rule.group == group))


def _title(entry: RuleText | Ruling) -> str:
    return entry.question if isinstance(entry, Ruling) else entry.title
