"""How far a seat has come with the Agendas that it holds face down: for nobody else to see.

Whether a half holds, and how much there is of what it asks for, is the Agenda's own word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from landfall.games.alien_frontiers.agendas.agenda import Agenda, agendas_of
from landfall.games.alien_frontiers.agendas.feat import Feat
from landfall.games.alien_frontiers.box import ACTOR
from landfall.games.alien_frontiers.state import State

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers


def progress(game: AlienFrontiers, seen: State, seat: int) -> dict[str, dict[str, Any]]:
    """By Agenda: does each half hold now, and where its first half counts, how many of how many."""
    found: dict[str, dict[str, Any]] = {}
    for agenda in agendas_of(game.ruleset.book):
        if agenda.held(seen, seat):
            told: dict[str, Any] = {
                "met": bool(agenda.met(seen, seat)),
                "holds": bool(agenda.met_at_end(seen, seat)),
            }
            done = counted(agenda, seen, seat)
            if done is not None:
                told |= {"done": done, "of": int(agenda.in_game_number)}
            found[agenda.key] = told
    return found


def counted(agenda: Agenda, state: State, seat: int) -> int | None:
    """How much the seat has of what the Agenda asks for; None where it asks for no number."""
    done = int(agenda.counted(state, seat))
    if done < 0:
        return None
    anothers = isinstance(agenda, Feat) and state.at[ACTOR] != seat
    return 0 if anothers else done  # what is counted in a turn is nothing yet in another's
