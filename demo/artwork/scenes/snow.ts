// A winter evening: snowed-in houses, lamplight, falling flakes and tracks down the lane.
import {
  type Air,
  type Point,
  bareTree,
  blueHour,
  coniferRow,
  dawn,
  draw,
  ellipse,
  far,
  finish,
  glow,
  heightAt,
  lampPost,
  lerp,
  linear,
  mist,
  mix,
  n,
  night,
  overcast,
  person,
  polygon,
  rect,
  ridge,
  ridges,
  shape,
  sky,
  clouds,
  smooth,
  soft,
  stars,
  tint,
  times,
  under,
  vivid,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

const SNOW = "#f3f6fb";

function cottage(context: SceneContext, air: Air, x: number, y: number, s: number, depth: number): string {
  const wall = context.pick(["#7a4438", "#5c5a58", "#8a6a4a", "#4a5a66", "#9a4a3a"]);
  const paint = (colour: string, lit: number) => far(air, tint(air, colour, lit), depth);
  const warm = mix(air.lamp, "#ff9a3c", 0.2);
  const pane = (px: number, py: number, w: number, h: number) =>
    glow(context, px + w / 2, py + h / 2, s * 0.22, warm, 0.55) +
    rect(px, py, w, h, mix(warm, "#ffffff", 0.2)) +
    shape(
      `M${n(px + w / 2 - 1)} ${n(py)}h2v${n(h)}h-2zM${n(px)} ${n(py + h / 2 - 1)}h${n(w)}v2h${n(-w)}z`,
      paint("#3a2c28", 0.2),
    );
  return (
    ellipse(x + s * 0.5, y + 4, s * 0.9, s * 0.1, soft(context, tint(air, "#8aa0c4", 0.1), 0.7)) +
    rect(x + s * 0.86, y - s * 0.92, s * 0.1, s * 0.3, paint("#6a4a40", 0.4)) +
    rect(x + s * 0.845, y - s * 0.95, s * 0.13, s * 0.05, paint(SNOW, 1)) +
    draw(7, (i) =>
      ellipse(
        x + s * (0.92 + i * 0.06),
        y - s * (1.02 + i * 0.09),
        s * (0.07 + i * 0.022),
        s * (0.05 + i * 0.016),
        soft(context, mix(air.haze, "#ffffff", 0.3), 0.35),
      ),
    ) +
    rect(
      x,
      y - s * 0.44,
      s * 1.1,
      s * 0.46,
      linear(context, [
        [0, paint(wall, 0.55)],
        [1, paint(wall, 0.2)],
      ]),
    ) +
    shape(
      polygon([
        [x, y - s * 0.43],
        [x + s * 0.27, y - s * 0.74],
        [x + s * 0.54, y - s * 0.43],
      ]),
      paint(wall, 0.5),
    ) +
    shape(
      `M${n(x + s * 0.27)} ${n(y - s * 0.82)}L${n(x + s * 0.98)} ${n(y - s * 0.8)}Q${n(x + s * 1.12)} ${n(y - s * 0.62)} ${n(x + s * 1.2)} ${n(y - s * 0.42)}Q${n(x + s * 0.9)} ${n(y - s * 0.38)} ${n(x + s * 0.6)} ${n(y - s * 0.41)}Z`,
      linear(context, [
        [0, paint(SNOW, 1)],
        [1, paint("#c4d2e8", 0.5)],
      ]),
    ) +
    `<path d="M${n(x - s * 0.08)} ${n(y - s * 0.4)}L${n(x + s * 0.27)} ${n(y - s * 0.79)}L${n(x + s * 0.61)} ${n(y - s * 0.4)}" fill="none" stroke="${paint(SNOW, 0.9)}" stroke-width="${n(s * 0.075)}" stroke-linejoin="round" stroke-linecap="round"/>` +
    pane(x + s * 0.1, y - s * 0.32, s * 0.13, s * 0.16) +
    pane(x + s * 0.34, y - s * 0.32, s * 0.13, s * 0.16) +
    pane(x + s * 0.21, y - s * 0.58, s * 0.11, s * 0.11) +
    pane(x + s * 0.86, y - s * 0.32, s * 0.14, s * 0.16) +
    rect(x + s * 0.64, y - s * 0.32, s * 0.13, s * 0.34, paint("#3a2420", 0.4)) +
    ellipse(x + s * 0.5, y + s * 0.03, s * 0.75, s * 0.06, paint(SNOW, 0.75))
  );
}

function lane(context: SceneContext, air: Air, fromX: number, top: number, toX: number): string {
  const edge = (half: number, drift: number): Point[] =>
    times(9, (i) => {
      const t = i / 8;
      return [
        lerp(fromX, toX, t ** 1.5) + Math.sin(t * 4.2) * 90 * t + half * lerp(0.04, 1, t ** 1.4) + drift * t,
        lerp(top, HEIGHT + 20, t ** 1.3),
      ];
    });
  const ribbon = (a: number, b: number) => `${smooth(edge(a, 0))}L${smooth([...edge(b, 0)].toReversed()).slice(1)}Z`;
  return (
    shape(
      ribbon(-330, 330),
      linear(context, [
        [0, tint(air, "#dfe8f4", 0.9)],
        [1, tint(air, "#b5c4dc", 0.45)],
      ]),
    ) +
    [-180, 120].map((o) => shape(ribbon(o, o + 62), tint(air, "#8a9cb8", 0.3), 'opacity=".5"')).join("") +
    shape(ribbon(-352, -330) + ribbon(330, 352), tint(air, "#ffffff", 1), 'opacity=".8"')
  );
}

const flakes = (context: SceneContext, count: number, size: number, opacity: number): string =>
  shape(
    draw(count, () => {
      const r = size * context.between(0.4, 1.2);
      return `M${n(context.between(0, WIDTH))} ${n(context.between(0, HEIGHT))}m${n(-r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0z`;
    }),
    "#ffffff",
    `opacity="${opacity}"`,
  );

export const snow: Scene = (context) => {
  const air = context.pick([blueHour, night, overcast, dawn, vivid]);
  const horizon = context.between(430, 480);
  const side = context.pick([1, -1]);
  const flip = (x: number) => (side > 0 ? x : WIDTH - x);
  const sunX = flip(context.between(250, 500));
  const hill = ridge(context, { y: horizon + 40, amplitude: 30, detail: 5, roughness: 0.4 });
  const hearth = context.whole(3, 5);
  const homes = draw(hearth, (i) => {
    const t = i / (hearth - 1);
    const s = lerp(110, 300, t ** 1.3);
    return cottage(
      context,
      air,
      flip(lerp(640, 1150, t)) - s * 0.5 + context.between(-30, 30),
      lerp(horizon + 60, 730, t ** 1.4),
      s,
      0.42 * (1 - t),
    );
  });
  const drift = times(17, (i): Point => [i * 100, 872 - Math.abs(flip(i * 100) - 700) * 0.07 + context.between(-7, 7)]);
  const walkerX = flip(context.between(560, 660));
  const ground = under(
    hill.filter((_, i) => i % 4 === 0),
    HEIGHT + 10,
    true,
  );
  return (
    sky(context, air, horizon, [sunX, horizon - 120], air === dawn || air === vivid || air === night) +
    (air === night ? stars(context, 220, 320) : "") +
    clouds(context, air, 60, horizon - 90, context.whole(4, 7), sunX, 0.8) +
    ridges(context, air, horizon - 90, horizon - 10, 3, "#a9bad0", 70) +
    coniferRow(context, () => horizon + 40, 100, 70, far(air, tint(air, "#2f4650", 0.25), 0.4)) +
    coniferRow(context, () => horizon + 30, 60, 62, far(air, tint(air, SNOW, 0.8), 0.3)) +
    shape(
      ground,
      linear(context, [
        [0, far(air, tint(air, SNOW, 0.9), 0.2)],
        [0.4, tint(air, SNOW, 0.85)],
        [1, tint(air, "#b5c6e0", 0.4)],
      ]),
    ) +
    mist(context, mix(air.haze, "#ffffff", 0.2), horizon + 30, 50, 0.6, 6) +
    draw(30, () =>
      ellipse(
        context.between(0, WIDTH),
        lerp(horizon + 90, HEIGHT, context.random()),
        context.between(100, 300),
        context.between(6, 20),
        soft(context, tint(air, "#9ab0d4", 0.3), 0.5),
      ),
    ) +
    lane(context, air, flip(760), horizon + 66, flip(480)) +
    homes +
    draw(
      5,
      (i) =>
        lampPost(
          context,
          air,
          flip(lerp(700, 250, (i / 4) ** 1.3)),
          lerp(horizon + 90, 850, (i / 4) ** 1.4),
          lerp(80, 330, (i / 4) ** 1.4),
        ) +
        ellipse(
          flip(lerp(700, 250, (i / 4) ** 1.3)),
          lerp(horizon + 92, 852, (i / 4) ** 1.4),
          lerp(40, 190, i / 4),
          lerp(6, 26, i / 4),
          soft(context, air.lamp, 0.5 * Math.min(1, air.lamps + 0.2)),
        ),
    ) +
    flakes(context, 260, 1.8, 0.6) +
    person(air, { x: walkerX, y: 690, height: 120, stance: "coat" }, air.ink, sunX) +
    (context.random() < 0.5
      ? person(air, { x: walkerX + 48, y: 694, height: 84, stance: "coat" }, mix(air.ink, "#a8322c", 0.5), sunX)
      : "") +
    bareTree(
      context,
      flip(110),
      heightAt(drift, flip(110)) + 10,
      context.between(480, 580),
      mix(air.ink, "#2c2a30", 0.4),
    ) +
    shape(
      `${smooth(drift)}L1600 920L0 920Z`,
      linear(context, [
        [0, tint(air, SNOW, 0.7)],
        [1, tint(air, "#9ab0d4", 0.15)],
      ]),
    ) +
    flakes(context, 120, 3.2, 0.75) +
    flakes(context, 26, 8, 0.35) +
    finish(context, air, 0.5)
  );
};
