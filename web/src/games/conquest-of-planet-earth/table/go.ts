/** The button at the end of the tray: what it does, and what it says. */

import type { Option } from "../../../shell/plain/plain";
import { wordsText } from "../../../shell/plain/texts";
import type { EndOfTurn } from "../../../shell/undo/Actions";
import type { Desk } from "./desk";

/** What leaves things as they are. */
const LAST = "end";

/** What the button does if nothing else is chosen: the end of the actions, to take what is there to be taken, else the only answer that leaves things as they are. */
export function goOn({ asked }: Pick<Desk, "asked">): Option | undefined {
  if (!asked) return undefined;
  const taken = asked.options.find(({ action }) => action === "steal");
  if (taken) return taken;
  const ending = asked.end?.action;
  const quiet = asked.options.filter((option) => (ending ? option.action === ending : option.group === LAST));
  return quiet.length === 1 ? quiet[0] : undefined;
}

export function endOfTray(desk: Desk): EndOfTurn {
  const { asked, picked, plain, view, nameOf, answer } = desk;
  const does = picked ?? goOn(desk);
  const says = (option: Option): string => option.do ?? (plain ? wordsText(option.title, plain) : "");
  return {
    can: does !== undefined,
    loses: false,
    words: does ? says(does) : asked ? "Choose" : "Wait",
    note: does ? (picked ? "" : then(desk, does)) : asked ? "one of the answers" : view.actor && view.actor !== desk.me ? `${nameOf(view.actor)} plays` : "the game goes on",
    onEnd: () => does && answer(does),
  };
}

/** What comes if a window in a Fight of one's own is let pass, by the chances that it has then: dice to roll, or dice that stand. */
function then({ asked, view, me }: Desk, { chance }: Option): string {
  if (!asked?.window || view.battle?.seat !== me || !chance) return "";
  return chance.parts.length > 1 ? "and roll the dice" : "the dice stand";
}
