// A river winding through a valley towards the light.
import {
  type Air,
  type Point,
  birds,
  broadleaf,
  clipped,
  clouds,
  coniferRow,
  dawn,
  draw,
  dusk,
  far,
  finish,
  foliage,
  glow,
  golden,
  grass,
  groundTexture,
  lerp,
  linear,
  mist,
  mix,
  n,
  overcast,
  rect,
  ridges,
  shape,
  sky,
  smooth,
  soft,
  tint,
  ellipse,
  times,
  veils,
  vivid,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

interface Course {
  readonly left: Point[];
  readonly right: Point[];
}

/** The two banks of a meandering river, from the horizon to the viewer. */
function course(context: SceneContext, horizon: number, sourceX: number): Course {
  const phase = context.between(0, 6);
  const bends = context.between(2.2, 3.2);
  const middle = times(26, (i) => {
    const t = i / 25;
    const y = lerp(horizon + 6, HEIGHT + 40, t ** 1.9);
    const swing = lerp(60, 420, t ** 1.1) * Math.sin(phase + (1 - t) ** 1.5 * bends * Math.PI * 1.6);
    return { x: lerp(sourceX, WIDTH / 2, t) + swing, y, half: lerp(5, 230, t ** 1.7) };
  });
  return {
    left: middle.map(({ x, y, half }): Point => [x - half, y]),
    right: middle.map(({ x, y, half }): Point => [x + half, y]),
  };
}

function fields(context: SceneContext, air: Air, horizon: number, green: string): string {
  return draw(60, (i) => {
    const t = (i / 60) ** 1.5;
    const y = lerp(horizon + 4, HEIGHT, t);
    const x = context.between(-200, WIDTH);
    const w = lerp(60, 620, t) * context.between(0.5, 1.4);
    const h = lerp(4, 60, t) * context.between(0.5, 1.2);
    const skew = context.between(-0.4, 0.4) * w;
    const colour = mix(green, context.pick(["#c2a860", "#7d9a4a", "#5b7a45", "#a28c58"]), 0.5);
    return shape(
      `M${n(x)} ${n(y)}l${n(w)} ${n(-h * 0.15)}l${n(skew)} ${n(h)}l${n(-w * 1.05)} ${n(h * 0.2)}z`,
      far(air, tint(air, colour, context.pick([0.35, 0.6, 0.85, 0.95])), 0.65 * (1 - t)),
      'opacity=".75"',
    );
  });
}

function bankTrees(
  context: SceneContext,
  air: Air,
  line: readonly Point[],
  green: string,
  sunX: number,
  outward: number,
): string {
  return line
    .slice(3, 22)
    .map(([x, y], i) => {
      const t = (i + 3) / 25;
      const size = lerp(5, 66, t ** 1.6);
      return draw(context.whole(1, 2), () => {
        const px = x + outward * size * context.between(0.4, 3.4);
        return (
          ellipse(px, y + 2, size * 1.1, size * 0.2, air.ink, 'opacity=".22"') +
          foliage(
            context,
            air,
            { x: px, y: y - size * 0.6, rx: size * context.between(0.6, 1), ry: size * context.between(0.6, 0.9) },
            green,
            0.6 * (1 - t),
            sunX,
            t < 0.5 ? 0.12 : 0.35,
          )
        );
      });
    })
    .join("");
}

export const river: Scene = (context) => {
  const air = context.pick([dawn, dusk, golden, vivid, overcast]);
  const green = context.pick(["#5f7d3c", "#4d7048", "#8a7f3e", "#9a6a34"]);
  const horizon = context.between(330, 400);
  const sunX = context.between(380, 1220);
  const { left, right } = course(context, horizon, sunX + context.between(-120, 120));
  const outline = `${smooth(left)}L${smooth([...right].toReversed()).slice(1)}Z`;
  const [zenith, high, low, edge] = air.sky;
  const surface = linear(context, [
    [0, mix(edge, air.sun, 0.5)],
    [0.18, low],
    [0.55, mix(high, low, 0.25)],
    [1, mix(zenith, air.ink, 0.15)],
  ]);
  const ripples = draw(160, () => {
    const t = context.random();
    const w = lerp(8, 150, t) * context.between(0.4, 1.2);
    return `M${n(context.between(0, WIDTH))} ${n(lerp(horizon, HEIGHT, t))}q${n(w / 2)} ${n(-lerp(0.6, 5, t))} ${n(w)} 0q${n(-w / 2)} ${n(lerp(0.4, 3, t))} ${n(-w)} 0z`;
  });
  const cloudGlow = soft(context, air.cloudLit, 0.55);
  const reflected =
    cloudGlow.defs +
    draw(14, () =>
      ellipse(
        context.between(0, WIDTH),
        context.between(horizon + 60, HEIGHT),
        context.between(80, 300),
        context.between(8, 40),
        cloudGlow.url,
      ),
    );
  return (
    sky(context, air, horizon, [sunX, horizon - context.between(40, 110)], air !== overcast) +
    veils(context, air, 30, horizon - 60, 6, 0.5) +
    clouds(context, air, 60, horizon - 50, context.whole(4, 8), sunX, 0.85) +
    ridges(context, air, horizon - 80, horizon - 14, 4, "#566b5c", 80) +
    rect(
      0,
      horizon,
      WIDTH,
      HEIGHT - horizon,
      linear(context, [
        [0, far(air, tint(air, green, 0.7), 0.7)],
        [0.4, tint(air, green, 0.65)],
        [1, tint(air, green, 0.3)],
      ]),
    ) +
    fields(context, air, horizon, green) +
    groundTexture(context, horizon + 8, HEIGHT, 260, tint(air, green, 0), 0.3) +
    shape(outline, tint(air, "#4a4030", 0.1), 'transform="translate(0 -5)" opacity=".55"') +
    shape(outline, surface) +
    clipped(
      context,
      outline,
      reflected +
        shape(ripples, mix(air.sun, "#ffffff", 0.4), 'opacity=".35"') +
        glow(context, sunX, horizon + 60, 420, air.sun, 0.6 * air.glow, 260),
    ) +
    bankTrees(context, air, left, green, sunX, -1) +
    bankTrees(context, air, right, green, sunX, 1) +
    mist(context, air.haze, horizon + 18, 60, 0.6, 7) +
    glow(context, sunX, horizon, 700, air.sun, 0.35 * air.glow, 300) +
    birds(context, sunX + 160, horizon - 30, 120, context.whole(5, 11), 9, air.ink) +
    foregroundFrame(context, air, green, sunX) +
    finish(context, air)
  );
};

function foregroundFrame(context: SceneContext, air: Air, green: string, sunX: number): string {
  const onLeft = context.pick([true, false]);
  const x = onLeft ? context.between(20, 130) : WIDTH - context.between(20, 130);
  const slope = (px: number) => HEIGHT + 6 - Math.max(0, 420 - Math.abs(px - (onLeft ? 0 : WIDTH))) * 0.24;
  const hill = times(17, (i): Point => [i * 100, slope(i * 100) + 4]);
  return (
    broadleaf(context, air, x, 850, context.between(430, 560), mix(green, "#20301c", 0.5), 0, sunX, 1.6) +
    shape(`${smooth(hill)}L1600 920L0 920Z`, tint(air, mix(green, "#1c2616", 0.5), 0.1)) +
    coniferRow(
      context,
      (px) => slope(px) + 10,
      5,
      120,
      air.ink,
      onLeft ? 180 : WIDTH - 420,
      onLeft ? 420 : WIDTH - 180,
    ) +
    grass(context, slope, 200, 36, tint(air, green, 0.6), onLeft ? 0 : 1150, onLeft ? 450 : WIDTH)
  );
}
