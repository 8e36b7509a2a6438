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
  limb,
  list,
  mix,
  n,
  path,
  type Point,
  rect,
  rimmed,
  smooth,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  sky: [string, string, string];
  sun: string;
  hills: [string, string];
  water: string;
  boat: string;
  coat: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  {
    sky: ["#35507f", "#e58f7a", "#ffdba6"],
    sun: "#fff4d6",
    hills: ["#a87a8a", "#2f2f56"],
    water: "#4a4f80",
    boat: "#b5432f",
    coat: "#f2b43c",
  },
  {
    sky: ["#0f4a5a", "#6fb3a6", "#f4e6bd"],
    sun: "#fffbe6",
    hills: ["#6f9f98", "#123f47"],
    water: "#1f5f66",
    boat: "#e0913f",
    coat: "#d8493a",
  },
  {
    sky: ["#2a2450", "#8f5fa0", "#ffb8a6"],
    sun: "#ffeee6",
    hills: ["#7f5f96", "#241a45"],
    water: "#3f3370",
    boat: "#3fa3a0",
    coat: "#ffd166",
  },
  {
    sky: ["#7f9fae", "#c4d4d4", "#f4f1e4"],
    sun: "#ffffff",
    hills: ["#9fb3b5", "#3f5a60"],
    water: "#6f8f96",
    boat: "#2f4a5f",
    coat: "#e0603f",
  },
];

function ridge(context: SceneContext, y: number, tall: number): Point[] {
  const phase = context.between(0, 20);
  return list(34, (index): Point => [
    index * 52 - 40,
    y - Math.abs(Math.sin(index * 0.31 + phase)) * tall - Math.abs(Math.sin(index * 0.83 + phase)) * tall * 0.3,
  ]);
}

function pines(context: SceneContext, y: number, from: number, to: number, size: number): string {
  const trees: string[] = [];
  for (let x = from; x < to; x += size * context.between(0.2, 0.44)) {
    const tall = size * context.between(0.7, 1.5);
    const wide = tall * 0.2;
    trees.push(
      `M${n(x)} ${n(y - tall)}l${n(wide * 0.5)} ${n(tall * 0.3)}h${n(-wide * 0.2)}l${n(wide * 0.45)} ${n(tall * 0.3)}h${n(-wide * 0.25)}l${n(wide * 0.5)} ${n(tall * 0.42)}h${n(-wide * 2)}l${n(wide * 0.5)} ${n(-tall * 0.42)}h${n(-wide * 0.25)}l${n(wide * 0.45)} ${n(-tall * 0.3)}h${n(-wide * 0.2)}z`,
    );
  }
  return trees.join("");
}

/** The angler in a rowing boat; the waterline is at y = 0. */
function boat(art: Easel, colors: Palette, dark: string, bend: number): string {
  const hull = "M-330 -70C-200 -50 150 -50 300 -92C290 -30 250 14 200 22L-210 22C-270 16 -312 -20 -330 -70Z";
  const rod = `M62 -196C160 -290 300 ${n(-400 - bend)} 460 ${n(-330 + bend)}`;
  return [
    stroke(rod, darker(dark, 0.3), 7, 'stroke-linecap="round"'),
    stroke(`M460 ${n(-330 + bend)}Q540 ${n(-150)} 600 30`, colors.sun, 2, fade(0.9)),
    ellipse(600, 32, 40, 7, "none", `stroke="${colors.sun}" stroke-width="2.5"`) +
      ellipse(600, 32, 80, 13, "none", `stroke="${colors.sun}" stroke-width="1.5" ${fade(0.6)}`) +
      circle(600, 26, 9, colors.boat),
    rimmed(art, limb([-30, -60, 40], [60, -78, 30], [110, -50, 24]), darker(dark, 0.15), colors.sun, -4, 4),
    rimmed(art, limb([-50, -80, 56], [-44, -150, 58], [-26, -216, 44]), colors.coat, colors.sun, -7, 4),
    path("M-106 -80C-110 -150 -90 -220 -50 -250C-60 -180 -50 -110 -40 -60Z", darker(colors.coat, 0.5), fade(0.65)),
    rimmed(art, limb([-14, -214, 28], [30, -160, 22], [74, -198, 16]), lighter(colors.coat, 0.08), colors.sun, -4, 4),
    rimmed(art, limb([-14, -284, 32], [-14, -264, 26]), "#a86a4c", colors.sun, -5, 2),
    path("M-72 -292C-40 -306 30 -306 52 -286C40 -280 -50 -278 -72 -292ZM-46 -298C-44 -336 14 -340 22 -298Z", dark),
    rimmed(
      art,
      hull,
      art.linear(
        [0, -90],
        [0, 22],
        [
          [0, lighter(colors.boat, 0.2)],
          [0.5, colors.boat],
          [1, darker(colors.boat, 0.6)],
        ],
      ),
      colors.sun,
      0,
      7,
    ),
    stroke("M-310 -40C-190 -20 150 -20 284 -56M-280 -8C-180 6 150 6 256 -18", darker(colors.boat, 0.5), 3.5, fade(0.8)),
    stroke("M-328 -70C-200 -48 150 -48 300 -92", lighter(colors.boat, 0.5), 8),
    stroke("M-230 -110L-90 30", darker(colors.boat, 0.3), 10, 'stroke-linecap="round"'),
  ].join("");
}

export const fishing: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const flip = context.random() < 0.5;
  const shore = context.between(440, 490);
  const sunX = context.between(1000, 1250);
  const sunY = shore - context.between(70, 170);
  const boatX = context.between(520, 640);
  const boatY = context.between(690, 720);
  const scale = context.between(1.1, 1.3);
  const bend = context.between(-10, 60);
  const dark = darker(colors.hills[1], 0.35);
  const land = [
    ...list(3, (index) =>
      path(
        `${smooth(ridge(context, shore - 20 + index * 14, 230 - index * 66))}L1800 ${n(shore)}L-60 ${n(shore)}Z`,
        art.linear(
          [0, shore - 260],
          [0, shore],
          [
            [0, mix(colors.hills[0], colors.hills[1], index * 0.32)],
            [1, mix(mix(colors.hills[0], colors.hills[1], index * 0.32), colors.sky[2], 0.45)],
          ],
        ),
      ),
    ),
    path(
      pines(context, shore + 4, -40, 560, 110) +
        pines(context, shore + 4, 1330, 1660, 130) +
        pines(context, shore + 3, 500, 1400, 44),
      colors.hills[1],
    ),
  ].join("");
  const drawn = boat(art, colors, dark, bend);
  return art.picture(
    group(
      flip ? 'transform="translate(1600 0) scale(-1 1)"' : "",
      everything(
        art.linear(
          [0, 0],
          [0, shore],
          [
            [0, colors.sky[0]],
            [0.6, colors.sky[1]],
            [1, colors.sky[2]],
          ],
        ),
      ),
      glow(art, sunX, sunY, 560, colors.sun, 0.9) + circle(sunX, sunY, 66, colors.sun),
      times(10, () =>
        ellipse(
          context.between(0, 1600),
          context.between(60, 300),
          context.between(120, 380),
          context.between(4, 14),
          lighter(colors.sky[2], 0.3),
          fade(0.35),
        ),
      ),
      land,
      rect(
        0,
        shore,
        1600,
        460,
        art.linear(
          [0, shore],
          [0, 900],
          [
            [0, colors.sky[2]],
            [0.25, mix(colors.water, colors.sky[1], 0.5)],
            [0.6, colors.water],
            [1, darker(colors.water, 0.6)],
          ],
        ),
      ),
      group(`transform="translate(0 ${n(shore * 2)}) scale(1 -1)" opacity="0.3"`, land),
      times(5, () =>
        ellipse(
          context.between(100, 1500),
          shore + context.between(-16, 14),
          context.between(260, 520),
          context.between(8, 20),
          art.glow("#ffffff", 0.55),
        ),
      ),
      times(70, (index) => {
        const t = index / 70;
        return rect(
          sunX + context.between(-30, 30) - (20 + t * 150) / 2,
          shore + 6 + t * t * 420,
          context.between(20, 50 + t * 150),
          2 + t * 5,
          colors.sun,
          `rx="3" ${fade(0.6 - t * 0.35)}`,
        );
      }),
      times(80, () => {
        const t = context.random();
        return rect(
          context.between(-60, 1600),
          shore + 20 + t * t * 440,
          context.between(40, 200),
          1.5 + t * 3,
          context.random() < 0.5 ? darker(colors.water, 0.4) : lighter(colors.water, 0.35),
          `rx="2" ${fade(0.4)}`,
        );
      }),
      group(
        `transform="translate(${n(boatX)} ${n(boatY + 40 * scale)}) scale(${n(scale)} ${n(-scale * 0.8)})" opacity="0.32"`,
        drawn,
      ),
      times(14, (index) =>
        rect(
          boatX - 420 + context.between(0, 200),
          boatY + 44 + index * 16,
          context.between(200, 520),
          4,
          mix(colors.water, colors.sky[2], 0.3),
          `rx="2" ${fade(0.6)}`,
        ),
      ),
      ellipse(boatX, boatY + 24 * scale, 330 * scale, 14, dark, fade(0.6)),
      group(`transform="translate(${n(boatX)} ${n(boatY)}) scale(${n(scale)})"`, drawn),
      times(22, (index) => {
        const x = 1300 + index * 15 + context.between(-20, 20);
        const tall = context.between(120, 330);
        return (
          stroke(
            `M${n(x)} 910Q${n(x + context.between(-10, 30))} ${n(910 - tall * 0.5)} ${n(x + context.between(-40, 60))} ${n(910 - tall)}`,
            darker(dark, 0.4),
            context.between(3, 8),
            'stroke-linecap="round"',
          ) +
          (index % 4 ? "" : path(limb([x + 20, 910 - tall, 10], [x + 26, 850 - tall, 10]), darker(colors.boat, 0.6)))
        );
      }),
      glow(art, sunX, sunY, 900, colors.sun, 0.2),
    ),
    finish(art, dark, 0.5),
  );
};
