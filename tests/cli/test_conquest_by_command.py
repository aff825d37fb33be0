"""Conquest of Planet Earth at the prompts: every mode to its end, and what may be typed."""

from __future__ import annotations

import re
from itertools import repeat
from pathlib import Path

import pytest
import yaml

from command import kept, landfall, lines, process
from games.conquest_of_planet_earth.laid_table import Table
from landfall import catalog
from landfall.record import read
from landfall.scenario import parse_scenarios

GAME = ("--game", "conquest-of-planet-earth")
EXAMPLE = Path(__file__).parents[2] / "examples/own_conquest_cards.toml"


@pytest.mark.parametrize(
    ("mode", "seats", "players", "ending"),
    [
        ("competitive", "2", "me", "The game is over: the planet is conquered."),
        ("cooperative", "2", "me,me", "The game is over: the Super Cannon is built."),
        ("solo", "1", "me", "The game is over: the Super Cannon is built."),
        ("team", "4", "me", "The game is over: the planet is conquered."),
    ],
)
def test_a_whole_game_of_every_mode(
    mode: str, seats: str, players: str, ending: str, tmp_path: Path
) -> None:
    """The first move every time; scouts sit beside."""
    chosen = ("--option", f"mode={mode}", "--seats", seats, "--players", players, "--seed", "5")
    play = process("play", *GAME, *chosen, data=tmp_path, typed=lines(*repeat("1", 900)))
    assert play.returncode == 0, play.stderr
    assert not play.stderr
    assert ending in play.stdout.splitlines()
    (file,) = kept(tmp_path)
    record = read(file, catalog.game)
    assert record.result is not None
    asked = len(re.findall(r"(?m)^.*> 1$", play.stdout))
    bots = [letter for letter, who in zip("ABCD", record.players, strict=False) if who.bot]
    own = [step.text for step in record.steps if step.actor not in (*bots, "*")]
    acts, passed = len(own), own.count("pass")
    assert acts - passed <= asked <= acts  # moments in which one is not asked pass by themselves


def test_a_mode_that_there_is_not_is_refused_before_anything_is_asked(tmp_path: Path) -> None:
    play = process("play", *GAME, "--mode", "teem", data=tmp_path, typed=lines("2", "1"))
    assert play.returncode
    assert "'teem'" in play.stderr
    assert not play.stdout


def scenario(table: Table, tmp_path: Path) -> Path:
    """A position in a file."""
    game = table.game
    whole = {
        "game": game.name,
        "seats": game.seats,
        **dict(game.options),
        "position": game.to_dict(table.state),
    }
    path = tmp_path / "laid.yaml"
    path.write_text(yaml.safe_dump({"name": "laid", **whole}, sort_keys=False), encoding="utf-8")
    parse_scenarios(path.read_text(encoding="utf-8"))
    return path


def two_rivals() -> Table:
    table = Table("trun orzax").hand("A", "overdrive").hand("B", "jammed-transmission", "abducted")
    return table.aliens("A", "n-1", 2).place("n-1", "town").aliens("B", "s-c", 2).action("A", 4)


def played(table: Table, tmp_path: Path, *typed: str, players: str = "me:Ann,me:Bob") -> str:
    file = scenario(table, tmp_path)
    chosen = ("--players", players, "--seed", "4")
    return landfall("play", file, *chosen, data=tmp_path, typed=lines(*typed, "quit")).output


def test_undo_and_hint_and_why(tmp_path: Path) -> None:
    table = two_rivals()
    typed = (
        "",
        "land saucer",
        "undo",
        "redo",
        "undo",
        "hint",
        "why move s-c s-1",
        "menace",
        "undo",
    )
    told = played(table, tmp_path, *typed)
    assert told.count("Taken back: land saucer") == 2
    assert "Taken back: menace" in told
    assert "A strong player would:" in told
    assert "Chance to win:" in " ".join(told.split())  # wherever the line is broken
    assert "not legal" in told.lower() or "no alien" in told.lower()


def test_a_step_that_another_was_asked_about_stays(tmp_path: Path) -> None:
    told = played(two_rivals(), tmp_path, "", "move n-1 n-2", "undo")
    assert "Taken back" not in told
    assert "there is nothing to undo" in told.replace("\n", " ").lower()


def test_stops_by_level_and_by_kind(tmp_path: Path) -> None:
    """Nobody is asked about a card that is not aimed at them, unless they want to be."""
    calm = played(two_rivals(), tmp_path, "", "play overdrive", "end")
    assert "Bob> " not in calm.split("play overdrive")[1].split("end")[0]
    battle = in_a_battle()
    typed = ("", "stops", "stops calm", "stops step always", "stops whenever", "pass")
    told = played(battle, tmp_path, *typed)
    assert "normal: also others" in told
    assert "(you are asked now)" in told
    assert "There is no such wish: whenever" in told
    assert "When a rival has taken a step" in told


def test_who_sits_alone_is_asked_only_what_can_be_answered(tmp_path: Path) -> None:
    """Nobody else sees whether Ann is asked: a card in play that she cannot cancel is no question."""
    table = Table("trun orzax").hand("A", "overdrive").in_play("martial-law", "B").turn("A")
    alone = played(table, tmp_path, players="me:Ann,scout")
    assert "Anything before your actions?" not in alone
    assert "play overdrive" in alone
    assert "Anything before your actions?" in played(table, tmp_path, "")


def in_a_battle() -> Table:
    table = Table("trun orzax").hand("A", "death-ray").hand("B", "call-in-the-army", "abducted")
    table.aliens("A", "n-1", 3).place("n-1", "town").aliens("B", "s-c", 2).battles("A")
    return table.comes("meet us-army-infantry").reaches("A", "pass")


def test_a_card_canceled_by_a_neighbour_at_the_same_keyboard(tmp_path: Path) -> None:
    """In a Battle each is asked behind the other's back; what Ann played is canceled by Bob."""
    table = Table("trun orzax").hand("A", "death-ray").hand("B", "jammed-transmission", "abducted")
    table.aliens("A", "n-1", 3).aliens("B", "n-1", 2).place("n-1", "town").battles("A")
    table.reaches("A", "pass")
    told = played(
        table,
        tmp_path,
        "",
        "play death-ray",
        "",
        "pass",
        "",
        "play jammed-transmission",
        "",
        "pass",
    )
    assert "Ann (A) only: press Enter" in told
    assert "Bob (B) only: press Enter" in told
    assert "Jammed Transmission" in told.split("play jammed-transmission")[1]


def test_races_are_named_before_the_game(tmp_path: Path) -> None:
    chosen = ("--option", "mode=cooperative", "--option", "races=a:trun, B:vento", "--seats", "2")
    more = ("--players", "me,scout", "--seed", "5")
    told = landfall("play", *GAME, *chosen, *more, data=tmp_path, typed=lines("quit")).output
    assert "A The Trun, B The Vento Star Empire" in " ".join(told.split())


@pytest.mark.parametrize(
    ("races", "sentence"),
    [
        ("trun", "races has a name for a seat, such as A:beetlemen, not 'trun'"),
        ("A:trun,A:vento", "such as A:beetlemen, not 'A:trun,A:vento'"),
        ("A:trun,B:trun", "A and B cannot both be trun"),
        ("A:martians", "not 'martians'"),
    ],
)
def test_races_that_cannot_be_named_are_said_plainly(
    tmp_path: Path, races: str, sentence: str
) -> None:
    chosen = ("--option", "mode=cooperative", "--option", f"races={races}", "--seats", "2")
    ended = landfall("play", *GAME, *chosen, "--players", "me,scout", data=tmp_path)
    assert ended.code != 0
    assert sentence in " ".join(ended.output.split())


def test_own_cards_are_played_with(tmp_path: Path) -> None:
    chosen = ("--option", "mode=solo", "--seats", "1", "--players", "me", "--seed", "5")
    typed = lines("rules death-ray", "1", "quit")
    told = landfall("play", *GAME, *chosen, "--cards", EXAMPLE, data=tmp_path, typed=typed).output
    assert "Heat Beam" in told
    assert "Own words" in told


def test_an_answer_that_brings_nothing_says_what_it_means(tmp_path: Path) -> None:
    seats = {"A": {"race": "trun", "hand": ["overdrive"]}, "B": {"race": "venezian"}}
    position = {"phase": "draw", "seats": seats}
    file = tmp_path / "drawing.yaml"
    table = {"game": "conquest-of-planet-earth", "seats": 2, "position": position}
    file.write_text(yaml.safe_dump(table), encoding="utf-8")
    told = landfall("play", file, "--players", "me,me", data=tmp_path, typed=lines("", "quit"))
    assert re.search(r"(?m)^ +2  draw +discard nothing$", told.output)
