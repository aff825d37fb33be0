import { useDetails } from "../../../shell/store/useDetails";
import type { TableStore } from "../../../shell/store/TableStore";
import { FilmSky } from "../drawing/Drawings";
import { placeTitle, titleOf, useNamed } from "../names/things";
import { useDesk } from "../table/desk";
import { shortName } from "../world/words";
import { Boom } from "./Boom";
import { Chain } from "./Chain";
import { DiceRow } from "./DiceRow";
import { type Picture, isRolled, marquee, sideOf } from "./film";
import { Fleet } from "./Fleet";
import { Lot } from "./Lot";
import { isPressed } from "./pressed";
import { type Preview, previewOf } from "./preview";
import { ChanceBar, Totals } from "./Totals";
import { useSettled } from "./useMotion";
import "../styles/screen.css";

/** A Battle as a film at the drive-in; the last picture is left by a press. */
export function Screen({ picture, onLeave }: { picture: Picture; onLeave: () => void }) {
  const { store } = useDesk();
  return store ? <Previewed store={store} picture={picture} onLeave={onLeave} /> : <Film picture={picture} preview={null} onLeave={onLeave} />;
}

/** With what the chosen answer would make of it. */
function Previewed({ store, picture, onLeave }: { store: TableStore; picture: Picture; onLeave: () => void }) {
  const { picked, me } = useDesk();
  const action = picked?.action;
  const details = useDetails(store, action === undefined ? [] : [action]);
  const told = action === undefined ? undefined : details[action];
  return <Film picture={picture} preview={previewOf(picture.fight, told, sideOf(picture, me))} onLeave={onLeave} />;
}

function Film({ picture: newest, preview, onLeave }: { picture: Picture; preview: Preview | null; onLeave: () => void }) {
  const { nameOf, asked } = useDesk();
  const picture = useSettled(newest);
  const named = useNamed();
  const { battle, fight, ending } = picture;
  const place = ({ view }: Picture): string => {
    const { location, site } = view.spaces[battle.space] ?? {};
    return location ? shortName(placeTitle(named, location)) : site ? "Landing Site" : "Empty Space";
  };
  const [first, title, round] = marquee(picture, { place, nameOf, captain: titleOf(named, "counter", "captain-fantastic") });
  const rolled = isRolled(picture);
  const crushed = fight.crushes;
  const state = ending ? " closing" : rolled ? (crushed ? " crush" : "") : " pre";
  return (
    <div className="theatre">
      <div className="marq">
        <span>{first}</span>
        <b>{title}</b>
        <span>{round}</span>
      </div>
      <div className={`screen${state}${crushed === "enemy" ? " hit" : ""}`}>
        <FilmSky />
        <Fleet picture={picture} side="own" />
        {battle.against === "aliens" ? <Fleet picture={picture} side="enemy" /> : <Chain picture={picture} />}
        {newest.fight.round > 0 && <DiceRow picture={newest} />}
        {crushed && !isPressed(asked) && <Boom words={crushed === "own" ? "Crushing victory!" : "Crushed!"} />}
        <Totals picture={picture} preview={preview} />
        {!rolled && <ChanceBar picture={picture} preview={preview} />}
        {ending && <Closing picture={picture} onLeave={onLeave} />}
      </div>
      <Lot picture={picture} />
    </div>
  );
}

const RESULTS = { won: "Won", lost: "Lost", escaped: "Escaped", ended: "The end" } as const;
const ROUNDS = { own: "Round won", enemy: "Round lost", nobody: "A tie" } as const;

/** How it came out, over the last picture. */
function Closing({ picture, onLeave }: { picture: Picture; onLeave: () => void }) {
  const { ending } = picture;
  const words = ending?.result ? RESULTS[ending.result] : ending?.round ? ROUNDS[ending.round.winner] : "";
  const terror = ending?.terror ?? 0;
  return (
    <button type="button" className="closing-slip" onClick={onLeave}>
      <b>{words}</b>
      {ending?.round && (
        <span>
          {ending.round.own} to {ending.round.enemy}
        </span>
      )}
      {terror > 0 && <span>+{terror} terror</span>}
      <small>{ending?.result ? "To the map" : "Go on"}</small>
    </button>
  );
}
