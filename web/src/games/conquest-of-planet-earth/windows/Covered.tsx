import type { Letter } from "../../../shell/link/wire";
import { Token } from "../../../shell/seats/Token";
import { useDesk } from "../table/desk";

/** Before a choice on a shared screen that others must not look into. */
export function Covered({ seat }: { seat: Letter }) {
  const { nameOf, uncover } = useDesk();
  const name = nameOf(seat);
  return (
    <div className="act covered">
      <p className="hint">
        <Token seat={seat} />
        <em>Hand the screen to {name}</em>
        <span>Nothing hidden is on this screen until {name} says so.</span>
      </p>
      <button type="button" className="cbtn pri" onClick={uncover}>
        I am {name}: show my things
      </button>
    </div>
  );
}
