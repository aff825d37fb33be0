"""What a button says of an action: `Dock 4 4 at the Shipyard`, `Land on Herbert Valley`.

A title is one template for two places. What stands in brackets is left out under a heading that says
it already: in the list of the Shipyard a docking is `Dock 4 4`. A part's file may have templates of its
own; whatever has none gets one by its verb.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from landfall.core.action import Action
from landfall.core.plain import Words
from landfall.games.alien_frontiers.belt.belt_space import ClaimAsteroid
from landfall.games.alien_frontiers.names import SEAT_LETTERS
from landfall.games.alien_frontiers.part import part
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.table import spans
from landfall.games.alien_frontiers.table.wording import Wording
from landfall.games.alien_frontiers.tech.tech import Tech, Turner
from landfall.games.alien_frontiers.words import title as named

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers
    from landfall.games.alien_frontiers.state import State

USUAL: Final = {
    "dock": "Dock {ships}[ at the {title}]",
    "land": "[Land on ]{strong_name}",
    "take": "Take the {named} from {whom}",
    "aim": "Aim at {target}",
    "pick": "Pick {ship}",
    "swap": "[Swap with ]{owner} colony[ on {territory}]",
    "lent": "Roll the borrowed ship {ship}",
    "confine": "[Confine it to ]{strong_name}",
    "drop": "Give back {resource}",
    "end": "End turn",
    "done": "Done",
    "first": "{whom} goes first",
    "draw": "Draw the {named}",
    "roll": "Roll {ships}",
    "relic": "Roll the Relic Ship {ship}",
    "board": "Draw the {named}",
    "save": "Roll {ship} for the ship at the Terraforming Station",
    "choose": "[Take the ]{strong_name}",
    "effect": "[{title}: ]{targets_named}",
    "power": "Use the power[ of the {title}]{targets}",
    "claim": "Claim[ the card at the {title},] with {listed}",
    "play": "Use[ the {title}]{targets}",
    "die": "Roll the Asteroid die: {face_shown}",
    "asteroid": "Turn up the {named}",
    "agenda": "Draw the Agenda {named}",
    "reveal": "Reveal[ the Agenda {title}]",
    "shed": "[Discard the Agenda ]{strong_name}",
}
"""By the verb, where a part's file has nothing to say."""

BOOTY: Final = "Take {resource} from {whom}"
USE: Final = "{clause}[ with the {title}]"
USE_PLAINLY: Final = "Use[ the {title}]{targets}"
DISCARD: Final = "Discard[ the {title}]: {clause}"
DISCARD_PLAINLY: Final = "Discard[ the {title}]{targets}"
TURN: Final = "Turn {ship} into {face}"
PLACE: Final = "put the {field} on {named}"

PIECES: Final = ("fuel", "ore")
TAKES: Final = {"take": "Take ", "drop": "Give back "}

HEADED: Final = re.compile(r"\[([^]]*)\]")


def template(rule: Rule, action: Action) -> str:
    """The template of an action's title: its part's own, or the usual one."""
    verb = action.verb
    titles = part(rule).titles
    named = action.words[1:] if verb == "power" else action.words  # a board names itself first
    own = titles.get(f"{verb} {named[0]}" if named else verb) or titles.get(verb)
    if verb == "use":
        clause = own[0] if own else TURN if isinstance(rule, Turner) else ""
        return USE.replace("{clause}", clause) if clause else USE_PLAINLY
    if verb == "discard":
        places = isinstance(rule, Tech) and rule.field >= 0
        clause = own[0] if own else PLACE if places else ""
        return DISCARD.replace("{clause}", clause) if clause else DISCARD_PLAINLY
    if verb == "take" and action.words[0] in spans.UNITS:
        return BOOTY
    return own[0] if own else USUAL.get(verb, "{verb}{targets}")


@lru_cache(maxsize=spans.MOST_TEMPLATES)
def forms(template: str) -> tuple[str, str]:
    """The template under a heading, and by itself."""
    return HEADED.sub("", template), HEADED.sub(r"\1", template)


def under_heading(wording: Wording) -> Words:
    """The title where a heading says whose it is."""
    short, _ = forms(template(wording.rule, wording.action))
    return spans.begun(spans.filled(short, wording.place))


def alone(wording: Wording) -> Words:
    """The title as it stands by itself."""
    _, whole = forms(template(wording.rule, wording.action))
    return spans.begun(spans.filled(whole, wording.place))


def of_any(rule: Rule, action: Action) -> Words:
    """What is said of an action of this kind, whatever it names."""
    texts = part(rule).titles.get(action.verb, ())
    if not texts:
        return [part(rule).title or USUAL.get(action.verb, action.verb)]
    _, whole = forms(texts[-1])
    return spans.begun(spans.filled(whole, Wording(action, rule).place))


_TITLES: Final[WeakKeyDictionary[AlienFrontiers, dict[int, Words]]] = WeakKeyDictionary()
"""Those that have been asked for, game by game."""

BY_ITS_PLACE: Final = ("dock", "land", "claim")
"""What is drawn where it happens, and needs no words there."""


def title(game: AlienFrontiers, code: int, names: Sequence[str] = SEAT_LETTERS) -> str:
    """The title of any code, as one line with these names for seats."""
    known = _TITLES.setdefault(game, {})
    if code not in known:
        known[code] = alone(Wording(Action.parse(game.text(code)), game.ruleset.owner[code]))
    return spans.text(known[code], names)


def brief(game: AlienFrontiers, code: int, names: Sequence[str] = SEAT_LETTERS) -> str:
    """The title where what asks for it is named above; empty where it is the same."""
    action = Action.parse(game.text(code))
    if action.verb in BY_ITS_PLACE:
        return ""
    said = spans.text(under_heading(Wording(action, game.ruleset.owner[code])), names)
    return "" if said == title(game, code, names) else said


def order(
    game: AlienFrontiers,
    codes: Sequence[int],
    names: Sequence[str] = SEAT_LETTERS,
    seen: State | None = None,
) -> tuple[str, int]:
    """The order that a row of actions begins with: ships that go to one place in a row are one.

    So is what is taken or given back piece by piece. Where the position is known, a claim on the
    Outer Belt names the card: the table shows no numbers of spaces.
    """
    first, *others = (Action.parse(game.text(code)) for code in codes)
    claim = game.ruleset.owner[codes[0]]
    lies = claim.space.lying(seen) if seen and isinstance(claim, ClaimAsteroid) else None
    if lies:
        whole = f"Claim the {part(lies).title} with {{listed}}"
        return spans.text(spans.filled(whole, Wording(first, claim).place), names), 1
    if first.words and first.words[0] in PIECES:
        return _pieces([first, *others], names)
    if first.verb == "shed":
        return _shed(game, [first, *others], names)
    if first.verb != "dock":
        return title(game, codes[0], names), 1
    place, *dice = first.words
    taken = 1
    for action in others:
        if action.verb != "dock" or action.words[0] != place:
            break
        dice += action.words[1:]
        taken += 1
    rule = game.ruleset.owner[codes[0]]
    _, whole = forms(template(rule, first))
    wording = Wording(Action("dock", (place, *dice)), rule)
    said = spans.filled(
        whole, lambda name: wording.listed if name == "ships" else wording.place(name)
    )
    return spans.text(spans.begun(said), names), taken


def _pieces(actions: Sequence[Action], names: Sequence[str]) -> tuple[str, int]:
    """`Take 2 fuel from Cleo and 1 ore from Dmitri`, and the act that ends it with fewer."""
    verb = actions[0].verb
    alike = [*takewhile(lambda one: one.verb == verb and one.words[0] in PIECES, actions)]
    counts = Counter(one.words for one in alike)
    items: list[Words] = []
    for whose in dict.fromkeys(words[1:] for words in counts):
        pieces: list[Words] = [
            [spans.counted(words[0], n)] for words, n in counts.items() if words[1:] == whose
        ]
        victim: Words = [" from ", spans.named(SEAT_LETTERS.index(whose[0]))] if whose else []
        items.append([*spans.joined(pieces), *victim])
    rest = actions[len(alike) :]
    ends = bool(rest) and rest[0].verb == "done"
    return spans.text([TAKES.get(verb, f"{verb} "), *spans.joined(items)], names), len(alike) + ends


def _shed(game: AlienFrontiers, actions: Sequence[Action], names: Sequence[str]) -> tuple[str, int]:
    """`Discard the Agendas Moonbase and Privateer`: they are asked one by one, and chosen together."""
    gone = [one.words[0] for one in takewhile(lambda one: one.verb == "shed", actions)]
    called = spans.joined([spans.strong(named(game.ruleset.box, key))] for key in gone)
    return spans.text([f"Discard the Agenda{'s' if len(gone) > 1 else ''} ", *called], names), len(
        gone
    )
