"""Are own cards right? Every problem with the entry and the reason, and what is right made plain."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from reprlib import repr as brief
from typing import Any, Final

from landfall.core.own_cards import (
    CardProblem,
    by_name,
    check_own_cards,
    not_a_number,
    part_problems,
    plainly,
    tidy,
)
from landfall.core.suggest import alike, did_you_mean
from landfall.games.alien_frontiers.belt.needs import ANY, EQUAL, FACES, MOST_SHIPS, NAVIGATION
from landfall.games.alien_frontiers.editions.base import KNOWN
from landfall.games.alien_frontiers.editions.module import Module
from landfall.games.alien_frontiers.own_parts import RULES, WORD_TABLES
from landfall.games.alien_frontiers.own_texts import unreadable, untellable
from landfall.games.alien_frontiers.part import FILE_ENTRIES, Part, places
from landfall.games.alien_frontiers.words import listed

NUMBERS: Final = {
    "price": (0, 8),
    "copies": (0, 9),
    "ports": (0, 12),
    "navigation": (1, 6),
    "in-game-numbers": (1, 21),  # all values of a ship together
    "endgame-numbers": (1, 12),
}
"""The least and the most of each."""

NUMBERS_BY_SEATS: Final = ("in-game-numbers", "endgame-numbers")
MOST_SEATS: Final = 5
"""Numbers of an Agenda, one for two seats, three and so on up to six."""

NEEDS: Final = (NAVIGATION, EQUAL, ANY, *map(str, FACES))

MOST_TEXTS: Final = {"titles": 2, "story": 4, "remarks": 4, "reasons": 2}
"""Of one entry, where it may have several."""

Parts = Mapping[str, tuple[str, Part]]
"""Every part by its key, with its kind."""


def parts_of(modules: Iterable[Module]) -> Parts:
    return {part.key: (kind, part) for module in modules for kind, part in module.parts}


def read_cards(cards: Mapping[str, Any], modules: Iterable[Module]) -> dict[str, Any]:
    """Own cards that come as data, made plain, of an edition with these modules."""
    if not cards:
        return {}
    parts = parts_of(dict.fromkeys((*modules, *KNOWN)))
    check_own_cards(cards, lambda cards: problems(cards, parts))
    return plainly(cards)


def problems(cards: Mapping[str, Any], parts: Parts) -> Iterator[CardProblem]:
    """Everything that is wrong, as it stands in the file."""
    yield from _problems(cards, parts)
    yield from _titles_alike(cards, parts)


def _problems(cards: Mapping[str, Any], parts: Parts) -> Iterator[CardProblem]:
    return part_problems(cards, parts, lambda key, own: CardCheck(*parts[key]).problems(own))


def _titles_alike(cards: Mapping[str, Any], parts: Parts) -> Iterator[CardProblem]:
    """Two parts with one name could not be told apart."""
    called: dict[str, str] = {}
    own = {key: _title(cards.get(key)) for key in parts}
    for key in sorted(parts, key=lambda key: own[key] is not None):
        name = tidy(own[key] or parts[key][1].title)
        if own[key] and name in called:
            yield CardProblem((key, "title"), f"{called[name]} is called {name!r} as well")
        called.setdefault(name, key)


def _title(own: object) -> str | None:
    title = own.get("title") if isinstance(own, Mapping) else None
    return title if isinstance(title, str) else None


class CardCheck:
    """What is wrong with what is replaced of one part."""

    def __init__(self, kind: str, part: Part) -> None:
        self.kind = kind
        self.part = part

    def problems(self, own: Mapping[str, Any]) -> Iterator[CardProblem]:
        may = self.entries()
        for name, value in by_name(own):
            if name not in may:
                yield CardProblem((name,), self.unknown(name, may))
            else:
                for where, reason in may[name](name, value):
                    yield CardProblem((name, *where), reason)

    def entries(self) -> dict[str, Callable[[str, Any], Iterator[CardProblem]]]:
        """What the part has that can be replaced."""
        part, card = self.part, self.kind == "cards"
        has = {
            "title": True,
            "price": card and f"{part.key}.use" in part.rules,
            "copies": card or bool(part.needs),
            "ports": bool(part.ports) and not part.fixed_ports,
            "needs": bool(part.needs),
            "in-tow": bool(part.needs),
            "navigation": bool(part.navigation),
            "in-game": bool(part.in_game),
            "in-game-numbers": bool(part.in_game_numbers),
            "endgame": bool(part.endgame),
            "endgame-numbers": bool(part.endgame_numbers),
            "short": bool(part.short),
            "takes": bool(part.takes),
            **{table: bool(getattr(part, table)) for table in WORD_TABLES},
            **{kind: bool(part.entries[kind]) for kind in RULES},
        }
        checks = {"price": self.number, "copies": self.number, "ports": self.ports}
        checks |= {"needs": self.needs, "in-tow": self.flag, "navigation": self.navigation}
        checks |= dict.fromkeys(NUMBERS_BY_SEATS, self.by_seats)
        checks |= dict.fromkeys(WORD_TABLES, self.table) | dict.fromkeys(RULES, self.rules)
        return {name: checks.get(name, self.plain) for name, there in has.items() if there}

    def unknown(self, name: str, may: Iterable[str]) -> str:
        can = f"of the {self.part.title} {listed(may)} can be replaced"
        if name in FILE_ENTRIES or name in NUMBERS:
            return f"this is not for own cards; {can}"
        return f"no part has such an entry; {did_you_mean(alike(name, may)) or can}"

    # -- numbers ------------------------------------------------------------------------------------

    def number(self, name: str, value: object) -> Iterator[CardProblem]:
        yield from (CardProblem((), wrong) for wrong in not_a_number(value, *NUMBERS[name]))

    def ports(self, name: str, value: object) -> Iterator[CardProblem]:
        seats = len(self.part.ports)
        if not isinstance(value, list | tuple) or len(value) != seats:
            yield CardProblem((), f"give {seats} numbers, for two seats, three, and so on")
            return
        for ports in value:
            yield from self.number(name, ports)

    def by_seats(self, name: str, value: object) -> Iterator[CardProblem]:
        if not isinstance(value, list | tuple) or not 1 <= len(value) <= MOST_SEATS:
            yield CardProblem(
                (), "give numbers for two seats, three, and so on; the last holds beyond"
            )
            return
        for number in value:
            yield from self.number(name, number)

    # -- the Outer Belt -----------------------------------------------------------------------------

    def needs(self, name: str, value: object) -> Iterator[CardProblem]:
        """One to three ships; where some must be equal, at least two of them."""
        if not isinstance(value, list | tuple) or not 1 <= len(value) <= MOST_SHIPS:
            yield CardProblem((), f"give the one to {MOST_SHIPS} ships that claim it")
            return
        for need in value:
            if need not in NEEDS:
                yield CardProblem((), f"{brief(need)} is none of {', '.join(NEEDS)}")
        if list(value).count(EQUAL) == 1:
            yield CardProblem((), f"{EQUAL} is for two ships that are equal, or three")

    def navigation(self, name: str, value: object) -> Iterator[CardProblem]:
        if not isinstance(value, list | tuple) or not value or list(value) != sorted(set(value)):
            yield CardProblem((), "give different values, the lowest first")
            return
        for number in value:
            yield from self.number(name, number)

    def flag(self, name: str, value: object) -> Iterator[CardProblem]:
        if not isinstance(value, bool):
            yield CardProblem((), f"{brief(value)} is neither true nor false")

    # -- words --------------------------------------------------------------------------------------

    def plain(self, name: str, value: object) -> Iterator[CardProblem]:
        """A text by itself."""
        ours = {
            "short": self.part.short,
            "in-game": self.part.in_game,
            "endgame": self.part.endgame,
        }
        filled = places(ours.get(name, ""))
        yield from (CardProblem((), wrong) for wrong in untellable(name, value, filled))

    def table(self, name: str, value: object) -> Iterator[CardProblem]:
        """Texts by verb or by rule."""
        if not isinstance(value, Mapping):
            yield CardProblem((), f"give a table of texts, not {brief(value)}")
            return
        ours: Mapping[str, tuple[str, ...]] = getattr(self.part, name)
        for key, said in by_name(value):
            if key not in ours:
                hint = did_you_mean(alike(key, ours)) or f"there is {', '.join(ours)}"
                yield CardProblem((key,), f"the {self.part.title} has no such text; {hint}")
                continue
            for reason in self.several(name, key, said, ours[key]):
                yield CardProblem((key,), reason)

    def several(self, name: str, key: str, said: object, ours: tuple[str, ...]) -> Iterator[str]:
        texts = said if isinstance(said, list | tuple) else [said]
        # Each purpose of a card that aims has a text of its own.
        exactly = len(ours) if (name, key) == ("story", "aim") else 0
        most = exactly or MOST_TEXTS.get(name, 1)
        if not texts and not ours:  # where we say nothing, nothing may be said
            return
        if not max(1, exactly) <= len(texts) <= most:
            yield f"give {'' if exactly or most == 1 else 'at most '}{most} of them, not {len(texts)}"
        filled = [place for text in ours for place in places(text)]
        for text in texts:
            yield from untellable(name, text, filled)

    def rules(self, kind: str, value: object) -> Iterator[CardProblem]:
        """Texts of rules or rulings by their ids."""
        rows = {row["id"]: row for row in self.part.entries[kind]}
        first = next(iter(rows))
        if not isinstance(value, Mapping):
            yield CardProblem((), f'give them by id, as in [{self.part.key}.{kind}."{first}"]')
            return
        for id, said in by_name(value):
            if id not in rows:
                hint = did_you_mean(alike(id, rows)) or f"there is {', '.join(rows)}"
                yield CardProblem((id,), f"the {self.part.title} has no such {kind}; {hint}")
            elif not isinstance(said, Mapping):
                yield CardProblem(
                    (id,), f"give a table with {listed(RULES[kind])}, not {brief(said)}"
                )
            else:
                for where, reason in self.rule(kind, said, rows[id]):
                    yield CardProblem((id, *where), reason)

    def rule(
        self, kind: str, said: Mapping[str, Any], row: Mapping[str, Any]
    ) -> Iterator[CardProblem]:
        words = RULES[kind]
        differs = row.get("differs", {})
        for name, text in by_name(said):
            if name in words:
                long = "titles" if name == "title" else "text"
                yield from (CardProblem((name,), wrong) for wrong in unreadable(long, text))
            elif name == "differs" and differs and isinstance(text, Mapping):
                for edition, other in by_name(text):
                    wrong = "in this edition it does not differ" if edition not in differs else ""
                    for reason in [wrong] if wrong else unreadable("text", other, empty=True):
                        yield CardProblem((name, edition), reason)
            else:
                can = [*words, *(["differs"] if differs else [])]
                yield CardProblem((name,), f"of this {kind} {listed(can)} can be replaced")
