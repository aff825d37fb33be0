"""Each verb of the notation as the clauses of a sentence whose subject is the acting seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from landfall.games.alien_frontiers.hands import SIZE
from landfall.games.alien_frontiers.names import (
    FACILITY_NAMES,
    FIELD_NAMES,
    RELIC_SHIP,
    SEAT_LETTERS,
    TERRAFORMING_STATION,
    TERRITORY_NAMES,
    UNPLACED,
)
from landfall.games.alien_frontiers.state import (
    AIM_CANNON,
    AIM_HELMET,
    ASK_AIM,
    ASK_DEAL,
    ASK_RAID,
    FUEL,
    HUB,
    LANDING_MOVED,
    ORE,
    OVER,
    TECH,
)
from landfall.games.alien_frontiers.story.scene import Scene, a_named
from landfall.games.alien_frontiers.words import (
    count,
    facility,
    listed,
    resources,
    territory,
    title,
)


def _the(name: str) -> str:
    return f"the {title(name)}"


def _ship(value: str) -> str:
    """`4` or `4*` as a ship among the turn's dice."""
    return f"the Relic Ship ({value[:-1]})" if value.endswith("*") else f"a {value}"


def _ships(values: Sequence[str]) -> str:
    if len(values) == 1:
        return _ship(values[0])
    return listed(f"the Relic Ship ({v[:-1]})" if v.endswith("*") else v for v in values)


# -- the verbs --------------------------------------------------------------------------------------


def _first(scene: Scene) -> Iterator[str]:
    yield "goes first"
    start = int(scene.after.first)
    for order in range(1, scene.game.seats):
        seat = (start + order) % scene.game.seats
        has = resources(scene.change(FUEL, seat), scene.change(ORE, seat))
        yield f"{scene.names[seat]} starts with {has}"


def _draw(scene: Scene) -> Iterator[str]:
    if scene.before.asks == ASK_DEAL and scene.before.asked_a() < scene.game.seats:
        yield f"is dealt {a_named(scene.action.words[0])}"
    else:
        yield "goes on display"


def _roll(scene: Scene) -> Iterator[str]:
    again = "again and gets " if scene.before.asked_a() else ""
    yield f"rolls {again}{listed(scene.action.words)}"
    yield from _cache(scene)


def _relic(scene: Scene) -> Iterator[str]:
    again = "again " if scene.before.asked_a() else ""
    yield f"rolls the Relic Ship {again}and gets a {scene.action.words[0]}"
    yield from _cache(scene)


def _cache(scene: Scene) -> Iterator[str]:
    """Only the Resource Cache pays for a roll."""
    for gained in scene.paid_and_gained():
        yield f"{gained} from the Resource Cache"
    if scene.change(TECH):
        yield "discards it"


def _dock(scene: Scene) -> Iterator[str]:
    place, *dice = scene.action.words
    where = f"at the {facility(FACILITY_NAMES.index(place))}"
    carried = int(scene.before.carried)
    if carried < 0:
        yield f"docks {_ships(dice)} {where}"
    elif len(dice) == 1:
        yield f"docks {scene.names[carried]}'s {dice[0]} {where}"
    else:
        yield f"docks {_ships(dice)} {where}, one of them {scene.names[carried]}'s"
    yield from _driven_off(scene, place)
    yield from scene.paid_and_gained()
    if place == "shipyard":
        yield "builds a ship"
    elif place == "colonist-hub":
        yield f"moves a colony to circle {scene.after.seat[HUB + scene.seat]}"
    elif place == "orbital-market":
        yield "may trade fuel for ore"


def _driven_off(scene: Scene, place: str) -> Iterator[str]:
    if place != "raiders-outpost":
        return
    index = FACILITY_NAMES.index(place)
    seats = [s for s in range(scene.game.seats) if SIZE[scene.before.docked(index, s)]]
    owners = ["their own" if s == scene.seat else f"{scene.names[s]}'s" for s in seats]
    if scene.before.relic_place == index:
        yield f"drives {listed([*owners, 'the Relic'])} ships to the Maintenance Bay"
    elif owners:
        yield f"drives {listed(owners)} ships to the Maintenance Bay"


def _launch(scene: Scene) -> Iterator[str]:
    yield f"launches a colony from the Colonist Hub{scene.price()}"


def _land(scene: Scene) -> Iterator[str]:
    place = title(scene.action.words[0])
    if scene.before.asked_a() == LANDING_MOVED:
        source, owner = int(scene.before.asked_b()), int(scene.before.asked_c())
        yield f"moves {_whose(scene, owner)} colony from {territory(source)} to {place}"
        return
    yield f"lands a colony on {place}"
    if scene.taken_by_landing():  # from nobody: one colony ends a tie, it never outdoes a leader
        yield "takes control of it"
    if scene.after.who != OVER and scene.after.seat[HUB + scene.seat]:
        circle = scene.after.seat[HUB + scene.seat]
        if not scene.before.seat[HUB + scene.seat]:
            yield f"starts the next one on circle {circle}"


def _whose(scene: Scene, seat: int) -> str:
    return "their own" if seat == scene.seat else f"{scene.names[seat]}'s"


def _trade(scene: Scene) -> Iterator[str]:
    yield f"trades {count(-scene.change(FUEL), 'fuel')} for 1 ore"


def _cycle(scene: Scene) -> Iterator[str]:
    yield "clears the display for new cards"


def _claim(scene: Scene) -> Iterator[str]:
    yield f"claims {_the(scene.action.words[0])}"


def _buy(scene: Scene) -> Iterator[str]:
    yield f"buys the Relic Ship{scene.price()}"


def _end(scene: Scene) -> Iterator[str]:
    yield "ends the turn"
    ships = int(SIZE[scene.before.hand])
    left = [count(ships, "ship")] if ships else []
    if scene.before.relic_place == UNPLACED:
        left.append("the Relic Ship")
    if left:
        yield f"leaves {listed(left)} in the Maintenance Bay"


def _take(scene: Scene) -> Iterator[str]:
    what, victim = scene.action.words
    if what in ("fuel", "ore"):
        yield f"takes 1 {what} from {scene.name(victim)}"
        return
    yield f"takes {_the(what)} from {scene.name(victim)}"
    if not scene.change(TECH):
        yield "discards it, having one already"


def _done(scene: Scene) -> Iterator[str]:
    if scene.before.asks == ASK_RAID:
        yield "ends the raid"
    elif scene.before.asks == ASK_AIM:
        yield "ceases fire"
    else:
        yield "has picked the ships to roll again"


def _use(scene: Scene) -> Iterator[str]:
    card, *words = scene.action.words
    price = "" if card == "plasma-cannon" else scene.price()  # which is paid ship by ship
    yield f"{PAID[card](scene, words)} with {_the(card)}{price}"


def _turns(step: Callable[[int], int]) -> Callable[[Scene, Sequence[str]], str]:
    """A card that turns one ship to another face."""

    def clause(scene: Scene, words: Sequence[str]) -> str:
        return f"turns {_ship(words[0])} to a {step(int(words[0].rstrip('*')))}"

    return clause


def _shifts(scene: Scene, words: Sequence[str]) -> str:
    down, up = (int(word.rstrip("*")) for word in words)
    return f"turns {_ship(words[0])} to a {down - 1} and {_ship(words[1])} to a {up + 1}"


def _lifts(scene: Scene, words: Sequence[str]) -> str:
    if words[0] == RELIC_SHIP:
        return "lifts the Relic Ship off its port"
    return f"lifts a {words[1]} from {_the(words[0])}"


PAID: dict[str, Callable[[Scene, Sequence[str]], str]] = {
    "booster-pod": _turns(lambda value: value + 1),
    "stasis-beam": _turns(lambda value: value - 1),
    "polarity-device": _turns(lambda value: 7 - value),
    "gravity-manipulator": _shifts,
    "data-crystal": lambda scene, words: f"borrows the bonus of {title(words[0])}",
    "temporal-warper": lambda scene, words: "prepares to roll ships again",
    "plasma-cannon": lambda scene, words: f"takes aim at {_the(words[0])}",
    "orbital-teleporter": _lifts,
    "mind-control-helmet": lambda scene, words: f"reaches for a ship at {_the(words[0])}",
}


def _aim(scene: Scene) -> Iterator[str]:
    why, place = int(scene.before.asked_a()), int(scene.before.asked_b())
    ship = "the Relic Ship"
    if scene.action.words[0] != RELIC_SHIP:
        owner, value = scene.action.words
        ship = f"{scene.name(owner)}'s {value if value != '0' else 'ship in the Maintenance Bay'}"
    if why == AIM_HELMET:
        yield f"takes hold of {ship}"
    elif why == AIM_CANNON:
        bay = "out of play" if place == TERRAFORMING_STATION else "to the Maintenance Bay"
        yield f"shoots {ship} {bay}{scene.price()}"
    else:
        yield f"destroys {ship}"


def _discard(scene: Scene) -> Iterator[str]:
    card, *words = scene.action.words
    yield f"discards {_the(card)}"
    if words[0] in FIELD_NAMES:
        yield f"removes {_the(words[0])}"
    elif card == "plasma-cannon":
        yield f"takes aim at {_the(words[0])}"
    elif card == "temporal-warper":
        yield f"takes {a_named(words[0])} from the discarded cards"
    elif words[0] in TERRITORY_NAMES:
        yield _field_moved(scene)
    else:
        owner = _whose(scene, SEAT_LETTERS.index(words[0]))
        yield f"picks up {owner} colony on {title(words[1])}"


def _field_moved(scene: Scene) -> str:
    for field, name in enumerate(FIELD_NAMES):
        old, new = scene.before.field_at(field), scene.after.field_at(field)
        if old != new:
            verb = "puts" if old < 0 else "moves"
            return f"{verb} {_the(name)} {'on' if old < 0 else 'to'} {territory(new)}"
    return "leaves the fields as they are"


def _pick(scene: Scene) -> Iterator[str]:
    yield f"picks {_ship(scene.action.words[0])} to roll again"


def _swap(scene: Scene) -> Iterator[str]:
    here, owner = territory(int(scene.before.asked_b())), int(scene.before.asked_a())
    other, there = scene.action.words
    theirs = _whose(scene, SEAT_LETTERS.index(other))
    yield f"swaps {_whose(scene, owner)} colony on {here} with {theirs} colony on {title(there)}"


def _drop(scene: Scene) -> Iterator[str]:
    yield f"gives 1 {scene.action.words[0]} back"


SENTENCES: dict[str, Callable[[Scene], Iterator[str]]] = {
    "first": _first,
    "draw": _draw,
    "roll": _roll,
    "relic": _relic,
    "dock": _dock,
    "launch": _launch,
    "land": _land,
    "trade": _trade,
    "cycle": _cycle,
    "claim": _claim,
    "buy": _buy,
    "end": _end,
    "take": _take,
    "done": _done,
    "use": _use,
    "aim": _aim,
    "discard": _discard,
    "pick": _pick,
    "swap": _swap,
    "drop": _drop,
}
