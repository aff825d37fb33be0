import { type RefObject, useEffect, useState } from "react";

/** Is there more in an element than it has room for? Then it scrolls, and keys must be able to reach it. */
export function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const found = element.current;
    if (!found) return;
    const look = () => setScrolls(found.scrollHeight > found.clientHeight || found.scrollWidth > found.clientWidth);
    const sizes = new ResizeObserver(look);
    const follow = () => {
      sizes.disconnect();
      for (const part of [found, ...found.children]) sizes.observe(part);
    };
    const parts = new MutationObserver(follow);
    follow();
    parts.observe(found, { childList: true });
    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  }, [element]);
  return scrolls;
}
