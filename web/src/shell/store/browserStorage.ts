/** What this browser keeps for itself: its own tables with their keys, and the viewer's settings. */

import type { Letter } from "../link/wire";

export interface OwnTable {
  id: string;
  /** Which game is played there; unknown of tables kept before there were several. */
  game?: string;
  keys: Record<string, string>;
  links: Record<string, string>;
  title: string;
  opened: number;
}

export interface Settings {
  theme: "system" | "light" | "dark";
  palette: "poster" | "safe" | "bold";
  speed: "slow" | "normal" | "fast" | "instant";
  /** Others' turns go faster from the fourth round on. */
  quickens: boolean;
  sound: boolean;
  /** Sounds were offered once, and answered. */
  soundOffered: boolean;
  /** A notice of the system when it is this browser's turn in a game with others. */
  notifies: boolean;
  calm: boolean;
  /** Tables in plain words, also where one is drawn. */
  plain: boolean;
  name: string;
}

/** Who plays a seat of a new game; a bot without a name is the one for newcomers. */
export interface Wish {
  player: "me" | "here" | "bot" | "link";
  bot: string;
  name: string;
}

/** The last new game, to be offered again. */
export interface LastGame {
  game: string;
  edition: string;
  seats: number;
  wishes: Wish[];
  /** Against which computer one plays with one press; without a name, the one for newcomers. */
  against: string;
}

export const DEFAULTS: Settings = {
  theme: "system",
  palette: "poster",
  speed: "normal",
  quickens: true,
  sound: false,
  soundOffered: false,
  notifies: false,
  calm: false,
  plain: false,
  name: "",
};

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`landfall.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise; // a private window, or an entry of another version
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`landfall.${key}`, JSON.stringify(value));
  } catch {
    // nothing is lost but the memory of it
  }
}

export function loadSettings(): Settings {
  return { ...DEFAULTS, ...read<Partial<Settings>>("settings", {}) };
}

export function saveSettings(settings: Settings): void {
  write("settings", settings);
}

const FIRST: LastGame = {
  game: "",
  edition: "",
  seats: 4,
  against: "",
  wishes: ["me", "bot", "bot", "bot", "bot", "bot"].map((player) => ({
    player: player as Wish["player"],
    bot: "",
    name: "",
  })),
};

export function lastGame(): LastGame {
  const kept = read<Partial<LastGame>>("last-game", {});
  return { ...FIRST, ...kept, wishes: FIRST.wishes.map((wish, i) => ({ ...wish, ...kept.wishes?.[i] })) };
}

export function keepLastGame(game: LastGame): void {
  write("last-game", game);
}

/** The viewer's own seat, under the name they use here. */
export function myself(): { player: "me"; name: string | null } {
  return { player: "me", name: loadSettings().name || null };
}

/** The bot somebody last chose to play against; null is the server's choice for newcomers. */
export function usualBot(): string | null {
  return lastGame().wishes.find((wish) => wish.player === "bot" && wish.bot)?.bot ?? null;
}

export function ownTables(): OwnTable[] {
  return read<OwnTable[]>("tables", []).sort((a, b) => b.opened - a.opened);
}

export function keepTable(table: OwnTable): void {
  write("tables", [table, ...ownTables().filter((other) => other.id !== table.id)].slice(0, 50));
}

/** The table at which the same people play again: the keys of the last one open it, and its links lead there. */
export function keepNextTable(from: string, to: string): void {
  const known = ownTables().find((table) => table.id === from);
  if (!known || ownTables().some((table) => table.id === to)) return;
  const links = Object.entries(known.links).map(([seat, link]) => [seat, link.replace(`/t/${from}#`, `/t/${to}#`)]);
  keepTable({ ...known, id: to, links: Object.fromEntries(links) as Record<string, string>, opened: Date.now() });
}

/** Which seats of a record were this browser's, when its replay was opened from the table. */
export function keepMySeats(record: string, letters: Letter[]): void {
  const others = read<[string, Letter[]][]>("my-seats", []).filter(([id]) => id !== record);
  write("my-seats", [[record, letters], ...others].slice(0, 50));
}

export function mySeats(record: string): Letter[] {
  return read<[string, Letter[]][]>("my-seats", []).find(([id]) => id === record)?.[1] ?? [];
}

/** Tables at which somebody has read here that they are played with own cards. */
export function knowsCards(table: string): boolean {
  return read<string[]>("known-cards", []).includes(table);
}

export function keepKnownCards(table: string): void {
  write("known-cards", [table, ...read<string[]>("known-cards", []).filter((id) => id !== table)].slice(0, 50));
}

/** Tables at whose invitation somebody here has said that they only watch. */
export function watchesOnly(table: string): boolean {
  return read<string[]>("watched", []).includes(table);
}

export function keepWatching(table: string, only: boolean): void {
  const others = read<string[]>("watched", []).filter((id) => id !== table);
  write("watched", (only ? [table, ...others] : others).slice(0, 50));
}

/** Tables just made here whose links are still to be handed out. */
const toShare = new Set<string>();

export function shareSoon(id: string): void {
  toShare.add(id);
}

/** Is this table's first visit the moment to hand out its links? */
export function sharesNow(id: string): boolean {
  return toShare.has(id);
}

/** Only once. */
export function sharedOnce(id: string): void {
  toShare.delete(id);
}

/** How far somebody has come in a lesson, and at which table. */
export interface LessonProgress {
  table: string;
  key: string;
  rival: string;
  /** The step that is to be done, and the number of the position at which it began. */
  step: number;
  from: number;
}

export function keptLesson(name: string): LessonProgress | null {
  return read<Record<string, LessonProgress>>("lessons", {})[name] ?? null;
}

export function keepLesson(name: string, progress: LessonProgress | null): void {
  const { [name]: _, ...others } = read<Record<string, LessonProgress>>("lessons", {});
  write("lessons", progress ? { ...others, [name]: progress } : others);
}

export function forgetTable(id: string): void {
  write(
    "tables",
    ownTables().filter((table) => table.id !== id),
  );
}

/** A link's key joins the keys this browser has for the table already. */
export function keysFor(id: string, fromLink: string): string[] {
  const known = ownTables().find((table) => table.id === id);
  const keys = Object.values(known?.keys ?? {});
  return [...new Set([...(fromLink ? [fromLink] : []), ...keys])];
}
