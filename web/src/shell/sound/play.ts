/** Plays the sounds of a table, made here and now; nothing is fetched. */

import { type Cue, type Tone, isHeard, tonesOf, vibrationOf } from "./cues";

/** -18 dB: beside what else is heard, not over it. */
const MASTER = 10 ** (-18 / 20);
const ATTACK = 0.012;

let context: AudioContext | null = null;
let master: GainNode | null = null;
let hiss: AudioBuffer | null = null;
let last = Number.NEGATIVE_INFINITY;

/** One of the sounds of any table. */
export function play(cue: Cue, count = 1): void {
  if (!begins(cue)) return;
  const vibration = vibrationOf(cue);
  if (vibration) navigator.vibrate?.(vibration);
  sing(tonesOf(cue, count));
}

/** A sound that a game has made of tones itself. */
export function playTones(tones: readonly Tone[]): void {
  if (begins("place")) sing(tones);
}

function begins(cue: Cue): boolean {
  const now = performance.now();
  if (!isHeard(cue, now - last, document.hidden)) return false;
  last = now;
  return true;
}

function sing(tones: readonly Tone[]): void {
  if (!window.AudioContext) return;
  context ??= new AudioContext();
  if (!master) {
    master = context.createGain();
    master.gain.value = MASTER;
    master.connect(context.destination);
  }
  void context.resume().catch(() => undefined); // a page that nobody has touched stays silent
  for (const tone of tones) sound(context, master, tone);
}

function sound(audio: AudioContext, out: AudioNode, { at, ms, wave, from, to, below }: Tone): void {
  const begin = audio.currentTime + at / 1000;
  const end = begin + ms / 1000;
  const level = audio.createGain();
  level.gain.setValueAtTime(0, begin);
  level.gain.linearRampToValueAtTime(1, Math.min(begin + ATTACK, end));
  level.gain.exponentialRampToValueAtTime(0.001, end);
  level.connect(out);
  let into: AudioNode = level;
  if (wave === "noise" || below) {
    const filter = audio.createBiquadFilter();
    filter.type = wave === "noise" ? "bandpass" : "lowpass";
    filter.frequency.value = below ?? from;
    filter.connect(level);
    into = filter;
  }
  const source = wave === "noise" ? noise(audio) : tone(audio, wave, from, to, begin, end);
  source.connect(into);
  source.start(begin);
  source.stop(end);
}

function tone(
  audio: AudioContext,
  wave: OscillatorType,
  from: number,
  to: number | undefined,
  begin: number,
  end: number,
): OscillatorNode {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, begin);
  if (to) source.frequency.exponentialRampToValueAtTime(to, end);
  return source;
}

function noise(audio: AudioContext): AudioBufferSourceNode {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate / 10, audio.sampleRate);
    const data = hiss.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = hiss;
  return source;
}
