import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SocketLink } from "./SocketLink";

/** A socket that does what the test says. */
class Wire {
  static opened: Wire[] = [];
  static readonly OPEN = 1;
  readyState = Wire.OPEN;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor() {
    Wire.opened.push(this);
  }

  send(): void {}
  close(): void {}
}

let connected: boolean[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  Wire.opened = [];
  connected = [];
  new SocketLink("id", ["key"], () => null, { message: () => undefined, connected: (yes) => connected.push(yes) });
});

afterEach(() => vi.unstubAllGlobals());

function last(): Wire {
  return Wire.opened.at(-1) as Wire;
}

test.each([1006, 1011, 1012, 1013, 4408, 4429])("a socket closed with %i comes back", (code) => {
  last().onopen();
  last().onclose({ code });
  vi.advanceTimersByTime(1000);
  expect(Wire.opened).toHaveLength(2);
});

test.each([4403, 4404, 4422, 4500])("a socket closed with %i stays closed and does not say it tries again", (code) => {
  last().onopen();
  last().onclose({ code });
  vi.advanceTimersByTime(60_000);
  expect(Wire.opened).toHaveLength(1);
  expect(connected).toEqual([true]);
});

test("a server that can only say what troubles it is asked less and less often", () => {
  for (let times = 0; times < 6; times++) {
    last().onopen();
    last().onmessage({ data: '[{"kind":"trouble","reason":"The disk is full."}]' });
    last().onclose({ code: 1013 });
    vi.advanceTimersByTime(60_000);
  }
  const before = Wire.opened.length;
  last().onclose({ code: 1013 });
  vi.advanceTimersByTime(5000);
  expect(Wire.opened).toHaveLength(before);
});
