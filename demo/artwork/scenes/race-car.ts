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
  mix,
  n,
  path,
  polygon,
  rect,
  rimmed,
  shadow,
  specks,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  sky: [string, string];
  blur: [string, ...string[]];
  road: string;
  body: string;
  accent: string;
  light: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  {
    sky: ["#1f2f6a", "#f08f6a"],
    blur: ["#3a2f6a", "#d8604f", "#ffd08a", "#5f4a8a"],
    road: "#2c2a40",
    body: "#d8342c",
    accent: "#f6f1e6",
    light: "#ffe6b8",
  },
  {
    sky: ["#0a2030", "#2f8a92"],
    blur: ["#0f3a46", "#5fc0b8", "#f2d06b", "#1f5f6a"],
    road: "#16252e",
    body: "#f2b52c",
    accent: "#14303c",
    light: "#eafff6",
  },
  {
    sky: ["#7fb8d9", "#f4ead0"],
    blur: ["#6f9ab0", "#e2583c", "#fff8e6", "#4f8a5f"],
    road: "#5a6472",
    body: "#1f56b0",
    accent: "#ffd23c",
    light: "#ffffff",
  },
  {
    sky: ["#1a0f33", "#8f3f9a"],
    blur: ["#2f1a52", "#ff5fa0", "#6fd0ff", "#5a2f86"],
    road: "#1b142e",
    body: "#18c2b0",
    accent: "#ff4f8b",
    light: "#fbe6ff",
  },
];

function wheel(art: Easel, colors: Palette, x: number, y: number, radius: number): string {
  return [
    circle(x, y, radius, "#0e0f14"),
    circle(
      x,
      y,
      radius * 0.97,
      art.radial([x - radius * 0.3, y - radius * 0.5], radius * 1.5, [
        [0, "#5a5c66"],
        [0.4, "#1c1d24"],
        [1, "#050508"],
      ]),
    ),
    circle(
      x,
      y,
      radius * 0.8,
      "none",
      `stroke="${colors.accent}" stroke-width="${n(radius * 0.05)}" stroke-dasharray="${n(radius * 1.6)} ${n(radius * 0.9)}" ${fade(0.85)}`,
    ),
    circle(x, y, radius * 0.6, art.ball("#d9dce4", "#777b88", "#23252e")),
    times(3, (index) =>
      circle(
        x,
        y,
        radius * (0.5 - index * 0.12),
        "none",
        `stroke="#15161d" stroke-width="${n(radius * 0.05)}" stroke-dasharray="${n(radius * (0.5 + index * 0.3))} ${n(radius * 0.22)}" ${fade(0.75)}`,
      ),
    ),
    circle(x, y, radius * 0.13, colors.body),
    stroke(
      `M${n(x - radius * 0.66)} ${n(y - radius * 0.64)}A${n(radius * 0.92)} ${n(radius * 0.92)} 0 0 1 ${n(x + radius * 0.5)} ${n(y - radius * 0.76)}`,
      colors.light,
      radius * 0.05,
      `stroke-linecap="round" ${fade(0.7)}`,
    ),
  ].join("");
}

/** An open-wheel car running to the right; its floor is at y = 0. */
function car(art: Easel, colors: Palette): string {
  const body =
    "M-600 -60C-590 -130 -540 -190 -430 -220C-330 -262 -250 -300 -190 -300C-160 -300 -140 -270 -120 -240L-20 -206C40 -222 100 -214 150 -190C330 -160 520 -110 640 -56C660 -46 660 -24 640 -20L-580 -16C-596 -20 -602 -40 -600 -60Z";
  const pod = "M-420 -30C-440 -110 -380 -160 -270 -162L-40 -150C40 -140 90 -90 100 -30Z";
  const shine = art.linear(
    [0, -300],
    [0, 0],
    [
      [0, lighter(colors.body, 0.55)],
      [0.35, colors.body],
      [1, darker(colors.body, 0.65)],
    ],
  );
  return [
    shadow(art, 0, 26, 860, 60, 0.95),
    polygon(
      [
        [-690, -300],
        [-500, -318],
        [-490, -290],
        [-680, -270],
      ],
      darker(colors.body, 0.3),
    ) +
      polygon(
        [
          [-700, -240],
          [-500, -258],
          [-496, -236],
          [-694, -216],
        ],
        colors.accent,
      ) +
      rimmed(art, "M-720 -330L-640 -330L-600 -130L-690 -130Z", darker(colors.body, 0.25), colors.light, 4, 6),
    circle(-430, -98, 108, "#0b0b10") + circle(470, -92, 98, "#0b0b10"),
    rimmed(art, body, shine, colors.light, 0, 9),
    path("M-150 -236C-120 -250 -60 -250 -18 -208L-40 -180L-150 -190Z", "#0b0c14"),
    circle(-84, -246, 54, art.ball(lighter(colors.accent, 0.6), colors.accent, darker(colors.accent, 0.6))) +
      path("M-84 -262L-32 -256C-30 -236 -40 -222 -58 -220L-96 -226Z", "#12131c") +
      stroke("M-78 -258L-40 -254", colors.light, 5, fade(0.8)),
    stroke("M-190 -292Q-130 -330 -20 -262L10 -210", "#1a1b24", 15, 'stroke-linecap="round"') +
      stroke("M-186 -298Q-130 -336 -22 -268", colors.light, 3, fade(0.6)),
    path(
      "M-200 -300C-260 -300 -380 -240 -470 -206L-220 -206C-190 -230 -176 -280 -200 -300Z",
      darker(colors.body, 0.3),
    ) + ellipse(-176, -282, 14, 26, "#08080c"),
    rimmed(
      art,
      pod,
      art.linear(
        [0, -162],
        [0, -30],
        [
          [0, lighter(colors.body, 0.3)],
          [0.5, darker(colors.body, 0.15)],
          [1, darker(colors.body, 0.7)],
        ],
      ),
      lighter(colors.body, 0.7),
      0,
      7,
    ),
    path("M40 -128C80 -110 96 -76 98 -34L60 -34C62 -80 54 -110 40 -128Z", "#07070b"),
    path("M-330 -140L-120 -132L-180 -60L-390 -64Z", colors.accent) +
      path("M-290 -118L-160 -114L-190 -82L-320 -84Z", colors.body),
    path("M180 -164C340 -132 480 -98 600 -58L330 -70C270 -100 210 -140 180 -164Z", colors.accent, fade(0.92)),
    stroke("M160 -186C330 -156 510 -108 630 -58", "#ffffff", 7, `stroke-linecap="round" ${fade(0.7)}`),
    stroke("M-560 -24H640", "#0a0a0f", 16) + stroke("M-330 -26H120", "#3a3b46", 8),
    stroke("M250 -110L470 -100M260 -66L470 -84", "#16171f", 11),
    wheel(art, colors, -440, -112, 142) + wheel(art, colors, 478, -100, 128),
    path("M560 -40L740 -24C760 -20 760 0 740 2L540 -2Z", darker(colors.body, 0.15)) +
      polygon(
        [
          [600, -74],
          [770, -84],
          [776, 4],
          [730, 4],
        ],
        colors.accent,
      ) +
      polygon(
        [
          [720, -96],
          [784, -96],
          [796, 6],
          [744, 6],
        ],
        art.right(colors.body, darker(colors.body, 0.5)),
      ),
  ].join("");
}

function speedLines(context: SceneContext, colors: Palette, from: number, to: number, count: number): string {
  return times(count, () => {
    const y = context.between(from, to);
    const x = context.between(-300, 1400);
    const long = context.between(160, 760);
    return rect(
      x,
      y,
      long,
      context.between(2, 26),
      context.pick(colors.blur),
      `rx="8" ${fade(context.between(0.15, 0.6))}`,
    );
  });
}

export const raceCar: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const flip = context.random() < 0.5;
  const tilt = context.between(-7, 1);
  const horizon = 500;
  const scale = context.pick([1.02, 1.14, 1.24]);
  const rival = context.random() < 0.6;
  const rivalColors: Palette = { ...colors, body: colors.accent, accent: colors.body };
  return art.picture(
    group(
      flip ? 'transform="translate(1600 0) scale(-1 1)"' : "",
      everything(
        art.linear(
          [0, 0],
          [0, horizon],
          [
            [0, colors.sky[0]],
            [1, colors.sky[1]],
          ],
        ),
      ),
      group(
        `transform="rotate(${n(tilt)} 800 600)"`,
        times(14, (index) =>
          rect(
            -200 + index * 150 + context.between(-40, 40),
            horizon - context.between(80, 280),
            context.between(60, 150),
            300,
            mix(colors.blur[0], colors.sky[1], 0.35),
            fade(0.5),
          ),
        ),
        path(
          specks(context, 200, { x: -100, y: horizon - 190, width: 1800, height: 120 }, [8, 16]),
          colors.light,
          fade(0.3),
        ),
        speedLines(context, colors, 200, horizon - 20, 90),
        rect(-300, horizon - 40, 2200, 44, darker(colors.road, 0.4)) +
          times(34, (index) =>
            rect(-300 + index * 66, horizon - 36, 46, 36, index % 2 ? colors.body : colors.accent, fade(0.8)),
          ),
        rect(
          -300,
          horizon,
          2200,
          700,
          art.linear(
            [0, horizon],
            [0, 900],
            [
              [0, lighter(colors.road, 0.3)],
              [0.4, colors.road],
              [1, darker(colors.road, 0.5)],
            ],
          ),
        ),
        speedLines(
          context,
          { ...colors, blur: [lighter(colors.road, 0.3), darker(colors.road, 0.4), colors.light] },
          horizon + 20,
          940,
          90,
        ),
        polygon(
          [
            [-300, 850],
            [1900, 850],
            [1900, 884],
            [-300, 884],
          ],
          colors.accent,
          fade(0.75),
        ),
        rival
          ? group(`transform="translate(${n(context.between(330, 520))} 610) scale(0.52)"`, car(art, rivalColors))
          : "",
        group(`transform="translate(${n(context.between(800, 900))} 790) scale(${scale})"`, car(art, colors)),
        times(30, () =>
          circle(
            context.between(100, 420),
            790 - context.random() ** 2 * 160,
            context.between(14, 60),
            art.glow(lighter(colors.road, 0.6), 0.3),
          ),
        ),
        times(46, () => {
          const x = context.between(40, 480);
          return stroke(
            `M${n(x)} ${n(context.between(740, 800))}l${n(-context.between(20, 120))} ${n(-context.between(2, 36))}`,
            colors.light,
            context.between(1, 4),
            fade(0.8),
          );
        }),
      ),
      glow(art, 1240, 130, 640, colors.light, 0.55),
    ),
    finish(art, darker(colors.road, 0.6), 0.55),
  );
};
