import { useEffect, useState } from "react";
import { api } from "../link/api";
import type { House } from "../link/wire";

interface HouseNow {
  /** Null until the server has said. */
  house: House | null;
  busy: boolean;
  problem: string;
  open: (open: boolean) => void;
}

/** Is Landfall open to the house? Asked whenever somebody looks. */
export function useHouse(): HouseNow {
  const [house, setHouse] = useState<House | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let here = true;
    api.house().then(
      (told) => here && setHouse(told),
      () => undefined, // then nothing is said of it
    );
    return () => {
      here = false;
    };
  }, []);
  const open = (wish: boolean): void => {
    setBusy(true);
    setProblem("");
    api
      .openHouse(wish)
      .then(setHouse, (error: Error) => setProblem(error.message))
      .finally(() => setBusy(false));
  };
  return { house, busy, problem, open };
}
