import {
  type Camera,
  camera,
  darker,
  type Easel,
  easel,
  everything,
  face,
  fade,
  finish,
  glow,
  lighter,
  mix,
  path,
  person,
  polyline,
  rimmed,
  shadow,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  rack: string;
  light: string;
  led: [string, ...string[]];
  accent: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  { rack: "#0e1d38", light: "#5fb8ff", led: ["#7fe0ff", "#ffffff", "#ffb454", "#4fa8ff"], accent: "#ff9a4f" },
  { rack: "#1a0f33", light: "#b06bff", led: ["#ff7ad0", "#c9a6ff", "#ffffff", "#6fd0ff"], accent: "#ff6fae" },
  { rack: "#06231f", light: "#3fe0b0", led: ["#8affd0", "#e6ffb0", "#ffffff", "#ffd05c"], accent: "#ffd05c" },
  { rack: "#2a1210", light: "#ff8a5c", led: ["#ffd09a", "#ff6f4f", "#ffffff", "#ffe26b"], accent: "#6fd6ff" },
];

/** One cabinet of an aisle: x is the face towards us, z its near edge. */
function cabinet(context: SceneContext, art: Easel, view: Camera, colors: Palette, x: number, z: number): string {
  const wide = 1.15;
  const tall = 2.5;
  const tint = Math.min(0.55, z / 26);
  const wall = (low: number, high: number, from: number, to: number, fill: string, more = "") =>
    face(
      view,
      [
        [x, low, z + from],
        [x, low, z + to],
        [x, high, z + to],
        [x, high, z + from],
      ],
      fill,
      more,
    );
  const count = z > 6 ? 8 : 15;
  const step = 2.25 / count;
  const units = times(count, (index) => {
    const low = 0.2 + index * step;
    const tone = mix(context.random() < 0.2 ? lighter(colors.rack, 0.22) : colors.rack, colors.light, tint * 0.6);
    const leds =
      z < 8
        ? times(context.whole(2, z < 4 ? 7 : 3), (led) =>
            wall(
              low + 0.05,
              low + 0.085,
              0.16 + led * 0.09,
              0.2 + led * 0.09,
              context.pick(colors.led),
              fade(context.between(0.4, 1)),
            ),
          )
        : wall(low + 0.04, low + 0.09, 0.2, 0.7, colors.led[0], fade(0.6));
    return (
      wall(low, low + step * 0.87, 0.08, wide - 0.1, tone) +
      wall(low + step * 0.77, low + step * 0.87, 0.08, wide - 0.1, lighter(tone, 0.3)) +
      leds
    );
  });
  return (
    wall(0, tall, 0, wide, art.down(darker(colors.rack, 0.3), darker(colors.rack, 0.65))) +
    units +
    wall(0.15, tall - 0.08, wide - 0.08, wide - 0.03, colors.light, fade(0.85 - tint))
  );
}

export const dataCenter: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const side = context.between(-0.55, 0.55);
  const view = camera([side, context.between(0.75, 1.5), -1.3], [side * -0.4, 1.3, 8], context.between(720, 860), [
    context.pick([660, 940]),
    450,
  ]);
  const [endX, endY] = view.see([0, 1.3, 26]);
  const aisle = 1.35;
  const rows = Array.from({ length: 20 }, (_, index) => 22.6 - index * 1.2);
  const strip = (x: number, y: number, wide: number, fill: string, opacity: number) =>
    face(
      view,
      [
        [x - wide, y, -0.6],
        [x + wide, y, -0.6],
        [x + wide, y, 26],
        [x - wide, y, 26],
      ],
      fill,
      fade(opacity),
    );
  const tiles = times(26, (index) =>
    stroke(
      polyline([view.see([-aisle, 0, index - 0.4]), view.see([aisle, 0, index - 0.4])]),
      darker(colors.rack, 0.5),
      2,
      fade(0.7),
    ),
  );
  const mirrored = rows.map((z) =>
    times(3, (index) =>
      [-aisle, aisle]
        .map((x) =>
          face(
            view,
            [
              [x * (0.96 - index * 0.07), 0, z + 0.15],
              [x * (0.93 - index * 0.07), 0, z + 0.15],
              [x * (0.93 - index * 0.07), 0, z + 1],
              [x * (0.96 - index * 0.07), 0, z + 1],
            ],
            context.pick(colors.led),
            fade(context.between(0, 0.22 - index * 0.02)),
          ),
        )
        .join(""),
    ),
  );
  const at = view.see([context.pick([-0.4, 0.35]), 0, context.between(5.2, 8)]);
  const height = Math.abs(at[1] - endY) * 1.25;
  return art.picture(
    everything(
      art.radial([endX, endY], 900, [
        [0, lighter(colors.light, 0.4)],
        [0.25, mix(colors.light, colors.rack, 0.5)],
        [1, darker(colors.rack, 0.5)],
      ]),
    ),
    face(
      view,
      [
        [-aisle, 0, -0.6],
        [aisle, 0, -0.6],
        [aisle, 0, 26],
        [-aisle, 0, 26],
      ],
      art.linear(
        [0, endY],
        [0, 900],
        [
          [0, lighter(colors.light, 0.3)],
          [0.3, mix(colors.light, colors.rack, 0.55)],
          [1, darker(colors.rack, 0.3)],
        ],
      ),
    ),
    tiles,
    ...mirrored,
    strip(0, 0, 0.16, colors.light, 0.22),
    face(
      view,
      [
        [-aisle, 2.75, -0.6],
        [aisle, 2.75, -0.6],
        [aisle, 2.75, 26],
        [-aisle, 2.75, 26],
      ],
      darker(colors.rack, 0.55),
    ),
    times(4, (index) =>
      strip(
        -0.9 + index * 0.6,
        2.7,
        0.045,
        index % 3 ? lighter(colors.light, 0.6) : colors.accent,
        index % 3 ? 0.95 : 0.6,
      ),
    ),
    times(9, (index) =>
      face(
        view,
        [
          [-aisle, 2.74, index * 2.4],
          [aisle, 2.74, index * 2.4],
          [aisle, 2.5, index * 2.4],
          [-aisle, 2.5, index * 2.4],
        ].map(([x = 0, y = 0, z = 0]) => [x, y, z] as const),
        darker(colors.rack, 0.6),
        fade(0.5),
      ),
    ),
    glow(art, endX, endY, 420, lighter(colors.light, 0.5), 0.9),
    ...rows.map((z) => cabinet(context, art, view, colors, -aisle, z) + cabinet(context, art, view, colors, aisle, z)),
    shadow(art, at[0], at[1], height * 0.3, height * 0.05, 0.8),
    path(
      person(at, height, 0.3, 1),
      colors.rack,
      `transform="translate(0 ${Math.round(at[1] * 2)}) scale(1 -1)" ${fade(0.25)}`,
    ),
    rimmed(art, person(at, height, 0.3, 1), darker(colors.rack, 0.6), lighter(colors.light, 0.5), -2.5, 2),
    glow(art, endX, endY, 760, colors.light, 0.3),
    finish(art, darker(colors.rack, 0.6), 0.7),
  );
};
