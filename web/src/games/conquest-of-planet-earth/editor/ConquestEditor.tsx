import { PositionEditor } from "../../../shell/editor/PositionEditor";
import type { LaidDraft } from "../../../shell/editor/laidDraft";
import { Named } from "../../../shell/game/Named";
import type { RawView } from "../../../shell/game/TableView";
import type { SeatInfo } from "../../../shell/link/messages";
import { GAME } from "../lesson/firstInvasion";
import { readView } from "../position/view";
import { DeskProvider } from "../table/DeskProvider";
import { passiveDesk } from "../table/passiveDesk";
import { TerrorRace } from "../table/TerrorRace";
import { WorldMap } from "../world/WorldMap";
import "../styles/table.css";
import "../styles/conquest-editor.css";

/** What the forms begin with: two rivals, a few places found, Ada’s action phase. */
const FIRST: LaidDraft = {
  edition: "first-edition",
  seats: 2,
  options: {},
  position: {
    round: 2,
    seats: {
      A: { race: "orzax", points: 4, pool: 1, hand: ["death-ray", "overdrive"] },
      B: { race: "trun", pool: 2 },
    },
    spaces: {
      "n-1": { location: "small-town", marker: "A" },
      "n-4": { location: "forest", aliens: { A: 2 } },
      "obj-2": { location: "town" },
      "s-2": { location: "town", marker: "B", aliens: { B: 1 } },
    },
  },
};

/** Set up any position of this game. */
export default function ConquestEditor() {
  return (
    <Named at={`/api/things?game=${GAME}`}>
      <PositionEditor game={GAME} first={FIRST} preview={(view, onShow) => <MapPreview view={view} onPlace={(space) => onShow(`spaces.${space}`)} />} />
    </Named>
  );
}

/** The map as the table draws it: a place that is touched is shown in the forms. */
function MapPreview({ view: raw, onPlace }: { view: RawView; onPlace: (space: string) => void }) {
  const view = readView(raw);
  const seats = view.letters.map((letter): SeatInfo => ({ letter, name: `Seat ${letter}`, player: "person", bot: null, title: null, yours: false, present: true }));
  return (
    <DeskProvider desk={{ ...passiveDesk(view, null, FIRST.edition, seats), press: onPlace }}>
      <div id="app" className={`table cq laidmap n${view.letters.length}`} data-mode={view.mode}>
        <TerrorRace past={{}} />
        <section className="world" aria-label="Map">
          <WorldMap />
        </section>
      </div>
    </DeskProvider>
  );
}
