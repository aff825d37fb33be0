import { factionOf, pointsFor } from "../names/things";
import { cardMoves, priceOf } from "../prompts/cardPrompt";
import { useDesk } from "../table/desk";
import { UseWords } from "./UseWords";

interface PlayButtonProps {
  /** An asteroid is played, a board's power is used. */
  verb: "play" | "power";
  name: string;
  towed?: boolean;
}

/** Sets an asteroid or the own board to work; else says why it does nothing now. */
export function PlayButton({ verb, name, towed = false }: PlayButtonProps) {
  const { moves, mine, act, open, details, notNow, askWhy } = useDesk();
  const found = mine ? cardMoves(moves, name, verb) : [];
  const title = factionOf(name);
  if (towed && found.length === 0) return <span className="cbtn still">In tow until your next turn</span>;
  if (found.length > 0) {
    const [only, ...others] = found;
    const price = priceOf(found, details);
    return (
      <button
        type="button"
        className="cbtn pri"
        data-action={others.length === 0 ? only?.text : `${verb} ${name}`}
        onClick={() =>
          only && others.length === 0 ? act(only.text) : open({ kind: "card", card: name, power: verb })
        }
      >
        <UseWords of={`the ${verb === "power" ? "power of the " : ""}${title}`} price={price} awaited={price === null} />
      </button>
    );
  }
  const refused = notNow.find(({ action = "" }) => action === `${verb} ${name}` || action.startsWith(`${verb} ${name} `));
  if (mine && refused?.action)
    return (
      <button
        type="button"
        className="cbtn"
        aria-disabled="true"
        data-why={`${verb} ${name}`}
        onClick={() =>
          askWhy({ title: `Why not use the ${title}?`, action: refused.action ?? "", at: `[data-why="${verb} ${name}"]`, chosen: [] })
        }
      >
        {refused.brief ?? refused.reason} <u>why?</u>
      </button>
    );
  return <span className="cbtn still">{pointsFor(name) > 0 ? "Scores" : verb === "power" ? "Works by itself, or later" : "Not now"}</span>;
}
