import { expect, test } from "vitest";
import { bySection } from "./sections";

const group = (title: string, section: string) => ({ title, section });

test("groups of one kind stand in one section", () => {
  const [oak, elm, rose] = [group("Oak", "Trees"), group("Elm", "Trees"), group("Rose", "Flowers")];
  expect(bySection([oak, elm, rose])).toEqual([
    { title: "Trees", groups: [oak, elm] },
    { title: "Flowers", groups: [rose] },
  ]);
  expect(bySection([])).toEqual([]);
});
