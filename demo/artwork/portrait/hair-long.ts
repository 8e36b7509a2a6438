// Hair that falls past the ears: bobs, long and wavy hair.

import { fill, resample, shape, type Point } from "./geometry.ts";
import { castShadow, hairSpace, locks, mass, type HairLayers, type HairSpace } from "./hair-parts.ts";
import type { Sitter } from "./sitter.ts";

interface Fall {
  /** From the crown outwards and down. */
  readonly outer: Point[];
  /** Along the face, from the parting down. */
  readonly inner: Point[];
}

function guidesOf({ outer, inner }: Fall): Point[][] {
  const [from, to] = [resample(inner, 7), resample(outer, 7)];
  return [0.04, 0.3, 0.55, 0.8, 0.97].map((share) =>
    from.map((point, index) => {
      const goal = to[index] ?? point;
      return { x: point.x + (goal.x - point.x) * share, y: point.y + (goal.y - point.y) * share };
    }),
  );
}

function curtain(sitter: Sitter, left: Fall, right: Fall, width: number, over = ""): string {
  const seed = sitter.seeded("locks");
  const path = shape(left.outer.toReversed(), right.outer, right.inner.toReversed(), left.inner);
  const strands = [left, right].map((fall) => locks(guidesOf(fall), 32, seed, sitter.hair, width));
  return castShadow(sitter, path) + mass(sitter, "hair", path, strands.join("") + over);
}

/** Hair behind the neck, mostly in shadow. */
function behind(sitter: Sitter, path: string): string {
  return mass(sitter, "hair-back", path, "") + fill(path, sitter.hair.deep, 0.65);
}

export function bob(sitter: Sitter): HairLayers {
  const seed = sitter.seeded("bob");
  const at = hairSpace(sitter, seed.pick([-1, 1]));
  const end = seed.between(490, 560);
  const body = seed.between(-4, 10);
  const fringed = seed.random() < 0.4;
  const side = (sign: number, reach: number): Fall => ({
    outer: [
      at(22, 86 - body * 0.6),
      at(22 + sign * 54, 92 - body * 0.5),
      at(sign * 124 + 6, 138 - body * 0.4),
      at(sign * (154 + body), 226),
      at(sign * (165 + body), 330),
      at(sign * (169 + body), 420),
      at(sign * (165 + body), end - 50),
      at(sign * (148 + body), end - 6),
    ],
    inner: [
      at(22, 184, 1),
      at(sign * reach, 200, 1),
      at(sign * 102 + 4, 250, 0.6),
      at(sign * 123, 330, 0.3),
      at(sign * 131, 410, 0.3),
      at(sign * 130, 470, 0.3),
      at(sign * 122, end - 16, 0.3),
      at(sign * 108, end + 6, 0.3),
    ],
  });
  const back = shape(
    [at(-130, 240), at(-148, 400), at(-134, end - 20), at(-112, end + 2)],
    [at(-112, end + 2), at(0, end + 10), at(112, end + 2)],
    [at(112, end + 2), at(134, end - 20), at(148, 400), at(130, 240)],
  );
  const curtains = curtain(sitter, side(-1, 16), side(1, 66), 10);
  return { back: behind(sitter, back), front: fringed ? curtains + fringe(sitter) : curtains };
}

function fringe(sitter: Sitter): string {
  const at = hairSpace(sitter, 1);
  const seed = sitter.seeded("fringe");
  const tips = [-118, -80, -40, 0, 40, 80, 118].map((x) =>
    at(x, 292 + (Math.abs(x) > 100 ? 22 : 0) + seed.between(-3, 3), 0.9),
  );
  const path = shape(
    [
      at(-122, 320, 0.3),
      at(-128, 230, 0.3),
      at(-90, 150, 0.3),
      at(0, 118, 0.3),
      at(90, 150, 0.3),
      at(128, 230, 0.3),
      at(122, 320, 0.3),
    ],
    tips.toReversed(),
  );
  const guides = [-118, -60, 0, 60, 118].map((x) => [
    at(x * 0.25, 118, 0.3),
    at(x * 0.62, 170, 0.5),
    at(x * 0.92, 236, 0.8),
    at(x * 1.02, 308, 0.9),
  ]);
  return castShadow(sitter, path) + mass(sitter, "fringe", path, locks(guides, 36, seed, sitter.hair, 11));
}

function waved(list: readonly Point[], amount: number, phase: number): Point[] {
  if (amount === 0) return [...list];
  return resample(list, 24).map(({ x, y }) => ({
    x: x + Math.sin((y - 200) / 25 + phase) * amount * Math.min(1, Math.max(0, (y - 190) / 140)),
    y,
  }));
}

function downwards(at: HairSpace, sign: number, xs: readonly number[], from: number, front: number): Point[] {
  return xs.map((x, index) => at(sign * x, from + index * 66, front));
}

export function longHair(sitter: Sitter, waves: number): HairLayers {
  const seed = sitter.seeded("long");
  const at = hairSpace(sitter, seed.pick([-1, 1]));
  const body = seed.between(-4, 8) + waves * 10;
  const parting = seed.between(2, 34);
  const phase = seed.between(0, 6);
  const swing = 9 * waves;
  // Loose hair lies in front of the shoulder on one side and behind it on the other, or in front on both.
  const tucked = seed.pick([-1, 0, 1]);
  const side = (sign: number, reach: number): Fall => {
    const drop = sign === tucked ? [122, 133, 142, 150, 162, 172] : [123, 132, 135, 134, 132, 134, 142, 152, 160];
    const outerDrop =
      sign === tucked ? [153, 160, 165, 168, 172, 178, 178] : [153, 160, 166, 170, 175, 183, 193, 202, 208, 212];
    return {
      outer: waved(
        [
          at(parting, 85 - body * 0.5),
          at(parting + sign * 54, 92 - body * 0.5),
          at(sign * 124 + 6, 138 - body * 0.4),
          ...downwards(
            at,
            sign,
            outerDrop.map((x) => x + body),
            224,
            0,
          ),
        ],
        swing,
        phase + sign,
      ),
      inner: waved(
        [
          at(parting, 182, 1),
          at(sign * reach + parting * 0.4, 198, 1),
          at(sign * 102 + 4, 250, 0.6),
          ...downwards(at, sign, drop, 318, 0.2),
        ],
        swing * 0.7,
        phase + sign * 2,
      ),
    };
  };
  const back = shape(
    [at(-130, 200), at(-160, 420), at(-188, 640), at(-190, 900)],
    [at(-190, 900), at(190, 900)],
    [at(190, 900), at(188, 640), at(160, 420), at(130, 200)],
  );
  return { back: behind(sitter, back), front: curtain(sitter, side(-1, 16), side(1, 66), waves ? 14 : 11) };
}
