import { useCallback, useEffect, useRef } from "react";
import { useSettings } from "../settings/SettingsProvider";
import type { Cue, Tone } from "./cues";
import { play, playTones } from "./play";

/** Plays a sound, where sounds are switched on. */
export function useSounds(): (cue: Cue, count?: number) => void {
  const { sound } = useSettings().settings;
  return useCallback((cue, count = 1) => sound && play(cue, count), [sound]);
}

/** Plays a game's own tones, likewise. */
export function useTones(): (tones: readonly Tone[]) => void {
  const { sound } = useSettings().settings;
  return useCallback((tones) => sound && playTones(tones), [sound]);
}

interface Moments {
  /** The own turn that has begun, by a name of its own; empty while it is others'. */
  turn: string;
  /** Somebody else sits at another screen: games by link. */
  byLink: boolean;
  /** Whoever sits here has won. */
  won: boolean;
}

/** What is heard at any table: the own turn, also by a notice of the system where one was asked for; and victory.
 *  What was so already when the page came is no news. */
export function useMoments({ turn, byLink, won }: Moments): void {
  const { notifies } = useSettings().settings;
  const sound = useSounds();
  const known = useRef({ turn, won });
  useEffect(() => {
    const before = known.current;
    known.current = { turn, won };
    if (won && !before.won) sound("victory");
    if (!turn || turn === before.turn) return;
    sound("turn");
    if (notifies && byLink && document.hidden) notify();
  }, [turn, byLink, won, notifies, sound]);
}

function notify(): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification("Landfall", { body: "It is your turn.", tag: location.pathname });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
