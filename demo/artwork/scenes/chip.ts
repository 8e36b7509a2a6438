import {
  box,
  type Camera,
  camera,
  circle,
  darker,
  type Easel,
  easel,
  everything,
  face,
  fade,
  finish,
  glow,
  lighter,
  list,
  mix,
  n,
  type Point3,
  polyline,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  board: string;
  deep: string;
  trace: string;
  hot: string;
  gold: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  { board: "#0d3b52", deep: "#04121d", trace: "#35b8d6", hot: "#ffb04f", gold: "#e9c27a" },
  { board: "#0f4537", deep: "#03140f", trace: "#4fd69a", hot: "#f7f08a", gold: "#e3c46c" },
  { board: "#33205f", deep: "#0c0620", trace: "#a07bff", hot: "#ff6fb0", gold: "#e8c6a0" },
  { board: "#5a1f2a", deep: "#18060b", trace: "#ff7a66", hot: "#ffd98a", gold: "#f0cd96" },
];

const flat = (view: Camera, x: number, z: number, width: number, depth: number, y: number, fill: string, more = "") =>
  face(
    view,
    [
      [x, y, z],
      [x + width, y, z],
      [x + width, y, z + depth],
      [x, y, z + depth],
    ],
    fill,
    more,
  );

/** A copper path that leaves the chip, turns by 45°, and ends in a pad. */
function trace(context: SceneContext, art: Easel, view: Camera, colors: Palette, start: number, side: number): string {
  const turn = ([along, out]: readonly [number, number]): Point3 =>
    side === 0
      ? [along, 0, 2.2 + out]
      : side === 1
        ? [along, 0, -2.2 - out]
        : side === 2
          ? [-2.2 - out, 0, along]
          : [2.2 + out, 0, along];
  const first = context.between(0.4, 2);
  const step = context.pick([-1, 1]) * context.between(0.3, 1.5);
  const last = context.between(1.5, 5);
  const corners = (
    [
      [start, 0],
      [start, first],
      [start + step, first + Math.abs(step)],
      [start + step, first + Math.abs(step) + last],
    ] as const
  ).map(turn);
  const points = corners.map((corner) => view.see(corner));
  const scale = view.scale(corners[1] ?? [0, 0, 0]);
  const lit = context.random() < 0.34;
  const d = polyline(points);
  const [ex, ey] = points.at(-1) ?? [0, 0];
  return [
    stroke(d, darker(colors.board, 0.5), scale * 0.1, 'transform="translate(0 4)"'),
    lit ? stroke(d, colors.hot, scale * 0.2, fade(0.2)) : "",
    stroke(d, lit ? lighter(colors.hot, 0.35) : colors.trace, scale * (lit ? 0.06 : 0.05), fade(lit ? 1 : 0.65)),
    circle(ex, ey, scale * 0.1, lit ? colors.hot : colors.gold) + circle(ex, ey, scale * 0.045, colors.deep),
    lit ? glow(art, ex, ey, scale * 0.5, colors.hot, 0.8) : "",
  ].join("");
}

function parts(context: SceneContext, view: Camera, colors: Palette): string {
  const spots = list(46, () => ({ x: context.between(-9, 9), z: context.between(-4.5, 11) }))
    .filter(({ x, z }) => Math.abs(x) > 3.2 || Math.abs(z) > 3.2)
    .toSorted((a, b) => b.z - a.z);
  return spots
    .map(({ x, z }) => {
      const kind = context.whole(0, 2);
      const body = context.pick([darker(colors.board, 0.6), mix(colors.gold, colors.deep, 0.5), "#c9c3b8"]);
      const size = context.between(0.25, 0.6);
      const colorsOf = { top: lighter(body, 0.2), front: body, side: darker(body, 0.45) };
      if (kind === 0)
        return (
          flat(view, x - 0.08, z - 0.05, size * 2 + 0.2, size * 0.7, 0.005, "#000000", fade(0.4)) +
          box(view, { x, y: 0, z, width: size * 1.8, height: 0.22, depth: size * 0.6 }, colorsOf) +
          box(
            view,
            { x: x - 0.09, y: 0, z, width: 0.16, height: 0.23, depth: size * 0.6 },
            { top: "#f0e9da", front: "#b8b1a4", side: "#8a8378" },
          ) +
          box(
            view,
            { x: x + size * 1.8 - 0.07, y: 0, z, width: 0.16, height: 0.23, depth: size * 0.6 },
            { top: "#f0e9da", front: "#b8b1a4", side: "#8a8378" },
          )
        );
      if (kind === 1)
        return (
          flat(view, x + 0.1, z - 0.15, size * 2.2, size * 2.2, 0.005, "#000000", fade(0.4)) +
          times(5, (leg) =>
            box(
              view,
              { x: x + 0.08 + leg * size * 0.4, y: 0, z: z - 0.12, width: 0.08, height: 0.12, depth: size * 2 + 0.24 },
              { top: colors.gold, front: darker(colors.gold, 0.3), side: darker(colors.gold, 0.5) },
            ),
          ) +
          box(
            view,
            { x, y: 0.06, z, width: size * 2.1, height: 0.24, depth: size * 2 },
            { top: lighter(colors.deep, 0.16), front: lighter(colors.deep, 0.06), side: colors.deep },
          )
        );
      const [cx, base] = view.see([x, 0, z]);
      const [, top] = view.see([x, size * 1.6, z]);
      const wide = view.scale([x, 0, z]) * size * 0.55;
      return `<path d="M${n(cx - wide)} ${n(top)}L${n(cx - wide)} ${n(base)}A${n(wide)} ${n(wide * 0.5)} 0 0 0 ${n(cx + wide)} ${n(base)}L${n(cx + wide)} ${n(top)}Z" fill="${body}"/><path d="M${n(cx + wide * 0.3)} ${n(top)}L${n(cx + wide * 0.3)} ${n(base + wide * 0.47)}A${n(wide)} ${n(wide * 0.5)} 0 0 0 ${n(cx + wide)} ${n(base)}L${n(cx + wide)} ${n(top)}Z" fill="#000" fill-opacity="0.4"/><ellipse cx="${n(cx)}" cy="${n(top)}" rx="${n(wide)}" ry="${n(wide * 0.5)}" fill="${lighter(body, 0.4)}"/>`;
    })
    .join("");
}

function processor(context: SceneContext, art: Easel, view: Camera, colors: Palette): string {
  const pins = times(20, (index) => {
    const at = -1.9 + index * 0.195;
    const metal = { top: lighter(colors.gold, 0.3), front: colors.gold, side: darker(colors.gold, 0.4) };
    return (
      box(view, { x: at, y: 0, z: 2, width: 0.09, height: 0.1, depth: 0.4 }, metal) +
      box(view, { x: -2.4, y: 0, z: at, width: 0.4, height: 0.1, depth: 0.09 }, metal) +
      box(view, { x: 2, y: 0, z: at, width: 0.4, height: 0.1, depth: 0.09 }, metal)
    );
  });
  const front = times(20, (index) =>
    box(
      view,
      { x: -1.9 + index * 0.195, y: 0, z: -2.4, width: 0.09, height: 0.1, depth: 0.4 },
      { top: lighter(colors.gold, 0.5), front: colors.gold, side: darker(colors.gold, 0.4) },
    ),
  );
  const die = times(64, (index) => {
    const x = -0.92 + (index % 8) * 0.23;
    const z = -0.92 + Math.floor(index / 8) * 0.23;
    return flat(
      view,
      x,
      z,
      context.between(0.1, 0.21),
      context.between(0.1, 0.21),
      0.56,
      mix(colors.trace, colors.hot, context.random()),
      fade(context.between(0.25, 1)),
    );
  });
  const [cx, cy] = view.see([0, 0.5, 0]);
  const scale = view.scale([0, 0, 0]);
  return [
    flat(view, -2.2, -2.8, 5.4, 5, 0.005, "#000000", fade(0.5)),
    pins,
    box(
      view,
      { x: -2.05, y: 0.06, z: -2.05, width: 4.1, height: 0.3, depth: 4.1 },
      { top: lighter(colors.deep, 0.13), front: lighter(colors.deep, 0.24), side: darker(colors.deep, 0.2) },
    ),
    front,
    box(
      view,
      { x: -1.45, y: 0.36, z: -1.45, width: 2.9, height: 0.14, depth: 2.9 },
      {
        top: art.linear(view.see([-1.4, 0.5, 1.4]), view.see([1.4, 0.5, -1.4]), [
          [0, "#f4f1ea"],
          [0.4, mix(colors.gold, "#888888", 0.5)],
          [0.55, "#ffffff"],
          [1, "#6a6670"],
        ]),
        front: "#b5aea4",
        side: "#5e5a62",
      },
    ),
    box(
      view,
      { x: -1, y: 0.5, z: -1, width: 2, height: 0.05, depth: 2 },
      { top: colors.deep, front: darker(colors.deep, 0.3), side: colors.deep },
    ),
    die,
    glow(art, cx, cy, scale * 2.4, colors.hot, 0.55),
    glow(art, cx, cy, scale * 0.9, lighter(colors.hot, 0.6), 0.7),
  ].join("");
}

export const chip: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const around = context.between(-4, 4);
  const view = camera([around, context.between(4.4, 6.2), -6.4], [around * 0.05, 0, 0.2], context.between(960, 1120), [
    context.pick([680, 920]),
    470,
  ]);
  const grid = times(40, (index) =>
    stroke(
      polyline([view.see([-14 + index * 0.7, 0, -3.6]), view.see([-14 + index * 0.7, 0, 16])]),
      lighter(colors.board, 0.25),
      1.4,
      fade(0.25),
    ),
  );
  return art.picture(
    everything(art.down(colors.deep, colors.board, darker(colors.board, 0.35))),
    grid,
    times(104, (index) => trace(context, art, view, colors, -1.86 + (index % 26) * 0.149, Math.floor(index / 26))),
    parts(context, view, colors),
    processor(context, art, view, colors),
    everything(
      art.linear(
        [0, 0],
        [0, 330],
        [
          [0, colors.deep, 0.95],
          [1, colors.deep, 0],
        ],
      ),
    ),
    finish(art, colors.deep, 0.85),
  );
};
