// Crop rows running to a farmstead under a wide sky.
import {
  type Air,
  birds,
  broadleaf,
  clouds,
  dawn,
  draw,
  dusk,
  ellipse,
  far,
  finish,
  foliage,
  glow,
  golden,
  grass,
  lerp,
  linear,
  mist,
  mix,
  n,
  overcast,
  polygon,
  rect,
  ridges,
  shape,
  sky,
  soft,
  tint,
  veils,
  vivid,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

function rows(context: SceneContext, air: Air, horizon: number, vanishX: number, crop: string): string {
  const spacing = context.between(105, 150);
  const soil = mix(crop, "#4a3626", 0.7);
  const furrows = draw(50, (i) => {
    const at = (i - 25) * spacing + vanishX;
    return polygon([
      [lerp(vanishX, at, 0.03), horizon + 8],
      [lerp(vanishX, at + spacing * 0.4, 0.03), horizon + 8],
      [at + spacing * 0.42, HEIGHT + 20],
      [at, HEIGHT + 20],
    ]);
  });
  const leaves = (count: number, lit: number, lift: number) =>
    shape(
      draw(count, () => {
        const t = context.random() ** 0.75;
        const lane = (context.whole(-24, 24) + 0.72) * spacing + vanishX;
        const y = lerp(horizon + 10, HEIGHT + 20, t);
        const x = lerp(vanishX, lane, lerp(0.03, 1, t)) + context.between(-0.22, 0.22) * spacing * t;
        if (x < -40 || x > WIDTH + 40) return "";
        const s = lerp(2, 26, t) * context.between(0.6, 1.3);
        return `M${n(x)} ${n(y + lift)}q${n(-s * 0.9)} ${n(-s * 0.9)} ${n(-s * 0.6)} ${n(-s * 1.3)}q${n(s * 0.6)} ${n(s * 0.2)} ${n(s * 0.6)} ${n(s * 0.9)}q${n(s * 0.1)} ${n(-s)} ${n(s * 0.8)} ${n(-s)}q${n(-s * 0.1)} ${n(s * 0.7)} ${n(-s * 0.8)} ${n(s * 1.4)}z`;
      }),
      tint(air, crop, lit),
    );
  return (
    rect(
      0,
      horizon,
      WIDTH,
      HEIGHT - horizon,
      linear(context, [
        [0, far(air, tint(air, crop, 0.8), 0.6)],
        [0.25, tint(air, mix(crop, soil, 0.3), 0.7)],
        [1, tint(air, mix(crop, soil, 0.3), 0.4)],
      ]),
    ) +
    shape(
      furrows,
      linear(context, [
        [0, tint(air, soil, 0.5), 0.2],
        [0.4, tint(air, soil, 0.25), 0.8],
        [1, tint(air, soil, 0.08)],
      ]),
    ) +
    leaves(420, 0.12, 3) +
    leaves(420, 0.6, 0) +
    leaves(260, 1, -3)
  );
}

function farmstead(context: SceneContext, air: Air, x: number, y: number, s: number, sunX: number): string {
  const red = tint(air, "#9c3b2c", sunX > x ? 0.9 : 0.5);
  const side = tint(air, "#9c3b2c", sunX > x ? 0.2 : 0.95);
  const roof = tint(air, "#8a8d90", 0.7);
  const gable = polygon([
    [x, y],
    [x, y - s * 0.42],
    [x + s * 0.09, y - s * 0.62],
    [x + s * 0.22, y - s * 0.74],
    [x + s * 0.35, y - s * 0.62],
    [x + s * 0.44, y - s * 0.42],
    [x + s * 0.44, y],
  ]);
  const wall = polygon([
    [x + s * 0.44, y],
    [x + s * 0.44, y - s * 0.42],
    [x + s * 1.2, y - s * 0.4],
    [x + s * 1.2, y - s * 0.02],
  ]);
  const cover = polygon([
    [x + s * 0.22, y - s * 0.76],
    [x + s * 0.36, y - s * 0.62],
    [x + s * 0.46, y - s * 0.41],
    [x + s * 1.23, y - s * 0.39],
    [x + s * 1.15, y - s * 0.58],
    [x + s * 1.03, y - s * 0.7],
  ]);
  const planks = draw(
    18,
    (i) => `M${n(x + s * 0.46 + i * s * 0.042)} ${n(y - s * 0.4)}v${n(s * 0.38)}h1v${n(-s * 0.38)}z`,
  );
  const silo = (sx: number, h: number) =>
    rect(
      sx,
      y - s * h,
      s * 0.2,
      s * h,
      linear(
        context,
        sunX > x
          ? [
              [0, tint(air, "#c9c6bd", 0.1)],
              [0.7, tint(air, "#ebe7dc", 1)],
              [1, tint(air, "#c9c6bd", 0.6)],
            ]
          : [
              [0, tint(air, "#c9c6bd", 0.6)],
              [0.3, tint(air, "#ebe7dc", 1)],
              [1, tint(air, "#c9c6bd", 0.1)],
            ],
        "right",
      ),
    ) +
    ellipse(sx + s * 0.1, y - s * h, s * 0.1, s * 0.09, tint(air, "#9aa3a8", 0.8)) +
    shape(
      draw(9, (i) => `M${n(sx)} ${n(y - s * h * (i / 9))}h${n(s * 0.2)}v1h${n(-s * 0.2)}z`),
      air.ink,
      'opacity=".25"',
    );
  return (
    ellipse(x + s * 0.4, y + 6, s * 1.3, s * 0.09, soft(context, air.ink, 0.6)) +
    draw(5, (i) =>
      broadleaf(
        context,
        air,
        x - s * 0.7 + i * s * 0.62 + context.between(-12, 12),
        y + 2,
        s * context.between(0.6, 1),
        "#4a6338",
        0.25,
        sunX,
        0.5,
      ),
    ) +
    silo(x + s * 1.26, 0.98) +
    silo(x + s * 1.5, 0.8) +
    shape(gable, red) +
    shape(wall, side) +
    shape(planks, air.ink, 'opacity=".2"') +
    shape(cover, roof) +
    rect(x + s * 0.14, y - s * 0.28, s * 0.16, s * 0.28, tint(air, "#f0e9dc", 0.6)) +
    rect(x + s * 0.155, y - s * 0.265, s * 0.13, s * 0.265, tint(air, "#4a241d", 0.2)) +
    rect(x + s * 0.18, y - s * 0.56, s * 0.08, s * 0.1, air.lamp) +
    rect(x - s * 0.62, y - s * 0.3, s * 0.36, s * 0.3, tint(air, "#f2efe8", sunX > x ? 0.7 : 0.95)) +
    shape(
      polygon([
        [x - s * 0.66, y - s * 0.3],
        [x - s * 0.44, y - s * 0.48],
        [x - s * 0.22, y - s * 0.3],
      ]),
      tint(air, "#5c5f66", 0.4),
    ) +
    shape(
      [0.56, 0.42]
        .map((t) => `M${n(x - s * t)} ${n(y - s * 0.22)}h${n(s * 0.07)}v${n(s * 0.1)}h${n(-s * 0.07)}z`)
        .join(""),
      air.lamp,
    )
  );
}

function tractor(context: SceneContext, air: Air, x: number, y: number, s: number, direction: number): string {
  const dust = soft(context, mix(air.haze, "#d8b98a", 0.5), 0.55);
  const cloudOfDust =
    dust.defs +
    draw(16, (i) =>
      ellipse(
        x - direction * (s * 0.7 + i * s * 0.2),
        y - s * 0.2 - i * s * 0.035 * context.random(),
        s * (0.3 + i * 0.05),
        s * (0.18 + i * 0.026),
        dust.url,
      ),
    );
  const paint = tint(air, context.pick(["#3f7a35", "#a8332a", "#2f5f9a"]), 0.75);
  return (
    cloudOfDust +
    rect(x - s * 0.25, y - s * 0.62, s * 0.36, s * 0.36, mix(air.sky[2], air.ink, 0.4)) +
    rect(x - s * 0.29, y - s * 0.67, s * 0.44, s * 0.07, paint) +
    shape(
      polygon([
        [x - s * 0.4, y - s * 0.16],
        [x - s * 0.4, y - s * 0.32],
        [x + direction * s * 0.1, y - s * 0.38],
        [x + direction * s * 0.55, y - s * 0.34],
        [x + direction * s * 0.56, y - s * 0.14],
      ]),
      paint,
    ) +
    rect(x + direction * s * 0.36, y - s * 0.56, s * 0.03, s * 0.22, air.ink) +
    ellipse(x - direction * s * 0.2, y - s * 0.2, s * 0.23, s * 0.23, air.ink) +
    ellipse(x - direction * s * 0.2, y - s * 0.2, s * 0.1, s * 0.1, tint(air, "#d9b23c", 0.8)) +
    ellipse(x + direction * s * 0.42, y - s * 0.11, s * 0.13, s * 0.13, air.ink) +
    ellipse(x + direction * s * 0.42, y - s * 0.11, s * 0.05, s * 0.05, tint(air, "#d9b23c", 0.8))
  );
}

export const farmland: Scene = (context) => {
  const air = context.pick([dawn, dusk, golden, vivid, overcast]);
  const crop = context.pick(["#6f8f3a", "#c9a24a", "#4f7f3f", "#a99a3e"]);
  const horizon = context.between(430, 540);
  const left = context.pick([true, false]);
  const sunX = left ? context.between(1050, 1400) : context.between(200, 550);
  const vanishX = left ? context.between(850, 1080) : context.between(520, 750);
  const farmX = left ? context.between(280, 440) : context.between(1000, 1120);
  return (
    sky(context, air, horizon, [sunX, horizon - context.between(60, 190)], air !== overcast) +
    veils(context, air, 40, horizon - 160, 5, 0.4) +
    clouds(context, air, 90, horizon - 50, context.whole(6, 10), sunX, 0.95) +
    ridges(context, air, horizon - 34, horizon - 4, 3, "#4e6a50", 26) +
    draw(26, () =>
      foliage(
        context,
        air,
        {
          x: context.between(-20, WIDTH + 20),
          y: horizon - 3,
          rx: context.between(14, 40),
          ry: context.between(8, 17),
        },
        "#46603c",
        0.5,
        sunX,
        0.22,
      ),
    ) +
    rows(context, air, horizon, vanishX, crop) +
    mist(context, air.haze, horizon + 6, 26, 0.5, 6) +
    farmstead(context, air, farmX, horizon + 22, context.between(150, 190), sunX) +
    tractor(
      context,
      air,
      left ? context.between(880, 1150) : context.between(480, 700),
      horizon + context.between(60, 100),
      context.between(84, 112),
      left ? 1 : -1,
    ) +
    glow(context, sunX, horizon, 560, air.sun, 0.3 * air.glow, 220) +
    birds(context, farmX + 200, horizon - 200, 190, context.whole(6, 16), 8, air.ink) +
    grass(context, () => HEIGHT + 22, 130, 80, tint(air, mix(crop, "#1c2410", 0.5), 0.1)) +
    finish(context, air)
  );
};
