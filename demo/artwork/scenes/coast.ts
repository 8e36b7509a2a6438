// Headlands with a lighthouse above a breaking sea.
import {
  type Air,
  type Point,
  birds,
  clipped,
  clouds,
  draw,
  dawn,
  dusk,
  far,
  finish,
  glow,
  grass,
  heightAt,
  lerp,
  linear,
  mist,
  mix,
  n,
  overcast,
  polygon,
  rect,
  ridgeThrough,
  shape,
  sky,
  soft,
  stars,
  blueHour,
  times,
  tint,
  under,
  veils,
  vivid,
  water,
  ellipse,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

function cliff(
  context: SceneContext,
  air: Air,
  crest: readonly Point[],
  base: number,
  depth: number,
  sunX: number,
): string {
  const outline = under(crest, base);
  const rock = linear(context, [
    [0, far(air, tint(air, "#8b7a63", 0.7), depth)],
    [0.6, far(air, tint(air, "#5d5248", 0.3), depth)],
    [1, far(air, tint(air, "#3a3836", 0.05), depth)],
  ]);
  const crag = (count: number, low: number, high: number) =>
    draw(count, () => {
      const x = context.between(-20, WIDTH);
      const y = lerp(heightAt(crest, x), base, context.between(low, high));
      const w = context.between(8, 34);
      const h = context.between(10, 60);
      return polygon([
        [x, y],
        [x + w * 0.7, y - h * 0.2],
        [x + w, y + h * 0.5],
        [x + w * 0.4, y + h],
        [x - w * 0.1, y + h * 0.4],
      ]);
    });
  const ledges = draw(60, () => {
    const x = context.between(-20, WIDTH);
    const y = lerp(heightAt(crest, x), base, context.between(0.1, 1));
    const w = context.between(40, 150);
    return polygon([
      [x, y],
      [x + w, y + w * 0.12],
      [x + w * 0.9, y + w * 0.16],
      [x + w * 0.1, y + 7],
    ]);
  });
  const dark = far(air, tint(air, "#2f2b2b", 0), depth);
  const bright = far(air, tint(air, "#c4ab88", 1), depth);
  const relief =
    shape(crag(170, 0.1, 1), dark, 'opacity=".4"') +
    shape(crag(120, 0.03, 0.75), bright, `opacity="${sunX > 0 ? 0.3 : 0.2}"`) +
    shape(ledges, dark, 'opacity=".45"') +
    shape(crag(60, 0.4, 1), dark, 'opacity=".5"');
  const turf = shape(polygonBand(crest, 10 + 14 * (1 - depth)), far(air, tint(air, "#6f8450", 0.85), depth));
  return shape(outline, rock) + clipped(context, outline, relief + turf);
}

const polygonBand = (line: readonly Point[], thick: number): string =>
  polygon([...line, ...line.map(([x, y], i): Point => [x, y + thick * (1 + (i % 3) * 0.5)]).toReversed()]);

function lighthouse(context: SceneContext, air: Air, x: number, y: number, h: number, beam: number): string {
  const w = h * 0.2;
  const body = linear(
    context,
    beam > 0
      ? [
          [0, tint(air, "#f2ede4", 0.25)],
          [0.6, tint(air, "#ffffff", 1)],
          [1, tint(air, "#ffffff", 0.7)],
        ]
      : [
          [0, tint(air, "#ffffff", 0.8)],
          [0.35, tint(air, "#ffffff", 1)],
          [1, tint(air, "#f2ede4", 0.2)],
        ],
    "right",
  );
  const trunk = polygon([
    [x - w / 2, y],
    [x - w * 0.3, y - h * 0.78],
    [x + w * 0.3, y - h * 0.78],
    [x + w / 2, y],
  ]);
  const band = clipped(
    context,
    trunk,
    rect(x - w, y - h * 0.62, w * 2, h * 0.2, "#a8322c", 'opacity=".75"') +
      rect(x - w, y - h * 0.22, w * 2, h * 0.2, "#a8322c", 'opacity=".75"'),
  );
  const light = [y - h * 0.86, air.sun] as const;
  const ray = linear(
    context,
    [
      [0, air.lamp, beam > 0 ? 0.6 : 0],
      [1, air.lamp, beam > 0 ? 0 : 0.6],
    ],
    "right",
  );
  const rays =
    air.lamps > 0.15
      ? shape(
          polygon([
            [x, light[0]],
            [x + beam * 900, light[0] - 150],
            [x + beam * 900, light[0] + 20],
          ]),
          ray,
          'opacity=".55"',
        )
      : "";
  return (
    rays +
    rect(x + w * 0.4, y - h * 0.2, h * 0.34, h * 0.2, tint(air, "#e8e2d6", 0.6)) +
    shape(
      polygon([
        [x + w * 0.3, y - h * 0.2],
        [x + w * 0.3 + h * 0.19, y - h * 0.32],
        [x + w * 0.5 + h * 0.36, y - h * 0.2],
      ]),
      tint(air, "#7c2f2a", 0.5),
    ) +
    rect(x + h * 0.2, y - h * 0.14, h * 0.05, h * 0.07, air.lamp) +
    shape(trunk, body) +
    band +
    rect(x - w * 0.42, y - h * 0.8, w * 0.84, h * 0.03, air.ink) +
    rect(x - w * 0.22, y - h * 0.9, w * 0.44, h * 0.1, mix(air.lamp, "#ffffff", 0.3)) +
    shape(
      polygon([
        [x - w * 0.28, y - h * 0.9],
        [x, y - h],
        [x + w * 0.28, y - h * 0.9],
      ]),
      tint(air, "#7c2f2a", 0.4),
    ) +
    glow(context, x, light[0], h * 0.4, air.lamp, 0.75)
  );
}

/** A line of surf: torn white foam with a shadow under it. */
function surf(context: SceneContext, air: Air, y: number, thick: number, from: number, to: number): string {
  const foam = soft(context, tint(air, "#ffffff", 1), 0.75);
  const lace = draw(70, () => {
    const t = context.random();
    const w = thick * context.between(2, 7) * (1 - Math.abs(t - 0.5));
    const x = lerp(from, to, t);
    const py = y + context.between(-0.5, 1.4) * thick + Math.sin(t * 9 + y) * thick * 0.6;
    return `M${n(x)} ${n(py)}q${n(w * 0.4)} ${n(-thick * 0.5)} ${n(w)} ${n(thick * 0.1)}q${n(-w * 0.3)} ${n(thick * 0.45)} ${n(-w * 0.6)} ${n(thick * 0.1)}q${n(-w * 0.2)} ${n(thick * 0.3)} ${n(-w * 0.4)} ${n(-thick * 0.2)}z`;
  });
  const spray = draw(
    60,
    () => `M${n(lerp(from, to, context.random()))} ${n(y - context.random() ** 2 * thick * 4)}h2v2h-2z`,
  );
  return (
    ellipse(
      (from + to) / 2,
      y + thick * 1.4,
      Math.abs(to - from) * 0.5,
      thick * 1.6,
      soft(context, mix(air.sky[0], air.ink, 0.5), 0.5),
    ) +
    foam.defs +
    draw(30, () => {
      const t = context.random();
      return ellipse(
        lerp(from, to, t),
        y + context.between(-0.6, 0.8) * thick + Math.sin(t * 9 + y) * thick * 0.6,
        thick * context.between(1.5, 5),
        thick * context.between(0.3, 0.9),
        foam.url,
      );
    }) +
    shape(lace, tint(air, "#ffffff", 1), 'opacity=".75"') +
    shape(spray, "#ffffff", 'opacity=".6"')
  );
}

export const coast: Scene = (context) => {
  const air = context.pick([dawn, dusk, overcast, vivid, blueHour]);
  const side = context.pick([1, -1]);
  const flip = (x: number) => (side === 1 ? x : WIDTH - x);
  const sunX = flip(context.between(220, 480));
  const horizon = context.between(430, 500);
  const ordered = (points: Point[]) => (side === 1 ? points : points.toReversed()).map(([x, y]): Point => [flip(x), y]);
  const height = context.between(270, 350);
  const main = ridgeThrough(
    context,
    ordered([
      [760, 690],
      [800, 560],
      [880, height + 40],
      [1010, height],
      [1200, height + 24],
      [1420, height - 30],
      [1640, height - 60],
    ]),
    14,
    4,
  );
  const farLand = ridgeThrough(
    context,
    ordered([
      [430, horizon + 14],
      [520, horizon - 40],
      [720, horizon - 66],
      [980, horizon - 110],
      [1640, horizon - 130],
    ]),
    8,
    4,
  );
  const lightX = flip(context.between(980, 1060));
  return (
    sky(context, air, horizon, [sunX, horizon - context.between(50, 150)], air !== overcast) +
    (air === blueHour ? stars(context, 160, 260) : "") +
    veils(context, air, 50, horizon - 100, 7, 0.5) +
    clouds(context, air, 100, horizon - 60, context.whole(3, 7), sunX, 0.8) +
    shape(under(farLand, horizon + 16), far(air, tint(air, "#5d6d66", 0.35), 0.62)) +
    water(context, air, {
      top: horizon,
      glintX: sunX,
      ripple: 1.5,
      deep: mix(mix(air.sky[1], "#0f4a55", 0.5), air.ink, 0.35),
    }) +
    mist(context, air.haze, horizon + 6, 36, 0.5, 5) +
    lighthouse(context, air, lightX, heightAt(main, lightX) + 12, context.between(200, 250), -side) +
    cliff(context, air, main, 720, 0.08, sunX) +
    surf(context, air, 708, 16, flip(660), flip(1660)) +
    draw(4, (i) =>
      surf(
        context,
        air,
        640 + i * 66,
        6 + i * 6,
        flip(context.between(-60, 120)),
        flip(context.between(760, 1100) - i * 60),
      ),
    ) +
    birds(context, flip(700), 240, 170, context.whole(6, 12), 15, mix(air.ink, air.haze, 0.25)) +
    shape(
      under(
        times(17, (i): Point => [
          i * 100,
          HEIGHT - 12 - Math.max(0, side === 1 ? i * 100 - 800 : 800 - i * 100) * 0.14 - context.random() * 18,
        ]),
        HEIGHT + 10,
        true,
      ),
      tint(air, "#3b4630", 0.1),
    ) +
    grass(
      context,
      (x) => HEIGHT - 6 - Math.max(0, side === 1 ? x - 800 : 800 - x) * 0.13,
      380,
      46,
      tint(air, "#5a6b3e", 0.35),
    ) +
    grass(
      context,
      (x) => HEIGHT - Math.max(0, side === 1 ? x - 800 : 800 - x) * 0.12,
      150,
      40,
      tint(air, "#a8a766", 0.9),
    ) +
    finish(context, air)
  );
};
