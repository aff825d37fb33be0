"""A reader of the EBNF in the documentation: does a line follow it, and which lines does it write?"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import product

TOKEN = re.compile(r'\s*(?:"([^"]+)"|([a-z-]+)|([=;|,\[\]{}()]))')

Node = tuple[str, tuple["Node", ...]] | str
"""A terminal's word, or a kind (seq, or, many, rule) with its parts."""


class Grammar:
    """The rules of a grammar by their names."""

    def __init__(self, text: str) -> None:
        self.tokens = [
            f'"{word}' if word else name or sign for word, name, sign in TOKEN.findall(text)
        ]
        self.rules: dict[str, Node] = {}
        while self.tokens:
            name = self.take()
            self.expect("=")
            self.rules[name] = self.alternatives()
            self.expect(";")

    # -- reading the grammar ----------------------------------------------------------------------

    def take(self) -> str:
        return self.tokens.pop(0)

    def expect(self, sign: str) -> None:
        found = self.take()
        assert found == sign, f"{sign!r} is missing before {found!r}"

    def alternatives(self) -> Node:
        return ("or", tuple(self.joined(self.sequence, "|")))

    def sequence(self) -> Node:
        return ("seq", tuple(self.joined(self.item, ",")))

    def joined(self, part: Callable[[], Node], sign: str) -> Iterator[Node]:
        yield part()
        while self.tokens[0] == sign:
            self.take()
            yield part()

    def item(self) -> Node:
        token = self.take()
        if token.startswith('"'):
            return token[1:]
        if token in "({":
            inside = self.alternatives()
            self.expect({"(": ")", "{": "}"}[token])
            return inside if token == "(" else ("many", (inside,))
        return ("rule", (token,))

    # -- using it ---------------------------------------------------------------------------------

    def follows(self, line: str) -> bool:
        words = line.split()
        return len(words) in self.ends(self.rules["line"], words, 0)

    def ends(self, node: Node, words: list[str], at: int) -> set[int]:
        """Where a node can end that begins at a word."""
        if isinstance(node, str):
            return {at + 1} if words[at : at + 1] == [node] else set()
        kind, parts = node
        if kind == "or":
            return {end for part in parts for end in self.ends(part, words, at)}
        if kind == "rule":
            return self.ends(self.rules[str(parts[0])], words, at)
        found = {at}
        if kind == "seq":
            for part in parts:
                found = {end for start in found for end in self.ends(part, words, start)}
            return found
        longer = found
        while longer:
            longer = {e for start in longer for e in self.ends(parts[0], words, start)} - found
            found |= longer
        return found

    def lines(self, node: Node) -> Iterator[str]:
        """Every line a node writes, if they are not without end."""
        if isinstance(node, str):
            yield node
            return
        kind, parts = node
        if kind == "or":
            for part in parts:
                yield from self.lines(part)
        elif kind == "rule":
            yield from self.lines(self.rules[str(parts[0])])
        elif kind == "seq":
            for words in product(*(list(self.lines(part)) for part in parts)):
                yield " ".join(words)
        else:
            raise ValueError("a repetition writes without end")
