import { useSettings } from "../settings/SettingsProvider";

/** Sounds are off until somebody wants them; they are offered once. */
export function SoundOffer() {
  const { settings, change } = useSettings();
  if (settings.sound || settings.soundOffered) return null;
  return (
    <aside className="offer not-phone" aria-label="Sounds">
      <p>Landfall can make six short sounds: your turn, roll, dock, gain, a raid on you, victory.</p>
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
