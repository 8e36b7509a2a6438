// Dunes or mesas in low light, with a few travellers for scale.
import {
  type Air,
  type Point,
  clipped,
  clouds,
  dawn,
  draw,
  dusk,
  far,
  figure,
  finish,
  golden,
  heightAt,
  lerp,
  linear,
  linearAt,
  mist,
  mix,
  n,
  night,
  person,
  polygon,
  ridge,
  shape,
  sky,
  smooth,
  stars,
  tint,
  under,
  veils,
  vivid,
  groundTexture,
  rect,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

/** A dune: a lit windward slope and a crisp shadowed slip face along a curving crest. */
function dune(
  context: SceneContext,
  air: Air,
  peak: Point,
  width: number,
  depth: number,
  sunX: number,
  sand: string,
): string {
  const [px, py] = peak;
  const side = sunX > px ? 1 : -1;
  const left = px - width;
  const right = px + width;
  const base = py + width * 0.36;
  const profile: Point[] = [
    [left - width * 0.7, base + width * 0.42],
    [left, base],
    [px - width * 0.5, lerp(py, base, 0.42)],
    [px - width * 0.18, lerp(py, base, 0.1)],
    [px, py],
    [px + width * 0.2, lerp(py, base, 0.14)],
    [px + width * 0.52, lerp(py, base, 0.5)],
    [right, base],
    [right + width * 0.7, base + width * 0.42],
  ];
  const spine: Point[] = [
    [px, py],
    [px + side * width * 0.06, py + width * 0.1],
    [px - side * width * 0.07, py + width * 0.22],
    [px + side * width * 0.1, py + width * 0.4],
    [px - side * width * 0.05, py + width * 0.75],
  ];
  const outline = `${smooth(profile)}L${n(right + width * 0.7)} ${HEIGHT + 20}L${n(left - width * 0.7)} ${HEIGHT + 20}Z`;
  const light = linearAt(
    context,
    [0, py],
    [0, py + width * 0.8],
    [
      [0, far(air, tint(air, mix(sand, "#ffffff", 0.16), 1), depth)],
      [1, far(air, tint(air, sand, 0.72), depth)],
    ],
  );
  const dark = linearAt(
    context,
    [0, py],
    [0, py + width * 0.8],
    [
      [0, far(air, tint(air, sand, 0.06), depth)],
      [1, far(air, tint(air, sand, 0.5), depth)],
    ],
  );
  const shadowSide = `${smooth(spine)}L${n(side === 1 ? left - width : right + width)} ${HEIGHT + 20}L${n(side === 1 ? left - width : right + width)} ${n(py - 10)}Z`;
  const ripples = draw((1 - depth) * 46, (i) => {
    const y = py + width * 0.08 + i * lerp(7, 15, 1 - depth);
    const reach = context.between(width * 0.3, width * 0.95);
    const start = px + side * width * 0.1;
    return `M${n(start)} ${n(y)}q${n(side * reach * 0.5)} ${n(context.between(4, 18))} ${n(side * reach)} ${n(context.between(10, 42))}q${n(-side * reach * 0.5)} ${n(-context.between(1, 12))} ${n(-side * reach)} ${n(-30)}z`;
  });
  return (
    shape(outline, light) +
    clipped(
      context,
      outline,
      shape(ripples, far(air, tint(air, sand, 0.35), depth), 'opacity=".22"') + shape(shadowSide, dark),
    )
  );
}

function dunes(context: SceneContext, air: Air, sunX: number, sand: string): string {
  const peakX = sunX > 800 ? context.between(860, 1000) : context.between(600, 740);
  const crest = context.between(330, 400);
  const walkers = context.whole(3, 7);
  const way = sunX > 800 ? -1 : 1;
  const caravan = draw(walkers, (i) => {
    const t = 0.1 + i * 0.075;
    const x = peakX + way * t * 640;
    const y = crest + 640 * 0.36 * (t < 0.5 ? t * 0.84 + t * t * 0.3 : t) * 0.98 + 4;
    return shape(
      figure({ x, y, height: context.between(34, 40), stance: "walk", facing: way === 1 ? -1 : 1 }),
      air.ink,
    );
  });
  return (
    dune(context, air, [context.between(100, 400), crest + 70], 560, 0.55, sunX, sand) +
    dune(context, air, [context.between(1200, 1500), crest + 60], 600, 0.5, sunX, sand) +
    mist(context, air.haze, 520, 80, 0.5, 5) +
    dune(context, air, [peakX, crest], 640, 0.14, sunX, sand) +
    caravan +
    dune(context, air, [peakX - way * context.between(640, 760), 640], 760, 0.06, sunX, sand) +
    dune(context, air, [peakX + way * context.between(420, 620), 745], 760, 0, sunX, sand)
  );
}

function mesa(
  context: SceneContext,
  air: Air,
  x: number,
  base: number,
  width: number,
  height: number,
  depth: number,
  sunX: number,
): string {
  const top = base - height;
  const step = (t: number, share: number): Point => [
    x + t * width + context.between(-6, 6),
    base - height * share + context.between(-5, 5),
  ];
  const outline = polygon([
    [x - width * 0.95, base],
    step(-0.62, 0.22),
    step(-0.5, 0.42),
    step(-0.47, 0.97),
    step(-0.3, 1.02),
    step(-0.1, 0.99),
    step(0.12, 1.01),
    step(0.34, 0.98),
    step(0.45, 0.95),
    step(0.48, 0.42),
    step(0.64, 0.2),
    [x + width, base],
  ]);
  const colour = (lit: number) => far(air, tint(air, "#b5532f", lit), depth);
  const [from, to]: readonly [Point, Point] =
    sunX > x
      ? [
          [x + width * 0.7, 0],
          [x - width * 0.7, 0],
        ]
      : [
          [x - width * 0.7, 0],
          [x + width * 0.7, 0],
        ];
  const cracks = draw(26, () =>
    polygon([
      [x + context.between(-0.5, 0.5) * width, top],
      [x + context.between(-0.5, 0.5) * width, top],
      [x + context.between(-0.5, 0.5) * width, base - height * 0.4],
    ]),
  );
  const bands = draw(6, (i) =>
    box2(x - width, base - height * (0.1 + i * 0.15) + context.between(-5, 5), width * 2, height * 0.035),
  );
  const flutes = draw(34, () => {
    const fx = x + context.between(-0.5, 0.5) * width;
    return polygon([
      [fx, top - 5],
      [fx + context.between(3, 9), top - 5],
      [fx + context.between(0, 8), base - height * context.between(0.2, 0.5)],
      [fx - 3, base - height * 0.35],
    ]);
  });
  return (
    shape(
      outline,
      linearAt(context, from, to, [
        [0, colour(1)],
        [0.45, colour(0.7)],
        [0.62, colour(0.2)],
        [1, colour(0)],
      ]),
    ) +
    clipped(
      context,
      outline,
      shape(flutes, colour(0), 'opacity=".4"') +
        shape(bands, colour(0.1), 'opacity=".3"') +
        (cracks && shape(cracks, colour(1), 'opacity=".16"')),
    )
  );
}

const box2 = (x: number, y: number, w: number, h: number): string =>
  polygon([
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]);

function valley(context: SceneContext, air: Air, sunX: number): string {
  const horizon = 560;
  const lead = sunX > 800 ? context.between(420, 560) : context.between(1040, 1180);
  const plain = rect(
    0,
    horizon,
    WIDTH,
    HEIGHT - horizon,
    linear(context, [
      [0, far(air, tint(air, "#c77a4a", 0.8), 0.5)],
      [0.4, tint(air, "#b8653a", 0.6)],
      [1, tint(air, "#6d3a26", 0.2)],
    ]),
  );
  const road = polygon([
    [lead + 180, horizon + 6],
    [lead + 186, horizon + 6],
    [lead + 520, HEIGHT + 10],
    [lead + 130, HEIGHT + 10],
  ]);
  const brush = draw(220, () => {
    const t = context.random() ** 1.5;
    const x = context.between(0, WIDTH);
    const y = lerp(horizon + 12, HEIGHT + 10, t);
    const s = lerp(3, 32, t) * context.between(0.5, 1.2);
    return `M${n(x - s)} ${n(y)}q${n(s * 0.2)} ${n(-s * 0.8)} ${n(s * 0.7)} ${n(-s * 0.6)}q${n(s * 0.5)} ${n(-s * 0.3)} ${n(s * 0.8)} ${n(s * 0.2)}q${n(s * 0.5)} ${n(s * 0.1)} ${n(s * 0.5)} ${n(s * 0.4)}z`;
  });
  return (
    shape(
      under(ridge(context, { y: horizon - 60, amplitude: 16 }), horizon + 4),
      far(air, tint(air, "#9a5a44", 0.4), 0.7),
    ) +
    mesa(context, air, WIDTH - lead + context.between(-60, 60), horizon + 4, 190, 130, 0.6, sunX) +
    mesa(context, air, WIDTH / 2 + context.between(-80, 120), horizon + 6, 110, 170, 0.42, sunX) +
    plain +
    mesa(context, air, lead, horizon + 22, context.between(230, 280), context.between(290, 350), 0.1, sunX) +
    shape(
      polygon([
        [lead - 250, horizon + 20],
        [lead + 250, horizon + 20],
        [lead + (sunX > lead ? -700 : 700), horizon + 96],
        [lead + (sunX > lead ? -900 : 460), horizon + 60],
      ]),
      air.ink,
      'opacity=".3"',
    ) +
    groundTexture(context, horizon + 10, HEIGHT, 240, air.ink, 0.16) +
    shape(road, tint(air, "#6a5a58", 0.5)) +
    shape(
      polygon([
        [lead + 182.5, horizon + 6],
        [lead + 183.5, horizon + 6],
        [lead + 332, HEIGHT],
        [lead + 318, HEIGHT],
      ]),
      tint(air, "#ffd98a", 0.9),
      'opacity=".7"',
    ) +
    shape(brush, tint(air, "#4a4a34", 0.15)) +
    person(air, { x: lead + 250, y: 700, height: 66, stance: "stand" }, air.ink, sunX)
  );
}

export const desert: Scene = (context) => {
  const air = context.pick([dawn, dusk, golden, vivid, night]);
  const sand = context.pick(["#d99a5b", "#e0b57f", "#c8794c"]);
  const sunX = context.pick([context.between(160, 420), context.between(1180, 1440)]);
  const kind = context.pick([dunes, valley]);
  const ahead = heightAt(
    [
      [0, 240],
      [WIDTH, 300],
    ],
    sunX,
  );
  return (
    sky(context, air, 560, [sunX, ahead], true) +
    (air === night ? stars(context, 460, 500) : veils(context, air, 50, 330, 6, 0.45)) +
    clouds(context, air, 140, 400, context.whole(0, 4), sunX, 0.5) +
    (kind === dunes ? dunes(context, air, sunX, sand) : valley(context, air, sunX)) +
    shape(
      draw(120, () => `M${context.whole(0, WIDTH)} ${context.whole(560, HEIGHT)}h3v1h-3z`),
      tint(air, "#ffffff", 1),
      'opacity=".25"',
    ) +
    finish(context, air)
  );
};
