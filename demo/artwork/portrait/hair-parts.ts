// What all haircuts share: their coordinates, the shading of a mass of hair and the locks in it.

import { blurred } from "./blur.ts";
import type { SceneContext } from "../scene.ts";
import { blob, brush, clip, between as pointBetween, fill, group, points, swell, type Point } from "./geometry.ts";
import { MIDDLE, type Sitter, type Tones } from "./sitter.ts";

export interface HairLayers {
  /** Behind the neck and the clothes. */
  readonly back: string;
  /** Over the face and the clothes. */
  readonly front: string;
}

/** Where a point of the hair lies; `front` says how much it follows the turned face. */
export type HairSpace = (x: number, y: number, front?: number) => Point;

/** Above the forehead the skull is drawn a little flatter than the cuts are measured. */
const FOREHEAD = 210;

/** Coordinates around the middle of the head; a negative `part` mirrors them. */
export function hairSpace({ features }: Sitter, part: number): HairSpace {
  return (x, y, front = 0) => ({
    x: MIDDLE + x * part * features.width + features.yaw * (3 + front * 13),
    y: y < FOREHEAD ? FOREHEAD - (FOREHEAD - y) * 0.86 : y,
  });
}

/** The shadow that hair casts on the face below it. */
export function castShadow({ skin }: Sitter, path: string): string {
  return group('clip-path="url(#head)"', group('transform="translate(7 13)"', blurred(path, skin.deep, 0.5, "softer")));
}

/** A filled mass of hair, lit from the upper left, with its locks. */
export function mass({ hair }: Sitter, id: string, path: string, inside: string): string {
  return (
    clip(id, path) +
    fill(path, hair.base) +
    group(
      `clip-path="url(#${id})"`,
      blurred(
        blob(points([500, 60], [640, 120], [680, 400], [660, 860], [520, 860], [520, 500], [528, 250])),
        hair.deep,
        0.6,
        "wide",
      ),
      blurred(blob(points([270, 150], [330, 104], [390, 100], [370, 140], [310, 180])), hair.light, 0.8, "wide"),
      inside,
    )
  );
}

/** Tapered locks between guides: the first guide leads to the next, and so on. */
export function locks(
  guides: readonly (readonly Point[])[],
  count: number,
  seed: SceneContext,
  tones: Tones,
  width: number,
): string {
  const strands = Array.from({ length: count }, (_, index) => {
    const position = ((index + seed.random() * 0.8) / count) * (guides.length - 1);
    const from = guides[Math.floor(position)] ?? [];
    const to = guides[Math.floor(position) + 1] ?? from;
    const share = position % 1;
    const spine = from.map((point, at) => pointBetween(point, to[at] ?? point, share));
    const lit = (spine[1]?.x ?? MIDDLE) < MIDDLE + 40;
    const colour = seed.random() < (lit ? 0.55 : 0.25) ? tones.light : seed.random() < 0.6 ? tones.shade : tones.deep;
    return fill(brush(spine, swell(width * seed.between(0.35, 1.1), 0.6), 7), colour, seed.between(0.25, 0.6));
  });
  return strands.join("");
}
