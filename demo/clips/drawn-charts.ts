// What the charts and maps of the clips are drawn of.

import { blob, smooth } from "../artwork/draw-things.ts";
import { sceneContext } from "../artwork/scene.ts";
import { frame, type Artwork } from "./film.ts";

type Point = readonly [number, number];

const drawing = (width: number, height: number, inside: string): Artwork => ({
  html: `<div class="chart"><svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg></div>`,
  width,
  height,
});

const through = (given: readonly Point[]): string =>
  `M${given.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

export const dotArt: Artwork = drawing(
  24,
  24,
  `<circle cx="12" cy="12" r="11" fill="#ff5249" fill-opacity=".35"/><circle cx="12" cy="12" r="6" fill="#ff5249" stroke="#fff" stroke-width="2"/>`,
);

/** A line over a shaded field, from the lowest to the highest value. */
export function chartArt(values: readonly number[], width: number, height: number): { line: Artwork; end: Point } {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const places = values.map((value, index): Point => [
    8 + (index / (values.length - 1)) * (width - 60),
    height - 16 - ((value - low) / span) * (height - 70),
  ]);
  const end = places.at(-1) ?? [0, 0];
  const field = `${through(places)}L${end[0].toFixed(1)} ${height}L8 ${height}Z`;
  const grid = [0.25, 0.5, 0.75].map((part) => `M0 ${height * part}H${width}`).join("");
  return {
    line: drawing(
      width,
      height,
      `<path d="${grid}" stroke="#fff" stroke-opacity=".14"/><path d="${field}" fill="#ff5249" fill-opacity=".16"/>` +
        `<path d="${through(places)}" fill="none" stroke="#ff5249" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>`,
    ),
    end,
  };
}

/** Land and water that are nowhere in particular, with the grid of a chart. */
export function landArt(seed: string): Artwork {
  const context = sceneContext(`land/${seed}`);
  const width = frame.width + 40;
  const lean = context.between(10, 30);
  const coast = Array.from({ length: 13 }, (_, index): Point => [
    140 + index * lean + context.between(-38, 38),
    (index / 12) * (frame.height + 60) - 30,
  ]);
  const inland = `${smooth(coast)}L-20 ${frame.height + 30}L-20 -30Z`;
  const isles = Array.from({ length: context.whole(2, 4) }, () =>
    blob(context, [context.between(470, 640), context.between(60, 310)], context.between(10, 34), 0.35),
  ).join("");
  const rivers = coast
    .filter((_, index) => index % 4 === 2)
    .map(([x, y]) =>
      smooth([
        [x, y],
        [x - context.between(40, 70), y - context.between(-20, 30)],
        [x - context.between(80, 130), y - context.between(10, 60)],
        [-10, y - context.between(30, 90)],
      ]),
    )
    .join("");
  const grid = Array.from({ length: 10 }, (_, index) => `M${index * 76} 0V360M0 ${index * 62}H${width}`).join("");
  const shore = smooth(coast);
  return drawing(
    width,
    frame.height,
    `<path d="${grid}" stroke="#fff" stroke-opacity=".07"/>` +
      `<path d="${shore}" fill="none" stroke="#fff" stroke-opacity=".05" stroke-width="44"/>` +
      `<path d="${shore}" fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="20"/>` +
      `<path d="${inland}${isles}" fill="#fff" fill-opacity=".15" stroke="#fff" stroke-opacity=".6" stroke-width="1.5"/>` +
      `<path d="${rivers}" fill="none" stroke="#8fc3e8" stroke-opacity=".4" stroke-width="2"/>`,
  );
}

export function routeArt(seed: string): { route: Artwork; end: Point } {
  const context = sceneContext(`route/${seed}`);
  const end: Point = [context.between(250, 380), context.between(130, 240)];
  const start: Point = [context.between(30, 90), context.between(200, 300)];
  const bend: Point = [(start[0] + end[0]) / 2, Math.min(start[1], end[1]) - context.between(10, 60)];
  return {
    route: drawing(
      frame.width,
      frame.height,
      `<path d="M${start.join(" ")}Q${bend.join(" ")} ${end.join(" ")}" fill="none" stroke="#ffce5c" stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round"/>` +
        `<circle cx="${start[0]}" cy="${start[1]}" r="5" fill="#ffce5c"/>`,
    ),
    end,
  };
}
