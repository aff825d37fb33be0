import { useEffect, useState } from "react";
import type { GameCourse, GameLuck } from "../link/wire";

/** How a game went: its rounds at once, its luck when it is judged. What cannot be had is left out. */
export function useCourse(
  course: (() => Promise<GameCourse>) | undefined,
  luck: (() => Promise<GameLuck>) | undefined,
): { course: GameCourse | null; luck: readonly number[] | null } {
  const [found, setCourse] = useState<GameCourse | null>(null);
  const [judged, setLuck] = useState<readonly number[] | null>(null);
  useEffect(() => {
    let here = true;
    course?.().then(
      (told) => here && setCourse(told),
      () => undefined,
    );
    luck?.().then(
      (told) => here && setLuck(told.luck),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [course, luck]);
  return { course: found, luck: judged };
}
