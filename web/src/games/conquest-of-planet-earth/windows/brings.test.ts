import { expect, test } from "vitest";
import type { Option, Plain } from "../../../shell/plain/plain";
import { broughtBy, chances } from "./brings";

const PLAIN = { units: { tokens: { one: "token", many: "tokens" }, cards: { one: "Event", many: "Events" } }, seats: [] } as unknown as Plain;
const option = (rest: Partial<Option>): Option => ({ cost: [], gain: [], ...rest }) as Option;

test("an answer says what it costs besides itself, and how the round comes out then", () => {
  const card = option({
    cost: [{ unit: "cards", n: 1 }],
    gain: [{ words: ["Aliens 10 → 14"] }],
    chance: { of: 1, parts: [{ is: "win", n: 1 }] },
  });
  expect(broughtBy(card, PLAIN)).toBe("Aliens 10 → 14, win");
  const power = option({ cost: [{ unit: "tokens", n: 1 }], gain: [{ words: ["Aliens 7 → 10"] }] });
  expect(broughtBy(power, PLAIN)).toBe("1 token: Aliens 7 → 10");
  expect(broughtBy(option({ cost: [{ unit: "cards", n: 1 }] }), PLAIN)).toBe("");
});

test("of several cases an answer says the first, with its chance", () => {
  const ray = option({ gain: [{ words: ["Aliens 7 → 11"] }], chance: { of: 36, parts: [{ is: "win", n: 21 }, { is: "tie", n: 4 }, { is: "lose", n: 11 }] } });
  expect(broughtBy(ray, PLAIN)).toBe("Aliens 7 → 11, win 58\u00a0%");
});

test("counted cases in per cent", () => {
  expect(chances({ of: 36, parts: [{ is: "win", n: 9 }, { is: "lose", n: 27 }] })).toBe("win 25 %, lose 75 %");
});
