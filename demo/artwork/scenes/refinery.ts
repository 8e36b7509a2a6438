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
  group,
  lighter,
  list,
  mix,
  n,
  path,
  rect,
  smooth,
  specks,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  sky: [string, string, string];
  steel: string;
  dark: string;
  lamp: string;
  flame: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  { sky: ["#101b3d", "#5a3f78", "#ef8a62"], steel: "#6f6f93", dark: "#121428", lamp: "#ffd98a", flame: "#ff8a3c" },
  { sky: ["#07222c", "#1f6470", "#e8c37a"], steel: "#5f8a8a", dark: "#06181d", lamp: "#fff0a8", flame: "#ffb04f" },
  { sky: ["#2a0f1c", "#8a2f36", "#ffb06b"], steel: "#9a6a66", dark: "#1d0a12", lamp: "#ffe2a8", flame: "#ffd04f" },
  { sky: ["#39506b", "#93a9b8", "#f0e2cc"], steel: "#8496a6", dark: "#253241", lamp: "#fff6d0", flame: "#ff7a3c" },
];

const metal = (art: Easel, tone: string) =>
  art.right(darker(tone, 0.6), lighter(tone, 0.1), tone, darker(tone, 0.45), darker(tone, 0.7));

function lamps(
  context: SceneContext,
  art: Easel,
  colors: Palette,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
): string {
  return times(count, () => {
    const px = x + context.random() * width;
    const py = y + context.random() * height;
    return glow(art, px, py, context.between(18, 44), colors.lamp, 0.75) + circle(px, py, 3.2, "#fffdf0");
  });
}

function column(
  context: SceneContext,
  art: Easel,
  colors: Palette,
  x: number,
  base: number,
  width: number,
  height: number,
  tone: string,
): string {
  const top = base - height;
  const decks = list(Math.floor(height / 74), (index) => {
    const y = base - 50 - index * 74;
    return (
      rect(x - 14, y, width + 28, 7, darker(tone, 0.6)) +
      stroke(
        `M${n(x - 14)} ${n(y - 20)}H${n(x + width + 14)}${times(6, (post) => `M${n(x - 14 + (post * (width + 28)) / 5)} ${n(y)}v-20`)}`,
        darker(tone, 0.45),
        2.4,
      )
    );
  });
  return [
    path(
      `M${n(x)} ${n(base)}L${n(x)} ${n(top + width * 0.4)}Q${n(x)} ${n(top)} ${n(x + width / 2)} ${n(top)}Q${n(x + width)} ${n(top)} ${n(x + width)} ${n(top + width * 0.4)}L${n(x + width)} ${n(base)}Z`,
      metal(art, tone),
    ),
    times(Math.floor(height / 40), (index) => rect(x, base - 24 - index * 40, width, 2, darker(tone, 0.5), fade(0.6))),
    ...decks,
    stroke(
      `M${n(x + width + 8)} ${n(base)}V${n(top + 30)}q0 -24 -24 -24h-10`,
      mix(tone, colors.lamp, 0.3),
      Math.max(5, width * 0.1),
    ),
    lamps(context, art, colors, x - 10, top + 20, width + 20, height - 40, Math.ceil(height / 70)),
  ].join("");
}

function stack(art: Easel, colors: Palette, x: number, base: number, width: number, height: number): string {
  return (
    path(
      `M${n(x)} ${n(base)}L${n(x + width * 0.16)} ${n(base - height)}L${n(x + width * 0.84)} ${n(base - height)}L${n(x + width)} ${n(base)}Z`,
      metal(art, colors.steel),
    ) +
    times(3, (band) =>
      rect(
        x + width * 0.15,
        base - height + 16 + band * 46,
        width * 0.7,
        22,
        band % 2 ? "#f0e6d8" : colors.flame,
        fade(0.75),
      ),
    )
  );
}

function tank(art: Easel, colors: Palette, x: number, base: number, width: number, height: number): string {
  const tone = lighter(colors.steel, 0.12);
  return (
    rect(x, base - height, width, height, metal(art, tone)) +
    ellipse(x + width / 2, base - height, width / 2, width * 0.09, lighter(tone, 0.3)) +
    times(4, (band) => rect(x, base - height * (0.2 + band * 0.22), width, 3, darker(tone, 0.4), fade(0.6))) +
    stroke(`M${n(x + width * 0.1)} ${n(base)}L${n(x + width * 0.7)} ${n(base - height)}`, darker(tone, 0.6), 7) +
    stroke(
      `M${n(x + width * 0.1)} ${n(base - 18)}L${n(x + width * 0.7)} ${n(base - height - 18)}`,
      darker(tone, 0.6),
      2.5,
    )
  );
}

function pipes(context: SceneContext, colors: Palette, base: number): string {
  return times(7, (index) => {
    const y = base - 24 - index * 17;
    const tone = mix(colors.steel, context.pick([colors.flame, colors.lamp, colors.dark]), 0.4);
    const bend = context.between(200, 1400);
    const d = `M-20 ${n(y)}H${n(bend)}q16 0 16 -16v${n(-context.between(30, 130))}q0 -16 16 -16H1620`;
    return (
      stroke(d, darker(tone, 0.7), 15) +
      stroke(d, tone, 10) +
      stroke(d, lighter(tone, 0.45), 2.5, 'transform="translate(0 -3)"')
    );
  });
}

function smoke(context: SceneContext, art: Easel, colors: Palette, x: number, y: number, lean: number): string {
  return times(16, (index) =>
    circle(
      x + index * lean + context.between(-12, 12),
      y - index * 22,
      26 + index * 9,
      art.glow(mix(colors.sky[1], "#ffffff", 0.35), 0.5 - index * 0.024),
    ),
  );
}

function flare(art: Easel, colors: Palette, x: number, base: number, height: number, lean: number): string {
  const y = base - height;
  const tongue = (size: number) =>
    smooth(
      [
        [x - size * 0.2, y],
        [x - size * 0.34, y - size * 0.5],
        [x + lean * size * 0.3, y - size * 1.1],
        [x + lean * size, y - size * 2.1],
        [x + lean * size * 0.8 + size * 0.24, y - size * 1.1],
        [x + size * 0.36, y - size * 0.4],
        [x + size * 0.2, y],
      ],
      true,
    );
  return (
    rect(x - 7, y, 14, height, metal(art, colors.steel)) +
    stroke(`M${n(x - 60)} ${n(base)}L${n(x)} ${n(y + 40)}L${n(x + 60)} ${n(base)}`, darker(colors.steel, 0.4), 4) +
    glow(art, x, y - 70, 420, colors.flame, 0.85) +
    path(tongue(86), colors.flame) +
    path(tongue(58), mix(colors.flame, colors.lamp, 0.7)) +
    path(tongue(30), "#fffbe6")
  );
}

export const refinery: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const flip = context.random() < 0.5;
  const base = 716;
  const lean = context.between(0.4, 1.2);
  const far = times(20, (index) =>
    rect(
      index * 84 + context.between(-20, 20),
      base - context.between(60, 260),
      context.between(18, 60),
      270,
      mix(colors.steel, colors.sky[2], 0.6),
      fade(0.75),
    ),
  );
  const columns = list(context.whole(6, 8), (index) =>
    column(
      context,
      art,
      colors,
      560 + index * 128 + context.between(-24, 24),
      base,
      context.between(50, 96),
      context.between(250, 520),
      mix(colors.steel, colors.dark, context.between(0, 0.4)),
    ),
  );
  const stacks = list(context.whole(2, 3), (index) => ({
    x: 700 + index * 300 + context.between(-60, 60),
    height: context.between(440, 560),
  }));
  const plant = [
    ...stacks.map(({ x, height }) => stack(art, colors, x, base, 74, height)),
    ...columns,
    times(3, (index) => tank(art, colors, 20 + index * 172, base, 160, context.between(130, 180))),
    pipes(context, colors, base),
    rect(0, base - 18, 1600, 22, colors.dark),
    lamps(context, art, colors, 0, base - 160, 1600, 150, 40),
  ].join("");
  return art.picture(
    group(
      flip ? 'transform="translate(1600 0) scale(-1 1)"' : "",
      everything(
        art.linear(
          [0, 0],
          [0, base],
          [
            [0, colors.sky[0]],
            [0.55, colors.sky[1]],
            [1, colors.sky[2]],
          ],
        ),
      ),
      path(specks(context, 70, { x: 0, y: 0, width: 1600, height: 300 }, [1.5, 3]), "#ffffff", fade(0.6)),
      ...stacks.map(({ x, height }) => smoke(context, art, colors, x + 36, base - height, lean * 22)),
      far,
      glow(art, 380, base - 60, 620, colors.sky[2], 0.5),
      flare(art, colors, context.between(270, 420), base, context.between(450, 520), lean),
      plant,
      rect(0, base + 2, 1600, 190, art.down(mix(colors.sky[1], colors.dark, 0.4), darker(colors.dark, 0.2))),
      times(54, () => {
        const x = context.between(0, 1600);
        return rect(
          x,
          base + 8,
          context.between(3, 9),
          context.between(40, 170),
          colors.lamp,
          fade(context.between(0.06, 0.3)),
        );
      }),
      times(60, () =>
        rect(
          context.between(-40, 1600),
          context.between(base + 10, 900),
          context.between(40, 240),
          2.5,
          darker(colors.dark, 0.3),
          fade(0.55),
        ),
      ),
      glow(art, 350, base + 70, 300, colors.flame, 0.4),
    ),
    finish(art, colors.dark, 0.6),
  );
};
