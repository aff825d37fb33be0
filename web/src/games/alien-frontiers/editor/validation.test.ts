import { describe, expect, it } from "vitest";
import { concerns } from "../../../shell/editor/wrong";
import { placeOf } from "./validation";

describe("what is wrong", () => {
  const wrong = { where: "seats.B.docked.lunar-mine", words: "Lunar Mine has 4 ports open at this table, not 6." };
  it("is told with its place in words", () => {
    expect(placeOf(wrong.where)).toBe("Seat B, ships at the Lunar Mine");
    expect(placeOf("")).toBe("The position");
  });
  it("concerns an entry and those around it", () => {
    expect(concerns(wrong, "seats.B.docked")).toBe(true);
    expect(concerns(wrong, "seats.B.docked.lunar")).toBe(false);
    expect(concerns(null, "seats")).toBe(false);
  });
});
