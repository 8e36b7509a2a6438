// Points, smooth curves and colours: the little geometry that every part of a portrait is drawn with.

export interface Point {
  readonly x: number;
  readonly y: number;
}

type Pair = readonly [x: number, y: number];

export function points(...pairs: readonly Pair[]): Point[] {
  return pairs.map(([x, y]) => ({ x, y }));
}

/** A number as it is written in a path: one decimal, no trailing zero. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

export function between(from: Point, to: Point, share: number): Point {
  return { x: lerp(from.x, to.x, share), y: lerp(from.y, to.y, share) };
}

const ORIGIN: Point = { x: 0, y: 0 };

function pointAt(list: readonly Point[], index: number): Point {
  const last = list.length - 1;
  return list[Math.min(last, Math.max(0, index))] ?? ORIGIN;
}

function wrappedAt(list: readonly Point[], index: number): Point {
  return list[(index + list.length) % list.length] ?? ORIGIN;
}

function written(point: Point): string {
  return `${num(point.x)} ${num(point.y)}`;
}

function segment(before: Point, from: Point, to: Point, after: Point): string {
  const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
  const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
  return `C${written(first)} ${written(second)} ${written(to)}`;
}

function segments(list: readonly Point[]): string {
  return list
    .slice(1)
    .map((to, index) => segment(pointAt(list, index - 1), pointAt(list, index), to, pointAt(list, index + 2)))
    .join("");
}

/** An open smooth curve through all points. */
export function openCurve(list: readonly Point[]): string {
  return `M${written(pointAt(list, 0))}${segments(list)}`;
}

/** A closed smooth shape through all points, without corners. */
export function blob(list: readonly Point[]): string {
  const parts = list.map((from, index) =>
    segment(wrappedAt(list, index - 1), from, wrappedAt(list, index + 1), wrappedAt(list, index + 2)),
  );
  return `M${written(pointAt(list, 0))}${parts.join("")}Z`;
}

/** A closed shape of several smooth curves that meet in corners. */
export function shape(...curves: readonly (readonly Point[])[]): string {
  const pieces = curves.map((curve, index) => {
    const start = `${index === 0 ? "M" : "L"}${written(pointAt(curve, 0))}`;
    return start + segments(curve);
  });
  return `${pieces.join("")}Z`;
}

function curvePoint(list: readonly Point[], share: number): Point {
  const position = share * (list.length - 1);
  const index = Math.min(list.length - 2, Math.floor(position));
  const t = position - index;
  const [a, b, c, d] = [index - 1, index, index + 1, index + 2].map((at) => pointAt(list, at));
  const axis = (pick: (point: Point) => number) => {
    const [p0, p1, p2, p3] = [pick(a ?? ORIGIN), pick(b ?? ORIGIN), pick(c ?? ORIGIN), pick(d ?? ORIGIN)];
    return (
      0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t * t * t)
    );
  };
  return { x: axis((point) => point.x), y: axis((point) => point.y) };
}

/** The same curve with `count` evenly spread points. */
export function resample(list: readonly Point[], count: number): Point[] {
  return Array.from({ length: count }, (_, index) => curvePoint(list, index / (count - 1)));
}

/** A brush stroke along a curve; `width` gives its thickness for a share of the way. */
export function brush(list: readonly Point[], width: (share: number) => number, count = 9): string {
  const spine = resample(list, count);
  const side = (sign: number) =>
    spine.map((point, index) => {
      const ahead = pointAt(spine, index + 1);
      const behind = pointAt(spine, index - 1);
      const length = Math.hypot(ahead.x - behind.x, ahead.y - behind.y) || 1;
      const half = (sign * width(index / (count - 1))) / 2;
      return {
        x: point.x - ((ahead.y - behind.y) / length) * half,
        y: point.y + ((ahead.x - behind.x) / length) * half,
      };
    });
  return shape(side(1), side(-1).toReversed());
}

/** The thickness of a brush that swells in the middle and thins out at both ends. */
export function swell(thickest: number, ends = 0): (share: number) => number {
  return (share) => ends + (thickest - ends) * Math.sin(Math.PI * share);
}

/** The thickness of a brush that starts at `from` and ends at `to`. */
export function taper(from: number, to: number): (share: number) => number {
  return (share) => lerp(from, to, share);
}

export function fill(path: string, colour: string, opacity = 1, extra = ""): string {
  const alpha = opacity === 1 ? "" : ` fill-opacity="${Math.round(opacity * 100) / 100}"`;
  return `<path d="${path}" fill="${colour}"${alpha}${extra && ` ${extra}`}/>`;
}

export function line(path: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round" stroke-opacity="${Math.round(opacity * 100) / 100}"/>`;
}

export function group(attributes: string, ...content: readonly string[]): string {
  return `<g ${attributes}>${content.join("")}</g>`;
}

export function clip(id: string, path: string): string {
  return `<clipPath id="${id}"><path d="${path}"/></clipPath>`;
}

/** A colour between two `#rrggbb` colours. */
export function mix(from: string, to: string, share: number): string {
  const channel = (offset: number) => {
    const a = Number.parseInt(from.slice(offset, offset + 2), 16);
    const b = Number.parseInt(to.slice(offset, offset + 2), 16);
    return Math.round(lerp(a, b, share))
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
