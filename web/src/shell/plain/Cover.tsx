import type { Ref } from "react";
import { Token } from "../seats/Token";
import { useTable } from "./context";
import type { Seat } from "./plain";
import { seatName } from "./texts";

/** Before a choice on a shared screen that others must not look into: nothing hidden is shown until the one who is asked says so. */
export function Cover({ seat, main }: { seat: Seat; main: Ref<HTMLElement> }) {
  const { plain, uncover } = useTable();
  const name = seatName(seat, plain);
  const secret = plain.prompt?.secret;
  return (
    <main ref={main} id="p-decide" className="p-pane p-cover" tabIndex={-1} aria-labelledby="p-question">
      <Token seat={seat} className="p-tok" />
      <h1 id="p-question">Hand the screen to {name}</h1>
      <p>
        {secret ? `${name} chooses in secret.` : `${name} is to play.`} Nothing hidden is on this screen, and nothing hidden is spoken until {name} says so.
      </p>
      <button type="button" className="p-bt p-pri" onClick={() => uncover(true)}>
        I am {name}: show my things
      </button>
      <p>
        Everything is covered again when {secret ? "the choice is made" : "somebody else is to play"}, or after one
        minute without a touch.
      </p>
    </main>
  );
}
