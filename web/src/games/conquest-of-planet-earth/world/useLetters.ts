import { useEffect, useState } from "react";
import { LETTERS } from "./words";

/** Whatever is measured by its letters is measured anew once they have come: until then others stand in for them. */
export function useLetters(): void {
  const [, come] = useState(() => document.fonts.check(LETTERS));
  useEffect(() => {
    let here = true;
    const heard = (): void => {
      if (here) come(true);
    };
    document.fonts.load(LETTERS).then(heard, () => undefined);
    return () => {
      here = false;
    };
  }, []);
}
