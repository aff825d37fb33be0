import type { ReactNode } from "react";
import { useOwnCards } from "../cards/ownCards";
import { Mark } from "../frame/Mark";
import { useThings } from "../game/things";
import { Icon } from "../icons/Icon";
import { Token } from "../seats/Token";
import type { OwnRolls } from "../roll/ownRolls";
import { isDark, useSettings } from "../settings/SettingsProvider";
import { usePartners } from "../partners/partners";
import { useDesk } from "./desk";
import { Menu } from "./Menu";

interface TopProps {
  /** The score race. */
  race: ReactNode;
  onHint: (() => void) | null;
  onShare: (() => void) | null;
  onSave: (() => void) | null;
  onSoFar: (() => void) | null;
  ownRolls?: OwnRolls | null;
  chances: ReactNode;
}

export function Top({ race, onHint, onShare, onSave, onSoFar, ownRolls, chances }: TopProps) {
  const { view, me, nameOf, watchers, watching } = useDesk();
  const { game, title } = useThings();
  const { settings, change } = useSettings();
  const own = useOwnCards();
  const partners = usePartners();
  return (
    <header className="top">
      <h1 className="vh">{title} at Landfall</h1>
      <a className="brand" href="/">
        <Mark />
        <div>
          <b>Landfall</b>
          <small>
            {title}, round {view.round}
            {watchers > 0 && !watching && `, ${watchers} ${watchers === 1 ? "watches" : "watch"}`}
          </small>
        </div>
      </a>
      <div className={`chips only-phone${view.letters.length > 4 ? " many" : ""}`}>
        {view.letters.map((seat) => (
          <span key={seat} className={`chip${seat === me ? " on" : ""}${seat === view.inTurn ? " now" : ""}`}>
            <Token seat={seat} />
            {view.letters.length < 3 && <i aria-hidden="true">{nameOf(seat)}</i>}
            <b>{view.scores[seat] ?? 0}</b>
            <span className="vh">
              {" "}
              {nameOf(seat)}, {view.scored?.words ?? "victory points"}
            </span>
          </span>
        ))}
      </div>
      <div className={chances ? "racing shared" : "racing"}>
        {race}
        {chances}
      </div>
      <div className="topbtns">
        {onHint && (
          <button type="button" className="tbtn" data-action="hint" onClick={onHint}>
            <Icon name="bulb" />
            <span>Hint</span>
          </button>
        )}
        {partners && (
          <button type="button" className="tbtn" data-action="partners" aria-label="To your partners" onClick={partners.show}>
            <Icon name="say" />
          </button>
        )}
        <a className="tbtn" href={own?.rulesAt ?? `/rules?game=${game}`}>
          <Icon name="book" />
          <span>Rules</span>
        </a>
        <button
          type="button"
          className="tbtn"
          aria-label="Light or dark"
          onClick={() => change({ theme: isDark(settings) ? "light" : "dark" })}
        >
          <Icon name="half" />
        </button>
        <Menu onShare={onShare} onSave={onSave} onHint={onHint} onSoFar={onSoFar} ownRolls={ownRolls ?? null} />
      </div>
    </header>
  );
}
