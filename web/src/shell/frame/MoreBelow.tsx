import { type RefObject, useEffect, useState } from "react";
import { Icon } from "../icons/Icon";
import { plural } from "../text/words";

interface MoreBelowProps {
  of: RefObject<HTMLElement | null>;
  /** A selector of the things that are counted. */
  what: string;
}

/** Says how many things lie below the edge of what scrolls, and goes there. */
export function MoreBelow({ of, what }: MoreBelowProps) {
  const below = useBelow(of, what);
  if (below === 0) return null;
  return (
    <button
      type="button"
      className="morebelow"
      onClick={() => of.current?.scrollBy({ top: of.current.clientHeight * 0.8, behavior: "smooth" })}
    >
      <Icon name="chev" /> {below} more below
      <span className="vh">: {plural(below, "thing")}</span>
    </button>
  );
}

/** How many of these end below the edge. */
function useBelow(of: RefObject<HTMLElement | null>, what: string): number {
  const [below, setBelow] = useState(0);
  useEffect(() => {
    const found = of.current;
    if (!found) return;
    const look = (): void => {
      const edge = found.getBoundingClientRect().bottom;
      const things = [...found.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
      setBelow(things.filter(({ height, bottom }) => height > 0 && bottom > edge + 4).length);
    };
    const sizes = new ResizeObserver(look);
    const parts = new MutationObserver(look);
    look();
    sizes.observe(found);
    parts.observe(found, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
    const table = found.parentElement; // which zone is seen is said there
    if (table) parts.observe(table, { attributes: true, attributeFilter: ["data-tab"] });
    found.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      parts.disconnect();
      found.removeEventListener("scroll", look);
    };
  }, [of, what]);
  return below;
}
