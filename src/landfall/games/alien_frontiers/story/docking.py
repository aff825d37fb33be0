"""A docking told by what it does: each facility has its own clauses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from landfall.games.alien_frontiers.borrowed import moved_owner, ships_in_hand
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.story.marks import either, strong
from landfall.games.alien_frontiers.story.scene import Aside, Scene
from landfall.games.alien_frontiers.story.telling import Telling, clauses, rule_of
from landfall.games.alien_frontiers.words import ship, ships


def dock(scene: Scene) -> Iterator[str]:
    """Ships that dock, and what comes of it; one by one at the same facility is told as one."""
    dice = [value for action in scene.actions for value in action.words[1:]]
    carried = int(borrowed_from(scene.before, scene.after))
    if carried >= 0:
        yield from _carried(scene, rule_of(scene), dice, carried)
    else:
        yield from clauses(scene, rule_of(scene), "dock", dice)


def borrowed_from(before: State, after: State) -> int:
    """The owner of a ship that docks for another seat: one that was moved, or was in its hand."""
    left = ships_in_hand(after)
    for borrowed in ships_in_hand(before):
        if borrowed not in left:
            return borrowed[0]
        left.remove(borrowed)
    return int(moved_owner(before))


def _carried(scene: Scene, rule: Rule, dice: Sequence[str], owner: int) -> Iterator[str]:
    """A ship that a card has picked up docks again, with others where a set is needed."""
    where = f"at the {scene.title(rule.key)}"
    whose = either(owner, "yours", f"{strong(scene.names[owner])}'s")
    if rule.docks_besides >= 0:  # not all of them at one place
        yield from clauses(scene, rule, "dock", dice)
        yield Aside(f"one of these ships is {whose}")
        return
    if len(dice) == 1:
        relic = dice[0].endswith("*")
        yield f"docks {ship(dice[0]) if relic else f'{scene.theirs(owner)} {dice[0]}'} {where}"
    else:
        yield f"docks {ships(dice)} {where}, one of them {whose}"
    yield from clauses(scene, rule, "carried", dice)
    yield from scene.paid_and_gained()
    yield from Telling(scene, dice).others()
