// Key art for the shows of the demo channel: abstract broadcast graphics without type, 1600 × 900.

import { drawScene, sceneContext } from "./scene.ts";
import { LOOKS } from "./show-art/looks.ts";
import { foot, PALETTES, stage, type Palette } from "./show-art/parts.ts";

export interface ShowArtInput {
  title: string;
  seed: string;
  /** Which of the looks to draw, from 0; chosen by the seed if not given. */
  look?: number;
}

const { brand, dawn, teal, crimson, ice, violet, amber, forest, steel } = PALETTES;

/** The palettes that suit each look, in the order of the looks. */
const TINTS: readonly (readonly [Palette, ...Palette[]])[] = [
  [brand, ice],
  [crimson, brand],
  [violet, steel],
  [dawn, brand],
  [brand, steel],
  [teal, violet],
  [forest, teal],
  [ice, dawn],
  [amber, ice],
  [teal, violet],
  [dawn, crimson],
  [forest, amber],
  [amber, violet],
  [steel, crimson],
];

export function drawShowArt(show: ShowArtInput): string {
  const chosen = show.look ?? Math.floor(sceneContext(`${show.title}/${show.seed}`).random() * LOOKS.length);
  const index = chosen % LOOKS.length;
  return drawScene((context) => {
    const palette = context.pick(TINTS[index] ?? [brand]);
    const look = LOOKS[index] ?? LOOKS[0];
    return stage(palette, context.between(40, 80)) + look(context, palette) + foot();
  }, `show/${show.seed}`);
}
