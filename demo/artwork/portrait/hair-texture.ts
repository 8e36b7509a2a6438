// Hair with a texture of its own: curls and braids.

import type { SceneContext } from "../scene.ts";
import {
  brush,
  fill,
  group,
  line,
  mix,
  num,
  openCurve,
  points,
  resample,
  shape,
  swell,
  type Point,
} from "./geometry.ts";
import { castShadow, hairSpace, locks, mass, type HairLayers, type HairSpace } from "./hair-parts.ts";
import { MIDDLE, type Sitter, type Tones } from "./sitter.ts";

function curl(spot: Point, radius: number, seed: SceneContext, tones: Tones): string {
  const lit = spot.x < MIDDLE + 30 && spot.y < 420;
  const turn = seed.between(0, Math.PI * 2);
  const spiral = Array.from({ length: 6 }, (_, index) => {
    const angle = turn + index * 0.85;
    const reach = radius * (0.88 - index * 0.11);
    return { x: spot.x + Math.cos(angle) * reach, y: spot.y + Math.sin(angle) * reach };
  });
  const body = mix(tones.base, tones.shade, lit ? seed.between(0, 0.45) : seed.between(0.3, 0.9));
  return (
    `<circle cx="${num(spot.x)}" cy="${num(spot.y)}" r="${num(radius)}" fill="${body}"/>` +
    fill(brush(spiral, swell(radius * 0.3, 1)), lit ? tones.light : tones.base, lit ? 0.42 : 0.5) +
    line(
      openCurve(spiral.map(({ x, y }) => ({ x: 2 * spot.x - x, y: 2 * spot.y - y })).slice(0, 4)),
      tones.deep,
      radius * 0.12,
      0.4,
    )
  );
}

function scatter(edge: readonly Point[], count: number, radius: number, seed: SceneContext, tones: Tones): string {
  return resample(edge, count)
    .map(({ x, y }) =>
      curl({ x: x + seed.between(-6, 6), y: y + seed.between(-6, 6) }, radius * seed.between(0.8, 1.25), seed, tones),
    )
    .join("");
}

function ring(at: HairSpace, grow: number, end: number): Point[] {
  const g = grow;
  return [
    at(-112 - g * 0.3, end),
    at(-142 - g * 0.8, end - 80),
    at(-150 - g, 280),
    at(-130 - g, 170 - g * 0.3),
    at(-76 - g * 0.4, 110 - g * 0.7),
    at(0, 92 - g * 0.8),
    at(76 + g * 0.4, 110 - g * 0.7),
    at(130 + g, 170 - g * 0.3),
    at(150 + g, 280),
    at(142 + g * 0.8, end - 80),
    at(112 + g * 0.3, end),
  ];
}

function shortRing(at: HairSpace, grow: number): Point[] {
  const side = (sign: number) => [
    at(sign * 140, 306),
    at(sign * (146 + grow * 0.4), 262),
    at(sign * (136 + grow), 190),
    at(sign * (108 + grow * 0.8), 142 - grow * 0.3),
    at(sign * (60 + grow * 0.4), 106 - grow * 0.7),
  ];
  return [...side(-1), at(0, 94 - grow * 0.8), ...side(1).toReversed()];
}

export function curls(sitter: Sitter): HairLayers {
  const seed = sitter.seeded("curls");
  const woman = sitter.input.presenting === "woman";
  const at = hairSpace(sitter, 1);
  const { hair } = sitter;
  const end = seed.between(500, 600);
  const full = woman ? seed.between(26, 48) : 6;
  const around = (grow: number, bottom: number) => (woman ? ring(at, grow, bottom) : shortRing(at, grow));
  const backdrop = shape(ring(at, full - 6, end), points([MIDDLE + 60, end + 10], [MIDDLE - 60, end + 10]));
  const layers = woman ? [full, full * 0.55, full * 0.1] : [full, -10, -26];
  const crown = layers
    .map((grow, index) =>
      scatter(around(grow, end - index * 20), woman ? 32 - index * 2 : 26, woman ? 25 : 15, seed, hair),
    )
    .join("");
  const inner = woman
    ? [
        at(-124, end - 30, 0.2),
        at(-140, 400, 0.2),
        at(-130, 320, 0.3),
        at(-112, 250, 0.6),
        at(-64, 206, 1),
        at(0, 192, 1),
        at(64, 206, 1),
        at(112, 250, 0.6),
        at(130, 320, 0.3),
        at(140, 400, 0.2),
        at(124, end - 30, 0.2),
      ]
    : [
        at(-138, 290, 0.1),
        at(-129, 250, 0.2),
        at(-92, 206, 0.9),
        at(0, 190, 1),
        at(92, 206, 0.9),
        at(129, 250, 0.2),
        at(138, 290, 0.1),
      ];
  const crest = [at(-100, 176), at(-50, 146), at(0, 138), at(50, 146), at(100, 176)];
  const cap = shape(woman ? ring(at, 0, 420) : shortRing(at, 0), inner.toReversed());
  return {
    back: woman ? fill(backdrop, hair.deep) + scatter(ring(at, full, end), 30, 30, seed, hair) : "",
    front: group(
      "",
      castShadow(sitter, cap),
      fill(cap, hair.shade),
      crown,
      scatter([at(-74, 196), at(0, 166), at(74, 196)], 7, woman ? 24 : 18, seed, hair),
      scatter(crest, 11, woman ? 28 : 22, seed, hair),
      scatter(inner, woman ? 25 : 21, woman ? 20 : 13, seed, hair),
    ),
  };
}

function braid(spine: readonly Point[], width: number, tones: Tones, lit: boolean): string {
  const links = resample(spine, 24);
  const marks = links.slice(1).map((point, index) => {
    const before = links[index] ?? point;
    const sign = index % 2 === 0 ? 1 : -1;
    const lens = [
      { x: before.x - sign * width * 0.42, y: before.y },
      { x: before.x + sign * width * 0.1, y: (before.y + point.y) / 2 - 2 },
      { x: point.x + sign * width * 0.38, y: point.y + 5 },
    ];
    return fill(brush(lens, swell(width * 0.44, 1), 5), tones.light, lit ? 0.5 : 0.26);
  });
  return (
    fill(
      brush(spine, () => width, 9),
      tones.deep,
    ) +
    fill(
      brush(spine, () => width * 0.8, 9),
      tones.shade,
    ) +
    marks.join("")
  );
}

export function braids(sitter: Sitter): HairLayers {
  const seed = sitter.seeded("braids");
  const at = hairSpace(sitter, seed.pick([-1, 1]));
  const { hair } = sitter;
  const fallOf = (sign: number, step: number): Point[] => {
    const out = step * 15;
    return [
      at(sign * (136 + out * 0.05), 300 - step * 18),
      at(sign * (139 + out * 0.6), 350),
      at(sign * (140 + out), 460),
      at(sign * (128 + out * 1.1), 600),
      at(sign * (126 + out * 1.2), 730),
      at(sign * (128 + out * 1.2), 880),
    ];
  };
  const side = (sign: number) => [3, 2, 1, 0].map((step) => braid(fallOf(sign, step), 19, hair, sign < 0)).join("");
  const cap = shape(
    [
      at(-140, 330),
      at(-150, 270),
      at(-146, 206),
      at(-124, 144),
      at(-76, 102),
      at(0, 88),
      at(76, 102),
      at(124, 144),
      at(146, 206),
      at(150, 270),
      at(140, 330),
    ],
    [
      at(126, 330, 0.2),
      at(121, 276, 0.4),
      at(100, 224, 0.6),
      at(54, 196, 1),
      at(0, 188, 1),
      at(-54, 196, 1),
      at(-100, 224, 0.6),
      at(-121, 276, 0.4),
      at(-126, 330, 0.2),
    ],
  );
  const rows = [
    [at(-120, 270), at(-138, 240), at(-146, 230), at(-150, 250)],
    [at(-96, 220), at(-110, 180), at(-130, 180), at(-146, 220)],
    [at(-50, 195), at(-60, 150), at(-90, 120), at(-120, 140)],
    [at(0, 188), at(0, 140), at(0, 110), at(0, 90)],
    [at(50, 195), at(60, 150), at(90, 120), at(120, 140)],
    [at(96, 220), at(110, 180), at(130, 180), at(146, 220)],
    [at(120, 270), at(138, 240), at(146, 230), at(150, 250)],
  ];
  const furrows = Array.from({ length: 13 }, (_, index) => {
    const position = (index / 12) * (rows.length - 1);
    const from = rows[Math.floor(position)] ?? [];
    const to = rows[Math.ceil(position)] ?? from;
    return from.map(({ x, y }, step) => ({ x: (x + (to[step]?.x ?? x)) / 2, y: (y + (to[step]?.y ?? y)) / 2 }));
  });
  const backdrop = shape(
    [at(-146, 220), at(-160, 460), at(-150, 900)],
    [at(-150, 900), at(150, 900)],
    [at(150, 900), at(160, 460), at(146, 220)],
  );
  return {
    back: fill(backdrop, hair.deep),
    front: group(
      "",
      side(-1) + side(1),
      castShadow(sitter, cap) +
        mass(
          sitter,
          "hair",
          cap,
          locks(rows, 30, seed, hair, 9) + furrows.map((furrow) => line(openCurve(furrow), hair.deep, 3, 0.7)).join(""),
        ),
    ),
  };
}
