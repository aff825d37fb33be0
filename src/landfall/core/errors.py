"""What can go wrong for a user, each with a sentence that helps."""

from __future__ import annotations


class LandfallError(Exception):
    """The base of every error that is the input's fault, not the program's."""


class ArgumentError(LandfallError, TypeError, ValueError):
    """A wrong kind of argument: a text where a code is asked for, something that is no position."""


class NotationError(LandfallError):
    """A line that is no action of this game."""


class IllegalAction(LandfallError):
    """An action that the rules forbid now; `rule` is the id, `fact` what makes it so."""

    def __init__(self, action: str, rule: str, fact: str) -> None:
        super().__init__(f"{action!r} is not legal: {rule}: {fact}")
        self.action = action
        self.rule = rule
        self.fact = fact

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str, str]]:
        return (IllegalAction, (self.action, self.rule, self.fact))


class PositionError(LandfallError):
    """A position that no table could hold; `where` is the path to the wrong entry."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}" if where else problem)
        self.where = where
        self.problem = problem

    def __reduce__(self) -> tuple[type[PositionError], tuple[str, str]]:
        return (PositionError, (self.where, self.problem))


class FileError(LandfallError):
    """A damaged or foreign file; `line` counts from one (0: the file as a whole)."""

    def __init__(self, name: str, line: int, problem: str) -> None:
        super().__init__(f"{name}:{line}: {problem}" if line else f"{name}: {problem}")
        self.name = name
        self.line = line
        self.problem = problem

    def __reduce__(self) -> tuple[type[FileError], tuple[str, int, str]]:
        return (FileError, (self.name, self.line, self.problem))


class UnknownName(LandfallError):
    """A game, edition, bot or rule that is not in the catalog."""
