import type { ReplayedProps } from "../../../shell/game/GameModule";
import { Top } from "../../../shell/table/Top";
import { readView } from "../position/view";
import { Side } from "../side/Side";
import { DeskProvider } from "../table/DeskProvider";
import { Me } from "../table/Me";
import { passiveDesk } from "../table/passiveDesk";
import { SideRail } from "../table/SideRail";
import { TerrorRace } from "../table/TerrorRace";
import { ZoneTabs, useZone } from "../table/zones";
import { World } from "../world/World";
import "../styles/table.css";
import "../styles/seen-again.css";

/** A position of a record, as the table shows it; in the tray the ways through the game. */
export function Replayed(props: ReplayedProps) {
  const { number, better, lines, past, seats, edition, onLook, bar } = props;
  const view = readView(props.view);
  const { zone, setZone } = useZone("map");
  const desk = { ...passiveDesk(view, props.before && readView(props.before), edition, seats), hint: better };
  return (
    <DeskProvider desk={desk}>
      <div
        id="app"
        className={`table cq replaying n${view.letters.length}`}
        data-state="move"
        data-mode={view.mode}
        data-tab={zone}
      >
        <Top race={<TerrorRace past={past} />} onHint={null} onShare={null} onSave={null} onSoFar={null} chances={null} />
        <section className={`bridge replaybar s${desk.me}`} aria-label="Replay">
          <Me />
          {bar}
        </section>
        <ZoneTabs zone={zone} onZone={setZone} />
        <main className="earth">
          <World />
          <Side />
          <SideRail
            lines={lines}
            since={null}
            seen={-1}
            looking={number}
            onLook={onLook}
            thinking={null}
            past={past}
            onReplay={null}
          />
        </main>
      </div>
    </DeskProvider>
  );
}
