"""What is under way: the stack of procedures, each by its name with its step and what it keeps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from landfall.core.position_entry import PositionEntry, suggestion, unknown
from landfall.games.conquest_of_planet_earth.box import (
    DEPTH,
    FRAME,
    KIND,
    MOST_FRAMES,
    PACK,
    SEAT,
    STEP,
    A,
    B,
    C,
    D,
    E,
)
from landfall.games.conquest_of_planet_earth.events.jammed_transmission import WHERE
from landfall.games.conquest_of_planet_earth.gambles import JAM, MALFUNCTION
from landfall.games.conquest_of_planet_earth.names import SAUCERS
from landfall.games.conquest_of_planet_earth.position.named import (
    ENEMY,
    OWN,
    Many,
    Name,
    Row,
    Saying,
    Several,
    Tick,
    Words,
)
from landfall.games.conquest_of_planet_earth.rule import (
    CANCELED,
    RED,
    TARGET_COUNT,
    W_EXPLORED,
    Book,
)
from landfall.games.conquest_of_planet_earth.state import State

STEPS: Final[Mapping[str, str]] = {
    "alien-battle": "begin next-round round-over after-loss first-stays second-stays marker-swap",
    "battle": "begin next-fight counter-fought card-fought stay won rewarded ended",
    "captain": "next-group round-over loss-over",
    "battle-phase": "resolving",
    "explore": "turn-up found",
    "resolve-space": "explore rivals humans after salvage done",
    "conquer": "marker gains events strike done over",
    "counters-fire": "firing",
    "counters-move": "mark move",
    "deploy": "deploying",
    "place-counter": "draw where push put wait done",
    "place-on-sections": "placing",
    "waiting-fights": "fighting",
    "draw-events": "draw play-at-once",
    "each-gives-up": "ask at-random",
    "gain-stuff": "drawing",
    "fight": "begin probe draw hero ingenuity after-ingenuity control text drawn fight round-over "
    "after-loss stay defeated",
    "fight-round": "begin barrage before-dice dice decide",
    "gamble": "roll rolled",
    "reroll": "roll rolled",
    "probing": "look under order",
    "scouting": "look under order",
    "telepathy": "look under order",
    "destroy": "ally guards shield cards lost over",
    "lose": "which done",
    "losses": "losing",
    "roll-for-each": "roll rolled",
    "breakthrough": "roll draw",
    "news": "draw played",
    "resistance-phase": "event liberation track deploy move fire breakthrough done over",
    "round": "begin reveal again lowest roll-off window turns resistance end",
    "set-up": "races choosing counters hands powers done",
    "strike": "look where what which done",
    "action": "acting over",
    "step": "taken answered",
    "turn": "begin started acting fighting discarding refilling over done",
    "play": "targets paid cancel effect",
    "window": "open asked",
    "bomb-falls": "section space bomb",
    "captain-comes": "section comes",
    "people-rise": "ask done",
    "seek-hero": "seek found",
    "tanks-hunt": "section tanks moves",
}
"""The steps of each procedure, as they are numbered."""

SEATLESS: Final = frozenset(
    "round set-up resistance-phase news deploy place-counter place-on-sections waiting-fights losses "
    "counters-fire counters-move breakthrough roll-for-each people-rise seek-hero tanks-hunt "
    "bomb-falls captain-comes".split()
)
"""Procedures of the table rather than of a seat."""

MOMENTS: Final = (
    *("command", "cancel", "step", "explored", "hero", "drawn", "before-dice", "after-dice"),
    *("destroyed", "battle-won", "action", "start", "immediate", "probe", "control", "shield"),
    "fight-won",
)
"""What windows are about."""

CAUSES: Final = ("other", "lost-round")
WHICH_ALIENS: Final = ("around", "everywhere", "away-from-sites", "here", "rivals-here")
GIVEN_UP: Final = ("event", "stuff-or-token", "token-or-event")
GAMBLES: Final = ("shield", "token", "malfunction", "jam")

Numbers = Sequence[int]
"""The numbers of one frame."""


class Kept(NamedTuple):
    """Something that a procedure keeps in mind: in which place of its frame, and how it is said."""

    key: str
    place: int
    how: Saying
    always: bool = False
    """It is said even if it is nought: nought is a name like others."""
    when: Callable[[Numbers], bool] = lambda numbers: True
    """Whether the place keeps this now, by the places before it."""


def kept_by(words: Words) -> Mapping[str, tuple[Kept, ...]]:
    """What each procedure keeps in mind."""
    box = words.box
    space = Kept("space", A, words.space, always=True)
    figures = SAUCERS + int(box.allies)
    every_alien = Many(0, int(box.spaces * box.seats) * figures)
    counted = Many(0, 99)
    looking = (Kept("left", C, counted), Kept("placed", D, counted))
    groups = {
        4 * place + seat: f"{name} {letter}"
        for place, name in enumerate("c123456")
        for seat, letter in enumerate(words.letters)
    }
    return {
        "alien-battle": (
            space,
            Kept("rival", B, words.seat, always=True),
            Kept("asked-first", C, words.seat),
        ),
        "battle": (
            space,
            Kept("alone", B, Tick()),
            Kept("counter", C, words.counter, always=True, when=lambda n: n[B] != 0),
        ),
        "captain": (
            Kept("section", A, words.section, always=True),
            Kept("space", B, words.space),
            Kept("against", C, words.seat),
            Kept("fought", D, Several(groups)),
        ),
        "explore": (space,),
        "resolve-space": (space,),
        "conquer": (space,),
        "counters-fire": (Kept("looked-at", A, Many(0, 3 * int(box.spaces))),),
        "counters-move": (Kept("space", B, words.space), Kept("counter", C, words.counter)),
        "deploy": (Kept("sections", A, counted), Kept("circles", B, counted)),
        "place-counter": (
            Kept("counter", A, words.counter_or_any, always=True),
            Kept("section", B, words.section, always=True),
            Kept("space", C, words.space_or_any, always=True),
            Kept("not", D, words.from_one(words.spaces)),
        ),
        "place-on-sections": (
            Kept("counter", A, words.counter_or_any, always=True),
            Kept("sections", B, words.some_sections),
            Kept("one-more", C, Tick()),
            Kept("among", E, words.some_sections),
        ),
        "waiting-fights": (
            Kept("space", A, words.space),
            Kept("fighting", B, Tick()),
            Kept("fought", D, words.seats),
            Kept("explored", E, Tick()),
        ),
        "draw-events": (Kept("cards", A, Name({-1: "all"} | {n: str(n) for n in range(100)})),),
        "each-gives-up": (
            Kept("what", A, Name(dict(enumerate(GIVEN_UP))), always=True),
            Kept("asked", B, counted),
        ),
        "gain-stuff": (Kept("cards", A, counted),),
        "fight": (
            Kept("against-counter", A, Tick()),
            Kept("counter", B, words.counter, always=True, when=lambda n: n[A] != 0),
            Kept("hero", C, Tick()),
        ),
        "fight-round": (Kept("rolled", E, counted),),
        "gamble": (
            Kept("for", A, Name(dict(enumerate(GAMBLES))), always=True),
            Kept("alien", B, words.figure, always=True, when=lambda n: n[A] == MALFUNCTION),
            Kept("space", C, words.space, always=True, when=lambda n: n[A] == MALFUNCTION),
            Kept(
                "human-tech",
                B,
                Name(dict(enumerate(box.tech_names))),
                always=True,
                when=lambda n: n[A] == JAM,
            ),
        ),
        "reroll": (
            Kept("side", A, Name({0: OWN, 1: ENEMY}), always=True),
            Kept("die", B, counted, always=True),
        ),
        "probing": looking,
        "scouting": looking,
        "telepathy": looking,
        "destroy": (
            Kept("alien", A, words.figure, always=True),
            Kept("space", B, words.space, always=True),
            Kept("cause", C, Name(dict(enumerate(CAUSES))), always=True),
            Kept("saved", D, Tick()),
        ),
        "lose": (
            Kept("space", B, words.space, always=True),
            Kept("cause", C, Name(dict(enumerate(CAUSES))), always=True),
        ),
        "roll-for-each": (
            Kept("which", A, Name(dict(enumerate(WHICH_ALIENS))), always=True),
            Kept("space", B, words.space),
            Kept("up-to", C, counted),
            Kept("looked-at", D, every_alien),
            Kept("rolls-for", E, every_alien),
        ),
        "breakthrough": (Kept("dice", A, counted), Kept("six", B, Tick())),
        "news": (Kept("passed-over", A, Many()), Kept("late-circles", C, counted)),
        "resistance-phase": (Kept("events", A, counted),),
        "round": (
            Kept("next", A, counted),
            Kept("rolled-one", B, Tick()),
            Kept("rolls-off", C, words.seats),
            Kept("best", D, counted),
            Kept("best-of", E, words.seats),
        ),
        "set-up": (Kept("next", A, counted), Kept("sections", B, counted)),
        "strike": (space, Kept("struck", B, words.space), Kept("rival", C, words.seat)),
        "action": (Kept("one-more", A, Tick()),),
        "step": (
            Kept("alien", A, words.figure, always=True),
            Kept("from", B, words.space, always=True),
            Kept("to", C, words.space, always=True),
        ),
        "window": (
            Kept("moment", A, Name(dict(enumerate(MOMENTS))), always=True),
            Kept("space", B, words.space, always=True, when=lambda n: n[A] == W_EXPLORED),
        ),
        "bomb-falls": (Kept("space", A, words.space), Kept("among", E, words.some_sections)),
        "captain-comes": (Kept("among", E, words.some_sections),),
        "seek-hero": (Kept("captain", B, Tick()),),
        "tanks-hunt": (Kept("section", A, words.section), Kept("among", E, words.some_sections)),
    }


# -- what is played or used -----------------------------------------------------------------------


class Doing(NamedTuple):
    """Something of a deed that is under way, which shares a place of the frame with others."""

    key: str
    place: int
    how: Saying
    low: int = 0
    """From which bit on it lies there."""
    wide: int = 60
    """How many bits it has."""


GOING_FROM: Final = 2
"""Where Aliens go that take a step together, in the place that also says that they are enough."""


def aims(words: Words, book: Book) -> Mapping[str, tuple[Doing, ...]]:
    """The targets of each deed that has any."""
    box = words.box
    spaces, seats = words.from_one(words.spaces), words.from_one(words.letters)
    figures = words.from_one(words.figures)
    prey = words.from_one((*words.letters, *box.counter_names))
    dice = [f"{side} {n}" for side in (OWN, ENEMY) for n in "1234"]
    codes = book.codes
    cancels = [
        codes.texts[code].partition(" ")[2] for code in range(int(codes.cancel), int(codes.push))
    ]
    second = Name({1: "enough"} | dict(enumerate(words.figures, 2)))
    going = Name({1: "enough"} | dict(enumerate(words.spaces, GOING_FROM)))
    at_space = (Doing("at", C, spaces),)
    at_rival = (Doing("rival", C, seats),)
    a_die = (Doing("die", C, words.from_one(dice)),)
    a_figure = (Doing("alien", C, figures),)
    carried = (Doing("from", C, spaces), Doing("alien", D, figures), Doing("to", E, spaces))
    return {
        "uprising": at_space,
        "paratrooper-drop": at_space,
        "crossed-orders": at_space,
        "search-and-destroy": (*at_space, Doing("second", D, spaces)),
        "solar-flare": at_rival,
        "atomic-bomb": at_space,
        "sabotage": (*at_rival, Doing("card", D, words.from_one(box.stuff_names))),
        "backstab": at_rival,
        "recalibrate": a_die,
        "saucer-malfunction": (*at_rival, Doing("at", D, spaces), Doing("alien", E, figures)),
        "raise-the-dead": a_figure,
        "legion-of-the-dead": a_figure,
        "glory-of-the-empire": a_die,
        "subject-legions": tuple(
            Doing(key, place, figures) for key, place in (("first", C), ("second", D), ("third", E))
        ),
        "psionic-backlash": a_die,
        "targeting-computer": a_die,
        "cloning-vats": a_figure,
        "teleporter": carried,
        "antigravity-engines": carried,
        "universal-translator": (Doing("event", C, words.from_one(box.event_names)),),
        "doomsday-device": at_space,
        "tractor-beam": (
            Doing("from", C, spaces),
            Doing("prey", D, prey, 0, 8),
            Doing("alien", D, figures, 8),
            Doing("to", E, spaces),
        ),
        "warp-jump": (
            Doing("from", C, spaces),
            Doing("alien", D, figures, 0, 8),
            Doing("second", D, second, 8),
            Doing("to", E, spaces),
        ),
        "rampage": (
            Doing("to", C, spaces),
            Doing("aliens", D, Row(words.figures)),
            Doing("enough", E, Tick()),
        ),
        "shaman-pheromones": (
            Doing("from", C, spaces),
            Doing("aliens", D, Row(words.figures)),
            Doing("to", E, going),
        ),
        "jammed-transmission": (
            Doing("cancels", C, words.from_one(cancels)),
            Doing("in-play", D, Tick()),
            Doing("of", E, seats, 0, WHERE),
            Doing("on", E, spaces, WHERE),
        ),
    }


OF_A_DEED: Final = (
    Doing("targets", B, Many(0, TARGET_COUNT), 0, 4),
    Doing("canceled", B, Tick(), 4, 1),
    Doing("red", B, Tick(), 5, 1),
)
assert (1 << 4, 1 << 5, TARGET_COUNT) == (CANCELED, RED, (1 << 4) - 1)
assert PACK * 12 <= 60


# -- writing and reading --------------------------------------------------------------------------


class UnderWay:
    """Writes and reads the stack of a game."""

    def __init__(self, words: Words, book: Book) -> None:
        self.words = words
        self.book = book
        self.names = [procedure.name for procedure in book.procedures]
        self.steps = {name: Name(dict(enumerate(STEPS[name].split()))) for name in self.names}
        self.kept = kept_by(words)
        self.aims = aims(words, book)
        self.deeds = Name({n: f"{deed.verb} {deed.key}" for n, deed in enumerate(book.deeds)})

    def write(self, state: State) -> list[dict[str, Any]]:
        """Every frame, what lies lowest first."""
        stack = int(state.box.stack)
        depth = int(state.at[DEPTH])
        frames = [range(stack + FRAME * n, stack + FRAME * (n + 1)) for n in range(depth)]
        return [self.written([int(state.at[at]) for at in frame]) for frame in frames]

    def written(self, frame: Numbers) -> dict[str, Any]:
        name = self.names[frame[KIND]]
        said: dict[str, Any] = {"procedure": name}
        if frame[STEP]:
            said["step"] = self.steps[name].say(frame[STEP])
        if frame[SEAT] or name not in SEATLESS:
            said["seat"] = self.words.seat_or_humans.say(frame[SEAT])
        left = [0, 0, 0, *frame[A:]]
        if name == "play":
            said["deed"] = self.deeds.say(frame[A])
            left[A] = 0
            for one in self.doings(frame[A]):
                value = frame[one.place] >> one.low & (1 << one.wide) - 1
                left[one.place] -= value << one.low
                if value:
                    said[one.key] = one.how.say(value)
        else:
            for kept in self.kept.get(name, ()):
                if kept.when(frame):
                    left[kept.place] = 0
                    if kept.always or frame[kept.place]:
                        said[kept.key] = kept.how.say(frame[kept.place])
        if any(left):
            raise KeyError(f"no name for {left} of {said}")
        return said

    def doings(self, deed: int) -> tuple[Doing, ...]:
        return (*OF_A_DEED, *self.aims.get(self.book.deeds[deed].key, ()))

    def read(self, entry: PositionEntry, state: State) -> Iterator[tuple[PositionEntry, int]]:
        """Lay the stack; of each frame its entry and where it begins."""
        each = entry.each()
        if not 1 <= len(each) <= MOST_FRAMES:
            raise entry.wrong(f"from 1 to {MOST_FRAMES} procedures are under way, not {len(each)}")
        for number, one in enumerate(each):
            at = int(state.box.stack) + FRAME * number
            for place, value in enumerate(self.read_frame(one)):
                state.at[at + place] = value
            state.at[DEPTH] = number + 1
            yield one, at

    def read_frame(self, entry: PositionEntry) -> list[int]:
        if not isinstance(entry.value, Mapping) or "procedure" not in entry.value:
            raise entry.wrong("must be a mapping with `procedure`, and what it keeps in mind")
        name = entry.value["procedure"]
        if name not in self.names:
            raise entry.at("procedure").wrong(unknown(name, self.names))
        frame = [0] * FRAME
        frame[KIND] = self.names.index(name)
        known = ["procedure", "step", "seat"]
        if entry.has("step"):
            frame[STEP] = self.steps[name].read(entry.at("step"))
        if entry.has("seat") or name not in SEATLESS:
            frame[SEAT] = self.words.seat_or_humans.read(entry.at("seat"))
        if name == "play":
            frame[A] = self.deeds.read(entry.at("deed"))
            known.append("deed")
            for one in self.doings(frame[A]):
                known.append(one.key)
                if entry.has(one.key):
                    frame[one.place] += one.how.read(entry.at(one.key)) << one.low
        else:
            for kept in self.kept.get(name, ()):
                if kept.when(frame):
                    known.append(kept.key)
                    if kept.always or entry.has(kept.key):
                        frame[kept.place] = kept.how.read(entry.at(kept.key))
        for key in entry.value:
            if key not in known:
                near = suggestion(key, known)
                raise entry.at(key).wrong(f"{name} keeps no such thing in mind; {near}")
        return frame
