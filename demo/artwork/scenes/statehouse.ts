// A state capitol at the end of its walk: copper or gilt dome, brick or stone wings.
import {
  type Air,
  birds,
  blueHour,
  broadleaf,
  clouds,
  columns,
  dawn,
  dome,
  draw,
  dusk,
  far,
  finish,
  flag,
  foliage,
  golden,
  groundTexture,
  lampPost,
  lerp,
  linear,
  mix,
  overcast,
  pediment,
  people,
  polygon,
  rect,
  shape,
  sky,
  stars,
  steps,
  tint,
  tower,
  veils,
  vivid,
  wing,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

function building(
  context: SceneContext,
  air: Air,
  x: number,
  base: number,
  s: number,
  stone: string,
  shell: string,
  sunX: number,
): string {
  const [left, right] = sunX < x ? [0.95, 0.45] : [0.45, 0.95];
  const trim = mix(stone, "#f4efe4", 0.65);
  const bays = context.whole(7, 10);
  return (
    dome(context, air, { x, base: base - s * 0.52, width: s * 0.34, height: s * 0.72, stone: trim, shell }, sunX) +
    wing(context, air, {
      x: x - s * 1.3,
      base,
      width: s * 1.0,
      height: s * 0.42,
      floors: 3,
      bays,
      stone,
      light: left,
    }) +
    wing(context, air, {
      x: x + s * 0.3,
      base,
      width: s * 1.0,
      height: s * 0.42,
      floors: 3,
      bays,
      stone,
      light: right,
    }) +
    [-1.36, 1.14]
      .map((o) =>
        wing(context, air, {
          x: x + o * s,
          base,
          width: s * 0.22,
          height: s * 0.49,
          floors: 3,
          bays: 2,
          stone: trim,
          light: o < 0 ? left : right,
        }),
      )
      .join("") +
    wing(context, air, {
      x: x - s * 0.34,
      base,
      width: s * 0.68,
      height: s * 0.52,
      floors: 3,
      bays: 7,
      stone: trim,
      light: 0.8,
    }) +
    rect(x - s * 0.24, base - s * 0.44, s * 0.48, s * 0.44, tint(air, trim, 0.16)) +
    shape(
      [-0.15, -0.05, 0.05, 0.15]
        .map(
          (o) =>
            `M${Math.round(x + (o - 0.02) * s)} ${Math.round(base - s * 0.32)}h${Math.round(s * 0.04)}v${Math.round(s * 0.2)}h${-Math.round(s * 0.04)}z`,
        )
        .join(""),
      mix(air.ink, air.lamp, Math.max(0.2, air.lamps)),
    ) +
    columns(context, air, x - s * 0.22, base - s * 0.44, s * 0.44, s * 0.36, 6, trim, sunX, true) +
    pediment(context, air, x - s * 0.25, base - s * 0.46, s * 0.5, s * 0.12, trim) +
    steps(context, air, x, base - s * 0.08, base + s * 0.08, s * 0.5, s * 0.74, 11, trim)
  );
}

export const statehouse: Scene = (context) => {
  const air = context.pick([golden, dusk, overcast, vivid, blueHour, dawn]);
  const stone = context.pick(["#b5886a", "#d9cbb0", "#a8a49a", "#c4a27c"]);
  const shell = context.pick(["#d8a93a", "#6fa08c", "#e6dfd0", "#d8a93a"]);
  const x = context.pick([context.between(480, 600), context.between(1000, 1120)]);
  const sunX = x > 800 ? context.between(160, 480) : context.between(1120, 1440);
  const base = context.between(600, 650);
  const s = context.between(420, 480);
  const away = x > 800 ? -1 : 1;
  const walk = polygon([
    [x - 120, base + 30],
    [x + 120, base + 30],
    [x + away * 260 + 420, HEIGHT + 10],
    [x + away * 260 - 330, HEIGHT + 10],
  ]);
  return (
    sky(context, air, base, [sunX, base - context.between(160, 300)], air !== overcast) +
    (air === blueHour ? stars(context, 160, 320) : "") +
    veils(context, air, 40, base - 280, 6, 0.5) +
    clouds(context, air, 80, base - 180, context.whole(4, 8), sunX, 0.9) +
    draw(8, () =>
      tower(
        context,
        air,
        {
          x: x + away * context.between(380, 900),
          base: base + 4,
          width: context.between(50, 90),
          height: context.between(150, 330),
          depth: 0.68,
          material: "#8a94a0",
          bay: 12,
        },
        sunX,
      ),
    ) +
    draw(18, () =>
      foliage(
        context,
        air,
        { x: context.between(-20, WIDTH + 20), y: base - 24, rx: context.between(40, 90), ry: context.between(36, 70) },
        "#546e40",
        0.35,
        sunX,
        0.24,
      ),
    ) +
    building(context, air, x, base, s, stone, shell, sunX) +
    rect(
      0,
      base + 20,
      WIDTH,
      HEIGHT - base,
      linear(context, [
        [0, far(air, tint(air, "#76924a", 0.9), 0.15)],
        [1, tint(air, "#3f5a2c", 0.15)],
      ]),
    ) +
    groundTexture(context, base + 26, HEIGHT, 220, air.ink, 0.18) +
    shape(
      walk,
      linear(context, [
        [0, tint(air, "#d8ccb6", 0.95)],
        [1, tint(air, "#a8987e", 0.35)],
      ]),
    ) +
    shape(
      draw(9, (i) => `M0 ${Math.round(lerp(base + 34, HEIGHT, (i / 9) ** 1.7))}h${WIDTH}v1.5h-${WIDTH}z`),
      air.ink,
      'opacity=".08"',
    ) +
    steps(context, air, x, base - s * 0.01, base + s * 0.08, s * 0.62, s * 0.74, 6, mix(stone, "#f4efe4", 0.65)) +
    [-1, 1]
      .map(
        (side) =>
          rect(x + side * s * 0.62 - 2, base - s * 0.62, 4, s * 0.66, tint(air, "#e8e8e4", 0.9)) +
          flag(
            context,
            air,
            x + side * s * 0.62 + 2,
            base - s * 0.62,
            s * 0.2,
            s * 0.12,
            side < 0 ? "stripes" : "state",
            side < 0 ? ["#b3312c", "#f5f2ea", "#2a3f74"] : ["#27477a", "#e0b64a", "#f2efe6"],
          ),
      )
      .join("") +
    draw(10, (i) =>
      foliage(
        context,
        air,
        { x: x + (i < 5 ? -1 : 1) * (170 + (i % 5) * 105), y: base + 30, rx: 46, ry: 24 },
        "#48643a",
        0.05,
        sunX,
        0.3,
      ),
    ) +
    draw(
      4,
      (i) =>
        lampPost(context, air, x + away * i * i * 26 - 150 - i * 66, base + 50 + i * i * 22, 86 + i * 46) +
        lampPost(context, air, x + away * i * i * 26 + 150 + i * 90, base + 50 + i * i * 22, 86 + i * 46),
    ) +
    people(
      context,
      air,
      { left: x - 160, right: x + 260 + away * 160, top: base + 44, bottom: 860, small: 34, large: 150 },
      context.whole(6, 12),
      sunX,
    ) +
    birds(context, x + away * 380, 230, 140, context.whole(4, 10), 12, air.ink) +
    broadleaf(
      context,
      air,
      away > 0 ? WIDTH - context.between(20, 120) : context.between(20, 120),
      900,
      context.between(560, 700),
      "#46602f",
      0,
      sunX,
      1.7,
    ) +
    finish(context, air)
  );
};
