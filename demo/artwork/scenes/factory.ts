import {
  box,
  boxColors,
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
  limb,
  list,
  mix,
  n,
  path,
  person,
  type Point,
  polyline,
  rimmed,
  shadow,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  hall: string;
  steel: string;
  arm: string;
  light: string;
  goods: string;
  spark: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  { hall: "#1c3350", steel: "#4f6d8f", arm: "#f28a2e", light: "#e8f4ff", goods: "#c9d6e4", spark: "#fff2b0" },
  { hall: "#3f2a2f", steel: "#8a6a62", arm: "#e6b83c", light: "#ffeccd", goods: "#c65a3f", spark: "#fff6d0" },
  { hall: "#123b3a", steel: "#3f7a76", arm: "#f2efe2", light: "#d9fff2", goods: "#f0a04b", spark: "#ffe58a" },
  { hall: "#2c2352", steel: "#645aa0", arm: "#ff6f7f", light: "#f4e9ff", goods: "#8fd0e6", spark: "#ffe9ff" },
];

function hall(art: Easel, view: Camera, colors: Palette): string {
  const back = 18;
  const roof = times(7, (index) => {
    const z = 0.6 + index * 2.5;
    return (
      face(
        view,
        [
          [-6, 4.3, z],
          [6, 4.3, z],
          [6, 3.7, z + 0.2],
          [-6, 3.7, z + 0.2],
        ],
        mix(colors.light, colors.hall, 0.15 + index * 0.05),
        fade(0.85),
      ) +
      stroke(
        polyline(list(25, (step): Point => view.see([-6 + step * 0.5, step % 2 ? 3.65 : 3.3, z]))),
        darker(colors.hall, 0.45),
        4,
      ) +
      stroke(polyline([view.see([-6, 3.3, z]), view.see([6, 3.3, z])]), darker(colors.hall, 0.45), 6) +
      stroke(polyline([view.see([-6, 3.65, z]), view.see([6, 3.65, z])]), darker(colors.hall, 0.45), 6)
    );
  });
  const posts = times(6, (index) =>
    [-5.6, 5.4]
      .map((x) =>
        box(
          view,
          { x, y: 0, z: 15 - index * 2.7, width: 0.24, height: 3.4, depth: 0.24 },
          boxColors(mix(colors.steel, colors.hall, 0.4)),
        ),
      )
      .join(""),
  );
  return [
    face(
      view,
      [
        [-6, 4.3, -0.5],
        [6, 4.3, -0.5],
        [6, 4.3, back],
        [-6, 4.3, back],
      ],
      darker(colors.hall, 0.4),
    ),
    roof,
    face(
      view,
      [
        [-6, 0, back],
        [6, 0, back],
        [6, 4.3, back],
        [-6, 4.3, back],
      ],
      mix(colors.hall, colors.light, 0.5),
    ),
    face(
      view,
      [
        [-6, 0, -0.5],
        [-6, 0, back],
        [-6, 4.3, back],
        [-6, 4.3, -0.5],
      ],
      art.right(darker(colors.hall, 0.3), mix(colors.hall, colors.light, 0.25)),
    ),
    face(
      view,
      [
        [6, 0, -0.5],
        [6, 0, back],
        [6, 4.3, back],
        [6, 4.3, -0.5],
      ],
      art.right(mix(colors.hall, colors.light, 0.25), darker(colors.hall, 0.3)),
    ),
    face(
      view,
      [
        [-6, 0, -0.5],
        [6, 0, -0.5],
        [6, 0, back],
        [-6, 0, back],
      ],
      art.down(mix(colors.steel, colors.light, 0.5), mix(colors.steel, colors.hall, 0.4), darker(colors.hall, 0.3)),
    ),
    times(7, (index) =>
      face(
        view,
        [
          [-3.5, 0, 1 + index * 2.4],
          [3.5, 0, 1 + index * 2.4],
          [3.5, 0, 1.8 + index * 2.4],
          [-3.5, 0, 1.8 + index * 2.4],
        ],
        colors.light,
        fade(0.12),
      ),
    ),
    times(7, (index) =>
      [-5.98, 5.98]
        .map(
          (x) =>
            face(
              view,
              [
                [x, 1.7, 0.6 + index * 2.5],
                [x, 1.7, 2.6 + index * 2.5],
                [x, 3.1, 2.6 + index * 2.5],
                [x, 3.1, 0.6 + index * 2.5],
              ],
              colors.light,
              fade(0.5),
            ) +
            face(
              view,
              [
                [x, 2.36, 0.6 + index * 2.5],
                [x, 2.36, 2.6 + index * 2.5],
                [x, 2.44, 2.6 + index * 2.5],
                [x, 2.44, 0.6 + index * 2.5],
              ],
              darker(colors.hall, 0.2),
            ),
        )
        .join(""),
    ),
    posts,
  ].join("");
}

/** A welding arm that reaches over the line towards x = 0. */
function arm(context: SceneContext, art: Easel, view: Camera, colors: Palette, x: number, z: number): string {
  const toward = x < 0 ? 1 : -1;
  const at = (dx: number, y: number, thick: number) => {
    const [px, py] = view.see([x + dx * toward, y, z]);
    return [px, py, view.scale([x, y, z]) * thick] as const;
  };
  const bend = context.between(-0.25, 0.3);
  const base = at(0, 0.55, 0.28);
  const shoulder = at(-0.35 + bend * 0.5, 1.6 + bend * 0.4, 0.24);
  const elbow = at(0.35, 2.35 + bend, 0.19);
  const wrist = at(1.15, 1.75 + bend * 0.5, 0.12);
  const tool = at(1.35, 1.36, 0.05);
  const scale = view.scale([x, 0, z]);
  const haze = Math.min(0.6, z / 18);
  const tone = mix(colors.arm, colors.hall, haze * 0.7);
  const [ox, oy] = [tool[0], tool[1]];
  const sparks = times(z < 6 ? 34 : 8, () => {
    const angle = context.between(-0.3, 3.4);
    const reach = scale * context.between(0.1, 0.75);
    return stroke(
      `M${n(ox)} ${n(oy)}q${n(Math.cos(angle) * reach * 0.6)} ${n(-Math.abs(Math.sin(angle)) * reach * 0.5)} ${n(Math.cos(angle) * reach)} ${n(Math.sin(angle) * reach * 0.6)}`,
      colors.spark,
      context.between(1, 3),
      fade(0.85),
    );
  });
  const joint = ([jx, jy, r]: readonly [number, number, number]) =>
    circle(jx, jy, r * 1.12, darker(tone, 0.55)) +
    circle(jx, jy, r * 0.78, art.ball(lighter(tone, 0.4), darker(tone, 0.1), darker(tone, 0.6))) +
    circle(jx, jy, r * 0.3, darker(tone, 0.7));
  const [sx, sy] = view.see([x, 0, z]);
  return [
    shadow(art, sx, sy, scale * 0.9, scale * 0.2, 0.7),
    box(
      view,
      { x: x - 0.35, y: 0, z: z - 0.35, width: 0.7, height: 0.45, depth: 0.7 },
      boxColors(mix(darker(colors.steel, 0.4), colors.hall, haze)),
    ),
    stroke(
      `M${n(base[0])} ${n(base[1])}C${n(base[0] - toward * scale * 0.7)} ${n(base[1] - scale * 0.8)} ${n(elbow[0] - toward * scale * 0.5)} ${n(elbow[1] - scale * 0.3)} ${n(elbow[0])} ${n(elbow[1])}`,
      darker(colors.hall, 0.6),
      scale * 0.05,
    ),
    rimmed(art, limb(base, shoulder), tone, lighter(tone, 0.65), toward * -3, 4) + joint(base),
    rimmed(art, limb(shoulder, elbow), tone, lighter(tone, 0.65), toward * -3, 4) + joint(shoulder),
    rimmed(art, limb(elbow, wrist), lighter(tone, 0.08), lighter(tone, 0.7), toward * -2, 4) + joint(elbow),
    path(limb([wrist[0], wrist[1], wrist[2] * 0.8], tool), darker(colors.steel, 0.6)) + joint(wrist),
    glow(art, ox, oy, scale * 0.9, colors.spark, 0.85) + circle(ox, oy, scale * 0.05, "#ffffff") + sparks,
  ].join("");
}

const haze = (z: number) => Math.min(0.55, z / 20);

function line(view: Camera, colors: Palette, car: boolean, offset: number): string {
  const belt = box(
    view,
    { x: -0.95, y: 0.4, z: 0.1, width: 1.9, height: 0.16, depth: 17 },
    { top: darker(colors.steel, 0.35), front: lighter(colors.steel, 0.2), side: darker(colors.steel, 0.5) },
  );
  const rollers = times(50, (index) =>
    stroke(
      polyline([view.see([-0.9, 0.565, 0.3 + index * 0.33]), view.see([0.9, 0.565, 0.3 + index * 0.33])]),
      darker(colors.steel, 0.6),
      Math.max(1, view.scale([0, 0, index * 0.33]) * 0.03),
    ),
  );
  const goods = Array.from({ length: 7 }, (_, index) => 15 - index * 2.2 - offset).map((z) => {
    const tone = mix(colors.goods, colors.hall, haze(z));
    const body = box(
      view,
      { x: -0.68, y: 0.58, z, width: 1.36, height: car ? 0.34 : 0.62, depth: 1.4 },
      boxColors(tone),
    );
    const top = car
      ? box(
          view,
          { x: -0.55, y: 0.92, z: z + 0.35, width: 1.1, height: 0.32, depth: 0.8 },
          { top: lighter(tone, 0.35), front: darker(colors.hall, 0.5), side: darker(colors.hall, 0.3) },
        )
      : box(view, { x: -0.08, y: 1.2, z, width: 0.16, height: 0.005, depth: 1.4 }, boxColors(lighter(tone, 0.4)));
    const lamps = car
      ? [-0.6, 0.38]
          .map((x) =>
            face(
              view,
              [
                [x, 0.7, z - 0.01],
                [x + 0.22, 0.7, z - 0.01],
                [x + 0.22, 0.8, z - 0.01],
                [x, 0.8, z - 0.01],
              ],
              colors.spark,
            ),
          )
          .join("")
      : face(
          view,
          [
            [-0.4, 0.7, z - 0.01],
            [0.1, 0.7, z - 0.01],
            [0.1, 0.9, z - 0.01],
            [-0.4, 0.9, z - 0.01],
          ],
          lighter(tone, 0.6),
        );
    return body + top + lamps;
  });
  return belt + rollers + goods.join("");
}

export const factory: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const shift = context.pick([-1, 1]) * context.between(1, 2);
  const view = camera(
    [shift, context.between(2.2, 2.9), -2.4],
    [shift * -0.25, 1.35, 6],
    context.between(900, 1040),
    [800, 450],
  );
  const [endX, endY] = view.see([0, 2, 18]);
  const arms = [11, 8.4, 5.8, 3.4].flatMap((z) => [
    arm(context, art, view, colors, -2.1, z),
    arm(context, art, view, colors, 2.1, z - 0.6),
  ]);
  const worker = (x: number, z: number) => {
    const at = view.see([x, 0, z]);
    const tall = view.scale([x, 0, z]) * 1.75;
    return (
      shadow(art, at[0], at[1], tall * 0.3, tall * 0.05, 0.6) +
      rimmed(art, person(at, tall, 0.3, x < 0 ? 1 : -1), darker(colors.hall, 0.5), colors.light, 2, 2) +
      path(limb([at[0] + tall * 0.015 * (x < 0 ? 1 : -1), at[1] - tall * 0.955, tall * 0.05]), colors.arm)
    );
  };
  return art.picture(
    everything(colors.hall),
    hall(art, view, colors),
    glow(art, endX, endY, 520, colors.light, 0.85),
    line(view, colors, context.random() < 0.6, context.between(0, 1)),
    ...arms,
    worker(shift > 0 ? -3.4 : 3.4, context.between(3.4, 5)),
    worker(shift > 0 ? -3.9 : 3.9, context.between(6, 8)),
    times(4, (index) =>
      face(
        view,
        [
          [-5 + index * 3, 5, 3 + index],
          [-4.2 + index * 3, 5, 3 + index],
          [-3 + index * 3, 0, 5 + index],
          [-4.6 + index * 3, 0, 5 + index],
        ],
        colors.light,
        fade(0.07),
      ),
    ),
    finish(art, darker(colors.hall, 0.6), 0.6),
  );
};
