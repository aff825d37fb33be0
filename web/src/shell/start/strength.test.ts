import { expect, test } from "vitest";
import type { Bot } from "../link/api";
import { ladderOf, strengthWord } from "./strength";

function bot(name: string, level: number, own = false): Bot {
  return { name, title: name, level, words: "", own };
}

test("a ladder goes from the gentlest to the strongest, without the host's own", () => {
  const ladder = ladderOf([bot("b", 2), bot("mine", 0, true), bot("c", 3), bot("a", 1)]);
  expect(ladder.map(({ name }) => name)).toEqual(["a", "b", "c"]);
});

test("the ends of any ladder are gentle and very strong", () => {
  for (const count of [2, 3, 9, 11]) {
    expect(strengthWord(0, count)).toBe("gentle");
    expect(strengthWord(count - 1, count)).toBe("very strong");
  }
  expect(strengthWord(0, 1)).toBe("gentle");
});
