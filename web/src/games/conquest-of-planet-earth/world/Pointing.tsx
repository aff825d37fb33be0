import { type ReactNode, createContext, useContext, useEffect, useRef, useState } from "react";
import { useOneZone } from "../../../shell/frame/windowClass";
import type { Space } from "../position/position";
import { useDesk } from "../table/desk";

/** What names places: a name, an answer, a line of the story. */
const NAMING = "[data-place], .opt, .log li";
const LOOKS = ["pointerover", "pointerdown", "focusin"];

const PointedContext = createContext<readonly Space[]>([]);

/** The places whose names are pointed at, or stand in what has the focus. */
export function usePointed(): readonly Space[] {
  return useContext(PointedContext);
}

/** Knows which places are pointed at by their names; one that is pressed in the story leads to the map. */
export function Pointing({ children }: { children: ReactNode }) {
  const { show } = useDesk();
  const oneZone = useOneZone();
  const [found, setFound] = useState<readonly Space[]>([]);
  const followed = useRef(false); // until the next press: the map has come under the pointer
  useEffect(() => {
    const look = ({ target, type }: Event): void => {
      if (type === "pointerdown") followed.current = false;
      const list = target instanceof Element && target.matches("[role=log]"); // a press on a line brings it the focus
      if (followed.current || list) return;
      const now = placesAt(target);
      setFound((old) => (old.join() === now.join() ? old : now));
    };
    const follow = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest(".log [data-place]"))) return;
      followed.current = oneZone;
      show("map");
    };
    for (const type of LOOKS) document.addEventListener(type, look);
    document.addEventListener("click", follow);
    return () => {
      for (const type of LOOKS) document.removeEventListener(type, look);
      document.removeEventListener("click", follow);
    };
  }, [show, oneZone]);
  return <PointedContext value={found}>{children}</PointedContext>;
}

function placesAt(target: EventTarget | null): readonly Space[] {
  const naming = target instanceof Element ? target.closest<HTMLElement>(NAMING) : null;
  if (!naming) return [];
  const named = naming.dataset["place"] ? [naming] : [...naming.querySelectorAll<HTMLElement>("[data-place]")];
  return named.flatMap(({ dataset }) => dataset["place"] ?? []);
}
