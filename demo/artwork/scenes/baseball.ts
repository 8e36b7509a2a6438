import {
  bokeh,
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
  polygon,
  rect,
  shadow,
  smooth,
  specks,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  sky: [string, string];
  stand: string;
  grass: string;
  dirt: string;
  light: string;
  stitch: string;
  wood: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  {
    sky: ["#1f3d7a", "#f0a678"],
    stand: "#2b2f5a",
    grass: "#4f8a4a",
    dirt: "#b5683f",
    light: "#fff0c9",
    stitch: "#c8322b",
    wood: "#d9a05f",
  },
  {
    sky: ["#0a1a33", "#2f5f8f"],
    stand: "#0f1f3f",
    grass: "#2f7a5a",
    dirt: "#9a5a3f",
    light: "#eaf6ff",
    stitch: "#d8433b",
    wood: "#c98a4a",
  },
  {
    sky: ["#6fb7d9", "#f2ecd2"],
    stand: "#5f7f95",
    grass: "#6fa84a",
    dirt: "#cf8350",
    light: "#fffdf0",
    stitch: "#c2302c",
    wood: "#e0b06a",
  },
  {
    sky: ["#4a1f45", "#ff8f6b"],
    stand: "#3a1838",
    grass: "#5a7a3f",
    dirt: "#a34f3a",
    light: "#ffdcb0",
    stitch: "#b3262e",
    wood: "#b9743f",
  },
];

function ball(art: Easel, colors: Palette, x: number, y: number, radius: number, turn: number): string {
  const seam = (side: number) =>
    list(26, (index): Point => {
      const t = (index / 25) * 2 - 1;
      return [side * radius * (0.62 - 0.36 * (1 - t * t)), t * radius * 0.93];
    });
  const stitches = [-1, 1].map((side) => {
    const points = seam(side);
    return (
      stroke(smooth(points), mix(colors.stitch, "#d8c9b0", 0.55), radius * 0.014) +
      points
        .slice(1, -1)
        .map(
          ([px, py]) =>
            stroke(
              `M${n(px - side * radius * 0.075)} ${n(py - radius * 0.05)}Q${n(px)} ${n(py + radius * 0.012)} ${n(px + side * radius * 0.075)} ${n(py - radius * 0.05)}`,
              darker(colors.stitch, 0.4),
              radius * 0.034,
              'stroke-linecap="round" transform="translate(2 3)"',
            ) +
            stroke(
              `M${n(px - side * radius * 0.075)} ${n(py - radius * 0.05)}Q${n(px)} ${n(py + radius * 0.012)} ${n(px + side * radius * 0.075)} ${n(py - radius * 0.05)}`,
              colors.stitch,
              radius * 0.028,
              'stroke-linecap="round"',
            ),
        )
        .join("")
    );
  });
  return group(
    `transform="translate(${n(x)} ${n(y)})"`,
    circle(0, 0, radius, "#f4ead8"),
    group(`transform="rotate(${n(turn)})"`, ...stitches),
    circle(
      0,
      0,
      radius,
      art.radial([-radius * 0.4, -radius * 0.45], radius * 1.55, [
        [0, "#ffffff", 0.75],
        [0.35, "#ffffff", 0],
        [0.62, "#3a2440", 0.22],
        [1, "#1a0f26", 0.88],
      ]),
    ),
    stroke(
      `M${n(radius * 0.66)} ${n(-radius * 0.72)}A${n(radius * 0.975)} ${n(radius * 0.975)} 0 0 1 ${n(radius * 0.88)} ${n(radius * 0.42)}`,
      colors.light,
      radius * 0.035,
      `stroke-linecap="round" ${fade(0.75)}`,
    ),
    ellipse(radius * 0.1, radius * 0.86, radius * 0.6, radius * 0.16, art.glow(colors.dirt, 0.7)),
  );
}

function bat(context: SceneContext, art: Easel, colors: Palette, x: number, y: number, angle: number): string {
  const grain = times(16, (index) =>
    stroke(
      `M-500 ${n(-56 + index * 7.5)}Q0 ${n(-66 + index * 8.8 + context.between(-8, 8))} 520 ${n(-20 + index * 2.6)}`,
      darker(colors.wood, 0.4),
      2,
      fade(0.4),
    ),
  );
  const shape =
    "M-640 -66C-680 -62 -690 62 -640 66C-300 68 100 44 560 24L900 20L900 -20L560 -24C100 -44 -300 -68 -640 -66Z";
  return group(
    `transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})"`,
    path(shape, "#000000", `transform="translate(6 34)" ${fade(0.4)}`),
    path(
      shape,
      art.linear(
        [0, -66],
        [0, 66],
        [
          [0, lighter(colors.wood, 0.6)],
          [0.35, colors.wood],
          [1, darker(colors.wood, 0.65)],
        ],
      ),
    ),
    group(
      `clip-path="${art.clip(`<path d="${shape}"/>`)}"`,
      grain,
      rect(-460, -80, 26, 160, darker(colors.wood, 0.6), fade(0.6)),
      ellipse(-300, 4, 80, 30, darker(colors.wood, 0.55), fade(0.5)),
    ),
    path(limb([-620, -36, 7], [200, -26, 4]), "#ffffff", fade(0.45)),
  );
}

function glove(art: Easel, colors: Palette, x: number, y: number): string {
  const leather = darker(colors.wood, 0.3);
  const fingers = list(4, (index) =>
    limb(
      [x - 150 + index * 96, y + 40, 74],
      [x - 200 + index * 118, y - 190, 66],
      [x - 190 + index * 112, y - 280, 52],
    ),
  );
  return (
    fingers
      .map(
        (d, index) =>
          path(d, darker(leather, 0.6), 'transform="translate(8 10)"') +
          path(d, art.down(lighter(leather, 0.35), leather, darker(leather, 0.3))) +
          stroke(
            `M${n(x - 176 + index * 110)} ${n(y - 270)}L${n(x - 150 + index * 100)} ${n(y)}`,
            darker(leather, 0.5),
            5,
            'stroke-dasharray="16 9"',
          ),
      )
      .join("") +
    path(
      limb([x - 190, y + 120, 150], [x + 190, y + 140, 150], [x + 300, y - 60, 70], [x + 296, y - 150, 56]),
      darker(leather, 0.12),
    ) +
    ellipse(
      x,
      y + 70,
      236,
      210,
      art.ball(darker(leather, 0.2), darker(leather, 0.5), darker(leather, 0.85), [0.5, 0.2]),
    ) +
    times(6, (index) =>
      stroke(
        `M${n(x + 176)} ${n(y - 250 + index * 46)}L${n(x + 270)} ${n(y - 226 + index * 42)}`,
        lighter(leather, 0.35),
        13,
        'stroke-linecap="round"',
      ),
    )
  );
}

export const baseball: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const flip = context.random() < 0.5;
  const horizon = context.between(360, 420);
  const caught = context.random() < 0.4;
  const radius = caught ? 176 : context.between(240, 280);
  const x = context.between(520, 620);
  const fans = times(6, (row) =>
    path(
      specks(context, 150, { x: 0, y: horizon - 190 + row * 26, width: 1600, height: 18 }, [5, 10]),
      mix(colors.stand, context.pick([colors.light, colors.stitch, colors.wood]), 0.45),
    ),
  );
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
      path(
        `M-20 ${n(horizon - 150)}Q800 ${n(horizon - 250)} 1620 ${n(horizon - 150)}L1620 ${n(horizon)}L-20 ${n(horizon)}Z`,
        colors.stand,
      ),
      fans,
      times(
        4,
        (index) =>
          rect(150 + index * 420, horizon - 380, 8, 200, darker(colors.stand, 0.3)) +
          times(8, (lamp) =>
            circle(118 + index * 420 + (lamp % 4) * 24, horizon - 396 + Math.floor(lamp / 4) * 24, 9, "#ffffff"),
          ) +
          glow(art, 154 + index * 420, horizon - 384, 200, colors.light, 0.85),
      ),
      rect(0, horizon - 30, 1600, 34, darker(colors.grass, 0.6)),
      rect(0, horizon, 1600, 200, art.down(lighter(colors.grass, 0.3), colors.grass)),
      times(9, (index) =>
        polygon(
          [
            [800 + (index - 4.5) * 130, horizon],
            [800 + (index - 4) * 130, horizon],
            [800 + (index - 4) * 400, horizon + 180],
            [800 + (index - 4.5) * 400, horizon + 180],
          ],
          "#ffffff",
          fade(0.07),
        ),
      ),
      bokeh(context, art, [colors.light, colors.sky[1]], 14, { x: 0, y: 0, width: 1600, height: horizon }, [16, 50]),
      path(
        `M-20 ${n(horizon + 150)}Q800 ${n(horizon + 60)} 1620 ${n(horizon + 180)}L1620 920L-20 920Z`,
        art.linear(
          [0, horizon + 90],
          [0, 900],
          [
            [0, lighter(colors.dirt, 0.3)],
            [0.5, colors.dirt],
            [1, darker(colors.dirt, 0.4)],
          ],
        ),
      ),
      polygon(
        [
          [1040, horizon + 92],
          [1064, horizon + 92],
          [1500, 920],
          [1330, 920],
        ],
        "#fff8ea",
        fade(0.92),
      ),
      path(
        specks(context, 1100, { x: 0, y: horizon + 150, width: 1600, height: 400 }, [2, 7]),
        darker(colors.dirt, 0.5),
        fade(0.5),
      ) +
        path(
          specks(context, 800, { x: 0, y: horizon + 150, width: 1600, height: 400 }, [2, 6]),
          lighter(colors.dirt, 0.4),
          fade(0.6),
        ),
      caught ? "" : bat(context, art, colors, 1130, 748, context.between(-14, -4)),
      shadow(art, x + radius * 0.7, 800, radius * 1.6, 80, 0.85),
      caught
        ? shadow(art, x + 40, 800, 620, 120, 0.8) +
            glove(art, colors, x + 60, 560) +
            ball(art, colors, x + 60, 540, radius, context.between(-60, 60))
        : ball(art, colors, x, 800 - radius, radius, context.between(-50, 50)),
      times(40, () =>
        circle(
          x + context.between(-radius * 1.6, radius * 1.7),
          810 + context.between(-50, 40),
          context.between(2, 7),
          lighter(colors.dirt, 0.35),
          fade(0.8),
        ),
      ),
      glow(art, 300, 60, 800, colors.light, 0.25),
    ),
    finish(art, darker(colors.stand, 0.6), 0.5),
  );
};
