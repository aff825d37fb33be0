import type { ReactNode } from "react";
import { DeskContext } from "../../../shell/table/desk";
import { Defs } from "../drawing/Defs";
import { Sprite } from "../drawing/icons/Sprite";
import { type Desk, OwnDeskContext } from "./desk";

/** A desk for the shell's parts and for the game's own, and what its drawings share. */
export function DeskProvider({ desk, children }: { desk: Desk; children: ReactNode }) {
  return (
    <DeskContext value={desk}>
      <OwnDeskContext value={desk}>
        <div className="cq inks">
          <Defs />
          <Sprite />
        </div>
        {children}
      </OwnDeskContext>
    </DeskContext>
  );
}
