"""Agendas when the game is over: which counted, with which half, and which were missed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from landfall.core.phrases import joined, tidied
from landfall.core.plain import Disclosed, Words
from landfall.games.alien_frontiers.agenda_progress import counted
from landfall.games.alien_frontiers.agenda_proofs import proved_at_end, proved_in_game
from landfall.games.alien_frontiers.agendas.agenda import Agenda, agendas_of
from landfall.games.alien_frontiers.agendas.agenda_piles import foretold, revealed
from landfall.games.alien_frontiers.agendas.feat import Feat
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table.agenda_rows import halves
from landfall.games.alien_frontiers.table.final_score import AGENDAS
from landfall.games.alien_frontiers.words import letter, title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers


def turned_up(game: AlienFrontiers, before: State | None, seen: State) -> list[Disclosed]:
    """Seat by seat; what came to light with the last step was in nobody's score before it."""
    return [
        told
        for seat in range(game.seats)
        for agenda in (agendas_of(game.ruleset.book) if seen.box.agendas else ())
        for told in _told(agenda, before, seen, seat)
    ]


def _told(agenda: Agenda, before: State | None, seen: State, seat: int) -> Iterator[Disclosed]:
    at = agenda.agenda
    shown, met = int(revealed(seen, seat)), int(foretold(seen, seat))
    opened = bool((shown | met) >> at & 1)
    if not opened and not agenda.held(seen, seat):
        return
    known = int(revealed(before, seat) | foretold(before, seat)) if before else 0
    late = opened and before is not None and not known >> at & 1
    at_end = not opened or (late and _by_its_end(agenda, seen, seat))
    heading, asked = halves(agenda)[at_end]
    # What proved one that was revealed in the game may be long gone.
    facts = tidied(joined(_facts(agenda, seen, seat, opened, bool(at_end)), "; ", "; "))
    yield {
        "seat": letter(seat),
        "thing": agenda.key,
        "title": title(seen.box, agenda.key),
        "points": (1 if shown >> at & 1 else 2) if opened else 0,
        "column": AGENDAS,
        "late": late or not opened,
        "heading": heading,
        "words": (facts if late or not opened else []) or [asked],
    }


def _by_its_end(agenda: Agenda, seen: State, seat: int) -> bool:
    """Did the end itself bring it to light, and not what an oracle showed or the last landing met?"""
    if foretold(seen, seat) >> agenda.agenda & 1:
        return False
    landed_last = seen.colonies_left(seat) == 0
    return bool(agenda.met_at_end(seen, seat)) and not (landed_last and agenda.met(seen, seat))


def _facts(agenda: Agenda, seen: State, seat: int, opened: bool, at_end: bool) -> Iterator[Words]:
    """What proved it; of one that was missed what did not hold, and how near its other half was."""
    proofs = (proved_at_end if at_end else proved_in_game)(agenda, seen, seat, None)
    yield from (words for holds, words in proofs if holds == opened)
    if not opened and not isinstance(agenda, Feat):
        done = counted(agenda, seen, seat)
        if done is not None and done < agenda.in_game_number:
            yield [f"in the game: {done} of {int(agenda.in_game_number)}"]
