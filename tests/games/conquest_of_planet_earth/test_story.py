"""The story tells everybody what they saw: all that changed, and nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from games.conquest_of_planet_earth.laid_table import Table
from landfall.core.game import CHANCE, OVER, SeenStep
from landfall.core.rng import Rng
from landfall.core.seeing import noticed, seen_step
from landfall.games.conquest_of_planet_earth import called, spans, story
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.package import PACKAGE
from landfall.games.conquest_of_planet_earth.state import State
from landfall.testing.check_secrecy import check_secrecy

pytestmark = pytest.mark.words

NAMES = ("Ada", "Basil", "Cleo", "Dmitri")
TABLES = (
    ("competitive", 2, {}),
    ("competitive", 3, {"active_resistance": True}),
    ("cooperative", 2, {}),
    ("solo", 1, {"command_counters": True}),
    ("team", 4, {"draw_two_pick_one": True}),
)
RESISTED_TEAMS = ("team", 4, {"active_resistance": True})


def steps_of(
    game: ConquestOfPlanetEarth, seed: int, viewer: int | None, most: int = 500
) -> Iterator[SeenStep]:
    """The steps of a random game as a viewer notices them."""
    rng, position = Rng(seed, "told"), game.start()
    for _ in range(most):
        if game.actor(position) == OVER:
            return
        if game.actor(position) == CHANCE:
            seat, code = CHANCE, game.sample(position, rng)
        else:
            acting = game.actors(position)
            seat = acting[rng.below(len(acting))]
            legal = game.legal(position, seat)
            code = legal[rng.below(len(legal))]
        after = game.apply(position, code, None if seat == CHANCE else seat)
        step = seen_step(game, position, code, after, viewer, seat)
        if noticed(step):
            yield step
        position = after


def stuff(state: State, seat: int) -> list[int]:
    return [int(state.has_stuff(seat, kind)) for kind in range(int(state.box.stuff))]


def told_apart(step: SeenStep, told: str, you: int | None) -> Iterator[str]:
    """What has changed and is not told."""
    before, after = step.before, step.after
    box = before.box
    for seat in range(int(box.seats)):
        who = "ou" if seat == you else NAMES[seat]
        if (terror := int(after.terror(seat))) != before.terror(seat):
            if "Terror Point" not in told or who not in told or str(terror) not in told:
                yield f"{NAMES[seat]} has {terror} Terror Points"
        if after.tokens(seat) != before.tokens(seat):
            if " token" not in told or who not in told:
                yield f"{NAMES[seat]} has {int(after.tokens(seat))} tokens"
        if after.hand_size(seat) != before.hand_size(seat) and who not in told:
            yield f"{NAMES[seat]} has {int(after.hand_size(seat))} Events"
        for kind, (was, now) in enumerate(
            zip(stuff(before, seat), stuff(after, seat), strict=True)
        ):
            if was != now and called.stuff(box, kind) not in told:
                yield f"{NAMES[seat]} has {now} {called.stuff(box, kind)}"
    for space in range(int(box.spaces)):
        same = before.marker(space) == after.marker(space)
        if not same and called.place(box, space).removeprefix("the ") not in told:
            if called.what_is_there(after, space) not in told:
                yield f"the marker of {called.space(after, space)}"
    for kind, part in enumerate(box.parts.tech):
        if before.at[box.tech_in_play + kind] != after.at[box.tech_in_play + kind]:
            if part.title not in told:
                yield part.title
    for kind, part in enumerate(box.parts.events):
        if before.all_in_play(kind) != after.all_in_play(kind) and part.title not in told:
            yield part.title


@pytest.mark.parametrize("most", [200, pytest.param(800, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("mode", "seats", "options"), TABLES)
def test_every_change_of_terror_tokens_cards_and_markers_is_told(
    mode, seats, options, most: int
) -> None:
    game = ConquestOfPlanetEarth(seats=seats, mode=mode, **options)
    for viewer in (0, None):
        for step in steps_of(game, 5, viewer, most):
            told = story.tell(game, [step], NAMES, viewer)
            missing = list(told_apart(step, told, viewer))
            assert not missing, f"after {step.act.text}: {missing} is not in {told!r}"


@pytest.mark.parametrize(("mode", "seats", "options"), TABLES)
def test_steps_told_together_read_like_their_spans(mode, seats, options) -> None:
    """And no line tells anything in pieces: it begins with a capital and ends with a full stop."""
    game = ConquestOfPlanetEarth(seats=seats, mode=mode, **options)
    line: list[SeenStep] = []
    for step in steps_of(game, 7, 0, 300):
        line = [*line, step] if line and story.joins(game, line[-1], step) else [step]
        told = story.tell(game, line, NAMES, 0)
        assert told == spans.text(story.spans_of(game, line, NAMES, 0), NAMES)
        if told:
            assert told[0].isupper() or told[0].isdigit(), told
            assert told.endswith((".", "!")), told
            assert "  " not in told, told
            assert ".." not in told, told


def test_the_dice_of_a_fight_round_are_one_line_with_totals_and_loss() -> None:
    game = ConquestOfPlanetEarth(seats=1, mode="cooperative")
    lines: list[str] = []
    line: list[SeenStep] = []
    for step in steps_of(game, 2, 0, 900):
        if line and story.joins(game, line[-1], step):
            line.append(step)
            continue
        if line:
            lines.append(story.tell(game, line, NAMES, 0))
        line = [step]
    fought = [told for told in lines if "You roll a " in told and "the Humans roll" in told]
    assert fought
    decided = [told for told in fought if "You lose to" in told or "You beat" in told]
    assert decided
    assert all(" to " in told for told in decided), "both totals"


def test_who_passes_is_not_told_and_who_plays_is() -> None:
    """In a window the others learn of what is played alone."""
    game = ConquestOfPlanetEarth(seats=3)
    for step in steps_of(game, 4, None, 300):
        told = story.tell(game, [step], NAMES)
        assert "pass" not in told
        assert "answers" not in told


def test_the_hearer_is_you_and_everybody_else_has_a_name() -> None:
    game = ConquestOfPlanetEarth(seats=2)
    mine = " ".join(story.tell(game, [step], NAMES, 0) for step in steps_of(game, 1, 0))
    theirs = " ".join(story.tell(game, [step], NAMES, 1) for step in steps_of(game, 1, 1))
    assert "You " in mine
    assert "Ada" not in mine
    assert "Ada " in theirs
    assert "Basil" not in theirs


@pytest.mark.parametrize(
    ("mode", "seats", "options"), [*TABLES, pytest.param(*RESISTED_TEAMS, marks=pytest.mark.slow)]
)
def test_nobody_learns_a_secret_from_table_or_story(mode, seats, options) -> None:
    """Hands, Command choices, cards looked at, who was asked: also of teams, also when resisted.

    Of one round; `tests/long` plays games to their end.
    """
    game = ConquestOfPlanetEarth(seats=seats, mode=mode, **options)
    short = replace(PACKAGE, bot_rounds=1, adviser=None)  # of hints see the tests of packages
    check_secrecy(game, games=1, seed=3, closely=120, package=short)


def test_the_ending_says_who_conquered_the_planet() -> None:
    game = ConquestOfPlanetEarth(seats=1, mode="solo")
    position, rng = game.start(), Rng(1, "ending")
    while game.actor(position) != OVER:
        legal = game.legal(position)
        chance = game.actor(position) == CHANCE
        code = game.sample(position, rng) if chance else legal[rng.below(len(legal))]
        position = game.apply(position, code)
    told = story.ending(game, position, NAMES)
    outcome = game.outcome(position)
    assert outcome is not None
    assert ("Super Cannon" in told) == outcome.lost
    assert ("Ada conquers" in told) == (not outcome.lost)


def told(table: Table, text: str) -> str:
    """What B hears of a die."""
    before, code = table.state.copy(), table.game.code(text)
    table.comes(text)
    step = seen_step(table.game, before, code, table.state.copy(), 1, CHANCE)
    return story.tell(table.game, [step], NAMES, 1)


def test_dice_are_added_to_all_who_rolled_them() -> None:
    """Also where nobody can answer them, so that one who rolled is lost in the same step."""
    table = Table("trun trun").aliens("A", "n-1", 2).place("n-1", "small-town").battles("A")
    table.comes("meet us-army-infantry", "roll 1")
    heard = told(table, "roll 6")
    assert (
        "8 + 1 = 9 against 3 + 6 = 9. Ada loses to U.S. Army Infantry, 9 to 9, by a Crush" in heard
    )
    assert "Ada loses a saucer" in heard
    table.comes("roll 5")
    assert "4 + 5 = 9 against 3 + 1 = 4. Ada beats U.S. Army Infantry, 9 to 4" in told(
        table, "roll 1"
    )


def test_so_is_a_die_that_is_rolled_again() -> None:
    table = Table("vento trun").aliens("A", "n-1", 2).place("n-1", "small-town").tokens(A=1)
    table.battles("A").comes("meet us-army-infantry", "roll 2", "roll 6")
    table.says("A", "use glory-of-the-empire", "die own 1")
    heard = told(table, "roll 4")
    assert "6 + 4 = 10 against 3 + 6 = 9" in heard
    assert "Ada loses a saucer" in heard


def test_the_own_die_is_called_so_to_whoever_rolls_it() -> None:
    table = Table("vento trun").aliens("A", "n-1", 2).place("n-1", "small-town").tokens(A=1)
    table.battles("A").comes("meet us-army-infantry", "roll 2", "roll 6")
    steps = []
    for said in ("use glory-of-the-empire", "die own 1"):
        before = table.state.copy()
        table.says("A", said)
        steps.append((before, table.game.code(said), table.state.copy()))
    heard = {
        you: story.tell(
            table.game, [seen_step(table.game, *step, you, 0) for step in steps], NAMES, you
        )
        for you in (0, 1)
    }
    assert "You use Glory of the Empire on your own die for 1 token." in heard[0]
    assert "Ada uses Glory of the Empire on their own die for 1 token." in heard[1]


def test_cards_turned_up_in_search_of_a_hero_are_told() -> None:
    """Everybody sees them, and that Captain Fantastic was among them has the pile shuffled."""
    table = Table("trun orzax").hand("B", "unlikely-hero").aliens("A", "n-1", 2)
    table.place("n-1", "town").battles("A").comes("meet us-army-infantry")
    table.plays("B", "unlikely-hero")
    told = []
    for card in ("local-police", "captain-fantastic", "local-geologist"):
        before, code = table.state.copy(), table.game.code(f"meet {card}")
        table.comes(f"meet {card}")
        step = seen_step(table.game, before, code, table.state, 0)
        told.append(story.tell(table.game, [step], NAMES).partition(". ")[0])
    assert told == [
        "Local Police is turned up, is no Hero and goes.",
        "Captain Fantastic is turned up, is no Hero and goes.",
        "The Hero Local Geologist (+1) joins the Resistance",
    ]


@pytest.mark.parametrize("figure", ["saucer", "living-slime"])
def test_a_die_that_saves_nothing_is_told_so_though_a_card_may_save_it_yet(figure: str) -> None:
    table = Table("orzax trun").hand("A", "force-field").place("n-1", "town")
    table.aliens("A", "n-1", 1, "living-slime").battles("A")
    table.comes("meet us-army-tanks", "roll 1", "roll 6").says("A", f"lose {figure}")
    told = []
    for text in ("roll 3", "roll 3") if figure == "living-slime" else ("roll 3",):
        before, code = table.state.copy(), table.game.code(text)
        table.comes(text)
        step = seen_step(table.game, before, code, table.state, 1)
        told.append(story.tell(table.game, [step], NAMES))
    called_so = "saucer" if figure == "saucer" else "Living Slime"
    assert {*told} == {f"Ada rolls a 3 for the {called_so} and does not save it."}
    assert table.may("A", "play force-field")


def test_who_is_lost_by_a_round_does_not_change_its_totals_any_more() -> None:
    table = Table("orzax trun").place("n-1", "town").aliens("A", "n-1", 3).battles("A")
    table.comes("meet us-army-tanks", "roll 1", "roll 6").reaches_chance()
    before, code = table.state.copy(), table.game.code("roll 1")
    step = seen_step(table.game, before, code, table.comes("roll 1").state, 1)
    assert "That makes" not in story.tell(table.game, [step], NAMES)


def test_resistance_under_control_is_told_once_in_a_battle() -> None:
    table = Table("menthalars trun").tokens(A=2).place("n-1", "town").aliens("A", "n-1", 3)
    table.aliens("A", "n-2", 1).place("n-2", "forest").battles("A").comes("meet us-army-tanks")
    table.says("A", "use mind-control").comes("meet local-police", "roll 6", "roll 1")
    before, code = table.reaches("A", "escape n-2").state.copy(), table.game.code("stay")
    step = seen_step(table.game, before, code, table.says("A", "stay").state, 1, 0)
    assert story.tell(table.game, [step], NAMES) == "Ada fights on."
    assert "fights for" not in str(table.game.explain(before, "stay", 0))


def test_the_line_of_a_seat_says_which_cards_are_face_down() -> None:
    beams, seat = "disintegrator-beams", 1
    table = Table("trun orzax").stuff("B", beams).stuff("B", beams, down=True).action("A")
    told = story.status(table.game, table.state, seat)
    assert told.endswith("Disintegrator Beams and Disintegrator Beams (face down)")


def test_between_the_fights_of_a_battle_it_is_said_how_many_are_won() -> None:
    table = Table("trun orzax").aliens("A", "n-1", 2).aliens("A", "n-2", 1)
    table.place("n-1", "town").place("n-2", "forest").battles("A").comes("meet local-police")
    table.comes("roll 6", "roll 1").reaches("A", "escape n-2")
    seen = table.game.observe(table.state, 0)
    assert story.status(table.game, seen, 0).endswith("1 of 2 Fights won")
