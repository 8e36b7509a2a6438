import {
  blob,
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
  type Point,
  rimmed,
  smooth,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  back: string;
  deep: string;
  light: string;
  feather: string;
  dark: string;
  pale: string;
  eye: string;
  leaf: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  {
    back: "#2f5f5a",
    deep: "#08201f",
    light: "#ffe3a8",
    feather: "#a86f3f",
    dark: "#3f2618",
    pale: "#f2dfc0",
    eye: "#ffb52c",
    leaf: "#1f4a3a",
  },
  {
    back: "#3f5f8f",
    deep: "#0a1430",
    light: "#dcecff",
    feather: "#cfd6e0",
    dark: "#4a5468",
    pale: "#ffffff",
    eye: "#ffd93c",
    leaf: "#16284a",
  },
  {
    back: "#c97f4a",
    deep: "#3f1a14",
    light: "#fff0c4",
    feather: "#7a5a4a",
    dark: "#2a1a18",
    pale: "#e6cfb4",
    eye: "#ff8a1f",
    leaf: "#6b2f1f",
  },
  {
    back: "#5a4f7a",
    deep: "#150f2a",
    light: "#ffd0c0",
    feather: "#8a7f94",
    dark: "#2a2438",
    pale: "#e9e2ee",
    eye: "#ffc23c",
    leaf: "#2a2148",
  },
];

function plume(
  context: SceneContext,
  colors: Palette,
  x: number,
  y: number,
  size: number,
  turn: number,
  tone: string,
): string {
  const d = `M0 ${n(-size)}C${n(size * 0.52)} ${n(-size * 0.5)} ${n(size * 0.46)} ${n(size * 0.3)} 0 ${n(size * 0.62)}C${n(-size * 0.46)} ${n(size * 0.3)} ${n(-size * 0.52)} ${n(-size * 0.5)} 0 ${n(-size)}Z`;
  const bar = `M${n(-size * 0.28)} ${n(size * 0.1)}Q0 ${n(size * 0.36)} ${n(size * 0.28)} ${n(size * 0.1)}M${n(-size * 0.26)} ${n(-size * 0.2)}Q0 ${n(size * 0.04)} ${n(size * 0.26)} ${n(-size * 0.2)}`;
  return group(
    `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn + context.between(-7, 7))})"`,
    path(d, darker(tone, 0.6), 'transform="translate(2 7)"'),
    path(d, tone),
    stroke(bar, mix(colors.dark, tone, context.between(0, 0.4)), size * 0.1, 'stroke-linecap="round"'),
    stroke(`M0 ${n(-size * 0.8)}V${n(size * 0.5)}`, lighter(tone, 0.5), 2, fade(0.6)),
  );
}

function body(context: SceneContext, colors: Palette): string {
  return times(15, (row) =>
    times(13, (index) => {
      const t = index / 12 - 0.5;
      const tone = mix(
        mix(colors.feather, colors.pale, Math.max(0, 0.75 - Math.abs(t) * 2.2)),
        colors.dark,
        Math.max(0, Math.abs(t) - 0.18) * 0.9,
      );
      return plume(context, colors, t * (640 + row * 12) + (row % 2) * 26, 150 + row * 46, 50, t * -34, tone);
    }),
  );
}

/** Rings of narrow feathers around one eye. */
function disc(context: SceneContext, colors: Palette, x: number): string {
  return list(5, (ring) => {
    const radius = 196 - ring * 30;
    const tone = ring === 0 ? colors.dark : mix(colors.pale, colors.feather, ring * 0.16);
    return times(40, (index) => {
      const angle = (index / 40) * 360 + ring * 4;
      return path(
        `M-9 0Q0 ${n(-radius * 0.36)} 0 ${n(-radius * context.between(0.42, 0.5))}Q${n(3)} ${n(-radius * 0.3)} 9 0Z`,
        mix(tone, context.pick([colors.pale, colors.dark, colors.feather]), context.between(0, 0.3)),
        `transform="translate(${n(x)} 0) rotate(${n(angle)}) translate(0 ${n(-radius * 0.55)})"`,
      );
    });
  }).join("");
}

function eye(art: Easel, colors: Palette, x: number, look: Point): string {
  const rays = times(
    30,
    (index) =>
      `M${n(Math.cos(index * 0.2094) * 42)} ${n(Math.sin(index * 0.2094) * 42)}L${n(Math.cos(index * 0.2094) * 70)} ${n(Math.sin(index * 0.2094) * 70)}`,
  );
  return group(
    `transform="translate(${n(x)} 0)"`,
    circle(0, 0, 94, darker(colors.dark, 0.5)),
    circle(
      0,
      0,
      82,
      art.radial([0, 10], 84, [
        [0, lighter(colors.eye, 0.5)],
        [0.6, colors.eye],
        [1, darker(colors.eye, 0.6)],
      ]),
    ),
    stroke(rays, darker(colors.eye, 0.4), 3, fade(0.5)),
    circle(look[0], look[1], 44, "#0a0806"),
    ellipse(-22, -28, 19, 14, "#ffffff") + circle(24, 24, 7, "#ffffff", fade(0.7)),
    path("M-98 -40Q0 -104 98 -40Q0 -70 -98 -40Z", darker(colors.dark, 0.3)),
  );
}

function branch(context: SceneContext, colors: Palette, y: number, tilt: number): string {
  const bark = darker(colors.leaf, 0.35);
  return group(
    `transform="rotate(${n(tilt)} 800 ${n(y)})"`,
    path(
      `M-60 ${n(y - 20)}C300 ${n(y - 50)} 500 ${n(y + 10)} 800 ${n(y - 14)}S1400 ${n(y - 40)} 1680 ${n(y - 10)}L1680 ${n(y + 70)}C1300 ${n(y + 40)} 1000 ${n(y + 90)} 700 ${n(y + 62)}S200 ${n(y + 90)} -60 ${n(y + 70)}Z`,
      bark,
    ),
    times(26, () =>
      stroke(
        `M${n(context.between(-40, 1500))} ${n(y + context.between(-4, 50))}q60 ${n(context.between(-14, 14))} ${n(context.between(90, 200))} 0`,
        lighter(bark, 0.25),
        3,
        fade(0.5),
      ),
    ),
  );
}

function foliage(context: SceneContext, tone: string, x: number, y: number, count: number, size: number): string {
  return times(count, () => {
    const px = x + context.between(-260, 260);
    const py = y + context.between(-200, 200);
    return path(
      `M0 0Q${n(size * 0.5)} ${n(-size * 0.42)} ${n(size * 1.4)} 0Q${n(size * 0.5)} ${n(size * 0.42)} 0 0Z`,
      mix(tone, context.pick(["#000000", "#ffffff"]), context.between(0, 0.2)),
      `transform="translate(${n(px)} ${n(py)}) rotate(${context.whole(0, 360)})"`,
    );
  });
}

const tuft = (side: number) =>
  `M${side * 130} -250C${side * 200} -330 ${side * 290} -380 ${side * 330} -384C${side * 330} -300 ${side * 320} -200 ${side * 270} -140Z`;

export const wildlife: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const flip = context.random() < 0.5;
  const x = context.between(570, 660);
  const turn = context.between(-9, 9);
  const look: Point = [context.between(-14, 14), context.between(-8, 10)];
  const tufts = context.random() < 0.6;
  const crown =
    "M-330 60C-350 -150 -230 -300 0 -300C230 -300 350 -150 330 60C320 200 200 280 0 280C-200 280 -320 200 -330 60Z";
  const trunks = times(7, (index) => {
    const px = index * 250 + context.between(-60, 60);
    const wide = context.between(30, 100);
    return path(
      smooth(
        [
          [px, -20],
          [px + 10, 300],
          [px - 8, 600],
          [px - 20, 940],
          [px + wide + 20, 940],
          [px + wide, 500],
          [px + wide - 6, -20],
        ],
        true,
      ),
      mix(colors.back, colors.deep, context.between(0.25, 0.7)),
      fade(0.6),
    );
  });
  return art.picture(
    group(
      flip ? 'transform="translate(1600 0) scale(-1 1)"' : "",
      everything(
        art.radial([1150, 300], 1150, [
          [0, mix(colors.back, colors.light, 0.6)],
          [0.45, colors.back],
          [1, colors.deep],
        ]),
      ),
      trunks,
      times(16, () =>
        path(
          blob(context, [context.between(700, 1600), context.between(0, 800)], context.between(20, 80), 0.1),
          colors.light,
          fade(0.1),
        ),
      ),
      foliage(context, mix(colors.leaf, colors.back, 0.4), 1380, 180, 40, 70),
      glow(art, x + 330, 330, 520, colors.light, 0.5),
      group(
        `transform="translate(${n(x)} 330)"`,
        rimmed(
          art,
          "M-400 200C-460 400 -450 640 -380 800L380 800C450 640 460 400 400 200C300 60 -300 60 -400 200Z",
          mix(colors.feather, colors.dark, 0.5),
          colors.light,
          -12,
          6,
        ),
        body(context, colors),
      ),
      group(
        `transform="translate(${n(x)} 330) rotate(${n(turn)})"`,
        ellipse(0, 250, 330, 80, art.glow("#000000", 0.8)),
        tufts
          ? rimmed(art, tuft(-1), colors.dark, colors.light, -6, 5) +
              rimmed(art, tuft(1), colors.dark, colors.light, -6, 5)
          : "",
        rimmed(art, crown, mix(colors.feather, colors.dark, 0.3), colors.light, -13, 8),
        times(80, () => {
          const angle = context.between(-3, -0.14);
          const reach = context.between(0.72, 0.98);
          return plume(
            context,
            colors,
            Math.cos(angle) * 300 * reach,
            Math.sin(angle) * 280 * reach,
            26,
            (angle * 180) / Math.PI - 90,
            mix(colors.feather, colors.dark, context.between(0, 0.5)),
          );
        }),
        disc(context, colors, -140),
        disc(context, colors, 140),
        eye(art, colors, -138, look) + eye(art, colors, 138, look),
        path(
          "M-70 -190C-40 -90 -30 -20 -24 60L0 90L24 60C30 -20 40 -90 70 -190C40 -130 20 -110 0 -60C-20 -110 -40 -130 -70 -190Z",
          colors.pale,
        ),
        path(
          "M-40 46C-34 10 34 10 40 46C36 110 14 156 0 168C-14 156 -36 110 -40 46Z",
          art.right(lighter(colors.dark, 0.35), colors.dark, darker(colors.dark, 0.5)),
        ) + path("M-26 40C-18 24 -4 24 0 40L-6 120Z", "#ffffff", fade(0.35)),
        ellipse(
          0,
          -20,
          330,
          300,
          art.radial([160, -160], 520, [
            [0, colors.light, 0.3],
            [0.5, colors.light, 0],
            [1, colors.deep, 0.6],
          ]),
        ),
      ),
      branch(context, colors, 838, context.between(-4, 4)),
      foliage(context, darker(colors.leaf, 0.45), 60, 780, 46, 84) +
        foliage(context, darker(colors.leaf, 0.3), 1520, 760, 46, 84),
    ),
    finish(art, colors.deep, 0.7),
  );
};
