"""Taking back: what a seat may undo and do again, worked out from nothing but what it saw itself.

A seat takes back its last act while nothing has happened since. What was revealed stays revealed: a
roll, a card, an act that tells somebody something; and, where the game says so, that another was asked.
A choice made in secret may also be taken back while others still choose, whatever they do meanwhile.
"""

from __future__ import annotations

from typing import Any

from landfall.core.game import Game, Position, SeenStep
from landfall.core.stops import Stops
from landfall.server.tables.event_folding import TakenBack
from landfall.server.tables.seen_history import SeenHistory


def to_take_back(game: Game[Any], seen: SeenHistory, stops: Stops) -> int:
    """The number of the act that the seat whose history this is would take back; nought for none.

    Where moments have passed since in which nobody asked the seat, because it could or would say
    nothing, these are taken back with it.
    """
    seat = seen.viewer
    if seat is None:
        return 0
    number = seen.number
    let_pass = False
    while number > seen.unknown:
        step = seen.steps[number - 1]
        if step.act.actor == seat:
            if game.reveals(step.before, step.act.code, seat):
                return 0
            if stops.quiet(step.before, seat) != step.act.code:
                break
            let_pass = True
        elif let_pass or not _chosen_meanwhile(game, step):
            return 0
        number -= 1
    if number <= seen.unknown:
        return 0
    mine = seen.steps[number - 1]
    if (let_pass or number == seen.number) and game.actor(seen.here) >= 0:
        return number
    return number if _secret_choice(game, mine, seen.here, seat) else 0


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
