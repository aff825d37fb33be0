"""Seats as everybody sees them, and where the game stands in a line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landfall.core.game import CHANCE, OVER, SEAT_LETTERS, SOMEONE
from landfall.core.plain import SeatFact, SeatFacts, Situation, Words
from landfall.games.conquest_of_planet_earth import called, spans
from landfall.games.conquest_of_planet_earth.box import (
    ACTION,
    BATTLE,
    BATTLES,
    CHOSEN,
    COMMAND,
    DRAWING,
    NUMBER,
    PHASE,
    POINTS,
    RACE,
    RESISTANCE,
    ROUND,
    TRACK,
)
from landfall.games.conquest_of_planet_earth.drawing import intelligence
from landfall.games.conquest_of_planet_earth.frames import nearest, top_frame
from landfall.games.conquest_of_planet_earth.happening import card_words, fight_words, moment_words
from landfall.games.conquest_of_planet_earth.names import TRACK_END
from landfall.games.conquest_of_planet_earth.round import REVEAL
from landfall.games.conquest_of_planet_earth.setup import CHOOSING
from landfall.games.conquest_of_planet_earth.state import State

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

TEAMS: Final = ("A and B", "C and D")
GATHERED: Final = "Answers are being gathered"

STEPS_OF_THE_HUMANS: Final = {
    "news": "Resistance Event",
    "deploy": "Deployment",
    "counters-move": "Counters move",
    "counters-fire": "Barrages",
    "breakthrough": "Scientific breakthrough",
}


def seats(game: ConquestOfPlanetEarth, seen: State, viewer: int | None) -> list[SeatFacts]:
    """What lies open of every seat."""
    return [_seat(game, seen, seat) for seat in range(game.seats)]


def _seat(game: ConquestOfPlanetEarth, seen: State, seat: int) -> SeatFacts:
    facts: list[SeatFact] = [
        {"unit": "tokens", "n": int(seen.tokens(seat))},
        {"unit": "saucers", "n": on_board(seen, seat)},
        {"unit": "pool", "n": int(seen.in_pool(seat))},
        {"unit": "cards", "n": int(seen.hand_size(seat))},
        {"unit": "stuff", "n": stuff_count(seen, seat)},
        {"unit": "points", "n": int(seen.of(POINTS, seat))},
        {"unit": "command", "n": int(seen.of(NUMBER, seat))},
    ]
    found: SeatFacts = {
        "letter": SEAT_LETTERS[seat],
        "score": game.score(seen, seat),
        "facts": facts,
    }
    if game.mode != "competitive":
        facts.insert(0, {"unit": "own", "n": int(seen.terror(seat))})
    if seen.of(RACE, seat) > 0:
        found["note"] = called.race(seen.box, int(seen.race(seat)))
    if game.mode == "team":
        found["team"] = TEAMS[game.teams[seat]]
    return found


def on_board(seen: State, seat: int) -> int:
    return sum(int(seen.aliens(space, seat)) for space in range(int(seen.box.spaces)))


def stuff_count(seen: State, seat: int) -> int:
    return sum(int(seen.has_stuff(seat, kind)) for kind in range(int(seen.box.stuff)))


def hand_limit(seen: State, seat: int) -> int:
    """How many Events the hand is filled up to; nought before the seat has a race."""
    return int(intelligence(seen, seat)) if seen.of(RACE, seat) > 0 else 0


# -- where the game stands ----------------------------------------------------------------------------


def status(game: ConquestOfPlanetEarth, seen: State, viewer: int | None) -> Situation:
    """Whose turn it is and what is going on."""
    actor = game.actor(seen)
    if actor == OVER:
        outcome = game.outcome(seen)
        assert outcome is not None
        return {"words": ["The game is over"], "step": outcome.reason.capitalize()}
    frame = top_frame(game, seen)
    assert frame is not None
    step = _step(game, seen)
    if frame.name == "window":
        words = spans.begun(moment_words(game, seen, frame, viewer))
        return {"words": words, "step": f"{step}. {GATHERED}", "doing": "answering"}
    if actor == SOMEONE or frame.name in ("round", "set-up"):
        return _choosing(game, seen, frame.name, frame.step, step)
    if frame.name == "play":
        return {"words": spans.begun(card_words(game, seen, frame, viewer)), "step": step}
    if seen.at[BATTLE] != 0:
        return {"words": spans.begun(fight_words(seen, viewer)), "step": step}
    return {"words": _turn(game, seen, viewer), "step": step}


def _turn(game: ConquestOfPlanetEarth, seen: State, viewer: int | None) -> Words:
    turn = int(seen.turn)
    if turn >= 0:
        return spans.begun([*spans.whose(turn, viewer), " turn"])
    if seen.at[PHASE] == RESISTANCE:
        return ["The Humans act"]
    return ["The table is set up" if seen.at[ROUND] == 0 else "The round goes on"]


def _choosing(game: ConquestOfPlanetEarth, seen: State, name: str, at: int, step: str) -> Situation:
    if name == "set-up":
        choosing = at == CHOOSING or game.actor(seen) != CHANCE
        words = "Races are being chosen" if choosing else "Races are being dealt"
        return {"words": [words], "step": step, "doing": "choosing"}
    if name == "round" and at == REVEAL and game.actor(seen) != CHANCE:
        laid = sum(seen.of(CHOSEN, seat) != 0 for seat in range(game.seats))
        chosen = f"{laid} of {game.seats} have chosen"
        return {"words": ["Commands are being chosen"], "step": chosen, "doing": "choosing"}
    return {"words": ["The Command dice are rolled"], "step": step}


def _step(game: ConquestOfPlanetEarth, seen: State) -> str:
    """The phase, and what is left in it."""
    phase, turn = int(seen.at[PHASE]), int(seen.turn)
    if phase == ACTION and turn >= 0:
        return f"Action Phase, {called.count(int(seen.of(POINTS, turn)), 'Action Point')} left"
    if phase == RESISTANCE:
        under_way = next((name for name in STEPS_OF_THE_HUMANS if nearest(game, seen, name)), "")
        doing = f": {STEPS_OF_THE_HUMANS[under_way]}" if under_way else ""
        return f"Resistance Phase{doing}; Human Tech {int(seen.at[TRACK])} of {TRACK_END}"
    return {
        COMMAND: "Command Phase",
        BATTLES: "Battle Phase",
        DRAWING: "Draw Phase",
    }.get(phase, "Set-up")
