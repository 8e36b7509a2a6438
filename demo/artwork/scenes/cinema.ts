import {
  audience,
  beam,
  blob,
  circle,
  darker,
  type Easel,
  easel,
  everything,
  fade,
  finish,
  glow,
  group,
  lighter,
  list,
  mix,
  n,
  path,
  type Point,
  polygon,
  rect,
  smooth,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  hall: string;
  seat: string;
  sky: [string, string, string];
  land: string;
  sun: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  { hall: "#12060d", seat: "#8d1c2c", sky: ["#26356b", "#d8607a", "#ffc27a"], land: "#3a1b3f", sun: "#fff0c2" },
  { hall: "#050d16", seat: "#12506a", sky: ["#0f3d63", "#3f9aa8", "#f6dca0"], land: "#0c2c40", sun: "#fffbe0" },
  { hall: "#0f0a1c", seat: "#5a2f8a", sky: ["#1a1247", "#7a3fa8", "#ff9fb0"], land: "#170c3a", sun: "#ffe9f1" },
  { hall: "#110d06", seat: "#9a5a17", sky: ["#6b2d18", "#e1813a", "#ffe1a0"], land: "#431c14", sun: "#fff6da" },
];

function ridge(context: SceneContext, y: number, height: number, floor: number): string {
  const turn = context.between(0, 9);
  const points = list(30, (index): Point => [
    120 + index * 48,
    y -
      Math.abs(Math.sin(index * 0.42 + turn) * Math.cos(index * 0.17 + turn)) * height -
      context.between(0, height * 0.16),
  ]);
  return `${smooth(points)}L1600 ${floor}L100 ${floor}Z`;
}

/** The film: a lone figure before a huge sun or moon. */
function film(
  context: SceneContext,
  art: Easel,
  colors: Palette,
  frame: readonly [number, number, number, number],
): string {
  const [x, y, width, height] = frame;
  const floor = y + height;
  const [top, middle, low] = colors.sky;
  const sunX = x + width * context.pick([0.32, 0.62, 0.7]);
  const radius = context.between(90, 150);
  const walker = sunX + context.between(-40, 60);
  const layers = times(4, (index) =>
    path(
      ridge(context, floor - 170 + index * 46, 170 - index * 38, floor),
      mix(mix(low, colors.land, 0.45), colors.land, index / 3),
    ),
  );
  return group(
    `clip-path="${art.clip(`<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"/>`)}"`,
    rect(x, y, width, height, art.down(top, middle, low)),
    glow(art, sunX, floor - 190, radius * 3.2, colors.sun, 0.8),
    circle(sunX, floor - 190, radius, colors.sun),
    times(5, () =>
      path(
        blob(
          context,
          [x + width * context.random(), y + height * context.between(0.08, 0.4)],
          context.between(30, 80),
          0.12,
        ),
        lighter(middle, 0.4),
        `transform="translate(0 ${n(y * 0.9)}) scale(1 0.16)" ${fade(0.5)}`,
      ),
    ),
    layers,
    path(`M${n(walker - 9)} ${floor - 62}q9 -22 18 0l6 62h-30z`, darker(colors.land, 0.6)) +
      circle(walker, floor - 84, 9, darker(colors.land, 0.6)),
  );
}

function seats(art: Easel, colors: Palette, y: number, size: number, shift: number): string {
  return times(14, (index) => {
    const x = -120 + shift + index * size * 1.9;
    return path(
      `M${n(x)} ${n(y + size * 2)}L${n(x)} ${n(y + size * 0.4)}Q${n(x)} ${n(y)} ${n(x + size * 0.4)} ${n(y)}L${n(x + size * 1.36)} ${n(y)}Q${n(x + size * 1.76)} ${n(y)} ${n(x + size * 1.76)} ${n(y + size * 0.4)}L${n(x + size * 1.76)} ${n(y + size * 2)}Z`,
      art.down(mix(colors.seat, colors.sun, 0.3), darker(colors.seat, 0.35), darker(colors.hall, 0.3)),
    );
  });
}

export const cinema: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const shift = context.between(-120, 120);
  const width = context.between(1060, 1180);
  const frame = [800 - width / 2 + shift, 78, width, width * 0.42] as const;
  const [x, y, , height] = frame;
  const light = mix(colors.sky[2], colors.sun, 0.4);
  const projector: Point = [800 - shift * 4, -60];
  const curtain = (from: number, to: number) =>
    times(Math.ceil((to - from) / 46), (index) =>
      rect(
        from + index * 46,
        0,
        47,
        720,
        art.right(darker(colors.seat, 0.75), darker(colors.seat, 0.35), darker(colors.seat, 0.8)),
      ),
    );
  return art.picture(
    everything(colors.hall),
    curtain(0, x - 24),
    curtain(x + width + 24, 1600),
    everything(
      art.linear(
        [0, 0],
        [0, 700],
        [
          [0, colors.hall, 0.7],
          [0.4, colors.hall, 0.15],
          [1, colors.hall, 0.95],
        ],
      ),
    ),
    glow(art, 800 + shift, y + height / 2, 1000, light, 0.42),
    rect(x - 10, y - 10, width + 20, height + 20, darker(colors.hall, 0.7)),
    film(context, art, colors, frame),
    polygon(
      [
        [x, y + height + 14],
        [x + width, y + height + 14],
        [x + width + 260, 760],
        [x - 260, 760],
      ],
      art.linear(
        [0, y + height],
        [0, 760],
        [
          [0, light, 0.4],
          [1, light, 0],
        ],
      ),
    ),
    ...list(5, (row) => {
      const base = 588 + row * row * 13 + row * 26;
      const size = 34 + row * 15;
      const people = audience(context, base, size * 0.62, size * context.between(2.6, 4.4));
      const dark = mix(colors.hall, colors.seat, 0.3 - row * 0.06);
      return (
        path(people, mix(light, dark, 0.25 + row * 0.09), `transform="translate(0 ${-3 - row})"`) +
        path(people, darker(dark, 0.3)) +
        seats(art, colors, base + size * 0.35, size, row * 37 + shift)
      );
    }),
    beam(art, projector, [x + width * 0.25, y + height * 0.4], 26, 420, light, 0.3) +
      beam(art, projector, [x + width * 0.8, y + height * 0.5], 26, 360, light, 0.22),
    glow(art, projector[0], 0, 200, colors.sun, 0.7),
    finish(art, darker(colors.hall, 0.5), 0.75),
  );
};
