import { expect, test } from "vitest";
import type { Outcome } from "../link/messages";
import type { Letter } from "../link/wire";
import { despite, headline, luckWords, margin } from "./endWords";

const whose = (...mine: Letter[]) => ({
  letters: ["A", "B", "C"] as Letter[],
  nameOf: (seat: Letter) => ({ A: "Ada", B: "Basil", C: "Cleo" })[seat as "A" | "B" | "C"],
  isMine: (seat: Letter) => mine.includes(seat),
});
const won = (...winners: Letter[]) => ({ winners });

const outcome = (parts: number[][], winners: Letter[]): Outcome => ({
  reason: "",
  scores: parts.map((row) => row.reduce((a, b) => a + b)),
  ranks: parts.map((_, i) => i + 1),
  winners,
  turned: [],
  made: {
    words: [],
    detail: [],
    columns: ["Marbles", "Flags"],
    rows: parts.map((row, i) => ({
      seat: "ABC".charAt(i) as Letter,
      rank: i + 1,
      total: row.reduce((a, b) => a + b),
      parts: row,
    })),
  },
});
const noun = (column: string) => (column === "Flags" ? "flag" : "marble");

test("whoever sits here is you, unless several seats do", () => {
  expect(headline(won("A"), whose("A"))).toBe("You win");
  expect(headline(won("C"), whose("A"))).toBe("Cleo wins");
  expect(headline(won("C", "A"), whose("A"))).toBe("You and Cleo share the victory");
  expect(headline(won("A", "B"), whose("A", "B"))).toBe("Ada and Basil share the victory");
  expect(headline(won(), whose("A"))).toBe("Nobody wins");
  const made = { words: ["The Humans have won"], detail: [], columns: [], rows: [] };
  expect(headline({ ...won(), made }, whose("A"))).toBe("The Humans have won");
});

test("by what it was won", () => {
  expect(margin(outcome([[6, 3], [6, 2]], ["A"]), noun)).toBe("9 to 8, by one flag");
  expect(margin(outcome([[6, 2], [4, 2]], ["A"]), noun)).toBe("8 to 6, by two marbles");
  expect(margin(outcome([[6, 2], [3, 4]], ["A"]), noun)).toBe("8 to 7");
  expect(margin(outcome([[6, 2], [6, 2]], ["A"]), noun)).toBe("8 to 8, the tie broken");
  expect(margin(outcome([[6, 2], [6, 2]], ["A", "B"]), noun)).toBe("8 points each");
});

test("who played on one side has won together, with the sum of what all brought", () => {
  const joint: Outcome = { ...outcome([[6, 0], [9, 2]], ["A", "B"]), scores: [17, 17] };
  expect(margin(joint, noun)).toBe("17 points together");
  expect(headline(joint, whose("A"))).toBe("You and Basil win together");
  expect(headline(joint, whose())).toBe("Ada and Basil win together");
  expect(headline(joint, whose("A", "B"))).toBe("You win");
});

test("luck in words: more of it never sounds worse", () => {
  const all = [-0.4, -0.1, 0, 0.1, 0.4].map(luckWords);
  expect(new Set(all).size).toBe(5);
  expect(all[0]).toContain("much worse");
  expect(all[2]).toBe("about average");
  expect(all[3]).toContain("a little better");
  expect(despite(-0.2, true)).not.toBe("");
  expect(despite(0.2, true)).toBe("");
  expect(despite(0.2, false)).not.toBe(despite(-0.2, true));
});
