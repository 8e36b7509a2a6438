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
  FRAME,
  glow,
  group,
  lighter,
  list,
  mix,
  n,
  path,
  polygon,
  rect,
  specks,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  space: string;
  sea: string;
  land: string;
  air: string;
  foil: string;
  panel: string;
  sun: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  {
    space: "#050a1a",
    sea: "#1a5fa8",
    land: "#6f9a6a",
    air: "#7fd0ff",
    foil: "#e8b04a",
    panel: "#1f3f8f",
    sun: "#fff2cc",
  },
  {
    space: "#120716",
    sea: "#7a2f5f",
    land: "#e08a5a",
    air: "#ff9f8a",
    foil: "#f3d8a8",
    panel: "#3a2a78",
    sun: "#ffe0b8",
  },
  {
    space: "#031213",
    sea: "#0f6a6a",
    land: "#d9c27a",
    air: "#8affe0",
    foil: "#d97b3a",
    panel: "#12405a",
    sun: "#fffbe0",
  },
  {
    space: "#0a0d12",
    sea: "#3a4a5f",
    land: "#8a97a5",
    air: "#cfe4ff",
    foil: "#f2b24b",
    panel: "#28303f",
    sun: "#ffffff",
  },
];

function earth(context: SceneContext, art: Easel, colors: Palette, x: number, y: number, radius: number): string {
  const clip = art.clip(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"/>`);
  const continents = times(16, () =>
    path(
      blob(
        context,
        [x + context.between(-0.7, 0.7) * radius, y - context.between(0.3, 0.98) * radius],
        context.between(50, 170),
        0.38,
        13,
      ),
      mix(colors.land, colors.sea, context.between(0, 0.4)),
    ),
  );
  const clouds = times(46, () => {
    const cx = x + context.between(-0.75, 0.75) * radius;
    const cy = y - context.between(0.35, 0.98) * radius;
    return ellipse(
      cx,
      cy,
      context.between(40, 190),
      context.between(4, 17),
      "#ffffff",
      `${fade(context.between(0.15, 0.6))} transform="rotate(${n(((cx - x) / radius) * 52 + context.between(-8, 8))} ${n(cx)} ${n(cy)})"`,
    );
  });
  const cities = path(
    specks(
      context,
      260,
      { x: x - radius * 0.6, y: y - radius * 0.9, width: radius * 1.2, height: radius * 0.5 },
      [1.5, 4.5],
    ),
    colors.sun,
    fade(0.8),
  );
  return [
    circle(
      x,
      y,
      radius * 1.09,
      art.radial([x, y], radius * 1.09, [
        [0.88, colors.air, 0.9],
        [0.925, colors.air, 0.45],
        [1, colors.air, 0],
      ]),
    ),
    circle(x, y, radius, colors.sea),
    group(
      `clip-path="${clip}"`,
      continents,
      clouds,
      circle(
        x,
        y,
        radius,
        art.linear(
          [x - radius * 0.6, y - radius],
          [x + radius * 0.5, y - radius * 0.3],
          [
            [0, colors.space, 0],
            [0.45, colors.space, 0.2],
            [0.8, colors.space, 0.9],
            [1, colors.space, 0.95],
          ],
        ),
      ),
      cities,
    ),
    circle(
      x,
      y,
      radius,
      art.radial([x, y], radius, [
        [0.9, colors.air, 0],
        [0.98, colors.air, 0.55],
        [1, "#ffffff", 0.9],
      ]),
    ),
  ].join("");
}

/** A wing of solar cells along the x axis. */
function wing(context: SceneContext, art: Easel, colors: Palette, side: number): string {
  const panels = times(3, (index) => {
    const x = 120 + index * 196;
    const cells = times(24, (cell) =>
      rect(
        x + 8 + (cell % 6) * 29,
        -98 + Math.floor(cell / 6) * 49,
        26,
        46,
        mix(colors.panel, context.pick([colors.air, colors.panel, "#000000"]), context.between(0, 0.3)),
      ),
    );
    return (
      rect(x, -106, 188, 212, mix(colors.foil, "#ffffff", 0.4)) +
      rect(x + 4, -102, 180, 204, darker(colors.panel, 0.5)) +
      cells +
      polygon(
        [
          [x + 4, -102],
          [x + 110, -102],
          [x + 20, 102],
          [x + 4, 102],
        ],
        "#ffffff",
        fade(0.13),
      )
    );
  });
  return group(
    `transform="scale(${side} 1)"`,
    rect(60, -8, 80, 16, art.down("#ffffff", "#666a75")),
    panels,
    rect(
      120,
      -106,
      580,
      212,
      art.linear(
        [120, -106],
        [700, 106],
        [
          [0, colors.sun, 0.3],
          [0.4, colors.sun, 0],
          [1, "#000000", 0.4],
        ],
      ),
    ),
  );
}

function craft(context: SceneContext, art: Easel, colors: Palette): string {
  const crinkles = times(44, () => {
    const x = context.between(-78, 40);
    const y = context.between(-124, 90);
    return polygon(
      [
        [x, y],
        [x + context.between(10, 46), y + context.between(-16, 20)],
        [x + context.between(0, 30), y + context.between(14, 44)],
      ],
      context.pick(["#ffffff", darker(colors.foil, 0.5), lighter(colors.foil, 0.3)]),
      fade(0.3),
    );
  });
  return [
    wing(context, art, colors, -1),
    wing(context, art, colors, 1),
    rect(
      -86,
      -134,
      172,
      268,
      art.right(lighter(colors.foil, 0.5), colors.foil, darker(colors.foil, 0.45), darker(colors.foil, 0.75)),
      'rx="8"',
    ),
    crinkles,
    polygon(
      [
        [-86, -134],
        [-56, -168],
        [106, -168],
        [86, -134],
      ],
      lighter(colors.foil, 0.55),
    ) +
      polygon(
        [
          [86, -134],
          [106, -168],
          [106, 96],
          [86, 134],
        ],
        darker(colors.foil, 0.8),
      ),
    rect(-60, 10, 90, 90, darker(colors.panel, 0.5), 'rx="8"') +
      circle(-15, 55, 34, "#0a0c14") +
      circle(-15, 55, 26, art.ball(colors.air, colors.panel, "#000000")),
    stroke("M10 -168L10 -230", "#c9ced8", 8),
    path("M-110 -262C-80 -196 100 -196 130 -262Z", art.right("#ffffff", "#c9ced8", "#5a606e")) +
      ellipse(10, -262, 120, 24, art.right("#8a909e", "#e6eaf2")) +
      stroke("M10 -262L10 -318M-70 -256L10 -318L90 -256", "#e9edf5", 5) +
      circle(10, -320, 11, colors.sun),
    stroke("M-50 134L-50 214M40 134L40 190", "#c9ced8", 6) +
      circle(-50, 216, 9, "#ff5a4a") +
      glow(art, -50, 216, 60, "#ff5a4a", 0.8),
    rect(-86, -134, 12, 268, "#ffffff", fade(0.75)),
  ].join("");
}

export const satellite: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const flip = context.random() < 0.5;
  const radius = context.between(1000, 1300);
  const earthX = context.between(620, 860);
  const top = context.between(520, 610);
  const sunX = context.between(120, 300);
  const turn = context.between(-30, -12);
  const stars = list(3, (index) =>
    path(
      specks(context, 150 - index * 45, FRAME, [1 + index, 2.4 + index * 1.3]),
      index === 2 ? colors.sun : "#ffffff",
      fade(0.85 - index * 0.1),
    ),
  );
  return art.picture(
    group(
      flip ? 'transform="translate(1600 0) scale(-1 1)"' : "",
      everything(
        art.radial([sunX, 300], 1400, [
          [0, mix(colors.space, colors.sea, 0.65)],
          [0.5, mix(colors.space, colors.sea, 0.2)],
          [1, colors.space],
        ]),
      ),
      ...stars,
      glow(art, sunX, top - 130, 560, colors.sun, 0.85),
      earth(context, art, colors, earthX, top + radius, radius),
      glow(art, sunX, top + 20, 330, colors.sun, 0.9),
      stroke(
        `M-100 ${n(top - 40)}Q${n(earthX)} ${n(top - 330)} 1720 ${n(top + 60)}`,
        colors.air,
        2.5,
        `stroke-dasharray="4 16" ${fade(0.7)}`,
      ),
      group(
        `transform="translate(${n(context.between(880, 1010))} ${n(context.between(360, 420))}) rotate(${n(turn)}) scale(${context.pick([0.98, 1.08, 1.16])})"`,
        craft(context, art, colors),
      ),
      polygon(
        [
          [sunX, top - 130],
          [1600, -40],
          [1600, 60],
        ],
        colors.sun,
        fade(0.05),
      ),
      times(5, (index) =>
        circle(sunX + 190 + index * 170, top - 130 + index * 60, 20 + ((index * 37) % 50), colors.sun, fade(0.08)),
      ),
    ),
    finish(art, colors.space, 0.55),
  );
};
