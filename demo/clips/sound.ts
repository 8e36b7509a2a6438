// The bed under a clip: a soft chord, a pulse and an opening sting, in a key of the show's own. Mono, 16 bits.

import { sceneContext } from "../artwork/scene.ts";

export const samplesPerSecond = 24_000;

const chords: readonly [readonly number[], ...(readonly number[])[]] = [
  [0, 7, 12, 16],
  [0, 5, 12, 17],
  [0, 7, 10, 15],
  [0, 3, 7, 14],
];

const hertz = (semitones: number) => 98 * 2 ** (semitones / 12);
const sine = (frequency: number, time: number) => Math.sin(2 * Math.PI * frequency * time);

export function soundBed(seed: string, seconds: number): Int16Array {
  const context = sceneContext(`sound/${seed}`);
  const key = context.whole(0, 11);
  const chord = context.pick(chords).map((step) => hertz(key + step));
  const beat = context.between(0.46, 0.62);
  const sting = hertz(key + 24);
  const samples = new Int16Array(seconds * samplesPerSecond);
  for (let index = 0; index < samples.length; index++) {
    const time = index / samplesPerSecond;
    const inBeat = time % beat;
    const pad = chord.reduce((sum, tone, voice) => sum + sine(tone * (1 + voice * 0.0007), time), 0) / chord.length;
    const pulse = sine(hertz(key) / 2, inBeat) * Math.exp(-inBeat * 11);
    const tick = sine(hertz(key + 31), inBeat) * Math.exp(-inBeat * 60);
    const opening = (sine(sting, time) + sine(sting * 1.5, time)) * Math.exp(-time * 3.2);
    const edge = Math.min(1, time / 0.03, (seconds - time) / 0.35);
    const swell = 0.7 + 0.3 * Math.sin(time * 0.9);
    samples[index] = Math.round(
      32_767 * edge * (0.13 * pad * swell + 0.2 * pulse + 0.05 * tick + 0.12 * opening) * 0.8,
    );
  }
  return samples;
}
