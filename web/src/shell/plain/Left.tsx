import { useTable } from "./context";
import type { EarnedThing } from "./plain";
import { Said } from "./Said";

/** What is earned and not taken, above the bar that ends the turn. */
export function Left({ earned }: { earned: readonly EarnedThing[] }) {
  const take = useTake();
  return (
    <ul className="p-left" aria-label="Still to take">
      {earned.map((one) => (
        <li key={one.id} data-lost={one.lost}>
          <span>
            <b>{one.words}</b>: <Said words={one.note} />
          </span>
          {one.lost && one.actions.length > 0 && (
            <button type="button" className="p-bt" onClick={() => take(one)}>
              {one.actions.length > 1 ? one.show : one.take}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Chooses what takes it; of several, leads to the first. */
export function useTake(): (one: EarnedThing) => void {
  const { plain, press, focus } = useTable();
  return ({ actions }) => {
    const found = plain.prompt?.options.filter(({ action }) => actions.includes(action)) ?? [];
    const [only, ...others] = found;
    if (only && others.length === 0) press(only);
    else focus(`[data-option="${only?.id}"]`);
  };
}
