import { Icon } from "../../../shell/icons/Icon";
import { plural } from "../../../shell/text/words";
import { titleOf, useNamed } from "../names/things";
import { useDesk } from "../table/desk";
import { Mini } from "../world/Mini";
import { titleOfSpace } from "../world/words";
import { awaited, pictureOf } from "./film";
import "../styles/screen.css";

/** The world beside the screen, as wide as the column. */
const ROOM = { width: 190, height: 118 };

/** Beside the screen: where it is fought, which Fights are won and which are due, and what it is about. */
export function BattleSide() {
  const { view, nameOf } = useDesk();
  const named = useNamed();
  const picture = pictureOf(view);
  const space = view.battle && view.spaces[view.battle.space];
  if (!picture || !space) return null;
  const { battle, fight } = picture;
  const section = view.sections.find((one) => one.section === space.section)?.seat;
  const against = fight.counter
    ? titleOf(named, "counter", fight.counter)
    : fight.full
      ? titleOf(named, "resistance", fight.full)
      : battle.rival
        ? `${nameOf(battle.rival)}’s Aliens`
        : { card: "A card yet to come", counter: "A Counter yet to come", none: "Nobody is left" }[awaited(picture) ?? "none"];
  const heroes = fight.heroes.length > 0 ? `, ${fight.heroes.length === 1 ? "a Hero" : `${fight.heroes.length} Heroes`}` : "";
  const due = Math.max(0, battle.needs - battle.won - 1);
  return (
    <section className="plate mp">
      <header>
        <h2>{titleOfSpace(space, named)}</h2>
        <span className="free">{section ? `${nameOf(section)}’s section` : "the middle"}</span>
      </header>
      <div className="mm">
        <Mini view={view} room={ROOM} />
      </div>
      <ul className="prog" aria-label="Fights of this Battle">
        {battle.won > 0 && (
          <li className="pf done">
            <Icon name="ok" />
            {plural(battle.won, "Fight")} won
          </li>
        )}
        <li className="pf now" aria-current="step">
          {against}
          {heroes}
        </li>
        {due > 0 && <li className="pf">{plural(due, "more Fight")} to come</li>}
      </ul>
      {space.population > 0 && battle.against === "humans" && battle.needs > 0 && (
        <p className="wd">
          <Icon name="people" /> Population {space.population}: worth {plural(space.population, "Terror Point")}.
        </p>
      )}
      {battle.lost > 0 && <p className="wd">{plural(battle.lost, "Alien")} lost in this Battle.</p>}
    </section>
  );
}
