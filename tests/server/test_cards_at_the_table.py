"""Own cards at a table of the server: ordered, kept, played with, written down, and told to guests."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from landfall import catalog
from landfall.core.own_cards import OPTION
from landfall.core.rng import Rng
from landfall.record.files import WRITERS
from landfall.server import messages
from landfall.server.app import make_app
from landfall.server.limits import LARGEST_CARDS, LARGEST_ORDER
from landfall.server.tables.table_setup import TableSetup
from landfall.server.workers.bot_processes import BotProcesses
from landfall.server.workers.bot_question import think
from landfall.server.workers.record_analysis import analyse
from landfall.store.memory import MemoryStore
from landfall.store.sqlite import SqliteStore
from server.card_files import long_winded
from server.guests import BOT, HERE, ME, Table, play_on, wanted
from server.over_http import BOT as BOT_ORDER
from server.over_http import LINK, NAMES, Browser, key_in, make
from server.over_http import ME as ME_ORDER

EXAMPLE = (Path(__file__).parents[2] / "examples/own_cards.toml").read_text(encoding="utf-8")
CARDS = catalog.parse_own_cards(EXAMPLE)
OTHER = '[booster-pod]\ntitle = "Jetpack"\nprice = 3\n'
HELD: dict[str, Any] = {
    "dice": [1, 2, 4],
    "seats": {"A": {"fuel": 3, "cards": ["booster-pod", "stasis-beam"]}, "B": {}},
}
LAST_COLONY: dict[str, Any] = {
    "dice": [6],
    "seats": {
        "A": {
            "fuel": 1,
            "ore": 1,
            "ships": 4,
            "colonies": {"lem-badlands": 4, "pohl-foothills": 3},
        },
        "B": {},
    },
}


@pytest.fixture(scope="module")  # one reader of files for all of them
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    app = make_app(MemoryStore, static=tmp_path_factory.mktemp("none"), names=NAMES)
    with TestClient(app) as client:
        yield client


def bearer(made: dict[str, Any]) -> dict[str, str]:
    return {"Authorization": f"Bearer {made['keys']['A']}"}


def told_at(client: TestClient, made: dict[str, Any], key: str) -> dict[str, Any]:
    """The message `table` to whoever comes with a key."""
    with client.websocket_connect(f"/api/tables/{made['id']}/socket") as session:
        return Browser(session, key).until("table")


# -- ordering -------------------------------------------------------------------------------------


def test_the_catalog_says_which_game_takes_own_cards(client: TestClient) -> None:
    takes = {game["name"]: game["own_cards"] for game in client.get("/api/catalog").json()["games"]}
    assert takes["alien-frontiers"]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("\n[boster-pod]\nprice = 2\n", 2, "did you mean booster-pod"),
        ("[booster-pod]\nprice = 2\nprize = 3\n", 3, "booster-pod.prize"),
        ("[booster-pod]\ntitle = Thrust\n", 2, "Invalid value"),
        ("[booster-pod]\nprice = 99\n", 2, "99 is not a whole number from 0 to 8"),
        (long_winded(LARGEST_CARDS), None, f"at most {LARGEST_CARDS // 2**10} kB"),
    ],
)
def test_a_file_that_is_wrong_gets_its_line_and_the_reason(
    client: TestClient, text: str, line: int | None, reason: str
) -> None:
    order = {"seats": [ME_ORDER, BOT_ORDER], "cards": text}
    answer = client.post("/api/tables", json=order)
    assert (answer.status_code, answer.json()["line"]) == (422, line)
    assert reason in answer.json()["reason"]


@pytest.mark.parametrize(
    "cards", [{"boster-pod": {}}, {"booster-pod": {"price": -1}}, "booster-pod", None, 3]
)
def test_own_cards_as_data_are_checked_as_well(client: TestClient, cards: object) -> None:
    order = {"seats": [ME_ORDER, BOT_ORDER], "options": {OPTION: cards}}
    answer = client.post("/api/tables", json=order)
    assert (answer.status_code, "cards" in answer.json()["reason"]) == (422, True)


def test_more_than_any_file_has_is_not_taken(client: TestClient) -> None:
    order = {"seats": [ME_ORDER, BOT_ORDER], "cards": "#" * LARGEST_ORDER}
    assert client.post("/api/tables", json=order).status_code == 413


def test_a_position_is_checked_with_the_cards_it_is_meant_for(client: TestClient) -> None:
    position = {"seats": 2, "edition": "first-printing", "position": {"display": []}}
    helmet = {"seats": {"A": {"cards": ["mind-control-helmet"]}, "B": {}}}
    without = client.post("/api/positions/check", json={**position, "position": helmet}).json()
    assert not without["ok"]
    text = "[mind-control-helmet]\ncopies = 1\n"
    for cards in ({"cards": text}, {"options": {OPTION: catalog.parse_own_cards(text)}}):
        found = client.post("/api/positions/check", json={**position, "position": helmet, **cards})
        assert found.json()["ok"], found.text


# -- telling --------------------------------------------------------------------------------------


def test_everybody_is_told_what_was_replaced(client: TestClient) -> None:
    made = make(client, ME_ORDER, LINK, cards=EXAMPLE)
    keys = [made["keys"]["A"], key_in(made["links"]["B"]), key_in(made["watch"])]
    for key in keys:
        table = told_at(client, made, key)
        assert table["own_cards"]["digest"] == catalog.own_cards(catalog.game(cards=CARDS))
        replaced = [tuple(one.values()) for one in table["own_cards"]["replaced"]]
        assert ("Thrust Pack", "name", "Booster Pod", "Thrust Pack") in replaced
        assert ("Thrust Pack", "price", "1 fuel", "2 fuel") in replaced
        assert ("Moon Quarry", "texts", "", "") in replaced
        # They would be sent again whenever somebody comes or goes.
        assert OPTION not in table["options"]


def test_without_own_cards_nobody_is_told_of_any(client: TestClient) -> None:
    made = make(client, ME_ORDER, LINK)
    assert told_at(client, made, made["keys"]["A"])["own_cards"] is None
    text = client.get(f"/api/tables/{made['id']}/record", headers=bearer(made)).text
    opened = client.post("/api/records", content=text).json()
    assert opened["header"]["own_cards"] is None


def test_what_is_told_is_what_differs_from_the_game_as_it_comes() -> None:
    for edition in catalog.entry().editions:
        own = catalog.game(edition=edition, seats=3, cards=CARDS)
        ours = catalog.game(edition=edition, seats=3)
        was = {(one.part, one.what): (one.was, one.now) for one in catalog.replaced(own)}
        copies = dict(zip(ours.ruleset.box.card_names, ours.ruleset.deck, strict=True))  # type: ignore[attr-defined]
        before = copies["booster-pod"]
        assert was["Thrust Pack", "copies in the deck"] == (str(before), "3")
        assert catalog.replaced(ours) == []
    same = catalog.game(cards={"booster-pod": {"title": "Booster Pod", "price": 1}})
    assert catalog.replaced(same) == []


def test_the_table_speaks_with_the_cards_words() -> None:
    table = Table(wanted(ME, HERE, position=HELD, cards=EXAMPLE))
    ann = table.guest("A")
    answer = ann.why("use booster-pod 1")
    assert isinstance(answer, messages.Because)
    [why] = answer.answers
    assert (why.paid, "Thrust Pack" in why.words) == ({"fuel": 2}, True)
    assert "A kick upwards" in [rule.title for rule in why.rules]
    ann.act("use booster-pod 1")
    assert "You kick a 1 up to a 2" in ann.last(messages.StoryMessage).lines[-1].words
    assert "cards" not in ann.position.view["options"]


# -- keeping --------------------------------------------------------------------------------------


def test_a_table_is_taken_up_with_its_cards_after_a_restart(tmp_path: Path) -> None:
    def served() -> TestClient:
        app = make_app(lambda: SqliteStore(tmp_path / "kept.db"), static=tmp_path, names=NAMES)
        return TestClient(app)

    with served() as client:
        made = make(client, ME_ORDER, {"player": "here"}, cards=EXAMPLE, position=HELD)
        before = told_at(client, made, made["keys"]["A"])
        with client.websocket_connect(f"/api/tables/{made['id']}/socket") as session:
            ann = Browser(session, *made["keys"].values())
            at = ann.decide()["version"]
            ann.send(kind="act", at=at, nonce="one", action="use booster-pod 1")
            ann.until("accepted")
        record = client.get(f"/api/tables/{made['id']}/record", headers=bearer(made)).text
    with served() as client:
        after = told_at(client, made, made["keys"]["A"])
        assert after["own_cards"] == before["own_cards"]
        again = client.get(f"/api/tables/{made['id']}/record", headers=bearer(made)).text
        assert again == record
        with client.websocket_connect(f"/api/tables/{made['id']}/socket") as session:
            ann = Browser(session, *made["keys"].values())
            position = ann.decide()
            assert position["view"]["position"]["seats"]["A"]["fuel"] == 1
            assert position["undo"]
        keys = list(made["keys"].values())
        [status] = client.post(
            "/api/tables/mine", json={"tables": [{"id": made["id"], "keys": keys}]}
        ).json()["tables"]
        assert status["words"].startswith("Round")


def test_undo_and_redo_are_of_the_same_game() -> None:
    table = Table(wanted(ME, HERE, position=HELD, cards=EXAMPLE))
    ann = table.guest("A", "B")
    first = ann.position.view["position"]
    ann.act("use booster-pod 1")
    paid = ann.position.view["position"]
    ann.undo()
    assert ann.position.view["position"] == first
    table.reopened()
    ann = table.guest("A", "B")
    ann.redo()
    assert ann.position.view["position"] == paid


def test_tables_with_other_cards_beside_each_other_do_not_mix() -> None:
    held = {"position": HELD}
    tables = [
        Table(wanted(ME, HERE, cards=EXAMPLE, **held)),
        Table(wanted(ME, HERE, cards=OTHER, **held)),
        Table(wanted(ME, HERE, **held)),
    ]
    people = [table.guest("A") for table in tables]
    for person in people:
        person.act("use booster-pod 1")
    fuel = [one.position.view["position"]["seats"]["A"]["fuel"] for one in people]
    assert fuel == [1, 0, 2]
    told = [one.last(messages.StoryMessage).lines[-1].words for one in people]
    names = ["Thrust Pack", "Jetpack", "Booster Pod"]
    assert [[name in words for name in names] for words in told] == [
        [True, False, False],
        [False, True, False],
        [False, False, True],
    ]


# -- bots, records, analysis ----------------------------------------------------------------------


def test_a_bot_in_a_process_of_its_own_plays_with_the_same_cards() -> None:
    free = '[booster-pod]\ntitle = "Free Pod"\nprice = 0\n'
    captain = BOT.model_copy(update={"bot": "captain"})
    table = Table(wanted(captain, ME, position=HELD, cards=free))
    [question] = table.host.questions()
    assert question.options[OPTION] == {"booster-pod": {"title": "Free Pod", "price": 0}}

    async def asked() -> str:
        processes = BotProcesses(1)
        try:
            return await processes.run(think, question)
        finally:
            await processes.stop()

    action = asyncio.run(asked())
    assert action == think(question)
    table.host.answer(question, action)
    assert table.host.history.steps[0].text == action


def test_the_record_of_a_running_game_replays(client: TestClient) -> None:
    table = Table(wanted(ME, BOT, cards=EXAMPLE))
    play_on(table.host, [table.guest("A")], Rng("cards"), steps=8)
    text = WRITERS["text"](table.host.record(frozenset({0})))
    opened = client.post("/api/records", content=text)
    assert opened.status_code == 200, opened.text
    header = opened.json()["header"]
    assert header["own_cards"]["digest"] == catalog.own_cards(table.host.game)
    assert header["options"][OPTION] == table.host.game.options[OPTION]
    last = opened.json()["steps"][-1]["number"]
    seen = client.get(f"/api/records/{opened.json()['id']}/positions/{last}?plain=true").json()
    here = table.host.game.view(table.host.history.position, None)
    assert seen["view"]["position"] == here["position"]
    assert "Moon Quarry" in json.dumps(seen["plain"])


def test_the_record_of_a_finished_game_replays(client: TestClient) -> None:
    table = Table(wanted(ME, HERE, cards=EXAMPLE, position=LAST_COLONY))
    ann = table.guest("A")
    for action in ("dock terraforming-station 6", "land herbert-valley"):
        ann.act(action)
    assert table.host.history.over
    for write in WRITERS.values():
        text = write(table.host.record(frozenset({0})))
        opened = client.post("/api/records", content=text).json()
        assert opened["outcome"]["winners"] == ["A"]
        assert opened["header"]["own_cards"]["digest"] == catalog.own_cards(table.host.game)


def test_a_replay_with_own_cards_is_played_on(client: TestClient) -> None:
    made = make(client, ME_ORDER, {"player": "here"}, cards=EXAMPLE, position=HELD)
    text = client.get(f"/api/tables/{made['id']}/record", headers=bearer(made)).text
    opened = client.post("/api/records", content=text).json()
    more = {"options": opened["header"]["options"], "record": {"id": opened["id"], "number": 0}}
    on = make(client, ME_ORDER, BOT_ORDER, **more)
    assert told_at(client, on, on["keys"]["A"])["own_cards"] == opened["header"]["own_cards"]
    other = client.post(
        "/api/tables",
        json={"seats": [ME_ORDER, BOT_ORDER], "record": more["record"], "cards": OTHER},
    )
    assert (other.status_code, "the record's game" in other.json()["reason"]) == (422, True)


def test_a_running_record_is_analysed_with_its_cards() -> None:
    table = Table(wanted(ME, HERE, position=HELD, cards=EXAMPLE))
    ann = table.guest("A")
    ann.act("use booster-pod 1")
    found = analyse(WRITERS["text"](table.host.record(frozenset({0}))), lambda done, found: None)
    assert "use booster-pod 1" in [
        decision["action"] for turn in found["turns"] for decision in turn["decisions"]
    ]


def test_a_set_up_is_kept_with_the_cards_themselves() -> None:
    table = Table(wanted(ME, HERE, cards=EXAMPLE))
    [kept] = [table.store.table(table.made.id)]
    assert kept is not None
    setup = TableSetup.from_dict(json.loads(json.dumps(kept.setup)))
    assert catalog.own_cards(setup.rules()) == catalog.own_cards(table.host.game)


# -- looking at a file before the order --------------------------------------------------------------


def test_a_file_is_looked_at_before_the_table_is_made(client: TestClient) -> None:
    order = {"game": "alien-frontiers", "edition": "later-printing", "seats": 3}
    found = client.post("/api/cards/check", json={**order, "cards": EXAMPLE}).json()
    seats = [ME_ORDER, BOT_ORDER, BOT_ORDER]
    made = make(client, *seats, cards=EXAMPLE)
    assert found == told_at(client, made, made["keys"]["A"])["own_cards"]


def test_every_problem_is_told_with_the_name_of_the_file(client: TestClient) -> None:
    text = "[boster-pod]\n\n[lunar-mine]\nports = [1]\n"
    order = {"seats": 2, "cards": text, "name": "mine.toml"}
    answer = client.post("/api/cards/check", json=order)
    assert (answer.status_code, answer.json()["line"]) == (422, 1)
    first, second = answer.json()["reason"].split("\n")
    assert first.startswith("boster-pod: there is no part")
    assert second.startswith("mine.toml:4: lunar-mine.ports: give 3 numbers")


@pytest.mark.parametrize("text", ["", "# only words to myself\n"])
def test_a_file_with_nothing_in_it_is_called_so(client: TestClient, text: str) -> None:
    answer = client.post("/api/cards/check", json={"seats": 2, "cards": text})
    assert (answer.status_code, answer.json()["reason"]) == (422, "there is nothing in it")


def test_cards_that_cannot_be_laid_for_so_many_are_refused(client: TestClient) -> None:
    names = catalog.game(edition="later-printing", seats=4).ruleset.box.card_names  # type: ignore[attr-defined]
    text = "".join(f"[{name}]\ncopies = 0\n" for name in names)
    order = {"edition": "later-printing", "seats": 4, "cards": text}
    answer = client.post("/api/cards/check", json=order)
    assert (answer.status_code, "need 7 cards" in answer.json()["reason"]) == (422, True)


# -- rules and marks ------------------------------------------------------------------------------


def test_the_rules_of_a_table_are_in_its_own_words(client: TestClient) -> None:
    made = make(client, ME_ORDER, {"player": "here"}, cards=EXAMPLE)
    address = f"/api/tables/{made['id']}/rules"
    assert client.get(address).status_code == 403
    told = client.get(address, headers=bearer(made)).json()
    text = client.get(f"/api/tables/{made['id']}/record", headers=bearer(made)).text
    opened = client.post("/api/records", content=text).json()
    assert client.get(f"/api/records/{opened['id']}/rules").json() == told
    rules = {rule["id"]: rule for group in told["groups"] for rule in group["rules"]}
    ours = client.get("/api/rules").json()
    assert rules["booster-pod.use"]["own"]
    assert rules["booster-pod.use"]["title"] == "A kick upwards"
    assert "Thrust Pack" in [group["title"] for group in told["groups"]]
    assert not any(rule["own"] for group in ours["groups"] for rule in group["rules"])
    plain = make(client, ME_ORDER, {"player": "here"})
    address = f"/api/tables/{plain['id']}/rules"
    assert client.get(address, headers=bearer(plain)).json() == ours


def test_plain_words_say_whose_text_it_is() -> None:
    table = Table(wanted(ME, HERE, position=HELD, cards=EXAMPLE))
    heard: list[messages.ServerMessage] = []
    table.host.enter([table.key("A")], heard.append, plain=True)
    [plain] = [message for message in heard if isinstance(message, messages.PlainMessage)]
    rows = {row["id"]: row for group in plain.position for row in group["rows"]}
    cards = {row["card"]["name"]: row["card"].get("mark") for row in rows.values() if "card" in row}
    assert cards["Thrust Pack"] == "own"
    assert set(cards.values()) == {"own", "printed"}
    assert rows["lunar-mine"].get("mark") == "own"
    assert "mark" not in rows["shipyard"]
