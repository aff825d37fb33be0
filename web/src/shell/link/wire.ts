// The messages of the table, written by `python -m landfall.server.typescript`. Do not edit.

export type Letter = "A" | "B" | "C" | "D" | "E" | "F";

export interface Hello {
  kind: "hello";
  keys: string[];
  since?: number | null;
  plain?: boolean;
  watch?: boolean;
  rolls?: boolean;
}

export interface Act {
  kind: "act";
  at: number;
  nonce: string;
  action: string;
}

export interface Undo {
  kind: "undo";
  at: number;
  nonce: string;
}

export interface Redo {
  kind: "redo";
  at: number;
  nonce: string;
}

export interface Why {
  kind: "why";
  number: number;
  nonce: string;
  actions: string[];
  turns?: string[][];
  not_now?: boolean;
}

export interface AskHint {
  kind: "hint";
  at: number;
  nonce: string;
}

export interface Rename {
  kind: "rename";
  nonce: string;
  seat: Letter;
  name: string;
}

export interface SetStop {
  kind: "stops";
  nonce: string;
  seat: Letter;
  window: string;
  value: string;
}

export interface AskRoll {
  kind: "roll";
  at: number;
  nonce: string;
}

export interface SetRolls {
  kind: "rolls";
  nonce: string;
  seat: Letter;
  own: boolean;
}

export interface SendSignal {
  kind: "signal";
  nonce: string;
  seat: Letter;
  phrase?: string;
  place?: string;
}

export interface Show {
  kind: "show";
  plain: boolean;
}

export interface TableMessage {
  kind: "table";
  id: string;
  game: string;
  edition: string;
  options: Record<string, unknown>;
  own_cards: OwnCardsTold | null;
  seats: Seat[];
  watching: number;
  hints: boolean;
  chances: boolean;
  foreseen: boolean;
  own_rolls?: boolean;
  partners?: PartnersTold | null;
  next?: string;
}

export interface OwnCardsTold {
  digest: string;
  replaced: ReplacedPart[];
}

export interface ReplacedPart {
  part: string;
  what: string;
  was: string;
  now: string;
}

export interface Seat {
  letter: Letter;
  name: string;
  player: "bot" | "person";
  bot: string | null;
  title: string | null;
  yours: boolean;
  present: boolean;
  host?: boolean;
  invited?: boolean;
  rolls?: boolean;
}

export interface PartnersTold {
  phrases: Record<string, string>;
  places: Record<string, string>;
}

export interface PositionMessage {
  kind: "position";
  number: number;
  version: number;
  viewer: Letter | null;
  view: Record<string, unknown>;
  moves: LegalAction[];
  undo: boolean;
  redo: boolean;
  thinking: Letter | null;
  chances: number[] | null;
  earned: Earned[];
  tally: TalliedActs | null;
  rolls?: Letter | null;
  question?: QuestionWords | null;
}

export interface LegalAction {
  text: string;
  title: string;
  brief?: string;
}

export interface Earned {
  actions: string[];
  brief: string;
  id: string;
  lost?: true;
  note: (string | Span)[];
  show: string;
  tag: string;
  take: string;
  target: string[];
  words: string;
}

export interface Span {
  die?: string;
  n?: number;
  name?: true;
  place?: string;
  seat?: string;
  strong?: string;
  to?: string;
  unit?: string;
}

export interface TalliedActs {
  counts: CountedAct[];
  do: string;
  done: number;
  enough?: string;
  max: number;
  min: number;
}

export interface CountedAct {
  action: string;
  n: number;
  of: number;
  seat?: string;
  unit: string;
}

export interface QuestionWords {
  by?: string;
  card?: string;
  detail?: (string | Span)[];
  enough?: string;
  question: string;
  times?: number;
  window?: string;
}

export interface StoryMessage {
  kind: "story";
  lines: StoryLine[];
}

export interface StoryLine {
  number: number;
  since: number;
  seat: Letter | null;
  action: string;
  words: string;
  spans: (string | Span)[];
  round: number;
  changes?: Record<string, unknown>[];
}

export interface TookBack {
  kind: "took_back";
  number: number;
  seat: Letter;
  words: string;
}

export interface SinceMessage {
  kind: "since";
  seat: Letter;
  number: number;
  acted: number;
  turns: number;
  facts: SinceFact[];
  lost?: Record<string, number>;
}

export interface SinceFact {
  number: number;
  seat: Letter | null;
  lost?: Record<string, number>;
  gained?: Record<string, number>;
}

export interface Accepted {
  kind: "accepted";
  nonce: string;
  number: number;
}

export interface Refused {
  kind: "refused";
  nonce: string;
  reason: string;
  rule: string;
  fact: string;
}

export interface Because {
  kind: "because";
  nonce: string;
  answers: Answer[];
  turns?: Answer[];
  not_now?: NotNow[];
}

export interface Answer {
  action: string;
  legal: boolean;
  cost: string;
  gain: string;
  rules: RuleName[];
  refusal: string;
  fact: string;
  paid?: Record<string, number>;
  gained?: Record<string, number>;
  words?: string;
  changes?: Record<string, unknown>[];
  outcome?: (string | Span)[];
  reason?: string;
  brief?: string;
  lifted_by?: string[];
  turn?: string[];
  step?: number;
}

export interface RuleName {
  id: string;
  title: string;
}

export interface NotNow {
  action?: string;
  brief?: string;
  group?: string;
  id: number;
  reason: string;
  title: (string | Span)[];
  uses: string[];
}

export interface HintMessage {
  kind: "hint";
  nonce: string;
  steps: string[];
  words: string;
  why: (string | Span)[];
  before: number;
  chance: number;
  orders: HintOrder[];
  paid?: Record<string, number>;
  gained?: Record<string, number>;
}

export interface HintOrder {
  words: string;
  steps: number;
}

export interface StopsMessage {
  kind: "stops";
  seat: Letter;
  stops: SeatStop[];
  later: boolean;
}

export interface SeatStop {
  window: string;
  title: string;
  value: string;
  choices?: Record<string, string> | null;
}

export interface SignalMessage {
  kind: "signaled";
  seat: Letter;
  phrase: string;
  place: string;
  words: string;
}

export interface PlainMessage {
  kind: "plain";
  version: number;
  number: number;
  viewer: Letter | null;
  round: number;
  game: PlainGame;
  units: Record<string, Unit>;
  score: Score;
  status: PlainStatus;
  seats: PlainSeat[];
  position: Group[];
  changes: PlainChange[];
  story: PlainLine[];
  prompt: Prompt | null;
  undo: UndoWords | null;
  redo: UndoWords | null;
  watching?: number | null;
  mine?: PlainMine | null;
  result?: Result | null;
}

export interface PlainGame {
  id: string;
  title: string;
  edition: string;
  accent: "ray" | "sun";
}

export interface Unit {
  hidden?: true;
  many: string;
  mark?: "bolt" | "burst" | "card" | "cube" | "dome" | "drop" | "gem" | "ring" | "rock" | "rocket" | "saucer" | "shield" | "skull" | "slip" | "star" | "turn";
  one: string;
  short?: string;
}

export interface Score {
  goal?: number;
  unit: string;
}

export interface PlainStatus {
  mood: "answer" | "decide" | "over" | "wait" | "watch";
  actors: string[];
  words: (string | Span)[];
  step: string;
  doing?: string | null;
}

export interface PlainSeat {
  letter: string;
  name: string;
  score: number;
  facts: SeatFact[];
  note?: string | null;
  team?: string | null;
  scoreWas?: number | null;
}

export interface SeatFact {
  n: number;
  shown?: number;
  unit: string;
  was?: number;
}

export interface Group {
  count?: string;
  id: string;
  private?: string;
  rows: Fact[];
  sealed?: string;
  seat?: string;
  title: string;
}

export interface Fact {
  card?: CardText;
  id: string;
  key?: string;
  mark?: "designed" | "own" | "printed" | "read";
  note?: (string | Span)[];
  value?: (string | Span)[];
  was?: (string | Span)[];
}

export interface CardText {
  kind: string;
  mark?: "designed" | "own" | "printed" | "read";
  marks?: ("designed" | "own" | "printed" | "read")[];
  name: string;
  state?: string;
  text: [string, (string | Span)[]][];
}

export interface PlainChange {
  seat: string | null;
  words: (string | Span)[];
}

export interface PlainLine {
  number: number;
  since: number;
  round: number;
  seat: string | null;
  words: (string | Span)[];
  fresh: boolean;
}

export interface Prompt {
  card?: string;
  covered?: true;
  detail?: (string | Span)[];
  end: Ending | null;
  from?: string;
  full?: true;
  groups: OptionGroup[];
  id: string;
  not: NotNow[];
  options: Option[];
  pick?: PickCount;
  pieceUnit?: string;
  pieces: Piece[];
  piecesTitle?: string;
  question: string;
  quiet?: string;
  seat: string;
  secret?: true;
  sequence?: OrderedStep[];
  tally?: TalliedActs;
  window?: string;
}

export interface Ending {
  action?: string;
  earned?: Earned[];
  reason?: string;
  words: string;
}

export interface OptionGroup {
  about?: (string | Span)[];
  id: string;
  room?: string;
  title: string;
}

export interface Option {
  action: string;
  chance?: CountedChance;
  cost: Amount[];
  detail?: (string | Span)[];
  do?: string;
  final?: (string | Span)[];
  gain: Amount[];
  group: string;
  hint?: true;
  id: number;
  lately?: true;
  like?: string;
  target: string[];
  title: (string | Span)[];
  uses: string[];
}

export interface CountedChance {
  of: number;
  parts: ChancePart[];
}

export interface ChancePart {
  is: string;
  n: number;
}

export interface Amount {
  n?: number;
  to?: string;
  unit?: string;
  words?: (string | Span)[];
}

export interface PickCount {
  max: number;
  min: number;
}

export interface Piece {
  die?: string;
  id: string;
  is: string;
  label: string;
  seat?: string;
}

export interface OrderedStep {
  is: "next" | "now" | "past";
  words: (string | Span)[];
}

export interface UndoWords {
  words: string;
}

export interface PlainMine {
  words: (string | Span)[];
  secret: (string | Span)[];
  undo?: string | null;
}

export interface Result {
  columns: string[];
  detail: (string | Span)[];
  rows: ResultRow[];
  tie?: (string | Span)[];
  words: (string | Span)[];
}

export interface ResultRow {
  parts: number[];
  rank: number;
  seat: string;
  team?: string;
  total: number;
}

export interface Over {
  kind: "over";
  outcome: GameResult;
  words: string;
  made: Result | null;
  turned: Disclosed[];
}

export interface GameResult {
  reason: string;
  scores: number[];
  ranks: number[];
  winners: Letter[];
}

export interface Disclosed {
  column: string;
  heading: string;
  late: boolean;
  points: number;
  seat: string;
  thing: string;
  title: string;
  words: (string | Span)[];
}

export interface Trouble {
  kind: "trouble";
  reason: string;
}

export type ClientMessage = Hello | Act | Undo | Redo | Why | AskHint | Rename | SetStop | AskRoll | SetRolls | SendSignal | Show;

export type ServerMessage = TableMessage | PositionMessage | StoryMessage | TookBack | SinceMessage | Accepted | Refused | Because | HintMessage | StopsMessage | SignalMessage | PlainMessage | Over | Trouble;

export interface Edition {
  name: string;
  title: string;
  seats: number[];
}

export interface BotLevel {
  name: string;
  title: string;
  level: number;
  words: string;
  own: boolean;
}

export interface OptionChoice {
  name: string;
  title: string;
  seats: number[];
}

export interface OptionNeed {
  name: string;
  value: unknown;
}

export interface OfferedOption {
  name: string;
  title: string;
  kind: "flag" | "choice" | "seats" | "data";
  about: string;
  choices: OptionChoice[];
  default: unknown;
  editions: string[];
  needs: OptionNeed[];
}

export interface CatalogGame {
  name: string;
  title: string;
  editions: Edition[];
  default_edition: string;
  seats: number[];
  options: OfferedOption[];
  bots: BotLevel[];
  default_bot: string;
  advice: boolean;
  plain: boolean;
  own_cards: boolean;
  accent: "sun" | "ray";
}

export interface Catalog {
  games: CatalogGame[];
  version: string;
  engine: string;
}

export interface ThingPower {
  kind: string;
  heading: string;
  price: (string | Record<string, unknown>)[];
  text: (string | Record<string, unknown>)[];
  gist: string | null;
  mark: "printed" | "read" | "designed" | "own" | null;
}

export interface NamedThing {
  name: string;
  kind: string;
  title: string;
  mark: "printed" | "read" | "designed" | "own";
  powers: ThingPower[];
  label: (string | Record<string, unknown>)[];
  points: number;
}

export interface CountedUnit {
  one: string;
  many: string;
}

export interface Things {
  game: string;
  title: string;
  units: Record<string, CountedUnit>;
  things: NamedThing[];
}

export interface LongestStretch {
  worked: number;
  waited: number;
}

export interface Health {
  clock: number;
  longest: LongestStretch;
  connections: number;
  tables: number;
  people: number;
  reading: number;
  jobs: number;
}

export interface HouseWish {
  open: boolean;
}

export interface House {
  address: string;
  always: boolean;
  may_change: boolean;
}

export interface NewSeat {
  player: "me" | "here" | "bot" | "link";
  bot?: string | null;
  name?: string | null;
}

export interface FromRecord {
  id: string;
  number: number;
}

export interface GameChoice {
  game?: string | null;
  edition?: string | null;
  options?: Record<string, unknown>;
  cards?: string;
}

export interface NewTable {
  game?: string | null;
  edition?: string | null;
  options?: Record<string, unknown>;
  cards?: string;
  seats: NewSeat[];
  hints?: boolean;
  chances?: boolean;
  watchers?: boolean;
  rolls?: boolean;
  seed?: number | null;
  script?: string[];
  position?: Record<string, unknown> | null;
  record?: FromRecord | null;
}

export interface Made {
  id: string;
  keys: Record<string, string>;
  links: Record<string, string>;
  watch: string | null;
}

export interface Rematch {
  id: string;
}

export interface CourseRound {
  round: number;
  scores: number[];
  chances: number[] | null;
}

export interface TurningPoint {
  number: number;
  line: number;
  round: number;
  before: number;
  after: number;
}

export interface Prize {
  title: string;
  seats: Letter[];
  words: string;
}

export interface GameCourse {
  rounds: CourseRound[];
  turning: (TurningPoint | null)[];
  critics: Prize[];
}

export interface GameLuck {
  luck: number[] | null;
}

export interface CardsToCheck {
  game?: string | null;
  edition?: string | null;
  options?: Record<string, unknown>;
  cards?: string;
  seats: number;
  name?: string;
}

export interface ReplacedEntry {
  part: string;
  what: string;
  was: string;
  now: string;
}

export interface ReplacedCards {
  digest: string;
  replaced: ReplacedEntry[];
}

export interface KnownTable {
  id: string;
  keys: string[];
}

export interface MyTables {
  tables: KnownTable[];
}

export interface Status {
  id: string;
  gone: boolean;
  words: string;
  game: string;
  edition: string;
  names: string[];
  number: number;
  yours: boolean;
  over: boolean;
}

export interface Statuses {
  tables: Status[];
}

export interface Seen {
  number: number;
  view: Record<string, unknown>;
  scores: number[];
  plain: Record<string, unknown> | null;
}

export interface RecordPlayer {
  letter: Letter;
  name: string;
  bot: boolean;
}

export interface RecordHeader {
  game: string;
  edition: string;
  seats: number;
  options: Record<string, unknown>;
  own_cards: ReplacedCards | null;
  players: RecordPlayer[];
  engine: string;
  date: string;
}

export interface RecordStep {
  number: number;
  since: number;
  seat: Letter | null;
  action: string;
  words: string;
  spans: (string | Record<string, unknown>)[];
  round: number;
}

export interface RecordResult {
  reason: string;
  scores: number[];
  ranks: number[];
  winners: Letter[];
}

export interface OpenedRecord {
  id: string;
  header: RecordHeader;
  steps: RecordStep[];
  outcome: RecordResult | null;
}

export interface Stroke {
  step: number;
  seat: Letter;
  action: string;
  luck: number;
}

export interface BetterWay {
  actions: string[];
  orders: string[];
  worth: number;
}

export interface AnalysedDecision {
  step: number;
  action: string;
  title: string;
  loss: number;
  better: BetterWay[];
}

export interface AnalysedTurn {
  number: number;
  seat: Letter | null;
  chances: number[];
  luck: Stroke[];
  decisions: AnalysedDecision[];
}

export interface Analysis {
  turns: AnalysedTurn[];
  end: number[];
  last: number;
}

export interface JobStarted {
  job: string;
  token: string;
}

export interface JobStatus {
  state: "waiting" | "running" | "done" | "failed";
  progress: number;
  estimate: number | null;
  result: Analysis | null;
  reason: string;
}

export interface PositionToCheck {
  game?: string | null;
  edition?: string | null;
  options?: Record<string, unknown>;
  cards?: string;
  seats: number;
  position: Record<string, unknown>;
}

export interface GoodPosition {
  ok: true;
  position: Record<string, unknown>;
  view: Record<string, unknown>;
  picture: string;
}

export interface BadPosition {
  ok: false;
  where: string;
  problem: string;
  words: string;
}

export interface FormWish {
  game?: string | null;
  edition?: string | null;
  options?: Record<string, unknown>;
  cards?: string;
  seats: number;
  position?: Record<string, unknown> | null;
}

export interface FormEntry {
  key: string;
  label: string;
  kind: "number" | "tick" | "choice" | "row" | "names" | "slots" | "group" | "list" | "kinds";
  low: number;
  high: number;
  names: string;
  usual: string;
  fields: FormEntry[];
}

export interface FormPart {
  title: string;
  fields: FormEntry[];
}

export interface FormToFill {
  sections: FormPart[];
  lists: Record<string, [string, string][]>;
  position: Record<string, unknown> | null;
}

export interface ScenarioPosition {
  name: string;
  game: string;
  edition: string;
  seats: number;
  options: Record<string, unknown>;
  position: Record<string, unknown>;
}

export interface RuleEntry {
  id: string;
  title: string;
  text: string;
  rulings: string[];
  editions: string[];
  differs: Record<string, string>;
  own: boolean;
  mark: "printed" | "read" | "designed";
  module: string;
}

export interface RuleGroup {
  title: string;
  section: string;
  rules: RuleEntry[];
}

export interface Ruling {
  id: string;
  group: string;
  question: string;
  ruling: string;
  editions: string[];
  basis: string;
  reason: string;
  own: boolean;
}

export interface Rules {
  groups: RuleGroup[];
  rulings: Ruling[];
}

export interface Problem {
  reason: string;
  line: number | null;
}
