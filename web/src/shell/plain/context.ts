import { createContext, type Dispatch, type ReactNode, useContext } from "react";
import type { PageEvent, PageState } from "./page";
import type { NotNow, Option, Plain, Seat, Why, Words } from "./plain";
import type { Preferences } from "./preferences";

/** What a table is given: the message, and what may be done with it. Whatever is absent is not offered. */
export interface PlainTableProps {
  plain: Plain;
  act: (action: string) => void;
  /** Several options picked together; without it they are acted on one after the other. */
  actAll?: ((actions: readonly string[]) => void) | undefined;
  /** Asks why something is not possible; the answer comes with the message or in `whys`, by the refusal's id. */
  why?: ((not: NotNow) => void) | undefined;
  whys?: ReadonlyMap<number, Why> | undefined;
  /** Asks for an option's detail if the message has none; the answer comes in `details`, by the action. */
  look?: ((option: Option) => void) | undefined;
  details?: ReadonlyMap<string, Words> | undefined;
  undo?: (() => void) | undefined;
  redo?: (() => void) | undefined;
  hint?: (() => void) | undefined;
  moreTime?: (() => void) | undefined;
  takeBack?: (() => void) | undefined;
  stop?: ((id: string, value: string) => void) | undefined;
  /** Do several people look at this screen? Then private things are covered. */
  shared?: boolean | undefined;
  /** The seat of this screen for whose roll the table waits; how it rolls stands in `waiting`. */
  rolls?: Seat | undefined;
  /** Is this a moment of a record? Then nobody waits, and no time is counted. */
  past?: boolean | undefined;
  /** Words of the server to whoever acted, such as a refusal. */
  notice?: string | undefined;
  /** Where a rule is read, and the whole story. */
  ruleAt?: ((why: Why) => string | undefined) | undefined;
  replayAt?: string | undefined;
  /** The shell's own: in the head before and after what every table has, while one waits, and after the end. */
  ways?: ReactNode;
  tools?: ReactNode;
  waiting?: ReactNode;
  after?: ReactNode;
  /** Beneath both: it stays when one becomes the other. */
  beneath?: ReactNode;
}

/** What a viewer does at the table, beside reading. */
export interface Doings {
  /** Presses an option: chooses it, or does it if it is chosen. */
  press: (option: Option) => void;
  letGo: () => void;
  done: (options: readonly Option[]) => void;
  askWhy: (not: NotNow | null) => void;
  showHint: () => void;
}

/** What the parts of a table share. */
export interface Table extends PlainTableProps, Doings {
  page: PageState;
  send: Dispatch<PageEvent>;
  preferences: Preferences;
  prefer: (change: Partial<Preferences>) => void;
  /** A sentence for the ear; it waits for its turn. */
  say: (words: string) => void;
  /** One that is heard at once. */
  call: (words: string) => void;
  /** Are private things open on this screen, and how is that changed? */
  open: boolean;
  uncover: (open: boolean) => void;
  /** Brings the focus to a part of the table. */
  focus: (selector: string) => void;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error("a part of the plain table stands outside of it");
  return table;
}
