"""The features and their weights as a page, docs/reference/features.md, which this module writes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from landfall.core.learned import Weights, features_id
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.thinking.features import Features
from landfall.games.alien_frontiers.thinking.learned_weights import learned_weights
from landfall.games.alien_frontiers.thinking.weights import weights_of
from landfall.games.alien_frontiers.words import title

PAGE: Final = Path("docs/reference/features.md")

EDITION: Final = "later-printing"
SEATS: Final = (2, 3, 4)

MEANINGS: Final = {
    "points": "victory points",
    "colonies": "colonies on territories",
    "last colony": "one colony is left to land",
    "last but one": "two colonies are left to land",
    "territories led by one": "territories controlled, a rival one colony behind",
    "territories led by more": "territories controlled by more than one colony",
    "territories shared": "territories where the seat is among several with most colonies",
    "territories one behind": "territories where the seat is one colony behind",
    "territory locked": "the territory with the Repulsor Field is controlled: nobody can land there",
    "fuel 1": "at least one fuel",
    "fuel 2": "at least two fuel",
    "fuel 3-4": "the third and fourth fuel, one each",
    "fuel 5+": "every further fuel",
    "ore 1": "at least one ore",
    "ore 2": "at least two ore",
    "ore 3": "at least three ore",
    "ore 4+": "every further ore",
    "pairs of fuel and ore": "fuel and ore together, up to three of each",
    "resources exposed": "fuel and ore beyond three, where raiders can reach them",
    "ship 4": "a fourth ship to roll next turn",
    "ship 5": "a fifth ship",
    "ship 6": "a sixth ship",
    "relic-ship": "the Relic Ship is the seat's",
    "hub circle": "part of the Colonist Hub's track that its colony has travelled",
    "hub ready": "the colony on the Hub is ready to launch",
    "cards": "tech cards in hand",
    "waiting": "turns of others before the seat's next, as a part of the table",
    "agendas face down": "Agendas that nobody has revealed",
    "agendas that would count": "of these, those whose endgame objective holds as the table lies",
    "agendas near": "of the others, how near each is to its objective in the game, from 0 to 1",
    "agendas revealed": "Agendas that lie open for good, beside their points",
    "asteroids before ships": "asteroid cards, times the ships that are still to be built",
    "mine floor": "the highest ship at the Lunar Mine is the seat's, as a part of six",
    "raiders": "the run at the Raiders' Outpost that a rival must beat, its total as a part of 15",
}

HEAD: Final = """\
# What the bots look at, and what it is worth

<!-- Written by `python -m landfall.games.alien_frontiers.thinking.features_page`. -->

A position is judged by a row of named numbers for every seat. A seat's strength is their sum, each
times its weight; a weight has a value for the opening and one for the ending, and what lies between
is blended by the *horizon*: how much of the game is left, by the colonies of whoever has fewest to
land. A seat's chance to win is its share of the table's exponentiated strengths, so that a weight
is in log-odds: 0.1 more is about two and a half points of a hundred between two equal players.

`catalog.entry().evaluation.names(game)` has the names in their order and `rows(game, seen, seat)`
the numbers. Features follow from what is in the box, so that editions differ in them; every set has
an id ({ids}), which rows and weights carry.

Weights are given as *opening / ending*: the captain's, which people set and a search tuned, and
those that the admiral learned at two, three and four seats ({edition}). Single weights want to be
read with care: where two things mostly come together, one weight may have taken over what belongs
to the other, and the opening's value of what only happens late is drawn out beyond anything that
was seen.

| feature | what it is | captain | admiral, 2 seats | 3 seats | 4 seats |
|---|---|---|---|---|---|
"""


def page() -> str:
    """The page in Markdown."""
    ids = sorted(
        {
            f"{features_id(Features(game.ruleset).names)} for {game.edition}"
            for game in map(AlienFrontiers, ("first-printing", "later-printing", "edition-x"))
        }
    )
    head = HEAD.format(ids=", ".join(ids), edition=EDITION.replace("-", " "))
    return head + "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    games = [AlienFrontiers(EDITION, seats=seats) for seats in SEATS]
    every: list[Weights] = [weights_of(games[0].ruleset)]
    every += [learned_weights(game.ruleset) for game in games]
    for name in Features(games[0].ruleset).names:
        cells = [f"{weights[name][0]:.2f} / {weights[name][1]:.2f}" for weights in every]
        yield f"| {name} | {meaning(games[0], name)} | {' | '.join(cells)} |"


def meaning(game: AlienFrontiers, name: str) -> str:
    """What a feature counts, in words."""
    if name in MEANINGS:
        return MEANINGS[name]
    kind, key, *number = name.split()
    words = {
        "bonus": "the bonus of {} is the seat's to use",
        "card": "{} is in the seat's hand",
        "closes": "no port is left at {}, and ships of the seat stand there",
        "owns": "{} is the seat's faction",
        "asteroid": "each {} that the seat holds",
        "on": "each {what} on the seat's {}",
        "agenda": "{} lies face down before the seat, and one sees it",
    }
    what = number[0].removesuffix("s") if number else ""
    return words[kind].format(title(game.ruleset.box, key), what=what)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
