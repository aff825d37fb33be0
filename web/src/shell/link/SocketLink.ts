/** The wire to a table: messages in order, and a connection that comes back by itself. */

import type { ClientMessage, ServerMessage } from "./messages";

export interface Link {
  send(message: ClientMessage): void;
  close(): void;
}

export interface LinkEvents {
  message(message: ServerMessage): void;
  connected(yes: boolean): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/** With these codes the server says that coming back with the same words is no use. */
const FOR_GOOD = [4403, 4404, 4422, 4500];

export class SocketLink implements Link {
  private socket: WebSocket | null = null;
  private closed = false;
  private wait = FIRST_WAIT;

  constructor(
    private readonly id: string,
    private readonly keys: string[],
    private readonly since: () => number | null,
    private readonly events: LinkEvents,
    private readonly plain: () => boolean = () => false,
    /** Whoever sits here rolls themselves. */
    private readonly rolls = false,
    /** Nobody here takes a seat, whatever the keys open. */
    private readonly watch = false,
  ) {
    this.open();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.events.connected(true);
      const { keys, rolls, watch } = this;
      this.send({ kind: "hello", keys, since: this.since(), plain: this.plain(), rolls, watch });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      for (const message of JSON.parse(event.data) as ServerMessage[]) {
        if (message.kind !== "trouble") this.wait = FIRST_WAIT;
        this.events.message(message);
      }
    };
    socket.onclose = (event: CloseEvent) => {
      if (FOR_GOOD.includes(event.code)) return;
      this.events.connected(false);
      if (this.closed) return;
      // Waiting a little differently each time keeps many clients from returning at once.
      setTimeout(() => !this.closed && this.open(), this.wait * (0.7 + 0.6 * Math.random()));
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }
}
