// A suspension bridge running away over the water into haze.
import {
  type Air,
  type Camera,
  type Point,
  birds,
  blueHour,
  clouds,
  dawn,
  draw,
  dusk,
  ellipse,
  far,
  finish,
  glow,
  lerp,
  linear,
  mist,
  mix,
  n,
  night,
  overcast,
  polygon,
  project,
  ridges,
  shape,
  sky,
  stars,
  stroke,
  times,
  tint,
  tower,
  veils,
  vivid,
  water,
  smooth,
  under,
  ridge,
} from "../draw-places.ts";
import { type Scene, WIDTH } from "../scene.ts";

interface Span {
  readonly camera: Camera;
  readonly side: number;
  readonly height: number;
}

/** A place along the bridge: s from 0 at the viewer to 1 at the far shore. */
function along({ camera, side }: Span, s: number, across: number, y: number): Point {
  const z = lerp(26, 520, s ** 1.5);
  const x = side * lerp(52, -70, s) + across * 0.9;
  return project(camera, x, y, z);
}

const TOWERS = [0.16, 0.7] as const;

function cableHeight(s: number, deck: number, top: number): number {
  const [first, second] = TOWERS;
  if (s < first) return lerp(deck + 6, top, (s + 0.12) / (first + 0.12)) - 2;
  if (s > second) return lerp(top, deck + 1, ((s - second) / (1 - second)) ** 0.8);
  const t = (s - first) / (second - first);
  return lerp(deck + 3.5, top, (2 * t - 1) ** 2);
}

function pylon(
  air: Air,
  span: Span,
  s: number,
  deck: number,
  paintColour: string,
  depth: number,
  sunRight: boolean,
): string {
  const top = deck + span.height;
  const leg = (across: number, lit: number) => {
    const [bx, by] = along(span, s, across, -1);
    const [tx, ty] = along(span, s, across * 0.86, top + 1.5);
    const [ux] = along(span, s, across + 3.2, -1);
    const w = Math.abs(ux - bx);
    const colour = (light: number) => far(air, tint(air, paintColour, light), depth);
    return (
      shape(
        polygon([
          [bx - w * 0.6, by],
          [tx - w * 0.42, ty],
          [tx + w * 0.42, ty],
          [bx + w * 0.6, by],
        ]),
        colour(lit),
      ) +
      shape(
        polygon(
          sunRight
            ? [
                [bx + w * 0.2, by],
                [tx + w * 0.14, ty],
                [tx + w * 0.42, ty],
                [bx + w * 0.6, by],
              ]
            : [
                [bx - w * 0.6, by],
                [tx - w * 0.42, ty],
                [tx - w * 0.14, ty],
                [bx - w * 0.2, by],
              ],
        ),
        colour(1),
      )
    );
  };
  const brace = (y: number) => {
    const [ax, ay] = along(span, s, -9, y);
    const [bx, by] = along(span, s, 9, y);
    const [, cy] = along(span, s, 9, y - 2.6);
    return polygon([
      [ax, ay],
      [bx, by],
      [bx, cy],
      [ax, ay + cy - by],
    ]);
  };
  const braces = shape(
    [0.28, 0.56, 0.8, 1].map((share) => brace(deck + span.height * share)).join("") + brace(deck - 2),
    far(air, tint(air, paintColour, 0.4), depth),
  );
  return leg(9, 0.35) + braces + leg(-9, 0.45);
}

export const bridge: Scene = (context) => {
  const air = context.pick([dawn, dusk, overcast, vivid, night, blueHour]);
  const paintColour = context.pick(["#b5452f", "#7f8a92", "#5a7a82", "#b5452f"]);
  const side = context.pick([1, -1]);
  const horizon = context.between(560, 610);
  const camera: Camera = {
    horizon,
    vanish: WIDTH / 2 - side * context.between(160, 260),
    focal: 900,
    eye: context.between(5, 9),
  };
  const span: Span = { camera, side, height: context.between(24, 27) };
  const deck = 12;
  const sunX = WIDTH / 2 - side * context.between(380, 560);
  const foggy = context.random() < 0.5;
  const ss = times(60, (i) => i / 59);
  const cable = (across: number) => ss.map((s) => along(span, s, across, cableHeight(s, deck, deck + span.height)));
  const hangers = (across: number) =>
    times(80, (i) => (i / 80) ** 0.8)
      .map((s) => {
        const [ax, ay] = along(span, s, across, cableHeight(s, deck, deck + span.height));
        const [bx, by] = along(span, s, across, deck);
        return `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`;
      })
      .join("");
  const edge = (across: number, y: number) => ss.map((s) => along(span, s, across, y));
  const strip = (a: readonly Point[], b: readonly Point[]) => polygon([...a, ...[...b].toReversed()]);
  const truss = times(70, (i) => i / 70)
    .map((s) => {
      const [ax, ay] = along(span, s, -10 * side, deck);
      const [bx, by] = along(span, s + 0.007, -10 * side, deck - 3);
      const [cx, cy] = along(span, s + 0.014, -10 * side, deck);
      return `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}L${n(cx)} ${n(cy)}`;
    })
    .join("");
  const steel = (lit: number, depth: number) => far(air, tint(air, paintColour, lit), depth);
  const fade = linear(
    context,
    side > 0
      ? [
          [0, steel(0.3, 0.75)],
          [0.5, steel(0.35, 0.35)],
          [1, steel(0.3, 0.05)],
        ]
      : [
          [0, steel(0.3, 0.05)],
          [0.5, steel(0.35, 0.35)],
          [1, steel(0.3, 0.75)],
        ],
    "right",
  );
  const lights = draw(26, (i) => {
    const [x, y] = along(span, (i / 26) ** 0.9, -10 * side, deck + 3);
    return glow(context, x, y, lerp(34, 5, (i / 26) ** 0.5), air.lamp, Math.min(0.95, air.lamps * 1.7));
  });
  const traffic = draw(16, () => {
    const [x, y] = along(span, context.between(0.05, 0.8), -6 * side, deck + 1.4);
    return ellipse(x, y, 5, 4, context.pick([air.lamp, "#ff5a44"]), 'opacity=".9"');
  });
  return (
    sky(context, air, horizon, [sunX, horizon - context.between(70, 200)], air !== overcast) +
    (air === night ? stars(context, 260, 420) : veils(context, air, 50, horizon - 180, 6, 0.5)) +
    clouds(context, air, 90, horizon - 110, context.whole(3, 7), sunX, 0.85) +
    ridges(context, air, horizon - 66, horizon - 12, 3, "#56665e", 60) +
    draw(16, (i) =>
      tower(
        context,
        air,
        {
          x: sunX + side * (i * 46 - 160),
          base: horizon + 3,
          width: context.between(24, 44),
          height: context.between(30, 130),
          depth: 0.72,
          material: "#8894a2",
          bay: 10,
        },
        sunX,
      ),
    ) +
    water(context, air, { top: horizon, glintX: sunX, ripple: 1.1 }) +
    mist(context, air.haze, horizon + 2, 40, 0.55, 6) +
    stroke(hangers(10 * side), steel(0.3, 0.35), 1, 'opacity=".6"') +
    stroke(smooth(cable(10 * side)), steel(0.3, 0.3), 3) +
    pylon(air, span, TOWERS[1], deck, paintColour, 0.55, sunX > 800) +
    (foggy ? mist(context, mix(air.haze, "#ffffff", 0.2), horizon - 60, 130, 0.75, 7) : "") +
    shape(strip(edge(-10 * side, deck), edge(10 * side, deck)), fade) +
    shape(
      strip(edge(-10 * side, deck), edge(-10 * side, deck - 3)),
      linear(context, [
        [0, steel(0.7, 0.2)],
        [1, steel(0.15, 0.1)],
      ]),
    ) +
    stroke(truss, steel(0.05, 0.1), 2, 'opacity=".7"') +
    shape(strip(edge(-10 * side, deck + 1.2), edge(-10 * side, deck + 0.9)), steel(1, 0.1)) +
    traffic +
    pylon(air, span, TOWERS[0], deck, paintColour, 0.06, sunX > 800) +
    stroke(hangers(-10 * side), steel(0.2, 0.1), 1.6, 'opacity=".8"') +
    stroke(smooth(cable(-10 * side)), steel(0.5, 0.05), 6) +
    stroke(
      smooth(cable(-10 * side).map(([x, y]): Point => [x, y - 2])),
      mix(air.sun, air.light, 0.5),
      1.5,
      'opacity=".7"',
    ) +
    lights +
    (foggy ? mist(context, mix(air.haze, "#ffffff", 0.25), horizon + 20, 80, 0.6, 6) : "") +
    birds(context, sunX + side * 150, horizon - 260, 170, context.whole(5, 12), 13, mix(air.ink, air.haze, 0.2)) +
    shape(under(ridge(context, { y: 906, amplitude: 26, detail: 6 }), 930), tint(air, "#2c2f2a", 0.1)) +
    finish(context, air)
  );
};
