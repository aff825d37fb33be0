import { expect, test } from "vitest";
import { ASKED, VIEW } from "../fixtures/known";
import { alliesAt, lit, nextSquad } from "./lit";

test("chosen saucers light the places that the server says they reach", () => {
  const one = lit(VIEW, ASKED, { from: "n-c", n: 1, ally: null });
  const two = lit(VIEW, ASKED, { from: "n-4", n: 2, ally: null });
  expect(one["n-1"]?.way).toMatchObject({ cost: 1, brings: "on", steps: ["move n-c n-1"] });
  expect(two["obj-2"]?.way).toMatchObject({ cost: 2, brings: "conquer" });
  expect(two["obj-2"]?.way?.steps).toEqual(["move n-4 obj-2", "move n-4 obj-2"]);
  expect(two["s-c"]).toBeUndefined();
});

test("an Ally goes where its own moves lead", () => {
  expect(alliesAt(VIEW, ASKED, "n-c", "A")).toEqual(["colossal-robot"]);
  const found = lit(VIEW, ASKED, { from: "n-c", n: 0, ally: "colossal-robot" });
  expect(found["n-1"]?.options.map(({ action }) => action)).toEqual(["move colossal-robot n-1"]);
});

test("nobody chosen, nothing of the Action Phase is lit; answers that are places are", () => {
  expect(lit(VIEW, ASKED, null)).toEqual({});
  const [move] = ASKED.options.filter(({ like }) => like === "move");
  if (!move) throw new Error("the fixture has no moves");
  const away = { ...move, action: "escape n-1", like: "escape", target: ["n-1"] };
  const found = lit(VIEW, { ...ASKED, id: "stay", options: [away] }, null);
  expect(found["n-1"]?.options).toEqual([away]);
  expect(lit(VIEW, null, null)).toEqual({});
});

test("pressed again and again: all, one fewer, the Allies, nobody", () => {
  const all = nextSquad(null, "n-4", 2, ["robot"]);
  const fewer = nextSquad(all, "n-4", 2, ["robot"]);
  const ally = nextSquad(fewer, "n-4", 2, ["robot"]);
  expect([all, fewer, ally]).toEqual([
    { from: "n-4", n: 2, ally: null },
    { from: "n-4", n: 1, ally: null },
    { from: "n-4", n: 0, ally: "robot" },
  ]);
  expect(nextSquad(ally, "n-4", 2, ["robot"])).toBeNull();
  expect(nextSquad(fewer, "n-c", 1, [])).toEqual({ from: "n-c", n: 1, ally: null });
});
