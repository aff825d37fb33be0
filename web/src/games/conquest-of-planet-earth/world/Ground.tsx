import type { Letter } from "../../../shell/link/wire";
import type { Space } from "../position/position";
import type { View } from "../position/view";
import { useDesk } from "../table/desk";
import type { Layout } from "./layout";

/** Under the postcards: each section with a rim in the colour of its seat. */
export function Ground({ laid, view }: { laid: Layout; view: View }) {
  const grow = laid.width < 72 ? 1.5 : 2.5;
  const seatOf = (name: Space): Letter | null =>
    view.sections.find(({ section }) => section === view.spaces[name]?.section)?.seat ?? null;
  const rects = (more: number, kind: string) =>
    laid.places.map(({ name, left, top }) => (
      <rect
        key={name}
        className={`b-${kind} s${seatOf(name) ?? "O"}`}
        x={left - more + 0.5}
        y={top - more + 0.5}
        width={laid.width + 2 * more - 1}
        height={laid.height + 2 * more - 1}
        rx={kind === "e" ? 9 : 7}
      />
    ));
  return (
    <svg className="ground" aria-hidden="true">
      {rects(grow, "e")}
      {rects(0, "f")}
    </svg>
  );
}

/** The way to the place that is looked at, a dot for each step. */
export function WayThere({ laid }: { laid: Layout }) {
  const { lit, squad, hot } = useDesk();
  const way = lit[hot]?.way;
  if (!way || !squad) return null;
  const points = [squad.from, ...way.path].flatMap((name) => {
    const place = laid.places.find((one) => one.name === name);
    return place ? [[place.left + laid.width / 2, place.top + laid.height * 0.44] as const] : [];
  });
  return (
    <svg className="way" aria-hidden="true">
      <path d={`M${points.map((point) => point.join(" ")).join("L")}`} />
      {points.slice(1).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />
      ))}
    </svg>
  );
}
