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
  group,
  lighter,
  mix,
  n,
  path,
  polygon,
  rect,
  shadow,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  wall: string;
  shade: string;
  floor: string;
  board: string;
  wood: string;
  chair: string;
  light: string;
  sky: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  {
    wall: "#e9d2a8",
    shade: "#8f6a5a",
    floor: "#b5794a",
    board: "#2f5a4f",
    wood: "#d99a58",
    chair: "#2f6f8a",
    light: "#fff3c9",
    sky: "#9fd3e6",
  },
  {
    wall: "#7fa8a5",
    shade: "#2f5560",
    floor: "#8a6f5f",
    board: "#1f3540",
    wood: "#e0b07a",
    chair: "#e2643f",
    light: "#fff0cf",
    sky: "#ffd9a8",
  },
  {
    wall: "#d9a79a",
    shade: "#6f3a4f",
    floor: "#9a5f55",
    board: "#3a2f4f",
    wood: "#f0c48a",
    chair: "#5f8a6a",
    light: "#ffeedd",
    sky: "#f7c9b5",
  },
  {
    wall: "#a9b8d6",
    shade: "#3a4a7a",
    floor: "#6f6f92",
    board: "#22305a",
    wood: "#e6bf85",
    chair: "#f2b43c",
    light: "#fdf8e6",
    sky: "#dcecff",
  },
];

function desk(context: SceneContext, art: Easel, view: Camera, colors: Palette, x: number, z: number): string {
  const steel = darker(colors.shade, 0.45);
  const [sx, sy] = view.see([x + 0.5, 0, z + 0.3]);
  const scale = view.scale([x, 0, z]);
  const leg = (dx: number, dz: number) =>
    box(view, { x: x + dx, y: 0, z: z + dz, width: 0.04, height: 0.66, depth: 0.04 }, boxColors(steel));
  const chairLeg = (dx: number, dz: number) =>
    box(view, { x: x + dx, y: 0, z: z + dz, width: 0.035, height: 0.42, depth: 0.035 }, boxColors(steel));
  const items =
    context.random() < 0.7
      ? box(
          view,
          {
            x: x + context.between(0.12, 0.5),
            y: 0.71,
            z: z + 0.16,
            width: 0.26,
            height: context.between(0.02, 0.12),
            depth: 0.2,
          },
          boxColors(context.pick([colors.chair, "#d8493a", "#f2e6cf", colors.board])),
        )
      : "";
  return [
    shadow(art, sx, sy, scale * 0.9, scale * 0.22, 0.5),
    leg(0.04, 0.5) + leg(0.92, 0.5) + leg(0.04, 0.04) + leg(0.92, 0.04),
    box(
      view,
      { x: x + 0.02, y: 0.54, z: z + 0.02, width: 0.96, height: 0.11, depth: 0.56 },
      boxColors(darker(colors.wood, 0.4)),
    ),
    box(
      view,
      { x, y: 0.66, z, width: 1, height: 0.05, depth: 0.6 },
      {
        top: art.linear(view.see([x, 0.7, z + 0.6]), view.see([x + 1, 0.7, z]), [
          [0, lighter(colors.wood, 0.65)],
          [0.5, lighter(colors.wood, 0.2)],
          [1, colors.wood],
        ]),
        front: darker(colors.wood, 0.2),
        side: darker(colors.wood, 0.45),
      },
    ),
    items,
    chairLeg(0.3, -0.1) + chairLeg(0.68, -0.1) + chairLeg(0.3, -0.44) + chairLeg(0.68, -0.44),
    box(view, { x: x + 0.27, y: 0.42, z: z - 0.45, width: 0.46, height: 0.05, depth: 0.42 }, boxColors(colors.chair)),
    box(
      view,
      { x: x + 0.27, y: 0.6, z: z - 0.48, width: 0.46, height: 0.3, depth: 0.05 },
      boxColors(mix(colors.chair, colors.shade, 0.12)),
    ),
  ].join("");
}

function windows(context: SceneContext, view: Camera, colors: Palette, x: number): string {
  return times(3, (index) => {
    const z = 0.7 + index * 2;
    const inside = (low: number, high: number, from: number, to: number, fill: string, more = "") =>
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
    const trees = times(5, () => {
      const from = context.between(0.1, 1.1);
      const low = context.between(1, 1.3);
      return inside(1, low, from, from + 0.34, mix(colors.chair, colors.sky, 0.55));
    });
    return (
      inside(0.95, 2.65, -0.06, 1.66, lighter(colors.wall, 0.5)) +
      inside(1, 2.6, 0, 1.6, lighter(colors.sky, 0.35)) +
      trees +
      inside(1, 2.6, 0.77, 0.83, lighter(colors.wall, 0.5)) +
      inside(1.76, 1.82, 0, 1.6, lighter(colors.wall, 0.5))
    );
  });
}

/** Formulas without letters: chalk shapes, curves and rules. */
function chalk(context: SceneContext, x: number, y: number, width: number, height: number): string {
  const triangle = `M${n(x + width * 0.08)} ${n(y + height * 0.78)}h${n(width * 0.2)}l${n(-width * 0.2)} ${n(-height * 0.5)}z`;
  const wave = `M${n(x + width * 0.42)} ${n(y + height * 0.5)}q${n(width * 0.05)} ${n(-height * 0.5)} ${n(width * 0.1)} 0t${n(width * 0.1)} 0t${n(width * 0.1)} 0`;
  const axes = `M${n(x + width * 0.4)} ${n(y + height * 0.15)}v${n(height * 0.7)}M${n(x + width * 0.38)} ${n(y + height * 0.5)}h${n(width * 0.36)}`;
  const rules = times(
    4,
    (index) =>
      `M${n(x + width * 0.8)} ${n(y + height * (0.25 + index * 0.15))}h${n(width * context.between(0.06, 0.15))}`,
  );
  return (
    stroke(
      triangle + wave + axes + rules,
      "#fbf7ea",
      5,
      `stroke-linecap="round" stroke-linejoin="round" ${fade(0.85)}`,
    ) +
    circle(
      x + width * 0.2,
      y + height * 0.24,
      height * 0.12,
      "none",
      `stroke="#ffd98a" stroke-width="5" ${fade(0.9)}`,
    ) +
    times(14, () =>
      ellipse(
        x + context.random() * width,
        y + context.random() * height,
        context.between(30, 90),
        context.between(8, 22),
        "#ffffff",
        fade(0.05),
      ),
    )
  );
}

function globe(context: SceneContext, art: Easel, colors: Palette, x: number, y: number): string {
  const clip = art.clip(`<circle cx="${n(x)}" cy="${n(y)}" r="92"/>`);
  return [
    shadow(art, x, y + 170, 130, 24, 0.7),
    rect(x - 9, y + 92, 18, 60, "#8a5a2a") +
      path(`M${n(x - 66)} ${n(y + 168)}Q${n(x)} ${n(y + 126)} ${n(x + 66)} ${n(y + 168)}Z`, "#8a5a2a"),
    circle(x, y, 92, mix(colors.chair, colors.sky, 0.35)),
    group(
      `clip-path="${clip}"`,
      times(7, () =>
        path(
          `M${n(x + context.between(-90, 60))} ${n(y + context.between(-80, 60))}q30 -40 60 -4t10 46t-54 10t-16 -52z`,
          "#e6c98a",
        ),
      ),
      circle(
        x,
        y,
        92,
        art.radial([x - 30, y - 40], 150, [
          [0, "#ffffff", 0.4],
          [0.5, "#ffffff", 0],
          [1, "#000000", 0.6],
        ]),
      ),
    ),
    stroke(`M${n(x - 40)} ${n(y - 108)}A114 114 0 0 1 ${n(x + 40)} ${n(y + 108)}`, "#d9a441", 9),
  ].join("");
}

export const school: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const side = context.pick([-1, 1]);
  const view = camera(
    [side * -0.9, context.between(1.7, 2.1), -2.6],
    [side * 0.15, 1.15, 5],
    context.between(1080, 1180),
    [800, 430],
  );
  const windowX = 4 * -side;
  const back = 7;
  const [bx, by] = view.see([-3, 2.85, back - 0.02]);
  const [ex, ey] = view.see([3, 0.95, back - 0.02]);
  const wall = (x: number, fill: string) =>
    face(
      view,
      [
        [x, 0, -1],
        [x, 0, back],
        [x, 3.4, back],
        [x, 3.4, -1],
      ],
      fill,
    );
  const pools = times(3, (index) =>
    face(
      view,
      [
        [windowX + side * 1.2, 0, 0.8 + index * 2],
        [windowX + side * 1.2, 0, 2.4 + index * 2],
        [windowX + side * 5, 0, 3.2 + index * 2],
        [windowX + side * 5, 0, 1.6 + index * 2],
      ],
      colors.light,
      fade(0.4),
    ),
  );
  const shafts = times(3, (index) =>
    polygon(
      [
        view.see([windowX, 2.6, 0.9 + index * 2]),
        view.see([windowX, 1, 2.4 + index * 2]),
        view.see([windowX + side * 5, 0, 3 + index * 2]),
        view.see([windowX + side * 4, 0.2, 1.4 + index * 2]),
      ],
      colors.light,
      fade(0.2),
    ),
  );
  const rows = [4.6, 3.1, 1.6, 0.1];
  const [lx, ly] = view.see([windowX, 1.9, 3]);
  return art.picture(
    everything(colors.wall),
    face(
      view,
      [
        [-4, 3.4, -1],
        [4, 3.4, -1],
        [4, 3.4, back],
        [-4, 3.4, back],
      ],
      lighter(colors.wall, 0.3),
    ),
    face(
      view,
      [
        [-4, 0, back],
        [4, 0, back],
        [4, 3.4, back],
        [-4, 3.4, back],
      ],
      art.down(colors.wall, mix(colors.wall, colors.shade, 0.35)),
    ),
    wall(-4, art.right(mix(colors.wall, colors.shade, side < 0 ? 0.15 : 0.6), mix(colors.wall, colors.shade, 0.3))),
    wall(4, art.right(mix(colors.wall, colors.shade, 0.3), mix(colors.wall, colors.shade, side < 0 ? 0.6 : 0.15))),
    windows(context, view, colors, windowX),
    face(
      view,
      [
        [-4, 0, -1],
        [4, 0, -1],
        [4, 0, back],
        [-4, 0, back],
      ],
      art.down(mix(colors.floor, colors.light, 0.4), colors.floor, darker(colors.floor, 0.4)),
    ),
    times(20, (index) =>
      face(
        view,
        [
          [-4 + index * 0.4, 0, -1],
          [-3.98 + index * 0.4, 0, -1],
          [-3.98 + index * 0.4, 0, back],
          [-4 + index * 0.4, 0, back],
        ],
        darker(colors.floor, 0.4),
        fade(0.6),
      ),
    ),
    pools,
    rect(bx - 14, by - 14, ex - bx + 28, ey - by + 28, darker(colors.wood, 0.25)) +
      rect(
        bx,
        by,
        ex - bx,
        ey - by,
        art.linear(
          [bx, by],
          [ex, ey],
          [
            [0, lighter(colors.board, 0.12)],
            [1, darker(colors.board, 0.25)],
          ],
        ),
      ),
    chalk(context, bx, by, ex - bx, ey - by),
    times(6, (index) =>
      rect(
        bx - 150 + (index % 2) * 60,
        by + 10 + Math.floor(index / 2) * 66,
        48,
        54,
        context.pick([colors.chair, "#fbf3e2", colors.wood, "#d8493a"]),
      ),
    ),
    glow(art, lx, ly, 720, colors.light, 0.6),
    ...rows.map((z) => [-3, -1.55, -0.1, 1.35, 2.7].map((x) => desk(context, art, view, colors, x - 0.3, z)).join("")),
    shafts,
    globe(context, art, colors, side > 0 ? context.between(1280, 1360) : context.between(240, 320), 700),
    finish(art, darker(colors.shade, 0.6), 0.5),
  );
};
