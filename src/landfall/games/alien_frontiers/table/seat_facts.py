"""The seats in numbers, and in a line where the game stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from landfall.core.plain import SeatFacts, Situation, Words
from landfall.games.alien_frontiers.asks import ASK_MAIN, ASK_WINDOW, OVER
from landfall.games.alien_frontiers.box import RELIC_HERE
from landfall.games.alien_frontiers.decisions import asked
from landfall.games.alien_frontiers.hands import SIZE
from landfall.games.alien_frontiers.moment import docks_only
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table import spans
from landfall.games.alien_frontiers.words import count, letter

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers


def seats(game: AlienFrontiers, seen: State, viewer: int | None) -> Sequence[SeatFacts]:
    return [seat_facts(game, seen, seat) for seat in range(game.seats)]


def seat_facts(game: AlienFrontiers, state: State, seat: int) -> SeatFacts:
    numbers = {
        "fuel": state.fuel(seat),
        "ore": state.ore(seat),
        "ship": state.fleet(seat),
        "colony": state.colonies_left(seat),
        "card": int(state.cards(seat)).bit_count(),
    }
    return {
        "letter": letter(seat),
        "score": game.score(state, seat),
        "facts": [{"unit": unit, "n": int(n)} for unit, n in numbers.items()],
    }


def status(game: AlienFrontiers, seen: State, viewer: int | None) -> Situation:
    """Whose turn it is, and what is being decided."""
    if seen.who == OVER:
        return {"words": ["The game is over"], "step": "A last colony has landed"}
    decision = asked(seen)
    if decision.by_chance:
        said = decision.said(seen, int(seen.seat))
        return {"words": _whose_turn(seen, viewer), "step": f"{said[:1].upper()}{said[1:]}"}
    return {
        "words": _whose_turn(seen, viewer),
        "step": step(seen, viewer),
        "doing": "docking" if seen.asks == ASK_MAIN else "choosing",
    }


def _whose_turn(state: State, viewer: int | None) -> Words:
    if not state.turns:
        return ["The table is being set"]
    turn = int(state.turn)
    paused = ", paused" if state.who >= 0 and state.who != turn else ""
    if state.asks == ASK_WINDOW or docks_only(state):
        paused = " is over"
    return spans.tidied(spans.begun([*spans.whose(turn, viewer), f" turn{paused}"]))


def step(state: State, viewer: int | None) -> str:
    """What the acting seat is about; whoever docks is told how many by the question itself."""
    if state.asks != ASK_MAIN:
        said = asked(state).said(state, int(state.seat))
        return f"{said[:1].upper()}{said[1:]}"
    ships = int(SIZE[state.hand] + state.at[RELIC_HERE])
    if viewer == state.seat:
        finish = "Finish docking" if docks_only(state) else "Finish your turn"
        return "Dock your ships" if ships else finish
    return f"{count(ships, 'ship')} to dock" if ships else "All ships are docked"
