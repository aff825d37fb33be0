"""What the laboratory counts in a game: the part that every chronicle shares."""

from __future__ import annotations

from collections import Counter


class Notes:
    """How each seat of one game began, what it had at any time, and what was done."""

    def __init__(self, seats: int) -> None:
        self.traits: list[dict[str, str | list[str]]] = [{} for _ in range(seats)]
        """For each seat how it began, and lists of what it had at any time."""
        self.uses: Counter[str] = Counter()
        """How often each thing was done."""

    def had(self, seat: int, kind: str, name: str) -> None:
        """Once is enough: the number of copies does not count.

        What is a part of another kind counts only beside it: `card had, and used`.
        """
        whole, part, _ = kind.partition(", and ")
        if part and name not in self.traits[seat].get(whole, ()):
            return
        names = self.traits[seat].setdefault(kind, [])
        assert isinstance(names, list)
        if name not in names:
            names.append(name)
