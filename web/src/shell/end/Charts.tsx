import { useMemo } from "react";
import { useWindowShape } from "../frame/windowClass";
import type { GameCourse, Letter } from "../link/wire";
import { RoundsChart } from "./RoundsChart";
import "../styles/table/end.css";

interface ChartsProps {
  course: GameCourse | null;
  letters: readonly Letter[];
  me: Letter | undefined;
  nameOf: (seat: Letter) => string;
  /** One level below the heading that it stands under. */
  heading?: "h2" | "h3";
}

/** The race over the rounds, and the own chance to win, where there is one. */
export function Charts({ course, letters, me, nameOf, heading: Heading = "h3" }: ChartsProps) {
  const low = useWindowShape().rows === "low";
  const rounds = useMemo(() => course?.rounds.map(({ round }) => round) ?? [], [course]);
  if (course && rounds.length < 2) return null;
  const race = letters.map((seat, i) => ({
    seat,
    mine: seat === me,
    values: course?.rounds.map(({ scores }) => scores[i] ?? 0) ?? [],
  }));
  const most = Math.max(1, ...race.flatMap(({ values }) => values));
  const at = me === undefined ? -1 : letters.indexOf(me);
  const chance = course?.rounds.map(({ chances }) => Math.round((chances?.[at] ?? 0) * 100)) ?? [];
  const judged = at >= 0 && (course?.rounds.some(({ chances }) => chances) ?? false);
  const turned = course?.turning[at];
  const totals = race.map(({ seat, values }) => `${nameOf(seat)} ${values.at(-1) ?? 0}`).join(", ");
  return (
    <>
      <section className="fcard" aria-label="The race">
        <Heading>The race</Heading>
        {course ? (
          <RoundsChart
            label={`Points of every seat over ${rounds.length} rounds, at the end ${totals}`}
            rounds={rounds}
            lines={race}
            most={most}
            height={low ? 138 : 190}
          />
        ) : (
          <div className="tocome" />
        )}
      </section>
      {judged && me && (
        <section className="fcard" aria-label="Your chance to win">
          <Heading>
            Your chance to win <small>per cent</small>
          </Heading>
          <RoundsChart
            label={`Your chance to win over ${rounds.length} rounds`}
            rounds={rounds}
            lines={[{ seat: me, values: chance, mine: true }]}
            most={100}
            height={low ? 92 : 124}
            mark={turned ? { at: rounds.indexOf(turned.round), words: "turning point" } : undefined}
            filled
          />
        </section>
      )}
    </>
  );
}
