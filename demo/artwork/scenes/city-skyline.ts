// A downtown across the water, its towers mirrored in it.
import {
  type Air,
  birds,
  blueHour,
  clouds,
  dawn,
  draw,
  dusk,
  ellipse,
  far,
  finish,
  foliage,
  glow,
  lerp,
  mirrored,
  mist,
  mix,
  n,
  named,
  night,
  overcast,
  polygon,
  rect,
  ridges,
  shape,
  sky,
  soft,
  stars,
  times,
  tint,
  tower,
  veils,
  vivid,
  water,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

const MATERIALS = ["#8fa3b5", "#a89684", "#6f8296", "#b5a99a", "#7d7468", "#5d7484"] as const;

function row(
  context: SceneContext,
  air: Air,
  base: number,
  depth: number,
  count: number,
  tallest: number,
  focusX: number,
  sunX: number,
): string {
  const xs = times(count, (i) => lerp(-40, WIDTH, (i + context.between(-0.2, 0.5)) / count));
  return xs
    .map((x) => {
      const nearness = Math.exp(-(((x - focusX) / 430) ** 2));
      const height = tallest * (0.16 + 0.84 * nearness * context.between(0.45, 1)) * context.between(0.8, 1.05);
      const width = lerp(66, 46, depth) * context.between(0.75, 1.5);
      return tower(
        context,
        air,
        { x, base, width, height, depth, material: context.pick(MATERIALS), bay: lerp(12, 9.5, depth) },
        sunX,
      );
    })
    .join("");
}

function landmark(context: SceneContext, air: Air, x: number, base: number, height: number, sunX: number): string {
  const tiers = [
    [92, 0.62],
    [70, 0.8],
    [44, 0.92],
    [20, 1],
  ] as const;
  return (
    tiers
      .map(([w, share], i) =>
        tower(
          context,
          air,
          {
            x: x - w / 2,
            base: base - (i === 0 ? 0 : height * (tiers[i - 1]?.[1] ?? 0)),
            width: w,
            height: height * (share - (i === 0 ? 0 : (tiers[i - 1]?.[1] ?? 0))),
            depth: 0.12,
            material: "#9aa7b2",
            bay: 10,
          },
          sunX,
        ),
      )
      .join("") +
    rect(x - 1.6, base - height * 1.24, 3.2, height * 0.25, far(air, air.ink, 0.2)) +
    glow(context, x, base - height * 1.24, 16, "#ff6a5a", air.lamps > 0.3 ? 0.9 : 0)
  );
}

function quay(context: SceneContext, air: Air, shore: number, sunX: number): string {
  return (
    rect(0, shore - 13, WIDTH, 14, far(air, tint(air, "#4c4f52", 0.25), 0.15)) +
    draw(14, () =>
      foliage(
        context,
        air,
        { x: context.between(0, WIDTH), y: shore - 20, rx: context.between(12, 26), ry: context.between(8, 13) },
        "#41583c",
        0.25,
        sunX,
        0.16,
      ),
    ) +
    draw(26, (i) => glow(context, 30 + i * 62, shore - 18, 12, air.lamp, Math.min(0.95, air.lamps * 2)))
  );
}

function ferry(air: Air, x: number, y: number, s: number): string {
  return (
    shape(
      polygon([
        [x - s, y - s * 0.2],
        [x + s, y - s * 0.2],
        [x + s * 0.85, y + s * 0.06],
        [x - s * 0.85, y + s * 0.06],
      ]),
      tint(air, "#26384a", 0.3),
    ) +
    rect(x - s * 0.72, y - s * 0.42, s * 1.4, s * 0.23, tint(air, "#f1efe8", 0.8)) +
    rect(x - s * 0.46, y - s * 0.6, s * 0.8, s * 0.19, tint(air, "#f1efe8", 0.65)) +
    shape(
      draw(
        11,
        (i) => `M${n(x - s * 0.66 + i * s * 0.12)} ${n(y - s * 0.36)}h${n(s * 0.07)}v${n(s * 0.09)}h${n(-s * 0.07)}z`,
      ),
      air.lamp,
    )
  );
}

export const citySkyline: Scene = (context) => {
  const air = context.pick([dawn, dusk, overcast, vivid, night, blueHour]);
  const shore = context.between(590, 650);
  const focusX = context.pick([context.between(520, 680), context.between(920, 1080)]);
  const sunX = focusX > 800 ? context.between(180, 480) : context.between(1120, 1420);
  const tallest = context.between(340, 420);
  const city =
    row(context, air, shore - 6, 0.75, 24, tallest * 0.8, focusX + context.between(-200, 200), sunX) +
    mist(context, air.haze, shore - 40, 90, 0.5, 5) +
    row(context, air, shore - 6, 0.42, 18, tallest * 0.9, focusX, sunX) +
    landmark(context, air, focusX + context.between(-40, 40), shore - 4, tallest * 1.04, sunX) +
    row(context, air, shore - 6, 0.12, 17, tallest * 0.5, focusX + context.between(-260, 260), sunX) +
    quay(context, air, shore, sunX);
  const boatX = focusX > 800 ? context.between(300, 500) : context.between(1050, 1300);
  const warm = soft(context, air.lamp, 0.5 * air.lamps);
  return (
    sky(context, air, shore, [sunX, shore - context.between(60, 210)], air !== overcast) +
    (air === night || air === blueHour ? stars(context, 150, 300) : "") +
    veils(context, air, 40, shore - 260, 6, 0.45) +
    clouds(context, air, 90, shore - 170, context.whole(3, 7), sunX, 0.8) +
    ridges(context, air, shore - 50, shore - 20, 2, "#5a6a70", 30) +
    glow(context, focusX, shore - 100, 560, air.lamp, 0.3 * air.lamps, 260) +
    named(context, "city", city) +
    water(context, air, { top: shore, glintX: sunX, ripple: 0.8 }) +
    mirrored(context, "city", shore, (HEIGHT - shore) * 0.95, 0.62, 0.72) +
    warm.defs +
    draw(30, () =>
      ellipse(
        context.between(0, WIDTH),
        shore + context.between(20, 150),
        context.between(5, 16),
        context.between(30, 120),
        warm.url,
      ),
    ) +
    shape(
      draw(
        90,
        () =>
          `M${n(context.between(-40, WIDTH))} ${n(shore + context.random() ** 1.4 * (HEIGHT - shore))}q${n(context.between(20, 70))} -2 ${n(context.between(60, 160))} 0q-40 2.5 -${n(context.between(60, 120))} 0z`,
      ),
      mix(air.sky[2], "#ffffff", 0.2),
      'opacity=".28"',
    ) +
    ferry(air, boatX, shore + context.between(60, 110), context.between(56, 80)) +
    birds(context, sunX, shore - 330, 150, context.whole(4, 10), 11, air.ink) +
    finish(context, air)
  );
};
