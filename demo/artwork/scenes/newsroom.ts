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
  outline,
  path,
  polyline,
  rect,
  shadow,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  room: string;
  floor: string;
  screen: string;
  warm: string;
  people: [string, ...string[]];
}

const PALETTES: [Palette, ...Palette[]] = [
  {
    room: "#10203d",
    floor: "#1b3157",
    screen: "#7fd0ff",
    warm: "#ff8a5c",
    people: ["#e9d8c4", "#c7483f", "#274b7a", "#f0b45a"],
  },
  {
    room: "#2a1a2e",
    floor: "#45294a",
    screen: "#ffc48f",
    warm: "#ef5d74",
    people: ["#f2dfd1", "#7a3a62", "#d9894d", "#31203f"],
  },
  {
    room: "#0d2a2a",
    floor: "#184443",
    screen: "#b5f5d8",
    warm: "#f4b653",
    people: ["#f0e5cf", "#d65f3f", "#0f5a58", "#e8b04b"],
  },
  {
    room: "#e3d8c7",
    floor: "#c9b79f",
    screen: "#3d6fb4",
    warm: "#d8493f",
    people: ["#2b3852", "#b94a3c", "#6f8794", "#e0a04a"],
  },
];

function screenPicture(
  context: SceneContext,
  colors: Palette,
  x: number,
  y: number,
  width: number,
  height: number,
  tone: string,
): string {
  const back = rect(x, y, width, height, tone);
  const kind = context.whole(0, 3);
  if (kind === 0) {
    const points = list(9, (step) => [x + (step / 8) * width, y + height * context.between(0.25, 0.8)] as const);
    return back + stroke(polyline(points), lighter(tone, 0.7), 3);
  }
  if (kind === 1) {
    return (
      back +
      times(7, (bar) => {
        const tall = height * context.between(0.15, 0.75);
        return rect(
          x + width * (0.08 + bar * 0.125),
          y + height * 0.9 - tall,
          width * 0.08,
          tall,
          bar % 3 ? lighter(tone, 0.55) : colors.warm,
        );
      })
    );
  }
  if (kind === 2) {
    return (
      back +
      path(
        limb([x + width * 0.5, y + height * 0.38, height * 0.15], [x + width * 0.5, y + height * 0.52, height * 0.08]) +
          outline([
            [x + width * 0.25, y + height],
            [x + width * 0.36, y + height * 0.66],
            [x + width * 0.64, y + height * 0.66],
            [x + width * 0.75, y + height],
          ]),
        darker(tone, 0.6),
      ) +
      rect(x, y + height * 0.82, width * 0.7, height * 0.1, colors.warm)
    );
  }
  return (
    back +
    circle(x + width * 0.5, y + height * 0.5, height * 0.34, lighter(tone, 0.35)) +
    times(8, () =>
      circle(
        x + width * context.between(0.3, 0.7),
        y + height * context.between(0.25, 0.75),
        height * context.between(0.03, 0.11),
        darker(tone, 0.35),
      ),
    )
  );
}

function screenWall(context: SceneContext, art: Easel, colors: Palette, shift: number): string {
  const screens: string[] = [glow(art, 800 + shift, 230, 760, colors.screen, 0.4)];
  for (let row = 0; row < 2; row++) {
    for (let column = 0; column < 7; column++) {
      const big = row === 0 && column === 3;
      const x = 130 + column * 196 + shift;
      const y = 62 + row * 142;
      if (big || (row === 1 && column === 3)) continue;
      const tone = mix(darker(colors.room, 0.35), colors.screen, context.between(0.2, 0.75));
      screens.push(
        rect(x - 5, y - 5, 190, 134, darker(colors.room, 0.75)),
        screenPicture(context, colors, x, y, 180, 124, tone),
      );
    }
  }
  screens.push(
    rect(708 + shift, 44, 204, 300, darker(colors.room, 0.8)),
    screenPicture(context, colors, 716 + shift, 52, 188, 284, colors.screen),
  );
  return screens.join("");
}

function seated(
  context: SceneContext,
  view: Camera,
  x: number,
  z: number,
  color: string,
  hair: string,
  rim: string,
): string {
  const [px, py] = view.see([x, 1.02, z]);
  const unit = view.scale([x, 1, z]) * 0.11;
  const tilt = context.between(-0.7, 0.7) * unit;
  const torso =
    limb([px - unit * 1.3, py + unit, unit * 0.8], [px + unit * 1.3, py + unit, unit * 0.8]) +
    outline([
      [px - unit * 2.1, py + unit],
      [px - unit * 1.7, py + unit * 6],
      [px + unit * 1.7, py + unit * 6],
      [px + unit * 2.1, py + unit],
    ]);
  const head = limb([px + tilt, py - unit * 1.5, unit * 1.05], [px, py - unit * 0.1, unit * 0.6]);
  const lift = `transform="translate(0 ${n(-unit * 0.22)})"`;
  return path(torso, rim, `${lift} ${fade(0.8)}`) + path(torso, color) + path(head, rim, lift) + path(head, hair);
}

/** One desk with monitors; they face us, so that the people are lit from the front. */
function workplace(context: SceneContext, art: Easel, view: Camera, colors: Palette, x: number, z: number): string {
  const parts: string[] = [];
  const wood = mix(colors.floor, colors.people[0], 0.35);
  parts.push(box(view, { x: x - 0.85, y: 0.66, z, width: 1.7, height: 0.06, depth: 0.7 }, boxColors(wood)));
  parts.push(
    box(view, { x: x - 0.8, y: 0, z: z + 0.06, width: 0.06, height: 0.66, depth: 0.55 }, boxColors(darker(wood, 0.5))),
  );
  parts.push(
    box(view, { x: x + 0.74, y: 0, z: z + 0.06, width: 0.06, height: 0.66, depth: 0.55 }, boxColors(darker(wood, 0.5))),
  );
  const count = context.whole(1, 2);
  for (let index = 0; index < count; index++) {
    const left = x - 0.62 + index * 0.66 + (count === 1 ? 0.25 : 0);
    const tone = mix(colors.screen, context.pick([colors.screen, "#ffffff", colors.warm]), context.between(0, 0.4));
    const [gx, gy] = view.see([left + 0.3, 1, z + 0.45]);
    parts.push(
      face(
        view,
        [
          [left, 0.8, z + 0.5],
          [left + 0.58, 0.8, z + 0.5],
          [left + 0.58, 1.16, z + 0.5],
          [left, 1.16, z + 0.5],
        ],
        darker(colors.room, 0.75),
      ),
      face(
        view,
        [
          [left + 0.02, 0.82, z + 0.49],
          [left + 0.56, 0.82, z + 0.49],
          [left + 0.56, 1.14, z + 0.49],
          [left + 0.02, 1.14, z + 0.49],
        ],
        tone,
      ),
      times(4, (line) =>
        face(
          view,
          [
            [left + 0.06, 1.08 - line * 0.06, z + 0.48],
            [left + context.between(0.2, 0.5), 1.08 - line * 0.06, z + 0.48],
            [left + 0.3, 1.06 - line * 0.06, z + 0.48],
            [left + 0.06, 1.06 - line * 0.06, z + 0.48],
          ],
          darker(tone, 0.4),
        ),
      ),
      glow(art, gx, gy, view.scale([left, 1, z]) * 0.7, tone, 0.32),
    );
  }
  parts.push(
    box(
      view,
      {
        x: x + context.between(0.35, 0.6),
        y: 0.72,
        z: z + 0.12,
        width: 0.16,
        height: context.between(0.03, 0.14),
        depth: 0.2,
      },
      boxColors(colors.warm),
    ),
  );
  if (context.random() < 0.82)
    parts.push(
      seated(
        context,
        view,
        x + context.between(-0.2, 0.2),
        z - 0.35,
        context.pick(colors.people),
        darker(colors.room, context.between(0.45, 0.8)),
        colors.screen,
      ),
    );
  return parts.join("");
}

export const newsroom: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const side = context.between(-1.6, 1.6);
  const view = camera([side, 2.25, -2.6], [side * -0.15, 0.85, 5.5], 980, [800, 520]);
  const rows = [8.2, 6.2, 4.4, 2.7, 1.1];
  const shift = side * -45;
  return art.picture(
    everything(art.down(darker(colors.room, 0.3), colors.room)),
    times(
      6,
      (index) =>
        rect(60 + index * 270 + shift, 12, 200, 10, lighter(colors.screen, 0.6), fade(0.8)) +
        glow(art, 160 + index * 270 + shift, 16, 150, colors.screen, 0.3),
    ),
    screenWall(context, art, colors, shift),
    rect(0, 372, 1600, 530, art.down(mix(colors.floor, colors.screen, 0.25), colors.floor, darker(colors.floor, 0.45))),
    ...rows.map((z, row) =>
      times(7, (index) => {
        const x = (index - 3) * 2.05 + (row % 2 ? 0.5 : 0);
        const [sx, sy] = view.see([x, 0, z + 0.2]);
        return (
          shadow(art, sx, sy, view.scale([x, 0, z]) * 1.2, view.scale([x, 0, z]) * 0.3, 0.5) +
          workplace(context, art, view, colors, x, z)
        );
      }),
    ),
    finish(art),
  );
};
