import {
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
  polygon,
  rect,
  shadow,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  back: string;
  deep: string;
  metal: string;
  steel: string;
  code: string;
  hot: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  { back: "#10365e", deep: "#040d1c", metal: "#e0a94a", steel: "#c9d6e4", code: "#4fc3ff", hot: "#ffe2a0" },
  { back: "#5a1830", deep: "#16040d", metal: "#d9dde6", steel: "#f0d0c0", code: "#ff6b6b", hot: "#ffd0a8" },
  { back: "#0d4a3c", deep: "#02140f", metal: "#c9743a", steel: "#dfe8dc", code: "#5fffb0", hot: "#f7ff9a" },
  { back: "#3a2a78", deep: "#0b0722", metal: "#8f9cff", steel: "#e8e4ff", code: "#ff7ad9", hot: "#fff0ff" },
];

/** Columns of ones and zeros, drawn as bars and rings that fade into the distance. */
function code(context: SceneContext, colors: Palette): string {
  return times(30, (column) => {
    const x = 20 + column * 54 + context.between(-6, 6);
    const size = context.between(0.6, 1.15);
    const start = context.between(-300, 100);
    const strength = context.between(0.12, 0.75);
    const bright = context.whole(6, 20);
    let bars = "";
    let rings = "";
    const count = 24;
    for (let row = 0; row < count; row++) {
      const y = start + row * 46 * size;
      if (context.random() < 0.5) bars += `M${n(x)} ${n(y)}v${n(24 * size)}`;
      else
        rings += `M${n(x - 7 * size)} ${n(y + 12 * size)}a${n(7 * size)} ${n(12 * size)} 0 1 0 ${n(14 * size)} 0a${n(7 * size)} ${n(12 * size)} 0 1 0 ${n(-14 * size)} 0`;
    }
    return (
      stroke(bars + rings, colors.code, 5 * size, fade(strength * 0.55)) +
      rect(x - 8, start + bright * 46 * size, 16 * size, 26 * size, colors.hot, fade(strength))
    );
  });
}

const bar = (width: number, paint: string, more = "") =>
  stroke("M-150 150L-150 -160A150 150 0 0 1 150 -160L150 20", paint, width, more);

function lock(context: SceneContext, art: Easel, colors: Palette, open: boolean): string {
  const shackle = [
    bar(84, darker(colors.steel, 0.75)),
    bar(74, mix(colors.steel, colors.deep, 0.35)),
    bar(44, colors.steel, 'transform="translate(-8 -3)"'),
    bar(12, "#ffffff", 'transform="translate(-18 -6)"'),
    stroke("M182 20L182 -160A182 182 0 0 0 90 -320", colors.code, 9, fade(0.8)),
  ].join("");
  const body = "M-270 40Q-270 0 -230 0L230 0Q270 0 270 40L270 330Q270 460 140 460L-140 460Q-270 460 -270 330Z";
  const brushed = times(70, () => {
    const y = context.between(10, 450);
    const x = context.between(-260, 120);
    return rect(x, y, context.between(40, 220), 1.5, context.random() < 0.5 ? "#ffffff" : "#000000", fade(0.13));
  });
  return [
    group(open ? 'transform="translate(0 -36) rotate(-17 -150 90)"' : 'transform="translate(0 10)"', shackle),
    path(body, darker(colors.metal, 0.8), 'transform="translate(14 18)"'),
    path(
      body,
      art.linear(
        [-270, 0],
        [270, 460],
        [
          [0, lighter(colors.metal, 0.55)],
          [0.25, colors.metal],
          [0.5, lighter(colors.metal, 0.2)],
          [0.75, darker(colors.metal, 0.35)],
          [1, darker(colors.metal, 0.7)],
        ],
      ),
    ),
    group(
      `clip-path="${art.clip(`<path d="${body}"/>`)}"`,
      brushed,
      rect(-270, 0, 540, 70, "#ffffff", fade(0.16)),
      rect(-270, 66, 540, 5, darker(colors.metal, 0.6), fade(0.6)),
      polygon(
        [
          [-180, -20],
          [-60, -20],
          [-260, 480],
          [-380, 480],
        ],
        "#ffffff",
        fade(0.22),
      ),
      rect(248, 0, 30, 460, colors.code, fade(0.45)),
    ),
    stroke("M-264 40Q-264 6 -230 6L230 6Q264 6 264 40", lighter(colors.metal, 0.8), 5, fade(0.9)),
    times(
      4,
      (index) =>
        circle(index % 2 ? 222 : -222, index < 2 ? 112 : 360, 15, darker(colors.metal, 0.45)) +
        circle((index % 2 ? 222 : -222) - 3, (index < 2 ? 112 : 360) - 3, 11, lighter(colors.metal, 0.3)),
    ),
    circle(0, 240, 118, darker(colors.metal, 0.5)) +
      circle(0, 236, 112, art.ball(lighter(colors.metal, 0.5), darker(colors.metal, 0.2), darker(colors.metal, 0.65))),
    times(36, (index) =>
      rect(-2, -110, 4, 14, darker(colors.metal, 0.7), `transform="translate(0 236) rotate(${index * 10})"`),
    ),
    path("M0 166A40 40 0 0 1 24 238L40 318L-40 318L-24 238A40 40 0 0 1 0 166Z", darker(colors.deep, 0.5)),
    path("M0 178A30 30 0 0 1 17 234L30 310L-30 310L-17 234A30 30 0 0 1 0 178Z", art.down(colors.hot, colors.code)),
    glow(art, 0, 236, 330, colors.code, 0.65) + glow(art, 0, 236, 120, "#ffffff", 0.75),
  ].join("");
}

function chainLinks(art: Easel, colors: Palette, y: number, tilt: number): string {
  return group(
    `transform="translate(800 ${n(y)}) rotate(${n(tilt)})"`,
    times(17, (index) => {
      const x = -1160 + index * 142;
      const paint = art.down(
        lighter(colors.steel, 0.4),
        mix(colors.steel, colors.deep, 0.5),
        darker(colors.steel, 0.8),
      );
      return index % 2
        ? rect(x - 30, -20, 190, 40, paint, 'rx="20"')
        : rect(x - 36, -56, 190, 112, "none", `rx="56" stroke="${darker(colors.steel, 0.75)}" stroke-width="38"`) +
            rect(
              x - 36,
              -58,
              190,
              112,
              "none",
              `rx="56" stroke="${mix(colors.steel, colors.deep, 0.45)}" stroke-width="28"`,
            ) +
            rect(x - 38, -64, 190, 112, "none", `rx="56" stroke="${lighter(colors.steel, 0.3)}" stroke-width="6"`);
    }),
  );
}

export const padlock: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const flip = context.pick([-1, 1]);
  const x = 800 + flip * context.between(120, 250);
  const open = context.random() < 0.4;
  const rings = list(5, (index) =>
    circle(
      x,
      480,
      380 + index * 110,
      "none",
      `stroke="${colors.code}" stroke-width="${index % 2 ? 2 : 7}" stroke-dasharray="${context.whole(30, 260)} ${context.whole(20, 120)}" ${fade(0.4 - index * 0.06)}`,
    ),
  );
  return art.picture(
    everything(
      art.radial([x, 430], 1150, [
        [0, lighter(colors.back, 0.2)],
        [0.4, colors.back],
        [1, colors.deep],
      ]),
    ),
    code(context, colors),
    glow(art, x, 430, 640, colors.code, 0.45),
    ...rings,
    context.random() < 0.55
      ? chainLinks(art, colors, 520, flip * context.between(-26, -12)) +
          chainLinks(art, colors, 560, flip * context.between(14, 30))
      : "",
    shadow(art, x + 30, 860, 480, 130, 0.85),
    group(
      `transform="translate(${n(x)} ${open ? 410 : 385}) rotate(${n(flip * context.between(-9, 7))}) scale(1.02)"`,
      lock(context, art, colors, open),
    ),
    finish(art, colors.deep, 0.75),
  );
};
