import { useEffect, useState } from "react";
import type { Status } from "./plain";
import { minutes } from "./texts";

const SECOND = 1000;

/** Waits shorter than this are not worth a number. */
const WORTH = 10;

/** For how long it has been so: as the message says, else since this page was told. It is seen, never spoken. */
export function Since({ status }: { status: Status }) {
  const { actors, step, words, since } = status;
  if (since) return <span>for {since}</span>;
  return <Counted key={JSON.stringify([actors, step, words])} />;
}

function Counted() {
  const [seconds, set] = useState(0);
  useEffect(() => {
    const begun = Date.now();
    const timer = setInterval(() => set(Math.floor((Date.now() - begun) / SECOND)), SECOND);
    return () => clearInterval(timer);
  }, []);
  return seconds >= WORTH ? <span>for {minutes(seconds)}</span> : null;
}
