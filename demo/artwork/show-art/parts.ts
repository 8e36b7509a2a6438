// What all show art shares: the palettes, the light and a few ways to write shapes.

import { HEIGHT, WIDTH, type SceneContext } from "../scene.ts";

export interface Palette {
  readonly night: string;
  readonly deep: string;
  readonly mid: string;
  readonly glow: string;
  readonly spark: string;
}

export type Look = (context: SceneContext, palette: Palette) => string;

export const PALETTES = {
  brand: { night: "#081430", deep: "#0f2350", mid: "#274b8f", glow: "#c8202f", spark: "#ffd9d2" },
  dawn: { night: "#141233", deep: "#3a2456", mid: "#9a4560", glow: "#f08a4b", spark: "#ffe3b3" },
  teal: { night: "#04191f", deep: "#0a3640", mid: "#1d6f78", glow: "#4fd0c2", spark: "#e2fff6" },
  crimson: { night: "#23060c", deep: "#4d0d18", mid: "#8f1c29", glow: "#e2504a", spark: "#ffe1cf" },
  ice: { night: "#132338", deep: "#27466a", mid: "#5b8ab5", glow: "#b6dcf2", spark: "#ffffff" },
  violet: { night: "#130a2e", deep: "#2c1a63", mid: "#5f3bab", glow: "#d264c8", spark: "#ffdcf5" },
  amber: { night: "#14110d", deep: "#33271a", mid: "#7a5425", glow: "#f0a93c", spark: "#fff0cc" },
  forest: { night: "#071a14", deep: "#123c2d", mid: "#2f7554", glow: "#9fd06a", spark: "#f3ffd8" },
  steel: { night: "#0d1117", deep: "#222b36", mid: "#4b5a6b", glow: "#d2323c", spark: "#f3f5f7" },
} satisfies Record<string, Palette>;

export function n(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

export function each(count: number, draw: (index: number) => string): string {
  return range(count).map(draw).join("");
}

export function rect(x: number, y: number, width: number, height: number, fill: string, opacity = 1): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${alpha(opacity)}/>`;
}

export function polygon(corners: readonly (readonly [number, number])[], fill: string, opacity = 1): string {
  return `<path d="M${corners.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z" fill="${fill}"${alpha(opacity)}/>`;
}

export function disc(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${alpha(opacity)}/>`;
}

export function stroke(path: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-opacity="${Math.round(opacity * 100) / 100}"/>`;
}

export function ring(x: number, y: number, rx: number, ry: number, colour: string, width: number, opacity = 1): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-opacity="${Math.round(opacity * 100) / 100}"/>`;
}

function alpha(opacity: number): string {
  return opacity === 1 ? "" : ` fill-opacity="${Math.round(opacity * 100) / 100}"`;
}

export function linear(
  id: string,
  from: string,
  to: string,
  angle: number,
  opacities: readonly [number, number] = [1, 1],
): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0" gradientTransform="rotate(${n(angle)} 0.5 0.5)"><stop offset="0" stop-color="${from}" stop-opacity="${opacities[0]}"/><stop offset="1" stop-color="${to}" stop-opacity="${opacities[1]}"/></linearGradient>`;
}

export function radial(id: string, colour: string, strength: number): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="0.45" stop-color="${colour}" stop-opacity="${Math.round(strength * 35) / 100}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
}

/** A soft pool of light; `id` names one of the radial gradients. */
export function pool(id: string, x: number, y: number, rx: number, ry = rx): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="url(#${id})"/>`;
}

/** The ground and the light every picture starts from. */
export function stage(palette: Palette, angle: number): string {
  return (
    `<defs>${linear("ground", palette.deep, palette.night, angle)}${radial("glow", palette.glow, 0.9)}${radial("mid", palette.mid, 0.9)}${radial("spark", palette.spark, 0.95)}` +
    `<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0.45" stop-color="${palette.night}" stop-opacity="0"/><stop offset="1" stop-color="${palette.night}" stop-opacity="0.75"/></linearGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>`
  );
}

/** A thin flare of light across the picture. */
export function flare(x: number, y: number, length: number): string {
  return pool("spark", x, y, length, 3) + pool("spark", x, y, length * 0.3, 10) + pool("spark", x, y, 34);
}

/** A darker foot, so that a title set over the picture stays legible. */
export function foot(): string {
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#foot)"/>`;
}
