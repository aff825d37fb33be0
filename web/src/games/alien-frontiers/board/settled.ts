/** Cards that stay where they lie: what remains keeps its place, what is new takes one that was left. */

export function settled<T>(before: readonly T[], now: readonly T[]): T[] {
  const coming = [...now];
  const places = before.map((card) => {
    const at = coming.indexOf(card);
    return at < 0 ? undefined : coming.splice(at, 1)[0];
  });
  const filled = places.map((card) => card ?? coming.shift());
  return [...filled, ...coming].filter((card) => card !== undefined);
}
