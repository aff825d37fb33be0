import { type ReactNode, use } from "react";
import { things } from "../link/api";
import { ThingsContext } from "./things";

interface NamedProps {
  /** Where the server tells what is in the game. */
  at: string;
  /** What opens it, where not everybody may read it. */
  secret?: string | undefined;
  children: ReactNode;
}

/** Around whatever shows a game: until it is known what its things are called, the page waits. */
export function Named({ at, secret, children }: NamedProps) {
  return <ThingsContext value={use(things(at, secret))}>{children}</ThingsContext>;
}
