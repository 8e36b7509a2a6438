// A name as a part of drawings. Its letters are outlines, so that pages, cards and icons show the same ones whatever fonts a machine has.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { escapeText } from "../model/html/escape.ts";

/** Where it stands: its baseline begins, or has its middle, at this point. */
interface Place {
  x: number;
  y: number;
  size: number;
  fill: string;
  anchor?: "start" | "middle";
}

export interface DrawnName {
  /** At a size of 1. */
  width: number;
  at(place: Place): string;
}

/** The size at which outlines are made, and where their baseline is then. */
const madeAt = { size: 300, baseline: 283.5 };

const files = join(import.meta.dirname, "..", "node_modules", "@fontsource", "source-serif-4", "files");

const fontOf = (alphabet: string) => ({
  name: alphabet,
  data: readFileSync(join(files, `source-serif-4-${alphabet}-700-normal.woff2`)),
  weight: 700 as const,
  style: "normal" as const,
});

/** What the two files have. */
export const latin = /^[\u0020-\u017f\u2010-\u2026]+$/;

export async function drawnName(name: string): Promise<DrawnName> {
  const path = latin.test(name) ? await outlinesOf(name).catch(() => undefined) : undefined;
  return path === undefined ? asText(name) : asOutlines(path);
}

/** Rejects where the tools that build are not installed. */
async function outlinesOf(name: string): Promise<string> {
  const { default: satori } = await import("satori");
  const { size } = madeAt;
  const style = { display: "flex", fontFamily: "latin, latin-ext", fontSize: size, lineHeight: 1.2, whiteSpace: "pre" };
  const element = { type: "div", key: null, props: { style, children: name } };
  const svg = await satori(element, { width: size * name.length * 2, fonts: ["latin", "latin-ext"].map(fontOf) });
  const drawn = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path = ""]) => path).join("");
  return drawn.replaceAll(/\d+\.\d+/g, (number) => Number(number).toFixed());
}

function asOutlines(path: string): DrawnName {
  // Coordinates come in pairs.
  const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  const width = Math.max(...numbers.filter((_, place) => place % 2 === 0)) / madeAt.size;
  return {
    width,
    at: ({ x, y, size, fill, anchor = "start" }) => {
      const scale = size / madeAt.size;
      const left = anchor === "middle" ? x - (width * size) / 2 : x;
      const move = [left, y - madeAt.baseline * scale].map((length) => length.toFixed(1)).join(" ");
      return `<path transform="translate(${move}) scale(${scale.toFixed(4)})" fill="${fill}" d="${path}"/>`;
    },
  };
}

/** Lines of type, for a name that cannot be drawn. */
export const plainMark: DrawnName = {
  width: 0.62,
  at: ({ x, y, size, fill, anchor = "start" }) => {
    const left = anchor === "middle" ? x - (plainMark.width * size) / 2 : x;
    const lines = [0.62, 0.62, 0.38].map((width, line) => {
      const top = y - size * (0.66 - 0.25 * line);
      return `M${left.toFixed(1)} ${top.toFixed(1)}h${(width * size).toFixed(1)}v${(0.13 * size).toFixed(1)}h${(-width * size).toFixed(1)}z`;
    });
    return `<path fill="${fill}" d="${lines.join("")}"/>`;
  },
};

/** Of the writing of China, Japan and Korea: each as wide as it is high. */
const square = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** In whatever font a machine has: there is room for the widest. */
function asText(name: string): DrawnName {
  const letters = 'font-family="Georgia, serif" font-weight="700"';
  return {
    width: Array.from(name).reduce((sum, letter) => sum + (square.test(letter) ? 1 : 0.8), 0.8),
    at: ({ x, y, size, fill, anchor = "start" }) =>
      `<text x="${x}" y="${y}" ${letters} font-size="${size.toFixed(1)}" fill="${fill}" text-anchor="${anchor}">${escapeText(name)}</text>`,
  };
}
