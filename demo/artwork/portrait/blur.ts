// Soft light and shade. What a blur costs grows with the area it is computed for, so each has no more than it can reach.

import { fill } from "./geometry.ts";

const deviations = { softer: 3, soft: 11, wide: 22 } as const;

/** A filled shape with a blurred edge. */
export function blurred(path: string, colour: string, opacity: number, softness: keyof typeof deviations): string {
  const deviation = deviations[softness];
  const { left, top, right, bottom } = edgesOf(path);
  const reach = 3 * deviation;
  const area = { x: left - reach, y: top - reach, width: right - left + 2 * reach, height: bottom - top + 2 * reach };
  const id = [softness, ...Object.values(area)].join("_");
  const place = Object.entries(area).map(([name, value]) => `${name}="${value}"`);
  return (
    `<filter id="${id}" filterUnits="userSpaceOnUse" ${place.join(" ")} color-interpolation-filters="sRGB">` +
    `<feGaussianBlur stdDeviation="${deviation}"/></filter>` +
    fill(path, colour, opacity, `filter="url(#${id})"`)
  );
}

/** Whole numbers around a path that is written in absolute pairs; a curve lies within its handles. */
function edgesOf(path: string) {
  const numbers = Array.from(path.matchAll(/-?\d+(?:\.\d+)?/g), Number);
  const across = numbers.filter((_, index) => index % 2 === 0);
  const down = numbers.filter((_, index) => index % 2 === 1);
  return {
    left: Math.floor(Math.min(...across)),
    top: Math.floor(Math.min(...down)),
    right: Math.ceil(Math.max(...across)),
    bottom: Math.ceil(Math.max(...down)),
  };
}
