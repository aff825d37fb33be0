"""A part of the game: the words and numbers of a facility, a territory, a card or a field.

They stand in a data file beside the rule and have its name: `tech/booster_pod.toml` goes with
`tech/booster_pod.py`. Whoever needs a title, a price or a sentence reads it from the part.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from pathlib import Path
from string import Formatter
from typing import Any, Final

from landfall.core.errors import FileError
from landfall.core.suggest import alike, did_you_mean
from landfall.games.alien_frontiers.box import Box
from landfall.games.alien_frontiers.rule import Rule

MARKS: Final = ("printed", "read", "designed")
"""Whose text it is: printed so, read from what is printed, or a design of our own."""

OWN: Final = "own"
"""The mark of a part of which its owner has replaced something (see `own_parts`)."""

Texts = Mapping[str, tuple[str, ...]]
"""Sentences or ids by name; most names have one."""

Worth = tuple[float, float]
"""Log-odds of winning at the opening and at the ending."""


@dataclass(frozen=True, eq=False)
class Part:
    """The words and numbers of one part. All but the title may be left out."""

    key: str
    title: str
    source: str = ""
    """The file they come from."""
    mark: str = "designed"
    first_mark: str = ""
    """What the mark was before somebody replaced something."""
    marks: Mapping[str, str] = field(default_factory=dict)
    """The same of single powers (`use`, `discard`, `held`) whose text is another's."""
    price: int = 0
    """Fuel for the paid power of a card."""
    ports: tuple[int, ...] = ()
    """Open ports of a facility at two, three, four … seats."""
    fixed_ports: bool = False
    """No variant may change them."""
    short: str = ""
    """What it does, in six words or so."""
    label: str = ""
    """The same on a drawing, in less room: `{ore}` is one of it, `{3 fuel}` three."""
    borders: tuple[str, ...] = ()
    """The territories on which a territory borders; a border that one of two names is both's."""
    navigation: tuple[int, ...] = ()
    """The Navigation values of a space of the Outer Belt."""
    needs: tuple[str, ...] = ()
    """The ships that claim an asteroid card: `nav`, `any`, a value, or `nav=` for equal ones."""
    copies: int = 0
    """Of an asteroid card."""
    in_tow: bool = False
    """Must an asteroid card wait for the turn after its claim?"""
    in_game: str = ""
    """What an Agenda asks while the game goes on; `{number}` is the number for so many seats."""
    in_game_numbers: tuple[int, ...] = ()
    """That number at two, three, four … seats; the last holds beyond."""
    in_game_proof: tuple[str, ...] = ()
    """The facts that prove it, or some of them where it is an act (see `agenda_proofs`)."""
    endgame: str = ""
    """What it asks at the end."""
    endgame_numbers: tuple[int, ...] = ()
    endgame_proof: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    """The module, the faction's board or the cards without which it is taken out."""
    takes: str = ""
    """The ships that dock together, where it is not one at a time."""
    takes_rule: str = "dock.ships"
    """The rule that says so."""
    rests_on: Texts = field(default_factory=dict)
    """The rules an action rests on, by its verb."""
    facts: Texts = field(default_factory=dict)
    """What makes a rule forbid an action, by the rule."""
    remarks: Texts = field(default_factory=dict)
    """What it adds to the fact of another part's rule while it serves the seat."""
    remedies: Texts = field(default_factory=dict)
    """How a trial meets a rule that forbids an action."""
    never: Texts = field(default_factory=dict)
    """The rule that speaks of a seat, a card or a ship that cannot be, by the verb that names it."""
    story: Texts = field(default_factory=dict)
    """The clauses of an action, by its verb."""
    asks: Texts = field(default_factory=dict)
    """What a faction's board asks: as a `task`, as a `question`; a text for each step."""
    titles: Texts = field(default_factory=dict)
    """What a button says of an action, by its verb; a second text speaks of any such action."""
    powers: Texts = field(default_factory=dict)
    """What a card does, in few words: when it is used (`use`), discarded (`discard`) or `held`."""
    reasons: Texts = field(default_factory=dict)
    """What is missing when a rule forbids an action, in six words at most, by the rule.

    A second text is shorter, for where room is dear.
    """
    worth: Mapping[str, Worth] = field(default_factory=dict)
    """How an evaluation counts it: `held`, `bonus`, `closes`, `stands`, `stored`, `face-down`."""
    tuned_with: str = ""
    """The group of weights that is tuned as one."""
    search: Mapping[str, str | int | bool] = field(default_factory=dict)
    """How a search orders its actions."""
    read: Callable[[], Mapping[str, Any]] = dict
    """The whole data, with the rules that an explanation or the rules page asks for."""

    @property
    def printed(self) -> bool:
        """Is it as the rulebooks have it, whoever words it?"""
        return {self.first_mark or self.mark, *self.marks.values()} == {"printed"}

    def mark_of(self, power: str) -> str:
        """Whose text one of its powers is; whatever an owner has replaced is the owner's."""
        return self.mark if self.mark == OWN else self.first_mark_of(power)

    def first_mark_of(self, power: str) -> str:
        """The same before somebody replaced something."""
        return self.marks.get(power, self.first_mark or self.mark)

    @cached_property
    def entries(self) -> Mapping[str, list[dict[str, Any]]]:
        """Its rules and rulings as they are written."""
        data = self.read()
        return {kind: list(data.get(kind, ())) for kind in ("rule", "ruling")}

    @cached_property
    def rules(self) -> tuple[str, ...]:
        """The ids of its rules, in order."""
        return tuple(row["id"] for row in self.entries["rule"])


NO_PART: Final = Part("", "")
"""What a step of the turn has: no words of its own."""

PARTS: dict[str, Part] = {}
"""Every part that some game has, by its key, with our words and numbers."""


def part_in(box: Box, key: str) -> Part:
    """The part with this key as a game has it, also one that is not in its box."""
    found = PARTS.get(key, NO_PART)
    if box.own_parts is None:
        return found
    own: Mapping[str, Part] = box.own_parts.parts
    return own.get(key, found)


def part(rule: Rule) -> Part:
    """The part a rule object belongs to."""
    return rule.part if isinstance(rule.part, Part) else NO_PART


def part_of(rule: Rule) -> Part:
    """The part of a rule object: the one it was made with, or the file of its name beside its class."""
    if isinstance(rule.part, Part):
        return known(rule.part)
    home = sys.modules[type(rule).__module__].__file__ or ""
    return read_part(Path(home).parent, rule.key)


@cache
def read_part(folder: Path, key: str) -> Part:
    """The part with this key from its file in a folder."""
    path = folder / f"{key.replace('-', '_')}.toml"
    if not path.is_file():
        raise FileError(str(path), 0, f"{key} has no words and numbers: this file is missing")
    text = path.read_text(encoding="utf-8")
    # Rules stand last; they are long, and only explanations and the rules page ask for them.
    head = text.partition("\n[[")[0]
    return known(made(key, str(path), parsed(head, str(path)), lambda: parsed(text, str(path))))


@cache
def read_table(folder: Path, name: str) -> tuple[Part, ...]:
    """The parts of a file that has several, each a table under its key: those without rule objects."""
    path = folder / name
    data = parsed(path.read_text(encoding="utf-8"), str(path))
    return tuple(known(from_table(key, str(path), row)) for key, row in data.items())


def from_table(key: str, source: str, row: Mapping[str, Any]) -> Part:
    head = {name: value for name, value in row.items() if name not in ("rule", "ruling")}
    return made(key, source, head, lambda: row)


def known(found: Part) -> Part:
    """Enter a part among all parts; two different ones may not have the same key."""
    other = PARTS.setdefault(found.key, found)
    if other.source != found.source:
        raise FileError(found.source, 0, f"{found.key} is the key of {other.source} already")
    return found


def parsed(text: str, source: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FileError(source, 0, str(error)) from None


# -- what may stand in a file -------------------------------------------------------------------------

FILE_ENTRIES: Final = (
    *(
        "title",
        "mark",
        "marks",
        "price",
        "ports",
        "fixed-ports",
        "short",
        "label",
        "borders",
        "navigation",
        "needs",
        "copies",
        "in-tow",
        "in-game",
        "in-game-numbers",
        "in-game-proof",
        "endgame",
        "endgame-numbers",
        "endgame-proof",
        "icons",
        "takes",
        "takes-rule",
    ),
    *("rests-on", "facts", "remarks", "remedies", "never", "story", "asks", "titles", "powers"),
    *("reasons", "worth", "tuned-with", "search", "rule", "ruling"),
)
TABLES: Final = ("rests-on", "facts", "remarks", "remedies", "never", "story", "asks", "titles")
POWERS: Final = ("use", "discard", "held")
LONGEST_REASON: Final = 6
"""In words."""
WORTHS: Final = ("held", "bonus", "closes", "stands", "stored", "face-down")
SEARCH: Final = {
    "use": ("power", "redock", "reroll", "late"),
    "discard": ("opening", "late"),
    "dock": ("pays", "gains", "claims", "free", "power", "last"),
    "play": ("free", "power"),
}
"""How a search may order the actions of a part; the first is what it does when nothing is said."""


def made(
    key: str, source: str, data: Mapping[str, Any], read: Callable[[], Mapping[str, Any]]
) -> Part:
    """The part that a file describes; an error names the file and the entry that is wrong."""
    sheet = Sheet(source, data)
    return Part(
        key=key,
        source=source,
        title=sheet.text("title", needed=True),
        mark=sheet.choice("mark", MARKS, "designed"),
        first_mark="",
        marks=sheet.marks(),
        price=sheet.number("price"),
        ports=sheet.numbers("ports"),
        fixed_ports=sheet.flag("fixed-ports"),
        short=sheet.text("short"),
        label=sheet.text("label"),
        borders=sheet.names("borders"),
        navigation=sheet.numbers("navigation"),
        needs=sheet.names("needs"),
        copies=sheet.number("copies"),
        in_tow=sheet.flag("in-tow"),
        in_game=sheet.text("in-game"),
        in_game_numbers=sheet.numbers("in-game-numbers"),
        in_game_proof=sheet.names("in-game-proof"),
        endgame=sheet.text("endgame"),
        endgame_numbers=sheet.numbers("endgame-numbers"),
        endgame_proof=sheet.names("endgame-proof"),
        icons=sheet.names("icons"),
        takes=sheet.text("takes"),
        takes_rule=sheet.text("takes-rule") or "dock.ships",
        **{name.replace("-", "_"): sheet.texts(name) for name in TABLES},
        powers=sheet.powers(),
        reasons=sheet.reasons(),
        worth=sheet.worth(),
        tuned_with=sheet.text("tuned-with"),
        search=sheet.search(),
        read=sheet.whole(read),
    )


class Sheet:
    """The data of one file, read entry by entry."""

    def __init__(self, source: str, data: Mapping[str, Any]) -> None:
        self.source = source
        self.data = data
        self.asked: set[str] = set()

    def wrong(self, name: str, problem: str) -> FileError:
        return FileError(self.source, 0, f"{name}: {problem}")

    def get(self, name: str, kind: type, default: Any, words: str) -> Any:
        self.asked.add(name)
        value = self.data.get(name, default)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.wrong(name, f"{value!r} is not {words}")
        return value

    def text(self, name: str, needed: bool = False) -> str:
        said = str(self.get(name, str, "", "a text"))
        if needed and not said:
            raise self.wrong(name, "it is missing")
        return said

    def choice(self, name: str, among: Iterable[str], default: str) -> str:
        return self.one_of(name, self.text(name) or default, among)

    def one_of(self, name: str, said: Any, among: Iterable[str]) -> str:
        choices = tuple(among)
        if said not in choices:
            hint = did_you_mean(alike(str(said), choices)) or f"choose among {', '.join(choices)}"
            raise self.wrong(name, f"there is no {said!r}; {hint}")
        return str(said)

    def marks(self) -> dict[str, str]:
        table = self.get("marks", dict, {}, "a table of marks")
        for power, mark in table.items():
            self.one_of("marks", power, POWERS)
            self.one_of(f"marks.{power}", mark, MARKS)
        return dict(table)

    def number(self, name: str) -> int:
        value = self.get(name, int, 0, "a whole number")
        if value < 0:
            raise self.wrong(name, f"{value} is less than nought")
        return int(value)

    def numbers(self, name: str) -> tuple[int, ...]:
        values = self.get(name, list, [], "a list of whole numbers")
        for value in values:
            if type(value) is not int or value < 0:
                raise self.wrong(name, f"{value!r} is not a whole number")
        return tuple(values)

    def names(self, name: str) -> tuple[str, ...]:
        listed = self.get(name, list, [], "a list of names")
        for entry in listed:
            if not isinstance(entry, str):
                raise self.wrong(name, f"{entry!r} is not a name")
        return tuple(listed)

    def flag(self, name: str) -> bool:
        return bool(self.get(name, bool, False, "true or false"))

    def texts(self, name: str) -> Texts:
        table = self.get(name, dict, {}, "a table of texts")
        return {key: self.several(f"{name}.{key}", value) for key, value in table.items()}

    def several(self, name: str, value: Any) -> tuple[str, ...]:
        texts = tuple(value) if isinstance(value, list) else (value,)
        if not all(isinstance(text, str) for text in texts):
            raise self.wrong(name, f"{value!r} is neither a text nor a list of texts")
        return texts

    def powers(self) -> Texts:
        texts = self.texts("powers")
        for key in texts:
            self.one_of("powers", key, POWERS)
        return texts

    def reasons(self) -> Texts:
        texts = self.texts("reasons")
        for rule, several in texts.items():
            for said in several:
                if len(said.split()) > LONGEST_REASON or said.endswith("."):
                    problem = f"{said!r} is not {LONGEST_REASON} words without full stop"
                    raise self.wrong(f"reasons.{rule}", problem)
        return texts

    def worth(self) -> dict[str, Worth]:
        answer: dict[str, Worth] = {}
        for key, value in self.get("worth", dict, {}, "a table of pairs of numbers").items():
            name = f"worth.{self.one_of('worth', key, WORTHS)}"
            numbers = value if isinstance(value, list) else []
            if [type(number) in (int, float) for number in numbers] != [True, True]:
                raise self.wrong(name, f"{value!r} is not two numbers: opening and ending")
            answer[key] = (value[0], value[1])
        return answer

    def search(self) -> dict[str, str | int | bool]:
        table = self.get("search", dict, {}, "a table")
        for key, value in table.items():
            if key == "cadet":
                if type(value) is not int:
                    raise self.wrong(f"search.{key}", f"{value!r} is not a whole number")
            else:
                kind = self.one_of("search", key, [*SEARCH, "cadet"])
                self.one_of(f"search.{kind}", value, SEARCH[kind])
        return dict(table)

    def whole(self, read: Callable[[], Mapping[str, Any]]) -> Callable[[], Mapping[str, Any]]:
        """The way to the rules, once every other entry has been read."""
        for name in self.data:
            if name not in self.asked:
                hint = did_you_mean(alike(name, sorted(self.asked)))
                raise self.wrong(name, f"no part has such an entry{f'; {hint}' if hint else ''}")
        return read


# -- sentences ----------------------------------------------------------------------------------------

SAY: Final = "say_"
"""How the methods of a rule object begin that fill a place in a sentence: `{total}` is `say_total`."""


@lru_cache(maxsize=1024)
def places(template: str) -> tuple[str, ...]:
    """The names in braces."""
    return tuple(name for _, name, _, _ in Formatter().parse(template) if name is not None)


def filled(
    template: str,
    about: object,
    speakers: Iterable[Rule],
    title: Callable[[Rule], str] = lambda rule: part(rule).title,
) -> str:
    """A sentence with its places filled, by what it is about or by the rule objects it speaks for."""
    words = {name: str(_filling(name, about, speakers, title)) for name in places(template)}
    return template.format_map(words)


def _filling(
    name: str, about: object, speakers: Iterable[Rule], title: Callable[[Rule], str]
) -> object:
    for rule in speakers:
        if name == "title":
            return title(rule)
        say = getattr(rule, SAY + name, None)
        if say is not None:
            return say(about)
    return getattr(about, name)
