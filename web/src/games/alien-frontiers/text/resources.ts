/** Fuel and ore in words and numbers. */

import { listed, plural as counted } from "../../../shell/text/words";

export interface Resources {
  fuel: number;
  ore: number;
}

export const NOTHING: Resources = { fuel: 0, ore: 0 };

/** The fuel and ore among the numbers of a cost or gain. */
export function resourcesOf(amounts: Readonly<Record<string, number>> = {}): Resources {
  return { fuel: amounts["fuel"] ?? 0, ore: amounts["ore"] ?? 0 };
}

/** “3 ships”, “1 colony”; fuel and ore are never many. */
export function plural(n: number, noun: string): string {
  return noun === "fuel" || noun === "ore" ? `${n} ${noun}` : counted(n, noun);
}

/** “3 fuel and 1 ore”. */
export function spoken(resources: Resources): string {
  const parts = [
    resources.fuel ? plural(resources.fuel, "fuel") : "",
    resources.ore ? plural(resources.ore, "ore") : "",
  ];
  return listed(parts.filter(Boolean)) || "nothing";
}
