/** Positions that have arrived and are shown one after another, each for its while. */

import type { PositionMessage } from "../link/messages";

export class Playback {
  private readonly queue: PositionMessage[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** `show` puts a position on the screen, `pause` says for how many milliseconds it stays there alone. */
  constructor(
    private readonly show: (message: PositionMessage) => void,
    private readonly pause: (message: PositionMessage) => number,
  ) {}

  /** Positions that are still to be shown. */
  get waiting(): number {
    return this.queue.length;
  }

  add(message: PositionMessage): void {
    this.queue.push(message);
  }

  /** Show the next one, unless the one before still has its while. */
  play(): void {
    if (this.timer !== null) return;
    const next = this.queue.shift();
    if (!next) return;
    this.show(next);
    this.timer = setTimeout(() => {
      this.timer = null;
      this.play();
    }, this.pause(next));
  }

  /** Leave out what waits: nothing is played backwards. */
  cut(): void {
    this.queue.length = 0;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Show the newest at once. */
  skip(): void {
    const last = this.queue.at(-1);
    if (!last) return;
    this.cut();
    this.show(last);
  }
}
