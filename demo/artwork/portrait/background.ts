// The wash behind the sitter: a brand tone, a halo of light and the meridian lines of the mark.

import { mix, num } from "./geometry.ts";
import type { Sitter } from "./sitter.ts";

interface Wash {
  readonly dark: string;
  readonly light: string;
  readonly line: string;
}

const WASHES: readonly [Wash, ...Wash[]] = [
  { dark: "#14284b", light: "#5f7fab", line: "#dce7f5" },
  { dark: "#23375a", light: "#7f9abd", line: "#e6eefa" },
  { dark: "#c3beb2", light: "#f1eee7", line: "#ffffff" },
  { dark: "#4a5a70", light: "#aebccb", line: "#f2f6fa" },
  { dark: "#33465f", light: "#93a7bd", line: "#f2f6fa" },
  { dark: "#b9b2a4", light: "#efebe2", line: "#ffffff" },
  { dark: "#4d141f", light: "#9c4a50", line: "#f9dfd8" },
  { dark: "#234a5c", light: "#80a7b3", line: "#e6f3f4" },
  { dark: "#8d9bab", light: "#dfe5ea", line: "#ffffff" },
];

export function background(sitter: Sitter): string {
  const seed = sitter.seeded("background");
  const wash = seed.pick(WASHES);
  const tip = seed.between(-24, 24);
  const globe = { x: 400 + seed.between(-150, 150), y: seed.between(300, 440), r: seed.between(330, 400) };
  const meridians = [0.25, 0.55, 0.8, 1].map(
    (share) => `<ellipse cx="0" cy="0" rx="${num(globe.r * share)}" ry="${num(globe.r)}"/>`,
  );
  return (
    `<defs><linearGradient id="wash" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mix(wash.light, wash.dark, 0.25)}"/><stop offset="1" stop-color="${wash.dark}"/></linearGradient>` +
    `<radialGradient id="halo" cx="0.6" cy="0.4" r="0.55"><stop offset="0" stop-color="${wash.light}" stop-opacity="0.95"/><stop offset="1" stop-color="${wash.light}" stop-opacity="0"/></radialGradient></defs>` +
    '<rect width="800" height="800" fill="url(#wash)"/><rect width="800" height="800" fill="url(#halo)"/>' +
    `<g transform="translate(${num(globe.x)} ${num(globe.y)}) rotate(${num(tip)})" fill="none" stroke="${wash.line}" stroke-width="2" stroke-opacity="0.2">${meridians.join("")}<path d="M${num(-globe.r)} 0H${num(globe.r)}"/></g>`
  );
}
