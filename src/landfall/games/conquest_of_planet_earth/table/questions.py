"""What a seat is asked, by what is under way: the question, and how it came to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from landfall.core.plain import Words
from landfall.games.conquest_of_planet_earth import battle, called, looking, spans, strike
from landfall.games.conquest_of_planet_earth import round as rounds
from landfall.games.conquest_of_planet_earth.battle_phase import RIVALS
from landfall.games.conquest_of_planet_earth.box import B_SPACE
from landfall.games.conquest_of_planet_earth.drawing import AN_EVENT_OF_CHOICE
from landfall.games.conquest_of_planet_earth.frames import Frame, deed_under_way
from landfall.games.conquest_of_planet_earth.happening import enemy
from landfall.games.conquest_of_planet_earth.rule import (
    A_COUNTER,
    A_DIE,
    A_RIVAL,
    A_RIVAL_OR_COUNTER,
    A_SPACE,
    A_STUFF_CARD,
    AN_ALIEN,
    AN_EVENT,
    T_PROBE,
    T_START,
    TARGET_COUNT,
    W_AFTER,
    W_BATTLE_WON,
    W_BEFORE,
    W_CANCEL,
    W_COMMAND,
    W_CONTROL,
    W_DESTROYED,
    W_DRAWN,
    W_EXPLORED,
    W_FIGHT_WON,
    W_HERO,
    W_SHIELD,
    W_STEP,
)
from landfall.games.conquest_of_planet_earth.setup import CHOOSING
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.table.seat_facts import hand_limit

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth


class Question(NamedTuple):
    """What is asked: its id, its words, how it came to it; and who may look on."""

    id: str
    words: str
    detail: Words = []
    secret: bool = False
    """The answer is hidden until all have chosen."""
    covered: bool = False
    """What can be answered is for nobody else to see."""
    card: str = ""
    """The card that asks."""


WINDOWS: Final = {
    W_COMMAND: "Answer the Command numbers?",
    W_CANCEL: "Cancel it?",
    W_STEP: "Answer this step?",
    W_EXPLORED: "Answer this discovery?",
    W_HERO: "Answer this Hero?",
    W_DRAWN: "Answer this Resistance?",
    W_CONTROL: "Control this Resistance?",
    W_BEFORE: "Anything before the dice?",
    W_AFTER: "Let the dice stand?",
    W_DESTROYED: "Save this Alien?",
    W_SHIELD: "Shield this Alien?",
    W_BATTLE_WON: "Make use of your victory?",
    W_FIGHT_WON: "Make use of your victory?",
    T_START: "Anything before your actions?",
    T_PROBE: "Anything before you fight?",
}

TARGETS: Final = {
    A_SPACE: "Which Space?",
    A_RIVAL: "Which player?",
    A_STUFF_CARD: "Which Space Stuff card?",
    A_COUNTER: "Which Counter?",
    AN_ALIEN: "Which Alien?",
    A_DIE: "Which die is rolled again?",
    AN_EVENT: "Which Event will you discard?",
    A_RIVAL_OR_COUNTER: "Whose Alien, or which Counter?",
}
"""What a card is aimed at, where it has no words of its own."""

FROM_AND_TO: Final = {A_SPACE: ("From which Space?", "To which Space?")}
MOVING: Final = (
    "tractor-beam",
    "warp-jump",
    "teleporter",
    "antigravity-engines",
    "shaman-pheromones",
)
OWN_WORDS: Final = {
    ("rampage", A_SPACE): "Where do they go on to?",
    ("rampage", AN_ALIEN): "Which Aliens go on?",
    ("cloning-vats", AN_ALIEN): "Which Alien comes back?",
    ("saucer-malfunction", A_SPACE): "In which Space?",
    ("solar-flare", A_RIVAL): "Who has fewer actions?",
    ("jammed-transmission", A_SPACE): "On which Location?",
    ("jammed-transmission", A_RIVAL): "Whose card?",
    ("backstab", A_RIVAL): "From whom do you take a token?",
}


def question(game: ConquestOfPlanetEarth, seen: State, frame: Frame, seat: int) -> Question:
    """What a seat is asked now."""
    match frame.name:
        case "window":
            return Question(f"window-{frame.a}", WINDOWS[frame.a], covered=True)
        case "play":
            return _target(game, seen, frame)
        case "round":
            return _command(game, seen, frame)
        case "set-up":
            if frame.step == CHOOSING:
                detail = "You were dealt two races; the other stays out of the game."
                return Question("race", "Which race will you keep?", [detail], secret=True)
            return Question("race", "Which race will you lead?")
        case "action":
            return _action(frame)
        case "turn":
            held, limit = int(seen.hand_size(seat)), hand_limit(seen, seat)
            detail = f"You hold {called.count(held, 'Event')}; the hand is filled up to {limit}."
            return Question("discard", "Discard an Event before you draw?", [detail], covered=True)
        case "telepathy" | "probing" | "scouting":
            if frame.step == looking.UNDER:
                return Question("under", "Put a card under the deck?", covered=True)
            return Question("order", "Which card lies on top?", covered=True)
    return _in_battle(game, seen, frame, seat)


def _in_battle(game: ConquestOfPlanetEarth, seen: State, frame: Frame, seat: int) -> Question:
    match frame.name:
        case "battle-phase":
            detail = "Each place with your Aliens has its turn, in the order you choose."
            return Question("resolve", "Which place comes next?", [detail])
        case "resolve-space":
            if frame.step == RIVALS:
                return Question("rival", "Whom will you fight first?")
            return _steal(seen, frame, seat)
        case "alien-battle":
            if frame.step == battle.MARKER_SWAP:
                return _steal(seen, frame, seat)
            return _stay(seen, seat)
        case "battle":
            if frame.step == battle.NEXT_FIGHT:
                return Question("counter", "Which Counter will you fight first?")
            return _stay(seen, seat)
        case "fight":
            return _stay(seen, seat)
        case "captain":
            return Question("captain", f"Whom does {called.captain(seen.box)} attack next?")
        case "lose":
            where: Words = ["One of your Aliens ", *spans.within(seen, frame.b, seat), " is lost."]
            return Question("lose", "Which Alien do you lose?", spans.tidied(where))
        case "draw-events":
            detail = "These must be played as soon as they are drawn."
            return Question("at-once", "Which card comes first?", [detail])
        case "each-gives-up":
            if frame.a == AN_EVENT_OF_CHOICE:
                return Question("give-up", "Which Event will you discard?", covered=True)
            return Question("give-up", "Which Space Stuff card will you discard?")
        case "place-counter":
            where = ["The centre has no room for all Counters of ", *spans.at(seen, frame.c, seat)]
            return Question("push", "Which Counter is pushed away?", spans.sentence(where))
        case "strike":
            return _strike(seen, frame)
        case "people-rise":
            return Question("uprising", "Which Conquest Marker do you remove?", card="Uprising")
    raise AssertionError(f"nobody is asked by {frame.name}")


def _action(frame: Frame) -> Question:
    if frame.a == 1:
        return Question("swarm", "Land another for the same price?")
    return Question("action", "What will you do?", covered=True)


def _command(game: ConquestOfPlanetEarth, seen: State, frame: Frame) -> Question:
    if frame.step == rounds.AGAIN:
        detail = "A 1 has brought you an Alien Menace Token; a second roll stands."
        return Question("again", "Roll the Command die again?", [detail])
    detail = "The number is your Action Points; the lowest goes first."
    return Question("command", "Which Command Counter will you lay?", [detail], secret=True)


def _target(game: ConquestOfPlanetEarth, seen: State, frame: Frame) -> Question:
    deed = deed_under_way(game, frame)
    named = frame.b & TARGET_COUNT
    want = int(deed.wants(seen, frame.at, named))
    words = OWN_WORDS.get((deed.key, want)) or TARGETS[want]
    if deed.key in MOVING and want == A_SPACE:
        words = FROM_AND_TO[A_SPACE][min(named, 1)]
    title = called.deed_title(seen.box, deed)
    text = called.deed_text(seen.box, deed)
    return Question(f"target-{named}", words, [text], covered=True, card=title)


def _steal(seen: State, frame: Frame, seat: int) -> Question:
    owner = int(seen.marker(frame.a))
    detail = [
        *spans.whose(owner, seat),
        " Conquest Marker lies on ",
        *spans.at(seen, frame.a, seat),
    ]
    worth = called.count(int(seen.population(frame.a)), "Terror Point")
    return Question("steal", "Steal this place?", spans.sentence([*detail, f", worth {worth}"]))


def _stay(seen: State, seat: int) -> Question:
    space = int(seen.at[B_SPACE])
    detail = ["Against ", *enemy(seen, seat), " ", *spans.within(seen, space, seat)]
    return Question("stay", "Fight on or escape?", spans.sentence(detail))


def _strike(seen: State, frame: Frame) -> Question:
    words = {
        strike.WHERE: "Where does the missile strike?",
        strike.WHAT: "What does the missile hit?",
        strike.WHICH: "Which Alien does it hit?",
    }
    silo = called.titled(seen.box, "missile-silo")
    return Question(f"strike-{frame.step}", words[frame.step], card=silo)
