import type { Prompt } from "../../../shell/plain/plain";
import { useDesk } from "../table/desk";
import { goOn } from "../table/go";
import { Toggle } from "../windows/Toggle";
import "../styles/windows.css";

/** More places to escape to are told by their names alone. */
const ROOMY = 2;

/** Fight on or escape: to stay is chosen until another answer is, and says what the next round would be. */
export function StayTray({ asked }: { asked: Prompt }) {
  const desk = useDesk();
  const stay = goOn(desk);
  const others = asked.options.filter((option) => option !== stay);
  return (
    <div className={`opts three weighed ticked${others.length > ROOMY ? " many" : ""}`} role="group" aria-label={asked.question}>
      {stay && <Toggle option={stay} usual />}
      {others.map((option) => (
        <Toggle key={option.action} option={option} />
      ))}
    </div>
  );
}
