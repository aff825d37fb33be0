import { useEffect, useRef, useState } from "react";
import { useDesk } from "./desk";

/** Turn changes and prompts are said once, at once. */
export function Announcer() {
  const { view, mine, prompt, nameOf, me } = useDesk();
  const [said, say] = useState("");
  const last = useRef("");
  const now = view.over
    ? "The game is over."
    : prompt
      ? `${prompt.verb}: ${prompt.question}.`
      : mine
        ? `${nameOf(me)}, your turn.`
        : `${nameOf(view.position.turn)} plays.`;
  const key = `${view.position.turns}:${now}`;
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    say(now);
  }, [key, now]);
  return (
    <div className="vh" aria-live="assertive">
      {said}
    </div>
  );
}
