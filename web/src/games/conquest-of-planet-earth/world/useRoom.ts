import { type RefObject, useLayoutEffect, useState } from "react";

/** How much room an element has, in its own pixels. */
export function useRoom(of: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const found = of.current;
    if (!found) return;
    const look = (): void => {
      const { clientWidth: width, clientHeight: height } = found;
      setRoom((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    const sizes = new ResizeObserver(look);
    look();
    sizes.observe(found);
    return () => sizes.disconnect();
  }, [of]);
  return room;
}
