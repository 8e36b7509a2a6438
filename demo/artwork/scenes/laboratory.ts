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
  list,
  mix,
  n,
  path,
  rect,
  shadow,
  stroke,
  times,
  veil,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  back: string;
  deep: string;
  light: string;
  liquids: [string, ...string[]];
}

const PALETTES: [Palette, ...Palette[]] = [
  { back: "#16426b", deep: "#061426", light: "#bfe9ff", liquids: ["#ff7a59", "#2fd0c8", "#ffd057"] },
  { back: "#5b2a5e", deep: "#180a20", light: "#ffd6ef", liquids: ["#ff4f8b", "#8f7bff", "#ffb86b"] },
  { back: "#0f5a50", deep: "#041c1b", light: "#d6fff1", liquids: ["#c6f04e", "#34d3a0", "#fff07a"] },
  { back: "#d9d2c4", deep: "#6f7f8a", light: "#ffffff", liquids: ["#e2543a", "#1f6f9a", "#e6a72e"] },
];

interface Vessel {
  /** The inside of the glass, standing on y = 0. */
  glass: string;
  height: number;
  width: number;
  mouth: number;
}

const flask = (size: number): Vessel => ({
  glass: `M${n(-size * 0.15)} ${n(-size)}L${n(-size * 0.15)} ${n(-size * 0.62)}L${n(-size * 0.44)} ${n(-size * 0.09)}Q${n(-size * 0.47)} 0 ${n(-size * 0.36)} 0L${n(size * 0.36)} 0Q${n(size * 0.47)} 0 ${n(size * 0.44)} ${n(-size * 0.09)}L${n(size * 0.15)} ${n(-size * 0.62)}L${n(size * 0.15)} ${n(-size)}Z`,
  height: size,
  width: size * 0.94,
  mouth: size * 0.17,
});

const roundFlask = (size: number): Vessel => ({
  glass: `M${n(-size * 0.12)} ${n(-size)}L${n(-size * 0.12)} ${n(-size * 0.68)}A${n(size * 0.36)} ${n(size * 0.36)} 0 1 0 ${n(size * 0.12)} ${n(-size * 0.68)}L${n(size * 0.12)} ${n(-size)}Z`,
  height: size,
  width: size * 0.74,
  mouth: size * 0.14,
});

const tube = (size: number): Vessel => ({
  glass: `M${n(-size * 0.1)} ${n(-size)}L${n(-size * 0.1)} ${n(-size * 0.1)}A${n(size * 0.1)} ${n(size * 0.1)} 0 0 0 ${n(size * 0.1)} ${n(-size * 0.1)}L${n(size * 0.1)} ${n(-size)}Z`,
  height: size,
  width: size * 0.2,
  mouth: size * 0.11,
});

const beaker = (size: number): Vessel => ({
  glass: `M${n(-size * 0.38)} ${n(-size)}L${n(-size * 0.38)} ${n(-size * 0.06)}Q${n(-size * 0.38)} 0 ${n(-size * 0.32)} 0L${n(size * 0.32)} 0Q${n(size * 0.38)} 0 ${n(size * 0.38)} ${n(-size * 0.06)}L${n(size * 0.38)} ${n(-size)}Z`,
  height: size,
  width: size * 0.76,
  mouth: size * 0.4,
});

function filled(
  context: SceneContext,
  art: Easel,
  colors: Palette,
  vessel: Vessel,
  liquid: string,
  level: number,
): string {
  const { glass, height, width } = vessel;
  const surface = -height * level;
  const clip = art.clip(`<path d="${glass}"/>`);
  const bubbles = times(16, () => {
    const radius = context.between(2, height * 0.022);
    const x = context.between(-0.4, 0.4) * width;
    const y = surface * context.between(0.05, 0.95);
    return (
      circle(x, y, radius, "#ffffff", fade(0.3)) +
      circle(x - radius * 0.3, y - radius * 0.3, radius * 0.35, "#ffffff", fade(0.8))
    );
  });
  return [
    path(glass, colors.light, fade(0.1)),
    group(
      `clip-path="${clip}"`,
      rect(
        -width,
        surface,
        width * 2,
        height,
        art.linear(
          [-width / 2, 0],
          [width / 2, 0],
          [
            [0, darker(liquid, 0.45)],
            [0.3, liquid],
            [0.6, lighter(liquid, 0.35)],
            [1, darker(liquid, 0.35)],
          ],
        ),
        fade(0.92),
      ),
      ellipse(0, surface * 0.3, width * 0.5, height * 0.25, art.glow(lighter(liquid, 0.6), 0.8)),
      ellipse(0, surface, width * 0.5, height * 0.022 + 4, lighter(liquid, 0.45)),
      bubbles,
      rect(
        -width,
        -height * 1.1,
        width * 2,
        height * 1.2,
        art.linear(
          [-width / 2, 0],
          [width / 2, 0],
          [
            [0, "#ffffff", 0.5],
            [0.12, "#ffffff", 0],
            [0.85, "#000000", 0],
            [1, "#000000", 0.4],
          ],
        ),
      ),
      rect(-width * 0.34, -height, width * 0.06, height * 0.9, "#ffffff", fade(0.35)),
      times(6, (mark) =>
        rect(width * 0.12, -height * (0.12 + mark * 0.085), width * (mark % 2 ? 0.12 : 0.2), 3, "#ffffff", fade(0.75)),
      ),
    ),
    stroke(glass, lighter(colors.light, 0.4), Math.max(2.5, height * 0.007), fade(0.75)),
    ellipse(
      0,
      -height,
      vessel.mouth,
      height * 0.018 + 3,
      "none",
      `stroke="${colors.light}" stroke-width="4" fill-opacity="0.9" stroke-opacity="0.9"`,
    ),
  ].join("");
}

/** The vessel, its light on the table, and its reflection. */
function standing(
  context: SceneContext,
  art: Easel,
  colors: Palette,
  vessel: Vessel,
  x: number,
  y: number,
  liquid: string,
  level: number,
): string {
  const drawn = filled(context, art, colors, vessel, liquid, level);
  return [
    shadow(art, x, y + 4, vessel.width * 0.8, vessel.height * 0.06, 0.8),
    ellipse(x + vessel.width * 0.3, y + 24, vessel.width * 1.1, vessel.height * 0.09, art.glow(liquid, 0.75)),
    glow(art, x, y - vessel.height * 0.3, vessel.height * 0.6, liquid, 0.3),
    group(`transform="translate(${n(x)} ${n(y)})"`, drawn),
  ].join("");
}

function rack(context: SceneContext, art: Easel, colors: Palette, x: number, y: number, count: number): string {
  const width = count * 92 + 40;
  const wood = mix(colors.back, colors.deep, 0.5);
  return [
    shadow(art, x + width / 2, y + 10, width * 0.65, 34, 0.8),
    rect(x, y - 24, width, 30, art.down(lighter(wood, 0.3), darker(wood, 0.4)), 'rx="6"'),
    times(count, (index) =>
      group(
        `transform="translate(${x + 66 + index * 92} ${y - 16})"`,
        filled(
          context,
          art,
          colors,
          tube(context.between(300, 320)),
          colors.liquids[index % 3] ?? colors.light,
          context.between(0.3, 0.75),
        ),
      ),
    ),
    rect(x, y - 206, width, 34, art.down(lighter(wood, 0.35), darker(wood, 0.3)), 'rx="6"'),
    rect(x + 4, y - 206, 20, 200, darker(wood, 0.2)) + rect(x + width - 24, y - 206, 20, 200, darker(wood, 0.2)),
  ].join("");
}

function pipette(art: Easel, colors: Palette, x: number, tip: number, liquid: string): string {
  return [
    path(
      `M${n(x - 20)} -20L${n(x + 20)} -20L${n(x + 20)} ${n(tip - 190)}L${n(x + 6)} ${n(tip - 40)}L${n(x + 4)} ${n(tip)}L${n(x - 4)} ${n(tip)}L${n(x - 6)} ${n(tip - 40)}L${n(x - 20)} ${n(tip - 190)}Z`,
      art.linear(
        [x - 20, 0],
        [x + 20, 0],
        [
          [0, "#ffffff", 0.75],
          [0.3, colors.light, 0.2],
          [1, "#ffffff", 0.5],
        ],
      ),
    ),
    path(
      `M${n(x - 14)} ${n(tip - 260)}L${n(x + 14)} ${n(tip - 260)}L${n(x + 14)} ${n(tip - 190)}L${n(x + 3)} ${n(tip - 40)}L${n(x - 3)} ${n(tip - 40)}L${n(x - 14)} ${n(tip - 190)}Z`,
      liquid,
    ),
    path(
      `M${n(x)} ${n(tip + 16)}Q${n(x + 19)} ${n(tip + 46)} ${n(x)} ${n(tip + 56)}Q${n(x - 19)} ${n(tip + 46)} ${n(x)} ${n(tip + 16)}Z`,
      art.ball("#ffffff", liquid, darker(liquid, 0.4)),
    ),
    glow(art, x, tip + 40, 110, liquid, 0.7),
  ].join("");
}

export const laboratory: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const left = context.random() < 0.5;
  const mirror = (x: number) => (left ? x : 1600 - x);
  const hero = mirror(context.between(520, 590));
  const heroLiquid = context.pick(colors.liquids);
  const other = colors.liquids.find((liquid) => liquid !== heroLiquid) ?? colors.light;
  const shape = context.pick([flask, roundFlask]);
  const table = 770;
  const far = list(context.whole(3, 5), (index) => {
    const vessel = context.pick([flask, beaker, roundFlask])(context.between(230, 320));
    return group(
      veil(0.42),
      standing(
        context,
        art,
        colors,
        vessel,
        120 + index * 350 + context.between(-60, 60),
        table - 62,
        context.pick(colors.liquids),
        context.between(0.25, 0.5),
      ),
    );
  });
  return art.picture(
    everything(
      art.radial([mirror(1000), 280], 1200, [
        [0, lighter(colors.back, 0.3)],
        [0.4, colors.back],
        [1, colors.deep],
      ]),
    ),
    bokeh(context, art, [colors.light, ...colors.liquids], 24, { ...FRAME, height: 620 }, [14, 70]),
    rect(
      0,
      table - 90,
      1600,
      240,
      art.down(mix(colors.back, colors.light, 0.35), mix(colors.back, colors.deep, 0.6), colors.deep),
    ),
    ...far,
    rack(context, art, colors, left ? 960 : 90, table + 6, context.whole(4, 5)),
    standing(
      context,
      art,
      colors,
      beaker(context.between(260, 300)),
      mirror(context.between(180, 240)),
      table + 34,
      other,
      0.5,
    ),
    standing(context, art, colors, shape(640), hero, table + 62, heroLiquid, context.between(0.4, 0.52)),
    pipette(art, colors, hero + 8, 150, other),
    glow(art, hero, 560, 620, heroLiquid, 0.22),
    finish(art, darker(colors.deep, 0.3), 0.6),
  );
};
