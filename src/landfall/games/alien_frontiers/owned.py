"""Own cards as the catalog asks for them: what is wrong, what is replaced, the rules in their words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from landfall.core.own_cards import CardProblem, Replaced
from landfall.core.rulebook import Chapter
from landfall.games.alien_frontiers import own_check
from landfall.games.alien_frontiers.chapters import chapters_with, every_module
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.part import PARTS, Part, part_in
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.words import count

NUMBERS_AND_NAME: Final = {"title", "needs", "in-tow", *own_check.NUMBERS}
"""What of a part is told as it was and as it is; the rest are texts."""

NUMBERS_OF_MODULES: Final = (
    "copies in the asteroid deck",
    "ships that claim it",
    "waits in tow",
    "Navigation values",
    "number in the game",
    "number at the end",
)


def problems(cards: Mapping[str, Any]) -> Iterator[CardProblem]:
    """Everything that is wrong, for whatever edition they are meant."""
    return own_check.problems(cards, own_check.parts_of(every_module()))


def chapters(game: AlienFrontiers) -> Sequence[Chapter]:
    """The rules of every part in the words of this game."""
    return chapters_with(game.ruleset.box)


def replaced(game: AlienFrontiers) -> list[Replaced]:
    """Names, prices, copies, ports and the like beside those of the game without own cards."""
    as_it_comes = AlienFrontiers(
        game.edition, game.seats, game.long_game, game.variant, game.rulings, **game.offers
    )
    before, after = _counts(as_it_comes.ruleset), _counts(game.ruleset)
    found: list[Replaced] = []
    for key, own in game.cards.items():
        first, part = PARTS[key], part_in(game.ruleset.box, key)
        pairs = [
            ("name", first.title, part.title),
            ("price", count(first.price, "fuel"), count(part.price, "fuel")),
            *(
                (what, str(before[what].get(key, 0)), str(after[what].get(key, 0)))
                for what in before
            ),
            *zip(NUMBERS_OF_MODULES, _numbers(first), _numbers(part), strict=True),
        ]
        found += [Replaced(part.title, what, was, now) for what, was, now in pairs if was != now]
        if not NUMBERS_AND_NAME.issuperset(own):
            found.append(Replaced(part.title, "texts"))
    return found


def _numbers(part: Part) -> list[str]:
    """What modules have beside prices, copies of tech cards and ports, in the order of their names."""
    return [
        str(part.copies if part.needs else 0),
        " + ".join(part.needs),
        "yes" if part.in_tow else "no",
        *(
            ", ".join(map(str, numbers))
            for numbers in (part.navigation, part.in_game_numbers, part.endgame_numbers)
        ),
    ]


def _counts(rules: Ruleset) -> dict[str, dict[str, int]]:
    """Copies and open ports, by the key of the part."""
    return {
        "copies in the deck": dict(zip(rules.box.card_names, rules.deck, strict=True)),
        "open ports": dict(zip(rules.box.facility_names, rules.ports, strict=True)),
    }
