"""A position in plain words and numbers: what a table without drawings shows, for any game.

A game writes its side of it (`PlainTable`) from what one viewer may see; the table adds names, story and
undo. Words are lists of spans that are joined as they stand: never HTML, never parsed. Costs, gains and
facts are numbers with units, so that whoever shows them works nothing out.

These are the shapes of JSON: a key that has nothing to say is left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, Protocol, TypedDict

from landfall.core.game import SEAT_LETTERS, Position

Letter = str
"""A seat, A to F."""


class Span(TypedDict, total=False):
    """A piece of a sentence with a meaning: one of `strong`, `seat`, `die` and `unit` is there."""

    strong: str
    place: str
    """Of `strong`: the place of the table that it names, as actions name it, so that it can be shown."""
    seat: Letter
    """With `die`, whose die it is (`H` for one that is nobody's); alone, a seat."""
    name: Literal[True]
    """Of a seat: its player's name, and not the letter alone."""
    die: str
    unit: str
    n: int
    to: Letter
    """Who gets so many of the unit."""


Words = list[str | Span]

Mark = Literal[
    "drop",
    "gem",
    "rocket",
    "dome",
    "card",
    "star",
    "burst",
    "ring",
    "turn",
    "rock",
    "slip",
    "saucer",
    "skull",
    "cube",
    "bolt",
    "shield",
]
"""The signs that every table has; a game chooses among them and draws none."""


class Unit(TypedDict):
    """What is counted."""

    one: str
    many: str
    short: NotRequired[str]
    mark: NotRequired[Mark]
    hidden: NotRequired[Literal[True]]
    """Other seats see a count only."""


class Amount(TypedDict, total=False):
    """So many of a unit; `words` stand in their place where a number says too little."""

    unit: str
    n: int
    to: Letter
    words: Words


class Score(TypedDict):
    """By what the table is ranked, and how much of it ends the game."""

    unit: str
    goal: NotRequired[int]


class SeatFact(TypedDict):
    """So many of a unit lie at a seat; `shown` of them are open."""

    unit: str
    n: int
    was: NotRequired[int]
    shown: NotRequired[int]


class SeatFacts(TypedDict):
    """A seat as everybody sees it."""

    letter: Letter
    score: int
    facts: list[SeatFact]
    note: NotRequired[str]
    team: NotRequired[str]


TextMark = Literal["printed", "read", "designed", "own"]
"""Whose text it is: printed so, read from damaged print, our design, or from a file of own cards."""


class CardText(TypedDict):
    """A card as it lies there: its name, what kind it is, how it stands, and its text by headings."""

    name: str
    kind: str
    state: NotRequired[str]
    mark: NotRequired[TextMark]
    text: list[tuple[str, Words]]
    marks: NotRequired[list[TextMark]]
    """Whose each of the texts is, where they are not all of the card's own mark."""


class Fact(TypedDict):
    """One row of the position: a name and what is there, or a card."""

    id: str
    key: NotRequired[str]
    value: NotRequired[Words]
    note: NotRequired[Words]
    card: NotRequired[CardText]
    mark: NotRequired[TextMark]
    """Of a part of the game that is no card: only where it is not as printed."""
    was: NotRequired[Words]
    """What stood there when the viewer acted last; empty: not worth saying."""


class Group(TypedDict):
    """Rows that belong together. `sealed` is all that others are told of a private group.

    Of a group that is a seat's, the title may have `{seat}` for the name of who sits there.
    """

    id: str
    title: str
    rows: list[Fact]
    seat: NotRequired[Letter]
    private: NotRequired[Letter]
    count: NotRequired[str]
    sealed: NotRequired[str]


Piece = TypedDict(
    "Piece",
    {
        "id": str,
        "is": str,
        "label": str,
        "die": NotRequired[str],
        "seat": NotRequired[Letter],
    },
)
"""What an option may use, such as a die; pieces that are alike share `is`."""


class OptionGroup(TypedDict):
    """A place under which options stand: `about` it in a few words, and the `room` left there."""

    id: str
    title: str
    about: NotRequired[Words]
    room: NotRequired[str]


ChancePart = TypedDict("ChancePart", {"is": str, "n": int})
"""So many of all cases end like this."""


class CountedChance(TypedDict):
    """Cases counted, never a rounded share."""

    of: int
    parts: list[ChancePart]


class Option(TypedDict):
    """One thing a seat may do now. `uses` names pieces by their `is`, `target` rows by their id."""

    id: int
    action: str
    group: str
    title: Words
    uses: list[str]
    cost: list[Amount]
    gain: list[Amount]
    target: list[str]
    detail: NotRequired[Words]
    """How the numbers come about, and what the seat would hold."""
    like: NotRequired[str]
    """The words with which every act of its kind begins in notation."""
    lately: NotRequired[Literal[True]]
    """The seat did something like it in this round or the last; the table fills this in."""
    hint: NotRequired[Literal[True]]
    do: NotRequired[str]
    """What the button says that does it."""
    final: NotRequired[Words]
    """Why it cannot be taken back."""
    chance: NotRequired[CountedChance]


class NotNow(TypedDict):
    """What a seat might expect to do and may not: the reason in a few words; the rest on demand."""

    id: int
    title: Words
    uses: list[str]
    reason: str
    brief: NotRequired[str]
    """The reason where room is dear."""
    action: NotRequired[str]
    group: NotRequired[str]
    """The place under which it would stand; what is possible there is offered instead."""


OrderedStep = TypedDict("OrderedStep", {"words": Words, "is": Literal["past", "now", "next"]})
"""A step of a sequence that everybody goes through."""


class Earned(TypedDict):
    """What a seat has earned and not taken, or will have to give back: told before its turn ends."""

    id: str
    words: str
    note: Words
    """How many to choose from, what it costs, and where it lies."""
    brief: str
    """What the button that ends the turn says of it."""
    tag: str
    """What its place says of it."""
    take: str
    """What the button says that takes it."""
    show: str
    """What it says where several actions take it, and it leads to them."""
    actions: list[str]
    """Any of these takes it; none does where it comes with the end of the turn anyway."""
    target: list[str]
    """Where it lies: rows by their id, as of an option."""
    lost: NotRequired[Literal[True]]
    """The end of the turn loses it, and is therefore asked for twice."""


class Ending(TypedDict):
    """The end of a turn: its words, and why it is not possible yet, if it is not."""

    words: str
    action: NotRequired[str]
    reason: NotRequired[str]
    earned: NotRequired[list[Earned]]
    """What it would leave; the table fills this in."""


class CountedAct(TypedDict):
    """An act that may be done so many times: one unit of something each, from a seat if one is named."""

    action: str
    unit: str
    n: int
    of: int
    """So many are there, of which `n` may be had."""
    seat: NotRequired[Letter]


class TalliedActs(TypedDict):
    """Acts done one by one that can be decided together: how often each, `min` to `max` in all."""

    do: str
    """The verb of it: `Take`, `Give back`."""
    counts: list[CountedAct]
    min: int
    max: int
    done: int
    """So many are done already."""
    enough: NotRequired[str]
    """The act that ends it with fewer than `max`."""


class QuestionWords(TypedDict):
    """What a seat is asked, in words alone: for a table that draws the rest."""

    question: str
    detail: NotRequired[Words]
    by: NotRequired[str]
    """The card or place that asks, as notation has it, and `card` as it is called."""
    card: NotRequired[str]
    enough: NotRequired[str]
    """What somebody says who has chosen enough."""
    times: NotRequired[int]
    """So often it is asked in a row, where that is known: the answers may be chosen together."""
    window: NotRequired[str]
    """Of a moment in which a seat may answer what another did: its kind. The table fills this in."""


class PickCount(TypedDict):
    """How many options are chosen together; without it, one."""

    min: int
    max: int


Prompt = TypedDict(
    "Prompt",
    {
        "id": str,
        "window": NotRequired[str],
        "seat": Letter,
        "from": NotRequired[Letter],
        "card": NotRequired[str],
        "question": str,
        "detail": NotRequired[Words],
        "secret": NotRequired[Literal[True]],
        "covered": NotRequired[Literal[True]],
        "full": NotRequired[Literal[True]],
        "pieces": list[Piece],
        "piecesTitle": NotRequired[str],
        "pieceUnit": NotRequired[str],
        "groups": list[OptionGroup],
        "options": list[Option],
        "not": list[NotNow],
        "pick": NotRequired[PickCount],
        "tally": NotRequired[TalliedActs],
        "sequence": NotRequired[list[OrderedStep]],
        "quiet": NotRequired[str],
        "end": Ending | None,
    },
)
"""A question to one seat. `from`: in whose turn; `secret`: the answer is hidden until all have chosen;
`covered`: the answer is open, but what can be answered is for nobody else to see; `full`: few options,
whose details are always open."""


class Situation(TypedDict):
    """Where the game stands, in a line; `doing` is what the actors are about."""

    words: Words
    step: str
    doing: NotRequired[str]


class Mine(TypedDict):
    """What a seat has chosen in secret while others still choose."""

    words: Words
    secret: Words


class ResultRow(TypedDict):
    """How a seat did, and of what its total is made, column by column."""

    seat: Letter
    rank: int
    total: int
    parts: list[int]
    team: NotRequired[str]


class Result(TypedDict):
    """The end of the game."""

    words: Words
    detail: Words
    columns: list[str]
    rows: list[ResultRow]
    tie: NotRequired[Words]


class Disclosed(TypedDict):
    """Something that a seat had kept face down, and what it is worth now that all of it is turned up."""

    seat: Letter
    thing: str
    """By the name that it has in notation."""
    title: str
    points: int
    """None where it was missed."""
    column: str
    """Of the result, to which these points belong."""
    late: bool
    """It came to light with the end: its points were in no score before."""
    heading: str
    """Which part of its text counts, or was missed."""
    words: Words


def text_of(words: Words, units: Mapping[str, Unit], names: Sequence[str] = SEAT_LETTERS) -> str:
    """Words as one line, with these names for seats."""
    return "".join(_span_text(span, units, names) for span in words)


def _span_text(span: str | Span, units: Mapping[str, Unit], names: Sequence[str]) -> str:
    if isinstance(span, str):
        return span
    if "unit" in span:
        unit = units[span["unit"]]
        return f"{span['n']} {unit['one'] if span['n'] == 1 else unit['many']}"
    if "die" in span:
        return span["die"]
    return span["strong"] if "strong" in span else names[SEAT_LETTERS.index(span["seat"])]


class PlainTable(Protocol):
    """How a game shows itself in plain words.

    `seen` is what the viewer may see (`game.observe`), and `viewer` its seat or None: nothing else of
    the position is known here. A prompt is made for the seat that is asked.
    """

    accent: Literal["sun", "ray"]

    def units(self, game: Any) -> Mapping[str, Unit]: ...
    def score(self, game: Any) -> Score: ...
    def status(self, game: Any, seen: Position, viewer: int | None) -> Situation: ...
    def seats(self, game: Any, seen: Position, viewer: int | None) -> Sequence[SeatFacts]: ...
    def position(self, game: Any, seen: Position, viewer: int | None) -> Sequence[Group]: ...
    def prompt(self, game: Any, seen: Position, seat: int) -> Prompt: ...
    def mine(self, game: Any, seen: Position, seat: int) -> Mine | None: ...
    def result(self, game: Any, seen: Position) -> Result | None: ...
