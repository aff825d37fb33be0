"""A game's rules and rulings as texts: general ones and those of its parts, found by id or by words."""

import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Final

from landfall.core.errors import FileError, LandfallError
from landfall.core.suggest import alike, did_you_mean

MARKS: Final = {
    "printed": "as printed",
    "read": "read from damaged print",
    "designed": "our design",
}
"""Whose text a rule is, in words."""


class UnknownRuleError(LandfallError, LookupError):
    """Asked for an id that no rule or ruling has; the message names the nearest ones."""


@dataclass(frozen=True, slots=True)
class RuleText:
    """What is so at the table; refusals and explanations cite it by id."""

    id: str
    group: str
    title: str
    text: str
    rulings: tuple[str, ...]
    editions: tuple[str, ...]
    differs: Mapping[str, str] = field(hash=False)
    covers: tuple[str, ...] = ()  # refusals by other rules that this one states as well
    own: bool = False  # in the words of whoever owns the cards
    mark: str = "printed"  # or "read" from damaged print, or "designed" by us
    module: str = ""  # what must be chosen for it, as people call it
    part: str = ""  # the part of the game that brings it along

    def said_in(self, edition: str) -> str:
        """The text for one edition, with what that edition does otherwise."""
        return " ".join(filter(None, (self.text, self.differs.get(edition))))

    def whose(self) -> str:
        """Whose text it is, in words: of a module always, else where it is not as printed."""
        marked = bool(self.module) or self.mark != "printed"
        return "own words" if self.own else MARKS.get(self.mark, "") if marked else ""

    def words(self) -> str:
        return " ".join((self.id, self.group, self.title, self.text, *self.differs.values()))


@dataclass(frozen=True, slots=True)
class Ruling:
    """How we read the rulebooks where they are short, silent or at odds."""

    id: str
    group: str
    question: str
    ruling: str
    editions: tuple[str, ...]
    basis: str  # "text": printed; "inferred": follows from print; "chosen": ours
    reason: str
    own: bool = False  # in the words of whoever owns the cards
    module: str = ""  # what must be chosen for it, as people call it

    def words(self) -> str:
        return " ".join((self.id, self.group, self.question, self.ruling, self.reason))


@dataclass(frozen=True, slots=True)
class Section:
    """Groups of rules that are about things of one kind."""

    title: str  # none for groups that stand by themselves
    groups: tuple[str, ...]


class Rulebook:
    """The rules and rulings of one game, in the order in which a reader looks them up."""

    def __init__(
        self,
        title: str,
        preface: str,
        editions: Mapping[str, str],
        rules: Iterable[RuleText],
        rulings: Iterable[Ruling],
        sections: Iterable[Section] = (),
    ) -> None:
        self.title = title
        self.preface = preface
        self.editions = dict(editions)  # id -> the name a reader knows
        self.rules = tuple(rules)
        self.rulings = tuple(rulings)
        self.entries: tuple[RuleText | Ruling, ...] = (*self.rules, *self.rulings)
        self._rules = {rule.id: rule for rule in self.rules}
        self._rulings = {ruling.id: ruling for ruling in self.rulings}
        self._section = {group: one.title for one in sections for group in one.groups}

    def get(self, id: str) -> RuleText:
        """The rule with this id, such as `turn.order`."""
        try:
            return self._rules[id]
        except KeyError:
            raise self._unknown(id) from None

    def ruling(self, id: str) -> Ruling:
        """The ruling with this id, such as `R-MINE-1`."""
        try:
            return self._rulings[id]
        except KeyError:
            raise self._unknown(id) from None

    def search(self, words: str) -> tuple[RuleText | Ruling, ...]:
        """Every entry that holds all the words, in any case and order; rules before rulings."""
        wanted = words.casefold().split()
        return tuple(
            entry
            for entry in self.entries
            if all(word in entry.words().casefold() for word in wanted)
        )

    def groups(self, edition: str = "", parts: Collection[str] | None = None) -> tuple[str, ...]:
        """The headings under which the rules stand, in reading order.

        If an edition is named, those of its rules; of a game that has these parts alone, those of its.
        """
        rules = [r for r in self.rules if not edition or not r.editions or edition in r.editions]
        if parts is not None:
            rules = [rule for rule in rules if not rule.part or rule.part in parts]
        return tuple(dict.fromkeys(rule.group for rule in rules))

    def sections(self) -> tuple[Section, ...]:
        """The same headings by kinds of things; a book that knows no kinds is one section."""
        found: dict[str, list[str]] = {}
        for group in self.groups():
            found.setdefault(self._section.get(group, ""), []).append(group)
        return tuple(Section(title, tuple(groups)) for title, groups in found.items())

    def _unknown(self, id: str) -> UnknownRuleError:
        return UnknownRuleError(f"no rule or ruling is called {id!r}{self.near(id)}")

    def near(self, id: str) -> str:
        """The ids that may have been meant, as the end of a sentence; nothing if none is alike."""
        hint = did_you_mean(alike(id, [entry.id for entry in self.entries], most=3))
        return f"; {hint}" if hint else ""


@dataclass(frozen=True, eq=False)
class Chapter:
    """The rules and rulings that one part of a game brings along, as they are written."""

    kind: str
    """What sort of part it is: `facilities`, `cards`."""
    group: str
    """The heading of an entry that names none."""
    editions: tuple[str, ...]
    """Where an entry holds that does not say it."""
    rules: Sequence[Mapping[str, Any]]
    rulings: Sequence[Mapping[str, Any]]
    source: str
    """The file they stand in."""
    part: str = ""
    """The name of that part."""
    module: str = ""
    """What must be chosen for a game to have it, if anything, as people call it."""


def bound(package: str) -> Rulebook:
    """The rulebook of a game whose rules.toml lies in this package.

    A game whose parts bring rules along has a module `chapters` that lists them.
    """
    parts = _parts(package)
    if parts is None:
        return _bound(package, (), ())
    return _bound(package, parts.chapters(), tuple(parts.editions().items()))


def bound_with(package: str, chapters: Sequence[Chapter]) -> Rulebook:
    """The same with these chapters in place of those that the parts have by themselves."""
    parts = _parts(package)
    return _bind(package, tuple(chapters), tuple(parts.editions().items()) if parts else ())


@cache
def _parts(package: str) -> Any:
    name = f"{package}.chapters"
    return import_module(name) if find_spec(name) else None


@cache
def _bound(
    package: str, chapters: tuple[Chapter, ...], editions: tuple[tuple[str, str], ...]
) -> Rulebook:
    """A book that stays the same is bound once."""
    return _bind(package, chapters, editions)


def _bind(
    package: str, chapters: tuple[Chapter, ...], editions: tuple[tuple[str, str], ...]
) -> Rulebook:
    """General entries and those of all chapters, in reading order."""
    data = tomllib.loads((files(package) / "rules.toml").read_text(encoding="utf-8"))
    named = {**dict(editions), **data["editions"]}
    every = Chapter("", "", tuple(named), data["rule"], data["ruling"], "rules.toml")
    shelf = (every, *chapters)
    rules = [_rule(row, chapter) for chapter in shelf for row in chapter.rules]
    rulings = [_ruling(row, chapter) for chapter in shelf for row in chapter.rulings]
    sections = _sections(data.get("section", ()), chapters)
    listed = [group for section in sections for group in section.groups]
    headings = dict.fromkeys([*listed, *(rule.group for rule in rules)])
    place = {group: at for at, group in enumerate(headings)}
    return Rulebook(
        _line(data["title"]),
        _line(data["preface"]),
        named,
        sorted(rules, key=lambda rule: place[rule.group]),
        sorted(rulings, key=lambda ruling: place.get(ruling.group, len(place))),
        sections,
    )


def _sections(
    listed: Sequence[Mapping[str, Any]], chapters: Iterable[Chapter]
) -> tuple[Section, ...]:
    """The sections in reading order; headings that a kind of part has of its own stand where it does."""
    own: dict[str, list[str]] = {}
    for chapter in chapters:
        own.setdefault(chapter.kind, []).extend(
            row.get("group", chapter.group) for row in chapter.rules
        )
    given = {name for section in listed for name in section["groups"]}
    found: list[Section] = []
    for section in listed:
        groups: dict[str, None] = {}
        for name in section["groups"]:
            of_its_own = [group for group in own.get(name, ()) if group not in given]
            groups |= dict.fromkeys(of_its_own if name in own else [name])
        found.append(Section(section["title"], tuple(groups)))
    return tuple(found)


def _rule(row: Mapping[str, Any], chapter: Chapter) -> RuleText:
    with _written_in(chapter, row):
        return RuleText(
            id=row["id"],
            group=row.get("group", chapter.group),
            title=row["title"],
            text=_line(row["text"]),
            rulings=tuple(row.get("rulings", ())),
            editions=tuple(row.get("editions", chapter.editions)),
            differs={edition: _line(text) for edition, text in row.get("differs", {}).items()},
            covers=tuple(row.get("covers", ())),
            own=row.get("own", False),
            mark=row.get("mark", "printed"),
            module=chapter.module,
            part=chapter.part,
        )


def _ruling(row: Mapping[str, Any], chapter: Chapter) -> Ruling:
    with _written_in(chapter, row):
        return Ruling(
            id=row["id"],
            group=row.get("group", chapter.group),
            question=_line(row["question"]),
            ruling=_line(row["ruling"]),
            editions=tuple(row.get("editions", chapter.editions)),
            basis=row["basis"],
            reason=_line(row["reason"]),
            own=row.get("own", False),
            module=chapter.module,
        )


@contextmanager
def _written_in(chapter: Chapter, row: Mapping[str, Any]) -> Iterator[None]:
    """An entry that is missing is said with the file and the rule it is missing from."""
    try:
        yield
    except KeyError as error:
        where = row.get("id", "a rule without an id")
        raise FileError(chapter.source, 0, f"{where}: {error.args[0]} is missing") from None


def _line(text: str) -> str:
    """Texts are wrapped in the file and are one line to everybody else."""
    return " ".join(text.split())
