/** Who is asked to a table, and what the invitation says. */

import type { SeatInfo } from "../link/messages";

/** The seat to which this browser is asked and at which nobody has sat down yet. */
export function invitedSeat(seats: readonly SeatInfo[]): SeatInfo | undefined {
  const yours = seats.filter((seat) => seat.yours);
  return yours.length === 1 ? yours.find((seat) => seat.invited) : undefined;
}

/** "Maya invites you to a game of Marbles" */
export function invitationTitle(seats: readonly SeatInfo[], game: string): string {
  const host = seats.find((seat) => seat.host);
  return `${host ? `${host.name} invites you` : "You are invited"} to a game of ${game}`;
}

/** The name that is offered: the guest's own, unless somebody here has it; else the one the host has thought of. */
export function offeredName(seats: readonly SeatInfo[], seat: SeatInfo, own: string): string {
  const taken = seats.some((one) => one !== seat && one.name.toLowerCase() === own.trim().toLowerCase());
  return own.trim() && !taken ? own.trim() : seat.name;
}

/** What is said of a seat beside its name. */
export function seatNote({ yours, player, title, name, present, invited }: SeatInfo): string {
  if (yours) return "this seat is yours";
  if (player === "bot") return title && !name.startsWith(title) ? `${title}, a computer` : "a computer";
  if (present) return "is here";
  return invited ? "is invited, too" : "is away";
}
