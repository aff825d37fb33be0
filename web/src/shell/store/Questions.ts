/** What is asked about a position: actions, turns and what is not possible, in as few messages as can be. */

import type { ClientMessage, Details, NotNow } from "../link/messages";
import type { Because } from "../link/wire";
import { nonce } from "./nonce";

/** The server answers so many actions in one message. */
const MOST_ASKED = 30;

/** Several actions in a row, as one question: each stands on a line of its own. */
export function turnOf(steps: readonly string[]): string {
  return steps.join("\n");
}

export interface Told {
  details: Record<string, Details>;
  /** Only where it was asked, too. */
  notNow: readonly NotNow[] | null;
}

export class Questions {
  /** What is on its way, or will be asked with the others of this moment. */
  private readonly wanted = new Set<string>();
  private toAsk: string[] = [];
  /** Is what is not possible wanted, or asked for already? */
  private notNow: "no" | "wanted" | "asked" = "no";
  /** Messages that are not answered yet, and whether what is not possible is asked in them. */
  private readonly open = new Map<string, { notNow: boolean }>();

  constructor(
    private readonly send: (message: ClientMessage) => void,
    /** The number of the position that is asked about. */
    private readonly number: () => number,
  ) {}

  /** Ask about what is neither known nor on its way; what is asked in one moment goes together. */
  ask(questions: readonly string[], known: Readonly<Record<string, Details>>): void {
    for (const question of questions) {
      if (question in known || this.wanted.has(question)) continue;
      this.wanted.add(question);
      this.toAsk.push(question);
      if (this.toAsk.length === 1) queueMicrotask(() => this.go());
    }
  }

  askNotNow(): void {
    if (this.notNow !== "no") return;
    this.notNow = "wanted";
    if (this.toAsk.length === 0) queueMicrotask(() => this.go());
  }

  private go(): void {
    let notNow = this.notNow === "wanted";
    if (notNow) this.notNow = "asked";
    const parcels = inParcels(this.toAsk);
    this.toAsk = [];
    for (const parcel of parcels.length > 0 || !notNow ? parcels : [[]]) {
      const id = nonce();
      this.open.set(id, { notNow });
      const steps = parcel.map((question) => question.split("\n"));
      const actions = steps.filter((turn) => turn.length === 1).flat();
      const turns = steps.filter((turn) => turn.length > 1);
      this.send({
        kind: "why",
        number: this.number(),
        nonce: id,
        actions,
        ...(turns.length > 0 && { turns }),
        ...(notNow && { not_now: true }),
      });
      notNow = false;
    }
  }

  /** What was answered; nothing if it comes late, about a position that is gone. */
  told({ nonce, answers, turns = [], not_now = [] }: Because): Told | null {
    const question = this.open.get(nonce);
    this.open.delete(nonce);
    if (!question) return null;
    const details = Object.fromEntries([
      ...answers.map((answer) => [answer.action, answer]),
      ...turns.map((answer) => [turnOf(answer.turn ?? []), answer]),
    ]);
    for (const key of Object.keys(details)) this.wanted.delete(key);
    return { details, notNow: question.notNow ? not_now : null };
  }

  /** Another position is shown, or the line is broken. */
  forget(): void {
    this.wanted.clear();
    this.open.clear();
    this.toAsk = [];
    this.notNow = "no";
  }
}

/** Questions for one message each: the server looks at so many actions at a time. */
function inParcels(questions: readonly string[]): string[][] {
  const parcels: string[][] = [];
  let room = 0;
  for (const question of questions) {
    const steps = question.split("\n").length;
    if (steps > room) {
      parcels.push([]);
      room = MOST_ASKED;
    }
    parcels.at(-1)?.push(question);
    room -= steps;
  }
  return parcels;
}
