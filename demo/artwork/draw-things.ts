// The illustrator's toolbox: shapes, light, texture and perspective that the scenes share.
// Everything returns SVG text; gradients and clips are collected by an easel and written once.

import { HEIGHT, type SceneContext, WIDTH } from "./scene.ts";

export type Point = readonly [x: number, y: number];
export type Point3 = readonly [x: number, y: number, z: number];
type Stop = readonly [offset: number, color: string, opacity?: number];

/** A number as it is written into the picture. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const list = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const times = (count: number, draw: (index: number) => string): string => list(count, draw).join("");

// ---------------------------------------------------------------- colour

const channels = (color: string): [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

/** Between two #rrggbb colours. */
export function mix(from: string, to: string, amount: number): string {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  const part = (a: number, b: number) =>
    Math.max(0, Math.min(255, Math.round(a + (b - a) * amount)))
      .toString(16)
      .padStart(2, "0");
  return `#${part(r1, r2)}${part(g1, g2)}${part(b1, b2)}`;
}

export const darker = (color: string, amount: number): string => mix(color, "#05060d", amount);
export const lighter = (color: string, amount: number): string => mix(color, "#fffaf0", amount);

// ---------------------------------------------------------------- the easel

export interface Easel {
  /** Gradients in the picture's own coordinates. */
  linear(from: Point, to: Point, stops: readonly Stop[]): string;
  radial(center: Point, radius: number, stops: readonly Stop[]): string;
  /** Gradients over the bounding box of what they fill, evenly spread. */
  down(...colors: string[]): string;
  right(...colors: string[]): string;
  /** A soft spot over the bounding box of what it fills. */
  glow(color: string, opacity?: number): string;
  /** A ball lit from the upper left (or another part of its box). */
  ball(light: string, base: string, dark: string, at?: Point): string;
  clip(content: string): string;
  picture(...layers: string[]): string;
}

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");

const evenly = (colors: readonly string[]): Stop[] =>
  colors.map((color, index) => [Math.round((index / Math.max(1, colors.length - 1)) * 1000) / 1000, color]);

export function easel(context: SceneContext): Easel {
  const ids = new Map<string, string>();
  const definitions: string[] = [];
  const define = (tag: string, attributes: string, content: string): string => {
    const key = `${tag} ${attributes} ${content}`;
    let id = ids.get(key);
    if (id === undefined) {
      id = context.id(`d${ids.size}`);
      ids.set(key, id);
      definitions.push(`<${tag} id="${id}" ${attributes}>${content}</${tag}>`);
    }
    return `url(#${id})`;
  };
  return {
    linear: ([x1, y1], [x2, y2], stops) =>
      define(
        "linearGradient",
        `gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"`,
        stopTags(stops),
      ),
    radial: ([cx, cy], radius, stops) =>
      define(
        "radialGradient",
        `gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(radius)}"`,
        stopTags(stops),
      ),
    down: (...colors) => define("linearGradient", `x2="0" y2="1"`, stopTags(evenly(colors))),
    right: (...colors) => define("linearGradient", `x2="1" y2="0"`, stopTags(evenly(colors))),
    glow: (color, opacity = 1) =>
      define(
        "radialGradient",
        "",
        stopTags([
          [0, color, opacity],
          [0.25, color, Math.round(opacity * 620) / 1000],
          [0.55, color, Math.round(opacity * 220) / 1000],
          [1, color, 0],
        ]),
      ),
    ball: (light, base, dark, [cx, cy] = [0.35, 0.3]) =>
      define(
        "radialGradient",
        `cx="${cx}" cy="${cy}" r="0.8"`,
        stopTags([
          [0, light],
          [0.45, base],
          [1, dark],
        ]),
      ),
    clip: (content) => define("clipPath", "", content),
    picture: (...layers) => `<defs>${definitions.join("")}</defs>${layers.join("")}`,
  };
}

// ---------------------------------------------------------------- shapes

const tail = (more: string): string => (more ? ` ${more}` : "");

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ""): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, width))}" height="${n(Math.max(0, height))}" fill="${fill}"${tail(more)}/>`;

export const everything = (fill: string, more = ""): string => rect(0, 0, WIDTH, HEIGHT, fill, more);

export const circle = (x: number, y: number, radius: number, fill: string, more = ""): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(Math.max(0, radius))}" fill="${fill}"${tail(more)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(Math.max(0, rx))}" ry="${n(Math.max(0, ry))}" fill="${fill}"${tail(more)}/>`;

export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}"${tail(more)}/>`;

export const stroke = (d: string, color: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}"${tail(more)}/>`;

export const group = (attributes: string, ...content: string[]): string => `<g ${attributes}>${content.join("")}</g>`;

/** Translucent paint; far quicker to draw than the opacity of a whole element. */
export const fade = (amount: number): string => {
  const part = Math.round(Math.max(0, amount) * 100) / 100;
  return `fill-opacity="${part}" stroke-opacity="${part}"`;
};

/** A translucent group, drawn as one. */
export const veil = (amount: number): string => `opacity="${Math.round(Math.max(0, amount) * 100) / 100}"`;

/** The d of a polygon. */
export const outline = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;

export const polygon = (points: readonly Point[], fill: string, more = ""): string => path(outline(points), fill, more);

export const polyline = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`;

/** The d of a smooth curve through the points (Catmull-Rom). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point =>
    (closed ? points[(index + count) % count] : points[Math.max(0, Math.min(count - 1, index))]) ?? [0, 0];
  const [x0, y0] = at(0);
  const parts = [`M${n(x0)} ${n(y0)}`];
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [ax, ay] = at(index - 1);
    const [bx, by] = at(index);
    const [cx, cy] = at(index + 1);
    const [dx, dy] = at(index + 2);
    parts.push(
      `C${n(bx + (cx - ax) / 6)} ${n(by + (cy - ay) / 6)} ${n(cx - (dx - bx) / 6)} ${n(cy - (dy - by) / 6)} ${n(cx)} ${n(cy)}`,
    );
  }
  return parts.join("") + (closed ? "Z" : "");
}

/** The d of an uneven round shape. */
export function blob(context: SceneContext, [x, y]: Point, radius: number, wobble: number, corners = 9): string {
  const turn = context.between(0, Math.PI * 2);
  return smooth(
    list(corners, (index): Point => {
      const angle = turn + (index / corners) * Math.PI * 2;
      const reach = radius * (1 + context.between(-wobble, wobble));
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
    true,
  );
}

/** The d of a disc, wound like a limb, so that they join into one shape. */
const disc = ([x, y]: Point, radius: number): string => {
  const r = n(radius);
  const wide = n(radius * 2);
  return `M${n(x - radius)} ${n(y)}a${r} ${r} 0 1 0 ${wide} 0a${r} ${r} 0 1 0 -${wide} 0Z`;
};

type Joint = readonly [x: number, y: number, radius: number];

/** The d of a tapering limb through joints of given thickness. */
export function limb(...joints: readonly Joint[]): string {
  const parts: string[] = [];
  let last: Joint | undefined;
  for (const joint of joints) {
    const [x, y, radius] = joint;
    parts.push(disc([x, y], radius));
    if (last) {
      const [px, py, before] = last;
      const length = Math.hypot(x - px, y - py) || 1;
      const ox = -(y - py) / length;
      const oy = (x - px) / length;
      parts.push(
        outline([
          [px + ox * before, py + oy * before],
          [x + ox * radius, y + oy * radius],
          [x - ox * radius, y - oy * radius],
          [px - ox * before, py - oy * before],
        ]),
      );
    }
    last = joint;
  }
  return parts.join("");
}

/** A standing person of cut paper, as the d of one shape; stride 0 stands still. */
export function person([x, y]: Point, height: number, stride: number, facing: number): string {
  const unit = height / 100;
  const at = (dx: number, dy: number, radius: number): Joint => [x + dx * unit * facing, y - dy * unit, radius * unit];
  const spread = 3 + stride * 9;
  return [
    limb(at(1.5, 93, 5.2), at(1.6, 91, 4.6)),
    limb(at(0, 84, 3), at(0.2, 78, 6.5), at(-0.5, 62, 7), at(0, 50, 7.5)),
    limb(at(-6.5, 79, 3.6), at(-8 - stride * 3, 64, 3), at(-6 - stride * 3, 51, 2.4)),
    limb(at(6, 79, 3.6), at(8 + stride * 2, 64, 3), at(9.5 + stride * 5, 53, 2.4)),
    limb(at(2.5, 50, 5), at(spread * 0.8 + stride * 2, 27, 4), at(spread, 3, 2.6), at(spread + 4, 1.8, 1.8)),
    limb(
      at(-2.5, 50, 5),
      at(-spread * 0.5, 27, 4),
      at(-spread - stride * 3, 4, 2.6),
      at(-spread + 3 - stride * 3, 1.8, 1.8),
    ),
  ].join("");
}

/** Heads and shoulders seen from behind, as the d of one row. */
export function audience(
  context: SceneContext,
  y: number,
  size: number,
  spacing: number,
  from = -60,
  to = WIDTH + 60,
): string {
  const heads: string[] = [];
  for (let x = from; x < to; x += spacing * context.between(0.8, 1.2)) {
    const lift = context.between(-0.25, 0.25) * size;
    const head = size * context.between(0.42, 0.52);
    heads.push(
      limb([x, y - size * 0.5 + lift, head], [x + context.between(-2, 2), y - size * 0.35 + lift, head * 0.9]),
      limb(
        [x - size * 0.5, y + size * 0.75 + lift, size * 0.42],
        [x + size * 0.5, y + size * 0.75 + lift, size * 0.42],
      ),
      outline([
        [x - size * 0.92, y + size * 0.7 + lift],
        [x - size * 1.02, y + size * 3],
        [x + size * 1.02, y + size * 3],
        [x + size * 0.92, y + size * 0.7 + lift],
      ]),
    );
  }
  return heads.join("");
}

// ---------------------------------------------------------------- light and texture

export const glow = (art: Easel, x: number, y: number, radius: number, color: string, opacity = 1): string =>
  circle(x, y, radius, art.glow(color, opacity));

/** A soft cast shadow. */
export const shadow = (
  art: Easel,
  x: number,
  y: number,
  rx: number,
  ry: number,
  opacity = 0.6,
  color = "#02030a",
): string => ellipse(x, y, rx, ry, art.glow(color, opacity));

/** A shape with a bright edge on the side that (dx, dy) points away from. */
export function rimmed(art: Easel, d: string, base: string, rim: string, dx: number, dy: number): string {
  const clip = art.clip(`<path d="${d}"/>`);
  return path(d, rim) + group(`clip-path="${clip}"`, path(d, base, `transform="translate(${n(dx)} ${n(dy)})"`));
}

/** A cone of light that fades away from its lamp. */
export function beam(
  art: Easel,
  from: Point,
  to: Point,
  startWidth: number,
  endWidth: number,
  color: string,
  opacity: number,
): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const ox = -(y2 - y1) / length / 2;
  const oy = (x2 - x1) / length / 2;
  return polygon(
    [
      [x1 + ox * startWidth, y1 + oy * startWidth],
      [x2 + ox * endWidth, y2 + oy * endWidth],
      [x2 - ox * endWidth, y2 - oy * endWidth],
      [x1 - ox * startWidth, y1 - oy * startWidth],
    ],
    art.linear(from, to, [
      [0, color, opacity],
      [0.35, color, Math.round(opacity * 500) / 1000],
      [1, color, 0],
    ]),
  );
}

/** Lights out of focus. */
export function bokeh(
  context: SceneContext,
  art: Easel,
  colors: readonly [string, ...string[]],
  count: number,
  area: { x: number; y: number; width: number; height: number },
  size: Point,
): string {
  return times(count, () => {
    const x = area.x + context.random() * area.width;
    const y = area.y + context.random() * area.height;
    const radius = context.between(...size);
    const color = context.pick(colors);
    const strength = context.between(0.12, 0.5);
    return (
      glow(art, x, y, radius * 2.2, color, 0.25) +
      circle(x, y, radius, color, fade(strength)) +
      circle(x, y, radius * 0.96, "none", `stroke="${lighter(color, 0.5)}" stroke-width="1.5" ${fade(strength * 0.8)}`)
    );
  });
}

/** The d of many small specks. */
export function specks(
  context: SceneContext,
  count: number,
  area: { x: number; y: number; width: number; height: number },
  size: Point,
): string {
  return times(count, () => {
    const length = n(context.between(...size));
    return `M${n(area.x + context.random() * area.width)} ${n(area.y + context.random() * area.height)}h${length}v${length}h-${length}z`;
  });
}

export const FRAME = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

/** Darkened corners: the last layer of every picture. */
export function finish(art: Easel, color = "#05060f", strength = 0.5): string {
  const corners = art.radial([WIDTH * 0.5, HEIGHT * 0.47], 1050, [
    [0.45, color, 0],
    [1, color, strength],
  ]);
  return everything(corners);
}

// ---------------------------------------------------------------- perspective

export interface Camera {
  eye: Point3;
  /** Where a point in space (x right, y up, z away) lands in the picture. */
  see(point: Point3): Point;
  /** How long one unit is at that point. */
  scale(point: Point3): number;
}

export function camera(eye: Point3, target: Point3, zoom: number, center: Point = [WIDTH / 2, HEIGHT / 2]): Camera {
  const [ex, ey, ez] = eye;
  const [tx, ty, tz] = target;
  const yaw = Math.atan2(tx - ex, tz - ez);
  const pitch = Math.atan2(ty - ey, Math.hypot(tx - ex, tz - ez));
  const turned = ([x, y, z]: Point3): Point3 => {
    const dx = x - ex;
    const dy = y - ey;
    const dz = z - ez;
    const side = dx * Math.cos(yaw) - dz * Math.sin(yaw);
    const away = dx * Math.sin(yaw) + dz * Math.cos(yaw);
    return [
      side,
      dy * Math.cos(pitch) - away * Math.sin(pitch),
      Math.max(0.02, dy * Math.sin(pitch) + away * Math.cos(pitch)),
    ];
  };
  return {
    eye,
    see: (point) => {
      const [x, y, z] = turned(point);
      return [center[0] + (x / z) * zoom, center[1] - (y / z) * zoom];
    },
    scale: (point) => zoom / turned(point)[2],
  };
}

/** A flat face in space. */
export const face = (view: Camera, points: readonly Point3[], fill: string, more = ""): string =>
  polygon(
    points.map((point) => view.see(point)),
    fill,
    more,
  );

interface Box {
  x: number;
  y: number;
  z: number;
  width: number;
  height: number;
  depth: number;
}

interface BoxColors {
  top: string;
  front: string;
  side: string;
}

/** The visible faces of an upright box whose near lower left corner is (x, y, z). */
export function box(view: Camera, { x, y, z, width, height, depth }: Box, colors: BoxColors): string {
  const [ex, ey, ez] = view.eye;
  const right = x + width;
  const top = y + height;
  const back = z + depth;
  const faces: string[] = [];
  if (ey > top) {
    faces.push(
      face(
        view,
        [
          [x, top, z],
          [right, top, z],
          [right, top, back],
          [x, top, back],
        ],
        colors.top,
      ),
    );
  }
  if (ey < y) {
    faces.push(
      face(
        view,
        [
          [x, y, z],
          [right, y, z],
          [right, y, back],
          [x, y, back],
        ],
        darker(colors.side, 0.3),
      ),
    );
  }
  if (ex > right) {
    faces.push(
      face(
        view,
        [
          [right, y, z],
          [right, y, back],
          [right, top, back],
          [right, top, z],
        ],
        colors.side,
      ),
    );
  }
  if (ex < x) {
    faces.push(
      face(
        view,
        [
          [x, y, z],
          [x, y, back],
          [x, top, back],
          [x, top, z],
        ],
        colors.side,
      ),
    );
  }
  if (ez < z) {
    faces.push(
      face(
        view,
        [
          [x, y, z],
          [right, y, z],
          [right, top, z],
          [x, top, z],
        ],
        colors.front,
      ),
    );
  }
  return faces.join("");
}

export const boxColors = (color: string): BoxColors => ({
  top: lighter(color, 0.22),
  front: color,
  side: darker(color, 0.35),
});
