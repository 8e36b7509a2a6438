import {
  type Camera,
  camera,
  darker,
  type Easel,
  easel,
  ellipse,
  everything,
  face,
  fade,
  finish,
  lighter,
  list,
  mix,
  outline,
  path,
  person,
  type Point3,
  polygon,
  rimmed,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  wall: string;
  side: string;
  floor: string;
  light: string;
  paints: [string, ...string[]];
}

const PALETTES: [Palette, ...Palette[]] = [
  {
    wall: "#e9e2d3",
    side: "#c9bda8",
    floor: "#b08a5f",
    light: "#fff7e0",
    paints: ["#d4492f", "#1f3f7a", "#f0b33c", "#17202c", "#f3ead8", "#2f7d74"],
  },
  {
    wall: "#7a1f2b",
    side: "#571520",
    floor: "#6b4a34",
    light: "#ffdca8",
    paints: ["#f0d9ad", "#d98a3d", "#20323f", "#a33a2a", "#5f7a68", "#f7efe0"],
  },
  {
    wall: "#23424a",
    side: "#162d34",
    floor: "#8a7a66",
    light: "#ffeec2",
    paints: ["#f2a65a", "#e6533c", "#f4e9d8", "#0f1f26", "#7fb3a6", "#d9c06a"],
  },
  {
    wall: "#d7dbe4",
    side: "#aab2c2",
    floor: "#7d7f8d",
    light: "#ffffff",
    paints: ["#3b4bb0", "#f25c5c", "#ffcf4a", "#121425", "#8bc7d9", "#f4f1ea"],
  },
];

/** An abstract painting in the unit square, scaled by the wall it hangs on. */
function painting(
  context: SceneContext,
  colors: Palette,
  flat: (x: number, y: number) => readonly [number, number],
): string {
  const quad = (x: number, y: number, width: number, height: number, fill: string) =>
    polygon([flat(x, y), flat(x + width, y), flat(x + width, y + height), flat(x, y + height)], fill);
  const shape = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
    path(
      outline(list(28, (index) => flat(cx + Math.cos(index * 0.2244) * rx, cy + Math.sin(index * 0.2244) * ry))),
      fill,
    );
  const paint = () => context.pick(colors.paints);
  const kind = context.whole(0, 3);
  const ground = quad(0, 0, 1, 1, paint());
  if (kind === 0) {
    return (
      ground +
      quad(0.08, 0.08, 0.84, 0.36, paint()) +
      quad(0.08, 0.5, 0.84, 0.2, paint()) +
      quad(0.08, 0.76, 0.84, 0.16, paint())
    );
  }
  if (kind === 1) {
    return (
      ground +
      times(7, () =>
        shape(
          context.between(0.2, 0.8),
          context.between(0.2, 0.8),
          context.between(0.05, 0.2),
          context.between(0.05, 0.2),
          paint(),
        ),
      )
    );
  }
  if (kind === 2) {
    return (
      ground +
      shape(context.between(0.3, 0.7), 0.36, 0.2, 0.22, paint()) +
      times(4, (index) =>
        path(
          outline([
            flat(0, 0.55 + index * 0.1),
            flat(context.between(0.25, 0.75), 0.45 + index * 0.11),
            flat(1, 0.58 + index * 0.1),
            flat(1, 1),
            flat(0, 1),
          ]),
          paint(),
        ),
      )
    );
  }
  return (
    ground +
    times(16, () => quad(context.whole(0, 4) * 0.2, context.whole(0, 4) * 0.2, 0.2, 0.2, paint())) +
    shape(0.5, 0.5, 0.22, 0.22, paint())
  );
}

function hung(
  context: SceneContext,
  view: Camera,
  colors: Palette,
  at: (along: number, up: number, out: number) => Point3,
  along: number,
  width: number,
  up: number,
  height: number,
): string {
  const see = (x: number, y: number, out: number) => view.see(at(along + x * width, up + (1 - y) * height, out));
  const frame = context.pick([darker("#b98a3a", 0.2), "#1a1a1f", "#d9b56a"]);
  const corners = (margin: number, out: number, drop: number) => [
    see(-margin, -margin + drop, out),
    see(1 + margin, -margin + drop, out),
    see(1 + margin, 1 + margin + drop, out),
    see(-margin, 1 + margin + drop, out),
  ];
  return [
    polygon([see(-0.6, -0.75, 0), see(1.6, -0.75, 0), see(1.3, 1.4, 0), see(-0.3, 1.4, 0)], colors.light, fade(0.13)),
    polygon(corners(0.07, 0, 0.09), "#000000", fade(0.3)),
    polygon(corners(0.05, 0.06, 0), frame),
    stroke(outline(corners(0.05, 0.06, 0)), lighter(frame, 0.4), 2),
    polygon(corners(0.012, 0.06, 0), darker(frame, 0.6)),
    painting(context, colors, (x, y) => see(x, y, 0.06)),
    polygon([see(0, 0, 0.06), see(1, 0, 0.06), see(0.4, 1, 0.06), see(0, 1, 0.06)], colors.light, fade(0.07)),
  ].join("");
}

function visitor(
  art: Easel,
  view: Camera,
  colors: Palette,
  x: number,
  z: number,
  tone: string,
  facing: number,
): string {
  const at = view.see([x, 0, z]);
  const height = view.scale([x, 0, z]) * 1.72;
  return (
    polygon(
      [
        [at[0] - height * 0.08, at[1]],
        [at[0] + height * 0.08, at[1]],
        [at[0] + height * 0.55, at[1] + height * 0.5],
        [at[0] + height * 0.25, at[1] + height * 0.52],
      ],
      "#000000",
      fade(0.25),
    ) +
    ellipse(at[0], at[1], height * 0.16, height * 0.03, "#000000", fade(0.4)) +
    rimmed(
      art,
      person(at, height, 0.25, facing),
      tone,
      mix(tone, colors.light, 0.7),
      height * 0.008 * facing,
      height * 0.006,
    )
  );
}

const onSide =
  (x: number) =>
  (along: number, up: number, out: number): Point3 => [x + (x > 0 ? -out : out), up, along];

export const museum: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const turn = context.pick([-1, 1]);
  const view = camera(
    [-turn * context.between(0.8, 1.6), 1.6, -1.2],
    [turn * context.between(0.6, 1.8), 1.75, 7],
    1000,
    [800, 470],
  );
  const left = -4.5;
  const right = 4.5;
  const back = 8.5;
  const top = 4.4;
  const near = -0.4;
  const skylights = times(5, (index) =>
    face(
      view,
      [
        [-2, top, 1 + index * 1.5],
        [2, top, 1 + index * 1.5],
        [2, top, 2.1 + index * 1.5],
        [-2, top, 2.1 + index * 1.5],
      ],
      colors.light,
    ),
  );
  const planks = times(34, (index) => {
    const x = left + index * 0.27;
    return face(
      view,
      [
        [x, 0, near],
        [x + 0.25, 0, near],
        [x + 0.25, 0, back],
        [x, 0, back],
      ],
      mix(colors.floor, index % 3 ? darker(colors.floor, 0.3) : lighter(colors.floor, 0.3), context.between(0.05, 0.4)),
    );
  });
  const pools = times(5, (index) =>
    face(
      view,
      [
        [-2.2 + turn, 0, 1 + index * 1.5],
        [1.4 + turn, 0, 1 + index * 1.5],
        [1.8 + turn, 0, 2 + index * 1.5],
        [-1.8 + turn, 0, 2 + index * 1.5],
      ],
      colors.light,
      fade(0.26),
    ),
  );
  const onBack = (along: number, up: number, out: number): Point3 => [along, up, back - out];
  const hero = turn * 0.4;
  return art.picture(
    everything(colors.side),
    face(
      view,
      [
        [left, top, near],
        [right, top, near],
        [right, top, back],
        [left, top, back],
      ],
      lighter(colors.side, 0.15),
    ),
    skylights,
    face(
      view,
      [
        [left, 0, back],
        [right, 0, back],
        [right, top, back],
        [left, top, back],
      ],
      art.down(lighter(colors.wall, 0.15), colors.wall, darker(colors.wall, 0.12)),
    ),
    face(
      view,
      [
        [left, 0, near],
        [left, 0, back],
        [left, top, back],
        [left, top, near],
      ],
      art.right(darker(colors.side, turn > 0 ? 0.05 : 0.4), colors.side),
    ),
    face(
      view,
      [
        [right, 0, near],
        [right, 0, back],
        [right, top, back],
        [right, top, near],
      ],
      art.right(colors.side, darker(colors.side, turn > 0 ? 0.4 : 0.05)),
    ),
    face(
      view,
      [
        [left, 0, near],
        [right, 0, near],
        [right, 0, back],
        [left, 0, back],
      ],
      colors.floor,
    ),
    planks,
    pools,
    hung(context, view, colors, onBack, hero - 1.7, 3.4, 0.85, 2.5),
    hung(context, view, colors, onBack, turn > 0 ? -4 : 2.4, 1.5, 1.2, 1.6),
    times(3, (index) => hung(context, view, colors, onSide(left), 2 + index * 2.1, 1.4, 1, context.between(1.4, 2))),
    times(3, (index) => hung(context, view, colors, onSide(right), 2 + index * 2.1, 1.4, 1, context.between(1.4, 2))),
    visitor(art, view, colors, hero + 0.9, 6, darker(colors.side, 0.55), -1),
    context.random() < 0.7 ? visitor(art, view, colors, hero + 1.5, 5.8, darker(colors.paints[0], 0.45), -1) : "",
    visitor(art, view, colors, -turn * context.between(0.2, 1), 3.2, darker(colors.side, 0.75), turn),
    finish(art, darker(colors.side, 0.6), 0.45),
  );
};
