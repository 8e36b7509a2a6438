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
  ball: string;
  rim: string;
  shirt: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  { back: "#263a80", deep: "#080b22", light: "#ffe2b0", ball: "#e8762c", rim: "#ff5a3c", shirt: "#f4f1ea" },
  { back: "#8a2a4a", deep: "#1f0717", light: "#ffd0a0", ball: "#f08a3a", rim: "#ffb13c", shirt: "#2a1f4f" },
  { back: "#14606a", deep: "#03171d", light: "#e6fff4", ball: "#e57a35", rim: "#ff6f4f", shirt: "#f0b43c" },
  { back: "#5a3f2a", deep: "#170d08", light: "#fff0cc", ball: "#df6a24", rim: "#f04a3a", shirt: "#1f4a8a" },
];

function ball(context: SceneContext, art: Easel, colors: Palette, x: number, y: number, radius: number): string {
  const seams = `M${-radius} 0Q0 ${n(radius * 0.35)} ${radius} 0M0 ${-radius}Q${n(radius * 0.3)} 0 0 ${radius}M${n(-radius * 0.72)} ${n(-radius * 0.7)}Q${n(-radius * 0.05)} ${n(-radius * 0.05)} ${n(-radius * 0.62)} ${n(radius * 0.8)}M${n(radius * 0.74)} ${n(-radius * 0.68)}Q${n(radius * 0.22)} 0 ${n(radius * 0.7)} ${n(radius * 0.72)}`;
  const pebbles = times(240, () => {
    const angle = context.between(0, Math.PI * 2);
    const reach = Math.sqrt(context.random()) * radius * 0.97;
    return `M${n(Math.cos(angle) * reach)} ${n(Math.sin(angle) * reach)}h2.5v2.5h-2.5z`;
  });
  return group(
    `transform="translate(${n(x)} ${n(y)}) rotate(${context.whole(-50, 50)})"`,
    glow(art, 0, 0, radius * 1.6, colors.light, 0.3),
    circle(0, 0, radius, colors.ball),
    path(pebbles, darker(colors.ball, 0.5), fade(0.55)),
    stroke(seams, darker(colors.ball, 0.85), radius * 0.045),
    circle(
      0,
      0,
      radius,
      art.radial([-radius * 0.35, -radius * 0.45], radius * 1.5, [
        [0, "#fff3dc", 0.65],
        [0.3, "#ffffff", 0.05],
        [0.65, "#000000", 0.2],
        [1, "#000000", 0.85],
      ]),
    ),
    stroke(
      `M${n(radius * 0.5)} ${n(-radius * 0.83)}A${n(radius * 0.97)} ${n(radius * 0.97)} 0 0 1 ${n(radius * 0.83)} ${n(radius * 0.5)}`,
      colors.light,
      radius * 0.04,
      `stroke-linecap="round" ${fade(0.7)}`,
    ),
  );
}

/** The net: crossing cords that narrow below the rim, swung aside by the ball. */
function net(colors: Palette, x: number, y: number, wide: number, swing: number, front: boolean): string {
  const drop = wide * 0.95;
  const cord = (index: number, direction: number) => {
    const points = list(6, (step): Point => {
      const t = step / 5;
      const angle = (index / 12) * Math.PI + direction * t * 0.8;
      const narrow = wide * (1 - 0.42 * Math.sin(t * 1.5)) * (1 + Math.sin(t * 5) * 0.03);
      return [
        x - Math.cos(angle) * narrow + swing * t * t,
        y + Math.sin(angle) * wide * 0.2 * (front ? 1 : -1) * (1 - t * 0.5) + t * drop,
      ];
    });
    return stroke(
      smooth(points),
      front ? "#fffaf0" : mix("#fffaf0", colors.back, 0.55),
      front ? 7 : 4.5,
      'stroke-linecap="round"',
    );
  };
  return times(13, (index) => cord(index, 1) + cord(index, -1));
}

function hoop(colors: Palette, x: number, y: number, wide: number, front: boolean): string {
  const arc = (dy: number) =>
    `M${n(x - wide)} ${n(y + dy)}A${n(wide)} ${n(wide * 0.22)} 0 0 ${front ? 0 : 1} ${n(x + wide)} ${n(y + dy)}`;
  return (
    stroke(arc(5), darker(colors.rim, 0.6), 24) +
    stroke(arc(0), colors.rim, 18) +
    stroke(arc(-4), lighter(colors.rim, 0.6), 4)
  );
}

function reachingArm(art: Easel, colors: Palette, hand: Point, from: Point, skin: string): string {
  const [hx, hy] = hand;
  const [fx, fy] = from;
  const mx = (hx + fx) / 2 + 60;
  const my = (hy + fy) / 2;
  const lean = Math.atan2(hy - my, hx - mx);
  const fingers = times(4, (index) => {
    const angle = lean + (index - 1.5) * 0.24;
    return limb(
      [hx, hy, 34],
      [hx + Math.cos(angle) * 74, hy + Math.sin(angle) * 74, 17],
      [hx + Math.cos(angle + 0.12) * 128, hy + Math.sin(angle + 0.12) * 128, 13],
    );
  });
  const arm =
    limb([fx, fy, 104], [mx, my, 62], [hx - Math.cos(lean) * 40, hy - Math.sin(lean) * 40, 38], [hx, hy, 46]) +
    fingers +
    limb([hx, hy, 28], [hx + Math.cos(lean + 1.1) * 92, hy + Math.sin(lean + 1.1) * 92, 16]);
  return (
    rimmed(art, arm, skin, colors.light, -9, 8) +
    rimmed(
      art,
      limb([fx - 40, fy + 40, 150], [fx + (mx - fx) * 0.36, fy + (my - fy) * 0.36, 104]),
      colors.shirt,
      colors.light,
      -9,
      8,
    ) +
    rimmed(
      art,
      limb(
        [hx - Math.cos(lean) * 58, hy - Math.sin(lean) * 58, 43],
        [hx - Math.cos(lean) * 96, hy - Math.sin(lean) * 96, 45],
      ),
      colors.rim,
      lighter(colors.rim, 0.5),
      -6,
      5,
    )
  );
}

export const basketball: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const flip = context.random() < 0.5;
  const x = context.between(960, 1080);
  const y = context.between(430, 480);
  const wide = context.between(235, 270);
  const scored = context.random() < 0.35;
  const ballAt: Point = scored
    ? [x - 10, y + 20]
    : [x - wide * context.between(1.2, 1.6), y - context.between(190, 250)];
  const skin = context.pick(["#6b3d2a", "#a8694a", "#3f241b", "#c98c66"]);
  const rays = times(8, (index) =>
    polygon(
      [
        [200 + index * 190, -20],
        [230 + index * 190, -20],
        [x - 500 + index * 150, 920],
        [x - 640 + index * 150, 920],
      ],
      colors.light,
      fade(0.045),
    ),
  );
  const board = [
    polygon(
      [
        [x - 330, 40],
        [x + 400, -10],
        [x + 400, 470],
        [x - 330, 430],
      ],
      "#ffffff",
      fade(0.16),
    ),
    stroke(`M${n(x - 330)} 40L${n(x + 400)} -10L${n(x + 400)} 470L${n(x - 330)} 430Z`, "#ffffff", 16, fade(0.85)),
    stroke(`M${n(x - 130)} 190L${n(x + 170)} 180L${n(x + 170)} 402L${n(x - 130)} 394Z`, colors.rim, 13),
    polygon(
      [
        [x - 330, 40],
        [x - 120, 26],
        [x - 330, 330],
      ],
      "#ffffff",
      fade(0.14),
    ),
  ].join("");
  return art.picture(
    group(
      flip ? 'transform="translate(1600 0) scale(-1 1)"' : "",
      everything(
        art.radial([700, 250], 1200, [
          [0, lighter(colors.back, 0.25)],
          [0.45, colors.back],
          [1, colors.deep],
        ]),
      ),
      bokeh(
        context,
        art,
        [colors.light, colors.light, colors.rim],
        40,
        { x: 0, y: 0, width: 1600, height: 800 },
        [8, 44],
      ),
      times(
        5,
        (index) =>
          rect(80 + index * 340, 30, 190, 14, "#ffffff", `rx="7" ${fade(0.8)}`) +
          glow(art, 175 + index * 340, 37, 220, colors.light, 0.5),
      ),
      rays,
      board,
      rect(x - 60, y - 40, 140, 60, darker(colors.rim, 0.3), 'rx="8"'),
      hoop(colors, x, y, wide, false),
      net(colors, x, y, wide * 0.96, context.between(-50, 50), false),
      scored ? ball(context, art, colors, ballAt[0], ballAt[1], wide * 0.62) : "",
      net(colors, x, y, wide * 0.96, context.between(-50, 50), true),
      hoop(colors, x, y, wide, true),
      scored ? "" : ball(context, art, colors, ballAt[0], ballAt[1], context.between(170, 200)),
      scored ? "" : reachingArm(art, colors, [ballAt[0] - 170, ballAt[1] + 190], [150, 960], skin),
      ellipse(x, y + 20, wide * 1.5, 90, art.glow(colors.light, 0.16)),
    ),
    finish(art, colors.deep, 0.7),
  );
};
