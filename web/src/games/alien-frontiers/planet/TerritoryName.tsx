import { type Territory, title } from "../names/names";

/** Where room is dear the second word goes unseen. */
export function TerritoryName({ territory }: { territory: Territory }) {
  const words = title(territory).split(" ");
  return (
    <>
      {words.slice(0, -1).join(" ")} <i>{words.at(-1)}</i>
    </>
  );
}
