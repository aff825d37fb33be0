import { Amount, Awaited } from "../icons/Resource";

interface UseWordsProps {
  /** As the ear hears it: `the Stray Pilot`. */
  of: string;
  /** Null where it is not the same for all ways to use it. */
  price: { fuel: number; ore: number } | null;
  /** The server has not said it yet. */
  awaited: boolean;
}

const ONE_FUEL = { fuel: 1, ore: 0 };

/** What a button says that uses something: `Use` with its price, `Use it` where it is free. */
export function UseWords({ of, price, awaited }: UseWordsProps) {
  const free = price !== null && price.fuel + price.ore === 0;
  return (
    <>
      Use
      <span className="vh">
        {" "}
        {of}
        {free ? ", free" : price || awaited ? "," : ""}
      </span>
      {free ? <span aria-hidden="true"> it</span> : " "}
      {awaited && <Awaited like={ONE_FUEL} />}
      {price && !free && <Amount of={price} />}
    </>
  );
}
