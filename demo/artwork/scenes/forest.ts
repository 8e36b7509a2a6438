// Trunks in morning mist, with shafts of light and one walker on the path.
import {
  type Air,
  birds,
  dab,
  draw,
  far,
  finish,
  glow,
  golden,
  dawn,
  night,
  overcast,
  grass,
  lerp,
  linear,
  mist,
  mix,
  n,
  person,
  polygon,
  rect,
  shape,
  tint,
  vivid,
  times,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

function trunks(context: SceneContext, air: Air, depth: number, count: number, sunX: number): string {
  const w = lerp(70, 9, depth);
  const ground = lerp(850, 610, depth);
  const dark = far(air, tint(air, "#3a2f2a", 0.1), depth * 0.92);
  const lit = far(air, tint(air, "#a58a6c", 0.95), depth * 0.75);
  const each = times(count, (i) => {
    const x = lerp(-40, WIDTH + 40, (i + context.between(0.05, 0.95)) / count);
    if (depth < 0.3 && Math.abs(x - sunX) < 170) return "";
    const width = w * context.between(0.6, 1.3);
    const lean = context.between(-0.04, 0.04) * HEIGHT;
    const foot = ground + context.between(-10, 30) * (1 - depth);
    const side = sunX > x ? 1 : -1;
    const trunk = `M${n(x - width * 0.5 + lean)} -10h${n(width)}L${n(x + width * 0.52)} ${n(foot - width * 1.6)}q${n(width * 0.06)} ${n(width * 1.2)} ${n(width * 0.7)} ${n(width * 1.7)}q${n(-width * 1.2)} ${n(-width * 0.25)} ${n(-width * 2.4)} 0q${n(width * 0.56)} ${n(-width * 0.6)} ${n(width * 0.66)} ${n(-width * 1.7)}z`;
    const rim = polygon([
      [x + side * width * 0.28 + lean, -10],
      [x + side * width * 0.5 + lean, -10],
      [x + side * width * 0.55, foot - width],
      [x + side * width * 0.34, foot - width],
    ]);
    const bark = draw(depth < 0.4 ? 22 : 0, () => {
      const t = context.random();
      return `M${n(x + lean * (1 - t) + context.between(-0.4, 0.3) * width)} ${n(t * foot)}l${n(context.between(-2, 3))} ${n(context.between(14, 60))}l2.5 -4z`;
    });
    const branches =
      depth > 0.25
        ? draw(5, () => {
            const y = context.between(30, foot * 0.7);
            const reach = context.between(30, 120) * (1.2 - depth) * context.pick([1, -1]);
            return `M${n(x + lean * (1 - y / foot))} ${n(y)}q${n(reach * 0.5)} ${n(-10)} ${n(reach)} ${n(-38 * (1.2 - depth))}q${n(-reach * 0.4)} ${n(30 * (1.2 - depth))} ${n(-reach)} ${n(44 * (1.2 - depth))}z`;
          })
        : "";
    return (
      shape(trunk + branches, dark) + shape(rim, lit, 'opacity=".7"') + (bark && shape(bark, air.ink, 'opacity=".45"'))
    );
  });
  return each.join("");
}

function canopy(context: SceneContext, air: Air, depth: number, leaf: string): string {
  const layer = (count: number, lit: number, size: number, reach: number) =>
    shape(
      draw(count, () =>
        dab(
          context,
          context.between(-20, WIDTH + 20),
          context.random() ** 1.6 * reach,
          size * context.between(0.5, 1.3),
        ),
      ),
      far(air, tint(air, leaf, lit), depth),
    );
  const reach = lerp(170, 330, depth);
  return (
    layer(130, 0.08, 42 * (1.2 - depth), reach) +
    layer(110, 0.5, 26 * (1.2 - depth), reach * 1.05) +
    layer(80, 1, 15 * (1.2 - depth), reach * 1.15)
  );
}

function shafts(context: SceneContext, air: Air, x: number): string {
  const beam = linear(context, [
    [0, air.sun, 0.5],
    [0.6, air.sun, 0.16],
    [1, air.sun, 0],
  ]);
  return draw(7, (i) => {
    const spread = (i - 3) * context.between(90, 140);
    const width = context.between(20, 80);
    return shape(
      polygon([
        [x + spread * 0.25, -20],
        [x + spread * 0.25 + width * 0.4, -20],
        [x + spread * 1.7 + width * 1.6, 820],
        [x + spread * 1.7 - width * 0.4, 820],
      ]),
      beam,
      `opacity="${n(0.3 + air.glow * 0.45)}"`,
    );
  });
}

function walkers(context: SceneContext, air: Air, x: number, lightX: number): string {
  const height = context.between(84, 110);
  return draw(context.whole(1, 2), (i) =>
    person(
      air,
      { x: x + i * 44, y: 722 - i * 6, height: height * (1 - i * 0.12), stance: context.pick(["walk", "coat"]) },
      air.ink,
      lightX,
    ),
  );
}

export const forest: Scene = (context) => {
  const air = context.pick([dawn, golden, vivid, overcast, night]);
  const leaf = context.pick(["#3f6b3a", "#567a34", "#2f5c48", "#b0742c"]);
  const lightX = context.pick([context.between(480, 640), context.between(960, 1120)]);
  const [, high, low, edge] = air.sky;
  const backdrop =
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      linear(context, [
        [0, mix(high, tint(air, leaf, 0.4), 0.6)],
        [0.45, edge],
        [0.72, low],
        [1, air.haze],
      ]),
    ) + glow(context, lightX, 360, 620, air.sun, 0.95, 480);
  const ground = rect(
    0,
    620,
    WIDTH,
    290,
    linear(context, [
      [0, air.haze, 0],
      [0.25, far(air, tint(air, leaf, 0.5), 0.5)],
      [1, tint(air, leaf, 0.04)],
    ]),
  );
  const bend = context.between(-180, 180);
  const path = shape(
    `M${n(lightX - 14)} 640C${n(lightX - 40 + bend * 0.4)} 720 ${n(lightX - 200 + bend)} 800 ${n(lightX - 330 + bend)} 910H${n(lightX + 250 + bend)}C${n(lightX + 150 + bend)} 800 ${n(lightX + 20 + bend * 0.4)} 720 ${n(lightX + 14)} 640Z`,
    linear(context, [
      [0, mix(air.sun, air.haze, 0.4)],
      [1, tint(air, "#7b654a", 0.35)],
    ]),
  );
  return (
    backdrop +
    trunks(context, air, 0.92, 40, lightX) +
    mist(context, air.haze, 560, 200, 0.5) +
    trunks(context, air, 0.72, 24, lightX) +
    canopy(context, air, 0.7, leaf) +
    mist(context, air.haze, 610, 130, 0.6) +
    ground +
    path +
    trunks(context, air, 0.48, 13, lightX) +
    canopy(context, air, 0.35, leaf) +
    shafts(context, air, lightX) +
    grass(context, (x) => 700 + Math.abs(x - lightX) * 0.02, 260, 26, far(air, tint(air, leaf, 0.75), 0.15)) +
    walkers(context, air, lightX + bend * 0.14, lightX) +
    birds(context, lightX + 60, 300, 90, 5, 8, air.ink) +
    trunks(context, air, 0.05, 6, lightX) +
    canopy(context, air, 0, leaf) +
    grass(context, (x) => 905 - Math.abs(x - lightX - bend) * 0.09, 420, 70, tint(air, leaf, 0.04)) +
    grass(context, (x) => 915 - Math.abs(x - lightX - bend) * 0.07, 120, 60, tint(air, leaf, 0.7)) +
    finish(context, air, 0.55)
  );
};
