"""Each verb of the notation as the clauses of a sentence whose subject is the acting seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from landfall.core.action import Action
from landfall.games.alien_frontiers.asks import (
    ASK_AIM,
    ASK_BOARD,
    ASK_CACHE,
    ASK_LOAD,
    ASK_MAIN,
    ASK_RAID,
    ASK_TOP,
    OVER,
)
from landfall.games.alien_frontiers.borrowed import of_borrowed
from landfall.games.alien_frontiers.box import CARRIED, FUEL, HUB, ORE, OWNED, RELIC_HERE, TECH
from landfall.games.alien_frontiers.change import AsteroidsMoved, AsteroidUsedUp
from landfall.games.alien_frontiers.decisions.by_chance import (
    DieRolled,
    LentRolled,
    RelicRolled,
    Rolled,
)
from landfall.games.alien_frontiers.decisions.of_colonies import Landing, Swapping
from landfall.games.alien_frontiers.decisions.of_ships import Aiming
from landfall.games.alien_frontiers.hands import SIZE
from landfall.games.alien_frontiers.names import SEAT_LETTERS
from landfall.games.alien_frontiers.part import filled, part
from landfall.games.alien_frontiers.story import agenda_sentences
from landfall.games.alien_frontiers.story.docking import dock
from landfall.games.alien_frontiers.story.marks import resources
from landfall.games.alien_frontiers.story.scene import Aside, Scene, dealt_to_a_seat
from landfall.games.alien_frontiers.story.telling import Telling, clauses, rule_of
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.words import count, covered, listed, ships, the_bay


def _the(scene: Scene, name: str) -> str:
    return f"the {scene.title(name)}"


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
    if scene.before.asks == ASK_TOP:
        yield f"draws {scene.a_named(first)}"
        if not scene.change(TECH):
            yield "discards it, having one already"
        return
    dealt = dealt_to_a_seat(scene.before)
    if dealt is not None:
        yield f"is dealt {scene.a_named(first)}"
        start = int(scene.before.first) + dealt
        for order, card in enumerate(others, start + 1):
            yield Aside(f"{scene.called(order % scene.game.seats)} {scene.a_named(card)}")
    else:
        yield "go on display" if others else "goes on display"


def _roll(scene: Scene) -> Iterator[str]:
    roll = Rolled.asked(scene.before)
    gets = f"and {scene.does(scene.seat, 'gets')}"
    again = f"again {gets} " if roll and roll.again else ""
    again = f"the new ship {gets} a " if roll and roll.new else again
    yield f"rolls {again}{listed(scene.action.words)}"
    for relic in scene.actions[1:]:
        if relic.verb == "relic":
            yield Aside(f"a {relic.words[0]} with the Relic Ship")
    if not (roll and roll.new):
        yield from _cache(scene)
    yield from _asteroid_die(scene)
    yield from _turned_up(scene)


def _relic(scene: Scene) -> Iterator[str]:
    roll = RelicRolled.asked(scene.before)
    again = "again " if roll and roll.again else ""
    gets = scene.does(scene.seat, "gets")
    yield f"rolls the Relic Ship {again}and {gets} a {scene.action.words[0]}"
    yield from _cache(scene)
    yield from _asteroid_die(scene)
    yield from _turned_up(scene)


def _lent(scene: Scene) -> Iterator[str]:
    roll = LentRolled.asked(scene.before)
    assert roll
    owner = int(of_borrowed(scene.before, -1, roll.ship, CARRIED))
    again = "again " if roll.again else ""
    gets = scene.does(scene.seat, "gets")
    yield f"rolls {scene.whose(owner)} ship {again}and {gets} a {scene.action.words[0]}"
    yield from _cache(scene)
    yield from _asteroid_die(scene)
    yield from _turned_up(scene)


def _die(scene: Scene) -> Iterator[str]:
    """The Asteroid die by itself."""
    yield f"rolls {_shown(scene.action)} with the Asteroid die"
    if (die := DieRolled.asked(scene.before)) and die.comes_first():
        yield from _cache(scene)
        yield from _turned_up(scene)
    else:
        yield from _die_brings(scene)


def _die_brings(scene: Scene) -> Iterator[str]:
    """What a card that rolls the die gives or loses by it."""
    yield from scene.paid_and_gained()
    for change in scene.changes:
        if isinstance(change, AsteroidUsedUp):
            yield f"loses {_the(scene, change.asteroid)}"


def _shown(die: Action) -> str:
    return "an asteroid" if die.words[0] == "sign" else "a blank"


def _asteroid_die(scene: Scene) -> Iterator[str]:
    """The Asteroid die among other dice, where no card that comes up tells of it; said last."""
    moved = any(isinstance(change, AsteroidsMoved) for change in scene.changes)
    for action in scene.actions[1:]:
        if action.verb == "die" and not moved:
            yield Aside("the belt moves" if action.words[0] == "sign" else "the belt stays")


def _turned_up(scene: Scene) -> Iterator[str]:
    """The asteroid cards have moved, and one has come up; said last, being about them."""
    for change in scene.changes:
        if isinstance(change, AsteroidsMoved):
            first = change.spaces[0]
            up = f": {scene.a_named(first)} comes up" if first else ""
            yield Aside(f"the belt moves{up}")


def _asteroid(scene: Scene) -> Iterator[str]:
    """Asteroid cards that are laid out, or come up later."""
    if not scene.before.turns:
        verb = "are" if len(scene.turned_up) > 1 else "is"
        yield f"{verb} laid out on the Outer Belt"
        return
    yield f"lays out {listed(map(scene.a_named, scene.turned_up))} on the Outer Belt"
    yield from _cache(scene)  # after the roll, as soon as the cards have moved


def _play(scene: Scene) -> Iterator[str]:
    yield from clauses(scene, rule_of(scene), "play", scene.action.words[1:])


def _cache(scene: Scene) -> Iterator[str]:
    """What cards pay for a roll."""
    for card in scene.game.ruleset.book.rolled:
        if card.card >= 0 and scene.before.holds(scene.seat, card.card):
            yield from clauses(scene, card, "roll", ())


def _board(scene: Scene) -> Iterator[str]:
    """Faction boards that chance brings, told as one; dealt ones with their owners."""
    if not scene.game.dealt:
        yield "can be chosen"
        return
    boards = [action.words[0] for action in scene.actions]
    box = scene.after.box
    owners = [int(scene.after.at[box.owners[box.board_names.index(one)]]) - OWNED for one in boards]
    order = ", in this order" if len(owners) > 1 else ""
    yield f"go{'es' * (not order)} to {listed([scene.called(owner) for owner in owners])}{order}"


def _choose(scene: Scene) -> Iterator[str]:
    yield f"takes {_the(scene, scene.action.words[0])}"


def _of_a_board(scene: Scene) -> Iterator[str]:
    """What a faction board does, or its owner's power."""
    yield from clauses(scene, rule_of(scene), scene.action.verb, scene.action.words[1:])


def _of_a_part(scene: Scene) -> Iterator[str]:
    """An action that a part brings along, told by its file."""
    yield from clauses(scene, rule_of(scene), scene.action.verb, scene.action.words)


def _land(scene: Scene) -> Iterator[str]:
    place = scene.title(scene.action.words[0])
    landing = Landing.asked(scene.before)
    if landing and landing.moved:
        source = scene.territory(landing.source)
        yield f"moves {scene.whose(landing.owner)} colony from {source} to {place}"
        return
    yield f"lands a colony on {place}{_more(scene)}"
    yield from _control_landed(scene)
    if scene.after.who != OVER and scene.after.of(HUB, scene.seat):
        circle = scene.after.of(HUB, scene.seat)
        if not scene.before.of(HUB, scene.seat):
            yield f"starts the next one on circle {circle}"
    yield from Telling(scene, ()).others()


def _more(scene: Scene) -> str:
    """What a landing there costs beyond what was paid already: ` for 1 ore more`."""
    paid = Telling(scene, ()).paid
    return f"{paid} more" if paid else ""


def _control_landed(scene: Scene) -> Iterator[str]:
    """One colony makes a tie or ends one; it never outdoes a leader."""
    place = scene.before.box.territory(scene.action.words[0])
    old, new = int(scene.before.controller(place)), int(scene.after.controller(place))
    if new == scene.seat != old:
        yield "takes control of it"
    elif new < 0 <= old:
        yield f"ends {scene.theirs(old)} control of it"


def _cycle(scene: Scene) -> Iterator[str]:
    new = listed(map(scene.a_named, scene.drawn), "new cards")
    yield f"clears the display for {new}"


def _claim(scene: Scene) -> Iterator[str]:
    if scene.action.words[0] in scene.box.facility_names:
        yield from clauses(scene, rule_of(scene), "claim", scene.action.words[1:])
        return
    yield f"claims {_the(scene, scene.action.words[0])}"
    for card in scene.drawn:
        yield Aside(f"{scene.a_named(card)} takes its place")


def _end(scene: Scene) -> Iterator[str]:
    yield "ends the turn"
    yield from _left_over(scene)
    if len(scene.actions) > 1:
        yield from _drop(scene)


def _left_over(scene: Scene) -> Iterator[str]:
    """Ships that could not dock."""
    ships = int(SIZE[scene.before.hand])
    left = [count(ships, "ship")] if ships else []
    if scene.before.at[RELIC_HERE]:
        left.append("the Relic Ship")
    if left:
        yield f"leaves {listed(left)} in {the_bay(scene.box)}"


def _take(scene: Scene) -> Iterator[str]:
    what, victim = scene.action.words
    if what in ("fuel", "ore"):
        yield f"takes {listed(_booty(scene))}"
        return
    yield f"takes {_the(scene, what)} from {scene.name(victim)}"
    if what in scene.box.asteroid_names:
        return
    if not scene.change(TECH):
        yield "discards it, having one already"


def _extract(scene: Scene) -> Iterator[str]:
    """A raid that takes from nobody."""
    what = scene.action.words[0]
    if what in ("fuel", "ore"):
        yield f"takes {resources(scene.change(FUEL), scene.change(ORE))} from the supply"
        return
    yield f"takes {_the(scene, what)} from the display"
    for card in scene.drawn:
        yield Aside(f"{scene.a_named(card)} takes its place")


def _booty(scene: Scene) -> Iterator[str]:
    """The resources of a raid, by those who lose them."""
    for seat in range(scene.game.seats):
        fuel, ore = -scene.change(FUEL, seat), -scene.change(ORE, seat)
        if seat != scene.seat and (fuel or ore):
            yield f"{resources(fuel, ore)} from {scene.called(seat)}"


def _done(scene: Scene) -> Iterator[str]:
    if scene.before.asks == ASK_MAIN:
        yield "is done docking"
        yield from _left_over(scene)
    elif scene.before.asks == ASK_RAID:
        yield "ends the raid"
    elif scene.before.asks == ASK_AIM:
        yield "ceases fire"
    elif scene.before.asks == ASK_BOARD:
        at = scene.before.box.facility_names[scene.before.asked_a()]
        yield f"does without what {_the(scene, at)} offers"
    elif scene.before.asks == ASK_CACHE:
        yield "takes no card"
    elif scene.before.asks == ASK_LOAD:
        yield "puts no more ships there"
    else:
        yield "has picked the ships to roll again"


def _use(scene: Scene) -> Iterator[str]:
    yield from clauses(scene, rule_of(scene), "use", scene.action.words[1:])


def _aim(scene: Scene) -> Iterator[str]:
    """A card that aims has a clause for each purpose."""
    aiming = Aiming.asked(scene.before)
    assert aiming
    why = aiming.why
    card = scene.game.ruleset.book.aimed[why]
    purposes = part(card).story.get("aim", ())
    at = card.aims().index(why)
    yield filled(
        purposes[at] if at < len(purposes) else "aims at {hit} with the {title}{paid}",
        Telling(scene, ()),
        [card],
        scene.title_of,
    )


def _discard(scene: Scene) -> Iterator[str]:
    card, *words = scene.action.words
    rule = rule_of(scene)
    yield f"discards {_the(scene, card)}"
    if isinstance(rule, Tech) and rule.field >= 0:
        yield _field_moved(scene)
    else:
        yield from clauses(scene, rule, "discard", words)


def _field_moved(scene: Scene) -> str:
    for field, name in enumerate(scene.before.box.field_names):
        old, new = covered(scene.before, field), covered(scene.after, field)
        if old != new:
            verb, where = ("moves", "to") if old else ("puts", "on")
            return f"{verb} {_the(scene, name)} {where} {listed(new)}"
    return "leaves the fields as they are"


def _pick(scene: Scene) -> Iterator[str]:
    picked = [action.words[0] for action in scene.actions if action.verb == "pick"]
    yield f"picks {ships(picked)} to roll again"


def _swap(scene: Scene) -> Iterator[str]:
    first = Swapping.asked(scene.before)
    assert first
    here, owner = scene.territory(first.source), first.owner
    other, there = scene.action.words[0], scene.title(scene.action.words[1])
    theirs = scene.whose(SEAT_LETTERS.index(other))
    yield f"swaps {scene.whose(owner)} colony on {here} with {theirs} colony on {there}"


def _drop(scene: Scene) -> Iterator[str]:
    yield f"gives {resources(-scene.change(FUEL), -scene.change(ORE))} back"


SENTENCES: dict[str, Callable[[Scene], Iterator[str]]] = {
    "first": _first,
    "draw": _draw,
    "roll": _roll,
    "relic": _relic,
    "advance": _of_a_part,
    "dock": dock,
    "launch": _of_a_part,
    "land": _land,
    "trade": _of_a_part,
    "cycle": _cycle,
    "claim": _claim,
    "die": _die,
    "asteroid": _asteroid,
    "play": _play,
    "salvage": _of_a_part,
    "unearth": _of_a_part,
    "buy": _of_a_part,
    "end": _end,
    "take": _take,
    "extract": _extract,
    "done": _done,
    "use": _use,
    "aim": _aim,
    "discard": _discard,
    "pick": _pick,
    "swap": _swap,
    "confine": _of_a_part,
    "infiltrate": _of_a_part,
    "gather": _of_a_part,
    "load": _of_a_part,
    "stay": _of_a_part,
    "emerge": _of_a_part,
    "lent": _lent,
    "drop": _drop,
    "board": _board,
    "choose": _choose,
    "effect": _of_a_board,
    "power": _of_a_board,
    "save": _of_a_part,
    "brethren": _of_a_part,
    "collect": _of_a_part,
    "scatter": _of_a_part,
    "resound": _cycle,
    "fetch": _claim,
    "forgo": _of_a_part,
    "agenda": agenda_sentences.drawn,
    "consult": agenda_sentences.consult,
    "pair": agenda_sentences.pair,
    "shed": agenda_sentences.shed,
    "reveal": agenda_sentences.reveal,
    "regather": _of_a_part,
    "reroll": _of_a_part,
    "retune": _cycle,
    "receive": _claim,
    "abstain": _of_a_part,
    "replace": _of_a_part,
    "desist": _of_a_part,
}
