import { expect, test } from "vitest";
import type { Snapshot } from "../../../shell/store/TableStore";
import { LESSON, stepAt } from "./lesson";
import { rivalMove } from "./rival";

test("the lesson counts repeated acts, and the rival sticks to its list", () => {
  const acts = LESSON.steps.flatMap((step) => step.do ?? []);
  const after = (done: readonly string[], shown = done.length): number => {
    const lines = done.map((action, i) => ({ number: i + 1, since: i + 1, seat: "A", action, words: "", round: 1 }));
    return stepAt({ lines, shown: { number: shown } } as unknown as Snapshot);
  };
  const first = acts.indexOf("take ore B");
  expect(after(acts.slice(0, first + 1))).toBe(first + 2);
  expect(after(acts.slice(0, first + 1), first)).toBe(first + 1);
  expect(after(["dock colonist-hub 1", ...acts.slice(0, 2)])).toBe(4);
  expect(after(acts)).toBe(LESSON.steps.length - 1);
  expect(rivalMove(["dock lunar-mine 6"], ["dock lunar-mine 6", "end"])).toBe("dock lunar-mine 6");
  expect(rivalMove(["launch"], ["dock colonist-hub 1", "end"])).toBe("end");
  expect(rivalMove([], ["dock colonist-hub 1", "dock solar-converter 1"])).toBe("dock solar-converter 1");
});
