"""The end of the game: who has won, of what each total is made, and how a tie was broken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landfall.core.outcome import Outcome
from landfall.core.plain import Result, ResultRow, Words
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.story import tie_breaks
from landfall.games.alien_frontiers.table import spans
from landfall.games.alien_frontiers.views import points
from landfall.games.alien_frontiers.words import letter, title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers

AGENDAS: Final = "Agendas"
"""What their column is called."""


def result(game: AlienFrontiers, seen: State) -> Result | None:
    """How it ended; None while it goes on."""
    outcome = game.outcome(seen)
    if outcome is None:
        return None
    order = sorted(range(game.seats), key=lambda seat: outcome.ranks[seat])
    made: Result = {
        "words": headline(outcome),
        "detail": last_colony(seen),
        "columns": columns(seen),
        "rows": [row(game, seen, outcome, seat) for seat in order],
    }
    if words := tie(seen, outcome):
        made["tie"] = words
    return made


def columns(state: State) -> list[str]:
    """What points are made of, in the order of `points`."""
    agendas = [AGENDAS] if state.box.agendas else []
    return ["Colonies", "Territories", title(state.box, "positron-field"), *agendas, "Cards"]


def headline(outcome: Outcome) -> Words:
    """`Cleo wins, 11 to 10`; whoever are level in all share the win."""
    winners = spans.joined([spans.named(seat)] for seat in outcome.winners)
    scores = sorted(outcome.scores, reverse=True)
    if len(outcome.winners) > 1:
        return [*winners, f" share the win with {scores[0]} each."]
    if scores[0] == scores[1]:
        return [*winners, f" wins the tie at {scores[0]}."]
    return [*winners, f" wins, {scores[0]} to {scores[1]}."]


def last_colony(state: State) -> Words:
    done = [seat for seat in range(int(state.seats)) if state.colonies_left(seat) == 0]
    who = spans.joined([spans.named(seat)] for seat in done)
    return [*who, " landed a last colony and ended the game."]


def row(game: AlienFrontiers, state: State, outcome: Outcome, seat: int) -> ResultRow:
    return {
        "seat": letter(seat),
        "rank": outcome.ranks[seat],
        "total": game.score(state, seat),
        "parts": [*points(game, state, seat).values()],
    }


def tie(state: State, outcome: Outcome) -> Words:
    """What decided among seats with the most points; nothing where one has most."""
    best = max(outcome.scores)
    level = [seat for seat, score in enumerate(outcome.scores) if score == best]
    if len(level) == 1:
        return []
    names = spans.joined([spans.named(seat)] for seat in level)
    decided: list[Words] = []
    for noun, held in tie_breaks(state):
        most = max(held[seat] for seat in level)
        ahead = [seat for seat in level if held[seat] == most]
        if len(ahead) < len(level):
            who = spans.joined([spans.named(seat), f" {held[seat]}"] for seat in level)
            decided.append([f"{noun} decide, ", *who])
            level = ahead
    if len(level) > 1:
        cards = f"{AGENDAS}, cards" if state.box.agendas else "cards"
        decided.append([f"{cards}, ore and fuel are equal"])
    return spans.tidied([*names, f" have {best} each: ", *spans.joined(decided, "; ", "; "), "."])
