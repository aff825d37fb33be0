import { useEffect, useRef } from "react";
import type { Layout } from "./layout";
import { usePointed } from "./Pointing";

/** Rings around the places that are named where somebody points; under the lens the first of them comes into sight. */
export function Pointed({ laid }: { laid: Layout }) {
  const names = usePointed();
  const first = useRef<HTMLElement>(null);
  const places = laid.places.filter(({ name }) => names.includes(name));
  const { width, height } = laid;
  useEffect(() => {
    const ring = first.current;
    if (names.length > 0 && ring?.closest(".closer"))
      ring.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  }, [names]);
  return places.map(({ name, left, top }, i) => (
    <i key={name} ref={i === 0 ? first : null} className="pointed" data-pointing={name} style={{ left, top, width, height }} />
  ));
}
