import * as Dropdown from "@radix-ui/react-dropdown-menu";
import { useOwnCards } from "../cards/ownCards";
import { useThings } from "../game/things";
import { Icon } from "../icons/Icon";
import type { OwnRolls } from "../roll/ownRolls";
import { useSettings } from "../settings/SettingsProvider";
import { usePartners } from "../partners/partners";
import { useStops } from "../stops/stops";
import type { Settings } from "../store/browserStorage";
import "../styles/menu.css";

const PALETTES: [Settings["palette"], string][] = [
  ["poster", "Poster"],
  ["safe", "Colour-blind safe"],
  ["bold", "High contrast"],
];
const SPEEDS: [Settings["speed"], string][] = [
  ["slow", "Slow"],
  ["normal", "Normal"],
  ["fast", "Fast"],
  ["instant", "At once"],
];
const THEMES: [Settings["theme"], string][] = [
  ["system", "As the system"],
  ["dark", "Dark"],
  ["light", "Light"],
];

interface MenuProps {
  onShare: (() => void) | null;
  onSave: (() => void) | null;
  onHint: (() => void) | null;
  /** Has the game so far judged. */
  onSoFar: (() => void) | null;
  /** Who rolls for whoever sits here; absent where nobody rolls. */
  ownRolls?: OwnRolls | null;
}

/** The table's menu: where to go, and how it looks and moves for this viewer. */
export function Menu({ onShare, onSave, onHint, onSoFar, ownRolls }: MenuProps) {
  const { settings, change } = useSettings();
  const own = useOwnCards();
  const { game } = useThings();
  const stopping = useStops();
  const partners = usePartners();
  return (
    <Dropdown.Root modal={false}>
      <Dropdown.Trigger className="tbtn" data-action="menu" aria-label="Menu">
        <Icon name="menu" />
      </Dropdown.Trigger>
      <Dropdown.Portal>
        <Dropdown.Content className="menu" align="end" sideOffset={8} collisionPadding={8}>
          {onHint && (
            <Dropdown.Item className="mi only-small" data-action="hint" onSelect={onHint}>
              Hint
            </Dropdown.Item>
          )}
          <Dropdown.Item className="mi" asChild>
            <a href={own?.rulesAt ?? `/rules?game=${game}`}>Rules</a>
          </Dropdown.Item>
          {own && (
            <Dropdown.Item className="mi" onSelect={own.show}>
              Own cards …
            </Dropdown.Item>
          )}
          {onShare && (
            <Dropdown.Item className="mi" onSelect={onShare}>
              Seats and links …
            </Dropdown.Item>
          )}
          {partners && (
            <Dropdown.Item className="mi" data-action="partners" onSelect={partners.show}>
              To my partners …
            </Dropdown.Item>
          )}
          {stopping && (
            <Dropdown.Item className="mi" data-action="stops" onSelect={stopping.show}>
              When to ask me …
            </Dropdown.Item>
          )}
          {onSave && (
            <Dropdown.Item className="mi" onSelect={onSave}>
              Save the record
            </Dropdown.Item>
          )}
          {onSoFar && (
            <Dropdown.Item className="mi" onSelect={onSoFar}>
              How have I played so far?
            </Dropdown.Item>
          )}
          <Dropdown.Separator className="ms" />
          <Choice label="Light" value={settings.theme} options={THEMES} onChange={(theme) => change({ theme })} />
          <Choice
            label="Seat colours"
            value={settings.palette}
            options={PALETTES}
            onChange={(palette) => change({ palette })}
          />
          <Choice
            label="Others’ turns"
            value={settings.speed}
            options={SPEEDS}
            onChange={(speed) => change({ speed })}
          />
          {ownRolls && (
            <Check words="Roll for me" on={!ownRolls.own} onChange={(forMe) => ownRolls.change(!forMe)} />
          )}
          <Check
            words="Faster from round 4"
            on={settings.quickens}
            onChange={(quickens) => change({ quickens })}
          />
          <Check words="Sounds" on={settings.sound} onChange={(sound) => change({ sound, soundOffered: true })} />
          <Check words="No motion" on={settings.calm} onChange={(calm) => change({ calm })} />
          <Check words="Plain table" on={settings.plain} onChange={(plain) => change({ plain })} closes />
          <Dropdown.Separator className="ms" />
          <Dropdown.Item className="mi" asChild>
            <a href="/">Leave the table</a>
          </Dropdown.Item>
        </Dropdown.Content>
      </Dropdown.Portal>
    </Dropdown.Root>
  );
}

interface CheckProps {
  words: string;
  on: boolean;
  onChange: (on: boolean) => void;
  /** The menu closes with it. */
  closes?: boolean;
}

function Check({ words, on, onChange, closes = false }: CheckProps) {
  return (
    <Dropdown.CheckboxItem
      className="mi"
      checked={on}
      onCheckedChange={onChange}
      onSelect={(event) => !closes && event.preventDefault()}
    >
      <Dropdown.ItemIndicator className="mk">
        <Icon name="ok" />
      </Dropdown.ItemIndicator>
      {words}
    </Dropdown.CheckboxItem>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: [T, string][];
  onChange: (value: T) => void;
}

function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <Dropdown.RadioGroup className="mg" value={value} onValueChange={(next) => onChange(next as T)}>
      <Dropdown.Label className="caps">{label}</Dropdown.Label>
      <div className="mrow">
        {options.map(([option, words]) => (
          <Dropdown.RadioItem key={option} value={option} className="mr" onSelect={(event) => event.preventDefault()}>
            {words}
          </Dropdown.RadioItem>
        ))}
      </div>
    </Dropdown.RadioGroup>
  );
}
