import {
  box,
  boxColors,
  type Camera,
  camera,
  circle,
  darker,
  type Easel,
  easel,
  ellipse,
  everything,
  face,
  fade,
  finish,
  glow,
  lighter,
  limb,
  mix,
  n,
  outline,
  path,
  person,
  rect,
  rimmed,
  shadow,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  wall: string;
  band: string;
  floor: string;
  light: string;
  coat: string;
  accent: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  { wall: "#bfd9dc", band: "#3f8f99", floor: "#8fb3b8", light: "#f6fffb", coat: "#e9f3f1", accent: "#e8654f" },
  { wall: "#2b4a63", band: "#17324a", floor: "#24405a", light: "#cdeeff", coat: "#9fd0e6", accent: "#ffb454" },
  { wall: "#e6d8cb", band: "#c4745a", floor: "#bda58f", light: "#fffaf0", coat: "#4f9a98", accent: "#d9473c" },
  { wall: "#5d5a86", band: "#3b3763", floor: "#4a4775", light: "#f3eaff", coat: "#d9d2f2", accent: "#ff8f70" },
];

function corridor(art: Easel, view: Camera, colors: Palette): string {
  const near = -0.8;
  const back = 22;
  const wall = (x: number, low: number, high: number, fill: string) =>
    face(
      view,
      [
        [x, low, near],
        [x, low, back],
        [x, high, back],
        [x, high, near],
      ],
      fill,
    );
  const doors = [-1.9, 1.9].map((x) =>
    times(4, (index) => {
      const z = 2.6 + index * 4.2;
      const edge = x < 0 ? 0.02 : -0.02;
      return (
        face(
          view,
          [
            [x + edge, 0, z],
            [x + edge, 0, z + 1.4],
            [x + edge, 2.15, z + 1.4],
            [x + edge, 2.15, z],
          ],
          darker(colors.wall, 0.3),
        ) +
        face(
          view,
          [
            [x + edge * 2, 0, z + 0.1],
            [x + edge * 2, 0, z + 1.3],
            [x + edge * 2, 2.05, z + 1.3],
            [x + edge * 2, 2.05, z + 0.1],
          ],
          mix(colors.band, colors.light, 0.35),
        ) +
        face(
          view,
          [
            [x + edge * 3, 1.2, z + 0.8],
            [x + edge * 3, 1.2, z + 1.1],
            [x + edge * 3, 1.85, z + 1.1],
            [x + edge * 3, 1.85, z + 0.8],
          ],
          colors.light,
          fade(0.8),
        )
      );
    }),
  );
  const lamps = times(9, (index) =>
    face(
      view,
      [
        [-0.6, 2.7, 0.4 + index * 2.3],
        [0.6, 2.7, 0.4 + index * 2.3],
        [0.6, 2.7, 1.7 + index * 2.3],
        [-0.6, 2.7, 1.7 + index * 2.3],
      ],
      colors.light,
    ),
  );
  const shine = times(9, (index) =>
    face(
      view,
      [
        [-0.55, 0, 0.4 + index * 2.3],
        [0.55, 0, 0.4 + index * 2.3],
        [0.5, 0, 1.7 + index * 2.3],
        [-0.5, 0, 1.7 + index * 2.3],
      ],
      colors.light,
      fade(0.34),
    ),
  );
  return [
    face(
      view,
      [
        [-1.9, 2.7, near],
        [1.9, 2.7, near],
        [1.9, 2.7, back],
        [-1.9, 2.7, back],
      ],
      art.down(darker(colors.wall, 0.35), lighter(colors.wall, 0.2)),
    ),
    lamps,
    face(
      view,
      [
        [-1.9, 0, near],
        [1.9, 0, near],
        [1.9, 0, back],
        [-1.9, 0, back],
      ],
      art.down(lighter(colors.floor, 0.4), colors.floor, darker(colors.floor, 0.4)),
    ),
    shine,
    wall(-1.9, 0, 2.7, art.right(darker(colors.wall, 0.3), lighter(colors.wall, 0.2))),
    wall(1.9, 0, 2.7, art.right(lighter(colors.wall, 0.2), darker(colors.wall, 0.35))),
    ...doors,
    wall(-1.88, 0.85, 1.02, colors.band) + wall(1.88, 0.85, 1.02, darker(colors.band, 0.2)),
    wall(-1.88, 0, 0.14, darker(colors.band, 0.35)) + wall(1.88, 0, 0.14, darker(colors.band, 0.5)),
  ].join("");
}

function gurney(art: Easel, view: Camera, colors: Palette, x: number, z: number): string {
  const metal = mix(colors.wall, "#445566", 0.5);
  const wheels = [
    [0.05, 0.1],
    [0.75, 0.1],
    [0.05, 1.8],
    [0.75, 1.8],
  ] as const;
  const [sx, sy] = view.see([x + 0.4, 0, z + 1]);
  const scale = view.scale([x, 0, z]);
  return [
    shadow(art, sx, sy, scale * 0.95, scale * 0.28, 0.8),
    ...wheels.map(([dx, dz]) => {
      const [wx, wy] = view.see([x + dx, 0.09, z + dz]);
      const size = view.scale([x + dx, 0, z + dz]);
      return (
        stroke(`M${n(wx)} ${n(wy)}L${n(wx)} ${n(wy - size * 0.5)}`, metal, size * 0.04) +
        circle(wx, wy, size * 0.09, darker(colors.band, 0.7)) +
        circle(wx, wy, size * 0.04, lighter(metal, 0.4))
      );
    }),
    box(view, { x, y: 0.58, z, width: 0.8, height: 0.08, depth: 1.9 }, boxColors(metal)),
    box(
      view,
      { x: x + 0.03, y: 0.66, z: z + 0.03, width: 0.74, height: 0.16, depth: 1.84 },
      {
        top: lighter(colors.light, 0.4),
        front: mix(colors.light, colors.wall, 0.5),
        side: mix(colors.light, colors.wall, 0.75),
      },
    ),
    box(
      view,
      { x: x + 0.03, y: 0.7, z: z + 0.02, width: 0.75, height: 0.14, depth: 1.1 },
      boxColors(mix(colors.accent, colors.light, 0.15)),
    ),
    box(view, { x: x + 0.15, y: 0.82, z: z + 1.42, width: 0.5, height: 0.12, depth: 0.36 }, boxColors(colors.light)),
  ].join("");
}

/** The drip stand close to us, out of which the corridor is seen. */
function drip(art: Easel, colors: Palette, x: number): string {
  const pole = art.right(darker(colors.band, 0.5), lighter(colors.light, 0.2), darker(colors.band, 0.3));
  return [
    rect(x - 7, 60, 14, 860, pole),
    stroke(
      `M${n(x - 96)} 92Q${n(x - 96)} 60 ${n(x)} 60Q${n(x + 96)} 60 ${n(x + 96)} 92`,
      mix(colors.light, colors.band, 0.4),
      10,
    ),
    path(
      `M${n(x - 148)} 110Q${n(x - 94)} 92 ${n(x - 42)} 110L${n(x - 36)} 330Q${n(x - 60)} 372 ${n(x - 94)} 374Q${n(x - 130)} 372 ${n(x - 154)} 330Z`,
      colors.light,
      fade(0.55),
    ),
    path(
      `M${n(x - 151)} 200Q${n(x - 94)} 214 ${n(x - 38)} 200L${n(x - 36)} 330Q${n(x - 60)} 372 ${n(x - 94)} 374Q${n(x - 130)} 372 ${n(x - 154)} 330Z`,
      art.down(lighter(colors.accent, 0.55), colors.accent),
      fade(0.75),
    ),
    rect(x - 130, 140, 70, 40, "#ffffff", 'fill-opacity="0.85" stroke-opacity="0.85" rx="4"') +
      times(3, (line) => rect(x - 122, 148 + line * 10, 54 - line * 12, 4, colors.band, fade(0.8))),
    stroke(
      `M${n(x - 140)} 130Q${n(x - 134)} 240 ${n(x - 140)} 320`,
      "#ffffff",
      7,
      'stroke-linecap="round" fill-opacity="0.8" stroke-opacity="0.8"',
    ),
    rect(x - 102, 372, 16, 62, colors.light, fade(0.7)) +
      stroke(`M${n(x - 94)} 434C${n(x - 94)} 620 ${n(x - 200)} 640 ${n(x - 160)} 910`, colors.light, 5, fade(0.8)),
    rect(x - 52, 480, 104, 140, art.right(lighter(colors.wall, 0.2), darker(colors.wall, 0.4)), 'rx="14"') +
      rect(x - 36, 498, 72, 50, darker(colors.band, 0.6), 'rx="5"') +
      stroke(`M${n(x - 32)} 524h16l7 -16l10 30l8 -20l5 6h16`, lighter(colors.accent, 0.4), 3) +
      times(3, (key) => circle(x - 24 + key * 24, 580, 8, key === 1 ? colors.accent : colors.light)),
  ].join("");
}

function medic(context: SceneContext, art: Easel, view: Camera, colors: Palette, x: number, z: number): string {
  const at = view.see([x, 0, z]);
  const height = view.scale([x, 0, z]) * 1.74;
  const facing = context.pick([1, -1]);
  const [px, py] = at;
  const coat = outline([
    [px - height * 0.1, py - height * 0.8],
    [px + height * 0.1, py - height * 0.8],
    [px + height * 0.13, py - height * 0.3],
    [px - height * 0.13, py - height * 0.3],
  ]);
  return [
    ellipse(px, py + height * 0.01, height * 0.2, height * 0.03, "#000000", fade(0.35)),
    path(
      person([px, py], height, 0, facing),
      darker(colors.band, 0.55),
      `transform="translate(0 ${n(py * 2)}) scale(1 -1)" ${fade(0.16)}`,
    ),
    path(person(at, height, 0.45, facing), darker(colors.band, 0.5)),
    rimmed(
      art,
      coat +
        limb(
          [px - height * 0.085, py - height * 0.79, height * 0.045],
          [px - height * 0.125, py - height * 0.64, height * 0.035],
          [px - height * 0.1, py - height * 0.52, height * 0.028],
        ) +
        limb(
          [px + height * 0.085, py - height * 0.79, height * 0.045],
          [px + height * 0.12, py - height * 0.64, height * 0.035],
          [px + height * 0.06, py - height * 0.56, height * 0.028],
        ),
      colors.coat,
      colors.light,
      height * 0.012 * facing,
      height * 0.008,
    ),
    rect(px - height * 0.02, py - height * 0.6, height * 0.1, height * 0.07, colors.accent, fade(0.9)),
  ].join("");
}

export const hospital: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const side = context.pick([-1, 1]);
  const view = camera(
    [side * -0.55, context.between(1.3, 1.55), -1.4],
    [side * context.between(0.15, 0.5), 1.25, 8],
    context.between(900, 1000),
    [800, 440],
  );
  const [endX, endY] = view.see([0, 1.3, 22]);
  return art.picture(
    everything(colors.wall),
    corridor(art, view, colors),
    glow(art, endX, endY, 420, colors.light, 1),
    medic(context, art, view, colors, context.between(-0.7, 0.2), 8.5),
    medic(context, art, view, colors, context.between(0.2, 0.9), 7),
    gurney(art, view, colors, side > 0 ? 0.75 : -1.6, context.between(2.6, 3.4)),
    context.random() < 0.7 ? medic(context, art, view, colors, side * -0.55, 3.9) : "",
    glow(art, endX, endY, 800, colors.light, 0.35),
    drip(art, colors, side > 0 ? context.between(250, 330) : context.between(1330, 1430)),
    finish(art, darker(colors.band, 0.7), 0.55),
  );
};
