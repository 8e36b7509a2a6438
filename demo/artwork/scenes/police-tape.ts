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
  list,
  mix,
  n,
  path,
  person,
  type Point,
  polygon,
  rect,
  rimmed,
  shadow,
  smooth,
  stroke,
  times,
  veil,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  night: string;
  street: string;
  haze: string;
  tape: string;
  ink: string;
  red: string;
  blue: string;
  lamp: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  {
    night: "#070c1e",
    street: "#1b2547",
    haze: "#3f4f8a",
    tape: "#f7c52c",
    ink: "#15130f",
    red: "#ff3f4a",
    blue: "#3f8cff",
    lamp: "#ffdca0",
  },
  {
    night: "#130a18",
    street: "#3a2140",
    haze: "#8a4a62",
    tape: "#f4e9d4",
    ink: "#c22a30",
    red: "#ff4f3f",
    blue: "#5f7bff",
    lamp: "#ffc890",
  },
  {
    night: "#04161a",
    street: "#0f3a42",
    haze: "#2f7a80",
    tape: "#ffd23c",
    ink: "#0c1a1c",
    red: "#ff5a4a",
    blue: "#4fd0ff",
    lamp: "#fff0b8",
  },
  {
    night: "#1b2230",
    street: "#4a586b",
    haze: "#aab6c0",
    tape: "#f2b52c",
    ink: "#181a20",
    red: "#f04a4a",
    blue: "#3f7fe0",
    lamp: "#fff6e0",
  },
];

/** A band of plastic tape that sags and twists, striped, without words. */
function tape(art: Easel, colors: Palette, from: Point, to: Point, sag: number, wide: number, phase: number): string {
  const steps = 44;
  const middle = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag + Math.sin(t * 13 + phase) * wide * 0.08,
  ];
  const half = (t: number) => (wide / 2) * (0.84 + 0.16 * Math.cos(t * 9 + phase));
  const top = list(steps + 1, (index): Point => [
    middle(index / steps)[0],
    middle(index / steps)[1] - half(index / steps),
  ]);
  const bottom = list(steps + 1, (index): Point => [
    middle(index / steps)[0],
    middle(index / steps)[1] + half(index / steps),
  ]);
  const shape = `${smooth(top)}L${bottom
    .toReversed()
    .map(([x, y]) => `${n(x)} ${n(y)}`)
    .join("L")}Z`;
  const at = (t: number, side: number): Point => {
    const [x, y] = middle(t);
    return [x, y + side * half(t) * 1.02];
  };
  const stripes = times(Math.floor(steps / 2), (index) => {
    const t = (index * 2) / steps;
    const gap = 0.9 / steps;
    const lean = 1.1 / steps;
    return polygon([at(t + lean, -1), at(t + gap + lean, -1), at(t + gap, 1), at(t, 1)], colors.ink);
  });
  const folds = times(9, (index) => {
    const t = (index + 0.5) / 9;
    const [x, y] = middle(t);
    return ellipse(x, y, 46, half(t) * 1.1, art.glow(index % 2 ? "#ffffff" : "#000000", index % 2 ? 0.5 : 0.45));
  });
  return [
    path(shape, "#000000", `transform="translate(10 36)" ${fade(0.35)}`),
    path(shape, colors.tape),
    group(
      `clip-path="${art.clip(`<path d="${shape}"/>`)}"`,
      stripes,
      folds,
      stroke(smooth(top), "#ffffff", 9, fade(0.55)),
      stroke(smooth(bottom), "#000000", 12, fade(0.4)),
    ),
  ].join("");
}

function policeCar(art: Easel, colors: Palette): string {
  const body =
    "M-330 -60C-330 -110 -300 -120 -230 -128C-190 -190 -150 -214 -90 -216L90 -216C150 -214 200 -180 236 -132C310 -122 336 -108 338 -60L334 -20L-330 -20Z";
  return [
    shadow(art, 0, 0, 420, 34, 0.9),
    rimmed(
      art,
      body,
      art.down(mix(colors.street, "#ffffff", 0.35), colors.street, darker(colors.night, 0.2)),
      mix(colors.haze, "#ffffff", 0.4),
      0,
      7,
    ),
    path(
      "M-196 -132C-166 -180 -136 -198 -90 -200L-12 -200L-12 -132ZM12 -200L90 -200C136 -196 166 -176 196 -134L12 -132Z",
      darker(colors.night, 0.2),
    ),
    polygon(
      [
        [-12, -126],
        [120, -126],
        [120, -26],
        [-12, -26],
      ],
      "#f4f4f4",
      fade(0.42),
    ) +
      polygon(
        [
          [-140, -126],
          [-12, -126],
          [-12, -26],
          [-140, -26],
        ],
        "#f4f4f4",
        fade(0.3),
      ),
    circle(-212, -24, 52, "#08080c") +
      circle(214, -24, 52, "#08080c") +
      circle(-212, -24, 26, "#8a8fa0") +
      circle(214, -24, 26, "#8a8fa0"),
    rect(-74, -240, 70, 26, colors.red, 'rx="8"') + rect(4, -240, 70, 26, colors.blue, 'rx="8"'),
    glow(art, -44, -230, 330, colors.red, 0.95) +
      glow(art, 44, -230, 330, colors.blue, 0.95) +
      circle(-40, -228, 13, "#ffffff") +
      circle(40, -228, 13, "#ffffff"),
    ellipse(318, -92, 18, 12, "#fffbe0") + glow(art, 330, -90, 190, colors.lamp, 0.8),
  ].join("");
}

function houses(context: SceneContext, colors: Palette, horizon: number): string {
  return times(9, (index) => {
    const x = index * 190 - 40 + context.between(-20, 20);
    const wide = context.between(150, 210);
    const tall = context.between(220, 430);
    const tone = mix(colors.night, colors.haze, context.between(0.12, 0.35));
    const lit = times(12, (pane) =>
      context.random() < 0.4
        ? rect(
            x + 22 + (pane % 3) * 50,
            horizon - tall + 36 + Math.floor(pane / 3) * 80,
            26,
            42,
            colors.lamp,
            fade(context.between(0.3, 0.9)),
          )
        : rect(x + 22 + (pane % 3) * 50, horizon - tall + 36 + Math.floor(pane / 3) * 80, 26, 42, darker(tone, 0.4)),
    );
    return (
      rect(x, horizon - tall, wide, tall, tone) +
      rect(x - 6, horizon - tall - 12, wide + 12, 14, lighter(tone, 0.12)) +
      lit
    );
  });
}

export const policeTape: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const flip = context.random() < 0.5;
  const horizon = 560;
  const carX = context.between(960, 1140);
  const slope = context.between(60, 230);
  const second = context.random() < 0.65;
  const officers = list(context.whole(1, 3), (index) => {
    const x = carX - 420 + index * 130 - context.between(0, 60);
    const y = horizon + 90 + index * 8;
    const d = person([x, y], 250, 0.2, index % 2 ? 1 : -1);
    return (
      path(d, colors.night, `transform="translate(0 ${n(y * 2)}) scale(1 -1)" ${fade(0.3)}`) +
      rimmed(art, d, darker(colors.night, 0.2), index % 2 ? colors.red : colors.blue, -3, 2)
    );
  });
  return art.picture(
    group(
      flip ? 'transform="translate(1600 0) scale(-1 1)"' : "",
      everything(
        art.linear(
          [0, 0],
          [0, horizon],
          [
            [0, colors.night],
            [1, mix(colors.street, colors.haze, 0.7)],
          ],
        ),
      ),
      houses(context, colors, horizon),
      glow(art, carX, horizon - 60, 700, colors.haze, 0.55),
      bokeh(
        context,
        art,
        [colors.red, colors.blue, colors.lamp, colors.lamp],
        28,
        { x: 0, y: 120, width: 1600, height: 470 },
        [10, 52],
      ),
      rect(
        0,
        horizon,
        1600,
        340,
        art.down(mix(colors.street, colors.haze, 0.4), colors.street, darker(colors.night, 0.2)),
      ),
      group(`transform="translate(${n(carX)} ${horizon + 66})"`, policeCar(art, colors)),
      group(`${veil(0.3)} transform="translate(${n(carX)} ${horizon + 76}) scale(1 -0.8)"`, policeCar(art, colors)),
      ellipse(carX - 150, 760, 130, 210, art.glow(colors.red, 0.55)) +
        ellipse(carX + 150, 760, 130, 210, art.glow(colors.blue, 0.6)),
      times(60, () =>
        rect(
          context.between(-40, 1600),
          context.between(horizon + 60, 900),
          context.between(40, 220),
          2.5,
          context.pick([colors.night, colors.red, colors.blue, colors.haze]),
          `rx="1" ${fade(0.35)}`,
        ),
      ),
      ...officers,
      second
        ? group(
            "",
            tape(art, colors, [-60, 560 - slope * 0.4], [1660, 470 + slope * 0.9], 60, 56, context.between(0, 6)),
          )
        : "",
      tape(art, colors, [-80, 520 + slope], [1680, 760 - slope], 90, context.between(118, 150), context.between(0, 6)),
      glow(art, 0, 900, 520, colors.red, 0.3) + glow(art, 1600, 860, 520, colors.blue, 0.3),
    ),
    finish(art, colors.night, 0.65),
  );
};
