"""YAML as plain values that remember their lines, so that every complaint points into the file.

Of YAML's scalars only those that a position needs are more than text: whole numbers, true, false and
nothing. So `off` is a word here, and `6*` a die.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import yaml

from landfall.core.errors import FileError
from landfall.core.suggest import alike, did_you_mean

WORDS = {"": None, "~": None, "null": None, "true": True, "false": False}
NUMBER = re.compile(r"-?[0-9]{1,18}")
DEEPEST = 20
"""Nothing in a scenario lies under so many others."""
MOST = 5000
"""Words, lists and mappings of one scenario; a long one has some hundreds."""
LONGEST_KEY = 100

HINTS = {
    "'\\t'": "indent with spaces, not with tabs",
    "mapping values": "a text with a colon and a space in it needs quotes",
    "special characters": "it has characters that no text has",
}
"""What may help against the commonest complaints about YAML."""


class UnfitYaml(yaml.YAMLError):
    """It is YAML, but of a kind that no scenario has."""

    def __init__(self, event: yaml.Event, problem: str) -> None:
        super().__init__(problem)
        self.line = event.start_mark.line + 1 if event.start_mark else 0


class BoundedLoader(yaml.SafeLoader):
    """Stops where a document goes beyond any scenario, before it costs time to read on.

    Aliases are not followed: a few of them, each of several others, stand for more than fits anywhere.
    """

    _nodes = 0
    _depth = 0

    def compose_document(self) -> yaml.Node | None:
        self._nodes = 0
        return super().compose_document()

    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node | None:
        event: yaml.Event = self.peek_event()  # type: ignore[no-untyped-call]
        self._nodes += 1
        if isinstance(event, yaml.AliasEvent):
            raise UnfitYaml(
                event, f"write out what *{event.anchor} stands for; aliases are not read"
            )
        if self._nodes > MOST:
            raise UnfitYaml(event, f"no scenario has more than {MOST} entries")
        if self._depth >= DEEPEST and isinstance(event, yaml.CollectionStartEvent):
            raise UnfitYaml(event, "no scenario is nested so deep")
        self._depth += 1
        node = super().compose_node(parent, index)
        self._depth -= 1
        return node


class YamlDocument:
    """One YAML document: its value, and the line of each path such as `steps.2.illegal`."""

    def __init__(self, file: str, node: yaml.Node) -> None:
        self.file = file
        self.line = node.start_mark.line + 1
        self.lines: dict[str, int] = {}
        self.value = self._plain(node, "", node)

    def line_of(self, where: str) -> int:
        """The line of a path, or of as much of it as there is."""
        while where and where not in self.lines:
            where = where.rpartition(".")[0]
        return self.lines.get(where, self.line)

    def wrong(self, where: str, problem: str) -> FileError:
        """The complaint about a path, at its line."""
        said = f"{where}: {problem}" if where else problem
        return FileError(self.file, self.line_of(where), said)

    def check_keys(self, where: str, value: dict[str, Any], known: Sequence[str]) -> None:
        """Only these keys; a foreign one is told what it may have meant to be."""
        for key in value:
            if key not in known:
                path = f"{where}.{key}" if where else key
                raise self.wrong(path, f"there is no such key here; {suggestion(key, known)}")

    def _plain(self, node: yaml.Node, where: str, marked: yaml.Node) -> Any:
        """The value of a node; `marked` is where it begins for a reader, at its key."""
        self.lines[where] = marked.start_mark.line + 1
        if isinstance(node, yaml.MappingNode):
            return self._mapping(node, where)
        if isinstance(node, yaml.SequenceNode):
            return [
                self._plain(item, f"{where}.{n}" if where else str(n), item)
                for n, item in enumerate(node.value, 1)
            ]
        assert isinstance(node, yaml.ScalarNode)
        if not printable(node.value):
            raise self.wrong(where, "has half a character in it (a surrogate)")
        return scalar(node)

    def _mapping(self, node: yaml.MappingNode, where: str) -> dict[str, Any]:
        value: dict[str, Any] = {}
        for key_node, item in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                raise self.wrong(where, "a key must be a word")
            key = str(key_node.value)
            if len(key) > LONGEST_KEY or not printable(key):
                line = key_node.start_mark.line + 1
                raise FileError(self.file, line, "no key is so long or has such characters")
            path = f"{where}.{key}" if where else key
            if key in value:
                line = key_node.start_mark.line + 1
                raise FileError(self.file, line, f"{path}: stands here for the second time")
            value[key] = self._plain(item, path, key_node)
        return value


def printable(text: str) -> bool:
    """Can this be written to any file or screen? Half of a surrogate pair cannot."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


def scalar(node: yaml.ScalarNode) -> Any:
    """Quoted it is text; plain it may be a number, true, false or nothing."""
    text = str(node.value)
    if node.style is not None:
        return text
    if text.lower() in WORDS:
        return WORDS[text.lower()]
    return int(text) if NUMBER.fullmatch(text) else text


def suggestion(name: str, known: Sequence[str]) -> str:
    return did_you_mean(alike(str(name), known)) or f"there is {', '.join(known)}"


def read_documents(path: str | Path) -> list[YamlDocument]:
    """The documents of a file."""
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise FileError(str(path), 0, f"cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise FileError(str(path), 0, "this is no text in UTF-8") from None
    return list(documents(text, str(path)))


def documents(text: str, file: str) -> Iterator[YamlDocument]:
    """The documents of a text, the empty ones left out."""
    try:
        for node in yaml.compose_all(text, Loader=BoundedLoader):
            if node is not None and not (isinstance(node, yaml.ScalarNode) and not node.value):
                yield YamlDocument(file, node)
    except UnfitYaml as error:
        raise FileError(file, error.line, str(error)) from None
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 0
        raise no_yaml(file, line, str(error.problem or error.context)) from None
    except yaml.YAMLError as error:
        raise no_yaml(file, 0, " ".join(str(error).split())) from None
    except RecursionError:
        raise no_yaml(file, 0, "it is nested too deep") from None


def no_yaml(file: str, line: int, problem: str) -> FileError:
    hints = [f"; {hint}" for words, hint in HINTS.items() if words in problem]
    return FileError(file, line, f"this is no YAML: {problem}{''.join(hints)}")
