import type { Prompt } from "../../../shell/plain/plain";
import { useDesk } from "../table/desk";
import { goOn } from "../table/go";
import { Toggle } from "./Toggle";
import "../styles/windows.css";

/** Before the hand is filled up: the Events of the hand as toggles, of which one may go. */
export function DiscardTray({ asked }: { asked: Prompt }) {
  const desk = useDesk();
  const quiet = goOn(desk);
  return (
    <div className={`opts weighed${desk.picked ? " ticked" : ""}`} role="group" aria-label="Events of your hand">
      {asked.options
        .filter((option) => option !== quiet)
        .map((option) => (
          <Toggle key={option.action} option={option} />
        ))}
    </div>
  );
}
