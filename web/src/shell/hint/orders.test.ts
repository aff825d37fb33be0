import { expect, test } from "vitest";
import { ordersIn } from "./orders";

const ORDERS = [
  { words: "Lay 3 and 6 here", steps: 2 },
  { words: "Lay 6 here", steps: 1 },
  { words: "End turn", steps: 1 },
];

test("steps that belong together are one order", () => {
  expect(ordersIn(ORDERS, 3)).toEqual([
    { numbers: [1, 2], words: "Lay 3 and 6 here" },
    { numbers: [3], words: "End turn" },
  ]);
});

test("whoever has followed the first step reads on from the next", () => {
  expect(ordersIn(ORDERS.slice(1), 2)).toEqual([
    { numbers: [1], words: "Lay 6 here" },
    { numbers: [2], words: "End turn" },
  ]);
});
