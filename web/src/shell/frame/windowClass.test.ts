import { expect, test } from "vitest";
import { shapeOf } from "./windowClass";

test("a phone, on its side as well, shows one zone; a tablet has a layout for each way it is held", () => {
  expect(shapeOf(390, 664).window).toBe("phone");
  expect(shapeOf(740, 360).window).toBe("side");
  expect(shapeOf(834, 1112).window).toBe("tall");
  expect(shapeOf(1180, 820).window).toBe("wide");
});

test("a lower window has fewer lines, a narrower one narrower columns", () => {
  const laptops = [shapeOf(1440, 900), shapeOf(1440, 789), shapeOf(1366, 657)];
  expect(laptops.map(({ rows }) => rows)).toEqual(["full", "mid", "low"]);
  const widths = [1366, 1280, 1180, 1024].map((width) => shapeOf(width, 768).columns);
  expect(widths).toEqual(["broad", "middle", "narrow", "narrower"]);
});

test("a tablet on its side keeps the high tray, which fingers need", () => {
  expect(shapeOf(1024, 768).rows).toBe("full");
});

test("nothing is ever drawn smaller, and a large window draws all larger", () => {
  for (let width = 320; width <= 3840; width += 160)
    for (let height = 240; height <= 2160; height += 120) expect(shapeOf(width, height).zoom).toBeGreaterThanOrEqual(1);
  expect(shapeOf(2880, 1720).zoom).toBe(1.5);
});

test("zoomed to twice the size a desktop's page is a phone's on its side", () => {
  expect(shapeOf(1920 / 2, 953 / 2).window).toBe("side");
});
