import {
  bokeh,
  circle,
  darker,
  type Easel,
  easel,
  everything,
  fade,
  finish,
  FRAME,
  glow,
  group,
  lighter,
  limb,
  mix,
  n,
  path,
  type Point,
  type Point3,
  polygon,
  polyline,
  rect,
  rimmed,
  shadow,
  specks,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  sky: string;
  deep: string;
  grass: string;
  light: string;
  patch: string;
  sock: string;
  boot: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  {
    sky: "#1f4a8a",
    deep: "#050f26",
    grass: "#3f9a4f",
    light: "#f0f8ff",
    patch: "#141a2c",
    sock: "#d8433b",
    boot: "#f4d23c",
  },
  {
    sky: "#c85a4a",
    deep: "#2a0c1e",
    grass: "#5f8f3f",
    light: "#ffe6c0",
    patch: "#3a1530",
    sock: "#f4efe4",
    boot: "#ff7a3c",
  },
  {
    sky: "#11706f",
    deep: "#021a1d",
    grass: "#2f8f6a",
    light: "#e6fff0",
    patch: "#0d3a4a",
    sock: "#f0b43c",
    boot: "#f7f7f0",
  },
  {
    sky: "#4a3a8f",
    deep: "#0d0826",
    grass: "#3f8a5f",
    light: "#f2eaff",
    patch: "#e2445c",
    sock: "#2f2468",
    boot: "#5fe0d0",
  },
];

const GOLDEN = (1 + Math.sqrt(5)) / 2;
const CORNERS: readonly Point3[] = [-1, 1].flatMap((a) =>
  [-1, 1].flatMap((b): Point3[] => [
    [0, a, b * GOLDEN],
    [a, b * GOLDEN, 0],
    [b * GOLDEN, 0, a],
  ]),
);

const distance = (a: Point3, b: Point3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const unit = ([x, y, z]: Point3): Point3 => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};
const along = (a: Point3, b: Point3, t: number): Point3 =>
  unit([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);

function spun(yaw: number, pitch: number): (point: Point3) => Point3 {
  return ([x, y, z]) => {
    const side = x * Math.cos(yaw) + z * Math.sin(yaw);
    const away = z * Math.cos(yaw) - x * Math.sin(yaw);
    return [side, y * Math.cos(pitch) - away * Math.sin(pitch), y * Math.sin(pitch) + away * Math.cos(pitch)];
  };
}

/** A real football: twelve pentagons and the seams between them, turned in space. */
function football(context: SceneContext, art: Easel, colors: Palette, x: number, y: number, radius: number): string {
  const turn = spun(context.between(0, 6.28), context.between(-0.7, 0.7));
  const corners = CORNERS.map((corner) => turn(corner));
  const flat = ([px, py]: Point3): Point => [px * radius, py * radius];
  const patches: string[] = [];
  const seams: string[] = [];
  for (const corner of corners) {
    const neighbours = corners.filter((other) => other !== corner && distance(other, corner) < 2.1);
    const [ux, uy, uz] = unit(corner);
    const side = unit(Math.abs(uy) < 0.9 ? [uz, 0, -ux] : [0, -uz, uy]);
    const up: Point3 = [uy * side[2] - uz * side[1], uz * side[0] - ux * side[2], ux * side[1] - uy * side[0]];
    const angleOf = ([px, py, pz]: Point3) =>
      Math.atan2(px * up[0] + py * up[1] + pz * up[2], px * side[0] + py * side[1] + pz * side[2]);
    const ring = neighbours.map((other) => along(corner, other, 1 / 3)).toSorted((a, b) => angleOf(a) - angleOf(b));
    if (uz > -0.25)
      patches.push(
        polygon(
          ring.filter(([, , z]) => z > -0.12).map(flat),
          colors.patch,
          `stroke="${darker(colors.patch, 0.5)}" stroke-width="5" stroke-linejoin="round"`,
        ),
      );
    for (const other of neighbours) {
      const points = [0.33, 0.42, 0.5].map((t) => along(corner, other, t));
      if (points.every(([, , z]) => z > -0.05)) seams.push(polyline(points.map(flat)));
    }
  }
  return group(
    `transform="translate(${n(x)} ${n(y)})"`,
    circle(0, 0, radius, "#f7f3ea"),
    group(
      `clip-path="${art.clip(`<circle r="${n(radius)}"/>`)}"`,
      stroke(seams.join(""), "#8a8494", radius * 0.022, 'stroke-linecap="round"'),
      ...patches,
    ),
    circle(
      0,
      0,
      radius,
      art.radial([-radius * 0.4, -radius * 0.5], radius * 1.6, [
        [0, "#ffffff", 0.6],
        [0.35, "#ffffff", 0],
        [0.65, colors.deep, 0.25],
        [1, colors.deep, 0.92],
      ]),
    ),
    circle(
      0,
      0,
      radius,
      art.radial([0, radius * 1.5], radius * 1.1, [
        [0, colors.grass, 0.6],
        [1, colors.grass, 0],
      ]),
    ),
    stroke(
      `M${n(radius * 0.6)} ${n(-radius * 0.77)}A${n(radius * 0.975)} ${n(radius * 0.975)} 0 0 1 ${n(radius * 0.93)} ${n(radius * 0.28)}`,
      colors.light,
      radius * 0.035,
      `stroke-linecap="round" ${fade(0.8)}`,
    ),
  );
}

function leg(art: Easel, colors: Palette, x: number, y: number, skin: string): string {
  const boot = `M${n(x - 80)} ${n(y - 130)}C${n(x - 110)} ${n(y - 60)} ${n(x - 120)} ${n(y)} ${n(x - 96)} ${n(y + 30)}L${n(x + 170)} ${n(y + 34)}C${n(x + 262)} ${n(y + 30)} ${n(x + 270)} ${n(y - 18)} ${n(x + 206)} ${n(y - 44)}C${n(x + 120)} ${n(y - 66)} ${n(x + 80)} ${n(y - 90)} ${n(x + 56)} ${n(y - 140)}Z`;
  return group(
    `transform="rotate(24 ${n(x)} ${n(y - 200)})"`,
    rimmed(
      art,
      limb([x - 160, y - 760, 130], [x - 60, y - 470, 98], [x - 40, y - 330, 84]),
      skin,
      colors.light,
      -12,
      4,
    ),
    rimmed(
      art,
      limb([x - 52, y - 430, 98], [x - 30, y - 260, 82], [x - 18, y - 120, 62]),
      colors.sock,
      lighter(colors.sock, 0.6),
      -12,
      4,
    ),
    times(3, (index) =>
      stroke(
        `M${n(x - 140 + index * 5)} ${n(y - 400 + index * 34)}Q${n(x - 40)} ${n(y - 374 + index * 34)} ${n(x + 56 - index * 4)} ${n(y - 400 + index * 34)}`,
        lighter(colors.sock, 0.7),
        9,
        fade(0.8),
      ),
    ),
    rimmed(art, boot, colors.boot, "#ffffff", -8, 9),
    path(
      `M${n(x - 98)} ${n(y + 6)}L${n(x + 232)} ${n(y + 8)}L${n(x + 170)} ${n(y + 36)}L${n(x - 96)} ${n(y + 34)}Z`,
      darker(colors.boot, 0.65),
    ),
    times(5, (index) =>
      path(limb([x - 70 + index * 62, y + 36, 14], [x - 70 + index * 62, y + 58, 9]), darker(colors.boot, 0.75)),
    ),
    times(4, (index) =>
      stroke(`M${n(x + 40 + index * 32)} ${n(y - 116 + index * 17)}l34 -16`, "#ffffff", 8, 'stroke-linecap="round"'),
    ),
    stroke(
      `M${n(x - 60)} ${n(y - 20)}Q${n(x + 40)} ${n(y - 60)} ${n(x + 120)} ${n(y - 4)}`,
      darker(colors.boot, 0.4),
      14,
      `stroke-linecap="round" ${fade(0.7)}`,
    ),
  );
}

function blades(context: SceneContext, colors: Palette, from: number, to: number, count: number, size: number): string {
  const rows = [0.15, 0.35, 0.55].map((dark) => ({ tone: darker(colors.grass, dark), d: "" }));
  for (let index = 0; index < count; index++) {
    const x = context.between(-20, 1620);
    const y = context.between(from, to);
    const tall = size * context.between(0.6, 1.3);
    const lean = context.between(-0.5, 0.5) * tall;
    const row = rows[index % rows.length];
    if (row)
      row.d += `M${n(x)} ${n(y)}q${n(lean * 0.3)} ${n(-tall * 0.6)} ${n(lean)} ${n(-tall)}q${n(-lean * 0.4 + 3)} ${n(tall * 0.5)} ${n(-lean + 9)} ${n(tall)}z`;
  }
  return rows.map(({ tone, d }, index) => path(d, index ? tone : lighter(colors.grass, 0.3))).join("");
}

export const soccer: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const flip = context.random() < 0.5;
  const withBoot = context.random() < 0.65;
  const radius = withBoot ? context.between(200, 225) : context.between(290, 330);
  const x = withBoot ? context.between(930, 1010) : context.between(560, 640);
  const y = 800 - radius;
  const horizon = 520;
  return art.picture(
    group(
      flip ? 'transform="translate(1600 0) scale(-1 1)"' : "",
      everything(
        art.linear(
          [0, 0],
          [0, horizon],
          [
            [0, colors.deep],
            [0.6, colors.sky],
            [1, lighter(colors.sky, 0.3)],
          ],
        ),
      ),
      times(9, (row) =>
        path(
          specks(context, 120, { x: 0, y: 250 + row * 26, width: 1600, height: 20 }, [5, 12]),
          mix(colors.sky, context.pick([colors.light, colors.sock, colors.boot, colors.deep]), 0.45),
          fade(0.7),
        ),
      ),
      times(
        5,
        (index) =>
          circle(130 + index * 340, 110, 34, "#ffffff") + glow(art, 130 + index * 340, 110, 330, colors.light, 0.75),
      ),
      bokeh(context, art, [colors.light, colors.boot], 18, { ...FRAME, height: 460 }, [10, 40]),
      stroke(`M1180 ${horizon + 10}V270H1560V${horizon + 10}`, "#ffffff", 10, fade(0.75)) +
        stroke(
          times(12, (index) => `M${1190 + index * 32} 276V${horizon}M1184 ${286 + index * 20}H1556`),
          "#ffffff",
          1.5,
          fade(0.3),
        ),
      rect(0, horizon, 1600, 400, art.down(lighter(colors.grass, 0.35), colors.grass, darker(colors.grass, 0.6))),
      polygon(
        [
          [0, 620],
          [1600, 560],
          [1600, 572],
          [0, 640],
        ],
        "#ffffff",
        fade(0.6),
      ),
      blades(context, colors, horizon + 20, 760, 420, 26),
      shadow(art, x + radius * 0.5, 806, radius * 1.7, 66, 0.9),
      football(context, art, colors, x, y, radius),
      withBoot
        ? shadow(art, x - 430, 830, 330, 50, 0.8) +
            leg(art, colors, x - 400, 716, context.pick(["#8a5238", "#4a2a1e", "#c98f6a"]))
        : "",
      blades(context, colors, 800, 930, 420, 64),
      times(34, () =>
        circle(
          x - radius + context.between(-260, 200),
          780 - context.random() ** 2 * 330,
          context.between(2, 8),
          context.random() < 0.5 ? colors.grass : colors.light,
          fade(0.8),
        ),
      ),
    ),
    finish(art, colors.deep, 0.6),
  );
};
