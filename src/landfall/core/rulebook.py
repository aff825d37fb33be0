"""A game's rules and rulings as texts: loaded from its `rules.toml`, found by id or by words."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from landfall.core.errors import LandfallError
from landfall.core.suggest import alike, did_you_mean


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

    def said_in(self, edition: str) -> str:
        """The text for one edition, with what that edition does otherwise."""
        return " ".join(filter(None, (self.text, self.differs.get(edition))))

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

    def words(self) -> str:
        return " ".join((self.id, self.group, self.question, self.ruling, self.reason))


class Rulebook:
    """The rules and rulings of one game, in the order in which a reader looks them up."""

    def __init__(
        self,
        title: str,
        preface: str,
        editions: Mapping[str, str],
        rules: Iterable[RuleText],
        rulings: Iterable[Ruling],
    ) -> None:
        self.title = title
        self.preface = preface
        self.editions = dict(editions)  # id -> the name a reader knows
        self.rules = tuple(rules)
        self.rulings = tuple(rulings)
        self.entries: tuple[RuleText | Ruling, ...] = (*self.rules, *self.rulings)
        self._rules = {rule.id: rule for rule in self.rules}
        self._rulings = {ruling.id: ruling for ruling in self.rulings}

    def get(self, id: str) -> RuleText:
        """The rule with this id, such as `lunar-mine.order`."""
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

    def groups(self) -> tuple[str, ...]:
        """The headings under which the rules stand, in reading order."""
        return tuple(dict.fromkeys(rule.group for rule in self.rules))

    def _unknown(self, id: str) -> UnknownRuleError:
        return UnknownRuleError(f"no rule or ruling is called {id!r}{self.near(id)}")

    def near(self, id: str) -> str:
        """The ids that may have been meant, as the end of a sentence; nothing if none is alike."""
        hint = did_you_mean(alike(id, [entry.id for entry in self.entries], most=3))
        return f"; {hint}" if hint else ""


@cache
def rulebook(game: str) -> Rulebook:
    """The rulebook of a game by its name, such as `alien-frontiers`."""
    package = f"landfall.games.{game.replace('-', '_')}"
    data = tomllib.loads((files(package) / "rules.toml").read_text(encoding="utf-8"))
    every = tuple(data["editions"])
    return Rulebook(
        _line(data["title"]),
        _line(data["preface"]),
        data["editions"],
        (_rule(row, every) for row in data["rule"]),
        (_ruling(row, every) for row in data["ruling"]),
    )


def _rule(row: Mapping[str, Any], every: tuple[str, ...]) -> RuleText:
    return RuleText(
        id=row["id"],
        group=row["group"],
        title=row["title"],
        text=_line(row["text"]),
        rulings=tuple(row["rulings"]),
        editions=tuple(row.get("editions", every)),
        differs={edition: _line(text) for edition, text in row.get("differs", {}).items()},
        covers=tuple(row.get("covers", ())),
    )


def _ruling(row: Mapping[str, Any], every: tuple[str, ...]) -> Ruling:
    return Ruling(
        id=row["id"],
        group=row["group"],
        question=_line(row["question"]),
        ruling=_line(row["ruling"]),
        editions=tuple(row.get("editions", every)),
        basis=row["basis"],
        reason=_line(row["reason"]),
    )


def _line(text: str) -> str:
    """Texts are wrapped in the file and are one line to everybody else."""
    return " ".join(text.split())
