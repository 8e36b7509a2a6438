import {
  audience,
  beam,
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
  list,
  mix,
  n,
  path,
  person,
  type Point,
  polygon,
  polyline,
  rect,
  shadow,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  sky: [string, string];
  grass: string;
  stand: string;
  light: string;
  fans: [string, ...string[]];
  teams: [string, string];
}

const PALETTES: [Palette, ...Palette[]] = [
  {
    sky: ["#0a1330", "#3a4f9a"],
    grass: "#2f8a4f",
    stand: "#18234a",
    light: "#eef6ff",
    fans: ["#d8433b", "#f2e8d8", "#3f6fd0", "#f0b44b"],
    teams: ["#d8433b", "#f4f4f0"],
  },
  {
    sky: ["#3a1d4f", "#f08a6a"],
    grass: "#4f8a4a",
    stand: "#3a1f45",
    light: "#fff0d2",
    fans: ["#ffb36b", "#f4e0d0", "#8f3f7a", "#ff6f61"],
    teams: ["#ffd04f", "#3a2a78"],
  },
  {
    sky: ["#052229", "#1f7a80"],
    grass: "#1f7f62",
    stand: "#0a3038",
    light: "#e0fff6",
    fans: ["#f2b84b", "#e6f2ea", "#e0603f", "#2fa39a"],
    teams: ["#f4f4e8", "#e0603f"],
  },
  {
    sky: ["#6fa8d6", "#dcecf0"],
    grass: "#5fa84f",
    stand: "#4a5f80",
    light: "#ffffff",
    fans: ["#e2483a", "#ffffff", "#2f5fa8", "#f7c948"],
    teams: ["#2f5fa8", "#f7c948"],
  },
];

/** A tier of seats on the far side or at an end, with its people as specks. */
function crowd(
  context: SceneContext,
  colors: Palette,
  corners: readonly [Point, Point, Point, Point],
  count: number,
  size: number,
): string {
  const [a, b, c, d] = corners;
  const buckets = colors.fans.map(() => "");
  for (let index = 0; index < count; index++) {
    const u = context.random();
    const v = context.random();
    const x = (a[0] + (b[0] - a[0]) * u) * (1 - v) + (d[0] + (c[0] - d[0]) * u) * v;
    const y = (a[1] + (b[1] - a[1]) * u) * (1 - v) + (d[1] + (c[1] - d[1]) * u) * v;
    const wide = n(size * context.between(0.7, 1.2));
    const bucket = Math.floor(context.random() * buckets.length);
    buckets[bucket] += `M${Math.round(x)} ${Math.round(y)}h${wide}v${wide}h-${wide}z`;
  }
  return (
    polygon(corners, colors.stand) +
    buckets
      .map((specksOf, index) => path(specksOf, mix(colors.fans[index] ?? colors.light, colors.stand, 0.25)))
      .join("")
  );
}

function pitch(art: Easel, view: Camera, colors: Palette): string {
  const marks = (points: readonly Point[]) => stroke(polyline(points), colors.light, 4, fade(0.85));
  const at = (x: number, z: number): Point => view.see([x, 0, z]);
  return [
    face(
      view,
      [
        [-60, 0, -4],
        [60, 0, -4],
        [60, 0, 76],
        [-60, 0, 76],
      ],
      darker(colors.grass, 0.45),
    ),
    times(14, (index) =>
      face(
        view,
        [
          [-52.5 + index * 7.5, 0, 0],
          [-45 + index * 7.5, 0, 0],
          [-45 + index * 7.5, 0, 68],
          [-52.5 + index * 7.5, 0, 68],
        ],
        index % 2 ? colors.grass : lighter(colors.grass, 0.13),
      ),
    ),
    marks([at(-52.5, 0), at(52.5, 0), at(52.5, 68), at(-52.5, 68), at(-52.5, 0)]),
    marks([at(0, 0), at(0, 68)]),
    marks(list(41, (index) => at(Math.cos(index * 0.157) * 9.15, 34 + Math.sin(index * 0.157) * 9.15))),
    marks([at(-52.5, 14), at(-36, 14), at(-36, 54), at(-52.5, 54)]) +
      marks([at(52.5, 14), at(36, 14), at(36, 54), at(52.5, 54)]),
    face(
      view,
      [
        [-52.5, 0, 0],
        [52.5, 0, 0],
        [52.5, 0, 68],
        [-52.5, 0, 68],
      ],
      art.linear(
        [0, 330],
        [0, 900],
        [
          [0, colors.light, 0.25],
          [0.4, colors.light, 0],
          [1, "#000000", 0.35],
        ],
      ),
    ),
  ].join("");
}

function floodlight(context: SceneContext, art: Easel, colors: Palette, x: number, y: number, focus: number): string {
  const lamps = times(12, (index) =>
    circle(x - 45 + (index % 4) * 30, y - 26 + Math.floor(index / 4) * 26, 10, "#ffffff"),
  );
  return (
    rect(x - 6, y + 30, 12, 260, darker(colors.stand, 0.4)) +
    beam(art, [x, y], [focus + context.between(-160, 160), 760], 90, 560, colors.light, 0.4) +
    rect(x - 66, y - 44, 132, 90, darker(colors.stand, 0.5), 'rx="6"') +
    lamps +
    glow(art, x, y, 280, colors.light, 0.95)
  );
}

export const stadium: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const aside = context.between(-38, 38);
  const view = camera(
    [aside, context.between(24, 34), -46],
    [aside * 0.2, 0, 34],
    context.between(950, 1120),
    [800, 520],
  );
  const see = (x: number, y: number, z: number): Point => view.see([x, y, z]);
  const lower = [see(-78, 0, 78), see(78, 0, 78), see(82, 13, 92), see(-82, 13, 92)] as const;
  const upper = [see(-84, 15, 92), see(84, 15, 92), see(90, 31, 110), see(-90, 31, 110)] as const;
  const end = (side: number) =>
    [see(side * 60, 0, -8), see(side * 60, 0, 78), see(side * 78, 15, 80), see(side * 78, 15, -8)] as const;
  const players = list(context.whole(16, 22), (index) => ({
    x: context.between(-44, 44),
    z: context.between(4, 64),
    team: index % 2,
  })).toSorted((a, b) => b.z - a.z);
  return art.picture(
    everything(
      art.linear(
        [0, 0],
        [0, 420],
        [
          [0, colors.sky[0]],
          [1, colors.sky[1]],
        ],
      ),
    ),
    rect(0, 330, 1600, 570, darker(colors.stand, 0.25)),
    polygon([see(-96, 34, 112), see(96, 34, 112), see(86, 38, 88), see(-86, 38, 88)], darker(colors.stand, 0.5)),
    crowd(context, colors, upper, 1500, 5),
    polygon(
      [see(-84, 13, 92), see(84, 13, 92), see(84, 15, 92), see(-84, 15, 92)],
      lighter(colors.light, 0.2),
      fade(0.75),
    ),
    crowd(context, colors, lower, 1600, 6),
    crowd(context, colors, end(-1), 700, 8),
    crowd(context, colors, end(1), 700, 8),
    times(24, (index) =>
      polygon(
        [
          see(-72 + index * 6, 0.2, 77),
          see(-66.4 + index * 6, 0.2, 77),
          see(-66.4 + index * 6, 2.4, 77),
          see(-72 + index * 6, 2.4, 77),
        ],
        index % 3 ? colors.fans[0] : colors.light,
      ),
    ),
    pitch(art, view, colors),
    ...players.map(({ x, z, team }) => {
      const [px, py] = see(x, 0, z);
      const tall = view.scale([x, 0, z]) * 3.1;
      const shirt = team ? colors.teams[1] : colors.teams[0];
      return (
        stroke(
          `M${n(px)} ${n(py)}l${n(-tall * 0.9)} ${n(tall * 0.2)}M${n(px)} ${n(py)}l${n(tall * 0.9)} ${n(tall * 0.16)}`,
          "#000000",
          tall * 0.13,
          fade(0.22),
        ) +
        shadow(art, px, py, tall * 0.4, tall * 0.1, 0.5) +
        path(person([px, py], tall, 0.8, context.pick([1, -1])), darker(shirt, 0.12)) +
        ellipse(px, py - tall * 0.68, tall * 0.09, tall * 0.15, lighter(shirt, 0.3))
      );
    }),
    times(4, (index) =>
      floodlight(context, art, colors, 110 + index * 460 + context.between(-30, 30), 74 + (index % 3 ? 0 : 26), 800),
    ),
    ...list(2, (row) => {
      const fans = audience(context, 850 + row * 56, 40 + row * 16, 96 + row * 30);
      return (
        path(fans, mix(colors.light, colors.stand, 0.45), `transform="translate(0 -4)"`) +
        path(fans, darker(colors.stand, 0.4 + row * 0.3))
      );
    }),
    finish(art, darker(colors.stand, 0.6), 0.5),
  );
};
