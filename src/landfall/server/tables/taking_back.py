"""Taking back: what a seat may undo and do again, worked out from nothing but what it saw itself.

A seat takes back its last act while it is still asked and nothing has happened since. What was revealed
stays revealed: a roll, a card, or an act that tells somebody something. A choice made in secret may also
be taken back while others still choose, whatever they do meanwhile in secret.
"""

from __future__ import annotations

from typing import Any

from landfall.core.game import Game, Position, SeenStep
from landfall.server.tables.event_folding import TakenBack
from landfall.server.tables.seen_history import SeenHistory


def may_take_back(game: Game[Any], seen: SeenHistory) -> bool:
    """May the seat whose history this is take back its last act?"""
    seat = seen.viewer
    if seat is None:
        return False
    later = seen.number
    while later > seen.unknown and seen.steps[later - 1].act.actor != seat:
        if not _chosen_meanwhile(game, seen.steps[later - 1]):
            return False
        later -= 1
    if later <= seen.unknown:
        return False
    mine = seen.steps[later - 1]
    if game.reveals(mine.before, mine.act.code, seat):
        return False
    if later == seen.number and seat in game.actors(seen.here):
        return True
    return _secret_choice(game, mine, seen.here, seat)


def may_do_again(game: Game[Any], seen: SeenHistory, undone: list[TakenBack]) -> bool:
    """May the seat do again what it took back last? Not if others have acted since, but in secret."""
    for step, event in zip(reversed(seen.steps), reversed(seen.events), strict=True):
        if not undone or event < undone[-1].event:
            break
        if step.act.actor != seen.viewer and not _chosen_meanwhile(game, step):
            return False
    return bool(undone)


def _secret_choice(game: Game[Any], step: SeenStep, here: Position, seat: int) -> bool:
    """Was it one of several choices at the same time, of which nobody learns, and are some open yet?"""
    left = game.actors(here)
    hidden = game.seen(step.before, step.act.code, seat, None).code < 0
    return hidden and bool(left) and set(left) <= set(game.actors(step.before))


def _chosen_meanwhile(game: Game[Any], step: SeenStep) -> bool:
    """Has one of several seats that are asked chosen in secret, and have others still to choose?"""
    if step.act.code >= 0 or step.act.actor < 0:
        return False
    left = [seat for seat in game.actors(step.before) if seat != step.act.actor]
    return list(game.actors(step.after)) == left != []
