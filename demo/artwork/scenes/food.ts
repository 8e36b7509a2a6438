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
  limb,
  mix,
  n,
  path,
  type Point,
  rect,
  smooth,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  table: string;
  cloth: string;
  plate: string;
  broth: string;
  greens: [string, ...string[]];
  accent: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  {
    table: "#1f3a44",
    cloth: "#e6d7bd",
    plate: "#f3ead9",
    broth: "#d98a35",
    greens: ["#5f8f3c", "#3c6b34", "#9bbf55"],
    accent: "#d9432f",
  },
  {
    table: "#c9704a",
    cloth: "#f4e4cf",
    plate: "#26394a",
    broth: "#c2562b",
    greens: ["#6f9a45", "#2f5f43", "#b5cf6a"],
    accent: "#f1b63e",
  },
  {
    table: "#e2cdb0",
    cloth: "#b7413a",
    plate: "#fbf5ea",
    broth: "#e3a33f",
    greens: ["#3f7a4a", "#78a550", "#1f5a45"],
    accent: "#c8362f",
  },
  {
    table: "#2b2430",
    cloth: "#8f6a86",
    plate: "#d9d5dd",
    broth: "#8a3b26",
    greens: ["#86a94c", "#4d7a3f", "#c9d977"],
    accent: "#f0763c",
  },
];

const around = (context: SceneContext, radius: number): Point => {
  const angle = context.between(0, Math.PI * 2);
  const reach = Math.sqrt(context.random()) * radius;
  return [Math.cos(angle) * reach, Math.sin(angle) * reach];
};

const turned = (context: SceneContext, [x, y]: Point, ...content: string[]): string =>
  group(`transform="translate(${n(x)} ${n(y)}) rotate(${n(context.between(0, 360))})"`, ...content);

function egg(context: SceneContext, art: Easel, at: Point): string {
  return turned(
    context,
    at,
    ellipse(8, 12, 70, 54, "#000000", fade(0.35)),
    ellipse(0, 0, 70, 54, art.ball("#ffffff", "#f7efdf", "#cdbb9a")),
    ellipse(4, 0, 36, 33, art.ball("#ffd76a", "#f59f1f", "#c8640f")),
    ellipse(-8, -10, 11, 7, "#fff3c4", fade(0.8)),
  );
}

function leaf(context: SceneContext, colors: Palette, at: Point, size: number): string {
  const green = context.pick(colors.greens);
  const shape = `M0 ${-size}Q${n(size * 0.62)} ${n(-size * 0.2)} 0 ${size}Q${n(-size * 0.62)} ${n(-size * 0.2)} 0 ${-size}Z`;
  return turned(
    context,
    at,
    path(shape, "#000000", `transform="translate(5 8)" ${fade(0.3)}`),
    path(shape, green),
    path(`M0 ${-size}Q${n(size * 0.62)} ${n(-size * 0.2)} 0 ${size}Z`, lighter(green, 0.18)),
    stroke(
      `M0 ${n(-size * 0.9)}L0 ${n(size)}${times(4, (index) => `M0 ${n(size * (index * 0.3 - 0.5))}l${n(size * 0.24)} ${n(-size * 0.2)}M0 ${n(size * (index * 0.3 - 0.5))}l${n(-size * 0.24)} ${n(-size * 0.2)}`)}`,
      lighter(green, 0.5),
      2,
      fade(0.7),
    ),
  );
}

function slice(context: SceneContext, art: Easel, at: Point, size: number, skin: string, flesh: string): string {
  return turned(
    context,
    at,
    circle(5, 9, size, "#000000", fade(0.3)),
    circle(0, 0, size, skin),
    circle(0, 0, size * 0.88, art.ball(lighter(flesh, 0.5), flesh, darker(flesh, 0.15))),
    times(7, (index) =>
      ellipse(
        0,
        -size * 0.52,
        size * 0.13,
        size * 0.25,
        lighter(flesh, 0.45),
        `transform="rotate(${n(index * 51.4)})" ${fade(0.85)}`,
      ),
    ),
    circle(0, 0, size * 0.14, lighter(flesh, 0.6)),
  );
}

function noodles(context: SceneContext, radius: number): string {
  return times(34, () => {
    const angle = context.between(0, Math.PI * 2);
    const reach = context.between(0.1, 0.75) * radius;
    const bend = context.between(0.5, 1.6);
    const points = [0, 1, 2, 3].map((step): Point => [
      Math.cos(angle + step * bend * 0.5) * (reach + step * 12),
      Math.sin(angle + step * bend * 0.5) * (reach + step * 12),
    ]);
    const d = smooth(points);
    return (
      stroke(
        d,
        "#a8702a",
        15,
        'stroke-linecap="round" fill-opacity="0.6" stroke-opacity="0.6" transform="translate(2 4)"',
      ) +
      stroke(d, context.pick(["#f6d98f", "#f0c970", "#fbe7ae"]), 12, 'stroke-linecap="round"') +
      stroke(
        d,
        "#fff6d8",
        2.5,
        'stroke-linecap="round" fill-opacity="0.6" stroke-opacity="0.6" transform="translate(-2 -3)"',
      )
    );
  });
}

function mushroom(context: SceneContext, at: Point): string {
  return turned(
    context,
    at,
    path(
      "M-44 6Q-46 -44 0 -46Q46 -44 44 6Q20 -4 13 8L15 46Q0 54 -15 46L-13 8Q-20 -4 -44 6Z",
      "#000000",
      'transform="translate(6 9)" fill-opacity="0.3" stroke-opacity="0.3"',
    ),
    path("M-44 6Q-46 -44 0 -46Q46 -44 44 6Q20 -4 13 8L15 46Q0 54 -15 46L-13 8Q-20 -4 -44 6Z", "#e9d3b4"),
    stroke("M-42 4Q-44 -42 0 -44Q44 -42 42 4", "#8a5a3a", 7),
    stroke("M-28 0Q-24 -26 0 -28Q24 -26 28 0", "#b98d66", 3),
  );
}

function bowl(context: SceneContext, art: Easel, colors: Palette, [x, y]: Point, radius: number): string {
  const fill = radius * 0.78;
  const salad = context.random() < 0.4;
  const inside = salad
    ? times(40, () => leaf(context, colors, around(context, fill * 0.8), context.between(60, 110)))
    : circle(0, 0, fill, art.ball(lighter(colors.broth, 0.25), colors.broth, darker(colors.broth, 0.5))) +
      noodles(context, fill * 0.8) +
      times(22, () => circle(...around(context, fill * 0.95), context.between(4, 15), "#ffd98a", fade(0.4)));
  const angle = context.between(0, 6);
  const spot = (turn: number, reach: number): Point => [
    Math.cos(angle + turn) * fill * reach,
    Math.sin(angle + turn) * fill * reach,
  ];
  return group(
    `transform="translate(${n(x)} ${n(y)})"`,
    ellipse(46, 62, radius * 1.12, radius * 1.1, art.glow("#000000", 0.95)),
    circle(20, 26, radius, "#000000", fade(0.35)),
    circle(0, 0, radius, art.ball(lighter(colors.plate, 0.5), colors.plate, darker(colors.plate, 0.45))),
    circle(
      0,
      0,
      radius * 0.93,
      "none",
      `stroke="${colors.accent}" stroke-width="5" fill-opacity="0.75" stroke-opacity="0.75"`,
    ),
    times(36, (index) =>
      rect(-3, -radius * 0.9, 6, radius * 0.05, colors.accent, `transform="rotate(${index * 10})" ${fade(0.7)}`),
    ),
    circle(0, 0, radius * 0.82, darker(colors.plate, 0.5)),
    group(
      `clip-path="${art.clip(`<circle r="${n(fill)}"/>`)}"`,
      circle(0, 0, fill, darker(colors.broth, 0.55)),
      inside,
      times(9, () =>
        leaf(context, colors, spot(context.between(1.7, 2.9), context.between(0.35, 0.85)), context.between(50, 95)),
      ),
      times(4, (index) =>
        slice(context, art, spot(3.4 + index * 0.42, 0.66), 58, colors.accent, lighter(colors.accent, 0.25)),
      ),
      egg(context, art, spot(0.05, 0.55)) + egg(context, art, spot(0.75, 0.6)),
      times(3, (index) => mushroom(context, spot(5.1 + index * 0.4, 0.55))),
      times(70, () =>
        ellipse(
          ...around(context, fill * 0.9),
          7,
          3,
          context.pick(["#fff8e6", "#22201c", colors.greens[0]]),
          `transform="rotate(${context.whole(-30, 30)})"`,
        ),
      ),
      circle(
        0,
        0,
        fill,
        art.radial([-fill * 0.3, -fill * 0.4], fill * 1.5, [
          [0, "#ffffff", 0.14],
          [0.6, "#000000", 0],
          [1, "#000000", 0.55],
        ]),
      ),
    ),
    stroke(
      `M${n(-radius * 0.86)} ${n(-radius * 0.34)}A${n(radius * 0.93)} ${n(radius * 0.93)} 0 0 1 ${n(-radius * 0.1)} ${n(-radius * 0.92)}`,
      "#ffffff",
      12,
      'stroke-linecap="round" fill-opacity="0.55" stroke-opacity="0.55"',
    ),
  );
}

function sideDish(context: SceneContext, art: Easel, colors: Palette, x: number, y: number, radius: number): string {
  const content = context.pick(["leaf", "slice", "sauce"]);
  return group(
    `transform="translate(${n(x)} ${n(y)})"`,
    ellipse(24, 34, radius * 1.14, radius * 1.1, art.glow("#000000", 0.9)),
    circle(
      0,
      0,
      radius,
      art.ball(lighter(colors.plate, 0.45), mix(colors.plate, colors.table, 0.25), darker(colors.plate, 0.5)),
    ),
    circle(
      0,
      0,
      radius * 0.78,
      content === "sauce"
        ? art.ball(lighter(colors.accent, 0.35), darker(colors.accent, 0.15), darker(colors.accent, 0.7))
        : darker(colors.plate, 0.25),
    ),
    content === "leaf" ? times(14, () => leaf(context, colors, around(context, radius * 0.42), radius * 0.42)) : "",
    content === "slice"
      ? times(6, () =>
          slice(
            context,
            art,
            around(context, radius * 0.4),
            radius * 0.3,
            darker(colors.greens[0], 0.2),
            lighter(colors.greens[0], 0.6),
          ),
        )
      : "",
    content === "sauce"
      ? times(18, () => circle(...around(context, radius * 0.6), context.between(2, 6), "#ffe7b0", fade(0.7)))
      : "",
  );
}

function chopsticks(art: Easel, colors: Palette, x: number, y: number, angle: number): string {
  const pair = (offset: number, tilt: number) =>
    group(
      `transform="translate(${n(x + offset)} ${n(y)}) rotate(${n(angle + tilt)})"`,
      path(limb([16, 22, 8], [446, 24, 14]), "#000000", fade(0.4)),
      path(limb([0, 0, 7], [430, 0, 13]), art.right(darker(colors.accent, 0.2), "#2a1510")),
      path(limb([0, -3, 2], [300, -5, 3]), "#ffffff", fade(0.35)),
    );
  return pair(0, 0) + pair(24, 5);
}

export const food: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const left = context.random() < 0.5;
  const mirror = (x: number) => (left ? x : 1600 - x);
  const radius = context.between(350, 400);
  const cloth = group(
    `transform="translate(${mirror(1130)} 500) rotate(${context.whole(-22, 22)})"`,
    rect(-330, -560, 660, 1200, "#000000", `transform="translate(18 24)" ${fade(0.25)}`),
    rect(-330, -560, 660, 1200, colors.cloth),
    times(11, (index) =>
      rect(-330 + index * 62, -560, index % 2 ? 24 : 4, 1200, colors.accent, fade(index % 2 ? 0.13 : 0.4)),
    ),
    times(17, (index) =>
      rect(-330, -540 + index * 70, 660, index % 2 ? 24 : 4, colors.accent, fade(index % 2 ? 0.13 : 0.3)),
    ),
  );
  return art.picture(
    everything(colors.table),
    times(
      14,
      (index) =>
        rect(index * 120, 0, 116, 900, index % 2 ? darker(colors.table, 0.13) : lighter(colors.table, 0.05)) +
        path(
          `M${index * 120 + 50} 0q${context.whole(-20, 30)} 450 0 900`,
          "none",
          `stroke="${darker(colors.table, 0.3)}" stroke-width="3" fill-opacity="0.5" stroke-opacity="0.5"`,
        ),
    ),
    cloth,
    glow(art, mirror(300), 100, 1000, "#fff0cc", 0.28),
    sideDish(context, art, colors, mirror(1330), context.between(150, 210), 165),
    sideDish(context, art, colors, mirror(1180), context.between(700, 760), 190),
    context.random() < 0.6 ? sideDish(context, art, colors, mirror(1510), 520, 130) : "",
    bowl(context, art, colors, [mirror(context.between(520, 600)), context.between(430, 490)], radius),
    times(12, () =>
      leaf(context, colors, [mirror(context.between(900, 1580)), context.between(20, 880)], context.between(22, 44)),
    ),
    chopsticks(art, colors, mirror(left ? 700 : 1130), left ? 200 : 130, left ? 14 : 20),
    path(blob(context, [mirror(40), 60], 380, 0.3), "#000000", fade(0.12)),
    finish(art, darker(colors.table, 0.7), 0.5),
  );
};
