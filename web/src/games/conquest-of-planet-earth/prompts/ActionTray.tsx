import { Icon } from "../../../shell/icons/Icon";
import type { Prompt } from "../../../shell/plain/plain";
import { playerOf } from "../position/view";
import { useDesk } from "../table/desk";
import { isMove } from "../world/lit";
import { Answers } from "./Answers";

/** The Action Phase: what is left to do, and what needs no place of the map and no card of the hand. */
export function ActionTray({ asked }: { asked: Prompt }) {
  const { view, me } = useDesk();
  const { points, number } = playerOf(view, me);
  const all = Math.max(points, number ?? points);
  return (
    <>
      <p className="aprow">
        <span className="aps" aria-hidden="true">
          {Array.from({ length: all }, (_, i) => (
            <i key={i} className={i < points ? "on" : ""}>
              <Icon name="bolt" />
            </i>
          ))}
        </span>
        <span className="apn">
          <b>{points}</b> {points === 1 ? "action" : "actions"} left
        </span>
      </p>
      <Answers asked={asked} leave={(option) => isMove(option) || option.group === "events"} />
    </>
  );
}
