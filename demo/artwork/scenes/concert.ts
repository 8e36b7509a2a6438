import {
  audience,
  beam,
  circle,
  darker,
  type Easel,
  easel,
  ellipse,
  everything,
  fade,
  finish,
  FRAME,
  glow,
  group,
  lighter,
  limb,
  list,
  mix,
  n,
  outline,
  path,
  rect,
  rimmed,
  specks,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  night: string;
  haze: string;
  hot: string;
  cool: string;
  white: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  { night: "#0b0620", haze: "#5b1f8f", hot: "#ff4f8b", cool: "#3fb8ff", white: "#fff0fb" },
  { night: "#150605", haze: "#8f2a1a", hot: "#ff8a3c", cool: "#ffd36b", white: "#fff6e0" },
  { night: "#03131c", haze: "#0f5d72", hot: "#32e0c4", cool: "#a7f070", white: "#f2fffb" },
  { night: "#0a0d24", haze: "#28479c", hot: "#7fa8ff", cool: "#ff7d6b", white: "#f4f7ff" },
];

/** The singer, built of limbs; drawn in a space where feet are at 0 and the head near -300. */
function singer(context: SceneContext): string {
  const arm = context.pick([0, 1]);
  return [
    limb([8, -292, 24], [6, -276, 19], [2, -258, 12]),
    limb([0, -246, 16], [0, -220, 36], [-4, -160, 30], [0, -128, 32]),
    limb([16, -126, 22], [42, -64, 17], [50, -6, 11], [70, -2, 8]),
    limb([-14, -126, 22], [-44, -66, 17], [-74, -4, 11], [-56, 0, 8]),
    arm
      ? limb([30, -232, 14], [82, -262, 11], [104, -340, 8], [106, -356, 9])
      : limb([30, -232, 14], [74, -190, 11], [46, -252, 8]),
    limb([-30, -232, 14], [-66, -196, 11], [-26, -258, 8]),
    limb([-26, -262, 6], [6, -268, 7]),
    outline([
      [-18, -300],
      [22, -318],
      [42, -284],
      [30, -262],
      [38, -296],
      [8, -306],
      [-16, -264],
      [-30, -250],
    ]),
  ].join("");
}

function guitarist(): string {
  return [
    limb([-6, -286, 22], [-4, -270, 17], [0, -250, 11]),
    limb([0, -238, 16], [4, -214, 33], [2, -130, 30]),
    limb([14, -124, 20], [22, -62, 16], [30, -4, 11], [48, 0, 8]),
    limb([-14, -124, 20], [-34, -62, 16], [-40, -4, 11], [-22, 0, 8]),
    limb([30, -226, 12], [68, -176, 10], [112, -184, 8]),
    limb([-28, -226, 12], [-52, -170, 10], [-14, -150, 8]),
    limb([-36, -132, 32], [-4, -146, 22], [14, -156, 26]),
    limb([10, -154, 5], [166, -204, 4]),
    limb([160, -206, 9], [184, -212, 6]),
  ].join("");
}

function hands(context: SceneContext, y: number, size: number, count: number): string {
  return times(count, () => {
    const x = context.between(-20, 1620);
    const lean = context.between(-0.5, 0.5);
    const tall = size * context.between(2, 3.6);
    const tipX = x + lean * tall;
    const tipY = y - tall;
    const fingers = times(4, (finger) =>
      limb(
        [tipX, tipY, size * 0.24],
        [tipX + (finger - 1.5) * size * 0.3 + lean * 8, tipY - size * context.between(0.5, 0.8), size * 0.1],
      ),
    );
    return (
      limb(
        [x, y + size * 2, size * 0.5],
        [x + lean * tall * 0.45, y - tall * 0.4, size * 0.36],
        [tipX, tipY, size * 0.28],
      ) + fingers
    );
  });
}

function lights(context: SceneContext, art: Easel, colors: Palette, focus: number): string {
  const count = context.whole(9, 13);
  return times(count, (index) => {
    const x = -40 + (index / (count - 1)) * 1680;
    const color = context.pick([colors.hot, colors.cool, colors.hot, colors.white]);
    const aim = focus + (x - focus) * context.between(-0.7, 1.3);
    return (
      beam(art, [x, 40], [aim, context.between(650, 900)], 16, context.between(110, 280), color, 0.62) +
      glow(art, x, 40, 130, color, 0.9) +
      circle(x, 40, 12, colors.white)
    );
  });
}

export const concert: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const focus = context.pick([540, 620, 980, 1060]) + context.between(-30, 30);
  const tall = context.between(1.18, 1.4);
  const stage = 640;
  const performer = (x: number, scale: number, d: string, rim: string) =>
    group(
      `transform="translate(${n(x)} ${stage + 8}) scale(${Math.round(scale * 100) / 100})"`,
      rimmed(art, d, darker(colors.night, 0.4), rim, -4, 5),
    );
  const band = list(context.whole(1, 2), (index) =>
    performer(
      focus + (index ? -1 : 1) * context.between(330, 420),
      0.92,
      guitarist(),
      index ? colors.hot : colors.cool,
    ),
  );
  return art.picture(
    everything(art.down(darker(colors.night, 0.3), mix(colors.night, colors.haze, 0.8), colors.haze, colors.night)),
    glow(art, focus, 430, 760, colors.hot, 0.75),
    glow(art, focus, 470, 330, colors.white, 0.95),
    times(12, (column) =>
      rect(column * 136 + 6, 120, 124, 400, mix(colors.haze, column % 2 ? colors.hot : colors.cool, 0.3), fade(0.16)),
    ),
    lights(context, art, colors, focus),
    rect(0, 20, 1600, 14, darker(colors.night, 0.6)) +
      stroke(`M0 22${times(54, (index) => `L${index * 30} ${index % 2 ? 22 : 0}`)}`, darker(colors.night, 0.6), 4),
    rect(0, stage, 1600, 40, art.down(colors.white, colors.haze), fade(0.55)) +
      rect(0, stage + 22, 1600, 300, darker(colors.night, 0.5)),
    ellipse(focus, stage + 10, 420, 20, art.glow(colors.white, 0.9)),
    ...band,
    performer(focus, tall, singer(context), colors.white),
    path(specks(context, 240, { ...FRAME, height: 620 }, [2, 6]), colors.white, fade(0.5)),
    ...list(4, (row) => {
      const y = 690 + row * 62;
      const size = 24 + row * 13;
      const d = audience(context, y, size, size * 1.9) + hands(context, y, size, 12 - row * 2);
      const tone = mix(colors.haze, darker(colors.night, 0.6), 0.45 + row * 0.18);
      return path(d, mix(colors.hot, tone, 0.2 + row * 0.18), `transform="translate(0 -4)"`) + path(d, tone);
    }),
    glow(art, focus, 560, 700, lighter(colors.hot, 0.3), 0.2),
    finish(art, darker(colors.night, 0.5), 0.6),
  );
};
