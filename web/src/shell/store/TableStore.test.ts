import { beforeEach, expect, test, vi } from "vitest";
import type { ClientMessage, Details, PositionMessage, ServerMessage, StoryLine } from "../link/messages";
import type { Seat } from "../link/wire";
import { turnOf } from "./Questions";
import { TableStore } from "./TableStore";

const seat = (letter: Seat["letter"], yours: boolean): Seat => {
  return { letter, name: letter, player: "person", bot: null, title: null, yours, present: true };
};
const table: ServerMessage = {
  kind: "table",
  id: "table",
  game: "marbles",
  edition: "glass",
  options: {},
  own_cards: null,
  seats: [seat("A", true), seat("B", false)],
  watching: 0,
  hints: true,
  chances: false,
  foreseen: false,
};
const line = (number: number): StoryLine => {
  return { number, since: number, seat: "A", action: "roll left", words: "A rolls.", spans: ["A rolls."], round: 1 };
};
const story: ServerMessage = { kind: "story", lines: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(line) };
const position: PositionMessage = {
  kind: "position",
  number: 0,
  version: 0,
  viewer: null,
  view: {},
  moves: ["roll left", "roll right"].map((text) => ({ text, title: text })) as PositionMessage["moves"],
  undo: false,
  redo: false,
  thinking: null,
  chances: null,
    earned: [],
    tally: null,
};
const answer = (action: string): Details => {
  return { action, legal: true, cost: "", gain: "", rules: [], refusal: "", fact: "" };
};
/** Whatever is asked in one moment goes out at its end. */
const moment = (): Promise<void> => Promise.resolve();
const at = (number: number, change: Partial<PositionMessage> = {}): PositionMessage => ({
  ...position,
  number,
  version: number + 100,
  ...change,
});

let sent: ClientMessage[];
let store: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  store = new TableStore();
  store.link = { send: (message) => sent.push(message), close: () => undefined };
  store.receive(table);
  store.receive(story);
  store.receive(at(9));
});

function nonceOf(index: number): string {
  const message = sent[index];
  return message && "nonce" in message ? message.nonce : "";
}

test("two steps are sent one after another, each answering the newest position", () => {
  store.act("roll left", "roll left");
  expect(sent).toMatchObject([{ kind: "act", at: 109, action: "roll left" }]);
  store.receive({ kind: "accepted", nonce: nonceOf(0), number: 10 });
  expect(sent).toHaveLength(1);
  store.receive(at(10));
  expect(sent[1]).toMatchObject({ kind: "act", at: 110 });
  store.receive({ kind: "accepted", nonce: nonceOf(1), number: 11 });
  store.receive(at(11));
  expect(store.snapshot().sending).toBe(false);
});

test("a second step that is no longer legal is not sent", () => {
  store.act("roll left", "roll far");
  store.receive({ kind: "accepted", nonce: nonceOf(0), number: 10 });
  store.receive(at(10));
  expect(sent).toHaveLength(1);
  expect(store.snapshot().sending).toBe(false);
});

test("a refusal is told and ends the sequence", () => {
  store.act("roll left", "roll left");
  store.receive({ kind: "refused", nonce: nonceOf(0), reason: "Stale", rule: "", fact: "" });
  expect(store.snapshot()).toMatchObject({ notice: "Stale", sending: false });
});

test("a name that is refused is told", () => {
  store.rename("A", "Bob");
  store.receive({ kind: "refused", nonce: nonceOf(0), reason: "Somebody is called Bob", rule: "", fact: "" });
  expect(store.snapshot().notice).toBe("Somebody is called Bob");
});

test("positions that arrive together are shown one at a time, and can be skipped", () => {
  store.receive(at(10));
  store.receive(at(11));
  store.receive(at(12));
  expect(store.snapshot().shown?.number).toBe(10);
  expect(store.snapshot().waiting).toBe(2);
  vi.advanceTimersByTime(1300);
  expect(store.snapshot().shown?.number).toBe(11);
  store.skip();
  expect(store.snapshot()).toMatchObject({ shown: { number: 12 }, waiting: 0 });
});

test("an undo cuts: the earlier position is shown at once and the story forgets", () => {
  store.receive(at(10));
  store.receive(at(8));
  expect(store.snapshot().shown?.number).toBe(8);
  expect(store.snapshot().lines.at(-1)?.number).toBe(8);
});

test("whoever undoes what another device has done since answers what is shown, not a number come again", async () => {
  store.receive(at(9, { undo: true, version: 120 }));
  store.receive(at(8, { version: 121 }));
  store.receive(at(9, { undo: true, version: 122 }));
  store.skip();
  store.undo();
  expect(sent.at(-1)).toMatchObject({ kind: "undo", at: 122 });
  store.askHint();
  expect(sent.at(-1)).toMatchObject({ kind: "hint", at: 122 });
  store.ask(["roll far"]);
  await moment();
  expect(sent.at(-1)).toMatchObject({ kind: "why", number: 9 });
});

test("an act answers the position on the screen, not one that has arrived behind it", () => {
  store.receive(at(10));
  store.receive(at(11));
  store.act("roll left");
  expect(sent.at(-1)).toMatchObject({ kind: "act", at: 110 });
});

test("details are asked for together, once, and no more at a time than the server answers", async () => {
  const many = Array.from({ length: 40 }, (_, i) => `roll ${i}`);
  store.ask(many.slice(0, 25));
  store.ask(many);
  await moment();
  expect(sent.map((message) => (message.kind === "why" ? message.actions.length : 0))).toEqual([30, 10]);
  store.receive({ kind: "because", nonce: nonceOf(0), answers: many.slice(0, 30).map(answer) });
  store.ask(many);
  await moment();
  expect(sent).toHaveLength(2);
  expect(Object.keys(store.snapshot().details)).toHaveLength(30);
});

test("details belong to their position: those of another one are forgotten, and what comes late is not kept", async () => {
  store.ask(["roll left"]);
  await moment();
  store.receive(at(10));
  store.receive({ kind: "because", nonce: nonceOf(0), answers: [answer("roll left")] });
  expect(store.snapshot().details).toEqual({});
  store.ask(["roll left"]);
  await moment();
  expect(sent[1]).toMatchObject({ kind: "why", number: 10, actions: ["roll left"] });
});

test("what was asked on a connection that is lost can be asked again", async () => {
  store.ask(["roll left"]);
  await moment();
  store.connected(false);
  store.connected(true);
  store.ask(["roll left"]);
  await moment();
  expect(sent).toHaveLength(2);
});

test("whoever follows a hint keeps what is left of it", () => {
  store.askHint();
  const orders = ["Roll left", "Roll right"].map((words) => ({ words, steps: 1 }));
  store.receive({ kind: "hint", nonce: nonceOf(0), steps: ["roll left", "roll right"], orders, words: "", why: [], before: 0.2, chance: 0.3 });
  store.receive({ kind: "story", lines: [line(10)] });
  store.receive(at(10));
  expect(store.snapshot().hint).toMatchObject({ steps: ["roll right"], orders: [{ words: "Roll right" }] });
  store.receive({ kind: "story", lines: [line(11)] });
  vi.advanceTimersByTime(1300);
  store.receive(at(11));
  store.skip();
  expect(store.snapshot().hint).toBeNull();
});

test("that a hint came late is told to whoever still waited for it", () => {
  const late = (nonce: string): void => store.receive({ kind: "refused", nonce, reason: "ask again", rule: "", fact: "" });
  store.askHint();
  late(nonceOf(0));
  expect(store.snapshot()).toMatchObject({ hinting: false, notice: "ask again" });
  store.askHint();
  store.act("roll left");
  late(nonceOf(1));
  expect(store.snapshot()).toMatchObject({ hinting: false, notice: "" });
});

test("what was one decision is taken back and done again as one", () => {
  const done = (number: number, more: Partial<PositionMessage> = {}): void => {
    const last = sent.at(-1) as { nonce: string };
    store.receive({ kind: "accepted", nonce: last.nonce, number });
    store.receive({ ...at(number), ...more });
    store.skip();
  };
  store.act("roll left", "roll right", "roll left");
  done(10);
  done(11);
  done(12, { undo: true });
  sent.length = 0;
  store.undo();
  done(11, { version: 211, undo: true, redo: true });
  done(10, { version: 210, undo: true, redo: true });
  done(9, { version: 209, redo: true });
  expect(sent.map((message) => message.kind)).toEqual(["undo", "undo", "undo"]);
  store.redo();
  done(10, { version: 310, redo: true });
  done(11, { version: 311, redo: true });
  done(12, { version: 312, undo: true });
  expect(sent.map((message) => message.kind).slice(3)).toEqual(["redo", "redo", "redo"]);
});

test("how the game ended is known with its last position, and not before", () => {
  const outcome = { reason: "", scores: [3, 1], ranks: [1, 2], winners: ["A" as const] };
  store.receive(at(10));
  store.receive(at(11));
  store.receive({ kind: "over", outcome, words: "", made: null, turned: [] });
  expect(store.snapshot()).toMatchObject({ shown: { number: 10 }, outcome: null });
  store.skip();
  expect(store.snapshot().outcome).toEqual({ ...outcome, made: null, turned: [] });
  store.receive(at(10));
  expect(store.snapshot().outcome).toBeNull();
});

test("what is picked together is done one after another, each in what the one before has left", () => {
  store.receive({ kind: "plain", version: 109 } as unknown as ServerMessage);
  store.actInPlain("roll left", "roll right");
  expect(sent).toMatchObject([{ kind: "act", at: 109, action: "roll left" }]);
  store.receive({ kind: "accepted", nonce: (sent[0] as { nonce: string }).nonce, number: 10 });
  expect(sent).toHaveLength(1);
  store.receive(at(10));
  expect(sent[1]).toMatchObject({ kind: "act", at: 110, action: "roll right" });
});

test("in plain words nothing is played: a hint is asked for the newest position", () => {
  store.showPlain(true);
  sent.length = 0;
  store.receive(at(10));
  store.receive(at(11));
  expect(store.snapshot().shown?.number).toBe(11);
  store.askHint();
  expect(sent).toMatchObject([{ kind: "hint", at: 111 }]);
});

test("beside drawings they change nothing: what others do is played one after another", () => {
  store.showPlain(true, true);
  expect(sent.at(-1)).toMatchObject({ kind: "show", plain: true });
  store.receive(at(10));
  store.receive(at(11));
  store.receive({ kind: "plain", version: 111 } as unknown as ServerMessage);
  expect(store.snapshot().shown?.number).toBeLessThan(11);
  expect(store.snapshot().plain?.version).toBe(111);
  store.skip();
  expect(store.snapshot().shown?.number).toBe(11);
});

test("a turn is one question, and goes with the actions of the moment", async () => {
  const turn = turnOf(["roll left", "roll right"]);
  store.ask(["roll left", turn]);
  store.ask([turn]);
  await moment();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ kind: "why", actions: ["roll left"], turns: [["roll left", "roll right"]] });
  const told = { ...answer("roll right"), turn: ["roll left", "roll right"] };
  store.receive({ kind: "because", nonce: nonceOf(0), answers: [answer("roll left")], turns: [told] });
  expect(store.snapshot().details[turn]).toBe(told);
  expect(store.snapshot().details["roll right"]).toBeUndefined();
});

test("no message asks for more steps than the server looks at", async () => {
  const turns = Array.from({ length: 5 }, (_, i) => turnOf(Array.from({ length: 9 }, () => `roll ${i}`)));
  store.ask(turns);
  await moment();
  expect(sent.map((message) => message.kind === "why" && message.turns?.length)).toEqual([3, 2]);
});

test("what is not possible is asked for once in a position, and anew in the next", async () => {
  store.askNotNow();
  store.ask(["roll left"]);
  store.askNotNow();
  await moment();
  expect(sent).toMatchObject([{ kind: "why", actions: ["roll left"], not_now: true }]);
  const line = { id: 3, title: ["Roll far"], uses: [], reason: "the table ends", action: "roll far" };
  store.receive({ kind: "because", nonce: nonceOf(0), answers: [], not_now: [line] });
  expect(store.snapshot().notNow).toEqual([line]);
  store.ask(["roll right"]);
  await moment();
  expect(sent[1]).not.toHaveProperty("not_now");
  store.receive({ kind: "because", nonce: nonceOf(1), answers: [] });
  expect(store.snapshot().notNow).toEqual([line]);
  store.receive(at(10));
  expect(store.snapshot().notNow).toBeNull();
  store.askNotNow();
  await moment();
  expect(sent[2]).toMatchObject({ number: 10, actions: [], not_now: true });
});

test("a roll answers the position that is seen, and is asked for once", () => {
  store.roll();
  expect(sent).toEqual([]); // nobody waits for one
  store.receive(at(10, { moves: [], rolls: "A" }));
  store.skip();
  store.roll();
  store.roll();
  expect(sent).toMatchObject([{ kind: "roll", at: 110 }]);
  store.receive({ kind: "accepted", nonce: nonceOf(0), number: 11 });
  store.receive(at(11));
  expect(store.snapshot().sending).toBe(false);
});

const since: ServerMessage = { kind: "since", seat: "A", number: 4, acted: 1, turns: 2, facts: [] };

test("whoever comes back finds marked what is new until they act", () => {
  const back = new TableStore();
  back.link = { send: () => undefined, close: () => undefined };
  back.receive(table);
  back.receive(story);
  back.receive(since);
  back.receive(at(9));
  expect(back.snapshot()).toMatchObject({ came: true, seen: 4, since: { turns: 2 } });
  back.receive({ ...since, turns: 3 }); // more has happened when it is their turn
  expect(back.snapshot()).toMatchObject({ came: true, since: { turns: 3 } });
  back.act("roll left");
  expect(back.snapshot()).toMatchObject({ since: null, seen: 9 });
});

test("whoever stayed is told it without having been away", () => {
  store.receive(since);
  expect(store.snapshot()).toMatchObject({ came: false, since: { turns: 2 } });
});
