import { expect, test } from "vitest";
import type { TalliedActs } from "../../../shell/tally/tally";
import { tallyWords } from "./tallyWords";

const nameOf = (seat: string): string => ({ B: "Basil", C: "Cleo", D: "Dmitri" })[seat] ?? seat;
const act = (unit: "fuel" | "ore", seat: "C" | "D", n: number) => {
  return { action: `take ${unit} ${seat}`, unit, n, of: n, seat };
};
const RAID: TalliedActs = {
  do: "Take",
  counts: [act("fuel", "C", 3), act("ore", "C", 2), act("ore", "D", 2)],
  min: 0,
  max: 4,
  done: 0,
  enough: "done",
};
const EIGHT: TalliedActs = {
  do: "Give back",
  counts: [
    { action: "drop fuel", unit: "fuel", n: 2, of: 9 },
    { action: "drop ore", unit: "ore", n: 1, of: 1 },
  ],
  min: 2,
  max: 2,
  done: 0,
};

test("one button says what is taken, and who loses it", () => {
  const four = { "take fuel C": 2, "take ore C": 1, "take ore D": 1 };
  expect(tallyWords(RAID, four, nameOf)).toEqual({ title: "Take 2 fuel, 2 ore", note: "Cleo and Dmitri lose them" });
});

test("fewer than there could be are taken, too, and it is said", () => {
  const said = tallyWords(RAID, { "take fuel C": 3 }, nameOf);
  expect(said).toEqual({ title: "Take 3, leave 1", note: "Cleo loses 3 fuel" });
  expect(tallyWords(RAID, {}, nameOf).title).toBe("Take nothing");
});

test("whoever takes all there is leaves nothing", () => {
  const poor = { ...RAID, counts: [act("fuel", "C", 1)] };
  expect(tallyWords(poor, { "take fuel C": 1 }, nameOf)).toEqual({ title: "Take 1 fuel", note: "Cleo loses it" });
});

test("what must be given back is counted until it is enough", () => {
  expect(tallyWords(EIGHT, { "drop ore": 1 }, nameOf).note).toBe("1 more to choose");
  expect(tallyWords(EIGHT, { "drop ore": 1, "drop fuel": 1 }, nameOf).title).toBe("Give back 1 fuel, 1 ore");
});
