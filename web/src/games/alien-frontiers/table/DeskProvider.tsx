import type { ReactNode } from "react";
import { DeskContext } from "../../../shell/table/desk";
import { WithModules, hasModules } from "../modules/parts";
import { Sprite } from "../icons/Sprite";
import { type Desk, OwnDeskContext } from "./desk";

/** A desk for the shell's parts and for the game's own, and the icons that these need. */
export function DeskProvider({ desk, children }: { desk: Desk; children: ReactNode }) {
  return (
    <DeskContext value={desk}>
      <OwnDeskContext value={desk}>
        <Sprite />
        {hasModules(desk.view) ? <WithModules>{children}</WithModules> : children}
      </OwnDeskContext>
    </DeskContext>
  );
}
