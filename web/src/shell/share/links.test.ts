import { expect, test } from "vitest";
import { handedOut, staysHere } from "./links";
import { drawn } from "./Qr";

const HERE = "http://127.0.0.1:8463/t/abc";

test("a link is handed out by the address that other devices know", () => {
  expect(handedOut("/t/abc#key", "http://192.0.2.7:8463", HERE)).toBe("http://192.0.2.7:8463/t/abc#key");
  expect(handedOut("http://192.0.2.7:8463/t/abc#key", "", HERE)).toBe("http://192.0.2.7:8463/t/abc#key");
  // What was handed out by an address that has changed leads to the new one.
  expect(handedOut("http://192.0.2.7:8463/t/abc#key", "http://192.0.2.9:8463", HERE)).toBe(
    "http://192.0.2.9:8463/t/abc#key",
  );
});

test("a link that nobody else can follow is known", () => {
  expect(staysHere(handedOut("/t/abc#key", "", HERE))).toBe(true);
  expect(staysHere(handedOut("/t/abc#key", "http://192.0.2.7:8463", HERE))).toBe(false);
});

test("a code has the three corners that a camera looks for, and is another for another link", () => {
  const { size, path } = drawn("http://192.0.2.7:8463/t/abc#key");
  for (const [column, row] of [[0, 0], [size - 7, 0], [0, size - 7]])
    for (let i = 0; i < 7; i++) expect(path).toContain(`M${(column ?? 0) + i} ${row}h1v1h-1z`);
  expect(drawn("http://192.0.2.7:8463/t/abc#other").path).not.toBe(path);
});
