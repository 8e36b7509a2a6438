import {
  blob,
  circle,
  darker,
  type Easel,
  easel,
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
  specks,
  stroke,
  times,
  veil,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  deep: string;
  fluid: string;
  cell: string;
  other: string;
  nucleus: string;
  light: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  { deep: "#190a2e", fluid: "#5a2a7a", cell: "#e87aa0", other: "#7f8cff", nucleus: "#7a1f5c", light: "#ffe1ee" },
  { deep: "#04222e", fluid: "#11606e", cell: "#5fd0c0", other: "#f2b35c", nucleus: "#0c4a6b", light: "#e4fff4" },
  { deep: "#2b0a10", fluid: "#8a2330", cell: "#f0705a", other: "#ffd09a", nucleus: "#7a1222", light: "#fff0df" },
  { deep: "#0b1b3a", fluid: "#24509a", cell: "#8fc4ff", other: "#ff9f8a", nucleus: "#1a2f7a", light: "#f2f8ff" },
];

function cell(
  context: SceneContext,
  art: Easel,
  colors: Palette,
  x: number,
  y: number,
  radius: number,
  tone: string,
): string {
  const wall = blob(context, [0, 0], radius, 0.07, 10);
  const inside = blob(context, [0, 0], radius * 0.93, 0.05, 10);
  const [nx, ny] = [context.between(-0.25, 0.25) * radius, context.between(-0.25, 0.25) * radius];
  const core = blob(context, [nx, ny], radius * 0.38, 0.1);
  const organelles = times(Math.round(radius / 7), () => {
    const angle = context.between(0, Math.PI * 2);
    const reach = context.between(0.45, 0.82) * radius;
    const long = context.between(0.04, 0.1) * radius;
    return `<rect x="${n(-long)}" y="${n(-long * 0.4)}" width="${n(long * 2)}" height="${n(long * 0.8)}" rx="${n(long * 0.4)}" fill="${context.pick([lighter(tone, 0.45), darker(tone, 0.3), colors.other, colors.light])}" fill-opacity="0.6" transform="translate(${n(Math.cos(angle) * reach)} ${n(Math.sin(angle) * reach)}) rotate(${context.whole(0, 180)})"/>`;
  });
  const folds = times(4, (index) =>
    stroke(
      `M${n(nx - radius * 0.24)} ${n(ny + (index - 1.5) * radius * 0.13)}q${n(radius * 0.12)} ${n(-radius * 0.12)} ${n(radius * 0.24)} 0t${n(radius * 0.24)} 0`,
      lighter(colors.nucleus, 0.45),
      radius * 0.02,
      fade(0.7),
    ),
  );
  return group(
    `transform="translate(${n(x)} ${n(y)})"`,
    glow(art, 0, 0, radius * 1.5, tone, 0.4),
    path(wall, tone, fade(0.55)),
    path(
      wall,
      art.radial([0, 0], radius * 1.1, [
        [0, darker(tone, 0.35), 0.75],
        [0.62, tone, 0.35],
        [0.88, lighter(tone, 0.35), 0.75],
        [1, colors.light, 0.95],
      ]),
    ),
    stroke(inside, lighter(tone, 0.6), radius * 0.014, fade(0.6)),
    organelles,
    path(
      specks(
        context,
        Math.round(radius / 2),
        { x: -radius * 0.65, y: -radius * 0.65, width: radius * 1.3, height: radius * 1.3 },
        [1.5, radius * 0.022],
      ),
      colors.light,
      fade(0.5),
    ),
    path(
      core,
      art.radial([nx - radius * 0.12, ny - radius * 0.14], radius * 0.5, [
        [0, lighter(colors.nucleus, 0.5)],
        [0.5, colors.nucleus],
        [1, darker(colors.nucleus, 0.5)],
      ]),
    ),
    folds,
    circle(nx + radius * 0.08, ny - radius * 0.06, radius * 0.1, mix(colors.nucleus, colors.light, 0.65)),
    stroke(
      `M${n(-radius * 0.78)} ${n(-radius * 0.3)}A${n(radius * 0.84)} ${n(radius * 0.84)} 0 0 1 ${n(-radius * 0.2)} ${n(-radius * 0.8)}`,
      "#ffffff",
      radius * 0.05,
      `stroke-linecap="round" ${fade(0.65)}`,
    ),
  );
}

/** A virus or protein with spikes, seen at the same magnification. */
function particle(context: SceneContext, art: Easel, colors: Palette, x: number, y: number, radius: number): string {
  const tone = colors.other;
  const spikes = times(18, (index) =>
    group(
      `transform="rotate(${index * 20})"`,
      stroke(`M0 0L0 ${n(-radius * 1.3)}`, darker(tone, 0.25), radius * 0.08),
      circle(0, -radius * 1.34, radius * 0.13, index % 2 ? tone : lighter(tone, 0.4)),
    ),
  );
  return group(
    `transform="translate(${n(x)} ${n(y)}) rotate(${context.whole(0, 20)})"`,
    glow(art, 0, 0, radius * 2.4, tone, 0.4),
    spikes,
    circle(0, 0, radius, art.ball(colors.light, tone, darker(tone, 0.65))),
    times(12, () =>
      circle(
        context.between(-0.6, 0.6) * radius,
        context.between(-0.6, 0.6) * radius,
        radius * context.between(0.05, 0.13),
        darker(tone, 0.35),
        fade(0.6),
      ),
    ),
  );
}

export const cells: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const heroX = context.pick([520, 1060]) + context.between(-60, 60);
  const heroY = context.between(400, 500);
  const blurred = times(14, () => {
    const radius = context.between(60, 190);
    const tone = context.pick([colors.cell, colors.other, colors.fluid]);
    return (
      circle(
        context.between(0, 1600),
        context.between(0, 900),
        radius,
        art.radial([0, 0], 1, [
          [0, tone, 0.3],
          [1, tone, 0.3],
        ]),
      ) + circle(context.between(0, 1600), context.between(0, 900), radius, art.glow(tone, 0.55))
    );
  });
  const middle = times(context.whole(6, 9), (index) => {
    const angle = (index / 7) * Math.PI * 2 + context.between(-0.3, 0.3);
    const reach = context.between(430, 760);
    return cell(
      context,
      art,
      colors,
      heroX + Math.cos(angle) * reach,
      heroY + Math.sin(angle) * reach * 0.66,
      context.between(95, 190),
      context.pick([colors.cell, colors.cell, mix(colors.cell, colors.other, 0.6)]),
    );
  });
  return art.picture(
    everything(
      art.radial([heroX, heroY], 1100, [
        [0, lighter(colors.fluid, 0.2)],
        [0.5, colors.fluid],
        [1, colors.deep],
      ]),
    ),
    group(veil(0.55), blurred),
    middle,
    times(context.whole(3, 6), () =>
      particle(context, art, colors, context.between(80, 1520), context.between(80, 820), context.between(24, 52)),
    ),
    cell(context, art, colors, heroX, heroY, context.between(285, 340), colors.cell),
    particle(
      context,
      art,
      colors,
      heroX + (heroX > 800 ? -420 : 420),
      heroY + context.between(-160, 160),
      context.between(66, 96),
    ),
    path(specks(context, 260, FRAME, [2, 6]), colors.light, fade(0.3)),
    glow(art, heroX > 800 ? 60 : 1540, 880, 460, colors.other, 0.35),
    finish(art, colors.deep, 0.8),
  );
};
