"""Each verb of the notation as the clauses of a sentence whose subject is the acting seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from landfall.core.action import Action
from landfall.games.alien_frontiers.box import FUEL, HUB, ORE, RELIC_HERE, TECH
from landfall.games.alien_frontiers.hands import SIZE
from landfall.games.alien_frontiers.names import RELIC_SHIP, SEAT_LETTERS
from landfall.games.alien_frontiers.state import (
    AIM_CANNON,
    AIM_HELMET,
    ASK_AIM,
    ASK_RAID,
    LANDING_MOVED,
    OVER,
)
from landfall.games.alien_frontiers.story.docking import dock, ship, ships
from landfall.games.alien_frontiers.story.scene import Aside, Scene, a_named, dealt_to_a_seat
from landfall.games.alien_frontiers.words import count, listed, resources, territory, title


def _the(name: str) -> str:
    return f"the {title(name)}"


# -- the verbs --------------------------------------------------------------------------------------


def _first(scene: Scene) -> Iterator[str]:
    yield "goes first"
    start = int(scene.after.first)
    for order in range(1, scene.game.seats):
        seat = (start + order) % scene.game.seats
        has = resources(scene.change(FUEL, seat), scene.change(ORE, seat))
        yield Aside(f"{scene.called(seat)} {scene.does(seat, 'starts')} with {has}")


def _draw(scene: Scene) -> Iterator[str]:
    first, *others = scene.drawn
    if dealt_to_a_seat(scene.before):
        yield f"is dealt {a_named(first)}"
        start = int(scene.before.first + scene.before.asked_a())
        for order, card in enumerate(others, start + 1):
            yield Aside(f"{scene.called(order % scene.game.seats)} {a_named(card)}")
    else:
        yield "go on display" if others else "goes on display"


def _roll(scene: Scene) -> Iterator[str]:
    again = "again and gets " if scene.before.asked_a() else ""
    yield f"rolls {again}{listed(scene.action.words)}"
    for relic in scene.actions[1:]:
        yield Aside(f"a {relic.words[0]} with the Relic Ship")
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


def _launch(scene: Scene) -> Iterator[str]:
    yield f"launches a colony from the Colonist Hub{scene.price()}"


def _land(scene: Scene) -> Iterator[str]:
    place = title(scene.action.words[0])
    if scene.before.asked_a() == LANDING_MOVED:
        source, owner = int(scene.before.asked_b()), int(scene.before.asked_c())
        yield f"moves {scene.whose(owner)} colony from {territory(scene.before.box, source)} to {place}"
        return
    yield f"lands a colony on {place}"
    yield from _control_landed(scene)
    if scene.after.who != OVER and scene.after.of(HUB, scene.seat):
        circle = scene.after.of(HUB, scene.seat)
        if not scene.before.of(HUB, scene.seat):
            yield f"starts the next one on circle {circle}"


def _control_landed(scene: Scene) -> Iterator[str]:
    """One colony makes a tie or ends one; it never outdoes a leader."""
    place = scene.before.box.territory(scene.action.words[0])
    old, new = int(scene.before.controller(place)), int(scene.after.controller(place))
    if new == scene.seat != old:
        yield "takes control of it"
    elif new < 0 <= old:
        yield f"ends {scene.theirs(old)} control of it"


def _trade(scene: Scene) -> Iterator[str]:
    fuel, ore = count(-scene.change(FUEL), "fuel"), count(scene.change(ORE), "ore")
    yield f"trades {fuel} for {ore} at the Orbital Market"


def _cycle(scene: Scene) -> Iterator[str]:
    new = listed(map(a_named, scene.drawn), "new cards")
    yield f"clears the display for {new}"


def _claim(scene: Scene) -> Iterator[str]:
    yield f"claims {_the(scene.action.words[0])}"
    for card in scene.drawn:
        yield Aside(f"{a_named(card)} takes its place")


def _buy(scene: Scene) -> Iterator[str]:
    yield f"buys the Relic Ship{scene.price()}"


def _end(scene: Scene) -> Iterator[str]:
    yield "ends the turn"
    ships = int(SIZE[scene.before.hand])
    left = [count(ships, "ship")] if ships else []
    if scene.before.at[RELIC_HERE]:
        left.append("the Relic Ship")
    if left:
        yield f"leaves {listed(left)} in the Maintenance Bay"
    if len(scene.actions) > 1:
        yield from _drop(scene)


def _take(scene: Scene) -> Iterator[str]:
    what, victim = scene.action.words
    if what in ("fuel", "ore"):
        yield f"takes {listed(_booty(scene))}"
        return
    yield f"takes {_the(what)} from {scene.name(victim)}"
    if not scene.change(TECH):
        yield "discards it, having one already"


def _booty(scene: Scene) -> Iterator[str]:
    """The resources of a raid, by those who lose them."""
    for seat in range(scene.game.seats):
        fuel, ore = -scene.change(FUEL, seat), -scene.change(ORE, seat)
        if seat != scene.seat and (fuel or ore):
            yield f"{resources(fuel, ore)} from {scene.called(seat)}"


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
        return f"turns {ship(words[0])} to a {step(int(words[0].rstrip('*')))}"

    return clause


def _shifts(scene: Scene, words: Sequence[str]) -> str:
    down, up = (int(word.rstrip("*")) for word in words)
    return f"turns {ship(words[0])} to a {down - 1} and {ship(words[1])} to a {up + 1}"


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
    hit = listed(_target(scene, action) for action in scene.actions if action.verb == "aim")
    if why == AIM_HELMET:
        yield f"takes hold of {hit}"
    elif why == AIM_CANNON:
        lost = scene.game.ruleset.book.docks[place].forfeits
        bay = "out of play" if lost else "to the Maintenance Bay"
        yield f"shoots {hit} {bay}{scene.price()}"
    else:
        yield f"destroys {hit}"


def _target(scene: Scene, aim: Action) -> str:
    if aim.words[0] == RELIC_SHIP:
        return "the Relic Ship"
    owner, value = aim.words
    whose = scene.theirs(SEAT_LETTERS.index(owner))
    return f"{whose} {value if value != '0' else 'ship in the Maintenance Bay'}"


def _discard(scene: Scene) -> Iterator[str]:
    card, *words = scene.action.words
    yield f"discards {_the(card)}"
    if words[0] in scene.before.box.field_names:
        yield f"removes {_the(words[0])}"
    elif card == "plasma-cannon":
        yield f"takes aim at {_the(words[0])}"
    elif card == "temporal-warper":
        yield f"takes {a_named(words[0])} from the discarded cards"
    elif words[0] in scene.before.box.territory_names:
        yield _field_moved(scene)
    else:
        owner = scene.whose(SEAT_LETTERS.index(words[0]))
        yield f"picks up {owner} colony on {title(words[1])}"


def _field_moved(scene: Scene) -> str:
    for field, name in enumerate(scene.before.box.field_names):
        old, new = scene.before.field_at(field), scene.after.field_at(field)
        if old != new:
            verb = "puts" if old < 0 else "moves"
            return f"{verb} {_the(name)} {'on' if old < 0 else 'to'} {territory(scene.before.box, new)}"
    return "leaves the fields as they are"


def _pick(scene: Scene) -> Iterator[str]:
    picked = [action.words[0] for action in scene.actions if action.verb == "pick"]
    yield f"picks {ships(picked)} to roll again"


def _swap(scene: Scene) -> Iterator[str]:
    here, owner = (
        territory(scene.before.box, int(scene.before.asked_b())),
        int(scene.before.asked_a()),
    )
    other, there = scene.action.words
    theirs = scene.whose(SEAT_LETTERS.index(other))
    yield f"swaps {scene.whose(owner)} colony on {here} with {theirs} colony on {title(there)}"


def _drop(scene: Scene) -> Iterator[str]:
    yield f"gives {resources(-scene.change(FUEL), -scene.change(ORE))} back"


SENTENCES: dict[str, Callable[[Scene], Iterator[str]]] = {
    "first": _first,
    "draw": _draw,
    "roll": _roll,
    "relic": _relic,
    "dock": dock,
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
