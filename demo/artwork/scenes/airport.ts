// A departure hall at the glass: travellers in silhouette, an aircraft on the stand beyond.
import {
  type Air,
  type Figure,
  blueHour,
  clouds,
  dawn,
  draw,
  dusk,
  ellipse,
  far,
  figure,
  finish,
  glow,
  golden,
  group,
  lerp,
  linear,
  mirrored,
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
  stroke,
  times,
  tint,
  veils,
  vivid,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

/** An aircraft on the ground, nose to the right, its wheels on y. */
function parked(
  context: SceneContext,
  air: Air,
  x: number,
  y: number,
  s: number,
  livery: string,
  direction: number,
): string {
  const body = linear(context, [
    [0, tint(air, "#ffffff", 1)],
    [0.4, tint(air, "#eef0f2", 0.85)],
    [0.75, tint(air, "#b9c2ca", 0.35)],
    [1, tint(air, "#7d8892", 0.1)],
  ]);
  const fuselage = `M${n(-s)} ${n(-s * 0.32)}Q${n(-s * 0.7)} ${n(-s * 0.36)} ${n(-s * 0.4)} ${n(-s * 0.36)}H${n(s * 0.7)}Q${n(s * 0.92)} ${n(-s * 0.34)} ${n(s)} ${n(-s * 0.2)}Q${n(s * 0.94)} ${n(-s * 0.12)} ${n(s * 0.72)} ${n(-s * 0.11)}H${n(-s * 0.4)}Q${n(-s * 0.72)} ${n(-s * 0.15)} ${n(-s)} ${n(-s * 0.3)}Z`;
  const windows = draw(
    36,
    (i) => `M${n(-s * 0.6 + i * s * 0.036)} ${n(-s * 0.27)}h${n(s * 0.014)}v${n(s * 0.026)}h${n(-s * 0.014)}z`,
  );
  const gear = [-0.14, 0.78]
    .map(
      (t) =>
        rect(s * t - s * 0.012, -s * 0.12, s * 0.024, s * 0.1, air.ink) +
        ellipse(s * t - s * 0.03, -s * 0.03, s * 0.032, s * 0.032, air.ink) +
        ellipse(s * t + s * 0.03, -s * 0.03, s * 0.032, s * 0.032, air.ink),
    )
    .join("");
  return (
    ellipse(x, y, s * 1.05, s * 0.05, air.ink, 'opacity=".4"') +
    group(
      shape(
        polygon([
          [-s * 0.98, -s * 0.33],
          [-s * 1.08, -s * 0.74],
          [-s * 0.92, -s * 0.74],
          [-s * 0.62, -s * 0.35],
        ]),
        linear(context, [
          [0, tint(air, livery, 1)],
          [1, tint(air, livery, 0.5)],
        ]),
      ) +
        gear +
        shape(fuselage, body) +
        shape(windows, mix(air.ink, air.lamp, Math.max(0.15, air.lamps))) +
        rect(-s * 0.98, -s * 0.225, s * 1.86, s * 0.016, tint(air, livery, 0.8)) +
        shape(
          `M${n(s * 0.82)} ${n(-s * 0.29)}h${n(s * 0.07)}l${n(s * 0.036)} ${n(s * 0.04)}h${n(-s * 0.106)}z`,
          air.ink,
        ) +
        shape(
          polygon([
            [s * 0.18, -s * 0.16],
            [-s * 0.2, -s * 0.15],
            [-s * 0.52, -s * 0.02],
            [-s * 0.4, -s * 0.03],
          ]),
          tint(air, "#a9b3bb", 0.3),
        ) +
        ellipse(s * 0.12, -s * 0.1, s * 0.15, s * 0.062, body) +
        ellipse(s * 0.26, -s * 0.1, s * 0.018, s * 0.055, air.ink) +
        shape(
          polygon([
            [-s * 0.76, -s * 0.27],
            [-s * 0.94, -s * 0.28],
            [-s * 1.1, -s * 0.2],
            [-s * 1.0, -s * 0.2],
          ]),
          tint(air, "#a9b3bb", 0.4),
        ),
      `transform="translate(${n(x)} ${n(y)}) scale(${direction} 1)"`,
    )
  );
}

type Pose = Required<Pick<Figure, "facing" | "stance">>;

const POSES: readonly [Pose, ...Pose[]] = [
  { facing: 1, stance: "walk" },
  { facing: -1, stance: "walk" },
  { facing: 1, stance: "stand" },
  { facing: -1, stance: "coat" },
];

function traveller(context: SceneContext, air: Air, x: number, y: number, h: number, sunX: number): string {
  const { facing, stance } = context.pick(POSES);
  const side = sunX > x ? 1 : -1;
  const caseX = x - facing * h * 0.26;
  const bag =
    context.random() < 0.7
      ? rect(caseX - h * 0.07, y - h * 0.3, h * 0.14, h * 0.28, air.ink, 'rx="5"') +
        stroke(`M${n(caseX)} ${n(y - h * 0.3)}L${n(x - facing * h * 0.13)} ${n(y - h * 0.48)}`, air.ink, 3) +
        rect(caseX + side * h * 0.06, y - h * 0.29, 2, h * 0.25, mix(air.sun, air.light, 0.5), 'opacity=".8"')
      : rect(x - facing * h * 0.15 - h * 0.04, y - h * 0.8, h * 0.1, h * 0.24, air.ink, 'rx="8"');
  return (
    shape(
      figure({ x: x + side * h * 0.012, y: y - h * 0.003, height: h, stance, facing }),
      mix(air.sun, air.light, 0.5),
    ) +
    shape(figure({ x, y, height: h, stance, facing }), mix(air.ink, "#26222c", 0.3)) +
    bag
  );
}

export const airport: Scene = (context) => {
  const air = context.pick([dawn, dusk, golden, overcast, vivid, blueHour, night]);
  const livery = context.pick(["#27477a", "#a8322c", "#1f6a66", "#d09a2e"]);
  const direction = context.pick([1, -1]);
  const floor = context.between(660, 700);
  const horizon = context.between(470, 510);
  const sunX = WIDTH / 2 + direction * context.between(330, 560);
  const planeX = WIDTH / 2 - direction * context.between(60, 180);
  const apron = rect(
    0,
    horizon,
    WIDTH,
    floor - horizon,
    linear(context, [
      [0, far(air, tint(air, "#a8a8a4", 0.9), 0.5)],
      [1, tint(air, "#77777a", 0.5)],
    ]),
  );
  const climb = sunX - direction * 240;
  const takeoff = group(
    shape(
      "M-60 4Q-40 -5 -20 -5H44Q58 -3 62 2Q50 6 36 6H-40ZM-60 2l-8 -20h8l14 16zM10 2l-36 18h10l40 -18z",
      far(air, air.ink, 0.35),
    ),
    `transform="translate(${n(climb)} 210) scale(${direction} 1) rotate(-14)"`,
  );
  const vehicles = draw(5, () => {
    const x = context.between(80, 1520);
    return (
      rect(x, horizon + 50, 42, 18, tint(air, context.pick(["#e0b23a", "#f0efe8", "#c9542f"]), 0.8), 'rx="3"') +
      glow(context, x + 6, horizon + 50, 16, "#ffb03a", 0.8)
    );
  });
  const mullions = times(9, (i) => i * 212 - 40);
  const frame =
    shape(
      mullions.map((x) => `M${n(x)} 0h13v${n(floor)}h-13z`).join("") +
        `M0 ${n(floor * 0.34)}h${WIDTH}v9h-${WIDTH}zM0 ${n(floor - 16)}h${WIDTH}v18h-${WIDTH}z`,
      mix(air.ink, "#2a2c34", 0.3),
    ) +
    shape(
      mullions.map((x) => `M${n(x + (sunX > x ? 11 : 0))} 0h2v${n(floor)}h-2z`).join(""),
      mix(air.sun, air.light, 0.4),
      'opacity=".7"',
    );
  const roof =
    shape(
      polygon([
        [0, 0],
        [WIDTH, 0],
        [WIDTH, direction > 0 ? 30 : 130],
        [0, direction > 0 ? 130 : 30],
      ]),
      air.ink,
    ) +
    draw(12, (i) =>
      glow(
        context,
        60 + i * 138,
        lerp(direction > 0 ? 118 : 24, direction > 0 ? 24 : 118, i / 11),
        26,
        air.lamp,
        0.3 + air.lamps * 0.6,
      ),
    );
  const crowdOf = times(context.whole(6, 10), () => context.random()).toSorted((a, b) => a - b);
  const places = crowdOf.map((t) => ({
    x: context.between(60, 1540),
    y: lerp(floor + 10, 850, t),
    h: lerp(170, 300, t),
  }));
  const folk = places.map(({ x, y, h }) => traveller(context, air, x, y, h, sunX)).join("");
  const shadows = places
    .map(({ x, y, h }) =>
      polygon([
        [x - h * 0.1, y],
        [x + h * 0.1, y],
        [x - ((sunX - x) / 900) * h * 1.2 + h * 0.14, y + h * 0.9],
        [x - ((sunX - x) / 900) * h * 1.2 - h * 0.14, y + h * 0.9],
      ]),
    )
    .join("");
  const panes = draw(8, (i) =>
    polygon([
      [mullions[i] ?? 0, floor],
      [(mullions[i] ?? 0) + 190, floor],
      [(mullions[i] ?? 0) + 190 - ((sunX - i * 212) / 900) * 300, HEIGHT],
      [(mullions[i] ?? 0) - 30 - ((sunX - i * 212) / 900) * 300, HEIGHT],
    ]),
  );
  const outside =
    sky(context, air, horizon, [sunX, horizon - context.between(60, 170)], air !== overcast) +
    (air === night || air === blueHour ? stars(context, 120, 300) : "") +
    veils(context, air, 60, horizon - 80, 6, 0.5) +
    clouds(context, air, 120, horizon - 70, context.whole(3, 6), sunX, 0.85) +
    ridges(context, air, horizon - 30, horizon - 4, 2, "#5a6a68", 26) +
    rect(sunX - direction * 470, horizon - 190, 22, 190, far(air, tint(air, "#8a929a", 0.4), 0.4)) +
    shape(
      polygon([
        [sunX - direction * 470 - 24, horizon - 220],
        [sunX - direction * 470 + 46, horizon - 220],
        [sunX - direction * 470 + 30, horizon - 186],
        [sunX - direction * 470 - 8, horizon - 186],
      ]),
      far(air, tint(air, "#3a4650", 0.3), 0.3),
    ) +
    apron +
    draw(22, (i) =>
      glow(context, i * 76 + 20, horizon + 14, 9, i % 3 === 0 ? "#7fb4ff" : air.lamp, Math.min(0.9, 0.2 + air.lamps)),
    ) +
    takeoff +
    vehicles +
    parked(context, air, planeX, horizon + 120, context.between(430, 500), livery, direction);
  const haze = soft(context, air.sun, 0.4 * Math.max(0.4, air.glow));
  return (
    named(context, "outside", outside) +
    frame +
    roof +
    rect(
      0,
      floor,
      WIDTH,
      HEIGHT - floor,
      linear(context, [
        [0, tint(air, "#8a8580", 0.7)],
        [1, air.ink],
      ]),
    ) +
    mirrored(context, "outside", floor, HEIGHT - floor, 0.45, 0.75) +
    shape(panes, air.sun, `opacity="${n(0.1 + air.glow * 0.1)}"`) +
    shape(shadows, air.ink, 'opacity=".35"') +
    draw(
      2,
      (i) =>
        rect(120 + i * 1080, floor + 6, 250, 14, air.ink, 'rx="6"') +
        shape(
          draw(5, (k) => `M${120 + i * 1080 + k * 52} ${n(floor - 44)}h42v50h-42z`),
          mix(air.ink, "#2c2f3a", 0.5),
        ) +
        rect(140 + i * 1080, floor + 18, 6, 34, air.ink) +
        rect(340 + i * 1080, floor + 18, 6, 34, air.ink),
    ) +
    folk +
    haze.defs +
    ellipse(sunX, horizon - 60, 560, 420, haze.url) +
    finish(context, air, 0.55)
  );
};
