/** The sheets of a table that is played at ask nothing of what lies within: every act would pay for the answer. */

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const HERE = dirname(fileURLToPath(import.meta.url));
const SHELL = join(HERE, "../../../shell/styles/table");

/** Loaded where a game is looked at again; nobody acts there. */
const AFTERWARDS = ["replayed.css"];

test.each([HERE, SHELL])("no rule of a played table searches what is within: %s", (folder) => {
  const sheets = readdirSync(folder).filter((name) => name.endsWith(".css") && !AFTERWARDS.includes(name));
  const searching = sheets.filter((name) => readFileSync(join(folder, name), "utf-8").includes(":has("));
  expect(sheets.length).toBeGreaterThan(5);
  expect(searching, "let the component set a class or an attribute instead").toEqual([]);
});
