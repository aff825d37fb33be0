import { expect, test } from "vitest";
import type { Letter } from "../../../shell/link/wire";
import { PLAIN, VIEW } from "../fixtures/known";
import { fitting, spokenLight, spokenPlace } from "./words";

const nameOf = (seat: Letter): string => (seat === "A" ? "Ada" : "Bob");

test("a place is named in full, in the server's words", () => {
  const said = (name: string) => spokenPlace(name, VIEW, PLAIN, () => undefined, nameOf);
  expect(said("n-1")).toBe("Small Town (A1) in Ada’s section: conquered by Ada for 1 Terror");
  expect(said("n-4")).toBe("Forest (A4) in Ada’s section: Ada 2 saucers");
  expect(said("s-c")).toBe("Bob’s Landing Site in Bob’s section: Bob 1 saucer");
  expect(said("obj-c")).toContain("Capitol City in the middle: Resistance 5");
});

test("without them, by what is seen", () => {
  expect(spokenPlace("n-1", VIEW, null, () => undefined, nameOf)).toBe(
    "small town (A1) in Ada’s section: conquered by Ada",
  );
});

test("what pressing it would do", () => {
  const [way] = VIEW.reach["n-4"]?.["2"] ?? [];
  if (!way) throw new Error("the fixture has no ways");
  const said = spokenLight({ way, options: [] }, { from: "n-4", n: 2, ally: null }, PLAIN);
  expect(said).toMatch(/^2 saucers for \d Action Points: /);
});

test("a long name is shortened where the postcard is small", () => {
  expect(fitting("National Monument", 107, true)).toBe("Monument");
  expect(fitting("National Monument", 210, true)).toBe("National Monument");
  expect(fitting("Town", 80, true)).toBe("Town");
});
