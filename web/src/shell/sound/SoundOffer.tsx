import { useSettings } from "../settings/SettingsProvider";

/** `words` say what could be heard. Sounds are off until somebody wants them; they are offered once. */
export function SoundOffer({ words }: { words: string }) {
  const { settings, change } = useSettings();
  if (settings.sound || settings.soundOffered) return null;
  return (
    <aside className="offer not-phone" aria-label="Sounds">
      <p>{words}</p>
      <div>
        <button type="button" className="cbtn pri" onClick={() => change({ sound: true, soundOffered: true })}>
          Turn sounds on
        </button>
        <button type="button" className="linklike" onClick={() => change({ soundOffered: true })}>
          No, thanks
        </button>
      </div>
    </aside>
  );
}
