import { expect, test } from "vitest";
import { VIEW } from "../fixtures/known";
import { layout } from "./layout";
import { next } from "./walk";

const laid = layout(VIEW.spaces, "A", { width: 870, height: 620 });

test("every place is reached by arrow keys, each step to a neighbour", () => {
  const found = new Set(["n-c"]);
  const edge = ["n-c"];
  for (let from = edge.pop(); from !== undefined; from = edge.pop())
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"])
      for (const leans of [-1, 1]) {
        const to = next(laid, from, key, leans);
        if (!to) continue;
        expect(VIEW.spaces[from]?.near).toContain(to);
        if (!found.has(to)) edge.push(to);
        found.add(to);
      }
  expect(found.size).toBe(21);
});

test("of two above, the one to the side one leans to", () => {
  const left = next(laid, "obj-c", "ArrowUp", -1);
  const right = next(laid, "obj-c", "ArrowUp", 1);
  expect(left).not.toBe(right);
  expect(next(laid, "obj-c", "x", 1)).toBeNull();
});
