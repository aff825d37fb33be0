/** Steps on their way to the server, one after another, each answering the position the one before has left. */

import type { ClientMessage, PositionMessage } from "../link/messages";
import { nonce } from "./nonce";

interface Ways {
  send: (message: ClientMessage) => void;
  /** The newest position, and the version of the one that the person sees. */
  latest: () => PositionMessage | null;
  version: () => number;
  /** All of it is done and answered. */
  done: () => void;
  /** The rest is given up: a step that was meant to follow is not possible. */
  broken: () => void;
}

export class Outgoing {
  private steps: string[] = [];
  /** The nonce of what is not answered yet. */
  private sent = "";
  /** Where the table stands once what was accepted has arrived. */
  private awaited = -1;

  constructor(private readonly ways: Ways) {}

  begin(steps: readonly string[]): void {
    this.steps = [...steps];
  }

  /** Are there steps that still wait for the one before them? */
  get pending(): boolean {
    return this.steps.length > 0;
  }

  forget(): void {
    this.steps = [];
    this.sent = "";
    this.awaited = -1;
  }

  /** Is this the answer to what was sent last? */
  answers(nonce: string): boolean {
    return nonce === this.sent;
  }

  accepted(number: number): void {
    this.sent = "";
    this.awaited = number;
    this.go();
  }

  /** Send the next step, as soon as the position is here that it answers. */
  go(): void {
    const latest = this.ways.latest();
    if (!latest || this.sent || latest.number < this.awaited) return;
    const action = this.steps[0];
    if (action === undefined) {
      this.awaited = -1;
      this.ways.done();
      return;
    }
    if (this.awaited >= 0 && !latest.moves.some((move) => move.text === action)) {
      this.ways.broken();
      return;
    }
    this.steps.shift();
    // The first step answers what the person saw; the others what the step before has left.
    const at = this.awaited < 0 ? this.ways.version() : latest.version;
    this.post({ kind: "act", at, nonce: nonce(), action });
  }

  post(message: ClientMessage & { nonce: string }): void {
    this.sent = message.nonce;
    this.ways.send(message);
  }
}
