"""The parser of scenarios: everything that can be wrong in a file is found before a move is played."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from landfall import catalog
from landfall.catalog import rulebook_of
from landfall.core.errors import FileError, NotationError, PositionError, UnknownName
from landfall.core.game import SEAT_LETTERS, Game, Position
from landfall.core.rulebook import UnknownRuleError
from landfall.core.scenario_facts import as_list
from landfall.scenario.expectations import facts
from landfall.scenario.scenario import Expectation, Kind, MoveLine, Scenario, ScenarioStep
from landfall.scenario.shorthand import read_move
from landfall.scenario.vocabulary import Vocabulary
from landfall.scenario.yaml_document import YamlDocument, documents, read_documents

KEYS = ("name", "game", "position", "start", "steps", "expect")
SEAT_AND_MOVE = re.compile(rf"([{SEAT_LETTERS}])\s*:\s+(.*)")
"""`A: end`: a line, and who says it."""


def read_scenarios(path: str | Path, game: str = catalog.DEFAULT_GAME) -> list[Scenario]:
    """The scenarios of a file, one a YAML document; FileError names the line of what is wrong.

    `game` is meant where a scenario does not name its game.
    """
    return _scenarios(read_documents(path), str(path), game)


def parse_scenarios(
    text: str, file: str = "scenario", game: str = catalog.DEFAULT_GAME
) -> list[Scenario]:
    """The scenarios of a text; `file` is what complaints call it."""
    return _scenarios(documents(text, file), file, game)


def _scenarios(found: Iterable[YamlDocument], file: str, game: str) -> list[Scenario]:
    shared: dict[str, Vocabulary] = {}
    scenarios = [
        Parser(document, number, shared, game).scenario()
        for number, document in enumerate(found, 1)
    ]
    if not scenarios:
        raise FileError(file, 0, "there is no scenario in this file")
    return scenarios


def _fits(name: str, option: str, chosen: Mapping[str, Any]) -> bool:
    """Would the game take this option if it were the only one that is chosen for the edition?"""
    try:
        catalog.game(name, **{key: chosen[key] for key in ("edition", option) if key in chosen})
    except (UnknownName, PositionError):
        return False
    return True


def seats_of(known: catalog.GamePackage, position: Any) -> int:
    """As many seats as a position speaks of, but no fewer than the game needs."""
    named = known.scenarios.seats_named(position)
    return max(named, min(known.seats))


class Parser:
    """Reads one YAML document; those of a file share their games."""

    def __init__(
        self, document: YamlDocument, number: int, shared: dict[str, Vocabulary], usual: str
    ) -> None:
        self.document = document
        self.number = number
        self.usual = usual
        if not isinstance(document.value, dict):
            raise document.wrong(
                "", "a scenario is a mapping with the keys name, position, steps, …"
            )
        self.value: dict[str, Any] = document.value
        self.vocabulary = self.find_game(shared)
        self.game: Game[Any] = self.vocabulary.game

    def scenario(self) -> Scenario:
        position = self.start
        known = facts(self.game, position)
        steps = [self.step(where, value, known) for where, value in self.listed("steps")]
        if self.has("expect"):
            steps.append(self.expectation("expect", self.value["expect"], known))
        document = self.document
        name = self.value.get("name", f"{Path(document.file).stem} {self.number}")
        if isinstance(name, dict | list):
            raise document.wrong("name", "must be text")
        name = str(name)
        return Scenario(name, document.file, document.line, self.game, position, tuple(steps))

    def listed(self, key: str) -> Iterator[tuple[str, Any]]:
        for number, value in enumerate(as_list(self.value.get(key)), 1):
            yield f"{key}.{number}", value

    # -- the game and the position -----------------------------------------------------------------

    def find_game(self, shared: dict[str, Vocabulary]) -> Vocabulary:
        name = self.value.get("game", self.usual)
        try:
            known = catalog.entry(name)
        except UnknownName as error:
            raise self.document.wrong("game", str(error)) from None
        options = {option.replace("_", "-"): option for option in known.option_names}
        self.document.check_keys("", self.value, (*KEYS, *options))
        chosen = {options[key]: self.value[key] for key in options if self.has(key)}
        for option in known.options:
            given = chosen.get(option.name)
            if option.kind == "flag" and given is not None and not isinstance(given, bool):
                key = option.name.replace("_", "-")
                raise self.document.wrong(key, "must be true or false")
        chosen.setdefault("seats", seats_of(known, self.value.get("position")))
        same = repr((name, sorted(chosen.items())))
        try:
            if same not in shared:
                shared[same] = Vocabulary(catalog.game(name, **chosen))
            return shared[same]
        except (UnknownName, PositionError) as error:
            wrong = next((key for key in chosen if not _fits(name, key, chosen)), "")
            where = wrong.replace("_", "-")
            if where == "seats" and not self.has("seats"):
                where = "position.seats"
            raise self.document.wrong(where, str(error)) from None

    def has(self, key: str) -> bool:
        return self.value.get(key) is not None

    @cached_property
    def start(self) -> Position:
        """Where the scenario begins."""
        start = self.value.get("start")
        if start not in (None, True, False):
            raise self.document.wrong("start", "must be true or false")
        if start and self.has("position"):
            raise self.document.wrong(
                "start", "a scenario has a position or starts afresh, not both"
            )
        if start:
            return self.game.start()
        if not self.has("position"):
            raise self.document.wrong("", "a scenario needs a position, or `start: true`")
        try:
            return self.game.from_dict(self.value["position"])
        except PositionError as error:
            where = f"position.{error.where}" if error.where else "position"
            raise self.document.wrong(where, error.problem) from None

    # -- the steps ---------------------------------------------------------------------------------

    def step(self, where: str, value: Any, known: Expectation) -> ScenarioStep:
        line = self.document.line_of(where)
        if isinstance(value, str):
            return ScenarioStep(Kind.PLAY, line, self.moves(where, value))
        if not isinstance(value, dict):
            problem = f"a step is {self.a_move}, or legal:, illegal: or expect:"
            raise self.document.wrong(where, problem)
        if len(value) == 1 and (letter := next(iter(value))) in self.letters:
            path = f"{where}.{letter}"
            return ScenarioStep(Kind.PLAY, line, self.moves(path, value[letter], letter))
        kind = self.kind(where, value)
        path = f"{where}.{self.key(kind)}"
        if kind is Kind.EXPECT:
            return self.expectation(path, value[kind], known)
        seat = self.word(where, value, "seat")
        if seat and seat not in self.letters:
            raise self.document.wrong(f"{where}.seat", f"the seats are {', '.join(self.letters)}")
        moves = self.moves(path, value[self.key(kind)], seat)
        rule, because = self.word(where, value, "rule"), self.word(where, value, "because")
        if rule:
            self.check_rule(f"{where}.rule", rule)
        return ScenarioStep(kind, line, moves, rule, because)

    def kind(self, where: str, value: dict[str, Any]) -> Kind:
        """What a step does that is written as a mapping, if it has the keys for it."""
        kinds = [kind for kind in Kind if self.key(kind) in value]
        if not kinds:
            self.document.check_keys(where, value, tuple(map(self.key, Kind)))
        if len(kinds) != 1:
            raise self.document.wrong(where, "a step has one of legal:, illegal: and expect:")
        [kind] = kinds
        also = ("rule", "because") if kind is Kind.ILLEGAL else ()
        for key in ("rule", "because"):
            if key in value and not also:
                raise self.document.wrong(
                    f"{where}.{key}", "only an illegal move has a rule and a reason"
                )
        seat = () if kind is Kind.EXPECT else ("seat",)
        self.document.check_keys(where, value, (self.key(kind), *seat, *also))
        return kind

    @staticmethod
    def key(kind: Kind) -> str:
        return "move" if kind is Kind.PLAY else str(kind)

    @property
    def letters(self) -> tuple[str, ...]:
        return tuple(SEAT_LETTERS[: self.game.seats])

    @property
    def a_move(self) -> str:
        return f"a move such as `{self.game.text(0)}`"

    def word(self, where: str, value: dict[str, Any], key: str) -> str:
        word = value.get(key)
        if word is not None and not isinstance(word, str):
            raise self.document.wrong(f"{where}.{key}", "must be text")
        return word or ""

    def moves(self, where: str, value: Any, letter: str = "") -> tuple[MoveLine, ...]:
        lines = as_list(value)
        if not lines or not all(isinstance(line, str) for line in lines):
            raise self.document.wrong(where, f"must be {self.a_move}, or a list")
        try:
            return tuple(self.move(line, letter) for line in lines)
        except NotationError as error:
            raise self.document.wrong(where, str(error)) from None

    def move(self, line: str, letter: str = "") -> MoveLine:
        """A line of notation, or one that asks for what could never be; its seat may stand before it."""
        said = SEAT_AND_MOVE.fullmatch(line)
        if said and said[1] in self.letters and not letter:
            letter, line = said[1], said[2]
        seat = SEAT_LETTERS.index(letter) if letter else None
        move = read_move(self.game, line, seat)
        if not move.codes and not self.could_be_asked(line):
            self.game.code(line)  # says what is wrong with it
        return move

    def could_be_asked(self, line: str) -> bool:
        try:
            self.game.explain(self.start, line)
        except NotationError:
            return False
        return True

    def check_rule(self, where: str, rule: str) -> None:
        book = rulebook_of(self.game)
        try:
            if rule.startswith("R-"):
                book.ruling(rule)
            else:
                book.get(rule)
        except UnknownRuleError as error:
            raise self.document.wrong(where, str(error.args[0])) from None

    def expectation(self, where: str, value: Any, known: Expectation) -> ScenarioStep:
        value = self.vocabulary.facts.meant(value)
        try:
            self.vocabulary.check(value, known, where)
        except PositionError as error:
            raise self.document.wrong(error.where, error.problem) from None
        except NotationError as error:
            raise self.document.wrong(where, str(error)) from None
        return ScenarioStep(Kind.EXPECT, self.document.line_of(where), expect=value)
