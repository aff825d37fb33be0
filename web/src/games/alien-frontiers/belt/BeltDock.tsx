import { DockRow } from "../board/DockRow";
import { Labelled } from "../icons/Resource";
import { type BeltSpace, title } from "../names/names";
import { labelOf } from "../names/things";
import { beltSpace } from "../position/view";
import { useDesk } from "../table/desk";
import { Rock } from "./Rock";
import { bareSpace, rangeOf } from "./beltWords";

/** A space of the belt in the list of a phone. */
export function BeltDock({ space }: { space: BeltSpace }) {
  const { view } = useDesk();
  const found = beltSpace(view, space);
  const name = found.card ? title(found.card) : bareSpace(view, space).name;
  return (
    <DockRow dock={space} label={name} does={null}>
      <span className={found.card ? "inlist" : "inlist gone"}>
        <Rock card={found.card} label={rangeOf(found)} />
      </span>
      <b>
        {name}
        {found.card && (
          <small aria-hidden="true">
            <Labelled words={labelOf(found.card)} />
          </small>
        )}
      </b>
    </DockRow>
  );
}
