import { useEffect } from "react";

/** Milliseconds without a step, after which the address is written. */
const REST = 250;

/** The address names the position that is shown, for whoever opens it again.
 *  Browsers refuse one that changes too often, so it waits until the steps rest. Whoever leaves meanwhile has another
 *  address by then, before this page is gone. */
export function useNumberInAddress(number: number): void {
  useEffect(() => {
    const { pathname } = location;
    const timer = setTimeout(() => {
      if (location.pathname === pathname) history.replaceState(null, "", `#${number}`);
    }, REST);
    return () => clearTimeout(timer);
  }, [number]);
}
