/** The server's HTTP half. Every failure is a sentence that can be shown as it is. */

import { UNNAMED } from "../game/things";
import type * as wire from "./wire";

export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly detail: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

async function call<T>(path: string, init: RequestInit = {}, key?: string): Promise<T> {
  const headers = new Headers(init.headers);
  if (key) headers.set("Authorization", `Bearer ${key}`);
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers });
  } catch {
    throw new ApiError("The table’s server does not answer. Is it still running?", 0);
  }
  if (response.status === 204) return undefined as T;
  if (response.ok) return (await response.json()) as T;
  const detail = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  const said = detail["reason"] ?? detail["problem"] ?? detail["detail"];
  throw new ApiError(
    typeof said === "string" ? said : `The server answered ${response.status}.`,
    response.status,
    detail,
  );
}

function post<T>(path: string, body: unknown, key?: string): Promise<T> {
  return call<T>(
    path,
    { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } },
    key,
  );
}

function postText<T>(path: string, body: string): Promise<T> {
  return call<T>(path, { method: "POST", body, headers: { "Content-Type": "text/plain" } });
}

export type { Catalog, NewTable, NewSeat, Made, Ruling, Rules } from "./wire";
export type Bot = wire.BotLevel;
export type Rule = wire.RuleEntry;
export type TableStatus = wire.Status;
export type RecordSteps = wire.OpenedRecord;
export type Job = wire.JobStatus;

type Options = Record<string, unknown>;

/** A new table; what the server supplies may be left out. */
export interface NewTableWish
  extends Pick<wire.NewTable, "edition" | "seats">,
    Partial<Pick<wire.NewTable, "hints" | "chances" | "watchers" | "rolls" | "cards" | "seed" | "script" | "position" | "record">> {
  game: string;
  options?: Options;
}

export interface PositionWish {
  game: string;
  edition: string;
  seats: number;
  options: Options;
  position: Record<string, unknown>;
}

export interface PositionCheck {
  ok: boolean;
  view?: Record<string, unknown>;
  picture?: string;
  where?: string;
  problem?: string;
  words?: string;
}

export const api = {
  catalog: () => call<wire.Catalog>("/api/catalog"),
  /** What can be chosen for one game. */
  game: async (name: string): Promise<wire.CatalogGame> => {
    const { games } = await call<wire.Catalog>("/api/catalog");
    const found = games.find((game) => game.name === name);
    if (!found) throw new ApiError("This server does not have the game.", 404);
    return found;
  },
  make: (table: NewTableWish) => post<wire.Made>("/api/tables", table),
  mine: (tables: { id: string; keys: string[] }[]) => post<wire.Statuses>("/api/tables/mine", { tables }),
  tablePosition: (id: string, number: number, key: string) =>
    call<wire.Seen>(`/api/tables/${id}/positions/${number}`, {}, key),
  /** The table at which the same people play again. */
  rematch: (id: string, key: string) => post<wire.Rematch>(`/api/tables/${id}/rematch`, {}, key),
  course: (id: string, key: string) => call<wire.GameCourse>(`/api/tables/${id}/course`, {}, key),
  luck: (id: string, key: string) => call<wire.GameLuck>(`/api/tables/${id}/luck`, {}, key),
  openRecord: (text: string) => postText<RecordSteps>("/api/records", text),
  record: (id: string) => call<RecordSteps>(`/api/records/${id}`),
  recordPosition: (id: string, number: number) => call<wire.Seen>(`/api/records/${id}/positions/${number}`),
  plainPosition: (id: string, number: number) =>
    call<wire.Seen>(`/api/records/${id}/positions/${number}?plain=true`).then(
      ({ plain }) => plain as unknown as wire.PlainMessage,
    ),
  analyse: (id: string) => post<wire.JobStarted>(`/api/records/${id}/analysis`, {}),
  /** The game so far, for the seat of the key. */
  analyseTable: (id: string, key: string) => post<wire.JobStarted>(`/api/tables/${id}/analysis`, {}, key),
  job: (job: string) => call<Job>(`/api/jobs/${job}`),
  stopJob: ({ job, token }: wire.JobStarted) => call<unknown>(`/api/jobs/${job}`, { method: "DELETE" }, token),
  check: (wish: PositionWish) =>
    post<PositionCheck>("/api/positions/check", wish),
  /** What a position of a game may say; one that is sent comes back short. */
  form: (wish: { game: string; edition: string; seats: number; options: Options; position?: unknown }) =>
    post<wire.FormToFill>("/api/positions/form", wish),
  scenarios: (yaml: string) => postText<wire.ScenarioPosition[]>("/api/scenarios", yaml),
  /** What a file of own cards would replace at a table. */
  checkCards: (wish: Pick<wire.CardsToCheck, "game" | "edition" | "options" | "cards" | "seats" | "name">) =>
    post<wire.ReplacedCards>("/api/cards/check", wish),
  tableRules: (id: string, key: string) => call<wire.Rules>(`/api/tables/${id}/rules`, {}, key),
  recordRules: (id: string) => call<wire.Rules>(`/api/records/${id}/rules`),
  house: () => call<wire.House>("/api/house"),
  /** Let other devices of the house come, or no longer. */
  openHouse: (open: boolean) => post<wire.House>("/api/house", { open }),
  rules: (game: string) => call<wire.Rules>(`/api/rules${game && `?game=${encodeURIComponent(game)}`}`),
};

/** A table's record as text, to be saved as a file. */
export async function recordText(id: string, key: string): Promise<string> {
  const response = await fetch(`/api/tables/${id}/record?format=text`, { headers: { Authorization: `Bearer ${key}` } });
  if (!response.ok) throw new ApiError("The record of this game could not be fetched.", response.status);
  return response.text();
}

const rulebooks = new Map<string, Promise<wire.Rules>>();

/** The rules of a game, or of the first there is, fetched once; a failure may be tried again. */
export function rulebook(game = ""): Promise<wire.Rules> {
  const known = rulebooks.get(game);
  if (known) return known;
  const asked = api.rules(game).catch((error: unknown) => {
    rulebooks.delete(game);
    throw error;
  });
  rulebooks.set(game, asked);
  return asked;
}

const named = new Map<string, Promise<wire.Things>>();

/** What is in a game by name, asked for once; where it cannot be had, a page goes without. */
export function things(path: string, key?: string): Promise<wire.Things> {
  const known = named.get(path);
  if (known) return known;
  const asked = call<wire.Things>(path, {}, key).catch(() => UNNAMED);
  named.set(path, asked);
  return asked;
}
