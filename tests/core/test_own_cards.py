"""Own cards from a file: each problem is told with its line and its reason."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from landfall import catalog
from landfall.core.errors import FileError, LandfallError, PositionError
from landfall.core.own_cards import (
    MOST_BYTES,
    MOST_TOLD,
    CardProblem,
    check_own_cards,
    own_digest,
    parse_own_cards,
)

EXAMPLE = Path(__file__).parents[2] / "examples/own_cards.toml"
PROBLEMS = catalog.entry().own_cards.problems  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("file", "line", "reason"),
    [
        ("[boster-pod]\nprice = 1", 1, "boster-pod: there is no part .*did you mean booster-pod"),
        ("\nbooster-pod = 3", 2, "booster-pod: give a table with what is replaced, not 3"),
        ("[booster-pod]\nprise = 1", 2, "prise: no part has such an entry; did you mean price"),
        ("[booster-pod]\nworth = 1", 2, "worth: this is not for own cards; .*title, price, copies"),
        ("[booster-pod]\n\nprice = 9", 3, "booster-pod.price: 9 is not a whole .* from 0 to 8"),
        ("[booster-pod]\nprice = '1'", 2, "'1' is not a whole number"),
        ("[booster-pod]\nprice = true", 2, "True is not a whole number"),
        ("[booster-pod]\ncopies = -1", 2, "-1 is not a whole number from 0 to 9"),
        ("[alien-city]\nprice = 1", 2, "price: this is not for own cards"),
        ("[lunar-mine]\ncopies = 1", 2, "copies: this is not for own cards"),
        ("[lunar-mine]\nports = [1, 2]", 2, "ports: give 3 numbers"),
        ("[lunar-mine]\nports = [\n1,\n2,\n13]", 2, "13 is not a whole number from 0 to 12"),
        ("[colonist-hub]\nports = [6, 9, 12]", 2, "ports: this is not for own cards"),
        ("[booster-pod]\ntitle = 3", 2, "title: 3 is not a text"),
        ("[booster-pod]\ntitle = '  '", 2, "title: the text is empty"),
        ('[booster-pod]\ntitle = "\\u001b[2J"', 2, "a character that cannot be shown"),
        (f"[booster-pod]\ntitle = '{'long ' * 8}'", 2, "title: it has 39 letters, and 32"),
        ("[booster-pod]\ntitle = 'Stasis Beam'", 2, "stasis-beam is called 'Stasis Beam' as well"),
        ("[lem-badlands]\ntitle = 'One'\n[asimov-crater]\ntitle = 'One'", 4, "called 'One' as"),
        ("[booster-pod.story]\nuse = 'x {who}'", 2, r"nothing fills \{who\} here; .*\{ship\}"),
        ("[booster-pod.story]\nuse = 'x {title.upper}'", 2, "nothing fills"),
        ("[booster-pod.story]\nuse = 'x {title:>99}'", 2, "without a form"),
        ("[booster-pod.story]\nuse = 'x {title!r}'", 2, "without a form"),
        ("[booster-pod.story]\nuse = 'x {'", 2, "a brace is open or closed"),
        ("[booster-pod.story]\nuse = 'x.'", 2, "leave the full stop out"),
        ("[booster-pod.story]\nuse = 3", 2, "story.use: 3 is not a text"),
        ("[booster-pod.story]\nusse = 'x'", 2, "has no such text; did you mean use"),
        ("[booster-pod]\nstory = 'x'", 2, "story: give a table of texts"),
        ("[plasma-cannon.story]\naim = 'hits {hit}'", 2, "give 2 of them, not 1"),
        ("[plasma-cannon.powers]\nuse = ['a', 'b']", 2, "give 1 of them, not 2"),
        ("[booster-pod.titles]\ndiscard = 'remove [it'", 2, "a bracket is open"),
        (
            "[holographic-decoy.reasons]\n'holographic-decoy.guard' = 'a b c d e f g'",
            2,
            "more than 6 words",
        ),
        ("[[booster-pod.rule]]\nid = 'x'", 1, r'give them by id, as in \[booster-pod.rule."boo'),
        ("[booster-pod.rule.'booster-pod.used']\ntext = 'x'", 1, "did you mean booster-pod.use"),
        ("[booster-pod.rule]\n'booster-pod.use' = 'x'", 2, "give a table with title and text"),
        ("[booster-pod.rule.'booster-pod.use']\n\ncovers = []", 3, "of this rule title and text"),
        ("[booster-pod.rule.'booster-pod.use']\ntext = 1", 2, "1 is not a text"),
        ("[plasma-cannon.rule.'plasma-cannon.bay'.differs]\nx = 'y'", 2, "it does not differ"),
        ("[booster-pod]\nprice = 1\nprice = 2", 3, "overwrite"),
        ("[booster-pod]\nprice =\n", 2, "Invalid value"),
        ("[booster-pod]\ntitle = '''x", 2, "Expected"),
        ("a = " + "[" * 4000, 0, "its brackets are too deep"),
        ("\na." + "a." * 4000 + "a = 1", 2, "the line has more than 5000 letters"),
        ("[booster-pod]\ntitle = " + "{a=" * 50 + "1" + "}" * 50, 2, "title: .* is not a text"),
    ],
)
def test_a_wrong_file_is_told_with_the_line_and_the_reason(
    file: str, line: int, reason: str
) -> None:
    with pytest.raises(FileError, match=reason) as told:
        parse_own_cards(file, PROBLEMS, "cards.toml")
    if line:
        assert f"cards.toml:{line}: " in str(told.value)


def test_every_problem_of_a_file_is_told_in_the_order_of_its_lines() -> None:
    file = "[booster-pod]\ncopies = 99\nprice = 99\n[lunar-mie]\n"
    with pytest.raises(FileError) as told:
        parse_own_cards(file, PROBLEMS, "cards.toml")
    lines = str(told.value).splitlines()
    assert [line.split(": ")[0] for line in lines] == [
        "cards.toml:2",
        "cards.toml:3",
        "cards.toml:4",
    ]
    assert told.value.line == 2


def test_of_very_many_problems_the_first_are_told() -> None:
    file = "\n".join(f"[part-{number}]" for number in range(MOST_TOLD + 5))
    with pytest.raises(FileError) as told:
        parse_own_cards(file, PROBLEMS)
    *lines, last = str(told.value).splitlines()
    assert [line.split(": ")[0] for line in lines] == [
        f"own cards:{number}" for number in range(1, MOST_TOLD + 1)
    ]
    assert last == "and more"


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    missing, large, foreign = (tmp_path / name for name in ("missing", "large", "foreign"))
    large.write_bytes(b"#" * (MOST_BYTES + 1))
    foreign.write_bytes(b"[booster-pod]\ntitle = '\xff'\n")
    for path, reason in (
        (missing, "cannot be read: No such file"),
        (large, "the file is too large: own cards have at most 256 KiB"),
        (foreign, "foreign:2: this line is no text in UTF-8"),
        (tmp_path, "cannot be read"),
    ):
        with pytest.raises(FileError, match=reason):
            catalog.read_own_cards(path)


def test_a_text_that_somebody_sends_is_read_like_a_file() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert catalog.parse_own_cards(text) == catalog.read_own_cards(EXAMPLE)
    with pytest.raises(FileError, match=r"^sent:1: booster: there is no part"):
        catalog.parse_own_cards("[booster]", name="sent")


def test_lines_end_as_on_any_system_and_a_mark_of_order_does_no_harm(tmp_path: Path) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    other = tmp_path / "cards.toml"
    other.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert catalog.read_own_cards(other) == catalog.read_own_cards(EXAMPLE)


def test_cards_that_come_as_data_are_told_with_their_place() -> None:
    with pytest.raises(PositionError, match=r"^cards\.booster-pod\.price: 9 is not") as told:
        check_own_cards({"booster-pod": {"price": 9}}, PROBLEMS)
    assert told.value.where == "cards.booster-pod.price"
    with pytest.raises(PositionError, match=r"^cards\.booster-pod\.3: no part has such an entry"):
        check_own_cards({"booster-pod": {3: 1}}, PROBLEMS)
    with pytest.raises(PositionError, match=r"^cards: 'x' is not a mapping"):
        check_own_cards("x", PROBLEMS)


def test_the_digest_is_of_what_is_said_in_whatever_order() -> None:
    one = {"a": {"price": 0, "ports": [1, 2, 3]}, "b": {"title": "B"}}
    same = {"b": {"title": "B"}, "a": {"ports": [1, 2, 3], "price": 0}}
    others: list[Mapping[str, Any]] = [
        {"a": {"price": 1, "ports": [1, 2, 3]}, "b": {"title": "B"}},
        {"a": {"ports": [1, 2, 3]}, "b": {"title": "B"}},
        {"a": {"price": 0, "ports": [3, 2, 1]}, "b": {"title": "B"}},
        {"a": {"price": 0, "ports": [1, 2, 3]}},
    ]
    assert own_digest(one) == own_digest(same)
    assert len({own_digest(cards) for cards in (one, *others)}) == 5
    assert own_digest({}) == ""


def test_a_game_that_takes_none_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(catalog.MORE_GAMES, "little_game.package")
    with pytest.raises(LandfallError, match="takes no own cards"):
        catalog.read_own_cards(EXAMPLE, catalog.games()[-1])


def test_a_problem_names_keys_of_any_game() -> None:
    found = [CardProblem(("alpha", "cost"), "too much")]
    with pytest.raises(FileError, match=r"^x:3: alpha\.cost: too much$"):
        parse_own_cards("\n[alpha]\ncost = 1\n", lambda cards: found, "x")
