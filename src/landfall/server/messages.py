"""What browser and server say to each other over a socket: JSON objects, told apart by `kind`.

A message that does not look exactly like one of these is not understood. Numbers count the actions and
outcomes applied so far (position 0 is the start); an undo goes back to a smaller number. Versions only
grow, so no two positions of a table share one: `at` is the version of the position that a message
answers. A `nonce` is the sender's own mark for one message: the same nonce sent again gets the same
answer and does nothing twice.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder

Letter = Annotated[str, Meta(pattern="^[A-F]$", description="A seat.")]
Number = Annotated[int, Meta(ge=0, description="Steps from the start to a position.")]
Version = Annotated[int, Meta(ge=0, description="Of a position; never used twice.")]
Nonce = Annotated[str, Meta(min_length=1, max_length=64)]
Notation = Annotated[str, Meta(max_length=200, description="An action, such as: dock lunar-mine 4")]
Key = Annotated[str, Meta(max_length=64)]


class Said(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Said by a browser."""


class Hello(Said, frozen=True, tag="hello"):
    """The first message: who is there, and up to which number the story is known."""

    keys: Annotated[list[Key], Meta(max_length=8)]
    since: Number | None = None


class Act(Said, frozen=True, tag="act"):
    at: Version
    nonce: Nonce
    action: Notation


class Undo(Said, frozen=True, tag="undo"):
    at: Version
    nonce: Nonce


class Redo(Said, frozen=True, tag="redo"):
    at: Version
    nonce: Nonce


class Why(Said, frozen=True, tag="why"):
    """Why are these actions legal in the position of this number, or why not?"""

    number: Number
    nonce: Nonce
    actions: list[Notation]


class AskHint(Said, frozen=True, tag="hint"):
    at: Version
    nonce: Nonce


class Rename(Said, frozen=True, tag="rename"):
    nonce: Nonce
    seat: Letter
    name: Annotated[str, Meta(max_length=200)]


ClientMessage = Hello | Act | Undo | Redo | Why | AskHint | Rename


class Heard(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Heard by a browser."""


class Seat(Struct, frozen=True):
    letter: Letter
    name: str
    player: Literal["person", "bot"]
    bot: str | None
    title: str | None
    """What the bot is called."""
    yours: bool
    present: bool


class Table(Heard, frozen=True, tag="table"):
    """After hello, and whenever somebody comes, goes or is renamed."""

    id: str
    game: str
    edition: str
    options: dict[str, Any]
    seats: list[Seat]
    watching: int
    """How many look on without a seat."""
    hints: bool
    chances: bool
    foreseen: bool
    """The dice follow from a seed or a script: whoever made the table may know what comes."""


class Move(Struct, frozen=True):
    code: int
    text: str
    words: str
    cost: str
    gain: str
    rules: list[str]


class Position(Heard, frozen=True, tag="position"):
    """One for every applied step, so that each can be shown; moves only where you decide."""

    number: Number
    version: Version
    view: dict[str, Any]
    moves: list[Move]
    undo: bool
    redo: bool
    thinking: Letter | None
    chances: list[float] | None


class StoryLine(Struct, frozen=True):
    number: Number
    """Of the position it left."""
    since: Number
    """Of the first step it tells: it takes the place of all lines from there on."""
    seat: Letter | None
    action: str
    words: str
    round: int


class Story(Heard, frozen=True, tag="story"):
    lines: list[StoryLine]


class Accepted(Heard, frozen=True, tag="accepted"):
    """It is done and kept; `number` is where the table stood after it and the chance it led to."""

    nonce: str
    number: Number


class Refused(Heard, frozen=True, tag="refused"):
    """Nothing was changed, and why; rule and fact where the rules of the game forbid it."""

    nonce: str
    reason: str
    rule: str
    fact: str


class RuleName(Struct, frozen=True):
    id: str
    title: str


class Answer(Struct, frozen=True):
    action: str
    legal: bool
    cost: str
    gain: str
    rules: list[RuleName]
    refusal: str
    fact: str


class Because(Heard, frozen=True, tag="because"):
    nonce: str
    answers: list[Answer]


class Hint(Heard, frozen=True, tag="hint"):
    nonce: str
    steps: list[str]
    words: str
    reason: str


class Result(Struct, frozen=True):
    reason: str
    scores: list[int]
    ranks: list[int]
    winners: list[Letter]


class Over(Heard, frozen=True, tag="over"):
    outcome: Result
    words: str


class Trouble(Heard, frozen=True, tag="trouble"):
    """Something that is nobody's message: a sentence for people."""

    reason: str


ServerMessage = Table | Position | Story | Accepted | Refused | Because | Hint | Over | Trouble

read = Decoder(ClientMessage).decode
"""A browser's message; msgspec.DecodeError when it is none."""

write = Encoder().encode
