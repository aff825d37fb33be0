"""A docking told by what it does: each facility has its own clause."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from landfall.games.alien_frontiers.box import CARRIED, FUEL, HUB, ORE, RELIC_PLACE, RELIC_VALUE
from landfall.games.alien_frontiers.hands import HIGH, SIZE
from landfall.games.alien_frontiers.names import LAST_CIRCLE
from landfall.games.alien_frontiers.story.scene import Scene
from landfall.games.alien_frontiers.words import count, listed, title

SETS: Final = {2: "a pair of", 3: "three"}
ORDINALS: Final = {4: "fourth", 5: "fifth", 6: "sixth"}


def ship(value: str) -> str:
    """`4` or `4*` as a ship among the turn's dice."""
    return f"the Relic Ship ({value[:-1]})" if value.endswith("*") else f"a {value}"


def ships(values: Sequence[str]) -> str:
    """`a 4`, `a pair of 3s`, `2, 3 and 4`, `3 and the Relic Ship (3)`."""
    if len(values) == 1:
        return ship(values[0])
    if len(set(values)) == 1 and len(values) in SETS:
        return f"{SETS[len(values)]} {values[0]}s"
    return listed(ship(value) if value.endswith("*") else value for value in values)


def dock(scene: Scene) -> Iterator[str]:
    """Ships that dock, and what comes of it; one by one at the same facility is told as one."""
    place = scene.action.words[0]
    dice = [value for action in scene.actions for value in action.words[1:]]
    carried = int(scene.before.at[CARRIED])
    if carried >= 0:
        yield from _carried(scene, place, dice, carried)
    else:
        yield from CLAUSES[place](scene, dice)


def _carried(scene: Scene, place: str, dice: Sequence[str], owner: int) -> Iterator[str]:
    """A ship that a card has picked up docks again, with others where a set is needed."""
    where = f"at the {title(place)}"
    if len(dice) == 1:
        relic = dice[0].endswith("*")
        yield f"docks {ship(dice[0]) if relic else f'{scene.theirs(owner)} {dice[0]}'} {where}"
    else:
        whose = "yours" if owner == scene.you else scene.theirs(owner)
        yield f"docks {ships(dice)} {where}, one of them {whose}"
    yield from _driven_off(scene)
    yield from scene.paid_and_gained()


def _artifact(scene: Scene, dice: Sequence[str]) -> Iterator[str]:
    yield f"docks {ships(dice)} at the Alien Artifact"


def _hub(scene: Scene, dice: Sequence[str]) -> Iterator[str]:
    yield f"sends {ships(dice)} to the Colonist Hub"
    circle = int(scene.after.of(HUB, scene.seat))
    ready = ", ready to launch" if circle == LAST_CIRCLE else ""
    if not scene.before.of(HUB, scene.seat):
        yield f"starts a colony on circle {circle}{ready}"
    else:
        yield f"brings a colony to circle {circle}{ready}"


def _constructor(scene: Scene, dice: Sequence[str]) -> Iterator[str]:
    yield f"builds a colony from {ships(dice)} at the Colony Constructor{scene.price()}"


def _mine(scene: Scene, dice: Sequence[str]) -> Iterator[str]:
    yield _top_of_the_mine(scene, dice) or f"docks {ships(dice)} at the Lunar Mine"
    yield f"gains {count(scene.change(ORE), 'ore')}"


def _top_of_the_mine(scene: Scene, dice: Sequence[str]) -> str:
    """Whose ship is matched or topped, if it is a rival's and one ship did it."""
    mine = scene.before.box.facility("lunar-mine")
    heights = [int(HIGH[scene.before.docked(mine, seat)]) for seat in range(scene.game.seats)]
    if scene.before.at[RELIC_PLACE] == mine:
        heights.append(int(scene.before.at[RELIC_VALUE]))
    highest, value = max(heights), int(dice[0].rstrip("*"))
    rival = heights.index(highest)
    if len(dice) > 1 or not 0 < highest <= value or rival in (scene.seat, scene.game.seats):
        return ""
    if value == highest:
        return f"matches {scene.theirs(rival)} {highest} at the Lunar Mine"
    return f"tops {scene.theirs(rival)} {highest} at the Lunar Mine with {ship(dice[0])}"


def _market(scene: Scene, dice: Sequence[str]) -> Iterator[str]:
    yield f"opens trade at the Orbital Market with {ships(dice)}"


def _raiders(scene: Scene, dice: Sequence[str]) -> Iterator[str]:
    yield f"goes raiding with {ships(dice)}"
    yield from _driven_off(scene)


def _driven_off(scene: Scene) -> Iterator[str]:
    """Raiders who were at the Outpost first."""
    if scene.action.words[0] != "raiders-outpost":
        return
    outpost = scene.before.box.facility("raiders-outpost")
    seats = range(scene.game.seats)
    there = [seat for seat in seats if SIZE[scene.before.docked(outpost, seat)]]
    driven = [f"{listed(map(scene.whose, there))} ships"] if there else []
    if scene.before.at[RELIC_PLACE] == outpost:
        driven.append("the Relic Ship")
    if driven:
        yield f"drives {listed(driven)} to the Maintenance Bay"


def _shipyard(scene: Scene, dice: Sequence[str]) -> Iterator[str]:
    built = ORDINALS.get(int(scene.after.fleet(scene.seat)), "new")
    yield f"builds a {built} ship from {ships(dice)} at the Shipyard{scene.price()}"


def _solar(scene: Scene, dice: Sequence[str]) -> Iterator[str]:
    yield f"turns {ships(dice)} into {count(scene.change(FUEL), 'fuel')} at the Solar Converter"


def _terraforming(scene: Scene, dice: Sequence[str]) -> Iterator[str]:
    yield f"sends {ships(dice)} to the Terraforming Station{scene.price()}"


CLAUSES: Final[dict[str, Callable[[Scene, Sequence[str]], Iterator[str]]]] = {
    "alien-artifact": _artifact,
    "colonist-hub": _hub,
    "colony-constructor": _constructor,
    "lunar-mine": _mine,
    "orbital-market": _market,
    "raiders-outpost": _raiders,
    "shipyard": _shipyard,
    "solar-converter": _solar,
    "terraforming-station": _terraforming,
}
