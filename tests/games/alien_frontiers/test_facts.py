"""Every refusal names the fact of the position that makes it so."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from fact_cases import CASES, RICH, Case
from landfall.catalog import rulebook
from landfall.core.errors import IllegalAction
from landfall.games.alien_frontiers.belt.asteroids.asteroid import PricedAsteroid
from landfall.games.alien_frontiers.box import SUPPLY
from landfall.games.alien_frontiers.editions.agendas import AGENDAS
from landfall.games.alien_frontiers.editions.base import known_parts
from landfall.games.alien_frontiers.editions.outer_belt import OUTER_BELT
from landfall.games.alien_frontiers.explain.facts import FACTS
from landfall.games.alien_frontiers.game import AlienFrontiers
from random_play import walk
from tech_fact_cases import TECH_CASES

pytestmark = pytest.mark.words

SOURCE = Path(__file__).parents[3] / "src/landfall/games/alien_frontiers"
BOX = AlienFrontiers().ruleset.box
MACHINE_NAMES = {name for names in BOX.made_of[1] for name in names}
RULINGS = Path(__file__).parents[2] / "rulings"
OF_THE_BELT = Path(__file__).parent / "outer_belt"
RULE_ID = re.compile(r"[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*")


def refusals() -> set[str]:
    """Every rule id that a rule object, or the loop that asks them, can answer with."""
    files = [*SOURCE.glob("*.py")]
    rooms = ("facilities", "territories", "tech", "factions", "belt", "belt/asteroids", "agendas")
    for room in rooms:
        files += (SOURCE / room).glob("*.py")
    made = [make() for make in OUTER_BELT.asteroids]
    priced = {
        f"{rule.key}.cost" for rule in made if isinstance(rule, PricedAsteroid) and rule.price
    }
    return priced | {
        node.value
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if RULE_ID.fullmatch(node.value)
    }


def told() -> set[str]:
    """Every rule id for which there is a fact: in general, or in the file of a part."""
    parts = (*known_parts(), *(part for _, part in AGENDAS.parts))
    return {*FACTS, *(rule for part in parts for rule in part.facts)}


@pytest.mark.parametrize("case", CASES + TECH_CASES, ids=lambda case: f"{case.rule}: {case.action}")
def test_a_refusal_says_why_here(case: Case) -> None:
    game = AlienFrontiers(case.edition, seats=case.seats)
    position = game.from_dict(case.position)
    code = game.code(case.action)
    assert game.refusal(position, code) == case.rule
    why = game.explain(position, case.action)
    assert (why.legal, why.refusal, why.rules) == (False, case.rule, (case.rule,))
    assert why.fact == case.fact
    with pytest.raises(IllegalAction) as refused:
        game.apply(position, code)
    assert (refused.value.rule, refused.value.fact) == (case.rule, case.fact)


@pytest.mark.parametrize(
    ("rule", "action", "fact"),
    [
        (
            "colonist-hub.colony",
            "dock colonist-hub 5",
            "no colony is on your track, and none is left to start",
        ),
        (
            "colony.none-left",
            "dock colony-constructor 5 5 5",
            "you have no colony left, neither in hand nor on the Colonist Hub",
        ),
    ],
)
def test_without_a_colony(rule: str, action: str, fact: str) -> None:
    """In play the game has ended by then; a later edition may take colonies away."""
    game = AlienFrontiers("later-printing", seats=3)
    position = game.from_dict({"dice": [5, 5, 5], "seats": {"A": RICH}})
    position.at[SUPPLY] = 0
    why = game.explain(position, action)
    assert (why.refusal, why.fact) == (rule, fact)


def test_an_unknown_code_gets_a_fact_too() -> None:
    game = AlienFrontiers("later-printing", seats=2)
    for code in (-1, game.size, 10**9):
        why = game.explain(game.start(), code)
        assert (why.action, why.refusal) == (str(code), "code.unknown")
        assert why.fact == f"codes run from 0 to {game.size - 1}"


def test_every_refusal_has_a_fact_and_a_sentence() -> None:
    book = rulebook("alien-frontiers")
    assert refusals() == told()
    for rule in refusals():
        assert book.get(rule).text


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["first-printing", "later-printing", "edition-x"])
def test_a_fact_is_a_sentence_in_the_words_of_the_table(edition: str) -> None:
    """No counts after colons, and no notation but in quotes."""
    game = AlienFrontiers(edition, seats=3)
    facts: set[str] = set()
    met: set[str] = set()
    for number, (position, _) in enumerate(walk(game, "facts")):
        if number % 60 == 0:
            for code in range(game.size):
                if rule := game.refusal(position, code):
                    met.add(rule)
                    facts.add(game.explain(position, code).fact)
    assert met <= told()
    assert len(facts) > len(met) > 0  # most of them say what the table has that is not enough
    for fact in facts:
        assert fact
        assert not re.search(r": (\d|none|nothing)", fact)
        assert not MACHINE_NAMES & set(re.sub(r"`.*?`", "", fact).split())


def test_every_fact_is_shown_here() -> None:
    """Here, or in a scenario that cites the rule."""
    elsewhere = {"code.unknown", "colonist-hub.colony", "colony.none-left"}
    elsewhere |= {"seismic-detonator.neighbour"}  # takes a territory with a single neighbour
    elsewhere |= {"outer-belt.turn"}  # takes a moment in another's turn, which no card gives yet
    cases = {case.rule for case in CASES + TECH_CASES} | elsewhere
    files = [*RULINGS.glob("*.yaml"), *Path(__file__).parent.glob("*/*.yaml")]
    scenarios = [path.read_text(encoding="utf-8") for path in files]
    cited = {rule for text in scenarios for rule in re.findall(r"^ *rule: (\S+)$", text, re.M)}
    assert cases <= refusals() <= cases | cited
