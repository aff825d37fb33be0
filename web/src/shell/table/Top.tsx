import type { ReactNode } from "react";
import { Mark } from "../frame/Mark";
import { Icon } from "../icons/Icon";
import { Race } from "../seats/Race";
import { Token } from "../seats/Token";
import { isDark, useSettings } from "../settings/SettingsProvider";
import { useDesk } from "./desk";
import { Menu } from "./Menu";

interface TopProps {
  past: Record<string, number>;
  onHint: (() => void) | null;
  onShare: (() => void) | null;
  onSave: (() => void) | null;
  chances: ReactNode;
}

export function Top({ past, onHint, onShare, onSave, chances }: TopProps) {
  const { view, me, nameOf } = useDesk();
  const { settings, change } = useSettings();
  return (
    <header className="top">
      <h1 className="vh">Alien Frontiers at Landfall</h1>
      <a className="brand" href="/">
        <Mark />
        <div>
          <b>Landfall</b>
          <small>Alien Frontiers, round {view.round}</small>
        </div>
      </a>
      <div className="chips only-phone">
        {view.letters.map((seat) => (
          <span key={seat} className={`chip${seat === me ? " on" : ""}${seat === view.position.turn ? " now" : ""}`}>
            <Token seat={seat} />
            {view.letters.length < 3 && <i aria-hidden="true">{nameOf(seat)}</i>}
            <b>{view.scores[seat] ?? 0}</b>
            <span className="vh"> {nameOf(seat)}, victory points</span>
          </span>
        ))}
      </div>
      <div className="racing">
        <Race past={past} />
        {chances}
      </div>
      <div className="topbtns">
        {onHint && (
          <button className="tbtn" onClick={onHint}>
            <Icon name="bulb" />
            <span>Hint</span>
          </button>
        )}
        <a className="tbtn" href="/rules">
          <Icon name="book" />
          <span>Rules</span>
        </a>
        <button
          className="tbtn"
          aria-label="Light or dark"
          onClick={() => change({ theme: isDark(settings) ? "light" : "dark" })}
        >
          <Icon name="half" />
        </button>
        <Menu onShare={onShare} onSave={onSave} onHint={onHint} />
      </div>
    </header>
  );
}
