// What the newsroom writes down of a video: its words, where it is filed, and the shots that its clip is cut from.

import type { SceneName } from "../artwork/scenes.ts";
import type { SectionPath } from "../records/sections.ts";

/** Each is four to six seconds of television. */
export type ShotFacts =
  /** From the scene, with the headline below. */
  | { kind: "report"; seconds: number; scene: SceneName; place: string }
  /** The anchor at the desk, the story on the monitor. */
  | { kind: "studio"; seconds: number; who: string; scene: SceneName }
  /** Two windows: the studio and the correspondent's place. */
  | { kind: "two-way"; seconds: number; who: string; scene: SceneName; place: string }
  | { kind: "bars"; seconds: number; title: string; note: string; bars: readonly Bar[] }
  | { kind: "trend"; seconds: number; title: string; note: string; points: readonly number[]; label: string }
  | { kind: "map"; seconds: number; title: string; place: string }
  | { kind: "quote"; seconds: number; text: string; by: string }
  | { kind: "points"; seconds: number; title: string; points: readonly string[] }
  /** The opening of the show. */
  | { kind: "titles"; seconds: number; note: string };

/** What it is, how tall it stands, and what is written on it. */
export type Bar = readonly [label: string, height: number, written?: string];

export interface VideoFacts {
  /** The last three digits of its id. */
  number: number;
  title: string;
  description: string;
  /** In capitals above the strap. */
  kicker: string;
  /** A show's slug. */
  show: string;
  section: SectionPath;
  tags: readonly string[];
  /** How long before the seeding it came out, as in story files. */
  ago: string;
  /** The poster's scene. */
  art: SceneName;
  shots: readonly ShotFacts[];
  /** What is said, a line at a time, spread over the clip. */
  captions?: readonly string[];
  /** A whole episode of its show. */
  episode?: "mp4" | "hls";
  live?: true;
  locked?: true;
  /** How long before the seeding it expired. */
  expired?: string;
}

export const report = (scene: SceneName, place: string, seconds = 6): ShotFacts => ({
  kind: "report",
  seconds,
  scene,
  place,
});

export const studio = (who: string, scene: SceneName, seconds = 5): ShotFacts => ({
  kind: "studio",
  seconds,
  who,
  scene,
});

export const twoWay = (who: string, scene: SceneName, place: string, seconds = 5): ShotFacts => ({
  kind: "two-way",
  seconds,
  who,
  scene,
  place,
});

export const bars = (title: string, note: string, ...given: readonly Bar[]): ShotFacts => ({
  kind: "bars",
  seconds: 6,
  title,
  note,
  bars: given,
});

export const trend = (title: string, note: string, points: readonly number[], label: string): ShotFacts => ({
  kind: "trend",
  seconds: 6,
  title,
  note,
  points,
  label,
});

export const map = (title: string, place: string): ShotFacts => ({ kind: "map", seconds: 6, title, place });

export const quote = (text: string, by: string): ShotFacts => ({ kind: "quote", seconds: 6, text, by });

export const points = (title: string, ...given: readonly string[]): ShotFacts => ({
  kind: "points",
  seconds: 2 + given.length,
  title,
  points: given,
});

export const titles = (note: string, seconds = 4): ShotFacts => ({ kind: "titles", seconds, note });

export function secondsOf({ shots }: Pick<VideoFacts, "shots">): number {
  return shots.reduce((sum, { seconds }) => sum + seconds, 0);
}

export function videoId({ number }: Pick<VideoFacts, "number">): string {
  return `6390000000${number}`;
}

/** Names the poster and seeds its drawing. */
export function posterName(video: Pick<VideoFacts, "number">): string {
  return `video-${video.number}`;
}
