// Telescope domes on a summit under the Milky Way or turning stars.
import {
  type Air,
  blueHour,
  clouds,
  coniferRow,
  disc,
  draw,
  dusk,
  ellipse,
  far,
  figure,
  finish,
  glow,
  group,
  heightAt,
  lerp,
  linear,
  mist,
  mix,
  n,
  night,
  polygon,
  rect,
  ridgeThrough,
  ridges,
  shape,
  sky,
  soft,
  stars,
  stroke,
  tint,
  under,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

const aurora: Air = {
  ...night,
  name: "aurora",
  sky: ["#04101c", "#0a2a38", "#15605c", "#5fae8a"],
  haze: "#2a6a64",
  cloudLit: "#5f9a90",
  cloudShade: "#0c2a34",
};

function milkyWay(context: SceneContext, lean: number): string {
  const dust = soft(context, "#9fb4e8", 0.22);
  const warm = soft(context, "#e8c4b0", 0.16);
  const gap = soft(context, "#0a1022", 0.2);
  const along = (t: number) => lerp(-420, 420, t) * lean;
  const band = draw(34, () => {
    const t = context.random();
    return ellipse(
      WIDTH / 2 + along(t) + context.between(-60, 60),
      lerp(640, -40, t),
      context.between(60, 150),
      context.between(60, 130),
      context.random() < 0.4 ? warm.url : dust.url,
    );
  });
  const rifts = draw(12, () => {
    const t = context.random();
    return ellipse(
      WIDTH / 2 + along(t) + context.between(-26, 26),
      lerp(620, -20, t),
      context.between(26, 60),
      context.between(50, 110),
      gap.url,
    );
  });
  const grains = draw(520, () => {
    const t = context.random();
    const s = context.between(0.8, 2);
    return `M${n(WIDTH / 2 + along(t) + (context.random() + context.random() + context.random() - 1.5) * 170)} ${n(lerp(660, -20, t))}h${n(s)}v${n(s)}h${n(-s)}z`;
  });
  return dust.defs + warm.defs + gap.defs + band + rifts + shape(grains, "#f0f2ff", 'opacity=".7"');
}

function starTrails(context: SceneContext, x: number, y: number): string {
  return draw(120, () => {
    const r = 20 + context.random() ** 0.7 * 1000;
    const from = context.between(0, Math.PI * 2);
    const sweep = context.between(0.25, 0.5);
    return stroke(
      `M${n(x + Math.cos(from) * r)} ${n(y + Math.sin(from) * r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + Math.cos(from + sweep) * r)} ${n(y + Math.sin(from + sweep) * r)}`,
      context.pick(["#dfe8ff", "#ffffff", "#ffe2c4", "#bcd0ff"]),
      context.between(0.7, 2),
      'opacity=".6" stroke-linecap="round"',
    );
  });
}

function dome(
  context: SceneContext,
  air: Air,
  x: number,
  y: number,
  r: number,
  turn: number,
  lightSide: number,
  open: boolean,
): string {
  const shell = linear(
    context,
    lightSide > 0
      ? [
          [0, tint(air, "#aeb8c8", 0)],
          [0.5, tint(air, "#dfe5ee", 0.5)],
          [0.85, tint(air, "#ffffff", 1)],
          [1, tint(air, "#cfd6e0", 0.6)],
        ]
      : [
          [0, tint(air, "#cfd6e0", 0.6)],
          [0.15, tint(air, "#ffffff", 1)],
          [0.5, tint(air, "#dfe5ee", 0.5)],
          [1, tint(air, "#aeb8c8", 0)],
        ],
    "right",
  );
  const ribs = draw(9, (i) => {
    const t = Math.sin(((i - 4) / 4.6) * (Math.PI / 2));
    return stroke(
      `M${n(x + t * r)} ${n(y - r * 0.5)}Q${n(x + t * r * 0.9)} ${n(y - r * 1.3)} ${n(x)} ${n(y - r * 1.5)}`,
      air.ink,
      1.2,
      'opacity=".22"',
    );
  });
  const slitX = x + turn * r * 0.34;
  const slit = open
    ? shape(
        polygon([
          [slitX - r * 0.15, y - r * 0.56],
          [slitX + r * 0.15, y - r * 0.56],
          [slitX + r * 0.11 - turn * r * 0.12, y - r * 1.44],
          [slitX - r * 0.11 - turn * r * 0.12, y - r * 1.46],
        ]),
        linear(context, [
          [0, "#0a0e1a"],
          [0.6, "#5a2f1c"],
          [1, "#ffb45a"],
        ]),
      ) +
      glow(context, slitX, y - r * 0.72, r * 0.5, "#ff9a4a", 0.7) +
      shape(
        polygon([
          [slitX - r * 0.07, y - r * 0.6],
          [slitX + r * 0.07, y - r * 0.6],
          [slitX + r * 0.1 - turn * r * 0.1, y - r * 1.2],
          [slitX - r * 0.02 - turn * r * 0.1, y - r * 1.22],
        ]),
        "#181c26",
      )
    : "";
  return (
    ellipse(x, y + 4, r * 1.5, r * 0.12, soft(context, "#000000", 0.7)) +
    rect(
      x - r * 1.02,
      y - r * 0.5,
      r * 2.04,
      r * 0.54,
      linear(
        context,
        lightSide > 0
          ? [
              [0, tint(air, "#8a94a4", 0)],
              [0.8, tint(air, "#e8ecf2", 0.8)],
              [1, tint(air, "#b9c2ce", 0.4)],
            ]
          : [
              [0, tint(air, "#b9c2ce", 0.4)],
              [0.2, tint(air, "#e8ecf2", 0.8)],
              [1, tint(air, "#8a94a4", 0)],
            ],
        "right",
      ),
    ) +
    shape(`M${n(x - r)} ${n(y - r * 0.5)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y - r * 0.5)}Z`, shell) +
    ribs +
    rect(x - r * 1.06, y - r * 0.55, r * 2.12, r * 0.09, tint(air, "#9aa4b2", 0.5)) +
    slit +
    draw(5, (i) =>
      rect(x - r * 0.72 + i * r * 0.34, y - r * 0.34, r * 0.1, r * 0.13, mix("#ffcf80", "#ff7a3a", 0.25)),
    ) +
    glow(context, x - r * 0.05, y - r * 0.26, r * 0.8, "#ffb45a", 0.35, r * 0.3) +
    rect(x + r * 0.78, y - r * 0.28, r * 0.14, r * 0.32, "#2a1c14")
  );
}

export const observatory: Scene = (context) => {
  const air = context.pick([night, aurora, blueHour, dusk]);
  const side = context.pick([1, -1]);
  const flip = (x: number) => (side > 0 ? x : WIDTH - x);
  const domeX = flip(context.between(520, 640));
  const r = context.between(150, 190);
  const base = context.between(640, 680);
  const anchors = [
    [-20, 810],
    [260, 720],
    [domeX - r * 1.4, base + 20],
    [domeX + r * 1.5, base + 12],
    [flip(1080), base + 60],
    [1620, 830],
  ] as const;
  const crest = ridgeThrough(
    context,
    [...anchors].map(([x, y]): readonly [number, number] => [x, y]).toSorted((a, b) => a[0] - b[0]),
    7,
    4,
  );
  const level = crest.map(([x, y]): readonly [number, number] => (Math.abs(x - domeX) < r * 1.3 ? [x, base] : [x, y]));
  const second = flip(context.between(1060, 1180));
  const trails = context.random() < 0.45;
  const secondY = heightAt(level, second) + 6;
  const beamX = domeX + side * r * 0.3;
  const laser =
    shape(
      polygon([
        [beamX - 2, base - r * 1.3],
        [beamX + 2, base - r * 1.3],
        [beamX + side * 330 + 5, -20],
        [beamX + side * 330 - 5, -20],
      ]),
      linear(context, [
        [0, "#ffd27a", 0.1],
        [1, "#ffcf6a", 0.9],
      ]),
    ) +
    shape(
      polygon([
        [beamX - 8, base - r * 1.3],
        [beamX + 8, base - r * 1.3],
        [beamX + side * 330 + 26, -20],
        [beamX + side * 330 - 26, -20],
      ]),
      "#ffcf6a",
      'opacity=".12"',
    );
  const curtains =
    air === aurora
      ? draw(26, (i) => {
          const x = 120 + i * 54 + context.between(-20, 20);
          const top = 80 + Math.sin(i * 0.5) * 70;
          return rect(
            x,
            top,
            60,
            420,
            linear(context, [
              [0, "#5affb0", 0],
              [0.6, "#5affb0", 0.26],
              [0.9, "#a0ffd8", 0.34],
              [1, "#a0ffd8", 0],
            ]),
          );
        })
      : "";
  return (
    sky(context, air, 720, [flip(1250), 660], false) +
    stars(context, trails ? 160 : 520, 640) +
    (trails ? starTrails(context, domeX + side * 210, 210) : milkyWay(context, side)) +
    curtains +
    glow(context, flip(1280), 700, 620, air.sky[3], 0.6, 170) +
    clouds(context, air, 560, 640, 3, flip(1250), 0.5) +
    ridges(context, air, 600, 720, 4, "#2c3a52", 70) +
    mist(context, air.haze, 720, 90, 0.6, 7) +
    (context.random() < 0.55 ? laser : "") +
    dome(context, air, second, secondY, r * 0.46, -side, side, context.random() < 0.5) +
    dome(context, air, domeX, base + 8, r, side, side, true) +
    shape(
      under(level),
      linear(context, [
        [0, mix(air.ink, air.haze, 0.42)],
        [0.3, mix(air.ink, air.haze, 0.18)],
        [1, air.ink],
      ]),
    ) +
    shape(
      draw(120, () => {
        const x = context.between(0, WIDTH);
        return polygon([
          [x, heightAt(level, x) + context.between(8, 190)],
          [x + context.between(10, 40), heightAt(level, x) + context.between(8, 190)],
          [x + context.between(-8, 18), heightAt(level, x) + context.between(20, 200)],
        ]);
      }),
      far(air, air.ink, 0.3),
      'opacity=".3"',
    ) +
    shape(
      `M${n(domeX + side * r * 0.8)} ${n(base + 6)}Q${n(domeX + side * 330)} ${n(base + 70)} ${n(domeX + side * 210)} ${HEIGHT}h${n(side * 170)}Q${n(domeX + side * 430)} ${n(base + 90)} ${n(domeX + side * r * 0.98)} ${n(base + 6)}Z`,
      mix(air.ink, air.haze, 0.5),
      'opacity=".7"',
    ) +
    draw(7, (i) => glow(context, domeX + side * (r + 40 + i * 34), base + 26 + i * 17, 14 + i * 3, "#ff7a4a", 0.75)) +
    group(
      shape(
        figure({ x: domeX + side * (r + 130), y: base + 62, height: 74, stance: "stand" }) +
          figure({ x: domeX + side * (r + 164), y: base + 66, height: 70, stance: "coat" }),
        air.ink,
      ),
    ) +
    shape(disc(domeX + side * (r + 204), base + 30, 3), "#ff5a3a") +
    coniferRow(
      context,
      (x) => heightAt(level, x) + 150,
      16,
      190,
      air.ink,
      side > 0 ? -40 : 1180,
      side > 0 ? 420 : WIDTH + 40,
    ) +
    finish(context, air, 0.5)
  );
};
