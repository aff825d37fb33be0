import { Arrow } from "../../../shell/icons/Icon";
import { title } from "../names/names";
import { useDesk } from "../table/desk";

/** Turns an Agenda up for its point, while it is met. */
export function Reveal({ name }: { name: string }) {
  const { moves, mine, act } = useDesk();
  const action = `reveal ${name}`;
  if (!mine || !moves.some((move) => move.text === action)) return null;
  return (
    <button type="button" className="go" data-action={action} onClick={() => act(action)}>
      Reveal<span className="vh"> {title(name)}</span> now{" "}
      <span className="gain">
        <Arrow /> +1 VP
      </span>
    </button>
  );
}
