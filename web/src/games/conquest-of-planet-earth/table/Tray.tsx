import type { ReactNode } from "react";
import { useOneZone } from "../../../shell/frame/windowClass";
import { Icon } from "../../../shell/icons/Icon";
import { HintNote, Thinking } from "../../../shell/hint/HintNote";
import type { StoryLine } from "../../../shell/link/messages";
import type { Option, Prompt } from "../../../shell/plain/plain";
import { AwayBox } from "../../../shell/since/AwayBox";
import type { Snapshot, TableStore } from "../../../shell/store/TableStore";
import { Looking } from "../../../shell/table/Notes";
import { Over } from "../../../shell/table/Over";
import { Part } from "../../../shell/table/Part";
import { Spans } from "../../../shell/text/Spans";
import { plural } from "../../../shell/text/words";
import { Actions } from "../../../shell/undo/Actions";
import { Watching } from "../../../shell/watching/Watching";
import { CommandTray } from "../command/CommandTray";
import { RaceTray } from "../command/RaceTray";
import { Revealed } from "../command/Revealed";
import { titleOf, useNamed } from "../names/things";
import { Hand } from "../hand/Hand";
import { ActionTray } from "../prompts/ActionTray";
import { Answers, Exchange, Odds } from "../prompts/Answers";
import { StayTray } from "../screen/StayTray";
import { Covered } from "../windows/Covered";
import { DiscardTray } from "../windows/DiscardTray";
import { LookTray } from "../windows/LookTray";
import { HumanDice } from "../resistance/HumanDice";
import { Then, WindowTray, laterOffered } from "../windows/WindowTray";
import { playerOf } from "../position/view";
import { isMove, isPlace } from "../world/lit";
import { useDesk } from "./desk";
import { endOfTray } from "./go";
import { Me } from "./Me";

interface TrayProps {
  /** What a lesson says, where it stands here. */
  slip: ReactNode;
  store: TableStore;
  snapshot: Snapshot;
  /** The earlier position that is looked at, and the way back. */
  looking: { round: number; onBack: () => void } | null;
  lines: StoryLine[];
  onLook: ((number: number) => void) | null;
  onReplay: (() => void) | null;
  onShare: (() => void) | null;
  onSit: (() => void) | null;
  /** Back to the page of the end. */
  onEnd: (() => void) | null;
}

/** What is in front of the person: the own things, the decision, the hand, and the way on. */
export function Tray(props: TrayProps) {
  const { store, snapshot, looking } = props;
  const desk = useDesk();
  const { me, view, watching } = desk;
  const oneZone = useOneZone(); // a phone has the hand in a zone of its own
  const name = view.over ? "The end" : watching ? "What goes on" : "Your tray";
  return (
    <section className={`bridge s${me}`} aria-label={name}>
      <Part name="Your own things">
        <Me />
      </Part>
      <div className="decide">
        {props.slip}
        <Part name="This part of the tray">
          <Decision {...props} />
        </Part>
      </div>
      {!watching && !oneZone && !view.over && (
        <Part name="Your hand">
          <Hand />
        </Part>
      )}
      <Actions
        undo={!looking && (snapshot.shown?.undo ?? false)}
        redo={!looking && (snapshot.shown?.redo ?? false)}
        waiting={snapshot.waiting}
        onUndo={store.undo}
        onRedo={store.redo}
        onSkip={store.skip}
        onLive={looking?.onBack ?? null}
        end={endOfTray(desk)}
      />
    </section>
  );
}

function Decision({ store, snapshot, looking, lines, onLook, onReplay, onShare, onSit, onEnd }: TrayProps) {
  const { view, watching, asked, covered, away } = useDesk();
  if (looking) return <Looking {...looking} />;
  if (view.over) return <Over outcome={snapshot.outcome} onReplay={onReplay} onEnd={onEnd} />;
  if (snapshot.hinting) return <Thinking />;
  if (covered) return <Covered seat={covered} />;
  if (away && away.facts.length > 0 && !snapshot.hint)
    return <AwayBox since={away} lines={lines} onSee={onLook} onRead={store.read} leave={asked ? "What you are asked" : "Close"} />;
  if (asked) return <Asked asked={asked} beside={hintIn(store, snapshot)} />;
  if (watching) return <Watching chances={null} onShare={onShare} onSit={onSit} />;
  return <Waits told={snapshot.waiting > 0 ? lines.at(-1) : undefined} />;
}

function hintIn(store: TableStore, { hint }: Snapshot): ReactNode {
  return hint && <HintNote key={hint.steps[0]} hint={hint} onClose={store.closeHint} />;
}

/** What is asked, and how it is answered here. */
function Asked({ asked, beside }: { asked: Prompt; beside: ReactNode }) {
  const { picked } = useDesk();
  return (
    <div className={beside ? "act hinting" : "act"} role="group" aria-label={asked.question}>
      <Question asked={asked} />
      {beside}
      {picked && !keepsAnswers(asked) ? <Picked option={picked} /> : <TrayOf asked={asked} />}
    </div>
  );
}

/** The question; in the Action Phase, who is chosen and how far they come. */
function Question({ asked }: { asked: Prompt }) {
  const desk = useDesk();
  const { squad, lit, muster } = desk;
  const named = useNamed();
  if (squad) {
    const n = Object.keys(lit).length;
    return (
      <p className="hint leads">
        <em>{squad.ally ? titleOf(named, "stuff", squad.ally) : plural(squad.n, "saucer")}</em>
        <span role="status">{n === 0 ? "No place in reach." : `${plural(n, "place")} in reach.`}</span>
        {squad.n > 1 && <span className="w">Tap them again for one fewer.</span>}
        <button type="button" onClick={() => muster(null)}>
          Clear
        </button>
      </p>
    );
  }
  return (
    <p className={laterOffered(desk, asked) ? "hint leads" : "hint"}>
      {asked.card && <em className="verb">{asked.card}</em>}
      <em>{asked.question}</em>
      {asked.id === "action" && (
        <span className="w">{asked.options.some(isMove) ? "Tap your saucers, then a place." : "No saucer can go any further."}</span>
      )}
      {asked.detail && asked.id !== "stay" && (
        <span>
          <Spans words={asked.detail} />
        </span>
      )}
      {asked.id.startsWith("window-") && <Then asked={asked} />}
    </p>
  );
}

/** The answer that is chosen: what it does, and whether it can be taken back. */
function Picked({ option }: { option: Option }) {
  const { pick } = useDesk();
  return (
    <div className="picked">
      <p className="hint">
        <em className="verb">
          <Spans words={option.title} />
        </em>
        <span>
          <Exchange option={option} />
        </span>
        <button type="button" onClick={() => pick(null)}>
          Not this
        </button>
      </p>
      {option.chance && <Odds of={option.chance} />}
      {option.detail && (
        <p className="wd">
          <Spans words={option.detail} />
        </p>
      )}
      {option.final && (
        <p className="wd">
          <Icon name="lock" /> <Spans words={option.final} />
        </p>
      )}
    </div>
  );
}

/** Where several are weighed against each other, all of them stay to be seen. */
function keepsAnswers({ id }: Prompt): boolean {
  return id === "command" || id === "stay" || id === "race" || id === "discard" || id.startsWith("window-");
}

/** By what is asked. */
function TrayOf({ asked }: { asked: Prompt }) {
  if (asked.id === "command" || asked.id === "again") return <CommandTray asked={asked} />;
  if (asked.id.startsWith("window-")) return <WindowTray asked={asked} />;
  if (asked.id === "stay") return <StayTray asked={asked} />;
  if (asked.id === "discard") return <DiscardTray asked={asked} />;
  if (asked.id === "race") return <RaceTray asked={asked} />;
  if (asked.id === "order" || asked.id === "under") return <LookTray asked={asked} />;
  if (asked.id === "action") return <ActionTray asked={asked} />;
  return <OnTheMap asked={asked} />;
}

const PHASES: Readonly<Record<string, string>> = {
  command: "Command Phase",
  action: "Action Phase",
  battle: "Battle Phase",
  draw: "Draw Phase",
  resistance: "Resistance Phase",
};

/** So many places are buttons in the tray as well. */
const FEW = 4;

/** Answers that are places: a few stand here too, more are pressed on the map alone, if it is there to press. */
function OnTheMap({ asked }: { asked: Prompt }) {
  const { view } = useDesk();
  const places = asked.options.filter((option) => isPlace(view, option));
  const onMap = places.length > FEW && !view.battle;
  return (
    <>
      {onMap && <p className="wd">{plural(places.length, "place")} on the map are lit.</p>}
      <Answers asked={asked} leave={(option) => onMap && places.includes(option)} />
    </>
  );
}

/** Nobody here is asked. While moves are shown that have been made, the line `told` last says what is seen. */
function Waits({ told }: { told: StoryLine | undefined }) {
  const { plain, view, me, nameOf, shared } = useDesk();
  if (!plain) return null;
  const turnedUp = view.phase === "command" && view.letters.every((seat) => playerOf(view, seat).number !== null);
  const first = turnedUp ? view.order[0] : undefined; // the numbers stand below
  return (
    <div className="act">
      <p className="hint" role="status">
        <em>
          {first ? (first === me && !shared ? "You go first" : `${nameOf(first)} goes first`) : <Spans words={told?.spans ?? plain.status.words} />}
        </em>
        <span>{told ? PHASES[view.phase] : plain.status.step}</span>
        {plain.mine && !told && (
          <span>
            <Spans words={plain.mine.words} /> {!shared && <Spans words={plain.mine.secret} />}
          </span>
        )}
      </p>
      {view.phase === "command" && <Revealed />}
      {view.phase === "resistance" && <HumanDice />}
    </div>
  );
}
