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
  limb,
  mix,
  n,
  path,
  rect,
  rimmed,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene } from "../scene.ts";

interface Palette {
  back: string;
  deep: string;
  shell: string;
  shade: string;
  eye: string;
  rim: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  { back: "#1f4f80", deep: "#081428", shell: "#eef2f6", shade: "#5f7690", eye: "#4fe0ff", rim: "#ffb070" },
  { back: "#c65a43", deep: "#3a1220", shell: "#fbe9d9", shade: "#9a5a58", eye: "#ffe066", rim: "#ffd9b0" },
  { back: "#3d2f78", deep: "#0f0a28", shell: "#dcd8f3", shade: "#5a4f92", eye: "#ff6fb5", rim: "#8fe3ff" },
  { back: "#1f6a5f", deep: "#05201f", shell: "#e3efe6", shade: "#4f8279", eye: "#d6ff6b", rim: "#ffe0a0" },
];

function head(art: Easel, colors: Palette, gaze: number): string {
  const skull =
    "M-235 -40C-240 -240 -140 -330 10 -330C170 -330 262 -230 256 -50C252 60 214 150 150 226C112 270 60 292 10 292C-60 292 -110 262 -146 210C-200 134 -232 60 -235 -40Z";
  const visor =
    "M-206 -86C-150 -140 170 -142 232 -86C246 -20 226 60 186 92C120 122 -90 122 -150 92C-196 62 -216 -20 -206 -86Z";
  const eye = (x: number) =>
    [
      circle(x, -4, 66, darker(colors.deep, 0.4)),
      times(24, (index) =>
        rect(-1.5, -60, 3, 12, colors.eye, `transform="translate(${n(x)} -4) rotate(${index * 15})" ${fade(0.6)}`),
      ),
      circle(x, -4, 44, "none", `stroke="${colors.eye}" stroke-width="7"`),
      circle(x + gaze * 8, -4, 25, art.ball("#ffffff", colors.eye, darker(colors.eye, 0.5), [0.4, 0.4])),
      glow(art, x, -4, 170, colors.eye, 0.75),
      ellipse(x - 16, -26, 12, 7, "#ffffff", fade(0.9)),
    ].join("");
  return [
    rimmed(
      art,
      skull,
      art.radial([-90, -190], 560, [
        [0, "#ffffff"],
        [0.35, colors.shell],
        [0.75, colors.shade],
        [1, darker(colors.shade, 0.6)],
      ]),
      colors.rim,
      -13,
      -2,
    ),
    stroke(
      "M10 -328C-30 -270 -40 -200 -34 -130M-200 110C-150 136 -120 180 -104 250M216 110C180 140 158 180 146 228",
      darker(colors.shade, 0.3),
      3.5,
      fade(0.8),
    ),
    stroke("M14 -328C-26 -270 -36 -200 -30 -130", "#ffffff", 2, fade(0.5)),
    path(visor, darker(colors.deep, 0.3)) +
      path(
        visor,
        art.linear(
          [-200, -140],
          [180, 120],
          [
            [0, lighter(colors.back, 0.3), 0.85],
            [0.35, colors.deep, 0.3],
            [1, colors.deep, 0.95],
          ],
        ),
      ),
    eye(-84 + gaze * 16) + eye(112 + gaze * 16),
    path(
      "M-196 -88C-150 -128 40 -140 96 -132C20 -96 -110 -70 -186 10C-206 -20 -206 -60 -196 -88Z",
      "#ffffff",
      fade(0.14),
    ),
    times(6, (index) =>
      rect(-44 + index * 22, 176, 11, 46 - Math.abs(index - 2.5) * 8, darker(colors.shade, 0.55), 'rx="5"'),
    ),
    times(6, (index) => rect(-44 + index * 22, 176, 11, 16, colors.eye, `rx="5" ${fade(0.75)}`)),
    circle(-232, -10, 64, art.ball(colors.shell, colors.shade, darker(colors.shade, 0.7))) +
      circle(-232, -10, 40, darker(colors.shade, 0.5)) +
      circle(-232, -10, 26, colors.eye, fade(0.9)) +
      glow(art, -232, -10, 100, colors.eye, 0.6),
    times(8, (index) =>
      circle(-232 + Math.cos(index * 0.785) * 52, -10 + Math.sin(index * 0.785) * 52, 5, darker(colors.shade, 0.7)),
    ),
    stroke("M-150 -250C-80 -302 80 -306 150 -270", "#ffffff", 9, `stroke-linecap="round" ${fade(0.7)}`),
  ].join("");
}

function neck(art: Easel, colors: Palette): string {
  const discs = times(7, (index) =>
    rect(
      -104 + Math.abs(index - 3) * 4,
      250 + index * 34,
      224 - Math.abs(index - 3) * 8,
      26,
      art.right(
        darker(colors.shade, 0.75),
        colors.shade,
        lighter(colors.shade, 0.4),
        darker(colors.shade, 0.6),
        colors.rim,
      ),
      'rx="13"',
    ),
  );
  const cables = [-70, -20, 40, 88].map((x, index) =>
    stroke(
      `M${x} 230C${x - 30 + index * 16} 330 ${x + 26} 400 ${x + (index - 1.5) * 40} 520`,
      index % 2 ? colors.eye : darker(colors.deep, 0.5),
      13,
      `stroke-linecap="round" ${fade(index % 2 ? 0.75 : 1)}`,
    ),
  );
  return rect(-90, 220, 200, 300, darker(colors.deep, 0.4)) + discs + cables.join("");
}

function shoulders(art: Easel, colors: Palette): string {
  const chest = "M-560 760C-560 560 -380 470 -150 440L160 440C400 470 580 560 590 760Z";
  return [
    rimmed(
      art,
      chest,
      art.radial([-160, 430], 640, [
        [0, colors.shell],
        [0.45, colors.shade],
        [1, darker(colors.shade, 0.75)],
      ]),
      colors.rim,
      -12,
      8,
    ),
    stroke(
      "M-150 446C-120 520 120 520 160 446M-420 540C-300 560 -260 640 -260 760M450 540C330 560 290 640 290 760",
      darker(colors.shade, 0.6),
      5,
    ),
    circle(10, 590, 60, darker(colors.deep, 0.3)) +
      circle(10, 590, 42, art.ball("#ffffff", colors.eye, darker(colors.eye, 0.6))) +
      glow(art, 10, 590, 190, colors.eye, 0.7),
    path(
      limb([-470, 640, 90], [-520, 800, 70]),
      art.right(darker(colors.shade, 0.4), colors.shell, colors.shade),
      fade(0.85),
    ),
  ].join("");
}

export const robot: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const flip = context.pick([1, -1]);
  const x = 800 - flip * context.between(130, 230);
  const gaze = context.between(-1, 1);
  const circuits = times(18, () => {
    const startX = context.between(-20, 1500);
    const startY = context.between(40, 860);
    const run = context.between(80, 260);
    const drop = context.pick([-1, 1]) * context.between(30, 110);
    return (
      stroke(
        `M${n(startX)} ${n(startY)}h${n(run)}l${n(Math.abs(drop))} ${n(drop)}h${n(run * 0.7)}`,
        lighter(colors.back, 0.4),
        3,
        fade(0.35),
      ) + circle(startX + run * 1.7 + Math.abs(drop), startY + drop, 8, colors.eye, fade(0.6))
    );
  });
  return art.picture(
    everything(
      art.radial([800 + flip * 340, 330], 1150, [
        [0, lighter(colors.back, 0.35)],
        [0.4, colors.back],
        [1, colors.deep],
      ]),
    ),
    circuits,
    bokeh(context, art, [colors.rim, colors.eye, lighter(colors.back, 0.3)], 16, FRAME, [14, 60]),
    glow(art, x + flip * 260, 330, 560, colors.rim, 0.45),
    group(
      `transform="translate(${n(x)} ${n(context.between(370, 400))}) scale(${flip * 1.08} 1.08)"`,
      shoulders(art, colors),
      neck(art, colors),
      ellipse(10, 290, 190, 70, art.glow("#000000", 0.8)),
      group(`transform="rotate(${n(context.between(-9, 9))} 10 250)"`, head(art, colors, gaze)),
    ),
    rect(0, 0, 1600, 900, mix(colors.back, colors.deep, 0.5), fade(0.06)),
    finish(art, colors.deep, 0.7),
  );
};
