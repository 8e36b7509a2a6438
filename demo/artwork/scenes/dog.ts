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
  FRAME,
  glow,
  group,
  lighter,
  mix,
  n,
  path,
  rimmed,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  back: string;
  deep: string;
  light: string;
  collar: string;
}

interface Coat {
  fur: string;
  dark: string;
  pale: string;
  blaze: boolean;
}

const PALETTES: [Palette, ...Palette[]] = [
  { back: "#e0a04a", deep: "#7a3a1f", light: "#fff0c8", collar: "#1f5f7a" },
  { back: "#3f8f8a", deep: "#0d3a40", light: "#f2fff0", collar: "#e2583c" },
  { back: "#5a78b0", deep: "#16244a", light: "#ffe9c9", collar: "#f2b43c" },
  { back: "#c96f6a", deep: "#4f1a2f", light: "#ffe6d4", collar: "#2f7a6a" },
];

const COATS: [Coat, ...Coat[]] = [
  { fur: "#d99a4f", dark: "#9a5f2a", pale: "#f4d6a0", blaze: false },
  { fur: "#2f2b30", dark: "#141216", pale: "#f6f0e6", blaze: true },
  { fur: "#7a4a30", dark: "#432415", pale: "#c99a6f", blaze: false },
  { fur: "#a8795a", dark: "#5f3d2a", pale: "#fbf3e6", blaze: true },
];

/** Short strokes that follow the head, light where the sun falls. */
function fur(
  context: SceneContext,
  coat: Coat,
  count: number,
  spread: readonly [number, number, number, number],
): string {
  const [x, y, width, height] = spread;
  return times(count, () => {
    const angle = context.between(0, Math.PI * 2);
    const reach = Math.sqrt(context.random());
    const px = x + Math.cos(angle) * reach * width;
    const py = y + Math.sin(angle) * reach * height;
    const long = context.between(18, 46);
    const flow = Math.atan2(py - (y - height * 0.5), px - x);
    const tone = context.pick([lighter(coat.fur, 0.22), darker(coat.fur, 0.25), coat.dark, lighter(coat.fur, 0.1)]);
    return stroke(
      `M${n(px)} ${n(py)}q${n(Math.cos(flow) * long * 0.5 + 4)} ${n(Math.sin(flow) * long * 0.5)} ${n(Math.cos(flow) * long)} ${n(Math.sin(flow) * long)}`,
      tone,
      context.between(2, 5),
      `stroke-linecap="round" ${fade(0.45)}`,
    );
  });
}

function ear(art: Easel, coat: Coat, rim: string, side: number, upright: boolean): string {
  const d = upright
    ? `M${side * 120} -230C${side * 170} -380 ${side * 250} -450 ${side * 300} -440C${side * 330} -330 ${side * 320} -200 ${side * 260} -90Z`
    : `M${side * 130} -250C${side * 250} -300 ${side * 350} -230 ${side * 374} -90C${side * 396} 40 ${side * 370} 170 ${side * 300} 190C${side * 240} 180 ${side * 210} 60 ${side * 214} -40Z`;
  const inner = upright
    ? `M${side * 160} -230C${side * 200} -340 ${side * 250} -390 ${side * 276} -392C${side * 296} -310 ${side * 280} -210 ${side * 240} -130Z`
    : `M${side * 250} -200C${side * 320} -150 ${side * 340} 0 ${side * 310} 130C${side * 290} 40 ${side * 280} -80 ${side * 250} -200Z`;
  return (
    rimmed(art, d, art.down(lighter(coat.dark, 0.1), coat.dark, darker(coat.dark, 0.4)), rim, -11, 6) +
    path(inner, upright ? "#d98f80" : darker(coat.dark, 0.4), fade(0.55))
  );
}

function face(art: Easel, coat: Coat, look: number, open: boolean): string {
  const muzzle = coat.blaze ? coat.pale : mix(coat.fur, coat.pale, 0.75);
  const eye = (x: number) =>
    [
      ellipse(x, -66, 50, 46, darker(coat.dark, 0.5)),
      circle(
        x,
        -64,
        40,
        art.radial([x, -54], 42, [
          [0, "#b5713a"],
          [0.6, "#5f3218"],
          [1, "#1c0d06"],
        ]),
      ),
      circle(x + look * 7, -64, 23, "#0a0605"),
      ellipse(x - 14, -80, 13, 10, "#ffffff") + circle(x + 14, -48, 5, "#ffffff", fade(0.7)),
      path(`M${n(x - 56)} -80Q${n(x)} -136 ${n(x + 56)} -80Q${n(x)} -108 ${n(x - 56)} -80Z`, coat.dark),
      ellipse(
        x + (x < 0 ? 10 : -10),
        -150,
        34,
        15,
        lighter(coat.fur, 0.35),
        `transform="rotate(${x < 0 ? -16 : 16} ${n(x)} -150)" ${fade(0.7)}`,
      ),
    ].join("");
  return [
    coat.blaze
      ? path("M-46 -300C-20 -200 -30 -100 -70 0L70 0C30 -100 20 -200 46 -300C20 -320 -20 -320 -46 -300Z", coat.pale)
      : "",
    eye(-124) + eye(124),
    open
      ? path("M-90 190C-80 300 -40 330 0 330C40 330 80 300 90 190Z", "#3a0f14") +
        path(
          "M-56 230C-66 340 -50 420 0 424C50 420 66 340 56 230C30 206 -30 206 -56 230Z",
          art.down("#c94a58", "#f08a8f"),
        ) +
        stroke("M0 232V370", "#b03a48", 6, 'stroke-linecap="round"')
      : "",
    path(
      "M0 20C-80 10 -160 60 -166 140C-168 210 -100 244 0 206C100 244 168 210 166 140C160 60 80 10 0 20Z",
      art.radial([-40, 60], 240, [
        [0, lighter(muzzle, 0.4)],
        [0.6, muzzle],
        [1, darker(muzzle, 0.35)],
      ]),
    ),
    stroke(
      "M0 110V196C-30 232 -90 236 -126 206M0 196C30 232 90 236 126 206",
      darker(coat.dark, 0.6),
      8,
      'stroke-linecap="round"',
    ),
    times(14, (index) =>
      circle(
        (index % 2 ? 1 : -1) * (62 + (index % 5) * 15),
        120 + Math.floor(index / 4) * 21,
        4,
        darker(coat.dark, 0.4),
        fade(0.7),
      ),
    ),
    times(8, (index) =>
      stroke(
        `M${(index % 2 ? 1 : -1) * 90} ${130 + index * 8}q${(index % 2 ? 1 : -1) * 90} ${-20 + index * 5} ${(index % 2 ? 1 : -1) * 190} ${6 + index * 9}`,
        "#ffffff",
        2,
        fade(0.6),
      ),
    ),
    path(
      "M-84 40C-80 -4 80 -4 84 40C80 92 30 122 0 124C-30 122 -80 92 -84 40Z",
      art.radial([-16, 26], 110, [
        [0, "#5f5560"],
        [0.4, "#211b22"],
        [1, "#08060a"],
      ]),
    ) +
      ellipse(-14, 26, 38, 12, "#ffffff", fade(0.55)) +
      ellipse(-34, 74, 17, 12, "#000000") +
      ellipse(34, 74, 17, 12, "#000000"),
  ].join("");
}

export const dog: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const coat = context.pick(COATS);
  const flip = context.random() < 0.5;
  const x = context.between(560, 680);
  const upright = context.random() < 0.3;
  const tilt = context.between(-11, 11);
  const skull =
    "M-250 -60C-270 -230 -150 -330 0 -330C150 -330 270 -230 250 -60C246 40 200 120 160 190C110 250 -110 250 -160 190C-200 120 -246 40 -250 -60Z";
  const chest = "M-420 620C-400 360 -300 180 -160 120L160 120C300 180 400 360 420 620Z";
  const grass = times(110, () => {
    const px = context.between(-20, 1620);
    const tall = context.between(40, 170);
    return path(
      `M${n(px)} 920q${n(context.between(-10, 20))} ${n(-tall * 0.6)} ${n(context.between(-30, 50))} ${n(-tall)}q-4 ${n(tall * 0.6)} ${n(context.between(6, 16))} ${n(tall)}z`,
      darker(colors.deep, context.between(0, 0.5)),
    );
  });
  return art.picture(
    group(
      flip ? 'transform="translate(1600 0) scale(-1 1)"' : "",
      everything(
        art.radial([1180, 300], 1200, [
          [0, mix(colors.back, colors.light, 0.7)],
          [0.45, colors.back],
          [1, colors.deep],
        ]),
      ),
      bokeh(context, art, [colors.light, lighter(colors.back, 0.4)], 30, FRAME, [16, 84]),
      glow(art, x + 380, 300, 560, colors.light, 0.6),
      group(
        `transform="translate(${n(x)} 420)"`,
        rimmed(art, chest, art.down(coat.fur, darker(coat.fur, 0.45)), colors.light, -13, 8),
        coat.blaze ? path("M-140 200C-180 380 -120 560 0 640C120 560 180 380 140 200Z", coat.pale) : "",
        fur(context, coat, 150, [0, 420, 340, 240]),
        stroke("M-236 236Q0 390 236 236", darker(colors.collar, 0.5), 54) +
          stroke("M-236 228Q0 382 236 228", colors.collar, 46) +
          stroke("M-232 214Q0 366 232 214", lighter(colors.collar, 0.5), 5, 'stroke-dasharray="14 10"'),
        circle(10, 356, 36, art.ball("#fff3c4", "#e0ae4a", "#8a5a1a")) +
          circle(10, 356, 22, "none", 'stroke="#8a5a1a" stroke-width="4"'),
        group(
          `transform="rotate(${n(tilt)} 0 180)"`,
          ellipse(0, 220, 250, 80, art.glow("#000000", 0.75)),
          upright ? ear(art, coat, colors.light, -1, true) + ear(art, coat, colors.light, 1, true) : "",
          rimmed(
            art,
            skull,
            art.radial([60, -190], 520, [
              [0, lighter(coat.fur, 0.3)],
              [0.5, coat.fur],
              [1, darker(coat.fur, 0.55)],
            ]),
            colors.light,
            -12,
            6,
          ),
          fur(context, coat, 240, [0, -90, 225, 200]),
          face(art, coat, context.between(-1, 1), context.random() < 0.6),
          upright ? "" : ear(art, coat, colors.light, -1, false) + ear(art, coat, colors.light, 1, false),
        ),
      ),
      grass,
    ),
    finish(art, darker(colors.deep, 0.5), 0.5),
  );
};
