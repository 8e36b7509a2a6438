import {
  circle,
  darker,
  type Easel,
  easel,
  ellipse,
  everything,
  fade,
  finish,
  glow,
  lighter,
  list,
  mix,
  n,
  person,
  polygon,
  rect,
  rimmed,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene } from "../scene.ts";

interface Palette {
  stone: string;
  shade: string;
  sky: string;
  light: string;
  door: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  { stone: "#e8d3b0", shade: "#6f5a72", sky: "#2b4a80", light: "#fff1cf", door: "#7a3a2a" },
  { stone: "#cfd6dd", shade: "#3f5570", sky: "#e8a06b", light: "#ffe2bd", door: "#1f3550" },
  { stone: "#d9c6a0", shade: "#2f5a58", sky: "#0f3f47", light: "#fff3c4", door: "#a5592f" },
  { stone: "#e3b9a5", shade: "#5a2f4a", sky: "#f2d3a8", light: "#fff4e2", door: "#3f2238" },
];

/** A fluted column with its capital, lit from one side. */
function column(
  art: Easel,
  colors: Palette,
  x: number,
  width: number,
  top: number,
  base: number,
  light: number,
): string {
  const flutes = times(9, (index) => {
    const t = (index + 0.5) / 9;
    const bend = Math.sin((t - 0.5) * Math.PI) * 0.5 + 0.5;
    const wide = (width / 9) * Math.cos((t - 0.5) * 2.5) * 0.62;
    return rect(
      x + width * bend - wide / 2,
      top + 70,
      Math.max(2, wide),
      base - top - 130,
      art.right(darker(colors.shade, 0.2), mix(colors.stone, colors.shade, 0.4)),
      `rx="${n(Math.max(1, wide / 2))}" ${fade(0.55)}`,
    );
  });
  const stone =
    light > 0
      ? art.right(lighter(colors.light, 0.3), colors.stone, mix(colors.stone, colors.shade, 0.5), colors.shade)
      : art.right(colors.shade, mix(colors.stone, colors.shade, 0.5), colors.stone, lighter(colors.light, 0.3));
  const slab = (dy: number, grow: number, height: number) =>
    rect(x - grow, dy, width + grow * 2, height, stone, 'rx="4"') +
    rect(x - grow, dy + height - 4, width + grow * 2, 4, darker(colors.shade, 0.3), fade(0.5));
  const scroll = (cx: number) =>
    circle(cx, top + 38, 26, stone) +
    stroke(`M${n(cx - 16)} ${n(top + 38)}a16 16 0 1 1 16 16a10 10 0 1 1 -4 -18`, darker(colors.shade, 0.2), 4);
  return (
    rect(x, top + 40, width, base - top - 60, stone) +
    flutes +
    slab(top + 56, 6, 14) +
    scroll(x + 2) +
    scroll(x + width - 2) +
    slab(top, 26, 22) +
    slab(base - 62, 8, 18) +
    slab(base - 46, 18, 22) +
    slab(base - 24, 26, 26)
  );
}

export const bank: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const light = context.pick([1, -1]);
  const width = context.between(112, 150);
  const gap = width * context.between(1.75, 2.1);
  const start = context.between(-150, -30);
  const top = 208;
  const base = 712;
  const count = Math.ceil(1800 / gap);
  const xs = list(count, (index) => start + index * gap);
  const doorIndex = context.whole(2, Math.max(2, count - 4));
  const doorX = start + doorIndex * gap + width;
  const doorWidth = gap - width;
  const blocks = times(9, (row) =>
    times(12, (index) =>
      rect(
        index * 150 - (row % 2) * 75,
        236 + row * 54,
        146,
        50,
        mix(colors.shade, colors.stone, context.between(0.1, 0.3)),
      ),
    ),
  );
  const steps = times(7, (index) => {
    const y = base + index * 27;
    return (
      rect(0, y, 1600, 12, mix(colors.stone, colors.light, 0.4 - index * 0.04)) +
      rect(0, y + 12, 1600, 17, art.down(mix(colors.stone, colors.shade, 0.55), mix(colors.stone, colors.shade, 0.8)))
    );
  });
  const walker = list(context.whole(1, 3), (index) => {
    const x = doorX + context.between(-340, 340);
    const y = base + 40 + index * 50;
    const height = 150 + index * 26;
    return (
      polygon(
        [
          [x - 12, y],
          [x + 16, y],
          [x + light * 330, y + 86],
          [x + light * 270, y + 90],
        ],
        darker(colors.shade, 0.6),
        fade(0.45),
      ) +
      rimmed(
        art,
        person([x, y], height, 0.7, index % 2 ? 1 : -1),
        darker(colors.shade, 0.7),
        colors.light,
        light * 2.5,
        1.5,
      )
    );
  });
  const shadows = xs.map((x) =>
    polygon(
      [
        [x + width * 0.5, 230],
        [x + width * 0.5 + light * gap * 0.7, 330],
        [x + width * 0.5 + light * gap * 0.7, base],
        [x + width * 0.5, base],
      ],
      darker(colors.shade, 0.55),
      fade(0.55),
    ),
  );
  return art.picture(
    everything(art.down(darker(colors.sky, 0.15), lighter(colors.sky, 0.3))),
    rect(0, 226, 1600, 500, darker(colors.shade, 0.25)),
    blocks,
    glow(art, doorX + doorWidth / 2, 560, 420, colors.light, 0.5),
    rect(doorX + doorWidth * 0.1, 330, doorWidth * 0.8, base - 330, darker(colors.door, 0.5)) +
      rect(
        doorX + doorWidth * 0.16,
        400,
        doorWidth * 0.33,
        base - 400,
        art.down(lighter(colors.door, 0.25), colors.door),
      ) +
      rect(
        doorX + doorWidth * 0.51,
        400,
        doorWidth * 0.33,
        base - 400,
        art.down(lighter(colors.door, 0.15), darker(colors.door, 0.15)),
      ) +
      rect(doorX + doorWidth * 0.16, 344, doorWidth * 0.68, 48, colors.light),
    times(8, (index) =>
      rect(
        doorX + doorWidth * (index % 2 ? 0.56 : 0.21),
        420 + Math.floor(index / 2) * 70,
        doorWidth * 0.23,
        54,
        "none",
        `stroke="${darker(colors.door, 0.45)}" stroke-width="4"`,
      ),
    ),
    ...shadows,
    ...xs.map((x) => column(art, colors, x, width, top, base, light)),
    rect(
      0,
      196,
      1600,
      60,
      art.linear(
        [0, 196],
        [0, 256],
        [
          [0, darker(colors.shade, 0.5), 0.75],
          [1, darker(colors.shade, 0.5), 0],
        ],
      ),
    ),
    rect(0, 112, 1600, 92, art.down(lighter(colors.stone, 0.25), colors.stone, mix(colors.stone, colors.shade, 0.6))),
    times(
      46,
      (index) =>
        rect(index * 36 + 4, 172, 20, 26, mix(colors.stone, colors.shade, 0.25)) +
        rect(index * 36 + (light > 0 ? 19 : 4), 172, 6, 26, darker(colors.shade, 0.1)),
    ),
    rect(0, 84, 1600, 30, lighter(colors.light, 0.2)) + rect(0, 110, 1600, 8, colors.shade, fade(0.7)),
    polygon(
      [
        [-80, 84],
        [800 + light * -120, -190],
        [1680, 84],
      ],
      mix(colors.stone, colors.shade, 0.35),
    ) + stroke(`M-80 84L${800 + light * -120} -190L1680 84`, lighter(colors.stone, 0.4), 22),
    times(13, (index) =>
      rect(330 + index * 74, 136, context.between(34, 56), 24, mix(colors.stone, colors.shade, 0.6), fade(0.8)),
    ),
    steps,
    ...walker,
    polygon(
      light > 0
        ? [
            [0, 0],
            [620, 0],
            [1500, 900],
            [300, 900],
          ]
        : [
            [1600, 0],
            [980, 0],
            [100, 900],
            [1300, 900],
          ],
      colors.light,
      fade(0.13),
    ),
    ellipse(light > 0 ? 60 : 1540, 120, 760, 620, art.glow(colors.light, 0.5)),
    finish(art, darker(colors.shade, 0.75), 0.5),
  );
};
