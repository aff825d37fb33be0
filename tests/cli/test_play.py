"""Line play as a person meets it: through a pipe, with mistakes, undo, saving and coming back."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from itertools import repeat
from pathlib import Path

import pytest

from command import LANDFALL, environment, kept, landfall, lines, process
from landfall import catalog
from landfall.record import read

TWO = ("--seats", "2", "--edition", "later-printing", "--players", "me")
ME_AND_A_BOT = ("play", *TWO, "--seed", "1319")


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    """The first move every time, to the end."""
    play = process("play", *TWO, "--seed", "31", data=tmp_path, typed=lines(*repeat("1", 400)))
    assert play.returncode == 0, play.stderr
    assert not play.stderr
    assert "\x1b" not in play.stdout  # no cursor is moved, no line rewritten
    story = play.stdout.splitlines()
    assert "The game is over: last colony landed." in story
    assert story.index("The game is over: last colony landed.") > 1000
    (file,) = kept(tmp_path)
    assert read(file, catalog.game).result is not None
    assert f"landfall replay {file}" in play.stdout
    assert "interpreted" in play.stdout or os.environ.get("LANDFALL_ENGINE") == "compiled"


@pytest.mark.parametrize("seats", ["2", "6"])
def test_a_whole_game_with_every_module(seats: str, tmp_path: Path) -> None:
    """From the draft to the Agendas that count at the end, the first move every time."""
    chosen = ("--deck", "wide", "--factions", "--agendas", "--outer-belt", "--seats", seats)
    typed = lines(*repeat("1", 900))
    play = process("play", *chosen, "--players", "me", "--seed", "31", data=tmp_path, typed=typed)
    assert play.returncode == 0, play.stderr
    assert not play.stderr
    asked = play.stdout.count("A> 1\n")
    assert asked > 100
    assert play.stdout.count("Which faction board do you take?") == 1
    assert "The game is over: last colony landed." in play.stdout
    (file,) = kept(tmp_path)
    record = read(file, catalog.game)
    assert record.result is not None
    assert sum(step.actor == "A" for step in record.steps) == asked


WAITING = """\
edition: edition-x
seats: 3
deck: wide
position:
  turn: B
  dice: [1]
  seats:
    A: {fuel: 3, cards: [pocket-universe], on-cards: {pocket-universe: {ships: [4]}}}
    B: {}
    C: {}
"""


def after_turns(tmp_path: Path, *typed: str) -> str:
    """A's ships wait on a card, and three people share the keyboard."""
    file = tmp_path / "waiting.yaml"
    file.write_text(WAITING, encoding="utf-8")
    people = ("--players", "me,me,me", "--seed", "4")
    return landfall("play", file, *people, data=tmp_path, typed=lines(*typed)).output


TURN = ("1", "1", "1", "1", "1", "end")


def test_who_has_ships_that_wait_is_asked_after_every_turn(tmp_path: Path) -> None:
    told = after_turns(tmp_path, "dock lunar-mine 1", "end", "stay", *TURN, "stay", "quit")
    assert told.count("Do your ships dock now? (`later`: not before my turn)") == 2


def test_who_says_later_is_not_asked_before_the_own_turn(tmp_path: Path) -> None:
    """After C's turn nothing is asked; when A has had a turn, and ships wait again, it is."""
    own = ("use pocket-universe 5", "done", "1", "1", "end", "stay")
    typed = ("later", "dock lunar-mine 1", "end", "later", *TURN, *own, "quit")
    told = after_turns(tmp_path, *typed)
    assert told.count("`later` is for moments in the turns of others; this is none of them.") == 1
    assert told.count("You are not asked again before your turn.") == 1
    asked = told.split("Do your ships dock now?")
    assert len(asked) == 3
    assert "Turn 3: A" in asked[1]
    assert asked[2].startswith(" (`later`: not before my next turn)")


def test_a_question_stands_above_its_answers(tmp_path: Path) -> None:
    told = play_cards(tmp_path, "use orbital-teleporter alien-artifact 6")
    assert "\nWhere does the 6 dock?\n   1  dock " in told


def test_the_same_seed_and_answers_give_the_same_record_in_any_process(tmp_path: Path) -> None:
    records = []
    for hash_seed in ("1", "2"):
        data = tmp_path / hash_seed
        typed = lines(*["2", "1"] * 30)
        play = process(*ME_AND_A_BOT, data=data, typed=typed, PYTHONHASHSEED=hash_seed)
        assert play.returncode == 0
        (file,) = kept(data)
        records.append(file.read_text(encoding="utf-8"))
    assert records[0] == records[1]
    assert records[0].count("\nA ") > 10


def test_what_is_not_said_is_asked(tmp_path: Path) -> None:
    play = landfall("play", data=tmp_path, typed=lines("3", "edition-x", "2", "quit"))
    assert "How many players (2, 3, 4, 5, 6)? [2] 3" in play.output
    assert "Alien Frontiers (Edition X), 3 players." in play.output
    assert "B is a person." in play.output
    assert "C is the computer (cadet)." in play.output


def test_an_edition_is_asked_for_only_where_there_are_two_for_so_many(tmp_path: Path) -> None:
    play = landfall("play", "--seed", "1", data=tmp_path, typed=lines("6", "", "quit"))
    assert "Which edition?" not in play.output
    assert "Alien Frontiers (Edition X), 6 players." in play.output
    assert "F  0 points" in play.output


@pytest.mark.parametrize("edition", ["edition-x", "later-printing"])
def test_who_is_asked_is_told_what_else_an_edition_offers(edition: str, tmp_path: Path) -> None:
    play = landfall("play", data=tmp_path, typed=lines("2", edition, "1", "quit"))
    told = "has more to choose, by --deck wide, --factions, --agendas and --outer-belt"
    assert (told in play.output) is (edition == "edition-x")
    chosen = landfall("play", "--factions", data=tmp_path, typed=lines("2", "1", "quit"))
    assert "has more to choose" not in chosen.output


def test_too_many_for_an_edition_are_refused_before_anything_is_asked(tmp_path: Path) -> None:
    play = landfall("play", "--edition", "first-printing", "--seats", "5", data=tmp_path)
    assert "Alien Frontiers is for 2, 3 or 4 players, not 5; edition-x is for 5" in play.output
    assert "How many" not in play.output


def test_enter_takes_what_is_proposed_and_nonsense_does_not_loop(tmp_path: Path) -> None:
    typed = lines("one", "1", "twelve", "", "", "quit")
    play = landfall("play", data=tmp_path, typed=typed)
    assert play.output.count("Please answer one of: 2, 3, 4, 5, 6; or press Enter for 2.") == 3
    assert "Taking 2." in play.output
    assert "Alien Frontiers (Later printing), 2 players." in play.output
    assert "A is you." in play.output


@pytest.mark.parametrize("typed", ["", "3\n", "3\n\n", "3\n\n\n"])
def test_the_end_of_input_ends_tidily_anywhere(typed: str, tmp_path: Path) -> None:
    play = landfall("play", data=tmp_path, typed=typed)
    assert play.code == 0


def test_a_move_by_number_by_notation_and_several_ships_in_one_line(tmp_path: Path) -> None:
    play = landfall(
        *ME_AND_A_BOT, data=tmp_path, typed=lines("dock solar-converter 4 2", "1", "quit")
    )
    assert "A turns a 4 into 2 fuel at the Solar Converter." in play.output
    assert "A turns a 2 into 1 fuel at the Solar Converter." in play.output
    assert "A docks a 2 at the Alien Artifact." in play.output


def test_why(tmp_path: Path) -> None:
    typed = lines(
        *("why 8", "why dock lunar-mine 6", "why lunch", "why", "dock shipyard 2 2"),
        *("why dock shipyard 2 4", "dock maintenance-bay 2", "dock lunar-mine", "quit"),
    )
    play = landfall(*ME_AND_A_BOT, data=tmp_path, typed=typed)
    assert "dock solar-converter 2: 1 fuel.\n  solar-converter.gain: " in play.output
    assert "dock lunar-mine 6 is not legal: you hold no unplaced ship" in play.output
    assert "  dock.ships: " in play.output
    assert "did you mean 'launch'" in play.output
    assert "Why what?" in play.output
    assert "dock shipyard 2 2 is not legal: it costs 1 fuel and 1 ore" in play.output
    assert "dock shipyard 2 4 is not legal: the Shipyard takes two ships of the same" in play.output
    assert "  maintenance-bay.last-resort: " in play.output
    assert "did you mean 'dock lunar-mine 2' or 'dock lunar-mine 4'?" in play.output
    assert "A docks" not in play.output


def test_a_hint_can_be_played_as_it_stands(tmp_path: Path) -> None:
    asked = landfall(*ME_AND_A_BOT, data=tmp_path / "asked", typed=lines("hint", "quit")).output
    assert "A strong player would:" in asked
    assert "\nThis " in asked  # the reason
    assert re.search(r"Chance to win: .* %\s→\s.* %\.", asked)
    (first,) = (line for line in asked.splitlines() if line.startswith("  1. "))
    move, told = first.removeprefix("  1. ").split("  ", 1)
    played = landfall(*ME_AND_A_BOT, data=tmp_path / "played", typed=lines(move, "quit")).output
    assert told.strip() in played


CARDS = """\
position:
  dice: [1, 2]
  display: [alien-city, booster-pod]
  seats:
    A:
      fuel: 3
      docked: {alien-artifact: [2, 6]}
      colonies: {lem-badlands: 1}
      cards: [data-crystal, orbital-teleporter, plasma-cannon, polarity-device, stasis-beam]
    B: {docked: {lunar-mine: [1], shipyard: [2, 2]}}
  this-turn: {claim: [2, 6]}
"""


def play_cards(tmp_path: Path, *typed: str) -> str:
    file = tmp_path / "cards.yaml"
    file.write_text(CARDS, encoding="utf-8")
    return landfall(
        "play", file, "--players", "me", data=tmp_path, typed=lines(*typed, "quit")
    ).output


def test_a_hint_that_ends_at_a_card_says_that_the_turn_goes_on(tmp_path: Path) -> None:
    asked = " ".join(play_cards(tmp_path, "hint").split())
    assert "claim alien-city" in asked
    assert "`hint` tells how your turn goes on" in asked
    assert asked.count("Then see what comes") == 1
    plain = landfall(*ME_AND_A_BOT, data=tmp_path, typed=lines("hint", "quit")).output
    assert "end" in plain
    assert "your turn goes on" not in plain


BOARDS = """\
edition: edition-x
seats: 2
deck: wide
factions: true
outer-belt: true
position:
  dice: [3, 4]
  seats:
    A: {fuel: 3, ore: 3, faction: proxima-centauri-scholars, asteroids: [stray-pilot]}
    B: {faction: mercurys-angels}
"""


def play_boards(tmp_path: Path, *typed: str) -> str:
    file = tmp_path / "boards.yaml"
    file.write_text(BOARDS, encoding="utf-8")
    people = ("--players", "me,me", "--seed", "4")
    return landfall("play", file, *people, data=tmp_path, typed=lines(*typed)).output


def test_what_can_be_aimed_in_many_ways_is_one_line_until_it_is_asked_for(tmp_path: Path) -> None:
    """The power of a board and an asteroid card, as the powers of cards."""
    told = play_boards(tmp_path, "moves stray-pilot", "quit")
    menu, asked = told.split("A> ")[:2]
    assert "power proxima-centauri-scholars …  costs 1 ore; 27 ways" in menu
    assert "play stray-pilot …  10 ways" in menu
    assert menu.count("play stray-pilot") == 1
    assert asked.count("play stray-pilot") == 10


def test_who_is_done_is_told_with_what(tmp_path: Path) -> None:
    told = play_boards(tmp_path, "dock mercurys-angels 3", "quit")
    assert re.search(r"\n +\d+  done +do without\n", told)


def test_moves_stand_under_each_verb_once(tmp_path: Path) -> None:
    """However many cards there are; and what a card costs is said even where some places cost more."""
    shown = play_cards(tmp_path).splitlines()
    headings = [line for line in shown if line in ("Dock:", "Claim:", "Use:", "Discard:", "Also:")]
    assert headings == ["Dock:", "Claim:", "Use:", "Discard:"]
    folded = [line for line in shown if " … " in line]
    assert len(folded) == 2
    assert all("  costs the " in line for line in folded)
    assert any("costs the Stasis Beam or more; 8 ways" in line for line in folded)


def test_what_stands_alone_has_nothing_above_it(tmp_path: Path) -> None:
    """`end` alone is not "also": there is nothing beside it."""
    file = tmp_path / "done.yaml"
    file.write_text("seats: 2\nposition:\n  seats:\n    A: {}\n    B: {}\n  dice: []\n")
    people = ("--players", "me,me", "--seed", "4")
    shown = landfall("play", file, *people, data=tmp_path, typed=lines("quit")).output
    assert re.search(r"\n +1  end ", shown), shown
    assert "Also:" not in shown


def test_a_card_that_can_be_claimed_says_what_it_does(tmp_path: Path) -> None:
    shown = " ".join(play_cards(tmp_path).split())
    does = "1 fuel: raise an unplaced ship by 1; discard: remove a field generator"
    assert f"claim booster-pod the Booster Pod ({does})" in shown
    assert "claim alien-city the Alien City (worth 1 point while you hold it)" in shown


AGENDAS = """\
edition: edition-x
seats: 2
agendas: true
outer-belt: true
position:
  dice: [3]
  seats:
    A: {asteroids: [stranded-envoy], agendas: [curator, fuel-baron, moonbase]}
    B: {}
"""


def test_what_is_asked_heads_the_moves_that_answer_it(tmp_path: Path) -> None:
    """And no verb of the notation; so it is when they are listed once more."""
    file = tmp_path / "agendas.yaml"
    file.write_text(AGENDAS, encoding="utf-8")
    me = ("--players", "me", "--seed", "4")
    typed = lines("play stranded-envoy", "", "quit")
    told = landfall("play", file, *me, data=tmp_path, typed=typed).output
    assert len(re.findall(r"\nWhich Agenda do you discard\?\n   1  shed ", told)) == 2
    assert "Shed:" not in told


def test_in_a_pipe_no_line_is_longer_than_a_hundred(tmp_path: Path) -> None:
    names = f"me:{'Ann ' * 7}of Somewhere,me:{'Bob ' * 7}of Elsewhere"
    play = landfall(
        *("play", "--players", names, "--edition", "later-printing", "--seed", "5"),
        data=tmp_path,
        typed=lines(*repeat("1", 60), "dock mune", "quit"),
    )
    told = play.output.replace("> ", "> \n").splitlines()  # what is typed is echoed
    story = [line for line in told if str(tmp_path) not in line]
    assert len(story) > 500
    assert max(map(len, story)) <= 100


def test_rules_in_the_game_are_short_and_say_what_to_type_there(tmp_path: Path) -> None:
    play = landfall(*ME_AND_A_BOT, data=tmp_path, typed=lines("rules", "quit")).output
    answer = play.split("> rules\n")[1].split("A> ")[0]
    assert "Lunar Mine" in answer
    assert "rules ID" in answer
    assert "landfall rules" not in answer
    assert answer.count("\n") < 10


def test_undo_and_redo_reach_back_to_the_roll(tmp_path: Path) -> None:
    """And a new move forgets what was undone."""
    typed = lines("1", "1", "undo", "undo", "undo", "redo", "redo", "undo", "5", "redo", "quit")
    play = landfall(*ME_AND_A_BOT, data=tmp_path, typed=typed)
    assert play.output.count("Taken back: ") == 3
    assert "There is nothing to undo: you have done nothing since the last roll" in play.output
    assert "There is nothing to do again." in play.output
    (file,) = kept(tmp_path)
    record = read(file, catalog.game, open_end=True)
    assert [step.text.split()[1] for step in record.steps if step.actor == "A"] == [
        "alien-artifact",
        "lunar-mine",
    ]


def test_nobody_takes_back_what_another_has_answered(tmp_path: Path) -> None:
    """After the end of the turn it is for the others; then nothing of it can be undone."""
    typed = lines("dock solar-converter 2 2 4", "end", "undo", "quit")
    play = landfall(*ME_AND_A_BOT, data=tmp_path, typed=typed)
    assert "There is nothing to undo" in play.output


def test_show_moves_rules_help(tmp_path: Path) -> None:
    typed = lines(
        "show", "moves solar", "moves nowhere", "rules lunar-mine.order", "help", "", "quit"
    )
    play = landfall(*ME_AND_A_BOT, data=tmp_path, typed=typed)
    assert play.output.count("Raiders' Outpost") >= 2  # at the start of the turn, and asked for
    assert "No move contains 'nowhere'." in play.output
    assert "lunar-mine.order: Never lower than the highest ship" in play.output
    assert "why MOVE" in play.output


def test_people_are_called_by_name_and_share_the_keyboard(tmp_path: Path) -> None:
    typed = lines(*repeat("1", 20), "quit")
    play = landfall(
        *("play", "--players", "me:Ann,me:Bob", "--edition", "first-printing", "--seed", "1"),
        data=tmp_path,
        typed=typed,
    )
    assert "Ann> " in play.output
    assert "Bob> " in play.output
    (file,) = kept(tmp_path)
    assert "player A: Ann\nplayer B: Bob\n" in file.read_text(encoding="utf-8")


def test_save_and_go_on(tmp_path: Path) -> None:
    saved = tmp_path / "friday.landfall"
    play = landfall(
        *ME_AND_A_BOT, data=tmp_path, typed=lines("1", "save", f"save {saved}", "1", "quit")
    )
    assert "Save where?" in play.output
    before = saved.read_text(encoding="utf-8")
    again = landfall("play", "--resume", saved, data=tmp_path, typed=lines("2", "quit"))
    assert "Back at turn 1. What happened last:" in again.output
    assert "  A docks a 2 at the Alien Artifact." in again.output
    assert saved.read_text(encoding="utf-8") == before  # a saved game stays as it was saved
    assert f"{saved} stays as it was saved.\nEvery move is kept in " in again.output
    assert again.output.endswith("Go on with it any time: landfall play --resume\n")
    assert len(kept(tmp_path)) == 2


def test_a_file_that_cannot_be_written_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    play = landfall(*ME_AND_A_BOT, data=tmp_path, typed=lines(f"save {tmp_path}/no/x", "1", "quit"))
    assert "no/x: cannot be written: No such file or directory." in play.output
    assert "A docks a 2" in play.output


def test_a_path_is_said_as_it_was_typed(tmp_path: Path) -> None:
    typed = lines("save no-such-folder/x", "quit")
    play = landfall(*ME_AND_A_BOT, data=tmp_path, typed=typed)
    assert "\nno-such-folder/x: cannot be written: " in play.output


def test_saving_never_destroys_a_file_that_is_no_game(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("milk, bread", encoding="utf-8")
    typed = lines(f"save {notes}", "save .", "save /", f"save {tmp_path}", "9" * 5000, "quit")
    play = landfall(*ME_AND_A_BOT, data=tmp_path, typed=typed)
    assert play.code == 0
    assert "is there and is no game; choose another name." in play.output
    assert play.output.count("cannot be written: it is no name for a file.") == 2
    assert "There is no move 999999999; there are 1 to " in play.output
    assert notes.read_text(encoding="utf-8") == "milk, bread"


def test_a_data_folder_that_cannot_be_written(tmp_path: Path) -> None:
    folder = tmp_path / "a file"
    folder.write_text("not a folder")
    play = landfall(*ME_AND_A_BOT, data=folder, typed=lines("1", "quit"))
    assert play.code == 0
    assert "The game cannot be saved" in play.output
    assert "A docks a 2" in play.output
    assert "This game was not saved." in play.output


def test_a_game_kept_where_one_wishes(tmp_path: Path) -> None:
    file = tmp_path / "mine.landfall"
    landfall(*ME_AND_A_BOT, "--save", file, data=tmp_path, typed=lines("1", "quit"))
    assert "A dock alien-artifact 2" in file.read_text(encoding="utf-8")
    assert not kept(tmp_path)
    again = landfall(*ME_AND_A_BOT, "--save", file, data=tmp_path)
    assert again.code == 2
    assert f"landfall play --resume {file} goes on with it" in again.output


def test_a_game_of_a_file_is_left_and_resumed_by_its_name(tmp_path: Path) -> None:
    """Not by --resume alone, which would go on with another game."""
    file = tmp_path / "three friends.landfall"
    landfall(*ME_AND_A_BOT, data=tmp_path, typed=lines("quit"))
    saving = (*ME_AND_A_BOT, "--save", file)
    left = landfall(*saving, data=tmp_path, typed=lines("1", "quit")).output
    assert left.endswith(f"Go on with it any time: landfall play --resume '{file}'\n")
    for moves in (2, 3):
        again = landfall("play", "--resume", file, data=tmp_path, typed=lines("1", "quit")).output
        assert f"Every move is kept in {file}\n" in again
        assert again.endswith(f"landfall play --resume '{file}'\n")
        record = read(file, catalog.game, open_end=True)
        assert sum(step.actor == "A" for step in record.steps) == moves
    assert len(kept(tmp_path)) == 1


def test_nothing_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    """Killed while it waits for the third move, it goes on with the third move."""
    with subprocess.Popen(
        [*LANDFALL, *ME_AND_A_BOT],
        env=environment(tmp_path),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as play:
        assert play.stdin is not None
        assert play.stdout is not None
        for _ in range(2):
            play.stdin.write("1\n")
            play.stdin.flush()
        prompts, seen = 0, ""
        while prompts < 3:
            seen += play.stdout.read(1)
            prompts += seen.endswith("\nA> ")
        play.send_signal(signal.SIGKILL)
    (file,) = kept(tmp_path)
    record = read(file, catalog.game, open_end=True)
    assert sum(step.actor == "A" for step in record.steps) == 2
    again = landfall("play", "--resume", "--seed", "1319", data=tmp_path, typed=lines("1", "quit"))
    assert again.code == 0
    (file,) = kept(tmp_path)  # and in the same file
    resumed = read(file, catalog.game, open_end=True)
    assert resumed.steps[: len(record.steps)] == record.steps
    assert sum(step.actor == "A" for step in resumed.steps) == 3


def test_a_game_played_in_two_windows_is_refused_in_the_second(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*LANDFALL, *ME_AND_A_BOT],
        env=environment(tmp_path),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as play:
        assert play.stdout is not None
        seen = ""
        while not seen.endswith("\nA> "):
            seen += play.stdout.read(1)
        (file,) = kept(tmp_path)
        second = landfall("play", "--resume", file, data=tmp_path)
        assert second.code == 2
        assert "is being played in another window" in second.output
        newest = landfall("play", "--resume", data=tmp_path)
        assert newest.code == 2
        assert f"{file}: this game is being played in another window" in newest.output
        play.communicate("quit\n")


def test_a_game_from_a_position(tmp_path: Path) -> None:
    """The last colony is about to land: one move, and the tie is told."""
    file = tmp_path / "end.yaml"
    file.write_text(
        "position:\n"
        "  dice: [6, 1]\n"
        "  turns: 40\n"
        "  seats:\n"
        "    A: {fuel: 1, ore: 1, ships: 4, supply: 1, cards: [booster-pod],\n"
        "        colonies: {lem-badlands: 2, asimov-crater: 2, pohl-foothills: 3}}\n"
        "    B: {ore: 3, supply: 1,\n"
        "        colonies: {herbert-valley: 4, burroughs-desert: 1, bradbury-plateau: 1,\n"
        "                   heinlein-plains: 1}}\n",
        encoding="utf-8",
    )
    typed = lines("dock terraforming-station 6", "land lem-badlands")
    play = landfall("play", file, "--players", "me", data=tmp_path, typed=typed)
    assert play.code == 0
    assert "A lands a colony on Lem Badlands." in play.output
    assert "That was the last colony: the game is over." in play.output
    assert "A and B have " in play.output
    assert "A with more alien tech cards (1 to 0). A wins." in play.output
    (record,) = kept(tmp_path)
    assert read(record, catalog.game).position is not None


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--seats", "9"), "for 2, 3 or 4 players, not 9"),
        (
            ("--seats", "2", "--edition", "latest"),
            "no edition 'latest'; did you mean later-printing",
        ),
        (("--players", "me,dirfter"), "no bot 'dirfter'; did you mean drifter?"),
        (
            ("--players", "me,me,me", "--seats", "2", "--edition", "edition-x"),
            "3 players are named",
        ),
        (("--players", "me:\x07,me"), "cannot be called that"),
        (("--resume", "--seats", "2"), "are those of the saved game"),
        (("--resume",), "there is no game to go on with"),
        (("--resume", "nowhere"), "nowhere: cannot be read: No such file"),
        (("nowhere",), "nowhere: cannot be read: No such file"),
    ],
)
def test_what_cannot_be_played_gets_one_sentence(
    words: tuple[str, ...], problem: str, tmp_path: Path
) -> None:
    play = landfall("play", *words, data=tmp_path)
    assert play.code == 2
    assert problem in play.output
    assert play.output.startswith("landfall: ")
    assert play.output.count("\n") == 1
