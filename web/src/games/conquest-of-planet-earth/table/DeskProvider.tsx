import { type ReactNode, useLayoutEffect } from "react";
import { DeskContext } from "../../../shell/table/desk";
import { Defs } from "../drawing/Defs";
import { Sprite } from "../drawing/icons/Sprite";
import { Pointing } from "../world/Pointing";
import { type Desk, OwnDeskContext } from "./desk";

/** A desk for the shell's parts and for the game's own, and what its drawings share. */
export function DeskProvider({ desk, children }: { desk: Desk; children: ReactNode }) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset["sky"] = "green";
    return () => {
      delete dataset["sky"];
    };
  }, []);
  return (
    <DeskContext value={desk}>
      <OwnDeskContext value={desk}>
        <div className="cq inks">
          <Defs />
          <Sprite />
        </div>
        <Pointing>{children}</Pointing>
      </OwnDeskContext>
    </DeskContext>
  );
}
