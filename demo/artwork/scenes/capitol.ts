// The Capitol across its reflecting pool or its lawn, between trees.
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
  ellipse,
  far,
  finish,
  flag,
  foliage,
  glow,
  golden,
  grass,
  groundTexture,
  lampPost,
  linear,
  mirrored,
  mist,
  mix,
  named,
  night,
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
  veils,
  vivid,
  water,
  wing,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

const STONE = "#f1ece2";

function house(context: SceneContext, air: Air, x: number, base: number, s: number, sunX: number): string {
  const lightLeft = sunX < x ? 0.95 : 0.6;
  const lightRight = sunX < x ? 0.6 : 0.95;
  const block = (offset: number, width: number, height: number, bays: number, light: number) =>
    wing(context, air, {
      x: x + offset * s,
      base,
      width: width * s,
      height: height * s,
      floors: 2,
      bays,
      stone: STONE,
      light,
    });
  const portico = (offset: number, width: number, count: number) =>
    rect(x + offset * s, base - s * 0.3, width * s, s * 0.3, tint(air, STONE, 0.12)) +
    columns(context, air, x + (offset + 0.015) * s, base - s * 0.3, (width - 0.03) * s, s * 0.24, count, STONE, sunX) +
    pediment(context, air, x + offset * s, base - s * 0.31, width * s, s * 0.075, STONE);
  return (
    glow(context, x, base - s * 0.55, s * 0.9, air.lamp, 0.45 * air.lamps) +
    block(-1.12, 0.42, 0.32, 9, lightLeft) +
    block(0.7, 0.42, 0.32, 9, lightRight) +
    block(-0.72, 0.32, 0.26, 7, lightLeft * 0.85) +
    block(0.4, 0.32, 0.26, 7, lightRight * 0.85) +
    dome(
      context,
      air,
      { x, base: base - s * 0.36, width: s * 0.36, height: s * 0.82, stone: STONE, shell: STONE },
      sunX,
    ) +
    block(-0.42, 0.84, 0.36, 15, 0.85) +
    portico(-0.19, 0.38, 9) +
    portico(-1.0, 0.2, 6) +
    portico(0.8, 0.2, 6) +
    rect(x - s * 1.16, base - 4, s * 2.32, 22, tint(air, STONE, 0.5)) +
    steps(context, air, x, base - s * 0.06, base + 24, s * 0.42, s * 0.62, 9, STONE) +
    [-1, 1]
      .map(
        (side) =>
          flag(context, air, x + side * s * 0.9, base - s * 0.54, s * 0.08, s * 0.05, "stripes", [
            "#b3312c",
            "#f2efe6",
            "#2a3f74",
          ]) + rect(x + side * s * 0.9 - 1, base - s * 0.55, 2, s * 0.2, air.ink),
      )
      .join("")
  );
}

function hedges(context: SceneContext, air: Air, base: number, sunX: number): string {
  return draw(24, () =>
    foliage(
      context,
      air,
      {
        x: context.between(-20, WIDTH + 20),
        y: base + context.between(2, 10),
        rx: context.between(28, 64),
        ry: context.between(18, 34),
      },
      "#4a6638",
      0.22,
      sunX,
      0.2,
    ),
  );
}

export const capitol: Scene = (context) => {
  const air = context.pick([dawn, dusk, overcast, vivid, night, golden, blueHour]);
  const x = context.pick([context.between(560, 680), context.between(920, 1040)]);
  const sunX = x > 800 ? context.between(120, 420) : context.between(1180, 1480);
  const base = context.between(570, 610);
  const s = context.between(420, 470);
  const pool = context.random() < 0.6;
  const building = house(context, air, x, base, s, sunX) + hedges(context, air, base + 8, sunX);
  const lawn = linear(context, [
    [0, far(air, tint(air, "#6f8f45", 0.85), 0.25)],
    [1, tint(air, "#4c6a34", 0.25)],
  ]);
  const shore = base + 46;
  const foreground = pool
    ? rect(0, base + 14, WIDTH, 40, lawn) +
      rect(0, shore - 5, WIDTH, 8, tint(air, "#cfc6b4", 0.7)) +
      water(context, air, { top: shore, glintX: sunX, ripple: 0.5 }) +
      mirrored(context, "house", shore, HEIGHT - shore, 0.75, 0.62) +
      mist(context, air.haze, shore + 2, 20, 0.4, 4)
    : rect(0, base + 14, WIDTH, HEIGHT - base, lawn) +
      groundTexture(context, base + 20, HEIGHT, 200, air.ink, 0.16) +
      shape(
        polygon([
          [x - 60, base + 22],
          [x + 60, base + 22],
          [x + 420, HEIGHT + 10],
          [x - 420, HEIGHT + 10],
        ]),
        linear(context, [
          [0, tint(air, "#cfc4ae", 0.9)],
          [1, tint(air, "#b5a68c", 0.4)],
        ]),
      ) +
      draw(5, (i) =>
        [-1, 1]
          .map((side) => lampPost(context, air, x + side * (86 + i * i * 21), base + 36 + i * i * 15, 54 + i * 40))
          .join(""),
      );
  return (
    sky(context, air, base, [sunX, base - context.between(110, 260)], air !== overcast) +
    (air === night || air === blueHour ? stars(context, 180, 340) : "") +
    veils(context, air, 50, base - 230, 6, 0.45) +
    clouds(context, air, 90, base - 130, context.whole(4, 8), sunX, 0.85) +
    draw(16, () =>
      foliage(
        context,
        air,
        { x: context.between(0, WIDTH), y: base - 10, rx: context.between(40, 90), ry: context.between(30, 56) },
        "#56704a",
        0.5,
        sunX,
        0.2,
      ),
    ) +
    named(context, "house", building) +
    foreground +
    people(
      context,
      air,
      {
        left: x - 300,
        right: x + 300,
        top: pool ? shore - 2 : base + 46,
        bottom: pool ? shore + 4 : 800,
        small: pool ? 26 : 36,
        large: pool ? 32 : 120,
      },
      context.whole(6, 12),
      sunX,
    ) +
    birds(context, x + (x > 800 ? -330 : 330), 210, 120, context.whole(4, 10), 11, air.ink) +
    broadleaf(
      context,
      air,
      x > 800 ? context.between(20, 110) : WIDTH - context.between(20, 110),
      880,
      context.between(620, 760),
      mix("#4c6a34", "#1c2a18", 0.3),
      0,
      sunX,
      2,
    ) +
    ellipse(x > 800 ? 60 : WIDTH - 60, 890, 420, 40, air.ink, 'opacity=".6"') +
    grass(context, () => HEIGHT + 6, 190, 44, tint(air, "#2f4424", 0.15)) +
    finish(context, air)
  );
};
