"""What browser and server say to each other over a socket: JSON objects, told apart by `kind`.

A frame from a browser is one message; a frame from the server is a list of messages, in their order.

A message that does not look exactly like one of these is not understood. Numbers count the actions and
outcomes that the viewer has seen so far (position 0 is the start); an undo goes back to a smaller one.
Versions only grow, so no two positions that a viewer sees share one: `at` is the version of the
position that a message answers. Both are the viewer's own, and what they do not notice moves neither. A
`nonce` is the sender's own mark for one message: the same nonce sent again gets the same answer and does
nothing twice.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder

from landfall.core.plain import (
    Disclosed,
    Earned,
    Group,
    NotNow,
    Prompt,
    QuestionWords,
    Result,
    Score,
    TalliedActs,
    Unit,
    Words,
)
from landfall.server.plain_message import (
    PlainChange,
    PlainGame,
    PlainLine,
    PlainMine,
    PlainSeat,
    PlainStatus,
    UndoWords,
)

Letter = Annotated[str, Meta(pattern="^[A-F]$", description="A seat.")]
Number = Annotated[int, Meta(ge=0, description="Steps from the start to a position.")]
Version = Annotated[int, Meta(ge=0, description="Of a position; never used twice.")]
Nonce = Annotated[str, Meta(min_length=1, max_length=64)]
Notation = Annotated[str, Meta(max_length=200, description="An action as its game writes it.")]
Key = Annotated[str, Meta(max_length=64)]
Amounts = dict[str, int]
"""What the acting seat has less or more of, by name; what is nought is not there."""


class FromBrowser(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Said by a browser."""


class Hello(FromBrowser, frozen=True, tag="hello"):
    """The first message: who is there, and up to which number the story is known."""

    keys: Annotated[list[Key], Meta(max_length=8)]
    since: Number | None = None
    plain: bool = False
    """Send every position in plain words, too."""
    watch: bool = False
    """Look on without taking the seats that the keys open."""
    rolls: bool = False
    """Whoever sits here rolls their own dice. Without it they are rolled for, unless a seat has said
    otherwise."""


class Show(FromBrowser, frozen=True, tag="show"):
    """From now on send positions in plain words, too, or no longer."""

    plain: bool


class Act(FromBrowser, frozen=True, tag="act"):
    at: Version
    nonce: Nonce
    action: Notation


class Undo(FromBrowser, frozen=True, tag="undo"):
    at: Version
    nonce: Nonce


class Redo(FromBrowser, frozen=True, tag="redo"):
    at: Version
    nonce: Nonce


class Why(FromBrowser, frozen=True, tag="why"):
    """Why are these actions legal in the position of this number, or why not?"""

    number: Number
    nonce: Nonce
    actions: list[Notation]
    turns: list[Annotated[list[Notation], Meta(min_length=1)]] = []
    """And these, several in a row, each in the position that the one before it would leave?"""
    not_now: bool = False
    """And what is not possible there?"""

    @property
    def asked(self) -> int:
        """So many actions have to be looked at."""
        return len(self.actions) + sum(map(len, self.turns))


class AskHint(FromBrowser, frozen=True, tag="hint"):
    at: Version
    nonce: Nonce


class Rename(FromBrowser, frozen=True, tag="rename"):
    nonce: Nonce
    seat: Letter
    name: Annotated[str, Meta(max_length=200)]


StopValue = Literal["always", "can", "never"]
StopWish = Annotated[str, Meta(max_length=32)]


class SetStop(FromBrowser, frozen=True, tag="stops"):
    """In which moments a seat wants to be asked: always, only if it can answer something, never.

    `later` lets all of them pass until the seat's own turn; then it is as it was. With the window `*` it
    is a level of the game, which decides for every kind of moment.
    """

    nonce: Nonce
    seat: Letter
    window: Annotated[str, Meta(max_length=64)]
    value: StopWish


class AskRoll(FromBrowser, frozen=True, tag="roll"):
    """Throw the dice for which the table waits."""

    at: Version
    nonce: Nonce


class SetRolls(FromBrowser, frozen=True, tag="rolls"):
    """Does a seat roll its own dice from now on, or are they rolled for it?"""

    nonce: Nonce
    seat: Letter
    own: bool


class SendSignal(FromBrowser, frozen=True, tag="signal"):
    """To the partners of a seat and nobody else: one of the game's sentences, a place, or both."""

    nonce: Nonce
    seat: Letter
    phrase: Annotated[str, Meta(max_length=32)] = ""
    place: Annotated[str, Meta(max_length=32)] = ""


Noted = Act | Undo | Redo | Why | AskHint | Rename | SetStop | AskRoll | SetRolls | SendSignal
"""What is answered once for each nonce."""

ClientMessage = (
    Hello
    | Act
    | Undo
    | Redo
    | Why
    | AskHint
    | Rename
    | SetStop
    | AskRoll
    | SetRolls
    | SendSignal
    | Show
)


class ToBrowser(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
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
    host: bool = False
    """Of whoever has laid the table and asks others to it."""
    invited: bool = False
    """Somebody is asked here by a link, and has not sat down yet."""
    rolls: bool = False
    """Its own dice: the table waits for it to throw them."""


class ReplacedPart(Struct, frozen=True):
    """One thing that own cards replace: as it was and as it is, where few words say it."""

    part: str
    """What it is called at this table."""
    what: str
    was: str
    now: str


class OwnCardsTold(Struct, frozen=True):
    """The cards of whoever made the table, in place of those that the game comes with."""

    digest: str
    """The same for the same cards."""
    replaced: list[ReplacedPart]


class PartnersTold(Struct, frozen=True):
    """What may be told to partners, by the names that a `signal` has."""

    phrases: dict[str, str]
    places: dict[str, str]


class TableMessage(ToBrowser, frozen=True, tag="table"):
    """After hello, and whenever somebody comes, goes or is renamed."""

    id: str
    game: str
    edition: str
    options: dict[str, Any]
    own_cards: OwnCardsTold | None
    """They are not repeated among the options."""
    seats: list[Seat]
    watching: int
    """How many look on without a seat."""
    hints: bool
    chances: bool
    foreseen: bool
    """The dice follow from a seed or a script: whoever made the table may know what comes."""
    own_rolls: bool = False
    """Seats may roll their own dice here."""
    partners: PartnersTold | None = None
    """To whoever has partners that sit elsewhere."""
    next: str = ""
    """The table at which the same people play again: their keys open it."""


class LegalAction(Struct, frozen=True, omit_defaults=True):
    """What may be done; what it costs and brings is answered to `why`."""

    text: str
    title: str
    """What it is called on a button."""
    brief: str = ""
    """The same where what it belongs to is said above; empty where that saves no word."""


class PositionMessage(ToBrowser, frozen=True, tag="position"):
    """One for every step that you notice, so that each can be shown; moves only where you decide.

    The view is the viewer's own where they see more than others; what all see alike is shown alike.
    """

    number: Number
    version: Version
    viewer: Letter | None
    """The seat with whose eyes you see: on a shared screen, the one that decides."""
    view: dict[str, Any]
    moves: list[LegalAction]
    undo: bool
    redo: bool
    thinking: Letter | None
    chances: list[float] | None
    earned: list[Earned]
    """What you have earned and not taken; the end of your turn would leave it."""
    tally: TalliedActs | None
    """What you are asked piece by piece and may decide at once."""
    rolls: Letter | None = None
    """The seat for whose throw the table waits."""
    question: QuestionWords | None = None
    """What you are asked, in words; a table that draws its game needs no more of them."""


class StoryLine(Struct, frozen=True, omit_defaults=True):
    number: Number
    """Of the position it left."""
    since: Number
    """Of the first step it tells: it takes the place of all lines from there on."""
    seat: Letter | None
    action: str
    words: str
    spans: Words
    """The same with names and amounts apart."""
    round: int
    changes: list[dict[str, Any]] = []
    """What a drawing goes on to show of it, each with its `kind`, as the game calls them."""


class StoryMessage(ToBrowser, frozen=True, tag="story"):
    lines: list[StoryLine]


class TookBack(ToBrowser, frozen=True, tag="took_back"):
    """Another seat has taken its last act back: to those who had noticed it, before the position."""

    number: Number
    """Of the position that this leaves."""
    seat: Letter
    words: str


class SinceFact(Struct, frozen=True, omit_defaults=True):
    """A sentence of the story that matters to the seat."""

    number: Number
    """Of its line."""
    seat: Letter | None
    """Who did it."""
    lost: Amounts = {}
    """What it cost the seat that is told."""
    gained: Amounts = {}
    """What it brought to who did it."""


class SinceMessage(ToBrowser, frozen=True, omit_defaults=True, tag="since"):
    """To whoever holds the seat, when they come and when it is to act again: what they have missed."""

    seat: Letter
    number: Number
    """At which the seat acted last: later lines of the story are new to it."""
    acted: int
    """When that was, in seconds since 1970; nought where it is not known."""
    turns: int
    """Of others, that have begun since."""
    facts: list[SinceFact]
    """Those against the seat first, three at most."""
    lost: Amounts = {}
    """What the seat has less of than then."""


class Accepted(ToBrowser, frozen=True, tag="accepted"):
    """It is done and kept; `number` is where the table stood after it and the chance it led to."""

    nonce: str
    number: Number


class Refused(ToBrowser, frozen=True, tag="refused"):
    """Nothing was changed, and why; rule and fact where the rules of the game forbid it."""

    nonce: str
    reason: str
    rule: str
    fact: str


class RuleName(Struct, frozen=True):
    id: str
    title: str


class Answer(Struct, frozen=True, omit_defaults=True):
    action: str
    legal: bool
    cost: str
    gain: str
    rules: list[RuleName]
    refusal: str
    fact: str
    paid: Amounts = {}
    """Or the price that cannot be paid."""
    gained: Amounts = {}
    words: str = ""
    """Of a legal action: what would happen, as the story would tell it."""
    changes: list[dict[str, Any]] = []
    """All that it would change, each with its `kind`, as the game calls them."""
    outcome: Words = []
    """Of a legal action: what comes of it, in the few words that stand on a choice."""
    reason: str = ""
    """Of a refused action: what is missing, in six words at most."""
    brief: str = ""
    """The same where room is dear; left out where it is the reason."""
    lifted_by: list[str] = []
    """What would lift the refusal if the seat had it, as the game calls it."""
    turn: list[str] = []
    """The steps, where several in a row are answered as one: `action` is the last that was looked at."""
    step: int = 0
    """Which of them is refused, counted from 1."""


class Because(ToBrowser, frozen=True, omit_defaults=True, tag="because"):
    nonce: str
    answers: list[Answer]
    turns: list[Answer] = []
    not_now: list[NotNow] = []


class HintOrder(Struct, frozen=True):
    """What a step is called, told together with those after it that belong to it: `steps` in all."""

    words: str
    steps: int


class HintMessage(ToBrowser, frozen=True, omit_defaults=True, tag="hint"):
    nonce: str
    steps: list[str]
    words: str
    why: Words
    """What they bring."""
    before: float
    """The chance to win as the table stands, from 0 to 1: what `chances` says of it."""
    chance: float
    """The same after all steps."""
    orders: list[HintOrder]
    """One for each step: whoever has followed the first reads on from the next."""
    paid: Amounts = {}
    """By all steps together."""
    gained: Amounts = {}


class SeatStop(Struct, frozen=True, omit_defaults=True):
    """A kind of moment in which a seat may be asked out of turn, and what it wishes there.

    With `choices` it is for all kinds at once: the levels of the game, and which of them it is.
    """

    window: str
    title: str
    value: StopWish
    choices: dict[str, str] | None = None


class StopsMessage(ToBrowser, frozen=True, tag="stops"):
    """To whoever holds the seat, after hello and when it has changed; in games with such moments."""

    seat: Letter
    stops: list[SeatStop]
    later: bool
    """It is not asked at all before its own turn."""


class SignalMessage(ToBrowser, frozen=True, tag="signaled"):
    """What a partner says or points at: to those of its side, also to who said it."""

    seat: Letter
    phrase: str
    place: str
    words: str


class PlainMessage(ToBrowser, frozen=True, omit_defaults=True, tag="plain"):
    """Beside each position, to whoever has asked for it: the same in plain words and numbers.

    Of a long story it has the end; all of it comes by `story`.
    """

    version: Version
    number: Number
    viewer: Letter | None
    round: int
    game: PlainGame
    units: dict[str, Unit]
    score: Score
    status: PlainStatus
    seats: list[PlainSeat]
    position: list[Group]
    changes: list[PlainChange]
    story: list[PlainLine]
    prompt: Prompt | None
    undo: UndoWords | None
    redo: UndoWords | None
    watching: int | None = None
    mine: PlainMine | None = None
    result: Result | None = None


class GameResult(Struct, frozen=True):
    reason: str
    scores: list[int]
    ranks: list[int]
    winners: list[Letter]


class Over(ToBrowser, frozen=True, tag="over"):
    outcome: GameResult
    words: str
    made: Result | None
    """Of what each total is made, in games that say it."""
    turned: list[Disclosed]
    """What seats had face down."""


class Trouble(ToBrowser, frozen=True, tag="trouble"):
    """Something that is nobody's message: a sentence for people."""

    reason: str


ServerMessage = (
    TableMessage
    | PositionMessage
    | StoryMessage
    | TookBack
    | SinceMessage
    | Accepted
    | Refused
    | Because
    | HintMessage
    | StopsMessage
    | SignalMessage
    | PlainMessage
    | Over
    | Trouble
)

read = Decoder(ClientMessage).decode
"""A browser's message; msgspec.DecodeError when it is none."""

write = Encoder().encode
