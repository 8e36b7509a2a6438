// A line of flags in the wind, seen from below against the sky.
import {
  type FlagDesign,
  birds,
  blueHour,
  clouds,
  dawn,
  draw,
  dusk,
  finish,
  flag,
  foliage,
  glow,
  lerp,
  linear,
  mix,
  n,
  overcast,
  polygon,
  rect,
  shape,
  sky,
  times,
  tint,
  tower,
  veils,
  vivid,
  stars,
} from "../draw-places.ts";
import { HEIGHT, type Scene, WIDTH } from "../scene.ts";

const WORLD: readonly (readonly [FlagDesign, readonly [string, string, string]])[] = [
  ["tricolour", ["#1f4a8a", "#f4f1ea", "#b5342e"]],
  ["bands", ["#1d1d1f", "#b5342e", "#dcae3c"]],
  ["cross", ["#2a5ea0", "#f1d34a", "#f1d34a"]],
  ["state", ["#27477a", "#e0b64a", "#f2efe6"]],
  ["tricolour", ["#2f7a4c", "#f4f1ea", "#b5342e"]],
  ["bands", ["#c8782e", "#f4f1ea", "#2f7a4c"]],
  ["cross", ["#b5342e", "#f4f1ea", "#f4f1ea"]],
  ["bands", ["#3f7fb5", "#f4f1ea", "#3f7fb5"]],
];

export const flags: Scene = (context) => {
  const air = context.pick([dawn, dusk, overcast, vivid, blueHour]);
  const national = context.random() < 0.5;
  const fromLeft = context.pick([true, false]);
  const flip = (x: number) => (fromLeft ? x : WIDTH - x);
  const sunX = flip(context.between(1000, 1250));
  const count = context.whole(6, 8);
  const start = context.whole(0, 7);
  const row = times(count, (i) => count - 1 - i)
    .map((i) => {
      const t = (i / (count - 1)) ** 0.72;
      const depth = t * 0.5;
      const x = flip(lerp(170, 1440, t));
      const height = lerp(760, 230, t);
      const foot = lerp(980, 760, t);
      const top = foot - height - lerp(60, 0, t);
      const width = lerp(430, 105, t) * context.between(0.92, 1.06);
      const [design, colours] = national
        ? (["stripes", ["#b3312c", "#f5f2ea", "#2a3f74"]] as const)
        : (WORLD[(start + i) % WORLD.length] ?? (["bands", ["#1d1d1f", "#b5342e", "#dcae3c"]] as const));
      const thick = lerp(13, 4, t);
      const pole = rect(
        x - thick / 2,
        top - 10,
        thick,
        height + 260,
        linear(
          context,
          sunX > x
            ? [
                [0, tint(air, "#9aa2aa", 0.1)],
                [0.7, tint(air, "#ffffff", 1)],
                [1, tint(air, "#9aa2aa", 0.6)],
              ]
            : [
                [0, tint(air, "#9aa2aa", 0.6)],
                [0.3, tint(air, "#ffffff", 1)],
                [1, tint(air, "#9aa2aa", 0.1)],
              ],
          "right",
        ),
      );
      const ball = shape(
        `M${n(x - thick)} ${n(top - 18)}a${n(thick)} ${n(thick)} 0 1 0 ${n(thick * 2)} 0a${n(thick)} ${n(thick)} 0 1 0 ${n(-thick * 2)} 0z`,
        tint(air, "#e0b64a", 0.9),
      );
      const near = {
        ...air,
        light: mix(air.light, air.haze, depth),
        shade: mix(air.shade, air.haze, depth),
        ink: mix(air.ink, air.haze, depth),
      };
      return pole + ball + flag(context, near, x + thick / 2, top + 4, width, width * 0.62, design, colours);
    })
    .join("");
  const ground = 800;
  return (
    sky(context, air, ground, [sunX, context.between(330, 500)], air !== overcast) +
    (air === blueHour ? stars(context, 150, 360) : "") +
    veils(context, air, 60, 460, 8, 0.5, fromLeft ? -9 : 9) +
    clouds(context, air, 160, 620, context.whole(5, 9), sunX, 0.9) +
    draw(12, (i) =>
      tower(
        context,
        air,
        {
          x: flip(1500 - i * 74) - 40,
          base: 850,
          width: context.between(50, 90),
          height: context.between(90, 240) * (1 - i * 0.035),
          depth: 0.62,
          material: "#8894a2",
          bay: 12,
        },
        sunX,
      ),
    ) +
    draw(24, (i) =>
      foliage(
        context,
        air,
        { x: flip(1620 - i * 70), y: 850 - i * 0.6, rx: context.between(50, 90), ry: context.between(36, 60) + i },
        "#48613c",
        0.34 - i * 0.008,
        sunX,
        0.3,
      ),
    ) +
    shape(
      polygon([
        [0, HEIGHT],
        [WIDTH, HEIGHT],
        [WIDTH, fromLeft ? 868 : 884],
        [0, fromLeft ? 884 : 868],
      ]),
      tint(air, "#3f5a34", 0.2),
    ) +
    glow(context, sunX, 480, 620, air.sun, 0.3 * air.glow, 400) +
    birds(context, flip(1180), 250, 170, context.whole(5, 12), 11, air.ink) +
    row +
    finish(context, air)
  );
};
