/** The server's messages (generated) under the names this client uses. */

import type * as wire from "./wire";

export type {
  ClientMessage,
  HintMessage,
  NotNow,
  PlainMessage,
  PositionMessage,
  QuestionWords,
  RuleName,
  ServerMessage,
  SinceMessage,
  StoryLine,
  TableMessage,
} from "./wire";
export type Move = Pick<wire.LegalAction, "text" | "title" | "brief">;
export type SeatInfo = wire.Seat;
/** What the server tells of an action on demand: what it costs and brings, or which rule forbids it. */
export type Details = wire.Answer;
/** How the game ended, and of what each total is made. */
export type Outcome = wire.GameResult & Pick<wire.Over, "made" | "turned">;
