// What the sitter wears: suits, blazers, blouses and knitwear.

import { blurred } from "./blur.ts";
import { blob, brush, clip, fill, group, line, mix, openCurve, points, shape, swell, type Point } from "./geometry.ts";
import { MIDDLE, type Sitter, type Tones } from "./sitter.ts";

const DARK_CLOTHS = ["#1c2b47", "#2a2f38", "#27384f", "#3a3230", "#3b2530", "#23403f"] as const;
const BRIGHT_CLOTHS = ["#9a1f2b", "#1f3f73", "#2e6468", "#6d2a44", "#c4a884", "#e6e0d4", "#3c4d38", "#2a2f38"] as const;
const SHIRTS = ["#f1f1ee", "#d9e4ef", "#e9e4da", "#c9d6e4"] as const;
const TIES = ["#8c1a27", "#23406d", "#3d5a4c", "#5a3a5e", "#54606f"] as const;

export function cloth(base: string): Tones {
  return {
    base,
    light: mix(base, "#ffffff", 0.14),
    shade: mix(base, "#0a0d18", 0.3),
    deep: mix(base, "#060812", 0.52),
  };
}

export function clothes(sitter: Sitter): string {
  const seed = sitter.seeded("clothes");
  if (sitter.input.presenting === "man") {
    const jacket = cloth(seed.pick(DARK_CLOTHS));
    const shirt = cloth(seed.pick(SHIRTS));
    const roll = seed.random();
    if (roll < 0.16) return roundNeck(sitter, jacket, 654) + lapels(sitter, cloth(seed.pick(DARK_CLOTHS)), 30);
    const tie = roll < 0.68 ? cloth(seed.pick(TIES)) : undefined;
    return shirtFront(sitter, shirt, tie) + lapels(sitter, jacket, 0);
  }
  const main = cloth(seed.pick(BRIGHT_CLOTHS));
  const roll = seed.random();
  if (roll < 0.2) return blouse(sitter, main);
  if (roll < 0.36) return rollNeck(sitter, main);
  const inner = cloth(seed.pick(["#f0ece4", "#1d2230", "#d8dfe6", "#e7d6cc"]));
  return roundNeck(sitter, inner, seed.between(662, 688)) + lapels(sitter, main, 18);
}

function shoulders({ input }: Sitter): { readonly slope: Point[]; readonly half: number } {
  const woman = input.presenting === "woman";
  const half = woman ? 248 : 296;
  const root = woman ? 78 : 92;
  return {
    half,
    slope: points(
      [root, 634],
      [root + 62, 672],
      [half - 54, 704],
      [half - 12, 740],
      [half + 16, 800],
      [half + 28, 900],
    ),
  };
}

function both(list: readonly Point[], sign: number): Point[] {
  return list.map(({ x, y }) => ({ x: MIDDLE + sign * x, y }));
}

function torso(sitter: Sitter, neckline: readonly Point[]): string {
  const { slope } = shoulders(sitter);
  return shape(both(slope, -1).toReversed(), both(neckline, -1), both(neckline.toReversed(), 1), both(slope, 1));
}

function torsoLight(id: string, tones: Tones): string {
  const light = `<radialGradient id="${id}-light"><stop offset="0" stop-color="${tones.light}"/><stop offset="1" stop-color="${tones.light}" stop-opacity="0"/></radialGradient>`;
  const shade = `<linearGradient id="${id}-shade"><stop offset="0.1" stop-color="${tones.deep}" stop-opacity="0"/><stop offset="0.75" stop-color="${tones.deep}" stop-opacity="0.7"/></linearGradient>`;
  return (
    light +
    shade +
    group(
      `clip-path="url(#${id})"`,
      `<rect x="400" y="580" width="400" height="340" fill="url(#${id}-shade)"/>`,
      `<circle cx="230" cy="720" r="170" fill="url(#${id}-light)"/>`,
    )
  );
}

function roundNeck(sitter: Sitter, tones: Tones, depth: number): string {
  const { slope } = shoulders(sitter);
  const root = slope[0] ?? { x: 80, y: 634 };
  const neckline = [
    root,
    { x: root.x - 12, y: root.y + (depth - root.y) * 0.5 },
    { x: 40, y: depth - 5 },
    { x: 0, y: depth },
  ];
  const path = torso(sitter, neckline);
  const edge = [...both(neckline, -1), ...both(neckline.toReversed().slice(1), 1)];
  return (
    clip("knit", path) +
    fill(path, tones.base) +
    torsoLight("knit", tones) +
    line(openCurve(edge.map(({ x, y }) => ({ x, y: y + 5 }))), tones.shade, 5, 0.6)
  );
}

function rollNeck(sitter: Sitter, tones: Tones): string {
  const path = torso(sitter, points([70, 640], [40, 650], [0, 652]));
  const collar = shape(
    points(
      [MIDDLE - 61, 588],
      [MIDDLE - 56, 596],
      [MIDDLE - 30, 606],
      [MIDDLE, 609],
      [MIDDLE + 30, 606],
      [MIDDLE + 56, 596],
      [MIDDLE + 61, 588],
    ),
    points([MIDDLE + 61, 588], [MIDDLE + 72, 636], [MIDDLE + 82, 656]),
    points([MIDDLE + 82, 656], [MIDDLE + 40, 680], [MIDDLE, 685], [MIDDLE - 40, 680], [MIDDLE - 82, 656]),
    points([MIDDLE - 82, 656], [MIDDLE - 72, 636], [MIDDLE - 61, 588]),
  );
  return (
    clip("knit", path) +
    fill(path, tones.base) +
    torsoLight("knit", tones) +
    clip("roll", collar) +
    fill(collar, tones.base) +
    group(
      'clip-path="url(#roll)"',
      blurred(blob(points([430, 570], [520, 580], [520, 700], [440, 710], [450, 640])), tones.deep, 0.55, "soft"),
    ) +
    line("M322 654Q400 700 478 654", tones.shade, 5, 0.7) +
    line("M344 598Q400 620 456 598", tones.light, 3, 0.5)
  );
}

function collarLeaf(tones: Tones, sign: number, outer: number, point: Point): string {
  const leaf = shape(
    both(points([outer - 4, 605], [outer + 6, 612], [outer + 12, 634], [outer + 12, 652]), sign),
    both([{ x: outer + 12, y: 652 }, point], sign),
    both([point, { x: 4, y: 664 }], sign),
    both(points([4, 664], [outer * 0.5, 648], [outer - 10, 622], [outer - 4, 605]), sign),
  );
  return fill(leaf, sign < 0 ? tones.light : mix(tones.base, tones.shade, 0.35)) + line(leaf, tones.shade, 1.5, 0.5);
}

function shirtFront(sitter: Sitter, shirt: Tones, tie: Tones | undefined): string {
  const path = torso(sitter, points([78, 626], [40, 650], [0, tie ? 668 : 712]));
  const knot = shape(
    points([MIDDLE - 20, 660], [MIDDLE + 20, 660]),
    points([MIDDLE + 20, 660], [MIDDLE + 15, 684], [MIDDLE + 11, 700]),
    points([MIDDLE + 11, 700], [MIDDLE - 11, 700]),
    points([MIDDLE - 11, 700], [MIDDLE - 15, 684], [MIDDLE - 20, 660]),
  );
  const blade = shape(
    points([MIDDLE - 11, 700], [MIDDLE + 11, 700]),
    points([MIDDLE + 11, 700], [MIDDLE + 24, 780], [MIDDLE + 34, 900]),
    points([MIDDLE + 34, 900], [MIDDLE - 34, 900]),
    points([MIDDLE - 34, 900], [MIDDLE - 24, 780], [MIDDLE - 11, 700]),
  );
  const necktie = tie
    ? fill(blade, tie.base) +
      fill(
        shape(
          points([MIDDLE + 4, 700], [MIDDLE + 11, 700]),
          points([MIDDLE + 11, 700], [MIDDLE + 24, 780], [MIDDLE + 34, 900]),
          points([MIDDLE + 34, 900], [MIDDLE + 10, 900]),
        ),
        tie.shade,
        0.8,
      ) +
      fill(knot, mix(tie.base, tie.light, 0.5)) +
      fill(
        shape(
          points([MIDDLE + 4, 660], [MIDDLE + 20, 660]),
          points([MIDDLE + 20, 660], [MIDDLE + 11, 700]),
          points([MIDDLE + 11, 700], [MIDDLE + 2, 700]),
        ),
        tie.shade,
        0.7,
      ) +
      line("M388 702Q400 706 412 702", tie.deep, 3, 0.7)
    : line("M400 716V860", shirt.shade, 2.5, 0.5) +
      '<circle cx="406" cy="748" r="4" fill="#ffffff" fill-opacity="0.8"/>';
  return (
    clip("shirt", path) +
    fill(path, shirt.base) +
    group(
      'clip-path="url(#shirt)"',
      blurred(blob(points([410, 640], [520, 640], [520, 900], [430, 900])), shirt.shade, 0.6, "soft"),
    ) +
    necktie +
    collarLeaf(shirt, -1, 76, tie ? { x: 32, y: 708 } : { x: 46, y: 724 }) +
    collarLeaf(shirt, 1, 76, tie ? { x: 32, y: 708 } : { x: 46, y: 724 })
  );
}

function blouse(sitter: Sitter, tones: Tones): string {
  const path = torso(sitter, points([70, 632], [36, 680], [0, 742]));
  return (
    clip("blouse", path) +
    fill(path, tones.base) +
    torsoLight("blouse", tones) +
    line("M400 744V860", tones.shade, 3, 0.7) +
    fill(brush(points([300, 720], [330, 780], [340, 860]), swell(12)), tones.shade, 0.5) +
    fill(brush(points([500, 720], [470, 780], [466, 860]), swell(14)), tones.deep, 0.5) +
    blouseLeaf(tones, -1) +
    blouseLeaf(tones, 1)
  );
}

function blouseLeaf(tones: Tones, sign: number): string {
  const leaf = shape(
    both(points([56, 604], [66, 610], [82, 636], [96, 664]), sign),
    both(points([96, 664], [62, 742]), sign),
    both(points([62, 742], [4, 744]), sign),
    both(points([4, 744], [40, 680], [54, 636], [56, 604]), sign),
  );
  return (
    fill(leaf, sign < 0 ? mix(tones.base, tones.light, 0.8) : mix(tones.base, tones.shade, 0.4)) +
    line(leaf, tones.deep, 1.5, 0.35)
  );
}

/** A jacket, open over whatever is worn below; `wide` opens it further. */
function lapels(sitter: Sitter, tones: Tones, wide: number): string {
  const { slope } = shoulders(sitter);
  const root = slope[0]?.x ?? 90;
  const side = (sign: number) => {
    const inner = points(
      [root - 3, 629],
      [root - 4 + wide * 0.6, 650],
      [78 + wide, 690],
      [48 + wide, 770],
      [10 + wide * 0.8, 900],
    );
    const body = shape(both(inner, sign), both(slope.map(({ x, y }) => ({ x: x + 4, y: y - 4 })).toReversed(), sign));
    const lapel = shape(
      both(inner, sign),
      both(points([10 + wide * 0.8, 900], [84 + wide, 812], [132 + wide, 744]), sign),
      both(points([132 + wide, 744], [100 + wide, 728]), sign),
      both(points([100 + wide, 728], [128 + wide, 704]), sign),
      both(points([128 + wide, 704], [root + 24 + wide * 0.6, 662], [root + 8, 637], [root - 3, 629]), sign),
    );
    const id = sign < 0 ? "jacket-left" : "jacket-right";
    return (
      clip(id, body) +
      fill(body, sign < 0 ? tones.base : mix(tones.base, tones.shade, 0.45)) +
      torsoLight(id, tones) +
      fill(lapel, sign < 0 ? mix(tones.base, tones.light, 0.55) : mix(tones.base, tones.shade, 0.15)) +
      line(lapel, tones.deep, 2, 0.55) +
      fill(brush(both(points([slope[3]?.x ?? 240, 752], [206, 800], [196, 880]), sign), swell(10, 2)), tones.deep, 0.4)
    );
  };
  return side(-1) + side(1);
}
