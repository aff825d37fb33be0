/** One table as this browser knows it: what the server said, what is shown of it yet, and what was asked. */

import type { RawView } from "../game/TableView";
import type {
  ClientMessage,
  Details,
  HintMessage,
  Move,
  NotNow,
  Outcome,
  PlainMessage,
  PositionMessage,
  ServerMessage,
  SinceMessage,
  StoryLine,
  TableMessage,
} from "../link/messages";
import type { Link } from "../link/SocketLink";
import type { Because, Earned, Letter, QuestionWords, StopsMessage, TalliedActs, TookBack } from "../link/wire";
import { type Heard, withSignal } from "../partners/partners";
import type { Settings } from "./browserStorage";
import { nonce } from "./nonce";
import { Outgoing } from "./Outgoing";
import { KNOWN_FROM, ShortTurns, pause } from "./pace";
import { Playback } from "./Playback";
import { Questions } from "./Questions";

/** A position as shown. */
export interface Shown {
  number: number;
  /** Never comes twice; an earlier position that is only looked at has none. */
  version: number | null;
  view: RawView;
  moves: Move[];
  undo: boolean;
  redo: boolean;
  thinking: Letter | null;
  chances: number[] | null;
  /** The seat for whose roll the table waits. */
  rolls: Letter | null;
  /** What is earned and not taken. */
  earned: readonly Earned[];
  /** What is asked piece by piece and may be decided at once. */
  tally: TalliedActs | null;
  /** What is asked, in words; absent where there is nothing to say. */
  question?: QuestionWords | null;
}

export interface Snapshot {
  table: TableMessage | null;
  shown: Shown | null;
  before: RawView | null;
  /** The newest position in plain words, where they are asked for. */
  plain: PlainMessage | null;
  /** Positions that have arrived and are still to be played. */
  waiting: number;
  lines: StoryLine[];
  /** What another seat took back last; null once the game has gone on. */
  tookBack: TookBack | null;
  /** The last position that was on the screen when this seat acted: newer lines are marked. */
  seen: number;
  /** What the own seat has missed since it acted last; null once it has acted. */
  since: SinceMessage | null;
  /** It was there when this page came. */
  came: boolean;
  /** What the server has told of actions in the position shown, and of turns, by `turnOf` their steps. */
  details: Readonly<Record<string, Details>>;
  /** What is not possible in the position shown; null until the server has told. */
  notNow: readonly NotNow[] | null;
  /** When the seats here want to be asked out of turn. */
  stops: Readonly<Partial<Record<Letter, StopsMessage>>>;
  /** What partners have said last. */
  heard: readonly Heard[];
  hint: HintMessage | null;
  /** So many steps of the suggested turn are done already. */
  followed: number;
  /** A hint was asked for and is being thought of. */
  hinting: boolean;
  outcome: Outcome | null;
  notice: string;
  connected: boolean;
  sending: boolean;
}

const EMPTY: Snapshot = {
  table: null,
  shown: null,
  before: null,
  plain: null,
  waiting: 0,
  lines: [],
  tookBack: null,
  seen: -1,
  since: null,
  came: false,
  details: {},
  notNow: null,
  stops: {},
  heard: [],
  hint: null,
  followed: 0,
  hinting: false,
  outcome: null,
  notice: "",
  connected: false,
  sending: false,
};

export class TableStore {
  private state: Snapshot = EMPTY;
  private readonly listeners = new Set<() => void>();
  private latest: PositionMessage | null = null;
  /** Of the position shown: what a message about it answers. Unlike its number, it never comes again. */
  private version = -1;
  private readonly playback = new Playback(
    (message) => this.show(message),
    (message) => this.pauseAfter(message),
  );
  private readonly outgoing = new Outgoing({
    send: (message) => this.link?.send(message),
    latest: () => this.latest,
    version: () => this.version,
    done: () => {
      if (this.row?.to === null) this.row.to = this.latest?.number ?? null;
      if (this.state.sending) this.set({ sending: false });
    },
    broken: () => this.stop(""),
  });
  /** Steps that were one decision: they are taken back and done again together. */
  private row: { from: number; to: number | null } | null = null;
  /** How far it is taken back, or done again. */
  private goal: { kind: "undo" | "redo"; number: number } | null = null;
  private hinted = "";
  /** Whoever has acted since no longer waits for the hint, and need not hear that it came late. */
  private hintAwaited = false;
  private renamed = "";
  private signaled = "";
  private readonly questions = new Questions(
    (message) => this.link?.send(message),
    () => this.state.shown?.number ?? -1,
  );
  private result: { number: number; outcome: Outcome } | null = null;
  link: Link | null = null;
  /** Is the server to send plain words? */
  inPlainWords = false;
  /** They stand beside drawings, whose positions go on being played one after another. */
  private besideDrawings = false;
  speed: Settings["speed"] = "normal";
  /** Are others' turns told in short once they are known? */
  quickens = true;
  private readonly shortTurns = new ShortTurns();
  /** For how long the game shows an act, in proportion to a usual one. */
  pace: (action: string, changes?: readonly Record<string, unknown>[]) => number | undefined = () => undefined;
  /** May these steps, or "undo", "redo" or "hint", be done now? A lesson lets pass only what it waits for. */
  lets: (what: readonly string[]) => boolean = () => true;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): Snapshot => this.state;

  private set(change: Partial<Snapshot>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  // ---- what the server says ---------------------------------------------------------------------------

  readonly receive = (message: ServerMessage): void => {
    switch (message.kind) {
      case "table":
        this.set({ table: message });
        return;
      case "position":
        this.arrive(message);
        return;
      case "plain":
        this.set({ plain: message });
        return;
      case "since":
        // Whoever comes back finds marked what is new; whoever stays has seen it come.
        this.set({
          since: message,
          came: this.state.shown === null || (this.state.came && this.state.since?.number === message.number),
          seen: this.state.seen < 0 ? message.number : this.state.seen,
        });
        return;
      case "stops":
        this.set({ stops: { ...this.state.stops, [message.seat]: message } });
        return;
      case "signaled":
        this.set({ heard: withSignal(this.state.heard, message) });
        return;
      case "story":
        this.set({ lines: merged(this.state.lines, message.lines) });
        return;
      case "took_back":
        this.set({ lines: withUndo(this.state.lines, message), tookBack: message });
        return;
      case "accepted":
        if (this.outgoing.answers(message.nonce)) this.outgoing.accepted(message.number);
        return;
      case "refused":
        if (message.nonce === this.hinted) this.set({ hinting: false, ...(this.hintAwaited && { notice: message.reason }) });
        if (message.nonce === this.renamed || message.nonce === this.signaled) this.set({ notice: message.reason });
        if (this.outgoing.answers(message.nonce))
          this.stop(message.fact ? `${message.reason}: ${message.fact}` : message.reason);
        return;
      case "because":
        this.told(message);
        return;
      case "hint":
        if (message.nonce === this.hinted) this.set({ hint: message, followed: 0, hinting: false });
        return;
      case "over":
        this.result = {
          number: this.latest?.number ?? -1,
          outcome: { ...message.outcome, made: message.made, turned: message.turned },
        };
        this.set({ outcome: this.outcomeAt(this.state.shown?.number ?? -1) });
        return;
      case "trouble":
        this.stop(message.reason);
        return;
    }
  };

  readonly connected = (yes: boolean): void => {
    if (!yes) {
      this.stop(this.state.notice); // what was under way is told anew by the server
      this.questions.forget();
    }
    this.set({ connected: yes, hinting: false });
  };

  private arrive(message: PositionMessage): void {
    const back = this.latest !== null && message.number < this.latest.number;
    // Plain words are read at once; what is asked meanwhile is asked about the newest.
    const read = this.inPlainWords && !this.besideDrawings;
    const atOnce = read || this.state.shown === null || message.number === this.state.shown.number;
    this.latest = message;
    if (this.outgoing.pending) {
      this.outgoing.go(); // what is one decision is seen at its end
      return;
    }
    if (back || atOnce) {
      this.playback.cut(); // an undo is not played backwards
      this.show(message);
      if (back) this.set({ lines: this.state.lines.filter((line) => line.number <= message.number) });
    } else {
      this.playback.add(message);
      this.set({ waiting: this.playback.waiting });
      this.playback.play();
    }
    if (!this.goOn(message)) this.outgoing.go();
  }

  /** A game says how long an act is shown; one's own is shown for less. */
  private pauseAfter({ number }: PositionMessage): number {
    const line = this.state.lines.find((one) => one.number === number);
    const mine = this.state.table?.seats.some((seat) => seat.yours && seat.letter === line?.seat) ?? false;
    const usual = pause(this.speed, this.pace(line?.action ?? "", line?.changes), mine);
    const known = line !== undefined && line.seat !== null && line.round >= KNOWN_FROM; // what is nobody's is told in full
    const short = this.quickens && this.speed !== "slow" && !mine && known;
    return short ? this.shortTurns.pause(`${line.round}:${line.seat}`, usual) : usual;
  }

  private show(message: PositionMessage): void {
    const { kind: _, viewer: __, rolls = null, ...told } = message;
    const shown = { ...told, rolls };
    const { number, version } = shown;
    const same = this.version === version;
    const hint = same ? this.state.hint : this.hintAfter(number);
    this.version = version;
    if (!same) this.questions.forget();
    this.set({
      before: this.state.shown?.view ?? null,
      shown,
      tookBack: this.state.tookBack?.number === number ? this.state.tookBack : null,
      waiting: this.playback.waiting,
      details: same ? this.state.details : {},
      notNow: same ? this.state.notNow : null,
      hint,
      followed: same || !hint ? this.state.followed : this.state.followed + number - (this.state.shown?.number ?? 0),
      outcome: this.outcomeAt(number),
    });
  }

  /** How the game ended, once its last position is shown. */
  private outcomeAt(number: number): Outcome | null {
    return this.result?.number === number ? this.result.outcome : null;
  }

  /** Whoever follows a hint keeps what is left of it. */
  private hintAfter(number: number): HintMessage | null {
    const { hint, lines, shown } = this.state;
    const done = number - (shown?.number ?? 0);
    if (!hint || done < 1 || done >= hint.steps.length) return null;
    const played = (at: number) => lines.find((line) => line.number === number - done + 1 + at)?.action;
    if (hint.steps.slice(0, done).some((step, i) => step !== played(i))) return null;
    return { ...hint, steps: hint.steps.slice(done), orders: hint.orders.slice(done) };
  }

  /** Show the newest position at once. */
  readonly skip = (): void => this.playback.skip();

  // ---- what the person does ------------------------------------------------------------------------------

  /** Carry out steps in notation, one after another, each answering the position the one before has left. */
  readonly act = (...steps: string[]): void => {
    if (this.state.sending || !this.latest || !this.lets(steps)) return;
    this.hintAwaited = false;
    this.row = steps.length > 1 ? { from: this.latest.number, to: null } : null;
    this.outgoing.begin(steps);
    this.set({ sending: true, notice: "", seen: this.latest.number, since: null });
    this.outgoing.go();
  };

  /** Make the roll for which the table waits, in the position shown. */
  readonly roll = (): void => {
    if (this.state.sending || !this.state.shown?.rolls) return;
    this.outgoing.begin([]);
    this.set({ sending: true, notice: "" });
    this.outgoing.post({ kind: "roll", at: this.version, nonce: nonce() });
  };

  /** Does a seat roll itself from now on? */
  readonly rollOwn = (seat: Letter, own: boolean): void =>
    this.link?.send({ kind: "rolls", nonce: nonce(), seat, own });

  private stop(notice: string): void {
    const held = this.outgoing.pending;
    this.outgoing.forget();
    this.goal = null;
    if (this.row?.to === null) this.row = null;
    if (held && this.latest && this.latest.version !== this.version) this.show(this.latest);
    this.set({ sending: false, notice });
  }

  /** Ask for plain words, or for no more of them: in the place of drawings, or beside them. */
  readonly showPlain = (yes: boolean, beside = false): void => {
    this.besideDrawings = yes && beside;
    if (yes === this.inPlainWords) return;
    this.inPlainWords = yes;
    this.link?.send({ kind: "show", plain: yes });
  };

  /** Act in the newest position as the plain words have it. */
  readonly actInPlain = (action: string, ...more: string[]): void =>
    this.inPlain((at) => ({ kind: "act", at, nonce: nonce(), action }), more);
  readonly undoInPlain = (): void => this.travelInPlain("undo");
  readonly redoInPlain = (): void => this.travelInPlain("redo");

  private travelInPlain(kind: "undo" | "redo"): void {
    if (this.state.sending) return;
    this.goal = this.goalOf(kind, this.state.plain?.number ?? -1);
    this.inPlain((at) => ({ kind, at, nonce: nonce() }));
  }

  /** `more`: what is done after it, each in the position that the one before has left. */
  private inPlain(message: (at: number) => ClientMessage & { nonce: string }, more: string[] = []): void {
    const plain = this.state.plain;
    if (!plain || this.state.sending) return;
    this.skip(); // what is asked about is the newest
    if (!this.goal) this.row = more.length > 0 ? { from: plain.number, to: null } : null;
    this.outgoing.begin(more);
    this.set({ sending: true, notice: "" });
    this.outgoing.post(message(plain.version));
  }

  /** Say at which moments a seat wants to be asked. */
  readonly stopAt = (seat: Letter, window: string, value: string): void =>
    this.link?.send({ kind: "stops", nonce: nonce(), seat, window, value });

  /** Tell the partners of a seat something, a place, or both. */
  readonly signal = (seat: Letter, phrase: string, place: string): void => {
    this.signaled = nonce();
    this.link?.send({ kind: "signal", nonce: this.signaled, seat, phrase, place });
  };

  readonly undo = (): void => this.travel("undo");
  readonly redo = (): void => this.travel("redo");

  private travel(kind: "undo" | "redo"): void {
    const shown = this.state.shown;
    if (!shown?.[kind] || !this.lets([kind])) return;
    this.stop("");
    this.goal = this.goalOf(kind, shown.number);
    this.outgoing.post({ kind, at: this.version, nonce: nonce() });
  }

  private goalOf(kind: "undo" | "redo", here: number): typeof this.goal {
    const { from, to } = this.row ?? { from: -1, to: null };
    if (kind === "undo") return here === to ? { kind, number: from } : null;
    return here === from && to !== null ? { kind, number: to } : null;
  }

  /** What was one decision is taken back, or done again, to its other end. */
  private goOn({ number, version, undo, redo }: PositionMessage): boolean {
    if (!this.goal) return false;
    const { kind, number: goal } = this.goal;
    const further = kind === "undo" ? number > goal && undo : number < goal && redo;
    if (further) this.outgoing.post({ kind, at: version, nonce: nonce() });
    else this.goal = null;
    return further;
  }

  /** Ask for the details of actions in the position shown, or of turns (`turnOf`); those that are here or on their
   *  way are not asked for again, and what is asked for in one moment goes in one message. */
  readonly ask = (questions: readonly string[]): void => {
    if (this.state.shown) this.questions.ask(questions, this.state.details);
  };

  /** Ask what is not possible in the position shown. */
  readonly askNotNow = (): void => {
    if (this.state.shown) this.questions.askNotNow();
  };

  private told(message: Because): void {
    const told = this.questions.told(message);
    if (!told) return;
    const details = { ...this.state.details, ...told.details };
    this.set(told.notNow ? { details, notNow: told.notNow } : { details });
  }

  readonly askHint = (): void => {
    if (!this.state.shown || this.state.hinting || !this.lets(["hint"])) return;
    this.hinted = nonce();
    this.hintAwaited = true;
    this.set({ hinting: true, notice: "" });
    this.link?.send({ kind: "hint", at: this.version, nonce: this.hinted });
  };

  readonly closeHint = (): void => this.set({ hint: null });
  /** What was missed is read; the story still marks it. */
  readonly read = (): void => this.set({ came: false });
  readonly dismiss = (): void => this.set({ notice: "" });

  readonly rename = (seat: Letter, name: string): void => {
    this.renamed = nonce();
    this.link?.send({ kind: "rename", nonce: this.renamed, seat, name });
  };

  close(): void {
    this.playback.cut();
    this.link?.close();
  }
}

/** The story up to where somebody has gone back to, and that they have. */
function withUndo(lines: StoryLine[], { number, seat, words }: TookBack): StoryLine[] {
  const kept = lines.filter((line) => line.number <= number && line.since <= line.number);
  const round = kept.at(-1)?.round ?? 0;
  // It tells nothing again: it stands after the line of its position, and before whatever comes.
  return [...kept, { number, since: number + 1, seat, action: "", words, spans: [words], round }];
}

function merged(known: StoryLine[], more: StoryLine[]): StoryLine[] {
  const from = Math.min(...more.map((line) => line.number));
  return [...known.filter((line) => line.number < from), ...more].sort((a, b) => a.number - b.number);
}
