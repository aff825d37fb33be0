import { Token } from "../../../shell/seats/Token";
import { DockRow } from "../board/DockRow";
import { Labelled } from "../icons/Resource";
import type { Board } from "../names/names";
import { factionOf, labelOf, shortFaction } from "../names/things";
import { ownerOf } from "../position/view";
import { useDesk } from "../table/desk";

/** A faction's dock in the list of a phone; what it is all about opens by a tap. */
export function BoardDock({ board }: { board: Board }) {
  const { view, open } = useDesk();
  const owner = ownerOf(view, board);
  if (!owner) return null;
  return (
    <DockRow
      dock={board}
      edge={owner}
      label={factionOf(board)}
      does={<Labelled words={labelOf(board)} />}
      onOpen={() => open({ kind: "board", board })}
    >
      <svg className="emb" aria-hidden="true">
        <use href={`#e-${board}`} />
      </svg>
      <b>{shortFaction(board)}</b>
      <Token seat={owner} />
    </DockRow>
  );
}
