import { beforeEach, expect, test, vi } from "vitest";
import fixture from "../../games/alien-frontiers/fixtures/choose.json";
import type { ClientMessage, PositionMessage, ServerMessage } from "../link/messages";
import { TableStore } from "./TableStore";

const [table, story, position] = fixture.messages as unknown as [ServerMessage, ServerMessage, PositionMessage];
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
  store.act("dock solar-converter 4", "dock solar-converter 4");
  expect(sent).toMatchObject([{ kind: "act", at: 109, action: "dock solar-converter 4" }]);
  store.receive({ kind: "accepted", nonce: nonceOf(0), number: 10 });
  expect(sent).toHaveLength(1);
  store.receive(at(10));
  expect(sent[1]).toMatchObject({ kind: "act", at: 110 });
  store.receive({ kind: "accepted", nonce: nonceOf(1), number: 11 });
  store.receive(at(11));
  expect(store.snapshot().sending).toBe(false);
});

test("a second step that is no longer legal is not sent", () => {
  store.act("dock solar-converter 4", "dock lunar-mine 4");
  store.receive({ kind: "accepted", nonce: nonceOf(0), number: 10 });
  store.receive(at(10));
  expect(sent).toHaveLength(1);
  expect(store.snapshot().sending).toBe(false);
});

test("a refusal is told and ends the sequence", () => {
  store.act("dock solar-converter 4", "dock solar-converter 4");
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

test("whoever undoes what another device has done since answers what is shown, not a number come again", () => {
  store.receive(at(9, { undo: true, version: 120 }));
  store.receive(at(8, { version: 121 }));
  store.receive(at(9, { undo: true, version: 122 }));
  store.skip();
  store.undo();
  expect(sent.at(-1)).toMatchObject({ kind: "undo", at: 122 });
  store.askHint();
  expect(sent.at(-1)).toMatchObject({ kind: "hint", at: 122 });
  store.why(["launch"]);
  expect(sent.at(-1)).toMatchObject({ kind: "why", number: 9 });
});

test("an act answers the position on the screen, not one that has arrived behind it", () => {
  store.receive(at(10));
  store.receive(at(11));
  store.act("dock solar-converter 4");
  expect(sent.at(-1)).toMatchObject({ kind: "act", at: 110 });
});
