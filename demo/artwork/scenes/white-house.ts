// The White House over its lawn, seen past the fence and the trees.
import {
  type Air,
  birds,
  blueHour,
  broadleaf,
  clouds,
  columns,
  dawn,
  disc,
  draw,
  dusk,
  ellipse,
  far,
  finish,
  flag,
  foliage,
  glow,
  groundTexture,
  lampPost,
  lerp,
  linear,
  mist,
  mix,
  n,
  night,
  overcast,
  pediment,
  polygon,
  rect,
  shape,
  sky,
  soft,
  stars,
  tint,
  veils,
  vivid,
  wing,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

const STONE = "#f6f4ee";

function mansion(context: SceneContext, air: Air, x: number, base: number, s: number, sunX: number): string {
  const [left, right] = sunX < x ? [0.98, 0.66] : [0.66, 0.98];
  const block = (offset: number, width: number, height: number, bays: number, floors: number, light: number) =>
    wing(context, air, {
      x: x + offset * s,
      base,
      width: width * s,
      height: height * s,
      floors,
      bays,
      stone: STONE,
      light,
    });
  return (
    glow(context, x, base - s * 0.2, s * 1.0, air.lamp, 0.4 * air.lamps, s * 0.5) +
    block(-1.35, 0.6, 0.17, 9, 1, left * 0.85) +
    block(0.75, 0.6, 0.17, 9, 1, right * 0.85) +
    block(-0.76, 0.76, 0.42, 8, 2, left) +
    block(0, 0.76, 0.42, 8, 2, right) +
    shape(
      [-0.56, -0.36, 0.36, 0.56]
        .map((o) => `M${n(x + (o - 0.03) * s)} ${n(base - s * 0.44)}v${n(-s * 0.07)}h${n(s * 0.06)}v${n(s * 0.07)}z`)
        .join(""),
      tint(air, STONE, 0.6),
    ) +
    rect(x - s * 0.24, base - s * 0.42, s * 0.48, s * 0.42, tint(air, STONE, 0.3)) +
    shape(
      [-0.16, -0.055, 0.05, 0.155]
        .map((o) => `M${n(x + (o - 0.022) * s)} ${n(base - s * 0.36)}h${n(s * 0.045)}v${n(s * 0.11)}h${n(-s * 0.045)}z`)
        .join(""),
      mix(air.ink, air.lamp, air.lamps),
    ) +
    rect(x - s * 0.04, base - s * 0.2, s * 0.08, s * 0.18, mix(air.ink, air.lamp, Math.max(0.4, air.lamps))) +
    glow(context, x, base - s * 0.15, s * 0.2, air.lamp, Math.max(0.3, air.lamps)) +
    columns(context, air, x - s * 0.22, base - s * 0.4, s * 0.44, s * 0.38, 6, STONE, sunX, true) +
    rect(x - s * 0.26, base - s * 0.42, s * 0.52, s * 0.03, tint(air, STONE, 1)) +
    pediment(context, air, x - s * 0.25, base - s * 0.43, s * 0.5, s * 0.11, STONE) +
    rect(x - s * 0.28, base - s * 0.02, s * 0.56, s * 0.03, tint(air, STONE, 0.8)) +
    rect(x - 1.6, base - s * 0.86, 3.2, s * 0.34, tint(air, "#dddddd", 0.8)) +
    flag(context, air, x + 1, base - s * 0.86, s * 0.2, s * 0.12, "stripes", ["#b3312c", "#f5f2ea", "#2a3f74"])
  );
}

function fountain(context: SceneContext, air: Air, x: number, y: number, s: number): string {
  const spray = soft(context, "#ffffff", 0.55);
  return (
    ellipse(x, y, s, s * 0.17, tint(air, "#d8d2c4", 0.7)) +
    ellipse(x, y - 2, s * 0.93, s * 0.14, mix(air.sky[1], air.sky[2], 0.5)) +
    spray.defs +
    draw(20, () =>
      ellipse(
        x + context.between(-0.3, 0.3) * s,
        y - context.between(0, 0.8) * s,
        s * 0.09,
        s * context.between(0.14, 0.34),
        spray.url,
      ),
    ) +
    shape(
      draw(70, () => {
        const t = context.between(-1, 1);
        return disc(x + t * s * 0.5, y - s * 0.8 * (1 - t * t) * context.random(), context.between(0.8, 2));
      }),
      "#ffffff",
      'opacity=".7"',
    ) +
    draw(12, (i) =>
      foliage(
        context,
        air,
        {
          x: x + Math.cos((i / 12) * Math.PI * 2) * s * 1.16,
          y: y + Math.sin((i / 12) * Math.PI * 2) * s * 0.2,
          rx: s * 0.15,
          ry: s * 0.08,
        },
        context.pick(["#b33f4a", "#c9702e", "#6b7f3a"]),
        0,
        WIDTH / 2,
        0.2,
      ),
    )
  );
}

function fence(air: Air): string {
  const bars = draw(58, (i) => {
    const x = i * 28;
    return `M${n(x)} 905v-196l4 -14l4 14v196z`;
  });
  return (
    shape(bars, air.ink) +
    rect(0, 724, WIDTH, 7, air.ink) +
    rect(0, 862, WIDTH, 8, air.ink) +
    shape(
      draw(58, (i) => `M${n(i * 28 + 8)} 708h1.6v196h-1.6z`),
      mix(air.sun, air.light, 0.5),
      'opacity=".45"',
    )
  );
}

export const whiteHouse: Scene = (context) => {
  const air = context.pick([dawn, dusk, overcast, vivid, night, blueHour]);
  const x = context.pick([context.between(620, 720), context.between(880, 980)]);
  const sunX = x > 800 ? context.between(150, 420) : context.between(1180, 1450);
  const base = context.between(500, 540);
  const s = context.between(480, 570);
  const fenced = context.random() < 0.5;
  const lawn = linear(context, [
    [0, far(air, tint(air, "#7a9a48", 0.95), 0.2)],
    [0.5, tint(air, "#5f8440", 0.6)],
    [1, tint(air, "#3f5f30", 0.1)],
  ]);
  const shadows = draw(7, () => {
    const sx = context.between(0, WIDTH);
    return ellipse(
      sx,
      context.between(620, 860),
      context.between(120, 340),
      context.between(8, 22),
      air.ink,
      'opacity=".2"',
    );
  });
  return (
    sky(context, air, base, [sunX, base - context.between(120, 240)], air !== overcast) +
    (air === night || air === blueHour ? stars(context, 170, 300) : "") +
    veils(context, air, 40, base - 250, 5, 0.45) +
    clouds(context, air, 80, base - 170, context.whole(4, 7), sunX, 0.85) +
    draw(22, () =>
      foliage(
        context,
        air,
        {
          x: context.between(-20, WIDTH + 20),
          y: base - context.between(20, 60),
          rx: context.between(50, 110),
          ry: context.between(50, 90),
        },
        "#4d6b42",
        0.42,
        sunX,
        0.26,
      ),
    ) +
    mansion(context, air, x, base, s, sunX) +
    draw(20, (i) =>
      foliage(
        context,
        air,
        { x: lerp(-20, WIDTH + 20, i / 19), y: base + 8, rx: context.between(36, 60), ry: context.between(14, 26) },
        "#3f5c34",
        0.12,
        sunX,
        0.22,
      ),
    ) +
    rect(0, base + 14, WIDTH, HEIGHT - base, lawn) +
    groundTexture(context, base + 20, HEIGHT, 240, tint(air, "#2f4a26", 0), 0.22) +
    shadows +
    shape(
      polygon([
        [x - 240, base + 18],
        [x + 240, base + 18],
        [x + 200, base + 34],
        [x - 200, base + 34],
      ]),
      tint(air, "#bdb3a0", 0.8),
    ) +
    fountain(context, air, x + context.between(-20, 20), base + context.between(110, 140), context.between(90, 120)) +
    mist(context, air.haze, base + 30, 24, 0.35, 4) +
    birds(context, x + (x > 800 ? -300 : 300), 190, 110, context.whole(3, 8), 10, air.ink) +
    broadleaf(
      context,
      air,
      x > 800 ? context.between(60, 180) : WIDTH - context.between(60, 180),
      800,
      context.between(560, 680),
      "#44602f",
      0,
      sunX,
      1.9,
    ) +
    broadleaf(
      context,
      air,
      x > 800 ? WIDTH - context.between(-20, 60) : context.between(-20, 60),
      760,
      context.between(400, 480),
      "#4a6a35",
      0.05,
      sunX,
      1.3,
    ) +
    (fenced ? fence(air) : draw(3, (i) => lampPost(context, air, 180 + i * 620, 880, 230))) +
    finish(context, air)
  );
};
