// An airliner above the clouds, in low sun.
import {
  type Air,
  type Point,
  blueHour,
  dawn,
  draw,
  dusk,
  ellipse,
  far,
  finish,
  glow,
  golden,
  group,
  lerp,
  linear,
  mix,
  n,
  night,
  polygon,
  rect,
  shape,
  sky,
  soft,
  stars,
  stroke,
  tint,
  veils,
  vivid,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

/** A floor of cloud, heaped higher towards the viewer. */
function cloudSea(context: SceneContext, air: Air, top: number, sunX: number): string {
  return draw(9, (row) => {
    const t = row / 8;
    const y = lerp(top, HEIGHT + 30, t ** 1.25);
    const dark = soft(context, mix(far(air, air.cloudShade, 0.5 * (1 - t)), air.sky[1], 0.15), 0.9);
    const lit = soft(context, mix(far(air, air.cloudLit, 0.3 * (1 - t)), air.sun, 0.2), 0.75);
    const size = lerp(50, 260, t);
    const count = Math.round(lerp(24, 9, t));
    return (
      dark.defs +
      lit.defs +
      draw(count, (i) => {
        const x = lerp(-100, WIDTH + 100, (i + context.random()) / count);
        const rise = context.between(0, 0.4) * size;
        const lean = Math.max(-1, Math.min(1, (sunX - x) / 700)) * size * 0.2;
        return (
          ellipse(x, y - rise * 0.4 + size * 0.24, size * 1.25, size * 0.46, dark.url) +
          ellipse(x + lean, y - rise - size * 0.06, size * 0.7, size * 0.22, lit.url) +
          ellipse(
            x + lean + context.between(-0.5, 0.5) * size,
            y - rise - size * 0.14,
            size * 0.36,
            size * 0.13,
            lit.url,
          )
        );
      })
    );
  });
}

/** The aeroplane seen from the side and a little below, nose to the right, around its own origin. */
function airliner(context: SceneContext, air: Air, s: number, livery: string): string {
  const body = linear(context, [
    [0, tint(air, "#ffffff", 1)],
    [0.35, tint(air, "#f2f3f4", 0.9)],
    [0.62, tint(air, "#c9d0d6", 0.5)],
    [1, tint(air, "#7d8892", 0.12)],
  ]);
  const fuselage = `M${n(-s)} ${n(-s * 0.05)}Q${n(-s * 0.7)} ${n(-s * 0.115)} ${n(-s * 0.4)} ${n(-s * 0.115)}H${n(s * 0.72)}Q${n(s * 0.9)} ${n(-s * 0.105)} ${n(s)} ${n(s * 0.01)}Q${n(s * 0.94)} ${n(s * 0.07)} ${n(s * 0.74)} ${n(s * 0.08)}H${n(-s * 0.3)}Q${n(-s * 0.66)} ${n(s * 0.07)} ${n(-s)} ${n(-s * 0.05)}Z`;
  const fin = polygon([
    [-s * 0.98, -s * 0.06],
    [-s * 1.07, -s * 0.4],
    [-s * 0.93, -s * 0.4],
    [-s * 0.66, -s * 0.1],
  ]);
  const nearWing = polygon([
    [s * 0.2, s * 0.05],
    [-s * 0.14, s * 0.06],
    [-s * 0.62, s * 0.46],
    [-s * 0.5, s * 0.47],
  ]);
  const farWing = polygon([
    [s * 0.18, -s * 0.06],
    [-s * 0.06, -s * 0.07],
    [-s * 0.36, -s * 0.24],
    [-s * 0.28, -s * 0.25],
  ]);
  const tailNear = polygon([
    [-s * 0.76, -s * 0.03],
    [-s * 0.94, -s * 0.03],
    [-s * 1.12, s * 0.12],
    [-s * 1.03, s * 0.12],
  ]);
  const tailFar = polygon([
    [-s * 0.78, -s * 0.08],
    [-s * 0.92, -s * 0.08],
    [-s * 1.03, -s * 0.15],
    [-s * 0.96, -s * 0.15],
  ]);
  const engine = (x: number, y: number, size: number) =>
    shape(
      `M${n(x - size)} ${n(y - size * 0.3)}Q${n(x)} ${n(y - size * 0.5)} ${n(x + size)} ${n(y - size * 0.36)}V${n(y + size * 0.36)}Q${n(x)} ${n(y + size * 0.5)} ${n(x - size)} ${n(y + size * 0.22)}Z`,
      body,
    ) +
    ellipse(x + size, y, size * 0.14, size * 0.37, tint(air, "#2a2f36", 0.2)) +
    ellipse(x + size, y, size * 0.07, size * 0.2, tint(air, "#8a929a", 0.5));
  const windows = draw(
    46,
    (i) => `M${n(-s * 0.62 + i * s * 0.029)} ${n(-s * 0.05)}h${n(s * 0.011)}v${n(s * 0.02)}h${n(-s * 0.011)}z`,
  );
  const wingPaint = linear(context, [
    [0, tint(air, "#dfe4e8", 0.7)],
    [0.5, tint(air, "#aab4bd", 0.35)],
    [1, tint(air, "#e8ecef", 0.85)],
  ]);
  return (
    shape(farWing + tailFar, tint(air, "#aab4bd", 0.35)) +
    shape(
      fin,
      linear(context, [
        [0, tint(air, livery, 0.95)],
        [1, tint(air, livery, 0.5)],
      ]),
    ) +
    shape(fuselage, body) +
    shape(
      `M${n(-s)} ${n(-s * 0.05)}Q${n(-s * 0.72)} ${n(-s * 0.114)} ${n(-s * 0.44)} ${n(-s * 0.115)}L${n(-s * 0.62)} ${n(s * 0.055)}Q${n(-s * 0.8)} ${n(s * 0.02)} ${n(-s)} ${n(-s * 0.05)}Z`,
      tint(air, livery, 0.7),
      'opacity=".92"',
    ) +
    shape(windows, mix(air.ink, air.lamp, air.lamps)) +
    shape(
      `M${n(s * 0.86)} ${n(-s * 0.062)}h${n(s * 0.06)}l${n(s * 0.034)} ${n(s * 0.034)}h${n(-s * 0.094)}z`,
      air.ink,
    ) +
    shape(
      `M${n(-s * 0.44)} ${n(-s * 0.113)}H${n(s * 0.72)}Q${n(s * 0.86)} ${n(-s * 0.108)} ${n(s * 0.93)} ${n(-s * 0.06)}Q${n(s * 0.84)} ${n(-s * 0.09)} ${n(s * 0.72)} ${n(-s * 0.095)}H${n(-s * 0.44)}Z`,
      mix(air.sun, "#ffffff", 0.4),
      'opacity=".85"',
    ) +
    shape(
      `M${n(s * 0.26)} ${n(s * 0.04)}Q0 ${n(s * 0.1)} ${n(-s * 0.24)} ${n(s * 0.07)}L${n(-s * 0.2)} ${n(s * 0.04)}Z`,
      tint(air, "#9aa4ad", 0.3),
    ) +
    engine(s * 0.06, s * 0.19, s * 0.12) +
    shape(nearWing + tailNear, wingPaint) +
    shape(
      polygon([
        [s * 0.2, s * 0.05],
        [s * 0.17, s * 0.06],
        [-s * 0.51, s * 0.47],
        [-s * 0.5, s * 0.47],
      ]),
      mix(air.sun, "#ffffff", 0.4),
      'opacity=".8"',
    ) +
    shape(
      polygon([
        [-s * 0.5, s * 0.47],
        [-s * 0.62, s * 0.46],
        [-s * 0.64, s * 0.4],
        [-s * 0.6, s * 0.4],
      ]),
      tint(air, livery, 0.8),
    ) +
    glow(context, -s * 0.56, s * 0.46, s * 0.07, "#ff4a3a", 0.9) +
    glow(context, s * 0.1, s * 0.1, s * 0.05, "#ffffff", 0.7)
  );
}

export const aircraft: Scene = (context) => {
  const air = context.pick([dawn, dusk, golden, vivid, blueHour, night]);
  const livery = context.pick(["#27477a", "#a8322c", "#1f6a66", "#c98f2e"]);
  const direction = context.pick([1, -1]);
  const x = WIDTH / 2 - direction * context.between(40, 160);
  const y = context.between(300, 380);
  const s = context.between(360, 450);
  const sunX = WIDTH / 2 + direction * context.between(360, 560);
  const tilt = -context.between(4, 13);
  const top = context.between(540, 610);
  const trail = (offset: Point) => {
    const [ox, oy] = offset;
    return shape(
      polygon([
        [ox, oy],
        [ox, oy + 8],
        [-s * 4.2, oy + 46],
        [-s * 4.2, oy - 40],
      ]),
      linear(
        context,
        [
          [0, "#ffffff", 0],
          [0.8, "#ffffff", 0.55],
          [1, "#ffffff", 0.25],
        ],
        "right",
      ),
    );
  };
  const plane = group(
    trail([-s * 0.25, s * 0.17]) + trail([-s * 0.5, -s * 0.12]) + airliner(context, air, s, livery),
    `transform="translate(${n(x)} ${n(y)}) scale(${direction} 1) rotate(${n(tilt)})"`,
  );
  return (
    sky(context, air, top + 30, [sunX, top - context.between(60, 160)], true) +
    (air === night || air === blueHour ? stars(context, 260, 420) : "") +
    veils(context, air, 60, top - 60, 8, 0.45) +
    rect(
      0,
      top - 20,
      WIDTH,
      HEIGHT - top + 20,
      linear(context, [
        [0, air.haze, 0],
        [0.2, far(air, air.cloudShade, 0.4)],
        [1, air.cloudShade],
      ]),
    ) +
    cloudSea(context, air, top, sunX) +
    glow(context, sunX, top, 560, air.sun, 0.5 * air.glow, 170) +
    plane +
    stroke(`M${n(sunX)} ${n(top - 40)}l-400 0M${n(sunX)} ${n(top - 40)}l400 0`, air.sun, 1.5, 'opacity=".25"') +
    finish(context, air)
  );
};
