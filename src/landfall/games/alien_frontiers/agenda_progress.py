"""How far a seat has come with the Agendas that it holds face down: for nobody else to see.

Whether a half holds, and how much there is of what it asks for, is the Agenda's own word; what proves
it, and what is missing, is said fact by fact. Of one that lies open everybody is told what proves it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from landfall.core.phrases import begun
from landfall.games.alien_frontiers.agenda_proofs import Proof, proved_at_end, proved_in_game
from landfall.games.alien_frontiers.agendas.agenda import Agenda, agendas_of
from landfall.games.alien_frontiers.agendas.agenda_piles import foretold, revealed
from landfall.games.alien_frontiers.agendas.feat import Feat
from landfall.games.alien_frontiers.box import ACTOR
from landfall.games.alien_frontiers.state import State

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers


def agendas_told(game: AlienFrontiers, seen: State, viewer: int | None) -> dict[str, Any]:
    """What a view has of Agendas: how far its own seat is, and what proves those that lie open."""
    own = {} if viewer is None else {"progress": progress(game, seen, viewer)}
    return {**own, "proved": proved(game, seen, viewer)}


def progress(game: AlienFrontiers, seen: State, seat: int) -> dict[str, dict[str, Any]]:
    """By Agenda: does each half hold, by which facts; where the first counts, how many of how many."""
    found: dict[str, dict[str, Any]] = {}
    for agenda in agendas_of(game.ruleset.book):
        if agenda.held(seen, seat):
            told: dict[str, Any] = {
                "met": bool(agenda.met(seen, seat)),
                "holds": bool(agenda.met_at_end(seen, seat)),
                "now": _facts(proved_in_game(agenda, seen, seat, seat)),
                "end": _facts(proved_at_end(agenda, seen, seat, seat)),
            }
            done = counted(agenda, seen, seat)
            if done is not None:
                told |= {"done": done, "of": int(agenda.in_game_number)}
            found[agenda.key] = told
    return found


def proved(
    game: AlienFrontiers, seen: State, viewer: int | None
) -> dict[str, list[dict[str, Any]]]:
    """What proves the Agendas that lie open, for as long as their half in the game is met."""
    return {
        agenda.key: _facts(proved_in_game(agenda, seen, seat, viewer))
        for agenda in agendas_of(game.ruleset.book)
        for seat in range(game.seats)
        if (revealed(seen, seat) | foretold(seen, seat)) >> agenda.agenda & 1
        and agenda.met(seen, seat)
    }


def _facts(proofs: list[Proof]) -> list[dict[str, Any]]:
    return [{"holds": holds, "words": begun(words)} for holds, words in proofs]


def counted(agenda: Agenda, state: State, seat: int) -> int | None:
    """How much the seat has of what the Agenda asks for; None where it asks for no number."""
    done = int(agenda.counted(state, seat))
    if done < 0:
        return None
    anothers = isinstance(agenda, Feat) and state.at[ACTOR] != seat
    return 0 if anothers else done  # what is counted in a turn is nothing yet in another's
