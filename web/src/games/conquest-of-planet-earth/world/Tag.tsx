import { Arrow, Icon } from "../../../shell/icons/Icon";
import type { Letter } from "../../../shell/link/wire";
import { Token } from "../../../shell/seats/Token";
import type { SpaceSeen } from "../position/position";
import type { Way } from "../position/view";
import { useDesk } from "../table/desk";
import type { Light } from "./lit";

/** At the top of a lit place: what it costs, and what it would bring. */
export function Tag({ light: { way, options }, space, xs }: { light: Light; space: SpaceSeen; xs: boolean }) {
  const { asked, me } = useDesk();
  if (way)
    return (
      <span className={`tag${xs ? " xs" : ""}`}>
        <i className="ap">{way.cost}</i>
        {!xs && <Brings way={way} space={space} me={me} />}
      </span>
    );
  const [first] = options;
  const cost = first?.cost.find(({ unit }) => unit === "points")?.n;
  return (
    <span className={`tag bare${xs ? " xs" : ""}${cost === undefined ? "" : " priced"}`}>
      {cost !== undefined && <i className="ap">{cost}</i>}
      {xs ? cost === undefined && <Icon name="ok" /> : (SAYS[asked?.id ?? ""] ?? "here")}
    </span>
  );
}

/** What a place is pressed for, by what is asked. */
const SAYS: Readonly<Record<string, string>> = {
  action: "go",
  resolve: "next?",
  stay: "escape",
  "strike-0": "strike",
  uprising: "rise",
};

function Brings({ way: { brings }, space, me }: { way: Way; space: SpaceSeen; me: Letter }) {
  const foe = (Object.keys(space.aliens) as Letter[]).find((seat) => seat !== me);
  switch (brings) {
    case "explore":
      return "explore";
    case "fight":
      return <>fight {foe && <Token seat={foe} />}</>;
    case "counters":
      return "fight";
    case "steal":
      return (
        <>
          steal <Icon name="burst" />
          {space.population}
        </>
      );
    case "conquer":
      return (
        <>
          <Icon name="shield" />
          {space.resistance}
          <Arrow />
          {space.population > 0 ? (
            <>
              <Icon name="burst" />
              {space.population}
            </>
          ) : (
            <Icon name="cube" />
          )}
        </>
      );
    case "on":
      return "go on";
  }
}
