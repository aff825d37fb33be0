import { expect, test } from "vitest";
import type { Move, PositionMessage } from "../../../shell/link/messages";
import choose from "../fixtures/choose.json";
import land from "../fixtures/land.json";
import { changesOf } from "./changes";

function move(fixture: { messages: unknown[] }, text: string): Move {
  const found = (fixture.messages[2] as PositionMessage).moves.find((one) => one.text === text);
  if (!found) throw new Error(`no move ${text}`);
  return found;
}

test("a move lists what it would change, by kind", () => {
  expect(changesOf(move(choose, "dock orbital-market 4 4"), "trade-opened")).toEqual([
    { kind: "trade-opened", seat: "A", value: 4, fuel: 4 },
  ]);
  expect(changesOf(move(land, "land herbert-valley"), "control-lost")).toMatchObject([
    { seat: "C", territory: "herbert-valley" },
  ]);
  expect(changesOf(move(land, "land asimov-crater"), "control-gained")).toMatchObject([
    { seat: "A", territory: "asimov-crater" },
  ]);
});

test("a move that lists nothing changes nothing that is read here", () => {
  const silent: Move = { code: 0, text: "end", words: "", cost: "", gain: "", rules: [] };
  expect(changesOf(silent, "control-gained")).toEqual([]);
});
