// The mark with the name as a picture for cards, in one colour.

import { letters, slices } from "../../site/shell/wordmark-outlines.ts";

export function logoImage(colour: string): string {
  const name = letters.map(([x, outline]) => `<path transform="translate(${x} 16)" d="${outline}"/>`).join("");
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 809 132" width="809" height="132">`,
    `<g fill="${colour}" fill-rule="evenodd">`,
    `<path transform="scale(2.0625) rotate(20 32 32)" d="M32 0a32 32 0 0 1 0 64a32 32 0 0 1 0-64Z${slices}"/>`,
    `${name}</g></svg>`,
  ].join("");
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
