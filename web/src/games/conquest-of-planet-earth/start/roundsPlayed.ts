/** How many rounds a game takes and how often it is won, as overseers played it: docs/balance_conquest.md, “Every mode”. */

interface Played {
  /** In the median. */
  rounds: number;
  /** Won by somebody, of a hundred; absent where somebody always wins. */
  won?: number;
}

/** By the number of seats, from the fewest there are. */
type Table = Readonly<Record<number, Played>>;

const RIVALS: Table = { 2: { rounds: 9 }, 3: { rounds: 9 }, 4: { rounds: 8 } };
const RESISTED: Table = { 2: { rounds: 9, won: 56 }, 3: { rounds: 9, won: 56 }, 4: { rounds: 8, won: 76 } };
const TEAMS: Table = { 4: { rounds: 8 } };
const RESISTED_TEAMS: Table = { 4: { rounds: 8, won: 63 } };
const TOGETHER: Table = { 1: { rounds: 9, won: 47 }, 2: { rounds: 10, won: 35 }, 3: { rounds: 10, won: 48 }, 4: { rounds: 10, won: 44 } };
const BRUTAL: Table = { 1: { rounds: 9, won: 33 }, 2: { rounds: 10, won: 11 }, 3: { rounds: 9, won: 30 }, 4: { rounds: 10, won: 34 } };

/** What changes the games that were counted so much that they say nothing of this one. */
const UNCOUNTED = ["command_counters", "tech_locations", "objective_required", "extra_counters", "historic_monument"];

function tableOf(chosen: Readonly<Record<string, unknown>>): Table | null {
  const resisted = chosen["active_resistance"] === true;
  const brutal = chosen["sheet"] === "brutal";
  switch (chosen["mode"] ?? "competitive") {
    case "competitive":
      return resisted ? (brutal ? null : RESISTED) : RIVALS;
    case "team":
      return resisted ? (brutal ? null : RESISTED_TEAMS) : TEAMS;
    default:
      return brutal ? BRUTAL : TOGETHER;
  }
}

/** How long such a game is, in a sentence; nothing where no games like it were counted. */
export function lengthOf(chosen: Readonly<Record<string, unknown>>, seats: number): string {
  const played = tableOf(chosen)?.[seats];
  if (!played || UNCOUNTED.some((name) => chosen[name] === true)) return "";
  const rounds = `As computers play it, half of the games take ${played.rounds} rounds or fewer`;
  return played.won === undefined ? `${rounds}.` : `${rounds}, and ${played.won} of a hundred are won.`;
}
