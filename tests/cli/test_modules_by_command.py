"""Modules and decks by command: each command takes them, and another edition says what has them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from command import kept, landfall, lines
from landfall import catalog
from landfall.record import read

ALL = ("--deck", "wide", "--factions", "--outer-belt")
TABLE = ("--edition", "edition-x", "--seats", "2", *ALL)
CHOSEN = {"deck": "wide", "factions": True, "outer_belt": True}


def test_a_game_is_played_with_them_and_kept_with_them(tmp_path: Path) -> None:
    """Only one edition has them, so it is not asked for; the rules listed are those of this game."""
    typed = lines("rules", "save " + str(tmp_path / "mine"), "quit")
    play = landfall(
        "play",
        "--seats",
        "2",
        *ALL,
        "--players",
        "me,cadet",
        "--seed",
        "5",
        data=tmp_path,
        typed=typed,
    )
    assert "Which edition?" not in play.output
    greeting = "Alien Frontiers (Edition X, wide deck, factions, Outer Belt), 2 players."
    assert greeting in play.output
    spoken = play.output.partition("The rules speak of: ")[2].partition("Look one up")[0]
    heard = " ".join(spoken.split())
    for group in ("Deflector Shield", "Factions", "Outer Belt", "Stray Pilot", "Lunar Mine"):
        assert group in heard
    game = read(kept(tmp_path)[0], catalog.game, open_end=True)
    assert {name: game.options[name] for name in CHOSEN} == CHOSEN


def test_the_rules_of_what_was_not_chosen_are_not_listed(tmp_path: Path) -> None:
    typed = lines("rules", "quit")
    words = ("--seats", "2", "--edition", "edition-x", "--players", "me,cadet", "--outer-belt")
    play = landfall("play", *words, data=tmp_path, typed=typed)
    spoken = play.output.partition("The rules speak of: ")[2].partition("Look one up")[0]
    heard = " ".join(spoken.split())
    assert "Outer Belt" in heard
    for group in ("Deflector Shield", "Factions", "Mind Control Helmet"):
        assert group not in heard


def test_simulated_games_say_what_they_were_played_with(tmp_path: Path) -> None:
    data = tmp_path / "games.json"
    words = ("--games", "1", "--jobs", "1", "--json", data, "--players", "drifter,cadet")
    ran = landfall("simulate", *TABLE, *words, data=tmp_path)
    assert ran.code == 0, ran.output
    found = json.loads(data.read_text(encoding="utf-8"))
    assert {name: found[name] for name in CHOSEN} == CHOSEN


def test_a_tournament_is_held_with_them(tmp_path: Path) -> None:
    words = ("drifter", "cadet", "--games", "2", "--jobs", "1", "--results", tmp_path / "results")
    ran = landfall("tournament", *words, *TABLE, data=tmp_path)
    assert ran.code == 0, ran.output
    again = landfall("tournament", *words, *TABLE[:4], data=tmp_path)
    assert again.code != 0  # other games than those: they are not mixed


def test_their_balance_is_studied(tmp_path: Path) -> None:
    words = ("drifter", "--games", "2", "--jobs", "1", "--results", tmp_path / "study")
    ran = landfall("balance", *words, *TABLE, data=tmp_path)
    assert ran.code == 0, ran.output
    assert "territory first taken" in ran.output


@pytest.mark.parametrize("command", ["simulate", "balance"])
@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--factions",), "factions is an option of edition-x, not of later-printing"),
        (("--deck", "wide"), "deck is an option of edition-x, not of later-printing"),
        (("--edition", "edition-x", "--deck", "vast"), "deck is classic or wide, not 'vast'"),
    ],
)
def test_another_edition_says_what_would_be_right(
    command: str, words: tuple[str, ...], problem: str, tmp_path: Path
) -> None:
    ran = landfall(command, "--games", "2", *words, data=tmp_path)
    assert ran.code != 0
    assert problem in " ".join(ran.output.split())


@pytest.mark.parametrize(
    ("rule", "whose"),
    [
        ("grand-tour.objective", "(Our design.)"),
        ("prophets-of-the-artifact.dock", "(Read from damaged print.)"),
        ("factions.draft", "(As printed.)"),
    ],
)
def test_a_rule_of_a_module_says_whose_text_it_is(rule: str, whose: str, tmp_path: Path) -> None:
    told = landfall("rules", rule, "--edition", "edition-x", data=tmp_path).output
    assert told.splitlines()[1].strip() == whose


def test_a_rule_of_the_classic_game_needs_no_mark(tmp_path: Path) -> None:
    assert "rinted" not in landfall("rules", "lunar-mine.order", data=tmp_path).output


def test_why_says_whose_the_rules_are(tmp_path: Path) -> None:
    seats = "A: {agendas: [grand-tour], faction: terran-exchange}, B: {}"
    file = tmp_path / "agenda.yaml"
    chosen = "edition: edition-x\nseats: 2\nagendas: true\nfactions: true\n"
    file.write_text(f"{chosen}position: {{dice: [1], seats: {{{seats}}}}}\n", encoding="utf-8")
    typed = lines("why reveal grand-tour", "why dock terran-exchange 1", "quit")
    told = landfall("play", file, "--players", "me", data=tmp_path, typed=typed).output
    met, docked = " ".join(told.split()).split("A> why ")[1:]
    assert "agendas.met: " in met
    assert "(as printed)" in met
    assert "terran-exchange.dock: " in docked
    assert "(read from damaged print)" in docked
