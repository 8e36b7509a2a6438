// Which letters no font of this machine has. Whoever draws a picture of them here draws boxes: icons and cards are such pictures.

import sharp from "sharp";
import { escapeText } from "../model/html/escape.ts";

/** Each once, in order; marks go with their letters. */
export async function undrawnLetters(text: string): Promise<string[]> {
  const letters = [...new Set(Array.from(text))].filter((letter) => !/[\p{M}\p{Z}\p{C}]/u.test(letter));
  const undrawn: string[] = [];
  for (const letter of letters) if (!(await isDrawn(letter))) undrawn.push(letter);
  return undrawn;
}

/** Characters that no font has, as wide as those of four digits and those of more. */
const nobodys = { short: "\uFDD0", long: "\u{10FFFD}" };

async function isDrawn(letter: string): Promise<boolean> {
  const ink = await inkOf(letter);
  if (ink === undefined) return false;
  const box = await inkOf(letter.length === 1 ? nobodys.short : nobodys.long);
  const isSameSize = box !== undefined && ink.width === box.width && ink.height === box.height;
  return !(isSameSize && ink.isFramed);
}

interface Ink {
  width: number;
  height: number;
  /** Whether a line runs along all four sides. */
  isFramed: boolean;
}

const canvas = { width: 300, height: 200 };

async function inkOf(letter: string): Promise<Ink | undefined> {
  const { width, height } = canvas;
  const text = `<text x="60" y="130" font-family="Georgia, serif" font-weight="700" font-size="100">${escapeText(letter)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${text}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).flatten({ background: "#fff" }).greyscale().raw().toBuffer();
  const isInk = (x: number, y: number) => (pixels[y * width + x] ?? 255) < 128;
  const columns = numbersTo(width).filter((x) => numbersTo(height).some((y) => isInk(x, y)));
  const rows = numbersTo(height).filter((y) => columns.some((x) => isInk(x, y)));
  const [left, right, top, bottom] = [columns[0], columns.at(-1), rows[0], rows.at(-1)];
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) return undefined;
  // The outermost pixels may be half covered.
  const isFramed =
    [top + 1, bottom - 1].every((y) => columns.every((x) => isInk(x, y))) &&
    [left + 1, right - 1].every((x) => rows.every((y) => isInk(x, y)));
  return { width: right - left, height: bottom - top, isFramed };
}

const numbersTo = (end: number) => Array.from({ length: end }, (_, place) => place);
