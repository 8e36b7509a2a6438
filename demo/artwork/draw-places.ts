// Drawing helpers for scenes of places: colour and light, skies, land, water, plants, people and buildings.
// Every helper is a pure function of its arguments and the seeded context, and returns SVG text.

import { HEIGHT, WIDTH, type SceneContext } from "./scene.ts";

export type Point = readonly [x: number, y: number];
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A gradient: its definition, and how a shape refers to it. */
export interface Paint {
  readonly defs: string;
  readonly url: string;
}

/** A number as it is written into a picture: one decimal at most. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => make(index));

export const draw = (count: number, make: (index: number) => string): string => times(count, make).join("");

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;

// Colour

function channels(colour: string): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hex(red: number, green: number, blue: number): string {
  const value = (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue);
  return `#${value.toString(16).padStart(6, "0")}`;
}

export function mix(from: string, to: string, t: number): string {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  const share = clamp(t);
  return hex(lerp(r1, r2, share), lerp(g1, g2, share), lerp(b1, b2, share));
}

export function multiply(one: string, other: string): string {
  const [r1, g1, b1] = channels(one);
  const [r2, g2, b2] = channels(other);
  return hex((r1 * r2) / 255, (g1 * g2) / 255, (b1 * b2) / 255);
}

// Light and weather

export interface Air {
  readonly name: string;
  /** From the zenith down to the horizon. */
  readonly sky: readonly [string, string, string, string];
  /** The sun or the moon. */
  readonly sun: string;
  /** What the key light does to a material. */
  readonly light: string;
  /** What the shadow does to a material. */
  readonly shade: string;
  readonly haze: string;
  /** The darkest foreground. */
  readonly ink: string;
  readonly cloudLit: string;
  readonly cloudShade: string;
  /** The colour of lit windows and lamps. */
  readonly lamp: string;
  /** The share of windows that are lit. */
  readonly lamps: number;
  /** How strongly the sun glows. */
  readonly glow: number;
}

export const dawn: Air = {
  name: "dawn",
  sky: ["#41608f", "#8ea5c4", "#efc5ae", "#fbe3c0"],
  sun: "#fff3d6",
  light: "#ffdcb4",
  shade: "#4a5680",
  haze: "#e3c9bd",
  ink: "#1a2238",
  cloudLit: "#ffe2cf",
  cloudShade: "#8b93b6",
  lamp: "#ffdf9e",
  lamps: 0.12,
  glow: 0.8,
};

export const dusk: Air = {
  name: "dusk",
  sky: ["#1b2049", "#563c74", "#d4655c", "#fbb469"],
  sun: "#ffe0a0",
  light: "#ffb27f",
  shade: "#3a2d5c",
  haze: "#c3746f",
  ink: "#150f27",
  cloudLit: "#ff9d78",
  cloudShade: "#4a3561",
  lamp: "#ffd27d",
  lamps: 0.34,
  glow: 1,
};

export const overcast: Air = {
  name: "overcast",
  sky: ["#6f7f8e", "#98a5af", "#c0c8cb", "#e0e2df"],
  sun: "#f7f5ee",
  light: "#e8e8e2",
  shade: "#56636f",
  haze: "#c2c9cb",
  ink: "#1d262e",
  cloudLit: "#e9ebe9",
  cloudShade: "#7c8995",
  lamp: "#ffe1a6",
  lamps: 0.16,
  glow: 0.3,
};

export const night: Air = {
  name: "night",
  sky: ["#050a1b", "#0d1a38", "#1f355f", "#44608a"],
  sun: "#e6eeff",
  light: "#7f98cc",
  shade: "#18223f",
  haze: "#2a4069",
  ink: "#03060e",
  cloudLit: "#5b739f",
  cloudShade: "#131f3c",
  lamp: "#ffcb74",
  lamps: 0.55,
  glow: 0.4,
};

export const vivid: Air = {
  name: "vivid",
  sky: ["#14559f", "#3f8bcb", "#93c5e6", "#dff0f3"],
  sun: "#fffdf0",
  light: "#fff6de",
  shade: "#3d5d86",
  haze: "#b4d2e4",
  ink: "#0f2136",
  cloudLit: "#ffffff",
  cloudShade: "#9db9d3",
  lamp: "#fff0c4",
  lamps: 0.05,
  glow: 0.5,
};

export const golden: Air = {
  name: "golden",
  sky: ["#44708f", "#93aea9", "#efce8a", "#fee9b4"],
  sun: "#fff6d4",
  light: "#ffe09a",
  shade: "#57505a",
  haze: "#e8cf9f",
  ink: "#2a221c",
  cloudLit: "#fff0c6",
  cloudShade: "#a99a86",
  lamp: "#ffe3a0",
  lamps: 0.1,
  glow: 1,
};

export const blueHour: Air = {
  name: "blue hour",
  sky: ["#0a1c3d", "#1c4770", "#6b93a4", "#f0b88a"],
  sun: "#ffdcae",
  light: "#a9bcd2",
  shade: "#1d3254",
  haze: "#5b7d95",
  ink: "#07101f",
  cloudLit: "#d8a898",
  cloudShade: "#264463",
  lamp: "#ffcf80",
  lamps: 0.5,
  glow: 0.7,
};

export const tempest: Air = {
  name: "tempest",
  sky: ["#161d26", "#303d48", "#5d6c6c", "#a9ab90"],
  sun: "#dfe0c0",
  light: "#a9b09c",
  shade: "#2a343c",
  haze: "#76827d",
  ink: "#0d1216",
  cloudLit: "#8b968f",
  cloudShade: "#232c35",
  lamp: "#ffd68c",
  lamps: 0.3,
  glow: 0.3,
};

/** A material as it looks in this air: 0 in full shadow, 1 in full light. */
export function tint(air: Air, material: string, lit: number): string {
  const bright = mix(multiply(material, air.light), material, 0.2);
  const dark = mix(multiply(material, air.shade), air.shade, 0.42);
  return mix(dark, bright, lit);
}

/** Aerial perspective: 0 is near, 1 is lost in the haze. */
export const far = (air: Air, colour: string, depth: number): string => mix(colour, air.haze, depth);

// Paint

function paintId(context: SceneContext, definition: string): string {
  let value = 5381;
  for (const character of definition) value = (Math.imul(value, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0;
  return context.id(`p${value.toString(36)}`);
}

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${Math.round(opacity * 100) / 100}"`}/>`,
    )
    .join("");

function gradient(context: SceneContext, tag: string, attributes: string, stops: readonly Stop[]): Paint {
  const inside = stopTags(stops);
  const id = paintId(context, tag + attributes + inside);
  return { defs: `<${tag} id="${id}" ${attributes}>${inside}</${tag}>`, url: `url(#${id})` };
}

/** A gradient over a shape's own box: down by default. */
export function linear(
  context: SceneContext,
  stops: readonly Stop[],
  direction: "down" | "right" | "diagonal" = "down",
): Paint {
  const x2 = direction === "down" ? 0 : 1;
  const y2 = direction === "right" ? 0 : 1;
  return gradient(context, "linearGradient", `x1="0" y1="0" x2="${x2}" y2="${y2}"`, stops);
}

/** A gradient between two points of the canvas. */
export function linearAt(context: SceneContext, from: Point, to: Point, stops: readonly Stop[]): Paint {
  const [x1, y1] = from;
  const [x2, y2] = to;
  return gradient(
    context,
    "linearGradient",
    `gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"`,
    stops,
  );
}

export const radial = (context: SceneContext, stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): Paint =>
  gradient(context, "radialGradient", `cx="${cx}" cy="${cy}" r="${r}"`, stops);

/** A soft spot without an edge, for glows, puffs and mist. */
export const soft = (context: SceneContext, colour: string, opacity = 1): Paint =>
  radial(context, [
    [0, colour, opacity],
    [0.35, colour, opacity * 0.72],
    [0.7, colour, opacity * 0.22],
    [1, colour, 0],
  ]);

// Shapes

const filled = (fill: string | Paint): readonly [string, string] =>
  typeof fill === "string" ? ["", fill] : [fill.defs, fill.url];

export function shape(d: string, fill: string | Paint, attributes = ""): string {
  const [defs, colour] = filled(fill);
  return `${defs}<path d="${d}" fill="${colour}"${attributes && ` ${attributes}`}/>`;
}

export const stroke = (d: string, colour: string, width: number, attributes = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${attributes && ` ${attributes}`}/>`;

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string | Paint,
  attributes = "",
): string {
  const [defs, colour] = filled(fill);
  return `${defs}<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, width))}" height="${n(Math.max(0, height))}" fill="${colour}"${attributes && ` ${attributes}`}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string | Paint, attributes = ""): string {
  const [defs, colour] = filled(fill);
  return `${defs}<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(Math.max(0, rx))}" ry="${n(Math.max(0, ry))}" fill="${colour}"${attributes && ` ${attributes}`}/>`;
}

export const group = (inside: string, attributes = ""): string => `<g ${attributes}>${inside}</g>`;

/** Whatever is inside, seen only within the outline. */
export function clipped(context: SceneContext, outline: string, inside: string): string {
  const id = paintId(context, `clip${outline}`);
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`;
}

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;

export const polyline = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;

export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0z`;

/** A smooth line through the points. */
export function smooth(points: readonly Point[]): string {
  let d = "";
  points.forEach(([x, y], index) => {
    const [beforeX, beforeY] = points.at(Math.max(0, index - 2)) ?? [x, y];
    const [fromX, fromY] = points.at(Math.max(0, index - 1)) ?? [x, y];
    const [afterX, afterY] = points.at(Math.min(points.length - 1, index + 1)) ?? [x, y];
    if (index === 0) d = `M${n(x)} ${n(y)}`;
    else
      d += `C${n(fromX + (x - beforeX) / 6)} ${n(fromY + (y - beforeY) / 6)} ${n(x - (afterX - fromX) / 6)} ${n(y - (afterY - fromY) / 6)} ${n(x)} ${n(y)}`;
  });
  return d;
}

/** A smooth closed outline through the points. */
export const blob = (points: readonly Point[]): string => {
  const [first, second] = points;
  return first && second ? `${smooth([...points, first, second])}Z` : "";
};

/** The ground under a line, down to a level. */
export function under(line: readonly Point[], bottom = HEIGHT + 10, curved = false): string {
  const [leftX] = line.at(0) ?? [0, 0];
  const [rightX] = line.at(-1) ?? [0, 0];
  return `${curved ? smooth(line) : polyline(line)}L${n(rightX)} ${n(bottom)}L${n(leftX)} ${n(bottom)}Z`;
}

/** The height of a line at a place. */
export function heightAt(line: readonly Point[], x: number): number {
  let [beforeX, beforeY] = line.at(0) ?? [0, 0];
  for (const [nextX, nextY] of line) {
    if (nextX >= x) return nextX === beforeX ? nextY : lerp(beforeY, nextY, (x - beforeX) / (nextX - beforeX));
    [beforeX, beforeY] = [nextX, nextY];
  }
  return beforeY;
}

/** A small ragged dab of colour, one stroke of a dry brush. */
export function dab(context: SceneContext, x: number, y: number, size: number): string {
  const r = () => Math.round(context.between(0.35, 1) * size * 10) / 10;
  return `M${n(x)} ${n(y - size * 0.6)}l${r()} ${n(r() * 0.4)}l${n(-r() * 0.3)} ${r()}l${n(-r())} ${n(r() * 0.3)}l${n(-r() * 0.6)} ${n(-r())}z`;
}

export const glow = (
  context: SceneContext,
  x: number,
  y: number,
  radius: number,
  colour: string,
  opacity = 1,
  ry = radius,
): string => ellipse(x, y, radius, ry, soft(context, colour, opacity));

// Finish

/** The last layer: a vignette. */
export function finish(context: SceneContext, air: Air, strength = 0.42): string {
  const vignette = radial(
    context,
    [
      [0.55, air.ink, 0],
      [1, air.ink, strength],
    ],
    0.5,
    0.46,
    0.72,
  );
  return rect(0, 0, WIDTH, HEIGHT, vignette);
}

// Sky

export function sky(context: SceneContext, air: Air, horizon: number, sun: Point, disc = true): string {
  const [zenith, high, low, edge] = air.sky;
  const [x, y] = sun;
  const ground = rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    linearAt(
      context,
      [0, 0],
      [0, horizon],
      [
        [0, zenith],
        [0.42, high],
        [0.82, low],
        [1, edge],
      ],
    ),
  );
  const halo =
    glow(context, x, y, 900, air.sun, 0.5 * air.glow, 560) + glow(context, x, y, 330, air.sun, 0.75 * air.glow);
  const isMoon = air.glow < 0.5;
  const moon =
    ellipse(x, y, 27, 27, mix(air.sun, "#ffffff", 0.4)) +
    ellipse(x - 7, y - 6, 7, 5, air.sky[2], 'opacity=".2"') +
    ellipse(x + 9, y + 7, 9, 7, air.sky[2], 'opacity=".18"');
  const burst =
    glow(context, x, y, 110, "#ffffff", 0.9 * Math.max(0.7, air.glow)) +
    ellipse(x, y, 22, 22, mix(air.sun, "#ffffff", 0.7));
  return ground + halo + (disc ? (isMoon ? moon : burst) : "");
}

export function stars(context: SceneContext, count: number, bottom: number): string {
  const field = (share: number, size: number) =>
    draw(count * share, () => {
      const y = bottom * context.random() ** 1.25;
      const s = size * context.between(0.6, 1.3);
      return box(context.between(0, WIDTH), y, s, s);
    });
  const bright = draw(count * 0.03, () =>
    glow(context, context.between(0, WIDTH), context.between(0, bottom * 0.8), 7, "#dfe8ff", 0.9),
  );
  return (
    shape(field(0.7, 1.3), "#cfdcff", 'opacity=".55"') +
    shape(field(0.25, 2), "#ffffff", 'opacity=".8"') +
    shape(field(0.05, 2.4), "#ffe2c0", 'opacity=".9"') +
    bright
  );
}

export interface CloudShape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly opacity?: number;
}

/** One heap of cloud: puffs in shadow, then puffs in light towards the sun. */
export function cloud(
  context: SceneContext,
  air: Air,
  { x, y, width, height, opacity = 1 }: CloudShape,
  sunX: number,
): string {
  const shaded = soft(context, mix(air.cloudShade, air.sky[1], 0.25), 0.6);
  const middle = soft(context, mix(air.cloudShade, air.cloudLit, 0.5), 0.5);
  const lit = soft(context, air.cloudLit, 0.62);
  const lean = clamp((sunX - x) / 900, -1, 1);
  const layer = (count: number, paint: Paint, size: number, lift: number) =>
    draw(count, () => {
      const t = context.random() * 0.5 + context.random() * 0.5;
      const swell = Math.sin(Math.PI * t);
      const rx = width * size * context.between(0.45, 1.1) * (0.5 + swell * 0.5);
      const cx = x + (t - 0.5) * width * 1.1 + lean * lift * width * 0.05;
      const cy = y - height * swell * context.between(0, 0.7) - height * lift * 0.16;
      return ellipse(cx, cy, rx, Math.min(rx * context.between(0.3, 0.55), height * 0.5), paint.url);
    });
  const puffs =
    layer(13, shaded, 0.34, 0) + layer(14, middle, 0.25, 0.6) + layer(26, lit, 0.16, 1.2) + layer(5, shaded, 0.3, -0.8);
  return `${shaded.defs}${middle.defs}${lit.defs}${group(puffs, `opacity="${Math.round(opacity * 100) / 100}"`)}`;
}

export function clouds(
  context: SceneContext,
  air: Air,
  top: number,
  bottom: number,
  count: number,
  sunX: number,
  opacity = 0.9,
): string {
  return draw(count, (index) => {
    const depth = (index + 0.5) / count;
    const width = lerp(620, 240, depth) * context.between(0.7, 1.4);
    return cloud(
      context,
      air,
      {
        x: context.between(-60, WIDTH + 60),
        y: lerp(top, bottom, depth) + context.between(-20, 20),
        width,
        height: width * context.between(0.18, 0.3),
        opacity,
      },
      sunX,
    );
  });
}

/** Long thin veils of high cloud. */
export function veils(
  context: SceneContext,
  air: Air,
  top: number,
  bottom: number,
  count: number,
  opacity = 0.5,
  slant = -4,
): string {
  const lit = soft(context, air.cloudLit, opacity);
  const shaded = soft(context, air.cloudShade, opacity);
  const streaks = draw(count, () => {
    const y = context.between(top, bottom);
    const x = context.between(-100, WIDTH + 100);
    const rx = context.between(160, 560);
    const turn = `transform="rotate(${n(slant + context.between(-2, 2))} ${n(x)} ${n(y)})"`;
    return (
      ellipse(x, y + 7, rx, context.between(8, 26), shaded.url, turn) +
      draw(3, () =>
        ellipse(
          x + context.between(-0.5, 0.5) * rx,
          y + context.between(-8, 4),
          rx * context.between(0.3, 0.8),
          context.between(3, 10),
          lit.url,
          turn,
        ),
      )
    );
  });
  return lit.defs + shaded.defs + streaks;
}

/** A low bank of mist. */
export function mist(
  context: SceneContext,
  colour: string,
  y: number,
  height: number,
  opacity = 0.6,
  count = 7,
): string {
  const paint = soft(context, colour, opacity);
  return (
    paint.defs +
    draw(count, () =>
      ellipse(
        context.between(-100, WIDTH + 100),
        y + context.between(-0.3, 0.3) * height,
        context.between(300, 700),
        height * context.between(0.3, 0.7),
        paint.url,
      ),
    )
  );
}

export function birds(
  context: SceneContext,
  x: number,
  y: number,
  spread: number,
  count: number,
  size: number,
  colour: string,
): string {
  const d = draw(count, () => {
    const s = size * context.between(0.5, 1.2);
    const px = x + context.between(-1, 1) * spread;
    const py = y + context.between(-0.45, 0.45) * spread;
    const lift = s * context.between(0.3, 0.75);
    return `M${n(px - s)} ${n(py - lift)}q${n(s * 0.6)} ${n(-s * 0.1)} ${n(s)} ${n(lift)}q${n(s * 0.4)} ${n(-lift - s * 0.1)} ${n(s)} ${n(-lift * 0.9)}q${n(-s * 0.6)} ${n(s * 0.12)} ${n(-s)} ${n(lift * 1.25)}q${n(-s * 0.4)} ${n(-lift * 0.9)} ${n(-s)} ${n(-lift * 1.25)}z`;
  });
  return shape(d, colour);
}

/** Slanted rain over an area. */
export function rain(context: SceneContext, colour: string, count: number, slant = 0.2, opacity = 0.35): string {
  const d = draw(count, () => {
    const length = context.between(18, 60);
    return `M${n(context.between(-50, WIDTH + 50))} ${n(context.between(-30, HEIGHT))}l${n(-length * slant)} ${n(length)}`;
  });
  return stroke(d, colour, 1.3, `opacity="${opacity}"`);
}

// Land

function displaced(
  context: SceneContext,
  left: Point,
  right: Point,
  amplitude: number,
  roughness: number,
  depth: number,
): Point[] {
  if (depth === 0) return [right];
  const middle: Point = [
    (left[0] + right[0]) / 2 + context.between(-0.12, 0.12) * (right[0] - left[0]),
    (left[1] + right[1]) / 2 + context.between(-1, 1) * amplitude,
  ];
  return [
    ...displaced(context, left, middle, amplitude * roughness, roughness, depth - 1),
    ...displaced(context, middle, right, amplitude * roughness, roughness, depth - 1),
  ];
}

export interface RidgeShape {
  readonly y: number;
  readonly amplitude: number;
  readonly roughness?: number;
  readonly detail?: number;
  readonly from?: number;
  readonly to?: number;
}

/** A skyline of land by midpoint displacement, from the left edge to the right. */
export function ridge(
  context: SceneContext,
  { y, amplitude, roughness = 0.5, detail = 6, from = -20, to = WIDTH + 20 }: RidgeShape,
): Point[] {
  const left: Point = [from, y + context.between(-0.6, 0.6) * amplitude];
  const right: Point = [to, y + context.between(-0.6, 0.6) * amplitude];
  return [left, ...displaced(context, left, right, amplitude, roughness, detail)];
}

/** A jagged line through chosen summits and saddles. */
export function ridgeThrough(context: SceneContext, anchors: readonly Point[], amplitude: number, detail = 4): Point[] {
  const line: Point[] = [];
  let previous = anchors.at(0);
  for (const anchor of anchors) {
    if (previous && anchor !== previous) line.push(...displaced(context, previous, anchor, amplitude, 0.52, detail));
    else line.push(anchor);
    previous = anchor;
  }
  return line;
}

/** Ridges one behind another, fading into the haze. */
export function ridges(
  context: SceneContext,
  air: Air,
  top: number,
  bottom: number,
  count: number,
  material: string,
  amplitude = 60,
): string {
  return draw(count, (index) => {
    const depth = 1 - (index + 0.6) / (count + 0.2);
    const line = ridge(context, {
      y: lerp(top, bottom, index / Math.max(1, count - 1)),
      amplitude: amplitude * (0.6 + depth * 0.6),
      roughness: 0.52,
    });
    const colour = far(air, tint(air, material, 0.25), 0.15 + depth * 0.75);
    const fade = linear(context, [
      [0, colour],
      [0.5, far(air, colour, 0.35)],
      [1, far(air, colour, 0.6)],
    ]);
    return shape(under(line, bottom + 90), fade);
  });
}

/** Short blades or tufts, for grass in the foreground. */
export function grass(
  context: SceneContext,
  line: (x: number) => number,
  count: number,
  size: number,
  colour: string,
  from = 0,
  to = WIDTH,
): string {
  const d = draw(count, () => {
    const x = context.between(from, to);
    const y = line(x) + context.between(0, size * 0.7);
    const h = size * context.between(0.5, 1.3);
    const bend = h * context.between(-0.4, 0.4);
    return `M${n(x)} ${n(y)}q${n(bend * 0.2)} ${n(-h * 0.6)} ${n(bend)} ${n(-h)}q${n(-bend * 0.4)} ${n(h * 0.5)} ${n(-bend + 2.5)} ${n(h)}z`;
  });
  return shape(d, colour);
}

/** Flecks of light and shade on level ground, thinner towards the horizon. */
export function groundTexture(
  context: SceneContext,
  top: number,
  bottom: number,
  count: number,
  colour: string,
  opacity: number,
  size = 1,
): string {
  const d = draw(count, () => {
    const depth = context.random() ** 1.6;
    const y = lerp(top, bottom, depth);
    const w = lerp(6, 70, depth) * context.between(0.4, 1.4) * size;
    const h = lerp(0.8, 5, depth) * context.between(0.5, 1.2) * size;
    return `M${n(context.between(-40, WIDTH + 40))} ${n(y)}q${n(w / 2)} ${n(-h)} ${n(w)} 0q${n(-w / 2)} ${n(h)} ${n(-w)} 0z`;
  });
  return shape(d, colour, `opacity="${opacity}"`);
}

// Trees

/** The outline of one conifer, standing on (x, y). */
export function conifer(context: SceneContext, x: number, y: number, height: number): string {
  const tiers = Math.max(4, Math.min(11, Math.round(height / 16)));
  const lean = context.between(-0.02, 0.02) * height;
  const half = height * context.between(0.15, 0.21);
  const side = (direction: number) =>
    times(tiers, (tier): readonly [Point, Point] => {
      const t = (tier + 1) / tiers;
      const w = half * t * context.between(0.75, 1.15);
      const tipY = y - height + height * 0.93 * t;
      return [
        [x + lean * (1 - t) + direction * w, tipY],
        [x + lean * (1 - t) + direction * w * 0.42, tipY - height * 0.022],
      ];
    }).flat();
  return polygon([
    [x + lean, y - height],
    ...side(1),
    [x + half * 0.12, y],
    [x - half * 0.12, y],
    ...side(-1).toReversed(),
  ]);
}

export function coniferRow(
  context: SceneContext,
  ground: (x: number) => number,
  count: number,
  height: number,
  colour: string | Paint,
  from = -20,
  to = WIDTH + 20,
): string {
  return shape(
    draw(count, (index) => {
      const x = lerp(from, to, (index + context.random()) / count);
      return conifer(context, x, ground(x) + height * 0.06, height * context.between(0.55, 1.2));
    }),
    colour,
  );
}

export interface Crown {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** Leaves: dabs in shadow, in half light and in light towards the sun. */
export function foliage(
  context: SceneContext,
  air: Air,
  { x, y, rx, ry }: Crown,
  material: string,
  depth: number,
  sunX: number,
  density = 1,
): string {
  const lean = clamp((sunX - x) / 500, -1, 1);
  const layer = (count: number, size: number, spread: number, shift: number) =>
    draw(count * density * Math.max(1, density * 0.75), () => {
      const turn = context.between(0, Math.PI * 2);
      const reach = Math.sqrt(context.random()) * spread;
      return dab(
        context,
        x + Math.cos(turn) * rx * reach + lean * shift * rx,
        y + Math.sin(turn) * ry * reach - shift * ry * 0.7,
        (size / Math.max(1, density * 0.75)) * Math.min(rx, ry) * context.between(0.6, 1.2),
      );
    });
  return (
    shape(
      blob(
        times(9, (i): Point => {
          const turn = (i / 9) * Math.PI * 2;
          const reach = context.between(0.72, 0.95);
          return [x + Math.cos(turn) * rx * reach, y + Math.sin(turn) * ry * reach];
        }),
      ),
      far(air, tint(air, material, 0.05), depth),
    ) +
    shape(layer(62, 0.15, 1.0, 0), far(air, tint(air, material, 0.1), depth)) +
    shape(layer(40, 0.16, 0.86, 0.14), far(air, tint(air, material, 0.42), depth)) +
    shape(layer(34, 0.1, 0.78, 0.26), far(air, tint(air, mix(material, "#ffffff", 0.12), 0.95), depth))
  );
}

/** A broadleaf tree standing on (x, y). */
export function broadleaf(
  context: SceneContext,
  air: Air,
  x: number,
  y: number,
  height: number,
  material: string,
  depth: number,
  sunX: number,
  density = 1,
): string {
  const trunk = far(air, tint(air, "#5a4636", 0.2), depth);
  const w = height * 0.035;
  const crown: Crown = { x, y: y - height * 0.62, rx: height * context.between(0.3, 0.4), ry: height * 0.38 };
  const limbs = `M${n(x - w)} ${n(y)}q${n(w * 0.6)} ${n(-height * 0.2)} ${n(w * 0.2)} ${n(-height * 0.55)}h${n(w * 1.2)}q${n(-w * 0.3)} ${n(height * 0.3)} ${n(w * 0.8)} ${n(height * 0.55)}z`;
  return shape(limbs, trunk) + foliage(context, air, crown, material, depth, sunX, density);
}

/** A leafless tree as strokes that fork. */
export function bareTree(context: SceneContext, x: number, y: number, height: number, colour: string): string {
  const limbs: string[] = [];
  const grow = (fromX: number, fromY: number, angle: number, length: number, level: number): void => {
    const toX = fromX + Math.sin(angle) * length;
    const toY = fromY - Math.cos(angle) * length;
    limbs.push(
      stroke(
        `M${n(fromX)} ${n(fromY)}Q${n(fromX + Math.sin(angle) * length * 0.5 + context.between(-3, 3))} ${n(lerp(fromY, toY, 0.5))} ${n(toX)} ${n(toY)}`,
        colour,
        Math.max(0.8, height * 0.05 * 0.62 ** level),
        'stroke-linecap="round"',
      ),
    );
    if (level === 5) return;
    times(level === 0 ? 3 : 2, (fork) =>
      grow(
        toX,
        toY,
        angle + (fork - (level === 0 ? 1 : 0.5)) * context.between(0.5, 0.95),
        length * context.between(0.62, 0.82),
        level + 1,
      ),
    );
  };
  grow(x, y, context.between(-0.06, 0.06), height * 0.3, 0);
  return limbs.join("");
}

// Water

export interface WaterShape {
  readonly top: number;
  readonly bottom?: number;
  /** Where the sun's glitter falls. */
  readonly glintX: number;
  readonly ripple?: number;
  readonly deep?: string;
}

export function water(
  context: SceneContext,
  air: Air,
  { top, bottom = HEIGHT, glintX, ripple = 1, deep }: WaterShape,
): string {
  const [zenith, high, low, edge] = air.sky;
  const depthColour = deep ?? mix(zenith, air.ink, 0.45);
  const surface = linear(context, [
    [0, mix(edge, air.haze, 0.4)],
    [0.2, mix(low, high, 0.3)],
    [0.6, mix(high, depthColour, 0.5)],
    [1, depthColour],
  ]);
  const wave = (t: number, x: number) => {
    const w = lerp(10, 150, t) * context.between(0.5, 1.3);
    const h = lerp(0.8, 7, t) * ripple * context.between(0.5, 1.2);
    return `M${n(x)} ${n(lerp(top, bottom, t))}q${n(w / 2)} ${n(-h)} ${n(w)} 0q${n(-w / 2)} ${n(h * 0.5)} ${n(-w)} 0z`;
  };
  const scattered = (count: number) => draw(count, () => wave(context.random() ** 1.7, context.between(-150, WIDTH)));
  const glitter = draw(170, () => {
    const t = context.random() ** 1.3;
    return wave(t * 0.94, glintX + (context.random() + context.random() - 1) * lerp(50, 260, t) - lerp(5, 60, t));
  });
  return (
    rect(0, top, WIDTH, bottom - top, surface) +
    shape(scattered(170), depthColour, 'opacity=".28"') +
    shape(scattered(150), mix(low, "#ffffff", 0.2), 'opacity=".22"') +
    glow(context, glintX, top + 10, 420, air.sun, 0.4 * air.glow, (bottom - top) * 0.55) +
    shape(glitter, mix(air.sun, "#ffffff", 0.25), `opacity="${n(0.3 + air.glow * 0.5)}"`)
  );
}

/** A part of the picture that is shown again elsewhere. */
export const named = (context: SceneContext, name: string, inside: string): string =>
  group(inside, `id="${context.id(name)}"`);

/** A named part mirrored at a waterline, fading with depth. */
export function mirrored(
  context: SceneContext,
  name: string,
  waterline: number,
  reach: number,
  opacity = 0.5,
  squash = 1,
): string {
  const id = context.id(`${name}-mirror`);
  const fade = linearAt(
    context,
    [0, waterline],
    [0, waterline + reach],
    [
      [0, "#ffffff", opacity],
      [1, "#ffffff", 0],
    ],
  );
  return `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="${n(waterline)}" width="${WIDTH}" height="${n(reach)}">${rect(0, waterline, WIDTH, reach, fade)}</mask><g mask="url(#${id})"><use href="#${context.id(name)}" transform="translate(0 ${n(waterline * (1 + squash))}) scale(1 ${-squash})"/></g>`;
}

// People

export interface Figure {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly stance?: "stand" | "walk" | "coat" | "armsUp";
  readonly facing?: 1 | -1;
}

const OUTLINES: Record<"stand" | "walk" | "coat" | "armsUp", readonly Point[]> = {
  stand: [
    [-0.035, 0.86],
    [-0.11, 0.82],
    [-0.14, 0.66],
    [-0.135, 0.46],
    [-0.1, 0.45],
    [-0.095, 0.3],
    [-0.09, 0.03],
    [-0.105, 0],
    [-0.025, 0],
    [-0.02, 0.2],
    [0, 0.44],
    [0.022, 0.2],
    [0.03, 0],
    [0.115, 0],
    [0.09, 0.03],
    [0.095, 0.3],
    [0.1, 0.45],
    [0.135, 0.46],
    [0.14, 0.66],
    [0.11, 0.82],
    [0.035, 0.86],
  ],
  walk: [
    [-0.03, 0.86],
    [-0.09, 0.82],
    [-0.13, 0.64],
    [-0.15, 0.48],
    [-0.11, 0.47],
    [-0.08, 0.58],
    [-0.085, 0.45],
    [-0.13, 0.25],
    [-0.21, 0.06],
    [-0.19, 0.01],
    [-0.14, 0.04],
    [-0.06, 0.24],
    [0.01, 0.4],
    [0.06, 0.22],
    [0.11, 0],
    [0.2, 0],
    [0.16, 0.035],
    [0.125, 0.24],
    [0.09, 0.46],
    [0.09, 0.58],
    [0.15, 0.49],
    [0.175, 0.52],
    [0.125, 0.66],
    [0.1, 0.81],
    [0.03, 0.86],
  ],
  coat: [
    [-0.035, 0.86],
    [-0.1, 0.82],
    [-0.135, 0.64],
    [-0.125, 0.46],
    [-0.1, 0.46],
    [-0.12, 0.24],
    [-0.07, 0.22],
    [-0.1, 0.03],
    [-0.06, 0],
    [-0.03, 0.02],
    [-0.015, 0.22],
    [0.03, 0.22],
    [0.06, 0],
    [0.13, 0],
    [0.095, 0.04],
    [0.085, 0.22],
    [0.12, 0.25],
    [0.1, 0.46],
    [0.125, 0.46],
    [0.135, 0.64],
    [0.1, 0.82],
    [0.035, 0.86],
  ],
  armsUp: [
    [-0.035, 0.86],
    [-0.1, 0.83],
    [-0.16, 1.0],
    [-0.14, 1.17],
    [-0.17, 1.18],
    [-0.2, 1.0],
    [-0.15, 0.76],
    [-0.1, 0.62],
    [-0.095, 0.3],
    [-0.1, 0],
    [-0.025, 0],
    [0, 0.44],
    [0.03, 0],
    [0.115, 0],
    [0.095, 0.3],
    [0.1, 0.6],
    [0.13, 0.5],
    [0.16, 0.52],
    [0.14, 0.68],
    [0.11, 0.82],
    [0.035, 0.86],
  ],
};

/** The outline of a person standing on (x, y). */
export function figure({ x, y, height, stance = "stand", facing = 1 }: Figure): string {
  const body = OUTLINES[stance].map(([px, py]): Point => [x + px * height * facing, y - py * height]);
  return `${polygon(body)}${disc(x + (stance === "walk" ? 0.015 * height * facing : 0), y - height * 0.925, height * 0.056, height * 0.072)}`;
}

/** A person with light along one edge and a shadow on the ground. */
export function person(air: Air, shapeOf: Figure, colour: string, sunX: number): string {
  const { x, y, height } = shapeOf;
  const side = sunX > x ? 1 : -1;
  const shadowLength = height * 0.9;
  return (
    shape(
      polygon([
        [x - height * 0.1, y],
        [x + height * 0.1, y],
        [x + height * 0.06 - side * shadowLength, y + height * 0.16],
        [x - height * 0.06 - side * shadowLength, y + height * 0.16],
      ]),
      air.ink,
      'opacity=".28"',
    ) +
    shape(figure({ ...shapeOf, x: x + side * height * 0.014, y: y - height * 0.004 }), mix(air.sun, air.light, 0.6)) +
    shape(figure(shapeOf), colour)
  );
}

/** Some people walking or standing about, near ones lower and larger. */
export function people(
  context: SceneContext,
  air: Air,
  area: { left: number; right: number; top: number; bottom: number; small: number; large: number },
  count: number,
  sunX: number,
): string {
  const places = times(count, () => context.random() ** 1.2).toSorted((a, b) => a - b);
  return places
    .map((depth) => {
      const colour = far(
        air,
        mix(air.ink, context.pick(["#5b2f2a", "#2d3f57", "#3c3a34", "#604d33", "#222222"]), 0.45),
        0.3 * (1 - depth),
      );
      return person(
        air,
        {
          x: context.between(area.left, area.right),
          y: lerp(area.top, area.bottom, depth),
          height: lerp(area.small, area.large, depth) * context.between(0.9, 1.08),
          stance: context.pick(["walk", "stand", "coat", "walk"]),
          facing: context.pick([1, -1]),
        },
        colour,
        sunX,
      );
    })
    .join("");
}

/** Heads and shoulders of a crowd seen from behind, row after row towards the viewer; nearness is that of the first row. */
export function crowd(
  context: SceneContext,
  air: Air,
  top: number,
  bottom: number,
  rows: number,
  size: number,
  sunX: number,
  colours: readonly [string, ...string[]],
  nearness = 0,
): string {
  return draw(rows, (row) => {
    const along = row / Math.max(1, rows - 1);
    const depth = lerp(nearness, 1, along);
    const scale = size * lerp(0.28, 1, depth ** 1.4);
    const y = lerp(top, bottom, along ** 1.3);
    const tones = colours.map((colour) => ({ colour, body: "", head: "", rim: "" }));
    const step = scale * 1.05;
    for (let x = -step; x < WIDTH + step; x += step * context.between(0.75, 1.3)) {
      const tone = tones.at(context.whole(0, tones.length - 1));
      if (!tone) continue;
      const s = scale * context.between(0.88, 1.12);
      const top = y + context.between(-0.25, 0.25) * s;
      const side = sunX > x ? 1 : -1;
      tone.body += `M${n(x - s * 0.62)} ${n(top + s * 2.4)}v${n(-s * 1.25)}q${n(s * 0.02)} ${n(-s * 0.42)} ${n(s * 0.44)} ${n(-s * 0.5)}h${n(s * 0.36)}q${n(s * 0.42)} ${n(s * 0.08)} ${n(s * 0.44)} ${n(s * 0.5)}v${n(s * 1.25)}z`;
      tone.head += disc(x, top + s * 0.28, s * 0.26, s * 0.34);
      tone.rim += disc(x + side * s * 0.035, top + s * 0.255, s * 0.26, s * 0.34);
    }
    const hair = far(air, mix(air.ink, "#4a3527", 0.35), 0.5 * (1 - depth));
    const rim = far(air, mix(air.sun, air.light, 0.7), 0.3 * (1 - depth));
    return tones
      .map(
        (tone) =>
          shape(tone.rim, rim) +
          shape(tone.body, far(air, tint(air, tone.colour, 0.22), 0.55 * (1 - depth))) +
          shape(tone.head, hair),
      )
      .join("");
  });
}

// Buildings

export interface TowerShape {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
  /** 0 near, 1 lost in haze. */
  readonly depth: number;
  readonly material: string;
  /** The size of a window bay. */
  readonly bay?: number;
  readonly lit?: number;
}

/** A tower with a lit and a shaded face and windows, some of them lit. */
export function tower(
  context: SceneContext,
  air: Air,
  { x, base, width, height, depth, material, bay = 11, lit = air.lamps }: TowerShape,
  sunX: number,
): string {
  const top = base - height;
  const split = sunX > x ? context.between(0.25, 0.42) : context.between(0.58, 0.75);
  const face = (brightness: number) =>
    linear(context, [
      [0, far(air, tint(air, material, brightness), depth * 0.8)],
      [1, far(air, tint(air, material, brightness * 0.75), Math.min(0.95, depth * 1.05 + 0.12))],
    ]);
  const [leftLight, rightLight] = sunX > x ? [0.12, 0.8] : [0.8, 0.12];
  const body =
    rect(x, top, width * split, height, face(leftLight)) +
    rect(x + width * split, top, width * (1 - split), height, face(rightLight));
  const style = context.whole(0, 2);
  let dark = "";
  let bright = "";
  const rowHeight = bay * (style === 1 ? 1.5 : 1.25);
  for (let wy = top + bay; wy < base - bay * 0.5; wy += rowHeight) {
    const floorLit = context.random() < lit ? context.between(0.3, 1) : lit * 0.45;
    for (let wx = x + bay * 0.4; wx < x + width - bay * 0.6; wx += bay) {
      const on = context.random() < floorLit;
      if (!on && style === 0 && context.random() < 0.3) continue;
      const mark = `M${n(wx)} ${n(wy)}h${n(bay * (style === 1 ? 0.82 : 0.5))}v${n(bay * (style === 2 ? 0.85 : 0.55))}h${n(-bay * (style === 1 ? 0.82 : 0.5))}z`;
      if (on) bright += mark;
      else dark += mark;
    }
  }
  const crown = context.random();
  const roof =
    crown < 0.3
      ? rect(
          x + width * 0.2,
          top - height * 0.06,
          width * 0.6,
          height * 0.06 + 1,
          far(air, tint(air, material, 0.3), depth),
        ) +
        rect(
          x + width * 0.49,
          top - height * 0.2,
          Math.max(1.5, width * 0.02),
          height * 0.15,
          far(air, tint(air, material, 0.2), depth),
        )
      : crown < 0.5
        ? shape(
            polygon([
              [x, top + 1],
              [x + width * split, top - width * 0.3],
              [x + width, top + 1],
            ]),
            far(air, tint(air, material, 0.45), depth),
          )
        : crown < 0.75
          ? rect(x + width * 0.12, top - 9, width * 0.3, 10, far(air, tint(air, material, 0.25), depth)) +
            rect(x + width * 0.6, top - 5, width * 0.2, 6, far(air, tint(air, material, 0.4), depth))
          : "";
  return (
    roof +
    body +
    shape(dark, far(air, mix(air.ink, air.sky[1], 0.35), depth * 0.85), 'opacity=".42"') +
    shape(bright, far(air, air.lamp, depth * 0.45), 'opacity=".92"')
  );
}

/** A row of fluted columns with bases and capitals. */
export function columns(
  context: SceneContext,
  air: Air,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  stone: string,
  sunX: number,
  fluted = false,
): string {
  const step = count > 1 ? width / (count - 1) : width;
  const w = Math.min(step * 0.52, height * 0.14);
  const fromRight = sunX > x + width / 2;
  const [a, b, c, d] = fromRight ? [0.05, 0.2, 1, 0.55] : [0.55, 1, 0.2, 0.05];
  const barrel = linear(
    context,
    [
      [0, tint(air, stone, a)],
      [0.3, tint(air, stone, b)],
      [0.68, tint(air, stone, c)],
      [1, tint(air, stone, d)],
    ],
    "right",
  );
  const cap = tint(air, stone, 0.75);
  const each = draw(count, (index) => {
    const cx = x + (count > 1 ? index * step : width / 2);
    const shaft = polygon([
      [cx - w / 2, y + height],
      [cx - w * 0.43, y],
      [cx + w * 0.43, y],
      [cx + w / 2, y + height],
    ]);
    const flutes = fluted
      ? shape(
          draw(5, (i) => box(cx - w * 0.36 + i * w * 0.165, y + height * 0.05, w * 0.05, height * 0.9)),
          air.ink,
          'opacity=".16"',
        )
      : "";
    return (
      shape(shaft, barrel.url) +
      flutes +
      shape(
        box(cx - w * 0.62, y, w * 1.24, height * 0.035) +
          box(cx - w * 0.66, y + height * 0.965, w * 1.32, height * 0.035),
        cap,
      )
    );
  });
  return barrel.defs + each;
}

/** A triangular gable over a cornice. */
export function pediment(
  context: SceneContext,
  air: Air,
  x: number,
  y: number,
  width: number,
  height: number,
  stone: string,
): string {
  return (
    shape(
      polygon([
        [x - width * 0.03, y],
        [x + width / 2, y - height],
        [x + width * 1.03, y],
      ]),
      tint(air, stone, 0.9),
    ) +
    shape(
      polygon([
        [x + width * 0.07, y - height * 0.1],
        [x + width / 2, y - height * 0.84],
        [x + width * 0.93, y - height * 0.1],
      ]),
      tint(air, stone, 0.38),
    ) +
    shape(
      draw(9, (i) => {
        const t = (i + 1) / 10;
        const room = 1 - Math.abs(t - 0.5) * 2;
        return room < 0.25
          ? ""
          : figure({
              x: x + width * t,
              y: y - height * 0.12,
              height: height * 0.62 * room,
              stance: context.pick(["stand", "coat", "walk"]),
            });
      }),
      tint(air, stone, 0.7),
    ) +
    rect(x - width * 0.03, y, width * 1.06, height * 0.1, tint(air, stone, 1)) +
    rect(x - width * 0.01, y + height * 0.1, width * 1.02, height * 0.2, tint(air, stone, 0.62)) +
    shape(
      draw(width / 7, (i) => box(x + i * 7, y + height * 0.1, 3.4, height * 0.05)),
      tint(air, stone, 0.15),
      'opacity=".6"',
    )
  );
}

/** Steps seen from the front, wider and taller towards the viewer. */
export function steps(
  context: SceneContext,
  air: Air,
  cx: number,
  top: number,
  bottom: number,
  topWidth: number,
  bottomWidth: number,
  count: number,
  stone: string,
): string {
  return draw(count, (index) => {
    const from = (index / count) ** 1.25;
    const to = ((index + 1) / count) ** 1.25;
    const w = lerp(topWidth, bottomWidth, to);
    const y = lerp(top, bottom, from);
    const h = lerp(top, bottom, to) - y;
    return (
      rect(cx - w / 2, y, w, h * 0.46, tint(air, stone, 0.98)) +
      rect(cx - w / 2, y + h * 0.46, w, h * 0.56, tint(air, stone, 0.34 + 0.08 * context.random()))
    );
  });
}

export type FlagDesign = "stripes" | "tricolour" | "cross" | "bands" | "state";

/** A flag in the wind, its hoist at (x, y). */
export function flag(
  context: SceneContext,
  air: Air,
  x: number,
  y: number,
  width: number,
  height: number,
  design: FlagDesign,
  colours: readonly [string, string, string],
): string {
  const phase = context.between(0, 6);
  const swing = height * context.between(0.09, 0.16);
  const sag = height * context.between(0.02, 0.22);
  const waves = context.between(1.1, 1.8);
  const edge = (v: number, from = 0, to = 1): Point[] =>
    times(9, (i) => {
      const u = lerp(from, to, i / 8);
      return [
        x + u * width - Math.abs(Math.sin(u * waves * Math.PI)) * width * 0.02,
        y +
          v * height +
          Math.sin(u * waves * Math.PI * 2 + phase + v * 0.5) * swing * (0.25 + u * 0.75) -
          Math.sin(phase) * swing * 0.25 +
          sag * u,
      ];
    });
  const band = (top: number, bottom: number, colour: string, from = 0, to = 1) =>
    shape(
      `${smooth(edge(top, from, to))}L${smooth(edge(bottom, from, to).toReversed()).slice(1)}Z`,
      tint(air, colour, 0.85),
    );
  const [first, second, third] = colours;
  const pattern: Record<FlagDesign, () => string> = {
    stripes: () =>
      band(0, 1, second) +
      draw(7, (i) => band((i * 2) / 13, (i * 2 + 1) / 13, first)) +
      band(0, 7 / 13, third, 0, 0.42) +
      shape(
        draw(30, (i) => {
          const [px, py] = edge(0.05 + Math.floor(i / 6) * 0.1, 0, 0.42).at(1 + (i % 6)) ?? [x, y];
          return disc(px, py, Math.max(0.8, height * 0.016));
        }),
        tint(air, second, 1),
      ),
    tricolour: () => band(0, 1, first, 0, 0.34) + band(0, 1, second, 0.333, 0.67) + band(0, 1, third, 0.666, 1),
    bands: () => band(0, 0.34, first) + band(0.333, 0.67, second) + band(0.666, 1, third),
    cross: () =>
      band(0, 1, first) +
      band(0.4, 0.6, second) +
      band(0, 1, second, 0.3, 0.42) +
      band(0.45, 0.55, third) +
      band(0, 1, third, 0.33, 0.39),
    state: () => {
      const [px, py] = edge(0.5).at(4) ?? [x, y];
      return (
        band(0, 1, first) +
        shape(disc(px, py, height * 0.24), tint(air, second, 0.9)) +
        shape(disc(px, py, height * 0.17), tint(air, third, 0.8)) +
        shape(
          draw(12, (i) =>
            disc(
              px + Math.cos((i * Math.PI) / 6) * height * 0.31,
              py + Math.sin((i * Math.PI) / 6) * height * 0.31,
              height * 0.022,
            ),
          ),
          tint(air, second, 1),
        )
      );
    },
  };
  const outline = `${smooth(edge(0))}L${smooth(edge(1).toReversed()).slice(1)}Z`;
  const folds = linear(
    context,
    times(9, (i): Stop => {
      const slope = Math.cos((i / 8) * waves * Math.PI * 2 + phase);
      return slope > 0 ? [i / 8, air.ink, 0.42 * slope] : [i / 8, "#ffffff", -0.26 * slope];
    }),
    "right",
  );
  return pattern[design]() + shape(outline, folds);
}

// Depth

/** A pinhole camera over level ground: x to the right, y up, z away. */
export interface Camera {
  readonly horizon: number;
  readonly vanish: number;
  readonly focal: number;
  readonly eye: number;
}

export const project = ({ horizon, vanish, focal, eye }: Camera, x: number, y: number, z: number): Point => [
  vanish + (focal * x) / z,
  horizon + (focal * (eye - y)) / z,
];

/** A flat four-cornered face in space. */
export const face = (camera: Camera, corners: readonly (readonly [number, number, number])[]): string =>
  polygon(corners.map(([x, y, z]) => project(camera, x, y, z)));

/** A car seen from behind or from ahead, its wheels on (x, y). */
export function carEnd(
  context: SceneContext,
  air: Air,
  x: number,
  y: number,
  width: number,
  material: string,
  lights: "head" | "tail" | "off",
): string {
  const h = width * 0.78;
  const colour = linear(context, [
    [0, tint(air, material, 0.8)],
    [1, tint(air, material, 0.12)],
  ]);
  const lamp = lights === "tail" ? "#ff3b2a" : "#fff4d6";
  const bulbs =
    lights === "off"
      ? ""
      : draw(
          2,
          (i) =>
            glow(
              context,
              x + (i - 0.5) * width * 0.76,
              y - h * 0.42,
              width * (lights === "head" ? 0.5 : 0.32),
              lamp,
              0.85,
            ) +
            ellipse(
              x + (i - 0.5) * width * 0.76,
              y - h * 0.42,
              width * 0.085,
              width * 0.045,
              mix(lamp, "#ffffff", lights === "head" ? 0.8 : 0.2),
            ),
        );
  return (
    ellipse(x, y, width * 0.6, width * 0.08, air.ink, 'opacity=".5"') +
    rect(x - width * 0.46, y - h * 0.2, width * 0.17, h * 0.22, air.ink, `rx="${n(width * 0.04)}"`) +
    rect(x + width * 0.29, y - h * 0.2, width * 0.17, h * 0.22, air.ink, `rx="${n(width * 0.04)}"`) +
    shape(
      `M${n(x - width * 0.5)} ${n(y - h * 0.12)}v${n(-h * 0.34)}q${n(width * 0.02)} ${n(-h * 0.1)} ${n(width * 0.1)} ${n(-h * 0.14)}l${n(width * 0.09)} ${n(-h * 0.32)}q${n(width * 0.31)} ${n(-h * 0.1)} ${n(width * 0.62)} 0l${n(width * 0.09)} ${n(h * 0.32)}q${n(width * 0.08)} ${n(h * 0.04)} ${n(width * 0.1)} ${n(h * 0.14)}v${n(h * 0.34)}z`,
      colour,
    ) +
    shape(
      `M${n(x - width * 0.34)} ${n(y - h * 0.61)}l${n(width * 0.06)} ${n(-h * 0.24)}q${n(width * 0.28)} ${n(-h * 0.06)} ${n(width * 0.56)} 0l${n(width * 0.06)} ${n(h * 0.24)}z`,
      mix(air.ink, air.sky[2], 0.3),
    ) +
    bulbs
  );
}

export interface StreetWall {
  readonly x: number;
  readonly near: number;
  readonly far: number;
  readonly height: number;
  readonly floors: number;
  readonly bays: number;
  readonly material: string;
  /** 0 in shadow, 1 in the sun. */
  readonly light: number;
  readonly lit: number;
  readonly depth: number;
  /** The height of the ground floor, which has its own front. */
  readonly ground: number;
}

/** The long wall of a house along a street, in perspective, with its windows. */
export function streetWall(context: SceneContext, air: Air, camera: Camera, wall: StreetWall): string {
  const { x, near, far: end, height, floors, bays, material, light, lit, depth, ground } = wall;
  const colour = far(air, tint(air, material, light), depth);
  const pane = (z0: number, z1: number, y0: number, y1: number) =>
    face(camera, [
      [x, y0, z0],
      [x, y1, z0],
      [x, y1, z1],
      [x, y0, z1],
    ]);
  let dark = "";
  let bright = "";
  let sills = "";
  const storey = (height - ground) / floors;
  const bay = (end - near) / bays;
  times(floors, (floor) =>
    times(bays, (index) => {
      const y0 = ground + storey * (floor + 0.24);
      const z0 = near + bay * (index + 0.25);
      const opening = pane(z0, z0 + bay * 0.5, y0, y0 + storey * 0.56);
      if (context.random() < lit) bright += opening;
      else dark += opening;
      sills += pane(z0 - bay * 0.06, z0 + bay * 0.56, y0 - storey * 0.06, y0);
    }),
  );
  return (
    shape(pane(near, end, 0, height), colour) +
    shape(sills, far(air, tint(air, mix(material, "#ffffff", 0.4), light), depth), 'opacity=".7"') +
    shape(dark, far(air, mix(air.ink, air.sky[1], 0.35), depth), 'opacity=".8"') +
    shape(bright, far(air, air.lamp, depth * 0.4)) +
    shape(
      pane(near, end, height - storey * 0.14, height),
      far(air, tint(air, mix(material, "#ffffff", 0.25), light), depth),
    )
  );
}

export interface DomeShape {
  readonly x: number;
  /** Where the drum stands. */
  readonly base: number;
  /** The width of the drum. */
  readonly width: number;
  readonly height: number;
  readonly stone: string;
  readonly shell: string;
}

const rounded = (context: SceneContext, air: Air, material: string, sunRight: boolean): Paint => {
  const stops: Stop[] = [
    [0, tint(air, material, 0.5)],
    [0.22, tint(air, material, 1)],
    [0.55, tint(air, material, 0.5)],
    [0.85, tint(air, material, 0.06)],
    [1, tint(air, material, 0.16)],
  ];
  return linear(
    context,
    sunRight
      ? stops.map(([offset, colour]): Stop => [Math.round((1 - offset) * 100) / 100, colour]).toReversed()
      : stops,
    "right",
  );
};

/** A dome on a colonnaded drum, with ribs, a lantern and a figure on top. */
export function dome(
  context: SceneContext,
  air: Air,
  { x, base, width: w, height: h, stone, shell }: DomeShape,
  sunX: number,
): string {
  const right = sunX > x;
  const wall = rounded(context, air, stone, right);
  const skin = rounded(context, air, shell, right);
  const y = (share: number) => base - h * share;
  const drum = (half: number, from: number, to: number) =>
    rect(x - w * half, y(to), w * half * 2, h * (to - from), wall.url);
  const shellPath = `M${n(x - w * 0.43)} ${n(y(0.46))}C${n(x - w * 0.43)} ${n(y(0.62))} ${n(x - w * 0.27)} ${n(y(0.75))} ${n(x - w * 0.1)} ${n(y(0.785))}H${n(x + w * 0.1)}C${n(x + w * 0.27)} ${n(y(0.75))} ${n(x + w * 0.43)} ${n(y(0.62))} ${n(x + w * 0.43)} ${n(y(0.46))}Z`;
  const ribs = draw(13, (i) => {
    const t = Math.sin(((i - 6) / 6.6) * (Math.PI / 2));
    return stroke(
      `M${n(x + t * w * 0.43)} ${n(y(0.46))}C${n(x + t * w * 0.43)} ${n(y(0.62))} ${n(x + t * w * 0.27)} ${n(y(0.75))} ${n(x + t * w * 0.1)} ${n(y(0.785))}`,
      tint(air, shell, right === t > 0 ? 1 : 0.3),
      Math.max(1, w * 0.012),
      'opacity=".55"',
    );
  });
  const ring = (half: number, at: number, count: number, size: number) =>
    shape(
      draw(count, (i) => {
        const t = Math.sin(((i - (count - 1) / 2) / (count / 2)) * (Math.PI / 2));
        return box(
          x + t * w * half - ((w * size) / 2) * Math.cos(t * 1.2),
          y(at),
          w * size * Math.cos(t * 1.2),
          h * 0.06,
        );
      }),
      mix(air.ink, air.lamp, air.lamps * 0.9),
      'opacity=".75"',
    );
  const colonnade = draw(17, (i) => {
    const t = Math.sin(((i - 8) / 8.5) * (Math.PI / 2));
    const cw = w * 0.034 * Math.cos(t * 1.1) + 1;
    const light = clamp(0.55 + (right ? t : -t) * 0.6);
    return rect(x + t * w * 0.49 - cw / 2, y(0.3), cw, h * 0.19, tint(air, stone, light));
  });
  return (
    wall.defs +
    skin.defs +
    drum(0.56, -0.02, 0.08) +
    drum(0.5, 0.06, 0.12) +
    rect(x - w * 0.47, y(0.31), w * 0.94, h * 0.2, tint(air, stone, 0.08)) +
    ring(0.44, 0.26, 12, 0.04) +
    colonnade +
    drum(0.525, 0.3, 0.325) +
    drum(0.5, 0.325, 0.345) +
    drum(0.45, 0.345, 0.43) +
    ring(0.42, 0.415, 13, 0.036) +
    drum(0.47, 0.43, 0.455) +
    drum(0.44, 0.45, 0.47) +
    shape(shellPath, skin.url) +
    ribs +
    shape(
      draw(7, (i) =>
        disc(
          x + Math.sin(((i - 3) / 3.6) * (Math.PI / 2)) * w * 0.34,
          y(0.62),
          w * 0.016 * Math.cos((i - 3) / 3),
          h * 0.014,
        ),
      ),
      air.ink,
      'opacity=".4"',
    ) +
    drum(0.115, 0.78, 0.8) +
    rect(x - w * 0.085, y(0.89), w * 0.17, h * 0.1, mix(tint(air, stone, 0.3), air.lamp, air.lamps)) +
    draw(5, (i) =>
      rect(
        x - w * 0.09 + i * w * 0.041,
        y(0.89),
        w * 0.017,
        h * 0.095,
        tint(air, stone, right ? 0.2 + i * 0.2 : 1 - i * 0.2),
      ),
    ) +
    drum(0.1, 0.885, 0.9) +
    shape(
      `M${n(x - w * 0.08)} ${n(y(0.9))}Q${n(x - w * 0.06)} ${n(y(0.945))} ${n(x)} ${n(y(0.955))}Q${n(x + w * 0.06)} ${n(y(0.945))} ${n(x + w * 0.08)} ${n(y(0.9))}Z`,
      skin.url,
    ) +
    shape(figure({ x, y: y(0.95), height: h * 0.075, stance: "coat" }), tint(air, "#6d7d70", 0.5))
  );
}

export interface WingShape {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
  readonly floors: number;
  readonly bays: number;
  readonly stone: string;
  readonly light: number;
}

/** A wing of a public building: base course, windows with surrounds, cornice and balustrade. */
export function wing(
  context: SceneContext,
  air: Air,
  { x, base, width, height, floors, bays, stone, light }: WingShape,
): string {
  const storey = (height * 0.84) / floors;
  const bay = width / bays;
  let dark = "";
  let bright = "";
  let frames = "";
  let sills = "";
  times(floors, (floor) =>
    times(bays, (index) => {
      const wx = x + bay * (index + 0.32);
      const wy = base - height * 0.04 - storey * (floor + 0.84);
      frames += box(wx - bay * 0.06, wy - storey * 0.06, bay * 0.48, storey * 0.7);
      sills += box(wx - bay * 0.1, wy - storey * 0.1, bay * 0.56, storey * 0.06);
      if (context.random() < air.lamps) bright += box(wx, wy, bay * 0.36, storey * 0.58);
      else dark += box(wx, wy, bay * 0.36, storey * 0.58);
    }),
  );
  const wall = linear(context, [
    [0, tint(air, stone, light)],
    [1, tint(air, stone, light * 0.7)],
  ]);
  return (
    rect(x, base - height, width, height, wall) +
    rect(x, base - height * 0.06, width, height * 0.06, tint(air, stone, light * 0.5)) +
    shape(frames, tint(air, stone, light * 0.55)) +
    shape(sills, tint(air, mix(stone, "#ffffff", 0.3), Math.min(1, light + 0.2))) +
    shape(dark, mix(air.ink, air.sky[1], 0.35)) +
    shape(bright, air.lamp) +
    rect(x - 3, base - height * 1.0, width + 6, height * 0.05, tint(air, stone, Math.min(1, light + 0.15))) +
    rect(x, base - height * 0.95, width, height * 0.025, tint(air, stone, 0.1), 'opacity=".6"') +
    shape(
      draw(width / 7, (i) => box(x + i * 7, base - height * 1.06, 3, height * 0.06)),
      tint(air, stone, light * 0.9),
    ) +
    rect(x, base - height * 1.075, width, height * 0.018, tint(air, stone, light))
  );
}

/** A lamp on a post. */
export function lampPost(context: SceneContext, air: Air, x: number, y: number, height: number): string {
  return (
    rect(x - height * 0.012, y - height * 0.9, height * 0.024, height * 0.9, air.ink) +
    rect(x - height * 0.035, y - height * 0.06, height * 0.07, height * 0.06, air.ink) +
    ellipse(x, y - height * 0.94, height * 0.05, height * 0.062, mix(air.lamp, "#ffffff", 0.45)) +
    glow(context, x, y - height * 0.94, height * 0.42, air.lamp, Math.min(0.9, 0.12 + air.lamps * 1.3))
  );
}
