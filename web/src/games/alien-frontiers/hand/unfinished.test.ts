import { expect, test } from "vitest";
import type { Move } from "../../../shell/link/messages";
import { CHOOSING, details } from "../fixtures/known";
import { readView } from "../position/view";
import { endAnyway, losesSomething, lossWords, reminder, unfinished } from "./unfinished";

const view = readView(CHOOSING.position.view);
const move = (text: string): Move => ({ text, title: "" });
const claims = ["alien-city", "booster-pod", "data-crystal"].map((card) => move(`claim ${card}`));
const launch = move("launch");
const known = { launch: details("launch", { cost: "1 fuel and 1 ore" }) };

test("only what is offered is left to do", () => {
  expect(unfinished(view, [move("end")], {})).toEqual({ claims: 0, launch: null, giveBack: 0 });
  expect(reminder(unfinished(view, [move("end")], {}))).toBeNull();
  expect(unfinished({ ...view, asks: "raid" }, claims, {})).toEqual({ claims: 0, launch: null, giveBack: 0 });
});

test("a card that may be claimed is told of, with the choice there is", () => {
  const left = unfinished(view, [...claims, move("end")], {});
  expect(reminder(left)).toEqual({
    words: "Claim a card: three to choose from",
    button: "Show them",
    at: "alien-artifact",
  });
  expect(lossWords(left)).toBe("a card unclaimed");
  expect(reminder(unfinished(view, claims.slice(0, 1), {}))?.words).toBe("Claim a card: one to choose from");
});

test("a colony that can be launched comes with its price", () => {
  const left = unfinished(view, [launch], known);
  expect(reminder(left)?.words).toBe("Launch your colony: 1 fuel and 1 ore");
  expect([lossWords(left), endAnyway(left)]).toEqual(["a colony not launched", "End without it"]);
});

test("until its price is told, a launch is lost with the turn but not yet spoken of", () => {
  const left = unfinished(view, [launch], {});
  expect(losesSomething(left)).toBe(true);
  expect(reminder(left)?.words).toBe("");
});

test("both at once, and the cards first", () => {
  const left = unfinished(view, [...claims, launch], known);
  expect(reminder(left)?.at).toBe("alien-artifact");
  expect([lossWords(left), endAnyway(left)]).toEqual(["a card and a launch left", "End without them"]);
});

test("what is over the limit is the server's count, told but not asked about twice", () => {
  const left = unfinished({ ...view, overLimit: { A: 3 } }, [move("end")], {});
  expect(lossWords(left)).toBe("you will give back 3");
  expect(losesSomething(left)).toBe(false);
});
