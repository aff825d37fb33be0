import { useEffect, useRef, useState } from "react";
import { BeforeChange } from "../../../shell/frame/BeforeChange";
import type { ReplayedProps } from "../../../shell/game/GameModule";
import { Top } from "../../../shell/table/Top";
import { useFlights } from "../animation/useFlights";
import { Stage } from "../board/Stage";
import { Me } from "../hand/Me";
import { Throw } from "../hand/Throw";
import { BoardPanel } from "../modules/parts";
import { useNames } from "../names/things";
import { hasBelt, readView } from "../position/view";
import type { Desk } from "../table/desk";
import { DeskProvider } from "../table/DeskProvider";
import { modulesOf } from "../table/modulesOf";
import { passiveDesk } from "../table/passiveDesk";
import { ScoreRace } from "../table/ScoreRace";
import { SideRail } from "../table/SideRail";
import { ZoneTabs, useZone, zoneOf } from "../table/zones";
import "../styles/table.css";
import "../styles/replayed.css";

/** A position of a record, as the table shows it; in the tray the ways through the game. */
export function Replayed(props: ReplayedProps) {
  const { number, better, lines, past, seats, edition, onLook, bar } = props;
  useNames();
  const view = readView(props.view);
  const before = props.before && readView(props.before);
  const root = useRef<HTMLDivElement>(null);
  const { zone, setZone } = useZone("planet", hasBelt(view));
  const lookAtDice = useFlights(root, view, before, null);
  useEffect(() => {
    const marked = zoneOf(better);
    if (marked) setZone(marked);
  }, [better, setZone]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks are there when the position is
  useEffect(() => {
    if (better.length > 0) root.current?.querySelector(".hintmark")?.scrollIntoView({ block: "center" });
  }, [better, view]);
  const [opened, open] = useState<Desk["opened"]>(null);
  const desk: Desk = { ...passiveDesk(view, before, edition, seats), hint: better, opened, open };
  return (
    <DeskProvider desk={desk}>
      <div id="app" className="table replaying" ref={root} data-state="choose" data-tab={zone} {...modulesOf(view)}>
        <BeforeChange of={view} look={lookAtDice} />
        <Top race={<ScoreRace past={past} />} onHint={null} onShare={null} onSave={null} onSoFar={null} chances={null} />
        <section className={`tray replaybar s${desk.me}`} aria-label="Replay">
          <Me />
          <Throw rolled={null} notes={{}} />
          {bar}
        </section>
        <ZoneTabs zone={zone} onZone={setZone} />
        <Stage
          rail={
            <SideRail
              lines={lines}
              since={null}
              sounds={false}
              seen={-1}
              looking={number}
              onLook={onLook}
              thinking={null}
              past={past}
              onReplay={null}
            />
          }
        />
        {opened?.kind === "board" && <BoardPanel board={opened.board} />}
      </div>
    </DeskProvider>
  );
}
