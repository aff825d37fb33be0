import { CARD_ICONS } from "./cardIcons";
import { TABLE_ICONS } from "./tableIcons";

const SYMBOLS = Object.entries({ ...TABLE_ICONS, ...CARD_ICONS });

/** Every sign of the game, drawn once and used by name. */
export function Sprite() {
  return (
    <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true">
      <defs>
        {SYMBOLS.map(([name, drawing]) => (
          <symbol
            key={name}
            id={name}
            viewBox="0 0 24 24"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own shapes; no word of anybody's gets in
            dangerouslySetInnerHTML={{ __html: drawing }}
          />
        ))}
      </defs>
    </svg>
  );
}
