"""What comes of a choice, in the few words that stand on it: whose a territory is, and its bonus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landfall.core.plain import Words
from landfall.games.alien_frontiers.asks import ASK_MAIN
from landfall.games.alien_frontiers.change import (
    BonusGained,
    ColonyMoved,
    ControlGained,
    ControlLost,
    of_kind,
)
from landfall.games.alien_frontiers.part import part_in
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table import spans
from landfall.games.alien_frontiers.table.details import detail
from landfall.games.alien_frontiers.table.effects import Effect
from landfall.games.alien_frontiers.table.in_the_box import label

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers


def outcome(game: AlienFrontiers, seen: State, code: int, seat: int) -> Words:
    """Of a colony that comes to a territory and of a borrowed bonus; of anything else what it does.

    In a turn as usual it is places that say what they do.
    """
    verb, *names = game.text(code).split()
    where = names[-1] if names and names[-1] in seen.box.territory_names else ""
    if seen.asks == ASK_MAIN and not where:
        return []
    effect = Effect.of(game.ruleset, seen, code)
    moved = of_kind(effect.changes, ColonyMoved)
    if verb == "land" or any(colony.territory == where for colony in moved):
        return spans.tidied(_landed(effect, where))
    if any(lent.territory == where for lent in of_kind(effect.changes, BonusGained, seat)):
        return spans.tidied([*_bonus(effect, where), " this turn"])
    return [] if seen.asks == ASK_MAIN else detail(effect, with_held=False)


def _landed(effect: Effect, territory: str) -> Words:
    """`yours, Solar +1 fuel a ship`, `a tie: Cleo loses it`, `Dmitri keeps it`."""
    you, place = effect.seat, effect.box.territory_names.index(territory)
    for gained in of_kind(effect.changes, ControlGained):
        if gained.territory == territory:
            if gained.seat != you:
                return [spans.named(gained.seat), " takes it"]
            return _yours(effect, territory, gained.bonus)
    for lost in of_kind(effect.changes, ControlLost):
        if lost.territory == territory:
            return ["a tie: ", *spans.who(lost.seat, you), f" lose{'s' * (lost.seat != you)} it"]
    holder = int(effect.after.controller(place))
    if holder == you:
        return [f"stays yours, {_standing(effect.after, place, you)}"]
    if holder >= 0:
        return [spans.named(holder), " keeps it"]
    return ["you join the tie" if _in_front(effect.after, place, you) else "nobody holds it"]


def _yours(effect: Effect, territory: str, bonus: bool) -> Words:
    if not label(part_in(effect.box, territory)):
        return ["yours"]
    return ["yours, ", *_bonus(effect, territory)] if bonus else ["yours, its bonus sleeps"]


def _bonus(effect: Effect, territory: str) -> Words:
    own = part_in(effect.box, territory)
    return label(own) or [own.title]


def _counts(state: State, place: int) -> list[int]:
    return [int(state.colonies(place, seat)) for seat in range(int(state.seats))]


def _standing(state: State, place: int, you: int) -> str:
    """`3 to 1`: the own colonies there, and the most that another has."""
    counts = _counts(state, place)
    rivals = [n for seat, n in enumerate(counts) if seat != you]
    return f"{counts[you]} to {max(rivals)}" if any(rivals) else f"{counts[you]} alone"


def _in_front(state: State, place: int, you: int) -> bool:
    counts = _counts(state, place)
    return counts[you] > 0 and counts[you] == max(counts)
