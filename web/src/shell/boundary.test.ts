/** The shell knows no game: it imports none, and no word of one stands in it. */

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SHELL = dirname(fileURLToPath(import.meta.url));
const SOURCE = dirname(SHELL);
const GAMES = join(SOURCE, "games");

/** Words of the games that are here. A second game adds its own. */
const WORDS = [
  "alien",
  "frontiers",
  "dice",
  "fuel",
  "ores?",
  "planets?",
  "hubs?",
  "territor(y|ies)",
  "colon(y|ies|ist)",
  "facilit(y|ies)",
  "ships?",
  "dock(s|ed|ing)?",
  "relics?",
  "raid(s|ers?)?",
  "lunar",
  "orbital",
  "terraforming",
  "artifacts?",
  "tech",
  "isolation|positron|repulsor",
  "first.printing",
  "later.printing",
  "edition.x",
  "long.game",
];
const SPOKEN = new RegExp(`(?<![a-z])(${WORDS.join("|")})(?![a-z])`, "gi");

/** The plain table is tried on messages of games, which are not built into it. */
const TRIED = /^plain\/(fixtures\/\w+\.json|(fixtures\/)?\w+\.test\.ts)$/;

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

/** What a file takes from others, of our own: modules and styles, at once or later. */
function taken(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const found = text.matchAll(/(?:from|import|import\(|@import|url\()\s*["']([^"']+)["']/g);
  return [...found].map(([, name = ""]) => name).filter((name) => name.startsWith("."));
}

const shell = files(SHELL).filter((file) => file !== fileURLToPath(import.meta.url));

/** Each file of the shell that has something of these, and what it has. */
function offences(found: (file: string) => string[]): Record<string, string[]> {
  const all = shell.map((file) => [relative(SHELL, file), found(file)] as const);
  return Object.fromEntries(all.filter(([, some]) => some.length > 0));
}

test("there is a shell to look at", () => {
  expect(shell.length).toBeGreaterThan(60);
  expect(taken(join(SHELL, "App.tsx"))).toContain("./start/Start");
});

test("the shell takes nothing from a game", () => {
  const ofGames = (file: string): string[] =>
    taken(file).filter((name) => resolve(dirname(file), name).startsWith(GAMES));
  expect(offences(ofGames)).toEqual({});
});

test("the shell has no word of a game", () => {
  const words = (file: string): string[] => [...(readFileSync(file, "utf8").match(SPOKEN) ?? [])];
  const found = offences(words);
  for (const name of Object.keys(found)) if (TRIED.test(name)) delete found[name];
  expect(found).toEqual({});
});

test("only the entry of the application knows both the games and the shell", () => {
  const outside = readdirSync(SOURCE, { withFileTypes: true }).filter((entry) => entry.isFile());
  const knowing = outside.filter((entry) => taken(join(SOURCE, entry.name)).some((name) => name.startsWith("./games")));
  expect(knowing.map((entry) => entry.name)).toEqual(["main.tsx"]);
});

const modules = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test.each(modules.map((entry) => entry.name))("the list of %s loads none of its parts", (name) => {
  const text = readFileSync(join(GAMES, name, "index.ts"), "utf8");
  const atOnce = [...text.matchAll(/^import (?!type )/gm)];
  expect(atOnce).toEqual([]);
});

test.each(modules.map((entry) => entry.name))("%s takes nothing from another game", (name) => {
  const own = join(GAMES, name);
  for (const file of files(own).filter((one) => /\.(tsx?|css)$/.test(one))) {
    const others = taken(file).map((one) => resolve(dirname(file), one));
    expect(others.filter((one) => one.startsWith(GAMES) && !one.startsWith(`${own}/`))).toEqual([]);
  }
});
