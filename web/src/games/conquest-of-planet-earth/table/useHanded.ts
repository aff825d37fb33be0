import type { Letter } from "../../../shell/link/wire";
import { handedTo } from "../../../shell/plain/page";
import type { Plain } from "../../../shell/plain/plain";
import { useCover } from "../../../shell/plain/useCover";

/** On a screen that several share, whose question is covered, as at the plain table; where hands lie open nothing is. */
export function useHanded(plain: Plain | null, shared: boolean, version: number | null): Handed {
  const [open, uncover] = useCover(plain, shared);
  const holder = shared && plain ? handedTo(plain) : undefined;
  const secrets = plain?.version !== version || plain.position.some((group) => group.private);
  return { covered: holder !== undefined && !open ? holder : null, hidden: !open && secrets, uncover: () => uncover(true) };
}

interface Handed {
  covered: Letter | null;
  /** Nobody has said that they look alone: hands lie face down. */
  hidden: boolean;
  uncover: () => void;
}
