import {
  circle,
  darker,
  type Easel,
  easel,
  ellipse,
  everything,
  fade,
  finish,
  glow,
  group,
  lighter,
  list,
  mix,
  n,
  path,
  polygon,
  rect,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  table: string;
  bottle: string;
  pills: [string, ...string[]];
}

const PALETTES: [Palette, ...Palette[]] = [
  { table: "#f0b9a6", bottle: "#e8752e", pills: ["#d8433b", "#fbf3e6", "#2d6f8f", "#f6cf5a"] },
  { table: "#16435a", bottle: "#f08a35", pills: ["#f4efe3", "#ef6f53", "#6fc2c0", "#f7d36a"] },
  { table: "#d9dfe6", bottle: "#2f6fb0", pills: ["#2f5fb3", "#ffffff", "#f2654f", "#8fb7d9"] },
  { table: "#3f2a5a", bottle: "#ff9a4f", pills: ["#ff7fa3", "#f7eefc", "#8f7bff", "#ffd166"] },
];

function capsule(context: SceneContext, art: Easel, colors: Palette, x: number, y: number, size: number): string {
  const one = context.pick(colors.pills);
  const two = one === colors.pills[1] ? colors.pills[0] : (colors.pills[1] ?? one);
  const gloss = art.linear(
    [0, -size],
    [0, size],
    [
      [0, "#ffffff", 0.55],
      [0.3, "#ffffff", 0.12],
      [0.6, "#000000", 0.05],
      [1, "#000000", 0.5],
    ],
  );
  const left = `M0 ${n(-size)}L${n(-size * 1.5)} ${n(-size)}A${n(size)} ${n(size)} 0 0 0 ${n(-size * 1.5)} ${n(size)}L0 ${n(size)}Z`;
  const right = `M${n(-size * 0.1)} ${n(-size * 1.05)}L${n(size * 1.5)} ${n(-size * 1.05)}A${n(size * 1.05)} ${n(size * 1.05)} 0 0 1 ${n(size * 1.5)} ${n(size * 1.05)}L${n(-size * 0.1)} ${n(size * 1.05)}Z`;
  const angle = context.between(0, 360);
  const light = (angle * Math.PI) / 180;
  return group(
    `transform="translate(${n(x)} ${n(y)})"`,
    group(
      `transform="translate(${n(size * 0.35)} ${n(size * 0.5)}) rotate(${n(angle)})"`,
      rect(-size * 2.5, -size, size * 5, size * 2, darker(colors.table, 0.75), `rx="${n(size)}" ${fade(0.4)}`),
    ),
    group(
      `transform="rotate(${n(angle)})"`,
      path(left, one) + path(left, gloss),
      path(right, two) + path(right, gloss),
      rect(-size * 0.1, -size * 1.05, size * 0.14, size * 2.1, "#ffffff", fade(0.3)),
      ellipse(size * 0.2, -Math.abs(Math.cos(light)) * size * 0.5, size * 1.5, size * 0.13, "#ffffff", fade(0.75)),
    ),
  );
}

function tablet(context: SceneContext, art: Easel, colors: Palette, x: number, y: number, size: number): string {
  const tone = context.pick(colors.pills);
  const squash = context.between(0.72, 1);
  return group(
    `transform="translate(${n(x)} ${n(y)}) rotate(${context.whole(-40, 40)})"`,
    ellipse(size * 0.34, size * 0.46, size * 1.04, size * squash, darker(colors.table, 0.75), fade(0.4)),
    ellipse(0, size * 0.16, size, size * squash, darker(tone, 0.4)),
    ellipse(0, 0, size, size * squash, art.ball(lighter(tone, 0.7), tone, darker(tone, 0.22), [0.35, 0.25])),
    ellipse(
      0,
      0,
      size * 0.86,
      size * squash * 0.86,
      "none",
      `stroke="${darker(tone, 0.2)}" stroke-width="${n(size * 0.035)}"`,
    ),
    rect(-size * 0.72, -size * 0.04, size * 1.44, size * 0.08, darker(tone, 0.3)) +
      rect(-size * 0.72, size * 0.035, size * 1.44, size * 0.03, lighter(tone, 0.7)),
  );
}

/** A translucent bottle lying on its side, mouth towards the spill. */
function bottle(context: SceneContext, art: Easel, colors: Palette, x: number, y: number, angle: number): string {
  const glass = art.linear(
    [0, -190],
    [0, 190],
    [
      [0, lighter(colors.bottle, 0.55), 0.95],
      [0.25, colors.bottle, 0.75],
      [0.7, darker(colors.bottle, 0.2), 0.9],
      [1, darker(colors.bottle, 0.6), 0.95],
    ],
  );
  return group(
    `transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})"`,
    rect(-560, -150, 640, 380, darker(colors.table, 0.8), `rx="60" ${fade(0.4)}`),
    polygon(
      [
        [-400, 190],
        [60, 190],
        [240, 330],
        [-300, 360],
      ],
      colors.bottle,
      fade(0.25),
    ),
    rect(-580, -190, 580, 380, darker(colors.bottle, 0.5), 'rx="50"'),
    times(16, (index) =>
      group(
        `transform="translate(${n(-500 + (index % 8) * 62)} ${n(30 + Math.floor(index / 8) * 90)})"`,
        index % 2 ? capsule(context, art, colors, 0, 0, 36) : tablet(context, art, colors, 0, 0, 46),
      ),
    ),
    rect(-580, -190, 580, 380, glass, 'rx="50"'),
    path("M0 -150L40 -150L40 150L0 150Z", glass),
    rect(
      30,
      -168,
      74,
      336,
      art.linear(
        [0, -168],
        [0, 168],
        [
          [0, lighter(colors.bottle, 0.5)],
          [0.5, colors.bottle],
          [1, darker(colors.bottle, 0.55)],
        ],
      ),
      'rx="14"',
    ),
    times(13, (ridge) => rect(34, -160 + ridge * 25, 66, 5, darker(colors.bottle, 0.5), fade(0.4))),
    ellipse(104, 0, 34, 150, darker(colors.bottle, 0.75)) + ellipse(108, 0, 27, 132, darker(colors.bottle, 0.88)),
    rect(
      -500,
      -188,
      330,
      376,
      art.linear(
        [0, -188],
        [0, 188],
        [
          [0, "#ffffff"],
          [0.5, "#f3ece0"],
          [1, "#a99e93"],
        ],
      ),
    ),
    times(5, (line) =>
      rect(
        -460 + line * 54,
        -120,
        line ? 12 : 26,
        line % 2 ? 180 : 240,
        mix(colors.bottle, "#222222", line ? 0.6 : 0),
        fade(0.8),
      ),
    ),
    rect(-570, -158, 560, 34, "#ffffff", `rx="17" ${fade(0.45)}`),
  );
}

export const pills: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const left = context.random() < 0.5;
  const mirror = (x: number) => (left ? x : 1600 - x);
  const withBottle = context.random() < 0.7;
  const spread = list(withBottle ? context.whole(20, 28) : context.whole(34, 44), (index) => {
    const t = context.random();
    const x = withBottle ? 720 + t * 900 : ((index * 7) % 9) * 185 + context.between(-30, 70);
    const y = withBottle
      ? 450 + context.between(-1, 1) * (120 + t * 380)
      : Math.floor(index / 7) * 165 + context.between(-30, 60);
    return { x: mirror(x), y, size: context.between(48, 66) };
  }).toSorted((a, b) => a.y - b.y);
  return art.picture(
    everything(
      art.radial([mirror(1150), 300], 1300, [
        [0, lighter(colors.table, 0.3)],
        [0.5, colors.table],
        [1, darker(colors.table, 0.4)],
      ]),
    ),
    polygon(
      [
        [mirror(1600), 0],
        [mirror(1100), 0],
        [mirror(300), 900],
        [mirror(900), 900],
      ],
      "#ffffff",
      fade(0.1),
    ),
    polygon(
      [
        [mirror(1000), 0],
        [mirror(930), 0],
        [mirror(110), 900],
        [mirror(190), 900],
      ],
      "#ffffff",
      fade(0.07),
    ),
    ...spread
      .filter(({ x }) => !withBottle || mirror(x) > 700)
      .map(({ x, y, size }) =>
        context.random() < 0.55
          ? capsule(context, art, colors, x, y, size * 0.86)
          : tablet(context, art, colors, x, y, size * 1.1),
      ),
    withBottle
      ? group(
          left ? "" : 'transform="translate(1600 0) scale(-1 1)"',
          bottle(context, art, colors, 640, 430, context.between(-16, 14)),
        )
      : "",
    withBottle
      ? capsule(context, art, colors, mirror(840), 480, 62) +
          tablet(context, art, colors, mirror(850), 640, 74) +
          capsule(context, art, colors, mirror(1050), 330, 60)
      : "",
    circle(mirror(1300), 90, 500, art.glow("#fff4dc", 0.35)) + glow(art, mirror(60), 860, 420, colors.bottle, 0.25),
    finish(art, darker(colors.table, 0.8), 0.5),
  );
};
