"""What the HTTP part takes and gives, as OpenAPI and the browser's types know it."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from landfall.core.position_form import FieldKind

Letter = Annotated[str, Field(pattern="^[A-F]$")]
Key = Annotated[str, Field(max_length=64)]
Id = Annotated[str, Field(max_length=64)]


def _text(value: dict[str, Any]) -> dict[str, Any]:
    """Only what can be written again: half of a surrogate pair cannot."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise ValueError("has half a character in it (a surrogate)") from None
    return value


Position = Annotated[dict[str, Any], AfterValidator(_text)]


class Body(BaseModel):
    """Asked by a browser; what is not listed is not understood."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Reply(BaseModel):
    """Answered by the server; every entry is always there."""

    model_config = ConfigDict(frozen=True, json_schema_serialization_defaults_required=True)


# -- the catalog --------------------------------------------------------------------------------------


class Edition(Reply):
    name: str
    title: str
    seats: list[int]
    """For how many it is."""


class BotLevel(Reply):
    name: str
    title: str
    level: int
    words: str
    own: bool = False
    """From a file of whoever runs the server."""


class OptionChoice(Reply):
    name: str
    title: str
    seats: list[int]
    """For how many it is, where it is for others than the edition; empty where it is not."""


class OptionNeed(Reply):
    """Another option, and what is chosen there."""

    name: str
    value: Any


class OfferedOption(Reply):
    """Something to choose for a new game: yes or no, one of its choices, one of them for each seat (by
    its letter), or data of the game's own."""

    name: str
    title: str
    kind: Literal["flag", "choice", "seats", "data"]
    about: str
    choices: list[OptionChoice]
    default: Any
    editions: list[str]
    """Those that have it; empty where every one has."""
    needs: list[OptionNeed]
    """It goes with any one of these; empty where it goes with all."""


class CatalogGame(Reply):
    name: str
    title: str
    editions: list[Edition]
    default_edition: str
    seats: list[int]
    """For how many every edition is; the last is a full table."""
    options: list[OfferedOption]
    bots: list[BotLevel]
    default_bot: str
    """Whom a newcomer meets."""
    advice: bool
    """There are hints and chances to win."""
    plain: bool
    """It can be shown in plain words."""
    own_cards: bool
    """It takes cards of one's own."""
    accent: Literal["sun", "ray"]


class Catalog(Reply):
    """All games; the first is meant where none is named."""

    games: list[CatalogGame]
    version: str
    engine: str


class ThingPower(Reply):
    """What a thing does; texts are in spans, as in the plain words of a table."""

    kind: str
    heading: str
    price: list[str | dict[str, Any]]
    text: list[str | dict[str, Any]]
    gist: str | None = None
    """The text in as few words as fit on a small card, where it has more."""
    mark: Literal["printed", "read", "designed", "own"] | None = None
    """Whose text it is, where it is not the thing's own mark."""


class NamedThing(Reply):
    """A card, place or piece of a game by the name it has in notation."""

    name: str
    kind: str
    title: str
    mark: Literal["printed", "read", "designed", "own"]
    """Whose words these are."""
    powers: list[ThingPower]
    label: list[str | dict[str, Any]] = []
    points: int = 0


class CountedUnit(Reply):
    one: str
    many: str


class Things(Reply):
    """What is in a game, as this one is played: what it counts, and what each thing is called."""

    game: str
    title: str
    units: dict[str, CountedUnit]
    things: list[NamedThing]


# -- health -------------------------------------------------------------------------------------------


class LongestStretch(Reply):
    """Seconds for which nobody was answered: the server's own work, and by the clock.

    The clock also counts what other programs of the machine took.
    """

    worked: float
    waited: float


class Health(Reply):
    """How the server is; `clock` is in seconds since it started."""

    clock: float
    longest: LongestStretch
    """The longest stretch of the event loop without a yield."""
    connections: int
    tables: int
    """In use; the others wait in the store."""
    people: int
    """At these tables, watchers included."""
    reading: int
    """Files and positions that wait or are read."""
    jobs: int
    """Waiting or running."""


# -- the house ----------------------------------------------------------------------------------------


class HouseWish(Body):
    open: bool


class House(Reply):
    """Whether other devices of the house find the tables here, and where."""

    address: str
    """As http://192.0.2.7:8463; empty while they do not."""
    always: bool
    """It was started so, and stays so until it is started anew."""
    may_change: bool
    """You sit at the machine that serves it, and may open and close it."""


# -- tables -------------------------------------------------------------------------------------------


class NewSeat(Body):
    """Me and someone here share this screen; a link invites somebody elsewhere."""

    player: Literal["me", "here", "bot", "link"]
    bot: str | None = None
    name: Annotated[str, Field(max_length=200)] | None = None


class FromRecord(Body):
    id: Id
    number: Annotated[int, Field(ge=0)]


class GameChoice(Body):
    """A game with its edition and options; what is left out is as the catalog has it by default."""

    game: str | None = None
    edition: str | None = None
    options: Position = {}
    """By name, as the catalog offers them; `cards` has own cards as data."""
    cards: str = ""
    """The text of a file of own cards, in a game that takes them."""


class NewTable(GameChoice):
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=6)]
    hints: bool = False
    chances: bool = False
    watchers: bool = False
    rolls: bool = False
    """People roll their own dice: the table waits for them to. Without it, dice come at once, until
    a seat says otherwise."""
    seed: Annotated[int, Field(ge=0, lt=2**53)] | None = None
    """The same seed and the same actions give the same dice and cards; not with invitations."""
    script: Annotated[list[str], Field(max_length=1000)] = []
    """Chance outcomes in notation that come first, in this order, for lessons; not with invitations."""
    position: Position | None = None
    record: FromRecord | None = None


class Made(Reply):
    """A key for each seat on this screen, a link for each one elsewhere, and one to watch."""

    id: str
    keys: dict[str, str]
    links: dict[str, str]
    watch: str | None = None


class Rematch(Reply):
    """The table at which the same people play again: their keys open it."""

    id: str


class CourseRound(Reply):
    """How a round ended."""

    round: int
    scores: list[int]
    chances: list[float] | None


class TurningPoint(Reply):
    """The act after which a seat's chance to win was most changed."""

    number: int
    """Of the step in the record."""
    line: int
    """Of its line in the viewer's story."""
    round: int
    before: float
    after: float


class Prize(Reply):
    """For what somebody did in a game that is over; `words` follow their names."""

    title: str
    seats: list[Letter]
    words: str


class GameCourse(Reply):
    """A game round by round, and for each seat where it turned; at its end the critics' prizes."""

    rounds: list[CourseRound]
    turning: list[TurningPoint | None]
    critics: list[Prize]


class GameLuck(Reply):
    """What each seat's own rolls brought it, against rolls as they might have come, in parts of a chance
    to win; None where that cannot be judged."""

    luck: list[float] | None


class CardsToCheck(GameChoice):
    """Own cards for a game of so many seats; `name` is what complaints call the file."""

    seats: int
    name: Annotated[str, Field(max_length=200)] = "own cards"


class ReplacedEntry(Reply):
    """One thing that own cards replace: as it was and as it is, where few words say it."""

    part: str
    what: str
    was: str
    now: str


class ReplacedCards(Reply):
    """What own cards replace, and their digest."""

    digest: str
    replaced: list[ReplacedEntry]


class KnownTable(Body):
    id: Id
    keys: Annotated[list[Key], Field(max_length=8)]


class MyTables(Body):
    tables: Annotated[list[KnownTable], Field(max_length=200)]


class Status(Reply):
    """A table you know, in a line; `gone` when it is not here or the keys do not fit."""

    id: str
    gone: bool = False
    words: str = ""
    game: str = ""
    edition: str = ""
    names: list[str] = []
    number: int = 0
    yours: bool = False
    """One of your seats decides now."""
    over: bool = False


class Statuses(Reply):
    tables: list[Status]


class Seen(Reply):
    """A position of the past as a seat sees it."""

    number: int
    view: dict[str, Any]
    scores: list[int]
    plain: dict[str, Any] | None = None
    """The same in plain words, a `PlainMessage`, for whoever asks for it."""


# -- records ------------------------------------------------------------------------------------------


class RecordPlayer(Reply):
    letter: Letter
    name: str
    bot: bool


class RecordHeader(Reply):
    game: str
    edition: str
    seats: int
    options: dict[str, Any]
    own_cards: ReplacedCards | None
    """What it was played with instead of what the game comes with."""
    players: list[RecordPlayer]
    engine: str
    date: str


class RecordStep(Reply):
    number: int
    since: int
    seat: Letter | None
    action: str
    words: str
    spans: list[str | dict[str, Any]]
    """The same with names and amounts apart, as at a table."""
    round: int


class RecordResult(Reply):
    reason: str
    scores: list[int]
    ranks: list[int]
    winners: list[Letter]


class OpenedRecord(Reply):
    id: str
    header: RecordHeader
    steps: list[RecordStep]
    outcome: RecordResult | None


class Stroke(Reply):
    """What chance did for a seat: by how much its chance to win changed."""

    step: int
    seat: Letter
    action: str
    luck: float


class BetterWay(Reply):
    """A way to play on, up to the next chance, and the chance to win it leads to."""

    actions: list[str]
    orders: list[str]
    """The same as people say it; actions that belong together are one order."""
    worth: float


class AnalysedDecision(Reply):
    """What was played, what it gave away, and the best way found."""

    step: int
    action: str
    title: str
    """What the action is called."""
    loss: float
    better: list[BetterWay]


class AnalysedTurn(Reply):
    """Every seat's chance before the dice of a turn, and what came then; turn 0 is the set-up."""

    number: int
    seat: Letter | None
    chances: list[float]
    luck: list[Stroke]
    decisions: list[AnalysedDecision]


class Analysis(Reply):
    """A game judged; `end` has the chances where the record stops.

    While it is being judged: the turns so far, and the chances where they stop.
    """

    turns: list[AnalysedTurn]
    end: list[float]
    last: int
    """The number of the game's last turn, be it judged yet or not."""


class JobStarted(Reply):
    """The token is for stopping it: `Authorization: Bearer TOKEN`."""

    job: str
    token: str


class JobStatus(Reply):
    """`estimate` is in seconds; a running job has what is found so far, a failed one only a reason."""

    state: Literal["waiting", "running", "done", "failed"]
    progress: float
    estimate: float | None = None
    result: Analysis | None = None
    reason: str = ""


# -- positions, scenarios, rules ------------------------------------------------------------------------


class PositionToCheck(GameChoice):
    seats: int
    position: Position


class GoodPosition(Reply):
    ok: Literal[True] = True
    position: dict[str, Any]
    view: dict[str, Any]
    picture: str


class BadPosition(Reply):
    ok: Literal[False] = False
    where: str
    problem: str
    """As it is said of a file."""
    words: str
    """As it is said to whoever fills in a form."""


class FormWish(GameChoice):
    """For so many seats; a position that comes with it is made short."""

    seats: int
    position: Position | None = None


class FormEntry(Reply):
    """One entry of a position: what it is called, and what may stand there."""

    key: str
    label: str
    kind: FieldKind
    low: int
    high: int
    names: str
    """The list with the names to choose from."""
    usual: str
    """How it is where it is left out."""
    fields: list[FormEntry]


class FormPart(Reply):
    title: str
    fields: list[FormEntry]


class FormToFill(Reply):
    """All entries of a position of this game, and the names that they may have."""

    sections: list[FormPart]
    lists: dict[str, list[tuple[str, str]]]
    position: dict[str, Any] | None
    """The one that came, without what is as usual; none where it cannot be."""


class ScenarioPosition(Reply):
    name: str
    game: str
    edition: str
    seats: int
    options: dict[str, Any]
    position: dict[str, Any]


class RuleEntry(Reply):
    id: str
    title: str
    text: str
    rulings: list[str]
    editions: list[str]
    differs: dict[str, str]
    own: bool
    """In the words of own cards."""
    mark: Literal["printed", "read", "designed"]
    """Whose rule it is."""
    module: str
    """What must be chosen for a game to have it; empty where nothing must be."""


class RuleGroup(Reply):
    title: str
    section: str
    """The kind of thing it is about; groups of one kind stand together. Empty where none is named."""
    rules: list[RuleEntry]


class Ruling(Reply):
    id: str
    group: str
    question: str
    ruling: str
    editions: list[str]
    basis: str
    reason: str
    own: bool


class Rules(Reply):
    groups: list[RuleGroup]
    rulings: list[Ruling]


class Problem(Reply):
    """Every error of the HTTP part: a sentence; for files also the line."""

    reason: str
    line: int | None = None
