"""The command line plays, checks, counts and explains a game that it has never heard of."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

import landfall as library
from command import Ran, kept, landfall, lines, process
from landfall.catalog import GAMES as OURS
from landfall.catalog import MORE_GAMES

GAME = ("--game", "night-watch")

SCENARIO = """
game: night-watch
position: {phase: lay, rounds: 1, hands: {A: [fox, owl], B: [moth, wolf]}}
steps: [{B: lay wolf}, {A: lay fox}]
expect: {laid: [fox, wolf], actors: [A]}
"""

RAISING = """
class Raising:
    name = "raising"

    def choose(self, decision):
        return self.think(decision)

    def think(self, decision):
        raise ValueError("I have lost my mind")


class First:
    name = "first"

    def choose(self, decision):
        return decision.legal[0]


class Lawless:
    name = "lawless"

    def choose(self, decision):
        return decision.game.code("bury")
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "own.py"
    file.write_text(RAISING, "utf-8")
    return file


# -- questions ---------------------------------------------------------------------------------------


def test_rules_scenarios_and_positions(tmp_path: Path) -> None:
    file = tmp_path / "night.yaml"
    file.write_text(SCENARIO, "utf-8")
    assert landfall("check", file, data=tmp_path).output.endswith("1 passed, 0 failed\n")
    assert "lay.hand" in landfall("rules", *GAME, "lay.hand", data=tmp_path).output
    assert "A: owl fox" in landfall("show", file, data=tmp_path).output
    bare = tmp_path / "bare.yaml"
    bare.write_text("phase: lay\nrounds: 1\nhands: {A: [fox], B: [owl]}\n", "utf-8")
    assert "B: owl" in landfall("show", bare, *GAME, data=tmp_path).output
    asked = landfall("explain", bare, "lay owl", "--seat", "B", *GAME, data=tmp_path)
    assert (asked.code, asked.output.splitlines()[0]) == (0, "lay owl: costs 1 card.")
    refused = landfall("explain", bare, "lay owl", *GAME, data=tmp_path)
    assert refused.code == 1
    assert "no such card is in this hand" in refused.output


def test_help_tells_of_what_the_catalog_has(tmp_path: Path) -> None:
    """In a process of its own, for what can be chosen is found when it starts."""
    told = process("simulate", "--help", data=tmp_path).stdout
    assert ", ".join([*OURS, "night-watch"]) in " ".join(told.split())
    assert "Night Watch" in process("--help", data=tmp_path).stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", "--game", "nightwatch"), "did you mean night-watch?"),
        (("simulate", *GAME, "--option", "lenght=long"), "did you mean length?"),
        (("simulate", *GAME, "--option", "length=endless"), "length is short or long"),
        (("simulate", *GAME, "--option", "teams=maybe"), "teams is true or false, not 'maybe'"),
        (("simulate", *GAME, "--option", "teams"), "an option is NAME=VALUE, such as teams=yes"),
        (("simulate", *GAME, "--long-game"), "there is no option 'long_game'"),
        (("simulate", *GAME, "--seats", "5"), "Night Watch is for 1, 2, 3 or 4 players"),
        (("simulate", *GAME, "--players", "captain"), "there is no bot 'captain'"),
        (("tune", *GAME), "the bots of Night Watch have no weights to tune"),
        (("play", *GAME, "--players", "me,captain"), "a person is me, or me:NAME"),
    ],
)
def test_what_the_game_has_not_is_said(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    ran = landfall(*words, data=tmp_path)
    assert ran.code == 2
    assert said in ran.output


# -- the laboratory ----------------------------------------------------------------------------------


def test_simulations_count_teams_and_defeats(tmp_path: Path) -> None:
    told = landfall(
        "simulate", *GAME, "--seats", "1", "--games", "20", "--jobs", "1", data=tmp_path
    )
    assert "1 seat:" in told.output
    assert "lost to the table" in told.output
    file = tmp_path / "teams.json"
    words = ("--players", "keeper,drifter,keeper,drifter", "--option", "teams=yes", "--json", file)
    landfall("simulate", *GAME, *words, "--games", "20", "--jobs", "1", data=tmp_path)
    data = json.loads(file.read_text("utf-8"))
    assert (data["teams"], data["length"], data["edition"]) == (True, "short", "dusk")
    keeper, drifter = data["summary"]["players"]
    assert keeper["wins"] + drifter["wins"] == 20
    seats = data["summary"]["seats"]
    assert seats[0]["wins"] == seats[2]["wins"] == keeper["wins"]


def test_teams_meet_as_teams(tmp_path: Path) -> None:
    words = ("keeper", "drifter", "--seats", "4", "--option", "teams=yes", "--games", "12")
    out = ("--json", tmp_path / "t.json", "--csv", tmp_path / "t.csv")
    files = ("--results", tmp_path / "r.jsonl", *out, "--jobs", "1")
    told = landfall("tournament", *GAME, *words, *files, data=tmp_path)
    assert told.code == 0, told.output
    keeper, drifter = json.loads((tmp_path / "t.json").read_text("utf-8"))["tables"]
    assert (keeper["games"], keeper["even"], drifter["even"]) == (12, 0.5, 0.5)
    assert keeper["wins"] + drifter["wins"] == 12
    with (tmp_path / "t.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    teams: dict[tuple[str, str, str], set[tuple[str, str]]] = {}
    for row in rows:
        teams.setdefault((row["block"], row["seating"], row["team"]), set()).add(
            (row["bot"], row["win"])
        )
    assert {(row["seat"], row["team"]) for row in rows} == {*zip("ABCD", "0101", strict=True)}
    assert len(teams) == 2 * 12  # two teams a game, each of one bot that wins or loses as a whole
    assert all(len(members) == 1 for members in teams.values())


def test_whoever_plays_alone_is_a_team(tmp_path: Path) -> None:
    files = ("--results", tmp_path / "r.jsonl", "--csv", tmp_path / "t.csv", "--jobs", "1")
    words = ("keeper", "drifter", "--seats", "3", "--games", "6")
    landfall("tournament", *GAME, *words, *files, data=tmp_path)
    with (tmp_path / "t.csv").open(encoding="utf-8") as file:
        assert {(row["seat"], row["team"]) for row in csv.DictReader(file)} == {
            *zip("ABC", "012", strict=True)
        }


def test_alone_a_bot_wins_or_the_table_does(tmp_path: Path) -> None:
    files = ("--results", tmp_path / "r.jsonl", "--json", tmp_path / "t.json", "--jobs", "1")
    words = ("keeper", "drifter", "--seats", "1", "--games", "12")
    landfall("tournament", *GAME, *words, *files, data=tmp_path)
    lines = json.loads((tmp_path / "t.json").read_text("utf-8"))["tables"]
    assert [line["even"] for line in lines] == [None, None]
    assert all(0 <= line["wins"] <= 12 for line in lines)


def test_records_of_a_tournament_are_right(tmp_path: Path) -> None:
    files = ("--results", tmp_path / "r.jsonl", "--records", tmp_path / "kept", "--jobs", "1")
    landfall("tournament", *GAME, "keeper", "drifter", "--games", "2", *files, data=tmp_path)
    records = sorted((tmp_path / "kept").iterdir())
    assert len(records) == 2
    for file in records:
        assert library.read_record(file).result
        told = landfall("replay", file, data=tmp_path)
        assert "Night Watch (Dusk), 2 players" in told.output
        assert "steps checked" in told.output


@pytest.mark.parametrize("seats", ["1", "3"])
def test_balance_counts_places_and_verbs(seats: str, tmp_path: Path) -> None:
    page, data = tmp_path / "fair.html", tmp_path / "fair.json"
    files = ("--results", tmp_path / "r.jsonl", "--html", page, "--json", data, "--jobs", "1")
    told = landfall("balance", *GAME, "--seats", seats, "--games", "6", *files, data=tmp_path)
    assert "Night Watch has no chronicle of its own" in told.output
    tables = json.loads(data.read_text("utf-8"))["rules"]["as printed"]
    assert len(tables["places"]) == int(seats)
    assert {use["name"] for use in tables["uses"]} >= {"lay"}
    for game in tables["games"]:
        assert len(game["curve"]) == game["turns"]  # here a round is one turn of everybody
    assert "Balance of Night Watch" in page.read_text("utf-8")


def test_numbers_that_cannot_be_changed_are_not(tmp_path: Path) -> None:
    file = tmp_path / "more.yaml"
    file.write_text("changes: {rounds: 9}\n", "utf-8")
    ran = landfall("balance", *GAME, "--changes", file, data=tmp_path)
    assert (ran.code, "no numbers of Night Watch can be changed" in ran.output) == (2, True)


def analysed(tmp_path: Path, *words: str | Path) -> Ran:
    """Of a game with secrets that is over."""
    game = library.game("night-watch", seats=2)
    library.write_record(tmp_path / "n.landfall", library.play(game, "drifter").record)
    return landfall("analyse", tmp_path / "n.landfall", *words, data=tmp_path)


def test_a_game_with_secrets_is_analysed_by_what_each_seat_saw(tmp_path: Path) -> None:
    ran = analysed(tmp_path, "--json", tmp_path / "n.json", "--nodes", "200")
    assert (ran.code, "The dearest turns" in ran.output) == (0, True)
    found = json.loads((tmp_path / "n.json").read_text("utf-8"))
    played = [one["played"] for turn in found["turns"] for one in turn["decisions"]]
    record = library.read_record(tmp_path / "n.landfall")
    assert sorted(played) == sorted(step.text for step in record.steps if step.actor in "AB")
    assert sum(found["end"]) == pytest.approx(1)


def test_a_judge_is_not_asked_about_what_players_could_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MORE_GAMES, "any_game.judged")
    ran = analysed(tmp_path, "--jobs", "1")
    assert (ran.code, "0.0 points" in ran.output) == (0, True)


def test_a_game_that_nobody_judges_is_said_not_to_be_analysed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MORE_GAMES, "any_game.unjudged")
    ran = analysed(tmp_path)
    assert (ran.code, "nobody judges positions of Night Watch" in ran.output) == (2, True)


# -- bots of one's own -------------------------------------------------------------------------------


def test_a_bot_of_a_file_sits_in_simulations_and_matches(own: Path, tmp_path: Path) -> None:
    words = ("--players", "first,keeper", "--code", own, "--games", "3", "--jobs", "1")
    assert "first" in landfall("simulate", *GAME, *words, data=tmp_path).output
    words = ("--players", "me,first", "--code", own, "--edition", "dusk")
    told = landfall("play", *GAME, *words, typed=lines("skip"), data=tmp_path)
    assert "B is the computer (first)" in told.output
    lost = landfall("play", "--resume", data=tmp_path)
    assert "a bot of your own comes with --code FILE" in lost.output
    assert "Back at turn 1" in landfall("play", "--resume", "--code", own, data=tmp_path).output


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("raising", "it raised ValueError: I have lost my mind (own.py, line 9)"),
        ("lawless", "which is not legal now: this is the time to look at the deck or not"),
    ],
)
def test_a_bot_that_does_wrong_is_told_why(bot: str, said: str, own: Path, tmp_path: Path) -> None:
    words = ("--players", bot, "--seats", "2", "--code", own, "--games", "1", "--jobs", "1")
    ran = landfall("simulate", *GAME, *words, data=tmp_path)
    assert (ran.code, said in ran.output) == (2, True)
    words = ("--players", f"{bot},me", "--code", own, "--edition", "dusk")
    ran = landfall("play", *GAME, *words, data=tmp_path)
    assert said in " ".join(ran.output.split())


def test_a_traceback_shows_where_a_bot_raised(own: Path, tmp_path: Path) -> None:
    words = ("drifter", "raising", "--code", own, "--games", "2", "--jobs", "1", "--traceback")
    ran = process("tournament", *GAME, *words, "--results", tmp_path / "r.jsonl", data=tmp_path)
    assert 'own.py", line 9, in think' in ran.stderr
    assert ran.stderr.count("Traceback") == 1


# -- at one keyboard -----------------------------------------------------------------------------------


def test_two_people_are_shown_their_own_cards_only(tmp_path: Path) -> None:
    """Between Ann's screen and Bob's nothing is said that only one of them may know."""
    words = ("--players", "me:Ann,me:Bob", "--edition", "dusk", "--seed", "5")
    typed = lines("", "peek", "bury", "lay owl", "", "show", "hint", "quit")
    told = landfall("play", *GAME, *words, typed=typed, data=tmp_path).output
    together, ann, bob = told.split(" only: press Enter ")
    assert "Ann draws a card." in together
    assert "Bob draws a card." in together
    assert "hand: owl stag" in ann
    assert "B: ? ?" in ann
    assert "Ann looks at a card." in ann
    assert "Ann looks at the owl." in ann
    assert "A: ?; laid ?" in bob
    assert not any(secret in bob for secret in ("stag", "Ann lays the", "looks at the"))
    assert "A strong player would" in bob


def test_a_single_person_is_told_all_as_their_seat_sees_it(tmp_path: Path) -> None:
    words = ("--players", "me:Ann", "--seats", "2", "--edition", "dusk", "--seed", "5")
    typed = lines("skip", "lay owl", "quit")
    told = landfall("play", *GAME, *words, typed=typed, data=tmp_path).output
    assert "press Enter" not in told
    assert "Ann draws the stag." in told
    assert "B draws a card." in told


def test_undo_stops_where_something_was_revealed(tmp_path: Path) -> None:
    words = ("--players", "me:Ann", "--seats", "2", "--edition", "dusk", "--seed", "5")
    typed = lines("skip", "undo", "redo", "undo", "peek", "undo", "keep", "undo", "quit")
    told = landfall("play", *GAME, *words, typed=typed, data=tmp_path).output
    assert told.count("Taken back: skip") == 2
    assert told.count("There is nothing to undo") == 1  # the card that was looked at stays seen
    assert "Taken back: keep" in told


def test_a_game_gone_on_with_has_the_luck_it_would_have_had(tmp_path: Path) -> None:
    words = ("--players", "me", "--seats", "1", "--edition", "dusk", "--seed", "8")
    moves = ("skip", "1", "skip", "1", "skip", "1", "skip", "1", "skip", "1", "skip", "1")
    whole, parted = tmp_path / "whole", tmp_path / "parted"
    landfall("play", *GAME, *words, typed=lines(*moves), data=whole)
    landfall("play", *GAME, *words, typed=lines(*moves[:3]), data=parted)
    landfall("play", "--resume", "--seed", "8", typed=lines(*moves[3:]), data=parted)
    one, other = (library.read_record(kept(data)[0]) for data in (whole, parted))
    assert one.steps == other.steps
    assert one.result == other.result


def test_seats_that_choose_together_are_asked_one_after_another(tmp_path: Path) -> None:
    words = ("--players", "me,me,me", "--edition", "midnight", "--option", "length=long")
    typed = lines("", "skip", "1", "", "1", "", "1", "quit")
    told = landfall("play", *GAME, *words, "--seed", "2", typed=typed, data=tmp_path).output
    assert "Night Watch (Midnight, five rounds), 3 players" in told
    assert [told.index(f"{seat} only: press Enter") for seat in "ABC"] == sorted(
        told.index(f"{seat} only: press Enter") for seat in "ABC"
    )
